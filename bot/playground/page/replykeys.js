/* The bot's own keyboard in place of the phone's: its buttons send their words. */

import { el } from "./dom.js";

const KINDS = ["keyboard", "remove_keyboard", "force_reply"];

export function replyKeys(onsay) {
  const element = el("div", { class: "reply-keys", hidden: true });
  let shown;

  /* The newest such markup counts, until a bot takes it away; true when it is a new one. */
  function show(message) {
    const markup = message?.reply_markup;
    if (markup === shown) return false;
    shown = markup;
    const rows = markup?.keyboard ?? [];
    element.hidden = !rows.length;
    element.replaceChildren(...rows.map((row) => el("div", { class: "keys" }, row.map((button) => {
      const text = typeof button === "string" ? button : button.text;
      return el("button", { type: "button", class: "reply-key", onclick: () => onsay(text) }, text);
    }))));
    return true;
  }

  return { element, show };
}

export function hasReplyMarkup({ reply_markup: markup, out }) {
  return Boolean(!out && markup && KINDS.some((kind) => kind in markup));
}
