"""Pictures of Rally: the table, a map with a bar below it for the players and the dice; and the
hand, the part of the map that a roll reaches."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.looks import Colour, Plate
from bot.pictures.common import CREAM, GOLD, INK, Picture, paint, put
from bot.pictures.lettering import lettering
from bot.pictures.people import GREY, medal
from bot.pictures.rally_figures import Figures, draw_figures, figures_at
from bot.pictures.rally_land import COLOURS as LAND_COLOURS
from bot.pictures.rally_land import RIMS, ROADS, SIZE
from bot.pictures.rally_map import (
    SPACIOUS,
    STAMP,
    Sheet,
    draw_holders,
    draw_positions,
    draw_trail,
    ground,
    nearest,
    streets,
    text,
)
from bot.pictures.rally_names import BANNERS, Names, draw_names
from bot.pictures.rally_target_signs import BLUE, GREEN, Target, draw_targets, target_side
from bot.pictures.shapes import mask, rounded
from bot.pictures.signs import COLOURS as SIGN_COLOURS
from bot.pictures.signs import Role
from engine.game import Seat
from engine.games.rally.board import Position
from engine.games.rally.maps import board_of

BAR: Final = (30, 44, 54)
CELL: Final = (44, 60, 72)
SLOT: Final = (84, 102, 114)
COLOURS: Final = (GREEN, BLUE, STAMP, BAR, CELL, SLOT, GREY, *SIGN_COLOURS)
MOST_COLOURS: Final = 56  # a map has too many edges for more

ROW: Final = 92  # the height of a player in the bar
DICE: Final = 100  # the width of what shows the dice
HAND_WIDTH: Final = 800
LOWEST_HAND, HIGHEST_HAND = 320, 468  # of the map in it
HAND_BAR: Final = 92
LARGEST: Final = 1.7  # a map is not enlarged more than that,
LARGEST_DENSE: Final = 2.4  # or than this where fields are close together
AROUND: Final = 84  # pixels of the map around what a hand is about
LEAST_SLOT: Final = 16  # pixels; beside a count, smaller stamps tell nothing
PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@dataclass(frozen=True, slots=True)
class RallyPicture:
    """The public facts; a map alone has no players. Names are those of stations and gates."""

    board: str
    people: tuple[Plate, ...] = ()
    places: tuple[Position, ...] = ()
    stamps: tuple[tuple[Position, ...], ...] = ()
    needed: int = 0
    turn: Seat | None = None
    dice: tuple[int, ...] = ()
    trail: tuple[Position, ...] = ()
    walker: Seat | None = None  # the player of the trail
    targets: tuple[Target, ...] = ()
    left: tuple[Seat, ...] = ()
    names: Names = ()
    marks: tuple[tuple[Role, Position], ...] = ()  # places of moves that are pointed out


@dataclass(frozen=True, slots=True)
class RallyHand:
    """The part of a table's map around what one player can do."""

    table: RallyPicture
    seat: Seat
    around: tuple[Position, ...]
    steps: str = ""  # how many are to be walked, in words


def colours(table: RallyPicture) -> tuple[Colour, ...]:
    look = board_of(table.board).chart.look
    return (*COLOURS, *LAND_COLOURS[look], *ROADS[look], RIMS[look], *BANNERS[look])


