"""Write names, labels and numbers on pictures, in the fonts of `fonts/`: Latin, Cyrillic, Greek,
Arabic, Hebrew, Devanagari, Ethiopic, Chinese, Japanese and Korean."""

from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

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
NO_LETTER: Final = "\uffff"  # which no font has
INVISIBLE: Final = frozenset("\u200c\u200d\u200e\u200f\u2066\u2067\u2068\u2069\ufe0f")
CUT: Final = "…"


@lru_cache(1024)
def lettering(text: str, size: int, width: int = 10_000) -> Mask:
    """Write a text in one line, cut to this width with an ellipsis; `size` is that of the font, and
    the mask is as high as its highest letters reach above and below. Letters that no font has, such
    as emoji, are left out; the mask of a text without others is one pixel wide."""
    clusters = [part for part in graphemes(text) if _font_of(part) is not None]
    runs = _runs(clusters)
    if _width(runs, size) > width:
        while clusters and _width(_runs([*clusters, CUT]), size) > width:
            clusters.pop()
        runs = _runs([*"".join(clusters).rstrip(), CUT]) if clusters else []
    ascent, descent = _font(FONTS[0], size).getmetrics()
    image = Image.new("L", (max(1, _width(runs, size)), ascent + descent))
    pen, x = ImageDraw.Draw(image), 0.0
    for name, part in runs:
        font = _font(name, size)
        pen.text((x, ascent), part, 255, font, anchor="ls")
        x += font.getlength(part)
    return image


def can_write(text: str) -> bool:
    """Return whether anything of a text would be seen."""
    return any(_font_of(part) is not None and not part.isspace() for part in graphemes(text))


def _runs(clusters: list[str]) -> list[tuple[str, str]]:
    """Join neighbours that one font has, spaces with what is before them."""
    named: list[tuple[str, str]] = []
    for part in clusters:
        font = named[-1][0] if part.isspace() and named else _font_of(part) or FONTS[0]
        named.append((font, part))
    return [
        (font, "".join(part for _, part in run))
        for font, run in groupby(named, lambda each: each[0])
    ]


def _width(runs: list[tuple[str, str]], size: int) -> int:
    return round(sum(_font(name, size).getlength(part) for name, part in runs) + 0.5)


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
