"""Draw the figures of Caesar & Cleopatra: five patricians, busts, the signs of cards, and the two
cities."""

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.looks import Colour
from bot.pictures.common import CREAM, GOLD, INK, Colours, Picture, mix, paint
from bot.pictures.shapes import Mask, mask
from engine.games.caesar.pack import BLACK, EACH, Bust, Group

FINE: Final = 4  # figures are drawn this many times larger
Ink = Colour | int
Points = list[tuple[float, float]]

ROME: Final = (104, 34, 40)
ROME_LIGHT: Final = (128, 50, 50)
NILE: Final = (14, 62, 76)
NILE_LIGHT: Final = (24, 84, 98)
PAPYRUS: Final = (236, 218, 180)
SAND: Final = (206, 172, 112)
SKIN: Final = (232, 184, 146)
TAN: Final = (188, 132, 94)
HAIR: Final = (84, 54, 40)
SILVER: Final = (196, 196, 202)
RED: Final = (226, 60, 46)
STONE: Final = (150, 150, 158)
GROUP_COLOURS: Final[tuple[Colour, ...]] = (
    (44, 100, 190),
    (42, 140, 84),
    (226, 172, 36),
    (244, 242, 236),
    (222, 122, 160),
    (26, 24, 32),
    STONE,
)
BEHIND_FACES: Final = tuple(mix(colour, INK, 0.55) for colour in GROUP_COLOURS)
VEIL: Final = mix(GROUP_COLOURS[4], INK, 0.6)
PLUM: Final = mix(ROME, NILE, 0.5)
SUN: Final = mix(GOLD, NILE, 0.75)
SHADE: Final = mix(NILE_LIGHT, NILE, 0.4)  # of a pyramid
GREYS: Final[Colours] = tuple((level, level, level) for level in range(22, 154, 12))
EMBLEMS: Final = ("square", "triangle", "circle", "star", "blossom", "", "")
COLOURS: Final = (
    ROME, ROME_LIGHT, NILE, NILE_LIGHT, PAPYRUS, SAND, SKIN, TAN, HAIR, SILVER, RED, PLUM, SUN,
    *(SHADE, VEIL), *GROUP_COLOURS, *BEHIND_FACES, *GREYS,
)  # fmt: skip


class _Brush:
    """A pen on a square of side 100 in colours or in levels of a mask."""

    def __init__(self, image: Picture, side: float = 100) -> None:
        self.pen, self.unit = ImageDraw.Draw(image), image.width / side

    def oval(self, left: float, top: float, right: float, bottom: float, ink: Ink) -> None:
        self.pen.ellipse([part * self.unit for part in (left, top, right, bottom)], ink)

    def box(
        self, left: float, top: float, right: float, bottom: float, ink: Ink, radius: float = 0
    ) -> None:
        box = [part * self.unit for part in (left, top, right, bottom)]
        self.pen.rounded_rectangle(box, radius * self.unit, ink)

    def shape(self, points: Points, ink: Ink) -> None:
        self.pen.polygon([(x * self.unit, y * self.unit) for x, y in points], ink)

    def line(self, points: Points, width: float, ink: Ink) -> None:
        scaled = [(x * self.unit, y * self.unit) for x, y in points]
        self.pen.line(scaled, ink, round(width * self.unit), joint="curve")
        for x, y in points:
            self.oval(x - width / 2, y - width / 2, x + width / 2, y + width / 2, ink)


# The patricians --------------------------------------------------------------------------------


