/* One message on one person's screen. Its parts are rebuilt only when what they show has changed. */

import { arrange, cachedNode, el, icon } from "./dom.js";
import { avatar, colourOf, nameOf, nameTag, senderOf, serviceSentence, summary } from "./labels.js";
import { mediaElement, mediaOf, richText } from "./message-content.js";
import { memberOf, world } from "./server.js";
import { dayName, hourAndMinute, moment } from "./time.js";

const JUMBO = /^\p{RGI_Emoji}{1,3}$/v;
const CORNER_ICONS = {
  url: "link", login_url: "link", copy_text: "copy", web_app: "out", switch_inline_query: "forward",
  switch_inline_query_chosen_chat: "forward",
};
const LONGEST_EVEN_ROW = 36;
const KEYS_OF_A_BOARD = 5;
const WIDE_LETTERS = /\p{Extended_Pictographic}/gu;
const KEY_STYLES = ["primary", "success", "danger"];

export function keyOf(message) {
  return message.key ?? (message.message_id ? `m${message.message_id}` : `e${message.ephemeral_message_id}`);
}

/* `reader` is {person, locale, chat}; `handlers` are called for taps. */
export function messageView(message, reader, handlers) {
  return serviceSentence(message) ? serviceView(message, handlers) : bubbleView(message, reader, handlers);
}

function wrapper(kind, handlers, view) {
  const day = el("div", { class: "day", hidden: true });
  const element = el("div", {
    class: `message ${kind}`, role: "article", tabIndex: -1,
    oncontextmenu: (event) => {
      if (event.target.closest("a, img")) return;
      event.preventDefault();
      handlers.menu(view.message, event.clientX, event.clientY);
    },
  });
  return { element, day };
}

function showDay(day, message, isNewDay) {
  day.hidden = !isNewDay;
  if (isNewDay) day.textContent = dayName(message.date);
}

function serviceView(first, handlers) {
  const view = { message: first };
  const { element, day } = wrapper("service", handlers, view);
  const sentence = cachedNode((pieces) => el("div", { class: "pill" }, pieces.map((piece) =>
    (typeof piece === "string" ? el("bdi", {}, piece) : nameTag(piece)))));
  view.element = element;
  view.update = (message) => {
    view.message = message;
    element.dataset.key = keyOf(message);
    if (sentence.update(serviceSentence(message))) arrange(element, [day, sentence.node]);
  };
  view.setLayout = ({ isNewDay }) => showDay(day, view.message, isNewDay);
  view.update(first);
  return view;
}

function bubbleView(first, reader, handlers) {
  const view = { message: first };
  const sender = senderOf(first);
  const { element, day } = wrapper(first.out ? "out" : "in", handlers, view);
  const bubble = el("div", { class: "bubble" });
  const face = first.out || reader.chat.type === "private" ? null : avatar(sender);
  const column = el("div", { class: "column" }, bubble);
  const keyboard = keyboardView((button, ...at) => handlers.press(view.message, button, ...at));
  const parts = bubbleParts(reader, handlers, view);
  element.append(day, el("div", { class: "line" }, ...[face, column].filter(Boolean)));
  if (first.ephemeral) element.classList.add("ephemeral");

  view.element = element;
  view.spin = keyboard.spin;
  view.setLayout = ({ isNewDay, isFirst, isLast }) => {
    showDay(day, view.message, isNewDay);
    element.classList.toggle("first", isFirst);
    element.classList.toggle("last", isLast);
  };
  view.update = (message) => {
    view.message = message;
    element.dataset.key = keyOf(message);
    element.setAttribute("aria-label", labelOf(message));
    const focused = element.contains(document.activeElement) && document.activeElement;
    const changed = parts.map((update) => update(message)).some(Boolean);
    if (changed) arrange(bubble, view.nodes());
    element.classList.toggle("bare", Boolean(message.dice) || isJumbo(message));
    element.classList.toggle("pictured", ["photo", "animation", "video"].some((kind) => kind in message));
    element.classList.toggle("captioned", Boolean(message.caption));
    const rows = message.reply_markup?.inline_keyboard ?? [];
    keyboard.update(rows);
    if (rows.length && !keyboard.element.isConnected) column.append(keyboard.element);
    if (!rows.length) keyboard.element.remove();
    if (focused && !focused.isConnected) element.focus({ preventScroll: true });
  };
  view.update(first);
  return view;
}

