"""Draw what lies and stands on the board of DeerPortal: diamonds, runes, cards, dice, pieces."""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.looks import Colour
from bot.pictures.common import CREAM, GOLD, INK, Picture, mix, paint, put
from bot.pictures.deerportal_glyphs import gem, glyph
from bot.pictures.deerportal_ground import DEEP, ELEMENT_GLYPHS, TRACK_COLOURS
from bot.pictures.lettering import lettering
from bot.pictures.people import SMALLER, medal
from bot.pictures.shapes import Mask, mask, rounded
from engine.games.deerportal.board import DIAMOND, RUNES

FROST: Final[Colour] = (196, 232, 255)
FINE: Final = 2  # rings are drawn this many times larger
PIPS: Final = {
    1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)), 5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}  # fmt: skip


def thing(letter: str, size: int) -> Picture:
    """Draw the diamond or the rune that a letter of an area stands for."""
    return gem(size) if letter == DIAMOND else rune(RUNES.index(letter), size)


@lru_cache(32)
def rune(element: int, size: int) -> Picture:
    """Draw a rune: a dark stone with the sign of its element."""
    stone = Image.new("RGBA", (size, size))
    centre = (size / 2, size / 2)
    paint(stone, INK, rounded(size, size, size // 3), centre)
    paint(stone, TRACK_COLOURS[element], glyph(ELEMENT_GLYPHS[element], round(size * 0.8)), centre)
    return stone


@lru_cache(4)
def big_diamond(size: int) -> Picture:
    sprite = Image.new("RGBA", (size, size))
    paint(sprite, GOLD, glyph("sun", size), (size / 2, size / 2))
    put(sprite, gem(round(size * 0.7)), (size / 2, size / 2))
    return sprite


@lru_cache(64)
def piece(look: int, size: int, is_turn: bool, is_frozen: bool) -> Picture:
    """Draw a player's mark on a disc; one who is frozen wears a snowflake."""
    disc = medal(look, size, is_turn)
    if not is_frozen:
        return disc
    disc = disc.copy()
    corner = (size - round(size * 0.22), round(size * 0.22))
    paint(disc, INK, mask("circle", round(size * 0.54)), corner)
    paint(disc, FROST, glyph("snowflake", round(size * 0.42)), corner)
    return disc


@lru_cache(64)
def card(element: int, effect: str, width: int) -> Picture:
    """Draw the open card of a pile, or bare ground if the pile is used up."""
    height = round(width * 1.34)
    drawn = Image.new("RGBA", (width, height))
    if not effect:
        return drawn
    centre = (width / 2, height / 2)
    unit = width / 58
    for colour, less in ((INK, 0.0), (TRACK_COLOURS[element], 4.0), (CREAM, 13.0)):
        side = round(less * unit)
        paint(drawn, colour, rounded(width - side, height - side, round(9 * unit)), centre)
    match effect:
        case "stop":
            paint(drawn, DEEP[0], glyph("snowflake", round(42 * unit)), centre)
        case "card":
            put(drawn, rune(element, round(32 * unit)), centre)
            cross = ImageDraw.Draw(drawn)
            x, y, reach = *centre, 17 * unit
            line = (x - reach, y + reach, x + reach, y - reach)
            cross.line(line, (*CREAM, 255), round(10 * unit))
            cross.line(line, (*DEEP[2], 255), round(5 * unit))
        case "diamond":
            put(drawn, gem(round(36 * unit)), centre)
        case _:
            for aside in (-14, 14):
                put(drawn, gem(round(31 * unit)), (centre[0], centre[1] + aside * unit))
    return drawn


@lru_cache(16)
def die(number: int, size: int) -> Picture:
    drawn = Image.new("RGBA", (size, size))
    middle = size / 2
    paint(drawn, INK, rounded(size, size, size // 4), (middle, middle))
    edge = round(size * 0.9)
    paint(drawn, CREAM, rounded(edge, edge, edge // 4), (middle, middle))
    for x, y in PIPS[number]:
        pip = (middle + size * 0.26 * x, middle + size * 0.26 * y)
        paint(drawn, INK, mask("circle", round(size * 0.23)), pip)
    return drawn


@lru_cache(4)
def target(side: int) -> Picture:
    """Draw a golden ring around a field that the roll reaches."""
    ring = Image.new("RGBA", (side * FINE, side * FINE))
    pen = ImageDraw.Draw(ring)
    edge, far = 2 + side // 40, side * FINE - 1
    for inset, colour, wide in ((0, INK, 3 * edge), (edge, GOLD, edge)):
        near = inset * FINE
        box = (near, near, far - near, far - near)
        radius = (side * 0.3 - inset) * FINE
        pen.rounded_rectangle(box, radius, outline=(*colour, 255), width=wide * FINE)
    return ring.reduce(FINE)


def plate_ground(element: int) -> Colour:
    """Return the colour behind what is told of an element and its player."""
    return mix(DEEP[element], INK, 0.56)


def free_sign(element: int) -> Colour:
    """Return the colour of the sign and the name of an element that nobody plays."""
    return mix(TRACK_COLOURS[element], plate_ground(element), 0.6)


def written_name(name: str, size: int, room: int) -> Mask:
    """Write a name, in smaller letters if it is long, and cut it if even those are too wide."""
    sizes = [round(size * share) for share in SMALLER]
    written = (lettering(name, smaller) for smaller in sizes)
    whole = next((each for each in written if each.width <= room), None)
    return whole or lettering(name, sizes[-1], room)
