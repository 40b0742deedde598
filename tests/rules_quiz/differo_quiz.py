"""Questions about Differo, answered by the engine."""

from collections.abc import Iterable

from engine.chance import Recorded
from engine.games.differo.board import LINES_OF, PLACES
from engine.games.differo.model import Move, State
from tests.engine.games.differo_table import (
    DIFFERO,
    act,
    asked,
    bit,
    board,
    may,
    may_go,
    pieces,
    ranks,
)
from tests.rules_quiz.quiz import Question, people, timed_out

ROUND = ("F2-F8", "B5-B9", "F8-F2", "B9-B5")  # and everything stands as before


def only(truths: Iterable[bool]) -> int:
    """Return which one of the choices is true."""
    found = [number for number, is_true in enumerate(truths) if is_true]
    assert len(found) == 1, found
    return found[0]


def result_of(state: State, *moves: str) -> int:
    """Return what a game has come to: 0 it goes on, 1 a tie, 2 White won, 3 Black won."""
    act(state, *moves)
    if DIFFERO.outcome(state) is None:
        return 0
    return {(1, 1): 1, (1, 2): 2, (2, 1): 3}[ranks(state)[0], ranks(state)[1]]


def right(state: State, cell: str) -> set[int]:
    """Return how far a piece can move to the right along its row."""
    targets = {target for target in may_go(state, cell) if target[0] == cell[0]}
    return {int(target[1]) - int(cell[1]) for target in targets if target > cell}


def how_many_win() -> int:
    state = pieces(white="B6 H2 H3 H4", black="H5 F3")
    won = result_of(state, "B6-A6") == 2
    return only((False, False, won, not won))


def where_white_wins() -> int:
    won = {row: result_of(pieces(white="B6 H3", black="D3"), move) == 2
           for row, move in (("A", "B6-A6"), ("E", "B6-B5"))}  # fmt: skip
    into_i = any(move[3] == "I" for move in may(pieces(white="H3", black="D3")))
    return only((won["A"] and not into_i, into_i and not won["A"], won["A"] and into_i))


def who_begins() -> int:
    state = board()
    begins = "WB"[state.turn]
    return only((begins == "B", begins == "W"))


def may_one_pass() -> int:
    passes = any(
        not isinstance(action, Move)
        for state in (board(), pieces(white="B6", black="H2"))
        for action in DIFFERO.legal(state, asked(state))
    )
    return only((passes, not passes, False))


def all_blocked() -> int:
    """On each of its lines, one white piece stands against Black's only one."""
    result = result_of(pieces(white="E1 B5 H3", black="E5"), "H3-H2")
    return only((result == 0, result == 1, result == 3, result == 2))


def four_against_one() -> int:
    steps = right(pieces(white="E1 E2 E3 E5", black="E9 D3"), "E5")
    return only((steps == {1}, steps == {4}, steps == {3}, steps == {5}))


def two_against_two() -> int:
    row = {t for t in may_go(pieces(white="E2 E5", black="E7 E9"), "E5") if t[0] == "E"}
    return only((not row, row == {"E6", "E4"}, row == {"E7", "E3"}))


def alone_on_the_line() -> int:
    steps = right(pieces(white="E5", black="B5"), "E5")
    return only((not steps, steps == {1}, steps == {1, 2, 3, 4}))


def count_of_three() -> int:
    steps = right(pieces(white="E1 E2 E4", black="B5"), "E4")
    return only((steps == {1, 2, 3}, steps == {1, 2}, False, steps == {3}))


def behind_counts() -> int:
    steps = right(pieces(white="E1 E2 E5", black="B5"), "E5")
    return only((steps == {1}, steps == {3}, steps == {2}))


def in_the_way() -> int:
    state = pieces(white="E2 E3 E4", black="E5")
    act(state, "E4-E6")
    assert state.white & bit("E6")
    stays = bool(state.black & bit("E5"))
    return only((False, not stays, stays))


def onto_a_piece() -> int:
    lands = "E5" in may_go(pieces(white="E3 E4", black="E5"), "E4")
    return only((lands, not lands, False))


def backwards() -> int:
    rows = {PLACES[target][0] for target in may_go(pieces(white="E5", black="B5 C6"), "E5")}
    return only((max(rows) > 4 and min(rows) == 4, max(rows) == 4, max(rows) > 4 > min(rows)))


def into_their_goal() -> int:
    lands = {target[0] for target in may_go(pieces(white="H3", black="D3"), "H3")} >= {"I"}
    return only((lands, False, not lands))


def third_time() -> int:
    state = board()
    assert result_of(state, *ROUND) == 0
    result = result_of(state, *ROUND)
    return only((result == 0, result == 1, result == 2, result == 3))


def after_300_moves() -> int:
    result = result_of(board(past=range(299)), "F2-F8")
    return only((result == 0, result in (2, 3), result == 1))


def resigning() -> int:
    state = board()
    DIFFERO.forfeit(state, 0, Recorded(()))
    return only((ranks(state) == (1, 1), ranks(state) == (2, 1), ranks(state) == (1, 2)))


def when_colours_are_swapped() -> int:
    state = board(swap=True)
    at_first = "swap" in may(state)
    act(state, "F2-F8")
    then = "swap" in may(state)
    act(state, "B5-B9", "F8-F2")
    later = "swap" in may(state)
    return only((at_first and not then, later, then and not at_first and not later))


def who_moves_after_a_swap() -> int:
    state = board(swap=True)
    white = asked(state)
    act(state, "F2-F8")
    act(state, "swap")
    colour = "WB"[state.turn]
    return only((asked(state) == white and colour == "B", asked(state) != white, colour == "W"))


def next_to_f5() -> int:
    line = next(line for line in LINES_OF["F5"] if line.axis == "\\")
    near = [bool(line.cells & bit(cell)) for cell in ("E6", "F6", "E5")]
    return only(near)


def how_many_play() -> int:
    return people("differo", (2, 2), (2, 3), (2, 6))


def when_time_runs_out() -> int:
    return timed_out("differo")


QUIZ = [
    Question(1, how_many_win),
    Question(1, where_white_wins),
    Question(1, who_begins),
    Question(1, may_one_pass),
    Question(1, all_blocked),
    Question(2, four_against_one),
    Question(2, two_against_two),
    Question(2, alone_on_the_line),
    Question(2, count_of_three),
    Question(2, behind_counts),
    Question(2, in_the_way),
    Question(2, onto_a_piece),
    Question(2, backwards),
    Question(2, into_their_goal),
    Question(3, third_time),
    Question(3, after_300_moves),
    Question(3, resigning),
    Question(3, when_colours_are_swapped),
    Question(3, who_moves_after_a_swap),
    Question(3, next_to_f5),
    Question(1, how_many_play),
    Question(1, when_time_runs_out),
]
