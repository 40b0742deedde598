/* The messages of one chat: keyed, in order, scrolled as a reader expects. */

import { dayNumber } from "./clock.js";
import { arrange, el, iconButton } from "./dom.js";
import { keyOf, messageView } from "./message.js";
import { senderOf } from "./names.js";
import { serviceSentence } from "./summary.js";

const SHOWN_AT_FIRST = 150;
const SHOWN_MORE = 100;
const NEAR = 48;
const GROUPED_WITHIN = 600;

export function logView(reader, acts, label) {
  const rows = el("div", { class: "rows", role: "log", "aria-label": label, "aria-live": "polite" });
  const scroller = el("div", { class: "scroller", tabIndex: 0, "aria-label": label, role: "region" }, rows);
  const unread = el("span", { class: "count", hidden: true });
  const down = iconButton("down", "Go to the newest message", () => toBottom(), { class: "down", hidden: true });
  down.append(unread);
  const element = el("div", { class: "log" }, scroller, down);
  const views = new Map();
  let messages = [];
  let shown = SHOWN_AT_FIRST;
  let thread;
  let isAtBottom = true;
  let missed = 0;
  let current = null;
  let lastTop = 0;

  const belongs = (message) => thread === undefined || threadOf(message) === thread;

  /* What is on the screen: the newest of this topic, without public messages that one replaces. */
  function visible() {
    const replaced = new Set(messages.map((message) => message.replaces).filter(Boolean));
    const here = messages.filter((message) => belongs(message) && !replaced.has(keyOf(message)));
    return { here: here.slice(-shown), hasMore: here.length > shown };
  }

  function render() {
    const { here } = visible();
    const wanted = new Set(here.map(keyOf));
    for (const [key, view] of views) {
      if (wanted.has(key)) continue;
      if (view.element.contains(document.activeElement)) scroller.focus({ preventScroll: true });
      views.delete(key);
    }
    const nodes = here.map((message) => viewOf(message).element);
    arrange(rows, nodes);
    here.forEach((message, at) => {
      views.get(keyOf(message)).place(placing(here[at - 1], message, here[at + 1]));
    });
    if (isAtBottom) stick();
  }

  function viewOf(message) {
    const key = keyOf(message);
    const known = views.get(key);
    if (known) {
      if (known.message !== message) known.update(message);
      return known;
    }
    const view = messageView(message, reader, acts);
    views.set(key, view);
    return view;
  }

  function insert(message) {
    const key = keyOf(message);
    const at = messages.findIndex((other) => keyOf(other) === key);
    if (at >= 0) {
      messages[at] = message;
      return false;
    }
    messages.splice(placeFor(messages, message), 0, message);
    return true;
  }

  function put(message) {
    const isNew = insert(message);
    if (!belongs(message)) return;
    if (isNew && message.out) isAtBottom = true;
    if (isNew && !isAtBottom) missed += 1;
    render();
    showDown();
  }

  function remove(keys) {
    const gone = new Set(keys);
    const replacing = messages.some((message) => message.replaces && gone.has(keyOf(message)));
    messages = messages.filter((message) => !gone.has(keyOf(message)));
    render();
    return replacing;
  }

  function sync(all) {
    rows.setAttribute("aria-busy", "true");
    messages = [];
    for (const message of all) messages.push(unchanged(views, message) ?? message);
    render();
    requestAnimationFrame(() => rows.removeAttribute("aria-busy"));
  }

  function showThread(id) {
    thread = id;
    shown = SHOWN_AT_FIRST;
    isAtBottom = true;
    render();
  }

  function stick() {
    scroller.scrollTop = scroller.scrollHeight;
  }

  function toBottom() {
    isAtBottom = true;
    missed = 0;
    scroller.scrollTo({ top: scroller.scrollHeight });
    showDown();
  }

  function showDown() {
    if (isAtBottom) missed = 0;
    down.hidden = isAtBottom;
    unread.hidden = !missed;
    unread.textContent = String(missed);
  }

  function jump(key) {
    if (!views.has(key) && messages.some((message) => keyOf(message) === key)) {
      shown = messages.length;
      render();
    }
    const view = views.get(key);
    if (!view) return;
    view.element.scrollIntoView({ block: "center" });
    focusOn(view.element);
    view.element.classList.remove("flash");
    requestAnimationFrame(() => view.element.classList.add("flash"));
  }

  /* Only the message that one is at has its buttons in the tab order. */
  function makeCurrent(messageElement) {
    if (current === messageElement) return;
    for (const control of current?.querySelectorAll("[data-control]") ?? []) control.tabIndex = -1;
    current = messageElement;
  }

  function openControls() {
    for (const control of current?.querySelectorAll("[data-control]") ?? []) control.tabIndex = 0;
  }

  function focusOn(messageElement) {
    makeCurrent(messageElement);
    openControls();
    messageElement.focus();
  }

  rows.addEventListener("focusin", (event) => {
    const message = event.target.closest(".message");
    if (message) makeCurrent(message);
    openControls();
  });

  scroller.addEventListener("keydown", (event) => {
    if (event.target.closest("input, textarea")) return;
    const all = [...rows.children];
    const here = all.indexOf(event.target.closest(".message"));
    const moves = {
      ArrowUp: here < 0 ? all.length - 1 : here - 1, ArrowDown: here < 0 ? all.length - 1 : here + 1,
      Home: 0, End: all.length - 1,
    };
    const next = all[moves[event.key]];
    if (next) {
      event.preventDefault();
      focusOn(next);
      next.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && event.target === all[here]) {
      event.preventDefault();
      const box = event.target.querySelector(".bubble, .pill").getBoundingClientRect();
      acts.menu(viewAt(event.target).message, box.left + 24, box.bottom);
    }
  });

  scroller.addEventListener("dblclick", (event) => {
    const view = viewAt(event.target.closest(".message"));
    if (view && !event.target.closest("[data-control]")) acts.reply(view.message);
  });

  const viewAt = (node) => node && views.get(node.dataset.key);

  /* Only a reader scrolls up: a picture that arrives moves the bottom, and is followed. */
  scroller.addEventListener("scroll", () => {
    const isNear = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR;
    if (isNear) isAtBottom = true;
    else if (scroller.scrollTop < lastTop) isAtBottom = false;
    lastTop = scroller.scrollTop;
    showDown();
    if (scroller.scrollTop < 200 && visible().hasMore) {
      const fromBottom = scroller.scrollHeight - scroller.scrollTop;
      shown += SHOWN_MORE;
      render();
      scroller.scrollTop = scroller.scrollHeight - fromBottom;
    }
  });

  const resized = new ResizeObserver(() => { if (isAtBottom) stick(); });
  resized.observe(rows);
  resized.observe(scroller);

  return {
    element, put, remove, sync, jump, toBottom, showThread,
    spin: (key, row, column, on) => views.get(key)?.spin?.(row, column, on),
    find: (key) => messages.find((message) => keyOf(message) === key),
    get messages() { return messages; },
    focus: () => scroller.focus(),
    close: () => resized.disconnect(),
  };
}

export function threadOf(message) {
  if (message.thread !== undefined) return message.thread;
  return message.is_topic_message ? message.message_thread_id : 1;
}

function unchanged(views, message) {
  const known = views.get(keyOf(message))?.message;
  return known && JSON.stringify(known) === JSON.stringify(message) ? known : undefined;
}

/* By date; one that replaces a public message stands where that one does. */
function placeFor(messages, message) {
  if (message.replaces) {
    const id = Number(message.replaces.slice(1));
    const at = messages.findIndex((other) => other.message_id > id);
    return at < 0 ? messages.length : at;
  }
  let at = messages.length;
  while (at > 0 && messages[at - 1].date > message.date && !messages[at - 1].replaces) at -= 1;
  return at;
}

function placing(before, message, after) {
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
    && Math.abs(other.date - one.date) < GROUPED_WITHIN;
}
