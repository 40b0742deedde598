/* The messages of one chat, by key and in order: each is drawn once and then only updated. */

import { arrange, el, iconButton } from "./dom.js";
import { senderOf, serviceSentence } from "./labels.js";
import { keyOf, messageView } from "./message.js";
import { dayNumber } from "./time.js";

const SHOWN_AT_FIRST = 150;
const SHOWN_MORE = 100;
const GROUPED_WITHIN_SECONDS = 600;
const NEAR_BOTTOM = 48;

export function messageListView(reader, handlers, label) {
  const rows = el("div", { class: "rows", role: "log", "aria-label": label, "aria-live": "polite" });
  const about = el("div", { class: "about-bot", hidden: true });
  const scroller = el("div", {
    class: "scroller", tabIndex: 0, "aria-label": "Chat history", role: "region",
  }, about, rows);
  const bottom = followBottom(scroller, rows, showEarlier);
  const cursor = rovingFocus(rows, scroller, openMenu);
  const element = el("div", { class: "log" }, scroller, bottom.button);
  const views = new Map();
  let messages = [];
  let shown = SHOWN_AT_FIRST;
  let thread;

  const belongs = (message) => thread === undefined || threadOf(message) === thread;
  const viewAt = (node) => node && views.get(node.dataset.key);

  /* Returns the messages of this topic, without public ones that another replaces. */
  function here() {
    const replaced = new Set(messages.map((message) => message.replaces).filter(Boolean));
    return messages.filter((message) => belongs(message) && !replaced.has(keyOf(message)));
  }

  function render() {
    const drawn = here().slice(-shown);
    const wanted = new Set(drawn.map(keyOf));
    for (const [key, view] of views) {
      if (wanted.has(key)) continue;
      if (view.element.contains(document.activeElement)) scroller.focus({ preventScroll: true });
      views.delete(key);
    }
    arrange(rows, drawn.map((message) => viewOf(message).element));
    drawn.forEach((message, at) => {
      views.get(keyOf(message)).setLayout(layoutOf(drawn[at - 1], message, drawn[at + 1]));
    });
    bottom.keep();
  }

  function viewOf(message) {
    const key = keyOf(message);
    const known = views.get(key);
    if (!known || !isSame(known.message, message)) views.set(key, messageView(message, reader, handlers));
    else if (known.message !== message) known.update(message);
    return views.get(key);
  }

  function upsert(message) {
    const at = messages.findIndex((other) => keyOf(other) === keyOf(message));
    if (at >= 0) messages[at] = message;
    else messages.splice(insertionIndex(messages, message), 0, message);
    if (!belongs(message)) return;
    render();
    if (at >= 0) return;
    if (message.out) bottom.toBottom();
    else bottom.countUnread();
  }

  /* Returns true if a public message has to reappear that one of these replaced. */
  function remove(keys) {
    const gone = new Set(keys);
    const isStandIn = (message) => message.replaces && gone.has(keyOf(message));
    const uncovers = messages.some(isStandIn);
    messages = messages.filter((message) => !gone.has(keyOf(message)));
    render();
    return uncovers;
  }

  /* aria-busy keeps screen readers from reading the whole history aloud. */
  function replaceAll(all) {
    rows.setAttribute("aria-busy", "true");
    messages = all.map((message) => unchanged(views, message) ?? message);
    render();
    requestAnimationFrame(() => rows.removeAttribute("aria-busy"));
  }

  /* Redraws what messages show of the chat around them, such as who is an admin. */
  function refresh() {
    for (const view of views.values()) view.update(view.message);
  }

  function showThread(id) {
    thread = id;
    shown = SHOWN_AT_FIRST;
    render();
    bottom.toBottom();
  }

  function showEarlier() {
    if (scroller.scrollTop > 200 || here().length <= shown) return;
    const fromBottom = scroller.scrollHeight - scroller.scrollTop;
    shown += SHOWN_MORE;
    render();
    scroller.scrollTop = scroller.scrollHeight - fromBottom;
  }

  /* Shows the bot's description while the chat is empty. */
  function showAbout(words) {
    about.hidden = !words || messages.length > 0;
    about.replaceChildren(el("strong", {}, "What can this bot do?"), el("p", { dir: "auto" }, words ?? ""));
  }

  function jump(key) {
    if (!views.has(key)) {
      shown = messages.length;
      render();
    }
    const node = views.get(key)?.element;
    if (!node) return;
    node.scrollIntoView({ block: "center" });
    cursor.focusOn(node);
    node.classList.remove("flash");
    requestAnimationFrame(() => node.classList.add("flash"));
  }

  function openMenu(node) {
    const box = node.querySelector(".bubble, .pill").getBoundingClientRect();
    handlers.menu(viewAt(node).message, box.left + 24, box.bottom);
  }

  scroller.addEventListener("dblclick", (event) => {
    const view = viewAt(event.target.closest(".message"));
    if (view && !event.target.closest("[data-control]")) handlers.reply(view.message);
  });

  return {
    element, upsert, remove, replaceAll, refresh, jump, showThread, showAbout,
    spin: (key, row, column, on) => views.get(key)?.spin?.(row, column, on),
    find: (key) => messages.find((message) => keyOf(message) === key),
    findLast: (test) => messages.findLast(test),
    focus: () => scroller.focus(),
    close: bottom.close,
  };
}

