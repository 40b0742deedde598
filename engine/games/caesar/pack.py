"""The cards of both rulers, the five groups and the busts."""

from collections.abc import Iterable
from typing import Final

from engine.cards import Card

# Within a state a card is its kind: its number, the Philosopher 0, or an action card.
Kind = int
PHILOSOPHER: Final = 0
NUMBERS: Final = (1, 2, 3, 4, 5)
ASSASSINATION, SCOUT, CASTLING, WRATH, VETO = 6, 7, 8, 9, 10
WORDS: Final = ("p", "1", "2", "3", "4", "5", "assassination", "scout", "castling", "wrath", "veto")

Group = int
GROUPS: Final = ("praetor", "aedile", "quaestor", "consul", "censor")
EACH: Final = range(len(GROUPS))
PATRICIANS: Final = (5, 5, 5, 3, 3)
WITH_MISSIONS: Final = (0, 0, 1, 1, 2, 2)  # the groups of the mission cards

Bust = int  # the group that it calls to vote, or one of these
BLACK, GREY = 5, 6
BUSTS: Final = (*GROUPS, "black", "grey")

Place = int  # one side of a group: the first seat's five groups, then the second's
OWN: Final = (range(5), range(5, 10))

IN_DECK: Final = (*NUMBERS * 5, PHILOSOPHER, PHILOSOPHER)
INFLUENCE: Final = (*NUMBERS * 7, PHILOSOPHER, PHILOSOPHER)
ACTIONS: Final = (*(ASSASSINATION,) * 3, *(SCOUT,) * 3, CASTLING, WRATH, VETO)
ALL_ACTIONS: Final = (*ACTIONS, VETO)
HAND: Final = 6
MOST_IN_GROUP: Final = 5  # of one's own
VOTES_BY_ITSELF: Final = 8  # cards of both

# Outside a state a card has a name, by whose it is and what it is: "a5", "bP", "aV"; "m2" is the
# mission to win the quaestors.
NAME: Final = tuple(tuple(f"{owner}{kind}" for kind in "P12345ASCWV") for owner in "ab")
KIND: Final = {name: kind for names in NAME for kind, name in enumerate(names)}
MISSION: Final = ("m0", "m1", "m2", "")  # the last is none: a mission of -1

BITS: Final = tuple(1 << kind for kind in range(11))
ANY_INFLUENCE: Final = 0b111111
FACES: Final = {1: (True,), 2: (False,), 3: (True, False)}  # which ways a card may still lie


def names(seat: int, kinds: Iterable[Kind]) -> tuple[Card, ...]:
    name = NAME[seat]
    return tuple([name[kind] for kind in kinds])


def kinds(cards: Iterable[Card]) -> list[Kind]:
    return [KIND[card] for card in cards]


def groups_in(mask: int) -> list[Group]:
    return [group for group in EACH if mask >> group & 1]
