"""Computer players: fair by type, legal, within their budget, and better the longer they think."""

from itertools import count
from typing import Any

import pytest

from engine.cards import circle, rest_of_pack
from engine.chance import Loose
from engine.game import LEVELS
from engine.games import GAMES
from engine.games.whot.model import State
from engine.games.whot.pack import PACK, hand_of
from engine.search import BUDGETS, SLIPS, Budget, Candidate, best_of, choose, search

EVERY_LEVEL = (*LEVELS, "random", "greedy")


def frozen() -> float:
    """A clock that stands still, so that iterations alone end a search."""
    return 0.0


def play(key: str, levels: list[str], seed: int) -> tuple[int, ...]:
    """A whole game of computers that may think as long as they like; its ranks."""
    game = GAMES[key]
    chance = Loose(seed)
    s = game.setup(len(levels), game.options(), chance)
    while asked := game.to_act(s):
        seat = asked[0]
        index = choose(game, game.view(s, seat), seat, levels[seat], chance, frozen)
        game.play(s, seat, game.legal(s, seat)[index], chance)
    outcome = game.outcome(s)
    assert outcome is not None
    return outcome.ranks


@pytest.mark.parametrize("level", EVERY_LEVEL)
@pytest.mark.parametrize("key", GAMES)
def test_every_level_answers_with_a_legal_index(
    key: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.search.BUDGETS", dict.fromkeys(BUDGETS, Budget(10, 1.0)))
    game = GAMES[key]
    chance = Loose(1)
    s = game.setup(game.seats[0], game.options(), chance)
    while asked := game.to_act(s):
        legal = game.legal(s, asked[0])
        view = game.view(s, asked[0])
        before = game.views.dump_json(view)
        index = choose(game, view, asked[0], level, chance, frozen)
        assert index in range(len(legal))
        assert game.views.dump_json(view) == before
        game.play(s, asked[0], legal[index], chance)


def test_a_search_stops_when_its_time_is_up() -> None:
    game = GAMES["whot"]
    chance = Loose(1)
    s = game.setup(2, game.options(), chance)
    worlds, legal = game.worlds(game.view(s, 0), chance), game.legal(s, 0)
    ticks = count()
    candidates = search(game, worlds, 0, legal, chance, Budget(10**9, 50), lambda: next(ticks))
    assert sum(candidate.visits for candidate in candidates) == 49


def test_a_search_without_any_time_still_answers() -> None:
    game = GAMES["whot"]
    s = game.setup(2, game.options(), Loose(1))
    worlds = game.worlds(game.view(s, 0), Loose(1))
    candidates = search(game, worlds, 0, game.legal(s, 0), Loose(1), Budget(0, 0.0), frozen)
    assert [candidate.action for candidate in candidates] == game.legal(s, 0)[:1]


def searched(s: State, budget: Budget, is_choice: bool) -> list[Candidate]:
    game = GAMES["whot"]
    chance = Loose(3)
    worlds = game.worlds(game.view(s, 0), chance)
    return search(game, worlds, 0, game.legal(s, 0), chance, budget, frozen, is_choice)


def test_a_choice_is_made_as_soon_as_nothing_can_change_it() -> None:
    budget = Budget(1000, 1.0)
    whot_game = GAMES["whot"]
    dealt = [whot_game.setup(2, whot_game.options(), Loose(seed)) for seed in range(6)]
    clear = whot("c5", "t1 t2 t3 t4", "c7")
    for s in (*dealt, clear):
        early, late = (searched(s, budget, is_choice) for is_choice in (True, False))
        assert best_of(early).action == best_of(late).action
    assert sum(candidate.visits for candidate in early) < budget.iterations
    assert sum(candidate.visits for candidate in late) == budget.iterations


def test_easy_slips_now_and_then() -> None:
    """With a move that wins at once in hand, all but random ones find it."""
    game = GAMES["whot"]
    s = whot("c5", "t1 t2 t3 t4", "c7")
    view, legal = game.view(s, 0), game.legal(s, 0)
    chance = Loose(1)
    taken = [legal[choose(game, view, 0, "easy", chance, frozen)] for _ in range(300)]
    missed = sum(game.text(action) != "c5" for action in taken)
    assert 300 / SLIPS / 4 < missed < 300 / SLIPS


def whot(mine: str, theirs: str, pile: str, **fields: Any) -> State:
    hands = [mine.split(), theirs.split()]
    market = rest_of_pack(PACK, *hands, pile.split())
    options = GAMES["whot"].options()
    return State(options, [*map(hand_of, hands)], market, pile.split(), circle(2), **fields)


def chosen(s: State, iterations: int = 400) -> str:
    game = GAMES["whot"]
    legal = game.legal(s, 0)
    chance = Loose(5)
    worlds = game.worlds(game.view(s, 0), chance)
    found = search(game, worlds, 0, legal, chance, Budget(iterations, 1.0), frozen)
    return game.text(best_of(found).action)


def test_a_search_sees_the_move_that_wins_now() -> None:
    assert chosen(whot("c5", "t1 t2 t3 t4", "c7")) == "c5"


def test_a_search_sees_the_move_that_wins_next() -> None:
    """Hold On first, and the last card follows on it at once."""
    assert chosen(whot("t1 t3", "c7", "t12 c12 x1")) == "t1"


@pytest.mark.parametrize(
    ("better", "worse", "games", "wins"),
    [
        ("greedy", "random", 60, 40),
        pytest.param("easy", "random", 30, 19, marks=pytest.mark.slow),
    ],
)
def test_who_thinks_wins_more_often(better: str, worse: str, games: int, wins: int) -> None:
    """Seeds are fixed, so this is one outcome and not a gamble."""
    won = 0
    for seed in range(games):
        seat = seed % 2
        levels = [worse, worse]
        levels[seat] = better
        won += play("whot", levels, seed)[seat] == 1
    assert won >= wins


@pytest.mark.slow
def test_normal_beats_random() -> None:
    won = 0
    for seed in range(40):
        levels = ["random"] * 4
        levels[seed % 4] = "normal"
        won += play("whot", levels, seed)[seed % 4] == 1
    assert won >= 16  # where each would win 10
