"""Remove what Telegram takes out of every text: control characters, tricks of direction, blank
ends."""

import re

from bot.playground.text.spans import Span

_DROPPED = re.compile("[\r\u2028-\u202e\u0333\u033f\u030a]")
_TO_SPACE = {c: " " for c in range(32) if c not in (10, 13)}
_SPACED = re.compile("[\x00-\x09\x0b\x0c\x0e-\x1f]")
# A run of direction marks keeps its last one; the others lose their effect, not their place.
_MARKS = re.compile("[\u200e\u200f]+(?=[\u200e\u200f])")
_BLANK = re.compile(
    "[ \n\u00a0\u1680\u180e\u2000-\u200f\u202e\u202f\u205f\u2800\u3000\ufeff\ufffc"
    "\U000e0000-\U000e007f]*"
)


def clean(text: str, spans: list[Span]) -> str:
    """Return the text as Telegram keeps it, before its ends are trimmed; spans move along."""
    if _DROPPED.search(text):
        positions = [0]
        for character in text:
            positions.append(positions[-1] + (_DROPPED.match(character) is None))
        for span in spans:
            span.start, span.end = positions[span.start], positions[span.end]
        text = _DROPPED.sub("", text)
    if _SPACED.search(text):
        text = text.translate(_TO_SPACE)
    return _MARKS.sub(lambda run: "\u200c" * len(run[0]), text)


def trim(text: str, spans: list[Span]) -> str:
    """Cut blanks off the ends; in front only as far as the first span reaches."""
    text = text.rstrip(" \n")
    for span in spans:
        span.start, span.end = min(span.start, len(text)), min(span.end, len(text))
    spans[:] = [span for span in spans if span.start < span.end]
    first = min((span.start for span in spans), default=len(text))
    cut = min(first, len(text) - len(text.lstrip(" \n")))
    for span in spans:
        span.start -= cut
        span.end -= cut
    return text[cut:]


def is_blank(text: str) -> bool:
    """Return whether a reader would see nothing at all."""
    return _BLANK.fullmatch(text) is not None
