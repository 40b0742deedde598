/* Links that stay inside Telegram, and where each leads: t.me/<name>, tg://resolve, tg://user. */

import { post } from "./api.js";
import { isPresent, memberOf, peerNamed, world } from "./world.js";

const NAME = /^\w+$/;
const START_WORDS = /^[\w-]{1,64}$/;
const ELSEWHERE = { isUnknown: true };

/* What such a link names; undefined for a link to the world outside. */
export function insideLink(url) {
  let parsed;
  try {
    parsed = new URL(url);
  } catch {
    return undefined;
  }
  const query = parsed.searchParams;
  const named = (username) => (NAME.test(username) ? {
    username, start: query.get("start") ?? undefined, startgroup: query.get("startgroup") ?? undefined,
  } : ELSEWHERE);
  if (/^https?:$/.test(parsed.protocol) && /^(www\.)?(t|telegram)\.me$/i.test(parsed.hostname)) {
    return named(parsed.pathname.split("/")[1]);
  }
  if (parsed.protocol !== "tg:") return undefined;
  const action = parsed.hostname || parsed.pathname.replace(/^\/*/, "");
  if (action === "resolve") return named(query.get("domain") ?? "");
  if (action === "user") return { id: Number(query.get("id")) };
  return ELSEWHERE;
}

/* Goes where links, mentions and names lead, on the screen of `person`; or says why it does not. */
export function guide(person, host) {
  const { toast } = host.overlays;

  /* True when the link leads to somewhere inside. */
  function link(url) {
    const inside = insideLink(url);
    if (!inside) return false;
    if (inside.isUnknown) toast("The playground does not have what this link opens");
    else {
      const peer = inside.id ? world.people.get(inside.id) ?? world.bots.get(inside.id)
        : peerNamed(inside.username);
      if (!world.bots.has(peer?.id)) openPeer(peer);
      else if (inside.startgroup !== undefined) addToGroup(peer, inside.startgroup);
      else openBot(peer, inside.start);
    }
    return true;
  }

  function openBot(bot, startParameter) {
    host.openChat(bot.id, { payload: startParameter });
  }

  function openPeer(peer) {
    if (!peer) toast("Nobody has this name here");
    else if (world.bots.has(peer.id)) openBot(peer);
    else if (world.chats.has(peer.id)) openGroup(peer);
    else if (peer.id === person) toast("That is you");
    else toast("People have no private chats with each other here");
  }

  function openGroup(chat) {
    if (memberOf(chat, person)) host.openChat(chat.id);
    else toast("You are not in this group");
  }

  /* A bot that is there already is only told the words. */
  async function addToGroup(bot, words) {
    const groups = [...world.chats.values()].filter((chat) => isPresent(memberOf(chat, person)));
    if (!groups.length) {
      toast("You are in no group here");
      return;
    }
    const options = groups.map(({ id, title }) => ({ label: title, value: id }));
    const chosen = await host.overlays.choose("Choose a group", options);
    if (chosen === undefined) return;
    const startgroup = START_WORDS.test(words) ? words : undefined;
    const isThere = isPresent(memberOf(world.chats.get(chosen), bot.id));
    try {
      if (!isThere) await post("bot", { chat: chosen, bot: bot.id, present: true, by: person, startgroup });
      else if (startgroup) {
        await post("say", { person, chat: chosen, text: `/start@${bot.username} ${startgroup}` });
      }
    } catch (problem) {
      host.problem(problem);
      return;
    }
    host.openChat(chosen);
  }

  return { link, openBot, openPeer };
}
