"""A finished game in frames, to be stepped through: each move with what followed it by the rules
alone, the state after it, and what happened in it."""

from collections.abc import Callable, Sequence
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


def joined(steps: Sequence[Frame], most: int) -> list[Frame]:
    """Join the moves of computers with those before them, and then moves of one seat in a row, then
    neighbours, until at most so many frames are left. The deal and the end stay."""
    kept = list(steps)
    for may_join in (_is_computers_run, _is_one_seats_run):
        kept = _join(kept, may_join)
    while len(kept) > max(2, most):
        halved = [kept[0], *_pairs(kept[1:-1], len(kept) - most), kept[-1]]
        if len(halved) == len(kept):
            break
        kept = halved
    return kept


def _is_computers_run(before: Frame, frame: Frame) -> bool:
    return frame.by == before.by == "computer"


def _is_one_seats_run(before: Frame, frame: Frame) -> bool:
    return frame.seat == before.seat


def _join(steps: Sequence[Frame], may_join: Callable[[Frame, Frame], bool]) -> list[Frame]:
    kept = [*steps[:1]]
    for frame in steps[1:]:
        if len(kept) > 1 and may_join(kept[-1], frame):
            kept[-1] = _one_of(kept[-1], frame)
        else:
            kept.append(frame)
    return kept


def _pairs(steps: Sequence[Frame], surplus: int) -> list[Frame]:
    """Join neighbours, from the first on, until there are so many fewer."""
    kept: list[Frame] = []
    rest = list(steps)
    while rest:
        frame = rest.pop(0)
        if surplus and rest:
            frame, surplus = _one_of(frame, rest.pop(0)), surplus - 1
        kept.append(frame)
    return kept


def _one_of(before: Frame, frame: Frame) -> Frame:
    return frame._replace(entry=before.entry, events=[*before.events, *frame.events])


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
