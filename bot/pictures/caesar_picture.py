"""Draw a table of Caesar & Cleopatra: five groups between Rome and Alexandria, busts and decks."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.looks import LOOKS, Plate
from bot.pictures import caesar_cards, caesar_glyphs
from bot.pictures.caesar_cards import action_back, back, face
from bot.pictures.caesar_glyphs import (
    PAPYRUS,
    RED,
    STONE,
    bust,
    city,
    emblem,
    head,
    portrait,
    sign,
)
from bot.pictures.common import CREAM, GOLD, INK, Picture, ink_on, mix, paint, put
from bot.pictures.lettering import digits, fitted, lettering, reach
from bot.pictures.people import nameplate
from bot.pictures.shapes import Mask, rounded
from engine.game import Seat
from engine.games.caesar.pack import BLACK, EACH, OWN, Bust, Group, Kind

WIDTH: Final = 960
HALF: Final = WIDTH // 2
HEADER: Final = 150
ROW: Final = 138
ROWS_END: Final = HEADER + 8 + 5 * ROW
BUSTS: Final = 130  # the height of the band of busts
COUNTS: Final = 124  # and of the counts below it
HEIGHT: Final = ROWS_END + BUSTS + COUNTS
MIDDLE: Final = 248  # the width of a group's own part
CARD: Final = (58, 85)
STEP: Final = 58
SMALL: Final = (34, 46)
PORTRAIT: Final = 84
SMALLER_PORTRAIT: Final = 76
LOW: Final = 20  # how far below its line a group's name may reach above the larger portrait
SHADED: Final = 0.55  # the share of a city's colour in its sides of the groups
PALE: Final = mix(CREAM, INK, 0.8)  # labels
LABEL: Final = 31  # the size of letters, of which a phone shows 11 pixels
COLOURS: Final = (
    *caesar_glyphs.COLOURS,
    *caesar_cards.COLOURS,
    *(mix(colour, INK, SHADED) for colour in (caesar_glyphs.ROME, caesar_glyphs.NILE)),
    PALE,
)
MOST_COLOURS: Final = 176  # which keeps files small and looks the same


@dataclass(frozen=True, slots=True)
class Labels:
    """The words on the picture of a table."""

    groups: tuple[str, ...]
    hand: str
    decks: str
    discarded: str
    busts: str
    bag: str


@dataclass(frozen=True, slots=True)
class CaesarPicture:
    """The public facts; cards are listed for the first seat's five groups, then the second's."""

    people: tuple[Plate, ...]
    titles: tuple[str, ...]  # by seat: who they are in the game, and in the end their mission
    points: tuple[str, ...]
    labels: Labels
    caesar: Seat
    up: tuple[tuple[Kind, ...], ...]
    down: tuple[int, ...]
    won: tuple[int, ...]
    left: tuple[int, ...]
    out: tuple[Bust, ...]
    bag: int
    decks: tuple[tuple[int, int], ...]
    discards: tuple[int, ...]
    held: tuple[tuple[int, int], ...]  # empty on the cover, which shows the groups alone
    turns: tuple[Seat, ...]
    bust: Bust  # the last one drawn
    voted: tuple[Group, ...]  # after it
    targets: tuple[Group, ...]  # of an action card that may still be vetoed


def draw(table: CaesarPicture) -> Picture:
    picture = _ground(table.caesar).copy()
    for seat in (0, 1):
        _draw_header(picture, table, seat)
    for group in EACH:
        _draw_group(picture, table, group)
    if not table.held:
        return picture.crop((0, 0, WIDTH, ROWS_END + 8))
    for seat in (0, 1):
        _draw_counts(picture, table, seat)
    _draw_busts(picture, table)
    return picture


def row_y(group: Group) -> int:
    """Return the middle of a group's row."""
    return HEADER + 8 + ROW * group + ROW // 2


