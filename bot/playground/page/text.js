/* A message's text with its entities, as elements. Offsets count UTF-16 units, as strings here do. */

import { dateTime, everySecond, moment } from "./clock.js";
import { el, iconButton } from "./dom.js";

/* A block ends its line by itself, so a line break after it is not shown once more. */
const BLOCKS = ["pre", "blockquote", "expandable_blockquote"];
const MARKS = { bold: "strong", italic: "em", underline: "u", strikethrough: "s" };
const SAFE_LINK = /^(https?|tg|mailto|tel):/i;

/* `acts` says what a tap on a link, a mention, a command or code does; `locale` is the reader's. */
export function richText(text, entities, acts, locale) {
  const sorted = [...(entities ?? [])]
    .sort((one, two) => one.offset - two.offset || two.length - one.length);
  return fragment(text, 0, text.length, sorted, acts, locale);
}

function fragment(text, start, end, entities, acts, locale) {
  const piece = document.createDocumentFragment();
  let at = start;
  let rest = entities;
  while (rest.length) {
    const [entity, ...others] = rest;
    const from = Math.max(entity.offset, at);
    const to = Math.min(entity.offset + entity.length, end);
    const inside = others.filter((other) => other.offset < to);
    rest = others.filter((other) => other.offset + other.length > to);
    if (to <= from) continue;
    piece.append(text.slice(at, from));
    const content = fragment(text, from, to, inside, acts, locale);
    piece.append(wrap(entity, content, text.slice(from, to), acts, locale));
    at = BLOCKS.includes(entity.type) && to < end && text[to] === "\n" ? to + 1 : to;
  }
  piece.append(text.slice(at, end));
  return piece;
}

function wrap(entity, content, text, acts, locale) {
  if (entity.type in MARKS) return el(MARKS[entity.type], {}, content);
  switch (entity.type) {
    case "spoiler": return spoiler(content);
    case "code":
      return tappable("code", content, () => acts.copy(text), { title: "Copy" });
    case "pre": return block(entity, content, text, acts);
    case "blockquote": return el("blockquote", {}, content);
    case "expandable_blockquote": return folded(content);
    case "text_link": return link(entity.url, content, acts);
    case "url": return link(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`, content, acts);
    case "email": return link(`mailto:${text}`, content, acts);
    case "phone_number": return link(`tel:${text}`, content, acts);
    case "mention": return tappable("span", content, () => acts.mention(text.slice(1)));
    case "text_mention": return tappable("span", content, () => acts.person(entity.user));
    case "bot_command": return tappable("span", content, () => acts.command(text));
    case "hashtag":
    case "cashtag": return el("span", { class: "link" }, content);
    case "date_time": return ticking(entity, text, locale);
    default: return el("span", {}, content);
  }
}

function onActivate(action) {
  return {
    onclick: (event) => { event.stopPropagation(); action(event); },
    onkeydown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      action(event);
    },
  };
}

function tappable(tag, content, action, props = {}) {
  return el(tag, {
    class: tag === "code" ? null : "link", role: "button", "data-control": "", tabIndex: -1,
    ...props, ...onActivate(action),
  }, content);
}

function link(url, content, acts) {
  if (!SAFE_LINK.test(url)) return el("span", {}, content);
  return el("a", {
    class: "link", href: url, target: "_blank", rel: "noopener noreferrer", title: url,
    "data-control": "", tabIndex: -1,
    onclick: (event) => { if (acts.link(url)) event.preventDefault(); },
  }, content);
}

function block(entity, content, text, acts) {
  return el("div", { class: "pre" },
    el("div", { class: "pre-head" }, el("span", {}, entity.language ?? ""),
      iconButton("copy", "Copy code", () => acts.copy(text), { "data-control": "", tabIndex: -1 })),
    el("pre", {}, el("code", {}, content)));
}

function folded(content) {
  const body = el("div", { class: "fold" }, content);
  const toggle = el("button", {
    type: "button", class: "unfold", "aria-expanded": "false", "data-control": "", tabIndex: -1,
    onclick: (event) => {
      event.stopPropagation();
      const open = toggle.getAttribute("aria-expanded") !== "true";
      toggle.setAttribute("aria-expanded", String(open));
      toggle.textContent = open ? "Show less" : "Show more";
    },
  }, "Show more");
  requestAnimationFrame(() => { toggle.hidden = body.scrollHeight <= body.clientHeight + 2; });
  return el("blockquote", { class: "expandable" }, body, toggle);
}

function spoiler(content) {
  const inner = el("span", { class: "secret", inert: true, "aria-hidden": "true" }, content);
  const outer = el("span", {
    class: "spoiler", role: "button", "aria-label": "Hidden text. Press to show it.",
    "data-control": "", tabIndex: -1,
    ...onActivate(() => revealAll(outer)),
  }, inner);
  return outer;
}

/* As in the apps, one tap shows every spoiler of the message. */
function revealAll(spoilerElement) {
  const text = spoilerElement.closest(".text") ?? spoilerElement.parentNode;
  for (const outer of text.querySelectorAll(".spoiler:not(.shown)")) {
    outer.classList.add("shown");
    for (const name of ["role", "aria-label"]) outer.removeAttribute(name);
    outer.firstChild.inert = false;
    outer.firstChild.removeAttribute("aria-hidden");
  }
}

/* Counting would be read out each second, so it is no live region. */
function ticking(entity, text, locale) {
  const time = el("time", {
    class: "date-time", "aria-live": "off", title: moment(entity.unix_time, locale),
    datetime: new Date(entity.unix_time * 1000).toISOString(),
  });
  let attached = false;
  everySecond(() => {
    if (attached && !time.isConnected) return false;
    attached = time.isConnected;
    const words = dateTime(entity.unix_time, entity.date_time_format, text, locale);
    if (time.textContent !== words) time.textContent = words;
    return true;
  });
  return time;
}
