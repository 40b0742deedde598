"""Arena: matches between computer players, repeatable game by game.

The level that is measured sits in every seat in turn, on the same deals; the others fill the seats
that are left. Thinking is timed by the processor's clock, because others use the machine too.
"""

import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import repeat
from math import sqrt
from typing import Any, Final, NamedTuple

from engine.chance import Chance, Loose
from engine.game import Game, Seat
from engine.games import GAMES
from engine.search import BUDGETS, best_of, choose, known_levels, search

AnyGame = Game[Any, Any, Any]
SEER: Final = "seer"  # cheats: searches as "hard" does, but knows every card
STURDY: Final = 1.96  # standard errors within which 95 % of results lie


class Match(NamedTuple):
    game: str
    seats: int
    level: str
    others: str


class Played(NamedTuple):
    """One game of a match, for the level that is measured."""

    won: float  # a share of 1 for each who shares the first place
    moves: int
    seconds: float


class Score(NamedTuple):
    match: Match
    games: int
    share: float  # of the games that were won
    low: float  # the true share lies between these in 95 of 100 cases
    high: float
    seconds: float  # for a move, on average

    @property
    def par(self) -> float:
        """The share that a level as strong as the others would win."""
        return 1 / self.match.seats


def all_pairs(game: AnyGame, seats: int) -> list[Match]:
    levels = known_levels(game)
    return [
        Match(game.key, seats, strong, weak)
        for place, strong in enumerate(levels)
        for weak in levels[:place]
    ]


def meet(match: Match, games: int, jobs: int) -> Score:
    """Play so many games of a match, shared among so many processes."""
    one = partial(play_one, match)
    if jobs == 1:
        played = [one(number) for number in range(games)]
    else:
        with ProcessPoolExecutor(jobs) as pool:
            played = list(pool.map(one, range(games)))
    won = sum(game.won for game in played)
    low, high = interval(won, games)
    moves = max(1, sum(game.moves for game in played))
    seconds = sum(game.seconds for game in played) / moves
    return Score(match, games, won / games, low, high, seconds)


def play_one(match: Match, number: int) -> Played:
    """Play one game of a match; every deal is played once from each seat."""
    rules = GAMES[match.game]
    deal, mine = divmod(number, match.seats)
    chance, thought = Loose(f"deal {deal}"), Loose(f"thought {number}")
    s = rules.setup(match.seats, rules.options(), chance)
    moves, seconds = 0, 0.0
    while asked := rules.to_act(s):
        seat = asked[0]
        level = match.level if seat == mine else match.others
        began = time.process_time()
        legal = rules.legal(s, seat)
        index = 0 if len(legal) == 1 else _choose(rules, s, seat, level, thought)
        if seat == mine and len(legal) > 1:
            moves += 1
            seconds += time.process_time() - began
        rules.play(s, seat, legal[index], chance)
    outcome = rules.outcome(s)
    assert outcome
    is_first = outcome.ranks[mine] == 1
    return Played(is_first / outcome.ranks.count(1), moves, seconds)


def _choose(rules: AnyGame, s: Any, seat: Seat, level: str, chance: Chance) -> int:
    if level != SEER:
        return choose(rules, rules.view(s, seat), seat, level, chance, time.process_time)
    legal = rules.legal(s, seat)
    truth: Iterator[Any] = repeat(s)
    found = search(rules, truth, seat, legal, chance, BUDGETS["hard"], time.process_time)
    return legal.index(best_of(found).action)


def interval(won: float, games: int) -> tuple[float, float]:
    """Return Wilson's confidence interval, which holds near 0 and 1 and for few games."""
    share, doubt = won / games, STURDY**2 / games
    middle = (share + doubt / 2) / (1 + doubt)
    width = STURDY / (1 + doubt) * sqrt((share * (1 - share) + doubt / 4) / games)
    return middle - width, middle + width
