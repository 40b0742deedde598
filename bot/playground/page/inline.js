/* Inline queries: "@bot words" asks that bot, and the results hang over the composer. */

import { post } from "./api.js";
import { debounce, el } from "./dom.js";
import { botNamed } from "./world.js";

const PATIENCE = 10;
const PICTURES = new Set(["photo", "gif", "mpeg4_gif", "sticker"]);

export function inlineQuery(text) {
  const found = /^@(\w+)\s([\s\S]*)$/.exec(text);
  const bot = found && botNamed(found[1]);
  return bot ? { bot, query: found[2] } : undefined;
}

/* `onresults(answer)` gets only the answer to the newest question; `onproblem` its refusal. */
export function inlineAsker(reader, onresults, onproblem) {
  let newest = 0;
  const ask = debounce(async (number, { bot, query }) => {
    try {
      const answer = await post("inline", {
        person: reader.person, chat: reader.chat.id, bot: bot.id, query, wait: PATIENCE,
      });
      if (number === newest) onresults(answer);
    } catch (problem) {
      if (number === newest) onproblem(problem);
    }
  }, 200);
  return {
    ask: (question) => { newest += 1; ask(newest, question); },
    forget: () => { newest += 1; },
  };
}

export function resultLayout(results) {
  return results.length && results.every(({ type }) => PICTURES.has(type)) ? "as-grid" : "as-rows";
}

export function resultNode(result) {
  const picture = result.thumbnail_url ?? result.photo_url ?? result.gif_url ?? result.url;
  const thumb = el("span", { class: "result-thumb" }, (result.title ?? result.type).slice(0, 1).toUpperCase());
  if (picture) {
    const image = el("img", { src: picture, alt: "", onerror: () => image.remove() });
    thumb.append(image);
  }
  if (PICTURES.has(result.type)) return thumb;
  return el("div", { class: "result" }, thumb,
    el("div", { class: "result-words" },
      el("bdi", { class: "result-title" }, result.title ?? result.type),
      el("bdi", { class: "dim description" }, result.description ?? "")));
}
