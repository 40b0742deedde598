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
from engine.games import GAMES
from engine.record import steps
from tests.engine.tables import ANN, BOB, play_table

QUESTIONS: Final = 20  # of each game at least
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


def timed_out(game: str) -> int:
    """Let the time of the first player run out. Return what follows: 0 they miss the turn, 1 they
    are out of the game, 2 a move is made for them."""
    session = play_table(game, ANN, BOB)
    seat = next(iter(session.prompts))
    session.tick(session.due[seat])
    if session.phase != "playing" or session.players[seat].gone:
        return 1
    return 2 if (seat, "clock") in [(step.seat, step.by) for step in steps(session.log)] else 0


def people(game: str, *choices: tuple[int, int]) -> int:
    """Return which of these numbers of people can play."""
    can = GAMES[game].people
    return choices.index((can[0], can[-1]))


def begins(game: str) -> int:
    """Return who begins: 0 who joined last, 1 who joined first, 2 whoever is drawn by lot."""
    session = play_table(game, ANN, BOB)
    first = {session.players[seat].user for seat in session.prompts}
    return 1 if first == {ANN} else 0 if first == {BOB} else 2
