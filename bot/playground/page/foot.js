/* What stands below the messages: the composer, or why there is none and what to do about it. */

import { el, part } from "./dom.js";
import { isPresent, memberOf, world } from "./world.js";

/* `acts`: start(), unblock(), join(). */
export function footView(reader, composerElement, acts) {
  const element = el("div", { class: "foot" });
  const content = part(build);

  function kindOf(seen, hasPayload) {
    if (reader.chat.type === "private") {
      if (seen.blocked) return "unblock";
      return hasPayload || !seen.started ? "start" : "write";
    }
    const member = memberOf(world.chats.get(reader.chat.id), reader.person);
    if (!isPresent(member)) return member?.status === "kicked" ? "removed" : "join";
    return seen.can_write ? "write" : "muted";
  }

  function build(kind) {
    switch (kind) {
      case "unblock": return gate("Unblock the bot", acts.unblock);
      case "start": return gate("Start", acts.start);
      case "join": return gate("Join group", acts.join);
      case "removed": return gate("You were removed from this group");
      case "muted": return gate("You may not write here");
      default: return composerElement;
    }
  }

  /* True when the focus was in what is gone now. */
  function show(seen, hasPayload) {
    const hadFocus = element.contains(document.activeElement);
    if (content.update(kindOf(seen, hasPayload))) element.replaceChildren(content.node);
    return hadFocus && !element.contains(document.activeElement);
  }

  return {
    element, show,
    get canWrite() { return content.node === composerElement; },
    get button() { return element.querySelector("button.gate"); },
  };
}

function gate(label, action) {
  if (!action) return el("p", { class: "gate" }, label);
  let isBusy = false;
  const once = async () => {
    if (isBusy) return;
    isBusy = true;
    await action();
    isBusy = false;
  };
  return el("button", { type: "button", class: "gate button", onclick: once }, label);
}
