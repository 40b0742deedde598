/* The drawer's panels of groups, people and bots: who comes and goes, with which rights. */

import { el, form, iconButton } from "./dom.js";
import { avatar, nameOf, nameTag } from "./labels.js";
import { botNamed, get, isPresent, memberOf, post, refresh as refreshWorld, world } from "./server.js";

const PERSON_FIELDS = [["first_name", "First name"], ["username", "Username"], ["language_code", "Language"]];
const STATUS_LABELS = {
  creator: "owner", administrator: "admin", member: "member", restricted: "restricted", left: "left",
  kicked: "removed",
};
const ADMIN_RIGHTS = [
  "can_manage_chat", "can_change_info", "can_delete_messages", "can_invite_users", "can_restrict_members",
  "can_pin_messages", "can_manage_topics", "can_promote_members", "can_manage_video_chats",
];
const SEND_PERMISSIONS = [
  "can_send_messages", "can_send_audios", "can_send_documents", "can_send_photos", "can_send_videos",
  "can_send_video_notes", "can_send_voice_notes", "can_send_polls", "can_send_other_messages",
];
const APPS = [
  ["current", "Current app"], ["desktop", "Desktop: forgets hands at a restart"],
  ["old", "Old app or Web A: shows no hands"],
];
const APP_WORDS = { desktop: "Desktop", old: "old app" };
const SECOND_BOT = "warden_bot";
const BOT_FIELDS = [["first_name", "Name"], ["username", "Username"]];

