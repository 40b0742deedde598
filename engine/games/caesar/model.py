"""The model of Caesar & Cleopatra: what one may do, what happens, what is, and what one sees."""

from dataclasses import dataclass, field
from itertools import combinations
from typing import Final, Literal

from engine.cards import Card
from engine.fields import ByGame, Pair, Secret, SecretOfSeat
from engine.game import ForcedMoves, Seat, Viewer, private
from engine.game import Left as Left
from engine.games.caesar.pack import (
    ANY_INFLUENCE,
    EACH,
    FACES,
    NUMBERS,
    PHILOSOPHER,
    Bust,
    Group,
    Kind,
    groups_in,
)


@dataclass(frozen=True, slots=True)
class Options:
    """House rules; the defaults are the game as it is written."""

    missions: bool = True
    # after a vote that was won, Philosophers stay, or lose one of the side with more, or all go
    philosophers: Literal["stay", "source", "classic"] = "stay"
    personas: Literal["seats", "swapped", "dealt"] = "seats"  # who is Caesar
    cleopatra_starts: bool = False
    best_of_three: bool = False  # with the sides swapped after each game
    forced_moves: ForcedMoves = True  # who can hold no veto, as all know, is not asked for one


@dataclass(frozen=True, slots=True)
class Lay:
    """One of the five first cards, face down; groups are filled in their order."""

    card: Kind
    group: Group
    kind: Literal["lay"] = "lay"


@dataclass(frozen=True, slots=True)
class Play:
    card: Kind
    group: Group
    is_up: bool
    kind: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class Assassinate:
    group: Group
    card: Kind
    kind: Literal["assassination"] = "assassination"


@dataclass(frozen=True, slots=True)
class Scout:
    group: Group
    kind: Literal["scout"] = "scout"


@dataclass(frozen=True, slots=True)
class Castle:
    group: Group
    other: Group
    kind: Literal["castling"] = "castling"


@dataclass(frozen=True, slots=True)
class Wrath:
    group: Group
    kind: Literal["wrath"] = "wrath"


@dataclass(frozen=True, slots=True)
class Veto:
    kind: Literal["veto"] = "veto"


@dataclass(frozen=True, slots=True)
class Pass:
    """No veto, for this turn."""

    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Put:
    """Put the next card of a Castling into a group."""

    group: Group
    kind: Literal["put"] = "put"


@dataclass(frozen=True, slots=True)
class Discard:
    """From a hand with which nothing could be placed."""

    card: Kind
    kind: Literal["discard"] = "discard"


Deck = Literal["influence", "action"]


@dataclass(frozen=True, slots=True)
class Draw:
    deck: Deck
    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Done:
    """Nothing more is played, or discarded."""

    kind: Literal["done"] = "done"


Trick = Assassinate | Scout | Castle | Wrath
Action = Lay | Play | Trick | Veto | Pass | Put | Discard | Draw | Done
VETO_IT, PASS, DONE = Veto(), Pass(), Done()
DRAWS: Final = (Draw("influence"), Draw("action"))
LAY: Final = [[Lay(card, group) for card in (PHILOSOPHER, *NUMBERS)] for group in EACH]
PUT: Final = [Put(group) for group in EACH]
DISCARD: Final = [Discard(kind) for kind in range(11)]
ASSASSINATE: Final = [[Assassinate(group, kind) for kind in range(6)] for group in EACH]
SCOUTING: Final = [Scout(group) for group in EACH]
WRATHS: Final = [Wrath(group) for group in EACH]
CASTLES: Final = [Castle(group, other) for group, other in combinations(EACH, 2)]


class _Plays(dict[int, tuple[Play, ...]]):
    """By the kinds in a hand, the open groups and the faces left, each a few bits of the key."""

    def __missing__(self, key: int) -> tuple[Play, ...]:
        kinds, groups, faces = key & ANY_INFLUENCE, groups_in(key >> 6 & 31), FACES[key >> 11]
        plays = self[key] = tuple(
            _PLAY[card, group, is_up]
            for card in (*NUMBERS, PHILOSOPHER)
            if kinds >> card & 1
            for group in groups
            for is_up in faces
        )
        return plays


_PLAY: Final = {
    (card, group, is_up): Play(card, group, is_up)
    for card in (PHILOSOPHER, *NUMBERS)
    for group in EACH
    for is_up in (True, False)
}
PLAYS: Final = _Plays()


@dataclass(frozen=True, slots=True)
class Laid:
    """All five of the first cards lie."""

    seat: Seat
    cards: tuple[Card, ...] | None = private()
    kind: Literal["laid"] = "laid"


@dataclass(frozen=True, slots=True)
class Played:
    """Face up."""

    seat: Seat
    group: Group
    card: Card
    kind: Literal["played"] = "played"


@dataclass(frozen=True, slots=True)
class Hid:
    """Played face down."""

    seat: Seat
    group: Group
    card: str | None = private()
    kind: Literal["hid"] = "hid"


@dataclass(frozen=True, slots=True)
class Announced:
    """An action card with its targets, before anybody may veto it."""

    seat: Seat
    trick: Trick
    kind: Literal["announced"] = "announced"


@dataclass(frozen=True, slots=True)
class Passed:
    """No veto; whether there was one in the hand, nobody learns."""

    seat: Seat
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class Vetoed:
    seat: Seat
    trick: Trick
    kind: Literal["vetoed"] = "vetoed"


@dataclass(frozen=True, slots=True)
class Assassinated:
    """A face-up card of this seat is gone."""

    seat: Seat
    group: Group
    card: Card
    kind: Literal["assassinated"] = "assassinated"


@dataclass(frozen=True, slots=True)
class Revealed:
    """Cards of this seat that lay face down are turned up."""

    seat: Seat
    group: Group
    cards: tuple[Card, ...]
    kind: Literal["revealed"] = "revealed"


