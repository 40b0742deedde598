"""The model of Differo: house rules, what one may do, what happens, what is, and what one sees."""

from dataclasses import dataclass, field
from typing import Annotated, Final, Literal

from pydantic import PlainSerializer, PlainValidator

from engine.game import Seat, Viewer
from engine.games.differo.board import (
    BIT,
    BLACK,
    LINES,
    LINES_OF,
    SHIFT,
    TURN,
    WHITE,
    Cell,
    Cells,
    Colour,
    Line,
    jumps_on,
    read_cells,
    write_cells,
)


@dataclass(frozen=True, slots=True)
class Options:
    """House rules; the defaults are the game as it is written."""

    white: Literal["first", "second", "lot"] = "first"  # who of those who sat down plays White
    swap: bool = False  # Black may change colours after White's first move


@dataclass(frozen=True, slots=True)
class Move:
    source: Cell
    target: Cell
    kind: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class Swap:
    """Take White, and leave Black to the other."""

    kind: Literal["swap"] = "swap"


Action = Move | Swap
SWAP: Final = Swap()
MOVE: Final = {
    (BIT[source], BIT[target]): Move(source, target)
    for source in BIT
    for target in BIT
    if source != target and {*LINES_OF[source]} & {*LINES_OF[target]}
}


def change_of(move: Move, colour: Colour) -> int:
    """Return what a move changes in the number of a position."""
    return (BIT[move.source] | BIT[move.target]) << SHIFT * colour | TURN


class _Moves(dict[int, tuple[Move, ...]]):
    """A colour's moves along one line, by what stands on it."""

    def __init__(self, line: Line, colour: Colour) -> None:
        self.line = line
        self.colour = colour

    def __missing__(self, on_line: int) -> tuple[Move, ...]:
        sides = on_line % (1 << SHIFT), on_line >> SHIFT
        own, others = sides[self.colour], sides[1 - self.colour]
        jumps = jumps_on(self.line, own, others, self.colour)
        moves = self[on_line] = tuple(MOVE[jump] for jump in jumps)
        return moves


# For each colour all lines: what to look at in a position, and the moves by what is there.
MOVES: Final = tuple(
    tuple((line.cells | line.cells << SHIFT, _Moves(line, colour)) for line in LINES)
    for colour in (WHITE, BLACK)
)


@dataclass(frozen=True, slots=True)
class Moved:
    seat: Seat
    source: Cell
    target: Cell
    again: bool = False  # the position has been there once before
    kind: Literal["moved"] = "moved"


@dataclass(frozen=True, slots=True)
class Swapped:
    """The players changed colours."""

    seat: Seat
    kind: Literal["swapped"] = "swapped"


@dataclass(frozen=True, slots=True)
class GaveUp:
    seat: Seat
    kind: Literal["gave_up"] = "gave_up"


Event = Moved | Swapped | GaveUp

SavedCells = Annotated[
    Cells, PlainValidator(read_cells), PlainSerializer(write_cells, return_type=str)
]


@dataclass(slots=True)
class State:
    options: Options
    white: SavedCells
    black: SavedCells
    first: Seat  # who plays White
    turn: Colour = WHITE
    past: list[int] = field(default_factory=list)  # every position with whose move it was
    is_swapped: bool = False
    winner: Seat | None = None
    reason: str = ""  # why it is over


@dataclass(slots=True)
class View:
    options: Options
    seat: Viewer
    white: SavedCells
    black: SavedCells
    first: Seat
    turn: Colour
    past: tuple[int, ...]
    is_swapped: bool
    winner: Seat | None
    reason: str