@lru_cache(32)
def portrait(group: Group, size: int, is_left: bool = True) -> Picture:
    """Draw a group's patrician in a round frame of its colour; grey if all of them are won."""
    side = size * FINE
    colour = GROUP_COLOURS[group]
    face = Image.new("RGB", (side, side), BEHIND_FACES[group])
    brush = _Brush(face)
    toga, trim = _TOGAS[group]
    skin = TAN if group in (1, 2) else SKIN
    _PORTRAITS[group](brush, skin, colour, is_before=True)
    brush.oval(8, 66, 92, 150, toga)
    brush.shape([(24, 72), (42, 62), (78, 104), (58, 110)], trim)
    brush.box(42, 52, 58, 74, mix(skin, INK, 0.85), 6)
    brush.oval(30, 18, 70, 68, skin)
    for x in (41, 59):
        brush.oval(x - 3.5, 39, x + 3.5, 46, INK)
    brush.shape([(50, 42), (54, 52), (47, 52)], mix(skin, INK, 0.72))
    brush.line([(44, 58), (56, 58)], 2.6, mix(skin, INK, 0.5))
    _PORTRAITS[group](brush, skin, colour, is_before=False)
    made = face.reduce(FINE)
    if not is_left:
        made = mix_picture(made)
    sprite = Image.new("RGBA", (size, size))
    centre = (size / 2, size / 2)
    paint(sprite, INK, mask("circle", round(size / 0.88)), centre)
    rim = colour if is_left else STONE
    paint(sprite, rim, mask("circle", round(size * 0.95 / 0.88)), centre)
    inner = mask("circle", round(size * 0.86 / 0.88))
    inset = (inner.width - size) // 2
    sprite.paste(made, (0, 0), inner.crop((inset, inset, inset + size, inset + size)))
    return sprite


