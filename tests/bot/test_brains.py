"""Computers answer in time, whatever the level that was asked for."""

import pytest

from bot.brains import affordable


@pytest.mark.parametrize(
    ("level", "seconds", "played"),
    [
        ("hard", 30.0, "hard"),
        ("hard", 5.9, "normal"),
        ("hard", 0.8, "easy"),
        ("hard", -1.0, "easy"),
        ("normal", 30.0, "normal"),
        ("normal", 0.5, "easy"),
        ("easy", 0.0, "easy"),
        ("document", 0.0, "document"),
    ],
)
def test_who_is_short_of_time_thinks_less(level: str, seconds: float, played: str) -> None:
    assert affordable(level, seconds) == played
