/* The suggestions over the composer while a person types: commands, people, inline results. */

import { debounce, el, icon } from "./dom.js";
import { avatar, nameTag } from "./labels.js";
import { botNamed, isPresent, post, world } from "./server.js";

const PEOPLE_SHOWN = 20;
const COMMAND = /^\/([a-z0-9_]{1,32})(?:@(\w+))?(?=\s|$)/i;
const INLINE_WAIT_SECONDS = 10;
const PICTURE_RESULTS = new Set(["photo", "gif", "mpeg4_gif", "sticker"]);

/* `handlers`: fill(text), say(text), choose(queryId, result), openBot(bot, payload), problem(error). */
export function completion(reader, input, handlers) {
  const suggest = suggestions(input);
  const inline = inlineAsker(reader, showResults, (problem) => {
    suggest.hide();
    handlers.problem(problem);
  });
  let commands = [];

  function update() {
    const question = inlineQuery(input.value);
    if (question) {
      inline.ask(question);
      return;
    }
    inline.forget();
    if (!showCommands() && !showPeople()) suggest.hide();
  }

  function showCommands() {
    const found = matchingCommands(input.value, commands);
    if (!found?.length) return false;
    const isShared = ({ command }) => commands.filter((other) => other.command === command).length > 1;
    suggest.show(found.map((known) => ({
      node: commandRow(known, isShared(known)),
      pick: () => handlers.say(addressedCommand(known, reader.chat)),
      complete: () => handlers.fill(`${isShared(known) ? addressedCommand(known, reader.chat) : `/${known.command}`} `),
    })));
    return true;
  }

  /* Suggests people to mention, once "@" and the beginning of a name stand before the cursor. */
  function showPeople() {
    const before = input.value.slice(0, input.selectionStart);
    const typed = /(?:^|\s)@(\w*)$/.exec(before)?.[1].toLowerCase();
    if (typed === undefined) return false;
    const found = peers().filter((peer) => peer.username?.toLowerCase().startsWith(typed));
    const stem = before.slice(0, before.length - typed.length);
    suggest.show(found.slice(0, PEOPLE_SHOWN).map((peer) => ({
      node: el("div", { class: "person-row" }, avatar(peer, "small"), nameTag(peer),
        el("span", { class: "dim" }, `@${peer.username}`)),
      pick: () => handlers.fill(`${stem}${peer.username} ${input.value.slice(before.length)}`),
    })));
    return found.length > 0;
  }

  function peers() {
    const members = world.chats.get(reader.chat.id)?.members ?? [];
    return members.filter((member) => isPresent(member) && member.id !== reader.person)
      .map(({ id }) => world.people.get(id) ?? world.bots.get(id)).filter(Boolean);
  }

  function showResults({ id, results, button }) {
    const { bot } = inlineQuery(input.value) ?? {};
    if (!bot) return;
    let head = null;
    if (button) {
      head = el("button", {
        type: "button", class: "suggest-button", onclick: () => handlers.openBot(bot, button.start_parameter),
      }, button.text);
    } else if (!results.length) {
      head = el("div", { class: "dim nothing" }, `@${bot.username} found nothing`);
    }
    suggest.show(results.map((result) => ({
      node: resultNode(result), pick: () => handlers.choose(id, result),
    })), { layout: resultLayout(results), head });
  }

  function hide() {
    inline.forget();
    suggest.hide();
  }

  return {
    element: suggest.element, key: suggest.key, update, hide,
    setCommands: (wanted) => { commands = wanted; },
    get commands() { return commands; },
  };
}

/* A listbox over the input, which arrow keys, Enter and Tab control from there. */
let lists = 0;

