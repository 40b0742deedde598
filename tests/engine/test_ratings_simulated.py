"""Ratings find out how strong people are, nearly as well as could be, and see it when they improve.

The bounds are those above an oracle that knows the true skill of everybody.
"""

import pytest

from tests.engine.rating_worlds import chances, excess_log_loss, visible_improvement

WORLDS = 24
BOUNDS = {2: 0.04, 4: 0.06, 6: 0.09}  # of the log-loss above the oracle's, by size of the table


def test_forecasts_are_as_likely_as_they_say() -> None:
    assert chances([(0, 1), (0, 1)]) == pytest.approx([0.5, 0.5])
    assert chances([(1, 1), (0, 1)]) == pytest.approx([0.7602, 0.2398], abs=1e-4)
    assert chances([(5, 2)] * 6) == pytest.approx([1 / 6] * 6)


@pytest.mark.parametrize("seats", BOUNDS)
def test_a_few_people_are_told_apart(seats: int) -> None:
    assert excess_log_loss(seats, 1, worlds=1) <= BOUNDS[seats]


def test_a_few_who_improve_are_noticed() -> None:
    assert visible_improvement(4, 1, worlds=2) >= 0.6


@pytest.mark.slow
@pytest.mark.parametrize("luck", [1, 2])
@pytest.mark.parametrize("seats", BOUNDS)
def test_winners_are_foretold_nearly_as_by_an_oracle(seats: int, luck: int) -> None:
    assert excess_log_loss(seats, luck, WORLDS) <= BOUNDS[seats]


@pytest.mark.slow
@pytest.mark.parametrize("luck", [1, 2])
@pytest.mark.parametrize("seats", BOUNDS)
def test_most_of_a_real_improvement_is_visible_after_40_games(seats: int, luck: int) -> None:
    assert visible_improvement(seats, luck, WORLDS) >= 0.6
