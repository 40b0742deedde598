"""The status of languages: names without messages, and what English has changed since."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import i18n
from bot.i18n import FALLBACK, languages, loaded_languages, nearest_language, translator_for
from bot.language_status import language_name, language_typed, status_of
from tests.bot.more_languages import MANY, copied_languages, forget_languages
from tests.translations.messages import entries
from tests.translations.status import Gaps, gaps_of, seal

OTHERS = [language for language in languages() if language != FALLBACK]


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_translated_from_the_english_one_of_today(language: str) -> None:
    advice = f"translate what is named, then: python -m tests.translations seal {language}"
    assert gaps_of(language) == Gaps([], [], []), advice


@pytest.mark.parametrize("language", languages())
def test_a_name_fits_into_a_third_of_a_row(language: str) -> None:
    assert status_of(language).state in ("machine", "read", "maintained")
    assert 0 < len(language_name(language)) <= 14


@pytest.fixture
def copies(tmp_path: Path) -> Iterator[Path]:
    with copied_languages(tmp_path, ("es", "pt"), "de"):
        yield tmp_path


def write(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_messages_are_named_whose_english_has_changed(copies: Path) -> None:
    write(copies / "en" / "lobby.ftl", "▶ Start", "▶ Deal")
    write(copies / "en" / "lobby.ftl", "join =", "# laid out in another way\njoin =\n   ")
    write(copies / "en" / "lobby.ftl", "more-games-title", "more-games-heading")
    assert gaps_of("es") == Gaps(["start"], ["more-games-heading"], ["more-games-title"])
    write(copies / "es" / "lobby.ftl", "more-games-title", "more-games-heading")
    assert gaps_of("es") == Gaps(["more-games-heading", "start"], [], [])
    seal("es", ["start"])
    assert gaps_of("es") == Gaps(["more-games-heading"], [], [])
    seal("es")
    assert gaps_of("es") == Gaps([], [], [])
    assert gaps_of("pt").changed == ["start"]


def test_a_new_language_gets_its_name_and_is_a_machines(copies: Path) -> None:
    (copies / "es" / "STATUS.toml").unlink()
    assert len(gaps_of("es").changed) > 1000
    seal("es")
    assert status_of("es") == ("Español", "machine")
    assert gaps_of("es") == Gaps([], [], [])


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "tests.translations", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_command_lists_what_a_language_lacks() -> None:
    told = run("status", "de")
    assert (told.returncode, told.stdout) == (0, "de: 0 changed, 0 missing, 0 superfluous\n")
    assert "English has no no-such-message" in run("seal", "de", "no-such-message").stderr


def test_names_are_read_without_messages(copies: Path) -> None:
    write(copies / "es" / "STATUS.toml", "Deutsch", "Español")
    assert [language_name(language) for language in ("en", "es")] == ["English", "Español"]
    assert language_typed("español", "en") == "es"
    assert loaded_languages() == ()


@pytest.mark.parametrize(
    ("typed", "language"),
    [
        *(("es", "es"), ("ES-mx", "es"), ("español", "es"), ("Espanol", "es"), ("Spanish", "es")),
        *(("spanisch", "es"), ("portugués", "pt"), ("Português", "pt"), ("English", "en")),
        *(("klingon", None), ("", None), ("-", None), ("/", None)),
    ],
)
@pytest.mark.usefixtures("copies")
def test_a_language_is_known_by_its_names(typed: str, language: str | None) -> None:
    assert language_typed(typed, "de") == language


@pytest.mark.parametrize("typed", ["O'zbekcha", "oʻzbekcha", "o‘zbekcha", "ozbekcha"])
def test_a_language_is_known_by_its_name_whatever_the_apostrophe(typed: str) -> None:
    assert language_typed(typed, "en") == "uz"


@pytest.mark.parametrize(
    ("code", "language"),
    [
        *(("pt-br", "pt"), ("zh-hans", "zh"), ("zh-hant", "zh"), ("zh-hans-raw", "zh")),
        *(("fa", "fa"), ("fa-raw", "fa"), ("uz", "uz"), ("id", "id"), ("pcm", "pcm")),
        *(("nb", "en"), ("fil", "en"), ("hy", "en"), ("i", "en"), ("y", "en")),
    ],
)
def test_an_apps_language_is_the_nearest_one(
    code: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(i18n, "languages", lambda: ("en", *MANY))
    assert (nearest_language(code) or FALLBACK) == language


@pytest.mark.parametrize("language", languages())
def test_messages_are_found_without_parsing_them(language: str) -> None:
    found = [name for name, _ in i18n.entries_of(language)]
    assert found == [message.id.name for message in entries(language)]


def test_a_language_is_parsed_message_by_message(copies: Path) -> None:
    write(copies / "es" / "lobby.ftl", "join =", "broken = { $x\njoin =")
    t = translator_for("es")
    assert t("join") == "🪑 Mitspielen"
    assert loaded_languages() == ("en", "es")
    forget_languages()
    assert loaded_languages() == ()