function suggestions(input) {
  lists += 1;
  const id = `suggestions-${lists}`;
  const list = el("div", { class: "suggest-list", role: "listbox", id, "aria-label": "Suggestions" });
  const element = el("div", { class: "suggest", hidden: true }, list);
  let items = [];
  let selected = -1;

  input.setAttribute("aria-controls", id);
  input.setAttribute("aria-autocomplete", "list");

  /* `wanted` are {node, pick, complete?}; `head` goes above them and is no option. */
  function show(wanted, { layout = "as-rows", head = null } = {}) {
    items = wanted;
    list.className = `suggest-list ${layout}`;
    const options = items.map(({ node, pick }, at) => el("div", {
      class: "option", role: "option", id: `${id}-${at}`, "aria-selected": "false",
      onmousedown: (event) => event.preventDefault(), onclick: pick,
    }, node));
    list.replaceChildren(...options);
    element.replaceChildren(...[head, list].filter(Boolean));
    element.hidden = !items.length && !head;
    input.setAttribute("aria-expanded", String(!element.hidden));
    select(items.length ? 0 : -1);
  }

  function hide() {
    items = [];
    element.hidden = true;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  }

  function select(at) {
    list.children[selected]?.setAttribute("aria-selected", "false");
    selected = at;
    const option = list.children[at];
    option?.setAttribute("aria-selected", "true");
    option?.scrollIntoView({ block: "nearest" });
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
  }

  /* Returns true if the key was for the list. */
  function key(event) {
    if (element.hidden) return false;
    const isGrid = list.classList.contains("as-grid");
    const forward = event.key === "ArrowDown" || (isGrid && event.key === "ArrowRight");
    const backward = event.key === "ArrowUp" || (isGrid && event.key === "ArrowLeft");
    const item = items[selected];
    if (event.key === "Escape") hide();
    else if (!items.length) return false;
    else if (forward) select((selected + 1) % items.length);
    else if (backward) select((selected - 1 + items.length) % items.length);
    else if (event.key === "Enter" && !event.shiftKey && item) item.pick();
    else if (event.key === "Tab" && !event.shiftKey && item) (item.complete ?? item.pick)();
    else return false;
    event.preventDefault();
    return true;
  }

  return { element, show, hide, key, get isOpen() { return !element.hidden; } };
}

/* Returns the commands that begin as the text does, best match first; undefined if it is no command. */
function matchingCommands(text, commands) {
  const typed = /^\/([a-z0-9_]*)$/i.exec(text)?.[1].toLowerCase();
  if (typed === undefined) return undefined;
  const found = commands.filter(({ command }) => command.startsWith(typed));
  return found.sort((one, other) => (other.command === typed) - (one.command === typed));
}

function addressedCommand({ command, bot }, chat) {
  return chat.type === "private" || !bot ? `/${command}` : `/${command}@${bot}`;
}

/* Returns "only me", "ambiguous" or "everyone": an ephemeral command never leaks to the others.
   Telegram Desktop does not ask which of several bots is meant. */
export function audience(text, commands, app) {
  const found = COMMAND.exec(text);
  if (!found) return "everyone";
  const [, command, bot] = found;
  const same = commands.filter((known) => known.command === command.toLowerCase()
    && (!bot || known.bot?.toLowerCase() === bot.toLowerCase()));
  if (!same.some((known) => known.is_ephemeral)) return "everyone";
  return same.length === 1 || app === "desktop" ? "only me" : "ambiguous";
}

function commandRow(known, isShared) {
  return el("div", { class: "command-row" },
    el("span", { class: "command" }, `/${known.command}${isShared ? `@${known.bot}` : ""}`),
    el("span", { class: "dim description" }, known.description),
    known.is_ephemeral ? el("span", { class: "dim", title: "Only visible to you" }, icon("eye", 16)) : null);
}

/* Returns the bot and the query of a text like "@bot words"; undefined for any other text. */
function inlineQuery(text) {
  const found = /^@(\w+)\s([\s\S]*)$/.exec(text);
  const bot = found && botNamed(found[1]);
  return bot ? { bot, query: found[2] } : undefined;
}

/* `onresults(answer)` gets only the answer to the newest question; `onproblem` its refusal. */
function inlineAsker(reader, onresults, onproblem) {
  let newest = 0;
  const ask = debounce(async (number, { bot, query }) => {
    try {
      const answer = await post("inline", {
        person: reader.person, chat: reader.chat.id, bot: bot.id, query, wait: INLINE_WAIT_SECONDS,
      });
      if (number === newest) onresults(answer);
    } catch (problem) {
      if (number === newest) onproblem(problem);
    }
  }, 200);
  return {
    ask: (question) => { newest += 1; ask(newest, question); },
    forget: () => { newest += 1; },
  };
}

function resultLayout(results) {
  return results.length && results.every(({ type }) => PICTURE_RESULTS.has(type)) ? "as-grid" : "as-rows";
}

function resultNode(result) {
  const picture = result.thumbnail_url ?? result.photo_url ?? result.gif_url ?? result.url;
  const thumb = el("span", { class: "result-thumb" }, (result.title ?? result.type).slice(0, 1).toUpperCase());
  if (picture) {
    const image = el("img", { src: picture, alt: "", onerror: () => image.remove() });
    thumb.append(image);
  }
  if (PICTURE_RESULTS.has(result.type)) return thumb;
  return el("div", { class: "result" }, thumb,
    el("div", { class: "result-words" },
      el("bdi", { class: "result-title" }, result.title ?? result.type),
      el("bdi", { class: "dim description" }, result.description ?? "")));
}
