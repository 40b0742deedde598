/* What every pane shares: people, bots, chats. Fetched whole, and told to whoever listens. */

import { get } from "./api.js";
import { setClock } from "./clock.js";
import { debounce } from "./dom.js";

export const world = {
  bots: new Map(), people: new Map(), chats: new Map(), limits: {}, faults: {},
};
const listeners = new Set();

const byId = (items) => new Map(items.map((item) => [item.id, item]));

export async function refresh() {
  const state = await get("state");
  world.bots = byId(state.bots);
  world.people = byId(state.people);
  world.chats = byId(state.chats);
  world.limits = state.limits;
  world.faults = state.faults;
  setClock(state.clock);
  for (const listener of listeners) listener();
}

const refreshSoon = debounce(() => refresh().catch(() => {}), 60);

/* What a socket tells of the world itself; several panes may hear the same. */
export function hear(event) {
  switch (event.type) {
    case "people":
      refreshSoon();
      return;
    case "clock":
      setClock(event);
      break;
    case "limits":
    case "faults":
      world[event.type] = event[event.type];
      break;
    case "chat":
      if (!event.chat.members) return;
      if (event.chat.upgraded_to) world.chats.delete(event.chat.id);
      else world.chats.set(event.chat.id, event.chat);
      break;
    default:
      return;
  }
  for (const listener of listeners) listener();
}

export function onWorld(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function memberOf(chat, id) {
  return chat?.members?.find((member) => member.id === id);
}

export function isPresent(member) {
  if (!member || member.status === "restricted") return Boolean(member?.is_member);
  return member.status !== "left" && member.status !== "kicked";
}

export function botNamed(username) {
  const wanted = username.toLowerCase();
  return [...world.bots.values()].find((bot) => bot.username.toLowerCase() === wanted);
}

export function peerNamed(username) {
  const wanted = username.toLowerCase();
  return botNamed(username)
    ?? [...world.people.values(), ...world.chats.values()]
      .find((peer) => peer.username?.toLowerCase() === wanted);
}

/* The chats in a person's list: the groups that they are in, then each bot's private chat. */
export function chatsOf(person) {
  const groups = [...world.chats.values()]
    .filter((chat) => chat.type !== "private" && memberOf(chat, person));
  const privates = [...world.bots.values()].map((bot) => ({ ...bot, type: "private", bot: true }));
  return [...groups, ...privates];
}
