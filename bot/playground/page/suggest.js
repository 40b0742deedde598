/* The list over the composer: commands, people to mention, results of an inline query. */

import { el } from "./dom.js";

let lists = 0;

export function suggestions(input) {
  lists += 1;
  const id = `suggestions-${lists}`;
  const list = el("div", { class: "suggest-list", role: "listbox", id, "aria-label": "Suggestions" });
  const element = el("div", { class: "suggest", hidden: true }, list);
  let items = [];
  let selected = -1;

  input.setAttribute("aria-controls", id);
  input.setAttribute("aria-autocomplete", "list");

  /* `wanted` are {node, pick, complete?}; `head` goes above them and is no option. */
  function show(wanted, { layout = "as-rows", head = null } = {}) {
    items = wanted;
    list.className = `suggest-list ${layout}`;
    const options = items.map(({ node, pick }, at) => el("div", {
      class: "option", role: "option", id: `${id}-${at}`, "aria-selected": "false",
      onmousedown: (event) => event.preventDefault(), onclick: pick,
    }, node));
    list.replaceChildren(...options);
    element.replaceChildren(...[head, list].filter(Boolean));
    element.hidden = !items.length && !head;
    input.setAttribute("aria-expanded", String(!element.hidden));
    select(items.length ? 0 : -1);
  }

  function hide() {
    items = [];
    element.hidden = true;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  }

  function select(at) {
    list.children[selected]?.setAttribute("aria-selected", "false");
    selected = at;
    const option = list.children[at];
    option?.setAttribute("aria-selected", "true");
    option?.scrollIntoView({ block: "nearest" });
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
  }

  /* True when the key was for the list. */
  function key(event) {
    if (element.hidden) return false;
    const isGrid = list.classList.contains("as-grid");
    const forward = event.key === "ArrowDown" || (isGrid && event.key === "ArrowRight");
    const backward = event.key === "ArrowUp" || (isGrid && event.key === "ArrowLeft");
    const item = items[selected];
    if (event.key === "Escape") hide();
    else if (!items.length) return false;
    else if (forward) select((selected + 1) % items.length);
    else if (backward) select((selected - 1 + items.length) % items.length);
    else if (event.key === "Enter" && !event.shiftKey && item) item.pick();
    else if (event.key === "Tab" && !event.shiftKey && item) (item.complete ?? item.pick)();
    else return false;
    event.preventDefault();
    return true;
  }

  return { element, show, hide, key, get isOpen() { return !element.hidden; } };
}
