"""Fixtures that several test modules of the screens share."""

from collections.abc import Iterator

import pytest

from bot.i18n import Translator
from engine.games import GAMES
from tests.bot.screens.court import COURT
from tests.engine.toys import TOYS


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    """A missing string or field is an error."""
    Translator.is_strict = True
    yield
    Translator.is_strict = False


@pytest.fixture
def with_toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toys are games like any other, without screens or strings of their own."""
    for key, game in (TOYS | {COURT.key: COURT}).items():
        monkeypatch.setitem(GAMES, key, game)
