/* Behind the scenes: the bot's calls, the people, the clock, limits and faults. */

import { live } from "./api.js";
import { botsPanel } from "./drawer-bots.js";
import { callsPanel } from "./drawer-calls.js";
import { clockPanel, faultsPanel, limitsPanel } from "./drawer-switches.js";
import { roomPanel } from "./drawer-room.js";
import { el, iconButton } from "./dom.js";
import { onWorld } from "./world.js";

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
    ["Limits", limitsPanel(problem)], ["Faults", faultsPanel(problem)],
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

  function happened(event) {
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
    socket = live({ watch: "calls", onevent: happened, onopen: () => calls.reload(), onlost: calls.forget });
    panels[selected][1].refresh();
    tabs[selected].focus();
  }

  element.addEventListener("keydown", (event) => { if (event.key === "Escape") toggle(); });
  onWorld(() => { if (!element.hidden) panels[selected][1].refresh(); });
  select(0);
  return { button };
}
