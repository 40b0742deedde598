/* What the bar says of the whole Telegram: whether its rate limits hold, and how its clock differs. */

import { el } from "./dom.js";
import { onWorldChange, post, world } from "./server.js";
import { ahead, everySecond, isFrozen } from "./time.js";

const UNITS = [["d", 86400], ["h", 3600], ["min", 60], ["s", 1]];

export function limitsSwitch() {
  const button = el("button", {
    type: "button", class: "status", "aria-pressed": "true",
    title: "Telegram's rate limits for bots: press to switch them on or off",
    onclick: () => post("limits", { on: !world.limits.on }).catch((error) => { button.title = error.message; }),
  }, "Rate limits");

  function show() {
    button.setAttribute("aria-pressed", String(Boolean(world.limits.on)));
    button.textContent = world.limits.on ? "Rate limits" : "No rate limits";
  }

  onWorldChange(show);
  return button;
}

/* Shown while this Telegram's time is not that of the machine. */
export function clockBadge() {
  const badge = el("span", { class: "status warning", role: "status", hidden: true });

  function show() {
    const words = clockWords();
    badge.hidden = !words;
    if (badge.textContent !== words) badge.textContent = words;
    return true;
  }

  everySecond(show);
  return badge;
}

function clockWords() {
  if (isFrozen()) return "Time stands still";
  const seconds = Math.round(ahead());
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? [];
  return unit && Math.abs(seconds) > 1 ? `Clock ${seconds > 0 ? "+" : ""}${Math.trunc(seconds / size)} ${unit}` : "";
}
