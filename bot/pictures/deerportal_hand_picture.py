"""Draw the stretch of a track around a player's piece in DeerPortal, and where the roll leads.

The track is laid out as a hairpin: six fields forward above, six fields back below. Where there is
no way back it is straight.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageOps

from bot.looks import Plate
from bot.pictures.common import CREAM, GOLD, INK, Picture, paint, put
from bot.pictures.deerportal_glyphs import gem, glyph
from bot.pictures.deerportal_ground import (
    DEEP,
    ELEMENT_GLYPHS,
    MOTIFS,
    TRACK_COLOURS,
    draw_portal,
    scheme,
)
from bot.pictures.deerportal_pieces import (
    FROST,
    big_diamond,
    card,
    die,
    piece,
    plate_ground,
    rune,
    target,
    thing,
    written_name,
)
from bot.pictures.lettering import digits, lettering
from bot.pictures.shapes import Mask, mask, rounded
from engine.games.deerportal.board import CORNER, DIAMOND, EMPTY, PORTAL, RUNES

WIDTH, HEIGHT = 800, 404
REACH: Final = 6  # fields in either direction: the highest roll
BEND: Final = 66  # the middle of the hairpin
STEP: Final = 109
ROWS: Final = {1: 170, -1: 324}  # of the fields forward and back
MIDDLE: Final = sum(ROWS.values()) // 2
BROAD: Final = 94  # the ribbon
FINE: Final = 2


@dataclass(frozen=True, slots=True)
class DeerPortalHand:
    """A player's own stretch of the track. The roll is 0 until it is rolled."""

    plate: Plate
    seat: int
    element: str  # its name
    area: str
    field: int
    diamonds: int
    frozen: int  # turns to miss
    is_turn: bool
    roll: int
    tops: tuple[str, ...]  # what the open card of each pile does
    season: str
    is_big_out: bool  # a big diamond waits in the portal for this player
    turns_left: int | None  # of the deer mode


def draw(hand: DeerPortalHand) -> Picture:
    is_night = hand.turns_left is not None
    ahead = min(REACH + 1, PORTAL - hand.field)
    behind = min(REACH + 1, hand.field)
    picture = _ribbon(hand.season, is_night, hand.seat, ahead, behind).copy()
    _draw_heading(picture, hand)
    ends = _ends(hand)
    for way, count in ((1, ahead), (-1, behind)):
        for steps in range(1, min(count, REACH) + 1):
            field = hand.field + way * steps
            _draw_field(picture, hand, field, at(hand, field), field in ends)
    put(picture, piece(hand.plate.look, 104, hand.is_turn, bool(hand.frozen)), (BEND, MIDDLE))
    number = digits(str(hand.field), 20)
    paint(picture, INK, rounded(number.width + 18, 30, 14), (BEND, MIDDLE + 54))
    paint(picture, CREAM, number, (BEND, MIDDLE + 54))
    for end in ends:
        _draw_tag(picture, hand, end)
    return picture


def at(hand: DeerPortalHand, field: int) -> tuple[int, int]:
    """Return the centre of a field near the piece."""
    if field == hand.field:
        return BEND, MIDDLE
    way = 1 if field > hand.field else -1
    return _column(abs(field - hand.field)), ROWS[way] if hand.field else MIDDLE


def _column(steps: int) -> int:
    return BEND + 16 + STEP * steps


def _ends(hand: DeerPortalHand) -> tuple[int, ...]:
    """Return the fields that the roll reaches."""
    if not hand.roll:
        return ()
    ahead, behind = min(hand.field + hand.roll, PORTAL), hand.field - hand.roll
    return (ahead, behind) if behind >= CORNER else (ahead,)


@lru_cache(64)
def _ribbon(season: str, is_night: bool, seat: int, ahead: int, behind: int) -> Picture:
    """Draw the ground with as many fields of the track; one more than can be reached runs out of
    the picture."""
    used = scheme(season, is_night)
    back, colour = used.grounds[seat], used.tracks[seat]
    fine = Image.new("RGB", (WIDTH * FINE, HEIGHT * FINE), INK)
    pen = ImageDraw.Draw(fine)
    window = [part * FINE for part in (3, 92, WIDTH - 3, HEIGHT - 3)]
    pen.rounded_rectangle(window, 18 * FINE, back)
    rows = {1: ROWS[1] if behind else MIDDLE, -1: ROWS[-1]}
    for wide, ink in ((BROAD + 6, used.edges[seat]), (BROAD, colour)):
        half = wide / 2
        for way, count in ((1, ahead), (-1, behind)):
            end = _column(min(count, REACH)) + (STEP if count > REACH else 0)
            y = rows[way]
            bend = (BEND - half, min(y, MIDDLE) - half, BEND + half, max(y, MIDDLE) + half)
            for box in (bend, (BEND - half, y - half, end + half, y + half)) if count else ():
                pen.rounded_rectangle([side * FINE for side in box], 40 * FINE, ink)
    picture = Image.new("RGB", (WIDTH, HEIGHT), INK)
    picture.paste(fine.reduce(FINE), (0, 0), _window())
    seam = used.seams[seat]
    for way, count in ((1, ahead), (-1, behind)):
        for steps in range(1, min(count, REACH + 1)):
            paint(picture, seam, rounded(4, 62, 2), (_column(steps) + STEP / 2, rows[way]))
        if count:
            paint(picture, seam, _arrow(way), (_column(1) - STEP / 2 - 2, rows[way]))
    motifs = ("star", "deer") if is_night else (MOTIFS[season],)
    for number in range(REACH):
        shape = glyph(motifs[number % len(motifs)], 36)
        for y in (MIDDLE,) if behind else (MIDDLE - 100, MIDDLE + 100):
            paint(picture, used.motifs[seat], shape, (_column(number + 1), y))
    return picture


