"""Draw a private hand of Caesar & Cleopatra: the own cards above the five groups."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.looks import LOOKS, Plate
from bot.pictures.caesar_cards import back, face, hand_card, hidden_face
from bot.pictures.caesar_glyphs import (
    GROUP_COLOURS,
    NILE,
    PAPYRUS,
    PLUM,
    RED,
    ROME,
    emblem,
    head,
    portrait,
)
from bot.pictures.caesar_picture import SHADED, badge, draw_sum, frame
from bot.pictures.common import CREAM, GOLD, INK, Picture, ink_on, mix, paint, put
from bot.pictures.lettering import digits, fitted, lettering
from bot.pictures.people import nameplate
from bot.pictures.shapes import mask, rounded
from engine.game import Seat
from engine.games.caesar.pack import EACH, OWN, Group, Kind

WIDTH, HEIGHT = 800, 560
HALF: Final = WIDTH // 2
GROUND: Final = PLUM
CARD: Final = (96, 128)
HAND_STEP: Final = 102
HAND_Y: Final = 90
RAISED: Final = 10  # a card that can be played, and twice as far the chosen one
NAMES_Y: Final = 184
ROWS: Final = 206
ROW: Final = 70
MIDDLE: Final = 216
SMALL: Final = (48, 62)
STEP: Final = 50


@dataclass(frozen=True, slots=True)
class CaesarHandPicture:
    """All that one player knows; cards lie in the order of the seats, as on the table's picture."""

    seat: Seat
    caesar: Seat
    people: tuple[Plate, ...]
    groups: tuple[str, ...]
    cards: tuple[Kind, ...]
    card_names: tuple[str, ...]
    playable: tuple[bool, ...] | None  # None if the player is asked for no card of the hand
    chosen: int  # of the cards, or -1
    missing: int  # cards that are to be drawn
    up: tuple[tuple[Kind, ...], ...]
    down: tuple[int, ...]
    own: tuple[tuple[Kind, ...], ...]  # what lies face down of one's own, by group
    won: tuple[int, ...]
    left: tuple[int, ...]
    marked: tuple[Group, ...]  # where the chosen card can go, or what the question is about
    struck: tuple[Group, ...]  # what an announced action card is about
    mission: Group
    mission_label: str


