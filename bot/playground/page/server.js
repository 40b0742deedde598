/* The playground's server: requests to /sim, the live socket, and the state that every pane shares. */

import { debounce } from "./dom.js";
import { setClock } from "./time.js";

const RETRY_FIRST = 250;
const RETRY_MOST = 5000;

class Refused extends Error {}

async function exchange(path, options) {
  let response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new Refused("The playground does not answer. Is it still running?");
  }
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(body.error ?? `The playground said ${response.status}.`);
  return body;
}

export function get(path, query = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given).toString();
  return exchange(`/sim/${path}${search && `?${search}`}`);
}

export function post(path, body) {
  return exchange(`/sim/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

/* `onevent` gets each event; `onopen` runs after every (re)connection, `onlost` when it breaks. */
export function live({ person, watch, onevent, onopen, onlost }) {
  let socket = null;
  let delay = RETRY_FIRST;
  let timer = 0;
  let closed = false;

  function connect() {
    const url = new URL("/sim/live", location.href);
    url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    if (person !== undefined) url.searchParams.set("person", person);
    socket = new WebSocket(url);
    socket.onopen = () => {
      delay = RETRY_FIRST;
      if (watch) socket.send(JSON.stringify({ watch }));
      onopen?.();
    };
    socket.onmessage = (message) => onevent(JSON.parse(message.data));
    socket.onclose = () => {
      if (closed) return;
      onlost?.();
      timer = setTimeout(connect, delay);
      delay = Math.min(delay * 2, RETRY_MOST);
    };
  }

  connect();
  return {
    close() {
      closed = true;
      clearTimeout(timer);
      socket.close();
    },
  };
}

/* The state that every pane shares: people, bots, chats. Fetched whole, then listeners are called. */
export const world = {
  bots: new Map(), people: new Map(), chats: new Map(), limits: {}, faults: {}, server: {}, serverChoices: {},
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
  world.server = state.server;
  world.serverChoices = state.server_choices;
  setClock(state.clock);
  for (const listener of listeners) listener();
}

const refreshSoon = debounce(() => refresh().catch(() => {}), 60);

/* Applies an event to the shared state; several panes may get the same event. */
export function applyEvent(event) {
  switch (event.type) {
    case "people":
      refreshSoon();
      return;
    case "clock":
      setClock(event);
      break;
    case "limits":
    case "faults":
    case "server":
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

export function onWorldChange(listener) {
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

/* Returns the chats in a person's list: their groups, then each bot's private chat. */
export function chatsOf(person) {
  const groups = [...world.chats.values()]
    .filter((chat) => chat.type !== "private" && memberOf(chat, person));
  const privates = [...world.bots.values()].map((bot) => ({ ...bot, type: "private", bot: true }));
  return [...groups, ...privates];
}