@lru_cache(1)
def _window() -> Mask:
    """Return the part of the picture where the track is seen."""
    window = Image.new("L", (WIDTH, HEIGHT))
    window.paste(rounded(WIDTH - 6, HEIGHT - 95, 18), (3, 92))
    return window


def _arrow(way: int) -> Mask:
    arrow = mask("arrow", 26)
    return arrow if way > 0 else ImageOps.mirror(arrow)


def _draw_heading(picture: Picture, hand: DeerPortalHand) -> None:
    """Draw who this is, the diamonds, the roll, and the open cards of the four piles."""
    y, back, track = 45, plate_ground(hand.seat), TRACK_COLOURS[hand.seat]
    paint(picture, back, rounded(WIDTH - 6, 82, 20), (WIDTH / 2, y))
    sign = glyph(ELEMENT_GLYPHS[hand.seat], 52)
    paint(picture, track, sign, (46, y))
    name = written_name(hand.plate.name, 30, 240)
    paint(picture, CREAM, name, (86 + name.width / 2, y - 17))
    word = lettering(hand.element, 22, 110)
    paint(picture, track, word, (86 + word.width / 2, y + 20))
    x = 86 + word.width + 34
    put(picture, gem(30), (x, y + 21))
    count = digits(str(hand.diamonds), 25)
    paint(picture, CREAM, count, (x + 26 + count.width / 2, y + 20))
    if hand.frozen:
        x += 54 + count.width
        paint(picture, FROST, glyph("snowflake", 28), (x, y + 20))
        paint(picture, FROST, digits(str(hand.frozen), 22), (x + 26, y + 20))
    if hand.turns_left is not None:
        paint(picture, GOLD, glyph("deer", 42), (374, y))
        paint(picture, GOLD, digits(str(hand.turns_left), 24), (412, y + 4))
    if hand.roll:
        put(picture, die(hand.roll, 62), (466, y))
    for element, effect in enumerate(hand.tops):
        x = 552 + element * 69
        put(picture, card(element, effect, 52), (x, y))
        if effect:
            put(picture, rune(element, 30), (x - 24, y - 22))


def _draw_field(
    picture: Picture, hand: DeerPortalHand, field: int, centre: tuple[int, int], is_end: bool
) -> None:
    """Draw a field's number, and what lies there; beside a rune what its open card does."""
    x, y = centre
    if is_end:
        put(picture, target(110), centre)
    if field == PORTAL:
        draw_portal(picture, centre, 78, False)
        if hand.is_big_out:
            put(picture, big_diamond(68), centre)
    elif field == CORNER:
        paint(picture, CREAM, mask("circle", 88), (x + 6, y + 4))
        paint(picture, DEEP[hand.seat], glyph(ELEMENT_GLYPHS[hand.seat], 58), (x + 6, y + 4))
    letter = hand.area[field]
    if letter == DIAMOND:
        put(picture, gem(56), (x + 6, y + 8))
    elif letter != EMPTY:
        element = RUNES.index(letter)
        effect = "" if element == hand.seat else hand.tops[element]
        put(picture, thing(letter, 50), (x - 8 if effect else x + 6, y + 10))
        if effect:
            put(picture, card(element, effect, 42), (x + 28, y + 10))
    if field != PORTAL and not is_end:  # the tag has the number
        used = scheme(hand.season, hand.turns_left is not None)
        number = digits(str(field), 21)
        paint(picture, used.edges[hand.seat], number, (x - 30, y - 30))


def _draw_tag(picture: Picture, hand: DeerPortalHand, end: int) -> None:
    """Write above or below a field where a way ends what stands on the key."""
    way = 1 if end > hand.field else -1
    x, y = at(hand, end)
    beside = glyph("swirl", 28) if end == PORTAL else digits(str(end), 25)
    wide = 64 + beside.width
    y -= 54 * way
    paint(picture, INK, rounded(wide + 6, 44, 21), (x, y))
    paint(picture, GOLD, rounded(wide, 38, 19), (x, y))
    paint(picture, INK, _arrow(way), (x - wide / 2 + 26, y))
    paint(picture, INK, beside, (x - wide / 2 + 46 + beside.width / 2, y))
