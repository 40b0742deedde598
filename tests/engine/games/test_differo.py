"""The rule book of Differo, a test a sentence."""

from collections import Counter

import pytest

from engine.chance import Loose, Recorded
from engine.games.differo import Differo
from engine.games.differo.board import AXES, LINES, PLACES, cells_of, set_of
from engine.games.differo.model import GaveUp, Moved, Options, State, Swapped
from tests.engine.games.differo_table import (
    DIFFERO,
    EMPTY,
    LENGTHS,
    MIDDLE,
    START,
    act,
    after,
    asked,
    board,
    cells,
    drawing,
    may,
    may_go,
    perft,
    pieces,
    ranks,
    wins,
)

# The board ------------------------------------------------------------------------------------


def test_the_board_is_a_hexagon_with_five_on_a_side() -> None:
    assert list(PLACES) == cells()
    assert len(PLACES) == 61
    by_row = Counter(cell[0] for cell in PLACES)
    assert tuple(by_row.values()) == LENGTHS


def test_a_place_exists_where_row_and_column_add_up_to_between_4_and_12() -> None:
    assert set(PLACES.values()) == {
        (row, column) for row in range(9) for column in range(9) if 4 <= row + column <= 12
    }


def test_a_place_lies_on_three_lines_and_each_axis_has_nine() -> None:
    assert Counter(line.axis for line in LINES) == dict.fromkeys(AXES, 9)
    through = Counter(cell for line in LINES for cell in cells_of(line.cells))
    assert through == dict.fromkeys(cells(), 3)


@pytest.mark.parametrize(
    ("axis", "line"),
    [
        ("-", "E1 E2 E3 E4 E5 E6 E7 E8 E9"),
        ("-", "A5 A6 A7 A8 A9"),
        ("\\", "C3 D3 E3 F3 G3 H3 I3"),
        ("\\", "A9 B9 C9 D9 E9"),
        ("/", "A6 B5 C4 D3 E2 F1"),
        ("/", "A9 B8 C7 D6 E5 F4 G3 H2 I1"),
    ],
)
def test_a_line_is_a_row_or_falls_or_rises_to_the_right(axis: str, line: str) -> None:
    assert (axis, set_of(line)) in [(other.axis, other.cells) for other in LINES]


# Preparation ----------------------------------------------------------------------------------


def begin(**house: object) -> State:
    return DIFFERO.setup(2, Options(**house), Loose(1))  # type: ignore[arg-type]


def test_two_play() -> None:
    assert list(DIFFERO.seats) == [2]


def test_thirteen_white_and_thirteen_black_pieces_are_placed_as_drawn() -> None:
    state = begin()
    assert drawing(state).split() == START.split()
    assert (state.white.bit_count(), state.black.bit_count()) == (13, 13)


def test_the_start_looks_the_same_from_both_sides() -> None:
    turned = {"W": "B", "B": "W", ".": "."}
    assert [turned[sign] for sign in reversed(START.split())] == START.split()


def test_white_moves_first_and_then_the_colours_take_turns() -> None:
    state = begin()
    for text, seat in (("F2-F8", 0), ("B5-B9", 1), ("H5-H1", 0)):
        assert asked(state) == seat
        act(state, text)


def test_who_sits_first_plays_white() -> None:
    assert (begin().first, asked(begin())) == (0, 0)


def test_white_can_be_given_to_the_second_or_drawn_by_lot() -> None:
    assert asked(begin(white="second")) == 1
    lots = [DIFFERO.setup(2, Options(white="lot"), Recorded([drawn])).first for drawn in (0, 1)]
    assert lots == [0, 1]


# Moving ---------------------------------------------------------------------------------------


def test_white_has_these_twenty_moves_at_the_start() -> None:
    moves = """
        F2-F8 F3-E3 F3-G3 F4-E4 F5-E6 F6-E7 F6-G5 F7-F1 G2-G5 G2-D2 G4-G1 G4-G7 G6-G3 G6-D9
        H2-H6 H2-E2 H3-G3 H4-G5 H5-H1 H5-E8
    """
    assert may(begin()) == set(moves.split())


def test_a_piece_goes_as_many_steps_as_it_has_more_pieces_on_the_whole_line() -> None:
    assert may_go(pieces(white="E4"), "E4") >= {"E3", "E5"}
    assert may_go(pieces(white="E4 E9"), "E4") >= {"E2", "E6"}
    assert may_go(pieces(white="E4 E9 E8"), "E4") >= {"E1", "E7"}
    assert may_go(pieces(white="E4 E9 E8", black="E1"), "E4") >= {"E2", "E6"}


