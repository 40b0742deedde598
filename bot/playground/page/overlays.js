/* Overlays on one person's screen: toasts, alerts, menus, a picture seen large. */

import { el, icon } from "./dom.js";

const TOAST_STAYS = 4000;

export function overlays(root) {
  const toasts = el("div", { class: "toasts", role: "status", "aria-live": "polite" });
  const layer = el("div", { class: "layer" });
  root.append(toasts, layer);

  function toast(text, isError = false) {
    const box = el("div", { class: isError ? "toast error" : "toast", dir: "auto" }, text);
    toasts.replaceChildren(box);
    setTimeout(() => box.remove(), TOAST_STAYS);
  }

  /* Makes the rest of this person's screen inert until `close` is called. Takes the focus, unless it is
     on another person's screen. */
  function open(node, { onescape, first, dim = true }) {
    const before = document.activeElement;
    const others = [...root.children].filter((child) => child !== layer && child !== toasts);
    const holder = el("div", {
      class: dim ? "holder shade" : "holder",
      onclick: (event) => { if (event.target === holder) onescape?.(); },
      onkeydown: (event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onescape?.();
      },
    }, node);
    layer.append(holder);
    for (const other of others) other.inert = true;
    if (!before || before === document.body || root.contains(before)) first?.focus();
    return () => {
      holder.remove();
      if (!layer.children.length) for (const other of others) other.inert = false;
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }

  function alert(text, title = "") {
    return new Promise((resolve) => {
      const done = () => { close(); resolve(); };
      const ok = el("button", { type: "button", class: "text-button", onclick: done }, "OK");
      const box = el("div", {
        class: "dialog", role: "alertdialog", "aria-modal": "true", "aria-label": title || "Alert",
      }, title ? el("h2", {}, title) : null, el("p", { dir: "auto" }, text),
      el("div", { class: "dialog-foot" }, ok));
      const close = open(box, { onescape: done, first: ok });
    });
  }

  /* `options` are {label, detail?, value}; resolves to a value, or to undefined. */
  function choose(title, options) {
    return new Promise((resolve) => {
      const done = (value) => { close(); resolve(value); };
      const buttons = options.map(({ label, detail, value }) => el("button", {
        type: "button", class: "choice", onclick: () => done(value),
      }, el("bdi", {}, label), detail ? el("span", { class: "dim" }, detail) : null));
      const box = el("div", {
        class: "dialog", role: "dialog", "aria-modal": "true", "aria-label": title,
        onkeydown: (event) => walk(event, buttons),
      }, el("h2", {}, title), el("div", { class: "choices" }, buttons),
      el("div", { class: "dialog-foot" },
        el("button", { type: "button", class: "text-button", onclick: () => done() }, "Cancel")));
      const first = buttons[0] ?? box.querySelector("button");
      const close = open(box, { onescape: () => done(), first });
    });
  }

  /* `items` are {label, glyph, run, isDanger?}; `top` may be a row of quick reactions. */
  function menu(items, x, y, top = null) {
    const run = (action) => () => { close(); action(); };
    const buttons = items.map(({ label, glyph, run: action, isDanger }) => el("button", {
      type: "button", role: "menuitem", class: isDanger ? "item danger" : "item", onclick: run(action),
    }, icon(glyph, 20), label));
    const quick = top?.map(({ label, run: action }) => el("button", {
      type: "button", role: "menuitem", class: "quick", "aria-label": `React with ${label}`,
      onclick: run(action),
    }, label)) ?? [];
    const box = el("div", {
      class: "menu", role: "menu", onkeydown: (event) => walk(event, [...quick, ...buttons]),
    }, quick.length ? el("div", { class: "quick-row" }, quick) : null, buttons);
    const close = open(box, { onescape: () => close(), first: buttons[0] ?? quick[0], dim: false });
    const space = root.getBoundingClientRect();
    box.style.left = `${Math.max(8, Math.min(x - space.left, space.width - box.offsetWidth - 8))}px`;
    box.style.top = `${Math.max(8, Math.min(y - space.top, space.height - box.offsetHeight - 8))}px`;
  }

  function view(url) {
    const shut = () => close();
    const box = el("div", { class: "viewer", role: "dialog", "aria-modal": "true", "aria-label": "Picture" },
      el("img", { src: url, alt: "Picture" }),
      el("button", { type: "button", class: "icon-button", "aria-label": "Close the picture", onclick: shut },
        icon("close")));
    box.addEventListener("click", shut);
    const close = open(box, { onescape: shut, first: box.querySelector("button") });
  }

  return { toast, alert, choose, menu, view };
}

function walk(event, buttons) {
  const here = buttons.indexOf(document.activeElement);
  const steps = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
  if (!(event.key in steps)) return;
  event.preventDefault();
  event.stopPropagation();
  buttons[(here + steps[event.key] + buttons.length) % buttons.length].focus();
}
