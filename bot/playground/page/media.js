/* Pictures, animations, documents, dice. */

import { el, icon } from "./dom.js";

const ACROSS = 480;
const PIPS = {
  1: [5], 2: [1, 9], 3: [1, 5, 9], 4: [1, 3, 7, 9], 5: [1, 3, 5, 7, 9], 6: [1, 3, 4, 6, 7, 9],
};
const REELS = ["BAR", "🍇", "🍋", "7️⃣"];

/* What of a message is media: the subject from which its element is built. */
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

/* `before` is the element that this one takes the place of, if any. */
export function mediaElement(media, acts, before) {
  if (media.kind === "photo") return bridge(picture(media, acts), before);
  if (media.kind === "dice") return dice(media);
  if (media.kind === "document") return documentLink(media);
  return /^video\//.test(media.mime_type ?? "") ? film(media) : picture(media, acts);
}

function picture(media, acts) {
  const image = el("img", {
    src: media.url, alt: "Picture", width: media.width, height: media.height, decoding: "async",
  });
  const button = el("button", {
    type: "button", class: "picture", "data-control": "", tabIndex: -1, "aria-label": "Open the picture",
    onclick: () => {
      if (button.classList.contains("veiled")) {
        button.classList.remove("veiled");
        button.setAttribute("aria-label", "Open the picture");
      } else if (!isUndecodable(button)) acts.view(media.url, image.naturalWidth, image.naturalHeight);
    },
  }, image, media.kind === "animation" ? el("span", { class: "badge" }, "GIF") : null);
  if (media.hidden) {
    button.classList.add("veiled");
    button.setAttribute("aria-label", "Hidden picture. Press to show it.");
  }
  sized(button, media);
  image.addEventListener("error", () => nameOnly(button, media));
  return button;
}

const isUndecodable = (node) => node.classList.contains("undecodable");

/* What is no picture after all is called by its name. */
function nameOnly(node, media) {
  node.classList.remove("veiled");
  node.classList.add("undecodable");
  node.setAttribute("aria-label", "A picture that cannot be shown");
  node.style.background = "";
  node.replaceChildren(icon("file", 20), el("bdi", { class: "document-name" }, media.file_name ?? "Picture"));
}

/* The old picture of a table stays until the new one has arrived, so that nothing flickers. */
function bridge(button, before) {
  const old = before?.querySelector("img")?.src;
  if (!old || before.matches(".veiled") || button.matches(".veiled")) return button;
  button.style.background = `center / contain no-repeat url("${old}")`;
  button.querySelector("img").addEventListener("load", () => { button.style.background = ""; });
  return button;
}

/* The place is held before the picture arrives, so that nothing jumps. */
function sized(node, { width, height }) {
  if (!width || !height) return;
  const scale = Math.min(1, ACROSS / width, ACROSS / height);
  node.style.aspectRatio = `${width} / ${height}`;
  node.style.width = `${Math.max(120, Math.round(width * scale))}px`;
}

function film(media) {
  const video = el("video", {
    src: media.url, autoplay: true, loop: true, muted: true, playsInline: true, controls: media.kind === "video",
  });
  const frame = el("div", { class: "picture" }, video);
  sized(frame, media);
  video.addEventListener("error", () => nameOnly(frame, media));
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
      el("i", { class: PIPS[value].includes(at + 1) ? "pip" : null }));
    return el("div", { class: "die", role: "img", "aria-label": label }, pips);
  }
  if (emoji === "🎰") {
    const reels = [0, 2, 4].map((shift) => el("span", {}, REELS[((value - 1) >> shift) & 3]));
    return el("div", { class: "slots", role: "img", "aria-label": label }, reels);
  }
  return el("div", { class: "throw", role: "img", "aria-label": label },
    el("span", { class: "throw-emoji" }, emoji), el("span", { class: "throw-value" }, String(value)));
}
