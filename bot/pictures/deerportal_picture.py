"""Draw the board of DeerPortal: four winding tracks with their contents, and below each player's
figure, diamonds and the open card of that element.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.looks import Colour
from bot.pictures.common import CREAM, GOLD, INK, MARKS, Picture, mix, paint, put
from bot.pictures.deerportal_glyphs import gem, glyph
from bot.pictures.shapes import digits, mask, rounded
from engine.games.deerportal.board import (
    CORNER,
    DIAMOND,
    EMPTY,
    PORTAL,
    RUNES,
    SIDE,
    TRACKS,
)

CELL: Final = 48
EDGE: Final = 16
BOARD: Final = CELL * SIDE + 2 * EDGE
WIDTH, HEIGHT = BOARD, BOARD + 108
FINE: Final = 2  # the ground is drawn this many times larger
MIDDLE: Final = (BOARD // 2, BOARD // 2)

# The colours of the elements: of their tracks, of their ground, and of their figures.
TRACK_COLOURS: Final[tuple[Colour, ...]] = (
    (148, 200, 246), (156, 222, 124), (255, 172, 150), (246, 236, 130),
)  # fmt: skip
GROUNDS: Final[tuple[Colour, ...]] = ((36, 84, 138), (38, 104, 62), (150, 58, 44), (156, 122, 40))
DEEP: Final[tuple[Colour, ...]] = ((24, 78, 168), (22, 106, 52), (196, 48, 34), (150, 104, 8))
SEASON_COLOURS: Final[dict[str, Colour]] = {
    "spring": (150, 205, 130), "summer": (232, 196, 90),
    "fall": (170, 92, 34), "winter": (226, 236, 246),
}  # fmt: skip
MOTIFS: Final = {"spring": "blossom", "summer": "sun", "fall": "leaf", "winter": "snowflake"}
NIGHT: Final = (34, 18, 66)
RIVER: Final = (70, 150, 214)
FROST: Final = (196, 232, 255)
FRAME: Final = (58, 42, 34)
ELEMENT_GLYPHS: Final = ("drop", "sprout", "flame", "swirl")
RIVERS: Final = (  # from the edges of the board inwards, between the quadrants
    tuple((column, row) for column, row in ((8, row) for row in range(6))),
    tuple((column, 7) for column in range(1, 7)),
    tuple((column, 8) for column in range(15, 9, -1)),
    tuple((7, row) for row in range(15, 9, -1)),
)
PLATE: Final = (192, 92)


@dataclass(frozen=True, slots=True)
class DeerPortalPicture:
    """The public facts; a field is None for a player who has left."""

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
    winners: tuple[int, ...] = ()
    better: int | None = None  # the field of the better way, if one is to be marked


class Scheme(NamedTuple):
    """The colours of a season, by day or in the deer mode's night."""

    grounds: tuple[Colour, ...]
    tracks: tuple[Colour, ...]
    river: Colour
    frame: Colour

    @property
    def motifs(self) -> tuple[Colour, ...]:
        return tuple(mix(ground, CREAM, 0.72) for ground in self.grounds)


def scheme(season: str, is_night: bool) -> Scheme:
    tint = SEASON_COLOURS[season]
    share = 0.58 if season == "winter" else 0.74
    grounds = [mix(ground, tint, share) for ground in GROUNDS]
    tracks = [mix(track, tint, 0.86) for track in TRACK_COLOURS]
    river, frame = mix(RIVER, tint, 0.85), FRAME
    if is_night:
        grounds = [mix(ground, NIGHT, 0.25) for ground in grounds]
        tracks = [mix(track, NIGHT, 0.62) for track in tracks]
        river, frame = mix(river, NIGHT, 0.45), GOLD
    return Scheme(tuple(grounds), tuple(tracks), river, frame)


def colours(board: DeerPortalPicture) -> tuple[Colour, ...]:
    """Return the flat colours of a picture, for its palette."""
    used = scheme(board.season, board.turns_left is not None)
    parts = (*used.grounds, *used.tracks, used.river, used.frame, *used.motifs, *DEEP, FROST)
    return tuple(dict.fromkeys(parts))


