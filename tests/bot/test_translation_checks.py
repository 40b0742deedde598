"""Each check of a translation finds the mistake that it is for, and lets what is right pass."""

import pytest
from fluent.syntax import FluentParser, ast

from tests.translations.checks import (
    Term,
    ascii_quotes,
    closes_otherwise,
    doubled_spaces,
    masculine,
    misses,
    read_exceptions,
    read_glossary,
)

DREW = "{ $seat } drew a card."
PENALTY = Term(("penalty",), ("penal-", "castigo"), ("coach-*",))


def message(text: str) -> ast.Message:
    """Return a message as a file would hold it, with each line indented."""
    lines = "\n    ".join(text.split("\n"))
    (entry,) = FluentParser().parse(f"key =\n    {lines}\n").body
    assert isinstance(entry, ast.Message)
    return entry


@pytest.mark.parametrize(
    ("text", "is_wrong"),
    [
        ("one  two", True),
        ("one \u00a0two", True),
        ("one two\n\nthree", False),
        ("{ $a } · { $b }", False),
    ],
)
def test_a_doubled_space_is_found(text: str, is_wrong: bool) -> None:
    assert doubled_spaces(message(text)) == is_wrong


@pytest.mark.parametrize(
    ("text", "is_wrong"),
    [
        ("call 'last'", True),
        ('say "last"', True),
        ("say “last”, don’t", False),
        ('type <code>"id": "7"</code>', False),
        ('<a href="https://t.me">here</a>', False),
    ],
)
def test_straight_quotation_marks_are_found(text: str, is_wrong: bool) -> None:
    assert ascii_quotes(message(text)) == is_wrong


@pytest.mark.parametrize(
    ("english", "own", "is_wrong"),
    [
        ("A card.", "Una carta", True),
        ("A card", "Una carta.", True),
        ("A card?", "Una carta.", True),
        ("A list:", "Una lista.", True),
        ("A card.", "一张牌。", False),
        ("A card!", "एक पत्ता।", False),
        ("A card?", "کارت؟", False),
        ("A card.", "ካርድ።", False),
        ("<b>A card.</b>", "“Carta”.", False),
        (DREW, "{ $seat }: una carta.", False),
        (DREW, "Una carta para { $seat }", False),
        ("{ $n ->\n    [one] a card\n   *[other] cards\n}.", "Cartas: { $n }.", False),
        (
            "{ $n ->\n    [one] A card.\n   *[other] Cards.\n}",
            "{ $n ->\n    [one] Carta.\n   *[other] Cartas\n}",
            True,
        ),
    ],
)
def test_a_sentence_that_ends_otherwise_is_found(english: str, own: str, is_wrong: bool) -> None:
    assert closes_otherwise(message(english), message(own)) == is_wrong


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("ru", "{ $seat } сыграл карту.", ["сыграл"]),
        ("ru", "<b>{ $seat }</b> не отказался.", ["отказался"]),
        ("ru", "{ $seat }: ход ●5.", []),
        ("ru", "{ $card } упал", []),
        ("uk", "{ $seat } зіграв карту.", ["зіграв"]),
        ("uk", "{ $count } ходів", []),
        ("pl", "{ $seat } nie zagrał karty.", ["zagrał"]),
        ("pl", "{ $seat } { $known ->\n    [yes] dobrał ●5\n   *[no] bierze\n}.", ["dobrał"]),
        ("de", "{ $seat } spielte.", []),
    ],
)
def test_a_masculine_form_after_a_name_is_found(language: str, text: str, said: list[str]) -> None:
    assert masculine(language, message(text)) == said


@pytest.mark.parametrize(
    ("key", "english", "own", "is_wrong"),
    [
        ("whot-due", "The penalty is 2 cards.", "La multa es de 2 cartas.", True),
        ("whot-due", "A PENALTY!", "¡Una multa!", True),
        ("whot-due", "The penalty is 2 cards.", "La <b>Penalización</b>: 2.", False),
        ("whot-due", "The penalty is 2 cards.", "El castigo: 2 cartas.", False),
        ("whot-due", "A card.", "Una multa.", False),
        ("whot-due", "<code>penalty</code>", "Así", False),
        ("coach-pick", "A penalty!", "¡Ojo!", False),
    ],
)
def test_another_word_than_that_of_the_glossary_is_found(
    key: str, english: str, own: str, is_wrong: bool
) -> None:
    assert misses(PENALTY, key, message(english), message(own)) == is_wrong


def test_glossary_and_exceptions_are_tables_of_the_style_page() -> None:
    page = """
| english | own | not in |
|---|---|---|
| penalty; fine | penal-; castigo | coach-* |
| market | mercad- |

| say | for |
|---|---|
| market | nothing |

| check | message |
|---|---|
| ending | whot-catch; puzzle-* |
"""
    assert list(read_glossary(page)) == [
        Term(("penalty", "fine"), ("penal-", "castigo"), ("coach-*",)),
        Term(("market",), ("mercad-",)),
    ]
    assert list(read_exceptions(page)) == [("ending", "whot-catch"), ("ending", "puzzle-*")]