def draw(table: RallyPicture) -> Picture:
    rows = -(-len(table.people) // _columns(table))
    picture = Image.new("RGB", (SIZE[0], SIZE[1] + rows * ROW + 10 * (rows > 0)), BAR)
    land = ground(table.board).copy()
    _draw_map(land, Sheet(board_of(table.board)), table)
    picture.paste(land, (0, 0))
    if table.people:
        _draw_bar(picture, table)
    return picture


def draw_hand(hand: RallyHand) -> Picture:
    table = hand.table
    sheet, (width, height) = _part(hand)
    picture = Image.new("RGB", (width, height + HAND_BAR), BAR)
    right, bottom = sheet.left + width / sheet.scale, sheet.top + height / sheet.scale
    box = (sheet.left, sheet.top, min(right, SIZE[0]), min(bottom, SIZE[1]))
    land = streets(table.board).resize((width, height), Image.Resampling.BILINEAR, box)
    draw_positions(land, sheet)
    _draw_map(land, sheet, table)
    picture.paste(land, (0, 0))
    left = _draw_dice(picture, table.dice, 12, height + HAND_BAR / 2, is_row=True)
    if hand.steps:
        steps = lettering(hand.steps, 34, 250)
        paint(picture, GOLD, steps, (left + 10 + steps.width / 2, height + HAND_BAR / 2))
        left += steps.width + 30
    middle = (left, height + 4, width - left - 8, HAND_BAR - 8)
    _draw_player(picture, table, hand.seat, middle)
    return picture


def _part(hand: RallyHand) -> tuple[Sheet, tuple[int, int]]:
    """Return what of the map a hand shows, and its size in the picture."""
    whole = Sheet(board_of(hand.table.board))
    xs, ys = zip(*(whole.at(position) for position in hand.around), strict=True)
    left, top, right, bottom = min(xs), min(ys), max(xs), max(ys)
    left, right = max(0.0, left - AROUND), min(SIZE[0], right + AROUND)
    top, bottom = max(0.0, top - AROUND), min(SIZE[1], bottom + AROUND)
    largest = min(LARGEST_DENSE, max(LARGEST, SPACIOUS / nearest(whole.board)))
    scale = min(largest, HAND_WIDTH / (right - left), HIGHEST_HAND / (bottom - top))
    width = min(HAND_WIDTH, int(SIZE[0] * scale))
    height = int(min(HIGHEST_HAND, max(LOWEST_HAND, (bottom - top) * scale)))
    wide, high = width / scale, height / scale
    x = min(max(0.0, (left + right - wide) / 2), SIZE[0] - wide)
    y = min(max(0.0, (top + bottom - high) / 2), SIZE[1] - high)
    return Sheet(whole.board, x, y, scale), (width, height)


def _draw_map(picture: Picture, sheet: Sheet, table: RallyPicture) -> None:
    if len(table.trail) > 1 and table.walker is not None:
        draw_trail(picture, sheet, table.trail, table.people[table.walker].look)
    draw_targets(picture, sheet, table.targets, table.marks)
    figures = _figures(picture, sheet, table)
    draw_names(picture, sheet, table.names, table.targets, figures)
    draw_holders(picture, sheet, table.people, table.stamps)
    for group in figures:
        draw_figures(picture, group)


def _figures(picture: Picture, sheet: Sheet, table: RallyPicture) -> list[Figures]:
    """Return the figures by the positions where they stand, the upper ones first."""
    sides = {target.position: target_side(sheet, target) for target in table.targets}
    here = {
        position: [
            seat
            for seat, place in enumerate(table.places)
            if place == position and seat not in table.left
        ]
        for position in table.places
    }
    found = []
    for position in sorted(here, key=lambda position: sheet.at(position)[1]):
        seats = here[position]
        if not seats:
            continue
        is_field = sheet.board.spots[position].kind == "field"
        side = sides.get(position, sheet.field if is_field else sheet.sign)
        looks = tuple(table.people[seat].look for seat in seats)
        turn = seats.index(table.turn) if table.turn in seats else -1
        found.append(figures_at(picture, sheet, looks, turn, sheet.at(position), side / 2))
    return found


# The bar -------------------------------------------------------------------------------------


def _columns(table: RallyPicture) -> int:
    """Return how many players stand side by side in the bar."""
    return 2 if len(table.people) in (2, 4) else 3


def _draw_bar(picture: Picture, table: RallyPicture) -> None:
    """Draw the dice, and each player with the stamps held out of those needed."""
    columns = _columns(table)
    rows = -(-len(table.people) // columns)
    middle = SIZE[1] + (picture.height - SIZE[1]) / 2
    left = _draw_dice(picture, table.dice, 10, middle, is_row=rows == 1)
    width = (SIZE[0] - left - 6) / columns
    for seat in range(len(table.people)):
        row, column = divmod(seat, columns)
        room = (left + column * width, SIZE[1] + 5 + row * ROW, width, ROW)
        _draw_player(picture, table, seat, room)


def _draw_dice(
    picture: Picture, dice: tuple[int, ...], left: float, middle: float, is_row: bool
) -> float:
    """Draw dice in a row or one above the other. Return where there is space beside them."""
    for number, pips in enumerate(dice):
        if is_row:
            put(picture, _die(pips), (left + 38, middle))
            left += 78
        else:
            put(picture, _die(pips), (left + 38, middle + (number - (len(dice) - 1) / 2) * 84))
    return left if is_row or not dice else left + 82


def _draw_player(
    picture: Picture, table: RallyPicture, seat: Seat, room: tuple[float, float, float, float]
) -> None:
    left, top, width, height = room
    player = _player(
        table.people[seat],
        (round(width) - 8, round(height) - 8),
        table.stamps[seat],
        table.needed,
        is_turn=seat == table.turn,
        is_gone=seat in table.left,
    )
    picture.paste(player, (round(left) + 4, round(top) + 4))


@lru_cache(64)
def _player(
    plate: Plate,
    size: tuple[int, int],
    held: tuple[Position, ...],
    needed: int,
    *,
    is_turn: bool,
    is_gone: bool,
) -> Picture:
    """Draw a player's mark and name, above a count and the stamps; golden if it is their turn."""
    player = Image.new("RGB", size, BAR)
    width, height = size
    centre = (width / 2, height / 2)
    if is_turn:
        paint(player, GOLD, rounded(width, height, 18), centre)
    paint(player, CELL, rounded(width - 6, height - 6, 15), centre)
    put(player, medal(plate.look, 60, is_turn, is_gone), (40, centre[1]))
    x, space = 80, width - 90
    name = lettering(plate.name, 28, max(1, space))
    paint(player, GREY if is_gone else CREAM, name, (x + name.width / 2, centre[1] - 17))
    ink = GREY if is_gone else GOLD if len(held) >= needed else CREAM
    _draw_stamps(player, held, needed, (x, centre[1] + 18, space), ink)
    return player


def _draw_stamps(
    picture: Picture,
    held: tuple[Position, ...],
    needed: int,
    room: tuple[float, float, float],
    ink: Colour,
) -> None:
    """Count stamps in this colour; beside that a little stamp for each, and a slot for each
    missing."""
    x, y, width = room
    count = lettering(f"{len(held)}/{needed}", 28)
    paint(picture, ink, count, (x + count.width / 2, y))
    x += count.width + 12
    slots = max(needed, len(held))
    step = min(34.0, (width - count.width - 12) / slots)
    if step < LEAST_SLOT:
        return
    side = round(min(30, step - 2))
    for slot in range(slots):
        centre = (x + step * (slot + 0.5), y)
        is_held = slot < len(held)
        paint(picture, CREAM if is_held else SLOT, rounded(side, side, 4), centre)
        inner = side - 6
        paint(picture, STAMP if is_held else CELL, rounded(inner, inner, 3), centre)
        if is_held and inner >= 14:
            paint(picture, CREAM, text(held[slot], inner - 4, inner - 8), centre)


@lru_cache(6)
def _die(number: int) -> Picture:
    die = Image.new("RGBA", (72, 72))
    die.paste((*INK, 255), (0, 0), rounded(72, 72, 16))
    die.paste((*CREAM, 255), (0, 0), rounded(72, 72, 16, 2))
    for x, y in PIPS[number]:
        paint(die, INK, mask("circle", 17), (36 + x * 19, 36 + y * 19))
    return die
