"""The model of DeerPortal: house rules, what one may do, what happens, what is, what one sees."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from engine.cards import Card
from engine.fields import Secret
from engine.game import Ended as Ended
from engine.game import Left as Left
from engine.game import Seat, Viewer

Element = Annotated[int, "an element, and the seat that it has if somebody sits there"]
Area = Annotated[str, "what lies on the fields of a track, a letter each"]


@dataclass(frozen=True, slots=True)
class Options:
    """House rules; the defaults are the game as it is written."""

    fair_centre: bool = False  # the big diamond waits at everybody's own portal
    portal_required: bool = False  # who never reached the portal ranks below all who did
    quick: bool = False  # begins halfway
    no_bots: bool = False  # empty seats stay empty
    random_bonus: bool = False  # five or six diamonds for the first in the portal
    teams: bool = False  # opposite corners play together


@dataclass(frozen=True, slots=True)
class Roll:
    kind: Literal["roll"] = "roll"


@dataclass(frozen=True, slots=True)
class Forward:
    kind: Literal["forward"] = "forward"


@dataclass(frozen=True, slots=True)
class Back:
    kind: Literal["back"] = "back"


Action = Roll | Forward | Back
ROLL, FORWARD, BACK = Roll(), Forward(), Back()


@dataclass(frozen=True, slots=True)
class Rolled:
    seat: Seat
    number: int
    kind: Literal["rolled"] = "rolled"


@dataclass(frozen=True, slots=True)
class Moved:
    """From a field of the own track to another."""

    seat: Seat
    start: int
    end: int
    kind: Literal["moved"] = "moved"


@dataclass(frozen=True, slots=True)
class Meditated:
    """So many things lie in the own area now."""

    seat: Seat
    count: int
    kind: Literal["meditated"] = "meditated"


@dataclass(frozen=True, slots=True)
class FoundBig:
    seat: Seat
    count: int
    kind: Literal["found_big"] = "found_big"


@dataclass(frozen=True, slots=True)
class FoundDiamond:
    seat: Seat
    kind: Literal["found_diamond"] = "found_diamond"


@dataclass(frozen=True, slots=True)
class Drew:
    """A card against an element, by a rune."""

    seat: Seat
    element: Element
    card: Card
    hits: int  # players it froze, runes or diamonds it took away
    gained: int  # diamonds it brought
    was_last: bool  # the pile is used up, and so are all runes of its element
    kind: Literal["drew"] = "drew"


@dataclass(frozen=True, slots=True)
class ReachedPortal:
    seat: Seat
    place: int
    bonus: int
    kind: Literal["reached_portal"] = "reached_portal"


@dataclass(frozen=True, slots=True)
class DeerMode:
    """So many more turns, whoever may take them."""

    turns: int
    kind: Literal["deer_mode"] = "deer_mode"


@dataclass(frozen=True, slots=True)
class Missed:
    """Was frozen for this turn, and is for so many more."""

    seat: Seat
    left: int
    kind: Literal["missed"] = "missed"


@dataclass(frozen=True, slots=True)
class SeasonBegan:
    season: str
    kind: Literal["season_began"] = "season_began"


Event = (
    Rolled
    | Moved
    | Meditated
    | FoundBig
    | FoundDiamond
    | Drew
    | ReachedPortal
    | DeerMode
    | Missed
    | SeasonBegan
    | Left
    | Ended
)


@dataclass(slots=True)
class State:
    options: Options
    piles: Secret[tuple[tuple[Card, ...], ...]]  # of each element, from the first card to the last
    used: list[int]  # cards of each pile that are gone
    areas: list[Area]  # of each element, whether or not somebody plays it
    fields: list[int]  # where each seat stands on its track
    diamonds: list[int]
    frozen: list[int]  # turns that each must miss
    turn: Seat = 0
    roll: int = 0  # what was rolled and is not yet walked
    round: int = 0  # whole rounds behind us
    arrived: list[Seat] = field(default_factory=list)  # in the portal, the first first
    turns_left: int = 0  # of the deer mode, which somebody's arrival begins
    left: list[Seat] = field(default_factory=list)  # in the order of leaving
    reason: str = ""  # why it is over


@dataclass(slots=True)  # frozen, it would take three times as long to build
class View:
    options: Options
    seat: Viewer
    seen: tuple[tuple[Card, ...], ...]  # of each pile what is gone, and then the open top card
    used: tuple[int, ...]
    areas: tuple[Area, ...]
    fields: tuple[int, ...]
    diamonds: tuple[int, ...]
    frozen: tuple[int, ...]
    turn: Seat
    roll: int
    round: int
    arrived: tuple[Seat, ...]
    turns_left: int
    left: tuple[Seat, ...]
    reason: str
    is_big_out: bool  # the big diamond is there for whose turn it is
