"""The screens of a private chat: start, practice, settings, tables that wait."""

import pytest

from bot.screens import my_turns, practice, private_start, settings
from bot.screens.callback_data import LEARN, PRACTISE, PUZZLE, ROLE, read
from engine.games import GAMES
from engine.session import lobby as lobbies
from tests.bot.screens.looking import BOT, EN, buttons_of, look, texts_of
from tests.engine.tables import ANN, NOON, open_table


@pytest.mark.parametrize(("game", "count"), [("deerportal", 4), ("caesar", 2), ("whot", 0)])
def test_a_role_is_chosen_against_computers_too(game: str, count: int) -> None:
    rows = practice(open_table(game, ANN, computers=1), EN).rows
    assert [read(button.data).verb for button in buttons_of(rows)].count(ROLE) == count


def test_the_private_chat_leads_into_a_group_and_to_a_table_right_here() -> None:
    screen = private_start(EN, BOT)
    add, learn, *practise, puzzles = buttons_of(screen.rows)
    assert add.url == "https://t.me/parlour_bot?startgroup=new"
    assert [read(button.data).rest for button in practise] == [(game,) for game in GAMES]
    assert (read(learn.data).verb, read(puzzles.data).verb) == (LEARN, PUZZLE)
    assert {read(button.data).verb for button in practise} == {PRACTISE}


def test_tables_that_wait_are_links() -> None:
    links = [("Friday night", "https://t.me/c/1/2"), ("", "https://t.me/c/3/4")]
    screen = my_turns(links, False, EN)
    assert look(screen) == "2 games are waiting for your move:"
    assert texts_of(screen.rows) == ["Friday night", "a group"]


def test_a_table_without_an_address_is_named_and_a_practice_too() -> None:
    screen = my_turns([("Basement <3", ""), ("", "https://t.me/c/3/4")], True, EN)
    assert look(screen, commands=True).splitlines() == [
        "2 games are waiting for your move:",
        "• Basement <3",
        "👉 It’s your turn in this chat. Send /board to see the table.",
    ]
    assert texts_of(screen.rows) == ["a group"]
    assert look(my_turns([], True, EN), commands=True).startswith("👉 It’s your turn in this chat")


def test_a_practice_shows_what_is_chosen_and_offers_the_rest() -> None:
    session = open_table("rally", ANN)
    lobbies.add_computer(session, ANN, "hard", NOON)
    lobbies.add_computer(session, ANN, "hard", NOON)
    lobbies.set_option(session, ANN, "two_dice", True, NOON)
    screen = practice(session, EN)
    assert "🤖 2 computers (hard)" in look(screen)
    assert "☑ Two dice" in look(screen)
    texts = texts_of(screen.rows)
    assert texts[:8] == ["easy", "normal", "✓ hard", "1 🤖", "✓ 2 🤖", "3 🤖", "4 🤖", "5 🤖"]
    assert texts[-1] == "▶ Start"


@pytest.mark.parametrize("game", ["caesar", "differo", "deerportal"])
def test_where_the_number_is_no_choice_it_is_not_offered(game: str) -> None:
    session = open_table(game, ANN, computers=1)
    assert not [text for text in texts_of(practice(session, EN).rows) if text.endswith("🤖")]
    if game == "deerportal":
        lobbies.set_option(session, ANN, "no_bots", True, NOON)
        assert "3 🤖" in texts_of(practice(session, EN).rows)


def test_settings_tick_what_is_set() -> None:
    texts = texts_of(settings(120_000, False, True, "en", EN).rows)
    assert [text for text in texts if text.startswith("✓")] == [
        "✓ 2 minutes",
        "✓ With /top",
        "✓ Text only",
    ]
    assert "🌍 English" in texts
