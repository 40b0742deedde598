/* Taps on callback buttons: a spinner until the bot answers or the query ends. */

import { post } from "./api.js";

export function tapper(person, { spin, onanswer, onproblem }) {
  const waiting = [];
  const early = new Map();

  function end(tap) {
    const at = waiting.indexOf(tap);
    if (at < 0) return;
    waiting.splice(at, 1);
    spin(tap, false);
  }

  /* `place` is {chat, key} of the message, which is shown here under `shown`. */
  async function tap(place, shown, row, column) {
    const mine = { key: shown, row, column };
    waiting.push(mine);
    spin(mine, true);
    try {
      const { id } = await post("tap", { person, ...place, row, column, wait: 0 });
      mine.id = id;
    } catch (problem) {
      end(mine);
      onproblem(problem);
      return;
    }
    if (early.has(mine.id)) answered(early.get(mine.id));
  }

  /* An answer may come before the tap's own request is done, so it may have to wait for its id. */
  function answered(event) {
    const mine = waiting.find(({ id }) => id === event.id);
    early.delete(event.id);
    if (mine) {
      end(mine);
      onanswer(event);
    } else if (waiting.some(({ id }) => id === undefined)) {
      early.set(event.id, event);
    }
  }

  /* After a lost connection no answer will come for these. */
  function forget() {
    for (const tap of [...waiting]) end(tap);
    early.clear();
  }

  return { tap, answered, forget, get waiting() { return waiting; } };
}
