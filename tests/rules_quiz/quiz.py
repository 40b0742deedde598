"""Questions about the rules of a game that a reader of its rule sheet alone can answer.

The engine computes each answer: a question sets up a position, plays, and says which choice it saw.
The words are in `texts/<language>.toml`.
"""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from bot.i18n import FALLBACK

QUESTIONS: Final = 20  # of each game
LETTERS: Final = "abcdef"  # of the choices
TEXTS: Final = Path(__file__).parent / "texts"


@dataclass(frozen=True)
class Question:
    """A question that is told on a page of the rule sheet; `answer` plays it on the engine and
    returns the number of the right choice, from 0."""

    page: int
    answer: Callable[[], int]

    @property
    def key(self) -> str:
        """The name of its words in the files of all languages."""
        return self.answer.__name__


@cache
def texts(language: str) -> dict[str, dict[str, Any]]:
    """Return the words of all quizzes by game and key; in English where nobody translated them."""
    file = TEXTS / f"{language}.toml"
    if not file.exists():
        return texts(FALLBACK)
    return tomllib.loads(file.read_text(encoding="utf-8"))


def translated() -> list[str]:
    """Return the languages that have questions of their own."""
    return sorted(file.stem for file in TEXTS.glob("*.toml"))
