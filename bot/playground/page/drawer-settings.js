/* The drawer's panels of the clock, the limits and the faults: a few fields that take effect at once. */

import { el } from "./dom.js";
import { get, post, refresh as refreshWorld, world } from "./server.js";
import { everySecond, isFrozen, isShared, now } from "./time.js";

const JUMPS = [["15 s", 15], ["1 min", 60], ["10 min", 600], ["1 hour", 3600], ["1 day", 86400]];

const SHARED_CLOCK = "The time of Telegram and of the bot: deadlines of its games come sooner, too.";
const TELEGRAMS_CLOCK = "The time of Telegram alone. The bot keeps the time of its own machine, so it cannot be moved "
  + "here for both.";

const LIMITS = {
  on: "Telegram's limits hold", per_second: "Messages a second in a chat", burst: "At once before that",
  per_minute: "Messages a minute in a group", overall: "Messages a second in all",
  ephemerals_count: "Private hands count too",
};
const FAULTS = {
  latency: "Delay of each call, seconds", lose_requests: "Next requests that are lost",
  lose_answers: "Next calls done whose answer is lost", errors: "Next calls that fail",
  error_code: "They fail with", duplicate_updates: "Next updates that come twice",
  method: "Only in this method",
};
const SERVER = {
  ephemeral: "Private hands", ephemeral_edits: "Edits of a private hand, 15 s after its person acted",
  button_styles: "Coloured buttons", date_times: "Dates that tick (<tg-time>)",
  file_ids: "Remembered pictures and files", pictures: "Pictures",
  message_ids: "Message ids of private chats and basic groups",
};
const CHOICES = {
  "10.3": "as in Bot API 10.3", "10.2": "as in Bot API 10.2: other parameters are ignored",
  ignored: "unknown: everybody sees them",
  "per bot": "counted by each bot, as Telegram does",
};

/* Resolves to true if the change was granted. */
async function change(path, body, problem) {
  try {
    await post(path, body);
    await refreshWorld();
    return true;
  } catch (error) {
    problem(withFieldName(error));
    return false;
  }
}

/* Names the field in an error by the label beside it. */
function withFieldName({ message }) {
  const names = { ...LIMITS, ...FAULTS };
  const named = message.replace(/^'?([a-z_]+)'?(?= )/, (whole, key) => (key in names ? `“${names[key]}”` : whole));
  return new Error(named);
}

export function clockPanel(problem) {
  const face = el("time", { class: "clock-face", role: "timer" });
  const frozen = el("input", {
    type: "checkbox", role: "switch",
    onchange: () => change("clock", { virtual: frozen.checked }, problem),
  });
  const seconds = el("input", { type: "number", required: true, min: "1", value: "30", "aria-label": "Seconds to advance" });
  const advance = (by) => change("clock", { advance: by }, problem);
  const whose = el("p", { class: "dim" });
  const controls = el("div", {},
    el("label", { class: "switch-row" }, "Time stands still", frozen),
    el("h3", {}, "Move time on"),
    el("div", { class: "fields" }, JUMPS.map(([label, by]) =>
      el("button", { type: "button", class: "small-button", onclick: () => advance(by) }, `+ ${label}`))),
    el("form", {
      class: "fields",
      onsubmit: (event) => { event.preventDefault(); advance(Number(seconds.value)); },
    }, seconds, el("button", { class: "small-button" }, "Advance by seconds")));
  const element = el("div", { class: "panel" }, face, whose, controls);

  function show() {
    const words = new Date(now() * 1000).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "medium" });
    if (face.textContent !== words) face.textContent = words;
  }

  function refresh() {
    frozen.checked = isFrozen();
    whose.textContent = isShared() ? SHARED_CLOCK : TELEGRAMS_CLOCK;
    controls.hidden = !isShared();
    show();
  }

  everySecond(() => { show(); return true; });
  return { element, refresh };
}

