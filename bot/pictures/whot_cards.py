"""Draw the cards of Whot: whole faces, and faces for hands, whose head tells symbol and number."""

import math
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.looks import Colour
from bot.pictures.common import CREAM, GOLD, INK, Colours, Picture, Size, paint
from bot.pictures.lettering import digits, lettering
from bot.pictures.shapes import Mask, mask, rounded
from engine.cards import Card
from engine.games.whot.pack import SUITS, WHOT

WINE: Final = (142, 22, 58)
DIM: Final = (128, 146, 146)  # the paper of a card that cannot be played
DIM_WINE: Final = (58, 14, 34)
COLOURS: Final[Colours] = (WINE, DIM, DIM_WINE)
PRINT: Final = "Whot"  # on the card, in every language
HEAD: Final = 0.36  # of a card's width: how high the head of a card in a hand is
FRAME: Final = 5  # around a card that can be played


@lru_cache(64)
def card_face(card: Card, size: Size) -> Picture:
    """Draw a card: a large symbol in the middle, number and symbol in two corners."""
    width, height = size
    face = blank_card(size, CREAM)
    if card == WHOT:
        _draw_all_symbols(face, width, (width / 2, height / 2), CREAM, WINE)
    else:
        middle = mask(SUITS[card[0]], round(width * 0.6))
        paint(face, WINE, middle, (width / 2, height / 2))
    corner = _corner(card, size)
    paint(face, WINE, corner, (width / 2, height / 2))
    paint(face, WINE, corner.rotate(180), (width / 2, height / 2))
    return face


def _corner(card: Card, size: Size) -> Mask:
    width = size[0]
    corner = Image.new("L", size)
    figures = digits(card[1:], round(width * 0.2))
    if card == WHOT:
        figures = lettering(PRINT, round(width * 0.17))
        figures = figures.crop(figures.getbbox())
    side = round(width * 0.15)
    middle = round(width * 0.075) + max(figures.width, side) // 2
    top = round(width * 0.085)
    corner.paste(figures, (middle - figures.width // 2, top))
    if card != WHOT:
        below = top + figures.height + round(width * 0.05)
        corner.paste(mask(SUITS[card[0]], side), (middle - side // 2, below))
    return corner


@lru_cache(192)
def hand_card(card: Card, size: Size, is_dim: bool = False, count: int = 1) -> Picture:
    """Draw a card of a hand. The head has the symbol and then the number, as keys have, and is
    seen when another card lies on the rest; `count` is told of cards that are alike."""
    width, height = size
    paper, ink = (DIM, DIM_WINE) if is_dim else (CREAM, WINE)
    face = blank_card(size, paper)
    head = round(width * HEAD)
    middle = (width / 2, head + (height - head) * 0.47)
    left, y = round(width * 0.09), round(width * 0.05) + head / 2
    if card == WHOT:
        figures = lettering(PRINT, round(width * 0.29))
        paint(face, ink, figures, (left * 0.7 + figures.width / 2, y))
        _draw_all_symbols(face, round(width * 0.82), middle, paper, ink)
    else:
        side = round(width * 0.3)
        paint(face, ink, mask(SUITS[card[0]], side), (left + side / 2, y))
        figures = digits(card[1:], round(width * 0.27))
        paint(face, ink, figures, (left + side * 1.2 + figures.width / 2, y))
        paint(face, ink, mask(SUITS[card[0]], round(width * 0.56)), middle)
    if count > 1:
        badge = (width * 0.76, height - width * 0.24)
        paint(face, paper, mask("circle", round(width * 0.52)), badge)
        paint(face, ink, mask("circle", round(width * 0.46)), badge)
        paint(face, paper, lettering(f"×{count}", round(width * 0.25)), badge)
    return face


@lru_cache(16)
def called(call: str, label: str, width: int) -> Picture:
    """Draw a golden plate with a called symbol and its name."""
    sign = plate(width, 52, GOLD)
    name = lettering(label, 23, width - 58)
    left = (sign.width - 40 - name.width) / 2
    paint(sign, WINE, mask(SUITS[call], 34), (left + 16, 26))
    paint(sign, INK, name, (left + 40 + name.width / 2, 26))
    return sign


def plate(width: int, height: int, colour: Colour) -> Picture:
    drawn = Image.new("RGBA", (width, height))
    for inset, ink in ((0, INK), (2, CREAM), (5, colour)):
        paint(drawn, ink, rounded(width, height, height // 2, inset), (width / 2, height / 2))
    return drawn


@lru_cache(8)
def gold_frame(size: Size) -> Picture:
    """Draw what lies behind a card that can be played."""
    width, height = size[0] + 2 * FRAME, size[1] + 2 * FRAME
    frame = Image.new("RGBA", (width, height))
    frame.paste((*GOLD, 255), (0, 0), rounded(width, height, size[0] // 10 + FRAME))
    return frame


def blank_card(size: Size, paper: Colour) -> Picture:
    """Draw a card without a face."""
    width, height = size
    radius = width // 10
    face = Image.new("RGBA", size)
    face.paste((*INK, 255), (0, 0), rounded(width, height, radius))
    face.paste((*paper, 255), (0, 0), rounded(width, height, radius, max(2, width // 90)))
    return face


def _draw_all_symbols(
    face: Picture, width: int, centre: tuple[float, float], paper: Colour, ink: Colour
) -> None:
    """Draw the five symbols of a Whot."""
    paint(face, ink, mask("circle", round(width * 0.86)), centre)
    paint(face, paper, mask("circle", round(width * 0.8)), centre)
    paint(face, ink, mask("circle", round(width * 0.76)), centre)
    for place, symbol in enumerate(SUITS.values()):
        angle = 2 * math.pi * place / len(SUITS)
        x = centre[0] + width * 0.2 * math.sin(angle)
        y = centre[1] - width * 0.2 * math.cos(angle)
        paint(face, paper, mask(symbol, round(width * 0.16)), (x, y))
