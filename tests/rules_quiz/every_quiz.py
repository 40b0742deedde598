"""The quizzes of all games."""

from tests.rules_quiz import deerportal_quiz, differo_quiz
from tests.rules_quiz.quiz import Question

QUIZZES: dict[str, list[Question]] = {
    "deerportal": deerportal_quiz.QUIZ,
    "differo": differo_quiz.QUIZ,
}
