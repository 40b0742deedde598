"""Draw a map of Rally, whole or a part of it: streets, fields with their names, signs of stations
and who holds their stamps, the trail of a walk."""

import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.looks import LOOKS, Colour, Plate
from bot.pictures.common import CREAM, GOLD, INK, Picture, paint, put
from bot.pictures.landscapes import landscape
from bot.pictures.lettering import digits
from bot.pictures.people import medal
from bot.pictures.rally_land import RIMS, ROADS, at, roads
from bot.pictures.shapes import Mask, mask, rounded
from engine.games.rally.board import Board, Look, Position
from engine.games.rally.maps import board_of

STAMP: Final = (168, 50, 92)

Point = tuple[float, float]
Box = tuple[float, float, float, float]

SPACIOUS: Final = 84  # pixels between neighbours from which on signs have their full size
ROOMY: Final = 62  # pixels between neighbours from which on a note fits beside a field
LEAST_UNIT: Final = 0.58
TRAIL: Final = 12


class Sheet(NamedTuple):
    """The part of a map that a picture shows."""

    board: Board
    left: float = 0
    top: float = 0
    scale: float = 1

    def at(self, position: Position) -> Point:
        spot = self.board.spots[position]
        x, y = at(spot.x, spot.y)
        return (x - self.left) * self.scale, (y - self.top) * self.scale

    def size(self, usual: float) -> int:
        """Return the side of a sign; signs are smaller where positions are close together."""
        unit = min(1.0, max(LEAST_UNIT, nearest(self.board) * self.scale / SPACIOUS))
        return round(usual * unit)

    def seen(self, picture: Picture) -> Iterator[tuple[Position, Point]]:
        """Yield the positions in the picture, each with its point."""
        for position in self.board.spots:
            x, y = self.at(position)
            if -60 < x < picture.width + 60 and -60 < y < picture.height + 60:
                yield position, (x, y)

    @property
    def field(self) -> int:
        return self.size(46)

    @property
    def sign(self) -> int:
        return self.size(74)

    @property
    def head(self) -> int:
        """Return the side of the mark that a figure carries."""
        return max(32, self.size(44))

    @property
    def is_dense(self) -> bool:
        """Return whether there is no space beside a field for a note."""
        return nearest(self.board) * self.scale < ROOMY


@lru_cache(64)
def nearest(board: Board) -> float:
    """Return the distance between the two positions that are closest together."""
    points = [at(spot.x, spot.y) for spot in board.spots.values()]
    return min(math.dist(one, other) for one, other in combinations(points, 2))


@lru_cache(4)
def streets(board: str) -> Picture:
    """Draw the landscape of a map and its roads."""
    chart = board_of(board).chart
    picture = landscape(chart).copy()
    edge, middle = ROADS[chart.look]
    widths = (10, 4) if chart.look == "sky" else (20, 14)
    for width, colour in zip(widths, (edge, middle), strict=True):
        for start, end in roads(chart):
            _draw_line(picture, start, end, width, colour)
    return picture


@lru_cache(8)
def ground(board: str) -> Picture:
    """Draw a whole map without what changes and without names."""
    picture = streets(board).copy()
    draw_positions(picture, Sheet(board_of(board)))
    return picture


def draw_positions(picture: Picture, sheet: Sheet) -> None:
    """Draw all fields with their numbers, and the signs of stations, start and finish."""
    look = sheet.board.chart.look
    for position, point in sheet.seen(picture):
        put(picture, place(sheet, position, look), point)


def place(sheet: Sheet, position: Position, look: Look) -> Picture:
    """Draw a field, or the sign of a station, of the start or of the finish."""
    match sheet.board.spots[position].kind:
        case "station":
            return _stamp(position, sheet.sign)
        case "start" | "finish" as kind:
            return _gate(kind, position, sheet.sign)
        case _:
            return _field(position, sheet.field, look)


@lru_cache(1024)
def _field(name: Position, side: int, look: Look) -> Picture:
    """Draw a field with its number; in the sky it shines."""
    is_star = look == "sky"
    field = Image.new("RGBA", (side + 16, side + 16))
    centre = (field.width / 2, field.height / 2)
    if is_star:
        paint(field, CREAM, mask("star", side + 14), centre)
    paint(field, RIMS[look], mask("circle", round(side / 0.88)), centre)
    paint(field, CREAM, mask("circle", round((side - 5) / 0.88)), centre)
    paint(field, INK, text(name, round(side * 0.72), round(side * 0.5)), centre)
    return field


@lru_cache(128)
def _frame(side: int) -> Mask:
    """Draw a stamp with its perforated edge."""
    fine, holes = 4, 7
    image = Image.new("L", (side * fine, side * fine))
    pen, inset = ImageDraw.Draw(image), 4 * fine
    pen.rectangle((inset, inset, side * fine - inset, side * fine - inset), 255)
    step, radius = (side * fine - 2 * inset) / holes, side * fine / holes * 0.24
    for hole in range(holes + 1):
        along = inset + hole * step
        for x, y in ((along, inset), (along, side * fine - inset)):
            for a, b in ((x, y), (y, x)):
                pen.ellipse((a - radius, b - radius, a + radius, b + radius), 0)
    return image.reduce(fine)


