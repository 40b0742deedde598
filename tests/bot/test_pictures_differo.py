"""The pictures of Differo: small files, different where it matters."""

import io
from collections.abc import Iterable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from bot.looks import LOOKS, Plate
from bot.pictures import common, draw
from bot.pictures.differo_picture import HAND, TABLE, DifferoHand, DifferoPicture, Side
from engine.games.differo.board import PLACES, START, cells_of

VISIBLE = 16
HAND_BYTES = 60_000
WHITE, BLACK = map(cells_of, START)
SIDES = (
    Side("White", "wins here", Plate("Ann", 0)),
    Side("Black", "wins here", Plate("Bartholomew Oyelaran", 1)),
)
BOARD = DifferoPicture(WHITE, BLACK, SIDES, turn=0)
CHOSEN = DifferoHand(replace(BOARD, movers=("F2",), aims=("F8",)), (6, 3, -1))


def opened(description: object) -> Image.Image:
    return Image.open(io.BytesIO(draw(description))).convert("RGB")


def changes_at(one: object, other: object, place: tuple[float, float], reach: int = 40) -> bool:
    """Return whether two pictures differ around a place."""
    x, y = place
    around = (round(x) - reach, round(y) - reach, round(x) + reach, round(y) + reach)
    apart = ImageChops.difference(opened(one), opened(other)).convert("L").crop(around)
    return apart.point(lambda level: 255 if level > VISIBLE else 0).getbbox() is not None


def some_board(cells: Iterable[str], look: int) -> DifferoPicture:
    some = tuple(sorted(cells))
    return replace(
        BOARD,
        white=some[::2],
        black=some[1::2],
        sides=(Side("White", "wins here", Plate("ᄒ" * 20, look)), SIDES[1]),
        movers=some,
    )


@given(st.sets(st.sampled_from(sorted(PLACES)), max_size=26), st.integers(0, len(LOOKS) - 1))
@settings(max_examples=15, deadline=None)
def test_any_board_is_a_small_picture(cells: set[str], look: int) -> None:
    board = some_board(cells, look)
    for description, most in ((board, common.MOST_BYTES), (DifferoHand(board), HAND_BYTES)):
        file = draw(description)
        assert len(file) < most
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
    assert changes_at(BOARD, without, TABLE.centre_of(cell))
    assert not changes_at(BOARD, without, TABLE.centre_of("E9"))


def test_the_colours_and_their_owners_are_told_apart_without_colours() -> None:
    shown = [
        opened(DifferoPicture(white, black, sides)).convert("L")
        for white, black in ((("E5",), ()), ((), ("E5",)))
        for sides in (SIDES, SIDES[::-1])
    ]
    assert len({picture.tobytes() for picture in shown}) == 4


def test_a_picture_shows_who_plays_what_by_name_and_look() -> None:
    other = (Side("White", "wins here", Plate("Eve", 0)), SIDES[1])
    below, above = (330, TABLE.height - 48), (330, 48)
    for changed in (other, (Side("White", "wins here", Plate("Ann", 3)), SIDES[1])):
        assert changes_at(BOARD, replace(BOARD, sides=changed), below, 200)
        assert not changes_at(BOARD, replace(BOARD, sides=changed), above, 40)


def test_each_goal_row_bears_the_mark_of_who_wins_there() -> None:
    swapped = replace(BOARD, sides=(replace(SIDES[0], player=Plate("Ann", 3)), SIDES[1]))
    for cell in ("A5", "A9"):
        assert changes_at(BOARD, swapped, TABLE.centre_of(cell))
    assert not changes_at(BOARD, swapped, TABLE.centre_of("I3"))


def test_what_can_move_is_ringed_and_bears_its_place() -> None:
    ringed = replace(BOARD, movers=("F2",))
    assert changes_at(BOARD, ringed, TABLE.centre_of("F2"))
    assert changes_at(BOARD, ringed, TABLE.centre_of("F2"), 16)  # the label within the ring
    assert not changes_at(BOARD, ringed, TABLE.centre_of("H4"))


def test_the_last_move_leaves_a_trace_from_its_source_to_its_target() -> None:
    moved = replace(BOARD, white=(*WHITE[1:], "F8"), turn=1)
    assert WHITE[0] == "F2"
    traced = replace(moved, last=("F2", "F8"))
    for cell in ("F2", "F8"):
        assert changes_at(moved, traced, TABLE.centre_of(cell))


def test_whose_turn_it_is_is_seen() -> None:
    assert opened(BOARD).tobytes() != opened(replace(BOARD, turn=1)).tobytes()


def test_a_puzzle_shows_colours_without_people() -> None:
    nobody = (Side("White", "White wins here"), Side("Black", "Black wins here"))
    puzzle = replace(BOARD, sides=nobody)
    assert changes_at(BOARD, puzzle, TABLE.centre_of("F3"))  # no mark on the pieces
    turned = replace(puzzle, turn=1)
    assert changes_at(puzzle, turned, (150, 48), 60)
    assert changes_at(puzzle, turned, (150, TABLE.height - 48), 60)


def test_each_move_that_is_pointed_out_is_told_apart_at_both_ends() -> None:
    one = replace(BOARD, marks=(("played", "F2", "F8"), ("better", "G4", "E6")))
    other = replace(BOARD, marks=(("better", "F2", "F8"), ("played", "G4", "E6")))
    for cell in ("F2", "F8", "G4", "E6"):
        assert changes_at(one, other, TABLE.centre_of(cell))
        assert changes_at(BOARD, one, TABLE.centre_of(cell))


def test_a_chosen_piece_shows_its_lines_their_counts_and_its_targets() -> None:
    plain = DifferoHand(replace(BOARD, movers=("F2",)))
    assert changes_at(CHOSEN, plain, HAND.centre_of("F1"))  # its row is lit from edge to edge
    two = replace(CHOSEN, board=replace(CHOSEN.board, aims=("F1", "F8")))
    assert changes_at(CHOSEN, two, HAND.centre_of("F1"))  # and a target stands out
    assert not changes_at(CHOSEN, plain, HAND.centre_of("E2"), 16)  # on a line without a target
    right, upper_left = HAND.at(5, 7.7), HAND.at(2.3, 1)
    for place, counts in ((right, (5, 3, -1)), (upper_left, (6, 2, -1))):
        assert changes_at(CHOSEN, replace(CHOSEN, counts=counts), place, 24)


def test_the_counts_hide_no_label_of_a_row_or_a_number() -> None:
    plain = DifferoHand(replace(BOARD, movers=("F2",), aims=("F8",)))
    around = [HAND.at(row, max(0, 4 - row) - HAND.labels) for row in range(9)]
    around += [HAND.at(min(8, 12 - number) + HAND.labels, number) for number in range(9)]
    for place in around:
        assert not changes_at(plain, CHOSEN, place, 9), place