@lru_cache(2)
def _ground(caesar: Seat) -> Picture:
    picture = Image.new("RGB", (WIDTH, HEIGHT), INK)
    for seat in (0, 1):
        picture.paste(city(seat == caesar, HALF, HEIGHT, HEADER), (seat * HALF, 0))
    for group in EACH:
        y, colour = row_y(group), caesar_glyphs.GROUP_COLOURS[group]
        paint(picture, INK, rounded(WIDTH - 12, ROW - 6, 18), (HALF, y))
        for seat in (0, 1):
            dark = caesar_glyphs.ROME if seat == caesar else caesar_glyphs.NILE
            side = rounded(WIDTH - 12, ROW - 6, 18, 3)
            half = side.crop((seat * side.width // 2, 0, (seat + 1) * side.width // 2, side.height))
            x = 6 + side.width // 4 + seat * side.width // 2
            paint(picture, mix(dark, INK, SHADED), half, (x, y))
        paint(picture, INK, rounded(MIDDLE + 4, ROW - 6, 14), (HALF, y))
        paint(picture, colour, rounded(MIDDLE, ROW - 6, 14, 2), (HALF, y))
        paint(picture, PAPYRUS, rounded(MIDDLE, ROW - 6, 14, 8), (HALF, y))
    paint(picture, INK, rounded(WIDTH - 12, BUSTS - 8, 18), (HALF, ROWS_END + BUSTS // 2))
    band = rounded(WIDTH - 12, BUSTS - 8, 18, 3)
    paint(picture, caesar_glyphs.PLUM, band, (HALF, ROWS_END + BUSTS // 2))
    for seat in (0, 1):
        paint(
            picture, INK, rounded(HALF - 12, COUNTS - 10, 18), (HALF // 2 + seat * HALF, counts_y())
        )
    return picture


def counts_y() -> int:
    return HEIGHT - COUNTS // 2 - 1


def _draw_header(picture: Picture, table: CaesarPicture, seat: Seat) -> None:
    x = HALF // 2 + seat * HALF
    is_turn = seat in table.turns
    persona, *mission = table.titles[seat].split(" · ", 1)
    title = fitted(persona, LABEL if mission else 34, HALF - 90)
    shape = sign("laurel" if seat == table.caesar else "ankh", 36 if mission else 50)
    whole = shape.width + 10 + title.width
    y = 24 if mission else 40 if table.held else HEADER / 2
    paint(picture, GOLD, shape, (x - whole / 2 + shape.width / 2, y))
    _write(picture, title, (x + whole / 2 - title.width / 2, y))
    for text in mission:
        _write(picture, fitted(text, LABEL, HALF - 24), (x, 60))
    if not table.held:
        return
    plate = nameplate(table.people[seat], 54, HALF - 24, table.points[seat], is_turn)
    put(picture, plate, (x, 108))


def _write(picture: Picture, text: Mask, centre: tuple[float, float]) -> None:
    """Paint a text above its shadow."""
    paint(picture, INK, text, (centre[0] + 2, centre[1] + 2))
    paint(picture, CREAM, text, centre)


# The groups ------------------------------------------------------------------------------------


def _draw_group(picture: Picture, table: CaesarPicture, group: Group) -> None:
    y = row_y(group)
    if group in table.targets:
        paint(picture, RED, frame(WIDTH - 4, ROW, 8), (HALF, y))
    elif group in table.voted:
        paint(picture, GOLD, frame(WIDTH - 4, ROW, 6), (HALF, y))
    draw_panel(picture, table, group, (HALF, y))
    for seat in (0, 1):
        draw_cards(picture, table, seat, group, y)


def draw_panel(
    picture: Picture, table: CaesarPicture, group: Group, centre: tuple[float, float]
) -> None:
    """Draw a group's name, its patrician with how many are left, and how many each side won."""
    x, y = centre
    names = [fitted(text, LABEL, MIDDLE - 46) for text in table.labels.groups]
    name = names[group]
    whole = name.width + 28
    emblem(picture, group, (x - whole / 2 + 10, y - 43), 20)
    paint(picture, INK, name, (x + whole / 2 - name.width / 2, y - 44))
    left = table.left[group]
    # Letters with a low tail or dot need more room above all five portraits.
    size = PORTRAIT if max(map(reach, names)) <= LOW else SMALLER_PORTRAIT
    put(picture, portrait(group, size, left > 0), (x, y + 61 - size / 2))
    if left:
        badge(picture, f"×{left}", (x + 28, y + 46), LABEL)
    for seat in (0, 1):
        won = table.won[OWN[seat][group]]
        put(picture, _won(table.people[seat].look, won), (x + (2 * seat - 1) * 82, y + 14))


@lru_cache(64)
def _won(look: int, count: int) -> Picture:
    """Draw how many patricians of a group somebody won, in the colour of the winner."""
    size = (44, 66)
    chip = Image.new("RGBA", size)
    if not count:
        return chip
    colour = LOOKS[look].colour
    for inset, ink in ((0, INK), (2, colour)):
        chip.paste((*ink, 255), (0, 0), rounded(*size, 12, inset))
    paint(chip, ink_on(colour), head(26, False), (22, 18))
    paint(chip, ink_on(colour), digits(str(count), 24), (22, 46))
    return chip


def draw_cards(picture: Picture, table: CaesarPicture, seat: Seat, group: Group, y: float) -> None:
    """Draw open cards from the middle outwards, then those that lie face down; outside of them
    the sum of what is seen."""
    place, look = OWN[seat][group], table.people[seat].look
    away = -1 if seat == 0 else 1
    cards: list[Kind] = [*table.up[place], *[-1] * table.down[place]]
    for index, kind in enumerate(cards):
        x = HALF + away * (MIDDLE / 2 + 10 + CARD[0] / 2 + index * STEP)
        put(picture, back(look, CARD) if kind < 0 else face(look, kind, CARD), (x, y))
    if table.down[place] > 1:
        x = HALF + away * (MIDDLE / 2 + 10 + CARD[0] / 2 + (len(cards) - 1) * STEP)
        badge(picture, str(table.down[place]), (x, y + CARD[1] / 2 - 12), LABEL)
    if cards:
        x = HALF + away * (HALF - 32)
        draw_sum(picture, sum(table.up[place]), table.down[place], (x, y), LABEL)


def draw_sum(
    picture: Picture, open_sum: int, down: int, centre: tuple[float, float], size: int
) -> None:
    """Write the sum of the open cards, and below it a question mark for those face down."""
    x, y = centre
    paint(picture, CREAM, lettering(str(open_sum), size), (x, y - (size * 0.5 if down else 0)))
    if down:
        paint(picture, GOLD, lettering("+ ?", size), (x, y + size * 0.6))


def badge(picture: Picture, text: str, centre: tuple[float, float], size: int = 26) -> None:
    """Write a short count on a dark pill."""
    written = lettering(text, size)
    paint(picture, INK, rounded(written.width + 16, size + 4, size // 2 + 2), centre)
    paint(picture, CREAM, written, centre)


@lru_cache(4)
def frame(width: int, height: int, edge: int) -> Picture:
    made = rounded(width, height, 20).copy()
    made.paste(0, (0, 0), rounded(width, height, 20, edge))
    return made


# Below the groups ------------------------------------------------------------------------------


def _draw_busts(picture: Picture, table: CaesarPicture) -> None:
    """Draw the busts that are out, the last one in gold, and how many are in the bag."""
    top = ROWS_END + 24
    label = fitted(table.labels.busts, LABEL, HALF)
    paint(picture, CREAM, label, (24 + label.width / 2, top))
    x, y = 60, top + 64
    shown = [*table.out, *([BLACK] if table.bust == BLACK else [])]
    for each in shown:
        if each == table.bust:
            paint(picture, GOLD, frame(74, 72, 5), (x, y))
        put(picture, bust(each, 60), (x, y))
        x += 78
    count = lettering(str(table.bag), 34)
    paint(picture, CREAM, count, (WIDTH - 30 - count.width / 2, y))
    paint(picture, caesar_glyphs.SAND, sign("bag", 54), (WIDTH - 96, y))
    label = fitted(table.labels.bag, LABEL, HALF - 80)
    paint(picture, CREAM, label, (WIDTH - 24 - label.width / 2, top))


def _draw_counts(picture: Picture, table: CaesarPicture, seat: Seat) -> None:
    """Draw how many cards of both kinds a player holds, has to draw and has discarded."""
    left, y, look = seat * HALF, counts_y(), table.people[seat].look
    labels = table.labels
    for x, width, text, counts in (
        (88, 154, labels.hand, table.held[seat]),
        (230, 162, labels.decks, table.decks[seat]),
        (388, 170, labels.discarded, (table.discards[seat],)),
    ):
        label = fitted(text, LABEL, width)
        paint(picture, PALE, label, (left + x, y - 32))
        spread, aside = (36, 0) if x < 200 else (46, 10)
        for index, count in enumerate(counts):
            spot = left + x + (spread * (2 * index - 1) + aside if len(counts) == 2 else 0)
            if len(counts) == 1:
                paint(picture, STONE, rounded(*SMALL, 5), (spot - 22, y + 20))
                paint(picture, INK, rounded(*SMALL, 5, 3), (spot - 22, y + 20))
            else:
                put(
                    picture, action_back(SMALL) if index else back(look, SMALL), (spot - 22, y + 20)
                )
            number = digits(str(count), 28)
            paint(picture, CREAM, number, (spot + 2 + number.width / 2, y + 20))
