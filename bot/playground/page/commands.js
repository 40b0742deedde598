/* Slash commands as the apps treat them: completed, addressed in groups, sometimes only for oneself. */

import { el, icon } from "./dom.js";

const COMMAND = /^\/([a-z0-9_]{1,32})(?:@(\w+))?(?=\s|$)/i;

/* The commands that begin as the text does, best match first; undefined if it is no command yet. */
export function matching(text, commands) {
  const typed = /^\/([a-z0-9_]*)$/i.exec(text)?.[1].toLowerCase();
  if (typed === undefined) return undefined;
  const found = commands.filter(({ command }) => command.startsWith(typed));
  return found.sort((one, other) => (other.command === typed) - (one.command === typed));
}

export function addressed({ command, bot }, chat) {
  return chat.type === "private" || !bot ? `/${command}` : `/${command}@${bot}`;
}

/* "only me", "ambiguous" or "everyone": a command marked as ephemeral never leaks to the others. */
export function audience(text, commands) {
  const found = COMMAND.exec(text);
  if (!found) return "everyone";
  const [, command, bot] = found;
  const same = commands.filter((known) => known.command === command.toLowerCase()
    && (!bot || known.bot?.toLowerCase() === bot.toLowerCase()));
  if (!same.some((known) => known.is_ephemeral)) return "everyone";
  return same.length === 1 ? "only me" : "ambiguous";
}

export function commandRow(known, isShared) {
  return el("div", { class: "command-row" },
    el("span", { class: "command" }, `/${known.command}${isShared ? `@${known.bot}` : ""}`),
    el("span", { class: "dim description" }, known.description),
    known.is_ephemeral ? el("span", { class: "dim", title: "Only visible to you" }, icon("eye", 16)) : null);
}
