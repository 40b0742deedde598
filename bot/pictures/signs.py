"""Signs of the moves that a review points out: a cross on a square for the move of the game, a tick
on a disc for the better one, a question mark on a diamond for another one that was tapped.

The captions name the same signs.
"""

from functools import lru_cache
from typing import Final, Literal, NamedTuple

from PIL import Image, ImageDraw

from bot.looks import Colour
from bot.pictures.common import CREAM, FINE, INK, Picture, paint
from bot.pictures.lettering import lettering
from bot.pictures.shapes import mask, rounded

Role = Literal["played", "tapped", "better"]  # drawn in this order, the better one above all


class Sign(NamedTuple):
    colour: Colour
    ink: Colour
    corner: tuple[int, int]  # of what it marks, so that two of them never hide each other


# Told apart with each kind of colour blindness, and by their shapes.
SIGNS: Final[dict[Role, Sign]] = {
    "played": Sign((186, 62, 0), CREAM, (-1, -1)),
    "tapped": Sign((226, 150, 200), INK, (1, 1)),
    "better": Sign((0, 92, 190), CREAM, (1, -1)),
}
COLOURS: Final = tuple(sign.colour for sign in SIGNS.values())


@lru_cache(32)
def badge(role: Role, side: int) -> Picture:
    """Draw the sign of a move on its own shape, with an edge that is clear on any ground."""
    picture, middle = Image.new("RGBA", (side, side)), (side / 2, side / 2)
    for inset, colour in ((0, INK), (2, CREAM), (4, SIGNS[role].colour)):
        paint(picture, colour, _shape(role, side - 2 * inset), middle)
    _draw_sign(picture, role)
    return picture


def corner_of(role: Role, at: tuple[float, float], away: float) -> tuple[float, float]:
    """Return where the badge of something stands that is drawn around a point."""
    x, y = SIGNS[role].corner
    return at[0] + x * away, at[1] + y * away


@lru_cache(32)
def frame(role: Role, side: int, width: int) -> Picture:
    """Draw a square frame in the colour of a move, between two thin edges."""
    fine = Image.new("RGBA", (side * FINE, side * FINE))
    pen, far = ImageDraw.Draw(fine), side * FINE - 1
    edges = ((0, INK, width + 6), (2, CREAM, width + 2), (3, SIGNS[role].colour, width))
    for inset, colour, wide in edges:
        near = inset * FINE
        box = (near, near, far - near, far - near)
        radius = (side * 0.28 - inset) * FINE
        pen.rounded_rectangle(box, radius, outline=(*colour, 255), width=wide * FINE)
    return fine.reduce(FINE)


def _shape(role: Role, side: int) -> Picture:
    match role:
        case "played":
            inner = round(side * 0.86)
            return rounded(inner, inner, inner // 6)
        case "tapped":
            return mask("diamond", side)
        case "better":
            return mask("circle", side)


def _draw_sign(picture: Picture, role: Role) -> None:
    ink, side = SIGNS[role].ink, picture.width
    if role == "tapped":
        written = lettering("?", round(side * 0.56))
        paint(picture, ink, written, (side / 2, side / 2 - side * 0.02))
        return
    strokes: tuple[tuple[tuple[float, float], ...], ...] = (
        ((0.28, 0.52), (0.43, 0.67), (0.72, 0.34)),
    )
    if role == "played":
        strokes = (((0.32, 0.32), (0.68, 0.68)), ((0.68, 0.32), (0.32, 0.68)))
    size = side * 4
    sign = Image.new("L", (size, size))
    pen = ImageDraw.Draw(sign)
    for stroke in strokes:
        points = [(x * size, y * size) for x, y in stroke]
        pen.line(points, 255, round(size * 0.11), joint="curve")
        for x, y in points:
            half = size * 0.055
            pen.ellipse((x - half, y - half, x + half, y + half), 255)
    paint(picture, ink, sign.reduce(4), (side / 2, side / 2))
