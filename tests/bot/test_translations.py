"""Check translations for what needs no speaker of the language."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Any, Final

import pytest
from babel import Locale
from fluent.syntax import ast

from bot.i18n import FALLBACK, is_right_to_left, languages, translator_for
from tests.bot.test_i18n import OTHERS
from tests.translations.checks import (
    ascii_quotes,
    closes_otherwise,
    doubled_spaces,
    glossary,
    is_excepted,
    masculine,
    misses,
)
from tests.translations.messages import entries, messages, pairs, selectors, text_of, uses

TAG: Final = re.compile(r"</?[a-z-]+(?: [^<>]*)?>")
COMMAND: Final = re.compile(r"(?<![\w/])/[a-z]+\b")
LETTERED: Final = 12  # letters from which on a sentence must not be English
COUNTED: Final = range(201)  # numbers of which a form is wanted
SCRIPTS: Final = {
    **dict.fromkeys(("ru", "uk"), "CYRILLIC"),
    **dict.fromkeys(("fa", "ar"), "ARABIC"),
    "hi": "DEVANAGARI",
    "am": "ETHIOPIC",
    "ko": "HANGUL",
    "zh": "CJK",
    "ja": "CJK|HIRAGANA|KATAKANA",
}
MOSTLY: Final = 0.9  # of the letters of a language are of its script
ARROW: Final = re.compile("[←→◂▸⬅➡]")
MIRRORED: Final = str.maketrans("←→◂▸⬅➡", "→←▸◂➡⬅")
OF_GAMES: Final = "●▲■★✚"  # signs that are words of a sentence
FORBIDDEN: Final = re.compile("[\u0000-\u0009\u000b-\u001f\u200e\u202a-\u202e\ufffd]")


def forms_of(language: str) -> set[str]:
    """Return the plural forms that whole numbers have; CLDR gives some others to fractions."""
    locale = Locale.parse(language)
    return {locale.plural_form(number) for number in COUNTED}


PLURAL: Final = {"zero", "one", "two", "few", "many"}


def by_numbers(message: ast.Message) -> Iterator[list[str]]:
    """Yield the choices among plural forms."""
    for _, words in selectors(message):
        if PLURAL & {*words}:
            yield words


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_everything(language: str) -> None:
    """Except parts of English sentences, such as forms of a verb."""
    parts = {part for each in uses(FALLBACK).values() for part in each.messages}
    assert messages(FALLBACK).keys() - messages(language).keys() - parts == set()


@pytest.mark.parametrize("language", languages())
def test_a_number_has_exactly_the_forms_of_the_language(language: str) -> None:
    forms = forms_of(language)
    wrong = {
        key: words
        for key, message in messages(language).items()
        for words in by_numbers(message)
        if not PLURAL & {*words} <= forms <= {*words}
    }
    assert wrong == {}, f"{language} has {sorted(forms)}"


@pytest.mark.parametrize("language", OTHERS)
def test_every_choice_knows_every_word_by_which_english_chooses(language: str) -> None:
    """It may choose more often, as by the gender. English words for the reader are no keys."""
    missing = {}
    for key, english, message in pairs(language):
        known: dict[str, set[str]] = {}
        for chosen, words in selectors(message):
            known.setdefault(chosen, set()).update(words)
        for chosen, words in selectors(english):
            needed = {word for word in words if word.islower()} - PLURAL - {"you"}
            if PLURAL & {*words}:
                needed -= {"other"}  # a form which numbers have in English, and not everywhere
            if chosen in known and (left := needed - known[chosen]):
                missing[key] = chosen, left
    assert missing == {}


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_tags_and_commands_of_the_english_one(language: str) -> None:
    """Each at least once: a language that chooses more often repeats some."""
    differing: dict[str, Any] = {}
    for key, english, message in pairs(language):
        for kind in (TAG, COMMAND):
            ours, theirs = ({*kind.findall(text_of(m))} for m in (message, english))
            if ours != theirs:
                differing[key] = ours ^ theirs
    assert differing == {}


def sign_of(text: str) -> str:
    """Return the emoji with which a message begins."""
    first = text[:1]
    is_sign = unicodedata.category(first or "a") == "So" and first not in OF_GAMES
    return first if is_sign else ""


def mirrored(text: str, language: str) -> str:
    """Return an English text with its arrows as a reader of this language wants them."""
    return text.translate(MIRRORED) if is_right_to_left(language) else text


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_begins_with_the_sign_of_the_english_one(language: str) -> None:
    differing = {
        key: (sign_of(text_of(english)), sign_of(text_of(message)))
        for key, english, message in pairs(language)
        if mirrored(sign_of(text_of(english)), language) != sign_of(text_of(message))
    }
    assert differing == {}


@pytest.mark.parametrize("language", [each for each in OTHERS if is_right_to_left(each)])
def test_arrows_point_as_one_reads_from_right_to_left(language: str) -> None:
    """A sentence may say it by words instead."""
    wrong = {
        key: text_of(message)
        for key, english, message in pairs(language)
        if not {*ARROW.findall(text_of(message))}
        <= {*ARROW.findall(mirrored(text_of(english), language))}
    }
    assert wrong == {}


@pytest.mark.parametrize("language", [each for each in OTHERS if is_right_to_left(each)])
def test_numerals_are_of_one_script_from_right_to_left(language: str) -> None:
    """The fields of a message, such as cards and coordinates, are written in 0 to 9."""
    t = translator_for(language)
    other = [
        key
        for key, message in messages(language).items()
        if any(letter.isdecimal() and letter > "9" for letter in text_of(message))
    ]
    assert other == []
    assert "1234567890" in re.sub(r"\W", "", t("deerportal-together", count=1234567890))


@pytest.mark.parametrize("language", [each for each in OTHERS if is_right_to_left(each)])
def test_no_line_can_begin_with_the_dot_between_two_things(language: str) -> None:
    t = translator_for(language)
    broken = [key for key, each in messages(language).items() if " ·" in t.directed(text_of(each))]
    assert broken == []
    assert " ·" not in t.html("rally-nearest", who="Ann", mine=False, places="A 4 · F 6")


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_was_left_in_english(language: str) -> None:
    left = [
        key
        for key, english, message in pairs(language)
        if text_of(english) == text_of(message)
        and not key.startswith("game-")
        and sum(letter.isalpha() for letter in TAG.sub("", text_of(message))) >= LETTERED
        and not is_excepted(language, "english", key)
    ]
    assert left == []


@pytest.mark.parametrize("language", languages())
def test_no_character_is_hidden_in_a_message(language: str) -> None:
    """Neither one that controls nor one that Telegram drops."""
    found = [key for key, each in messages(language).items() if FORBIDDEN.search(text_of(each))]
    assert found == []


@pytest.mark.parametrize("language", languages())
def test_a_language_is_written_in_its_script(language: str) -> None:
    text = TAG.sub("", COMMAND.sub("", "".join(map(text_of, entries(language)))))
    letters = [letter for letter in text if letter.isalpha()]
    wanted = re.compile(SCRIPTS.get(language, "LATIN"))
    own = sum(bool(wanted.match(unicodedata.name(letter, ""))) for letter in letters)
    assert own >= MOSTLY * len(letters)


@pytest.mark.parametrize("language", languages())
def test_no_space_is_doubled(language: str) -> None:
    assert [key for key, each in messages(language).items() if doubled_spaces(each)] == []


@pytest.mark.parametrize("language", languages())
def test_quotation_marks_are_those_of_print(language: str) -> None:
    found = [key for key, each in messages(language).items() if ascii_quotes(each)]
    assert [key for key in found if not is_excepted(language, "quotes", key)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_closes_as_the_english_one(language: str) -> None:
    """With a full stop, a question mark, a colon, an ellipsis, or none of them."""
    found = [key for key, english, own in pairs(language) if closes_otherwise(english, own)]
    assert [key for key in found if not is_excepted(language, "ending", key)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_nobody_is_taken_for_a_man(language: str) -> None:
    """In Russian, Ukrainian and Polish, whose past tells a man from a woman."""
    found = {
        key: said
        for key, message in messages(language).items()
        if not is_excepted(language, "gender", key) and (said := masculine(language, message))
    }
    assert found == {}


@pytest.mark.parametrize("language", OTHERS)
def test_a_term_is_said_as_in_the_glossary(language: str) -> None:
    missing = {
        (key, " / ".join(term.own))
        for key, english, own in pairs(language)
        for term in glossary(language)
        if misses(term, key, english, own)
    }
    assert missing == set()
