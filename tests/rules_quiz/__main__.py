"""Print a quiz for a reader: `python -m tests.rules_quiz whot de`; with `answers` their numbers."""

import sys

from tests.rules_quiz.every_quiz import QUIZZES


def main(game: str, language: str, what: str = "") -> None:
    for number, question in enumerate(QUIZZES[game], 1):
        if what == "answers":
            print(number, "abcdef"[question.answer()])
            continue
        print(f"{number}. {question.ask[language]}")
        for letter, choice in zip("abcdef", question.choices[language], strict=False):
            print(f"   {letter}) {choice}")


if __name__ == "__main__":
    main(*sys.argv[1:])
