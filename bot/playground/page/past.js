/* Messages of the group that a supergroup was before: drawn with the others, but of another chat. */

/* Both chats count from 1, so those of the old one get keys of their own here. */
export function pastMessages(history) {
  const inPast = (key) => key && `${history.chat} ${key}`;
  return (history?.messages ?? []).map((message) => ({
    ...message, key: inPast(message.key), replaces: inPast(message.replaces), past: history.chat,
  }));
}

/* Where the server knows a message: its chat, and its key there. */
export function placeOf({ key, past }, chat) {
  return past ? { chat: past, key: key.slice(`${past} `.length) } : { chat, key };
}

/* What a message answers stands in its own chat. */
export function besides(key, message) {
  return message.past ? `${message.past} ${key}` : key;
}