def draw(board: DeerPortalPicture) -> Picture:
    is_night = board.turns_left is not None
    picture = _ground(board.season, is_night).copy()
    for element, area in enumerate(board.areas):
        for field, thing in enumerate(area):
            if thing != EMPTY:
                put(picture, _thing(thing), place(element, field))
    if board.turns_left is not None:
        _draw_turns(picture, board.turns_left, 4 * len(board.fields))
    if board.big is not None:
        put(picture, _big_diamond(), place(board.big, PORTAL))
    _draw_ways(picture, board)
    for seat, stands in enumerate(board.fields):
        if stands is not None:
            figure = _figure(seat, seat == board.turn, bool(board.frozen[seat]))
            put(picture, figure, _standing(seat, stands))
    for element in range(len(RUNES)):
        _draw_plate(picture, board, element)
    return picture


def place(element: int, field: int) -> tuple[int, int]:
    """Return the centre of a field of a track."""
    return _centre(*divmod(TRACKS[element][field], SIDE)[::-1])


def _standing(seat: int, field: int) -> tuple[int, int]:
    """Return the centre of a figure; those in the portal stand around it."""
    x, y = place(seat, field)
    return (2 * x - MIDDLE[0], 2 * y - MIDDLE[1]) if field == PORTAL else (x, y)


def _centre(column: int, row: int) -> tuple[int, int]:
    return EDGE + CELL // 2 + CELL * column, EDGE + CELL // 2 + CELL * row


# The ground ------------------------------------------------------------------------------------


@lru_cache(8)
def _ground(season: str, is_night: bool) -> Picture:
    used = scheme(season, is_night)
    fine = Image.new("RGB", (WIDTH * FINE, HEIGHT * FINE), INK)
    pen = ImageDraw.Draw(fine)
    pen.rounded_rectangle(_box(2, 2, WIDTH - 2, BOARD - 2), 14 * FINE, used.frame)
    half = BOARD // 2
    corners = ((8, 8), (half, 8), (half, half), (8, half))
    for quarter, (left, top) in zip(used.grounds, corners, strict=True):
        pen.rectangle(_box(left, top, left + half - 8, top + half - 8), quarter)
    for river in RIVERS:
        _draw_river(pen, river, used)
    for element, track in enumerate(TRACKS):
        _draw_track(pen, track, used.tracks[element], used.grounds[element])
    picture = fine.reduce(FINE)
    _draw_motifs(picture, ("star", "deer") if is_night else (MOTIFS[season],), used)
    for element, track in enumerate(TRACKS):
        centre = _centre(*divmod(track[CORNER], SIDE)[::-1])
        paint(picture, DEEP[element], glyph(ELEMENT_GLYPHS[element], 34), centre)
    _draw_portal(picture, is_night)
    return picture


def _box(left: float, top: float, right: float, bottom: float) -> list[float]:
    return [part * FINE for part in (left, top, right, bottom)]


def _draw_river(pen: ImageDraw.ImageDraw, river: tuple[tuple[int, int], ...], used: Scheme) -> None:
    """Draw a broad river with a light wave along its middle."""
    (x, y), (u, v) = _centre(*river[0]), _centre(*river[-1])
    across = x == u
    reach = 30
    x, y = (
        (x, y + (-reach if y < v else reach)) if across else (x + (-reach if x < u else reach), y)
    )
    pen.line([part * FINE for part in (x, y, u, v)], used.river, 30 * FINE)
    pen.ellipse(_box(u - 15, v - 15, u + 15, v + 15), used.river)
    light = mix(used.river, CREAM, 0.55)
    steps = 40
    wave = []
    for step in range(steps + 1):
        sway = (0, 4, 0, -4)[step % 4]
        wx, wy = x + (u - x) * step / steps, y + (v - y) * step / steps
        wave.append(((wx + sway) * FINE, wy * FINE) if across else (wx * FINE, (wy + sway) * FINE))
    pen.line(wave, light, 3 * FINE, joint="curve")


