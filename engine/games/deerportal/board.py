"""The board of DeerPortal, what lies on it, and the piles of cards."""

from typing import Final

from engine.cards import Card

ELEMENTS: Final = ("water", "earth", "fire", "air")  # in the order of the seats
SIDE: Final = 16  # fields on a side of the board; they are counted from the top left

# From the corner on, so many fields left, right, up or down.
_WAYS: Final = (
    (0, "r5 d1 l4 d1 l1 d1 r3 u1 r3 d1 l1 d1 l5 d1 r1 d1 r2 u1 r2 d1 r1 d1 r1"),
    (15, "l5 d1 r4 d1 r1 d1 l3 u1 l2 d1 l1 d1 r6 d1 l1 d1 l2 u1 l3 d1 l1 d1"),
    (255, "l5 u1 r4 u1 r1 u1 l3 d1 l3 u1 r1 u1 r5 u1 l1 u1 l2 d1 l2 u1 l1 u1 l1"),
    (240, "r5 u1 l4 u1 l1 u1 r3 d1 r2 u1 r1 u1 l6 u1 r1 u1 r2 d1 r3 u1 r1 u1"),
)
_STEPS: Final = {"l": -1, "r": 1, "u": -SIDE, "d": SIDE}


def _walk(corner: int, way: str) -> tuple[int, ...]:
    track = [corner]
    for run in way.split():
        for _ in range(int(run[1:])):
            track.append(track[-1] + _STEPS[run[0]])
    return tuple(track)


TRACKS: Final = tuple(_walk(corner, way) for corner, way in _WAYS)
CORNER, PORTAL = 0, 40  # the ends of every track
HALFWAY: Final = 20
CENTRE: Final = 136  # where the big diamond lies

# An area is a text with a letter for each field of its track.
EMPTY, DIAMOND = ".", "d"
RUNES: Final = "wefa"  # by element
RUNES_OF_EACH, DIAMONDS_OF_EACH = 4, 12

STOP, CARD, ONE_DIAMOND, TWO_DIAMONDS = "stop", "card", "diamond", "diamonds"
EFFECTS: Final = (STOP, CARD, ONE_DIAMOND, TWO_DIAMONDS)
CARDS_OF_EACH: Final = 8
PILES: Final = tuple(
    tuple(f"{rune}-{effect}" for effect in EFFECTS for _ in range(CARDS_OF_EACH)) for rune in RUNES
)
EFFECT: Final[dict[Card, str]] = {card: card[2:] for pile in PILES for card in pile}
PILE_SIZE: Final = len(PILES[0])

SEASONS: Final = ("winter", "spring", "summer", "fall")
ROUNDS_OF_SEASON: Final = 4


def season(rounds: int) -> str:
    """A round is a month, and the first is in spring."""
    return SEASONS[(1 + rounds // ROUNDS_OF_SEASON) % len(SEASONS)]
