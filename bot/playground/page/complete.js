/* What hangs over the composer as one types: commands, people, results of inline queries. */

import { addressed, commandRow, matching } from "./commands.js";
import { el } from "./dom.js";
import { inlineAsker, inlineQuery, resultLayout, resultNode } from "./inline.js";
import { avatar, nameTag } from "./names.js";
import { suggestions } from "./suggest.js";
import { isPresent, world } from "./world.js";

const PEOPLE_SHOWN = 20;

/* `does`: fill(text), say(text), choose(queryId, result), openBot(bot, payload), problem(error). */
export function completion(reader, input, does) {
  const suggest = suggestions(input);
  const inline = inlineAsker(reader, showResults, (problem) => {
    suggest.hide();
    does.problem(problem);
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
    const found = matching(input.value, commands);
    if (!found?.length) return false;
    const isShared = ({ command }) => commands.filter((other) => other.command === command).length > 1;
    suggest.show(found.map((known) => ({
      node: commandRow(known, isShared(known)),
      pick: () => does.say(addressed(known, reader.chat)),
      complete: () => does.fill(`${isShared(known) ? addressed(known, reader.chat) : `/${known.command}`} `),
    })));
    return true;
  }

  /* Who can be mentioned, once "@" and the beginning of a name stand before the cursor. */
  function showPeople() {
    const before = input.value.slice(0, input.selectionStart);
    const typed = /(?:^|\s)@(\w*)$/.exec(before)?.[1].toLowerCase();
    if (typed === undefined) return false;
    const found = peers().filter((peer) => peer.username?.toLowerCase().startsWith(typed));
    const stem = before.slice(0, before.length - typed.length);
    suggest.show(found.slice(0, PEOPLE_SHOWN).map((peer) => ({
      node: el("div", { class: "person-row" }, avatar(peer, "small"), nameTag(peer),
        el("span", { class: "dim" }, `@${peer.username}`)),
      pick: () => does.fill(`${stem}${peer.username} ${input.value.slice(before.length)}`),
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
        type: "button", class: "suggest-button", onclick: () => does.openBot(bot, button.start_parameter),
      }, button.text);
    } else if (!results.length) {
      head = el("div", { class: "dim nothing" }, `@${bot.username} found nothing`);
    }
    suggest.show(results.map((result) => ({
      node: resultNode(result), pick: () => does.choose(id, result),
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
