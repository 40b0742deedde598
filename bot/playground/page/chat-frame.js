/* The frame of a chat: heading, pinned messages and topics above, and below the composer or why there
   is none. */

import { arrange, cachedNode, el, icon, iconButton } from "./dom.js";
import { avatar, nameTag, summary } from "./labels.js";
import { keyOf } from "./message.js";
import { isPresent, memberOf, post, world } from "./server.js";

const TYPING_LASTS = 5000;

export function chatHeader(reader, host) {
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

/* Pinned messages, the newest first: a tap jumps to it and shows the one before. */
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

/* A forum's topics as tabs over the messages. */
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

/* `handlers`: start(), unblock(), join(). */
export function footView(reader, composerElement, handlers) {
  const element = el("div", { class: "foot" });
  const content = cachedNode(build);

  function kindOf(seen, hasPayload) {
    if (reader.chat.type === "private") {
      if (seen.blocked) return "unblock";
      return hasPayload || !seen.started ? "start" : "write";
    }
    const member = memberOf(world.chats.get(reader.chat.id), reader.person);
    if (!isPresent(member)) return member?.status === "kicked" ? "removed" : "join";
    return seen.can_write ? "write" : "muted";
  }

  function build(kind) {
    switch (kind) {
      case "unblock": return gate("Unblock the bot", handlers.unblock);
      case "start": return gate("Start", handlers.start);
      case "join": return gate("Join group", handlers.join);
      case "removed": return gate("You were removed from this group");
      case "muted": return gate("You may not write here");
      default: return composerElement;
    }
  }

  /* Returns true if the focus was in an element that is gone now. */
  function show(seen, hasPayload) {
    const hadFocus = element.contains(document.activeElement);
    if (content.update(kindOf(seen, hasPayload))) element.replaceChildren(content.node);
    return hadFocus && !element.contains(document.activeElement);
  }

  return {
    element, show,
    get canWrite() { return content.node === composerElement; },
    get button() { return element.querySelector("button.gate"); },
  };
}

function gate(label, action) {
  if (!action) return el("p", { class: "gate" }, label);
  let isBusy = false;
  const once = async () => {
    if (isBusy) return;
    isBusy = true;
    await action();
    isBusy = false;
  };
  return el("button", { type: "button", class: "gate button", onclick: once }, label);
}
