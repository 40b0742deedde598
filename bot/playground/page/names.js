/* Who somebody is on the screen: a name that is never empty, initials, a colour. */

import { el } from "./dom.js";

const COLOURS = 7;
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}\u2800\u3164]/gu;

export function nameOf(peer) {
  const name = peer.title ?? [peer.first_name, peer.last_name].filter(Boolean).join(" ");
  return name.replace(INVISIBLE, "") ? name : "Deleted Account";
}

export function colourOf(peer) {
  return Math.abs(peer.id) % COLOURS;
}

function initials(peer) {
  const words = nameOf(peer).split(/\s+/).filter((word) => word.replace(INVISIBLE, ""));
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  const letters = ends.map((word) => graphemes.segment(word)[Symbol.iterator]().next().value.segment);
  return letters.join("").toUpperCase();
}

export function avatar(peer, size = "") {
  return el("span", { class: `avatar peer-${colourOf(peer)} ${size}`.trim(), "aria-hidden": "true" },
    initials(peer));
}

/* A name from outside, kept from turning the text around it backwards. */
export function nameTag(peer, props = {}) {
  return el("bdi", { ...props, class: `name ${props.class ?? ""}`.trim() }, nameOf(peer));
}

export function senderOf(message) {
  return message.sender_chat ?? message.from ?? message.chat;
}
