"""Pictures of DeerPortal: small files in which everything that matters can be told apart, without
colours too."""

import io
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.names import Names
from bot.pictures import common, draw
from bot.pictures.deerportal_glyphs import gem, glyph
from bot.pictures.deerportal_picture import BOARD, DeerPortalPicture, place
from bot.screens import screens_of
from engine.chance import Loose
from engine.games import GAMES
from tests.bot.screens.looking import EN
from tests.engine.games.deerportal_table import BARE, area

VISIBLE = 24  # of 255; palettes of two seasons differ by less
SEASONS = ("spring", "summer", "fall", "winter")
TOPS = ("stop", "card", "diamond", "diamonds")
FULL = "." + "wefad" * 7 + "wefa" + "."
BOARD_OF_FOUR = DeerPortalPicture(
    (BARE,) * 4, (10, 10, 10, 10), (0, 0, 0, 0), (0, 0, 0, 0), TOPS, "spring", 0, 0, None, None
)


def opened(board: DeerPortalPicture) -> Image.Image:
    return Image.open(io.BytesIO(draw(board))).convert("RGB")


def differs(one: DeerPortalPicture, other: DeerPortalPicture, at: tuple[int, int]) -> bool:
    """Return whether two pictures differ in brightness around a place."""
    apart = ImageChops.difference(opened(one).convert("L"), opened(other).convert("L"))
    x, y = at
    levels = apart.crop((x - 20, y - 20, x + 20, y + 20)).getextrema()
    assert isinstance(levels[1], int | float)
    return levels[1] > VISIBLE


def changed(**fields: Any) -> DeerPortalPicture:
    return replace(BOARD_OF_FOUR, **fields)


@pytest.mark.parametrize("season", SEASONS)
@pytest.mark.parametrize("turns_left", [None, 16, 0])
def test_the_most_crowded_board_is_a_small_file(season: str, turns_left: int | None) -> None:
    crowded = changed(
        areas=(FULL,) * 4, diamonds=(88, 88, 88, 88), frozen=(1, 2, 3, 4), roll=6,
        season=season, turns_left=turns_left, big=2, winners=(0, 1, 2, 3),
    )  # fmt: skip
    file = draw(crowded)
    assert len(file) < common.MOST_BYTES
    picture = Image.open(io.BytesIO(file))
    assert (picture.format, picture.mode) == ("PNG", "P")
    assert max(picture.size) <= 1280


def test_a_whole_game_is_drawn_in_small_files() -> None:
    game = GAMES["deerportal"]
    for seats in (2, 4):
        chance, names = Loose(seats), Names(("Ann", "Bob", "Cid", "Dan"))
        state = game.setup(seats, game.options(), chance)
        for move in range(240):
            if not (asked := game.to_act(state)):
                break
            legal = game.legal(state, asked[0])
            game.play(state, asked[0], legal[move % 3 % len(legal)], chance)
            if move % 12 == 0:
                description = screens_of(game).picture(game.view(state, None), EN, names)
                assert description is not None
                assert len(draw(description)) < common.MOST_BYTES


@pytest.mark.parametrize("thing", "dwefa")
def test_each_thing_lies_on_its_field(thing: str) -> None:
    for element in range(4):
        areas = [BARE] * 4
        areas[element] = area(**{thing: 22})
        assert differs(BOARD_OF_FOUR, changed(areas=tuple(areas)), place(element, 22))


def test_things_are_told_apart_without_colours() -> None:
    for one in "dwefa":
        for other in "dwefa":
            if one < other:
                here, there = (
                    changed(areas=(area(**{thing: 22}), BARE, BARE, BARE)) for thing in (one, other)
                )
                assert differs(here, there, place(0, 22)), (one, other)
    signs = {glyph(sign, 40).tobytes() for sign in ("drop", "sprout", "flame", "swirl")}
    assert len(signs) == 4
    assert gem(40).size == (40, 40)


@pytest.mark.parametrize("seat", range(4))
def test_each_figure_stands_on_its_field(seat: int) -> None:
    fields: list[int | None] = [10] * 4
    fields[seat] = 22
    moved = changed(fields=tuple(fields), turn=None)
    assert differs(changed(turn=None), moved, place(seat, 10))
    assert differs(changed(turn=None), moved, place(seat, 22))
    fields[seat] = None
    assert differs(changed(turn=None), changed(fields=tuple(fields), turn=None), place(seat, 10))


def test_whose_turn_it_is_is_seen_at_the_figure_and_below() -> None:
    for seat in range(1, 4):
        turn = changed(turn=seat)
        x, y = place(seat, 10)
        assert differs(BOARD_OF_FOUR, turn, (x + 20, y + 20))
        assert differs(BOARD_OF_FOUR, turn, (seat * 200 + 100, BOARD + 10))


def test_a_roll_shows_both_ways() -> None:
    rolled = changed(roll=3)
    for field in (7, 13):
        assert differs(BOARD_OF_FOUR, rolled, place(0, field))
    assert len({draw(changed(roll=number)) for number in range(1, 7)}) == 6
    assert differs(changed(fields=(38, 10, 10, 10)), changed(fields=(38, 10, 10, 10), roll=6),
                   place(0, 40))  # fmt: skip


def test_who_is_frozen_is_seen() -> None:
    for seat in range(4):
        frozen = tuple(int(other == seat) for other in range(4))
        x, y = place(seat, 10)
        assert differs(BOARD_OF_FOUR, changed(frozen=frozen), (x + 12, y - 12))


def test_the_big_diamond_lies_where_it_can_be_taken() -> None:
    for seat in range(4):
        assert differs(BOARD_OF_FOUR, changed(big=seat), place(seat, 40))


def test_seasons_and_the_deer_mode_are_unmistakable() -> None:
    middle = (BOARD // 2, BOARD // 2)
    for season in SEASONS:
        day, night = changed(season=season), changed(season=season, turns_left=9)
        assert differs(day, night, middle)
        assert differs(day, night, (BOARD // 2, 5))
        others = [changed(season=other) for other in SEASONS if other != season]
        assert all(differs(day, other, (376 - 48, 40)) for other in others)
    pictures = {draw(changed(turns_left=left)) for left in range(17)}
    assert len(pictures) == 17


def test_open_cards_diamonds_and_winners_are_on_the_plates() -> None:
    for number in range(4):
        plate = number * 200 + 100
        tops = tuple("" if other == number else top for other, top in enumerate(TOPS))
        assert differs(BOARD_OF_FOUR, changed(tops=tops), (plate + 62, BOARD + 54))
        diamonds = tuple(int(other == number) for other in range(4))
        assert differs(BOARD_OF_FOUR, changed(diamonds=diamonds), (plate - 4, BOARD + 40))
        crowned = changed(winners=(number,))
        assert differs(BOARD_OF_FOUR, crowned, (plate - 64, BOARD + 18))
    assert len({draw(changed(tops=(top,) * 4)) for top in (*TOPS, "")}) == 5


def test_where_nobody_plays_an_element_no_figure_stands() -> None:
    two = changed(fields=(10, 10), diamonds=(0, 0), frozen=(0, 0))
    assert differs(BOARD_OF_FOUR, two, place(2, 10))
    assert differs(BOARD_OF_FOUR, two, (700 - 64, BOARD + 40))


def test_the_better_of_two_ways_has_another_shape() -> None:
    both = changed(roll=4)
    better = replace(both, better=14)
    (x, y), (u, v) = place(0, 14), place(0, 6)
    assert differs(both, better, (x + 30, y))
    assert not differs(both, better, (u + 30, v))
