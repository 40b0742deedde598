"""The words of lessons, and how they cover the rule sheet of their game."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from bot.i18n import translator_for
from bot.screens.screen import plain
from engine.lessons import Ask, Lesson, Tell, lessons_of

EN: Final = translator_for("en")
NOT_TAUGHT: Final = "not taught: "
MOST_NOT_TAUGHT: Final = 3
LONGEST: Final = 240  # letters of a step
LONGEST_ANSWER: Final = 200  # letters about a wrong move, which may pop up
LETTERS_PER_SECOND, SECONDS_PER_TAP, MOST_SECONDS = 22, 2, 180
_MARK: Final = re.compile(r"^\W*(\d\. )?")  # a bullet, an emoji or a number before a line
_BETWEEN: Final = re.compile(r"(?<=[.!?]) +")

Taught = Mapping[str, str]  # by sentence, the steps that teach it, or why none does
NOTHING: Final[Taught] = {}


def lines(game: str) -> Iterator[str]:
    """Yield the lines of the rule sheet."""
    page = 1
    while EN.has(f"game-{game}-rules-{page}"):
        for line in plain(EN.html(f"game-{game}-rules-{page}")).splitlines():
            yield _MARK.sub("", line.strip())
        page += 1


def sentences(game: str) -> list[str]:
    """Split the rule sheet into sentences; headings, which end in a letter, are none."""
    parts = [part for line in lines(game) for part in _BETWEEN.split(line) if part]
    return [part for part in parts if part[-1] in ".!?:…"]


def steps(lesson: Lesson) -> Iterator[Tell | Ask]:
    return (step for step in lesson.steps if isinstance(step, Tell | Ask))


def answers(lesson: Lesson) -> Iterator[str]:
    """Yield the messages about wrong moves."""
    for step in steps(lesson):
        if isinstance(step, Ask):
            yield from {*step.wrong.values(), step.hint} - {""}


def assert_sheet_is_taught(game: str, sentences_taught: Taught, also: Taught = NOTHING) -> None:
    """Check that a table names a step for each sentence of the sheet, and no step that is not;
    `also` are lines that teach something and end without a full stop."""
    said, taught = [*sentences(game), *lines(game)], {**sentences_taught, **also}
    assert not [sentence for sentence in sentences(game) if sentence not in taught]
    assert not [sentence for sentence in taught if sentence not in said]
    left_out = [why for why in taught.values() if why.startswith(NOT_TAUGHT)]
    assert len(left_out) <= MOST_NOT_TAUGHT
    named = {name for names in taught.values() if names not in left_out for name in names.split()}
    prefix = f"lesson-{game}-"
    told = {step.words.removeprefix(prefix) for each in lessons_of(game) for step in steps(each)}
    assert named == told, "each step teaches something, and only steps do"


def assert_short_enough(game: str, language: str, most_seconds: int = MOST_SECONDS) -> None:
    """Check the length of each text, and that the lessons of a game take three minutes, or as
    long as they may."""
    t = translator_for(language)
    seconds = 0.0
    for lesson in lessons_of(game):
        assert t(f"lesson-{game}-{lesson.key}")
        for step in steps(lesson):
            assert len(t(step.words)) <= LONGEST, step.words
            seconds += len(t(step.words)) / LETTERS_PER_SECOND + SECONDS_PER_TAP
        for answer in answers(lesson):
            assert len(t(answer)) <= LONGEST_ANSWER, answer
    assert seconds <= most_seconds