def mix_picture(picture: Picture) -> Picture:
    """Return a picture in greys, darkened."""
    return picture.convert("L").point(lambda level: level * 6 // 10).convert("RGB")


def _praetor(brush: _Brush, skin: Colour, colour: Colour, is_before: bool) -> None:
    """A judge with short dark hair and heavy brows."""
    if is_before:
        return
    brush.shape(
        [(28, 40), (29, 20), (40, 12), (60, 12), (71, 20), (72, 40), (66, 28), (34, 28)], HAIR
    )
    for x in (41, 59):
        brush.line([(x - 6, 35), (x + 6, 35)], 3.5, HAIR)


def _aedile(brush: _Brush, skin: Colour, colour: Colour, is_before: bool) -> None:
    """A young man with curls and a green wreath."""
    if is_before:
        for x, y in (
            (28, 34),
            (30, 22),
            (40, 13),
            (52, 10),
            (63, 14),
            (71, 24),
            (73, 36),
            (29, 46),
            (72, 47),
        ):
            brush.oval(x - 10, y - 10, x + 10, y + 10, HAIR)
        return
    for x, y in ((34, 25), (43, 19), (54, 18), (65, 24)):
        brush.oval(x - 8, y - 8, x + 8, y + 8, HAIR)
    _wreath(brush, mix(colour, CREAM, 0.75))


def _quaestor(brush: _Brush, skin: Colour, colour: Colour, is_before: bool) -> None:
    """A bald man with a full dark beard, and a coin."""
    if is_before:
        return
    brush.shape([(30, 44), (36, 54), (64, 54), (70, 44), (69, 66), (50, 84), (31, 66)], HAIR)
    brush.oval(42, 54, 58, 62, mix(skin, INK, 0.6))
    brush.oval(66, 68, 92, 94, INK)
    brush.oval(68.5, 70.5, 89.5, 91.5, GOLD)
    brush.box(77, 75, 81, 87, INK)


def _consul(brush: _Brush, skin: Colour, colour: Colour, is_before: bool) -> None:
    """A grey head with a golden wreath."""
    if is_before:
        brush.oval(26, 14, 74, 56, SILVER)
        return
    brush.shape(
        [(29, 42), (28, 24), (40, 13), (60, 13), (72, 24), (71, 42), (65, 27), (35, 27)], SILVER
    )
    _wreath(brush, GOLD)


def _censor(brush: _Brush, skin: Colour, colour: Colour, is_before: bool) -> None:
    """An old man with a long white beard, his toga drawn over his head."""
    if is_before:
        brush.oval(20, 6, 80, 96, colour)
        brush.oval(27, 14, 73, 90, VEIL)
        return
    brush.shape([(31, 46), (40, 54), (60, 54), (69, 46), (66, 70), (50, 98), (34, 70)], CREAM)
    brush.line([(44, 60), (56, 60)], 2.6, mix(SKIN, INK, 0.5))
    for x in (41, 59):
        brush.line([(x - 6, 35), (x + 6, 34)], 4, CREAM)


def _wreath(brush: _Brush, colour: Colour) -> None:
    for flip in (-1, 1):
        for step in range(4):
            x, y = 50 + flip * (5 + step * 7.5), 15 + step * step * 1.5
            brush.shape(
                [
                    (x - flip * 5, y - 4),
                    (x + flip * 3, y - 5),
                    (x + flip * 7, y + 4),
                    (x - flip, y + 4),
                ],
                colour,
            )


_PORTRAITS: Final[tuple[Callable[..., None], ...]] = (
    _praetor,
    _aedile,
    _quaestor,
    _consul,
    _censor,
)
_TOGAS: Final = (
    (CREAM, GROUP_COLOURS[0]),
    (GROUP_COLOURS[1], CREAM),
    (GROUP_COLOURS[2], HAIR),
    (CREAM, RED),
    (GROUP_COLOURS[4], CREAM),
)


# Busts -----------------------------------------------------------------------------------------


@lru_cache(8)
def head(size: int, is_bust: bool) -> Mask:
    """Draw a head on its shoulders; a bust stands on a foot as well."""
    image = Image.new("L", (size * FINE, size * FINE))
    brush = _Brush(image)
    brush.oval(31, 2, 69, 48, 255)
    brush.box(41, 40, 59, 60, 255)
    if is_bust:
        brush.pen.pieslice([part * brush.unit for part in (10, 48, 90, 116)], 180, 360, 255)
        brush.shape([(24, 80), (76, 80), (58, 92), (42, 92)], 255)
        brush.box(30, 90, 70, 100, 255, 3)
    else:
        brush.pen.pieslice([part * brush.unit for part in (8, 52, 92, 140)], 180, 360, 255)
    return image.reduce(FINE)


@lru_cache(32)
def bust(which: Bust, size: int) -> Picture:
    """Draw a bust: of bright stone with its group's emblem, or black, or grey."""
    sprite = Image.new("RGBA", (size + 10, size + 10))
    centre = ((size + 10) / 2, (size + 10) / 2)
    paint(sprite, CREAM if which == BLACK else INK, head(size + 8, True), centre)
    colour = GROUP_COLOURS[which]
    paint(sprite, CREAM if which in EACH else colour, head(size, True), centre)
    if which in EACH:
        x, y = centre[0], centre[1] + size * 0.2
        paint(sprite, INK, mask(EMBLEMS[which], size // 3 + 6), (x, y))
        paint(sprite, colour, mask(EMBLEMS[which], size // 3), (x, y))
    return sprite


def emblem(picture: Picture, group: Group, centre: tuple[float, float], size: int) -> None:
    """Paint the shape of a group in its colour."""
    paint(picture, INK, mask(EMBLEMS[group], size + 6), centre)
    paint(picture, GROUP_COLOURS[group], mask(EMBLEMS[group], size), centre)


# Signs -----------------------------------------------------------------------------------------


@lru_cache(64)
def sign(name: str, size: int) -> Mask:
    """Draw a sign as a soft-edged mask that fills a square."""
    image = Image.new("L", (size * FINE, size * FINE))
    _SIGNS[name](_Brush(image))
    return image.reduce(FINE)


def _philosopher(brush: _Brush) -> None:
    brush.oval(8, 22, 92, 78, 255)
    brush.oval(24, 34, 76, 66, 0)
    brush.box(43, 0, 57, 100, 255)


def _dagger(brush: _Brush) -> None:
    brush.shape([(50, 98), (38, 44), (62, 44)], 255)
    brush.box(24, 34, 76, 44, 255, 4)
    brush.box(44, 4, 56, 36, 255, 5)


def _eye(brush: _Brush) -> None:
    brush.shape(
        [(2, 50), (26, 27), (50, 20), (74, 27), (98, 50), (74, 73), (50, 80), (26, 73)], 255
    )
    brush.oval(31, 31, 69, 69, 0)
    brush.oval(39, 39, 61, 61, 255)


def _swap(brush: _Brush) -> None:
    brush.shape([(4, 34), (64, 34), (64, 18), (98, 41), (64, 64), (64, 48), (4, 48)], 255)
    brush.shape([(96, 92), (36, 92), (36, 100), (2, 79), (36, 58), (36, 70), (96, 70)], 255)
    brush.box(0, 64.5, 100, 66.5, 0)


def _lightning(brush: _Brush) -> None:
    brush.shape([(60, 0), (16, 56), (46, 56), (36, 100), (84, 40), (54, 40)], 255)


def _palm(brush: _Brush) -> None:
    for x, top in ((24, 22), (40, 10), (56, 12), (72, 26)):
        brush.line([(x, top), (x, 60)], 12, 255)
    brush.line([(8, 48), (26, 76)], 13, 255)
    brush.box(18, 48, 78, 86, 255, 14)
    brush.oval(24, 60, 74, 100, 255)


def _laurel(brush: _Brush) -> None:
    for flip in (1, -1):
        for step in range(6):
            along = math.radians(78 - step * 27)  # up from the knot
            x, y = 50 + flip * 36 * math.cos(along), 50 + 36 * math.sin(along)
            lean = along - math.pi / 2 - 0.5
            points = []
            for part in range(20):
                turn = 2 * math.pi * part / 20
                long, wide = 14 * math.cos(turn), 6.2 * math.sin(turn)
                across = long * math.cos(lean) - wide * math.sin(lean)
                points.append(
                    (x + flip * across, y + long * math.sin(lean) + wide * math.cos(lean))
                )
            brush.shape(points, 255)


def _ankh(brush: _Brush) -> None:
    brush.oval(29, 2, 71, 52, 255)
    brush.oval(40, 13, 60, 42, 0)
    brush.box(43, 48, 57, 99, 255, 4)
    brush.box(18, 54, 82, 68, 255, 4)


def _bag(brush: _Brush) -> None:
    brush.oval(10, 26, 90, 98, 255)
    brush.shape([(32, 36), (68, 36), (78, 4), (22, 4)], 255)
    brush.box(26, 28, 74, 33, 0)


_SIGNS: Final[dict[str, Callable[[_Brush], None]]] = {
    "philosopher": _philosopher,
    "assassination": _dagger,
    "scout": _eye,
    "castling": _swap,
    "wrath": _lightning,
    "veto": _palm,
    "laurel": _laurel,
    "ankh": _ankh,
    "bag": _bag,
}


# The cities ------------------------------------------------------------------------------------


@lru_cache(8)
def city(is_rome: bool, width: int, height: int, skyline: int) -> Picture:
    """Draw one side's ground: Rome is a temple on red with meanders, Alexandria stands by the Nile
    with pyramids and waves; a skyline as high stands at the top."""
    dark, light = (ROME, ROME_LIGHT) if is_rome else (NILE, NILE_LIGHT)
    fine = 2
    ground = Image.new("RGB", (width * fine, height * fine), dark)
    brush = _Brush(ground, width)
    for y in range(skyline + 26, height, 44):
        if is_rome:
            for x in range(6, width, 44):
                brush.pen.line(
                    [
                        (px * fine, py * fine)
                        for px, py in (
                            (x, y + 24), (x, y), (x + 30, y), (x + 30, y + 16),
                            (x + 14, y + 16), (x + 14, y + 8),
                        )
                    ],
                    light,
                    3 * fine,
                )  # fmt: skip
        else:
            zigzag = [(x * 11, y + (x % 2) * 13) for x in range(width // 11 + 2)]
            brush.pen.line([(px * fine, py * fine) for px, py in zigzag], light, 3 * fine)
    (_temple if is_rome else _pyramids)(brush, width, skyline)
    return ground.reduce(fine)


def _temple(brush: _Brush, width: int, base: int) -> None:
    """Draw a row of columns under a gable, in the light colour of Rome."""
    left, right, top = 40, width - 40, base * 0.42
    brush.shape([(left - 16, top), (width / 2, 4), (right + 16, top)], ROME_LIGHT)
    brush.box(left - 16, top + 4, right + 16, top + 12, ROME_LIGHT)
    for index in range(9):
        x = left + (right - left) * index / 8
        brush.box(x - 12, top + 16, x + 12, base - 10, ROME_LIGHT, 3)
    brush.box(left - 26, base - 8, right + 26, base, ROME_LIGHT)
    brush.box(0, base, width, base + 4, GOLD)


def _pyramids(brush: _Brush, width: int, base: int) -> None:
    """Draw three pyramids with a sun, in the light colour of the Nile."""
    brush.oval(width * 0.87, 68, width * 0.87 + 52, 120, SUN)
    for x, high, wide in ((0.24, 0.86, 0.21), (0.56, 0.6, 0.15), (0.84, 0.74, 0.18)):
        tip = (width * x, base * (1 - high))
        left, right = (width * (x - wide), base), (width * (x + wide), base)
        brush.shape([tip, left, right], NILE_LIGHT)
        brush.shape([tip, (width * (x + wide * 0.3), base), right], SHADE)
    brush.box(0, base, width, base + 4, GOLD)
