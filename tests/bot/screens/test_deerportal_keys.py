"""The keys of DeerPortal say what a move brings, and which ends the game."""

from typing import Any

import pytest

from bot.screens import table
from engine.chance import Loose
from engine.games.deerportal.model import BACK
from tests.bot.screens.looking import EN
from tests.bot.screens.test_deerportal_screens import NAMES, at_table, public, text_of
from tests.engine.games.deerportal_table import area
from tests.engine.tables import NOON


def forward_key(*at: int, **more: Any) -> str:
    return list(public(at_table(*at, **more)))[-1]


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({"tops": "f-diamonds", "fire": area(d=(1, 2, 3))}, "➡ 14: 2 💎 from 🔥"),
        ({"tops": "f-diamonds", "fire": area(d=1)}, "➡ 14: 1 💎 from 🔥"),
        ({"tops": "f-diamonds"}, "➡ 14: 🔥 no effect"),
        ({"tops": "f-diamond"}, "➡ 14: 1 💎 from 🔥"),
        ({"tops": "f-stop"}, "➡ 14: freeze 🔥 ❄️"),
        ({"tops": "f-stop", "arrived": (2,), "turns_left": 9}, "➡ 14: 🔥 no effect"),
        ({"tops": "f-card", "fire": area(w=3)}, "➡ 14: 🔥 loses a rune"),
        ({"tops": "f-card"}, "➡ 14: 🔥 no effect"),
    ],
)
def test_the_key_to_a_rune_says_what_its_card_will_do(more: dict[str, Any], key: str) -> None:
    assert forward_key(roll=4, water=area(f=14), **more) == key


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({}, "➡ 🌀 portal: +5 💎"),
        ({"random_bonus": True}, "➡ 🌀 portal: +5–6 💎"),
        ({"diamonds": (1, 0, 0, 0)}, "➡ 🌀 portal: +5 💎"),
        ({"diamonds": (1, 0, 0, 0), "fair_centre": True}, "➡ 🌀 portal: +8 💎"),
        ({"arrived": (1,), "turns_left": 9}, "➡ 🌀 portal"),
        ({"arrived": (1, 2, 3), "turns_left": 9}, "➡ 🌀 portal · ends the game"),
    ],
)
def test_the_key_to_the_portal_says_what_it_brings(more: dict[str, Any], key: str) -> None:
    assert forward_key(38, 0, 0, 0, roll=4, **more) == key


def test_the_key_of_fire_to_the_portal_counts_the_big_diamond() -> None:
    more: dict[str, Any] = {"diamonds": (0, 0, 1, 0), "turn": 2, "roll": 4}
    assert forward_key(0, 0, 38, 0, **more) == "➡ 🌀 portal: +8 💎"


@pytest.mark.parametrize(
    ("more", "is_last"),
    [
        ({"turns_left": 0}, True),
        ({"turns_left": 1}, False),
        ({"turns_left": 1, "frozen": (0, 1, 0, 0)}, True),
        ({"turns_left": 2, "frozen": (0, 1, 0, 0)}, False),
        ({"turns_left": 3, "arrived": (3, 1, 2)}, True),
        ({"turns_left": 4, "arrived": (3, 1, 2)}, False),
    ],
)
def test_the_last_turn_is_told_and_its_keys_say_that_they_end_the_game(
    more: dict[str, Any], is_last: bool
) -> None:
    session = at_table(roll=4, **({"arrived": (3,)} | more))
    assert ("🦌 Deer mode: last turn" in text_of(session)) is is_last
    keys = list(public(session))
    assert keys == (["⬅ 6 · ends the game", "➡ 14 · ends the game"] if is_last else ["⬅ 6", "➡ 14"])
    state = session.rulebook.copy(session.state)
    session.rulebook.play(state, 0, BACK, Loose(1))
    assert bool(session.rulebook.outcome(state)) is is_last


def test_keys_too_long_for_half_a_row_stand_below_each_other() -> None:
    laid = area(d=14, f=6)
    session = at_table(roll=4, water=laid, tops="f-diamond", arrived=(3,), turns_left=0)
    rows = table(session, [], EN, NAMES, NOON).rows
    assert [len(row) for row in rows[1:]] == [1, 1, 1]  # the roll, and two ways
