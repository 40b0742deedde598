"""Draw a map of Rally: roads and positions, figures, the trail, and the targets of a walk."""

import math
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

from PIL import Image, ImageDraw

from bot.looks import Colour
from bot.pictures.common import (
    CREAM,
    GOLD,
    INK,
    LOOK_COLOURS,
    Picture,
    mix,
    paint,
    put,
)
from bot.pictures.landscapes import COLOURS as LAND_COLOURS
from bot.pictures.landscapes import ROADS, SIZE, at, landscape, roads
from bot.pictures.people import medal
from bot.pictures.shapes import Mask, digits, mask, polygon, rounded
from engine.game import Seat
from engine.games.rally.board import Board, Chart, Position
from engine.games.rally.maps import board_of

GREEN: Final = (34, 148, 84)  # a target where the walk ends
BLUE: Final = (42, 96, 200)  # a target on the way
STAMP: Final = (168, 50, 92)
BAR: Final = (30, 44, 54)
SLOT: Final = (62, 80, 92)
COLOURS: Final = (GREEN, BLUE, STAMP, BAR, SLOT)

MOST_COLOURS: Final = 48  # a map has too many edges for more

BAR_HEIGHT: Final = 96
FIELD, FRAME, WHOLE, PART, TAB = 30, 72, 62, 50, 28  # sides, in pixels
HEAD: Final = 40  # of a figure
REACH: Final = 46  # from a position to the head of a figure on it
TRAIL: Final = 12
PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@dataclass(frozen=True, slots=True)
class Target:
    """A position that can be reached now, and the steps to it."""

    position: Position
    steps: int
    is_whole: bool  # the walk ends there


@dataclass(frozen=True, slots=True)
class RallyPicture:
    """The public facts; a map alone has no figures."""

    board: str
    places: tuple[Position, ...] = ()
    stamps: tuple[tuple[Position, ...], ...] = ()
    needed: int = 0
    turn: Seat | None = None
    dice: tuple[int, ...] = ()
    trail: tuple[Position, ...] = ()
    walker: Seat | None = None  # the player of the trail
    targets: tuple[Target, ...] = ()
    left: tuple[Seat, ...] = ()
    winners: tuple[Seat, ...] = ()
    better: Position | None = None  # the better target, to be marked


def colours(table: RallyPicture) -> tuple[Colour, ...]:
    look = board_of(table.board).chart.look
    return (*COLOURS, *LAND_COLOURS[look], *ROADS[look])


def draw(table: RallyPicture) -> Picture:
    board = board_of(table.board)
    ground = _ground(table.board)
    picture = ground.copy() if table.places else ground.crop((0, 0, *SIZE))
    if len(table.trail) > 1 and table.walker is not None:
        _draw_trail(picture, board, table.trail, LOOK_COLOURS[table.walker])
    for target in table.targets:
        _draw_target(picture, board, target, target.position == table.better)
    for station in board.stations:
        holders = [seat for seat, held in enumerate(table.stamps) if station in held]
        _draw_holders(picture, _at(board, station), holders)
    for position in dict.fromkeys(table.places):
        seats = [seat for seat, place in enumerate(table.places) if place == position]
        is_high = any(target.position == position for target in table.targets)
        _draw_figures(picture, table, seats, _at(board, position), is_high)
    if table.places:
        _draw_bar(picture, table)
    return picture


def _at(board: Board, position: Position) -> tuple[float, float]:
    spot = board.spots[position]
    return at(spot.x, spot.y)


# The map -------------------------------------------------------------------------------------


