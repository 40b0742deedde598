/* A picture or a file on its way: chosen, pasted or dropped, shown, and read when it is sent. */

import { el, icon, iconButton } from "./dom.js";

const PHOTO = new Set(["image/jpeg", "image/png", "image/webp"]);

export function attachment(onchange) {
  const strip = el("div", { class: "strip", hidden: true });
  let file = null;
  let preview = "";

  function set(chosen) {
    file = chosen;
    URL.revokeObjectURL(preview);
    strip.hidden = !file;
    if (file) {
      preview = URL.createObjectURL(file);
      const thumb = PHOTO.has(file.type)
        ? el("img", { class: "thumb", src: preview, alt: "" }) : icon("file");
      strip.replaceChildren(thumb, el("div", { class: "strip-words" },
        el("span", { class: "strip-title" }, PHOTO.has(file.type) ? "Send as a picture" : "Send as a file"),
        el("bdi", { class: "dim" }, file.name)), iconButton("close", "Do not send it", () => set(null)));
    }
    onchange();
  }

  return { strip, set, payload, get file() { return file; } };
}

/* What /sim/say needs to send it. */
async function payload(file) {
  const content = await base64(file);
  return PHOTO.has(file.type) ? { photo: content } : { document: { name: file.name, base64: content } };
}

function base64(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(",") + 1));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