export function threadOf(message) {
  if (message.thread !== undefined) return message.thread;
  return message.is_topic_message ? message.message_thread_id : 1;
}

/* After a restart of the playground the key may belong to another message. */
function isSame(one, other) {
  return one.date === other.date && senderOf(one).id === senderOf(other).id;
}

function unchanged(views, message) {
  const known = views.get(keyOf(message))?.message;
  return known && JSON.stringify(known) === JSON.stringify(message) ? known : undefined;
}

/* Messages stand by date; one that replaces a public message takes its position. */
function insertionIndex(messages, message) {
  if (message.replaces) {
    const id = Number(message.replaces.slice(1));
    const at = messages.findIndex((other) => !other.oldChat && other.message_id > id);
    return at < 0 ? messages.length : at;
  }
  let at = messages.length;
  while (at > 0 && messages[at - 1].date > message.date && !messages[at - 1].replaces) at -= 1;
  return at;
}

function layoutOf(before, message, after) {
  return {
    isNewDay: !before || dayNumber(before.date) !== dayNumber(message.date),
    isFirst: !areTogether(before, message),
    isLast: !areTogether(message, after),
  };
}

function areTogether(one, other) {
  if (!one || !other || serviceSentence(one) || serviceSentence(other)) return false;
  return senderOf(one).id === senderOf(other).id && Boolean(one.out) === Boolean(other.out)
    && Boolean(one.ephemeral) === Boolean(other.ephemeral)
    && dayNumber(one.date) === dayNumber(other.date)
    && Math.abs(other.date - one.date) < GROUPED_WITHIN_SECONDS;
}

/* Scrolls along with new messages while the reader is at the bottom, and stays put further up. */
function followBottom(scroller, rows, onscroll) {
  const unread = el("span", { class: "count", hidden: true });
  const button = iconButton("down", "Go to the newest message", toBottom, { class: "down", hidden: true });
  button.append(unread);
  let isAtBottom = true;
  let lastTop = 0;
  let missed = 0;

  function keep() {
    if (isAtBottom) scroller.scrollTop = scroller.scrollHeight;
  }

  function toBottom() {
    isAtBottom = true;
    keep();
    show();
  }

  function show() {
    if (isAtBottom) missed = 0;
    button.hidden = isAtBottom;
    unread.hidden = !missed;
    unread.textContent = String(missed);
  }

  function countUnread() {
    if (!isAtBottom) missed += 1;
    show();
  }

  /* Only a reader scrolls up; a picture that arrives moves the bottom down, and is followed. */
  scroller.addEventListener("scroll", () => {
    const isNear = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR_BOTTOM;
    if (isNear) isAtBottom = true;
    else if (scroller.scrollTop < lastTop) isAtBottom = false;
    lastTop = scroller.scrollTop;
    show();
    onscroll();
  });

  const resized = new ResizeObserver(keep);
  resized.observe(rows);
  resized.observe(scroller);

  return { button, keep, toBottom, countUnread, close: () => resized.disconnect() };
}

/* Arrow keys move from message to message; only the current message has its buttons in the tab order. */
function rovingFocus(rows, scroller, onenter) {
  let current = null;

  function openControls() {
    for (const control of current?.querySelectorAll("[data-control]") ?? []) control.tabIndex = 0;
  }

  function makeCurrent(message) {
    if (current !== message) {
      for (const control of current?.querySelectorAll("[data-control]") ?? []) control.tabIndex = -1;
      current = message;
    }
    openControls();
  }

  function focusOn(message) {
    makeCurrent(message);
    message.focus();
  }

  rows.addEventListener("focusin", (event) => {
    const message = event.target.closest(".message");
    if (message) makeCurrent(message);
  });

  scroller.addEventListener("keydown", (event) => {
    const all = [...rows.children];
    const here = all.indexOf(event.target.closest(".message"));
    const last = all.length - 1;
    const moves = {
      ArrowUp: here < 0 ? last : here - 1, ArrowDown: here < 0 ? last : here + 1, Home: 0, End: last,
    };
    const next = all[moves[event.key]];
    if (next) {
      event.preventDefault();
      focusOn(next);
      next.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && event.target === all[here]) {
      event.preventDefault();
      onenter(all[here]);
    }
  });

  return { focusOn };
}
