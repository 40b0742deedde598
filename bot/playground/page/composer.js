/* Where a person writes: text, replies, edits, files, and what completes it. */

import { post } from "./api.js";
import { attachment } from "./attach.js";
import { audience } from "./commands.js";
import { completion } from "./complete.js";
import { el, iconButton } from "./dom.js";
import { keyOf } from "./message.js";
import { nameOf, senderOf } from "./names.js";
import { replyKeys } from "./replykeys.js";
import { summary } from "./summary.js";

const TYPING_EVERY = 4000;
const TALLEST = 160;

/* `acts`: sent(message), problem(error), openBot(bot, payload), lastOwn(). */
export function composer(reader, acts) {
  const here = { person: reader.person, chat: reader.chat.id };
  const input = el("textarea", {
    class: "input", rows: 1, placeholder: "Message", "aria-label": "Message", role: "combobox",
    "aria-expanded": "false", dir: "auto", enterkeyhint: "send", oninput: changed, onkeydown: keys,
    onpaste: (event) => takeFile(event, event.clipboardData),
  });
  const complete = completion(reader, input, { fill, say, choose, openBot: acts.openBot, problem: acts.problem });
  const picker = el("input", { type: "file", hidden: true, onchange: () => attach(picker.files[0]) });
  const files = attachment(() => showSend());
  const about = el("div", { class: "strip about", hidden: true });
  const send = iconButton("send", "Send", submit, { class: "send" });
  const list = iconButton("commands", "Commands", () => fill("/"), { hidden: true });
  const pad = replyKeys(say);
  const element = el("form", {
    class: "composer", onsubmit: (event) => { event.preventDefault(); submit(); },
    ondragover: (event) => event.preventDefault(),
    ondrop: (event) => takeFile(event, event.dataTransfer),
  }, complete.element, about, files.strip, el("div", { class: "write" }, list,
    iconButton("attach", "Attach a picture or a file", () => picker.click()), picker, input, send), pad.element);
  let subject = null;
  let lastTyping = 0;

  function setCommands(commands) {
    complete.setCommands(commands);
    list.hidden = !commands.length;
  }

  function showSend() {
    send.classList.toggle("ready", Boolean(input.value.trim() || files.file));
  }

  function grow() {
    input.style.height = "auto";
    input.style.height = `${Math.min(input.scrollHeight, TALLEST)}px`;
  }

  function fill(text) {
    input.value = text;
    input.focus();
    changed();
  }

  function changed() {
    grow();
    showSend();
    complete.update();
    if (!input.value || Date.now() - lastTyping < TYPING_EVERY) return;
    lastTyping = Date.now();
    post("typing", here).catch(() => {});
  }

  function clear() {
    input.value = "";
    lastTyping = 0;
    files.set(null);
    setSubject(null);
    complete.hide();
    grow();
    showSend();
  }

  /* The message as it was sent, or undefined when it was refused. */
  async function attempt(request) {
    const message = await request.catch(acts.problem);
    if (message?.chat) acts.sent(message);
    return message;
  }

  async function choose(id, result) {
    clear();
    await attempt(post("choose", { ...here, id, result_id: result.id, thread: reader.thread }));
  }

  async function submit() {
    const text = input.value.trim();
    if (!text && !files.file) return;
    if (subject?.isEdit) {
      const key = keyOf(subject.message);
      clear();
      await attempt(post("edit", { ...here, key, text }));
    } else if (!await say(text)) fill(text);
  }

  async function say(text) {
    const reach = audience(text, complete.commands);
    if (reach === "ambiguous") {
      acts.problem(new Error("Several bots have this command: write it as /command@bot."));
      return undefined;
    }
    const body = { ...here, thread: reader.thread };
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
    const title = isEdit ? "Edit message" : `Reply to ${nameOf(senderOf(message))}`;
    about.replaceChildren(el("div", { class: "strip-words" },
      el("span", { class: "strip-title" }, title), el("span", { class: "dim", dir: "auto" }, summary(message))),
    iconButton("close", isEdit ? "Cancel the edit" : "Cancel the reply", cancel));
    if (isEdit) fill(message.text ?? message.caption ?? "");
  }

  function reply(message) {
    setSubject({ message, isEdit: false });
    input.focus();
  }

  function cancel() {
    if (subject.isEdit) clear();
    else setSubject(null);
    input.focus();
  }

  function keys(event) {
    if (event.isComposing || complete.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      submit();
    } else if (event.key === "Escape" && subject) cancel();
    else if (event.key === "ArrowUp" && !input.value && acts.lastOwn()) {
      event.preventDefault();
      setSubject({ message: acts.lastOwn(), isEdit: true });
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

  function showReplyKeys(message) {
    if (!pad.show(message)) return;
    input.placeholder = message?.reply_markup.input_field_placeholder ?? "Message";
    if (message?.reply_markup.force_reply) setSubject({ message, isEdit: false });
  }

  return {
    element, fill, setCommands, showReplyKeys, say, reply,
    edit: (message) => setSubject({ message, isEdit: true }),
    focus: () => input.focus(),
    get draft() { return subject?.isEdit ? "" : input.value; },
  };
}
