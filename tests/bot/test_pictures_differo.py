"""The picture of a Differo board: a small file, different where it matters."""

import io
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from bot.pictures import common, draw
from bot.pictures.differo_picture import DifferoPicture, centre_of
from engine.games.differo.board import PLACES, START, cells_of

VISIBLE = 16
WHITE, BLACK = map(cells_of, START)
BOARD = DifferoPicture(WHITE, BLACK, 0, turn=0)


def opened(description: object) -> Image.Image:
    return Image.open(io.BytesIO(draw(description))).convert("RGB")


def changes_at(one: DifferoPicture, other: DifferoPicture, place: tuple[float, float]) -> bool:
    """Return whether two pictures differ around a place."""
    x, y = place
    around = (round(x) - 40, round(y) - 40, round(x) + 40, round(y) + 40)
    apart = ImageChops.difference(opened(one), opened(other)).convert("L").crop(around)
    return apart.point(lambda level: 255 if level > VISIBLE else 0).getbbox() is not None


@given(st.sets(st.sampled_from(sorted(PLACES)), max_size=26), st.integers(0, 1))
@settings(max_examples=15, deadline=None)
def test_any_board_is_a_small_picture(cells: set[str], first: int) -> None:
    some = tuple(sorted(cells))
    file = draw(DifferoPicture(some[::2], some[1::2], first, None, some, first, None))
    assert len(file) < common.MOST_BYTES
    picture = Image.open(io.BytesIO(file))
    assert (picture.format, picture.mode) == ("PNG", "P")
    assert max(picture.size) <= 1280


def test_the_same_board_is_the_same_file() -> None:
    assert draw(BOARD) == draw(replace(BOARD))


@pytest.mark.parametrize("cell", ["F2", "B5", "G4"])
def test_a_piece_stands_at_its_place(cell: str) -> None:
    without = replace(
        BOARD,
        white=tuple(c for c in WHITE if c != cell),
        black=tuple(c for c in BLACK if c != cell),
    )
    assert changes_at(BOARD, without, centre_of(cell))
    assert not changes_at(BOARD, without, centre_of("E9"))


def test_the_colours_and_their_owners_are_told_apart_without_colours() -> None:
    shown = [
        opened(DifferoPicture(white, black, first)).convert("L")
        for white, black in ((("E5",), ()), ((), ("E5",)))
        for first in (0, 1)
    ]
    assert len({picture.tobytes() for picture in shown}) == 4


def test_what_can_move_is_ringed() -> None:
    ringed = replace(BOARD, movers=("F2",))
    assert changes_at(BOARD, ringed, centre_of("F2"))
    assert not changes_at(BOARD, ringed, centre_of("H4"))


def test_the_last_move_leaves_a_trace_from_its_source_to_its_target() -> None:
    moved = replace(BOARD, white=(*WHITE[1:], "F8"), turn=1)
    assert WHITE[0] == "F2"
    traced = replace(moved, last=("F2", "F8"))
    for cell in ("F2", "F8"):
        assert changes_at(moved, traced, centre_of(cell))


def test_whose_turn_it_is_is_seen() -> None:
    assert opened(BOARD).tobytes() != opened(replace(BOARD, turn=1)).tobytes()


def test_the_winner_wears_a_crown() -> None:
    over = replace(BOARD, turn=None)
    pictures = [opened(replace(over, winner=winner)).tobytes() for winner in (None, 0, 1)]
    assert len(set(pictures)) == 3


def test_the_better_of_two_moves_has_another_shape() -> None:
    both = replace(BOARD, movers=("F2", "G4"), aims=("F8", "E6"))
    better = replace(both, better=("G4", "E6"))
    assert changes_at(both, better, centre_of("G4"))
    assert changes_at(both, better, centre_of("E6"))
    assert not changes_at(both, better, centre_of("F8"))
