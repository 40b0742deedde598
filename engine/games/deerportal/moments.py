"""The moves that matter in a game of DeerPortal when one looks back on it."""

from collections.abc import Sequence
from typing import Any

from engine.game import Seat
from engine.games.deerportal.model import DeerMode, Drew, FoundBig, ReachedPortal, State


def importance(before: State, after: State, events: Sequence[Any]) -> int:
    """Captures of the big diamond, the portal and the deer mode, strong cards, and changes of the
    lead."""
    found = sum(map(_of, events))
    leader = _leader(after)
    return found + 3 * (leader is not None and leader != _leader(before))


def _of(event: Any) -> int:
    match event:
        case ReachedPortal(place=1) | DeerMode():
            return 7
        case ReachedPortal() | FoundBig():
            return 5
        case Drew(hits=hits, gained=gained):
            return min(4, max(0, hits + 2 * gained - 1))
        case _:
            return 0


def _leader(s: State) -> Seat | None:
    """Return who has most diamonds alone."""
    most = max(s.diamonds)
    return s.diamonds.index(most) if s.diamonds.count(most) == 1 else None
