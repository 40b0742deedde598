/* The people and bots of a group, each with what can happen to them. */

import { get } from "./api.js";
import { el } from "./dom.js";
import { avatar, nameOf, nameTag } from "./names.js";
import { isPresent, world } from "./world.js";

const STATUSES = {
  creator: "owner", administrator: "admin", member: "member", restricted: "restricted", left: "left",
  kicked: "removed",
};
const RIGHTS = [
  "can_manage_chat", "can_change_info", "can_delete_messages", "can_invite_users", "can_restrict_members",
  "can_pin_messages", "can_manage_topics", "can_promote_members", "can_manage_video_chats",
];
const SPEAKING = [
  "can_send_messages", "can_send_audios", "can_send_documents", "can_send_photos", "can_send_videos",
  "can_send_video_notes", "can_send_voice_notes", "can_send_polls", "can_send_other_messages",
];

const all = (names, value) => Object.fromEntries(names.map((name) => [name, value]));

export const speaking = (value) => all(SPEAKING, value);

/* `does`: act(path, body), bring(id), openPerson(id). */
export function memberRow(chat, member, does, isOpen) {
  const bot = world.bots.get(member.id);
  const peer = world.people.get(member.id) ?? bot;
  const status = STATUSES[member.status] ?? member.status;
  const words = [status, member.anonymous && "anonymous", bot && "bot"].filter(Boolean);
  const actions = bot ? botActions(chat, member, does) : personActions(chat, member, does);
  const blocks = bot ? [] : [...world.bots.values()].map((other) => blocking(member.id, other, does));
  const row = el("details", {
    class: "member", role: "listitem", data: { member: member.id },
    ontoggle: () => { if (row.open) for (const block of blocks) block.refresh(); },
  },
  el("summary", {}, avatar(peer, "small"), nameTag(peer), el("span", { class: "dim" }, words.join(", "))),
  el("div", { class: "fields" }, actions.map(([label, run]) =>
    el("button", { type: "button", class: "small-button", onclick: run }, label)),
  blocks.map(({ button }) => button)));
  row.open = isOpen;
  return row;
}

/* Whether a person has blocked a bot is only known from their chat, so it is looked up there. */
function blocking(person, bot, does) {
  let blocked = false;
  const button = el("button", {
    type: "button", class: "small-button", hidden: true,
    onclick: () => does.act("block", { person, bot: bot.id, blocked: !blocked }),
  });

  async function refresh() {
    const chat = await get("see", { person, chat: bot.id }).catch(() => undefined);
    if (!chat) return;
    blocked = chat.blocked;
    button.hidden = false;
    button.textContent = `${blocked ? "Unblocks" : "Blocks"} ${nameOf(bot)}`;
  }

  return { button, refresh };
}

export function ownerOf(chat) {
  return chat.members.find(({ status }) => status === "creator")?.id;
}

function botActions(chat, member, does) {
  if (!isPresent(member)) return [["Comes back", () => does.bring(member.id)]];
  const remove = () => does.act("bot", { bot: member.id, present: false, by: ownerOf(chat) });
  return [...rightsActions(member, does), ["Remove", remove]];
}

function personActions(chat, member, does) {
  const person = member.id;
  const actions = [["Show this screen", () => does.openPerson(person)]];
  if (!isPresent(member)) return [...actions, ["Comes back", () => does.bring(person)]];
  actions.push(...rightsActions(member, does), ...anonymityActions(member, does));
  if (chat.type === "supergroup") actions.push(...voiceActions(member, does));
  actions.push(["Leaves", () => does.act("leave", { person })]);
  if (member.status !== "creator") {
    actions.push(["Ban", () => does.act("ban", { person, by: ownerOf(chat) })]);
  }
  actions.push(["Deletes the account", () => does.act("deactivate", { person })]);
  return actions;
}

function rightsActions({ id, status }, does) {
  if (status === "creator") return [];
  if (status === "administrator") {
    return [["Take the rights away", () => does.act("promote", { person: id, rights: null })]];
  }
  return [["Make admin", () => does.act("promote", { person: id, rights: all(RIGHTS, true) })]];
}

function anonymityActions({ id, status, anonymous }, does) {
  if (status !== "creator" && status !== "administrator") return [];
  const label = anonymous ? "No longer anonymous" : "Make anonymous";
  const body = { person: id, rights: all(RIGHTS, true), anonymous: !anonymous };
  return [[label, () => does.act("promote", body)]];
}

function voiceActions({ id, status }, does) {
  if (status === "member") {
    return [["Mute", () => does.act("restrict", { person: id, permissions: speaking(false) })]];
  }
  if (status !== "restricted") return [];
  return [["Unmute", () => does.act("restrict", { person: id, permissions: speaking(true) })]];
}
