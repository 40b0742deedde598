"""The rule sheet of DeerPortal: short pages, each with a picture, in every language."""

import re

import pytest

from bot.i18n import translator_for
from bot.pictures import draw
from bot.pictures.deerportal_hand_picture import DeerPortalHand
from bot.screens import screens_of
from bot.screens.deerportal import DeerPortalScreens
from bot.screens.screen import cells, length, plain
from engine.games import GAMES
from engine.games.deerportal.board import EFFECTS
from tests.bot.screens.looking import shown
from tests.spoken import every_language, unmarked

PAGES = (1, 2, 3)
MOST = 900  # letters of a page
MOST_BYTES = 100_000


def screens() -> DeerPortalScreens:
    found = screens_of(GAMES["deerportal"])
    assert isinstance(found, DeerPortalScreens)
    return found


@every_language
@pytest.mark.parametrize("page", PAGES)
def test_every_page_is_short_and_has_a_picture(language: str, page: int) -> None:
    t = translator_for(language)
    text = t.html(f"game-deerportal-rules-{page}")
    assert cells(plain(text)) > 300
    assert length(text) <= MOST
    shown(text, MOST)
    picture = screens().rule_picture(page, t)
    assert picture is not None
    assert len(draw(picture)) <= MOST_BYTES


@every_language
def test_there_are_no_other_pages(language: str) -> None:
    t = translator_for(language)
    assert not t.has(f"game-deerportal-rules-{len(PAGES) + 1}")
    assert screens().rule_picture(0, t) is None
    assert screens().rule_picture(len(PAGES) + 1, t) is None


@every_language
def test_the_first_page_tells_goal_turn_and_end(language: str) -> None:
    lines = unmarked(translator_for(language).html("game-deerportal-rules-1")).split("\n")
    assert [line[:2] for line in lines if line[:1].isdigit()] == ["1.", "2.", "3."]
    bold = [line for line in lines if line.startswith("<b>")]
    assert len(bold) == 3  # the goal, a turn, the end


@every_language
def test_the_picture_of_the_cards_names_them_as_the_rules_do(language: str) -> None:
    t = translator_for(language)
    named = re.findall("• <b>(.+?)</b>", unmarked(t.html("game-deerportal-rules-2")))
    assert [name.casefold() for name in named] == [
        unmarked(t(f"deerportal-{effect}")).casefold() for effect in EFFECTS
    ]


def test_pictures_of_the_rules_speak_the_reader_s_language() -> None:
    for page in PAGES:
        one, other = (screens().rule_picture(page, translator_for(to)) for to in ("en", "de"))
        assert draw(one) != draw(other)
    turn = screens().rule_picture(1, translator_for("de"))
    assert isinstance(turn, DeerPortalHand)
    assert (turn.plate.name, turn.element) == ("Du", "Wasser")
