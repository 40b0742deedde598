"""The table and the hands of any game while it is played."""

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.i18n import translator_for
from bot.names import Names
from bot.screens import hand_screen, late, nudge, table, table_for_one
from bot.screens.callback_data import CLOSE, HAND, LEAVE, RECLAIM, TAKE_OVER, Pressed, read
from engine.games import GAMES
from engine.session import lobby as lobbies
from tests.bot.screens.looking import EN, Session, buttons_of, look, shown
from tests.engine.tables import ANN, BOB, CID, NOON, PACE, play_on, play_table

NAMES = Names(("Ann", "Bob", "Cid", "Dan"))
GAME = next(iter(GAMES))


def verbs(session: Session, numbered: bool = False) -> list[str]:
    rows = table(session, [], EN, NAMES, NOON, numbered=numbered).rows
    return [read(button.data).verb for button in buttons_of(rows)]


def test_whose_turn_it_is_is_the_only_mention() -> None:
    session = play_table(GAME, ANN, BOB, CID)
    screen = table(session, [], EN, NAMES, NOON)
    _, marks = shown(screen.text, 1024)
    mentions = [mark["user"]["id"] for mark in marks if mark["type"] == "text_mention"]
    assert mentions == [ANN]
    assert "👉 ❤️ Ann, it’s your turn!" in look(screen)


