"""The hexagon of Differo: its places, its lines, and how far a piece moves along a line.

A set of places is a whole number with a bit for each. Nine bits a row make a step along any line
the same shift everywhere, and the line itself tells whether the shift has left it.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

Cell = str  # its own name: "F2" is the sixth row from the top, the second number
Cells = int  # a set of places
Colour = int

SIDE: Final = 9
WHITE: Final[Colour] = 0
BLACK: Final[Colour] = 1

PLACES: Final = {
    f"{'ABCDEFGHI'[row]}{column + 1}": (row, column)
    for row in range(SIDE)
    for column in range(SIDE)
    if 4 <= row + column <= 12
}
BIT: Final[dict[Cell, Cells]] = {
    cell: 1 << row * SIDE + column for cell, (row, column) in PLACES.items()
}
CELL: Final[dict[Cells, Cell]] = {bit: cell for cell, bit in BIT.items()}
SHIFT: Final = SIDE * SIDE  # a position is White's places and, so far above them, Black's,
ALL: Final = (1 << SHIFT) - 1
TURN: Final = 1 << 2 * SHIFT  # and above both, whose move it is


def position(white: Cells, black: Cells, turn: Colour) -> int:
    """Pack what stands where and who is to move into one number."""
    return white | black << SHIFT | turn * TURN


def cells_of(cells: Cells) -> tuple[Cell, ...]:
    """The places of a set, from the top left to the bottom right."""
    found = []
    while cells:
        lowest = cells & -cells
        found.append(CELL[lowest])
        cells ^= lowest
    return tuple(found)


def set_of(names: str) -> Cells:
    """A set from "F2 F3 G2"."""
    return sum({BIT[name] for name in names.split()})


@lru_cache(1 << 10)
def write_cells(cells: Cells) -> str:
    return " ".join(cells_of(cells))


def read_cells(saved: object) -> Cells:
    """A set from the text of `write_cells`."""
    if not isinstance(saved, str):
        raise ValueError("places are saved as a text")
    return _read_cells(saved)


@lru_cache(1 << 10)
def _read_cells(text: str) -> Cells:
    try:
        return set_of(text)
    except KeyError as error:
        raise ValueError(f"there is no place {error}") from None


START: Final = (
    set_of("F2 F3 F4 F5 F6 F7 G2 G4 G6 H2 H3 H4 H5"),
    set_of("B5 B6 B7 B8 C4 C6 C8 D3 D4 D5 D6 D7 D8"),
)
GOAL: Final = (set_of("A5 A6 A7 A8 A9"), set_of("I1 I2 I3 I4 I5"))  # of each colour


class Line(NamedTuple):
    """All places on one straight line, and the shift of one step along it."""

    axis: str
    cells: Cells
    step: int


AXES: Final[dict[str, tuple[Callable[[int, int], int], int]]] = {
    "-": (lambda row, column: row, 1),
    "\\": (lambda row, column: column, SIDE),
    "/": (lambda row, column: row + column, SIDE - 1),
}


def _lines() -> Iterator[Line]:
    for axis, (number_of, step) in AXES.items():
        lines: dict[int, Cells] = {}
        for cell, place in PLACES.items():
            number = number_of(*place)
            lines[number] = lines.get(number, 0) | BIT[cell]
        for _, cells in sorted(lines.items()):
            yield Line(axis, cells, step)


LINES: Final = tuple(_lines())
LINES_OF: Final = {  # the three lines through a place, in the order of the axes
    cell: tuple(line for line in LINES if line.cells & bit) for cell, bit in BIT.items()
}


def count_on(line: Line, own: Cells, others: Cells) -> int:
    """How many steps a piece moves along a line; not at all unless it is more than none."""
    return (own & line.cells).bit_count() - (others & line.cells).bit_count()


def jumps_on(line: Line, own: Cells, others: Cells, colour: Colour) -> Iterator[tuple[int, int]]:
    """From where to where a colour may move along a line, each place as its bit."""
    count = count_on(line, own, others)
    if count <= 0:
        return
    shift = count * line.step
    free = line.cells & ~(own | others | GOAL[1 - colour])
    pieces = own & line.cells
    while pieces:
        piece = pieces & -pieces
        pieces ^= piece
        for target in (piece >> shift, piece << shift):
            if target & free:
                yield piece, target


def board_lines(white: Cells, black: Cells, marks: Mapping[Cell, str] | None = None) -> list[str]:
    """The board in characters: W, B or a mark of its own for a place, and the labels around it."""
    lines = []
    for row, letter in enumerate("ABCDEFGHI"):
        cells = [cell for cell, (its_row, _) in PLACES.items() if its_row == row]
        signs = [(marks or {}).get(cell) or _sign(white, black, BIT[cell]) for cell in cells]
        number = "" if row < 4 else f" {cells[-1][1]}"
        lines.append(f"{letter} {' ' * abs(row - 4)}{' '.join(signs)}{number}")
    return [*lines, "       1 2 3 4"]


def _sign(white: Cells, black: Cells, bit: Cells) -> str:
    return "W" if white & bit else "B" if black & bit else "."
