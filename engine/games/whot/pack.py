"""The Whot pack, hands as sets of its cards, and what fits on what."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from engine.cards import Card

SUITS: Final = {"c": "circle", "t": "triangle", "x": "cross", "s": "square", "*": "star"}
NUMBERS: Final = {
    "c": (1, 2, 3, 4, 5, 7, 8, 10, 11, 12, 13, 14),
    "t": (1, 2, 3, 4, 5, 7, 8, 10, 11, 12, 13, 14),
    "x": (1, 2, 3, 5, 7, 10, 11, 13, 14),
    "s": (1, 2, 3, 5, 7, 10, 11, 13, 14),
    "*": (1, 2, 3, 4, 5, 7, 8),
}
WHOT: Final[Card] = "w20"
PLAIN_PACK: Final = tuple(f"{suit}{number}" for suit in SUITS for number in NUMBERS[suit])
PACK: Final = (*PLAIN_PACK, *(WHOT,) * 5)

NUMBER: Final = {card: int(card[1:]) for card in PACK}
VALUE: Final = {card: n * (2 if card[0] == "*" else 1) for card, n in NUMBER.items()}

HOLD_ON, PICK_TWO, PICK_THREE, SUSPENSION, GENERAL_MARKET = 1, 2, 5, 8, 14
SPECIALS: Final = {HOLD_ON, PICK_TWO, PICK_THREE, SUSPENSION, GENERAL_MARKET, 20}
SPECIAL: Final = {card: n for card, n in NUMBER.items() if n in SPECIALS}

Hand = int  # a bit for each plain card; the Whots, which are all alike, are counted above them
BIT: Final = {card: 1 << place for place, card in enumerate(PLAIN_PACK)}
A_WHOT: Final = 1 << len(PLAIN_PACK)
BIT[WHOT] = A_WHOT
CARD: Final = {bit: card for card, bit in BIT.items()}

OF_NUMBER: Final = {
    n: sum(BIT[card] for card in PLAIN_PACK if NUMBER[card] == n) for n in NUMBER.values()
}
OF_SUIT: Final = {suit: sum(BIT[card] for card in PLAIN_PACK if card[0] == suit) for suit in SUITS}
# What fits on a top card or on a called symbol: by the symbol, and by the number alone.
FITS: Final = {suit: (OF_SUIT[suit], 0) for suit in SUITS} | {
    card: (OF_SUIT[card[0]], OF_NUMBER[NUMBER[card]] & ~OF_SUIT[card[0]]) for card in PLAIN_PACK
}


def hand_of(cards: Iterable[Card]) -> Hand:
    return sum(map(BIT.__getitem__, cards))


@lru_cache(1 << 12)
def cards_of(hand: Hand) -> tuple[Card, ...]:
    """The cards of a hand in the pack's order."""
    whots, plain = divmod(hand, A_WHOT)
    cards = []
    while plain:
        lowest = plain & -plain
        cards.append(CARD[lowest])
        plain ^= lowest
    return (*cards, *(WHOT,) * whots)


@lru_cache(1 << 12)
def write_hand(hand: Hand) -> str:
    return " ".join(cards_of(hand))


def read_hand(saved: object) -> Hand:
    """A hand from "c5 t13 w20"."""
    if not isinstance(saved, str):
        raise ValueError("a hand is saved as a text")
    return _read_hand(saved)


@lru_cache(1 << 12)
def _read_hand(text: str) -> Hand:
    try:
        return hand_of(text.split())
    except KeyError as error:
        raise ValueError(f"there is no card {error}") from None


def size_of(hand: Hand) -> int:
    return len(cards_of(hand))


def hand_value(hand: Hand) -> int:
    return sum(map(VALUE.__getitem__, cards_of(hand)))
