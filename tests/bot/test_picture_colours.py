"""Files of pictures have few colours; each flat colour of a picture has its own there."""

import io
from dataclasses import replace
from functools import reduce
from typing import Final

import pytest
from PIL import Image, ImageChops

from bot.looks import Colour
from bot.pictures import draw, drawn
from bot.pictures.deerportal_picture import DeerPortalPicture
from bot.pictures.ending_picture import Ending, Place
from bot.pictures.rally_picture import RallyHand, RallyPicture
from bot.screens.screen import Screen
from engine.games.rally.maps import HOUSE_MAPS
from tests.bot.screens.looking import EN
from tests.bot.test_pictures_deerportal import BOARD_OF_FOUR, SEASONS
from tests.bot.test_pictures_deerportal_hand import HAND
from tests.bot.test_pictures_rally import LARGEST, PEOPLE, PLAIN, crowded
from tests.engine.games.rally_table import SMALL
from tests.golden_screens import every_screen

APART: Final = 12  # of 255, in each of red, green and blue
SHARE: Final = 1 / 2000  # of the picture, from which on a colour is seen
SCREENS: Final = {f"{game}: {name}": each for game, name, each in every_screen(EN) if each.picture}
MAPS: Final = (*HOUSE_MAPS, SMALL, *LARGEST.values())


def most(picture: Image.Image) -> Image.Image:
    """Return the highest of red, green and blue."""
    return reduce(ImageChops.lighter, picture.split())


def lost(description: object) -> dict[Colour, int]:
    """Return the flat colours that another one stands for, with the number of their pixels; flat is
    a pixel that is like the three above it and to its left."""
    meant = drawn(description).convert("RGB")
    shown = Image.open(io.BytesIO(draw(description))).convert("RGB")
    beside = (ImageChops.offset(meant, x, y) for x, y in ((1, 0), (0, 1), (1, 1)))
    uneven = reduce(ImageChops.lighter, (ImageChops.difference(meant, each) for each in beside))
    is_flat = most(uneven).point(lambda level: 0 if level else 255)
    is_lost = most(ImageChops.difference(meant, shown)).point(lambda n: 255 if n > APART else 0)
    meant.putalpha(ImageChops.darker(is_flat, is_lost))
    counted = meant.getcolors(meant.width * meant.height)
    assert counted is not None
    return {
        (colour[0], colour[1], colour[2]): count
        for count, colour in counted
        if isinstance(colour, tuple) and colour[3] and count > SHARE * meant.width * meant.height
    }


def ending(board: DeerPortalPicture | RallyPicture) -> Ending:
    places = (Place(plate, rank, "12") for rank, plate in enumerate(board.people))
    return Ending(board, tuple(places))


@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
def test_each_colour_of_a_screens_picture_is_its_own(screen: Screen) -> None:
    assert lost(screen.picture) == {}


@pytest.mark.parametrize("board", MAPS)
def test_each_colour_of_a_map_is_its_own(board: str) -> None:
    table = replace(crowded(board, 0), turn=None, people=PEOPLE, left=(1,))
    plain = replace(PLAIN, board=board, places=(table.places[0],) * 2)
    for shown in (RallyPicture(board), plain, table):
        assert lost(shown) == {}, "the table"
    assert lost(RallyHand(table, 0, table.places[:1], "12 steps")) == {}, "the hand"
    assert lost(ending(table)) == {}, "the result"


@pytest.mark.parametrize("season", SEASONS)
@pytest.mark.parametrize("turns_left", [None, 8])
def test_each_colour_of_a_season_is_its_own(season: str, turns_left: int | None) -> None:
    table = replace(BOARD_OF_FOUR, season=season, turns_left=turns_left)
    for shown in (table, replace(table, fields=(10, None), roll=3)):
        assert lost(shown) == {}, "the table"
    for seat in range(4):
        hand = replace(HAND, seat=seat, season=season, turns_left=turns_left, roll=3)
        assert lost(hand) == {}, "the hand"
    assert lost(ending(table)) == {}, "the result"
