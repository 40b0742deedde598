"""What has happened at a table, for its texts: a session holds the log alone, so it is played
again, from where that was left the last time."""

from collections import OrderedDict
from typing import Any, Final

from engine import record
from engine.notices import DrawAgreed, Gone, Resigned, TimedOut
from engine.record import Moment, replay
from engine.session import GameSession, seen_by

Session = GameSession[Any, Any]

TOLD: Final = 5  # moves whose happenings a table may tell
REMEMBERED: Final = 200  # tables

# By session: what this process has played again so far, with the last state alone. Nothing rests
# on it: another worker, or this one after a restart, begins from the deal.
_played: OrderedDict[str, list[Moment]] = OrderedDict()


def recent(session: Session) -> list[Any]:
    """What happened in the last moves, as the group may know it; computers' moves in a row, which
    are shown together, are told together."""
    moves = max(TOLD, session.run + 1)
    return seen_by(None, _told_from(session, max(0, len(session.log) - moves)))


def since(session: Session, seat: int, with_own: bool = False) -> list[Any]:
    """What happened after a player's own last move, which was not the clock's or a computer's for
    the player, or with it; as the seat may know it."""
    moments = played(session)
    own = [index for index, moment in enumerate(moments) if moment.entry.is_own_move(seat)]
    first = own[-1] + (not with_own) if own else 0
    return seen_by(seat, _told_from(session, first))


def _told_from(session: Session, first: int) -> list[Any]:
    """What happened from this moment on, and what the session knows beside."""
    moments = played(session)
    happened: list[Any] = []
    for index in range(first, len(moments) + 1):
        happened += [notice for at, notice in session.beside if at == index]
        happened += told(moments[index]) if index < len(moments) else []
    return happened


def played(session: Session) -> list[Moment]:
    """Every moment of a table's log."""
    moments = _played.pop(session.id, [])
    if not _began(session.log, moments):
        moments = []
    for moment in replay(session.record(), after=moments):
        if moments:
            moments[-1] = moments[-1]._replace(state=None)
        moments.append(moment)
    _played[session.id] = moments
    if len(_played) > REMEMBERED:
        _played.popitem(last=False)
    return moments


def _began(log: list[str], moments: list[Moment]) -> bool:
    """Whether a log began with these moments: a line's digest tells all that led to it."""
    last = len(moments) - 1
    return 0 <= last < len(log) and log[last] == moments[last].entry.line()


def told(moment: Moment) -> list[Any]:
    """The events of a move, after what the log knows beside them."""
    entry = moment.entry
    beside: list[Any] = []
    match entry.what:
        case record.DEAL | record.STOP:
            pass
        case record.LEAVE:
            beside.append(Gone(entry.seat, "admin" if entry.by == "admin" else "player"))
        case record.RESIGN:
            beside.append(Resigned(entry.seat))
        case record.AGREE:
            beside.append(DrawAgreed())
        case _ if entry.by in ("clock", "admin"):
            beside.append(TimedOut(entry.seat))
    return [*beside, *moment.events]
