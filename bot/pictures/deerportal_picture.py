"""Draw the board of DeerPortal: four winding tracks with their contents, and beside each quarter
its player's name and diamonds and the open card of its element.
"""

from dataclasses import dataclass
from typing import Final

from bot.looks import Colour, Plate
from bot.pictures.common import CREAM, GOLD, INK, Colours, Picture, paint, put
from bot.pictures.deerportal_glyphs import COLOURS as GEM_COLOURS
from bot.pictures.deerportal_glyphs import gem, glyph
from bot.pictures.deerportal_ground import (
    BOARD,
    DEEP,
    ELEMENT_GLYPHS,
    MIDDLE,
    NIGHT,
    NUMBERED,
    STRIP,
    SWIRL,
    TRACK_COLOURS,
    ground,
    place,
    scheme,
)
from bot.pictures.deerportal_pieces import (
    FROST,
    big_diamond,
    card,
    die,
    free_sign,
    piece,
    plate_ground,
    target,
    thing,
    written_name,
)
from bot.pictures.lettering import digits, lettering
from bot.pictures.people import GREY, medal
from bot.pictures.shapes import mask, rounded
from bot.pictures.signs import COLOURS as SIGN_COLOURS
from bot.pictures.signs import Role, badge, corner_of, frame
from engine.games.deerportal.board import EMPTY, PORTAL, RUNES

