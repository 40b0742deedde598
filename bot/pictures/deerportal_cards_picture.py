"""Draw the four cards of DeerPortal with what they do, for the rules."""

from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.pictures.common import CREAM, INK, Picture, mix, paint, put
from bot.pictures.deerportal_ground import scheme
from bot.pictures.deerportal_pieces import card, rune
from bot.pictures.lettering import lettering
from bot.pictures.shapes import mask, rounded
from engine.games.deerportal.board import EFFECTS

WIDTH, HEIGHT = 800, 300
COLUMN: Final = WIDTH // len(EFFECTS)
SEASON: Final = "spring"


@dataclass(frozen=True, slots=True)
class DeerPortalCards:
    """The four cards, by what their effects are called."""

    effects: tuple[str, ...]


def draw(cards: DeerPortalCards) -> Picture:
    used = scheme(SEASON, False)
    picture = Image.new("RGB", (WIDTH, HEIGHT), INK)
    for element, (effect, name) in enumerate(zip(EFFECTS, cards.effects, strict=True)):
        x = COLUMN * element + COLUMN // 2
        paint(picture, used.grounds[element], rounded(COLUMN - 8, HEIGHT - 8, 20), (x, HEIGHT / 2))
        paint(picture, used.tracks[element], rounded(COLUMN - 8, 92, 20), (x, 70))
        put(picture, rune(element, 60), (x - 46, 70))
        paint(picture, mix(used.grounds[element], INK, 0.6), mask("arrow", 34), (x + 30, 70))
        put(picture, card(element, effect, 88), (x + 30, 150))
        written = lettering(name, 22, COLUMN - 14)
        paint(picture, CREAM, written, (x, HEIGHT - 42))
    return picture
