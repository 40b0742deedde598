"""Write names, labels and numbers on pictures, in the fonts of `fonts/`: Latin, Cyrillic, Greek,
Arabic, Hebrew, Devanagari, Ethiopic, Chinese, Japanese and Korean.

HarfBuzz joins, places and draws the letters; python-bidi puts them in the order in which they are
seen. Both come as wheels, and need no library of the system.
"""

import re
from bisect import bisect_right
from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from math import ceil
from pathlib import Path
from typing import Final, NamedTuple
from unicodedata import bidirectional, category

import uharfbuzz
from bidi import get_display
from PIL import Image

from bot.graphemes import graphemes
from bot.pictures.shapes import Mask

FONTS: Final = (
    "NotoSans-Bold.ttf",
    "NotoSansArabic-Bold.ttf",
    "NotoSansHebrew-Bold.ttf",
    "NotoSansDevanagari-Bold.ttf",
    "NotoSansEthiopic-Bold.ttf",
    "NotoSansKR-Bold.otf",
    "DroidSansFallback.ttf",
)
FOLDER: Final = Path(__file__).parent / "fonts"
LOOK_ALIKES: Final = str.maketrans("ʻʼ", "‘’")  # letters of Uzbek that no font has
DIRECTIONS: Final = frozenset("\u200e\u200f\u2066\u2067\u2068\u2069")  # marks and isolates
INVISIBLE: Final = DIRECTIONS | frozenset("\u200c\u200d\ufe0f")
ISOLATED: Final = re.compile("[\u2066-\u2068][^\u2069]*\u2069?")
CUT: Final = "…"
# Of the first font, in parts of its size; figures are so high.
ASCENT, DESCENT, FIGURE = 1.069, 0.293, 0.714
TAG: Final = 0xE0100  # the first of the variation selectors, which no font here has
TAGS: Final = 240
UNTAGGED: Final = frozenset(("CS", "ES", "LRI", "RLI", "FSI", "PDI"))


class Run(NamedTuple):
    """Letters of one font and one direction."""

    font: str
    text: str
    is_right_to_left: bool


class Glyph(NamedTuple):
    """A drawing of a font and where it stands, in parts of the size of the font."""

    number: int
    x: float
    y: float


@lru_cache(2048)
def lettering(text: str, size: int, width: int = 10_000) -> Mask:
    """Write a text in one line, cut to this width with an ellipsis; `size` is that of the font, and
    the mask is as high as its highest letters reach above and below, with its line always at the
    same distance from the middle. Letters that no font has, such as emoji, are left out; the mask
    of a text without others is one pixel wide."""
    runs = _runs(text)
    if _width(runs, size) > width:
        runs = _cut(text, size, width)
    pen, x = uharfbuzz.RasterDraw(), 0.0
    for run in runs:
        font = _font(run.font)
        scale = size / font.face.upem
        glyphs, advance = _shaped(run)
        for glyph in glyphs:
            pen.transform = (scale, 0, 0, scale, x + glyph.x * size, glyph.y * size)
            pen.draw_glyph(font, glyph.number)
        x += advance * size
    ink = pen.render()
    box = ink.extents
    ascent, descent = ceil(ASCENT * size), ceil(DESCENT * size)
    # Arabic letters, and the dots below them, reach lower than the others.
    more = max(0, box.y_origin + box.height - ascent, -box.y_origin - descent)
    left = max(0, box.x_origin)  # the tail of a first letter may begin before it
    whole = max(1, min(width, max(_width(runs, size), left + box.width)))
    image = Image.new("L", (whole, ascent + descent + 2 * more))
    if box.width and box.height:
        drawn = (box.width, box.height)
        mask = Image.frombytes("L", drawn, ink.buffer, "raw", "L", box.stride, -1)
        image.paste(mask, (left, ascent + more - box.y_origin - box.height))
    return image


@lru_cache(256)
def fitted(text: str, size: int, width: int, least: int = 14) -> Mask:
    """Write a text as large as fits in this width, and cut it only when it would be smaller than
    `least`."""
    while size > least and _width(_runs(text), size) > width:
        size -= 1
    return lettering(text, size, width)


@lru_cache(256)
def digits(text: str, height: int) -> Mask:
    """Write a number in figures of this height, cut to its ink."""
    written = lettering(text, round(height / FIGURE))
    return written.crop(written.getbbox())


def reach(written: Mask) -> float:
    """Return how far below its middle a written text reaches, in pixels."""
    box = written.getbbox()
    return box[3] - written.height / 2 if box else 0


