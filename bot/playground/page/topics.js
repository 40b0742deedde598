/* A forum's topics as tabs over the messages. */

import { el, icon } from "./dom.js";

export function topicTabs(onselect) {
  const element = el("div", {
    class: "topics", role: "tablist", "aria-label": "Topics", hidden: true, onkeydown: keys,
  });
  const unread = new Map();
  let topics = [];
  let selected;

  function show(wanted) {
    element.hidden = !wanted;
    if (!wanted) return;
    topics = wanted.some(({ id }) => id === 1) ? wanted : [{ id: 1, name: "General" }, ...wanted];
    draw();
  }

  function draw() {
    const hadFocus = element.contains(document.activeElement);
    element.replaceChildren(...topics.map(({ id, name, icon_color: colour, closed }) => {
      const mark = el("span", { class: "topic-mark", "aria-hidden": "true" }, id === 1 ? "#" : name.slice(0, 1));
      if (colour) mark.style.background = `#${colour.toString(16).padStart(6, "0")}`;
      return el("button", {
        type: "button", role: "tab", class: "topic", "aria-selected": String(id === selected),
        tabIndex: id === selected ? 0 : -1, data: { topic: id }, onclick: () => onselect(id),
      }, mark, el("bdi", {}, name), closed ? icon("lock", 14) : null,
      unread.get(id) ? el("span", { class: "count" }, String(unread.get(id))) : null);
    }));
    if (hadFocus) element.querySelector("[aria-selected=true]")?.focus();
  }

  function select(id) {
    selected = id;
    unread.delete(id);
    draw();
  }

  function noteMessage(id) {
    if (element.hidden || id === selected) return;
    unread.set(id, (unread.get(id) ?? 0) + 1);
    draw();
  }

  function keys(event) {
    const at = topics.findIndex(({ id }) => id === selected);
    const next = { ArrowRight: topics[at + 1], ArrowLeft: topics[at - 1] }[event.key];
    if (next) onselect(next.id);
  }

  return { element, show, select, noteMessage, get selected() { return selected; } };
}
