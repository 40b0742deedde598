"""The picture of an ending: the last board, and everybody on a podium."""

import io

import pytest
from PIL import Image

from bot.i18n import translator_for
from bot.looks import LOOKS, Plate
from bot.names import names_of
from bot.pictures import draw
from bot.pictures.ending_picture import GROUND, STRIP, Ending, Place
from bot.screens import result
from engine.games import GAMES
from tests.bot.screens.looking import PICTURED
from tests.engine.tables import ANN, BOB, CID, DAN, EVE, FAY, finished

MOST_BYTES = 100_000
PEOPLE = (ANN, BOB, CID, DAN, EVE, FAY)


def drawn(description: object) -> Image.Image:
    return Image.open(io.BytesIO(draw(description))).convert("RGB")


@pytest.mark.parametrize(
    ("game", "count"), [(key, count) for key in PICTURED for count in GAMES[key].seats]
)
def test_every_ending_is_small_enough_to_send(game: str, count: int) -> None:
    session = finished(game, *PEOPLE[:count])
    t = translator_for("en")
    screen = result(session, t, names_of(session, t))
    assert isinstance(screen.picture, Ending)
    file = draw(screen.picture)
    assert len(file) <= MOST_BYTES
    board = drawn(screen.picture.board)
    assert Image.open(io.BytesIO(file)).size == (board.width, board.height + STRIP)


def podium(*ranks: int, name: str = "Ann") -> Image.Image:
    """Draw the strip below a board with these places."""
    session, t = finished("whot", ANN, BOB), translator_for("en")
    screen = result(session, t, names_of(session, t))
    assert isinstance(screen.picture, Ending)
    places = tuple(Place(Plate(name, look), rank) for look, rank in enumerate(ranks))
    shown = drawn(Ending(screen.picture.board, places))
    return shown.crop((0, shown.height - STRIP, shown.width, shown.height))


def height_at(strip: Image.Image, x: int) -> int:
    """Return how high the step is that stands here."""
    ground = strip.getpixel((2, strip.height // 2))
    return sum(strip.getpixel((x, y)) != ground for y in range(strip.height // 2, strip.height))


def test_the_better_the_place_the_higher_the_step() -> None:
    strip = podium(1, 2, 3, 4)
    room = min(300, (strip.width - 20) // 4)
    left = (strip.width - room * 4) // 2
    heights = [height_at(strip, left + room * place + 12) for place in range(4)]
    assert heights[0] > heights[1] > heights[2] > heights[3]


def test_a_game_that_nobody_won_has_no_confetti() -> None:
    colours = {LOOKS[look].colour for look in (3, 4)}  # of nobody who is drawn

    def confetti(strip: Image.Image) -> int:
        upper = strip.crop((0, 0, strip.width, 40))
        return sum(count for count, colour in upper.getcolors(1 << 16) or () if colour in colours)

    assert confetti(podium(1, 2)) > 0
    assert confetti(podium(0, 0)) == 0


@pytest.mark.parametrize("name", ["", "李小龍 محمد", "W" * 40, "🦄🦄"])
def test_any_name_stands_on_a_step(name: str) -> None:
    strip = podium(1, 0, 2, name=name)
    assert strip.getpixel((2, 2)) == GROUND
