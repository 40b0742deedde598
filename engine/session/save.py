"""Saving sessions and loading them, also those that an older version saved."""

from functools import cache
from typing import Any

from pydantic import TypeAdapter

from engine import recent, upcasts
from engine.game import Game
from engine.games import GAMES
from engine.session.play import GameSession


def dump(session: GameSession[Any, Any]) -> bytes:
    empty = {name for name in ("chosen_before", "recent") if not getattr(session, name)}
    return _adapter_of(session.rulebook).dump_json(session, exclude=empty)


def load(text: str | bytes) -> GameSession[Any, Any]:
    """Read a saved session of this version or of an older one; BadSave names the field at fault."""
    session: GameSession[Any, Any] = upcasts.read(text, lambda game: _adapter_of(GAMES[game]))
    return session


@cache
def _adapter_of(rules: Game[Any, Any, Any]) -> TypeAdapter[GameSession[Any, Any]]:
    state = rules.states._type
    with recent.events_of(rules):
        return TypeAdapter(
            GameSession[state, rules.options]  # type: ignore[valid-type, name-defined]
        )
