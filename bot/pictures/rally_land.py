"""The ground of maps: sizes and colours, where the roads run, and the space between them."""

import math
from collections.abc import Iterator
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from bot.looks import Colour
from bot.pictures.common import CREAM, INK, mix
from bot.pictures.shapes import Mask
from engine.chance import Loose
from engine.games.rally.board import HEIGHT, WIDTH, Chart, Look

MARGIN: Final = 40  # between the outermost position and the edge
SCALE: Final = 0.88  # pixels for one unit of a map
SIZE: Final = (round(WIDTH * SCALE) + 2 * MARGIN, round(HEIGHT * SCALE) + 2 * MARGIN)
FINE: Final = 2  # land is drawn this many times larger
COARSE: Final = 4  # the side of the squares in which occupied space is kept

GRASS: Final = (188, 206, 146)
PARK: Final = (142, 182, 112)
LEAF: Final = (74, 134, 84)
TRUNK: Final = (54, 104, 70)
WATER: Final = (112, 176, 196)
BANK: Final = (158, 204, 206)
ROOF: Final = (198, 94, 66)
RIDGE: Final = (166, 72, 54)
SLATES: Final = (118, 116, 130)
WALL: Final = (240, 222, 186)
PAVED: Final = (226, 212, 176)
LIT: Final = 0.75  # the share of its own colour in a sunlit roof,
EAVES: Final = 0.6  # and in its dark edge
SHADE: Final = mix(PAVED, INK, 0.72)

SEA: Final = (38, 118, 146)
SHALLOW: Final = (92, 172, 182)
WAVE: Final = (66, 148, 168)
SAND: Final = (240, 216, 156)
MEADOW: Final = (148, 190, 104)
ROCK: Final = (128, 116, 104)
LAVA: Final = (226, 92, 52)

NIGHT: Final = (18, 22, 52)
DUSK: Final = (28, 34, 76)
MILKY: Final = (42, 48, 100)
BRIGHT: Final = (62, 66, 126)
STAR: Final = (250, 240, 200)
DIM: Final = (150, 156, 204)
MOON: Final = (250, 226, 150)

COLOURS: Final[dict[Look, tuple[Colour, ...]]] = {
    "town": (
        *(GRASS, PARK, LEAF, TRUNK, WATER, BANK, ROOF, RIDGE, SLATES, WALL, PAVED, SHADE),
        *(mix(colour, CREAM, LIT) for colour in (ROOF, RIDGE, SLATES, LEAF)),
        *(mix(roof, INK, EAVES) for roof in (ROOF, RIDGE, SLATES)),
    ),
    "island": (
        *(SEA, SHALLOW, WAVE, SAND, MEADOW, ROCK, LAVA, LEAF, TRUNK, WALL, ROOF),
        *(mix(LEAF, CREAM, LIT), mix(ROCK, INK, LIT)),
    ),
    "sky": (NIGHT, DUSK, MILKY, BRIGHT, STAR, DIM, MOON),
}
ROADS: Final[dict[Look, tuple[Colour, Colour]]] = {  # the edge of a road, and its middle
    "town": ((150, 128, 98), (252, 240, 212)),
    "island": ((158, 124, 76), (250, 234, 190)),
    "sky": ((86, 92, 160), (188, 192, 228)),
}
RIMS: Final = {look: mix(edge, INK, 0.6) for look, (edge, _) in ROADS.items()}  # of fields


def at(x: float, y: float) -> tuple[float, float]:
    """Return the point in the picture of a position on the map."""
    return x * SCALE + MARGIN, y * SCALE + MARGIN


def roads(chart: Chart) -> Iterator[tuple[tuple[float, float], tuple[float, float]]]:
    spots = {spot.id: at(spot.x, spot.y) for spot in chart.positions}
    for one, other in chart.connections:
        yield spots[one], spots[other]


def around(chart: Chart, reach: float, blur: float = 0.0) -> Mask:
    """Return the mask of all points within `reach` of a road; `blur` smooths its edge."""
    scale = 1 / 2
    image = Image.new("L", (round(SIZE[0] * scale), round(SIZE[1] * scale)))
    pen = ImageDraw.Draw(image)
    radius = reach * scale
    for start, end in roads(chart):
        ends = [(x * scale, y * scale) for x, y in (start, end)]
        pen.line(ends, 255, round(2 * radius))
        for x, y in ends:
            pen.ellipse((x - radius, y - radius, x + radius, y + radius), 255)
    if blur:
        image = image.filter(ImageFilter.GaussianBlur(blur * scale))
        image = image.resize((SIZE[0] * FINE, SIZE[1] * FINE), Image.Resampling.BICUBIC)
        return image.point(lambda level: 255 if level > 127 else 0).reduce(FINE)
    return image.resize(SIZE)


class FreeSpace:
    """The free space of a landscape."""

    def __init__(self, taken: Mask) -> None:
        size = (SIZE[0] // COARSE, SIZE[1] // COARSE)
        self.taken = taken.resize(size, Image.Resampling.BOX).point(lambda n: 255 if n else 0)

    def take(self, x: float, y: float, width: float, height: float, gap: float = 4) -> bool:
        """Occupy a rectangle around a centre. Return False if it was not free."""
        wide, high = width / 2 + gap, height / 2 + gap
        parts = (x - wide, y - high, x + wide, y + high)
        if min(parts) < 0 or parts[2] > SIZE[0] or parts[3] > SIZE[1]:
            return False
        box = (
            *(int(part / COARSE) for part in parts[:2]),
            *(math.ceil(part / COARSE) for part in parts[2:]),
        )
        if self.taken.crop(box).getbbox() is not None:  # type: ignore[arg-type]
            return False
        self.taken.paste(255, box)  # type: ignore[arg-type]
        return True

    def scatter(
        self, draw: Loose, tries: int, width: float, height: float
    ) -> Iterator[tuple[int, int]]:
        for _ in range(tries):
            x, y = draw.below(SIZE[0]), draw.below(SIZE[1])
            if self.take(x, y, width, height):
                yield x, y


def stroke(points: list[tuple[float, float]], width: int) -> Mask:
    image = Image.new("L", (SIZE[0] * FINE, SIZE[1] * FINE))
    fine = [(x * FINE, y * FINE) for x, y in points]
    ImageDraw.Draw(image).line(fine, 255, width * FINE, "curve")
    return image.reduce(FINE)
