/* One chat as one person has it open: loads it, applies its events, and connects its parts. */

import { chatHeader, footView, pinnedBar, topicTabs } from "./chat-frame.js";
import { composer } from "./composer.js";
import { debounce, el } from "./dom.js";
import { historyMessages, keyOf, serverAddress } from "./message.js";
import { linkOpener, openMessageMenu, pressButton, tapTracker } from "./message-actions.js";
import { messageListView, threadOf } from "./message-list.js";
import { get, peerNamed, post, world } from "./server.js";

/* `host` is the pane: overlays, openChat(id, options), showChats(), problem(error). */
export function chatView(reader, host) {
  const { overlays } = host;
  const here = { person: reader.person, chat: reader.chat.id };
  const { link, openBot, openPeer } = linkOpener(reader.person, host);
  const header = chatHeader(reader, host);
  const topics = topicTabs(chooseTopic);
  const taps = tapTracker(reader.person, {
    spin: ({ key, row, column }, on) => messageList.spin(key, row, column, on),
    onanswer: answered, onproblem: host.problem,
  });
  const handlers = {
    copy, link, openBot, view: overlays.view, menu, press,
    jump: (key) => messageList.jump(key),
    mention: (username) => openPeer(peerNamed(username)),
    person: openPeer,
    command: (text) => composerView.say(text),
    reply: (message) => foot.canWrite && !message.oldChat && composerView.reply(message),
    react: (message, emoji) => perform("react", message, { emoji }),
    sent: (message) => messageList.upsert(message), problem: host.problem,
    find: (key) => messageList.find(key),
    lastOwn: () => messageList.findLast((message) =>
      message.out && message.text && !message.ephemeral && !message.oldChat),
  };
  const messageList = messageListView(reader, handlers, `Messages in ${reader.chat.title ?? "this chat"}`);
  const pinned = pinnedBar(messageList.jump);
  const composerView = composer(reader, handlers);
  const foot = footView(reader, composerView.element, {
    start, unblock: () => attempt("block", { bot: here.chat, blocked: false }).then(load),
    join: () => attempt("join", { chat: here.chat }).then(load),
  });
  const element = el("section", { class: "room", "aria-label": "Chat" },
    header.element, pinned.element, topics.element, messageList.element, foot.element);
  const reload = debounce(load, 40);
  let seen = null;
  let queuedEvents = null;
  let loads = 0;
  let newest;
  let payload;

  /* Events that come before the answer are queued and applied after it. */
  function load() {
    loads += 1;
    queuedEvents ??= [];
    newest = fetchAll(loads);
    return newest;
  }

  async function fetchAll(loadNumber) {
    const answer = await look().catch(host.problem);
    if (loadNumber !== loads) return newest;
    if (answer) showAll(answer);
    const events = queuedEvents;
    queuedEvents = null;
    events.forEach(onEvent);
    return undefined;
  }

  /* Fetches all topics together, but the reply keyboard of the open one. */
  async function look() {
    const answer = await get("see", here);
    if (!reader.thread) return answer;
    const topic = await get("see", { ...here, thread: reader.thread });
    return { ...answer, reply_markup: topic.reply_markup };
  }

  function showAll(answer) {
    seen = answer;
    reader.chat = { ...reader.chat, ...seen.chat, id: here.chat };
    messageList.replaceAll([...historyMessages(seen.history), ...seen.messages]);
    messageList.showAbout(seen.description);
    composerView.setCommands(seen.commands);
    pinned.show(seen.pinned.map((id) => messageList.find(`m${id}`)).filter(Boolean));
    refresh();
    composerView.showReplyKeyboard(seen.reply_markup);
  }

  /* Redraws what depends on the state outside the chat, too. */
  function refresh() {
    if (!seen) return;
    const lostFocus = foot.show(seen, payload !== undefined);
    if (lostFocus) focus();
    header.setState(seen);
    messageList.refresh();
    const isForum = reader.chat.is_forum;
    topics.show(isForum ? world.chats.get(here.chat)?.topics ?? [] : null);
    if (isForum && topics.selected === undefined) showTopic(1);
  }

  function onEvent(event) {
    if (queuedEvents) {
      queuedEvents.push(event);
      return;
    }
    switch (event.type) {
      case "message":
        topics.noteMessage(threadOf(event.message));
        receive(event.message);
        break;
      case "edited": receive(event.message); break;
      case "deleted":
        composerView.forget(event.keys);
        if (messageList.remove(event.keys)) reload();
        break;
      case "typing": header.addTyping(event.name); break;
      case "chat": reload(); break;
      default:
    }
  }

  function receive(message) {
    messageList.upsert(message);
    header.stopTyping(message.from?.first_name);
    if (message.pinned_message) reload();
  }

  function setOnline(isOnline) {
    if (!isOnline) taps.forget();
    header.setOnline(isOnline);
  }

  function showTopic(id) {
    reader.thread = id === 1 ? undefined : id;
    messageList.showThread(id);
    topics.select(id);
  }

  function chooseTopic(id) {
    showTopic(id);
    composerView.showReplyKeyboard(undefined);
    load();
  }

  function focus() {
    if (foot.canWrite) composerView.focus();
    else (foot.button ?? messageList).focus();
  }

  async function start() {
    if (!await attempt("start", { bot: here.chat, payload: payload || undefined })) return;
    payload = undefined;
    await load();
    composerView.focus();
  }

  function attempt(path, body) {
    return post(path, { person: here.person, ...body }).catch(host.problem);
  }

  function perform(path, message, more = {}) {
    return attempt(path, { ...serverAddress(message, here.chat), ...more });
  }

  function press(message, button, row, column) {
    const tap = () => taps.tap(serverAddress(message, here.chat), keyOf(message), row, column);
    pressButton(message, button, { tap, reader, host, copy, link });
  }

  function menu(message, x, y) {
    openMessageMenu(message, x, y, {
      overlays, perform, copy, canWrite: foot.canWrite,
      isPinned: seen.pinned.includes(message.message_id),
      reply: () => composerView.reply(message), edit: () => composerView.edit(message),
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
    element, load, onEvent, focus, refresh, setOnline, answered: taps.answered, close: messageList.close,
    fill: (text) => composerView.fill(text), hasHistoryOf: (chat) => seen?.history?.chat === chat,
    startWith: (given) => { payload = given; },
    get draft() { return composerView.draft; },
  };
}
