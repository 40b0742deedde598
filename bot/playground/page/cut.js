/* A text too long for one message, cut where it reads best: at a line, a space, between letters. */

const LONGEST = 4096;
const TOO_SHORT = LONGEST / 2;

export function cut(text) {
  const pieces = [];
  let rest = text;
  while (rest.length > LONGEST) {
    const at = gapIn(rest);
    pieces.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return [...pieces, rest];
}

function gapIn(text) {
  const start = text.slice(0, LONGEST + 1);
  for (const gap of ["\n", " "]) {
    const at = start.lastIndexOf(gap);
    if (at > TOO_SHORT) return at;
  }
  const isInsideLetter = /[\uD800-\uDBFF]/.test(text[LONGEST - 1]);
  return isInsideLetter ? LONGEST - 1 : LONGEST;
}
