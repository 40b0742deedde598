"""Each game has one object that shows it, found by the game's key."""

from dataclasses import fields, replace
from typing import Any

import pytest

from bot.screens import GameScreens, screens_of
from bot.screens.rally import RallyScreens
from engine.games import GAMES
from tests.engine.tables import ANN, BOB, play_table
from tests.engine.toys import TOYS


def members(kind: type) -> set[str]:
    return {name for name in dir(kind) if not name.startswith("_")}


def test_a_games_screens_are_found_by_its_key() -> None:
    assert type(screens_of(GAMES["rally"])) is RallyScreens
    assert screens_of(GAMES["rally"]) is screens_of(GAMES["rally"])


def test_a_game_without_screens_of_its_own_has_the_default_ones() -> None:
    assert type(screens_of(TOYS["duel"])) is GameScreens
    assert screens_of(TOYS["duel"]).game is TOYS["duel"]


@pytest.mark.parametrize("key", ["typing", "screen"])
def test_a_module_without_screens_is_refused_by_name(key: str) -> None:
    game = type("Other", (type(TOYS["dice"]),), {"key": key})()
    with pytest.raises(TypeError, match=rf"bot\.screens\.{key} needs one class"):
        screens_of(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_overrides_and_adds_nothing_that_nobody_calls(game: str) -> None:
    """A misspelt name would leave the default in place and say nothing."""
    assert members(type(screens_of(GAMES[game]))) <= members(GameScreens)


@pytest.mark.parametrize("game", GAMES)
def test_the_sentence_of_the_clock_is_joined_in_one_place(game: str) -> None:
    assert type(screens_of(GAMES[game])).story is GameScreens.story


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_hands_where_players_know_more_than_the_group(game: str) -> None:
    session = play_table(game, ANN, BOB)
    known = replace(session.view(0), seat=None) if "seat" in fields_in(session.view(0)) else None
    assert screens_of(session.rulebook).has_hands == (known not in (None, session.view(None)))


def fields_in(view: Any) -> set[str]:
    return {field.name for field in fields(view)}
