"""Translations: texts, escaping, and what is missing in a language."""

import logging
import re
import shutil
from collections import Counter
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from bot.i18n import (
    FALLBACK,
    LOCALES,
    Html,
    MissingTranslation,
    Translator,
    You,
    comma_of,
    languages,
    translator_for,
)
from bot.names import names_for
from engine.games import GAMES
from engine.session import Player
from tests.translations.messages import entries, messages, text_of, uses

EN = translator_for("en")
OTHERS = [language for language in languages() if language != FALLBACK]


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Translator, "is_strict", True)


@pytest.mark.parametrize("code", ["en", "EN", "en-GB", "en_us", "xx", "", None])
def test_whoever_speaks_an_unknown_language_hears_english(code: str | None) -> None:
    assert translator_for(code).language == "en"


def test_a_field_is_escaped_in_html_and_plain_in_plain_text() -> None:
    assert EN.html("name", name="<b>&") == "&lt;b&gt;&amp;"
    assert EN("name", name="<b>&") == "<b>&"


def test_html_is_not_escaped_twice() -> None:
    once = EN.html("name", name="<b>")
    assert isinstance(once, Html)
    assert EN.html("name", name=once) == once


def test_a_name_written_from_right_to_left_keeps_its_order_to_itself() -> None:
    assert EN.html("name", name="שרה 2") == "\u2068שרה 2\u2069"
    assert EN.html("name", name="Zoë 2") == "Zoë 2"


@pytest.mark.parametrize("code", ["de", "DE", "de-AT", "de_ch"])
def test_a_language_is_found_by_any_of_its_codes(code: str) -> None:
    assert translator_for(code).language == "de"


def test_german_has_forms_of_the_verb_for_oneself() -> None:
    german = translator_for("de")
    fields = {"count": 1, "why": "turn", "cards": "", "known": False}
    readers = (You(german("you-first")), "Ben", "Du")
    drew = [german("event-whot-drew", seat=who, **fields) for who in readers]
    assert drew == [
        "Du hast eine Karte gezogen.",
        "Ben hat eine Karte gezogen.",
        "Du hat eine Karte gezogen.",  # somebody's name
    ]


def test_a_computer_gets_no_title_in_korean() -> None:
    korean = translator_for("ko")
    ann, computer = names_for([Player(1, "Ann"), Player(None, level="easy")], korean)
    assert korean("event-whot-suspended", seat=ann).startswith("Ann 님이 ")
    assert korean("event-whot-suspended", seat=computer).startswith(f"{computer}가 ")
    assert korean.html("event-whot-suspended", seat=computer).startswith(f"{computer}가 ")


@pytest.mark.parametrize(
    ("language", "comma"), [("en", ", "), ("fa", "، "), ("ja", "、"), ("am", "፣ "), ("xx", ", ")]
)
def test_a_list_has_the_commas_of_the_language(language: str, comma: str) -> None:
    assert comma_of(language) == comma


def test_a_number_chooses_the_form_of_a_word() -> None:
    assert EN("pace-minutes", count=1) == "1 minute"
    assert EN("pace-minutes", count=2) == "2 minutes"


def test_truth_is_said_in_words_that_a_message_can_choose_by() -> None:
    fields = {"seat": "Ann", "count": 1, "why": "turn", "cards": ""}
    assert EN("event-whot-drew", known=False, **fields) == "Ann drew a card."


@pytest.mark.usefixtures("strict")
def test_a_missing_message_is_an_error_in_tests() -> None:
    with pytest.raises(MissingTranslation, match="no-such-message"):
        EN("no-such-message")


@pytest.mark.usefixtures("strict")
def test_a_missing_field_is_an_error_in_tests() -> None:
    with pytest.raises(MissingTranslation, match="name"):
        EN("name")


def test_a_missing_message_shows_its_key_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert EN("no-such-message") == "no-such-message"
    assert [vars(record)["key"] for record in caplog.records] == ["no-such-message"]


def test_what_is_missing_is_noticed_each_time(
    caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest
) -> None:
    with caplog.at_level(logging.ERROR):
        shown = [EN("name"), EN("name")]
    assert shown[0] == shown[1] != ""
    assert len(caplog.records) == 2
    request.getfixturevalue("strict")
    with pytest.raises(MissingTranslation, match="name"):
        EN("name")