/* Returns the parts as functions that take the message and return whether they have changed. */
function bubbleParts(reader, handlers, view) {
  const author = cachedNode(() => authorLine(view.message, reader, handlers));
  const quote = cachedNode(() => quoteStrip(view.message, handlers));
  const media = cachedNode((subject) => mediaElement(subject, handlers, media.node));
  const text = cachedNode(({ words, entities, jumbo }) => el("div", {
    class: jumbo ? "text jumbo" : "text", dir: "auto",
  }, richText(words, entities, handlers, reader.locale)));
  const chips = cachedNode((reactions) => reactionChips(reactions, (emoji) => handlers.react(view.message, emoji)));
  const meta = cachedNode(() => metaLine(view.message));
  view.nodes = () => [author, quote, media, text, chips, meta].map(({ node }) => node).filter(Boolean);
  return [
    (message) => author.update(authorSubject(message, reader)),
    (message) => quote.update(quoteSubject(message)),
    (message) => media.update(mediaOf(message)),
    (message) => text.update(textSubject(message)),
    (message) => chips.update(message.reactions?.length ? message.reactions : undefined),
    (message) => meta.update([message.date, message.edit_date, message.author_signature, message.rings]),
  ];
}

function labelOf(message) {
  const whose = message.out ? "You" : nameOf(senderOf(message));
  const mark = message.ephemeral ? ", only visible to you" : "";
  return `${whose}, ${hourAndMinute(message.date)}${mark}`;
}

function isJumbo(message) {
  return Boolean(message.text) && JUMBO.test(message.text) && !message.reply_to_message;
}

function textSubject(message) {
  const words = message.text ?? message.caption;
  if (!words) return undefined;
  const entities = message.text ? message.entities : message.caption_entities;
  return { words, entities, jumbo: isJumbo(message) };
}

/* Returns what the author line shows; undefined if it shows nothing. */
function authorSubject(message, reader) {
  const subject = {
    name: !message.out && reader.chat.type !== "private" ? nameOf(senderOf(message)) : undefined,
    badge: badgeOf(message),
    via: message.via_bot?.username,
    forward: message.forward_origin,
    ephemeral: message.ephemeral,
  };
  return Object.values(subject).some(Boolean) ? subject : undefined;
}

function badgeOf(message) {
  if (message.sender_chat?.id === message.chat.id) return message.author_signature ?? "admin";
  const member = memberOf(world.chats.get(message.chat.id), message.from?.id);
  if (member?.status === "creator") return member.custom_title ?? "owner";
  if (member?.status === "administrator") return member.custom_title ?? "admin";
  return undefined;
}

function authorLine(message, reader, handlers) {
  const { name, badge, via, forward, ephemeral } = authorSubject(message, reader);
  const sender = senderOf(message);
  const lines = [];
  if (ephemeral) {
    lines.push(el("div", { class: "private-note" }, icon("eye", 14), "Only visible to you"));
  }
  if (name) {
    lines.push(el("div", { class: "author" },
      nameTag(sender, { class: `peer-${colourOf(sender)}` }),
      sender.is_bot && !badge ? el("span", { class: "role" }, "bot") : null,
      badge ? el("span", { class: "role" }, badge) : null));
  }
  if (via) {
    lines.push(el("div", { class: "via" }, "via ", el("span", {
      class: "link", role: "button", "data-control": "", tabIndex: -1, onclick: () => handlers.mention(via),
    }, `@${via}`)));
  }
  if (forward) {
    const origin = forward.sender_user ?? forward.chat ?? forward.sender_chat;
    lines.push(el("div", { class: "via" }, "Forwarded from ",
      origin ? nameTag(origin) : el("bdi", {}, forward.sender_user_name ?? "somebody")));
  }
  return el("div", { class: "head" }, lines);
}

function quoteSubject(message) {
  const original = message.reply_to_message;
  if (!original || original.forum_topic_created) return undefined;
  return [nameOf(senderOf(original)), summary(original), message.quote?.text, original.date];
}

function quoteStrip(message, handlers) {
  const original = message.reply_to_message;
  const thumb = original.photo && original.url
    ? el("img", { src: original.url, alt: "", class: "thumb" }) : null;
  return el("button", {
    type: "button", class: `quote peer-${colourOf(senderOf(original))}`, "data-control": "", tabIndex: -1,
    onclick: () => handlers.jump(keyInSameChat(keyOf(original), message)),
  }, thumb, el("span", { class: "quote-words" }, nameTag(senderOf(original)),
    el("span", { class: "quote-text", dir: "auto" },
      original.date ? message.quote?.text ?? summary(original) : "Deleted message")));
}

function reactionChips(reactions, react) {
  return el("div", { class: "reactions" }, reactions.map(({ emoji, count, mine }) => el("button", {
    type: "button", class: "chip", "aria-pressed": String(Boolean(mine)), "data-control": "", tabIndex: -1,
    "aria-label": `${emoji}, ${count}`, onclick: () => react(mine ? null : emoji),
  }, el("span", {}, emoji), String(count))));
}

function metaLine(message) {
  return el("div", { class: "meta", title: moment(message.date, "en-GB") },
    message.author_signature && !message.sender_chat ? `${message.author_signature}, ` : null,
    message.rings ? bell(message.rings) : null,
    message.edit_date ? el("span", { class: "edited" }, "edited") : null,
    el("time", {}, hourAndMinute(message.date)),
    message.out ? icon("check", 14) : null);
}

