"""The events of a session, beside those of its game; they are told together."""

from dataclasses import dataclass
from typing import Literal

from engine.game import Seat, told_apart


@dataclass(frozen=True, slots=True)
class Nudged:
    """A player is reminded that a quarter of the time is left."""

    seat: Seat
    kind: Literal["nudged"] = "nudged"


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The clock moves for a player whose deadline passed."""

    seat: Seat
    kind: Literal["timed_out"] = "timed_out"


@dataclass(frozen=True, slots=True)
class Skipped:
    """The host, or an administrator, did not wait for a player any longer."""

    seat: Seat
    kind: Literal["skipped"] = "skipped"


@dataclass(frozen=True, slots=True)
class HandedOver:
    """A computer plays for somebody who is away."""

    seat: Seat
    level: str
    kind: Literal["handed_over"] = "handed_over"


@dataclass(frozen=True, slots=True)
class CameBack:
    """The player has the seat again."""

    seat: Seat
    kind: Literal["came_back"] = "came_back"


@dataclass(frozen=True, slots=True)
class TookOver:
    """Somebody sat down where a computer played."""

    seat: Seat
    number: int  # of the computer, counted from the first seat
    kind: Literal["took_over"] = "took_over"


@dataclass(frozen=True, slots=True)
class NewHost:
    """A player leads the table now, because the last host left."""

    seat: Seat
    kind: Literal["new_host"] = "new_host"


@dataclass(frozen=True, slots=True)
class Gone:
    """Somebody left, or was removed, for good."""

    seat: Seat
    by: Literal["player", "admin"]
    kind: Literal["gone"] = "gone"


@dataclass(frozen=True, slots=True)
class Stopped:
    """The host ended the game; nobody has won."""

    kind: Literal["stopped"] = "stopped"


@dataclass(frozen=True, slots=True)
class Resigned:
    seat: Seat
    kind: Literal["resigned"] = "resigned"


@dataclass(frozen=True, slots=True)
class DrawOffered:
    seat: Seat
    kind: Literal["draw_offered"] = "draw_offered"


@dataclass(frozen=True, slots=True)
class DrawDeclined:
    seat: Seat
    kind: Literal["draw_declined"] = "draw_declined"


@dataclass(frozen=True, slots=True)
class DrawAgreed:
    kind: Literal["draw_agreed"] = "draw_agreed"


@dataclass(frozen=True, slots=True)
class UndoAsked:
    """A player would like to take the own last move back."""

    seat: Seat
    kind: Literal["undo_asked"] = "undo_asked"


@dataclass(frozen=True, slots=True)
class UndoDeclined:
    seat: Seat
    kind: Literal["undo_declined"] = "undo_declined"


@dataclass(frozen=True, slots=True)
class Undone:
    """The last move of a seat, and all that followed, was taken back."""

    seat: Seat
    kind: Literal["undone"] = "undone"


SessionEvent = (
    Nudged
    | TimedOut
    | Skipped
    | HandedOver
    | CameBack
    | TookOver
    | NewHost
    | Gone
    | Stopped
    | Resigned
    | DrawOffered
    | DrawDeclined
    | DrawAgreed
    | UndoAsked
    | UndoDeclined
    | Undone
)
SESSION_EVENTS = told_apart(SessionEvent)
