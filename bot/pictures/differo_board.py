"""Draw the board of Differo in any size: the hexagon of 61 hollows, its labels and its pieces."""

import math
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.looks import LOOKS, Colour
from bot.pictures.common import CREAM, FINE, GOLD, INK, Picture, mix, paint, put
from bot.pictures.lettering import lettering
from bot.pictures.shapes import Mask, mask
from bot.pictures.signs import COLOURS as SIGN_COLOURS
from bot.pictures.signs import SIGNS, Role, badge, corner_of
from engine.games.differo.board import BLACK, GOAL, LINES, PLACES, WHITE, Cell, cells_of

NIGHT: Final = (22, 30, 44)
WOOD: Final = (196, 150, 98)
DEEP: Final = (168, 122, 74)
EDGE: Final = (96, 64, 38)
GRAIN: Final = (186, 140, 88)
HOLLOW: Final = (146, 102, 60)
IVORY: Final = (250, 246, 236)
SHADED: Final = (214, 204, 184)
COAL: Final = (44, 46, 56)
GLINT: Final = (84, 88, 104)
LABEL: Final = (196, 208, 226)
LIME: Final = (110, 214, 96)
MOST_COLOURS: Final = 192  # more tell nothing but a softer edge
GOAL_MARKS: Final = {WHITE: mix(SHADED, INK, 0.72), BLACK: mix(GLINT, CREAM, 0.7)}
COLOURS: Final = (
    *(NIGHT, WOOD, DEEP, EDGE, GRAIN, HOLLOW, IVORY, SHADED, COAL, GLINT, LABEL, LIME),
    *GOAL_MARKS.values(),
    *SIGN_COLOURS,
)
UP_TO: Final = 4  # rows that lie above the middle
COUNT: Final = 0.7  # from the end of a line to its count, in steps
CORNERS: Final = ("A5", "A9", "E9", "I5", "I1", "E1")
SLANT: Final = math.sqrt(3) / 2


@dataclass(frozen=True)
class Layout:
    """How large the board is drawn, and where; lengths are parts of `step`."""

    width: int
    height: int
    step: float  # between two hollows of a row
    middle: float  # the height of the middle row
    labels: float  # from the outermost hollows to the labels around the board, in steps

    @cached_property
    def piece(self) -> int:
        return round(self.step * 0.82)

    @cached_property
    def rim(self) -> float:
        """Return the width of the board outside the outermost hollows."""
        return self.step * 0.66

    def size(self, part: float) -> int:
        return round(self.step * part)

    def at(self, row: float, column: float) -> tuple[float, float]:
        x = self.width / 2 + (column + row / 2 - 6) * self.step
        return x, self.middle + (row - UP_TO) * self.step * SLANT

    def centre_of(self, cell: Cell) -> tuple[float, float]:
        return self.at(*PLACES[cell])


# The board -------------------------------------------------------------------------------------


@lru_cache(4)
def ground(layout: Layout) -> Picture:
    """Draw everything that never changes, large, and reduce it once."""
    fine = Image.new("RGB", (layout.width * FINE, layout.height * FINE), NIGHT)
    pen = ImageDraw.Draw(fine)
    for out, down, colour in ((10, 10, INK), (8, 0, EDGE), (0, 0, WOOD)):
        hexagon = _hexagon(layout, layout.rim + out)
        pen.polygon([(x * FINE, (y + down) * FINE) for x, y in hexagon], colour)
    _draw_grain(fine, layout)
    _draw_goals(pen, layout)
    for line in LINES:
        ends = cells_of(line.cells)
        (x1, y1), (x2, y2) = layout.centre_of(ends[0]), layout.centre_of(ends[-1])
        pen.line([x1 * FINE, y1 * FINE, x2 * FINE, y2 * FINE], DEEP, 3 * FINE)
    picture = fine.reduce(FINE)
    for cell in PLACES:
        x, y = layout.centre_of(cell)
        paint(picture, mix(_hollow_of(cell), INK, 0.6), mask("circle", layout.size(0.54)), (x, y))
        paint(picture, _hollow_of(cell), mask("circle", layout.size(0.49)), (x, y + 2))
    _draw_labels(picture, layout)
    return picture


def _hexagon(layout: Layout, rim: float) -> list[tuple[float, float]]:
    """Return the corners of a hexagon `rim` outside the corner hollows."""
    middle = (layout.width / 2, layout.middle)
    corners = []
    for x, y in map(layout.centre_of, CORNERS):
        share = rim / math.dist((x, y), middle)
        corners.append((x + (x - middle[0]) * share, y + (y - middle[1]) * share))
    return corners


