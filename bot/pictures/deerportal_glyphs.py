"""Draw the signs of DeerPortal: elements, seasons, a cut diamond and the head of the deer."""

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.looks import Colour
from bot.pictures.common import INK, Picture
from bot.pictures.shapes import Mask, mask

FINE: Final = 6  # signs are drawn this many times larger
Pen = ImageDraw.ImageDraw
Points = list[tuple[float, float]]


@lru_cache(64)
def glyph(name: str, size: int) -> Mask:
    """Draw a sign as a soft-edged mask that fills a square."""
    if name not in SIGNS:
        return mask(name, size)
    side = size * FINE
    image = Image.new("L", (side, side))
    SIGNS[name](ImageDraw.Draw(image), side / 100)
    return image.reduce(FINE)


def _disc(pen: Pen, unit: float, x: float, y: float, radius: float, ink: int = 255) -> None:
    pen.ellipse([part * unit for part in (x - radius, y - radius, x + radius, y + radius)], ink)


def _shape(pen: Pen, unit: float, points: Points, ink: int = 255) -> None:
    pen.polygon([(x * unit, y * unit) for x, y in points], ink)


def _stroke(pen: Pen, unit: float, points: Points, width: float) -> None:
    """Draw a line with round ends and corners."""
    pen.line([(x * unit, y * unit) for x, y in points], 255, round(width * unit), joint="curve")
    for x, y in points:
        _disc(pen, unit, x, y, width / 2)


def _drop(pen: Pen, unit: float) -> None:
    _disc(pen, unit, 50, 62, 30)
    _shape(pen, unit, [(50, 6), (76.5, 48), (50, 62), (23.5, 48)])
    _disc(pen, unit, 40, 68, 8, 0)


def _sprout(pen: Pen, unit: float) -> None:
    """Draw two leaves on a stalk."""
    _stroke(pen, unit, [(50, 92), (50, 46)], 10)
    for side in (-1, 1):
        _blade(pen, unit, (50, 56), (50 + side * 42, 14), 20)


def _blade(
    pen: Pen, unit: float, base: tuple[float, float], tip: tuple[float, float], width: float
) -> None:
    """Draw a leaf between two points, with its width to either side."""
    dx, dy = tip[0] - base[0], tip[1] - base[1]
    long = math.hypot(dx, dy)
    edge = [(part / 20, width * math.sin(math.pi * part / 20)) for part in range(21)]
    edge += [(part, -aside) for part, aside in reversed(edge)]
    points = [
        (base[0] + dx * part - dy / long * aside, base[1] + dy * part + dx / long * aside)
        for part, aside in edge
    ]
    _shape(pen, unit, points)


def _flame(pen: Pen, unit: float) -> None:
    _shape(pen, unit, [(54, 4), (62, 26), (82, 46), (84, 68), (72, 88), (50, 96), (28, 88),
                       (16, 68), (20, 48), (30, 32), (36, 46), (46, 34)])  # fmt: skip
    _shape(pen, unit, [(52, 52), (64, 70), (60, 84), (50, 88), (40, 84), (37, 72)], 0)


def _swirl(pen: Pen, unit: float) -> None:
    """Draw a spiral of wind."""
    points: Points = []
    for step in range(61):
        angle = step / 60 * 3.9 * math.pi
        radius = 6 + 36 * step / 60
        points.append((50 + radius * math.cos(angle), 50 + radius * math.sin(angle)))
    _stroke(pen, unit, points, 10)


def _gust(pen: Pen, unit: float) -> None:
    """Draw a puff of air that flies to the right, with the wind behind it."""
    for x, y, radius in ((58, 36, 21), (78, 52, 19), (58, 66, 22), (44, 52, 16)):
        _disc(pen, unit, x, y, radius)
    for y, start, end in ((38, 14, 40), (52, 4, 36), (66, 14, 40)):
        _stroke(pen, unit, [(start, y), (end, y)], 8)
    for y in (45, 59):  # the gaps between the streaks reach into the puff
        pen.line([part * unit for part in (20, y, 50, y)], 0, round(6 * unit))