export function roomPanel(host, problem) {
  const chooser = el("select", { "aria-label": "Group", onchange: refresh });
  const members = el("div", { class: "members", role: "list", "aria-label": "Members" });
  const outside = el("select", { "aria-label": "Who comes" });
  const topics = el("div", { class: "members", role: "list", "aria-label": "Topics" });
  const topicForm = form("New topic", [["name", "Name of the topic"]], ({ name }) => act("topic", { name }));
  const pictures = el("input", { type: "checkbox", role: "switch", checked: true, onchange: allowPictures });
  const migrate = el("button", {
    type: "button", class: "small-button", onclick: () => make("migrate", {}),
  }, "Make it a supergroup");
  const warden = el("button", {
    type: "button", class: "small-button", onclick: () => act("second_bot", {}),
  }, "A second bot comes, with /help, /kick and /rules");
  const element = el("div", { class: "panel" }, chooser, members,
    el("form", {
      class: "fields", onsubmit: (event) => { event.preventDefault(); addMember(Number(outside.value)); },
    }, outside, el("button", { class: "small-button" }, "Comes to the group")),
    el("div", { class: "fields" }, warden),
    el("h3", {}, "Topics"), topics, topicForm,
    el("h3", {}, "The group"), el("label", { class: "switch-row" }, "Members may send pictures", pictures),
    el("div", { class: "fields" }, migrate),
    el("h3", {}, "A new person"),
    form("Add", PERSON_FIELDS, addPerson),
    el("h3", {}, "A new group"), groupForm());

  const chat = () => world.chats.get(Number(chooser.value));

  async function act(path, body) {
    try {
      const result = await post(path, { chat: chat()?.id, ...body });
      await refreshWorld();
      refresh();
      return result;
    } catch (error) {
      problem(error);
      return undefined;
    }
  }

  function refresh() {
    showGroups(chooser.value);
    const here = chat();
    if (!here) return;
    showMembers(here);
    pictures.checked = here.permissions.can_send_photos;
    const away = [...world.people.values(), ...world.bots.values()]
      .filter(({ id }) => !isPresent(memberOf(here, id)));
    outside.replaceChildren(...away.map((peer) => el("option", { value: String(peer.id) }, nameOf(peer))));
    outside.closest("form").hidden = !away.length;
    warden.parentElement.hidden = isPresent(memberOf(here, botNamed(SECOND_BOT)?.id));
    migrate.closest(".fields").hidden = here.type !== "group";
    const isForum = Boolean(here.is_forum);
    for (const node of [topics, topicForm, topics.previousElementSibling]) node.hidden = !isForum;
    topics.replaceChildren(...(here.topics ?? []).map(topicRow));
  }

  function showGroups(selected) {
    chooser.replaceChildren(...[...world.chats.values()].map(({ id, title }) =>
      el("option", { value: String(id), selected: String(id) === String(selected) }, title)));
  }

  /* A newcomer may be unknown until the people are fetched anew. */
  function showMembers(here) {
    const handlers = { act, addMember, openPerson: host.openPerson };
    const rowOf = (id) => members.querySelector(`[data-member="${id}"]`);
    const focused = document.activeElement.closest(".member")?.dataset.member;
    const known = here.members.filter(({ id }) => world.people.has(id) || world.bots.has(id));
    members.replaceChildren(...known.map((member) =>
      memberRow(here, member, handlers, Boolean(rowOf(member.id)?.open))));
    if (focused) rowOf(focused)?.querySelector("summary").focus();
  }

  /* Selects the group that the request has made. */
  async function make(path, body) {
    const made = await act(path, body);
    if (!made) return;
    showGroups(made.id);
    refresh();
  }

  function addMember(id) {
    if (world.bots.has(id)) return act("bot", { bot: id, present: true, by: ownerOf(chat()) });
    const member = memberOf(chat(), id);
    return act("join", { person: id, by: member?.status === "kicked" ? ownerOf(chat()) : undefined });
  }

  function topicRow({ id, name, closed }) {
    return el("div", { class: "topic-row", role: "listitem" }, el("bdi", {}, name),
      iconButton("lock", closed ? "Reopen this topic" : "Close this topic",
        () => act("topic", { id, closed: !closed }),
        { class: "small", "aria-pressed": String(Boolean(closed)) }));
  }

  function allowPictures() {
    act("permissions", { permissions: {
      ...sendPermissions(true), can_send_photos: pictures.checked, can_send_other_messages: pictures.checked,
    } });
  }

  async function addPerson(fields) {
    const person = await act("people", fields);
    if (person && chat()) await act("join", { person: person.id });
  }

  function groupForm() {
    const kind = el("select", { "aria-label": "Kind of group", name: "kind" },
      ["supergroup", "forum", "group"].map((name) => el("option", { value: name }, name)));
    const node = form("Create", [["title", "Title"]], ({ title }) => {
      const people = [...world.people.keys()].slice(0, 4);
      return make("chats", {
        chat: undefined, type: kind.value === "group" ? "group" : "supergroup", title,
        is_forum: kind.value === "forum", owner: people[0], members: people, bot: true,
      });
    });
    node.prepend(kind);
    return node;
  }

  return { element, refresh };
}

const all = (names, value) => Object.fromEntries(names.map((name) => [name, value]));

const sendPermissions = (value) => all(SEND_PERMISSIONS, value);

/* A person or bot of a group, with the buttons that change the membership.
   `handlers`: act(path, body), addMember(id), openPerson(id). */
function memberRow(chat, member, handlers, isOpen) {
  const bot = world.bots.get(member.id);
  const peer = world.people.get(member.id) ?? bot;
  const status = STATUS_LABELS[member.status] ?? member.status;
  const words = [status, member.anonymous && "anonymous", bot && "bot", APP_WORDS[peer.app]].filter(Boolean);
  const actions = bot ? botActions(chat, member, handlers) : personActions(chat, member, handlers);
  const blocks = bot ? [] : [...world.bots.values()].map((other) => blockButton(member.id, other, handlers));
  const row = el("details", {
    class: "member", role: "listitem", data: { member: member.id },
    ontoggle: () => { if (row.open) for (const block of blocks) block.refresh(); },
  },
  el("summary", {}, avatar(peer, "small"), nameTag(peer), el("span", { class: "dim" }, words.join(", "))),
  el("div", { class: "fields" }, actions.map(([label, run]) =>
    el("button", { type: "button", class: "small-button", onclick: run }, label)),
  blocks.map(({ button }) => button)), bot ? null : appFields(peer, handlers));
  row.open = isOpen;
  return row;
}