@dataclass(frozen=True, slots=True)
class Castled:
    """So many cards lie face down in the one group and in the other."""

    seat: Seat
    group: Group
    other: Group
    counts: tuple[int, int]
    kind: Literal["castled"] = "castled"


@dataclass(frozen=True, slots=True)
class Struck:
    """The Wrath of the Gods: what both sides lost, in the order of the seats."""

    group: Group
    cards: tuple[tuple[Card, ...], tuple[Card, ...]]
    kind: Literal["struck"] = "struck"


@dataclass(frozen=True, slots=True)
class BustDrawn:
    seat: Seat
    bust: Bust
    kind: Literal["bust_drawn"] = "bust_drawn"


@dataclass(frozen=True, slots=True)
class Voted:
    """A vote of confidence; sums, Philosophers and discards are in the order of the seats."""

    group: Group
    by_itself: bool  # for eight cards or more, and not for a bust
    sums: tuple[int, int]
    philosophers: tuple[int, int]
    winner: Seat | None  # nobody if the sums are equal
    discards: tuple[Kind, Kind]  # 0 is none
    kind: Literal["voted"] = "voted"


@dataclass(frozen=True, slots=True)
class Exhausted:
    """The last patrician of a group is won; so many cards of each side are discarded."""

    group: Group
    counts: tuple[int, int]
    kind: Literal["exhausted"] = "exhausted"


@dataclass(frozen=True, slots=True)
class Discarded:
    seat: Seat
    card: Card
    kind: Literal["discarded"] = "discarded"


@dataclass(frozen=True, slots=True)
class Drew:
    seat: Seat
    deck: Deck
    card: str | None = private()
    kind: Literal["drew"] = "drew"


@dataclass(frozen=True, slots=True)
class Ended:
    """A game is over; missions are groups, or -1."""

    reason: str
    scores: tuple[int, int]
    missions: tuple[int, int]
    winner: Seat | None
    goes_on: bool  # another game of the match follows
    kind: Literal["ended"] = "ended"


Event = (
    Laid
    | Played
    | Hid
    | Announced
    | Passed
    | Vetoed
    | Assassinated
    | Revealed
    | Castled
    | Struck
    | BustDrawn
    | Voted
    | Exhausted
    | Discarded
    | Drew
    | Left
    | Ended
)

# "replace": whoever vetoed draws a card for it
Phase = Literal["setup", "play", "veto", "replace", "castling", "discard", "refill"]


@dataclass(slots=True)
class State:
    options: Options
    caesar: Seat
    turn: Seat
    # by seat
    hands: SecretOfSeat[Pair[list[Kind]]]
    decks: Secret[Pair[list[Kind]]]  # of influence; the next card is at the end
    action_decks: Secret[Pair[list[Kind]]]
    discards: Pair[list[Kind]]
    # being laid in secret: the first five, or the cards of a Castling
    pool: SecretOfSeat[Pair[list[Kind]]]
    missions: SecretOfSeat[list[Group]]
    spare: Secret[list[Group]]  # the mission cards that nobody has
    # by place
    up: list[tuple[Kind, ...]]
    down: Secret[list[tuple[Kind, ...]]]  # by each seat's own places, which it knows
    won: list[int]
    left: list[int]  # patricians of each group that are to be won
    bag: Secret[list[Bust]]  # in an order that nobody knows
    out: list[Bust]
    # What the table can tell of cards that lie face down, by seat: the groups whose first card is
    # as it was laid, the numbers that these can be, and what was seen before it was castled.
    fresh: list[int]
    early: list[int]
    castled: list[int]
    known: Secret[Pair[list[Kind]]]  # in an order that nobody knows
    phase: Phase = "setup"
    faces: int = 3  # which ways influence may still be played: 1 up, 2 down, 3 either
    placed: int = 0
    acted: bool = False
    pending: Trick | None = None  # announced, and not yet passed or vetoed
    bust: Bust = -1  # the last one drawn
    votes: list[Voted] = field(default_factory=list)  # that followed it
    changed: bool = False  # the table, in this turn
    idle: int = 0  # turns in which it did not
    turns: int = 0
    wins: list[int] = field(default_factory=lambda: [0, 0])  # of a match
    games: int = 0  # of it that are over
    gone: Seat | None = None
    reason: str = ""


@dataclass(slots=True)  # frozen, it would take three times as long to build
class View:
    options: Options
    seat: Viewer
    caesar: Seat
    turn: Seat
    phase: Phase
    hand: tuple[Card, ...]  # one's own
    held: tuple[tuple[int, int], ...]  # by seat: cards of influence, action cards
    decks: tuple[tuple[int, int], ...]
    discards: tuple[tuple[Card, ...], ...]
    up: tuple[tuple[Card, ...], ...]
    down: ByGame[tuple[int, ...]]
    own: tuple[tuple[Card, ...], ...]  # what lies face down of one's own, by group
    pool: tuple[Card, ...]  # one's own
    pools: tuple[int, ...]
    won: tuple[int, ...]
    left: tuple[int, ...]
    bag: ByGame[tuple[Bust, ...]]
    out: tuple[Bust, ...]
    missions: tuple[Card, ...]  # one's own; both when it is over
    faces: int
    placed: int
    acted: bool
    pending: Trick | None
    bust: Bust
    votes: tuple[Voted, ...]
    fresh: tuple[int, ...]
    early: tuple[int, ...]
    castled: tuple[int, ...]
    known: ByGame[tuple[tuple[Kind, ...], ...]]
    changed: bool
    idle: int
    turns: int
    wins: tuple[int, ...]
    games: int
    gone: Seat | None
    reason: str
