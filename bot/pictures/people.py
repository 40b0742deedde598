"""People on pictures: the disc with their mark, and a plate with their name and what they hold."""

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.looks import LOOKS, Colour, Plate
from bot.pictures.common import CREAM, GOLD, INK, Picture, ink_on, paint
from bot.pictures.lettering import lettering
from bot.pictures.shapes import mask, rounded

GREY: Final = (120, 132, 138)  # of somebody who has left
SPACE: Final = 0.22  # of the height of a plate, between its parts
SMALLER: Final = (1.0, 0.86, 0.74)  # letters of a name that is long, before it is cut


def medal(look: int, size: int, is_bright: bool = True, is_gone: bool = False) -> Picture:
    """Draw somebody's mark on a disc of their colour; a golden edge if it is their turn."""
    mark = LOOKS[look % len(LOOKS)]
    return _medal(mark.shape, GREY if is_gone else mark.colour, size, is_bright)


@lru_cache(128)
def _medal(shape: str, colour: Colour, size: int, is_bright: bool) -> Picture:
    disc = Image.new("RGBA", (size, size))
    centre = (size / 2, size / 2)
    for ink, part in ((INK, 1.0), (GOLD if is_bright else CREAM, 0.95), (colour, 0.82)):
        paint(disc, ink, mask("circle", round(size * part / 0.88)), centre)
    paint(disc, ink_on(colour), mask(shape, round(size * 0.5)), centre)
    return disc


@lru_cache(128)
def nameplate(
    plate: Plate,
    height: int,
    width: int,
    note: str = "",
    is_turn: bool = False,
    is_gone: bool = False,
) -> Picture:
    """Draw a medal with the name beside it, at most so wide: long names have smaller letters, then
    are cut. A short note (a count, a title) never is. Golden if it is their turn. The plate is as
    wide as it needs to be."""
    space = round(height * SPACE)
    size = round(height * 0.56)
    beside = lettering(note, size) if note else None
    room = width - height - 2 * space - (beside.width + space if beside else 0)
    for share in SMALLER:
        name = lettering(plate.name, round(size * share))
        if name.width <= room:
            break
    else:
        name = lettering(plate.name, round(size * SMALLER[-1]), max(1, room))
    parts = [part for part in (name if name.width > 1 else None, beside) if part]
    whole = height + sum(part.width + space for part in parts) + (space if parts else 0)
    drawn = Image.new("RGBA", (whole, height))
    ground, ink = (GOLD, INK) if is_turn else (INK, CREAM)
    drawn.paste((*ground, 255), (0, 0), rounded(whole, height, height // 2))
    drawn.alpha_composite(medal(plate.look, height, is_turn, is_gone), (0, 0))
    x = height + space
    for part in parts:
        y = (height - part.height) // 2
        drawn.paste((*(GREY if is_gone else ink), 255), (x, y), part)
        x += part.width + space
    return drawn
