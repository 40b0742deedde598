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
    const focused = document.activeElement.closest(".bot")?.dataset.bot;
    list.replaceChildren(...[...world.bots.values()].map(botCard));
    if (focused) list.querySelector(`[data-bot="${focused}"] input`)?.focus();
  }

  function botCard(bot) {
    const privacy = el("input", {
      type: "checkbox", role: "switch", checked: bot.privacy,
      onchange: () => act("privacy", { bot: bot.id, on: privacy.checked }),
    });
    return el("div", { class: "bot", role: "listitem", data: { bot: bot.id } },
      el("div", { class: "person-row" }, avatar(bot, "small"), nameTag(bot),
        el("span", { class: "dim" }, `@${bot.username}`)),
      copyLine("Token", bot.token), copyLine("Server", location.origin),
      el("label", { class: "switch-row" }, "Privacy mode, from the next group on", privacy));
  }

  return { element, refresh };
}

function copyLine(label, text) {
  return el("div", { class: "copy-line" }, el("span", { class: "dim" }, label), el("code", {}, text),
    iconButton("copy", `Copy: ${label}`, () => navigator.clipboard.writeText(text), { class: "small" }));
}
