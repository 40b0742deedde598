"""Maps as files: the house's own, and whatever a group brings, checked before anybody plays on it.

What is wrong with a map is told by codes, each with the line where it is wrong, for others to put
into words.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from itertools import combinations, islice
from math import hypot
from typing import Any, Final, NamedTuple, NoReturn

from pydantic import ValidationError

from engine.game import shown
from engine.games.rally.board import (
    CLOSED,
    EXACT,
    Board,
    Chart,
    Position,
    Spot,
    board_from,
    turn_ends,
)

HOUSE_MAPS: Final = ("town", "island", "sky")
RIGHT_TO_LEFT: Final = "\u200f"  # begins the lines of an example in Persian that was copied
MOST_BYTES: Final = 64 * 1024
FEWEST, MOST = 5, 120  # positions
MOST_STATIONS: Final = 12
MOST_BESIDE: Final = 8  # connections of one position
MOST_CONNECTIONS: Final = MOST * MOST_BESIDE // 2
MOST_FAULTS: Final = 20  # told at once; the rest of a file is not looked at
APART: Final = 40  # between two positions
CLEAR: Final = 20  # between a connection and a position that it passes
SMALL_ROLLS: Final = (2, 3)  # of two dice; who can get everywhere by these is never stuck

Path = tuple[str | int, ...]  # of names and places in lists, to a part of a file


class Fault(NamedTuple):
    """Something that is wrong with a map: a code, its line, and what its sentence needs."""

    code: str
    line: int
    about: Mapping[str, str | int]


class BadMap(ValueError):
    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(faults)
        self.faults = faults

    def __str__(self) -> str:
        return "; ".join(f"line {fault.line}: {fault.code}" for fault in self.faults)


@lru_cache(256)
def board_of(board: str) -> Board:
    """The map that the house rule of this name means: one of the house, or a whole map."""
    if board in HOUSE_MAPS:
        text = (files(__package__) / "maps" / f"{board}.json").read_text(encoding="utf-8")
        return board_from(Chart.model_validate_json(text), board)
    return board_from(Chart.model_validate_json(board))


def must_be_own(board: str) -> str:
    """A whole map as `small` writes it."""
    _must_be_own(board)
    return board


@lru_cache(256)
def _must_be_own(board: str) -> None:
    if small(check(board.encode())) != board:
        raise ValueError("a map is written small")


def small(chart: Chart) -> str:
    """A whole map in one short line."""
    return chart.model_dump_json(exclude_defaults=True)


def check(data: bytes) -> Chart:
    """Return a map that can be played on, or raise `BadMap` with its first faults.

    The time is bounded for any file: what is compared pairwise is counted first, and the search
    for faults ends after `MOST_FAULTS`.
    """
    must_be_small_enough(len(data))
    try:
        text = data.decode("utf-8-sig").replace(RIGHT_TO_LEFT, "")
    except UnicodeDecodeError as error:
        _fail("not-text", data.count(b"\n", 0, error.start) + 1)
    chart = _read(text)
    lines = Lines(text)
    faults = [Fault(code, lines.of(path), about) for code, path, about in _found(chart)]
    if faults:
        raise BadMap(faults)
    return chart


def must_be_small_enough(size: int) -> None:
    if size > MOST_BYTES:
        _fail("too-large", 1, size=-(-size // 1024), most=MOST_BYTES // 1024)


def _fail(code: str, line: int, **about: str | int) -> NoReturn:
    raise BadMap([Fault(code, line, about)])


# The file ------------------------------------------------------------------------------------


def _read(text: str) -> Chart:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        _fail("not-json", error.lineno, column=error.colno)
    except (ValueError, RecursionError):
        _fail("not-json", 1, column=1)
    lines = Lines(text)
    if faults := [Fault(code, lines.of(path), about) for code, path, about in _too_many(data)]:
        raise BadMap(faults)
    try:
        return Chart.model_validate(data)
    except ValidationError as error:
        found = error.errors(include_url=False)[:MOST_FAULTS]
        raise BadMap([_fault(lines, data, wrong) for wrong in found]) from None


def _too_many(data: Any) -> "Found":
    """Count before anything is compared with anything."""
    if not isinstance(data, dict):
        return
    for name, code, about in (
        ("positions", "bad-count", {"least": FEWEST, "most": MOST}),
        ("connections", "bad-connections", {"most": MOST_CONNECTIONS}),
    ):
        parts = data.get(name)
        if isinstance(parts, list) and len(parts) > about["most"]:
            yield code, (name,), {"count": len(parts), **about}


def _fault(lines: "Lines", data: Any, wrong: Any) -> Fault:
    """Tell what pydantic found by what stands in the file."""
    path: Path = tuple(wrong["loc"])
    line = lines.of(path)
    about = {"position": _position_at(data, path)}
    match path, wrong["type"]:
        case (), _:
            return Fault("no-map", line, {})
        case (*_, name), "missing":
            return Fault("missing", line, {**about, "word": name})
        case (*_, name), "extra_forbidden":
            return Fault("unknown-word", line, {**about, "word": shown(name, 30)})
        case (("positions" | "connections") as name,), _:
            return Fault("no-list", line, {"word": name})
        case ("positions", number), _:
            return Fault("no-position", line, {"number": int(number) + 1})
        case ("connections", *_), _:
            return Fault("no-pair", line, {})
    return Fault(f"bad-{path[-1]}", line, {**about, "value": shown(wrong["input"], 30)})


def _position_at(data: Any, path: Path) -> str:
    """The position to which a path leads, by its id if it has one."""
    if len(path) < 2 or path[0] != "positions":
        return ""
    spot = data["positions"][path[1]]
    name = spot.get("id") if isinstance(spot, dict) else None
    return shown(name, 20).strip("'") if name is not None else f"#{int(path[1]) + 1}"


_DECODER: Final = json.JSONDecoder()


class Lines:
    """Find the lines of a JSON text; read each object and each list in it at most once."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._parts: dict[int, dict[str | int, int]] = {}

    def of(self, path: Path) -> int:
        """Return the line on which a part begins; or, of what is missing, its whole."""
        text = self._text
        at = _skip(text, 1 if text.startswith("\ufeff") else 0)
        for part in path:
            if at not in self._parts:
                self._parts[at] = dict(_parts(text, at))
            inside = self._parts[at].get(part)
            if inside is None:
                break
            at = inside
        return text.count("\n", 0, at) + 1


