"""Draw a board of Differo: the hexagon of 61 hollows with its labels, and two goal rows."""

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.common import (
    CREAM,
    FINE,
    GOLD,
    INK,
    LOOK_COLOURS,
    MARKS,
    Picture,
    mix,
    paint,
    put,
)
from bot.pictures.people import medal
from bot.pictures.shapes import digits, mask, rounded
from engine.game import Seat
from engine.games.differo.board import BLACK, GOAL, LINES, PLACES, WHITE, Cell, cells_of

WIDTH, HEIGHT = 880, 800
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
LABEL: Final = (150, 166, 190)
LIME: Final = (110, 214, 96)
COLOURS: Final = (
    *(NIGHT, WOOD, DEEP, EDGE, GRAIN, HOLLOW, IVORY, SHADED, COAL, GLINT, LABEL, LIME),
)
STEP: Final = 82.0  # between two hollows of a row
DOWN: Final = STEP * math.sqrt(3) / 2
CENTRE: Final = (WIDTH / 2, HEIGHT / 2)
PIECE: Final = 66
RIM: Final = 60  # from the outermost hollows to the edge of the board


@dataclass(frozen=True, slots=True)
class DifferoPicture:
    """The public facts; movable pieces are ringed, and the last move leaves a trace."""

    white: tuple[Cell, ...]
    black: tuple[Cell, ...]
    first: Seat  # who plays White
    last: tuple[Cell, Cell] | None = None
    movers: tuple[Cell, ...] = ()
    turn: int | None = None
    winner: Seat | None = None
    aims: tuple[Cell, ...] = ()  # targets to be marked
    better: tuple[Cell, ...] = ()  # the source and the target of the better move


def draw(table: DifferoPicture) -> Picture:
    picture = _ground().copy()
    for colour in (WHITE, BLACK):
        _draw_side(picture, table, colour)
    if table.last:
        _draw_trace(picture, *table.last)
    for cell in table.aims:
        put(picture, _ring(), centre_of(cell))
    for colour, cells in ((WHITE, table.white), (BLACK, table.black)):
        seat = colour ^ table.first
        piece = _piece(colour, seat)
        for cell in cells:
            if cell in table.movers:
                put(picture, _ring(), centre_of(cell))
            put(picture, piece, centre_of(cell))
    if table.last:
        put(picture, _latest(), centre_of(table.last[1]))
    for cell in table.better:
        put(picture, _inner_ring(), centre_of(cell))
    return picture


def centre_of(cell: Cell) -> tuple[float, float]:
    row, column = PLACES[cell]
    return CENTRE[0] + (column + row / 2 - 6) * STEP, CENTRE[1] + (row - 4) * DOWN


# The board -------------------------------------------------------------------------------------


@lru_cache(1)
def _ground() -> Picture:
    """Draw everything that never changes, large, and reduce it once."""
    fine = Image.new("RGB", (WIDTH * FINE, HEIGHT * FINE), NIGHT)
    pen = ImageDraw.Draw(fine)
    for out, down, colour in ((10, 10, INK), (8, 0, EDGE), (0, 0, WOOD)):
        pen.polygon([(x * FINE, (y + down) * FINE) for x, y in _corners(RIM + out)], colour)
    _draw_grain(fine)
    _draw_goals(pen)
    for line in LINES:
        ends = cells_of(line.cells)
        (x1, y1), (x2, y2) = centre_of(ends[0]), centre_of(ends[-1])
        pen.line([x1 * FINE, y1 * FINE, x2 * FINE, y2 * FINE], DEEP, 3 * FINE)
    picture = fine.reduce(FINE)
    for cell in PLACES:
        colour = _hollow_of(cell)
        paint(picture, mix(colour, INK, 0.6), mask("circle", 44), centre_of(cell))
        x, y = centre_of(cell)
        paint(picture, colour, mask("circle", 40), (x, y + 2))
    _draw_labels(picture)
    return picture


def _corners(rim: float) -> list[tuple[float, float]]:
    """Return the corners of a hexagon `rim` outside the corner hollows."""
    corners = []
    for cell in ("A5", "A9", "E9", "I5", "I1", "E1"):
        x, y = centre_of(cell)
        away = math.dist((x, y), CENTRE)
        corners.append((x + (x - CENTRE[0]) * rim / away, y + (y - CENTRE[1]) * rim / away))
    return corners


def _draw_grain(fine: Picture) -> None:
    """Draw a few stripes along the wood."""
    inside = Image.new("L", fine.size)
    ImageDraw.Draw(inside).polygon([(x * FINE, y * FINE) for x, y in _corners(RIM)], 255)
    stripes = Image.new("L", fine.size)
    pen = ImageDraw.Draw(stripes)
    for number in range(26):
        y = (40 + number * 29 + (number * 37 % 11)) * FINE
        wave = [
            (x * FINE, y + 5 * FINE * math.sin(x / (90 + number * 7 % 40) + number))
            for x in range(0, WIDTH + 1, 8)
        ]
        pen.line(wave, 255, (2 + number % 3) * FINE)
    stripes.paste(0, (0, 0), inside.point(lambda level: 255 - level))
    fine.paste(GRAIN, (0, 0), stripes)


