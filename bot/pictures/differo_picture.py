"""Draw Differo: the table, with both players and their goals, and the board of one who chooses."""

from dataclasses import dataclass
from typing import Final

from bot.looks import Plate
from bot.pictures.common import CREAM, GOLD, Picture, paint, put
from bot.pictures.differo_board import (
    LABEL,
    LIME,
    Layout,
    draw_count,
    draw_goal_marks,
    draw_line,
    draw_marked_end,
    draw_marked_way,
    draw_piece,
    draw_target,
    draw_trace,
    ground,
    hoop,
)
from bot.pictures.lettering import lettering
from bot.pictures.people import medal, nameplate
from bot.pictures.signs import SIGNS, Role
from engine.games.differo.board import BLACK, LINES_OF, WHITE, Cell, cells_of

TABLE: Final = Layout(960, 952, 90, 455, 0.99)
HAND: Final = Layout(704, 604, 64, 297, 1.28)
PLATE: Final = 60  # the height of a nameplate
EDGE: Final = 18  # from a nameplate to the edge of the picture
WIDEST: Final = (560, 420)  # a nameplate, and what a goal means


@dataclass(frozen=True, slots=True)
class Side:
    """A colour by its name, what stands beside its goal ("wins here"), and who plays it, if anybody
    does."""

    title: str
    goal: str
    player: Plate | None = None

    @property
    def look(self) -> int | None:
        return self.player.look if self.player else None


@dataclass(frozen=True, slots=True)
class DifferoPicture:
    """The public facts; pieces that may be chosen are ringed and labelled, and the last move leaves
    a trace."""

    white: tuple[Cell, ...]
    black: tuple[Cell, ...]
    sides: tuple[Side, Side]  # White's and Black's
    last: tuple[Cell, Cell] | None = None
    movers: tuple[Cell, ...] = ()
    turn: int | None = None
    aims: tuple[Cell, ...] = ()  # where a piece may land
    marks: tuple[tuple[Role, Cell, Cell], ...] = ()  # moves that are pointed out, with their ends


@dataclass(frozen=True, slots=True)
class ShownLine:
    """A line that a lesson is about, and how far pieces move along it, unless that is a task."""

    axis: str
    cells: tuple[Cell, ...]
    count: int | None = None


@dataclass(frozen=True, slots=True)
class DifferoHand:
    """The board of one who chooses a piece; or its target, with the counts of its row, \\ and /."""

    board: DifferoPicture
    counts: tuple[int, ...] = ()
    lines: tuple[ShownLine, ...] = ()


def draw(table: DifferoPicture) -> Picture:
    picture = ground(TABLE).copy()
    for colour in (WHITE, BLACK):
        _draw_side(picture, table, colour)
    _draw_pieces(picture, TABLE, table)
    return picture


def draw_hand(hand: DifferoHand) -> Picture:
    picture = ground(HAND).copy()
    if hand.counts:
        (chosen,) = hand.board.movers
        for line, count in zip(LINES_OF[chosen], hand.counts, strict=True):
            cells = cells_of(line.cells)
            is_open = count > 0 and not {*cells}.isdisjoint(hand.board.aims)
            if is_open:
                draw_line(picture, HAND, line.axis, cells)
            draw_count(picture, HAND, line.axis, cells, count, is_open)
    for shown in hand.lines:
        draw_line(picture, HAND, shown.axis, shown.cells)
        if shown.count is not None:
            draw_count(picture, HAND, shown.axis, shown.cells, shown.count, shown.count > 0)
    _draw_pieces(picture, HAND, hand.board)
    return picture


def _draw_pieces(picture: Picture, layout: Layout, table: DifferoPicture) -> None:
    looks = tuple(side.look for side in table.sides)
    latest = table.last[1] if table.last else ""
    draw_goal_marks(picture, layout, looks)
    if table.last:
        draw_trace(picture, layout, *table.last)
    for role, source, target in table.marks:
        draw_marked_way(picture, layout, role, source, target)
    for role, _, target in table.marks:
        draw_target(picture, layout, target, SIGNS[role].colour, SIGNS[role].ink)
    for cell in table.aims:
        draw_target(picture, layout, cell)
    for colour, cells in ((WHITE, table.white), (BLACK, table.black)):
        for cell in cells:
            is_open = cell in table.movers
            if is_open or cell == latest:
                ring = hoop(layout.size(1), LIME if is_open else GOLD, layout.size(0.075))
                put(picture, ring, layout.centre_of(cell))
            label = cell if is_open or cell == latest else ""
            draw_piece(picture, layout, colour, looks[colour], layout.centre_of(cell), label)
    for role, source, target in table.marks:
        draw_marked_end(picture, layout, role, source, target)


def _draw_side(picture: Picture, table: DifferoPicture, colour: int) -> None:
    """Draw who plays a colour beside its pieces, White below and Black above, and on the other side
    of the board what its goal means."""
    side, is_turn = table.sides[colour], table.turn == colour
    below, above = TABLE.height - EDGE - PLATE // 2, EDGE + PLATE // 2
    near, far = (below, above) if colour == WHITE else (above, below)
    draw_piece(picture, TABLE, colour, side.look, (EDGE + 42, near))
    title = lettering(side.title, 34)
    goal = lettering(side.goal, 30, WIDEST[1])
    left, right = EDGE + 94, TABLE.width - EDGE
    if side.player:
        note = f"\N{LEFT-TO-RIGHT MARK}· {side.title}"  # the name is to its left in any language
        plate = nameplate(side.player, PLATE, WIDEST[0], note, is_turn)
        put(picture, plate, (left + plate.width / 2, near))
        disc = medal(side.player.look, 48, is_turn)
        put(picture, disc, (right - goal.width - 36, far))
    else:
        paint(picture, GOLD if is_turn else CREAM, title, (left + title.width / 2, near))
    paint(picture, LABEL, goal, (right - goal.width / 2, far))
