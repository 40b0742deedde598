/* Behind the scenes: the drawer with its tabs, and the log of the bot's calls. */

import { arrange, el, iconButton } from "./dom.js";
import { botsPanel, roomPanel } from "./drawer-people.js";
import { clockPanel, faultsPanel, limitsPanel, serverPanel } from "./drawer-settings.js";
import { get, live, onWorldChange, world } from "./server.js";

const CALLS_KEPT = 400;
const POLLING_METHODS = new Set(["getupdates"]);
const BUDGET_REFRESH_MS = 1000;

/* `host`: openPerson(id). */
export function drawer(element, host) {
  const notice = el("div", { class: "drawer-notice", role: "status" });
  const problem = (error) => {
    notice.textContent = error.message;
    setTimeout(() => { if (notice.textContent === error.message) notice.textContent = ""; }, 6000);
  };
  const calls = callsPanel(problem);
  const panels = [
    ["Calls", calls], ["Room", roomPanel(host, problem)], ["Bots", botsPanel(problem)], ["Clock", clockPanel(problem)],
    ["Limits", limitsPanel(problem)], ["Faults", faultsPanel(problem)], ["Server", serverPanel(problem)],
  ];
  const button = iconButton("drawer", "Behind the scenes", toggle, {
    "aria-controls": "drawer", "aria-expanded": "false",
  });
  let selected = 0;
  let socket = null;

  const tabs = panels.map(([label, panel], at) => {
    panel.element.id = `panel-${at}`;
    panel.element.setAttribute("role", "tabpanel");
    panel.element.setAttribute("aria-label", label);
    return el("button", {
      type: "button", role: "tab", class: "drawer-tab", "aria-controls": `panel-${at}`, onclick: () => select(at),
    }, label);
  });
  element.append(
    el("div", { class: "drawer-head" }, el("h2", {}, "Behind the scenes"),
      iconButton("close", "Close the drawer", toggle)),
    el("div", { class: "drawer-tabs", role: "tablist", "aria-label": "Behind the scenes", onkeydown: keys }, tabs),
    notice, ...panels.map(([, panel]) => panel.element));

  function select(at) {
    selected = at;
    tabs.forEach((tab, index) => {
      tab.setAttribute("aria-selected", String(index === at));
      tab.tabIndex = index === at ? 0 : -1;
      panels[index][1].element.hidden = index !== at;
    });
    if (!element.hidden) panels[at][1].refresh();
  }

  function keys(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    select((selected + step + panels.length) % panels.length);
    tabs[selected].focus();
  }

  function onEvent(event) {
    if (event.type === "call") calls.add(event.call);
    else if (event.type === "budget") calls.setBudget(event.budget);
  }

  /* Only an open drawer asks the server for its log. */
  function toggle() {
    element.hidden = !element.hidden;
    button.setAttribute("aria-expanded", String(!element.hidden));
    if (element.hidden) {
      socket.close();
      button.focus();
      return;
    }
    socket = live({ watch: "calls", onevent: onEvent, onopen: () => calls.reload(), onlost: calls.forget });
    panels[selected][1].refresh();
    tabs[selected].focus();
  }

  element.addEventListener("keydown", (event) => { if (event.key === "Escape") toggle(); });
  onWorldChange(() => { if (!element.hidden) panels[selected][1].refresh(); });
  select(0);
  return { button };
}

