/* Lays out the screens: several people side by side, or the one whom the address names. */

import { el, iconButton } from "./dom.js";
import { drawer } from "./drawer.js";
import { avatar, nameOf, nameTag } from "./labels.js";
import { pane } from "./pane.js";
import { onWorldChange, refresh, world } from "./server.js";
import { clockBadge, limitsSwitch } from "./status.js";

const PANE_WIDTH = 340;
const AT_MOST_AT_FIRST = 4;
const FACES_SHOWN = 8;

const address = new URLSearchParams(location.search);
const alone = address.has("person");
const open = new Map();
const panes = document.getElementById("panes");
const faces = document.getElementById("faces");
const behindTheScenes = drawer(document.getElementById("drawer"), { openPerson: (id) => show(id) });
const THEMES = [
  ["auto", "auto", "Theme: as the system"], ["light", "sun", "Theme: light"], ["dark", "moon", "Theme: dark"],
];

function isNarrow() {
  return window.innerWidth < 2 * PANE_WIDTH;
}

function activate(id) {
  for (const [person, { element }] of open) element.classList.toggle("active", person === id);
  drawFaces();
}

function show(id, chat) {
  const person = world.people.get(id);
  if (!person) return;
  if (!open.has(id)) {
    const opened = pane(person, chat, { onopen: remember, onclose: () => hide(id) }, alone);
    open.set(id, opened);
    panes.append(opened.element);
  }
  activate(id);
  remember();
}

function hide(id) {
  open.get(id).close();
  open.delete(id);
  const [next] = open.keys();
  activate(next);
  remember();
}

/* Remembers the open screens and chats for a reload. */
function remember() {
  if (alone) {
    const [[person, { chat }]] = open;
    history.replaceState(null, "", `/?person=${person}${chat === undefined ? "" : `&chat=${chat}`}`);
  } else {
    const shown = [...open].map(([person, { chat }]) => [person, chat]);
    sessionStorage.setItem("panes", JSON.stringify(shown));
  }
}

function pressFace(id) {
  if (isNarrow()) show(id);
  else if (!open.has(id)) {
    show(id);
    open.get(id).focus();
  } else if (open.size > 1) hide(id);
}

function drawFaces() {
  if (alone) return;
  const everyone = [...world.people.values()];
  const shown = everyone.filter((person, at) => at < FACES_SHOWN || open.has(person.id));
  const chips = shown.map((person) => {
    const pressed = isNarrow()
      ? open.get(person.id)?.element.classList.contains("active") : open.has(person.id);
    return el("button", {
      type: "button", class: "face", "aria-pressed": String(Boolean(pressed)), data: { person: person.id },
      title: `${nameOf(person)}'s screen`, onclick: () => pressFace(person.id),
    }, avatar(person, "small"), nameTag(person));
  });
  const hidden = everyone.filter((person) => !shown.includes(person));
  const focused = document.activeElement?.dataset?.person;
  faces.replaceChildren(...chips, ...(hidden.length ? [morePeople(hidden)] : []));
  if (focused) faces.querySelector(`[data-person="${focused}"]`)?.focus();
}

function morePeople(hidden) {
  const options = hidden.map((person) => el("option", { value: String(person.id) }, nameOf(person)));
  return el("select", {
    class: "face", "aria-label": "Show another person",
    onchange: (event) => show(Number(event.target.value)),
  }, el("option", { value: "" }, `+ ${hidden.length} more`), options);
}

function firstScreens() {
  const remembered = JSON.parse(sessionStorage.getItem("panes") ?? "[]")
    .filter(([person]) => world.people.has(person));
  if (remembered.length) return remembered;
  const room = Math.max(1, Math.floor(window.innerWidth / PANE_WIDTH));
  return [...world.people.keys()].slice(0, Math.min(room, AT_MOST_AT_FIRST)).map((id) => [id]);
}

function explain(message) {
  panes.replaceChildren(el("p", { class: "gate" }, message));
}

async function begin() {
  document.getElementById("tools").append(clockBadge(), limitsSwitch(), themeSwitch(), behindTheScenes.button);
  try {
    await refresh();
  } catch (problem) {
    explain(problem.message);
    return;
  }
  if (alone) {
    const person = world.people.get(Number(address.get("person")));
    if (!person) {
      explain("Nobody here has this number. Open the page without ?person= to see everybody.");
      return;
    }
    document.body.classList.add("alone");
    document.title = `${nameOf(person)} · Playground`;
    show(person.id, address.has("chat") ? Number(address.get("chat")) : undefined);
    faces.append(el("span", { class: "face" }, avatar(person, "small"), nameTag(person)));
  } else {
    for (const [person, chat] of firstScreens()) show(person, chat);
    const [first] = open.keys();
    activate(first);
  }
  onWorldChange(drawFaces);
  window.addEventListener("resize", drawFaces);
}

/* The theme: light, dark, or that of the system. */
function themeSwitch() {
  let at = Math.max(0, THEMES.findIndex(([theme]) => theme === localStorage.getItem("theme")));
  const holder = document.createElement("span");

  function show() {
    const [theme, glyph, label] = THEMES[at];
    document.documentElement.dataset.theme = theme;
    localStorage.setItem("theme", theme);
    const hadFocus = holder.contains(document.activeElement);
    holder.replaceChildren(iconButton(glyph, label, () => {
      at = (at + 1) % THEMES.length;
      show();
    }));
    if (hadFocus) holder.firstChild.focus();
  }

  show();
  return holder;
}

begin();
