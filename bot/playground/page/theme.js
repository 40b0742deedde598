/* Light, dark, or as the system says. */

import { iconButton } from "./dom.js";

const THEMES = [
  ["auto", "auto", "Theme: as the system"], ["light", "sun", "Theme: light"], ["dark", "moon", "Theme: dark"],
];

export function themeSwitch() {
  let at = Math.max(0, THEMES.findIndex(([theme]) => theme === localStorage.getItem("theme")));
  const holder = document.createElement("span");

  function show() {
    const [theme, glyph, label] = THEMES[at];
    document.documentElement.dataset.theme = theme;
    localStorage.setItem("theme", theme);
    const hadFocus = holder.contains(document.activeElement);
    holder.replaceChildren(iconButton(glyph, label, () => {
      at = (at + 1) % THEMES.length;
      show();
    }));
    if (hadFocus) holder.firstChild.focus();
  }

  show();
  return holder;
}
