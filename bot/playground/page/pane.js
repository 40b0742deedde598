/* One person's screen: the list of chats, the chat that is open, and the socket that keeps both fresh. */

import { chatView } from "./chat.js";
import { arrange, debounce, el, iconButton } from "./dom.js";
import { avatar, nameOf, nameTag, senderOf, serviceSentence, summary } from "./labels.js";
import { overlays } from "./overlays.js";
import { applyEvent, chatsOf, get, live, onWorldChange, refresh, world } from "./server.js";
import { hourAndMinute } from "./time.js";

/* `handlers`: onopen(chat), onclose(). */
export function pane(person, firstChat, handlers, focus = false) {
  const host = { overlays: null, openChat, showChats, ownTab, problem, reload: () => open?.load() };
  const chats = chatList(person.id, (chat) => openChat(chat));
  const holder = el("div", { class: "place" });
  const name = el("h2", { class: "pane-name" });
  const face = el("span", {});
  const strip = el("div", { class: "pane-strip" }, face, name,
    iconButton("out", "Open in a tab of its own", ownTab, { class: "small" }),
    iconButton("close", "Close this screen", () => handlers.onclose(), { class: "small" }));
  const body = el("div", { class: "pane-body" }, chats.element, holder);
  const element = el("section", { class: "pane", data: { person: person.id } }, strip, body);
  const drafts = new Map();
  let open = null;
  let openId;
  let isOnline = true;

  host.overlays = overlays(element);

  function problem(error) {
    host.overlays.toast(error.message, true);
  }

  function drawName() {
    const known = world.people.get(person.id) ?? person;
    element.setAttribute("aria-label", `${nameOf(known)}'s screen`);
    name.replaceChildren(nameTag(known));
    face.replaceChildren(avatar(known, "small"));
  }

  async function openChat(chat, { payload, text, focus } = {}) {
    if (!world.chats.has(chat) && !world.bots.has(chat)) await refresh().catch(problem);
    element.dataset.showing = "chat";
    if (chat !== openId) replaceChat(chat);
    if (payload !== undefined) open.startWith(payload);
    await open.load();
    chats.select(chat);
    handlers.onopen(chat);
    if (text !== undefined) open.fill(text);
    else if (focus || element.contains(document.activeElement)) open.focus();
  }

  function replaceChat(chat) {
    if (open) {
      drafts.set(openId, open.draft);
      open.close();
    }
    openId = chat;
    const known = world.chats.get(chat) ?? { id: chat, type: "private" };
    const locale = world.people.get(person.id)?.language_code;
    open = chatView({ person: person.id, locale, chat: known, thread: undefined }, host);
    open.setOnline(isOnline);
    holder.replaceChildren(open.element);
    if (drafts.get(chat)) open.fill(drafts.get(chat));
  }

  function ownTab() {
    window.open(`/?person=${person.id}&chat=${openId}`, "_blank", "noopener");
  }

  function showChats() {
    element.dataset.showing = "chats";
    chats.focus();
  }

  function setOnline(wanted) {
    isOnline = wanted;
    open?.setOnline(wanted);
  }

  function onEvent(event) {
    applyEvent(event);
    if (event.type === "answer") open?.answered(event);
    if (event.type === "chat") followMigration(event.chat);
    if (event.message) chats.note(event.chat, event.message, event.type === "message");
    if (event.type === "deleted") loadNewest();
    const chat = typeof event.chat === "object" ? event.chat.id : event.chat;
    if (chat === openId) open?.onEvent(event);
    else if (event.type !== "typing" && open?.hasHistoryOf(chat)) open.load();
  }

  async function loadNewest() {
    const { messages } = await get("newest", { person: person.id }).catch(() => ({}));
    if (messages) chats.show(messages);
  }

  /* Opens the new chat when the open group became a supergroup. */
  function followMigration(chat) {
    if (chat.upgraded_to && chat.id === openId) openChat(chat.upgraded_to);
  }

  const socket = live({
    person: person.id, onevent: onEvent,
    onopen: () => {
      setOnline(true);
      refresh().catch(problem);
      loadNewest();
      open?.load();
    },
    onlost: () => setOnline(false),
  });
  const forget = onWorldChange(() => {
    drawName();
    chats.refresh();
    open?.refresh();
  });

  drawName();
  chats.refresh();
  const wanted = firstChat ?? chatsOf(person.id)[0]?.id;
  if (wanted !== undefined) openChat(wanted, { focus });
  else element.dataset.showing = "chats";

  return {
    element, person: person.id, focus: () => open?.focus(),
    get chat() { return openId; },
    close() {
      socket.close();
      forget();
      open?.close();
      element.remove();
    },
  };
}

/* A person's list of chats, each with its newest message and the number of unread ones. */
function chatList(person, onopen) {
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

  /* Takes a new message, or an edit of the newest one. */
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
