"""Draw the landscape of a map: a town, an island in the sea, or a night sky.

The layout is derived from the map alone, so a map that a group brings has a landscape too.
"""

import math
from collections.abc import Callable, Iterator
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from bot.looks import Colour
from bot.pictures.common import CREAM, INK, Picture, mix, paint
from bot.pictures.shapes import Mask, mask, rounded
from engine.chance import Loose
from engine.games.rally.board import HEIGHT, WIDTH, Chart, Look

MARGIN: Final = 40  # between the outermost position and the edge
SIZE: Final = (WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN)
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
LIT: Final = 0.75  # the share of its own colour in a sunlit roof
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


def landscape(chart: Chart) -> Picture:
    """Draw the ground of a map, without its roads."""
    seed = Loose(f"{chart.look} {len(chart.positions)}")
    return LANDSCAPES[chart.look](chart, seed)


def at(x: float, y: float) -> tuple[float, float]:
    """Return the point in the picture of a position on the map."""
    return x + MARGIN, y + MARGIN


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


class _FreeSpace:
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


# A town --------------------------------------------------------------------------------------


def _town(chart: Chart, draw: Loose) -> Picture:
    picture = Image.new("RGB", SIZE, GRASS)
    _parks(picture, draw)
    picture.paste(PAVED, (0, 0), around(chart, 58, 30))
    river = _river(chart, draw)
    for width, colour in ((62, BANK), (48, WATER)):
        picture.paste(colour, (0, 0), _stroke(river, width))
    room = _FreeSpace(around(chart, 30))
    room.taken.paste(255, (0, 0), _stroke(river, 84).resize(room.taken.size))
    for width, height, tries in ((78, 52, 500), (52, 66, 500), (46, 40, 900)):
        for x, y in room.scatter(draw, tries, width, height):
            _house(picture, draw, x, y, width, height)
    for x, y in room.scatter(draw, 3000, 26, 26):
        _tree(picture, x, y, 26)
    return picture


def _parks(picture: Picture, draw: Loose) -> None:
    for _ in range(9):
        x, y, side = draw.below(SIZE[0]), draw.below(SIZE[1]), 140 + draw.below(160)
        for _ in range(4):
            shift = side // 3
            centre = (x + draw.below(2 * shift) - shift, y + draw.below(2 * shift) - shift)
            paint(picture, PARK, mask("circle", side), centre)


def _river(chart: Chart, draw: Loose) -> list[tuple[float, float]]:
    """Return a river's course from top to bottom, where it floods the fewest positions."""
    spots = [at(spot.x, spot.y) for spot in chart.positions]
    courses: list[list[tuple[float, float]]] = []
    for _ in range(80):
        middle, swing = SIZE[0] // 5 + draw.below(SIZE[0] * 3 // 5), 30 + draw.below(100)
        turn, lean = draw.random() * 6.28, draw.random() / 2 - 0.25
        courses.append(
            [
                (middle + swing * math.sin(turn + y / 150) + lean * (y - SIZE[1] / 2), y)
                for y in range(-40, SIZE[1] + 60, 12)
            ]
        )
    return min(
        courses,
        key=lambda course: sum(
            math.hypot(x - a, y - b) < 52 for x, y in spots for a, b in course[::3]
        ),
    )


def _stroke(points: list[tuple[float, float]], width: int) -> Mask:
    image = Image.new("L", (SIZE[0] * FINE, SIZE[1] * FINE))
    fine = [(x * FINE, y * FINE) for x, y in points]
    ImageDraw.Draw(image).line(fine, 255, width * FINE, "curve")
    return image.reduce(FINE)