@lru_cache(256)
def _stamp(name: Position, side: int) -> Picture:
    """Draw the sign of a station: a stamp with its letter."""
    stamp = Image.new("RGBA", (side + 10, side + 10))
    centre = (stamp.width / 2, stamp.height / 2)
    paint(stamp, INK, _frame(side + 6), (centre[0], centre[1] + 2))
    paint(stamp, CREAM, _frame(side), centre)
    inner = side - 20 * side // 74
    paint(stamp, STAMP, rounded(inner, inner, 5), centre)
    paint(stamp, CREAM, text(name, round(inner * 0.78), round(inner * 0.62)), centre)
    return stamp


@lru_cache(64)
def _gate(kind: str, name: Position, side: int) -> Picture:
    """Draw the start, an arrow on a disc, or the finish, a chequered flag; each with its name."""
    part = side / 76
    gate = Image.new("RGBA", (side + 2, side + 2))
    x = y = gate.width / 2
    paint(gate, INK, mask("circle", round(side / 0.88)), (x, y))
    ground = GOLD if kind == "finish" else CREAM
    paint(gate, ground, mask("circle", round((side - 7) / 0.88)), (x, y))
    height = round(28 * part)
    if kind == "start":
        paint(gate, INK, text(name, round(44 * part), height), (x, y - 9 * part))
        paint(gate, INK, mask("arrow", round(20 * part)), (x + 1, y + 20 * part))
        return gate
    cell = max(2, round(7 * part))
    left, top = round(x - 2.5 * cell), round(y - 27 * part)
    paint(gate, INK, rounded(max(2, round(4 * part)), 5 * cell, 1), (left - 2, top + 2.5 * cell))
    for row in range(3):
        for column in range(5):
            colour = INK if (row + column) % 2 else CREAM
            box = (left + column * cell, top + row * cell)
            gate.paste((*colour, 255), (*box, box[0] + cell, box[1] + cell))
    paint(gate, INK, text(name, round(44 * part), height), (x, y + 15 * part))
    return gate


def text(words: str, widest: int, height: int) -> Mask:
    """Draw a short text as high as fits the width."""
    while (drawn := digits(words, height)).width > widest and height > 8:
        height -= 2
    return drawn


def draw_trail(picture: Picture, sheet: Sheet, trail: tuple[Position, ...], look: int) -> None:
    """Draw the way of this turn in a player's colour, the positions passed in front of it."""
    points = [sheet.at(position) for position in trail]
    colour = LOOKS[look].colour
    for width, ink in ((TRAIL + 8, INK), (TRAIL + 4, CREAM), (TRAIL - 2, colour)):
        for start, end in pairwise(points):
            _draw_line(picture, start, end, width, ink)
    for position, point in zip(trail, points, strict=True):
        if sheet.board.spots[position].kind == "field":
            paint(picture, INK, mask("circle", round((sheet.field + 12) / 0.88)), point)
            paint(picture, colour, mask("circle", round((sheet.field + 8) / 0.88)), point)
        put(picture, place(sheet, position, sheet.board.chart.look), point)


def draw_holders(
    picture: Picture,
    sheet: Sheet,
    people: tuple[Plate, ...],
    stamps: tuple[tuple[Position, ...], ...],
) -> None:
    """Draw the marks of the players who hold a station's stamp, in a row at its foot."""
    size = max(22, sheet.size(30))
    for station in sheet.board.stations:
        holders = [seat for seat, held in enumerate(stamps) if station in held]
        step = min(size * 0.9, sheet.sign * 1.2 / max(1, len(holders) - 1))
        x, y = sheet.at(station)
        for number, seat in enumerate(holders):
            along = (number - (len(holders) - 1) / 2) * step
            put(picture, medal(people[seat].look, size, False), (x + along, y + sheet.sign / 2 + 2))


def _draw_line(picture: Picture, start: Point, end: Point, width: int, colour: Colour) -> None:
    (left, right), (top, bottom) = sorted((start[0], end[0])), sorted((start[1], end[1]))
    line = _line(round(end[0] - start[0]), round(end[1] - start[1]), width)
    paint(picture, colour, line, ((left + right) / 2, (top + bottom) / 2))


@lru_cache(512)
def _line(across: int, down: int, width: int) -> Mask:
    """Draw a straight line with round ends."""
    fine = 3
    image = Image.new("L", ((abs(across) + width + 2) * fine, (abs(down) + width + 2) * fine))
    pen, edge, radius = ImageDraw.Draw(image), (width + 2) * fine / 2, width * fine / 2
    x, y = abs(across) * fine, abs(down) * fine
    ends = [(edge, edge if across * down >= 0 else edge + y), (edge + x, edge + y)]
    if across * down < 0:
        ends[1] = (edge + x, edge)
    pen.line(ends, 255, width * fine)
    for a, b in ends:
        pen.ellipse((a - radius, b - radius, a + radius, b + radius), 255)
    return image.reduce(fine)
