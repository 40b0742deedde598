"""Deadlines, strikes and seats that computers keep warm: what happens to who does not answer."""

import pytest

from engine import lobby, refusals
from engine.game import Outcome
from engine.games import GAMES
from engine.notices import CameBack, HandedOver, NewHost, Nudged, TimedOut, TookOver
from engine.record import Entry
from engine.session import Player
from tests.engine.tables import (
    ANN,
    BOB,
    CID,
    DAN,
    EVE,
    NOON,
    PACE,
    Session,
    one_change,
    open_table,
    people,
    play_on,
    play_table,
    refused,
    say,
)
from tests.engine.toys import Chose, Duel, DuelState, Rolled

pytestmark = pytest.mark.usefixtures("with_toys")

DEALT = NOON + 1000
LATER = NOON + 5000


def strikes(session: Session) -> list[int]:
    return [player.strikes for player in session.players]


def away(seat: int = 0) -> Session:
    """A table of dice at which a computer plays for somebody."""
    session = play_table("dice", ANN, BOB, CID, DAN)
    user = session.players[seat].user
    assert user is not None
    session.hand_over(user, LATER)
    return session


# Deadlines -----------------------------------------------------------------------------------


def test_nothing_happens_before_time_is_up() -> None:
    session = play_table("duel", ANN, BOB)
    version = session.version
    assert session.next_due == DEALT + PACE
    assert session.tick(DEALT + PACE - 1) == []
    assert session.version == version


def test_without_a_pace_there_is_all_the_time_in_the_world() -> None:
    session = play_table("duel", ANN, BOB, pace=None)
    say(session, 0, "rock")
    assert (session.due, session.next_due) == ({}, None)
    assert session.tick(NOON * 2) == []
    session.hand_over(BOB, LATER)
    assert session.due == {}


def test_a_lobby_has_no_deadlines() -> None:
    session = lobby.open_lobby("t1", "whot", ANN, "Ann", bytes(32), NOON, pace=PACE)
    assert session.tick(NOON * 2) == []
    assert session.version == 0


def test_the_soonest_deadline_is_the_next() -> None:
    session = play_table("duel", ANN, BOB)
    session.tick(DEALT + PACE)
    say(session, 0, "rock", DEALT + PACE + 1)
    say(session, 1, "rock", DEALT + PACE + 2)
    session.due[1] -= 1000
    assert session.next_due == session.due[1]


# Strikes -------------------------------------------------------------------------------------


def test_first_a_nudge_then_the_clock_moves_then_a_computer_sits_down() -> None:
    session = play_table("dice", ANN, computers=3)
    now = DEALT + PACE
    with one_change(session, now):
        assert session.tick(now) == [Nudged(0)]
    assert session.prompts == {0: 1}  # the same question still stands
    assert session.due == {0: now + PACE}
    assert session.tick(now) == []

    now += PACE
    with one_change(session, now):
        timed_out, rolled = session.tick(now)
    assert timed_out == TimedOut(0)
    assert isinstance(rolled, Rolled)
    assert Entry.read(session.log[-1])[1:3] == (0, "clock")
    assert strikes(session) == [2, 0, 0, 0]

    while session.prompts.get(0) is None:
        ((seat, _, prompt),) = session.thinking
        session.act_for(seat, prompt, len(session.legal(seat)) - 1, now)
    log, prompts = session.log.copy(), session.prompts.copy()
    now += PACE
    with one_change(session, now):
        assert session.tick(now) == [HandedOver(0, "normal")]
    assert session.players[0].is_away
    assert (session.log, session.prompts) == (log, prompts)
    assert session.due == {0: now + PACE}
    assert session.thinking == [(0, "normal", prompts[0])]


def test_an_own_move_makes_good_for_what_was_missed() -> None:
    session = play_table("duel", ANN, BOB)
    now = session.next_due or 0
    session.tick(now)
    assert strikes(session) == [1, 1]
    say(session, 0, "rock", now)
    assert strikes(session) == [0, 1]
    session.tick(now + PACE)
    assert strikes(session) == [0, 2]
    assert session.tick(now + 2 * PACE) == [Nudged(0), HandedOver(1, "normal")]


def test_everybody_whose_time_is_up_is_seen_to_at_once() -> None:
    session = play_table("duel", ANN, BOB)
    assert session.tick(DEALT + PACE) == [Nudged(0), Nudged(1)]
    happened = session.tick(DEALT + 2 * PACE)
    assert happened[:4] == [TimedOut(0), Chose(0, "0:rock"), TimedOut(1), Chose(1, "1:rock")]
    assert session.prompts == {0: 3, 1: 3}
    assert session.due == dict.fromkeys((0, 1), DEALT + 3 * PACE)


