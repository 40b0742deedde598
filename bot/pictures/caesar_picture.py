"""Draw a table of Caesar & Cleopatra: five groups between two sides, busts, decks and points."""

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.looks import Colour
from bot.pictures.common import (
    CREAM,
    GOLD,
    INK,
    LOOK_COLOURS,
    MARKS,
    Picture,
    card_back,
    ink_on,
    mix,
    paint,
    put,
)
from bot.pictures.people import medal
from bot.pictures.shapes import FINE, digits, mask, rounded
from engine.game import Seat
from engine.games.caesar.pack import BLACK, EACH, GREY, OWN, PATRICIANS, Bust, Group, Kind

WIDTH, HEIGHT = 960, 800
PLUM: Final = (52, 30, 46)
WEAVE: Final = (60, 36, 53)
PAPYRUS: Final = (226, 205, 163)
SHADE: Final = (196, 170, 126)
RIM: Final = (124, 92, 62)
BAR: Final = (78, 50, 68)
LIT: Final = (112, 76, 84)
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
EMBLEMS: Final = ("square", "triangle", "circle", "star", "blossom", "", "")
COLOURS: Final = (PLUM, WEAVE, PAPYRUS, SHADE, RIM, BAR, LIT, RED, *GROUP_COLOURS)

BAR_HEIGHT: Final = 112
COLUMN: Final = 166
LEFT: Final = 12
TOP: Final = BAR_HEIGHT + 12
COLUMN_HEIGHT: Final = HEIGHT - 2 * TOP
MIDDLE: Final = HEIGHT // 2
CELL: Final = 168  # the height of a group's patricians, between the sides
CARD: Final = (50, 84)
SMALL: Final = (34, 48)
BAG_X: Final = LEFT + 5 * COLUMN + (WIDTH - LEFT - 5 * COLUMN) // 2


@dataclass(frozen=True, slots=True)
class CaesarPicture:
    """The public facts; cards are listed for the first seat's five groups, then the second's."""

    caesar: Seat
    up: tuple[tuple[Kind, ...], ...]
    down: tuple[int, ...]
    won: tuple[int, ...]
    left: tuple[int, ...]
    out: tuple[Bust, ...]
    bag: int
    decks: tuple[tuple[int, int], ...]
    discards: tuple[int, ...]
    held: tuple[tuple[int, int], ...]
    scores: tuple[int, int]
    turn: Seat | None
    bust: Bust  # the last one drawn
    voted: tuple[Group, ...]  # after it
    winner: Seat | None  # of the last vote
    targets: tuple[Group, ...]  # of an action card that may still be vetoed
    winners: tuple[Seat, ...]


def draw(table: CaesarPicture) -> Picture:
    picture = _ground().copy()
    for group in EACH:
        _draw_group(picture, table, group)
    _draw_bag(picture, table)
    for seat in (0, 1):
        _draw_bar(picture, table, seat)
    return picture


def column_x(group: Group) -> int:
    return LEFT + COLUMN * group + COLUMN // 2


def bar_y(seat: Seat) -> int:
    return BAR_HEIGHT // 2 + 4 if seat == 0 else HEIGHT - BAR_HEIGHT // 2 - 4