@lru_cache(8)
def _ground(board: str) -> Picture:
    """Draw everything that never changes, and space for the bar below."""
    played_on = board_of(board)
    chart = played_on.chart
    picture = Image.new("RGB", (SIZE[0], SIZE[1] + BAR_HEIGHT), BAR)
    picture.paste(landscape(chart), (0, 0))
    edge, middle = ROADS[chart.look]
    widths = (10, 4) if chart.look == "sky" else (20, 14)
    for width, colour in zip(widths, (edge, middle), strict=True):
        for start, end in roads(chart):
            _draw_line(picture, start, end, width, colour)
    for spot in chart.positions:
        centre = at(spot.x, spot.y)
        match spot.kind:
            case "station":
                put(picture, _stamp(spot.id), centre)
            case "start" | "finish":
                put(picture, _gate(spot.kind, spot.id), centre)
            case _:
                _draw_field(picture, chart, centre)
    return picture


def _draw_field(picture: Picture, chart: Chart, centre: tuple[float, float]) -> None:
    edge, middle = ROADS[chart.look]
    if chart.look == "sky":
        paint(picture, edge, mask("star", FIELD + 18), centre)
        paint(picture, CREAM, mask("star", FIELD + 6), centre)
        return
    paint(picture, mix(edge, INK, 0.8), mask("circle", FIELD + 6), centre)
    paint(picture, CREAM, mask("circle", FIELD - 2), centre)
    paint(picture, mix(middle, edge, 0.7), mask("circle", FIELD - 14), centre)


def _draw_line(
    picture: Picture,
    start: tuple[float, float],
    end: tuple[float, float],
    width: int,
    colour: Colour,
) -> None:
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


@lru_cache(64)
def _stamp(name: Position) -> Picture:
    """Draw a station: a stamp with its letter."""
    stamp = Image.new("RGBA", (FRAME + 10, FRAME + 10))
    centre = (stamp.width / 2, stamp.height / 2)
    paint(stamp, INK, _frame(FRAME + 6), (centre[0], centre[1] + 2))
    paint(stamp, CREAM, _frame(FRAME), centre)
    paint(stamp, STAMP, rounded(FRAME - 20, FRAME - 20, 5), centre)
    paint(stamp, CREAM, _text(name, FRAME - 32, 32), centre)
    return stamp


def _text(text: str, widest: int, height: int) -> Mask:
    """Draw a text as high as fits the width."""
    while (drawn := digits(text, height)).width > widest and height > 10:
        height -= 2
    return drawn


@lru_cache(16)
def _gate(kind: str, name: Position) -> Picture:
    """Draw the start, its name and an arrow on a disc, or the finish, a chequered flag."""
    side = 76
    gate = Image.new("RGBA", (side, side))
    centre = (side / 2, side / 2)
    paint(gate, INK, mask("circle", side - 2), centre)
    paint(gate, GOLD if kind == "finish" else CREAM, mask("circle", side - 8), centre)
    if kind == "start":
        paint(gate, INK, _text(name, 44, 32), (side / 2, side / 2 - 8))
        paint(gate, INK, mask("arrow", 20), (side / 2 + 1, side / 2 + 22))
        return gate
    paint(gate, INK, rounded(4, 46, 2), (24, 40))
    for row in range(4):
        for column in range(5):
            colour = INK if (row + column) % 2 else CREAM
            x, y = 26 + column * 6, 18 + row * 6
            gate.paste((*colour, 255), (x, y, x + 6, y + 6))
    return gate


# What changes --------------------------------------------------------------------------------


def _draw_trail(
    picture: Picture, board: Board, trail: tuple[Position, ...], colour: Colour
) -> None:
    """Draw the way of this turn, with a bead on each position passed."""
    points = [_at(board, position) for position in trail]
    for width, ink in ((TRAIL + 8, INK), (TRAIL + 4, CREAM), (TRAIL - 2, colour)):
        for start, end in pairwise(points):
            _draw_line(picture, start, end, width, ink)
    for position, point in zip(trail, points, strict=True):
        if board.spots[position].kind == "field":
            for side, ink in ((30, INK), (24, CREAM), (16, colour)):
                paint(picture, ink, mask("circle", side), point)
        elif board.spots[position].kind == "station":
            put(picture, _stamp(position), point)
        else:
            put(picture, _gate(board.spots[position].kind, position), point)


