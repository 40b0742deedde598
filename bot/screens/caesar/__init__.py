"""How Caesar & Cleopatra looks: five groups with two sides, votes told, hands of hidden cards."""

from bot.screens.caesar.hand import cannot, label, menu, open_moves, question, why_not
from bot.screens.caesar.numbers import alert, numbered, public_keys
from bot.screens.caesar.table import final, hand, picture, standing, table
from bot.screens.caesar.telling import story, tell

__all__ = [
    "alert",
    "cannot",
    "final",
    "hand",
    "label",
    "menu",
    "numbered",
    "open_moves",
    "picture",
    "public_keys",
    "question",
    "standing",
    "story",
    "table",
    "tell",
    "why_not",
]
