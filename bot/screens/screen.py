"""A screen as plain data: text, buttons and perhaps a picture; and what Telegram allows of each."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from html import unescape
from typing import Literal
from unicodedata import category, east_asian_width

from bot.i18n import Translator

Style = Literal["", "primary", "success", "danger"]
TEXT, CAPTION, ALERT = 4096, 1024, 200  # the longest text, beside a picture, and in an alert
CAPTION_LINES, NO_LIMIT = 9, 10_000  # the most lines below a picture, and of a text
WIDEST = 8  # buttons in a row
HALF_A_ROW = 24  # letters of a button on a phone
WIDTHS = ((4, WIDEST), (6, 4), (60, 2))  # of rows, by the letters of their buttons


@dataclass(frozen=True, slots=True)
class Button:
    """One of data, url and copy tells what it does; a disabled one has data that tells why."""

    text: str
    data: str = ""
    url: str = ""
    copy: str = ""
    style: Style = ""
    disabled: bool = False


Rows = tuple[tuple[Button, ...], ...]


@dataclass(frozen=True, slots=True)
class Screen:
    text: str  # HTML
    rows: Rows = ()
    picture: object | None = None  # a description that bot.pictures can draw
    # Whether many chats see the same picture. Left out of `repr`, from which digests are made.
    repeats: bool = field(default=False, repr=False)


def plain(html: str) -> str:
    return unescape(re.sub(r"<[^>]*>", "", html))


def length(html: str) -> int:
    """Measure a text in UTF-16 units, which is never less than Telegram counts."""
    return len(plain(html).encode("utf-16-le")) // 2


def fit(
    head: Iterable[str],
    body: Sequence[str],
    tail: Iterable[str],
    most: int,
    apart: str = "\n\n",
    lines: int = NO_LIMIT,
) -> str:
    """Join three blocks of lines. Drop lines of the body, the first ones first, if there are too
    many; if it is too long, also the last ones of the head: better to say too little than to send
    what Telegram refuses."""
    top, bottom = list(head), "\n".join(tail)
    fixed = line_count("\n".join([*top, bottom]))
    body = body[max(0, len(body) - max(0, lines - fixed)) :]
    for start in range(len(body) + max(1, len(top))):
        kept = top[: len(top) - max(0, start - len(body))]
        blocks = ("\n".join(kept).rstrip(), "\n".join(body[start:]), bottom)
        text = apart.join(filter(None, blocks))
        if length(text) <= most:
            return text
    return text


def line_count(html: str) -> int:
    """Count the lines of a text, without the empty ones between its blocks."""
    return sum(bool(line.strip()) for line in plain(html).split("\n"))


def beginning(lines: Sequence[str], most: int) -> list[str]:
    """Return the first lines, as far as there is room; a last one tells that there are more."""
    for count in range(len(lines), -1, -1):
        kept = [*lines[:count], *(["…"] if count < len(lines) else [])]
        if length("\n".join(kept)) <= most:
            return kept
    return []


def in_rows(buttons: Sequence[Button], width: int) -> Rows:
    return tuple(tuple(buttons[at : at + width]) for at in range(0, len(buttons), width))


def in_pairs(buttons: Sequence[Button]) -> Rows:
    """Arrange buttons two by two; one that is too long for half a row stands alone."""
    rows: list[tuple[Button, ...]] = []
    for button in buttons:
        is_long = cells(button.text) > HALF_A_ROW
        if rows and len(rows[-1]) == 1 and not is_long and cells(rows[-1][0].text) <= HALF_A_ROW:
            rows[-1] += (button,)
        else:
            rows.append((button,))
    return tuple(rows)


def cells(text: str) -> int:
    """Measure a text in widths of a letter: Chinese, Japanese and Korean ones count twice, signs
    above and below a letter and those for the direction not at all."""
    seen = (letter for letter in text if category(letter) not in ("Mn", "Cf"))
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in seen)


def turning(buttons: Iterable[Button], t: Translator) -> tuple[Button, ...]:
    """Put what leads back and what leads on beside each other as one reads: no app mirrors a
    keyboard for who reads from right to left."""
    return tuple(buttons)[:: -1 if t.is_right_to_left else 1]


def in_even_rows(buttons: Sequence[Button], most: int) -> Rows:
    """Arrange buttons in as few rows as possible, without a short one at the end."""
    if not buttons:
        return ()
    count = -(-len(buttons) // most)
    return in_rows(buttons, -(-len(buttons) // count))


def by_length(buttons: Sequence[Button]) -> Rows:
    """Arrange as many buttons side by side as can be read, the short ones first; two keep their
    places."""
    if len(buttons) == 2:
        return (tuple(buttons),)
    rows: Rows = ()
    least = 0
    for longest, width in WIDTHS:
        rows += in_rows([b for b in buttons if least < len(b.text) <= longest], width)
        least = longest
    return rows


def shorten(text: str, most: int) -> str:
    """Cut plain text to so many UTF-16 units, with an ellipsis."""
    return text if len(text.encode("utf-16-le")) // 2 <= most else _shortened(text, most)


def _shortened(text: str, most: int) -> str:
    while text and len(text.encode("utf-16-le")) // 2 > most - 1:
        text = text[:-1]
    return text.rstrip() + "…"