@lru_cache(1)
def _ground() -> Picture:
    """Draw woven cloth with five strips of papyrus in the colours of their groups."""
    picture = Image.new("RGB", (WIDTH, HEIGHT), PLUM)
    for row in range(-1, HEIGHT // 48 + 1):
        for column in range(WIDTH // 48 + 1):
            at = (column * 48 + row % 2 * 24, row * 48 + 24)
            paint(picture, WEAVE, mask("diamond", 30), at)
    for group in EACH:
        x, colour = column_x(group), GROUP_COLOURS[group]
        for inset, ink in ((0, INK), (2, PAPYRUS)):
            paint(picture, ink, rounded(COLUMN - 8, COLUMN_HEIGHT, 14, inset), (x, MIDDLE))
        paint(picture, INK, rounded(COLUMN - 8, CELL, 6), (x, MIDDLE))
        paint(picture, colour, rounded(COLUMN - 8, CELL, 6, 3), (x, MIDDLE))
        paint(picture, INK, rounded(COLUMN - 20, 42, 20), (x, MIDDLE + 56))
        for y in (TOP + 16, HEIGHT - TOP - 16):
            _draw_emblem(picture, group, (x, y), 20)
    return picture


def _draw_emblem(picture: Picture, group: Group, centre: tuple[float, float], size: int) -> None:
    paint(picture, INK, mask(EMBLEMS[group], size + 6), centre)
    paint(picture, GROUP_COLOURS[group], mask(EMBLEMS[group], size), centre)


# The groups ------------------------------------------------------------------------------------


def _draw_group(picture: Picture, table: CaesarPicture, group: Group) -> None:
    x = column_x(group)
    if not table.left[group]:
        put(picture, _veil(), (x, MIDDLE))
    if group in table.targets:
        paint(picture, RED, _frame(COLUMN - 6, COLUMN_HEIGHT + 4, 9), (x, MIDDLE))
    elif group in table.voted:
        paint(picture, GOLD, _frame(COLUMN - 6, CELL + 6, 8), (x, MIDDLE))
    if table.left[group]:
        put(picture, _bust(group, 92, group in table.out), (x, MIDDLE - 22))
    taken = (table.won[group], table.won[group + 5])
    size = 30 if PATRICIANS[group] == 5 else 36
    places = [0] * taken[0] + [-1] * table.left[group] + [1] * taken[1]
    for index, seat in enumerate(places):
        at = (x + (index - (len(places) - 1) / 2) * (size - 2), MIDDLE + 56)
        put(picture, _patrician(group, size) if seat < 0 else medal(seat, size, False), at)
    for seat in (0, 1):
        _draw_cards(picture, table, seat, group)


def _draw_cards(picture: Picture, table: CaesarPicture, seat: Seat, group: Group) -> None:
    """Draw open cards first, three in the row beside the patricians and two behind it."""
    place = OWN[seat][group]
    cards: list[Kind] = [*table.up[place], *[-1] * table.down[place]]
    away = -1 if seat == 0 else 1
    for index, kind in enumerate(cards):
        row, column = divmod(index, 3)
        count = min(3, len(cards) - 3 * row)
        x = column_x(group) + (column - (count - 1) / 2) * (CARD[0] + 1)
        y = MIDDLE + away * (CELL / 2 + 6 + CARD[1] / 2 + row * (CARD[1] - 4))
        put(picture, _hidden(seat) if kind < 0 else _face(seat, kind), (x, y))


@lru_cache(2)
def _hidden(seat: Seat) -> Picture:
    return card_back(LOOK_COLOURS[seat], MARKS[seat], CARD)


@lru_cache(12)
def _face(seat: Seat, kind: Kind) -> Picture:
    """Draw a card face: a large number on cream, and a stripe in the colour of its side."""
    width, height = CARD
    card = Image.new("RGBA", CARD)
    card.paste((*INK, 255), (0, 0), rounded(width, height, 7))
    card.paste((*CREAM, 255), (0, 0), rounded(width, height, 7, 2))
    stripe = rounded(width - 8, 14, 5)
    paint(card, LOOK_COLOURS[seat], stripe, (width / 2, height - 12))
    figure = digits(str(kind), 42) if kind else _philosopher(44)
    paint(card, INK, figure, (width / 2, height / 2 - 8))
    return card


@lru_cache(2)
def _philosopher(size: int) -> Picture:
    """Draw a Phi."""
    side = size * FINE
    image = Image.new("L", (side, side))
    pen = ImageDraw.Draw(image)
    pen.ellipse((side * 0.1, side * 0.22, side * 0.9, side * 0.78), 255)
    pen.ellipse((side * 0.24, side * 0.34, side * 0.76, side * 0.66), 0)
    pen.rectangle((side * 0.43, 0, side * 0.57, side), 255)
    return image.reduce(FINE)


@lru_cache(8)
def _head(size: int, is_bust: bool) -> Picture:
    """Draw a head on its shoulders; a bust stands on a foot as well."""
    side = size * FINE
    image = Image.new("L", (side, side))
    pen = ImageDraw.Draw(image)
    unit = side / 100
    pen.ellipse([part * unit for part in (31, 2, 69, 48)], 255)
    pen.rectangle([part * unit for part in (41, 40, 59, 60)], 255)
    if is_bust:
        pen.pieslice([part * unit for part in (10, 48, 90, 116)], 180, 360, 255)
        pen.polygon(
            [(x * unit, y * unit) for x, y in ((24, 80), (76, 80), (58, 92), (42, 92))], 255
        )
        pen.rounded_rectangle([part * unit for part in (30, 90, 70, 100)], 3 * unit, 255)
    else:
        pen.pieslice([part * unit for part in (8, 52, 92, 140)], 180, 360, 255)
    return image.reduce(FINE)


@lru_cache(32)
def _bust(bust: Bust, size: int, is_out: bool) -> Picture:
    """Draw a bust: of bright stone if it is out, a shadow while it is in the bag."""
    sprite = Image.new("RGBA", (size + 12, size + 12))
    centre = ((size + 12) / 2, (size + 12) / 2)
    colour = GROUP_COLOURS[bust]
    if not is_out:
        faint = mix(colour, INK if bust != BLACK else CREAM, 0.82)
        paint(sprite, faint, _head(size, True), centre)
        return sprite
    paint(sprite, INK, _head(size + 10, True), centre)
    marble = CREAM if bust in EACH else colour
    paint(sprite, marble, _head(size, True), centre)
    if bust in EACH:
        x, y = centre[0], centre[1] + size * 0.2
        paint(sprite, INK, mask(EMBLEMS[bust], size // 4 + 6), (x, y))
        paint(sprite, colour, mask(EMBLEMS[bust], size // 4), (x, y))
    return sprite


@lru_cache(16)
def _patrician(group: Group, size: int) -> Picture:
    token = Image.new("RGBA", (size, size))
    centre = (size / 2, size / 2)
    paint(token, INK, mask("circle", round(size / 0.88)), centre)
    paint(token, GROUP_COLOURS[group], mask("circle", round(size * 0.94 / 0.88)), centre)
    paint(token, ink_on(GROUP_COLOURS[group]), _head(round(size * 0.62), False), centre)
    return token


@lru_cache(4)
def _frame(width: int, height: int, edge: int) -> Picture:
    frame = rounded(width, height, 14).copy()
    frame.paste(0, (0, 0), rounded(width, height, 14, edge))
    return frame


@lru_cache(1)
def _veil() -> Picture:
    """Draw the veil over a group whose patricians are all won."""
    size = (COLUMN - 8, COLUMN_HEIGHT)
    veil = Image.new("RGBA", size)
    shadow = rounded(*size, 14).point(lambda level: level * 5 // 9)
    veil.paste((*PLUM, 255), (0, 0), shadow)
    return veil


# The bag ---------------------------------------------------------------------------------------


def _draw_bag(picture: Picture, table: CaesarPicture) -> None:
    put(picture, _bag(), (BAG_X, MIDDLE))
    paint(picture, CREAM, digits(str(table.bag), 38), (BAG_X, MIDDLE + 22))
    for bust, y in ((BLACK, MIDDLE - 158), (GREY, MIDDLE + 158)):
        is_last = table.bust == bust
        if bust in table.out or is_last:
            put(picture, _bust(bust, 84, True), (BAG_X, y))
        if is_last:
            paint(picture, GOLD, _frame(108, 120, 7), (BAG_X, y))


@lru_cache(1)
def _bag() -> Picture:
    side = 124 * FINE
    image = Image.new("L", (side, side))
    pen = ImageDraw.Draw(image)
    unit = side / 124
    pen.ellipse([part * unit for part in (12, 30, 112, 122)], 255)
    pen.polygon([(x * unit, y * unit) for x, y in ((38, 44), (86, 44), (96, 6), (28, 6))], 255)
    shape = image.reduce(FINE)
    sprite = Image.new("RGBA", shape.size)
    sprite.paste((*INK, 255), (0, 0), shape)
    inner = shape.resize((114, 114))
    sprite.paste((*RIM, 255), (5, 6), inner)
    paint(sprite, GOLD, rounded(56, 9, 4), (62, 40))
    return sprite


# The sides -------------------------------------------------------------------------------------


def _draw_bar(picture: Picture, table: CaesarPicture, seat: Seat) -> None:
    """Draw a player's mark, points, hand, two decks and discarded cards."""
    y = bar_y(seat)
    put(picture, _plate(seat == table.turn), (WIDTH / 2, y))
    put(picture, medal(seat, 84, seat == table.turn), (62, y))
    sign = _laurel() if seat == table.caesar else _ankh()
    paint(picture, GOLD, sign, (150, y))
    paint(picture, CREAM, digits(str(table.scores[seat]), 58), (240, y))
    if seat in table.winners:
        paint(picture, GOLD, mask("crown", 54), (240, y - 50 if seat else y + 50))
    influence, actions = table.held[seat]
    for index in range(influence + actions):
        back = _small(seat) if index < influence else _action(seat)
        put(picture, back, (330 + index * 40, y))
    for count, x, back in (
        (table.decks[seat][0], 622, _small(seat)),
        (table.decks[seat][1], 732, _action(seat)),
    ):
        _draw_stack(picture, back, count, (x, y))
    paint(picture, RIM, rounded(44, 58, 8), (842, y))
    paint(picture, SHADE, _crossed(30), (842, y))
    paint(picture, CREAM, digits(str(table.discards[seat]), 30), (900, y))


def _draw_stack(picture: Picture, back: Picture, count: int, centre: tuple[float, float]) -> None:
    x, y = centre
    layers = -(-count // 7)
    if not count:
        paint(picture, RIM, _frame(SMALL[0] + 4, SMALL[1] + 4, 3), centre)
    for layer in range(layers):
        put(picture, back, (x + layer * 2, y - layer * 3))
    paint(picture, CREAM, digits(str(count), 30), (x + 50, y))


@lru_cache(2)
def _small(seat: Seat) -> Picture:
    return card_back(LOOK_COLOURS[seat], MARKS[seat], SMALL)


@lru_cache(2)
def _action(seat: Seat) -> Picture:
    """Draw the back of an action card, with a star on gold."""
    return card_back(mix(GOLD, INK, 0.7), "star", SMALL)


@lru_cache(2)
def _plate(is_turn: bool) -> Picture:
    size = (WIDTH - 12, BAR_HEIGHT - 4)
    plate = Image.new("RGBA", size)
    layers = ((0, INK), (2, GOLD), (9, LIT)) if is_turn else ((0, INK), (3, BAR))
    for inset, colour in layers:
        paint(plate, colour, rounded(*size, 24, inset), (size[0] / 2, size[1] / 2))
    return plate


@lru_cache(1)
def _laurel() -> Picture:
    """Draw a wreath, for Caesar."""
    side = 76 * FINE
    image = Image.new("L", (side, side))
    pen = ImageDraw.Draw(image)
    for flip in (1, -1):
        for step in range(6):
            along = math.radians(78 - step * 27)  # up from the knot
            x, y = 38 + flip * 28 * math.cos(along), 38 + 28 * math.sin(along)
            lean = along - math.pi / 2 - 0.5
            pen.polygon([(px * FINE, py * FINE) for px, py in _leaf(x, y, lean, flip)], 255)
    return image.reduce(FINE)


def _leaf(x: float, y: float, lean: float, flip: int) -> list[tuple[float, float]]:
    points = []
    for step in range(20):
        turn = 2 * math.pi * step / 20
        long, wide = 10.5 * math.cos(turn), 4.6 * math.sin(turn)
        across = long * math.cos(lean) - wide * math.sin(lean)
        points.append((x + flip * across, y + long * math.sin(lean) + wide * math.cos(lean)))
    return points


@lru_cache(1)
def _ankh() -> Picture:
    """Draw an ankh, for Cleopatra."""
    side = 72 * FINE
    image = Image.new("L", (side, side))
    pen = ImageDraw.Draw(image)
    unit = side / 72
    pen.ellipse([part * unit for part in (21, 2, 51, 38)], 255)
    pen.ellipse([part * unit for part in (29, 10, 43, 31)], 0)
    pen.rounded_rectangle([part * unit for part in (31, 35, 41, 71)], 3 * unit, 255)
    pen.rounded_rectangle([part * unit for part in (14, 40, 58, 50)], 3 * unit, 255)
    return image.reduce(FINE)


@lru_cache(1)
def _crossed(size: int) -> Picture:
    """Draw the mark of discarded cards."""
    return mask("cross", size).rotate(45, expand=True)