def test_pieces_behind_it_count_like_those_before_it() -> None:
    ahead, behind = pieces(white="F4 E4"), pieces(white="F4 G4")
    assert "D4" in may_go(ahead, "F4")
    assert "D4" in may_go(behind, "F4")


def test_with_no_more_pieces_than_the_other_nobody_moves_along_a_line() -> None:
    equal, fewer = pieces(white="E4", black="E8"), pieces(white="E4", black="E8 E9")
    for state in (equal, fewer):
        assert may_go(state, "E4") == {"D4", "F4", "D5", "F3"}


def test_it_moves_exactly_so_many_steps_and_no_fewer() -> None:
    assert may_go(pieces(white="E5 E1 E9"), "E5") == {"E2", "E8", "D5", "F5", "D6", "F4"}


def test_all_six_directions_are_allowed_also_backwards_and_sideways() -> None:
    for turn, colour in (("W", "white"), ("B", "black")):
        assert may_go(pieces(turn, **{colour: "E5"}), "E5") == {"E4", "E6", "D5", "F5", "D6", "F4"}


def test_it_jumps_over_own_and_other_pieces() -> None:
    state = pieces(white="E3 E4 E8 E9", black="E5")
    assert "E6" in may_go(state, "E3")


def test_it_must_land_on_the_board() -> None:
    assert may_go(pieces(white="E1 E2 E3"), "E2") & {"E5", "E8", "E9"} == {"E5"}
    assert may_go(pieces(white="E1"), "E1") == {"E2", "D2", "F1"}


def test_it_must_land_on_a_free_place() -> None:
    assert may_go(pieces(white="E3 E5"), "E3") & {"E1", "E5"} == {"E1"}
    assert may_go(pieces(white="E3 E9", black="E4"), "E3") & {"E2", "E4"} == {"E2"}


def test_nothing_is_taken() -> None:
    state = begin()
    chance = Loose(3)
    while DIFFERO.to_act(state):
        legal = DIFFERO.legal(state, asked(state))
        DIFFERO.play(state, asked(state), legal[chance.below(len(legal))], chance)
        assert (state.white.bit_count(), state.black.bit_count()) == (13, 13)
        assert not state.white & state.black


def test_nobody_lands_in_the_others_goal() -> None:
    assert may_go(pieces(white="H3"), "H3") == {"H2", "H4", "G3", "G4"}
    assert may_go(pieces("B", black="B6"), "B6") == {"B5", "B7", "C6", "C5"}


def test_the_goals_are_empty_until_somebody_wins() -> None:
    for seed in range(20):
        state, chance = begin(), Loose(seed)
        while DIFFERO.to_act(state):
            assert not (state.white | state.black) & set_of("A5 A6 A7 A8 A9 I1 I2 I3 I4 I5")
            legal = DIFFERO.legal(state, asked(state))
            DIFFERO.play(state, asked(state), legal[chance.below(len(legal))], chance)


# The end --------------------------------------------------------------------------------------


@pytest.mark.parametrize("goal", ["A5", "A6", "A7", "A8", "A9"])
def test_white_wins_anywhere_in_the_top_row(goal: str) -> None:
    below = f"B{goal[1]}"
    state = pieces(white=below, black="H2")
    act(state, f"{below}-{goal}")
    assert (state.reason, ranks(state), DIFFERO.to_act(state)) == ("goal", (1, 2), ())


@pytest.mark.parametrize("goal", ["I1", "I2", "I3", "I4", "I5"])
def test_black_wins_anywhere_in_the_bottom_row(goal: str) -> None:
    above = f"H{goal[1]}"
    state = pieces("B", white="B6", black=above)
    act(state, f"{above}-{goal}")
    assert (state.reason, ranks(state), DIFFERO.to_act(state)) == ("goal", (2, 1), ())


def test_who_cannot_move_loses() -> None:
    """One white piece on each of its lines holds a lone black one."""
    state = pieces(white="E1 B5 H3", black="E5")
    act(state, "H3-H2")
    assert (state.reason, ranks(state), DIFFERO.to_act(state)) == ("blocked", (1, 2), ())
    turned = pieces("B", black="E9 H5 B7", white="E5")
    act(turned, "B7-B8")
    assert (turned.reason, ranks(turned)) == ("blocked", (2, 1))


def test_the_third_time_of_a_position_is_a_draw() -> None:
    state = begin()
    around = ("F2-F8", "B5-B9", "F8-F2", "B9-B5")
    for _ in range(2):
        assert not state.reason
        act(state, *around)
    assert (state.reason, ranks(state)) == ("repetition", (1, 1))


