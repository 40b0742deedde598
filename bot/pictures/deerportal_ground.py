"""Draw the ground of DeerPortal: four winding tracks, rivers, signs of the season, the portal."""

from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.looks import Colour
from bot.pictures.common import CREAM, GOLD, INK, Picture, mix, paint
from bot.pictures.deerportal_glyphs import glyph
from bot.pictures.shapes import mask
from engine.games.deerportal.board import CORNER, SIDE, TRACKS

CELL: Final = 48
EDGE: Final = 16
BOARD: Final = CELL * SIDE + 2 * EDGE
STRIP: Final = 84  # above and below the board, for two nameplates each
WIDTH, HEIGHT = BOARD, BOARD + 2 * STRIP
MIDDLE: Final = (BOARD // 2, STRIP + BOARD // 2)
FINE: Final = 2  # the ground is drawn this many times larger
NUMBERED: Final = range(5, 40, 5)  # fields whose number is written on them

# The colours of the elements: of their tracks, of their ground, and of their signs.
TRACK_COLOURS: Final[tuple[Colour, ...]] = (
    (148, 200, 246), (156, 222, 124), (255, 172, 150), (246, 236, 130),
)  # fmt: skip
GROUNDS: Final[tuple[Colour, ...]] = ((30, 66, 110), (30, 82, 52), (112, 46, 38), (108, 88, 34))
DEEP: Final[tuple[Colour, ...]] = ((24, 78, 168), (22, 106, 52), (196, 48, 34), (150, 104, 8))
SEASON_COLOURS: Final[dict[str, Colour]] = {
    "spring": (72, 116, 84), "summer": (148, 124, 62),
    "fall": (116, 66, 38), "winter": (138, 152, 170),
}  # fmt: skip
MOTIFS: Final = {"spring": "blossom", "summer": "sun", "fall": "leaf", "winter": "snowflake"}
NIGHT: Final = (34, 18, 66)
SWIRL: Final = mix(CREAM, NIGHT, 0.55)  # in the portal
RIVER: Final = (70, 150, 214)
FRAME: Final = (58, 42, 34)
ELEMENT_GLYPHS: Final = ("drop", "sprout", "flame", "gust")
RIVERS: Final = (  # from the edges of the board inwards, between the quadrants
    tuple((column, row) for column, row in ((8, row) for row in range(6))),
    tuple((column, 7) for column in range(1, 7)),
    tuple((column, 8) for column in range(15, 9, -1)),
    tuple((7, row) for row in range(15, 9, -1)),
)


class Scheme(NamedTuple):
    """The colours of a season, by day or in the deer mode's night."""

    grounds: tuple[Colour, ...]
    tracks: tuple[Colour, ...]
    river: Colour
    frame: Colour

    @property
    def motifs(self) -> tuple[Colour, ...]:
        return tuple(mix(ground, CREAM, 0.84) for ground in self.grounds)

    @property
    def numbers(self) -> Colour:
        return mix(self.grounds[0], INK, 0.2)

    @property
    def wave(self) -> Colour:
        return mix(self.river, CREAM, 0.72)

    @property
    def edges(self) -> tuple[Colour, ...]:
        return tuple(mix(ground, INK, 0.45) for ground in self.grounds)

    @property
    def dots(self) -> tuple[Colour, ...]:
        pairs = zip(self.tracks, self.grounds, strict=True)
        return tuple(mix(track, ground, 0.55) for track, ground in pairs)

    @property
    def seams(self) -> tuple[Colour, ...]:
        pairs = zip(self.tracks, self.grounds, strict=True)
        return tuple(mix(track, ground, 0.7) for track, ground in pairs)


@lru_cache(8)
def scheme(season: str, is_night: bool) -> Scheme:
    tint = SEASON_COLOURS[season]
    share = 0.5 if season == "winter" else 0.66
    if is_night:
        grounds = [mix(mix(ground, tint, share), NIGHT, 0.25) for ground in GROUNDS]
        tracks = [mix(track, NIGHT, 0.66) for track in TRACK_COLOURS]
        return Scheme(tuple(grounds), tuple(tracks), mix(RIVER, NIGHT, 0.4), GOLD)
    grounds = [mix(mix(ground, tint, share), INK, 0.86) for ground in GROUNDS]
    tracks = [mix(track, tint, 0.76) for track in TRACK_COLOURS]
    return Scheme(tuple(grounds), tuple(tracks), mix(mix(RIVER, tint, 0.7), INK, 0.8), FRAME)


def place(element: int, field: int) -> tuple[int, int]:
    """Return the centre of a field of a track."""
    return _centre(*divmod(TRACKS[element][field], SIDE)[::-1])


def _centre(column: int, row: int) -> tuple[int, int]:
    return EDGE + CELL // 2 + CELL * column, STRIP + EDGE + CELL // 2 + CELL * row


@lru_cache(8)
def ground(season: str, is_night: bool) -> Picture:
    """Draw the board without anything on it, between empty strips."""
    used = scheme(season, is_night)
    fine = Image.new("RGB", (WIDTH * FINE, HEIGHT * FINE), INK)
    pen = ImageDraw.Draw(fine)
    pen.rounded_rectangle(_box(2, STRIP + 2, WIDTH - 2, STRIP + BOARD - 2), 14 * FINE, used.frame)
    half = BOARD // 2
    corners = ((8, 8), (half, 8), (half, half), (8, half))
    for quarter, (left, top) in zip(used.grounds, corners, strict=True):
        box = (left, STRIP + top, left + half - 8, STRIP + top + half - 8)
        pen.rectangle(_box(*box), quarter)
    for river in RIVERS:
        _draw_river(pen, river, used)
    for element in range(len(TRACKS)):
        _draw_track(pen, element, used)
    picture = fine.reduce(FINE)
    _draw_motifs(picture, ("star", "deer") if is_night else (MOTIFS[season],), used)
    for element in range(len(TRACKS)):
        sign = glyph(ELEMENT_GLYPHS[element], 34)
        paint(picture, DEEP[element], sign, place(element, CORNER))
    draw_portal(picture, MIDDLE, 94, is_night)
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
    steps = 40
    wave = []
    for step in range(steps + 1):
        sway = (0, 4, 0, -4)[step % 4]
        wx, wy = x + (u - x) * step / steps, y + (v - y) * step / steps
        wave.append(((wx + sway) * FINE, wy * FINE) if across else (wx * FINE, (wy + sway) * FINE))
    pen.line(wave, used.wave, 3 * FINE, joint="curve")


def _draw_track(pen: ImageDraw.ImageDraw, element: int, used: Scheme) -> None:
    """Draw a track as a ribbon with a darker edge, and a dot on every field without a number."""
    edge, dot = used.edges[element], used.dots[element]
    way = [place(element, field) for field in range(len(TRACKS[element]))]
    for width, ink in ((44, edge), (39, used.tracks[element])):
        for one, other in pairwise(way):
            pen.line([part * FINE for part in (*one, *other)], ink, width * FINE)
        for x, y in way:
            radius = width / 2
            pen.rounded_rectangle(
                _box(x - radius, y - radius, x + radius, y + radius), 13 * FINE, ink
            )
    for field, (x, y) in enumerate(way[1:-1], 1):
        if field not in NUMBERED:
            pen.ellipse(_box(x - 4, y - 4, x + 4, y + 4), dot)
    x, y = way[0]
    pen.ellipse(_box(x - 21, y - 21, x + 21, y + 21), edge)
    pen.ellipse(_box(x - 18, y - 18, x + 18, y + 18), CREAM)


def _draw_motifs(picture: Picture, shapes: tuple[str, ...], used: Scheme) -> None:
    """Draw signs of the season on every other free place between the tracks and rivers."""
    taken = {field for track in TRACKS for field in track}
    taken |= {row * SIDE + column for river in RIVERS for column, row in river}
    for field in range(SIDE * SIDE):
        row, column = divmod(field, SIDE)
        if field not in taken and (row + column) % 2 == 0:
            quadrant = (0, 1, 3, 2)[row // 8 * 2 + column // 8]
            shape = shapes[row % len(shapes)]
            size = 40 if shape == "deer" else 30
            paint(picture, used.motifs[quadrant], glyph(shape, size), _centre(column, row))


def draw_portal(picture: Picture, centre: tuple[float, float], size: int, is_night: bool) -> None:
    """Draw the portal: a ring by day, the golden deer in the deer mode."""
    ring, grown = (GOLD, 1.28) if is_night else (CREAM, 1.0)
    for part, colour in ((1.06, INK), (1.0, ring), (0.87, NIGHT)):
        paint(picture, colour, mask("circle", round(size * part * grown / 0.88)), centre)
    if is_night:
        paint(picture, GOLD, glyph("deer", round(size * 1.1)), centre)
    else:
        paint(picture, SWIRL, glyph("swirl", round(size * 0.78)), centre)