def _draw_holders(picture: Picture, centre: tuple[float, float], seats: list[Seat]) -> None:
    """Draw the players who hold a station's stamp, in a row below it."""
    step = min(25.0, 88 / max(1, len(seats) - 1))
    for number, seat in enumerate(seats):
        x = centre[0] + (number - (len(seats) - 1) / 2) * step
        put(picture, medal(seat, 28, False), (x, centre[1] + FRAME / 2 + 6))


def _draw_target(picture: Picture, board: Board, target: Target, is_better: bool) -> None:
    """Draw a target with its steps: a green square if it ends the walk, else a blue disc."""
    centre = _at(board, target.position)
    spot = board.spots[target.position]
    if is_better:
        put(picture, _second_frame(spot.kind, target.is_whole), centre)
    put(picture, _badge(target.position, spot.kind, target.is_whole), centre)
    reach = _side(spot.kind, target.is_whole) / 2 - 5
    put(picture, _tab(target.steps, target.is_whole), (centre[0] + reach, centre[1] - reach))


@lru_cache(256)
def _badge(name: Position, kind: str, is_whole: bool) -> Picture:
    """Draw a target's badge: the name of a field, or a frame around anything else."""
    side = _side(kind, is_whole)
    badge = Image.new("RGBA", (side, side))
    centre = (side / 2, side / 2)
    for inset, ink in ((0, INK), (2, CREAM), (5, GREEN if is_whole else BLUE)):
        inner = side - 2 * inset
        shape = rounded(inner, inner, 14) if is_whole else mask("circle", round(inner / 0.88))
        paint(badge, ink, shape, centre)
    if kind == "field":
        paint(badge, CREAM, _text(name, side - 16, 28 if is_whole else 24), centre)
    elif kind == "station":
        put(badge, _stamp(name), centre)
    else:
        put(badge, _gate(kind, name), centre)
    return badge


@lru_cache(8)
def _second_frame(kind: str, is_whole: bool) -> Picture:
    """Draw the frame around the better target."""
    side = _side(kind, is_whole) + 28
    frame = Image.new("RGBA", (side, side))
    for inset, ink in ((0, INK), (2, CREAM), (5, GREEN if is_whole else BLUE), (10, CREAM)):
        inner = side - 2 * inset
        shape = rounded(inner, inner, 20) if is_whole else mask("circle", round(inner / 0.88))
        paint(frame, ink, shape, (side / 2, side / 2))
    return frame


def _side(kind: str, is_whole: bool) -> int:
    if kind == "field":
        return WHOLE if is_whole else PART
    return FRAME + (22 if is_whole else 34)


@lru_cache(32)
def _tab(steps: int, is_whole: bool) -> Picture:
    tab = Image.new("RGBA", (TAB + 8, TAB + 8))
    centre = (tab.width / 2, tab.height / 2)
    paint(tab, GREEN if is_whole else BLUE, mask("circle", round((TAB + 4) / 0.88)), centre)
    paint(tab, CREAM, mask("circle", round(TAB / 0.88)), centre)
    paint(tab, INK, _text(str(steps), TAB - 8, 18), centre)
    return tab


def _draw_figures(
    picture: Picture,
    table: RallyPicture,
    seats: list[Seat],
    centre: tuple[float, float],
    is_high: bool,
) -> None:
    """Draw pins in a fan, so that each is seen, with the player to move in front."""
    fan = 34 if len(seats) > 3 else 44
    order = sorted(range(len(seats)), key=lambda number: seats[number] == table.turn)
    for number in order:
        seat = seats[number]
        angle = (number - (len(seats) - 1) / 2) * fan
        if seat in table.left:
            continue
        pin, (x, y) = _pin(seat, round(angle), seat == table.turn)
        put(picture, pin, (centre[0] + x, centre[1] + y - 16 * is_high))
        if seat in table.winners:
            for side, ink in ((44, INK), (34, GOLD)):
                paint(
                    picture, ink, mask("crown", side), (centre[0] + 2 * x, centre[1] + 2 * y - 26)
                )