class QuickDraw(Duel):
    """Whoever chooses first has won."""

    def outcome(self, s: DuelState) -> Outcome | None:
        return Outcome((1, 2) if s.down[0] else (2, 1), "rounds") if any(s.down) else None


def test_what_is_settled_meanwhile_is_asked_of_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "duel", QuickDraw())
    session = play_table("duel", ANN, BOB)
    session.tick(DEALT + PACE)
    with one_change(session, DEALT + 2 * PACE):
        assert session.tick(DEALT + 2 * PACE) == [TimedOut(0), Chose(0, "0:rock")]
    assert session.phase == "over"


def test_who_is_late_gives_the_others_no_new_time() -> None:
    session = play_table("duel", ANN, BOB)
    session.tick(DEALT + PACE)
    session.due[0] = DEALT + PACE + 10
    session.tick(DEALT + PACE + 10)
    assert session.due == {1: DEALT + 2 * PACE}


def test_the_clock_moves_for_a_computer_that_does_not_answer() -> None:
    session = play_table("duel", ANN, computers=1)
    session.due = {1: LATER}
    with one_change(session, LATER):
        assert session.tick(LATER) == [TimedOut(1), Chose(1, "1:rock")]
    assert session.players[1] == Player(None, level="easy")


def test_the_clock_may_end_a_game() -> None:
    session = play_table("duel", ANN, computers=1)
    while session.phase == "playing":
        assert session.next_due is not None
        session.tick(session.next_due)
    assert session.outcome is not None
    assert session.outcome.ranks == (1, 1)
    assert session.due == {}


# Time that moves -----------------------------------------------------------------------------


def test_time_in_which_nobody_could_play_is_given_back() -> None:
    session = play_table("duel", ANN, BOB)
    session.due[1] += 7
    with one_change(session, LATER):
        assert session.shift(10_000, LATER) == []
    assert session.due == {0: DEALT + PACE + 10_000, 1: DEALT + PACE + 10_007}
    assert session.tick(DEALT + PACE + 9_999) == []


def test_a_new_pace_holds_for_the_question_that_stands() -> None:
    session = play_table("duel", ANN, BOB)
    say(session, 0, "rock")
    with refused(session, refusals.NotHost):
        lobby.set_pace(session, BOB, 5000, LATER)
    with one_change(session, LATER):
        lobby.set_pace(session, ANN, 5000, LATER)
    assert (session.due, session.prompts) == ({1: LATER + 5000}, {1: 1})
    lobby.set_pace(session, CID, None, LATER, admin=True)
    assert (session.pace, session.due) == (None, {})
    lobby.set_pace(session, ANN, 1000, LATER)
    assert session.due == {1: LATER + 1000}
    play_on(session)
    with refused(session, refusals.Over):
        lobby.set_pace(session, ANN, 2000, LATER)


def test_the_host_waits_no_longer() -> None:
    session = play_table("duel", ANN, BOB)
    with refused(session, refusals.NotHost):
        session.skip(BOB, 0, LATER)
    with one_change(session, LATER):
        assert session.skip(ANN, 1, LATER) == [TimedOut(1), Chose(1, "1:rock")]
    assert Entry.read(session.log[-1])[1:3] == (1, "admin")
    assert strikes(session) == [0, 0]
    for seat in (1, 2, -1):
        with refused(session, refusals.NoSuchSeat):
            session.skip(ANN, seat, LATER)
    session.skip(EVE, 0, LATER, admin=True)


# Away and back -------------------------------------------------------------------------------


def test_a_seat_is_handed_to_a_computer() -> None:
    session = play_table("duel", ANN, BOB)
    with one_change(session, LATER):
        assert session.hand_over(BOB, LATER) == [HandedOver(1, "normal")]
    assert session.players[1] == Player(BOB, "Bob", level="normal")
    assert session.prompts == {0: 1, 1: 1}
    assert session.due == {0: DEALT + PACE, 1: LATER + PACE}
    assert session.hand_over(BOB, LATER, "hard") == [HandedOver(1, "hard")]
    with refused(session, refusals.NoSuchLevel, level="wizard"):
        session.hand_over(BOB, LATER, "wizard")
    with refused(session, refusals.NotSeated):
        session.hand_over(CID, LATER)


def test_a_seat_that_is_not_asked_can_be_handed_over_too() -> None:
    session = away(seat=2)
    assert session.due == {0: DEALT + PACE}
    assert session.thinking == []
    session.reclaim(CID, LATER)
    assert session.due == {0: DEALT + PACE}


