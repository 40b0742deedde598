"""Ask a reader of a rule sheet how the game is played.

    python -m tests.rules_quiz sheet GAME LANGUAGE      print the rule sheet
    python -m tests.rules_quiz GAME LANGUAGE            print the questions
    python -m tests.rules_quiz check GAME abca…         compare a reader's answers; - is no answer
    python -m tests.rules_quiz GAME LANGUAGE answers    print the right answers

The questions are in English where `tests/rules_quiz/texts` has none in the language.
"""

import sys
from collections.abc import Iterator

from bot.i18n import languages, translator_for
from bot.screens import rules
from bot.screens.rules_screen import page_count
from bot.screens.screen import plain
from engine.games import GAMES
from tests.rules_quiz.every_quiz import QUIZZES
from tests.rules_quiz.quiz import LETTERS, texts


def sheet(game: str, language: str) -> Iterator[str]:
    """Yield the pages of a rule sheet as plain text."""
    t = translator_for(language)
    for page in range(1, page_count(GAMES[game], t) + 1):
        yield plain(rules(GAMES[game], t, page=page).text)


def questions(game: str, language: str) -> Iterator[str]:
    """Yield each question with its choices."""
    for number, question in enumerate(QUIZZES[game], 1):
        words = texts(language)[game][question.key]
        choices = zip(LETTERS, words["choices"], strict=False)
        lines = [f"   {letter}) {choice}" for letter, choice in choices]
        yield "\n".join([f"{number}. {words['ask']}", *lines])


def answers(game: str) -> str:
    """Return the letters of the right choices."""
    return "".join(LETTERS[question.answer()] for question in QUIZZES[game])


def check(game: str, given: str) -> str:
    """Return how many answers are right, and which are wrong."""
    given = "".join(given.split()).lower()
    right = answers(game)
    if len(given) != len(right):
        raise SystemExit(f"{len(given)} answers to {len(right)} questions")
    pairs = enumerate(zip(given, right, strict=True), 1)
    wrong = [
        f"{number}: {mine}, not {theirs}" for number, (mine, theirs) in pairs if mine != theirs
    ]
    return "\n".join([f"{len(right) - len(wrong)} of {len(right)} right", *wrong])


def main(arguments: list[str]) -> str:
    match arguments:
        case ["sheet", game, language] if game in GAMES and language in languages():
            return "\n\n".join(sheet(game, language))
        case ["check", game, given] if game in QUIZZES:
            return check(game, given)
        case [game, language] if game in QUIZZES and language in languages():
            return "\n".join(questions(game, language))
        case [game, language, "answers"] if game in QUIZZES and language in languages():
            lines = enumerate(answers(game), 1)
            return "\n".join(f"{number} {letter}" for number, letter in lines)
    raise SystemExit(__doc__)


if __name__ == "__main__":
    print(main(sys.argv[1:]))
