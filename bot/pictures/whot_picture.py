"""Draw a table of Whot: the top card, the market, a called suit, a pick, and every hand."""

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops

from bot.pictures.common import (
    CREAM,
    FINE,
    GOLD,
    INK,
    MARKS,
    Picture,
    Size,
    card_back,
    fan,
    paint,
    put,
    turned,
)
from bot.pictures.people import medal
from bot.pictures.shapes import digits, mask, polygon, rounded
from engine.cards import Card
from engine.game import Seat
from engine.games.whot.pack import SUITS, WHOT

WIDTH, HEIGHT = 960, 640
FELT: Final = (18, 54, 66)
TABLE: Final = (24, 74, 84)
RIM: Final = (44, 112, 118)
WAY: Final = (142, 204, 200)
PATTERN: Final = (26, 70, 84)
SHADE: Final = (15, 52, 60)
WINE: Final = (142, 22, 58)
RED: Final = (235, 64, 52)
LIT: Final = (56, 124, 128)
SLATE: Final = (70, 84, 110)
COLOURS: Final = (FELT, TABLE, RIM, WAY, PATTERN, SHADE, WINE, RED, LIT, SLATE)
TOP: Final = (230, 322)
MARKET: Final = (112, 156)
PICKED: Final = (56, 78)
CENTRE: Final = (532, 292)
MARKET_PLACE: Final = (332, 400)
MOST_LAYERS: Final = 20  # of cards in the market that are seen
CALL: Final = (431, 128)
PICK: Final = (480, 546)
MOST_PICKED: Final = 20
SIDE: Final = 124
HAND: Final = (66, 92)
HELD: Final = (236, 132)  # the box of a fan
MEDAL: Final = 66
SHOWN: Final = (236, 150)  # the box of open cards
IN_ROW: Final = 8
MOST_HELD: Final = 18  # backs that are drawn of a large hand


@dataclass(frozen=True, slots=True)
class WhotPicture:
    """The public facts; a count is None for a player who has left."""

    top: Card
    call: str
    pick: int
    market: int
    counts: tuple[int | None, ...]
    turn: Seat | None
    hands: tuple[tuple[Card, ...], ...] = ()  # shown when it is over
    winners: tuple[Seat, ...] = ()


