"""What several test modules of the engine stand on."""

import pytest

from engine.games import GAMES
from tests.engine.toys import TOYS


@pytest.fixture
def with_toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Duel and Dice are games like any other."""
    for key, game in TOYS.items():
        monkeypatch.setitem(GAMES, key, game)
