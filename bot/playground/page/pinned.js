/* The bar of pinned messages: the newest first, a tap goes to it and shows the one before. */

import { el, icon } from "./dom.js";
import { keyOf } from "./message.js";
import { summary } from "./summary.js";

export function pinnedBar(onjump) {
  const element = el("button", { type: "button", class: "pinned", hidden: true, onclick: next });
  let messages = [];
  let turn = 0;

  function show(wanted) {
    messages = wanted;
    element.hidden = !messages.length;
    if (messages.length) draw();
  }

  function current() {
    return messages[messages.length - 1 - (turn % messages.length)];
  }

  function draw() {
    element.replaceChildren(icon("pin", 18), el("span", { class: "pinned-words" },
      el("span", { class: "pinned-title" }, "Pinned message"),
      el("span", { class: "dim", dir: "auto" }, summary(current()))));
  }

  function next() {
    onjump(keyOf(current()));
    turn += 1;
    draw();
  }

  return { element, show };
}
