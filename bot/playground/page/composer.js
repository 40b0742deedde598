/* Where a person writes: text, commands, mentions, inline queries, replies, edits, files. */

import { post } from "./api.js";
import { attachment } from "./attach.js";
import { addressed, audience, commandRow, matching } from "./commands.js";
import { el, iconButton } from "./dom.js";
import { inlineAsker, inlineQuery, resultLayout, resultNode } from "./inline.js";
import { keyOf } from "./message.js";
import { avatar, nameOf, nameTag, senderOf } from "./names.js";
import { suggestions } from "./suggest.js";
import { summary } from "./summary.js";
import { isPresent, world } from "./world.js";

const TYPING_EVERY = 4000;

/* `acts`: sent(message), problem(error), openBot(bot, payload), lastOwn(). */
export function composer(reader, acts) {
  const input = el("textarea", {
    class: "input", rows: 1, placeholder: "Message", "aria-label": "Message", role: "combobox",
    "aria-expanded": "false", dir: "auto", enterkeyhint: "send", oninput: changed, onkeydown: keys,
    onpaste: (event) => takeFile(event, event.clipboardData),
  });
  const suggest = suggestions(input);
  const picker = el("input", { type: "file", hidden: true, onchange: () => attach(picker.files[0]) });
  const files = attachment(() => showSend());
  const about = el("div", { class: "strip about", hidden: true });
  const send = iconButton("send", "Send", submit, { class: "send" });
  const list = iconButton("commands", "Commands", () => { fill("/"); }, { class: "list", hidden: true });
  const keys_ = el("div", { class: "reply-keys", hidden: true });
  const element = el("form", {
    class: "composer", onsubmit: (event) => { event.preventDefault(); submit(); },
    ondragover: (event) => event.preventDefault(),
    ondrop: (event) => takeFile(event, event.dataTransfer),
  }, suggest.element, about, files.strip, el("div", { class: "write" }, list,
    iconButton("attach", "Attach a picture or a file", () => picker.click()), picker, input, send), keys_);
  const inline = inlineAsker(reader, showResults, (problem) => { suggest.hide(); acts.problem(problem); });
  let commands = [];
  let subject = null;
  let lastTyping = 0;

  function setCommands(wanted) {
    commands = wanted;
    list.hidden = !commands.length;
  }

  function showSend() {
    send.classList.toggle("ready", Boolean(input.value.trim() || files.file));
  }

  function grow() {
    input.style.height = "auto";
    input.style.height = `${Math.min(input.scrollHeight, 160)}px`;
  }

  function fill(text) {
    input.value = text;
    input.focus();
    changed();
  }

  function changed() {
    grow();
    showSend();
    const question = inlineQuery(input.value);
    if (question) {
      inline.ask(question);
      return;
    }
    inline.forget();
    if (!showCommands() && !showPeople()) suggest.hide();
    tellTyping();
  }

  function tellTyping() {
    if (!input.value || Date.now() - lastTyping < TYPING_EVERY) return;
    lastTyping = Date.now();
    post("typing", { person: reader.person, chat: reader.chat.id }).catch(() => {});
  }

  function showCommands() {
    const found = matching(input.value, commands);
    if (!found?.length) return false;
    const shared = (known) => commands.filter(({ command }) => command === known.command).length > 1;
    suggest.show(found.map((known) => ({
      node: commandRow(known, shared(known)),
      pick: () => say(addressed(known, reader.chat)),
      complete: () => fill(`${shared(known) ? addressed(known, reader.chat) : `/${known.command}`} `),
    })));
    return true;
  }

  /* Who can be mentioned, once "@" and the beginning of a name stand before the cursor. */
  function showPeople() {
    const before = input.value.slice(0, input.selectionStart);
    const typed = /(?:^|\s)@(\w*)$/.exec(before)?.[1].toLowerCase();
    if (typed === undefined || reader.chat.type === "private") return false;
    const found = (world.chats.get(reader.chat.id)?.members ?? []).filter(isPresent)
      .map(({ id }) => world.people.get(id) ?? world.bots.get(id))
      .filter((peer) => peer?.username?.toLowerCase().startsWith(typed) && peer.id !== reader.person);
    const complete = (peer) => () => {
      const after = input.value.slice(input.selectionStart);
      fill(`${before.slice(0, before.length - typed.length)}${peer.username} ${after}`);
    };
    if (!found.length) return false;
    suggest.show(found.slice(0, 20).map((peer) => ({
      node: el("div", { class: "person-row" }, avatar(peer, "small"), nameTag(peer),
        el("span", { class: "dim" }, `@${peer.username}`)),
      pick: complete(peer),
    })));
    return true;
  }

  function showResults(answer) {
    const { bot } = inlineQuery(input.value) ?? {};
    if (!bot) return;
    const head = answer.button ? el("button", {
      type: "button", class: "suggest-button",
      onclick: () => acts.openBot(bot, answer.button.start_parameter),
    }, answer.button.text) : null;
    const none = el("div", { class: "dim nothing" }, `@${bot.username} found nothing`);
    suggest.show(answer.results.map((result) => ({
      node: resultNode(result), pick: () => chooseResult(answer.id, result),
    })), { layout: resultLayout(answer.results), head: head ?? (answer.results.length ? null : none) });
  }

  async function chooseResult(id, result) {
    clear();
    await attempt(post("choose", {
      person: reader.person, chat: reader.chat.id, id, result_id: result.id, thread: reader.thread,
    }));
  }

  async function attempt(request) {
    try {
      const message = await request;
      if (message?.chat) acts.sent(message);
      return true;
    } catch (problem) {
      acts.problem(problem);
      return false;
    }
  }

  function clear() {
    input.value = "";
    files.set(null);
    setSubject(null);
    inline.forget();
    suggest.hide();
    grow();
    showSend();
  }

  async function submit() {
    const text = input.value.trim();
    if (!text && !files.file) return;
    if (subject?.isEdit) {
      const { message } = subject;
      clear();
      await attempt(post("edit", { person: reader.person, chat: reader.chat.id, key: keyOf(message), text }));
    } else if (!await say(text)) {
      fill(text);
    }
  }

  async function say(text) {
    const reach = audience(text, commands);
    if (reach === "ambiguous") {
      acts.problem(new Error("Several bots have this command: write it as /command@bot."));
      return false;
    }
    const body = { person: reader.person, chat: reader.chat.id, thread: reader.thread };
    if (text) body.text = text;
    if (reach === "only me") body.ephemeral = true;
    if (subject) body.reply_to = keyOf(subject.message);
    if (files.file) Object.assign(body, await files.payload());
    clear();
    return attempt(post("say", body));
  }

  /* What is being answered or edited. */
  function setSubject(wanted) {
    subject = wanted;
    about.hidden = !wanted;
    if (!wanted) return;
    const { message, isEdit } = wanted;
    const cancel = () => { if (isEdit) clear(); else setSubject(null); };
    about.replaceChildren(el("div", { class: "strip-words" },
      el("span", { class: "strip-title" }, isEdit ? "Edit message" : `Reply to ${nameOf(senderOf(message))}`),
      el("span", { class: "dim", dir: "auto" }, summary(message))),
    iconButton("close", isEdit ? "Cancel the edit" : "Cancel the reply", cancel));
    if (isEdit) fill(message.text ?? message.caption ?? "");
    else input.focus();
  }

  function keys(event) {
    if (event.isComposing || suggest.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      submit();
    } else if (event.key === "Escape" && subject) {
      about.querySelector("button").click();
    } else if (event.key === "ArrowUp" && !input.value) {
      event.preventDefault();
      const own = acts.lastOwn();
      if (own) setSubject({ message: own, isEdit: true });
    }
  }

  function attach(file) {
    picker.value = "";
    if (file) files.set(file);
    input.focus();
  }

  function takeFile(event, transfer) {
    if (!transfer?.files.length) return;
    event.preventDefault();
    attach(transfer.files[0]);
  }

  /* The bot's own keyboard in place of the phone's. */
  function setReplyKeys(markup) {
    keys_.hidden = !markup?.keyboard;
    input.placeholder = markup?.input_field_placeholder ?? "Message";
    keys_.replaceChildren(...(markup?.keyboard ?? []).map((row) => el("div", { class: "keys" },
      row.map((button) => {
        const text = typeof button === "string" ? button : button.text;
        return el("button", { type: "button", class: "reply-key", onclick: () => say(text) }, text);
      }))));
  }

  return {
    element, fill, setCommands, setReplyKeys, say,
    reply: (message) => setSubject({ message, isEdit: false }),
    edit: (message) => setSubject({ message, isEdit: true }),
    focus: () => input.focus(),
    get draft() { return subject?.isEdit ? "" : input.value; },
  };
}
