/* Where a person writes: text, replies, edits, files, and the bot's own keyboard. */

import { el, icon, iconButton } from "./dom.js";
import { nameOf, senderOf, summary } from "./labels.js";
import { keyOf } from "./message.js";
import { post, world } from "./server.js";
import { audience, completion } from "./suggestions.js";

const TYPING_EVERY = 4000;
const TALLEST_INPUT = 160;
const PHOTO_TYPES = new Set(["image/jpeg", "image/png", "image/webp"]);
const LONGEST_MESSAGE = 4096;
const SHORTEST_PIECE = LONGEST_MESSAGE / 2;

/* `handlers`: sent(message), problem(error), openBot(bot, payload), lastOwn(), find(key). */
export function composer(reader, handlers) {
  const here = { person: reader.person, chat: reader.chat.id };
  const input = el("textarea", {
    class: "input", rows: 1, placeholder: "Message", "aria-label": "Message", role: "combobox",
    "aria-expanded": "false", dir: "auto", enterkeyhint: "send", oninput: changed, onkeydown: keys,
    onpaste: (event) => takeFile(event, event.clipboardData),
  });
  const { openBot, problem } = handlers;
  const complete = completion(reader, input, { fill, say: sayChosen, choose, openBot, problem });
  const picker = el("input", { type: "file", hidden: true, onchange: () => attach(picker.files[0]) });
  const files = attachment(() => showSend());
  const about = el("div", { class: "strip about", hidden: true });
  const send = iconButton("send", "Send", submit, { class: "send" });
  const list = iconButton("commands", "Commands", () => fill("/"), { hidden: true });
  const replyKeyboard = replyKeyboardView((text, key) => say(text, reader.chat.type === "private" ? undefined : key));
  const element = el("form", {
    class: "composer", onsubmit: (event) => { event.preventDefault(); submit(); },
    ondragover: (event) => event.preventDefault(),
    ondrop: (event) => takeFile(event, event.dataTransfer),
  }, complete.element, about, files.strip, el("div", { class: "write" }, list,
    iconButton("attach", "Attach a picture or a file", () => picker.click()), picker, input,
    replyKeyboard.button, send), replyKeyboard.element);
  let subject = null;
  let shownMarkup;
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
    input.style.height = `${Math.min(input.scrollHeight, TALLEST_INPUT)}px`;
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

  /* Puts a refused draft back, before what has been written meanwhile. */
  function restoreDraft(draft) {
    const since = input.value;
    if (!subject && draft.subject && handlers.find(keyOf(draft.subject.message))) setSubject(draft.subject);
    if (!files.file) files.set(draft.file);
    input.value = [draft.text, since].filter(Boolean).join("\n");
    grow();
    showSend();
  }

  /* Resolves to the message as it was sent, or to undefined if it was refused. */
  async function attempt(request) {
    const message = await request.catch(handlers.problem);
    if (message?.chat) handlers.sent(message);
    return message;
  }

  async function choose(id, result) {
    const draft = { text: input.value, subject, file: files.file };
    clear();
    const chosen = post("choose", { ...here, id, result_id: result.id, thread: reader.thread });
    if (!await attempt(chosen)) restoreDraft(draft);
  }

  async function submit() {
    const draft = { text: input.value.trim(), subject, file: files.file };
    if (!draft.text && !draft.file) return;
    clear();
    if (!draft.subject?.isEdit) {
      await deliver(draft);
      return;
    }
    const key = keyOf(draft.subject.message);
    if (!await attempt(post("edit", { ...here, key, text: draft.text }))) restoreDraft(draft);
  }

  /* Sends a text piece by piece; from the first refused piece on, the rest comes back as a draft. */
  async function deliver({ text, subject: answered, file }) {
    const pieces = file ? [text] : splitText(text);
    for (const [at, piece] of pieces.entries()) {
      const left = { subject: at ? null : answered, file };
      const replyTo = left.subject && keyOf(left.subject.message);
      if (await say(piece, replyTo ?? undefined, file)) continue;
      restoreDraft({ ...left, text: pieces.slice(at).join("\n") });
      return;
    }
  }

  async function say(text, replyTo, file) {
    const reach = audience(text, complete.commands, world.people.get(reader.person)?.app);
    if (reach === "ambiguous") {
      handlers.problem(new Error("Several bots have this command: write it as /command@bot."));
      return undefined;
    }
    const body = { ...here, thread: reader.thread, reply_to: replyTo, text: text || undefined };
    if (reach === "only me") body.ephemeral = true;
    return attempt(file ? files.payload(file).then((content) => post("say", { ...body, ...content }))
      : post("say", body));
  }

  /* Sends the completed command, in reply to the chosen message. */
  async function sayChosen(text) {
    input.value = text;
    await submit();
  }

  /* Sets the message that is being answered or edited. */
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
    if (subject.isForcedReply) post("dismiss", { ...here, thread: reader.thread }).catch(handlers.problem);
    if (subject.isEdit) clear();
    else setSubject(null);
    input.focus();
  }

  /* Stops answering or editing a deleted message; the words of an answer stay. */
  function forget(keysGone) {
    if (!subject || !keysGone.includes(keyOf(subject.message))) return;
    if (subject.isEdit) clear();
    else setSubject(null);
  }

  function keys(event) {
    if (event.isComposing || complete.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      submit();
    } else if (event.key === "Escape" && subject) cancel();
    else if (event.key === "ArrowUp" && !input.value && handlers.lastOwn()) {
      event.preventDefault();
      setSubject({ message: handlers.lastOwn(), isEdit: true });
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

  /* Shows the bot's keyboard or its forced reply, if this person has one here. */
  function showReplyKeyboard(markup) {
    if (JSON.stringify(markup) === JSON.stringify(shownMarkup)) return;
    shownMarkup = markup;
    replyKeyboard.show(markup);
    input.placeholder = markup?.input_field_placeholder ?? "Message";
    if (subject?.isForcedReply) setSubject(null);
    const message = markup?.force_reply && handlers.find(markup.key);
    if (message && !subject) setSubject({ message, isEdit: false, isForcedReply: true });
  }

  return {
    element, fill, setCommands, showReplyKeyboard, reply, forget, say: (text) => say(text),
    edit: (message) => setSubject({ message, isEdit: true }),
    focus: () => input.focus(),
    get draft() { return subject?.isEdit ? "" : input.value; },
  };
}

/* A picture or a file that was chosen, pasted or dropped: previewed, and read when it is sent. */
function attachment(onchange) {
  const strip = el("div", { class: "strip", hidden: true });
  let file = null;
  let preview = "";

  function set(chosen) {
    file = chosen;
    URL.revokeObjectURL(preview);
    strip.hidden = !file;
    if (file) {
      preview = URL.createObjectURL(file);
      const thumb = PHOTO_TYPES.has(file.type)
        ? el("img", { class: "thumb", src: preview, alt: "" }) : icon("file");
      strip.replaceChildren(thumb, el("div", { class: "strip-words" },
        el("span", { class: "strip-title" }, PHOTO_TYPES.has(file.type) ? "Send as a picture" : "Send as a file"),
        el("bdi", { class: "dim" }, file.name)), iconButton("close", "Do not send it", () => set(null)));
    }
    onchange();
  }

  return { strip, set, payload, get file() { return file; } };
}

/* Resolves to the fields with which /sim/say sends the file. */
async function payload(file) {
  const content = await base64(file);
  return PHOTO_TYPES.has(file.type) ? { photo: content } : { document: { name: file.name, base64: content } };
}

function base64(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(",") + 1));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/* The bot's reply keyboard: its buttons send their words. `onsay` gets the text and the key of the
   message that brought the keyboard. */