def test_the_same_message_says_what_its_fields_are_now() -> None:
    said = [EN("name", name=name) for name in ("Ann", "Bob", "Ann")]
    assert said == ["Ann", "Bob", "Ann"]
    assert EN.html("name", name="<b>") == EN.html("name", name=Html("&lt;b&gt;")) == "&lt;b&gt;"
    assert EN("name", name="<b>") == "<b>"


def test_what_there_is_can_be_asked() -> None:
    assert EN.has("join")
    assert not EN.has("no-such-message")


@pytest.mark.parametrize("language", languages())
def test_every_file_of_a_language_is_read_whole_and_no_message_comes_twice(language: str) -> None:
    seen = Counter(message.id.name for message in entries(language))
    assert [key for key, times in seen.items() if times > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_another_language_says_nothing_that_english_does_not(language: str) -> None:
    """Except parts of its own sentences, such as verb forms, and its words for English notation."""
    known, own = uses(FALLBACK), uses(language)
    parts = {name for message in own.values() for name in message.messages}
    parts |= {f"typed-words-{game}" for game in GAMES}
    assert own.keys() - known.keys() - parts == set()


@pytest.mark.parametrize("language", OTHERS)
def test_another_language_needs_the_same_fields(language: str) -> None:
    known, own = uses(FALLBACK), uses(language)
    shared = known.keys() & own.keys()
    fields = {key: (known[key].fields, own[key].fields) for key in shared}
    assert {key: pair for key, pair in fields.items() if pair[0] != pair[1]} == {}


def test_what_another_language_does_not_say_is_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(LOCALES / FALLBACK, tmp_path / FALLBACK)
    (tmp_path / "nl").mkdir()
    (tmp_path / "nl" / "lobby.ftl").write_text("leave = Weg\n")
    monkeypatch.setattr("bot.i18n.LOCALES", tmp_path)
    t = Translator("nl")
    assert t("leave") == "Weg"
    assert t("join") == EN("join")


def test_a_right_to_left_language_begins_its_lines_there_and_isolates_every_field(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(LOCALES / FALLBACK, tmp_path / FALLBACK)
    (tmp_path / "he").mkdir()
    (tmp_path / "he" / "some.ftl").write_text(
        "who =\n    🎲 { $who }\n    { $how ->\n        [fast] מהר\n       *[slow] לאט\n    }\n"
    )
    monkeypatch.setattr("bot.i18n.LOCALES", tmp_path)
    t = Translator("he")
    assert t("who", who="Ann", how="fast") == "\u200f🎲 \u2068Ann\u2069\n\u200f\u2068מהר\u2069"
    assert t.html("who", who=t.html("name", name="Ann"), how="slow").count("\u200f") == 3


@pytest.mark.parametrize(
    ("text", "directed"),
    [
        ("/help או", "\u2068/help\u2069 או"),
        ("<b>/join</b>, /puzzle 3", "<b>/join</b>, \u2068/puzzle 3\u2069"),
        ("<code>/move *8</code>", "\u2068<code>/move *8</code>\u2069"),
        ("Ann 1500? +7 · −12", "Ann 1500? \u2068+7\u2069\u00a0· \u2068−12\u2069"),
        ("★10, ■ או \u2068●7\u2069", "\u2068★10\u2069, ■ או \u2068●7\u2069"),
        ('<a href="https://t.me/parlour">1/2</a>', '<a href="https://t.me/parlour">1/2</a>'),
    ],
)
def test_commands_cards_and_changes_in_a_right_to_left_text_stay_in_one_piece(
    text: str, directed: str
) -> None:
    hebrew, english = Translator("he"), Translator("en")
    assert hebrew.directed(text) == hebrew.directed(hebrew.directed(text)) == f"\u200f{directed}"
    assert english.directed(text) == text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "link", ["https://t.me/parlour_bot?start=hands", "https://git.example/a/-/tree?at=+5#·+7"]
)
@pytest.mark.usefixtures("strict")
def test_every_link_in_a_message_leads_where_it_should(language: str, link: str) -> None:
    t = translator_for(language)
    linked = [key for key in messages(FALLBACK) if "href=" in text_of(messages(FALLBACK)[key])]
    assert len(linked) >= 3
    mentioned = t.html("called", who=Html(f'<a href="{link}">Ann</a>'), text="")
    for text in (mentioned, *(t.html(key, link=Html(link)) for key in linked)):
        (found,) = re.findall(r'href="([^"]*)"', text)
        assert found == link
        assert urlsplit(found).scheme == "https"
        assert urlsplit(found).hostname == urlsplit(link).hostname
