"""Draw a map of Rally, whole or a part of it: streets, fields with their names, signs of stations,
figures, the trail and the targets of a walk."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.looks import LOOKS, Colour, Plate
from bot.pictures.common import CREAM, GOLD, INK, Picture, mix, paint, put
from bot.pictures.landscapes import landscape
from bot.pictures.lettering import can_write, lettering, reach
from bot.pictures.people import medal
from bot.pictures.rally_land import NIGHT, ROADS, SIZE, at, roads
from bot.pictures.shapes import Mask, digits, mask, polygon, rounded
from bot.pictures.signs import Role, badge, corner_of, frame
from engine.games.rally.board import Board, Look, Position
from engine.games.rally.maps import board_of

GREEN: Final = (22, 122, 68)  # a target where the walk ends
BLUE: Final = (36, 84, 190)  # a target on the way
STAMP: Final = (168, 50, 92)

Point = tuple[float, float]
Names = tuple[tuple[Position, str], ...]

SPACIOUS: Final = 84  # pixels between neighbours from which on signs have their full size
ROOMY: Final = 62  # pixels between neighbours from which on a note fits beside a field
LEAST_UNIT: Final = 0.58
LETTERS: Final = 25  # the font of a name on the map
LONGEST_NAME: Final = 200  # pixels
LOW: Final = 16  # how far below the middle of its board a name may reach
TRAIL: Final = 12
TAB: Final = 22  # the width of a count of steps beside a field
TAB_SIDES: Final = ((1, -1), (1, 1), (-1, -1), (-1, 1), (1, 0), (0, -1), (0, 1), (-1, 0))


@dataclass(frozen=True, slots=True)
class Target:
    """A position that can be reached now; the note is what its key says beside the name."""

    position: Position
    steps: int
    is_whole: bool  # the walk ends there
    note: str = ""


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
        put(picture, _place(sheet, position, look), point)


def _place(sheet: Sheet, position: Position, look: Look) -> Picture:
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
    edge, _ = ROADS[look]
    is_star = look == "sky"
    field = Image.new("RGBA", (side + 16, side + 16))
    centre = (field.width / 2, field.height / 2)
    if is_star:
        paint(field, CREAM, mask("star", side + 14), centre)
    paint(field, mix(edge, INK, 0.6), mask("circle", round(side / 0.88)), centre)
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


# Names ---------------------------------------------------------------------------------------

A_POSITION: Final = 9.0  # what it costs to hide one; a piece of a road costs 1
SIDES: Final = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1))
Box = tuple[float, float, float, float]


@lru_cache(256)
def _banner(name: str, look: Look) -> Picture:
    """Draw the name of a place on a small board, which is higher for letters that reach lower."""
    ground, ink = (NIGHT, CREAM) if look == "sky" else (CREAM, INK)
    written = lettering(name, LETTERS, LONGEST_NAME)
    more = max(0, math.ceil(reach(written)) - LOW)
    width, height = written.width + 20, LETTERS + 11 + more
    banner = Image.new("RGBA", (width, height))
    banner.paste((*mix(ink, ground, 0.7), 255), (0, 0), rounded(width, height, 8))
    banner.paste((*ground, 255), (0, 0), rounded(width, height, 8, 2))
    paint(banner, ink, written, (width / 2, height / 2 - more))
    return banner


def draw_names(
    picture: Picture,
    sheet: Sheet,
    names: Names,
    targets: tuple[Target, ...],
    figures: Iterable["Figures"],
) -> None:
    """Draw the names of places beside them, where they hide no position and no figure."""
    look = sheet.board.chart.look
    busy: list[tuple[Position, Box]] = [("", group.box) for group in figures]
    for target in targets:
        (x, y), half = sheet.at(target.position), target_side(sheet, target) / 2 - 6
        right = 54 if target.note and not sheet.is_dense else 0
        busy.append((target.position, (x - half, y - half, x + half + right, y + half)))
    if sheet.is_dense:
        noted = tuple(target for target in targets if target.note)
        for x, y in tab_points(picture, sheet, noted):
            busy.append(("", (x - TAB / 2, y - TAB / 2, x + TAB / 2, y + TAB / 2)))
    seen = dict(sheet.seen(picture))
    for position, (x, y) in seen.items():
        is_field = sheet.board.spots[position].kind == "field"
        half = (sheet.field if is_field else sheet.sign) / 2 - (4 if is_field else 1)
        busy.append((position, (x - half, y - half, x + half, y + half)))
    chosen = _sides(sheet.board, names)
    for position, name in names:
        if position not in chosen or position not in seen:
            continue
        x, y = seen[position]
        if not (0 < x < picture.width and 0 < y < picture.height):
            continue
        others = [box for _, box in busy]
        half = _banner(name, look).width / 2 + 4
        for side in (chosen[position], *SIDES[:4]):
            x, y = _beside(seen[position], side, name, sheet.sign)
            x = min(max(x, half), picture.width - half)
            box = _box((x, y), name)
            is_inside = box[1] >= 0 and box[3] <= picture.height
            if is_inside and not any(_overlap(box, other) for other in others):
                put(picture, _banner(name, look), (x, y))
                busy.append(("", box))
                break


@lru_cache(32)
def _sides(board: Board, names: Names) -> dict[Position, tuple[int, int]]:
    """Choose the side of its sign for each name where it hides the least; a name without space is
    left out."""
    sheet = Sheet(board)
    taken: list[tuple[float, Box]] = []
    for position, spot in board.spots.items():
        half = (sheet.field if spot.kind == "field" else sheet.sign) / 2 - 3
        x, y = sheet.at(position)
        taken.append((A_POSITION, (x - half, y - half, x + half, y + half)))
    for start, end in roads(board.chart):
        for part in (0.2, 0.35, 0.5, 0.65, 0.8):
            x, y = (a + (b - a) * part for a, b in zip(start, end, strict=True))
            taken.append((1.0, (x - 6, y - 6, x + 6, y + 6)))
    chosen: dict[Position, tuple[int, int]] = {}
    for position, name in names:
        if not can_write(name):
            continue
        least = A_POSITION
        for order, side in enumerate(SIDES):
            box = _box(_beside(sheet.at(position), side, name, sheet.sign), name)
            if box[0] < 4 or box[1] < 4 or box[2] > SIZE[0] - 4 or box[3] > SIZE[1] - 4:
                continue
            hidden = order / 10
            for weight, other in taken:
                if _overlap(box, other):
                    hidden += weight
                    if hidden >= least:
                        break
            if hidden < least:
                least, chosen[position] = hidden, side
        if position in chosen:
            box = _box(_beside(sheet.at(position), chosen[position], name, sheet.sign), name)
            taken.insert(0, (A_POSITION, box))
    return chosen


def _beside(point: Point, side: tuple[int, int], name: str, sign: int) -> Point:
    """Return the middle of a name beside a sign."""
    width, height = _banner(name, "town").size
    x, y = side
    across = (sign / 2 + width / 2 + 12) if y == 0 else width * 0.36 * (x != 0)
    down = sign / 2 + height / 2 + (14 if y > 0 else 10)
    return point[0] + x * across, point[1] + y * down


def _box(middle: Point, name: str) -> Box:
    width, height = _banner(name, "town").size
    x, y = middle
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


# What changes --------------------------------------------------------------------------------


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
        put(picture, _place(sheet, position, sheet.board.chart.look), point)


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


def draw_targets(
    picture: Picture,
    sheet: Sheet,
    targets: tuple[Target, ...],
    marks: tuple[tuple[Role, Position], ...],
) -> None:
    """Draw the targets, then their notes and signs, which no other target hides."""
    for target in targets:
        _draw_target(picture, sheet, target)
    for target in targets:
        _draw_signs(picture, sheet, target, marks)
    noted = tuple(target for target in targets if target.note)
    if sheet.is_dense:
        for target, point in zip(noted, tab_points(picture, sheet, noted), strict=True):
            put(picture, _tab(target.steps), point)
        return
    for target in noted:
        x, y = sheet.at(target.position)
        note, half = _note(target.note), target_side(sheet, target) / 2
        left = x + half - 4
        if left + note.width > picture.width:
            left = x - half + 4 - note.width
        put(picture, note, (left + note.width / 2, y))


def tab_points(picture: Picture, sheet: Sheet, targets: tuple[Target, ...]) -> list[Point]:
    """Choose for each target where its count of steps stands: beside it, where it hides the number
    of no position, and no other count."""
    taken = [
        (point, (sheet.field if sheet.board.spots[position].kind == "field" else sheet.sign) / 2)
        for position, point in sheet.seen(picture)
    ]
    points = []
    for target in targets:
        x, y = sheet.at(target.position)
        far = target_side(sheet, target) / 2 + TAB / 2 - 2
        beside = [
            (x + far * across / math.hypot(across, down), y + far * down / math.hypot(across, down))
            for across, down in TAB_SIDES
        ]
        point = min(beside, key=lambda each: _hidden(each, taken, picture))
        points.append(point)
        taken.append((point, TAB / 2))
    return points


def _hidden(point: Point, taken: list[tuple[Point, float]], picture: Picture) -> float:
    """Measure how much a count of steps would hide at a point of a picture."""
    x, y = point
    edge = TAB / 2
    is_inside = edge <= x <= picture.width - edge and edge <= y <= picture.height - edge
    near = (max(0.0, edge + radius - math.dist(point, other)) for other, radius in taken)
    return sum(near) + (0 if is_inside else picture.width)


def _draw_signs(
    picture: Picture, sheet: Sheet, target: Target, marks: tuple[tuple[Role, Position], ...]
) -> None:
    """Frame a target that is a move pointed out, and put its sign on the frame."""
    at, side = sheet.at(target.position), target_side(sheet, target) + 20
    for role, position in marks:
        if position == target.position:
            put(picture, frame(role, side, 6), at)
            put(picture, badge(role, 38), corner_of(role, at, side / 2 - 4))


def _draw_target(picture: Picture, sheet: Sheet, target: Target) -> None:
    """Draw a target with its name: a green square if it ends the walk, else a blue disc."""
    spot = sheet.board.spots[target.position]
    x, y = sheet.at(target.position)
    side = target_side(sheet, target)
    if spot.kind == "field":
        put(picture, _badge(target.position, side, target.is_whole), (x, y))
    else:
        put(picture, _badge("", side, target.is_whole), (x, y))
        put(picture, _place(sheet, target.position, sheet.board.chart.look), (x, y))


def target_side(sheet: Sheet, target: Target) -> int:
    if sheet.board.spots[target.position].kind == "field":
        return sheet.size(64 if target.is_whole else 56)
    return sheet.sign + sheet.size(22 if target.is_whole else 34)


@lru_cache(512)
def _badge(name: Position, side: int, is_whole: bool) -> Picture:
    badge = Image.new("RGBA", (side, side))
    centre = (side / 2, side / 2)
    rings = (
        ((0, INK), (2, CREAM), (5, GREEN))
        if is_whole
        else ((0, INK), (2, BLUE), (2 + side // 9, CREAM))
    )
    for inset, ink in rings:
        inner = side - 2 * inset
        shape = rounded(inner, inner, inner // 4) if is_whole else mask("circle", _disc(inner))
        paint(badge, ink, shape, centre)
    if name:
        paint(
            badge,
            CREAM if is_whole else INK,
            text(name, round(side * 0.7), round(side * 0.48)),
            centre,
        )
    return badge


def _disc(side: int) -> int:
    """Return the size of the mask whose disc is so wide."""
    return round(side / 0.88)


@lru_cache(64)
def _note(words: str) -> Picture:
    written = lettering(words, 23)
    note = Image.new("RGBA", (written.width + 12, 32))
    note.paste((*BLUE, 255), (0, 0), rounded(note.width, 32, 10))
    paint(note, CREAM, written, (note.width / 2, 16))
    return note


@lru_cache(16)
def _tab(steps: int) -> Picture:
    """Draw a count of steps where there is no space for a note."""
    tab = Image.new("RGBA", (TAB, TAB))
    paint(tab, BLUE, mask("circle", _disc(TAB)), (TAB / 2, TAB / 2))
    paint(tab, CREAM, text(str(steps), TAB - 6, 14), (TAB / 2, TAB / 2))
    return tab


IN_ROW: Final = 3  # figures side by side, if there is space above for more rows


class Figures(NamedTuple):
    """The figures on a position, and where they stand in a picture."""

    looks: tuple[int, ...]
    turn: int  # the number of the one whose turn it is, or -1
    in_row: int
    left: float
    foot: float
    head: int

    @property
    def size(self) -> tuple[float, float]:
        rows = -(-len(self.looks) // self.in_row)
        across = min(self.in_row, len(self.looks))
        return across * self.head * 0.94, self.head * (0.5 + rows)

    @property
    def box(self) -> Box:
        width, height = self.size
        return self.left, self.foot - height, self.left + width, self.foot


def figures_at(
    picture: Picture, sheet: Sheet, looks: tuple[int, ...], turn: int, middle: Point, reach: float
) -> Figures:
    """Let figures stand side by side at the upper edge of a position: in one row if there is no
    space for two, and below the position if there is none at all."""
    foot = middle[1] - reach + 6
    stand = Figures(looks, turn, IN_ROW, 0, foot, sheet.head)
    if stand.box[1] < 0:
        stand = stand._replace(in_row=len(looks))
    if stand.box[1] < 0:
        stand = stand._replace(foot=middle[1] + reach + stand.size[1] - 6)
    width = stand.size[0]
    left = min(max(4.0, middle[0] - width / 2), picture.width - width - 4)
    if not 0 < middle[0] < picture.width:  # outside of the part that is shown
        left = middle[0] - width / 2
    return stand._replace(left=left)


def draw_figures(picture: Picture, figures: Figures) -> None:
    head, count = figures.head, len(figures.looks)
    for number in range(count - 1, -1, -1):
        row, place = divmod(number, figures.in_row)
        in_row = min(figures.in_row, count - row * figures.in_row)
        pawn = _pawn(figures.looks[number], head, number == figures.turn)
        width = figures.size[0]
        x = figures.left + width / 2 + (place - (in_row - 1) / 2) * head * 0.94
        put(picture, pawn, (x, figures.foot - pawn.height / 2 - row * head))


@lru_cache(64)
def _pawn(look: int, head: int, is_turn: bool) -> Picture:
    """Draw a figure: a mark on a pawn's body in the same colour; golden if it is their turn."""
    width, height = head + 4, round(head * 1.5)
    pawn = Image.new("RGBA", (width, height))
    middle, colour = width / 2, LOOKS[look].colour
    edge = GOLD if is_turn else CREAM
    for inset, ink in ((0, INK), (2, edge), (5, colour)):
        foot = height - inset - 1
        wide, narrow = head * 0.46 - inset, head * 0.2 - inset / 2
        body = (
            (middle - narrow, head * 0.6),
            (middle + narrow, head * 0.6),
            (middle + wide, foot),
            (middle - wide, foot),
        )
        pawn.paste((*ink, 255), (0, 0), polygon(body, width, height))
    put(pawn, medal(look, head, is_turn), (middle, head / 2))
    return pawn


# Lines ---------------------------------------------------------------------------------------


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


def bounds(points: Iterable[Point]) -> Box:
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)
