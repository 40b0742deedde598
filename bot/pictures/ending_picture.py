"""Draw an ending: the final board, and below it the players by their places, with confetti for who
won."""

from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.looks import LOOKS, Plate
from bot.pictures.common import CREAM, GOLD, INK, Colours, Picture, mix, paint, put
from bot.pictures.lettering import lettering
from bot.pictures.people import GREY, medal
from bot.pictures.shapes import digits, mask, rounded

SILVER: Final = (196, 204, 212)
BRONZE: Final = (205, 138, 82)
GROUND: Final = (34, 30, 60)
STRIPE: Final = (48, 43, 82)
COLOURS: Final[Colours] = (SILVER, BRONZE, GROUND, STRIPE, GREY)
METALS: Final = {1: GOLD, 2: SILVER, 3: BRONZE}
STRIP: Final = 190  # the height of the places below the board
FIRST_STRIP: Final = 176  # the height of a place's card
CONFETTI: Final = 46


@dataclass(frozen=True, slots=True)
class Place:
    """A player's place, 0 for somebody who has left; the score is in words."""

    plate: Plate
    rank: int
    score: str = ""


@dataclass(frozen=True, slots=True)
class Ending:
    """The last board, by its own description, and everybody by their places."""

    board: object
    places: tuple[Place, ...]


def draw(ending: Ending, board: Picture) -> Picture:
    picture = Image.new("RGB", (board.width, board.height + STRIP), GROUND)
    picture.paste(board, (0, 0))
    _scatter(picture, board.height, any(place.rank == 1 for place in ending.places))
    count = len(ending.places)
    room = min(300, (board.width - 20) // max(1, count))
    left = (board.width - room * count) // 2
    for index, place in enumerate(ending.places):
        centre = left + room * index + room // 2
        _draw_place(picture, place, centre, board.height, room - 12)
    return picture


def _draw_place(picture: Picture, place: Place, x: int, top: int, width: int) -> None:
    """Draw one player: the medal of the place, the mark, the name and the score."""
    is_first = place.rank == 1
    size = 84 if is_first else 68
    y = top + 58
    metal = METALS.get(place.rank, mix(GROUND, CREAM, 0.6))
    if is_first:
        paint(picture, GOLD, mask("crown", 44), (x, top + 4))
    put(picture, medal(place.plate.look, size, is_first, place.rank == 0), (x, y))
    if place.rank:
        badge = (x + size // 2 - 4, y + size // 2 - 8)
        paint(picture, INK, mask("circle", 40), badge)
        paint(picture, metal, mask("circle", 36), badge)
        paint(picture, INK, digits(str(place.rank), 16), badge)
    ink = GREY if place.rank == 0 else GOLD if is_first else CREAM
    for text, height, part in ((place.plate.name, 26, 122), (place.score, 21, 158)):
        if text:
            written = lettering(text, height, width)
            paint(
                picture, ink if height == 26 else mix(CREAM, GROUND, 0.8), written, (x, top + part)
            )


def _scatter(picture: Picture, top: int, is_won: bool) -> None:
    """Scatter confetti in all colours; the pieces fall alike in each picture of this size."""
    paint(
        picture,
        STRIPE,
        rounded(picture.width - 16, FIRST_STRIP, 24),
        (picture.width / 2, top + STRIP / 2),
    )
    if not is_won:
        return
    for piece in range(CONFETTI):
        colour = LOOKS[piece % len(LOOKS)].colour
        shape = ("square", "circle", "triangle")[piece % 3]
        x = 14 + piece * 0.618 % 1 * (picture.width - 28)
        y = top + 12 + piece * 0.755 % 1 * (STRIP - 24)
        paint(picture, colour, mask(shape, (7, 9, 11)[piece // 3 % 3]), (x, y))
