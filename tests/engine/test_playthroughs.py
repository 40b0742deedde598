"""A golden playthrough of every game: whatever changes in its rules shows here.

After a change that is meant: `python -m engine golden GAME > tests/golden/GAME.txt`, and read
the difference.
"""

from pathlib import Path

import pytest

from engine.games import GAMES
from engine.terminal import golden

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("key", GAMES)
def test_a_game_plays_as_it_did(key: str) -> None:
    file = GOLDEN / f"{key}.txt"
    assert file.exists(), f"run: python -m engine golden {key} > tests/golden/{key}.txt"
    assert golden(GAMES[key]) == file.read_text(encoding="utf-8")


def test_there_is_no_golden_without_its_game() -> None:
    assert {file.stem for file in GOLDEN.glob("*.txt")} == set(GAMES)