/* One field per known setting; a field that has the focus is left as it is being typed. */
function settingRows(path, labels, read, problem) {
  const inputs = {};
  const rows = Object.entries(labels).map(([key, label]) => {
    const value = read()[key];
    const isSwitch = typeof value === "boolean" || (value === undefined && ["on", "ephemerals_count"].includes(key));
    const isText = key === "method";
    const input = el("input", isSwitch ? { type: "checkbox", role: "switch" }
      : isText ? { type: "text", size: "14", list: "methods" } : { type: "number", min: "0", step: "any" });
    input.addEventListener("change", async () => {
      const wanted = isSwitch ? input.checked : isText ? input.value.trim() : Number(input.value);
      const isEmpty = !isSwitch && !isText && input.value === "";
      if (isEmpty || !await change(path, { [key]: wanted }, problem)) showReal(key);
    });
    inputs[key] = input;
    return el("label", { class: "switch-row" }, label, input);
  });

  function showReal(key) {
    const value = read()[key];
    if (value === undefined) return;
    if (inputs[key].type === "checkbox") inputs[key].checked = value;
    else inputs[key].value = String(value);
  }

  function refresh() {
    for (const [key, input] of Object.entries(inputs)) {
      if (input.type === "checkbox" || document.activeElement !== input) showReal(key);
    }
  }

  return { rows, refresh };
}

export function limitsPanel(problem) {
  const { rows, refresh } = settingRows("limits", LIMITS, () => world.limits, problem);
  return { element: el("div", { class: "panel" }, rows), refresh };
}

export function faultsPanel(problem) {
  const { rows, refresh } = settingRows("faults", FAULTS, () => world.faults, problem);
  const state = el("p", { class: "dim" });
  const methods = el("datalist", { id: "methods" });
  const chat = el("select", { "aria-label": "Chat that is flooded" });
  const flood = el("input", { type: "number", required: true, min: "1", value: "30", "aria-label": "Seconds of flood" });
  const away = el("input", { type: "number", required: true, min: "1", value: "10", "aria-label": "Seconds away" });
  const element = el("div", { class: "panel" }, rows,
    el("h3", {}, "429 for one chat"),
    el("form", {
      class: "fields", onsubmit: (event) => {
        event.preventDefault();
        change("faults", { flood: { chat: Number(chat.value), seconds: Number(flood.value) } }, problem);
      },
    }, chat, flood, el("button", { class: "small-button" }, "Flood")),
    el("h3", {}, "The server is away"),
    el("form", {
      class: "fields",
      onsubmit: (event) => { event.preventDefault(); change("faults", { away: Number(away.value) }, problem); },
    }, away, el("button", { class: "small-button" }, "Go away for seconds")), state, methods);

  async function offerMethods() {
    const known = await get("methods").catch(() => ({ methods: [] }));
    methods.replaceChildren(...known.methods.map((value) => el("option", { value })));
  }

  function show() {
    refresh();
    if (!methods.children.length) offerMethods();
    const options = [...world.chats.values()].filter(({ type }) => type !== "private")
      .map(({ id, title }) => el("option", { value: String(id), selected: String(id) === chat.value }, title));
    chat.replaceChildren(...options);
    const floods = Object.entries(world.faults.floods ?? {})
      .map(([id, left]) => `${world.chats.get(Number(id))?.title ?? id} is flooded for ${Math.ceil(left)} s.`);
    if (world.faults.away) floods.push(`The server is away for ${Math.ceil(world.faults.away)} s.`);
    state.textContent = floods.join(" ");
  }

  return { element, refresh: show };
}

/* What the server knows and refuses: its first choice is the default, the others are mostly the errors
   that it answers with. */
export function serverPanel(problem) {
  const choosers = Object.entries(SERVER).map(([name, label]) => {
    const chooser = el("select", { onchange: () => change("server", { [name]: chooser.value }, problem) });
    return { name, chooser, row: el("label", { class: "choice-row" }, label, chooser) };
  });
  const reset = el("button", {
    type: "button", class: "small-button",
    onclick: () => change("server", defaults(), problem),
  }, "Back to the defaults");
  const element = el("div", { class: "panel" }, choosers.map(({ row }) => row), el("div", { class: "fields" }, reset));

  const defaults = () => Object.fromEntries(choosers.map(({ name }) => [name, world.serverChoices[name][0]]));

  function refresh() {
    for (const { name, chooser } of choosers) {
      if (!chooser.options.length) {
        chooser.append(...(world.serverChoices[name] ?? []).map((value, at) =>
          el("option", { value }, at && !(value in CHOICES) ? `refused: ${value}` : CHOICES[value] ?? value)));
      }
      chooser.value = world.server[name];
    }
  }

  return { element, refresh };
}
