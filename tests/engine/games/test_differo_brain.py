"""The computer players of Differo, what is seen of a board, and what is read of a typed move."""

from itertools import count

import pytest

import engine.search
from engine.chance import Loose
from engine.game import Seat
from engine.games.differo.model import SWAP, State
from engine.search import Budget, appraise, choose
from tests.engine.games.differo_table import (
    DIFFERO,
    MIDDLE,
    act,
    after,
    asked,
    board,
    may,
    wins,
)


def frozen() -> float:
    return 0.0


def chosen(state: State, level: str, seed: int = 1) -> str:
    seat = asked(state)
    index = choose(DIFFERO, DIFFERO.view(state, seat), seat, level, Loose(seed), frozen)
    return DIFFERO.text(DIFFERO.legal(state, seat)[index])


def score(better: str, worse: str, games: int) -> float:
    """The share that the better one wins, colours swapped, by fixed seeds and nodes alone."""
    won = 0.0
    for seed in range(games):
        seat: Seat = seed % 2
        chance, state = Loose(seed), DIFFERO.setup(2, DIFFERO.options(), Loose(seed))
        while DIFFERO.to_act(state):
            mover = asked(state)
            level = better if mover == seat else worse
            view = DIFFERO.view(state, mover)
            index = choose(DIFFERO, view, mover, level, chance, frozen)
            DIFFERO.play(state, mover, DIFFERO.legal(state, mover)[index], chance)
        outcome = DIFFERO.outcome(state)
        assert outcome
        won += outcome.score(seat)
    return won / games


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "greedy"])
def test_who_can_win_at_once_does(level: str) -> None:
    state = board(MIDDLE)
    act(state, "C4-C5", "D6-D4")
    assert chosen(state, level) in wins(state)


def test_the_worked_example_is_found() -> None:
    state = board(MIDDLE)
    assert chosen(state, "normal") == "C4-C5"
    assert chosen(state, "hard") == "C4-C5"


def test_greedy_lands_as_near_to_its_goal_as_it_can() -> None:
    white, black = board(), board(turn="B")
    assert {chosen(white, "greedy", seed) for seed in range(20)} == {"G2-D2", "G6-D9"}
    assert {chosen(black, "greedy", seed) for seed in range(20)} == {"C4-F1", "C8-F8"}


def test_whoever_would_rather_be_white_swaps() -> None:
    good = board(MIDDLE, swap=True, past=[0])
    good.turn, good.past = 1, [0, after(board(MIDDLE), "C4-C5").past[-1]]
    good.white, good.black = (after(board(MIDDLE), "C4-C5").white, good.black)
    assert SWAP in DIFFERO.legal(good, 1)
    assert chosen(good, "normal") == "swap"


def test_a_search_stops_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine.search, "BUDGETS", {"hard": Budget(10**9, 50)})
    ticks = count()
    state = board()
    view = DIFFERO.view(state, 0)
    choose(DIFFERO, view, 0, "hard", Loose(1), lambda: float(next(ticks)))
    assert next(ticks) == 51


def test_a_timeout_leaves_the_other_no_win_where_that_can_be() -> None:
    state = board(MIDDLE)
    act(state, "C4-C5")
    move = DIFFERO.on_timeout(state, 1)
    assert not wins(after(state, DIFFERO.text(move))) or all(
        wins(after(state, other)) for other in may(state)
    )


def test_a_guess_knows_who_is_about_to_win() -> None:
    state = board(MIDDLE)
    act(state, "C4-C5", "D6-D4")
    assert (DIFFERO.worth(state, 0), DIFFERO.worth(state, 1)) == (1.0, 0.0)
    assert 0.4 < DIFFERO.worth(board(), 0) < 0.6


@pytest.mark.parametrize("typed", ["F2-F8", "f2f8", "F2 F8", "f2 > f8", " F2 → F8 "])
def test_a_move_is_read_however_it_is_typed(typed: str) -> None:
    move = DIFFERO.read(typed, DIFFERO.legal(board(), 0))
    assert move is not None
    assert DIFFERO.text(move) == "F2-F8"


@pytest.mark.parametrize("typed", ["F2-F9", "F2", "F8-F2", "", "F2-F88", "Z1-Z2"])
def test_what_is_no_move_is_not_read(typed: str) -> None:
    assert DIFFERO.read(typed, DIFFERO.legal(board(), 0)) is None


def test_everybody_sees_the_same_board() -> None:
    state = board()
    act(state, "F2-F8")
    for viewer in (None, 0, 1):
        view = DIFFERO.view(state, viewer)
        assert (view.white, view.black, view.turn) == (state.white, state.black, 1)
        assert view.past == tuple(state.past)


@pytest.mark.parametrize(("better", "worse"), [("easy", "random"), ("normal", "greedy")])
def test_who_looks_ahead_wins(better: str, worse: str) -> None:
    assert score(better, worse, 10) >= 0.9


@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "worse", "least"),
    [("normal", "easy", 0.8), ("hard", "normal", 0.8), ("hard", "greedy", 0.97)],
)
def test_a_higher_level_is_stronger(
    better: str, worse: str, least: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a thirtieth of their budget."""
    budgets = {name: Budget(b.iterations // 30, 1.0) for name, b in engine.search.BUDGETS.items()}
    monkeypatch.setattr(engine.search, "BUDGETS", budgets)
    assert score(better, worse, 20) >= least


def appraised(state: State, *texts: str) -> list[float]:
    seat = asked(state)
    legal = DIFFERO.legal(state, seat)
    actions = [action for text in texts if (action := DIFFERO.read(text, legal))]
    view, budget = DIFFERO.view(state, seat), Budget(300, 9.0)
    found = appraise(DIFFERO, view, seat, actions, Loose(1), budget, frozen)
    assert [candidate.action for candidate in found] == actions
    return [candidate.value for candidate in found]


def test_a_move_that_wins_is_worth_all_and_one_that_loses_nothing() -> None:
    """The worked example: White's winning move, then Black's three stops and any other move."""
    state = board(MIDDLE)
    winning, other = appraised(state, "C4-C5", next(t for t in may(state) if t != "C4-C5"))
    assert winning == 1.0 > other
    state = after(state, "C4-C5")
    values = appraised(state, *may(state))
    assert values == [0.0] * len(values)


def test_to_swap_is_worth_what_the_other_side_is() -> None:
    state = board(MIDDLE, swap=True, past=[0])
    state.turn, state.past = 1, [0, after(board(MIDDLE), "C4-C5").past[-1]]
    state.white = after(board(MIDDLE), "C4-C5").white
    assert appraised(state, "swap") == [1.0]
