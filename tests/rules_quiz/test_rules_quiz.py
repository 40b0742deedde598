"""Each game has questions: the engine computes the answers, and the sheet tells them."""

import pytest

from bot.i18n import languages, translator_for
from tests.rules_quiz.__main__ import answers, main
from tests.rules_quiz.every_quiz import QUIZZES
from tests.rules_quiz.quiz import QUESTIONS, Question, texts, translated
from tests.spoken import READ

EVERY = [(game, question) for game, quiz in QUIZZES.items() for question in quiz]


def keys(game: str) -> set[str]:
    return {question.key for question in QUIZZES[game]}


@pytest.mark.parametrize("game", QUIZZES)
def test_each_game_has_twenty_questions_at_least(game: str) -> None:
    assert len(QUIZZES[game]) == len(keys(game)) >= QUESTIONS


@pytest.mark.parametrize("game", QUIZZES)
def test_the_right_choices_do_not_follow_a_pattern(game: str) -> None:
    right = answers(game)
    assert max(map(right.count, right)) <= len(right) // 2


@pytest.mark.parametrize(
    ("game", "question"), EVERY, ids=[f"{game}-{question.key}" for game, question in EVERY]
)
def test_the_engine_gives_one_of_the_choices(game: str, question: Question) -> None:
    assert 0 <= question.answer() < len(texts("en")[game][question.key]["choices"])
    for language in READ:
        assert translator_for(language).has(f"game-{game}-rules-{question.page}")


@pytest.mark.parametrize("language", translated())
@pytest.mark.parametrize("game", QUIZZES)
def test_a_language_asks_all_the_questions_of_a_game(game: str, language: str) -> None:
    assert language in languages()
    asked, english = texts(language)[game], texts("en")[game]
    assert asked.keys() == keys(game)
    assert len({words["ask"] for words in asked.values()}) == len(asked)
    for key, words in asked.items():
        assert len({*words["choices"]}) == len(words["choices"]), key
        assert len(words["choices"]) == len(english[key]["choices"]), key


def test_a_language_without_questions_is_asked_in_english() -> None:
    assert texts("nobody") == texts("en")
    assert texts("de") != texts("en")


def test_the_sheet_alone_is_printed_page_by_page() -> None:
    sheet = main(["sheet", "whot", "de"])
    assert "Markt" in sheet
    assert "<b>" not in sheet
    assert "1. Wie viele Karten" in main(["whot", "de"])
    assert main(["whot", "de", "answers"]).startswith("1 ")


def test_the_answers_of_a_reader_are_counted() -> None:
    right = answers("whot")
    assert main(["check", "whot", right]) == "25 of 25 right"
    third = "b" if right[2] == "a" else "a"
    given = f"{right[:2]}{third} {right[3:-1].upper()}-"
    told = ["23 of 25 right", f"3: {third}, not {right[2]}", f"25: -, not {right[-1]}"]
    assert main(["check", "whot", given]).splitlines() == told
    with pytest.raises(SystemExit, match="3 answers to 25 questions"):
        main(["check", "whot", "abc"])
    with pytest.raises(SystemExit, match="print the rule sheet"):
        main(["check", "chess", "abc"])