def can_write(text: str) -> bool:
    """Return whether anything of a text would be seen."""
    return any(_font_of(part) is not None and not part.isspace() for part in graphemes(text))


@lru_cache(2048)
def _runs(text: str) -> tuple[Run, ...]:
    """Return the runs of a text from left to right: neighbours that one font has, spaces with what
    is before them."""
    fonts: list[tuple[str, str, bool]] = []
    for part, is_right_to_left in _seen(_clusters(text), _is_right_to_left(text)):
        if part not in INVISIBLE:
            font = fonts[-1][0] if part.isspace() and fonts else _font_of(part) or FONTS[0]
            fonts.append((font, part, is_right_to_left))
    runs = []
    for (font, is_right_to_left), run in groupby(fonts, lambda each: (each[0], each[2])):
        parts = [part for _, part, _ in run]
        runs.append(
            Run(font, "".join(parts[::-1] if is_right_to_left else parts), is_right_to_left)
        )
    return tuple(runs)


def _clusters(text: str) -> list[str]:
    """Return what can be written of a text, by what people see as one letter."""
    parts = graphemes(text.translate(LOOK_ALIKES))
    return [part for part in parts if part in DIRECTIONS or _font_of(part)][:TAGS]


def _cut(text: str, size: int, width: int) -> tuple[Run, ...]:
    """Return the runs of as much of a text as fits, with an ellipsis."""
    mark = "\u200f" if _is_right_to_left(text) else "\u200e"
    clusters = _clusters(text)

    def first(count: int) -> tuple[Run, ...]:
        return _runs(mark + "".join(clusters[:count]).rstrip() + CUT)

    counts = range(1, len(clusters) + 1)
    fitting = bisect_right(counts, width, key=lambda count: _width(first(count), size))
    return first(fitting) if fitting else ()


def _is_right_to_left(text: str) -> bool:
    """Return whether the first letter outside isolates is of a right-to-left script; where none is
    outside, the first within."""
    kinds = map(bidirectional, ISOLATED.sub("", text) + text)
    return next((kind for kind in kinds if kind in ("L", "R", "AL")), "L") != "L"


def _seen(clusters: Iterable[str], is_right_to_left: bool) -> list[tuple[str, bool]]:
    """Return clusters as they are seen from left to right, each with whether it is read from right
    to left.

    python-bidi orders single letters and tells no directions. So the first letter of each cluster
    takes a tag with it, which stands on its left where it is read from right to left. A separator
    within a number would not be recognised with a tag, and needs none: it is read as it stands.
    """
    named = dict(enumerate(clusters, TAG))
    tagged = (
        part[0] if bidirectional(part[0]) in UNTAGGED else part[0] + chr(tag)
        for tag, part in named.items()
    )
    letters = iter(get_display("".join(tagged), base_dir="R" if is_right_to_left else "L"))
    seen = []
    for letter in letters:
        if ord(letter) >= TAG:
            next(letters)
            seen.append((named[ord(letter)], True))
        elif bidirectional(letter) in UNTAGGED:
            seen.append((letter, False))
        else:
            seen.append((named[ord(next(letters))], False))
    return seen


def _width(runs: tuple[Run, ...], size: int) -> int:
    return round(sum(_shaped(run)[1] for run in runs) * size + 0.5)


@lru_cache(4096)
def _shaped(run: Run) -> tuple[tuple[Glyph, ...], float]:
    """Join and place the letters of a run; return their glyphs and the width of all, in parts of
    the size of the font."""
    font = _font(run.font)
    buffer = uharfbuzz.Buffer()
    buffer.add_str(run.text)
    buffer.guess_segment_properties()
    buffer.direction = "rtl" if run.is_right_to_left else "ltr"
    uharfbuzz.shape(font, buffer)
    upem, x, glyphs = font.face.upem, 0, []
    for glyph, place in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        at = ((x + place.x_offset) / upem, place.y_offset / upem)
        glyphs.append(Glyph(glyph.codepoint, *at))
        x += place.x_advance
    return tuple(glyphs), x / upem


@lru_cache(4096)
def _font_of(cluster: str) -> str | None:
    """Return the first font that has all letters of a cluster."""
    letters = [ord(letter) for letter in cluster if letter not in INVISIBLE]
    if not letters or category(cluster[0])[0] == "C" or (cluster.isspace() and cluster != " "):
        return None
    return next((name for name in FONTS if _letters(name).issuperset(letters)), None)


@lru_cache
def _letters(name: str) -> frozenset[int]:
    return frozenset(_font(name).face.unicodes)


@lru_cache
def _font(name: str) -> uharfbuzz.Font:
    return uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(FOLDER / name)))
