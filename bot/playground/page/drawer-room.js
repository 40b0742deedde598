/* Real life: who is in the group and with which rights, who comes and goes, topics, new groups. */

import { post } from "./api.js";
import { el, iconButton } from "./dom.js";
import { avatar, nameOf, nameTag } from "./names.js";
import { isPresent, memberOf, refresh as refreshWorld, world } from "./world.js";

const STATUSES = {
  creator: "owner", administrator: "admin", member: "member", restricted: "restricted", left: "left",
  kicked: "removed",
};
const EVERYTHING = [
  "can_manage_chat", "can_change_info", "can_delete_messages", "can_invite_users", "can_restrict_members",
  "can_pin_messages", "can_manage_topics", "can_promote_members", "can_manage_video_chats",
];
const SPEAKING = [
  "can_send_messages", "can_send_audios", "can_send_documents", "can_send_photos", "can_send_videos",
  "can_send_video_notes", "can_send_voice_notes", "can_send_polls", "can_send_other_messages",
];

const all = (names, value) => Object.fromEntries(names.map((name) => [name, value]));

export function roomPanel(host, problem) {
  const chooser = el("select", { "aria-label": "Group", onchange: refresh });
  const members = el("div", { class: "members", role: "list", "aria-label": "Members" });
  const outside = el("select", { "aria-label": "Who comes" });
  const topics = el("div", { class: "members", role: "list", "aria-label": "Topics" });
  const topicForm = form("New topic", [["name", "Name of the topic"]], ({ name }) => act("topic", { name }));
  const pictures = el("input", { type: "checkbox", role: "switch", checked: true, onchange: allowPictures });
  const migrate = el("button", {
    type: "button", class: "small-button", onclick: () => act("migrate", {}),
  }, "Make it a supergroup");
  const element = el("div", { class: "panel" }, chooser, members,
    el("form", {
      class: "fields", onsubmit: (event) => { event.preventDefault(); bring(Number(outside.value)); },
    }, outside, el("button", { class: "small-button" }, "Comes to the group")),
    el("h3", {}, "Topics"), topics, topicForm,
    el("h3", {}, "The group"), el("label", { class: "switch-row" }, "Members may send pictures", pictures),
    el("div", { class: "fields" }, migrate),
    el("h3", {}, "A new person"),
    form("Add", [["first_name", "First name"], ["username", "Username"], ["language_code", "Language (en)"]], addPerson),
    el("h3", {}, "A new group"), groupForm());

  const chat = () => world.chats.get(Number(chooser.value));
  const ownerId = () => chat()?.members.find(({ status }) => status === "creator")?.id;

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
    const groups = [...world.chats.values()].filter(({ type }) => type !== "private");
    const before = chooser.value;
    chooser.replaceChildren(...groups.map(({ id, title }) =>
      el("option", { value: String(id), selected: String(id) === before }, title)));
    const here = chat();
    if (!here) return;
    members.replaceChildren(...here.members.map((member) => memberRow(here, member)).filter(Boolean));
    const away = [...world.people.values(), ...world.bots.values()]
      .filter(({ id }) => !isPresent(memberOf(here, id)));
    outside.replaceChildren(...away.map((peer) => el("option", { value: String(peer.id) }, nameOf(peer))));
    outside.closest("form").hidden = !away.length;
    migrate.closest(".fields").hidden = here.type !== "group";
    const isForum = Boolean(here.is_forum);
    for (const node of [topics, topicForm, topics.previousElementSibling]) node.hidden = !isForum;
    topics.replaceChildren(...(here.topics ?? []).map(topicRow));
  }

  function bring(id) {
    if (world.bots.has(id)) return act("bot", { bot: id, present: true, by: ownerId() });
    const member = memberOf(chat(), id);
    return act("join", { person: id, by: member?.status === "kicked" ? ownerId() : undefined });
  }

  function memberRow(here, member) {
    const peer = world.people.get(member.id) ?? world.bots.get(member.id);
    if (!peer) return null;
    const isBot = world.bots.has(member.id);
    const role = [STATUSES[member.status] ?? member.status, member.anonymous ? "anonymous" : "", isBot ? "bot" : ""];
    const summary = el("summary", {}, avatar(peer, "small"), nameTag(peer),
      el("span", { class: "dim" }, role.filter(Boolean).join(", ")));
    const actions = el("div", { class: "fields" }, actionsFor(here, member, isBot).map(([label, run]) =>
      el("button", { type: "button", class: "small-button", onclick: run }, label)));
    const row = el("details", { class: "member", role: "listitem", data: { member: member.id } }, summary, actions);
    row.open = members.querySelector(`[data-member="${member.id}"]`)?.open ?? false;
    return row;
  }

  function actionsFor(here, member, isBot) {
    const { id, status, anonymous } = member;
    const person = id;
    const by = ownerId();
    const actions = [];
    if (!isBot) actions.push(["Show this screen", () => host.openPerson(id)]);
    if (!isPresent(member)) return [...actions, ["Comes back", () => bring(id)]];
    const isAdmin = status === "administrator";
    if (isAdmin) actions.push(["Take the rights away", () => act("promote", { person, rights: null })]);
    else if (status !== "creator") {
      actions.push(["Make admin", () => act("promote", { person, rights: all(EVERYTHING, true) })]);
    }
    if ((isAdmin || status === "creator") && !isBot) {
      actions.push([anonymous ? "No longer anonymous" : "Make anonymous", () => act("promote", {
        person, rights: all(EVERYTHING, true), anonymous: !anonymous,
      })]);
    }
    if (!isBot && status === "member" && here.type === "supergroup") {
      actions.push(["Mute", () => act("restrict", { person, permissions: all(SPEAKING, false) })]);
    }
    if (status === "restricted") {
      actions.push(["Unmute", () => act("restrict", { person, permissions: all(SPEAKING, true) })]);
    }
    if (isBot) return [...actions, ["Remove", () => act("bot", { bot: id, present: false, by })]];
    actions.push(["Leaves", () => act("leave", { person })]);
    if (status !== "creator") actions.push(["Ban", () => act("ban", { person, by })]);
    for (const bot of world.bots.values()) {
      actions.push([`Blocks ${nameOf(bot)}`, () => act("block", { person, bot: bot.id, blocked: true })]);
      actions.push([`Unblocks ${nameOf(bot)}`, () => act("block", { person, bot: bot.id, blocked: false })]);
    }
    return actions;
  }

  function topicRow({ id, name, closed }) {
    return el("div", { class: "topic-row", role: "listitem" }, el("bdi", {}, name),
      iconButton("lock", closed ? "Reopen this topic" : "Close this topic", () => act("topic", { id, closed: !closed }),
        { class: "small", "aria-pressed": String(Boolean(closed)) }));
  }

  function allowPictures() {
    act("permissions", { permissions: {
      ...all(SPEAKING, true), can_send_photos: pictures.checked, can_send_other_messages: pictures.checked,
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
      return act("chats", {
        chat: undefined, type: kind.value === "group" ? "group" : "supergroup", title,
        is_forum: kind.value === "forum", owner: people[0], members: people, bot: true,
      });
    });
    node.prepend(kind);
    return node;
  }

  return { element, refresh };
}

/* The first field must be filled; the rest is left out when empty. */
function form(label, fields, submit) {
  const inputs = fields.map(([name, placeholder], at) => el("input", {
    name, placeholder, "aria-label": placeholder, required: at === 0, autocomplete: "off",
  }));
  return el("form", {
    class: "fields",
    onsubmit: async (event) => {
      event.preventDefault();
      const filled = inputs.filter((input) => input.value.trim());
      await submit(Object.fromEntries(filled.map((input) => [input.name, input.value.trim()])));
      for (const input of inputs) input.value = "";
    },
  }, inputs, el("button", { class: "small-button" }, label));
}