MOST_COLOURS: Final = 160
PLATE: Final = (392, 74)
BEADS: Final = 26  # from one to the next, of the turns of the deer mode
BEADS_Y: Final = STRIP + BOARD - 12
PLATES: Final = (  # their centres: the quarters of the board, clockwise
    (200, STRIP // 2), (600, STRIP // 2),
    (600, STRIP + BOARD + STRIP // 2), (200, STRIP + BOARD + STRIP // 2),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class DeerPortalPicture:
    """The public facts; a field is None for a player who has left."""

    people: tuple[Plate, ...]
    elements: tuple[str, ...]  # their names
    areas: tuple[str, ...]
    fields: tuple[int | None, ...]
    diamonds: tuple[int, ...]
    frozen: tuple[int, ...]
    tops: tuple[str, ...]  # what the open card of each pile does
    season: str
    turn: int | None
    roll: int
    big: int | None  # on whose portal the big diamond lies
    turns_left: int | None  # of the deer mode
    arrived: tuple[int, ...] = ()  # who reached the portal, the first first
    marks: tuple[tuple[Role, int], ...] = ()  # the fields of ways that are pointed out


def colours(season: str, turns_left: int | None) -> Colours:
    """Return the flat colours of pictures, for their palette."""
    used = scheme(season, turns_left is not None)
    plates = [part(element) for part in (plate_ground, free_sign) for element in range(len(RUNES))]
    land: Colours = (
        *(*used.grounds, *used.tracks, used.river, used.frame, *used.motifs, used.numbers),
        *(used.wave, *used.edges, *used.dots, *used.seams, NIGHT, SWIRL),
    )
    things: Colours = (*DEEP, *TRACK_COLOURS, *plates, FROST, GREY, *GEM_COLOURS, *SIGN_COLOURS)
    return tuple(dict.fromkeys((*land, *things)))


def draw(board: DeerPortalPicture) -> Picture:
    is_night = board.turns_left is not None
    picture = ground(board.season, is_night).copy()
    _draw_ways(picture, board)
    ink = scheme(board.season, is_night).numbers
    for element, area in enumerate(board.areas):
        for field, letter in enumerate(area):
            if letter != EMPTY:
                _draw_thing(picture, letter, element, field)
            elif field in NUMBERED:
                paint(picture, ink, digits(str(field), 19), place(element, field))
    if board.turns_left is not None:
        _draw_turns(picture, board.turns_left, 4 * len(board.fields))
    if board.big is not None:
        put(picture, big_diamond(72), place(board.big, PORTAL))
    for seat, stands in enumerate(board.fields):
        if stands is not None:
            is_turn = seat == board.turn
            look, size = board.people[seat].look, 60 if is_turn else 48
            put(
                picture,
                piece(look, size, is_turn, bool(board.frozen[seat])),
                _standing(seat, stands),
            )
    _draw_marks(picture, board)
    for element in range(len(RUNES)):
        _draw_plate(picture, board, element)
    return picture


def _draw_thing(picture: Picture, letter: str, element: int, field: int) -> None:
    """Draw what lies on a field; the number of every fifth is put into its corner."""
    x, y = place(element, field)
    if field not in NUMBERED:
        put(picture, thing(letter, 34), (x, y))
        return
    put(picture, thing(letter, 29), (x + 5, y + 5))
    number = digits(str(field), 14)
    paint(picture, CREAM, rounded(number.width + 8, 20, 7), (x - 9, y - 12))
    paint(picture, INK, number, (x - 9, y - 12))


def _standing(seat: int, field: int) -> tuple[int, int]:
    """Return the centre of a piece; those in the portal stand around it."""
    x, y = place(seat, field)
    return (2 * x - MIDDLE[0], 2 * y - MIDDLE[1]) if field == PORTAL else (x, y)


def _draw_ways(picture: Picture, board: DeerPortalPicture) -> None:
    """Ring the fields that the roll reaches, forward and back."""
    if not board.roll or board.turn is None:
        return
    field = board.fields[board.turn]
    assert field is not None
    for end in (min(field + board.roll, PORTAL), field - board.roll):
        if end not in dict(board.marks).values():
            put(picture, target(52), place(board.turn, end))


def _draw_marks(picture: Picture, board: DeerPortalPicture) -> None:
    """Frame the fields of the ways that are pointed out, and put the sign of each on its frame."""
    for role, end in board.marks:
        assert board.turn is not None
        at = place(board.turn, end)
        put(picture, frame(role, 56, 5), at)
        put(picture, badge(role, 32), corner_of(role, at, 24))


def _draw_turns(picture: Picture, left: int, most: int) -> None:
    """Draw the turns of the deer mode on a plate at the lower edge of the board: large golden beads
    for those left, small grey ones for the others."""
    paint(picture, INK, rounded((most + 1) * BEADS, 24, 12), (MIDDLE[0], BEADS_Y))
    for number in range(most):
        centre = (MIDDLE[0] + (number - (most - 1) / 2) * BEADS, BEADS_Y)
        is_left = number < left
        paint(picture, GOLD if is_left else GREY, mask("circle", 19 if is_left else 10), centre)


def _draw_plate(picture: Picture, board: DeerPortalPicture, element: int) -> None:
    """Draw an element's name and open card, and the name and diamonds of who plays it."""
    x, y = PLATES[element]
    left, right = x - PLATE[0] // 2, x + PLATE[0] // 2
    is_turn = element == board.turn
    if is_turn:
        paint(picture, GOLD, rounded(PLATE[0] + 8, PLATE[1] + 8, 22), (x, y))
    back = plate_ground(element)
    paint(picture, back, rounded(*PLATE, 19), (x, y))
    put(picture, card(element, board.tops[element], 48), (right - 34, y))
    track = TRACK_COLOURS[element]
    if element >= len(board.fields):
        pale = free_sign(element)
        paint(picture, pale, glyph(ELEMENT_GLYPHS[element], 44), (left + 40, y))
        _write(picture, board.elements[element], 24, 200, pale, (left + 78, y))
        return
    plate, is_gone = board.people[element], board.fields[element] is None
    if is_gone:
        disc = medal(plate.look, 60, False, is_gone)
    else:
        disc = piece(plate.look, 60, is_turn, bool(board.frozen[element]))
    put(picture, disc, (left + 40, y))
    room = 166 if board.roll and is_turn else 206
    name = written_name(plate.name, 27, room)
    ink = GREY if is_gone else CREAM
    paint(picture, ink, name, (left + 78 + name.width / 2, y - 15))
    paint(picture, track, glyph(ELEMENT_GLYPHS[element], 25), (left + 90, y + 19))
    word = _write(picture, board.elements[element], 20, 110, track, (left + 108, y + 19))
    spot = left + 108 + word + 26
    if element in board.arrived:
        order = board.arrived.index(element) + 1
        _mark(picture, "swirl", CREAM, order, (spot, y + 19))
    elif board.frozen[element]:
        _mark(picture, "snowflake", FROST, board.frozen[element], (spot, y + 19))
    if is_turn and board.roll:
        put(picture, die(board.roll, 40), (right - 126, y - 15))
    count = digits(str(board.diamonds[element]), 24)
    paint(picture, CREAM, count, (right - 68 - count.width / 2, y + 19))
    put(picture, gem(26), (right - 68 - count.width - 20, y + 20))


def _mark(
    picture: Picture, sign: str, ink: Colour, number: int, centre: tuple[float, float]
) -> None:
    """Draw a sign with a number beside it."""
    x, y = centre
    paint(picture, ink, glyph(sign, 26), (x, y))
    paint(picture, ink, digits(str(number), 17), (x + 24, y + 1))


def _write(
    picture: Picture, text: str, size: int, room: int, ink: Colour, at: tuple[float, float]
) -> int:
    """Write a text from a point to the right; return how wide it is."""
    written = lettering(text, size, room)
    paint(picture, ink, written, (at[0] + written.width / 2, at[1]))
    return written.width
