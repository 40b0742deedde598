"""Draw a hand of Whot for its owner: the own cards, and beside them what they are to fit."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from PIL import Image

from bot.pictures.common import CREAM, Colours, Picture, Size, paint, put
from bot.pictures.lettering import lettering
from bot.pictures.shapes import mask, rounded
from bot.pictures.whot_cards import FRAME, HEAD, called, card_face, gold_frame, hand_card, plate
from bot.pictures.whot_picture import COLOURS as TABLE_COLOURS
from bot.pictures.whot_picture import FELT, PATTERN, RED, RIM, TABLE
from engine.cards import Card
from engine.games.whot.pack import SUITS

COLOURS: Final[Colours] = TABLE_COLOURS
WIDTH: Final = 800
LEAST_HEIGHT, MOST_HEIGHT = 330, 540
MARGIN: Final = 14
SIDE: Final = 190  # the width of the panel beside the cards
# The top card in a low picture with a sign below it, in a low one without, and in a high one.
TOPS: Final[tuple[Size, Size, Size]] = ((106, 148), (130, 182), (152, 213))
HIGH: Final = 400
GAP: Final = 10
LIFT: Final = 14  # of a card that can be played
IN_ROW: Final = ((12, 4), (20, 5), (54, 6))  # cards in a row, by how many there are
HEIGHT_OF_WIDTH: Final = 1.4  # of a card

CardState = Literal["plain", "lit", "dim"]


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A card as it is on its key: several that are alike are one."""

    card: Card
    count: int = 1
    state: CardState = "plain"


@dataclass(frozen=True, slots=True)
class WhotHandPicture:
    cards: tuple[HeldCard, ...]
    top: Card
    call: str
    due: int
    top_label: str = ""
    call_label: str = ""
    market_label: str = ""


def in_row(count: int) -> int:
    """Return how many cards stand side by side, in the picture and on the keys."""
    return next(width for most, width in IN_ROW if count <= most)


def draw(hand: WhotHandPicture) -> Picture:
    count = len(hand.cards)
    width = in_row(count)
    rows = max(1, -(-count // width))
    across = (WIDTH - SIDE - 2 * MARGIN) // width
    size = (across - GAP, round((across - GAP) * HEIGHT_OF_WIDTH))
    room = MOST_HEIGHT - 2 * MARGIN - LIFT - size[1]
    down = min(size[1] + LIFT + GAP, room // max(1, rows - 1))
    needed = 2 * MARGIN + LIFT + size[1] + down * (rows - 1)
    height = max(LEAST_HEIGHT, needed)
    picture = _ground(height).copy()
    _draw_side(picture, hand)
    top = (height - needed) // 2 + MARGIN + LIFT
    head = round(size[0] * HEAD) + FRAME
    lift = LIFT if rows == 1 else max(0, min(LIFT, down - head))  # and leave the heads in sight
    for place, held in enumerate(hand.cards):
        row, column = divmod(place, width)
        x = MARGIN + SIDE + column * across + GAP + size[0] / 2
        y = top + row * down + size[1] / 2
        _draw_card(picture, held, size, (x, y - (lift if held.state == "lit" else 0)))
    return picture


def _draw_card(picture: Picture, held: HeldCard, size: Size, centre: tuple[float, float]) -> None:
    if held.state == "lit":
        put(picture, gold_frame(size), centre)
    put(picture, hand_card(held.card, size, held.state == "dim", held.count), centre)


@lru_cache(16)
def _ground(height: int) -> Picture:
    picture = Image.new("RGB", (WIDTH, height), FELT)
    symbols = [*SUITS.values()]
    for row in range(-(-height // 80)):
        for column in range(9):
            pattern = mask(symbols[(row * 2 + column) % 5], 26)
            paint(picture, PATTERN, pattern, (30 + column * 96 + row % 2 * 48, 40 + row * 80))
    panel = (SIDE - MARGIN // 2, height - 2 * MARGIN)
    for inset, colour in ((0, RIM), (5, TABLE)):
        plate = rounded(*panel, 24, inset)
        paint(picture, colour, plate, (MARGIN + panel[0] / 2, height / 2))
    return picture


def _draw_side(picture: Picture, hand: WhotHandPicture) -> None:
    """Draw the top card, what is called or due, and how many cards are left to draw."""
    x = MARGIN + (SIDE - MARGIN // 2) / 2
    sign = called(hand.call, hand.call_label, SIDE - 30) if hand.call else None
    if hand.due:
        sign = _due(hand.due)
    size = TOPS[2 if picture.height > HIGH else 0 if sign else 1]
    top = (picture.height - size[1] - 78 - (64 if sign else 0)) / 2
    paint(picture, CREAM, lettering(hand.top_label, 23, SIDE - 30), (x, top + 16))
    put(picture, card_face(hand.top, size), (x, top + 38 + size[1] / 2))
    below = top + 38 + size[1]
    if sign:
        put(picture, sign, (x, below + 36))
        below += 64
    paint(picture, CREAM, lettering(hand.market_label, 23, SIDE - 30), (x, below + 24))


@lru_cache(16)
def _due(due: int) -> Picture:
    sign = plate(SIDE - 60, 52, RED)
    paint(sign, CREAM, lettering(f"+{due}", 38), (sign.width / 2, 26))
    return sign
