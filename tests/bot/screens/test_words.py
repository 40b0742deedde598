"""Words of screens in any language."""

import pytest

from bot.i18n import translator_for
from bot.screens.words import level_name, levels_explained, levels_of, listed
from engine.games import GAMES
from tests.bot.screens.looking import EN


def test_names_in_a_sentence_are_listed_as_people_say_it() -> None:
    german = translator_for("de")
    assert [listed([*"abc"[:count]], german) for count in range(4)] == [
        "",
        "a",
        "a und b",
        "a, b und c",
    ]


@pytest.mark.parametrize("game", GAMES)
def test_the_computers_that_people_choose_from_are_the_three_or_explained(game: str) -> None:
    explained = " ".join(levels_explained(GAMES[game], EN))
    levels = levels_of(GAMES[game])
    assert levels[:3] == ["easy", "normal", "hard"]
    assert [level for level in levels[3:] if level_name(level, EN) not in explained] == []
