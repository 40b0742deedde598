"""The result of any game, and its proof that it was fair."""

import hashlib
import re
import subprocess
import sys
from dataclasses import replace

import pytest

from bot.i18n import translator_for
from bot.looks import LOOKS
from bot.names import Names, names_of
from bot.pictures.ending_picture import Ending
from bot.screens import fair_play, game_file, more, result, result_more
from bot.screens.callback_data import CLOSE, EXPLAIN, MORE, RECAP, RECORD, REMATCH, REPLAY, read
from engine.games import GAMES
from engine.session import Player
from engine.session import lobby as lobbies
from tests.bot.screens.looking import EN, PICTURED, buttons_of, look
from tests.engine.tables import (
    ANN,
    BOB,
    CID,
    DAN,
    EVE,
    FAY,
    GUS,
    NOON,
    finished,
    open_table,
    play_table,
)
from tests.spoken import every_language

NAMES = Names(("Ann", "Bob", "Cid", "Dan"))
MARKS = [look.mark for look in LOOKS]
GAME = next(iter(GAMES))
ONE_LINE = 40  # letters that a phone shows in a line


@pytest.mark.parametrize("game", GAMES)
def test_fair_play_speaks_of_no_luck_where_a_game_has_none(game: str) -> None:
    over = finished(game, ANN, BOB)
    for screen in (
        more(open_table(game, ANN), EN, NAMES, ANN, True, "fair"),
        fair_play(over, EN),
    ):
        assert ("All the luck" in look(screen)) == (game != "differo")
        assert ("Who play" in look(screen)) == (game == "differo")
        assert not {"roll", "shuffle"} & set(re.findall(r"\w+", look(screen)))


def test_the_result_ranks_everybody_and_shows_the_hands() -> None:
    session = finished(GAME, ANN, BOB, CID)
    assert session.outcome is not None
    shown = result(session, EN, NAMES)
    lines = look(result(session, EN, NAMES, with_picture=False)).splitlines()
    order = sorted(range(3), key=lambda seat: session.outcome.ranks[seat])  # type: ignore[union-attr]
    placed = [line for line in lines if line.startswith(("🥇", "🥈", "🥉"))]
    assert [MARKS[seat] in line for seat, line in zip(order, placed, strict=True)] == [True] * 3
    assert any(" = " in line for line in lines)
    assert isinstance(shown.picture, Ending)
    assert [place.plate for place in shown.picture.places] == [NAMES.plates[s] for s in order]
    assert not any(" = " in line for line in look(shown).splitlines())


@pytest.mark.parametrize("game", PICTURED)
@pytest.mark.parametrize("count", range(2, 7))
def test_a_result_below_a_picture_has_nine_lines_at_most(game: str, count: int) -> None:
    if count not in GAMES[game].seats:
        return
    session = finished(game, *(ANN, BOB, CID, DAN, EVE, FAY)[:count])
    session = replace(session, waiting=[Player(GUS, "Gus")])
    screen = result(session, EN, names_of(session, EN))
    assert screen.picture is not None
    assert len(screen.text.splitlines()) <= 9


def test_who_left_or_was_kicked_stands_behind_who_stayed_without_a_medal() -> None:
    session = play_table(GAME, ANN, BOB, CID, DAN)
    lobbies.leave(session, ANN, NOON)
    lobbies.kick(session, BOB, 1, NOON, admin=True)
    lobbies.leave(session, CID, NOON)
    lines = look(result(session, EN, NAMES)).splitlines()
    placed = [line for line in lines if any(f"{MARKS[seat]} " in line for seat in range(4))][1:]
    assert placed[0] == "🥇 🍀 Dan"
    assert set(placed[1:]) == {"❤️ Ann · left", "🐟 Bob · removed", "🌙 Cid · left"}


def test_who_resigned_is_said_to_have_resigned() -> None:
    session = play_table("differo", ANN, BOB)
    session.resign(ANN, NOON)
    lines = look(result(session, EN, NAMES)).splitlines()
    assert "🥇 🐟 Bob" in lines
    assert "❤️ Ann · resigned" in lines


@every_language
def test_that_it_was_fair_is_said_in_one_short_line(language: str) -> None:
    text = look(result(finished(GAME, ANN, BOB), translator_for(language), NAMES))
    assert len(text.splitlines()[-1]) <= ONE_LINE


def test_the_copied_proof_computes_what_was_promised() -> None:
    session = finished(GAME, ANN, BOB)
    copies = [button.copy for button in buttons_of(fair_play(session, EN).rows)]
    [proof] = [copy for copy in copies if copy]
    assert len(proof) <= 256
    program = proof.removeprefix('python3 -c "').removesuffix('"')
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert run.stdout.strip() == session.commitment
    assert hashlib.sha256(bytes.fromhex(session.secret)).hexdigest() == session.commitment


def test_the_file_and_the_proof_stand_behind_more_with_an_explanation() -> None:
    session = finished(GAME, ANN, BOB)
    assert [read(b.data).verb for b in buttons_of(result(session, EN, NAMES).rows)] == [
        *(REMATCH, EXPLAIN, REPLAY, MORE)
    ]
    screen = result_more(session, EN)
    assert [read(b.data).verb for b in buttons_of(screen.rows)] == [RECAP, RECORD, MORE, CLOSE]
    assert "I’ll post the game log here" in look(screen)
    assert session.commitment[:12] not in look(screen)


def test_a_saved_game_is_one_sentence_with_a_key_for_the_proof() -> None:
    session = finished(GAME, ANN, BOB)
    below = game_file(session, EN)
    assert look(below) == "📄 Your Whot game, move by move, for you to keep."
    assert [button.text for button in buttons_of(below.rows)] == ["🔒 Fair play"]


def test_the_proof_names_the_code_the_file_and_how_to_check_both() -> None:
    session = finished(GAME, ANN, BOB)
    told = look(fair_play(session, EN))
    assert session.commitment[:12] in told
    assert f"python -m engine verify {GAME}-{session.id}.txt" in told
    keys = [read(button.data).verb for button in buttons_of(fair_play(session, EN).rows)]
    assert keys == ["", RECORD, CLOSE]


def test_a_game_from_before_the_salt_does_not_give_away_who_played() -> None:
    session = replace(finished(GAME, ANN, BOB), salt="")
    shown = (result_more(session, EN), fair_play(session, EN), result(session, EN, NAMES))
    assert session.secret not in repr(shown)


def test_a_result_of_caesar_tells_what_the_points_are_made_of_and_both_missions() -> None:
    lines = look(result(finished("caesar", ANN, BOB), EN, NAMES)).splitlines()
    told = [line for line in lines if line.startswith(("🥇", "🥈"))]
    assert len(told) == 2
    assert all(" patricians + " in line and " mission" in line for line in told)
    assert all(re.search(r" = \d+$", line) for line in told)
