/* The heading of an open chat: its name, who is in it, who is typing, what can be done with it. */

import { post } from "./api.js";
import { arrange, el, iconButton } from "./dom.js";
import { avatar, nameTag } from "./names.js";
import { isPresent, memberOf, world } from "./world.js";

const TYPING_LASTS = 5000;

export function roomHead(reader, host) {
  const face = el("span", { class: "head-face" });
  const title = el("h2", { class: "head-title" });
  const under = el("div", { class: "head-under dim", "aria-live": "off" });
  const more = iconButton("more", "Chat menu", menu, { "aria-haspopup": "menu" });
  const element = el("header", { class: "head-bar" },
    iconButton("back", "Back to the chats", () => host.showChats(), { class: "back" }),
    face, el("div", { class: "head-words" }, title, under), more);
  const typing = new Map();
  let state = {};
  let isOnline = true;

  function refresh() {
    const peer = reader.chat.type === "private" ? world.bots.get(reader.chat.id) : reader.chat;
    face.replaceChildren(avatar(peer ?? reader.chat));
    arrange(title, [nameTag(peer ?? reader.chat)]);
    describe();
  }

  function describe() {
    under.classList.toggle("typing", isOnline && typing.size > 0);
    if (!isOnline) under.textContent = "Connecting…";
    else if (typing.size) {
      const names = [...typing.keys()];
      const verb = names.length > 1 ? "are" : "is";
      under.replaceChildren(`${names.slice(0, 2).join(" and ")} ${verb} typing`,
        el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")));
    } else under.textContent = reader.chat.type === "private" ? "bot" : membership();
  }

  function membership() {
    const members = (world.chats.get(reader.chat.id)?.members ?? []).filter(isPresent);
    return members.length === 1 ? "1 member" : `${members.length} members`;
  }

  function addTyping(name) {
    clearTimeout(typing.get(name));
    typing.set(name, setTimeout(() => stopTyping(name), TYPING_LASTS));
    describe();
  }

  function stopTyping(name) {
    if (!typing.has(name)) return;
    clearTimeout(typing.get(name));
    typing.delete(name);
    describe();
  }

  function menu() {
    const act = (path, body) => () => post(path, { person: reader.person, ...body }).catch(host.problem);
    const box = more.getBoundingClientRect();
    const chat = reader.chat.id;
    const items = [];
    if (reader.chat.type === "private") {
      const blocked = !state.blocked;
      items.push({
        label: blocked ? "Block the bot" : "Unblock the bot", glyph: "lock", isDanger: blocked,
        run: async () => { await act("block", { bot: chat, blocked })(); host.reload(); },
      });
    } else if (isPresent(memberOf(world.chats.get(chat), reader.person))) {
      items.push({ label: "Leave the group", glyph: "back", run: act("leave", { chat }), isDanger: true });
    }
    items.unshift({ label: "Open in a tab of its own", glyph: "out", run: host.ownTab });
    host.overlays.menu(items, box.right - 220, box.bottom);
  }

  refresh();
  return {
    element, refresh, addTyping, stopTyping,
    setOnline: (wanted) => { isOnline = wanted; describe(); },
    setState: (wanted) => { state = wanted; refresh(); },
  };
}
