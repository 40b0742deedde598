/* A person's list of chats, with the newest words and how many are unread. */

import { hourAndMinute } from "./clock.js";
import { arrange, debounce, el } from "./dom.js";
import { avatar, nameOf, nameTag, senderOf } from "./names.js";
import { serviceSentence, summary } from "./summary.js";
import { chatsOf } from "./world.js";

export function chatList(person, onopen) {
  const list = el("div", { class: "chat-list", role: "list" });
  const element = el("nav", { class: "chats", "aria-label": "Chats" }, list);
  const rows = new Map();
  const newest = new Map();
  const unread = new Map();
  let open;

  function refresh() {
    const chats = chatsOf(person);
    const when = (chat) => newest.get(chat.id)?.date ?? 0;
    chats.sort((one, other) => when(other) - when(one));
    for (const chat of chats) if (!rows.has(chat.id)) rows.set(chat.id, chatRow(chat, onopen));
    arrange(list, chats.map((chat) => {
      const row = rows.get(chat.id);
      row.update(chat, newest.get(chat.id), unread.get(chat.id) ?? 0, chat.id === open);
      return row.element;
    }));
  }

  const refreshSoon = debounce(refresh, 30);

  function show(messages) {
    newest.clear();
    for (const message of messages) newest.set(message.chat.id, message);
    refresh();
  }

  /* A new message, or an edit of the newest one. */
  function note(chat, message, isNews) {
    const known = newest.get(chat);
    if (!known || isNews || known.key === message.key) newest.set(chat, message);
    if (isNews && chat !== open && !message.out && !message.ephemeral) {
      unread.set(chat, (unread.get(chat) ?? 0) + 1);
    }
    refreshSoon();
  }

  function select(chat) {
    open = chat;
    unread.delete(chat);
    refresh();
  }

  return { element, refresh, show, note, select, focus: () => list.querySelector(".chat-row")?.focus() };
}

function chatRow(first, onopen) {
  const face = el("span", {});
  const title = el("span", { class: "chat-title" });
  const time = el("span", { class: "dim chat-time" });
  const last = el("span", { class: "dim chat-last", dir: "auto" });
  const count = el("span", { class: "count", hidden: true });
  const button = el("button", { type: "button", class: "chat-row", onclick: () => onopen(first.id) },
    face, el("span", { class: "chat-words" }, el("span", { class: "chat-top" }, title, time),
      el("span", { class: "chat-bottom" }, last, count)));
  const element = el("div", { role: "listitem" }, button);
  let shown;

  function update(chat, message, unread, isOpen) {
    const wanted = JSON.stringify([nameOf(chat), message, unread, isOpen]);
    if (wanted === shown) return;
    shown = wanted;
    face.replaceChildren(avatar(chat));
    title.replaceChildren(nameTag(chat));
    time.textContent = message ? hourAndMinute(message.date) : "";
    last.textContent = message ? lastWords(chat, message) : chat.type === "private" ? "bot" : "";
    count.hidden = !unread;
    count.textContent = String(unread);
    if (isOpen) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  }

  return { element, update };
}

function lastWords(chat, message) {
  if (chat.type === "private" || serviceSentence(message)) return summary(message);
  return `${message.out ? "You" : nameOf(senderOf(message))}: ${summary(message)}`;
}
