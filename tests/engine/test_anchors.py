"""The fixed ratings of computers are what the arena measured, as docs/computers.md tells it."""

import re
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


@pytest.mark.parametrize("pool", ANCHORS)
def test_computers_are_rated_as_the_arena_measured_them(pool: str) -> None:
    of_the_table = measured()[pool]
    assert of_the_table.pop("random")
    assert dict(ANCHORS[pool]) == of_the_table, f"write what {TABLE} says into engine/anchors.py"


@pytest.mark.parametrize("pool", measured())
def test_every_level_to_choose_has_a_rating_where_levels_were_measured(pool: str) -> None:
    game = next(game for key, game in GAMES.items() if pool in pools_of(key))
    assert set(ANCHORS[pool]) == {*LEVELS, *game.levels, "greedy"} - {"random"}


def test_every_game_of_ours_was_measured() -> None:
    assert set(measured()) == set(ANCHORS)
