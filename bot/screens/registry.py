"""The games that have screens of their own, by key; a game without plays by the default ones.

A game's module may have any of these functions, and a default stands in for each it has not
(bot/screens/default.py has them all, with their meaning): tell, story, table, rules_told, board,
occasion, standing, picture, picture_of_moves, hand, final, label, said, menu, question, why_not,
cannot, open_moves, public_keys, alert, numbered.
"""

from types import ModuleType
from typing import Any, Final

from bot.screens import caesar, deerportal, differo, rally, whot

SCREENS: Final[dict[str, ModuleType]] = {
    "whot": whot,
    "caesar": caesar,
    "deerportal": deerportal,
    "differo": differo,
    "rally": rally,
}


def own(game: str, name: str) -> Any:
    """A game's own function of this name, or None."""
    return getattr(SCREENS.get(game), name, None)
