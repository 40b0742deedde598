"""Why one move is better than another: a fact that the rules alone make true."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Reason:
    """A difference between two moves that holds whatever is hidden and whatever chance brings.

    A game names its kinds, and says what the fields mean of each. `count` is told of the better
    move, `instead` of the other one.
    """

    kind: str
    seat: int | None = None  # another player whom it concerns
    count: int = 0
    instead: int = 0
    what: str = ""  # a card, a place or a group, as the game calls it
    reply: Any = None  # a move that the worse one allows
