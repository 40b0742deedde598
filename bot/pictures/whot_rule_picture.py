"""Draw cards of Whot with a word below each, for the rule sheet."""

from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.pictures.common import CREAM, Colours, Picture, paint, put
from bot.pictures.lettering import lettering
from bot.pictures.shapes import mask
from bot.pictures.whot_cards import card_face
from bot.pictures.whot_picture import COLOURS as TABLE_COLOURS
from bot.pictures.whot_picture import FELT, PATTERN
from engine.cards import Card
from engine.games.whot.pack import SUITS

COLOURS: Final[Colours] = TABLE_COLOURS
WIDTH: Final = 800
IN_ROW: Final = 3
ROW: Final = 262  # the height of a row
CARD: Final = (136, 190)
NAME: Final = 28  # the size of the letters


@dataclass(frozen=True, slots=True)
class WhotRulePicture:
    """Cards, each with its name."""

    cards: tuple[tuple[Card, str], ...]


def draw(rule: WhotRulePicture) -> Picture:
    rows = -(-len(rule.cards) // IN_ROW)
    picture = Image.new("RGB", (WIDTH, rows * ROW + 16), FELT)
    symbols = [*SUITS.values()]
    for row in range(-(-picture.height // 80)):
        for column in range(9):
            pattern = mask(symbols[(row * 2 + column) % 5], 26)
            paint(picture, PATTERN, pattern, (30 + column * 96 + row % 2 * 48, 40 + row * 80))
    room = WIDTH // IN_ROW
    for place, (card, name) in enumerate(rule.cards):
        row, column = divmod(place, IN_ROW)
        x, top = room * column + room // 2, row * ROW + 18
        put(picture, card_face(card, CARD), (x, top + CARD[1] / 2))
        paint(picture, CREAM, lettering(name, NAME, room - 12), (x, top + CARD[1] + 28))
    return picture