def test_a_position_that_came_before_is_told() -> None:
    state = begin()
    told = [act(state, text)[0] for text in ("F2-F8", "B5-B9", "F8-F2", "B9-B5")]
    assert [event.again for event in told if isinstance(event, Moved)] == [False] * 3 + [True]


def test_the_same_board_with_the_other_to_move_is_another_position() -> None:
    same = board(START, "B").past[0]
    state = begin()
    state.past = [same, same, *state.past]
    act(state, "F2-F8", "B5-B9", "F8-F2", "B9-B5")
    assert not state.reason


def test_a_game_of_300_moves_is_a_draw() -> None:
    state = begin()
    state.past = [*range(299), state.past[-1]]
    act(state, "F2-F8")
    assert (state.reason, ranks(state)) == ("long", (1, 1))
    sooner = begin()
    sooner.past = [*range(298), sooner.past[-1]]
    act(sooner, "F2-F8")
    assert not sooner.reason


def test_a_win_in_the_last_move_is_a_win() -> None:
    state = pieces(white="B6", black="H2")
    state.past = [*range(299), state.past[-1]]
    act(state, "B6-A6")
    assert state.reason == "goal"


def test_who_gives_up_loses() -> None:
    for seat in (0, 1):
        state = begin()
        events: list[object] = []
        DIFFERO.forfeit(state, seat, Loose(1), events.append)
        assert (state.reason, ranks(state)[seat], events) == ("gave_up", 2, [GaveUp(seat)])


def test_players_may_resign_and_offer_a_draw() -> None:
    assert Differo.can_resign
    assert Differo.can_offer_draw


# The swap -------------------------------------------------------------------------------------


def test_nobody_swaps_as_the_game_is_written() -> None:
    state = begin()
    act(state, "F2-F8")
    assert "swap" not in may(state)


def test_black_may_swap_after_whites_first_move_and_only_then() -> None:
    state = begin(swap=True)
    assert "swap" not in may(state)
    act(state, "F2-F8")
    assert "swap" in may(state)
    act(state, "B5-B9", "F8-F2")
    assert "swap" not in may(state)


def test_a_swap_changes_the_colours_and_black_is_to_move() -> None:
    state = begin(swap=True)
    act(state, "F2-F8")
    before = drawing(state)
    assert asked(state) == 1
    assert act(state, "swap") == [Swapped(1)]
    assert (drawing(state), asked(state), state.first) == (before, 0, 1)
    assert "swap" not in may(state)
    assert may(state) == may(board(before, "B"))
    act(state, "B5-B9")
    assert asked(state) == 1


def test_after_a_swap_the_second_seat_wins_in_the_top_row() -> None:
    state = pieces(white="B6", black="H2")
    state.first, state.is_swapped = 1, True
    act(state, "B6-A6")
    assert ranks(state) == (2, 1)


# The worked example ---------------------------------------------------------------------------


def test_one_move_threatens_to_win_and_only_three_replies_stop_it() -> None:
    state = board(MIDDLE)
    assert (state.white.bit_count(), state.black.bit_count()) == (13, 13)
    assert not wins(state)
    act(state, "C4-C5")
    replies = may(state)
    assert len(replies) == 20
    assert not wins(state)
    stopping = {reply for reply in replies if "C5-A7" not in wins(after(state, reply))}
    assert stopping == {"E4-D4", "D6-D4", "B6-B9"}


@pytest.mark.parametrize(
    ("reply", "answer"), [("E4-D4", "C6-A8"), ("D6-D4", "C6-A6"), ("B6-B9", "C6-A6")]
)
def test_after_each_of_the_three_one_move_wins(reply: str, answer: str) -> None:
    state = board(MIDDLE)
    act(state, "C4-C5", reply)
    assert wins(state) == {answer}
    act(state, answer)
    assert (state.reason, ranks(state)) == ("goal", (1, 2))


# Counting -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("depth", "ways"), [(1, 20), (2, 396), (3, 7_618), (4, 143_022)])
def test_so_many_ways_lead_from_the_start(depth: int, ways: int) -> None:
    assert perft(begin(), depth) == ways


@pytest.mark.slow
def test_five_moves_can_be_made_in_2_713_216_ways() -> None:
    assert perft(begin(), 5) == 2_713_216


def test_an_empty_board_has_no_moves() -> None:
    assert DIFFERO.legal(board(EMPTY), 0) == []