/* Marks a message that rang the reader's phone when it came. */
function bell(kind) {
  const label = kind === "mention" ? "Rang the phone, as a mention" : "Rang the phone";
  return el("span", { class: kind === "mention" ? "bell loud" : "bell", role: "img", "aria-label": label, title: label }, icon("bell", 13));
}

function cornerIcon(button) {
  const kind = Object.keys(CORNER_ICONS).find((key) => key in button);
  return kind && CORNER_ICONS[kind];
}

/* An inline keyboard: Telegram's colours, a spinner until the bot answers, arrow keys between buttons.
   `press(button, row, column)` is called for each press. */
function keyboardView(press) {
  const element = el("div", { class: "keyboard", role: "group", "aria-label": "Buttons" });
  let rows = [];
  const waiting = new Set();

  element.addEventListener("click", (event) => {
    const key = event.target.closest(".key");
    if (!key || key.getAttribute("aria-disabled") === "true") return;
    const row = Number(key.dataset.row);
    const column = Number(key.dataset.column);
    if (!waiting.has(`${row} ${column}`)) press(rows[row][column], row, column);
  });

  element.addEventListener("keydown", (event) => {
    const key = event.target.closest(".key");
    const next = key && neighbour(element, key, event.key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  });

  function update(wanted) {
    rows = wanted;
    while (element.children.length > rows.length) element.lastChild.remove();
    rows.forEach((buttons, row) => {
      const line = element.children[row] ?? element.appendChild(el("div", { class: "keys" }));
      line.classList.toggle("uneven", isUneven(buttons));
      while (line.children.length > buttons.length) line.lastChild.remove();
      buttons.forEach((button, column) => {
        const key = line.children[column] ?? line.appendChild(createKey(row, column));
        updateKey(key, button);
      });
    });
  }

  function spin(row, column, on) {
    if (on) waiting.add(`${row} ${column}`);
    else waiting.delete(`${row} ${column}`);
    const key = element.children[row]?.children[column];
    if (on) key?.setAttribute("aria-busy", "true");
    else key?.removeAttribute("aria-busy");
  }

  return { element, update, spin };
}

/* Rows have keys of equal width, as a board needs it, unless few keys with long labels share a row. */
function isUneven(buttons) {
  const letters = buttons.map(({ text }) => [...text].length + (text.match(WIDE_LETTERS)?.length ?? 0));
  return buttons.length < KEYS_OF_A_BOARD && Math.max(...letters) * buttons.length > LONGEST_EVEN_ROW;
}

function createKey(row, column) {
  return el("button", {
    type: "button", class: "key", "data-control": "", tabIndex: -1, data: { row, column },
  }, el("span", { class: "label", dir: "auto" }));
}

/* Updates the element in place, so that the focus survives an edit. */
function updateKey(key, button) {
  const look = JSON.stringify(button);
  if (key.dataset.look === look) return;
  key.dataset.look = look;
  const disabled = "disabled" in button;
  key.className = ["key", KEY_STYLES.includes(button.style) && button.style].filter(Boolean).join(" ");
  key.firstChild.textContent = button.text;
  key.title = button.text;
  key.querySelector(".icon")?.remove();
  const corner = disabled ? "" : cornerIcon(button);
  if (corner) key.append(icon(corner, 12));
  if (disabled) key.setAttribute("aria-disabled", "true");
  else key.removeAttribute("aria-disabled");
}

function neighbour(element, key, direction) {
  const row = Number(key.dataset.row);
  const column = Number(key.dataset.column);
  const line = (at) => element.children[at]?.children;
  switch (direction) {
    case "ArrowLeft": return line(row)[column - 1];
    case "ArrowRight": return line(row)[column + 1];
    case "ArrowUp": return line(row - 1)?.[Math.min(column, line(row - 1).length - 1)];
    case "ArrowDown": return line(row + 1)?.[Math.min(column, line(row + 1).length - 1)];
    default: return undefined;
  }
}

/* Returns the messages of the basic group that became this supergroup. Both chats count from 1, so the
   old ones get keys of their own on the page. */
export function historyMessages(history) {
  const oldKey = (key) => key && `${history.chat} ${key}`;
  return (history?.messages ?? []).map((message) => ({
    ...message, key: oldKey(message.key), replaces: oldKey(message.replaces), oldChat: history.chat,
  }));
}

/* Returns the chat and key by which the server knows a message. */
export function serverAddress({ key, oldChat }, chat) {
  return oldChat ? { chat: oldChat, key: key.slice(`${oldChat} `.length) } : { chat, key };
}

/* Returns the page's key of a message that this one answers: both stand in the same chat. */
function keyInSameChat(key, message) {
  return message.oldChat ? `${message.oldChat} ${key}` : key;
}
