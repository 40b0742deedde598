/* One message on one person's screen. Its parts are rebuilt only when what they show has changed. */

import { dayName, hourAndMinute, moment } from "./clock.js";
import { arrange, el, icon, part } from "./dom.js";
import { keyboardView } from "./keyboard.js";
import { mediaElement, mediaOf } from "./media.js";
import { avatar, colourOf, nameOf, nameTag, senderOf } from "./names.js";
import { besides } from "./past.js";
import { serviceSentence, summary } from "./summary.js";
import { richText } from "./text.js";
import { memberOf, world } from "./world.js";

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
