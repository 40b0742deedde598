"""The moves that matter in a game of Caesar & Cleopatra when one looks back on it."""

from collections.abc import Sequence
from typing import Any, Final

from engine.games.caesar.model import (
    Assassinated,
    Castled,
    Ended,
    Exhausted,
    State,
    Struck,
    Vetoed,
    Voted,
)
from engine.games.caesar.turns import scores

BY_KIND: Final = {Ended: 9, Vetoed: 5, Struck: 5, Exhausted: 3, Castled: 2, Assassinated: 2}


def importance(before: State, after: State, events: Sequence[Any]) -> int:
    """Changes of the lead, votes decided by one or turned by a Philosopher, vetoes, wraths, and
    patricians that go last."""
    found = sum(map(_of, events))
    return found + 5 * (_lead(after) not in (0, _lead(before)))


def _of(event: Any) -> int:
    if not isinstance(event, Voted):
        return BY_KIND.get(type(event), 0)
    one, other = event.sums
    is_turned = event.philosophers[0] != event.philosophers[1]
    return 4 * (abs(one - other) <= 1 and one + other > 0) + 4 * is_turned


def _lead(s: State) -> int:
    """Return who has more points: 1 the first seat, -1 the second, 0 neither."""
    one, other = scores(s)
    return (one > other) - (one < other)
