"""Helpers that card games share."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Annotated, Any

# Its own short name: "c5", "w20"; so written that a field tells that it holds cards.
Card = Annotated[str, "a card, by its own short name"]


def rest_of_pack(pack: Iterable[Card], *seen: Iterable[Card]) -> list[Card]:
    """The cards of a pack that are in none of the places one can see, in the pack's order."""
    gone: Counter[Card] = Counter()
    for cards in seen:
        gone.update(cards)
    rest = []
    for card in pack:
        if gone[card]:
            gone[card] -= 1
        else:
            rest.append(card)
    return rest


def places(standings: Sequence[Any]) -> tuple[int, ...]:
    """Ranks for standings of which the lowest is best; equals share a place, as in 1 2 2 4."""
    return tuple(1 + sum(other < own for other in standings) for own in standings)


def circle(seats: int, left: Collection[int] = ()) -> list[int]:
    """Return the seat that follows each one around the table, passing by those who left."""
    after = [*range(1, seats), 0]
    for gone in left:
        after = [after[gone] if seat == gone else seat for seat in after]
    return after