def _snowflake(pen: Pen, unit: float) -> None:
    for arm in range(6):
        angle = math.pi * arm / 3
        x, y = math.cos(angle), math.sin(angle)
        _stroke(pen, unit, [(50, 50), (50 + 44 * x, 50 + 44 * y)], 8)
        for turn in (-0.8, 0.8):
            end = (50 + 28 * x + 17 * math.cos(angle + turn),
                   50 + 28 * y + 17 * math.sin(angle + turn))  # fmt: skip
            _stroke(pen, unit, [(50 + 28 * x, 50 + 28 * y), end], 7)


def _sun(pen: Pen, unit: float) -> None:
    for ray in range(12):
        angle = math.pi * ray / 6
        side = math.pi / 18
        _shape(pen, unit, [(50 + r * math.cos(angle + a), 50 + r * math.sin(angle + a))
                           for r, a in ((32, -side * 1.6), (49, 0), (32, side * 1.6))])  # fmt: skip
    _disc(pen, unit, 50, 50, 26)


def _blossom(pen: Pen, unit: float) -> None:
    for petal in range(5):
        angle = 2 * math.pi * petal / 5 - math.pi / 2
        _disc(pen, unit, 50 + 25 * math.cos(angle), 50 + 25 * math.sin(angle), 19)
    _disc(pen, unit, 50, 50, 12, 0)


def _leaf(pen: Pen, unit: float) -> None:
    _blade(pen, unit, (20, 80), (88, 12), 26)
    _stroke(pen, unit, [(6, 94), (30, 70)], 7)


def _deer(pen: Pen, unit: float) -> None:
    """Draw the head from the front, under wide antlers."""
    _shape(pen, unit, [(38, 56), (62, 56), (60, 74), (55, 90), (45, 90), (40, 74)])
    _disc(pen, unit, 50, 88, 7)
    for side in (-1, 1):
        for width, points in _ANTLERS:
            _stroke(pen, unit, [(50 + side * x, y) for x, y in points], width)
        _shape(pen, unit, [(50 + side * x, y) for x, y in ((11, 58), (31, 50), (27, 60), (12, 68))])
        _disc(pen, unit, 50 + side * 6, 68, 2.6, 0)


_ANTLERS: Final = (  # of the right side, by their width
    (5.0, ((6, 56), (14, 42), (28, 34), (36, 20), (34, 6))),
    (4.5, ((14, 42), (12, 24))),
    (4.5, ((28, 34), (22, 14))),
    (4.5, ((33, 27), (46, 18))),
)
SIGNS: Final[dict[str, Callable[[Pen, float], None]]] = {
    "drop": _drop,
    "sprout": _sprout,
    "flame": _flame,
    "swirl": _swirl,
    "gust": _gust,
    "snowflake": _snowflake,
    "sun": _sun,
    "blossom": _blossom,
    "leaf": _leaf,
    "deer": _deer,
}


_FACETS: Final[tuple[tuple[tuple[tuple[int, int], ...], Colour], ...]] = (
    (((14, 14), (86, 14), (98, 40), (50, 96), (2, 40)), INK),
    (((18, 19), (82, 19), (92, 40), (50, 89), (8, 40)), (252, 254, 255)),
    (((18, 19), (34, 40), (8, 40)), (196, 232, 255)),
    (((82, 19), (92, 40), (66, 40)), (196, 232, 255)),
    (((34, 40), (66, 40), (50, 89)), (140, 190, 236)),
    (((66, 40), (92, 40), (50, 89)), (96, 150, 214)),
    (((34, 40), (50, 19), (66, 40)), (214, 238, 255)),
)
COLOURS: Final = tuple(colour for _, colour in _FACETS)


@lru_cache(8)
def gem(size: int) -> Picture:
    """Draw a cut diamond."""
    side = size * FINE
    image = Image.new("RGBA", (side, side))
    pen = ImageDraw.Draw(image)
    for points, ink in _FACETS:
        pen.polygon([(x * side / 100, y * side / 100) for x, y in points], (*ink, 255))
    return image.reduce(FINE)