def draw(hand: CaesarHandPicture) -> Picture:
    picture = _ground(hand.caesar).copy()
    _draw_hand(picture, hand)
    for seat in (0, 1):
        plate = nameplate(hand.people[seat], 36, 292, "", seat == hand.seat)
        put(picture, plate, (WIDTH * (1 + 4 * seat) // 6 - 8 + seat * 16, NAMES_Y))
    for group in EACH:
        _draw_group(picture, hand, group)
    return picture


def row_y(group: Group) -> int:
    """Return the middle of a group's row."""
    return ROWS + ROW * group + ROW // 2


@lru_cache(2)
def _ground(caesar: Seat) -> Picture:
    picture = Image.new("RGB", (WIDTH, HEIGHT), GROUND)
    for group in EACH:
        y = row_y(group)
        for seat in (0, 1):
            side = rounded(WIDTH - 8, ROW - 4, 12)
            half = side.crop((seat * side.width // 2, 0, (seat + 1) * side.width // 2, side.height))
            dark = mix(ROME if seat == caesar else NILE, INK, SHADED)
            paint(picture, dark, half, (4 + side.width // 4 + seat * side.width // 2, y))
        paint(picture, GROUP_COLOURS[group], rounded(MIDDLE, ROW - 4, 12), (HALF, y))
        paint(picture, PAPYRUS, rounded(MIDDLE, ROW - 4, 12, 5), (HALF, y))
    return picture


def _draw_hand(picture: Picture, hand: CaesarHandPicture) -> None:
    """Draw the cards that can be played higher than the others, the chosen one in gold; then an
    empty place for each card that is to be drawn, and the mission."""
    room = WIDTH - (168 if hand.mission >= 0 else 0)
    count = len(hand.cards) + hand.missing
    left = room / 2 - (count - 1) * HAND_STEP / 2
    for index, kind in enumerate(hand.cards):
        can = hand.playable is None or hand.playable[index]
        y = HAND_Y - (0 if hand.playable is None or not can else RAISED)
        centre = (left + index * HAND_STEP, y - (index == hand.chosen) * RAISED // 2)
        card = hand_card(hand.people[hand.seat].look, kind, CARD, hand.card_names[index])
        if index == hand.chosen:
            paint(picture, GOLD, rounded(CARD[0] + 12, CARD[1] + 12, 16), centre)
        put(picture, card if can else _dimmed(card), centre)
        if index == hand.chosen:
            paint(picture, INK, mask("triangle", 28).rotate(180), (centre[0], centre[1] + 72))
            paint(picture, GOLD, mask("triangle", 22).rotate(180), (centre[0], centre[1] + 71))
    for index in range(len(hand.cards), count):
        paint(picture, mix(CREAM, GROUND, 0.5), frame(*CARD, 3), (left + index * HAND_STEP, HAND_Y))
        paint(picture, CREAM, lettering("?", 46), (left + index * HAND_STEP, HAND_Y))
    if hand.mission >= 0:
        _draw_mission(picture, hand)


def _dimmed(card: Picture) -> Picture:
    """Return a card in the shade: it cannot be played now."""
    shade = Image.new("RGBA", card.size, (*mix(GROUND, INK, 0.7), 255))
    shade = Image.blend(card, shade, 0.55)
    shade.putalpha(card.getchannel("A"))
    return shade


def _draw_mission(picture: Picture, hand: CaesarHandPicture) -> None:
    x = WIDTH - 88
    paint(picture, INK, rounded(156, 150, 16), (x, 82))
    paint(picture, GOLD, rounded(156, 150, 16, 2), (x, 82))
    paint(picture, GROUND, rounded(156, 150, 16, 5), (x, 82))
    paint(picture, GOLD, fitted(hand.mission_label, 26, 140), (x, 24))
    put(picture, portrait(hand.mission, 74, True), (x, 78))
    paint(picture, CREAM, fitted(hand.groups[hand.mission], 26, 140), (x, 134))
    badge(picture, "+2", (x + 46, 100))


# The groups ------------------------------------------------------------------------------------


def _draw_group(picture: Picture, hand: CaesarHandPicture, group: Group) -> None:
    y = row_y(group)
    if group in hand.struck or group in hand.marked:
        ink = RED if group in hand.struck else GOLD
        paint(picture, ink, frame(WIDTH - 4, ROW, 5), (HALF, y))
    name = fitted(hand.groups[group], 26, MIDDLE - 44)
    whole = name.width + 26
    emblem(picture, group, (HALF - whole / 2 + 9, y - 14), 18)
    paint(picture, INK, name, (HALF + whole / 2 - name.width / 2, y - 15))
    if hand.left[group]:
        badge(picture, f"×{hand.left[group]}", (HALF, y + 15))
    for seat in (0, 1):
        won = hand.won[OWN[seat][group]]
        if won:
            put(picture, _won(hand.people[seat].look, won), (HALF + (2 * seat - 1) * 56, y + 15))
        _draw_side(picture, hand, seat, group)


@lru_cache(64)
def _won(look: int, count: int) -> Picture:
    chip = Image.new("RGBA", (46, 28))
    colour = LOOKS[look].colour
    for inset, ink in ((0, INK), (2, colour)):
        chip.paste((*ink, 255), (0, 0), rounded(46, 28, 12, inset))
    paint(chip, ink_on(colour), head(18, False), (14, 14))
    paint(chip, ink_on(colour), digits(str(count), 17), (32, 14))
    return chip


def _draw_side(picture: Picture, hand: CaesarHandPicture, seat: Seat, group: Group) -> None:
    """Draw one side of a group, the open cards first; the own hidden ones with their numbers."""
    place, look, y = OWN[seat][group], hand.people[seat].look, row_y(group)
    away = -1 if seat == 0 else 1
    cards = [face(look, kind, SMALL) for kind in hand.up[place]]
    total, unknown = sum(hand.up[place]), hand.down[place]
    if seat == hand.seat:
        cards += [hidden_face(look, kind, SMALL) for kind in hand.own[group]]
        total, unknown = total + sum(hand.own[group]), 0
    cards += [back(look, SMALL)] * unknown
    for index, card in enumerate(cards):
        put(picture, card, (HALF + away * (MIDDLE / 2 + 6 + SMALL[0] / 2 + index * STEP), y))
    if cards:
        draw_sum(picture, total, unknown, (HALF + away * (HALF - 27), y), 26)
