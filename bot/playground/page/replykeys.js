/* The bot's own keyboard in place of the phone's: its buttons send their words. */

import { el, iconButton } from "./dom.js";

/* `onsay(text, key)`: what is said, and the message that brought the keyboard. */
export function replyKeys(onsay) {
  const element = el("div", { class: "reply-keys", hidden: true });
  const button = iconButton("keyboard", "", () => setOpen(element.hidden), { hidden: true });

  function show(markup) {
    const rows = markup?.keyboard ?? [];
    element.replaceChildren(...rows.map((row) => el("div", { class: "keys" }, row.map(({ text }) =>
      el("button", { type: "button", class: "reply-key", onclick: () => onsay(text, markup.key) }, text)))));
    button.hidden = !rows.length;
    setOpen(rows.length > 0 && !markup.used);
  }

  function setOpen(isOpen) {
    element.hidden = !isOpen;
    button.title = `${isOpen ? "Hide" : "Show"} the bot's keyboard`;
    button.setAttribute("aria-label", button.title);
    button.setAttribute("aria-expanded", String(isOpen));
  }

  return { element, button, show };
}
