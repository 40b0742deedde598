"""A finished game in frames, to be stepped through: each move with what followed it by the rules
alone, the state after it, and what happened in it."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from engine.game import Seat
from engine.recent import told_by_the_log
from engine.record import By, Record, replay
from engine.saves import AnyGame
from engine.session_events import Gone, Resigned

MOST_KEY_MOMENTS: Final = 8
DEPARTURE: Final = 6  # the importance of somebody's leaving or resigning


class Frame(NamedTuple):
    """One step of a replay; the first is the deal."""

    entry: int  # the line of the log that began it
    seat: Seat
    by: By
    state: Any  # after it
    events: list[Any]  # of the game and of its session, with private fields


def frames(record: Record, game: AnyGame) -> list[Frame]:
    """Play a record again; Drift if that cannot be done."""
    made: list[Frame] = []
    for number, moment in enumerate(replay(record, game)):
        entry = moment.entry
        if entry.by == "rules" and len(made) > 1:
            last = made[-1]
            made[-1] = last._replace(state=moment.state, events=[*last.events, *moment.events])
            continue
        told = [*told_by_the_log(entry.what, entry.seat, entry.by), *moment.events]
        made.append(Frame(number, entry.seat, entry.by, moment.state, told))
    return made


def key_moments(steps: Sequence[Frame], game: AnyGame) -> list[int]:
    """Return the numbers of the frames that decided a game, in their order: the most
    important ones by the game itself, and its end."""
    last = len(steps) - 1
    weighed = [
        (_importance(steps[number - 1], steps[number], game), -number) for number in range(1, last)
    ]
    best = sorted((each for each in weighed if each[0] > 0), reverse=True)
    chosen = {-number for _, number in best[: MOST_KEY_MOMENTS - 1]}
    return sorted({*chosen, last} if last > 0 else chosen)


def _importance(before: Frame, frame: Frame, game: AnyGame) -> int:
    departures = sum(isinstance(event, Gone | Resigned) for event in frame.events)
    return departures * DEPARTURE + game.importance(before.state, frame.state, frame.events)
