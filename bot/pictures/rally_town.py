"""Draw a town around the roads of a map: rows of houses along its streets, gardens behind them."""

import math
from collections.abc import Iterator
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from bot.looks import Colour
from bot.pictures.common import CREAM, INK, Picture, mix, paint
from bot.pictures.rally_land import (
    BANK,
    COARSE,
    EAVES,
    FINE,
    GRASS,
    LEAF,
    LIT,
    PARK,
    PAVED,
    RIDGE,
    ROOF,
    SHADE,
    SIZE,
    SLATES,
    TRUNK,
    WATER,
    FreeSpace,
    around,
    at,
    roads,
    stroke,
)
from bot.pictures.shapes import mask
from engine.chance import Loose
from engine.games.rally.board import Chart

Point = tuple[float, float]
Corners = tuple[Point, Point, Point, Point]
KERBS: Final = (17, 56)  # from the middle of a road to the fronts of its two rows of houses
FROM_CORNER: Final = 27  # from a position to the first house
NARROWEST, WIDEST, DEEPEST = 28, 66, 35  # of a house, in pixels
TREE: Final = 22
ROOFS: Final = (ROOF, ROOF, RIDGE, SLATES)


def town(chart: Chart, draw: Loose) -> Picture:
    picture = Image.new("RGB", SIZE, GRASS)
    _plant_parks(picture, draw)
    picture.paste(PAVED, (0, 0), around(chart, 84, 40))
    river = _river(chart, draw)
    for width, colour in ((62, BANK), (48, WATER)):
        picture.paste(colour, (0, 0), stroke(river, width))
    space = FreeSpace(around(chart, 9))
    space.taken.paste(255, (0, 0), stroke(river, 66).resize(space.taken.size))
    _keep_corners_free(space, chart)
    houses = list(_houses(chart, space, draw))
    trees = list(space.scatter(draw, 260, TREE + 4, TREE + 4))
    fine = picture.resize((SIZE[0] * FINE, SIZE[1] * FINE), Image.Resampling.NEAREST)
    pen = ImageDraw.Draw(fine)
    for house in houses:
        _fill(pen, SHADE, [(x + 3, y + 4) for x, y in house])
    for house in houses:
        _draw_house(pen, house, ROOFS[draw.below(len(ROOFS))])
    picture = fine.reduce(FINE)
    for x, y in trees:
        _draw_tree(picture, x, y)
    return picture


def _keep_corners_free(space: FreeSpace, chart: Chart) -> None:
    pen = ImageDraw.Draw(space.taken)
    for spot in chart.positions:
        reach = 44 if spot.kind != "field" else 27
        x, y = at(spot.x, spot.y)
        box = [part / COARSE for part in (x - reach, y - reach, x + reach, y + reach)]
        pen.ellipse(box, 255)


def _houses(chart: Chart, space: FreeSpace, draw: Loose) -> Iterator[Corners]:
    """Yield the corners of houses in rows on both sides of each road, where there is space."""
    for kerb in KERBS:
        for start, end in roads(chart):
            length = math.dist(start, end)
            along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
            for side in (1, -1):
                across = (-along[1] * side, along[0] * side)
                done = float(FROM_CORNER)
                while (rest := length - FROM_CORNER - done) > NARROWEST:
                    width = min(NARROWEST + draw.below(WIDEST - NARROWEST), rest)
                    depth = DEEPEST - draw.below(8)
                    house = _corners(start, along, across, done, width, kerb, kerb + depth)
                    is_free = _take(space, house)
                    done += width + 2 if is_free else 10
                    if is_free:
                        yield house


def _corners(
    start: Point, along: Point, across: Point, done: float, width: float, front: float, back: float
) -> Corners:
    """Return the corners of a house, first the two at the road."""

    def corner(far: float, off: float) -> Point:
        return (
            start[0] + along[0] * far + across[0] * off,
            start[1] + along[1] * far + across[1] * off,
        )

    return (
        corner(done, front),
        corner(done + width, front),
        corner(done + width, back),
        corner(done, back),
    )


def _take(space: FreeSpace, house: Corners) -> bool:
    """Occupy the ground of a house. Return False if it was not free."""
    xs, ys = zip(*house, strict=True)
    if min(xs) < 4 or min(ys) < 4 or max(xs) > SIZE[0] - 6 or max(ys) > SIZE[1] - 8:
        return False
    left, top = int(min(xs) / COARSE), int(min(ys) / COARSE)
    right, bottom = math.ceil(max(xs) / COARSE) + 1, math.ceil(max(ys) / COARSE) + 1
    ground = Image.new("L", (right - left, bottom - top))
    points = [(x / COARSE - left, y / COARSE - top) for x, y in house]
    ImageDraw.Draw(ground).polygon(points, 255)
    taken = space.taken.crop((left, top, right, bottom))
    if ImageChops.multiply(taken, ground).getbbox() is not None:
        return False
    space.taken.paste(255, (left, top), ground)
    return True


def _draw_house(pen: ImageDraw.ImageDraw, house: Corners, roof: Colour) -> None:
    """Draw a house from above: the two slopes of its roof."""
    front, front_end, back_end, back = house
    ridge = _between(front, back), _between(front_end, back_end)
    slopes = ([front, front_end, ridge[1], ridge[0]], [ridge[0], ridge[1], back_end, back])
    lit = min(slopes, key=lambda slope: sum(x + y for x, y in slope))  # light falls from the left
    _fill(pen, roof, list(house))
    _fill(pen, mix(roof, CREAM, LIT), lit)
    edge = [(x * FINE, y * FINE) for x, y in (*house, house[0])]
    pen.line(edge, mix(roof, INK, EAVES), 2)


def _between(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _fill(pen: ImageDraw.ImageDraw, colour: Colour, points: list[Point]) -> None:
    pen.polygon([(x * FINE, y * FINE) for x, y in points], colour)


def _draw_tree(picture: Picture, x: int, y: int) -> None:
    paint(picture, TRUNK, mask("circle", TREE), (x + 2, y + 3))
    paint(picture, LEAF, mask("circle", TREE), (x, y))
    paint(picture, mix(LEAF, CREAM, LIT), mask("circle", TREE // 2), (x - 3, y - 4))


def _plant_parks(picture: Picture, draw: Loose) -> None:
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
