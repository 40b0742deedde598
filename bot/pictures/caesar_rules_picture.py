"""Draw examples beside the rules of Caesar & Cleopatra: groups, a vote, the cards, the points."""

from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.looks import LOOKS
from bot.pictures.caesar_cards import face, hand_card
from bot.pictures.caesar_glyphs import (
    GROUP_COLOURS,
    PAPYRUS,
    PLUM,
    RED,
    bust,
    emblem,
    head,
    portrait,
)
from bot.pictures.caesar_picture import badge, frame
from bot.pictures.common import CREAM, GOLD, INK, Picture, mix, paint, put
from bot.pictures.lettering import fitted, lettering
from bot.pictures.people import medal
from bot.pictures.shapes import mask, rounded
from engine.games.caesar.pack import ALL_ACTIONS, BUSTS, EACH, NUMBERS, PATRICIANS, PHILOSOPHER

WIDTH: Final = 800
GROUND: Final = PLUM
ROMAN, EGYPTIAN = 0, 1  # the looks of the examples' players
CARD: Final = (74, 104)
HEIGHTS: Final = {1: 230, 2: 330, 3: 320, 4: 256}


@dataclass(frozen=True, slots=True)
class CaesarRulesPicture:
    """The example of a page, with the words that stand on it."""

    page: int
    groups: tuple[str, ...]
    cards: tuple[str, ...]  # the names of the action cards
    mission: str


def draw(rules: CaesarRulesPicture) -> Picture:
    picture = Image.new("RGB", (WIDTH, HEIGHTS[rules.page]), GROUND)
    {1: _draw_groups, 2: _draw_vote, 3: _draw_cards, 4: _draw_points}[rules.page](picture, rules)
    return picture


def _draw_groups(picture: Picture, rules: CaesarRulesPicture) -> None:
    for group in EACH:
        x = 80 + group * 160
        paint(picture, GROUP_COLOURS[group], rounded(148, 206, 16), (x, 115))
        paint(picture, PAPYRUS, rounded(148, 206, 16, 6), (x, 115))
        put(picture, portrait(group, 104), (x, 78))
        emblem(picture, group, (x, 146), 22)
        paint(picture, INK, fitted(rules.groups[group], 26, 132), (x, 174))
        badge(picture, f"×{PATRICIANS[group]}", (x, 202))


def _draw_vote(picture: Picture, rules: CaesarRulesPicture) -> None:
    """Draw all busts, and below them a vote that 13 wins against 8; what
    is discarded is crossed out."""
    for which in range(len(BUSTS)):
        put(picture, bust(which, 72), (80 + which * 107, 52))
    y = 212
    paint(picture, INK, rounded(WIDTH - 12, 212, 18), (WIDTH / 2, y))
    paint(picture, PAPYRUS, rounded(176, 196, 14), (WIDTH / 2, y))
    paint(picture, INK, fitted(rules.groups[0], 26, 160), (WIDTH / 2, y - 76))
    put(picture, portrait(0, 100), (WIDTH / 2, y))
    for look, away, cards, out in ((ROMAN, -1, (5, 4, 4), 0), (EGYPTIAN, 1, (5, 2, 1), 2)):
        for index, kind in enumerate(cards):
            x = WIDTH / 2 + away * (134 + index * 78)
            put(picture, face(look, kind, CARD), (x, y - 20))
            if index == out:
                crossed = mask("cross", 44).rotate(45, expand=True)
                paint(picture, INK, mask("cross", 52).rotate(45, expand=True), (x, y + 26))
                paint(picture, RED, crossed, (x, y + 26))
        put(picture, medal(look, 44, away < 0), (WIDTH / 2 + away * 270, y + 70))
        total = lettering(f"= {sum(cards)}", 36)
        paint(picture, GOLD if away < 0 else CREAM, total, (WIDTH / 2 + away * 190, y + 68))
    paint(picture, INK, mask("arrow", 50).rotate(180), (WIDTH / 2 - 2, y + 74))
    paint(picture, GROUP_COLOURS[0], mask("arrow", 42).rotate(180), (WIDTH / 2 - 2, y + 74))


def _draw_cards(picture: Picture, rules: CaesarRulesPicture) -> None:
    for index, kind in enumerate((*NUMBERS, PHILOSOPHER)):
        put(picture, face(index % 2, kind, (92, 128)), (100 + index * 120, 82))
    for index, (kind, name) in enumerate(zip(sorted(set(ALL_ACTIONS)), rules.cards, strict=True)):
        put(picture, hand_card(ROMAN, kind, (130, 150), name), (WIDTH / 2 + (index - 2) * 150, 236))


def _draw_points(picture: Picture, rules: CaesarRulesPicture) -> None:
    """Draw what two, three and five patricians of a group, and a mission, are worth."""
    for row, (group, won, points) in enumerate(((0, 2, "2"), (1, 3, "3 + 1 + 2"), (2, 5, "5 + 2"))):
        y = 44 + row * 68
        emblem(picture, group, (36, y), 28)
        name = fitted(rules.groups[group], 28, 190)
        paint(picture, CREAM, name, (66 + name.width / 2, y))
        for index in range(PATRICIANS[group]):
            colour = LOOKS[ROMAN].colour if index < won else mix(CREAM, GROUND, 0.3)
            put(picture, _token(colour), (300 + index * 62, y))
        shown = lettering(f"= {points}", 34)
        paint(picture, GOLD, shown, (596 + shown.width / 2, y))
    paint(picture, GOLD, frame(WIDTH - 12, 66, 3), (WIDTH / 2, 112))
    mission = fitted(f"{rules.mission}: +2", 24, 300)
    paint(picture, GOLD, mission, (WIDTH - 24 - mission.width / 2, 230))
    paint(picture, GOLD, frame(64, 30, 3), (WIDTH - 24 - mission.width - 46, 231))


def _token(colour: tuple[int, int, int]) -> Picture:
    token = Image.new("RGBA", (54, 54))
    paint(token, INK, mask("circle", 60), (27, 27))
    paint(token, colour, mask("circle", 54), (27, 27))
    paint(token, CREAM, head(32, False), (27, 27))
    return token