def _parts(text: str, at: int) -> Iterator[tuple[str | int, int]]:
    """The names, or the places, of what an object or a list holds, and where each begins."""
    if text[at] not in "{[":
        return
    is_object, number = text[at] == "{", 0
    at = _skip(text, at + 1)
    while text[at] not in "}]":
        name: str | int = number
        if is_object:
            name, at = _DECODER.raw_decode(text, at)
            at = _skip(text, _skip(text, at) + 1)
        yield name, at
        _, at = _DECODER.raw_decode(text, at)
        at = _skip(text, at)
        if text[at] == ",":
            at = _skip(text, at + 1)
        number += 1


def _skip(text: str, at: int) -> int:
    while text[at] in " \t\r\n":
        at += 1
    return at


# What stands in it ----------------------------------------------------------------------------

Found = Iterator[tuple[str, Path, dict[str, str | int]]]
# With one of these nobody can tell where one gets on a map.
NO_BOARD: Final = {"twice", "no-start", "no-finish", "two-start", "two-finish", "nowhere"}
UGLY: Final = {"too-close", "runs-over"}


def _found(chart: Chart) -> Found:
    """All that can be told at once: each look needs what the ones before it looked for."""
    found = [*_counted(chart), *_connected(chart)]
    found += islice(_drawable(chart), MOST_FAULTS)
    if not {code for code, *_ in found} & NO_BOARD:
        found += _joined(chart)
    if {code for code, *_ in found} <= UGLY:
        found += _ends(chart)
    yield from found[:MOST_FAULTS]


def _counted(chart: Chart) -> Found:
    """As many of everything as a game wants."""
    spots = chart.positions
    if len(spots) < FEWEST:
        about: dict[str, str | int] = {"count": len(spots), "least": FEWEST, "most": MOST}
        yield "bad-count", ("positions",), about
    seen: set[str] = set()
    for number, spot in enumerate(spots):
        if spot.id.casefold() in seen:
            yield "twice", ("positions", number), {"position": spot.id}
        seen.add(spot.id.casefold())
    for kind in ("start", "finish"):
        found = [number for number, spot in enumerate(spots) if spot.kind == kind]
        if not found:
            yield f"no-{kind}", ("positions",), {}
        for number in found[1:]:
            yield f"two-{kind}", ("positions", number), {"position": spots[number].id}
    stations = sum(spot.kind == "station" for spot in spots)
    if not 1 <= stations <= MOST_STATIONS:
        yield "bad-stations", ("positions",), {"count": stations, "most": MOST_STATIONS}