def test_the_player_takes_the_seat_back() -> None:
    session = away()
    session.players[0].strikes = 3
    with one_change(session, LATER + 1):
        assert session.reclaim(ANN, LATER + 1) == [CameBack(0)]
    assert session.players[0] == Player(ANN, "Ann")
    assert session.due == {0: LATER + 1 + PACE}
    with refused(session, refusals.NotAway):
        session.reclaim(ANN, LATER)
    with refused(session, refusals.NotSeated):
        session.reclaim(EVE, LATER)


def test_a_move_of_ones_own_takes_the_seat_back() -> None:
    session = away()
    session.players[0].strikes = 3
    came_back, rolled = session.act(ANN, 1, 0, LATER)[:2]
    assert came_back == CameBack(0)
    assert isinstance(rolled, Rolled)
    assert session.players[0] == Player(ANN, "Ann")


def test_who_is_away_may_leave_for_good() -> None:
    session = away()
    lobby.leave(session, ANN, LATER)
    with refused(session, refusals.NotSeated):
        session.reclaim(ANN, LATER)


def test_a_late_guest_takes_over_from_a_computer() -> None:
    session = play_table("dice", ANN, computers=3)
    lobby.join(session, BOB, "Bob", LATER)
    lobby.join(session, CID, "Cid", LATER)
    with one_change(session, LATER):
        assert session.take_over(BOB, "Bobby", 2, LATER) == [TookOver(2, 2)]
    assert people(session) == [ANN, None, BOB, None]
    assert session.players[2] == Player(BOB, "Bobby")
    assert [late.user for late in session.waiting] == [CID]
    assert session.host == ANN
    session.take_over(DAN, "Dan", 1, LATER)  # waiting is not needed
    assert session.drawn_for[1] == ("computer easy", "")  # as it was dealt
    assert session.computers_dealt == [1, 2, 3]
    assert session.beside == [(1, TookOver(2, 2)), (1, TookOver(1, 1))]


def test_who_takes_over_has_time_anew() -> None:
    session = play_table("duel", ANN, computers=1)
    session.take_over(BOB, "Bob", 1, LATER)
    assert session.due == {0: DEALT + PACE, 1: LATER + PACE}
    assert session.prompts == {0: 1, 1: 1}
    assert session.thinking == []


def test_only_a_free_guest_takes_over_and_only_from_a_computer() -> None:
    session = play_table("dice", ANN, BOB, computers=2)
    session.hand_over(BOB, LATER)
    with refused(session, refusals.AlreadySeated):
        session.take_over(ANN, "Ann", 2, LATER)
    for seat in (0, 1, 4, -1):
        with refused(session, refusals.NoSuchSeat):
            session.take_over(CID, "Cid", seat, LATER)


def test_nobody_takes_over_from_a_computer_that_was_removed() -> None:
    session = play_table("dice", ANN, computers=3)
    lobby.kick(session, ANN, 2, LATER)
    with refused(session, refusals.NoSuchSeat):
        session.take_over(BOB, "Bob", 2, LATER)


def test_a_guest_who_finds_no_host_is_the_host() -> None:
    session = play_table("dice", ANN, computers=3)
    lobby.join(session, BOB, "Bob", LATER)
    lobby.leave(session, ANN, LATER)
    assert session.take_over(BOB, "Bob", 2, LATER) == [TookOver(2, 2), NewHost(2)]
    assert session.host == BOB


def test_who_left_for_good_may_come_back_to_a_computers_seat() -> None:
    session = play_table("dice", ANN, BOB, computers=2)
    lobby.leave(session, BOB, LATER)
    session.take_over(BOB, "Bob", 3, LATER)
    assert session.seat_of(BOB) == 3
    assert [player.gone for player in session.players] == [False, True, False, False]
    assert lobby.leave(session, BOB, LATER)
    assert session.phase == "playing"
    assert [player.gone for player in session.players] == [False, True, False, True]


def test_a_table_is_deserted_when_no_person_plays_there() -> None:
    session = open_table("whot", ANN, BOB, computers=1)
    seen = [session.is_deserted]
    lobby.start(session, ANN, NOON)
    session.hand_over(ANN, NOON)
    seen.append(session.is_deserted)
    lobby.leave(session, BOB, NOON)
    seen.append(session.is_deserted)
    session.reclaim(ANN, NOON)
    seen.append(session.is_deserted)
    assert seen == [False, False, True, False]
