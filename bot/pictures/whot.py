"""A table of Whot."""

from dataclasses import dataclass

from engine.cards import Card
from engine.game import Seat


@dataclass(frozen=True, slots=True)
class WhotPicture:
    """What everybody at the table sees; a count is None for a player who has left."""

    top: Card
    call: str
    pick: int
    market: int
    counts: tuple[int | None, ...]
    turn: Seat | None
