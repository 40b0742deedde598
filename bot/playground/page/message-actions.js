/* What a press on a button, a link or a message does. */

import { senderOf, serviceSentence } from "./labels.js";
import { chatsOf, isPresent, memberOf, peerNamed, post, world } from "./server.js";

const USERNAME = /^\w+$/;
const START_PARAMETER = /^[\w-]{1,64}$/;
const UNKNOWN_LINK = { isUnknown: true };
const QUICK_REACTIONS = ["👍", "❤", "🔥", "😁", "🤔", "👎"];

export function pressButton(message, button, { tap, reader, host, copy, link }) {
  const bot = message.via_bot ?? senderOf(message);
  const words = (query) => `@${bot.username} ${query}`;
  if (button.url ?? button.login_url) openLink(button.url ?? button.login_url.url, link);
  else if ("callback_data" in button) tap();
  else if ("switch_inline_query_current_chat" in button) {
    host.openChat(reader.chat.id, { text: words(button.switch_inline_query_current_chat) });
  } else if ("switch_inline_query" in button) openInChosenChat(words(button.switch_inline_query), reader.person, host);
  else if ("switch_inline_query_chosen_chat" in button) {
    openInChosenChat(words(button.switch_inline_query_chosen_chat.query ?? ""), reader.person, host);
  } else if (button.copy_text) copy(button.copy_text.text);
  else host.overlays.toast("This button opens something that the playground does not have");
}

function openLink(url, link) {
  if (!link(url) && /^https?:/i.test(url)) window.open(url, "_blank", "noopener");
}

async function openInChosenChat(text, person, host) {
  const options = chatsOf(person).map((chat) => ({
    label: chat.title ?? world.bots.get(chat.id).first_name, value: chat.id,
  }));
  const chosen = await host.overlays.choose("Choose a chat", options);
  if (chosen !== undefined) host.openChat(chosen, { text });
}

/* Taps on callback buttons: a spinner until the bot answers or the query ends. */
export function tapTracker(person, { spin, onanswer, onproblem }) {
  const waiting = [];
  const early = new Map();

  function end(tap) {
    const at = waiting.indexOf(tap);
    if (at < 0) return;
    waiting.splice(at, 1);
    spin(tap, false);
  }

  /* `address` is {chat, key} of the message on the server, `shownKey` its key on the page. */
  async function tap(address, shownKey, row, column) {
    const mine = { key: shownKey, row, column };
    waiting.push(mine);
    spin(mine, true);
    try {
      const { id } = await post("tap", { person, ...address, row, column, wait: 0 });
      mine.id = id;
    } catch (problem) {
      end(mine);
      onproblem(problem);
      return;
    }
    if (early.has(mine.id)) answered(early.get(mine.id));
  }

  /* An answer may come before the tap's own request is done, so it may have to wait for its id. */
  function answered(event) {
    const mine = waiting.find(({ id }) => id === event.id);
    early.delete(event.id);
    if (mine) {
      end(mine);
      onanswer(event);
    } else if (waiting.some(({ id }) => id === undefined)) {
      early.set(event.id, event);
    }
  }

  /* After a lost connection no answer will come for the waiting taps. */
  function forget() {
    for (const tap of [...waiting]) end(tap);
    early.clear();
  }

  return { tap, answered, forget, get waiting() { return waiting; } };
}

/* Returns what a link inside Telegram names (t.me/<name>, tg://resolve, tg://user), or the draft of one
   that shares (t.me/share/url, tg://msg_url); undefined for any other link. */
function telegramLink(url) {
  let parsed;
  try {
    parsed = new URL(url);
  } catch {
    return undefined;
  }
  const query = parsed.searchParams;
  const named = (username) => (USERNAME.test(username) ? {
    username, start: query.get("start") ?? undefined, startgroup: query.get("startgroup") ?? undefined,
  } : UNKNOWN_LINK);
  const shared = () => ({ draft: [query.get("url"), query.get("text")].filter(Boolean).join("\n") });
  if (/^https?:$/.test(parsed.protocol) && /^(www\.)?(t|telegram)\.me$/i.test(parsed.hostname)) {
    return parsed.pathname === "/share/url" ? shared() : named(parsed.pathname.split("/")[1]);
  }
  if (parsed.protocol !== "tg:") return undefined;
  const action = parsed.hostname || parsed.pathname.replace(/^\/*/, "");
  if (action === "resolve") return named(query.get("domain") ?? "");
  if (action === "user") return { id: Number(query.get("id")) };
  if (action === "msg_url") return shared();
  return UNKNOWN_LINK;
}

/* Opens links, mentions and names on the screen of `person`, or says why it cannot. */
export function linkOpener(person, host) {
  const { toast } = host.overlays;

  /* Returns true if the link leads somewhere inside Telegram. */
  function link(url) {
    const inside = telegramLink(url);
    if (!inside) return false;
    if (inside.isUnknown) toast("The playground does not have what this link opens");
    else if (inside.draft) openInChosenChat(inside.draft, person, host);
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

  /* A bot that is in the group already only gets the start words. */
  async function addToGroup(bot, words) {
    const groups = [...world.chats.values()].filter((chat) => isPresent(memberOf(chat, person)));
    if (!groups.length) {
      toast("You are in no group here");
      return;
    }
    const options = groups.map(({ id, title }) => ({ label: title, value: id }));
    const chosen = await host.overlays.choose("Choose a group", options);
    if (chosen === undefined) return;
    const startgroup = START_PARAMETER.test(words) ? words : undefined;
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

/* The menu of a message, opened by a right click, a long press or Enter. */
export function openMessageMenu(message, x, y, { overlays, canWrite, perform, copy, isPinned, reply, edit }) {
  const isService = Boolean(serviceSentence(message));
  const words = message.text ?? message.caption;
  if (message.oldChat) {
    if (words) overlays.menu([{ label: "Copy text", glyph: "copy", run: () => copy(words) }], x, y);
    return;
  }
  const items = [];
  if (canWrite && !isService) items.push({ label: "Reply", glyph: "reply", run: reply });
  if (message.out && words && !message.ephemeral && !message.via_bot) {
    items.push({ label: "Edit", glyph: "edit", run: edit });
  }
  if (words) items.push({ label: "Copy text", glyph: "copy", run: () => copy(words) });
  if (!message.ephemeral && !isService) {
    items.push({
      label: isPinned ? "Unpin" : "Pin", glyph: "pin",
      run: () => perform("pin", message, { pinned: !isPinned }),
    });
  }
  items.push({ label: "Delete", glyph: "trash", run: () => perform("delete", message), isDanger: true });
  const canReact = !message.ephemeral && !isService;
  const mine = message.reactions?.find((reaction) => reaction.mine)?.emoji;
  const quick = canReact ? QUICK_REACTIONS.map((emoji) => ({
    label: emoji, run: () => perform("react", message, { emoji: emoji === mine ? null : emoji }),
  })) : null;
  overlays.menu(items, x, y, quick);
}
