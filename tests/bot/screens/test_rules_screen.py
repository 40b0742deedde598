"""The rule sheet: pages that can be read below a picture, and turned."""

import pytest

from bot.i18n import translator_for
from bot.pictures import draw
from bot.screens import rules
from bot.screens.callback_data import RULES, read
from bot.screens.rules_screen import page_count
from bot.screens.screen import CAPTION, Button, length
from bot.screens.words import role_name
from engine.games import GAMES
from engine.session import lobby
from tests.bot.screens.looking import EN, PICTURED, buttons_of, look
from tests.engine.tables import ANN, BOB, CID, NOON, SALT, finished, open_table
from tests.spoken import every_language

LAST_PAGE = 950  # letters of the last page: below it stand the house rules of a table
BYTES = 100_000


def pages_of(game: str, language: str) -> list[int]:
    return list(range(1, page_count(GAMES[game], translator_for(language)) + 1))


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_each_page_is_short_and_has_a_picture_if_others_have(game: str, language: str) -> None:
    t = translator_for(language)
    pages = pages_of(game, language)
    for page in pages:
        screen = rules(GAMES[game], t, page=page)
        assert length(screen.text) <= (CAPTION if page + 1 in pages else LAST_PAGE), page
        if game in PICTURED:
            assert len(draw(screen.picture)) < BYTES


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_has_as_many_pages_in_each_language(game: str, language: str) -> None:
    assert pages_of(game, language) == pages_of(game, "en")


def turning(buttons: list[Button]) -> list[tuple[str, ...]]:
    return [read(button.data).rest for button in buttons if read(button.data).verb == RULES]


@pytest.mark.parametrize("game", GAMES)
def test_pages_are_turned_from_the_first_to_the_last(game: str) -> None:
    pages = pages_of(game, "en")
    for page in pages:
        near = [str(to) for to in (page - 1, page + 1) if to in pages]
        shown = rules(GAMES[game], EN, page=page)
        assert turning(buttons_of(shown.rows)) == [(game, to) for to in near]
    beyond = rules(GAMES[game], EN, page=99)
    assert beyond == rules(GAMES[game], EN, page=pages[-1])


def test_from_right_to_left_the_next_page_is_at_the_left() -> None:
    (first, second), *_ = rules(GAMES["whot"], translator_for("ar"), page=2).rows
    assert [read(button.data).rest[-1] for button in (first, second)] == ["3", "1"]
    assert ("◂" in first.text, "▸" in second.text) == (True, True)


def test_the_last_page_ends_with_the_house_rules_of_the_table() -> None:
    session = open_table("whot", ANN)
    lobby.set_option(session, ANN, "hand_size", 4, NOON)
    last = pages_of("whot", "en")[-1]
    text = look(rules(session.rulebook, EN, session.options, last, session.id))
    assert text.endswith("House rules at this table\n• Cards at the start: 4")


def first_page(game: str) -> str:
    return look(rules(GAMES[game], EN))


@pytest.mark.parametrize("game", GAMES)
def test_the_first_page_tells_how_many_play_and_what_a_timeout_does(game: str) -> None:
    people = GAMES[game].people
    count = f"{people[0]}–{people[-1]}" if len(people) > 1 else f"{people[0]}"
    assert f"👥 Players: {count}." in first_page(game)
    assert first_page(game).endswith("\n⏰ If you run out of time, a move is made for you.")


@pytest.mark.parametrize("game", GAMES)
def test_the_first_page_tells_who_begins(game: str) -> None:
    session = open_table(game, ANN, BOB)
    lobby.start(session, ANN, NOON)
    asked, seats = [*session.prompts], session.rulebook.roles(session.options)
    if len(asked) > 1:
        assert "Caesar goes first" in first_page(game)
    elif seats:
        assert f"{role_name(game, seats[asked[0]], EN)} begins." in first_page(game)
    elif "begins" in first_page(game):  # else chance tells who does
        assert session.players[asked[0]].user == ANN
        assert "The first to join begins" in first_page(game)


@pytest.mark.parametrize("game", ["whot", "rally"])
def test_in_a_rematch_the_next_player_begins(game: str) -> None:
    again = lobby.rematch(finished(game, ANN, BOB, CID), ANN, "t2", SALT, NOON)
    for user in (BOB, CID):
        lobby.join(again, user, "", NOON)
    lobby.start(again, ANN, NOON)
    (asked,) = again.prompts
    assert again.players[asked].user == BOB
    assert "in a rematch, the next player does" in first_page(game)
