"""The fixed ratings of computers are what the arena measured, as docs/computers.md tells it."""

import re
from collections.abc import Mapping
from math import log10
from pathlib import Path

import pytest

from engine.anchors import ANCHORS
from engine.game import LEVELS
from engine.games import GAMES
from engine.ratings import pool_of, pools_of

TABLE = "docs/computers.md"
PAGE = (Path(__file__).parents[2] / TABLE).read_text(encoding="utf-8")
ROW = re.compile(r"\| (\w+), (\d) \| (\w+) : (\w+) \| (\d+)% \| (\d+) \|")


def measured() -> dict[str, dict[str, int]]:
    """Read how far each level of each pool is ahead of normal, in points rounded to tens."""
    found: dict[str, dict[str, int]] = {}
    for name, seats, level, others, percent, games in ROW.findall(PAGE):
        anchors = found.setdefault(pool_of(name.lower(), int(seats)), {"normal": 1500})
        lead = ahead(int(percent) / 100, int(seats), int(games))
        if others == "normal":
            anchors[level] = 10 * round(150 + lead / 10)
        elif level == "normal":
            anchors[others] = 10 * round(150 - lead / 10)
    return found


def ahead(share: float, seats: int, games: int) -> float:
    """Return by how many points a level leads that wins this share against the others."""
    share = min(max(share, 0.5 / games), 1 - 0.5 / games)
    return 400 * log10((seats - 1) * share / (1 - share))


def line_of(pool: str, ratings: Mapping[str, int]) -> str:
    """Write the line of a pool in engine/anchors.py, the weakest level first."""
    weakest_first = sorted(ratings.items(), key=lambda rated: rated[1])
    levels = ", ".join(f'"{level}": {rating}' for level, rating in weakest_first)
    return f'"{pool}": {{{levels}}},'


@pytest.mark.parametrize("pool", measured())
def test_computers_are_rated_as_the_arena_measured_them(pool: str) -> None:
    ratings = {level: rating for level, rating in measured()[pool].items() if level != "random"}
    line = line_of(pool, ratings)
    assert ANCHORS.get(pool) == ratings, f"write in engine/anchors.py, by {TABLE}: {line}"


@pytest.mark.parametrize("pool", measured())
def test_every_level_to_choose_was_measured_where_any_was(pool: str) -> None:
    key, game = next((key, game) for key, game in GAMES.items() if pool in pools_of(key))
    levels = {*LEVELS, *game.levels, "greedy", "random"}
    assert set(measured()[pool]) == levels, (
        f"write all rows of `python -m engine arena {key} --games 40 --table` in {TABLE}"
    )


def test_every_rating_was_measured() -> None:
    assert set(ANCHORS) - set(measured()) == set(), f"{TABLE} has no rows of these pools"


def test_the_line_that_is_missing_is_computed_from_the_rows() -> None:
    assert line_of("toy", {"normal": 1500, "easy": 960, "hard": 1630}) == (
        '"toy": {"easy": 960, "normal": 1500, "hard": 1630},'
    )
