"""The recent events of a session, which its screens tell. They are saved with it, so that no screen
needs the log to be played again."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import Annotated, Any, Final, NamedTuple

from pydantic import Field, GetCoreSchemaHandler, TypeAdapter

from engine import record
from engine.game import Game, Seat
from engine.record import NOBODY, By
from engine.session_events import (
    CameBack,
    DrawAgreed,
    Gone,
    HandedOver,
    Resigned,
    SessionEvent,
    Skipped,
    TimedOut,
    Undone,
)

AnyGame = Game[Any, Any, Any]
TOLD: Final = 5  # moves that the group may be told of
MOST: Final = 40  # events that a session keeps

_building: ContextVar[AnyGame] = ContextVar("the game for which an adapter is built")


class _EventOfTheGame:
    """In a field's type: any event of the game for which the adapter is built, or of a session."""

    @classmethod
    def __get_pydantic_core_schema__(cls, source: object, handler: GetCoreSchemaHandler) -> Any:
        return handler.generate_schema(_union(_building.get()))


Event = Annotated[Any, _EventOfTheGame]


class RecentEvents(NamedTuple):
    """The events of one move, or of what happened between two moves; with private fields."""

    at: int  # the log's length before it
    seat: Seat  # NOBODY between two moves
    by: By
    events: list[Event]


Recent = list[RecentEvents]


@contextmanager
def events_of(game: AnyGame) -> Iterator[None]:
    """Build adapters of `RecentEvents` for this game's events inside the block."""
    token = _building.set(game)
    try:
        yield
    finally:
        _building.reset(token)


@cache
def event_adapter(game: AnyGame) -> TypeAdapter[Any]:
    """Return the adapter of every event that a table of this game can tell."""
    return TypeAdapter(_union(game))


def _union(game: AnyGame) -> Any:
    """Unite the events of a game and of a session; pydantic refuses two of one kind."""
    return Annotated[game.events._type | SessionEvent, Field(discriminator="kind")]


def told_by_the_log(what: str, seat: Seat, by: By) -> list[Event]:
    """Return the session event that a line of the log tells, before the game's own events."""
    match what:
        case record.DEAL | record.STOP:
            return []
        case record.LEAVE:
            return [Gone(seat, "admin" if by == "admin" else "player")]
        case record.RESIGN:
            return [Resigned(seat)]
        case record.AGREE:
            return [DrawAgreed()]
        case undo if undo.startswith(record.UNDO):
            return [Undone(seat)]
    match by:
        case "clock":
            return [TimedOut(seat)]
        case "admin":
            return [Skipped(seat)]
        case _:
            return []


def between_moves(recent: Recent, at: int, event: Event) -> Recent:
    """Add an event that no line of the log tells. A player who goes away and comes back between
    two moves is told of once, however often."""
    is_about_presence = isinstance(event, HandedOver | CameBack)
    if is_about_presence:
        recent = [old for old in recent if old.at != at or not _is_presence(old, event.seat)]
    return [*recent, RecentEvents(at, NOBODY, "player", [event])]


def _is_presence(old: RecentEvents, seat: Seat) -> bool:
    return old.seat == NOBODY and any(
        isinstance(event, HandedOver | CameBack) and event.seat == seat for event in old.events
    )


def trimmed(recent: Recent, seats: Iterable[Seat], length: int, moves: int) -> Recent:
    """Drop the events that nobody has to be told any more: those before both the last `moves` of a
    log of this `length` and the last own move of each of these seats; and the oldest beyond
    MOST."""
    own = {old.seat: old.at for old in recent if old.by == "player"}
    first = min([length - max(TOLD, moves), *(own.get(seat, 0) for seat in seats)])
    kept = [old for old in recent if old.at >= first]
    left = sum(map(_weight, kept))
    while left > MOST and len(kept) > 1:
        left -= _weight(kept.pop(0))
    return kept


def _weight(old: RecentEvents) -> int:
    return max(1, len(old.events))


def events_from(recent: Recent, first: int) -> list[Event]:
    """List the events from the move with this index on, and those just before it."""
    return [event for old in recent if old.at >= first for event in old.events]


def last_own_move(recent: Recent, seat: Seat) -> int | None:
    """Return the index of a seat's last move that neither the clock nor a computer made."""
    own = (old.at for old in reversed(recent) if old.seat == seat and old.by == "player")
    return next(own, None)
