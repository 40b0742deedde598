"""Draw the figures of players on a map of Rally."""

from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from bot.looks import LOOKS
from bot.pictures.common import CREAM, GOLD, INK, Picture, put
from bot.pictures.people import medal
from bot.pictures.rally_map import Box, Point, Sheet
from bot.pictures.shapes import polygon

IN_ROW: Final = 3  # figures side by side, if there is space above for more rows


class Figures(NamedTuple):
    """The figures on a position, and where they stand in a picture."""

    looks: tuple[int, ...]
    turn: int  # the number of the one whose turn it is, or -1
    in_row: int
    left: float
    foot: float
    head: int

    @property
    def size(self) -> tuple[float, float]:
        rows = -(-len(self.looks) // self.in_row)
        across = min(self.in_row, len(self.looks))
        return across * self.head * 0.94, self.head * (0.5 + rows)

    @property
    def box(self) -> Box:
        width, height = self.size
        return self.left, self.foot - height, self.left + width, self.foot


def figures_at(
    picture: Picture, sheet: Sheet, looks: tuple[int, ...], turn: int, middle: Point, reach: float
) -> Figures:
    """Let figures stand side by side at the upper edge of a position: in one row if there is no
    space for two, and below the position if there is none at all."""
    foot = middle[1] - reach + 6
    stand = Figures(looks, turn, IN_ROW, 0, foot, sheet.head)
    if stand.box[1] < 0:
        stand = stand._replace(in_row=len(looks))
    if stand.box[1] < 0:
        stand = stand._replace(foot=middle[1] + reach + stand.size[1] - 6)
    width = stand.size[0]
    left = min(max(4.0, middle[0] - width / 2), picture.width - width - 4)
    if not 0 < middle[0] < picture.width:  # outside of the part that is shown
        left = middle[0] - width / 2
    return stand._replace(left=left)


def draw_figures(picture: Picture, figures: Figures) -> None:
    head, count = figures.head, len(figures.looks)
    for number in range(count - 1, -1, -1):
        row, place = divmod(number, figures.in_row)
        in_row = min(figures.in_row, count - row * figures.in_row)
        pawn = _pawn(figures.looks[number], head, number == figures.turn)
        width = figures.size[0]
        x = figures.left + width / 2 + (place - (in_row - 1) / 2) * head * 0.94
        put(picture, pawn, (x, figures.foot - pawn.height / 2 - row * head))


@lru_cache(64)
def _pawn(look: int, head: int, is_turn: bool) -> Picture:
    """Draw a figure: a mark on a pawn's body in the same colour; golden if it is their turn."""
    width, height = head + 4, round(head * 1.5)
    pawn = Image.new("RGBA", (width, height))
    middle, colour = width / 2, LOOKS[look].colour
    edge = GOLD if is_turn else CREAM
    for inset, ink in ((0, INK), (2, edge), (5, colour)):
        foot = height - inset - 1
        wide, narrow = head * 0.46 - inset, head * 0.2 - inset / 2
        body = (
            (middle - narrow, head * 0.6),
            (middle + narrow, head * 0.6),
            (middle + wide, foot),
            (middle - wide, foot),
        )
        pawn.paste((*ink, 255), (0, 0), polygon(body, width, height))
    put(pawn, medal(look, head, is_turn), (middle, head / 2))
    return pawn
