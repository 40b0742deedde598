/* The content of a message: text with its entities, pictures, animations, documents, dice. */

import { el, icon, iconButton } from "./dom.js";
import { dateTime, everySecond, moment } from "./time.js";

/* A block ends its line by itself, so a line break after it is not shown once more. */
const BLOCK_KINDS = ["pre", "blockquote", "expandable_blockquote"];
const STYLE_TAGS = { bold: "strong", italic: "em", underline: "u", strikethrough: "s" };
const SAFE_LINK = /^(https?|tg|mailto|tel):/i;
const LONGEST_SIDE = 480;
const DIE_PIPS = {
  1: [5], 2: [1, 9], 3: [1, 5, 9], 4: [1, 3, 7, 9], 5: [1, 3, 5, 7, 9], 6: [1, 3, 4, 6, 7, 9],
};
const SLOT_SYMBOLS = ["BAR", "🍇", "🍋", "7️⃣"];

/* `handlers` are called for taps on links, mentions, commands and code; `locale` is the reader's. */
export function richText(text, entities, handlers, locale) {
  const sorted = [...(entities ?? [])]
    .sort((one, two) => one.offset - two.offset || two.length - one.length);
  return fragment(text, 0, text.length, sorted, handlers, locale);
}

function fragment(text, start, end, entities, handlers, locale) {
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
    const content = fragment(text, from, to, inside, handlers, locale);
    piece.append(entityElement(entity, content, text.slice(from, to), handlers, locale));
    at = BLOCK_KINDS.includes(entity.type) && to < end && text[to] === "\n" ? to + 1 : to;
  }
  piece.append(text.slice(at, end));
  return piece;
}