/* The app decides what its person sees of private hands; the server accepts them in any case. */
function appFields(person, handlers) {
  const chooser = el("select", {
    "aria-label": `App of ${nameOf(person)}`,
    onchange: () => handlers.act("app", { person: person.id, app: chooser.value }),
  }, APPS.map(([value, label]) => el("option", { value, selected: value === person.app }, label)));
  return el("div", { class: "fields" }, chooser, el("button", {
    type: "button", class: "small-button", onclick: () => handlers.act("restart", { person: person.id }),
  }, "Restart the app"));
}

/* Only a person's chat with a bot tells whether the bot is blocked, so it is fetched. */
function blockButton(person, bot, handlers) {
  let blocked = false;
  const button = el("button", {
    type: "button", class: "small-button", hidden: true,
    onclick: () => handlers.act("block", { person, bot: bot.id, blocked: !blocked }),
  });

  async function refresh() {
    const chat = await get("see", { person, chat: bot.id }).catch(() => undefined);
    if (!chat) return;
    blocked = chat.blocked;
    button.hidden = false;
    button.textContent = `${blocked ? "Unblocks" : "Blocks"} ${nameOf(bot)}`;
  }

  return { button, refresh };
}

function ownerOf(chat) {
  return chat.members.find(({ status }) => status === "creator")?.id;
}

function botActions(chat, member, handlers) {
  if (!isPresent(member)) return [["Comes back", () => handlers.addMember(member.id)]];
  const remove = () => handlers.act("bot", { bot: member.id, present: false, by: ownerOf(chat) });
  return [...rightsActions(member, handlers), ["Remove", remove]];
}

function personActions(chat, member, handlers) {
  const person = member.id;
  const actions = [["Show this screen", () => handlers.openPerson(person)]];
  if (!isPresent(member)) return [...actions, ["Comes back", () => handlers.addMember(person)]];
  actions.push(...rightsActions(member, handlers), ...anonymityActions(member, handlers));
  if (chat.type === "supergroup") actions.push(...muteActions(member, handlers));
  actions.push(["Leaves", () => handlers.act("leave", { person })]);
  if (member.status !== "creator") {
    actions.push(["Ban", () => handlers.act("ban", { person, by: ownerOf(chat) })]);
  }
  actions.push(["Deletes the account", () => handlers.act("deactivate", { person })]);
  return actions;
}

function rightsActions({ id, status }, handlers) {
  if (status === "creator") return [];
  if (status === "administrator") {
    return [["Take the rights away", () => handlers.act("promote", { person: id, rights: null })]];
  }
  return [["Make admin", () => handlers.act("promote", { person: id, rights: all(ADMIN_RIGHTS, true) })]];
}

function anonymityActions({ id, status, anonymous }, handlers) {
  if (status !== "creator" && status !== "administrator") return [];
  const label = anonymous ? "No longer anonymous" : "Make anonymous";
  const body = { person: id, rights: all(ADMIN_RIGHTS, true), anonymous: !anonymous };
  return [[label, () => handlers.act("promote", body)]];
}

function muteActions({ id, status }, handlers) {
  if (status === "member") {
    return [["Mute", () => handlers.act("restrict", { person: id, permissions: sendPermissions(false) })]];
  }
  if (status !== "restricted") return [];
  return [["Unmute", () => handlers.act("restrict", { person: id, permissions: sendPermissions(true) })]];
}

/* The bots: their tokens and addresses, their switches, new ones. */
export function botsPanel(problem) {
  const list = el("div", { role: "list", "aria-label": "Bots" });
  const element = el("div", { class: "panel" }, list,
    el("h3", {}, "A new bot"), form("Create", BOT_FIELDS, (fields) => act("bots", fields)));

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
