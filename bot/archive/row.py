"""One row of the archive: how a finished game ended, and what decides whether it was rated.

People stand in it by their numbers in the chat's archive, so that a row names nobody.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final, Literal, NamedTuple, get_args

from pydantic import TypeAdapter

from engine.ratings import pool_of
from engine.record import Step
from engine.session import GameSession, User
from engine.session.archived import COMPUTERS_SEAT
from engine.session.data import COMPUTER, departures

Session = GameSession[Any, Any]
# Why a game changes no rating; "" if it does.
Unrated = Literal["", "ended", "alone", "house", "fun", "clock", "short"]
End = Literal["", "left", "kicked", "resigned", "away"]
UNRATED: Final = get_args(Unrated)
SHORTEST_PART: Final = 4  # of the usual number of moves that a rated game has at least


class SeatRow(NamedTuple):
    """One seat of a finished game."""

    person: int  # the number of its person; 0 for a computer
    level: str  # of the computer that was dealt here, or that played for its person
    place: int  # 1 is best, ties share one; 0 without a result
    own: int  # decisions that its person made
    decisions: int
    ms: int  # that the person took for them
    end: End = ""
    late: bool = False  # the person took the seat over from a computer
    value: int = 0  # the rating after the game, in hundredths; 0 if the game does not change it
    change: int = 0
    deviation: int = 0


@dataclass(slots=True)
class Row:
    id: str
    at: int  # when it ended, in milliseconds
    game: str
    rules: int
    thread: int
    pace: int | None
    ms: int  # from the deal to the end
    moves: int
    reason: str
    unrated: Unrated
    seats: list[SeatRow]
    badges: list[tuple[int, str]] = field(default_factory=list)  # people and what they earned
    crown: tuple[int, int, int] | None = None  # a month, whose it was, and with how many games

    @property
    def pool(self) -> str:
        return pool_of(self.game, len(self.seats))

    @property
    def places(self) -> list[int]:
        return [seat.place for seat in self.seats]

    @property
    def date(self) -> str:
        """Return the day of UTC on which it ended, as 2026-11-19."""
        return datetime.fromtimestamp(self.at / 1000, UTC).date().isoformat()

    def seat_of(self, person: int) -> int | None:
        """Return the seat of a person, the last one of somebody who came back to another."""
        seats = [at for at, seat in enumerate(self.seats) if seat.person == person]
        return seats[-1] if seats else None


class Counted(NamedTuple):
    """A row as a result tells of it."""

    row: Row
    crowned: str = ""  # the name of the person whom it crowns


ROWS: Final = TypeAdapter(Row)


def write_row(row: Row) -> bytes:
    """Write a row as short as JSON may be: what follows is read by position."""
    empty = {name for name in ("badges", "crown") if not getattr(row, name)}
    return ROWS.dump_json(row, exclude=empty)


def read_row(text: bytes) -> Row:
    """Read a row; raise ValueError if it is damaged."""
    return ROWS.validate_json(text)


def readable_rows(texts: Iterable[bytes]) -> dict[str, Row]:
    """Return the rows that can be read, by the ids of their games."""
    readable: dict[str, Row] = {}
    for text in texts:
        try:
            row = read_row(text)
        except ValueError:
            continue  # a recount names it
        readable[row.id] = row
    return readable


def row_of(
    session: Session, thread: int, now: int, numbers: Mapping[User, int], played: Sequence[Step]
) -> Row:
    """Make the row of a finished game from the steps of its log; nothing follows from it yet."""
    moves = sum(not step.what.startswith("!") for step in played)
    return Row(
        *(session.id, now, session.game, session.dealt_rules, thread, session.pace),
        *(played[-1].ms, moves),
        session.outcome.reason if session.outcome else "",
        why_unrated(session, moves),
        _seats(session, played, numbers),
    )


def _seats(session: Session, played: Sequence[Step], numbers: Mapping[User, int]) -> list[SeatRow]:
    count = len(session.players)
    own, decisions, took, before = [0] * count, [0] * count, [0] * count, 0
    for ms, seat, by, what in played:
        if seat >= 0 and by != "rules" and not what.startswith("!"):
            decisions[seat] += 1
            if by == "player":
                own[seat] += 1
                took[seat] += ms - before
        before = ms
    departed = departures(played)
    seats: list[SeatRow] = []
    for at, player in enumerate(session.players):
        dealt_for, is_person = session.drawn_for[at][0], player.user is not None
        dealt_level = dealt_for.removeprefix(COMPUTER) if dealt_for.startswith(COMPUTER) else ""
        end: End = departed.get(at, "")
        if not end and is_person and player.level is not None:
            end = "away"
        seats.append(
            SeatRow(
                numbers[player.user] if player.user is not None else COMPUTERS_SEAT,
                dealt_level or player.level or "",
                session.outcome.ranks[at] if session.outcome else 0,
                *(own[at], decisions[at], took[at]),
                end,
                is_person and bool(dealt_level),
            )
        )
    return seats


def why_unrated(session: Session, moves: int) -> Unrated:
    """Tell why a game that ended after so many moves changes no rating; "" if it does."""
    if session.outcome is None:
        return "ended"
    return why_never_rated(session) or ("short" if _is_short(session, moves) else "")


def why_never_rated(session: Session) -> Unrated:
    """Tell, before the deal too, why a game would change no rating however it ends."""
    return "alone" if people_of(session) < 2 else why_for_fun(session)


def people_of(session: Session) -> int:
    """Count the people of a lobby, or to whom a game was dealt."""
    return len(session.players) - len(session.computers_dealt)


def why_for_fun(session: Session) -> Unrated:
    """Tell why a game changes no rating, however many people play it."""
    if session.for_fun:
        return "fun"
    if not session.rulebook.is_rated_by(session.options):
        return "house"
    return "clock" if session.pace is None else ""


def _is_short(session: Session, moves: int) -> bool:
    return moves * SHORTEST_PART < session.rulebook.usual_moves