function entityElement(entity, content, text, handlers, locale) {
  if (entity.type in STYLE_TAGS) return el(STYLE_TAGS[entity.type], {}, content);
  switch (entity.type) {
    case "spoiler": return spoiler(content);
    case "code":
      return tappable("code", content, () => handlers.copy(text), { title: "Copy" });
    case "pre": return codeBlock(entity, content, text, handlers);
    case "blockquote": return el("blockquote", {}, content);
    case "expandable_blockquote": return expandableQuote(content);
    case "text_link": return link(entity.url, content, handlers);
    case "url": return link(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`, content, handlers);
    case "email": return link(`mailto:${text}`, content, handlers);
    case "phone_number": return link(`tel:${text}`, content, handlers);
    case "mention": return tappable("span", content, () => handlers.mention(text.slice(1)));
    case "text_mention": return tappable("span", content, () => handlers.person(entity.user));
    case "bot_command": return tappable("span", content, () => handlers.command(text));
    case "hashtag":
    case "cashtag": return el("span", { class: "link" }, content);
    case "date_time": return liveTime(entity, text, locale);
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

function link(url, content, handlers) {
  if (!SAFE_LINK.test(url)) return el("span", {}, content);
  return el("a", {
    class: "link", href: url, target: "_blank", rel: "noopener noreferrer", title: url,
    "data-control": "", tabIndex: -1,
    onclick: (event) => { if (handlers.link(url)) event.preventDefault(); },
  }, content);
}

function codeBlock(entity, content, text, handlers) {
  return el("div", { class: "pre" },
    el("div", { class: "pre-head" }, el("span", {}, entity.language ?? ""),
      iconButton("copy", "Copy code", () => handlers.copy(text), { "data-control": "", tabIndex: -1 })),
    el("pre", {}, el("code", {}, content)));
}

function expandableQuote(content) {
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
function liveTime(entity, text, locale) {
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

/* Returns the media of a message as the data from which its element is built. */
export function mediaOf(message) {
  if (message.photo) {
    const largest = message.photo[message.photo.length - 1];
    return { kind: "photo", ...largest, url: message.url ?? largest.url, hidden: message.has_media_spoiler };
  }
  for (const kind of ["animation", "video", "sticker", "document"]) {
    if (!message[kind]) continue;
    return {
      kind, ...message[kind], url: message.url ?? message[kind].url, hidden: message.has_media_spoiler,
    };
  }
  if (message.dice) return { kind: "dice", ...message.dice };
  return undefined;
}

/* `before` is the element that this one replaces, if any. */
export function mediaElement(media, handlers, before) {
  if (media.kind === "photo") return keepOldUntilLoaded(picture(media, handlers), before);
  if (media.kind === "dice") return dice(media);
  if (media.kind === "document") return documentLink(media);
  return /^video\//.test(media.mime_type ?? "") ? videoElement(media) : picture(media, handlers);
}

function picture(media, handlers) {
  const image = el("img", {
    src: media.url, alt: "Picture", width: media.width, height: media.height, decoding: "async",
  });
  const button = el("button", {
    type: "button", class: "picture", "data-control": "", tabIndex: -1, "aria-label": "Open the picture",
    onclick: () => {
      if (button.classList.contains("veiled")) {
        button.classList.remove("veiled");
        button.setAttribute("aria-label", "Open the picture");
      } else if (!isUndecodable(button)) handlers.view(media.url, image.naturalWidth, image.naturalHeight);
    },
  }, image, media.kind === "animation" ? el("span", { class: "badge" }, "GIF") : null);
  if (media.hidden) {
    button.classList.add("veiled");
    button.setAttribute("aria-label", "Hidden picture. Press to show it.");
  }
  reserveSize(button, media);
  image.addEventListener("error", () => showNameOnly(button, media));
  return button;
}

const isUndecodable = (node) => node.classList.contains("undecodable");

/* Shows the file's name in place of a picture that cannot be decoded. */
function showNameOnly(node, media) {
  node.classList.remove("veiled");
  node.classList.add("undecodable");
  node.setAttribute("aria-label", "A picture that cannot be shown");
  node.style.background = "";
  node.replaceChildren(icon("file", 20), el("bdi", { class: "document-name" }, media.file_name ?? "Picture"));
}

/* Shows the old picture until the new one has arrived, so that nothing flickers. */
function keepOldUntilLoaded(button, before) {
  const old = before?.querySelector("img")?.src;
  if (!old || before.matches(".veiled") || button.matches(".veiled")) return button;
  button.style.background = `center / contain no-repeat url("${old}")`;
  button.querySelector("img").addEventListener("load", () => { button.style.background = ""; });
  return button;
}

/* Reserves the picture's space before it arrives, so that nothing jumps. */
function reserveSize(node, { width, height }) {
  if (!width || !height) return;
  const scale = Math.min(1, LONGEST_SIDE / width, LONGEST_SIDE / height);
  node.style.aspectRatio = `${width} / ${height}`;
  node.style.width = `${Math.max(120, Math.round(width * scale))}px`;
}

function videoElement(media) {
  const video = el("video", {
    src: media.url, autoplay: true, loop: true, muted: true, playsInline: true, controls: media.kind === "video",
  });
  const frame = el("div", { class: "picture" }, video);
  reserveSize(frame, media);
  video.addEventListener("error", () => showNameOnly(frame, media));
  return frame;
}

function documentLink(media) {
  return el("a", {
    class: "document", href: media.url, download: media.file_name ?? "file", "data-control": "", tabIndex: -1,
  },
  el("span", { class: "document-icon" }, icon("file")),
  el("span", { class: "document-words" },
    el("bdi", { class: "document-name" }, media.file_name ?? "File"),
    el("span", { class: "dim" }, size(media.file_size ?? 0))));
}

function size(bytes) {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

function dice({ emoji, value }) {
  const label = `${emoji} shows ${value}`;
  if (emoji === "🎲") {
    const pips = Array.from({ length: 9 }, (_, at) =>
      el("i", { class: DIE_PIPS[value].includes(at + 1) ? "pip" : null }));
    return el("div", { class: "die", role: "img", "aria-label": label }, pips);
  }
  if (emoji === "🎰") {
    const reels = [0, 2, 4].map((shift) => el("span", {}, SLOT_SYMBOLS[((value - 1) >> shift) & 3]));
    return el("div", { class: "slots", role: "img", "aria-label": label }, reels);
  }
  return el("div", { class: "throw", role: "img", "aria-label": label },
    el("span", { class: "throw-emoji" }, emoji), el("span", { class: "throw-value" }, String(value)));
}
