/* Short labels of people, chats and messages: names, initials, colours, summaries. */

import { el } from "./dom.js";

const COLOURS = 7;
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}\u2800\u3164]/gu;
const KIND_LABELS = [
  ["photo", "Photo"], ["animation", "GIF"], ["video", "Video"], ["sticker", "Sticker"],
  ["voice", "Voice message"], ["audio", "Audio"], ["poll", "Poll"], ["location", "Location"],
  ["contact", "Contact"], ["venue", "Venue"], ["game", "Game"],
];

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

/* A name in an isolate, so that it cannot turn the text around it backwards. */
export function nameTag(peer, props = {}) {
  return el("bdi", { ...props, class: `name ${props.class ?? ""}`.trim() }, nameOf(peer));
}

export function senderOf(message) {
  return message.sender_chat ?? message.from ?? message.chat;
}

/* Spoilers stay hidden in a summary. */
function masked(text, entities) {
  let result = text;
  for (const { type, offset, length } of entities ?? []) {
    if (type !== "spoiler") continue;
    result = result.slice(0, offset) + "▒".repeat(length) + result.slice(offset + length);
  }
  return result;
}

/* Returns one line about a message: for the chat list, a quoted reply, the pinned bar. */
export function summary(message) {
  const service = serviceText(message);
  if (service) return service;
  if (message.text) return masked(message.text, message.entities);
  if (message.caption) return masked(message.caption, message.caption_entities);
  if (message.dice) return message.dice.emoji;
  const kind = KIND_LABELS.find(([key]) => key in message);
  if (kind) return kind[1];
  return message.document?.file_name ?? "Message";
}

function serviceText(message) {
  const sentence = serviceSentence(message);
  return sentence?.map((piece) => (typeof piece === "string" ? piece : nameOf(piece))).join("");
}

/* Returns a service message as strings, people and chats; undefined for any other message. */
export function serviceSentence(message) {
  const actor = message.sender_chat ?? message.from ?? message.chat;
  if (message.new_chat_members) {
    const joined = message.new_chat_members;
    if (joined.length === 1 && joined[0].id === actor.id) return [actor, " joined the group"];
    return [actor, " added ", ...joined.flatMap((user, at) => (at ? [", ", user] : [user]))];
  }
  if (message.left_chat_member) {
    const gone = message.left_chat_member;
    return gone.id === actor.id ? [actor, " left the group"] : [actor, " removed ", gone];
  }
  if (message.group_chat_created || message.supergroup_chat_created) {
    return [actor, ` created the group “${message.chat.title}”`];
  }
  if (message.migrate_to_chat_id) return ["The group became a supergroup"];
  if (message.migrate_from_chat_id) return ["This supergroup was a group before"];
  if (message.forum_topic_created) {
    return [actor, ` created the topic “${message.forum_topic_created.name}”`];
  }
  if (message.forum_topic_edited) return [actor, " changed the topic"];
  if (message.forum_topic_closed) return [actor, " closed the topic"];
  if (message.forum_topic_reopened) return [actor, " reopened the topic"];
  if (message.new_chat_title) {
    return [actor, ` renamed the group to “${message.new_chat_title}”`];
  }
  if (message.new_chat_photo) return [actor, " changed the group's picture"];
  if (message.delete_chat_photo) return [actor, " removed the group's picture"];
  if (message.message_auto_delete_timer_changed) return [actor, " changed auto-deletion"];
  if (message.write_access_allowed) return ["The bot may write to you"];
  if (message.pinned_message) {
    const pinned = message.pinned_message;
    if (!pinned.date) return [actor, " pinned a message"];
    const words = summary(pinned);
    return [actor, ` pinned “${words.length > 40 ? `${words.slice(0, 40)}…` : words}”`];
  }
  return undefined;
}
