/* What a button of an inline keyboard does when it is pressed. */

import { senderOf } from "./names.js";
import { chatsOf, world } from "./world.js";

export function pressButton(message, button, { tap, reader, host, copy, link }) {
  const bot = message.via_bot ?? senderOf(message);
  const words = (query) => `@${bot.username} ${query}`;
  if (button.url ?? button.login_url) openLink(button.url ?? button.login_url.url, link);
  else if ("callback_data" in button) tap();
  else if ("switch_inline_query_current_chat" in button) {
    host.openChat(reader.chat.id, { text: words(button.switch_inline_query_current_chat) });
  } else if ("switch_inline_query" in button) elsewhere(words(button.switch_inline_query), reader, host);
  else if ("switch_inline_query_chosen_chat" in button) {
    elsewhere(words(button.switch_inline_query_chosen_chat.query ?? ""), reader, host);
  } else if (button.copy_text) copy(button.copy_text.text);
  else host.overlays.toast("This button opens something that the playground does not have");
}

function openLink(url, link) {
  if (!link(url) && /^https?:/i.test(url)) window.open(url, "_blank", "noopener");
}

async function elsewhere(text, reader, host) {
  const options = chatsOf(reader.person).map((chat) => ({
    label: chat.title ?? world.bots.get(chat.id).first_name, value: chat.id,
  }));
  const chosen = await host.overlays.choose("Choose a chat", options);
  if (chosen !== undefined) host.openChat(chosen, { text });
}