def _house(picture: Picture, draw: Loose, x: int, y: int, width: int, height: int) -> None:
    """Draw a house from above: two slopes of a roof, and its shadow."""
    roof = (ROOF, ROOF, RIDGE, SLATES)[draw.below(4)]
    size = (width - 8, height - 8)
    paint(picture, SHADE, rounded(*size, 5), (x + 4, y + 5))
    paint(picture, mix(roof, INK, 0.6), rounded(*size, 5), (x, y))
    paint(picture, roof, rounded(size[0] - 4, size[1] - 4, 4), (x, y))
    lit = mix(roof, CREAM, LIT)
    if width > height:
        paint(picture, lit, rounded(size[0] - 4, size[1] // 2 - 2, 3), (x, y - size[1] // 4))
    else:
        paint(picture, lit, rounded(size[0] // 2 - 2, size[1] - 4, 3), (x - size[0] // 4, y))
    paint(picture, WALL, rounded(7, 7, 2), (x + size[0] // 4, y - size[1] // 4 + 1))


def _tree(picture: Picture, x: int, y: int, side: int) -> None:
    paint(picture, TRUNK, mask("circle", side), (x + 2, y + 3))
    paint(picture, LEAF, mask("circle", side), (x, y))
    paint(picture, mix(LEAF, CREAM, LIT), mask("circle", side // 2), (x - 3, y - 4))


# An island -----------------------------------------------------------------------------------


def _island(chart: Chart, draw: Loose) -> Picture:
    picture = Image.new("RGB", SIZE, SEA)
    sea = _FreeSpace(around(chart, 116, 40))
    for x, y in sea.scatter(draw, 700, 76, 40):
        _wave(picture, x, y)
    for reach, blur, colour in ((106, 40, SHALLOW), (74, 30, SAND), (56, 26, MEADOW)):
        picture.paste(colour, (0, 0), around(chart, reach, blur))
    land = around(chart, 56, 26).point(lambda level: 0 if level > 250 else 255)
    land.paste(255, (0, 0), around(chart, 26))
    room = _FreeSpace(land)
    for side, tries in ((84, 500), (60, 500)):
        for x, y in room.scatter(draw, tries, side, side * 0.8):
            _mountain(picture, x, y, side)
    for x, y in room.scatter(draw, 2200, 34, 30):
        _palm(picture, x, y)
    _boats(picture, sea, draw)
    return picture


def _wave(picture: Picture, x: int, y: int) -> None:
    wave = Image.new("L", (48 * FINE, 16 * FINE))
    pen = ImageDraw.Draw(wave)
    for left in (0, 24):
        pen.arc([part * FINE for part in (left, 2, left + 24, 22)], 200, 340, 255, 3 * FINE)
    paint(picture, WAVE, wave.reduce(FINE), (x, y))


def _mountain(picture: Picture, x: int, y: int, side: int) -> None:
    width, height = side, side * 0.8
    left, top = x - width / 2, y - height / 2
    peak = (left + width * 0.5, top)
    foot = ((left, top + height), (left + width, top + height))
    _fill(picture, mix(ROCK, INK, LIT), (foot[0], peak, foot[1]))
    _fill(picture, ROCK, (foot[0], peak, (left + width * 0.62, top + height)))
    cap = [(left + width * share, top + height * 0.34) for share in (0.33, 0.67)]
    saw = (left + width * 0.5, top + height * 0.26)
    _fill(picture, LAVA if side > 70 else CREAM, (cap[0], peak, cap[1], saw))


def _palm(picture: Picture, x: int, y: int) -> None:
    _fill(picture, TRUNK, ((x - 2, y + 13), (x, y - 4), (x + 3, y - 4), (x + 3, y + 13)))
    for lean in (-11, 0, 11):
        paint(picture, LEAF, mask("circle", 15), (x + lean, y - 4 - (lean == 0) * 5))
    paint(picture, mix(LEAF, CREAM, LIT), mask("circle", 7), (x - 3, y - 8))


def _boats(picture: Picture, sea: _FreeSpace, draw: Loose) -> None:
    fresh = _FreeSpace(Image.new("L", SIZE))
    for x, y in list(fresh.scatter(draw, 60, 90, 90)):
        box = (x // COARSE - 12, y // COARSE - 12, x // COARSE + 12, y // COARSE + 12)
        if sea.taken.crop(box).getbbox() is None:
            _fill(picture, WALL, ((x - 2, y - 34), (x - 2, y + 8), (x - 26, y + 8)))
            _fill(picture, CREAM, ((x + 3, y - 40), (x + 3, y + 8), (x + 30, y + 8)))
            _fill(
                picture,
                ROOF,
                ((x - 30, y + 13), (x + 34, y + 13), (x + 20, y + 28), (x - 18, y + 28)),
            )


def _fill(picture: Picture, colour: Colour, points: tuple[tuple[float, float], ...]) -> None:
    left, top = (int(min(axis)) - 1 for axis in zip(*points, strict=True))
    right, bottom = (math.ceil(max(axis)) + 1 for axis in zip(*points, strict=True))
    fine = Image.new("L", ((right - left) * 4, (bottom - top) * 4))
    ImageDraw.Draw(fine).polygon([((x - left) * 4, (y - top) * 4) for x, y in points], 255)
    picture.paste(colour, (left, top), fine.reduce(4))


# A night sky ---------------------------------------------------------------------------------


def _sky(chart: Chart, draw: Loose) -> Picture:
    picture = Image.new("RGB", SIZE, NIGHT)
    for reach, colour in ((330, DUSK), (210, MILKY), (110, BRIGHT)):
        picture.paste(colour, (0, 0), _milky_way(draw, reach))
    room = _FreeSpace(around(chart, 22))
    for x, y in room.scatter(draw, 30, 150, 150):
        paint(picture, MOON, mask("moon", 120).rotate(20), (x, y))
        break
    for side, tries, colour in ((20, 60, STAR), (8, 100, STAR), (5, 120, DIM)):
        shape = "star" if side > 9 else "circle"
        for x, y in room.scatter(draw, tries, side, side):
            paint(picture, colour, mask(shape, side), (x, y))
    return picture


def _milky_way(draw: Loose, reach: int) -> Mask:
    """Draw a band of clouds from corner to corner."""
    image = Image.new("L", (SIZE[0] // 2, SIZE[1] // 2))
    pen = ImageDraw.Draw(image)
    for _ in range(60):
        along = draw.random()
        x = along * image.width
        y = (1 - along) * image.height + (draw.random() - draw.random()) * reach / 3
        radius = (0.4 + 0.6 * draw.random()) * reach / 3
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), 255)
    image = image.filter(ImageFilter.GaussianBlur(14)).resize(
        (SIZE[0] * FINE, SIZE[1] * FINE), Image.Resampling.BICUBIC
    )
    return image.point(lambda level: 255 if level > 127 else 0).reduce(FINE)


LANDSCAPES: Final[dict[Look, Callable[[Chart, Loose], Picture]]] = {
    "town": _town,
    "island": _island,
    "sky": _sky,
}