def test_a_deadline_counts_down_on_the_readers_screen() -> None:
    session = play_table(GAME, ANN, BOB)
    screen = table(session, [], EN, NAMES, NOON)
    _, marks = shown(screen.text, 1024)
    [clock] = [mark for mark in marks if mark["type"] == "date_time"]
    assert (clock["unix_time"], clock["date_time_format"]) == ((NOON + 1000 + PACE) // 1000, "r")
    assert "Time’s up" in look(table(session, [], EN, NAMES, NOON + 1000 + PACE))


@pytest.mark.parametrize(
    ("language", "limit"), [("en", "⏳ Time’s up "), ("de", "⏳ Ende der Bedenkzeit ")]
)
def test_a_deadline_says_what_comes_then(language: str, limit: str) -> None:
    """Telegram writes “in 1 minute” behind it, and that is not when the turn begins."""
    session, said = play_table(GAME, ANN, BOB), translator_for(language)
    own = hand_screen(session, 0, [], said, NAMES, now=NOON)
    for screen in (
        table(session, [], said, NAMES, NOON),
        nudge(session, [0], said, NAMES, NOON),
        own,
    ):
        assert f'{limit}<tg-time unix="' in screen.text
    assert re.search(f"{limit}(at |um )08:0", look(own, is_private=True))


def test_the_same_table_looks_the_same_a_moment_later() -> None:
    session = play_table(GAME, ANN, BOB)
    assert table(session, [], EN, NAMES, NOON) == table(session, [], EN, NAMES, NOON + 30_000)


def test_without_a_pace_there_is_no_deadline() -> None:
    session = play_table(GAME, ANN, BOB, pace=None)
    assert "⏳" not in look(table(session, [], EN, NAMES, NOON))


def test_computers_think_and_nobody_is_called() -> None:
    session = play_table(GAME, ANN, BOB)
    session.hand_over(ANN, NOON)
    text = look(table(session, [], EN, NAMES, NOON), mentions=0)
    assert "🤖 ❤️ Ann is thinking…" in text
    assert "⏳" not in text
    assert "❤️ Ann · away (computer playing)" in text
    assert "7 cards" not in text  # the picture shows that
    plain = look(table(session, [], EN, NAMES, NOON, with_picture=False), mentions=0)
    assert "❤️ Ann · 7 cards · away (computer playing)" in plain


def test_a_table_that_everybody_left_says_that_it_waits() -> None:
    session = play_table(GAME, ANN, computers=1)
    session.hand_over(ANN, NOON)
    text = look(table(session, [], EN, NAMES, NOON))
    assert "Everyone’s away" in text
    assert "thinking" not in text
    assert RECLAIM in verbs(session)


def test_a_seat_can_be_taken_back_while_a_computer_plays_there() -> None:
    session = play_table(GAME, ANN, BOB)
    assert RECLAIM not in verbs(session)
    session.hand_over(BOB, NOON)
    assert RECLAIM in verbs(session)
    mine = buttons_of(hand_screen(session, 1, [], EN, NAMES).rows)
    assert RECLAIM in [read(button.data).verb for button in mine]


def test_the_table_names_the_changed_house_rules_in_one_short_line() -> None:
    plain = look(table(play_table("whot", ANN, BOB), [], EN, NAMES, NOON))
    assert "🏠" not in plain
    few = play_table("whot", ANN, BOB, hand_size=5, pick_five=True)
    lines = look(table(few, [], EN, NAMES, NOON)).splitlines()
    assert "🏠 Cards at the start: 5; ☑ Draw 5 after a 5, not 3" in lines
    switches = ("tender", "whot_cancels_pick", "no_defending", "pick_five", "star_skips_two")
    chosen: dict[str, Any] = dict.fromkeys(switches, True)
    many = play_table("whot", ANN, BOB, **chosen)
    [line] = [x for x in look(table(many, [], EN, NAMES, NOON)).splitlines() if "🏠" in x]
    assert line.endswith("…")


def test_who_left_is_said_to_have_left() -> None:
    session = play_table(GAME, ANN, BOB, CID)
    lobbies.leave(session, BOB, NOON)
    assert "🐟 Bob · left" in look(table(session, [], EN, NAMES, NOON, with_picture=False))


def test_who_came_late_is_on_the_list_and_may_take_a_computers_seat() -> None:
    session = play_table(GAME, ANN, BOB, computers=1)
    lobbies.join(session, CID, "Cid", NOON)
    text = look(table(session, [], EN, Names(("Ann", "Bob", "Computer 1", "Cid")), NOON))
    assert "Next game: Cid" in text
    [seat, *others] = buttons_of(late(session, EN, Names(("Ann", "Bob", "<R2 & D2>"))).rows)
    assert seat.text == "🌙 <R2 & D2>"
    assert read(seat.data) == Pressed(TAKE_OVER, session.id, ("2",))
    assert [read(button.data).verb for button in others] == [LEAVE, CLOSE]


def test_a_stopped_game_says_so_and_has_no_buttons() -> None:
    session = play_table(GAME, ANN, BOB)
    lobbies.close(session, ANN, NOON)
    screen = table(session, [], EN, NAMES, NOON)
    assert "was ended, and nobody won" in look(screen, commands=True)
    assert screen.picture == table(play_table(GAME, ANN, BOB), [], EN, NAMES, NOON).picture
    assert screen.rows == ()


def test_a_nudge_calls_one_and_opens_the_hand() -> None:
    session = play_table(GAME, ANN, BOB)
    screen = nudge(session, [0], EN, NAMES, NOON)
    assert look(screen).startswith("⏰ ❤️ Ann, time is running out!")
    assert [read(button.data).verb for button in buttons_of(screen.rows)] == [HAND]


def test_a_nudge_tells_what_comes_when_the_time_is_up() -> None:
    """A second deadline that is missed in a row is answered otherwise than the first."""
    session = play_table("caesar", ANN, BOB)
    told = []
    for strikes in ((0, 0), (1, 0), (1, 1)):
        players = [
            replace(player, strikes=missed)
            for player, missed in zip(session.players, strikes, strict=True)
        ]
        late = replace(session, players=players)
        told.append(look(nudge(late, [0, 1], EN, NAMES, NOON), mentions=2))
    assert "If you don’t move, a move will be made for you." in told[0]
    assert "After that, the game goes on without waiting." in told[1]
    assert "If you don’t move, a computer will play for you until you’re back." in told[2]


def test_the_hand_first_tells_what_happened_since_my_last_move() -> None:
    session = play_table(GAME, ANN, BOB)
    session.play_text(ANN, "draw", NOON + 1000)
    session.play_text(BOB, "draw", NOON + 2000)
    happened = session.play_text(ANN, "draw", NOON + 3000)
    text = look(hand_screen(session, 1, happened, EN, NAMES), is_private=True)
    assert text.startswith("Since your last move:\n• Ann drew")
    assert "Your turn" in text


def test_before_my_first_move_the_hand_tells_what_happened_so_far() -> None:
    session = play_table(GAME, ANN, BOB)
    happened = session.play_text(ANN, "draw", NOON + 2000)
    text = look(hand_screen(session, 1, happened, EN, NAMES), is_private=True)
    assert text.startswith("So far:\n• Ann drew")
    plain = hand_screen(session, 0, [], EN, NAMES, with_picture=False)
    waiting = look(plain, is_private=True)
    assert "Your hand:" in waiting
    assert "Waiting for 🐟 Bob…" in waiting


def test_alone_with_the_bot_my_own_move_is_told_as_what_happened() -> None:
    session = play_table(GAME, ANN, BOB)
    happened = session.play_text(ANN, "draw", NOON + 2000)
    text = look(table_for_one(session, 0, happened, EN, NAMES, NOON))
    assert text.startswith("What happened:\n• You drew")


def test_who_sees_a_hand_for_the_first_time_gets_a_hint() -> None:
    session = play_table(GAME, ANN, BOB)
    plain = hand_screen(session, 0, [], EN, NAMES)
    hinted = hand_screen(session, 0, [], EN, NAMES, is_first=True)
    assert "Only you can see this" in look(hinted, is_private=True)
    assert "Only you can see this" not in look(plain, is_private=True)
    assert hinted.rows == plain.rows


def test_the_secret_is_not_shown_before_the_end() -> None:
    session = play_on(play_table(GAME, ANN, BOB), 5)
    everything = repr(table(session, [], EN, NAMES, NOON)) + repr(
        hand_screen(session, 0, [], EN, NAMES)
    )
    assert session.secret not in everything
