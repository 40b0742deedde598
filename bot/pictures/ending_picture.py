"""Draw an ending: the final board, and below it the players by their places, with confetti for who
won."""

from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.looks import LOOKS, Plate
from bot.pictures.common import CREAM, GOLD, INK, Colours, Picture, mix, paint, put
from bot.pictures.lettering import digits, lettering
from bot.pictures.people import GREY, medal
from bot.pictures.shapes import Mask, mask

SILVER: Final = (196, 204, 212)
BRONZE: Final = (205, 138, 82)
GROUND: Final = (30, 26, 54)
STEP: Final = (58, 52, 96)
METALS: Final = {1: GOLD, 2: SILVER, 3: BRONZE}
TINTS: Final = {place: mix(metal, GROUND, 0.34) for place, metal in METALS.items()}
PALE: Final = mix(CREAM, GROUND, 0.6)  # the edge of a lower step
SOFT: Final = mix(CREAM, GROUND, 0.85)  # scores
COLOURS: Final[Colours] = (SILVER, BRONZE, GROUND, STEP, GREY, PALE, SOFT, *TINTS.values())
STRIP: Final = 256  # the height of the podium below the board
STEPS: Final = {1: 124, 2: 112, 3: 102}  # heights by place
LAST_STEP: Final = 96  # of the other places, and of who has left
EDGE: Final = 6  # the bright upper edge of a step
WIDEST_STEP: Final = 300
CONFETTI: Final = 70


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
    if any(place.rank == 1 for place in ending.places):
        _scatter(picture, board.height)
    count = len(ending.places)
    room = min(WIDEST_STEP, (board.width - 20) // max(1, count))
    left = (board.width - room * count) // 2
    for index, place in enumerate(ending.places):
        _draw_place(picture, place, left + room * index + room // 2, room - 8)
    return picture


def _draw_place(picture: Picture, place: Place, x: int, width: int) -> None:
    """Draw one player on a step of the podium: the higher, the better the place."""
    is_first, is_gone = place.rank == 1, place.rank == 0
    height = STEPS.get(place.rank, LAST_STEP)
    top = picture.height - height
    metal = GREY if is_gone else METALS.get(place.rank, PALE)
    step = TINTS.get(place.rank, STEP)
    picture.paste(metal, (x - width // 2, top, x + width // 2, top + EDGE))
    picture.paste(step, (x - width // 2, top + EDGE, x + width // 2, picture.height))
    size = 88 if is_first else 72
    y = top - size // 2 + 2
    put(picture, medal(place.plate.look, size, is_first, is_gone), (x, y))
    if is_first:
        paint(picture, GOLD, mask("crown", 46), (x, y - size // 2 - 10))
    if place.rank:
        badge = (x + size // 2, y + size // 2 - 14)
        paint(picture, INK, mask("circle", 40), badge)
        paint(picture, metal, mask("circle", 36), badge)
        paint(picture, INK, digits(str(place.rank), 17), badge)
    ink = PALE if is_gone else GOLD if is_first else CREAM
    name_y = top + EDGE + (30 if place.score else (height - EDGE) // 2)
    for text, letters, colour, centre in (
        (place.plate.name, 32, ink, name_y),
        (place.score, 25, SOFT, name_y + 36),
    ):
        if text:
            paint(picture, colour, _written(text, letters, width - 12), (x, centre))


def _written(text: str, size: int, width: int) -> Mask:
    """Write a text in smaller letters where it is too wide, and cut it only if that is not
    enough."""
    for smaller in (size, round(size * 0.85)):
        if lettering(text, smaller).width <= width:
            return lettering(text, smaller)
    return lettering(text, round(size * 0.75), width)


def _scatter(picture: Picture, top: int) -> None:
    """Scatter confetti in all colours above the steps; the pieces fall alike in each picture of
    this size."""
    for piece in range(CONFETTI):
        colour = LOOKS[piece % len(LOOKS)].colour
        shape = ("square", "circle", "triangle")[piece % 3]
        x = 12 + piece * 0.618 % 1 * (picture.width - 24)
        y = top + 10 + piece * 0.755 % 1 * (STRIP - 20)
        paint(picture, colour, mask(shape, (8, 10, 12)[piece // 3 % 3]), (x, y))
