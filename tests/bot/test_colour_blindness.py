"""Colours that tell something apart do so for people who are blind to some, and text is clear."""

import math
from itertools import combinations
from typing import Final, NamedTuple

import pytest

from bot.looks import LOOKS, Colour
from bot.pictures.common import CREAM, GOLD, INK, ink_on, mix
from bot.pictures.deerportal_ground import DEEP, ELEMENT_GLYPHS, GROUNDS, TRACK_COLOURS
from bot.pictures.differo_board import (
    COAL,
    GLINT,
    HOLLOW,
    IVORY,
    LABEL,
    LIME,
    NIGHT,
    WOOD,
)
from bot.pictures.people import GREY
from bot.pictures.signs import SIGNS
from bot.pictures.whot_picture import FELT, RED, SLATE, TABLE

APART: Final = 12  # the least distance in CIE Lab
READABLE: Final = 4.5  # the least contrast of text with its ground, by WCAG
Matrix = tuple[tuple[float, float, float], ...]

# In linear RGB, at full severity: Machado, Oliveira and Fernandes, "A Physiologically-based Model
# for Simulation of Color Vision Deficiency", 2009.
SIGHTS: Final[dict[str, Matrix]] = {
    "full sight": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ: Final[Matrix] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE_POINT: Final = (0.95047, 1.0, 1.08883)  # D65


class Shown(NamedTuple):
    """A colour that means something, and the sign that means the same, if there is one."""

    colour: Colour
    sign: str = ""


# What a picture shows side by side, and who sees it has to tell apart.
GROUPS: Final[dict[str, tuple[Shown, ...]]] = {
    "the looks of people": tuple(Shown(look.colour) for look in LOOKS),
    "the cards of people in Whot, and its market": (
        *(Shown(look.colour, look.shape) for look in LOOKS),
        Shown(SLATE, "star"),
    ),
    "the paths of DeerPortal": tuple(map(Shown, TRACK_COLOURS, ELEMENT_GLYPHS)),
    "the areas of DeerPortal": tuple(map(Shown, GROUNDS, ELEMENT_GLYPHS)),
    "the signs of DeerPortal": tuple(map(Shown, DEEP, ELEMENT_GLYPHS)),
    "the pieces of Differo on their board": (*map(Shown, (IVORY, COAL, WOOD)),),
    "the pieces of Differo beside empty spaces": (*map(Shown, (IVORY, COAL, HOLLOW)),),
    "the rings of Differo on their board": (*map(Shown, (LIME, GOLD, WOOD)),),
    "the targets of Differo beside its pieces": (*map(Shown, (LIME, IVORY, COAL, HOLLOW)),),
    "the counts of Differo, open and closed": (*map(Shown, (LIME, GLINT, NIGHT)),),
    "the signs of moves in a review": (*(Shown(sign.colour) for sign in SIGNS.values()),),
    "what is due in Whot, on its table": (*map(Shown, (RED, TABLE)),),
}
# What is written, and on what.
WRITTEN: Final[dict[str, tuple[Colour, Colour]]] = {
    **{f"the mark of {look.shape}": (ink_on(look.colour), look.colour) for look in LOOKS},
    "a name": (CREAM, INK),
    "the name of whose turn it is": (INK, GOLD),
    "the name of who has left": (GREY, INK),
    "a place on a white piece": (INK, IVORY),
    "a place on a black piece": (CREAM, COAL),
    "a place where a piece may land": (INK, LIME),
    "a place that a piece has left": (CREAM, mix(HOLLOW, INK, 0.5)),
    "a label beside the board of Differo": (LABEL, NIGHT),
    "a count that moves": (INK, LIME),
    "a count that does not": (CREAM, GLINT),
    **{f"the sign of the move that is {role}": (s.ink, s.colour) for role, s in SIGNS.items()},
    "a label on the table of Whot": (CREAM, TABLE),
    "a label beside the table of Whot": (CREAM, FELT),
}


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("group", GROUPS)
def test_what_must_be_told_apart_differs_in_each_sight(group: str, sight: str) -> None:
    alike = [
        (one, other, round(far))
        for one, other in combinations(GROUPS[group], 2)
        if (far := distance(one.colour, other.colour, SIGHTS[sight])) < APART
        and one.sign == other.sign
    ]
    assert not alike


@pytest.mark.parametrize("what", WRITTEN)
def test_what_is_written_can_be_read(what: str) -> None:
    ink, ground = WRITTEN[what]
    assert contrast(ink, ground) >= READABLE


def test_the_measures_are_those_that_are_published() -> None:
    """Known values: the lightness of a grey, a ratio of contrast, greys that no blindness dyes."""
    assert lab(linear((119, 119, 119))) == pytest.approx((50.03, 0, 0), abs=0.05)
    assert lab(linear((255, 0, 0))) == pytest.approx((53.24, 80.09, 67.20), abs=0.05)
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((118, 118, 118), (255, 255, 255)) == pytest.approx(4.54, abs=0.01)
    for matrix in SIGHTS.values():
        assert lab(seen((128, 128, 128), matrix)) == pytest.approx((53.59, 0, 0), abs=0.05)


def linear(colour: Colour) -> tuple[float, ...]:
    parts = (part / 255 for part in colour)
    return tuple(
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )


def seen(colour: Colour, matrix: Matrix) -> tuple[float, ...]:
    """Return in linear RGB how somebody sees a colour."""
    return tuple(min(1.0, max(0.0, part)) for part in times(matrix, linear(colour)))


def times(matrix: Matrix, vector: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)


def lab(rgb: tuple[float, ...]) -> tuple[float, float, float]:
    """Return a colour of linear RGB in CIE Lab."""
    parts = zip(times(TO_XYZ, rgb), WHITE_POINT, strict=True)
    x, y, z = (
        share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116
        for share in (part / white for part, white in parts)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: Colour, other: Colour, matrix: Matrix) -> float:
    return math.dist(lab(seen(one, matrix)), lab(seen(other, matrix)))


def contrast(one: Colour, other: Colour) -> float:
    """Return the ratio of contrast of the guidelines for the web."""
    darker, brighter = sorted(times(TO_XYZ[1:2], linear(colour))[0] for colour in (one, other))
    return (brighter + 0.05) / (darker + 0.05)
