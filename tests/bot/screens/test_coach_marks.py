"""Coach marks: a line for each thing that is new to a player, which fits into every hand."""

import re
from typing import Any

from bot.i18n import LOCALES, translator_for
from bot.names import names_of
from bot.screens import coach_marks, hand_screen, screens_of
from bot.screens.screen import CAPTION_LINES, line_count
from engine.games import GAMES
from tests.bot.screens.looking import look
from tests.bot.screens.random_tables import every_spoken_table, looking_at, moments
from tests.engine.games import (
    caesar_table,
    deerportal_table,
    differo_table,
    rally_table,
    whot_table,
)
from tests.spoken import every_language, unmarked

WORDS = (LOCALES / "en" / "coach.ftl").read_text()
BOTH = (False, True)
MARKS = re.findall(r"^coach-(\S+) =", WORDS, re.MULTILINE)


def marks(game: str, state: Any) -> list[str]:
    """Return the marks for the seat that is asked."""
    rules = GAMES[game]
    (seat,) = rules.to_act(state)
    return [*screens_of(rules).coach_marks(rules.view(state, seat), rules.legal(state, seat))]


def whot(hands: str, pile: str = "c7", **more: Any) -> list[str]:
    return marks("whot", whot_table.table(hands, pile, **more))


def caesar(hands: str, *texts: str, bust: str = "", **more: Any) -> list[str]:
    state = caesar_table.table(hands, **more)
    caesar_table.act(state, *texts, bust=bust)
    return marks("caesar", state)


def deerportal(*at: int, **more: Any) -> list[str]:
    return marks("deerportal", deerportal_table.board(*at, **more))


def rally(places: str, stamps: str = "", **more: Any) -> list[str]:
    return marks("rally", rally_table.table(places, stamps, **more))


def test_whot_marks_a_penalty_that_can_be_answered() -> None:
    assert whot("c2 t3 | x1 x3", "t2", phase="pick", pick=2) == ["pick"]
    assert whot("c3 t3 | x1 x3", "t2", phase="pick", pick=2) == []
    assert whot("c2 t3 | x1 x3", "t2") == []


def test_whot_marks_a_whot_that_can_be_played() -> None:
    assert whot("w20 t3 x5 | x1") == ["whot"]
    assert whot("t2 w20 x5 | x1", "c2", phase="pick", pick=2) == ["pick"]


def test_whot_marks_the_last_card_and_the_call_before_it() -> None:
    assert whot("c3 | x1 x3") == ["last"]
    assert whot("t3 | x1 x3") == []
    assert whot("c3 t3 | x1 x3", last_card_call=True) == ["call"]
    assert whot("c3 t3 | x1 x3") == []


def test_caesar_marks_a_veto_that_is_held() -> None:
    scouted = {"praetor": "| (2)"}
    assert caesar("S 3 | 1 V", "scout praetor", **scouted) == ["veto"]
    assert caesar("S 3 | 1 A", "scout praetor", **scouted) == []


def test_caesar_marks_the_first_vote() -> None:
    vote = {"praetor": "5 | 4", "spent": True}
    assert caesar("3 1 | 2 1", "3 consul up", "done", bust="praetor", **vote) == ["vote"]
    assert caesar("3 1 | 2 1", "3 consul up", "done", bust="grey", **vote) == []


def test_deerportal_marks_portal_deer_mode_and_runes() -> None:
    assert deerportal(10, 0, 0, 0, roll=3) == []
    assert deerportal(38, 0, 0, 0, roll=3) == ["portal"]
    assert deerportal(10, 0, 0, 40, arrived=[3], turns_left=9) == ["deer"]
    rune = deerportal_table.area(f=7)
    assert deerportal(10, 0, 0, 0, roll=3, water=rune) == ["rune"]
    assert deerportal(10, 0, 0, 0, roll=2, water=rune) == []


def test_rally_marks_a_stamp_within_reach_and_the_open_finish() -> None:
    assert rally("1 S", steps=1, dice=(1,)) == ["stamp"]
    assert rally("1 S", "A | ", steps=1, dice=(1,)) == []
    assert rally("1 S", steps=2, dice=(2,)) == ["stamp"]
    assert rally("1 S") == []
    assert rally("1 S", "ABC | ") == ["finish"]


def test_differo_marks_a_piece_that_can_reach_the_goal() -> None:
    assert marks("differo", differo_table.pieces(white="B5", black="I1")) == ["goal"]
    assert marks("differo", differo_table.pieces(white="E5", black="I1")) == []
    assert marks("differo", differo_table.board()) == []


@every_language
def test_every_mark_has_its_one_line_in_every_language(language: str) -> None:
    texts = [translator_for(language)(f"coach-{mark}") for mark in MARKS]
    assert all(unmarked(text).startswith("💡 ") for text in texts)
    assert not any("\n" in text for text in texts)
    assert len(set(texts)) == len(MARKS)
    assert max(map(len, texts)) <= 120


@every_spoken_table
def test_a_mark_fits_into_every_hand(game: str, seed: int, spoken: tuple[str, ...]) -> None:
    for moment in moments(game, seed):
        session = moment.session
        for seat in session.prompts:
            for mark in coach_marks(session, seat):
                assert mark in MARKS
                for language in spoken:
                    t = translator_for(language)
                    for with_picture in BOTH:
                        told = session.events_since_own_move(seat)
                        names = names_of(session, t)
                        screen = hand_screen(
                            *(session, seat, told, t, names),
                            with_picture=with_picture,
                            mark=mark,
                        )
                        with looking_at(moment, f"hand, {mark=}, {language=}", seat):
                            assert t(f"coach-{mark}") in look(screen, is_private=True)
                            if screen.picture is not None:
                                assert line_count(screen.text) <= CAPTION_LINES
