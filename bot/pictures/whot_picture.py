"""Draw a table of Whot: the top card, the market, a called symbol, what is due, and every hand."""

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops

from bot.looks import Plate
from bot.pictures.common import (
    CREAM,
    FINE,
    GOLD,
    INK,
    WIDEST_FAN,
    Colours,
    Picture,
    Size,
    card_back,
    fan,
    paint,
    put,
    turned,
)
from bot.pictures.lettering import digits, lettering
from bot.pictures.people import nameplate
from bot.pictures.shapes import mask, polygon, rounded
from bot.pictures.whot_cards import COLOURS as CARD_COLOURS
from bot.pictures.whot_cards import HEAD, WINE, blank_card, called, card_face, hand_card
from engine.cards import Card
from engine.game import Seat
from engine.games.whot.pack import SUITS

WIDTH, HEIGHT = 960, 640
FELT: Final = (18, 54, 66)
TABLE: Final = (24, 74, 84)
RIM: Final = (44, 112, 118)
WAY: Final = (142, 204, 200)
PATTERN: Final = (26, 70, 84)
SHADE: Final = (15, 52, 60)
RED: Final = (210, 44, 36)
LIT: Final = (44, 104, 110)
SLATE: Final = (70, 84, 110)
COLOURS: Final[Colours] = (
    FELT, TABLE, RIM, WAY, PATTERN, SHADE, RED, LIT, SLATE, *CARD_COLOURS,
)  # fmt: skip

# In the middle
TOP: Final = (210, 294)
CENTRE: Final = (562, 302)
FINAL_CENTRE: Final = (480, 320)
MARKET: Final = (108, 151)
MARKET_PLACE: Final = (358, 352)
MARKET_SIGN: Final = (358, 474)
MOST_LAYERS: Final = 20  # of cards in the market that are seen
CALL: Final = (362, 178)
CALLED: Final = 190  # the width of the plate of a called symbol,
CALLED_PLACE: Final = (480, 118)  # above the top card between open hands
DUE: Final = (480, 536)
ARROWS: Final = 48  # from the upper and the lower edge
LEAN: Final = 10  # degrees between two cards of the cover,
AROUND: Final = 600  # which turn around a point so far below them
WAY_SIZE: Final = (428, 608)  # of the felt that the turns go round on

# The hands
MARGIN: Final = 14
BLOCK: Final = 244  # the width of a player's place
OPEN_BLOCK: Final = 312  # where hands are open
PLATE: Final = 46
HANDS: Final[dict[int, Size]] = {1: (78, 109), 2: (74, 104), 3: (62, 87)}  # by rows of players
NUMBER_ROOM: Final = 64  # beside a fan
MOST_HELD: Final = 18  # backs that are drawn of a large hand
IN_ROWS: Final = (4, 5, 6)  # open cards side by side; the more, the smaller


@dataclass(frozen=True, slots=True)
class WhotPicture:
    """The public facts; a count is None for a player who has left. `due` are the cards that
    `target` must draw or answer."""

    top: Card
    call: str
    due: int
    market: int
    people: tuple[Plate, ...]
    counts: tuple[int | None, ...]
    turn: Seat | None
    target: Seat | None = None
    market_label: str = ""
    call_label: str = ""
    hands: tuple[tuple[Card, ...], ...] = ()  # shown when it is over


@dataclass(frozen=True, slots=True)
class WhotCover:
    """Cards in a fan, before anybody plays."""

    cards: tuple[Card, ...]


def draw_cover(cover: WhotCover) -> Picture:
    picture = _ground().copy()
    for place, card in enumerate(cover.cards):
        lean = (place - (len(cover.cards) - 1) / 2) * LEAN
        x = WIDTH / 2 + AROUND * math.sin(math.radians(lean))
        y = HEIGHT / 2 + 30 + AROUND * (1 - math.cos(math.radians(lean)))
        put(picture, turned(card_face(card, TOP), lean), (x, y))
    return picture


