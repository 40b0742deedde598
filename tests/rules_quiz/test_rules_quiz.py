"""Each game has twenty questions: the engine computes the answers, and the sheet tells them."""

import pytest

from bot.i18n import languages, translator_for
from tests.rules_quiz.every_quiz import QUIZZES
from tests.rules_quiz.quiz import QUESTIONS, Question

EVERY = [(game, question) for game, quiz in QUIZZES.items() for question in quiz]


@pytest.mark.parametrize("game", QUIZZES)
def test_each_game_has_twenty_questions(game: str) -> None:
    assert len(QUIZZES[game]) == QUESTIONS
    assert len({question.ask["en"] for question in QUIZZES[game]}) == QUESTIONS


@pytest.mark.parametrize("game", QUIZZES)
def test_the_right_choices_do_not_follow_a_pattern(game: str) -> None:
    answers = [question.answer() for question in QUIZZES[game]]
    assert max(answers.count(answer) for answer in answers) <= QUESTIONS // 2


@pytest.mark.parametrize(("game", "question"), EVERY, ids=lambda part: str(part)[:40])
def test_the_engine_gives_one_of_the_choices(game: str, question: Question) -> None:
    for language in languages():
        choices = question.choices[language]
        assert question.ask[language]
        assert len(set(choices)) == len(choices) == len(question.choices["en"])
        assert 0 <= question.answer() < len(choices)
        assert translator_for(language).has(f"game-{game}-rules-{question.page}")
