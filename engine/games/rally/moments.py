"""The moves that matter in a game of Rally when one looks back on it."""

from collections.abc import Sequence
from typing import Any

from engine.games.rally.model import Finished, Forfeited, Stamped, State


def importance(before: State, after: State, events: Sequence[Any]) -> int:
    """Arrivals, stamps that take the lead, and long ways that lead nowhere."""
    return sum(_of(event, before) for event in events)


def _of(event: Any, before: State) -> int:
    match event:
        case Finished():
            return 9
        case Stamped(held=held, needed=needed):
            leads = held > max(map(len, before.stamps))
            return 2 + 3 * leads + 2 * (held == needed)
        case Forfeited(steps=steps):
            return min(4, steps - 1)
        case _:
            return 0
