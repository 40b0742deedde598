"""Draw the targets of a walk on a map of Rally: a sign for each, and how many steps away it is."""

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.pictures.common import CREAM, INK, Picture, paint, put
from bot.pictures.lettering import lettering
from bot.pictures.rally_map import Point, Sheet, place, text
from bot.pictures.shapes import mask, rounded
from bot.pictures.signs import Role, badge, corner_of, frame
from engine.games.rally.board import Position

GREEN: Final = (22, 122, 68)  # a target where the walk ends
BLUE: Final = (36, 84, 190)  # a target on the way
TAB: Final = 22  # the width of a count of steps beside a field
TAB_SIDES: Final = ((1, -1), (1, 1), (-1, -1), (-1, 1), (1, 0), (0, -1), (0, 1), (-1, 0))


@dataclass(frozen=True, slots=True)
class Target:
    """A position that can be reached now; the note is what its key says beside the name."""

    position: Position
    steps: int
    is_whole: bool  # the walk ends there
    note: str = ""


def draw_targets(
    picture: Picture,
    sheet: Sheet,
    targets: tuple[Target, ...],
    marks: tuple[tuple[Role, Position], ...],
) -> None:
    """Draw the targets, then their notes and signs, which no other target hides."""
    for target in targets:
        _draw_target(picture, sheet, target)
    for target in targets:
        _draw_signs(picture, sheet, target, marks)
    noted = tuple(target for target in targets if target.note)
    if sheet.is_dense:
        for target, point in zip(noted, tab_points(picture, sheet, noted), strict=True):
            put(picture, _tab(target.steps), point)
        return
    for target in noted:
        x, y = sheet.at(target.position)
        note, half = _note(target.note), target_side(sheet, target) / 2
        left = x + half - 4
        if left + note.width > picture.width:
            left = x - half + 4 - note.width
        put(picture, note, (left + note.width / 2, y))


def tab_points(picture: Picture, sheet: Sheet, targets: tuple[Target, ...]) -> list[Point]:
    """Choose for each target where its count of steps stands: beside it, where it hides the number
    of no position, and no other count."""
    taken = [
        (point, (sheet.field if sheet.board.spots[position].kind == "field" else sheet.sign) / 2)
        for position, point in sheet.seen(picture)
    ]
    points = []
    for target in targets:
        x, y = sheet.at(target.position)
        far = target_side(sheet, target) / 2 + TAB / 2 - 2
        beside = [
            (x + far * across / math.hypot(across, down), y + far * down / math.hypot(across, down))
            for across, down in TAB_SIDES
        ]
        point = min(beside, key=lambda each: _hidden(each, taken, picture))
        points.append(point)
        taken.append((point, TAB / 2))
    return points


def _hidden(point: Point, taken: list[tuple[Point, float]], picture: Picture) -> float:
    """Measure how much a count of steps would hide at a point of a picture."""
    x, y = point
    edge = TAB / 2
    is_inside = edge <= x <= picture.width - edge and edge <= y <= picture.height - edge
    near = (max(0.0, edge + radius - math.dist(point, other)) for other, radius in taken)
    return sum(near) + (0 if is_inside else picture.width)


def _draw_signs(
    picture: Picture, sheet: Sheet, target: Target, marks: tuple[tuple[Role, Position], ...]
) -> None:
    """Frame a target that is a move pointed out, and put its sign on the frame."""
    at, side = sheet.at(target.position), target_side(sheet, target) + 20
    for role, position in marks:
        if position == target.position:
            put(picture, frame(role, side, 6), at)
            put(picture, badge(role, 38), corner_of(role, at, side / 2 - 4))


def _draw_target(picture: Picture, sheet: Sheet, target: Target) -> None:
    """Draw a target with its name: a green square if it ends the walk, else a blue disc."""
    spot = sheet.board.spots[target.position]
    x, y = sheet.at(target.position)
    side = target_side(sheet, target)
    if spot.kind == "field":
        put(picture, _badge(target.position, side, target.is_whole), (x, y))
    else:
        put(picture, _badge("", side, target.is_whole), (x, y))
        put(picture, place(sheet, target.position, sheet.board.chart.look), (x, y))


def target_side(sheet: Sheet, target: Target) -> int:
    if sheet.board.spots[target.position].kind == "field":
        return sheet.size(64 if target.is_whole else 56)
    return sheet.sign + sheet.size(22 if target.is_whole else 34)


@lru_cache(512)
def _badge(name: Position, side: int, is_whole: bool) -> Picture:
    badge = Image.new("RGBA", (side, side))
    centre = (side / 2, side / 2)
    rings = (
        ((0, INK), (2, CREAM), (5, GREEN))
        if is_whole
        else ((0, INK), (2, BLUE), (2 + side // 9, CREAM))
    )
    for inset, ink in rings:
        inner = side - 2 * inset
        shape = rounded(inner, inner, inner // 4) if is_whole else mask("circle", _disc(inner))
        paint(badge, ink, shape, centre)
    if name:
        paint(
            badge,
            CREAM if is_whole else INK,
            text(name, round(side * 0.7), round(side * 0.48)),
            centre,
        )
    return badge


def _disc(side: int) -> int:
    """Return the size of the mask whose disc is so wide."""
    return round(side / 0.88)


@lru_cache(64)
def _note(words: str) -> Picture:
    written = lettering(words, 23)
    note = Image.new("RGBA", (written.width + 12, 32))
    note.paste((*BLUE, 255), (0, 0), rounded(note.width, 32, 10))
    paint(note, CREAM, written, (note.width / 2, 16))
    return note


@lru_cache(16)
def _tab(steps: int) -> Picture:
    """Draw a count of steps where there is no space for a note."""
    tab = Image.new("RGBA", (TAB, TAB))
    paint(tab, BLUE, mask("circle", _disc(TAB)), (TAB / 2, TAB / 2))
    paint(tab, CREAM, text(str(steps), TAB - 6, 14), (TAB / 2, TAB / 2))
    return tab
