/* Reading by keyboard: arrows go from message to message, and only the one that one is at has its
   buttons in the tab order. */

export function roving(rows, scroller, onenter) {
  let current = null;

  function openControls() {
    for (const control of current?.querySelectorAll("[data-control]") ?? []) control.tabIndex = 0;
  }

  function makeCurrent(message) {
    if (current !== message) {
      for (const control of current?.querySelectorAll("[data-control]") ?? []) control.tabIndex = -1;
      current = message;
    }
    openControls();
  }

  function focusOn(message) {
    makeCurrent(message);
    message.focus();
  }

  rows.addEventListener("focusin", (event) => {
    const message = event.target.closest(".message");
    if (message) makeCurrent(message);
  });

  scroller.addEventListener("keydown", (event) => {
    const all = [...rows.children];
    const here = all.indexOf(event.target.closest(".message"));
    const last = all.length - 1;
    const moves = {
      ArrowUp: here < 0 ? last : here - 1, ArrowDown: here < 0 ? last : here + 1, Home: 0, End: last,
    };
    const next = all[moves[event.key]];
    if (next) {
      event.preventDefault();
      focusOn(next);
      next.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && event.target === all[here]) {
      event.preventDefault();
      onenter(all[here]);
    }
  });

  return { focusOn };
}
