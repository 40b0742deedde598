"""Name the elements of DeerPortal and their signs."""

from bot.i18n import Translator
from engine.games.deerportal.board import ELEMENTS


def element_name(element: int, t: Translator) -> str:
    return t(f"deerportal-{ELEMENTS[element]}")


def mark_of(element: int, t: Translator) -> str:
    """Return the sign of an element without its name."""
    return element_name(element, t).split()[0]


def word_of(element: int, t: Translator) -> str:
    """Return the name of an element without its sign."""
    return element_name(element, t).split(maxsplit=1)[-1]