function replyKeyboardView(onsay) {
  const element = el("div", { class: "reply-keys", hidden: true });
  const button = iconButton("keyboard", "", () => setOpen(element.hidden), { hidden: true });

  function show(markup) {
    const rows = markup?.keyboard ?? [];
    element.replaceChildren(...rows.map((row) => el("div", { class: "keys" }, row.map(({ text }) =>
      el("button", { type: "button", class: "reply-key", onclick: () => onsay(text, markup.key) }, text)))));
    button.hidden = !rows.length;
    setOpen(rows.length > 0 && !markup.used);
  }

  function setOpen(isOpen) {
    element.hidden = !isOpen;
    button.title = `${isOpen ? "Hide" : "Show"} the bot's keyboard`;
    button.setAttribute("aria-label", button.title);
    button.setAttribute("aria-expanded", String(isOpen));
  }

  return { element, button, show };
}

/* A text too long for one message is split at the end of a line, at a space, or between letters. */
function splitText(text) {
  const pieces = [];
  let rest = text;
  while (rest.length > LONGEST_MESSAGE) {
    const at = splitIndex(rest);
    pieces.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return [...pieces, rest];
}

function splitIndex(text) {
  const start = text.slice(0, LONGEST_MESSAGE + 1);
  for (const gap of ["\n", " "]) {
    const at = start.lastIndexOf(gap);
    if (at > SHORTEST_PIECE) return at;
  }
  const isInsideLetter = /[\uD800-\uDBFF]/.test(text[LONGEST_MESSAGE - 1]);
  return isInsideLetter ? LONGEST_MESSAGE - 1 : LONGEST_MESSAGE;
}
