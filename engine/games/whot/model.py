"""The model of Whot: house rules, what one may do, what happens, what is, and what one sees."""

from dataclasses import dataclass, field
from operator import not_
from typing import Annotated, Final, Literal

from pydantic import Field, PlainSerializer, PlainValidator

from engine.cards import Card
from engine.fields import Secret, SecretOfSeat
from engine.game import ForcedMoves, Seat, Viewer, private
from engine.game import Left as Left
from engine.games.whot.pack import BIT, PLAIN_PACK, SUITS, WHOT, Hand, read_hand, write_hand

# Saved only where a match is played, so that a single deal is saved as it always was.
Points = Annotated[tuple[int, ...], Field(exclude_if=not_)]


@dataclass(frozen=True, slots=True)
class Options:
    """House rules; the defaults are the game as it is written."""

    hand_size: Literal[3, 4, 5, 6, 7] = 7
    market_keeps_turn: bool = False  # who plays a 14 goes again
    tender: bool = False  # no reshuffle: the first draw that cannot be made ends the game
    whot_cancels_pick: bool = False  # a Whot answers a 2 or a 5, and nobody picks
    no_defending: bool = False  # a pick cannot be passed on
    pick_five: bool = False  # a 5 makes the next player pick five
    star_skips_two: bool = False  # the 8 of stars suspends two players
    draw_until_playable: bool = False  # until a card fits; then one that fits must be played
    double_decking: bool = False  # cards of one number may be played together
    last_card_call: bool = False  # "last card!" is said in time, or costs two cards if caught
    no_special_finish: bool = False  # the last card must be an ordinary one
    # deals until somebody has so many points, of cards that were left; the fewest win
    match_to: Annotated[Literal[0, 100], Field(exclude_if=not_)] = 0
    forced_moves: ForcedMoves = True  # a pick that nobody could answer is drawn at once


@dataclass(frozen=True, slots=True)
class Play:
    card: Card
    call: str = ""  # the letter of the symbol that a Whot asks for
    last: bool = False  # says "last card!"
    kind: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class Draw:
    """Take one card, or the whole of a pending pick."""

    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Done:
    """No further card of the same number (double decking)."""

    kind: Literal["done"] = "done"


@dataclass(frozen=True, slots=True)
class Catch:
    """Point at the player who went down to one card in silence."""

    kind: Literal["catch"] = "catch"


Action = Play | Draw | Done | Catch
DRAW, DONE, CATCH = Draw(), Done(), Catch()
PLAY: Final = {card: Play(card) for card in PLAIN_PACK}
CALLS: Final = tuple(Play(WHOT, suit) for suit in SUITS)
LAST_WHOT: Final = (Play(WHOT),)  # wins, and so asks for no symbol
ANNOUNCED: Final = {play: Play(play.card, play.call, True) for play in (*PLAY.values(), *CALLS)}


class _Plays(dict[Hand, tuple[Play, ...]]):
    """The plays of hands that share a symbol or a number: some 9,500 when all were asked for."""

    def __missing__(self, hand: Hand) -> tuple[Play, ...]:
        plays = self[hand] = tuple(PLAY[card] for card in PLAIN_PACK if hand & BIT[card])
        return plays


PLAYS: Final = _Plays()


@dataclass(frozen=True, slots=True)
class Played:
    seat: Seat
    card: Card
    call: str = ""
    left: int = 0  # cards in hand afterwards
    last: bool = False
    kind: Literal["played"] = "played"


@dataclass(frozen=True, slots=True)
class PickDue:
    """The next player must answer or draw so many."""

    seat: Seat
    count: int
    number: int
    kind: Literal["pick_due"] = "pick_due"


@dataclass(frozen=True, slots=True)
class PickCancelled:
    seat: Seat
    count: int
    kind: Literal["pick_cancelled"] = "pick_cancelled"


@dataclass(frozen=True, slots=True)
class HeldOn:
    """The same player goes again."""

    seat: Seat
    kind: Literal["held_on"] = "held_on"


@dataclass(frozen=True, slots=True)
class Suspended:
    seat: Seat
    kind: Literal["suspended"] = "suspended"


Why = Literal["turn", "pick", "market", "caught"]


@dataclass(frozen=True, slots=True)
class Drew:
    seat: Seat
    count: int
    why: Why
    cards: tuple[Card, ...] | None = private()
    kind: Literal["drew"] = "drew"


@dataclass(frozen=True, slots=True)
class Reshuffled:
    count: int
    kind: Literal["reshuffled"] = "reshuffled"


@dataclass(frozen=True, slots=True)
class SuddenDeath:
    """The market is empty for good."""

    kind: Literal["sudden_death"] = "sudden_death"


@dataclass(frozen=True, slots=True)
class Caught:
    """Somebody was silent about the last card."""

    seat: Seat
    by: Seat
    kind: Literal["caught"] = "caught"


@dataclass(frozen=True, slots=True)
class DealEnded:
    """A deal of a match is over: the points of each seat in it, and in all of them."""

    reason: str
    points: tuple[int, ...]
    scores: tuple[int, ...]
    kind: Literal["deal_ended"] = "deal_ended"


@dataclass(frozen=True, slots=True)
class Ended:
    """Everybody's hand is shown."""

    reason: str
    hands: tuple[tuple[Card, ...], ...]
    kind: Literal["ended"] = "ended"


Event = (
    Played
    | PickDue
    | PickCancelled
    | HeldOn
    | Suspended
    | Drew
    | Reshuffled
    | SuddenDeath
    | Caught
    | Left
    | DealEnded
    | Ended
)

SavedHand = Annotated[Hand, PlainValidator(read_hand), PlainSerializer(write_hand, return_type=str)]
Phase = Literal["", "pick", "decking", "found"]


@dataclass(slots=True)
class State:
    options: Options
    hands: SecretOfSeat[list[SavedHand]]
    market: Secret[list[Card]]  # the next card is at the end
    pile: list[Card]  # the top card is at the end
    after: list[Seat]  # who follows each seat; leavers are passed by
    turn: Seat = 0
    # "pick": to be answered or drawn; "decking": more cards of the top card's number may follow;
    # "found": a card that fits was drawn; it or another that fits must be played
    phase: Phase = ""
    call: str = ""  # the symbol that a Whot asks for
    pick: int = 0  # cards that are due
    skips: int = 0  # players to be suspended when the decking is done
    silent: Seat | None = None  # went down to one card without a word
    reshuffled: bool = False
    left: list[Seat] = field(default_factory=list)  # in the order of leaving
    reason: str = ""  # why it is over
    scores: Points = ()  # of a match, in the deals that are over


@dataclass(slots=True)  # frozen, it would take three times as long to build
class View:
    options: Options
    seat: Viewer
    hands: tuple[tuple[Card, ...], ...]  # one's own; everybody's when it is over; else empty
    counts: tuple[int, ...]
    market: int
    pile: tuple[Card, ...]  # everything that lies open, the top card last
    turn: Seat
    phase: Phase
    call: str
    pick: int
    skips: int
    silent: Seat | None
    reshuffled: bool
    left: tuple[Seat, ...]
    reason: str
    scores: Points = ()
