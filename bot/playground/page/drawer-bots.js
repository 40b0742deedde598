/* The bots: how to point a program at each, privacy mode, new ones. */

import { post } from "./api.js";
import { el, form, iconButton } from "./dom.js";
import { avatar, nameTag } from "./names.js";
import { refresh as refreshWorld, world } from "./world.js";

const BOT = [["first_name", "Name"], ["username", "Username"]];

export function botsPanel(problem) {
  const list = el("div", { role: "list", "aria-label": "Bots" });
  const element = el("div", { class: "panel" }, list,
    el("h3", {}, "A new bot"), form("Create", BOT, (fields) => act("bots", fields)));

  async function act(path, body) {
    try {
      await post(path, body);
      await refreshWorld();
      refresh();
    } catch (error) {
      problem(error);
    }
  }

  function refresh() {
    const focused = document.activeElement.dataset?.path;
    const bot = document.activeElement.closest(".bot")?.dataset.bot;
    list.replaceChildren(...[...world.bots.values()].map(botCard));
    if (focused) list.querySelector(`[data-bot="${bot}"] [data-path="${focused}"]`)?.focus();
  }

  function botCard(bot) {
    return el("div", { class: "bot", role: "listitem", data: { bot: bot.id } },
      el("div", { class: "person-row" }, avatar(bot, "small"), nameTag(bot),
        el("span", { class: "dim" }, `@${bot.username}`)),
      copyLine("Token", bot.token), copyLine("Server", location.origin),
      toggle(bot, "privacy", bot.privacy, "Privacy mode, from the next group on"),
      toggle(bot, "inline_mode", bot.inline, "Inline mode"),
      toggle(bot, "feedback", bot.feedback, "It hears which inline results are chosen"));
  }

  function toggle(bot, path, on, label) {
    const input = el("input", {
      type: "checkbox", role: "switch", checked: on, data: { path },
      onchange: () => act(path, { bot: bot.id, on: input.checked }),
    });
    return el("label", { class: "switch-row" }, label, input);
  }

  return { element, refresh };
}

function copyLine(label, text) {
  return el("div", { class: "copy-line" }, el("span", { class: "dim" }, label), el("code", {}, text),
    iconButton("copy", `Copy: ${label}`, () => navigator.clipboard.writeText(text), { class: "small" }));
}
