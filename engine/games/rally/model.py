"""The model of Rally: house rules, what one may do, what happens, what is, and what one sees."""

from dataclasses import dataclass, field
from typing import Annotated, Final, Literal

from pydantic import AfterValidator

from engine.game import Ended as Ended
from engine.game import ForcedMoves, Seat, Viewer
from engine.game import Left as Left
from engine.games.rally.board import Go, Position
from engine.games.rally.maps import must_be_own

OwnMap = Annotated[str, AfterValidator(must_be_own)]  # written small: it goes where its game goes


@dataclass(frozen=True, slots=True)
class Options:
    """House rules; the defaults are the game as it is written."""

    board: Literal["town", "island", "sky"] | OwnMap = "town"
    stamps_needed: Literal[2, 3, 4, 5, 6] = 4
    all_stamps: bool = False  # as many as the map has stations
    two_dice: bool = False  # their sum is walked
    no_exact_finish: bool = False  # steps that are left over at the finish lapse
    turnaround: bool = False  # a part of a walk that ends in a dead end may lead back
    forced_moves: ForcedMoves = True  # a walk that can lead to one position only is made at once


@dataclass(frozen=True, slots=True)
class Roll:
    kind: Literal["roll"] = "roll"


Action = Roll | Go
ROLL: Final = Roll()


@dataclass(frozen=True, slots=True)
class Rolled:
    seat: Seat
    dice: tuple[int, ...]
    steps: int
    kind: Literal["rolled"] = "rolled"


@dataclass(frozen=True, slots=True)
class Walked:
    seat: Seat
    to: Position
    steps: int
    left: int  # steps still to be walked
    board: str  # the map of the house on which `to` is, or none
    name: str = ""  # of the position, on a group's own map
    kind: Literal["walked"] = "walked"


@dataclass(frozen=True, slots=True)
class Forfeited:
    """There was no way on for the rest of the steps."""

    seat: Seat
    steps: int
    kind: Literal["forfeited"] = "forfeited"


@dataclass(frozen=True, slots=True)
class Stamped:
    seat: Seat
    at: Position
    held: int  # stamps, with this one
    needed: int
    board: str
    name: str = ""
    kind: Literal["stamped"] = "stamped"


@dataclass(frozen=True, slots=True)
class Finished:
    seat: Seat
    place: int  # 1 is the first to come home
    kind: Literal["finished"] = "finished"


Event = Rolled | Walked | Forfeited | Stamped | Finished | Left | Ended


@dataclass(slots=True)
class State:
    options: Options
    places: list[Position]  # where each figure stands
    stamps: list[list[Position]]  # that each one holds, as they were collected
    after: list[Seat]  # who follows each seat; leavers are passed by
    turn: Seat = 0
    dice: tuple[int, ...] = ()  # as they were rolled last
    steps: int = 0  # still to be walked; none asks for a roll
    trail: list[Position] = field(default_factory=list)  # of the last turn, until the next roll
    finished: list[Seat] = field(default_factory=list)  # in the order of coming home
    left: list[Seat] = field(default_factory=list)  # in the order of leaving
    reason: str = ""  # why it is over


@dataclass(slots=True)
class View:
    """Nothing is hidden."""

    options: Options
    seat: Viewer
    places: tuple[Position, ...]
    stamps: tuple[tuple[Position, ...], ...]
    turn: Seat
    dice: tuple[int, ...]
    steps: int
    trail: tuple[Position, ...]
    finished: tuple[Seat, ...]
    left: tuple[Seat, ...]
    reason: str
