"""Every puzzle of Differo has exactly one move that wins in time, and no quicker way."""

import pytest

from engine.games.differo import puzzles
from engine.games.differo.brain import moves_of
from engine.games.differo.model import State
from engine.games.differo.puzzles import PUZZLES, Puzzle, judge, move_of, solutions, stand
from tests.engine.games.differo_table import DIFFERO, MIDDLE, after, asked, board, may, pieces


def laid(puzzle: Puzzle) -> State:
    return pieces("WB"[puzzle.turn], white=puzzle.white, black=puzzle.black)


def wins_in(state: State, moves: int) -> set[str]:
    """The moves that win in time whatever is replied, by the rules alone."""
    return {move for move in may(state) if is_lost(after(state, move), asked(state), moves - 1)}


def is_lost(state: State, winner: int, moves: int) -> bool:
    if outcome := DIFFERO.outcome(state):
        return outcome.ranks[winner] == 1
    return moves > 0 and all(can_win(after(state, reply), winner, moves) for reply in may(state))


def can_win(state: State, winner: int, moves: int) -> bool:
    if outcome := DIFFERO.outcome(state):
        return outcome.ranks[winner] == 1
    return any(is_lost(after(state, move), winner, moves - 1) for move in may(state))


def solved(number: int) -> tuple[int, ...]:
    """The path of who finds every move."""
    path: tuple[int, ...] = (number,)
    while (now := stand(path)) and not now.is_solved:
        verdicts = [judge(path, index) for index in range(len(moves_of(now.at)))]
        path = next(verdict.path for verdict in verdicts if verdict and verdict.path)
    return path


def test_there_are_ten_puzzles_and_more_and_the_first_is_the_documents_own() -> None:
    assert len(PUZZLES) >= 10
    assert len({puzzle.at for puzzle in PUZZLES}) == len(PUZZLES)
    assert PUZZLES[0].at == board(MIDDLE).past[0]


@pytest.mark.parametrize("puzzle", [puzzle for puzzle in PUZZLES if puzzle.moves == 2])
def test_a_puzzle_in_two_has_one_solution_by_the_rules_alone(puzzle: Puzzle) -> None:
    assert wins_in(laid(puzzle), 1) == set()
    assert len(wins_in(laid(puzzle), 2)) == 1


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", [puzzle for puzzle in PUZZLES if puzzle.moves == 3])
def test_a_puzzle_in_three_has_one_solution_by_the_rules_alone(puzzle: Puzzle) -> None:
    assert wins_in(laid(puzzle), 2) == set()
    assert len(wins_in(laid(puzzle), 3)) == 1


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_the_search_proves_one_solution_and_no_quicker_one(puzzle: Puzzle) -> None:
    assert [len(solutions(puzzle.at, moves)) for moves in range(1, puzzle.moves + 1)] == [
        *[0] * (puzzle.moves - 1),
        1,
    ]


@pytest.mark.parametrize("number", range(len(PUZZLES)))
def test_a_puzzle_can_be_solved_to_the_end(number: int) -> None:
    now = stand(solved(number))
    assert now
    assert now.is_solved
    assert len(now.told) == 2 * PUZZLES[number].moves - 1
    state = laid(PUZZLES[number])
    for move in now.told:
        state = after(state, DIFFERO.text(move))
    assert state.reason == "goal"


def test_a_wrong_move_is_shown_a_reply_after_which_the_win_is_gone() -> None:
    puzzle = PUZZLES[0]
    for index, change in enumerate(moves_of(puzzle.at)):
        verdict = judge((0,), index)
        assert verdict
        move = DIFFERO.text(move_of(puzzle.at, change))
        if move == "C4-C5":
            assert verdict.path[:2] == (0, index)
            continue
        assert verdict.reply
        replied = after(after(laid(puzzle), move), DIFFERO.text(verdict.reply))
        outcome = DIFFERO.outcome(replied)
        assert (outcome is not None) == verdict.loses
        assert verdict.loses or not wins_in(replied, 1)


def test_of_the_replies_one_that_stops_the_threat_is_shown() -> None:
    told = stand(solved(0))
    assert told
    assert DIFFERO.text(told.told[1]) in {"E4-D4", "D6-D4", "B6-B9"}


@pytest.mark.parametrize("path", [(), (-1,), (99,), (0, 99), (0, 0), (0, -1), (0, *[0] * 9)])
def test_a_path_that_leads_nowhere_is_none(path: tuple[int, ...]) -> None:
    assert stand(path) is None
    assert judge(path, 0) is None
    assert judge((0,), 99) is None


def test_who_is_blocked_has_lost_in_a_puzzle_too() -> None:
    state = pieces(white="E1 B5 H3", black="E5")
    held = {DIFFERO.text(move_of(state.past[0], move)) for move in solutions(state.past[0], 2)}
    assert "H3-H2" in held
    assert not puzzles.is_won(pieces("B", white="E1 B5 H2", black="E5").past[0], 3)
