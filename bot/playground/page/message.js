/* One message on one person's screen. Its parts are rebuilt only when what they show has changed. */

import { arrange, el, icon, part } from "./dom.js";
import { avatar, colourOf, nameOf, nameTag, senderOf, serviceSentence, summary } from "./labels.js";
import { mediaElement, mediaOf, richText } from "./message-content.js";
import { memberOf, world } from "./server.js";
import { dayName, hourAndMinute, moment } from "./time.js";

const JUMBO = /^\p{RGI_Emoji}{1,3}$/v;

export function keyOf(message) {
  return message.key ?? (message.message_id ? `m${message.message_id}` : `e${message.ephemeral_message_id}`);
}

/* `reader` is {person, locale, chat}; `acts` does what taps ask for. */
export function messageView(message, reader, acts) {
  return serviceSentence(message) ? serviceView(message, acts) : bubbleView(message, reader, acts);
}

function wrapper(kind, acts, view) {
  const day = el("div", { class: "day", hidden: true });
  const element = el("div", {
    class: `message ${kind}`, role: "article", tabIndex: -1,
    oncontextmenu: (event) => {
      if (event.target.closest("a, img")) return;
      event.preventDefault();
      acts.menu(view.message, event.clientX, event.clientY);
    },
  });
  return { element, day };
}

function showDay(day, message, isNewDay) {
  day.hidden = !isNewDay;
  if (isNewDay) day.textContent = dayName(message.date);
}

function serviceView(first, acts) {
  const view = { message: first };
  const { element, day } = wrapper("service", acts, view);
  const sentence = part((pieces) => el("div", { class: "pill" }, pieces.map((piece) =>
    (typeof piece === "string" ? el("bdi", {}, piece) : nameTag(piece)))));
  view.element = element;
  view.update = (message) => {
    view.message = message;
    element.dataset.key = keyOf(message);
    if (sentence.update(serviceSentence(message))) arrange(element, [day, sentence.node]);
  };
  view.place = ({ isNewDay }) => showDay(day, view.message, isNewDay);
  view.update(first);
  return view;
}

function bubbleView(first, reader, acts) {
  const view = { message: first };
  const sender = senderOf(first);
  const { element, day } = wrapper(first.out ? "out" : "in", acts, view);
  const bubble = el("div", { class: "bubble" });
  const face = first.out || reader.chat.type === "private" ? null : avatar(sender);
  const column = el("div", { class: "column" }, bubble);
  const keyboard = keyboardView((button, ...at) => acts.press(view.message, button, ...at));
  const parts = bubbleParts(reader, acts, view);
  element.append(day, el("div", { class: "line" }, ...[face, column].filter(Boolean)));
  if (first.ephemeral) element.classList.add("ephemeral");

  view.element = element;
  view.spin = keyboard.spin;
  view.place = ({ isNewDay, isFirst, isLast }) => {
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

/* Each part as a function that takes the message and tells whether it has changed. */
function bubbleParts(reader, acts, view) {
  const author = part(() => authorLine(view.message, reader, acts));
  const quote = part(() => quoteStrip(view.message, acts));
  const media = part((subject) => mediaElement(subject, acts, media.node));
  const text = part(({ words, entities, jumbo }) => el("div", {
    class: jumbo ? "text jumbo" : "text", dir: "auto",
  }, richText(words, entities, acts, reader.locale)));
  const chips = part((reactions) => reactionChips(reactions, (emoji) => acts.react(view.message, emoji)));
  const meta = part(() => metaLine(view.message));
  view.nodes = () => [author, quote, media, text, chips, meta].map(({ node }) => node).filter(Boolean);
  return [
    (message) => author.update(authorSubject(message, reader)),
    (message) => quote.update(quoteSubject(message)),
    (message) => media.update(mediaOf(message)),
    (message) => text.update(textSubject(message)),
    (message) => chips.update(message.reactions?.length ? message.reactions : undefined),
    (message) => meta.update([message.date, message.edit_date, message.author_signature]),
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

/* Who wrote it and how: undefined where nothing of that is shown. */
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

function authorLine(message, reader, acts) {
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
      class: "link", role: "button", "data-control": "", tabIndex: -1, onclick: () => acts.mention(via),
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

function quoteStrip(message, acts) {
  const original = message.reply_to_message;
  const thumb = original.photo && original.url
    ? el("img", { src: original.url, alt: "", class: "thumb" }) : null;
  return el("button", {
    type: "button", class: `quote peer-${colourOf(senderOf(original))}`, "data-control": "", tabIndex: -1,
    onclick: () => acts.jump(besides(keyOf(original), message)),
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
    message.edit_date ? el("span", { class: "edited" }, "edited") : null,
    el("time", {}, hourAndMinute(message.date)),
    message.out ? icon("check", 14) : null);
}

/* An inline keyboard: native colours, a spinner until the bot answers, arrow keys between buttons. */
const CORNERS = {
  url: "link", login_url: "link", copy_text: "copy", web_app: "out", switch_inline_query: "forward",
  switch_inline_query_chosen_chat: "forward",
};
const EVEN_AT_MOST = 36;
const BOARD_FROM = 5;
const WIDE = /\p{Extended_Pictographic}/gu;
const STYLES = ["primary", "success", "danger"];

function cornerOf(button) {
  const kind = Object.keys(CORNERS).find((key) => key in button);
  return kind && CORNERS[kind];
}

/* `press(button, row, column)` does what the button says. */
export function keyboardView(press) {
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
        const key = line.children[column] ?? line.appendChild(blankKey(row, column));
        dress(key, button);
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

/* Equal keys stand below each other, as a board needs it; long labels share a row as they can. */
function isUneven(buttons) {
  const letters = buttons.map(({ text }) => [...text].length + (text.match(WIDE)?.length ?? 0));
  return buttons.length < BOARD_FROM && Math.max(...letters) * buttons.length > EVEN_AT_MOST;
}

function blankKey(row, column) {
  return el("button", {
    type: "button", class: "key", "data-control": "", tabIndex: -1, data: { row, column },
  }, el("span", { class: "label", dir: "auto" }));
}

/* The same element is dressed anew, so that the focus survives an edit. */
function dress(key, button) {
  const look = JSON.stringify(button);
  if (key.dataset.look === look) return;
  key.dataset.look = look;
  const disabled = "disabled" in button;
  key.className = ["key", STYLES.includes(button.style) && button.style].filter(Boolean).join(" ");
  key.firstChild.textContent = button.text;
  key.title = button.text;
  key.querySelector(".icon")?.remove();
  const corner = disabled ? "" : cornerOf(button);
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

/* Messages of the group that a supergroup was before: drawn with the others, but of another chat. */
/* Both chats count from 1, so those of the old one get keys of their own here. */
export function pastMessages(history) {
  const inPast = (key) => key && `${history.chat} ${key}`;
  return (history?.messages ?? []).map((message) => ({
    ...message, key: inPast(message.key), replaces: inPast(message.replaces), past: history.chat,
  }));
}

/* Where the server knows a message: its chat, and its key there. */
export function placeOf({ key, past }, chat) {
  return past ? { chat: past, key: key.slice(`${past} `.length) } : { chat, key };
}

/* What a message answers stands in its own chat. */
export function besides(key, message) {
  return message.past ? `${message.past} ${key}` : key;
}