def _connected(chart: Chart) -> Found:
    """Every connection joins two positions, once."""
    known = {spot.id for spot in chart.positions}
    seen: set[frozenset[Position]] = set()
    count: Counter[Position] = Counter()
    for number, ends in enumerate(chart.connections):
        path = ("connections", number)
        about: dict[str, str | int] = {"one": ends[0], "other": ends[1]}
        for end in ends:
            if end not in known:
                yield "nowhere", path, {"position": shown(end, 12).strip("'")}
        if ends[0] == ends[1]:
            yield "to-itself", path, {"position": ends[0]}
        elif frozenset(ends) in seen:
            yield "connected-twice", path, about
        seen.add(frozenset(ends))
        count.update(ends)
    for number, spot in enumerate(chart.positions):
        if count[spot.id] > MOST_BESIDE:
            yield "too-many-ways", ("positions", number), {"position": spot.id, "most": MOST_BESIDE}


def _drawable(chart: Chart) -> Found:
    """Nothing lies on top of anything."""
    for (_, one), (number, other) in combinations(enumerate(chart.positions), 2):
        if hypot(one.x - other.x, one.y - other.y) < APART:
            about: dict[str, str | int] = {"one": one.id, "other": other.id, "apart": APART}
            yield "too-close", ("positions", number), about
    spots = {spot.id: spot for spot in chart.positions}
    for number, (start, end) in enumerate(chart.connections):
        if start == end or not {start, end} <= spots.keys():
            continue
        one, other = spots[start], spots[end]
        left, right = sorted((one.x, other.x))
        top, bottom = sorted((one.y, other.y))
        for spot in chart.positions:
            is_near = (
                left - CLEAR < spot.x < right + CLEAR and top - CLEAR < spot.y < bottom + CLEAR
            )
            if is_near and spot.id not in (start, end) and distance(spot, one, other) < CLEAR:
                about = {"one": start, "other": end, "position": spot.id}
                yield "runs-over", ("connections", number), about


def distance(spot: Spot, start: Spot, end: Spot) -> float:
    """From a position to a connection."""
    along_x, along_y = end.x - start.x, end.y - start.y
    length = along_x**2 + along_y**2
    share = ((spot.x - start.x) * along_x + (spot.y - start.y) * along_y) / (length or 1)
    share = min(1.0, max(0.0, share))
    return hypot(spot.x - start.x - share * along_x, spot.y - start.y - share * along_y)


def _joined(chart: Chart) -> Found:
    """One can get everywhere, and nowhere only by passing through the finish."""
    board = board_from(chart)
    to_finish = {*board.beside[board.finish]}
    inside = _around(board, board.start)
    for number, spot in enumerate(chart.positions):
        if spot.id == board.finish:
            if not to_finish & inside:
                yield "finish-apart", ("positions", number), {"position": spot.id}
        elif spot.id not in inside:
            is_behind = bool(_around(board, spot.id) & to_finish) and bool(to_finish & inside)
            code = "behind-finish" if is_behind else "apart"
            yield code, ("positions", number), {"position": spot.id}


def _around(board: Board, position: Position) -> set[Position]:
    """Everywhere that one gets from a position without the finish."""
    found, queue = {position}, [position]
    while queue:
        for other in board.beside[queue.pop()]:
            if other not in found and other != board.finish:
                found.add(other)
                queue.append(other)
    return found


def _ends(chart: Chart) -> Found:
    """From everywhere, a turn can still be ended on each station and at the finish.

    One die can roll a one after the other, so there it is enough that all is connected. Two dice
    roll two at the least, and then a small map may have positions on which no turn ends.
    """
    board = board_from(chart)
    numbers = {spot.id: number for number, spot in enumerate(chart.positions)}
    for turnaround in (False, True):
        comes_from: dict[Position, set[Position]] = {at: set() for at in board.spots}
        reachable, queue = {board.start}, [board.start]
        while queue:
            at = queue.pop()
            for roll in SMALL_ROLLS:
                for finish in (CLOSED, EXACT):
                    for end in turn_ends(board, at, roll, finish, turnaround):
                        comes_from[end].add(at)
                        if end not in reachable and end != board.finish:
                            reachable.add(end)
                            queue.append(end)
        for goal in (*board.stations, board.finish):
            if stuck := reachable - _all_before(goal, comes_from):
                at = min(stuck, key=numbers.__getitem__)
                about: dict[str, str | int] = {"position": at, "goal": goal}
                yield "no-end", ("positions", numbers[goal]), about
                return


def _all_before(goal: Position, comes_from: Mapping[Position, set[Position]]) -> set[Position]:
    found, queue = {goal}, [goal]
    while queue:
        for other in comes_from[queue.pop()]:
            if other not in found:
                found.add(other)
                queue.append(other)
    return found
