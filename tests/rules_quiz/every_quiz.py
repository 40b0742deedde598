"""The quizzes of all games."""

from tests.rules_quiz.quiz import Question

QUIZZES: dict[str, list[Question]] = {}
