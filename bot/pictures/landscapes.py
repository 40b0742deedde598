"""Draw the landscape of a map: a town, an island in the sea, or a night sky.

The layout is derived from the map alone, so a map that a group brings has a landscape too.
"""

import math
from collections.abc import Callable
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from bot.looks import Colour
from bot.pictures.common import CREAM, INK, Picture, mix, paint
from bot.pictures.rally_land import (
    BRIGHT,
    COARSE,
    DIM,
    DUSK,
    FINE,
    LAVA,
    LEAF,
    LIT,
    MEADOW,
    MILKY,
    MOON,
    NIGHT,
    ROCK,
    ROOF,
    SAND,
    SEA,
    SHALLOW,
    SIZE,
    STAR,
    TRUNK,
    WALL,
    WAVE,
    FreeSpace,
    around,
)
from bot.pictures.rally_town import town
from bot.pictures.shapes import Mask, mask
from engine.chance import Loose
from engine.games.rally.board import Chart, Look


def landscape(chart: Chart) -> Picture:
    """Draw the ground of a map, without its roads."""
    seed = Loose(f"{chart.look} {len(chart.positions)}")
    return LANDSCAPES[chart.look](chart, seed)


# An island -----------------------------------------------------------------------------------


def _island(chart: Chart, draw: Loose) -> Picture:
    picture = Image.new("RGB", SIZE, SEA)
    sea = FreeSpace(around(chart, 116, 40))
    for x, y in sea.scatter(draw, 700, 76, 40):
        _wave(picture, x, y)
    for reach, blur, colour in ((106, 40, SHALLOW), (74, 30, SAND), (56, 26, MEADOW)):
        picture.paste(colour, (0, 0), around(chart, reach, blur))
    land = around(chart, 56, 26).point(lambda level: 0 if level > 250 else 255)
    land.paste(255, (0, 0), around(chart, 26))
    room = FreeSpace(land)
    for side, tries in ((84, 500), (60, 500)):
        for x, y in room.scatter(draw, tries, side, side * 0.8):
            _mountain(picture, x, y, side)
    for x, y in room.scatter(draw, 2200, 34, 30):
        _palm(picture, x, y)
    _boats(picture, sea, draw)
    return picture


def _wave(picture: Picture, x: int, y: int) -> None:
    wave = Image.new("L", (48 * FINE, 16 * FINE))
    pen = ImageDraw.Draw(wave)
    for left in (0, 24):
        pen.arc([part * FINE for part in (left, 2, left + 24, 22)], 200, 340, 255, 3 * FINE)
    paint(picture, WAVE, wave.reduce(FINE), (x, y))


def _mountain(picture: Picture, x: int, y: int, side: int) -> None:
    width, height = side, side * 0.8
    left, top = x - width / 2, y - height / 2
    peak = (left + width * 0.5, top)
    foot = ((left, top + height), (left + width, top + height))
    _fill(picture, mix(ROCK, INK, LIT), (foot[0], peak, foot[1]))
    _fill(picture, ROCK, (foot[0], peak, (left + width * 0.62, top + height)))
    cap = [(left + width * share, top + height * 0.34) for share in (0.33, 0.67)]
    saw = (left + width * 0.5, top + height * 0.26)
    _fill(picture, LAVA if side > 70 else CREAM, (cap[0], peak, cap[1], saw))


def _palm(picture: Picture, x: int, y: int) -> None:
    _fill(picture, TRUNK, ((x - 2, y + 13), (x, y - 4), (x + 3, y - 4), (x + 3, y + 13)))
    for lean in (-11, 0, 11):
        paint(picture, LEAF, mask("circle", 15), (x + lean, y - 4 - (lean == 0) * 5))
    paint(picture, mix(LEAF, CREAM, LIT), mask("circle", 7), (x - 3, y - 8))


def _boats(picture: Picture, sea: FreeSpace, draw: Loose) -> None:
    fresh = FreeSpace(Image.new("L", SIZE))
    for x, y in list(fresh.scatter(draw, 60, 90, 90)):
        box = (x // COARSE - 12, y // COARSE - 12, x // COARSE + 12, y // COARSE + 12)
        if sea.taken.crop(box).getbbox() is None:
            _fill(picture, WALL, ((x - 2, y - 34), (x - 2, y + 8), (x - 26, y + 8)))
            _fill(picture, CREAM, ((x + 3, y - 40), (x + 3, y + 8), (x + 30, y + 8)))
            _fill(
                picture,
                ROOF,
                ((x - 30, y + 13), (x + 34, y + 13), (x + 20, y + 28), (x - 18, y + 28)),
            )


def _fill(picture: Picture, colour: Colour, points: tuple[tuple[float, float], ...]) -> None:
    left, top = (int(min(axis)) - 1 for axis in zip(*points, strict=True))
    right, bottom = (math.ceil(max(axis)) + 1 for axis in zip(*points, strict=True))
    fine = Image.new("L", ((right - left) * 4, (bottom - top) * 4))
    ImageDraw.Draw(fine).polygon([((x - left) * 4, (y - top) * 4) for x, y in points], 255)
    picture.paste(colour, (left, top), fine.reduce(4))


# A night sky ---------------------------------------------------------------------------------


def _sky(chart: Chart, draw: Loose) -> Picture:
    picture = Image.new("RGB", SIZE, NIGHT)
    for reach, colour in ((330, DUSK), (210, MILKY), (110, BRIGHT)):
        picture.paste(colour, (0, 0), _milky_way(draw, reach))
    room = FreeSpace(around(chart, 22))
    for x, y in room.scatter(draw, 30, 150, 150):
        paint(picture, MOON, mask("moon", 120).rotate(20), (x, y))
        break
    for side, tries, colour in ((20, 60, STAR), (8, 100, STAR), (5, 120, DIM)):
        shape = "star" if side > 9 else "circle"
        for x, y in room.scatter(draw, tries, side, side):
            paint(picture, colour, mask(shape, side), (x, y))
    return picture


def _milky_way(draw: Loose, reach: int) -> Mask:
    """Draw a band of clouds from corner to corner."""
    image = Image.new("L", (SIZE[0] // 2, SIZE[1] // 2))
    pen = ImageDraw.Draw(image)
    for _ in range(60):
        along = draw.random()
        x = along * image.width
        y = (1 - along) * image.height + (draw.random() - draw.random()) * reach / 3
        radius = (0.4 + 0.6 * draw.random()) * reach / 3
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), 255)
    image = image.filter(ImageFilter.GaussianBlur(14)).resize(
        (SIZE[0] * FINE, SIZE[1] * FINE), Image.Resampling.BICUBIC
    )
    return image.point(lambda level: 255 if level > 127 else 0).reduce(FINE)


LANDSCAPES: Final[dict[Look, Callable[[Chart, Loose], Picture]]] = {
    "town": town,
    "island": _island,
    "sky": _sky,
}
