"""Draw shapes as soft-edged masks: symbols of cards, marks of seats and cards.

Everything is drawn large once, made small once, and kept.
"""

import math
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

Mask = Image.Image  # mode "L": how much of each pixel is covered
Point = tuple[float, float]
FINE: Final = 4  # masks are drawn this many times larger
UNIT: Final = 100  # shapes are described on a square of this side


@lru_cache(512)
def mask(shape: str, size: int) -> Mask:
    """Draw a shape that fills a square."""
    side = size * FINE
    image = Image.new("L", (side, side))
    SHAPES[shape](_Pen(ImageDraw.Draw(image), side / UNIT))
    return image.reduce(FINE)


@lru_cache(64)
def rounded(width: int, height: int, radius: int, inset: int = 0) -> Mask:
    image = Image.new("L", (width * FINE, height * FINE))
    edge = inset * FINE
    box = (edge, edge, width * FINE - 1 - edge, height * FINE - 1 - edge)
    ImageDraw.Draw(image).rounded_rectangle(box, (radius - inset) * FINE, 255)
    return image.reduce(FINE)


def polygon(points: Iterable[Point], width: int, height: int) -> Mask:
    image = Image.new("L", (width * FINE, height * FINE))
    ImageDraw.Draw(image).polygon([(x * FINE, y * FINE) for x, y in points], 255)
    return image.reduce(FINE)


class _Pen:
    """A pen on the square of a shape, in its units."""

    def __init__(self, draw: ImageDraw.ImageDraw, scale: float) -> None:
        self.draw, self.scale = draw, scale

    def polygon(self, *points: Point) -> None:
        self.draw.polygon([(x * self.scale, y * self.scale) for x, y in points], 255)

    def disc(self, x: float, y: float, radius: float, ink: int = 255) -> None:
        box = [part * self.scale for part in (x - radius, y - radius, x + radius, y + radius)]
        self.draw.ellipse(box, ink)

    def oval(self, left: float, top: float, right: float, bottom: float) -> None:
        self.draw.ellipse([part * self.scale for part in (left, top, right, bottom)], 255)

    def box(self, left: float, top: float, right: float, bottom: float, radius: float = 0) -> None:
        box = [part * self.scale for part in (left, top, right, bottom)]
        self.draw.rounded_rectangle(box, radius * self.scale, 255)

    def half_disc(self, x: float, y: float, radius: float) -> None:
        box = [part * self.scale for part in (x - radius, y - radius, x + radius, y + radius)]
        self.draw.pieslice(box, 180, 360, 255)


# The symbols of cards


def _circle(pen: _Pen) -> None:
    pen.disc(50, 50, 44)


def _triangle(pen: _Pen) -> None:
    pen.polygon((50, 5), (98, 90), (2, 90))


def _cross(pen: _Pen) -> None:
    pen.box(34, 5, 66, 95)
    pen.box(5, 34, 95, 66)


def _square(pen: _Pen) -> None:
    pen.box(10, 10, 90, 90)


def _star(pen: _Pen) -> None:
    points = []
    for corner in range(10):
        radius = 52 if corner % 2 == 0 else 22
        angle = math.pi * corner / 5
        points.append((50 + radius * math.sin(angle), 53 - radius * math.cos(angle)))
    pen.polygon(*points)


# The marks of seats


def _heart(pen: _Pen) -> None:
    pen.disc(29, 35, 23)
    pen.disc(71, 35, 23)
    pen.polygon((9, 47), (50, 93), (91, 47), (71, 30), (50, 34), (29, 30))


def _diamond(pen: _Pen) -> None:
    pen.polygon((50, 3), (93, 50), (50, 97), (7, 50))


def _fish(pen: _Pen) -> None:
    pen.oval(3, 22, 74, 78)
    pen.polygon((60, 50), (97, 18), (90, 50), (97, 82))
    pen.disc(24, 44, 6, ink=0)


def _moon(pen: _Pen) -> None:
    pen.disc(46, 50, 44)
    pen.disc(66, 38, 37, ink=0)


def _clover(pen: _Pen) -> None:
    for x, y in ((31, 31), (69, 31), (31, 66), (69, 66)):
        pen.disc(x, y, 22)
    pen.disc(50, 48, 12)
    pen.polygon((48, 52), (56, 52), (70, 97), (60, 98))


def _umbrella(pen: _Pen) -> None:
    pen.half_disc(50, 52, 46)
    for x in (19, 50, 81):
        pen.disc(x, 54, 13, ink=0)
    pen.box(46, 8, 54, 84, 3)
    pen.disc(38, 82, 16)
    pen.disc(38, 81, 8, ink=0)
    pen.draw.rectangle([part * pen.scale for part in (20, 60, 45.5, 81)], 0)
    pen.box(46, 4, 54, 84, 3)


def _cloud(pen: _Pen) -> None:
    pen.disc(27, 60, 21)
    pen.disc(47, 42, 26)
    pen.disc(73, 57, 23)
    pen.box(24, 55, 76, 81, 10)


# Decorations


def _blossom(pen: _Pen) -> None:
    for petal in range(5):
        angle = 2 * math.pi * petal / 5
        pen.disc(50 + 27 * math.sin(angle), 52 - 27 * math.cos(angle), 22)
    pen.disc(50, 52, 24)


def _crown(pen: _Pen) -> None:
    pen.polygon((8, 82), (4, 28), (28, 52), (50, 14), (72, 52), (96, 28), (92, 82))
    for x, y in ((4, 26), (50, 12), (96, 26)):
        pen.disc(min(max(x, 8), 92), y, 8)


def _arrow(pen: _Pen) -> None:
    """Draw an arrow to the right."""
    pen.polygon((6, 4), (98, 50), (6, 96), (30, 50))


SHAPES: Final[dict[str, Callable[[_Pen], None]]] = {
    "circle": _circle,
    "triangle": _triangle,
    "cross": _cross,
    "square": _square,
    "star": _star,
    "heart": _heart,
    "diamond": _diamond,
    "fish": _fish,
    "moon": _moon,
    "clover": _clover,
    "umbrella": _umbrella,
    "cloud": _cloud,
    "blossom": _blossom,
    "crown": _crown,
    "arrow": _arrow,
}
