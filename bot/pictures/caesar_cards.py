"""Draw the cards of Caesar & Cleopatra: influence with its number, action cards with their sign."""

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.looks import LOOKS
from bot.pictures.caesar_glyphs import PAPYRUS, RED, sign
from bot.pictures.common import CREAM, GOLD, INK, Picture, card_back, ink_on, mix, paint
from bot.pictures.lettering import digits, fitted
from bot.pictures.shapes import Mask, rounded
from engine.games.caesar.pack import ASSASSINATION, CASTLING, SCOUT, VETO, WRATH, Kind

ACTION_COLOURS: Final = {
    ASSASSINATION: (150, 36, 44),
    SCOUT: (32, 104, 128),
    CASTLING: (98, 70, 160),
    WRATH: (206, 120, 20),
    VETO: RED,
}
SIGNS: Final = {
    ASSASSINATION: "assassination",
    SCOUT: "scout",
    CASTLING: "castling",
    WRATH: "wrath",
    VETO: "veto",
}
ACTION_BACK: Final = mix(GOLD, INK, 0.7)
COLOURS: Final = (*ACTION_COLOURS.values(), ACTION_BACK)


@lru_cache(8)
def back(look: int, size: tuple[int, int]) -> Picture:
    """Draw the back of a card of influence."""
    return card_back(LOOKS[look].colour, LOOKS[look].shape, size)


@lru_cache(4)
def action_back(size: tuple[int, int]) -> Picture:
    return card_back(ACTION_BACK, "star", size)


@lru_cache(64)
def face(look: int, kind: Kind, size: tuple[int, int]) -> Picture:
    """Draw an open card of influence: a large number on cream above a stripe of its side."""
    width, height = size
    card = _blank(size, CREAM)
    stripe = height // 7
    paint(
        card,
        LOOKS[look].colour,
        rounded(width - 8, stripe, 5),
        (width / 2, height - stripe / 2 - 5),
    )
    paint(card, INK, figure(kind, height // 2), (width / 2, (height - stripe) / 2))
    return card


@lru_cache(64)
def hidden_face(look: int, kind: Kind, size: tuple[int, int]) -> Picture:
    """Draw a card that lies face down and that its owner knows: its back with its number."""
    width, height = size
    colour = LOOKS[look].colour
    card = _blank(size, CREAM)
    card.paste((*colour, 255), (0, 0), rounded(width, height, width // 8, 5))
    paint(card, ink_on(colour), figure(kind, height // 2), (width / 2, height / 2))
    return card


@lru_cache(64)
def hand_card(look: int, kind: Kind, size: tuple[int, int], name: str = "") -> Picture:
    """Draw a card of the own hand; an action card shows its sign and its name."""
    if kind not in SIGNS:
        return face(look, kind, size)
    width, height = size
    card = _blank(size, PAPYRUS)
    colour = ACTION_COLOURS[kind]
    card.paste((*colour, 255), (0, 0), rounded(width, height, width // 8, 6))
    y = height * (0.4 if name else 0.5)
    paint(card, CREAM, sign(SIGNS[kind], width * 5 // 9), (width / 2, y))
    if name:
        written = fitted(name, max(14, width // 6), width - 16)
        paint(card, CREAM, written, (width / 2, height - height // 6))
    return card


def figure(kind: Kind, height: int) -> Mask:
    """Return the number of a card, or the Phi of a Philosopher."""
    return digits(str(kind), height) if kind else sign("philosopher", round(height * 1.1))


def _blank(size: tuple[int, int], colour: tuple[int, int, int]) -> Picture:
    width, height = size
    card = Image.new("RGBA", size)
    card.paste((*INK, 255), (0, 0), rounded(width, height, width // 8))
    card.paste((*colour, 255), (0, 0), rounded(width, height, width // 8, 2))
    return card