def _draw_goals(pen: ImageDraw.ImageDraw) -> None:
    """Draw a bright band along the top row for White, a dark one at the bottom for Black."""
    for colour, ink in ((WHITE, IVORY), (BLACK, COAL)):
        ends = cells_of(GOAL[colour])
        (x1, y), (x2, _) = centre_of(ends[0]), centre_of(ends[-1])
        box = [part * FINE for part in (x1 - 33, y - 33, x2 + 33, y + 33)]
        pen.rounded_rectangle(box, 33 * FINE, ink, EDGE, 3 * FINE)


def _hollow_of(cell: Cell) -> tuple[int, int, int]:
    return {"A": SHADED, "I": GLINT}.get(cell[0], HOLLOW)


def _draw_labels(picture: Picture) -> None:
    """Draw letters beside the left ends of the rows, numbers at the ends of the columns."""
    for cell, (row, column) in PLACES.items():
        x, y = centre_of(cell)
        if column == max(0, 4 - row):
            paint(picture, LABEL, digits(cell[0], 22), (x - RIM - 32, y))
        if row == min(8, 12 - column):
            lean = (RIM + 32) / 2
            paint(picture, LABEL, digits(cell[1], 22), (x + lean, y + lean * math.sqrt(3)))


# The pieces ------------------------------------------------------------------------------------


@lru_cache(16)
def _piece(colour: int, seat: Seat) -> Picture:
    """Draw a disc, ivory or coal, with the mark of its player."""
    side = PIECE + 12
    centre = (side / 2, side / 2)
    piece = Image.new("RGBA", (side, side))
    body, light = (COAL, GLINT) if colour == BLACK else (IVORY, SHADED)
    paint(piece, INK, mask("circle", PIECE + 8), (centre[0], centre[1] + 3))
    paint(piece, INK, mask("circle", PIECE + 4), centre)
    paint(piece, light, mask("circle", PIECE), centre)
    paint(piece, body, mask("circle", PIECE - 10), centre)
    ink = LOOK_COLOURS[seat]
    if colour == BLACK:
        paint(piece, CREAM, mask(MARKS[seat], 38), centre)
        ink = mix(ink, CREAM, 0.8)
    paint(piece, ink, mask(MARKS[seat], 32), centre)
    return piece


@lru_cache(1)
def _ring() -> Picture:
    """Draw the ring around a piece that can move."""
    return _hoop(PIECE + 17, LIME, 6)


@lru_cache(1)
def _inner_ring() -> Picture:
    """Draw a second ring, for the better move."""
    return _hoop(PIECE - 12, LIME, 7)


@lru_cache(1)
def _latest() -> Picture:
    """Draw the ring around the piece that moved last."""
    return _hoop(PIECE + 17, GOLD, 6)


def _hoop(side: int, colour: tuple[int, int, int], width: int) -> Picture:
    fine = Image.new("RGBA", (side * FINE, side * FINE))
    pen = ImageDraw.Draw(fine)
    edge = side * FINE - 1
    pen.ellipse((0, 0, edge, edge), None, (*INK, 255), width * FINE)
    pen.ellipse((FINE, FINE, edge - FINE, edge - FINE), None, (*colour, 255), (width - 2) * FINE)
    return fine.reduce(FINE)


def _draw_trace(picture: Picture, source: Cell, target: Cell) -> None:
    """Draw the way of the last move."""
    (x1, y1), (x2, y2) = centre_of(source), centre_of(target)
    paint(picture, GOLD, mask("circle", 46), (x1, y1))
    paint(picture, _hollow_of(source), mask("circle", 32), (x1, y1))
    steps = round(math.dist((x1, y1), (x2, y2)) / STEP) * 3
    for step in range(1, steps):
        at = (x1 + (x2 - x1) * step / steps, y1 + (y2 - y1) * step / steps)
        paint(picture, GOLD, mask("circle", 11), at)


# The players -----------------------------------------------------------------------------------


def _draw_side(picture: Picture, table: DifferoPicture, colour: int) -> None:
    """Draw a player's mark beside its pieces, White's below on the left and Black's above on the
    right, with an arrow in its direction."""
    seat = colour ^ table.first
    x, y = (92, HEIGHT - 92) if colour == WHITE else (WIDTH - 92, 92)
    if table.turn == colour:
        put(picture, _plate(), (x, y))
    put(picture, medal(seat, 84, table.turn == colour), (x, y))
    up = 1 if colour == WHITE else -1
    arrow = mask("arrow", 40).rotate(90 * up)
    paint(picture, IVORY if colour == WHITE else LABEL, arrow, (x, y - up * 86))
    if table.winner == seat:
        paint(picture, INK, mask("crown", 74), (x, y - 58))
        paint(picture, GOLD, mask("crown", 64), (x, y - 58))


@lru_cache(1)
def _plate() -> Picture:
    plate = Image.new("RGBA", (124, 124))
    for inset, ink in ((0, GOLD), (6, mix(NIGHT, LABEL, 0.7))):
        plate.paste((*ink, 255), (0, 0), rounded(124, 124, 30, inset))
    return plate
