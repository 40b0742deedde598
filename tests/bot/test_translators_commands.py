"""The commands for translators: context, sample and its English."""

import subprocess
import sys
from functools import cache

import pytest

from bot.i18n import FALLBACK
from tests.translations.__main__ import main
from tests.translations.context import Call, Found, Shown, calls, use_of
from tests.translations.messages import files, messages, text_of
from tests.translations.sample import SIZE, english, keys, sample


@cache
def all_calls() -> tuple[Call, ...]:
    return tuple(calls())


def named(key: str) -> list[Call]:
    return [call for call in all_calls() if call.pattern == key and call.use]


def test_a_sample_holds_sixty_messages_of_all_files_and_is_drawn_again_by_its_seed() -> None:
    drawn = keys("de", "1")
    assert len(set(drawn)) == SIZE
    assert keys("de", "1") == drawn
    assert keys("de", "2") != drawn
    found = {name for name, each in files(FALLBACK).items() if {m.id.name for m in each} & {*drawn}}
    assert found == {*files(FALLBACK)}


def test_a_sample_prefers_long_messages() -> None:
    def average(of: list[str]) -> float:
        return sum(len(text_of(messages(FALLBACK)[key])) for key in of) / len(of)

    assert average(keys("de", "1")) > 2 * average(list(messages(FALLBACK)))


def test_all_messages_of_a_file_can_be_translated_back() -> None:
    assert keys("de", "whot.ftl") == [message.id.name for message in files("en")["whot.ftl"]]
    assert [text.split(" =")[0] for text in sample("de", "whot.ftl")] == keys("de", "whot.ftl")


def test_the_english_of_a_sample_are_the_same_messages() -> None:
    own, theirs = list(sample("de", "7")), list(english("de", "7"))
    assert [text.split(" =")[0] for text in own] == [text.split(" =")[0] for text in theirs]
    assert own != theirs
    with pytest.raises(SystemExit, match="no folder locales/xx"):
        list(sample("xx"))


def test_the_use_of_a_message_is_read_from_the_source() -> None:
    message, nowhere = messages(FALLBACK), Found()
    assert "button" in use_of(message["switch-to"], nowhere, named("switch-to"))
    assert "alert" in use_of(message["refusal-LobbyFull"], nowhere, [])
    assert "HTML" in use_of(message["lobby-closed"], nowhere, named("lobby-closed"))
    assert use_of(message["you-was"], nowhere, []).startswith("part of ")
    assert use_of(message["lobby-hands"], nowhere, []).endswith("(HTML)")
    assert use_of(message["whot-market"], nowhere, []) == "not found"
    heard = Found({"whot-market": Shown("Market", {}, False)}, {}, {"whot-market"})
    assert "button" in use_of(message["whot-market"], heard, [])


@pytest.mark.slow
def test_each_message_of_a_file_is_told_with_its_screen(capsys: pytest.CaptureFixture[str]) -> None:
    main("context", "lobby.ftl")
    told = capsys.readouterr().out
    assert told.count("# use: ") == len(files(FALLBACK)["lobby.ftl"])
    (title,) = [part for part in told.split("\n\n") if part.startswith("lobby-title =")]
    assert "# fields: game = 'Whot', seats = '2–6'" in title
    assert "# sample: 🎲 Whot · 2–6 players" in title
    assert "# screen: whot: lobby" in title


def test_what_can_be_asked_for_is_told() -> None:
    command = [sys.executable, "-m", "tests.translations", "what"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert "sample es" in ended.stderr