def draw(table: WhotPicture) -> Picture:
    seats = len(table.counts)
    picture = _ground().copy()
    _draw_market(picture, table.market)
    paint(picture, SHADE, rounded(*TOP, TOP[0] // 10), (CENTRE[0] + 12, CENTRE[1] + 20))
    put(picture, _pile(), CENTRE)
    put(picture, card_face(table.top, TOP), CENTRE)
    if table.call:
        put(picture, _call(table.call), CALL)
    for seat, place in enumerate(places(seats)):
        _draw_seat(picture, table, seat, place)
    if table.pick and table.turn is not None:
        _draw_pick(picture, table.pick, places(seats)[table.turn][0] < WIDTH / 2)
    return picture


def places(seats: int) -> list[tuple[int, int]]:
    """Return the centres of the hands, clockwise: up the left side and down the right."""
    left = (seats + 1) // 2
    right = seats - left
    return [
        *((SIDE, round(HEIGHT * (left - row - 0.5) / left)) for row in range(left)),
        *((WIDTH - SIDE, round(HEIGHT * (row + 0.5) / right)) for row in range(right)),
    ]


@lru_cache(1)
def _ground() -> Picture:
    """Draw the felt with its pattern, and the rim with the direction of turns."""
    picture = Image.new("RGB", (WIDTH, HEIGHT), FELT)
    symbols = [*SUITS.values()]
    for row in range(8):
        for column in range(11):
            pattern = mask(symbols[(row * 2 + column) % 5], 26)
            paint(picture, PATTERN, pattern, (column * 96 + row % 2 * 48, 40 + row * 80))
    for inset, colour in ((0, RIM), (12, TABLE)):
        felt = rounded(548, 620, 214, inset)
        paint(picture, colour, felt, (WIDTH / 2, HEIGHT / 2))
    for y, way in ((18, 0), (HEIGHT - 18, 180)):
        for step in (-1, 0, 1):
            paint(picture, WAY, mask("arrow", 40).rotate(way), (WIDTH / 2 + step * 54, y))
    return picture


# Cards -----------------------------------------------------------------------------------------


@lru_cache(128)
def card_face(card: Card, size: Size) -> Picture:
    """Draw a card: a large symbol in the middle, number and symbol in two corners."""
    width, height = size
    face = _blank(size)
    if card == WHOT:
        _draw_all_symbols(face, width, (width / 2, height / 2))
    else:
        middle = mask(SUITS[card[0]], round(width * 0.6))
        paint(face, WINE, middle, (width / 2, height / 2))
    corner = _corner(card, size)
    paint(face, WINE, corner, (width / 2, height / 2))
    paint(face, WINE, corner.rotate(180), (width / 2, height / 2))
    return face


@lru_cache(64)
def _corner(card: Card, size: Size) -> Picture:
    width = size[0]
    corner = Image.new("L", size)
    figures = digits(card[1:], round(width * 0.2))
    side = round(width * 0.15)
    middle = round(width * 0.075) + max(figures.width, side) // 2
    top = round(width * 0.085)
    corner.paste(figures, (middle - figures.width // 2, top))
    if card != WHOT:
        below = top + figures.height + round(width * 0.05)
        corner.paste(mask(SUITS[card[0]], side), (middle - side // 2, below))
    return corner


def _blank(size: Size) -> Picture:
    width, height = size
    radius = width // 10
    edge = max(2, width // 90)
    face = Image.new("RGBA", size)
    face.paste(INK, (0, 0), rounded(width, height, radius))
    face.paste(CREAM, (0, 0), rounded(width, height, radius, edge))
    return face


def _draw_all_symbols(face: Picture, width: int, centre: tuple[float, float]) -> None:
    """Draw the five symbols of a Whot."""
    paint(face, WINE, mask("circle", round(width * 0.86)), centre)
    paint(face, CREAM, mask("circle", round(width * 0.8)), centre)
    paint(face, WINE, mask("circle", round(width * 0.76)), centre)
    for place, symbol in enumerate(SUITS.values()):
        angle = 2 * math.pi * place / len(SUITS)
        x = centre[0] + width * 0.2 * math.sin(angle)
        y = centre[1] - width * 0.2 * math.cos(angle)
        paint(face, CREAM, mask(symbol, round(width * 0.16)), (x, y))


@lru_cache(1)
def _pile() -> Picture:
    """Draw the pile, which peeps out below the top card."""
    side = round(math.hypot(*TOP)) + 8
    pile = Image.new("RGBA", (side, side))
    card = _blank((TOP[0] * FINE, TOP[1] * FINE))
    for lean in (7, -5):
        put(pile, turned(card, -lean).reduce(FINE), (side / 2 + lean, side / 2 + 3))
    return pile


# In the middle ---------------------------------------------------------------------------------


def _draw_market(picture: Picture, market: int) -> None:
    """Draw the market as a stack as high as it has cards, or as an empty outline."""
    x, y = MARKET_PLACE
    if not market:
        picture.paste(RIM, (x - MARKET[0] // 2, y - MARKET[1] // 2), _empty_place())
        return
    stack = _stack(min(-(-market // 2), MOST_LAYERS))
    left, bottom = x - MARKET[0] // 2, y + MARKET[1] // 2
    picture.paste(stack, (left, bottom - stack.height), stack)


@lru_cache(MOST_LAYERS)
def _stack(layers: int) -> Picture:
    """Draw cards, each a little above the one below and to its right."""
    back = card_back(SLATE, "star", MARKET)
    top = layers - 1
    stack = Image.new("RGBA", (MARKET[0] + top // 3, MARKET[1] + top * 3))
    for layer in range(layers):
        stack.alpha_composite(back, (layer // 3, (top - layer) * 3))
    return stack


@lru_cache(1)
def _empty_place() -> Picture:
    whole = rounded(*MARKET, 14)
    return ImageChops.subtract(whole, rounded(*MARKET, 14, 5))


@lru_cache(8)
def _call(call: str) -> Picture:
    """Draw a speech bubble with the called symbol."""
    size = 196
    bubble = Image.new("RGBA", (size, size))
    centre = (size / 2, size / 2)
    tail = polygon(((186, 186), (156, 110), (100, 160)), size, size)
    bubble.paste(INK, (0, 0), tail)
    paint(bubble, INK, mask("circle", 210), centre)
    paint(bubble, GOLD, mask("circle", 201), centre)
    bubble.paste(GOLD, (0, 0), polygon(((179, 178), (152, 114), (104, 156)), size, size))
    paint(bubble, WINE, mask(SUITS[call], 112), centre)
    return bubble


def _draw_pick(picture: Picture, pick: int, is_left: bool) -> None:
    """Draw the cards of a pick on their way to the player who must draw or answer."""
    shown = min(pick, MOST_PICKED)
    step = min(34.0, 210 / shown)
    width = round(step * (shown - 1)) + PICKED[0] + 120
    tray = (width, PICKED[1] + 28)
    paint(picture, RED, rounded(*tray, 30), PICK)
    paint(picture, INK, rounded(*tray, 30, 5), PICK)
    ahead = -1 if is_left else 1
    back = card_back(SLATE, "star", PICKED)
    for card in range(shown):
        x = PICK[0] - ahead * 36 + (card - (shown - 1) / 2) * step
        put(picture, back, (x, PICK[1]))
    arrow = mask("arrow", 60).rotate(180 if is_left else 0)
    paint(picture, RED, arrow, (PICK[0] + ahead * (width / 2 - 44), PICK[1]))


# The hands -------------------------------------------------------------------------------------


def _draw_seat(picture: Picture, table: WhotPicture, seat: Seat, place: tuple[int, int]) -> None:
    count = table.counts[seat]
    is_turn = seat == table.turn
    x, y = place
    if is_turn:
        put(picture, _spotlight(x < WIDTH / 2), place)
    cards = table.hands[seat] if table.hands else ()
    if cards:
        put(picture, _open_hand(cards), (x, y - 8))
    elif count:
        put(picture, _closed_hand(seat % len(MARKS), min(count, MOST_HELD)), (x, y - 14))
    if count == 1 and not cards:
        paint(picture, GOLD, _rays(), (x, y - 76))
    has_left = count is None
    mark = medal(seat, MEDAL, is_turn) if not has_left else _faded(seat)
    put(picture, mark, (x, y + 60))
    if seat in table.winners:
        paint(picture, INK, mask("crown", 74), (x, y + 8))
        paint(picture, GOLD, mask("crown", 64), (x, y + 8))


@lru_cache(128)
def _closed_hand(seat: Seat, count: int) -> Picture:
    return fan(seat, count, HAND, HELD, 120)


def _open_hand(cards: tuple[Card, ...]) -> Picture:
    """Draw cards upright and in rows, so that every number can be read."""
    rows = -(-len(cards) // IN_ROW)
    down = min(46, (SHOWN[1] - HAND[1]) // max(1, rows - 1))
    hand = Image.new("RGBA", SHOWN)
    for row in range(rows):
        shown = cards[row * IN_ROW : (row + 1) * IN_ROW]
        step = min(30.0, (HELD[0] - HAND[0]) / max(1, len(shown) - 1))
        left = (HELD[0] - HAND[0] - step * (len(shown) - 1)) / 2
        for place, card in enumerate(shown):
            hand.alpha_composite(_small_face(card), (round(left + place * step), row * down))
    return hand


@lru_cache(64)
def _small_face(card: Card) -> Picture:
    """Draw a small card with number and symbol in the corner, which alone shows in a row."""
    face = _blank(HAND)
    figures = digits(card[1:], 18 if len(card) == 2 else 15)
    paint(face, WINE, figures, (13, 14))
    if card == WHOT:
        _draw_all_symbols(face, HAND[0], (HAND[0] * 0.55, HAND[1] * 0.64))
    else:
        paint(face, WINE, mask(SUITS[card[0]], 17), (13, 34))
    return face


@lru_cache(1)
def _rays() -> Picture:
    """Draw the rays around a last card."""
    strokes = Image.new("L", (150, 60))
    for lean in (-56, -28, 0, 28, 56):
        ray = Image.new("L", (300, 300))
        ray.paste(rounded(8, 24, 4), (146, 60))
        turned = ray.rotate(-lean, Image.Resampling.BICUBIC)
        strokes = ImageChops.lighter(strokes, turned.crop((75, 55, 225, 115)))
    return strokes


@lru_cache(6)
def _faded(seat: Seat) -> Picture:
    """Draw the pale mark of a player who has left."""
    mark = medal(seat, MEDAL, False).copy()
    mark.putalpha(mark.getchannel("A").point(lambda level: level // 3))
    return mark


@lru_cache(2)
def _spotlight(is_left: bool) -> Picture:
    """Draw a bright plate with a pointer, behind the hand of the player to move."""
    width, height = 316, 204
    plate = Image.new("RGBA", (width, height))
    for inset, colour in ((0, INK), (2, GOLD), (8, LIT)):
        paint(plate, colour, rounded(240, height, 26, inset), (width / 2, height / 2))
    side = 1 if is_left else -1
    pointer = mask("arrow", 60).rotate(180 if is_left else 0)
    paint(plate, INK, mask("arrow", 70).rotate(180 if is_left else 0), (158 + side * 124, 102))
    paint(plate, GOLD, pointer, (158 + side * 124, 102))
    return plate
