/* An inline keyboard: native colours, a spinner until the bot answers, arrow keys between buttons. */

import { el, icon } from "./dom.js";

const CORNERS = {
  url: "link", login_url: "link", copy_text: "copy", web_app: "out", switch_inline_query: "forward",
  switch_inline_query_chosen_chat: "forward",
};
const EVEN_AT_MOST = 36;
const BOARD_FROM = 5;
const WIDE = /\p{Extended_Pictographic}/gu;
const STYLES = ["primary", "success", "danger"];

function cornerOf(button) {
  const kind = Object.keys(CORNERS).find((key) => key in button);
  return kind && CORNERS[kind];
}

/* `press(button, row, column)` does what the button says. */
export function keyboardView(press) {
  const element = el("div", { class: "keyboard", role: "group", "aria-label": "Buttons" });
  let rows = [];
  const waiting = new Set();

  element.addEventListener("click", (event) => {
    const key = event.target.closest(".key");
    if (!key || key.getAttribute("aria-disabled") === "true") return;
    const row = Number(key.dataset.row);
    const column = Number(key.dataset.column);
    if (!waiting.has(`${row} ${column}`)) press(rows[row][column], row, column);
  });

  element.addEventListener("keydown", (event) => {
    const key = event.target.closest(".key");
    const next = key && neighbour(element, key, event.key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  });

  function update(wanted) {
    rows = wanted;
    while (element.children.length > rows.length) element.lastChild.remove();
    rows.forEach((buttons, row) => {
      const line = element.children[row] ?? element.appendChild(el("div", { class: "keys" }));
      line.classList.toggle("uneven", isUneven(buttons));
      while (line.children.length > buttons.length) line.lastChild.remove();
      buttons.forEach((button, column) => {
        const key = line.children[column] ?? line.appendChild(blankKey(row, column));
        dress(key, button);
      });
    });
  }

  function spin(row, column, on) {
    if (on) waiting.add(`${row} ${column}`);
    else waiting.delete(`${row} ${column}`);
    const key = element.children[row]?.children[column];
    if (on) key?.setAttribute("aria-busy", "true");
    else key?.removeAttribute("aria-busy");
  }

  return { element, update, spin };
}

/* Equal keys stand below each other, as a board needs it; long labels share a row as they can. */
function isUneven(buttons) {
  const letters = buttons.map(({ text }) => [...text].length + (text.match(WIDE)?.length ?? 0));
  return buttons.length < BOARD_FROM && Math.max(...letters) * buttons.length > EVEN_AT_MOST;
}

function blankKey(row, column) {
  return el("button", {
    type: "button", class: "key", "data-control": "", tabIndex: -1, data: { row, column },
  }, el("span", { class: "label", dir: "auto" }));
}

/* The same element is dressed anew, so that the focus survives an edit. */
function dress(key, button) {
  const look = JSON.stringify(button);
  if (key.dataset.look === look) return;
  key.dataset.look = look;
  const disabled = "disabled" in button;
  key.className = ["key", STYLES.includes(button.style) && button.style].filter(Boolean).join(" ");
  key.firstChild.textContent = button.text;
  key.title = button.text;
  key.querySelector(".icon")?.remove();
  const corner = disabled ? "" : cornerOf(button);
  if (corner) key.append(icon(corner, 12));
  if (disabled) key.setAttribute("aria-disabled", "true");
  else key.removeAttribute("aria-disabled");
}

function neighbour(element, key, direction) {
  const row = Number(key.dataset.row);
  const column = Number(key.dataset.column);
  const line = (at) => element.children[at]?.children;
  switch (direction) {
    case "ArrowLeft": return line(row)[column - 1];
    case "ArrowRight": return line(row)[column + 1];
    case "ArrowUp": return line(row - 1)?.[Math.min(column, line(row - 1).length - 1)];
    case "ArrowDown": return line(row + 1)?.[Math.min(column, line(row + 1).length - 1)];
    default: return undefined;
  }
}
