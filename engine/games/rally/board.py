"""A map as it is played on: what is connected, how far it is, and where a walk can lead."""

from collections import deque
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

Position = str  # its own short name: "17", "B"
Kind = Literal["field", "station", "start", "finish"]
Look = Literal["town", "island", "sky"]

WIDTH, HEIGHT = 1000, 800  # of every map, whatever the size of its picture
LONGEST_ID: Final = 3
LONGEST_NAME: Final = 30
CLOSED, EXACT, OPEN = 0, 1, 2  # the finish: not yet, by exact count, by any count


class Spot(BaseModel):
    """A position as a file tells it."""

    model_config = ConfigDict(extra="forbid", frozen=True, coerce_numbers_to_str=True)

    id: str = Field(pattern=rf"^[A-Za-z0-9]{{1,{LONGEST_ID}}}$")
    x: float = Field(ge=0, le=WIDTH, allow_inf_nan=False)
    y: float = Field(ge=0, le=HEIGHT, allow_inf_nan=False)
    kind: Kind = "field"
    name: str = Field(default="", max_length=LONGEST_NAME)


class Chart(BaseModel):
    """A map as a file tells it."""

    model_config = ConfigDict(extra="forbid", frozen=True, coerce_numbers_to_str=True)

    name: str = Field(default="", max_length=LONGEST_NAME)
    look: Look = "town"
    positions: tuple[Spot, ...]
    connections: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Go:
    """Walk to a position, by the shortest way that is open."""

    to: Position
    kind: Literal["go"] = "go"


class Reach(NamedTuple):
    """The places to which a walk may lead, the nearest first, each with its way, which begins after
    the place."""

    moves: tuple[Go, ...]
    ways: Mapping[Position, tuple[Position, ...]]


NOWHERE: Final[frozenset[Position]] = frozenset()


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    key: str  # of a map of the house; none for a group's own
    chart: Chart
    spots: Mapping[Position, Spot]
    beside: Mapping[Position, tuple[Position, ...]]  # in the order of the file
    start: Position
    finish: Position
    stations: tuple[Position, ...]
    far: Mapping[Position, Mapping[Position, int]]  # steps to a station or home, from everywhere


def board_from(chart: Chart, key: str = "") -> Board:
    """The board of a chart that was checked."""
    spots = {spot.id: spot for spot in chart.positions}
    beside = _beside(chart)
    start, finish = (
        next(spot.id for spot in chart.positions if spot.kind == kind)
        for kind in ("start", "finish")
    )
    stations = tuple(spot.id for spot in chart.positions if spot.kind == "station")
    far = {goal: _steps_to(goal, beside, finish) for goal in (*stations, finish)}
    return Board(key, chart, spots, beside, start, finish, stations, far)


def _beside(chart: Chart) -> dict[Position, tuple[Position, ...]]:
    """Return the neighbours of each place, in the order of the file."""
    order = {spot.id: number for number, spot in enumerate(chart.positions)}
    beside: dict[Position, list[Position]] = {position: [] for position in order}
    for one, other in chart.connections:
        beside[one].append(other)
        beside[other].append(one)
    return {at: tuple(sorted(others, key=order.__getitem__)) for at, others in beside.items()}


def _steps_to(
    goal: Position, beside: Mapping[Position, tuple[Position, ...]], finish: Position
) -> dict[Position, int]:
    steps = {goal: 0}
    queue = deque([goal])
    while queue:
        at = queue.popleft()
        for other in beside[at]:
            if other not in steps and other != finish:
                steps[other] = steps[at] + 1
                queue.append(other)
    return steps


@lru_cache(1 << 15)
def reach(
    board: Board, place: Position, steps: int, trail: frozenset[Position], finish: int
) -> Reach:
    """Everything within so many steps off the trail. Of equally short ways, the one whose first
    position of its own stands earlier in the file is walked."""
    ways: dict[Position, tuple[Position, ...]] = {place: ()}
    queue = deque([place])
    home = board.finish
    while queue:
        at = queue.popleft()
        way = ways[at]
        if len(way) == steps or at == home:
            continue
        for other in board.beside[at]:
            if other not in ways and other not in trail:
                ways[other] = (*way, other)
                queue.append(other)
    del ways[place]
    if home in ways and (finish == CLOSED or (finish == EXACT and len(ways[home]) < steps)):
        del ways[home]
    return Reach(tuple(go(to) for to in ways), ways)


@lru_cache(1 << 12)
def go(to: Position) -> Go:
    return Go(to)


def turn_ends(
    board: Board,
    place: Position,
    steps: int,
    finish: int,
    turnaround: bool,
    trail: Collection[Position] = (),
) -> set[Position]:
    """Everywhere that a turn of so many steps can end, however it is walked in parts."""
    if not steps or place == board.finish:
        return {place}
    walked = frozenset((*trail, place))
    if turnaround and trail and len(board.beside[place]) == 1:
        walked = frozenset((place,))
    may_finish = finish == OPEN or (finish == EXACT and steps == 1)
    ahead = {
        to for to in board.beside[place] if to not in walked and (may_finish or to != board.finish)
    }
    if steps == 1:
        return ahead or {place}
    ends: set[Position] = set()
    for to in ahead:
        ends |= turn_ends(board, to, steps - 1, finish, turnaround, walked)
    return ends or {place}
