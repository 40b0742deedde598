"""The looks of players: a mark, which texts show as an emoji and pictures draw, and a colour.

People keep one look in a chat. The chat's document knows it; a table gives out the others.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from engine.session import GameSession

Colour = tuple[int, int, int]


class Look(NamedTuple):
    mark: str
    shape: str  # by which pictures draw the mark
    colour: Colour


class Plate(NamedTuple):
    """The name and the look of somebody, for pictures."""

    name: str
    look: int


# Colours that are told apart with each kind of colour blindness, and on which a mark is clear.
LOOKS: Final = (
    Look("❤️", "heart", (184, 18, 36)),
    Look("🐟", "fish", (40, 102, 232)),
    Look("🌙", "moon", (240, 190, 60)),
    Look("🍀", "clover", (24, 128, 74)),
    Look("☂️", "umbrella", (112, 62, 164)),
    Look("☁️", "cloud", (206, 216, 224)),
)


def looks_of(session: GameSession[Any, Any]) -> tuple[int, ...]:
    """Return the look of each player as an index of `LOOKS`; games that began before looks were
    kept give them out by seat."""
    count, given = len(session.players), session.looks
    looks = given if len(given) == count else range(count)
    return tuple(look % len(LOOKS) for look in looks)


def new_looks(session: GameSession[Any, Any], known: Mapping[str, int]) -> dict[int, int]:
    """Return the looks of people whom the chat does not know by one yet, by person."""
    people = zip(session.players, looks_of(session), strict=True)
    return {
        player.user: look
        for player, look in people
        if player.user is not None and str(player.user) not in known
    }
