/* One chat as one person has it open: heading, topics, pinned message, messages, composer. */

import { get, post } from "./api.js";
import { messageMenu } from "./actions.js";
import { composer } from "./composer.js";
import { debounce, el } from "./dom.js";
import { footView } from "./foot.js";
import { roomHead } from "./head.js";
import { insideLink } from "./links.js";
import { logView, threadOf } from "./log.js";
import { keyOf } from "./message.js";
import { pinnedBar } from "./pinned.js";
import { pressButton } from "./press.js";
import { hasReplyMarkup } from "./replykeys.js";
import { tapper } from "./taps.js";
import { topicTabs } from "./topics.js";
import { peerNamed, world } from "./world.js";

/* `host` is the pane: overlays, openChat(id, options), showChats(), problem(error). */
export function room(reader, host) {
  const { overlays } = host;
  const here = { person: reader.person, chat: reader.chat.id };
  const head = roomHead(reader, host);
  const topics = topicTabs(showTopic);
  const taps = tapper(reader.person, {
    spin: ({ key, row, column }, on) => log.spin(key, row, column, on),
    onanswer: answered, onproblem: host.problem,
  });
  const acts = {
    copy, link, openBot, view: overlays.view, menu, press,
    jump: (key) => log.jump(key),
    mention: (username) => openPeer(peerNamed(username)),
    person: openPeer,
    command: (text) => write.say(text),
    reply: (message) => foot.canWrite && write.reply(message),
    react: (message, emoji) => perform("react", message, { emoji }),
    sent: (message) => log.put(message), problem: host.problem,
    lastOwn: () => log.findLast((message) => message.out && message.text && !message.ephemeral),
  };
  const log = logView(reader, acts, `Messages in ${reader.chat.title ?? "this chat"}`);
  const pinned = pinnedBar(log.jump);
  const write = composer(reader, acts);
  const foot = footView(reader, write.element, {
    start, unblock: () => attempt("block", { bot: here.chat, blocked: false }).then(load),
    join: () => attempt("join", { chat: here.chat }),
  });
  const element = el("section", { class: "room", "aria-label": "Chat" },
    head.element, pinned.element, topics.element, log.element, foot.element);
  const reload = debounce(load, 40);
  let seen = null;
  let late = null;
  let loads = 0;
  let newest;
  let payload;

  /* What happens while the answer is on its way is kept and shown after it. */
  function load() {
    loads += 1;
    late ??= [];
    newest = fetchAll(loads);
    return newest;
  }

  async function fetchAll(mine) {
    const answer = await get("see", here).catch(host.problem);
    if (mine !== loads) return newest;
    if (answer) showAll(answer);
    const events = late;
    late = null;
    events.forEach(event);
    return undefined;
  }

  function showAll(answer) {
    seen = answer;
    reader.chat = { ...reader.chat, ...seen.chat, id: here.chat };
    log.sync(seen.messages);
    log.showAbout(seen.description);
    write.setCommands(seen.commands);
    pinned.show(seen.pinned.map((id) => log.find(`m${id}`)).filter(Boolean));
    refresh();
    write.showReplyKeys(log.findLast(hasReplyMarkup));
  }

  /* What depends on the world around the chat, too. */
  function refresh() {
    if (!seen) return;
    const lostFocus = foot.show(seen, payload !== undefined);
    if (lostFocus) focus();
    head.setState(seen);
    log.refresh();
    const isForum = reader.chat.is_forum;
    topics.show(isForum ? world.chats.get(here.chat)?.topics ?? [] : null);
    if (isForum && topics.selected === undefined) showTopic(1);
  }

  function event(happened) {
    if (late) {
      late.push(happened);
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
    else write.showReplyKeys(log.findLast(hasReplyMarkup));
  }

  function setOnline(isOnline) {
    if (!isOnline) taps.forget();
    head.setOnline(isOnline);
  }

  function showTopic(id) {
    reader.thread = id === 1 ? undefined : id;
    log.showThread(id);
    topics.select(id);
  }

  function focus() {
    if (foot.canWrite) write.focus();
    else (foot.button ?? log).focus();
  }

  async function start() {
    await attempt("start", { bot: here.chat, payload: payload || undefined });
    payload = undefined;
    await load();
    write.focus();
  }

  function attempt(path, body) {
    return post(path, { person: here.person, ...body }).catch(host.problem);
  }

  function perform(path, message, more = {}) {
    return attempt(path, { chat: here.chat, key: keyOf(message), ...more });
  }

  function press(message, button, row, column) {
    const tap = () => taps.tap(here.chat, keyOf(message), row, column);
    pressButton(message, button, { tap, reader, host, copy, link });
  }

  function menu(message, x, y) {
    messageMenu(message, x, y, {
      overlays, perform, copy, canWrite: foot.canWrite,
      isPinned: seen.pinned.includes(message.message_id),
      reply: () => write.reply(message), edit: () => write.edit(message),
    });
  }

  function answered({ text, show_alert: isAlert, url }) {
    if (url) link(url);
    if (text && isAlert) overlays.alert(text);
    else if (text) overlays.toast(text);
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
    if (peer && world.bots.has(peer.id)) openBot(peer, inside.start);
    else openPeer(peer);
    return true;
  }

  function openBot(bot, startParameter) {
    host.openChat(bot.id, { payload: startParameter });
  }

  function openPeer(peer) {
    if (!peer) overlays.toast("Nobody has this name here");
    else if (world.bots.has(peer.id)) openBot(peer);
    else if (peer.id === here.person) overlays.toast("That is you");
    else overlays.toast("People have no private chats with each other here");
  }

  return {
    element, load, event, focus, refresh, setOnline, answered: taps.answered, close: log.close,
    fill: (text) => write.fill(text),
    startWith: (given) => { payload = given; },
    get draft() { return write.draft; },
  };
}
