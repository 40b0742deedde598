"""Draw the names of places on a map of Rally, where they hide as little as possible."""

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.pictures.common import CREAM, INK, Colours, Picture, mix, paint, put
from bot.pictures.lettering import can_write, fitted, reach
from bot.pictures.rally_figures import Figures
from bot.pictures.rally_land import NIGHT, SIZE, roads
from bot.pictures.rally_map import Box, Point, Sheet
from bot.pictures.rally_target_signs import TAB, Target, tab_points, target_side
from bot.pictures.shapes import rounded
from engine.games.rally.board import Board, Look, Position

Names = tuple[tuple[Position, str], ...]

BANNERS: Final[dict[Look, Colours]] = {  # the ground, the letters and the edge of a name
    "town": (CREAM, INK, mix(INK, CREAM, 0.7)),
    "island": (CREAM, INK, mix(INK, CREAM, 0.7)),
    "sky": (NIGHT, CREAM, mix(CREAM, NIGHT, 0.7)),
}
LETTERS: Final = 25  # the font of a name on the map,
LEAST_LETTERS: Final = 19  # or of one that is longer than others
LONGEST_NAME: Final = 200  # pixels
LOW: Final = 16  # how far below the middle of its board a name may reach
A_POSITION: Final = 9.0  # what it costs to hide one; a piece of a road costs 1
SIDES: Final = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1))


@lru_cache(256)
def _banner(name: str, look: Look) -> Picture:
    """Draw the name of a place on a small board, which is higher for letters that reach lower."""
    ground, ink, edge = BANNERS[look]
    written = fitted(name, LETTERS, LONGEST_NAME, LEAST_LETTERS)
    more = max(0, math.ceil(reach(written)) - LOW)
    width, height = written.width + 20, LETTERS + 11 + more
    banner = Image.new("RGBA", (width, height))
    banner.paste((*edge, 255), (0, 0), rounded(width, height, 8))
    banner.paste((*ground, 255), (0, 0), rounded(width, height, 8, 2))
    paint(banner, ink, written, (width / 2, height / 2 - more))
    return banner


def draw_names(
    picture: Picture,
    sheet: Sheet,
    names: Names,
    targets: tuple[Target, ...],
    figures: Iterable[Figures],
) -> None:
    """Draw the names of places beside them, where they hide no position and no figure."""
    look = sheet.board.chart.look
    busy: list[tuple[Position, Box]] = [("", group.box) for group in figures]
    for target in targets:
        (x, y), half = sheet.at(target.position), target_side(sheet, target) / 2 - 6
        right = 54 if target.note and not sheet.is_dense else 0
        busy.append((target.position, (x - half, y - half, x + half + right, y + half)))
    if sheet.is_dense:
        noted = tuple(target for target in targets if target.note)
        for x, y in tab_points(picture, sheet, noted):
            busy.append(("", (x - TAB / 2, y - TAB / 2, x + TAB / 2, y + TAB / 2)))
    seen = dict(sheet.seen(picture))
    for position, (x, y) in seen.items():
        is_field = sheet.board.spots[position].kind == "field"
        half = (sheet.field if is_field else sheet.sign) / 2 - (4 if is_field else 1)
        busy.append((position, (x - half, y - half, x + half, y + half)))
    chosen = _sides(sheet.board, names)
    for position, name in names:
        if position not in chosen or position not in seen:
            continue
        x, y = seen[position]
        if not (0 < x < picture.width and 0 < y < picture.height):
            continue
        others = [box for _, box in busy]
        half = _banner(name, look).width / 2 + 4
        for side in (chosen[position], *SIDES[:4]):
            x, y = _beside(seen[position], side, name, sheet.sign)
            x = min(max(x, half), picture.width - half)
            box = _box((x, y), name)
            is_inside = box[1] >= 0 and box[3] <= picture.height
            if is_inside and not any(_overlap(box, other) for other in others):
                put(picture, _banner(name, look), (x, y))
                busy.append(("", box))
                break


@lru_cache(32)
def _sides(board: Board, names: Names) -> dict[Position, tuple[int, int]]:
    """Choose the side of its sign for each name where it hides the least; a name without space is
    left out."""
    sheet = Sheet(board)
    taken: list[tuple[float, Box]] = []
    for position, spot in board.spots.items():
        half = (sheet.field if spot.kind == "field" else sheet.sign) / 2 - 3
        x, y = sheet.at(position)
        taken.append((A_POSITION, (x - half, y - half, x + half, y + half)))
    for start, end in roads(board.chart):
        for part in (0.2, 0.35, 0.5, 0.65, 0.8):
            x, y = (a + (b - a) * part for a, b in zip(start, end, strict=True))
            taken.append((1.0, (x - 6, y - 6, x + 6, y + 6)))
    chosen: dict[Position, tuple[int, int]] = {}
    for position, name in names:
        if not can_write(name):
            continue
        least = A_POSITION
        for order, side in enumerate(SIDES):
            box = _box(_beside(sheet.at(position), side, name, sheet.sign), name)
            if box[0] < 4 or box[1] < 4 or box[2] > SIZE[0] - 4 or box[3] > SIZE[1] - 4:
                continue
            hidden = order / 10
            for weight, other in taken:
                if _overlap(box, other):
                    hidden += weight
                    if hidden >= least:
                        break
            if hidden < least:
                least, chosen[position] = hidden, side
        if position in chosen:
            box = _box(_beside(sheet.at(position), chosen[position], name, sheet.sign), name)
            taken.insert(0, (A_POSITION, box))
    return chosen


def _beside(point: Point, side: tuple[int, int], name: str, sign: int) -> Point:
    """Return the middle of a name beside a sign."""
    width, height = _banner(name, "town").size
    x, y = side
    across = (sign / 2 + width / 2 + 12) if y == 0 else width * 0.36 * (x != 0)
    down = sign / 2 + height / 2 + (14 if y > 0 else 10)
    return point[0] + x * across, point[1] + y * down


def _box(middle: Point, name: str) -> Box:
    width, height = _banner(name, "town").size
    x, y = middle
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