def draw(table: WhotPicture) -> Picture:
    places = places_of(len(table.counts), is_open=bool(table.hands))
    picture = _ground().copy()
    centre = FINAL_CENTRE if table.hands else CENTRE
    paint(picture, SHADE, rounded(*TOP, TOP[0] // 10), (centre[0] + 8, centre[1] + 14))
    put(picture, _pile(), centre)
    put(picture, card_face(table.top, TOP), centre)
    if not table.hands:
        _draw_market(picture, table)
    if table.call and table.hands:
        put(picture, called(table.call, table.call_label, CALLED), CALLED_PLACE)
    elif table.call:
        put(picture, _call(table.call, table.call_label), CALL)
    for seat, place in enumerate(places):
        _draw_seat(picture, table, seat, place)
    if table.due and table.target is not None:
        put(picture, _due(table.due, places[table.target][0] < WIDTH / 2), DUE)
    return picture


def places_of(seats: int, is_open: bool = False) -> list[tuple[int, int]]:
    """Return the centres of the players' places, clockwise: up the left side and down the right."""
    left = (seats + 1) // 2
    right = seats - left
    side = MARGIN + (OPEN_BLOCK if is_open else BLOCK) // 2
    return [
        *((side, round(HEIGHT * (left - row - 0.5) / left)) for row in range(left)),
        *((WIDTH - side, round(HEIGHT * (row + 0.5) / right)) for row in range(right)),
    ]


@lru_cache(1)
def _ground() -> Picture:
    """Draw the felt with its pattern, and the rim with the direction of turns."""
    picture = Image.new("RGB", (WIDTH, HEIGHT), FELT)
    symbols = [*SUITS.values()]
    for row in range(8):
        for column in range(10):
            pattern = mask(symbols[(row * 2 + column) % 5], 26)
            paint(picture, PATTERN, pattern, (24 + column * 96 + row % 2 * 48, 40 + row * 80))
    for inset, colour in ((0, RIM), (8, TABLE)):
        paint(picture, colour, rounded(*WAY_SIZE, 150, inset), (WIDTH / 2, HEIGHT / 2))
    for y, way in ((ARROWS, 0), (HEIGHT - ARROWS, 180)):
        for step in (-1, 0, 1):
            paint(picture, WAY, mask("arrow", 34).rotate(way), (WIDTH / 2 + step * 46, y))
    return picture


@lru_cache(1)
def _pile() -> Picture:
    """Draw the pile, which peeps out below the top card."""
    side = round(math.hypot(*TOP)) + 8
    pile = Image.new("RGBA", (side, side))
    card = blank_card((TOP[0] * FINE, TOP[1] * FINE), CREAM)
    for lean in (6, -4):
        put(pile, turned(card, -lean).reduce(FINE), (side / 2 + lean, side / 2 + 3))
    return pile


# In the middle ---------------------------------------------------------------------------------


def _draw_market(picture: Picture, table: WhotPicture) -> None:
    """Draw the market as a stack as high as it has cards, or as an empty outline, and its count."""
    x, y = MARKET_PLACE
    if table.market:
        stack = _stack(min(-(-table.market // 2), MOST_LAYERS))
        left, bottom = x - MARKET[0] // 2, y + MARKET[1] // 2
        picture.paste(stack, (left, bottom - stack.height), stack)
    else:
        picture.paste(RIM, (x - MARKET[0] // 2, y - MARKET[1] // 2), _empty_place())
    count = digits(str(table.market), 34)
    paint(picture, INK, rounded(78, 56, 28), (x, y + MARKET[1] // 2 - 2))
    paint(picture, CREAM, count, (x, y + MARKET[1] // 2 - 2))
    paint(picture, CREAM, lettering(table.market_label, 26, 130), MARKET_SIGN)


@lru_cache(MOST_LAYERS)
def _stack(layers: int) -> Picture:
    """Draw cards, each a little above the one below and to its right."""
    back = card_back(SLATE, "star", MARKET)
    top = layers - 1
    stack = Image.new("RGBA", (MARKET[0] + top // 3, MARKET[1] + top * 2))
    for layer in range(layers):
        stack.alpha_composite(back, (layer // 3, (top - layer) * 2))
    return stack


@lru_cache(1)
def _empty_place() -> Picture:
    whole = rounded(*MARKET, 14)
    return ImageChops.subtract(whole, rounded(*MARKET, 14, 5))


@lru_cache(16)
def _call(call: str, label: str) -> Picture:
    """Draw a speech bubble with the called symbol and its name; it points at the top card."""
    width, height = 176, 142
    bubble = Image.new("RGBA", (width, height))
    middle = ((width - 28) / 2, height / 2)
    tail = ((width - 46, height * 0.42), (width - 2, height * 0.78), (width - 46, height * 0.74))
    inner = ((width - 46, height * 0.46), (width - 10, height * 0.75), (width - 46, height * 0.7))
    bubble.paste((*INK, 255), (0, 0), polygon(tail, width, height))
    paint(bubble, INK, rounded(width - 28, height, 34), middle)
    paint(bubble, GOLD, rounded(width - 28, height, 34, 4), middle)
    bubble.paste((*GOLD, 255), (0, 0), polygon(inner, width, height))
    paint(bubble, WINE, mask(SUITS[call], 76), (middle[0], 52))
    paint(bubble, INK, lettering(label, 27, width - 48), (middle[0], 114))
    return bubble


@lru_cache(32)
def _due(due: int, is_left: bool) -> Picture:
    """Draw a plate that tells how many cards somebody must draw, with an arrow to their side."""
    width, height = 250, 78
    plate = Image.new("RGBA", (width, height))
    middle = (width / 2, height / 2)
    paint(plate, INK, rounded(width, height, height // 2), middle)
    paint(plate, CREAM, rounded(width, height, height // 2, 3), middle)
    paint(plate, RED, rounded(width, height, height // 2, 7), middle)
    ahead = -1 if is_left else 1
    back = card_back(SLATE, "star", (38, 53))
    for step in (-7, 7):
        put(plate, back, (width / 2 - ahead * (width / 2 - 58) + step, height / 2))
    paint(plate, CREAM, lettering(f"+{due}", 48), middle)
    arrow = mask("arrow", 46).rotate(180 if is_left else 0)
    paint(plate, CREAM, arrow, (width / 2 + ahead * (width / 2 - 44), height / 2))
    return plate


# The hands -------------------------------------------------------------------------------------


def _draw_seat(picture: Picture, table: WhotPicture, seat: Seat, place: tuple[int, int]) -> None:
    seats, count = len(table.counts), table.counts[seat]
    x, y = place
    is_left = x < WIDTH / 2
    rows = (seats + 1) // 2 if is_left else seats // 2
    is_turn, is_gone = seat == table.turn, count is None
    size = HANDS[rows]
    cards = table.hands[seat] if table.hands else ()
    width = OPEN_BLOCK if table.hands else BLOCK - 4
    plate = nameplate(table.people[seat], PLATE, width, "", is_turn, is_gone)
    hand = _open_hand(cards, HEIGHT // rows - PLATE - 26) if cards else None
    if is_turn:
        room = (OPEN_BLOCK, hand.height + PLATE + 24) if hand else (BLOCK, size[1] + 118)
        put(picture, _spotlight(*room, is_left), place)
    if hand:
        top = y - (hand.height + 8 + PLATE) // 2
        put(picture, hand, (x, top + hand.height / 2))
        put(picture, plate, (x, top + hand.height + 8 + PLATE / 2))
        return
    put(picture, plate, (x, y + (size[1] + 30) // 2))
    if not count:
        return
    inward = 1 if is_left else -1
    held = (x - inward * NUMBER_ROOM // 2, y - PLATE // 2 - 2)
    look = table.people[seat].look
    put(picture, _closed_hand(look, min(count, MOST_HELD), size), held)
    if count == 1:
        paint(picture, GOLD, _rays(), (held[0], held[1] - size[1] // 2 - size[0] // 2 + 29))
    number = (x + inward * (BLOCK // 2 - NUMBER_ROOM // 2 - 2), held[1] + 6)
    if table.due and seat == table.target:
        put(picture, _penalty(table.due), (number[0], held[1] - 30))
        number = (number[0], held[1] + 20)
    paint(picture, GOLD if count == 1 else CREAM, digits(str(count), 40), number)


@lru_cache(128)
def _closed_hand(look: int, count: int, size: Size) -> Picture:
    """Draw the backs of a hand, as narrow as the place beside the number."""
    box = (BLOCK - NUMBER_ROOM + 8, size[1] + 32)
    lean = math.radians(WIDEST_FAN / 2)
    turned_width = size[0] * math.cos(lean) + size[1] * math.sin(lean)
    return fan(look, count, size, box, (box[0] - turned_width) / 2 / math.sin(lean) - 2)


def _open_hand(cards: tuple[Card, ...], height: int) -> Picture:
    """Draw cards in rows, and where there are many, each row on the one above, whose heads stay in
    sight."""
    for in_row in IN_ROWS:
        across = OPEN_BLOCK // in_row
        size = (across - 6, round((across - 6) * 1.4))
        rows = -(-len(cards) // in_row)
        down = min(size[1] + 6, (height - size[1]) // max(1, rows - 1))
        if down > size[0] * HEAD + 2:
            break
    hand = Image.new("RGBA", (OPEN_BLOCK, size[1] + down * (rows - 1)))
    shift = (OPEN_BLOCK - across * min(in_row, len(cards))) // 2
    for place, card in enumerate(cards):
        row, column = divmod(place, in_row)
        face = hand_card(card, size)
        hand.alpha_composite(face, (shift + 3 + column * across, row * down))
    return hand


@lru_cache(32)
def _penalty(due: int) -> Picture:
    """Draw what is due beside the hand that it is due from."""
    sign = Image.new("RGBA", (62, 38))
    for inset, colour in ((0, INK), (2, CREAM), (4, RED)):
        paint(sign, colour, rounded(62, 38, 19, inset), (31, 19))
    paint(sign, CREAM, lettering(f"+{due}", 24), (31, 19))
    return sign


@lru_cache(1)
def _rays() -> Picture:
    """Draw the rays around a last card."""
    strokes = Image.new("L", (150, 60))
    for lean in (-56, -28, 0, 28, 56):
        ray = Image.new("L", (300, 300))
        ray.paste(rounded(8, 22, 4), (146, 62))
        turned_ray = ray.rotate(-lean, Image.Resampling.BICUBIC)
        strokes = ImageChops.lighter(strokes, turned_ray.crop((75, 55, 225, 115)))
    return strokes


@lru_cache(8)
def _spotlight(block: int, height: int, is_left: bool) -> Picture:
    """Draw a bright plate with a pointer, behind the hand of the player to move."""
    width = block + 92
    plate = Image.new("RGBA", (width, height))
    for inset, colour in ((0, INK), (2, GOLD), (7, LIT)):
        paint(plate, colour, rounded(block + 12, height, 26, inset), (width / 2, height / 2))
    x = width / 2 + (block / 2 + 16) * (1 if is_left else -1)
    way = 180 if is_left else 0
    paint(plate, INK, mask("arrow", 54).rotate(way), (x, height / 2))
    paint(plate, GOLD, mask("arrow", 44).rotate(way), (x, height / 2))
    return plate
