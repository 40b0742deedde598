"""Names of people are escaped and shortened, and no two at a table look alike."""

import unicodedata
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.graphemes import graphemes
from bot.i18n import translator_for
from bot.names import GRAPHEMES, POINTS, clean, initials_of, names_for, names_of
from engine.session import Player, lobby
from tests.bot.screens.looking import shown
from tests.engine.tables import ANN, BOB, CID, DAN, NOON, play_table

EN = translator_for("en")
FAMILY = "\u200d".join("👩👩👧👦")


def named(*names: str) -> tuple[str, ...]:
    return names_for([Player(10 + place, name) for place, name in enumerate(names)], EN)


@pytest.mark.parametrize(
    ("name", "clean_name"),
    [
        ("Ann", "Ann"),
        ("  Ann \n\t Lee\u2028", "Ann Lee"),
        ("\u202eeve\u202c", "eve"),
        ("A\u200bn\u2060n\ufeff", "Ann"),
        ("\u3164", ""),
        ("\u2800\u200d\u200e", ""),
        ("🔥🔥🔥🔥🔥 Ann 🔥🔥", "🔥🔥 Ann"),
        (FAMILY, FAMILY),
        ("🇳🇬🇬🇭", "🇳🇬🇬🇭"),
        ("👍🏽", "👍🏽"),
        ("علی\u200cرضا", "علی\u200cرضا"),
        ("A\u0301\u0302\u0303\u0304\u0305\u0306nn", "Á\u0302\u0303\u0304\u0305nn"),
        ("Maximilian Bartholomew the Third", "Maximilian Bartholom…"),
        ("\u0301Ann", "Ann"),
    ],
)
def test_a_name_is_cleaned(name: str, clean_name: str) -> None:
    assert clean(name) == clean_name


def test_a_letter_and_an_emoji_are_never_cut_in_two() -> None:
    assert list(graphemes(f"a\u0301{FAMILY}🇳🇬👍🏽b")) == ["a\u0301", FAMILY, "🇳🇬", "👍🏽", "b"]


def test_an_empty_name_is_a_number() -> None:
    assert named("Ann", " \u200b", "Cid") == ("Ann", "Player 2", "Cid")


def test_equal_names_are_numbered() -> None:
    assert named("Ann", "ann", "A\u200bnn", "Bob") == ("Ann", "ann (2)", "Ann (3)", "Bob")


def test_somebody_who_is_forgotten_is_named_in_the_language_of_who_reads() -> None:
    players = [Player(-3), Player(ANN, "Ann"), Player(-4)]
    assert names_for(players, EN) == ("somebody", "Ann", "somebody (2)")
    assert names_for(players, translator_for("de"))[0] == "jemand"


def test_who_left_and_waits_for_the_next_round_has_one_name() -> None:
    session = play_table("whot", ANN, BOB, CID)
    lobby.leave(session, BOB, NOON)
    lobby.join(session, DAN, "Bob", NOON)
    lobby.join(session, BOB, "Bob", NOON)
    assert names_of(session, EN) == ("Ann", "Bob", "Cid", "Bob (2)", "Bob")


def test_nobody_can_take_the_name_that_a_number_would_make() -> None:
    assert len({name.casefold() for name in named("Ann (2)", "Ann", "Ann", "ANN (3)")}) == 4


def test_computers_are_counted_and_cannot_be_impersonated() -> None:
    players = [Player(1, "Computer 1"), Player(None, level="easy"), Player(None, level="easy")]
    assert names_for(players, EN) == ("Computer 1", "Computer 1 (2)", "Computer 2")


@given(st.text(max_size=64))
def test_a_name_is_short_one_line_and_clean_already(name: str) -> None:
    once = clean(name)
    assert len(list(graphemes(once))) <= GRAPHEMES + 1
    assert len(once) <= POINTS + 1
    assert once == once.strip()
    assert not any(unicodedata.category(letter) in ("Cc", "Zl", "Zp") for letter in once)


LINKS = (
    *("@durov", "/kick@parlour_bot", "t.me/x", "https://evil.example", "#win", "$USD", "a@b.com"),
    *("+12025550123", "tg://resolve?domain=x", "www.evil.com", "evil.com:80/x", "12025550123"),
)


@given(st.lists(st.text(max_size=12) | st.sampled_from(LINKS), max_size=4).map("".join))
def test_a_name_becomes_no_link_no_mention_and_no_command(name: str) -> None:
    sentence = EN.html("event-whot-suspended", seat=clean(name) or "-")
    assert shown(sentence, 4096)[1] == []


@given(st.lists(st.text(max_size=40), max_size=6))
def test_no_two_names_at_a_table_are_the_same(names: list[str]) -> None:
    assert len(set(named(*names))) == len(names)


def test_outside_their_group_people_are_first_letters_and_told_apart() -> None:
    session = play_table("whot", ANN, BOB, computers=1)
    names = ("E\u0301milie", "Émile", "")
    players = [replace(each, name=name) for each, name in zip(session.players, names, strict=True)]
    assert initials_of(replace(session, players=players), EN) == ("É", "É (2)", "Computer 1")
