"""The quizzes of all games."""

from tests.rules_quiz import caesar_quiz, deerportal_quiz, differo_quiz, rally_quiz
from tests.rules_quiz.quiz import Question

QUIZZES: dict[str, list[Question]] = {
    "caesar": caesar_quiz.QUIZ,
    "deerportal": deerportal_quiz.QUIZ,
    "differo": differo_quiz.QUIZ,
    "rally": rally_quiz.QUIZ,
}
