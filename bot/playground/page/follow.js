/* Scrolling as a reader expects: at the bottom it follows what is new, further up it stays. */

import { el, iconButton } from "./dom.js";

const NEAR = 48;

export function follow(scroller, rows, onscroll) {
  const unread = el("span", { class: "count", hidden: true });
  const button = iconButton("down", "Go to the newest message", toBottom, { class: "down", hidden: true });
  button.append(unread);
  let isAtBottom = true;
  let lastTop = 0;
  let missed = 0;

  function keep() {
    if (isAtBottom) scroller.scrollTop = scroller.scrollHeight;
  }

  function toBottom() {
    isAtBottom = true;
    keep();
    show();
  }

  function show() {
    if (isAtBottom) missed = 0;
    button.hidden = isAtBottom;
    unread.hidden = !missed;
    unread.textContent = String(missed);
  }

  function noteNews() {
    if (!isAtBottom) missed += 1;
    show();
  }

  /* Only a reader scrolls up: a picture that arrives moves the bottom, and is followed. */
  scroller.addEventListener("scroll", () => {
    const isNear = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR;
    if (isNear) isAtBottom = true;
    else if (scroller.scrollTop < lastTop) isAtBottom = false;
    lastTop = scroller.scrollTop;
    show();
    onscroll();
  });

  const resized = new ResizeObserver(keep);
  resized.observe(rows);
  resized.observe(scroller);

  return { button, keep, toBottom, noteNews, close: () => resized.disconnect() };
}