@lru_cache(128)
def _pin(seat: Seat, angle: int, is_bright: bool) -> tuple[Picture, tuple[float, float]]:
    """Draw a figure whose tip marks its position. Return it with the offset of its middle."""
    side = 2 * (REACH + HEAD)
    pin = Image.new("RGBA", (side, side))
    lean = math.radians(angle)
    middle = side / 2
    head = (middle + REACH * math.sin(lean), middle - REACH * math.cos(lean))
    aside = (math.cos(lean) * HEAD * 0.36, math.sin(lean) * HEAD * 0.36)
    for grow, ink in ((1.25, INK), (1.0, GOLD if is_bright else CREAM)):
        points = (
            (middle, middle + 2 * grow),
            (head[0] + aside[0] * grow, head[1] + aside[1] * grow),
            (head[0] - aside[0] * grow, head[1] - aside[1] * grow),
        )
        pin.paste((*ink, 255), (0, 0), polygon(points, side, side))
    put(pin, medal(seat, HEAD + 6 * is_bright, is_bright), head)
    box = pin.getbbox()
    assert box is not None
    return pin.crop(box), ((box[0] + box[2]) / 2 - middle, (box[1] + box[3]) / 2 - middle)


# The bar -------------------------------------------------------------------------------------


def _draw_bar(picture: Picture, table: RallyPicture) -> None:
    """Draw the dice, and each player's stamps out of those needed."""
    y = SIZE[1] + BAR_HEIGHT / 2
    left = 24.0
    for number in table.dice:
        put(picture, _die(number), (left + 34, y))
        left += 76
    left = max(left, 100.0)
    width = (SIZE[0] - left - 10) / len(table.places)
    for seat in range(len(table.places)):
        x = left + seat * width
        if seat == table.turn:
            plate = rounded(round(width) - 8, BAR_HEIGHT - 14, 16)
            paint(picture, GOLD, plate, (x + width / 2, y))
            inside = rounded(round(width) - 14, BAR_HEIGHT - 20, 13)
            paint(picture, BAR, inside, (x + width / 2, y))
        mark = medal(seat, 52, seat == table.turn)
        if seat in table.left:
            mark = _faded(seat)
        put(picture, mark, (x + 38, y))
        _draw_slots(picture, table, seat, (x + 70, y, width - 80))


def _draw_slots(
    picture: Picture, table: RallyPicture, seat: Seat, room: tuple[float, float, float]
) -> None:
    """Draw a little stamp for each one held, and an empty slot for each one missing."""
    x, y, width = room
    held = len(table.stamps[seat])
    slots = max(table.needed, held)
    rows = 1 if slots * 26 <= width else 2
    columns = -(-slots // rows)
    step = min(30.0, width / columns)
    for slot in range(slots):
        row, column = divmod(slot, columns)
        centre = (x + step * (column + 0.5), y + (row - (rows - 1) / 2) * 32)
        side = min(26, round(step * 1.05))
        colour = CREAM if slot < held else SLOT
        paint(picture, colour, rounded(side, side, 3), centre)
        if slot < held:
            paint(picture, STAMP, rounded(side - 8, side - 8, 2), centre)


@lru_cache(6)
def _die(number: int) -> Picture:
    die = Image.new("RGBA", (68, 68))
    die.paste((*INK, 255), (0, 0), rounded(68, 68, 16))
    die.paste((*CREAM, 255), (0, 0), rounded(68, 68, 16, 2))
    for x, y in PIPS[number]:
        paint(die, INK, mask("circle", 16), (34 + x * 18, 34 + y * 18))
    return die


@lru_cache(6)
def _faded(seat: Seat) -> Picture:
    mark = medal(seat, 52, False).copy()
    mark.putalpha(mark.getchannel("A").point(lambda level: level // 3))
    return mark