/* The log of the bot's calls, and what is left of each group's budget. */
function callsPanel(problem) {
  const meters = el("div", { class: "meters" });
  const rows = el("div", { class: "calls", role: "list", "aria-label": "Calls of the bots, newest first" });
  const filter = el("input", {
    type: "search", placeholder: "Only methods with…", "aria-label": "Only methods with these letters",
    oninput: draw,
  });
  const polls = el("input", { type: "checkbox", onchange: draw });
  const empty = el("p", { class: "dim" }, "No bot has called anything yet.");
  const element = el("div", { class: "panel" },
    el("h3", {}, "Budget this minute"), meters, el("h3", {}, "Calls"),
    el("div", { class: "fields" }, filter, el("label", { class: "check" }, polls, "getUpdates too")), empty, rows);
  const calls = new Map();
  let timer = 0;

  /* Calls that came over the socket in the meantime are newer than the log, and stay. */
  async function reload() {
    try {
      const answer = await get("calls");
      for (const call of answer.calls.slice(-CALLS_KEPT)) remember(call);
      setBudget(answer.budget);
      draw();
    } catch (error) {
      problem(error);
    }
    clearInterval(timer);
    timer = setInterval(askBudget, BUDGET_REFRESH_MS);
  }

  function remember(call) {
    if (!calls.has(call.n)) calls.set(call.n, { call, element: null });
    if (calls.size > CALLS_KEPT) calls.delete(Math.min(...calls.keys()));
  }

  function forget() {
    calls.clear();
    draw();
  }

  function add(call) {
    remember(call);
    draw();
  }

  function isWanted({ method }) {
    const name = method.toLowerCase();
    return (polls.checked || !POLLING_METHODS.has(name)) && name.includes(filter.value.trim().toLowerCase());
  }

  function draw() {
    const wanted = [...calls.values()].filter(({ call }) => isWanted(call))
      .sort((one, other) => other.call.n - one.call.n);
    for (const entry of wanted) entry.element ??= callRow(entry.call);
    arrange(rows, wanted.map((entry) => entry.element));
    empty.hidden = wanted.length > 0;
  }

  function setBudget(budget) {
    const used = Object.entries(budget ?? {}).filter(([, line]) => line.minute || line.retry_after);
    meters.replaceChildren(...used.map(([chat, line]) => meter(chat, line)));
    if (!used.length) meters.append(el("p", { class: "dim" }, "Nothing is used."));
  }

  /* Budgets refill as time goes by, without an event. */
  async function askBudget() {
    if (!element.checkVisibility()) {
      clearInterval(timer);
      return;
    }
    const answer = await get("calls", { since: Math.max(0, ...calls.keys()) }).catch(() => ({}));
    setBudget(answer.budget);
  }

  return { element, refresh: reload, reload, forget, add, setBudget };
}

function meter(chat, { minute, of, second, retry_after: wait }) {
  const title = world.chats.get(Number(chat))?.title ?? world.people.get(Number(chat))?.first_name ?? chat;
  const isGroup = Number(chat) < 0;
  const words = isGroup ? `${minute} of ${of}` : `${minute}`;
  const bar = el("div", {
    class: "meter", role: "meter", "aria-label": `Budget of ${title}`, "aria-valuemin": "0",
    "aria-valuemax": String(of), "aria-valuenow": String(minute), "aria-valuetext": words,
  }, el("span", { class: "meter-fill" }));
  bar.firstChild.style.width = `${Math.min(100, (minute / of) * 100)}%`;
  bar.classList.toggle("high", isGroup && minute >= of * 0.75);
  bar.classList.toggle("full", Boolean(wait));
  return el("div", { class: "meter-row" }, el("bdi", { class: "meter-title" }, title),
    el("span", { class: "dim" }, `${words}${second ? `, ${second} this second` : ""}`), bar,
    wait ? el("span", { class: "meter-wait" }, `429: retry after ${wait} s`) : null);
}

function callRow(call) {
  const time = new Date(call.at * 1000).toLocaleTimeString("en-GB");
  const isBad = call.status >= 400 || !call.status;
  const chat = call.chat === undefined ? "" : world.chats.get(Number(call.chat))?.title ?? String(call.chat);
  return el("details", { class: isBad ? "call bad" : "call", role: "listitem" },
    el("summary", {},
      el("span", { class: "call-time dim" }, time), el("span", { class: "call-method" }, call.method),
      el("span", { class: "call-cost", title: "Counts in the budget" }, call.cost ? "●" : ""),
      el("span", { class: "call-status" }, call.status ? String(call.status) : "lost"),
      el("bdi", { class: "call-chat dim" }, chat),
      el("span", { class: "call-ms dim" }, `${Math.round(call.ms)} ms`),
      call.description ? el("span", { class: "call-why" }, call.description) : null),
    el("pre", { class: "call-params", tabIndex: 0 }, JSON.stringify(call.params ?? {}, null, 2)));
}
