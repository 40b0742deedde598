"""Parts of pictures of any game: the colours and marks of seats, fans of cards, the PNG file."""

import io
import math
from functools import lru_cache
from itertools import combinations
from typing import Final

from PIL import Image

from bot.looks import LOOKS, Colour
from bot.pictures.shapes import mask, rounded

Picture = Image.Image
Size = tuple[int, int]
Colours = tuple[Colour, ...]

MOST_BYTES: Final = 100_000  # Telegram delays edits to larger files
QUICK_LEVEL: Final = 5  # of zlib: two thirds of the time of the usual level, 6 % more bytes
USUAL_LEVEL: Final = 6  # for the few pictures that are too large at the quick level

CREAM: Final = (252, 244, 226)
INK: Final = (16, 28, 36)
GOLD: Final = (255, 196, 61)

MARKS: Final = tuple(look.shape for look in LOOKS)
LOOK_COLOURS: Final = tuple(look.colour for look in LOOKS)
WIDEST_FAN: Final = 62  # degrees
FINE: Final = 2  # fans are drawn this many times larger and reduced


def paint(picture: Picture, colour: Colour, shape: Picture, centre: tuple[float, float]) -> None:
    """Paint a mask in one colour, around a centre."""
    x, y = round(centre[0] - shape.width / 2), round(centre[1] - shape.height / 2)
    if picture.mode == "RGBA":
        picture.paste((*colour, 255), (x, y), shape)
    else:
        picture.paste(colour, (x, y), shape)


def put(picture: Picture, sprite: Picture, centre: tuple[float, float]) -> None:
    """Paste a picture with transparent parts, around a centre."""
    x, y = round(centre[0] - sprite.width / 2), round(centre[1] - sprite.height / 2)
    picture.paste(sprite, (x, y), sprite)


@lru_cache(64)
def card_back(colour: Colour, shape: str, size: Size) -> Picture:
    """Draw the back of a card: a cream edge, a coloured field, a shape in the middle."""
    width, height = size
    radius = width // 8
    card = Image.new("RGBA", size)
    card.paste((*INK, 255), (0, 0), rounded(width, height, radius))
    edge = max(2, width // 48)
    card.paste((*CREAM, 255), (0, 0), rounded(width, height, radius, edge))
    card.paste((*colour, 255), (0, 0), rounded(width, height, radius, edge + width // 14))
    lighter = mix(colour, ink_on(colour), 0.5)
    paint(card, lighter, mask(shape, width // 2), (width / 2, height / 2))
    return card


def fan(seat: int, count: int, card_size: Size, box: Size, radius: float) -> Picture:
    """Draw a seat's cards held in a hand, the wider the more there are.

    Angles are rounded, so that hands of different sizes share most of their turned cards.
    """
    fine = Image.new("RGBA", (box[0] * FINE, box[1] * FINE))
    step = min(9.0, WIDEST_FAN / max(1, count - 1))
    for place in range(count):
        angle = round((place - (count - 1) / 2) * step * 2) / 2
        lean = math.radians(angle)
        card = _turned_back(seat, card_size, angle)
        x = fine.width / 2 + radius * FINE * math.sin(lean)
        y = (card_size[1] / 2 + 4 + radius * (1 - math.cos(lean))) * FINE
        left, top = round(x - card.width / 2), round(y - card.height / 2)
        fine.alpha_composite(card, (max(0, left), max(0, top)))
    return fine.reduce(FINE)


@lru_cache(160)
def _turned_back(seat: int, size: Size, angle: float) -> Picture:
    fine = (size[0] * FINE, size[1] * FINE)
    return turned(card_back(LOOK_COLOURS[seat], MARKS[seat], fine), angle)


def turned(card: Picture, angle: float) -> Picture:
    """Turn a card to the right by so many degrees."""
    return card.rotate(-angle, Image.Resampling.BILINEAR, expand=True)


def ink_on(colour: Colour) -> Colour:
    """Return the colour that is readable on another: cream on dark, ink on bright."""
    red, green, blue = colour
    return INK if 0.3 * red + 0.59 * green + 0.11 * blue > 150 else CREAM


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Mix two colours; `share` is that of the first."""
    parts = [round(a * share + b * (1 - share)) for a, b in zip(one, other, strict=True)]
    return (parts[0], parts[1], parts[2])


@lru_cache(16)
def palette(colours: tuple[Colour, ...], most: int = 256) -> Picture:
    """Make a palette of a picture's flat colours, and of the mixtures at their soft edges, of which
    as many are left out as would make it larger than `most`."""
    base = list(dict.fromkeys((INK, CREAM, GOLD, *LOOK_COLOURS, *colours)))
    edges = [
        mix(colour, against, share)
        for share in (0.5, 0.75, 0.25)
        for against in (INK, CREAM)
        for colour in base
    ]
    between = [mix(one, other, 0.5) for one, other in combinations(base, 2)]
    kept = list(dict.fromkeys((*base, *edges, *between)))[: min(256, max(most, len(base)))]
    holder = Image.new("P", (1, 1))
    holder.putpalette([part for colour in kept for part in colour])
    return holder


def png(picture: Picture, colours: tuple[Colour, ...], most: int = 256) -> bytes:
    """Write a PNG file of at most `most` colours; `colours` are the picture's flat ones."""
    few = picture.quantize(palette=palette(colours, most), dither=Image.Dither.NONE)
    for level in (QUICK_LEVEL, USUAL_LEVEL):
        out = io.BytesIO()
        few.save(out, "PNG", compress_level=level)
        if out.tell() < MOST_BYTES:
            break
    return out.getvalue()
