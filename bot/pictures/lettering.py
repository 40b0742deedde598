"""Write names, labels and numbers on pictures, in the fonts of `fonts/`: Latin, Cyrillic, Greek,
Arabic, Hebrew, Devanagari, Ethiopic, Chinese, Japanese and Korean."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from math import ceil
from pathlib import Path
from typing import Final, Literal

from PIL import Image, ImageDraw, ImageFont, features

from bot.graphemes import graphemes
from bot.pictures.shapes import Mask
from bot.pictures.writing_order import is_right_to_left, levels, seen_order

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
NO_LETTER: Final = "\uffff"  # which no font has
LOOK_ALIKES: Final = str.maketrans("ʻʼ", "‘’")  # letters of Uzbek that no font has
INVISIBLE: Final = frozenset("\u200c\u200d\u200e\u200f\u2066\u2067\u2068\u2069\ufe0f")
CUT: Final = "…"
KNOWS_DIRECTIONS: Final = features.check("raqm")  # it needs the library FriBidi


@dataclass(frozen=True)
class Run:
    """Letters of one font and one direction."""

    font: str
    text: str
    is_right_to_left: bool

    @property
    def direction(self) -> Literal["rtl", "ltr"] | None:
        if not KNOWS_DIRECTIONS:
            return None
        return "rtl" if self.is_right_to_left else "ltr"

    def width(self, size: int) -> float:
        return _font(self.font, size).getlength(self.text, direction=self.direction)

    def depth(self, size: int) -> int:
        """Return how far below its line it reaches."""
        box = _font(self.font, size).getbbox(self.text, direction=self.direction, anchor="ls")
        return ceil(box[3])


@lru_cache(1024)
def lettering(text: str, size: int, width: int = 10_000) -> Mask:
    """Write a text in one line, cut to this width with an ellipsis; `size` is that of the font, and
    the mask is as high as its highest letters reach above and below, with its line always at the
    same distance from the middle. Letters that no font has, such as emoji, are left out; the mask
    of a text without others is one pixel wide."""
    base = int(is_right_to_left(text))
    clusters = [
        part for part in graphemes(text.translate(LOOK_ALIKES)) if _font_of(part) is not None
    ]
    runs = _runs(clusters, base)
    if _width(runs, size) > width:
        while clusters and _width(_runs([*clusters, CUT], base), size) > width:
            clusters.pop()
        runs = _runs([*"".join(clusters).rstrip(), CUT], base) if clusters else []
    ascent, descent = _font(FONTS[0], size).getmetrics()
    # Arabic letters, and the dots below them, reach lower than the others.
    more = max([0, *(run.depth(size) - descent for run in runs)])
    image = Image.new("L", (max(1, _width(runs, size)), ascent + descent + 2 * more))
    pen, x = ImageDraw.Draw(image), 0.0
    for run in runs:
        font = _font(run.font, size)
        pen.text((x, ascent + more), run.text, 255, font, anchor="ls", direction=run.direction)
        x += run.width(size)
    return image


@lru_cache(256)
def fitted(text: str, size: int, width: int, least: int = 14) -> Mask:
    """Write a text as large as fits in this width, and cut it only when it would be smaller than
    `least`."""
    while size > least and lettering(text, size).width > width:
        size -= 1
    return lettering(text, size, width)


def reach(written: Mask) -> float:
    """Return how far below its middle a written text reaches, in pixels."""
    box = written.getbbox()
    return box[3] - written.height / 2 if box else 0


def can_write(text: str) -> bool:
    """Return whether anything of a text would be seen."""
    return any(_font_of(part) is not None and not part.isspace() for part in graphemes(text))


def _runs(clusters: list[str], base: int) -> list[Run]:
    """Join neighbours that one font has, spaces with what is before them; from left to right."""
    named: list[tuple[str, int]] = []
    for part, level in zip(clusters, levels(clusters, base), strict=True):
        font = named[-1][0] if part.isspace() and named else _font_of(part) or FONTS[0]
        named.append((font, level))
    joined = [
        (key, "".join(part for _, part in run))
        for key, run in groupby(zip(named, clusters, strict=True), lambda each: each[0])
    ]
    runs = [Run(font, text, level % 2 == 1) for (font, level), text in joined]
    return [runs[at] for at in seen_order([level for (_, level), _ in joined])]


def _width(runs: list[Run], size: int) -> int:
    return round(sum(run.width(size) for run in runs) + 0.5)


@lru_cache(4096)
def _font_of(cluster: str) -> str | None:
    """Return the first font that has all letters of a cluster."""
    letters = [letter for letter in cluster if letter not in INVISIBLE]
    for name in FONTS:
        if letters and all(_has(name, letter) for letter in letters):
            return name
    return None


@lru_cache(4096)
def _has(name: str, letter: str) -> bool:
    font = _font(name, 24)
    if letter.isspace():
        return letter == " "
    return bytes(font.getmask(letter)) != bytes(font.getmask(NO_LETTER))


@lru_cache(64)
def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FOLDER / name, size)
