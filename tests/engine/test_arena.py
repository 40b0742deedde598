"""The arena: every seat on the same deals, a fair share, and an honest interval."""

import pytest

from engine.arena import SEER, Match, all_pairs, interval, meet, play_one
from engine.games import GAMES
from engine.search import BUDGETS, Budget


@pytest.mark.parametrize("others", ["random", "greedy"])
def test_who_is_as_good_as_the_others_wins_a_fair_share(others: str) -> None:
    """The same level in every seat of the same deal: somebody wins it each time, or they share."""
    match = Match("whot", 4, others, others)
    score = meet(match, 40, 1)
    assert score.low < score.par == 0.25 < score.high


def test_a_match_can_be_played_again() -> None:
    match = Match("whot", 2, "greedy", "random")
    one, other = (meet(match, 10, jobs) for jobs in (1, 2))
    assert (one.share, one.low, one.high) == (other.share, other.low, other.high)


def test_every_deal_is_played_from_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[list[int]] = []
    setup = type(GAMES["whot"]).setup

    def watched(*args: object) -> object:
        s = setup(*args)  # type: ignore[arg-type]
        dealt.append(s.hands.copy())
        return s

    monkeypatch.setattr(type(GAMES["whot"]), "setup", watched)
    for number in range(6):
        play_one(Match("whot", 3, "random", "random"), number)
    assert dealt[0] == dealt[1] == dealt[2]
    assert dealt[3] == dealt[4] == dealt[5] != dealt[0]


def test_who_sees_everything_wins_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.arena.BUDGETS", BUDGETS | {"hard": Budget(25, 9.0)})
    score = meet(Match("whot", 2, SEER, "random"), 12, 1)
    assert score.share > 0.7


def test_every_pair_of_levels_meets_once() -> None:
    pairs = [(match.level, match.others) for match in all_pairs(GAMES["whot"], 4)]
    assert len(pairs) == len({frozenset(pair) for pair in pairs}) == 10
    assert ("hard", "normal") in pairs


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(50, 100, 0.404, 0.596), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (60, 400, 0.118, 0.188)],
)
def test_the_interval_is_wilsons(won: float, games: int, low: float, high: float) -> None:
    assert interval(won, games) == pytest.approx((low, high), abs=0.001)
