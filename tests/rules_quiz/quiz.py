"""Questions about the rules of a game that a reader of its rule sheet alone can answer.

The engine computes each answer: a question sets up a position, plays, and says which choice it saw.
"""

from collections.abc import Callable
from dataclasses import dataclass

QUESTIONS = 20  # of each game


@dataclass(frozen=True)
class Question:
    """A question with its choices in each language, in the same order; `answer` plays it on the
    engine and returns the number of the right choice, from 0; `page` of the rule sheet tells it."""

    page: int
    ask: dict[str, str]
    choices: dict[str, tuple[str, ...]]
    answer: Callable[[], int]
