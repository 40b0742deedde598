/* The playground's time, which may stand still or jump, and its formats. */

const DAY = 86400;
const UNITS = [["year", 365 * DAY], ["month", 30 * DAY], ["day", DAY], ["hour", 3600], ["minute", 60]];

let offset = 0;
let frozenAt = null;
let isSharedWithBot = false;
const ticking = new Set();
const DATE_FORMATS = {
  d: { day: "2-digit", month: "2-digit", year: "2-digit" },
  D: { day: "numeric", month: "long", year: "numeric" },
};
const TIME_FORMATS = {
  t: { hour: "2-digit", minute: "2-digit" },
  T: { hour: "2-digit", minute: "2-digit", second: "2-digit" },
};

export function setClock({ now, virtual, shared }) {
  isSharedWithBot = Boolean(shared);
  frozenAt = virtual ? now : null;
  offset = now - Date.now() / 1000;
  tick();
}

export function now() {
  return frozenAt ?? Date.now() / 1000 + offset;
}

/* Returns by how many seconds this Telegram is ahead of the machine. */
export function ahead() {
  return now() - Date.now() / 1000;
}

/* Returns whether the bot takes its time from this clock, too. */
export function isShared() {
  return isSharedWithBot;
}

export function isFrozen() {
  return frozenAt !== null;
}

/* Runs `action` now and each second until it returns false. */
export function everySecond(action) {
  if (action() !== false) ticking.add(action);
}

function tick() {
  for (const action of ticking) if (action() === false) ticking.delete(action);
}

setInterval(tick, 1000);

/* The bot writes numbers in 0 to 9 in every language. */
const latin = (locale) => new Intl.Locale(locale || navigator.language, { numberingSystem: "latn" });

function local(unix, locale, options) {
  return new Intl.DateTimeFormat(latin(locale), options).format(new Date(unix * 1000));
}

export function hourAndMinute(unix) {
  return local(unix, "en-GB", { hour: "2-digit", minute: "2-digit" });
}

export function moment(unix, locale) {
  return local(unix, locale, { dateStyle: "full", timeStyle: "medium" });
}

export function dayNumber(unix) {
  const date = new Date(unix * 1000);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / (DAY * 1000));
}

export function dayName(unix) {
  const ago = dayNumber(now()) - dayNumber(unix);
  if (ago === 0) return "Today";
  if (ago === 1) return "Yesterday";
  const sameYear = new Date(unix * 1000).getFullYear() === new Date(now() * 1000).getFullYear();
  return local(unix, "en-GB", { day: "numeric", month: "long", year: sameYear ? undefined : "numeric" });
}

/* "in 5 minutes", "2 hours ago": rounded down, as the apps do. */
function relative(unix, locale) {
  const distance = unix - Math.floor(now());
  const [unit, size] = UNITS.find(([, seconds]) => Math.abs(distance) >= seconds) ?? ["second", 1];
  const words = new Intl.RelativeTimeFormat(latin(locale), { numeric: "always" });
  return words.format(Math.trunc(distance / size) || -0, unit); // what is just now is "0 seconds ago"
}

/* Formats a date_time entity for its reader; `text` is what the sender wrote. */
export function dateTime(unix, format, text, locale) {
  if (!format) return text;
  if (format === "r") return relative(unix, locale);
  const options = { ...(format.includes("w") && { weekday: "long" }) };
  for (const letter of format) Object.assign(options, DATE_FORMATS[letter], TIME_FORMATS[letter]);
  return local(unix, locale, options);
}
