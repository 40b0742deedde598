"""Spans, the stretches of a text that are more than plain, and the errors of texts.

Inside this package positions count code points; only what leaves it counts UTF-16 units."""

from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any

SPLITTABLE = ("bold", "italic", "underline", "strikethrough", "spoiler")
QUOTES = ("blockquote", "expandable_blockquote")
# Nothing may lie inside these, and they may lie inside quotes alone.
LEAF_KINDS = ("code", "pre", "date_time")

# Of two spans that cover the same text, the one of lower rank is the outer one.
_RANK = {
    "blockquote": 0,
    "expandable_blockquote": 0,
    "pre": 11,
    "code": 20,
    "date_time": 30,
    "text_link": 49,
    "text_mention": 49,
    "bold": 90,
    "italic": 91,
    "underline": 92,
    "strikethrough": 93,
    "spoiler": 94,
    "custom_emoji": 99,
}


class BadText(Exception):
    """Telegram would refuse this text; its str is the description after "Bad Request: "."""


class TooLong(BadText):
    """The text is well formed and has more characters than the message may have."""


@dataclass(slots=True)
class Span:
    """One entity: its Bot API type, where it begins and ends, and its further fields."""

    kind: str
    start: int
    end: int
    detail: dict[str, Any] = field(default_factory=dict)


def outer_first(span: Span) -> tuple[int, int, int]:
    """Return the sort key of Telegram's order: by position, the outer before the inner."""
    return span.start, -span.end, _RANK.get(span.kind, 50)


def utf16_length(text: str) -> int:
    """Return how many UTF-16 units a text has: two for what lies above U+FFFF."""
    return len(text) if text.isascii() else sum(2 if c > "\uffff" else 1 for c in text)


def utf16_offsets(text: str) -> list[int]:
    """Return the UTF-16 offset of each code point of a text, and of its end."""
    return [0, *accumulate(2 if c > "\uffff" else 1 for c in text)]


def byte_offset(text: str, position: int) -> int:
    """Return a position as Telegram's complaints give it: in bytes of UTF-8."""
    return len(text[:position].encode())


def parse_error(reason: str) -> BadText:
    return BadText(f"can't parse entities: {reason}")