def _draw_track(
    pen: ImageDraw.ImageDraw, track: tuple[int, ...], colour: Colour, ground: Colour
) -> None:
    """Draw a track as a ribbon with a darker seam, and a dot on every field."""
    way = [_centre(*divmod(field, SIDE)[::-1]) for field in track]
    for width, ink in ((44, mix(ground, INK, 0.45)), (39, colour)):
        for one, other in pairwise(way):
            pen.line([part * FINE for part in (*one, *other)], ink, width * FINE)
        for x, y in way:
            radius = width / 2
            pen.rounded_rectangle(
                _box(x - radius, y - radius, x + radius, y + radius), 13 * FINE, ink
            )
    dot = mix(colour, ground, 0.55)
    for x, y in way[1:-1]:
        pen.ellipse(_box(x - 5, y - 5, x + 5, y + 5), dot)
    x, y = way[0]
    pen.ellipse(_box(x - 21, y - 21, x + 21, y + 21), mix(ground, INK, 0.45))
    pen.ellipse(_box(x - 18, y - 18, x + 18, y + 18), CREAM)


def _draw_motifs(picture: Picture, shapes: tuple[str, ...], used: Scheme) -> None:
    """Draw signs of the season between the tracks and rivers."""
    taken = {field for track in TRACKS for field in track}
    taken |= {row * SIDE + column for river in RIVERS for column, row in river}
    for field in range(SIDE * SIDE):
        if field not in taken:
            row, column = divmod(field, SIDE)
            quadrant = (0, 1, 3, 2)[row // 8 * 2 + column // 8]
            shape = shapes[(row + column) % len(shapes)]
            size = 40 if shape == "deer" else 30
            paint(picture, used.motifs[quadrant], glyph(shape, size), _centre(column, row))


def _draw_portal(picture: Picture, is_night: bool) -> None:
    """Draw the portal where the tracks end: a ring by day, the golden deer in the deer mode."""
    ring, grown = (GOLD, 26) if is_night else (CREAM, 0)
    for size, colour in ((100, INK), (94, ring), (82, NIGHT)):
        paint(picture, colour, mask("circle", round((size + grown) / 0.88)), MIDDLE)
    if is_night:
        paint(picture, GOLD, glyph("deer", 104), MIDDLE)
    else:
        paint(picture, mix(CREAM, NIGHT, 0.4), glyph("swirl", 74), MIDDLE)


# What lies and stands on it ----------------------------------------------------------------------


@lru_cache(8)
def _thing(thing: str) -> Picture:
    return gem(34) if thing == DIAMOND else _rune(RUNES.index(thing), 33)


@lru_cache(16)
def _rune(element: int, size: int) -> Picture:
    """Draw a rune: a dark stone with the sign of its element."""
    stone = Image.new("RGBA", (size, size))
    centre = (size / 2, size / 2)
    paint(stone, INK, rounded(size, size, size // 3), centre)
    paint(stone, TRACK_COLOURS[element], glyph(ELEMENT_GLYPHS[element], round(size * 0.8)), centre)
    return stone


@lru_cache(1)
def _big_diamond() -> Picture:
    sprite = Image.new("RGBA", (72, 72))
    paint(sprite, GOLD, glyph("sun", 72), (36, 36))
    put(sprite, gem(50), (36, 36))
    return sprite


@lru_cache(32)
def _figure(seat: int, is_next: bool, is_frozen: bool) -> Picture:
    """Draw a disc in the element's colour with the player's mark; gold and larger at the turn."""
    size = 60 if is_next else 48
    disc = Image.new("RGBA", (size, size))
    centre = (size / 2, size / 2)
    ring = GOLD if is_next else FROST if is_frozen else CREAM
    for colour, part in (
        (INK, size),
        (ring, size - 4),
        (DEEP[seat], size - (16 if is_next else 11)),
    ):
        paint(disc, colour, mask("circle", round(part / 0.88)), centre)
    paint(disc, CREAM, mask(MARKS[seat], 25), centre)
    if is_frozen:
        paint(disc, INK, mask("circle", 26), (size - 12, 12))
        paint(disc, FROST, glyph("snowflake", 20), (size - 12, 12))
    return disc


@lru_cache(2)
def _target(side: int) -> Picture:
    ring = Image.new("RGBA", (side, side))
    pen = ImageDraw.Draw(ring)
    pen.rounded_rectangle((1, 1, side - 2, side - 2), 15, outline=(*INK, 255), width=8)
    pen.rounded_rectangle((3, 3, side - 4, side - 4), 13, outline=(*GOLD, 255), width=4)
    return ring


def _draw_ways(picture: Picture, board: DeerPortalPicture) -> None:
    """Ring the fields that the roll reaches, forward and back; the better one twice."""
    if not board.roll or board.turn is None:
        return
    field = board.fields[board.turn]
    assert field is not None
    for end in (min(field + board.roll, PORTAL), field - board.roll):
        put(picture, _target(50), place(board.turn, end))
        if end == board.better:
            put(picture, _target(68), place(board.turn, end))


def _draw_turns(picture: Picture, left: int, most: int) -> None:
    """Draw the turns of the deer mode at the lower edge of the board, those left in gold."""
    step = 26
    for number in range(most):
        x = MIDDLE[0] + (number - (most - 1) / 2) * step
        is_left = number < left
        paint(picture, INK, mask("circle", 25), (x, BOARD - 12))
        paint(picture, GOLD if is_left else NIGHT, mask("circle", 19), (x, BOARD - 12))


# The plates below ------------------------------------------------------------------------------


def _draw_plate(picture: Picture, board: DeerPortalPicture, element: int) -> None:
    x, y = 4 + PLATE[0] // 2 + element * 200, BOARD + 54
    is_played = element < len(board.fields) and board.fields[element] is not None
    is_next = element == board.turn
    if is_next or element in board.winners:
        paint(picture, GOLD, rounded(PLATE[0] + 8, PLATE[1] + 8, 18), (x, y))
    ground = mix(DEEP[element], INK, 0.62)
    paint(picture, ground, rounded(*PLATE, 15), (x, y))
    put(picture, _card(element, board.tops[element]), (x + 62, y))
    if not is_played:
        paint(picture, mix(CREAM, ground, 0.4), glyph(ELEMENT_GLYPHS[element], 44), (x - 56, y))
        return
    put(picture, _figure(element, False, bool(board.frozen[element])), (x - 64, y - 14))
    if element in board.winners:
        paint(picture, GOLD, mask("crown", 30), (x - 64, y - 36))
    paint(picture, TRACK_COLOURS[element], glyph(ELEMENT_GLYPHS[element], 26), (x - 64, y + 28))
    put(picture, gem(30), (x + 6, y + 26))
    paint(picture, CREAM, digits(str(board.diamonds[element]), 30), (x - 4, y - 14))
    if is_next and board.roll:
        put(picture, _die(board.roll), (x - 34, y + 28))


@lru_cache(32)
def _card(element: int, effect: str) -> Picture:
    """Draw the open card of a pile, or bare ground if the pile is used up."""
    card = Image.new("RGBA", (58, 78))
    centre = (29, 39)
    if not effect:
        return card
    paint(card, INK, rounded(58, 78, 9), centre)
    paint(card, TRACK_COLOURS[element], rounded(54, 74, 7), centre)
    paint(card, CREAM, rounded(44, 64, 5), centre)
    match effect:
        case "stop":
            paint(card, DEEP[0], glyph("snowflake", 42), centre)
        case "card":
            put(card, _rune(element, 32), centre)
            cross = ImageDraw.Draw(card)
            cross.line((12, 56, 46, 22), (*INK, 255), 9)
            cross.line((13, 55, 45, 23), (*DEEP[2], 255), 5)
        case "diamond":
            put(card, gem(36), centre)
        case _:
            put(card, gem(32), (29, 25))
            put(card, gem(32), (29, 54))
    return card


PIPS: Final = {
    1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)), 5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}  # fmt: skip


@lru_cache(8)
def _die(number: int) -> Picture:
    die = Image.new("RGBA", (38, 38))
    paint(die, INK, rounded(38, 38, 9), (19, 19))
    paint(die, CREAM, rounded(34, 34, 7), (19, 19))
    for x, y in PIPS[number]:
        paint(die, INK, mask("circle", 9), (19 + 10 * x, 19 + 10 * y))
    return die
