"""Languages: what is said, what is escaped, and what happens where something is missing."""

import logging
from collections import Counter

import pytest
from fluent.syntax import FluentParser, ast

from bot.i18n import LOCALES, Html, Say, Untold, languages, say_for

SAY = say_for("en")


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Say, "is_strict", True)


@pytest.mark.parametrize("code", ["en", "EN", "en-GB", "en_us", "xx", "", None])
def test_whoever_speaks_an_unknown_language_hears_english(code: str | None) -> None:
    assert say_for(code).language == "en"


def test_a_field_is_escaped_in_html_and_plain_in_plain_text() -> None:
    assert SAY.html("name", name="<b>&") == "&lt;b&gt;&amp;"
    assert SAY("name", name="<b>&") == "<b>&"


def test_html_is_not_escaped_twice() -> None:
    once = SAY.html("name", name="<b>")
    assert isinstance(once, Html)
    assert SAY.html("name", name=once) == once


def test_a_name_written_from_right_to_left_keeps_its_order_to_itself() -> None:
    assert SAY.html("name", name="שרה 2") == "\u2068שרה 2\u2069"
    assert SAY.html("name", name="Zoë 2") == "Zoë 2"


def test_a_number_chooses_the_form_of_a_word() -> None:
    assert SAY("pace-minutes", count=1) == "1 minute"
    assert SAY("pace-minutes", count=2) == "2 minutes"


def test_truth_is_said_in_words_that_a_message_can_choose_by() -> None:
    fields = {"seat": "Ann", "count": 1, "why": "turn", "cards": ""}
    assert SAY("event-whot-drew", known=False, **fields) == "Ann drew a card."


@pytest.mark.usefixtures("strict")
def test_a_missing_message_is_an_error_in_tests() -> None:
    with pytest.raises(Untold, match="no-such-message"):
        SAY("no-such-message")


@pytest.mark.usefixtures("strict")
def test_a_missing_field_is_an_error_in_tests() -> None:
    with pytest.raises(Untold, match="name"):
        SAY("name")


def test_a_missing_message_shows_its_key_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert SAY("no-such-message") == "no-such-message"
    assert "no-such-message" in caplog.text


def test_what_there_is_can_be_asked() -> None:
    assert SAY.has("join")
    assert not SAY.has("no-such-message")


@pytest.mark.parametrize("language", languages())
def test_every_file_of_a_language_is_read_whole_and_no_message_comes_twice(language: str) -> None:
    seen: Counter[str] = Counter()
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                seen[entry.id.name] += 1
    assert [key for key, times in seen.items() if times > 1] == []
