"""Saving sessions and loading them, also those that an older version saved."""

from functools import cache
from typing import Any, Final

from pydantic import TypeAdapter

from engine import recent, upcasts
from engine.saves import AnyGame, Games
from engine.session.agreement import GameSession

OMITTED_IF_EMPTY: Final = (
    "chosen_before",
    "recent",
    "undo",
    "passers",
    "passing",
    "salt",
    "looks",
    "plays_forced",
    "for_fun",
    "suggestion",
    "awaited",
)


def dump(session: GameSession[Any, Any]) -> bytes:
    empty = {name for name in OMITTED_IF_EMPTY if not getattr(session, name)}
    return _adapter_of(session.rulebook).dump_json(session, exclude=empty)


def load(text: str | bytes, games: Games) -> GameSession[Any, Any]:
    """Read a saved session of this version or of an older one; BadSave names the field at fault."""
    session: GameSession[Any, Any] = upcasts.read(text, games, _adapter_of)
    session.games = games
    return session


@cache
def _adapter_of(game: AnyGame) -> TypeAdapter[GameSession[Any, Any]]:
    state = game.states._type
    with recent.events_of(game):
        return TypeAdapter(
            GameSession[state, game.options]  # type: ignore[valid-type, name-defined]
        )