def _draw_grain(fine: Picture, layout: Layout) -> None:
    """Draw a few stripes along the wood."""
    inside = Image.new("L", fine.size)
    hexagon = _hexagon(layout, layout.rim)
    ImageDraw.Draw(inside).polygon([(x * FINE, y * FINE) for x, y in hexagon], 255)
    stripes = Image.new("L", fine.size)
    pen = ImageDraw.Draw(stripes)
    for number in range(layout.height // 44):
        y = (12 + number * 44 + (number * 37 % 11)) * FINE
        wave = [
            (x * FINE, y + 5 * FINE * math.sin(x / (90 + number * 7 % 40) + number))
            for x in range(0, layout.width + 1, 8)
        ]
        pen.line(wave, 255, (2 + number % 3) * FINE)
    stripes.paste(0, (0, 0), inside.point(lambda level: 255 - level))
    fine.paste(GRAIN, (0, 0), stripes)


def _draw_goals(pen: ImageDraw.ImageDraw, layout: Layout) -> None:
    """Draw a bright band along the top row for White, a dark one at the bottom for Black."""
    around = layout.step * 0.42
    for colour, ink in ((WHITE, IVORY), (BLACK, COAL)):
        ends = cells_of(GOAL[colour])
        (x1, y), (x2, _) = layout.centre_of(ends[0]), layout.centre_of(ends[-1])
        box = [part * FINE for part in (x1 - around, y - around, x2 + around, y + around)]
        pen.rounded_rectangle(box, around * FINE, ink, EDGE, 3 * FINE)


def _hollow_of(cell: Cell) -> Colour:
    return {"A": SHADED, "I": GLINT}.get(cell[0], HOLLOW)


def _draw_labels(picture: Picture, layout: Layout) -> None:
    """Write letters at both ends of the rows, numbers at the lower ends of the columns."""
    size, away = layout.size(0.34), layout.labels
    for cell, (row, column) in PLACES.items():
        if column == max(0, UP_TO - row):
            paint(picture, LABEL, lettering(cell[0], size), layout.at(row, column - away))
        if row == min(8, 12 - column):
            paint(picture, LABEL, lettering(cell[1], size), layout.at(row + away - 0.04, column))


# The pieces ------------------------------------------------------------------------------------


def draw_piece(
    picture: Picture,
    layout: Layout,
    colour: int,
    look: int | None,
    at: tuple[float, float],
    label: str = "",
) -> None:
    """Draw a piece: ivory or coal, with the mark of its player, and its place if that is asked
    for."""
    put(picture, _piece(layout.piece, colour, look, bool(label)), at)
    if label:
        down = 0 if look is None else layout.piece * 0.13
        ink = CREAM if colour == BLACK else INK
        written = lettering(label, round(layout.piece * 0.44))
        paint(picture, ink, written, (at[0], at[1] + down))


@lru_cache(64)
def _piece(size: int, colour: int, look: int | None, is_labelled: bool) -> Picture:
    """Draw a disc with its player's mark in the middle, or small at the top above a label."""
    side = size + 12
    middle = side / 2
    piece = Image.new("RGBA", (side, side))
    body, light = (COAL, GLINT) if colour == BLACK else (IVORY, SHADED)
    paint(piece, INK, mask("circle", size + 8), (middle, middle + 3))
    paint(piece, INK, mask("circle", size + 4), (middle, middle))
    paint(piece, light, mask("circle", size), (middle, middle))
    paint(piece, body, mask("circle", round(size * 0.87)), (middle, middle))
    if look is not None:
        part, up = (0.3, 0.23) if is_labelled else (0.52, 0)
        _draw_mark(piece, look, round(size * part), colour, (middle, middle - size * up))
    return piece


def _draw_mark(
    picture: Picture, look: int, size: int, colour: int, at: tuple[float, float]
) -> None:
    """Draw a mark in its colour, edged where that is too like the ground."""
    mark = LOOKS[look % len(LOOKS)]
    edge = CREAM if colour == BLACK else INK
    paint(picture, edge, mask(mark.shape, size + max(4, size // 7)), at)
    paint(picture, mark.colour, mask(mark.shape, size), at)


def draw_goal_marks(picture: Picture, layout: Layout, looks: tuple[int | None, ...]) -> None:
    """Draw in each goal row the mark of whoever wins there."""
    for colour, look in zip((WHITE, BLACK), looks, strict=True):
        if look is None:
            continue
        shape = mask(LOOKS[look % len(LOOKS)].shape, layout.size(0.3))
        for cell in cells_of(GOAL[colour]):
            paint(picture, GOAL_MARKS[colour], shape, layout.centre_of(cell))


# What is pointed out -----------------------------------------------------------------------------


@lru_cache(16)
def hoop(side: int, colour: Colour, width: int) -> Picture:
    fine = Image.new("RGBA", (side * FINE, side * FINE))
    pen = ImageDraw.Draw(fine)
    edge = side * FINE - 1
    pen.ellipse((0, 0, edge, edge), None, (*INK, 255), width * FINE)
    pen.ellipse((FINE, FINE, edge - FINE, edge - FINE), None, (*colour, 255), (width - 2) * FINE)
    return fine.reduce(FINE)


def draw_target(
    picture: Picture, layout: Layout, cell: Cell, colour: Colour = LIME, ink: Colour = INK
) -> None:
    """Draw a bright disc with its place where a piece may land."""
    at = layout.centre_of(cell)
    paint(picture, INK, mask("circle", layout.size(0.92)), at)
    paint(picture, colour, mask("circle", layout.size(0.86)), at)
    paint(picture, ink, lettering(cell, layout.size(0.37)), at)


def draw_trace(picture: Picture, layout: Layout, source: Cell, target: Cell) -> None:
    """Draw the way of the last move."""
    (x1, y1), (x2, y2) = layout.centre_of(source), layout.centre_of(target)
    paint(picture, GOLD, mask("circle", layout.size(0.62)), (x1, y1))
    paint(picture, mix(HOLLOW, INK, 0.5), mask("circle", layout.size(0.5)), (x1, y1))
    paint(picture, CREAM, lettering(source, layout.size(0.25)), (x1, y1))
    steps = round(math.dist((x1, y1), (x2, y2)) / layout.step) * 2
    for step in range(1, steps):
        at = (x1 + (x2 - x1) * step / steps, y1 + (y2 - y1) * step / steps)
        paint(picture, GOLD, mask("circle", layout.size(0.17)), at)


def draw_marked_way(
    picture: Picture, layout: Layout, role: Role, source: Cell, target: Cell
) -> None:
    """Draw the way of a move that is pointed out; the wider the lower it lies, so that two ways
    along one line are both seen."""
    wide = layout.size({"played": 0.34, "tapped": 0.24, "better": 0.14}[role])
    ends = [layout.centre_of(cell) for cell in (source, target)]
    fine = Image.new("L", (layout.width * FINE, layout.height * FINE))
    pen = ImageDraw.Draw(fine)
    line = [part * FINE for end in ends for part in end]
    for more, colour in ((6, INK), (0, SIGNS[role].colour)):
        pen.line(line, 255, (wide + more) * FINE)
        picture.paste(colour, (0, 0), fine.reduce(FINE))
        pen.rectangle((0, 0, fine.width, fine.height), 0)


def draw_marked_end(
    picture: Picture, layout: Layout, role: Role, source: Cell, target: Cell
) -> None:
    """Draw a ring around the piece of a move that is pointed out, and its sign at the target."""
    side = layout.size({"played": 1, "tapped": 1.12, "better": 1.24}[role])
    put(picture, hoop(side, SIGNS[role].colour, layout.size(0.075)), layout.centre_of(source))
    at = corner_of(role, layout.centre_of(target), layout.size(0.36))
    put(picture, badge(role, layout.size(0.5)), at)


def draw_line(picture: Picture, layout: Layout, axis: str, cells: tuple[Cell, ...]) -> None:
    """Light up a line from edge to edge."""
    (x1, y1), (x2, y2) = layout.centre_of(cells[0]), layout.centre_of(cells[-1])
    band = _band(layout, axis, len(cells))
    paint(picture, CREAM, band, ((x1 + x2) / 2, (y1 + y2) / 2))


@lru_cache(16)
def _band(layout: Layout, axis: str, length: int) -> Mask:
    """Draw a straight band over so many hollows, half transparent."""
    long, wide = round((length - 1 + 0.9) * layout.step), layout.size(0.9)
    flat = Image.new("L", (long * FINE, wide * FINE))
    box = (0, 0, long * FINE - 1, wide * FINE - 1)
    ImageDraw.Draw(flat).rounded_rectangle(box, wide * FINE / 2, 150)
    angle = {"-": 0, "\\": -60, "/": 60}[axis]
    turned = flat.rotate(angle, Image.Resampling.BILINEAR, expand=True)
    return turned.reduce(FINE)


def draw_count(
    picture: Picture,
    layout: Layout,
    axis: str,
    cells: tuple[Cell, ...],
    count: int,
    is_open: bool,
) -> None:
    """Write the count of a line at its end, on the edge of the board: the right or the upper
    one."""
    row, column = PLACES[cells[-1] if axis == "-" else cells[0]]
    rows, columns = {"-": (0, COUNT), "\\": (-COUNT, 0), "/": (-COUNT, COUNT)}[axis]
    at = layout.at(row + rows, column + columns)
    paint(picture, INK, mask("circle", layout.size(0.66)), at)
    paint(picture, LIME if is_open else GLINT, mask("circle", layout.size(0.6)), at)
    written = lettering(f"{count}".replace("-", "–"), layout.size(0.4))
    paint(picture, INK if is_open else CREAM, written, at)
