/* One chat as one person has it open: heading, topics, pinned message, messages, composer. */

import { get, post } from "./api.js";
import { composer } from "./composer.js";
import { debounce, el, icon, part } from "./dom.js";
import { insideLink } from "./links.js";
import { logView, threadOf } from "./log.js";
import { keyOf } from "./message.js";
import { messageMenu } from "./actions.js";
import { pressButton } from "./press.js";
import { roomHead } from "./head.js";
import { summary } from "./summary.js";
import { tapper } from "./taps.js";
import { topicTabs } from "./topics.js";
import { isPresent, memberOf, peerNamed, world } from "./world.js";

/* `host` is the pane: overlays, openChat(id, options), showChats(), problem(error). */
export function room(reader, host) {
  const { overlays } = host;
  const head = roomHead(reader, host);
  const pinned = el("button", { type: "button", class: "pinned", hidden: true, onclick: nextPinned });
  const topics = topicTabs((id) => showTopic(id));
  const foot = el("div", { class: "foot" });
  const taps = tapper(reader.person, {
    spin: ({ chat, key, row, column }, on) => chat === reader.chat.id && log.spin(key, row, column, on),
    onanswer: answered, onproblem: host.problem,
  });
  const acts = {
    copy, link, jump: (key) => log.jump(key), view: overlays.view,
    mention: (username) => openPeer(peerNamed(username)),
    person: (user) => openPeer(user),
    command: (text) => write.say(text),
    reply: (message) => canWrite() && write.reply(message),
    react: (message, emoji) => perform("react", message, { emoji }),
    press: (message, button, row, column) => pressButton(message, button, {
      tap: () => taps.tap(reader.chat.id, keyOf(message), row, column), reader, host, copy, link,
    }),
    menu: (message, x, y) => messageMenu(message, x, y, {
      reader, overlays, canWrite: canWrite(), perform, copy, isPinned: seen.pinned.includes(message.message_id),
      reply: () => write.reply(message), edit: () => write.edit(message),
    }),
  };
  const log = logView(reader, acts, `Messages in ${reader.chat.title ?? "this chat"}`);
  const write = composer(reader, {
    sent: (message) => log.put(message), problem: host.problem, openBot,
    lastOwn: () => log.messages.findLast((message) => message.out && message.text && !message.ephemeral),
  });
  const element = el("section", { class: "room", "aria-label": "Chat" },
    head.element, pinned, topics.element, log.element, foot);
  const footPart = part(buildFoot);
  let seen = null;
  let pinAt = 0;
  let buffered = null;
  let loads = 0;
  let newest;
  let payload;
  let lastMarkup;

  /* What happens while the answer is on its way is kept and shown after it. */
  function load() {
    loads += 1;
    buffered ??= [];
    newest = fetchAll(loads);
    return newest;
  }

  async function fetchAll(mine) {
    try {
      const answer = await get("see", { person: reader.person, chat: reader.chat.id });
      if (mine !== loads) return newest;
      seen = answer;
      reader.chat = { ...reader.chat, ...seen.chat, id: reader.chat.id };
      log.sync(seen.messages);
      write.setCommands(seen.commands);
      showFoot();
      showPinned();
      showReplyKeys();
    } catch (problem) {
      host.problem(problem);
    }
    if (mine !== loads) return newest;
    const late = buffered;
    buffered = null;
    late.forEach(event);
    return undefined;
  }

  const reload = debounce(load, 40);

  function event(happened) {
    if (buffered) {
      buffered.push(happened);
      return;
    }
    switch (happened.type) {
      case "message":
        topics.noteMessage(threadOf(happened.message));
        receive(happened.message);
        break;
      case "edited": receive(happened.message); break;
      case "deleted":
        if (log.remove(happened.keys)) reload();
        break;
      case "typing": head.addTyping(happened.name); break;
      case "chat": reload(); break;
      default:
    }
  }

  function receive(message) {
    log.put(message);
    head.stopTyping(message.from?.first_name);
    if (message.pinned_message) reload();
    else showReplyKeys();
  }

  /* The newest keyboard that was meant for this reader, unless a bot has taken it away. */
  function showReplyKeys() {
    const newest = log.messages.findLast(({ reply_markup: markup, out }) =>
      !out && markup && ("keyboard" in markup || "remove_keyboard" in markup || "force_reply" in markup));
    if (newest?.reply_markup === lastMarkup) return;
    lastMarkup = newest?.reply_markup;
    write.setReplyKeys(lastMarkup);
    if (lastMarkup?.force_reply) write.reply(newest);
  }

  function answered({ text, show_alert: isAlert, url }) {
    if (url) link(url);
    if (!text) return;
    if (isAlert) overlays.alert(text);
    else overlays.toast(text);
  }

  function showTopic(id) {
    reader.thread = id === 1 ? undefined : id;
    log.showThread(id);
    topics.select(id);
  }

  /* What stands below the messages: the composer, or why there is none. */
  function footKind() {
    if (reader.chat.type === "private") {
      if (seen.blocked) return "unblock";
      return payload !== undefined || !seen.started ? "start" : "write";
    }
    const member = memberOf(world.chats.get(reader.chat.id), reader.person);
    if (!isPresent(member)) return member?.status === "kicked" ? "removed" : "join";
    return seen.can_write ? "write" : "muted";
  }

  function buildFoot(kind) {
    switch (kind) {
      case "unblock": return gate("Unblock the bot", () => setBlocked(false));
      case "start": return gate("Start", start);
      case "join": return gate("Join group", () => attempt("join", { chat: reader.chat.id }));
      case "removed": return gate("You were removed from this group");
      case "muted": return gate("You may not write here");
      default: return write.element;
    }
  }

  function showFoot() {
    const hadFocus = foot.contains(document.activeElement);
    if (footPart.update(footKind())) foot.replaceChildren(footPart.node);
    if (hadFocus && !foot.contains(document.activeElement)) focus();
    head.setState(seen);
    const isForum = reader.chat.is_forum;
    topics.show(isForum ? world.chats.get(reader.chat.id)?.topics ?? [] : null);
    if (isForum && topics.selected === undefined) showTopic(1);
  }

  function focus() {
    (footPart.node === write.element ? write : foot.querySelector("button") ?? log).focus();
  }

  function canWrite() {
    return footPart.node === write.element;
  }

  async function start() {
    await attempt("start", { bot: reader.chat.id, payload: payload || undefined });
    payload = undefined;
    await load();
    write.focus();
  }

  async function setBlocked(blocked) {
    await attempt("block", { bot: reader.chat.id, blocked });
    await load();
  }

  async function attempt(path, body) {
    try {
      return await post(path, { person: reader.person, ...body });
    } catch (problem) {
      host.problem(problem);
      return undefined;
    }
  }

  function perform(path, message, more = {}) {
    return attempt(path, { chat: reader.chat.id, key: keyOf(message), ...more });
  }

  function showPinned() {
    const found = seen.pinned.map((id) => log.find(`m${id}`)).filter(Boolean);
    pinned.hidden = !found.length;
    if (!found.length) return;
    const shown = found[found.length - 1 - (pinAt % found.length)];
    pinned.dataset.key = keyOf(shown);
    pinned.replaceChildren(icon("pin", 18), el("span", { class: "pinned-words" },
      el("span", { class: "pinned-title" }, "Pinned message"),
      el("span", { class: "dim", dir: "auto" }, summary(shown))));
  }

  function nextPinned() {
    log.jump(pinned.dataset.key);
    pinAt += 1;
    showPinned();
  }

  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      overlays.toast("Copied to the clipboard");
    } catch {
      overlays.alert(text, "Copy this text");
    }
  }

  /* True when the link leads to somewhere inside. */
  function link(url) {
    const inside = insideLink(url);
    if (!inside) return false;
    const peer = inside.id ? { id: inside.id } : peerNamed(inside.username);
    if (!peer) overlays.toast("Nobody has this name here");
    else if (world.bots.has(peer.id)) openBot(peer, inside.start);
    else openPeer(peer);
    return true;
  }

  function openBot(bot, startParameter) {
    host.openChat(bot.id, { payload: startParameter });
  }

  function openPeer(peer) {
    if (!peer) overlays.toast("Nobody has this name here");
    else if (world.bots.has(peer.id)) host.openChat(peer.id);
    else if (peer.id === reader.person) overlays.toast("That is you");
    else overlays.toast("People have no private chats with each other here");
  }

  return {
    element, load, event, answered: taps.answered, lost: taps.forget,
    focus,
    fill: (text) => write.fill(text),
    startWith: (given) => { payload = given; },
    refresh: () => { if (!buffered && seen) showFoot(); },
    get draft() { return write.draft; },
    close: () => log.close(),
  };
}

/* A line, or a button if there is something to do, in place of the composer. */
function gate(label, action) {
  if (!action) return el("p", { class: "gate" }, label);
  return el("button", { type: "button", class: "gate button", onclick: action }, label);
}
