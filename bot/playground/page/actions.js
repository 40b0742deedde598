/* What one can do with a message: the menu that a right click, a long press or Enter opens. */

import { serviceSentence } from "./summary.js";

const QUICK = ["👍", "❤", "🔥", "😁", "🤔", "👎"];

export function messageMenu(message, x, y, { overlays, canWrite, perform, copy, isPinned, reply, edit }) {
  const isService = Boolean(serviceSentence(message));
  const words = message.text ?? message.caption;
  if (message.past) {
    if (words) overlays.menu([{ label: "Copy text", glyph: "copy", run: () => copy(words) }], x, y);
    return;
  }
  const items = [];
  if (canWrite && !isService) items.push({ label: "Reply", glyph: "reply", run: reply });
  if (message.out && words && !message.ephemeral && !message.via_bot) {
    items.push({ label: "Edit", glyph: "edit", run: edit });
  }
  if (words) items.push({ label: "Copy text", glyph: "copy", run: () => copy(words) });
  if (!message.ephemeral && !isService) {
    items.push({
      label: isPinned ? "Unpin" : "Pin", glyph: "pin",
      run: () => perform("pin", message, { pinned: !isPinned }),
    });
  }
  items.push({ label: "Delete", glyph: "trash", run: () => perform("delete", message), isDanger: true });
  const canReact = !message.ephemeral && !isService;
  const mine = message.reactions?.find((reaction) => reaction.mine)?.emoji;
  const quick = canReact ? QUICK.map((emoji) => ({
    label: emoji, run: () => perform("react", message, { emoji: emoji === mine ? null : emoji }),
  })) : null;
  overlays.menu(items, x, y, quick);
}
