"""The moves that matter in a game of Whot when one looks back on it."""

from collections.abc import Sequence
from typing import Any, Final

from engine.games.whot.model import (
    Caught,
    DealEnded,
    Drew,
    PickCancelled,
    PickDue,
    Played,
    State,
    SuddenDeath,
    Suspended,
)
from engine.games.whot.pack import size_of

GREAT_PICK: Final = 4  # cards


def importance(before: State, after: State, events: Sequence[Any]) -> int:
    """Picks of four and more, last cards and what keeps somebody from playing one, ends of deals
    and of the market; below those any pick and any turn that is missed."""
    return sum(_of(event, before) for event in events)


def _of(event: Any, before: State) -> int:
    match event:
        case DealEnded():
            return 9
        case SuddenDeath():
            return 8
        case Caught():
            return 7
        case Drew(count=count, why="pick") if count >= GREAT_PICK:
            return min(count, 8)
        case PickDue(count=count) | PickCancelled(count=count) if count >= GREAT_PICK:
            return 4
        case Drew(seat=seat, why="pick" | "market") if size_of(before.hands[seat]) == 1:
            return 5
        case Played(left=1):
            return 4
        case PickDue() | Suspended():
            return 1
        case _:
            return 0
