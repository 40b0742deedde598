/* Real life in a group: who comes and goes, topics, new people, new groups. */

import { post } from "./api.js";
import { el, form, iconButton } from "./dom.js";
import { memberRow, ownerOf, speaking } from "./drawer-members.js";
import { nameOf } from "./names.js";
import { isPresent, memberOf, refresh as refreshWorld, world } from "./world.js";

const PERSON = [["first_name", "First name"], ["username", "Username"], ["language_code", "Language"]];

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
  const element = el("div", { class: "panel" }, chooser, members,
    el("form", {
      class: "fields", onsubmit: (event) => { event.preventDefault(); bring(Number(outside.value)); },
    }, outside, el("button", { class: "small-button" }, "Comes to the group")),
    el("h3", {}, "Topics"), topics, topicForm,
    el("h3", {}, "The group"), el("label", { class: "switch-row" }, "Members may send pictures", pictures),
    el("div", { class: "fields" }, migrate),
    el("h3", {}, "A new person"),
    form("Add", PERSON, addPerson),
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
    migrate.closest(".fields").hidden = here.type !== "group";
    const isForum = Boolean(here.is_forum);
    for (const node of [topics, topicForm, topics.previousElementSibling]) node.hidden = !isForum;
    topics.replaceChildren(...(here.topics ?? []).map(topicRow));
  }

  function showGroups(selected) {
    chooser.replaceChildren(...[...world.chats.values()].map(({ id, title }) =>
      el("option", { value: String(id), selected: String(id) === String(selected) }, title)));
  }

  function showMembers(here) {
    const does = { act, bring, openPerson: host.openPerson };
    const rowOf = (id) => members.querySelector(`[data-member="${id}"]`);
    const focused = document.activeElement.closest(".member")?.dataset.member;
    members.replaceChildren(...here.members.map((member) =>
      memberRow(here, member, does, Boolean(rowOf(member.id)?.open))));
    if (focused) rowOf(focused)?.querySelector("summary").focus();
  }

  /* Goes on with the group that this has made. */
  async function make(path, body) {
    const made = await act(path, body);
    if (!made) return;
    showGroups(made.id);
    refresh();
  }

  function bring(id) {
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
      ...speaking(true), can_send_photos: pictures.checked, can_send_other_messages: pictures.checked,
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
