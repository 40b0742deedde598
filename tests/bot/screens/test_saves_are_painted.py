"""Every save that was ever kept is painted, by these rules and by ones that a deploy has changed:
the table, each hand, and after playing on the result."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from bot.i18n import translator_for
from bot.names import names_of
from bot.screens import hand_screen, result, table, table_for_one
from bot.screens.words import Session
from engine import upcasts
from engine.games import GAMES
from engine.saves import Games, Saved
from engine.session import dump
from tests.bot.screens.looking import look
from tests.engine.tables import load, play_on
from tests.spoken import READ

SAVES = sorted((Path(__file__).parents[2] / "saves").glob("*.json"))


def deploy_new_rules(monkeypatch: pytest.MonkeyPatch, key: str) -> Games:
    """Raise the rules of a game by one: its state has a field more, with a default."""
    game: Any = GAMES[key]
    older: Any = game.states._type
    body = {"__annotations__": {"weather": str}, "weather": "fine", "__module__": older.__module__}
    state: Any = dataclass(slots=True)(type(older.__name__, (older,), body))

    def newer(s: Any) -> Any:
        return state(**{name: getattr(s, name) for name in older.__dataclass_fields__})

    class NewerGame(type(game)):  # type: ignore[misc]
        rules = game.rules + 1
        states = TypeAdapter(state)

        def setup(self, *about: Any) -> Any:
            return newer(super().setup(*about))

        def copy(self, s: Any) -> Any:
            return newer(super().copy(s))

    def upcast(old: Saved, games: Games) -> Saved:
        return {**old, "rules": game.rules + 1}

    monkeypatch.setitem(upcasts.RULES, (key, game.rules), upcast)
    return GAMES | {key: NewerGame()}


def paint(session: Session) -> None:
    """Every screen of a running game that tells what happened."""
    for t in map(translator_for, READ):
        names = names_of(session, t)
        now = session.touched
        told = session.recent_events()
        for with_picture in (True, False):
            look(table(session, told, t, names, now, with_picture), mentions=6)
        for seat, player in enumerate(session.players):
            if player.user is None or player.gone:
                continue
            since = session.events_since_own_move(seat)
            look(hand_screen(session, seat, since, t, names, now=now), is_private=True)
            since = session.events_since_own_move(seat, with_own=True)
            look(table_for_one(session, seat, since, t, names, now), mentions=6)


def paint_to_the_end(session: Session) -> None:
    paint(session)
    play_on(session, 3)
    session = load(dump(session), session.games)
    paint(session)
    play_on(session)
    assert session.phase == "over"
    for t in map(translator_for, READ):
        names = names_of(session, t)
        look(table(session, session.recent_events(), t, names, session.touched))
        look(result(session, t, names))


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
def test_a_save_of_any_version_is_painted(file: Path) -> None:
    session = load(file.read_bytes())
    assert session.recent_events()
    paint_to_the_end(session)


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
def test_a_save_is_painted_after_a_deploy_that_changed_its_game(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = load(file.read_bytes())
    games = deploy_new_rules(monkeypatch, before.game)
    session = load(file.read_bytes(), games)
    assert session.rules == before.rules + 1
    assert session.state is not None
    assert session.state.weather == "fine"
    paint_to_the_end(session)
