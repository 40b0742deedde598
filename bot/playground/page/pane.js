/* One person's screen: their chats, the chat that is open, and the socket that keeps both fresh. */

import { get, live } from "./api.js";
import { chatList } from "./chats.js";
import { el, iconButton } from "./dom.js";
import { avatar, nameOf, nameTag } from "./names.js";
import { overlays } from "./overlays.js";
import { room } from "./room.js";
import { chatsOf, hear, onWorld, refresh, world } from "./world.js";

/* `watch` hears of opened chats and of the wish to close the pane. */
export function pane(person, firstChat, watch, focus = false) {
  const host = { overlays: null, openChat, showChats, ownTab, problem, reload: () => open?.load() };
  const chats = chatList(person.id, (chat) => openChat(chat));
  const place = el("div", { class: "place" });
  const name = el("h2", { class: "pane-name" });
  const face = el("span", {});
  const strip = el("div", { class: "pane-strip" }, face, name,
    iconButton("out", "Open in a tab of its own", ownTab, { class: "small" }),
    iconButton("close", "Close this screen", () => watch.onclose(), { class: "small" }));
  const body = el("div", { class: "pane-body" }, chats.element, place);
  const element = el("section", { class: "pane", data: { person: person.id } }, strip, body);
  const drafts = new Map();
  let open = null;
  let openId;
  let isOnline = true;

  host.overlays = overlays(element);

  function problem(error) {
    host.overlays.toast(error.message, true);
  }

  function nameIt() {
    const known = world.people.get(person.id) ?? person;
    element.setAttribute("aria-label", `${nameOf(known)}'s screen`);
    name.replaceChildren(nameTag(known));
    face.replaceChildren(avatar(known, "small"));
  }

  async function openChat(chat, { payload, text, focus } = {}) {
    if (!world.chats.has(chat) && !world.bots.has(chat)) await refresh().catch(problem);
    element.dataset.showing = "chat";
    if (chat !== openId) replaceRoom(chat);
    if (payload !== undefined) open.startWith(payload);
    await open.load();
    chats.select(chat);
    watch.onopen(chat);
    if (text !== undefined) open.fill(text);
    else if (focus || element.contains(document.activeElement)) open.focus();
  }

  function replaceRoom(chat) {
    if (open) {
      drafts.set(openId, open.draft);
      open.close();
    }
    openId = chat;
    const known = world.chats.get(chat) ?? { id: chat, type: "private" };
    const locale = world.people.get(person.id)?.language_code;
    open = room({ person: person.id, locale, chat: known, thread: undefined }, host);
    open.setOnline(isOnline);
    place.replaceChildren(open.element);
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

  function happened(event) {
    hear(event);
    if (event.type === "answer") open?.answered(event);
    if (event.type === "chat") followMigration(event.chat);
    if (event.message) chats.note(event.chat, event.message, event.type === "message");
    if (event.type === "deleted") loadNewest();
    const chat = typeof event.chat === "object" ? event.chat.id : event.chat;
    if (chat === openId) open?.event(event);
    else if (event.type !== "typing" && open?.was(chat)) open.load();
  }

  async function loadNewest() {
    const { messages } = await get("newest", { person: person.id }).catch(() => ({}));
    if (messages) chats.show(messages);
  }

  /* A group that became a supergroup goes on under its new id. */
  function followMigration(chat) {
    if (chat.upgraded_to && chat.id === openId) openChat(chat.upgraded_to);
  }

  const socket = live({
    person: person.id, onevent: happened,
    onopen: () => {
      setOnline(true);
      refresh().catch(problem);
      loadNewest();
      open?.load();
    },
    onlost: () => setOnline(false),
  });
  const forget = onWorld(() => {
    nameIt();
    chats.refresh();
    open?.refresh();
  });

  nameIt();
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
