/* One chat as one person has it open: heading, topics, pinned message, messages, composer. */

import { footView, pinnedBar, roomHead, topicTabs } from "./chat-frame.js";
import { composer } from "./composer.js";
import { debounce, el } from "./dom.js";
import { keyOf, pastMessages, placeOf } from "./message.js";
import { guide, messageMenu, pressButton, tapper } from "./message-actions.js";
import { logView, threadOf } from "./message-list.js";
import { get, peerNamed, post, world } from "./server.js";

/* `host` is the pane: overlays, openChat(id, options), showChats(), problem(error). */
export function room(reader, host) {
  const { overlays } = host;
  const here = { person: reader.person, chat: reader.chat.id };
  const { link, openBot, openPeer } = guide(reader.person, host);
  const head = roomHead(reader, host);
  const topics = topicTabs(chooseTopic);
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
    reply: (message) => foot.canWrite && !message.past && write.reply(message),
    react: (message, emoji) => perform("react", message, { emoji }),
    sent: (message) => log.put(message), problem: host.problem,
    find: (key) => log.find(key),
    lastOwn: () => log.findLast((message) => message.out && message.text && !message.ephemeral && !message.past),
  };
  const log = logView(reader, acts, `Messages in ${reader.chat.title ?? "this chat"}`);
  const pinned = pinnedBar(log.jump);
  const write = composer(reader, acts);
  const foot = footView(reader, write.element, {
    start, unblock: () => attempt("block", { bot: here.chat, blocked: false }).then(load),
    join: () => attempt("join", { chat: here.chat }).then(load),
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
    const answer = await look().catch(host.problem);
    if (mine !== loads) return newest;
    if (answer) showAll(answer);
    const events = late;
    late = null;
    events.forEach(event);
    return undefined;
  }

  /* All topics together, but the open topic's own keyboard. */
  async function look() {
    const answer = await get("see", here);
    if (!reader.thread) return answer;
    const topic = await get("see", { ...here, thread: reader.thread });
    return { ...answer, reply_markup: topic.reply_markup };
  }

  function showAll(answer) {
    seen = answer;
    reader.chat = { ...reader.chat, ...seen.chat, id: here.chat };
    log.sync([...pastMessages(seen.history), ...seen.messages]);
    log.showAbout(seen.description);
    write.setCommands(seen.commands);
    pinned.show(seen.pinned.map((id) => log.find(`m${id}`)).filter(Boolean));
    refresh();
    write.offer(seen.reply_markup);
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
        write.forget(happened.keys);
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

  function chooseTopic(id) {
    showTopic(id);
    write.offer(undefined);
    load();
  }

  function focus() {
    if (foot.canWrite) write.focus();
    else (foot.button ?? log).focus();
  }

  async function start() {
    if (!await attempt("start", { bot: here.chat, payload: payload || undefined })) return;
    payload = undefined;
    await load();
    write.focus();
  }

  function attempt(path, body) {
    return post(path, { person: here.person, ...body }).catch(host.problem);
  }

  function perform(path, message, more = {}) {
    return attempt(path, { ...placeOf(message, here.chat), ...more });
  }

  function press(message, button, row, column) {
    const tap = () => taps.tap(placeOf(message, here.chat), keyOf(message), row, column);
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

  return {
    element, load, event, focus, refresh, setOnline, answered: taps.answered, close: log.close,
    fill: (text) => write.fill(text), was: (chat) => seen?.history?.chat === chat,
    startWith: (given) => { payload = given; },
    get draft() { return write.draft; },
  };
}
