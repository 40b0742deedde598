"""Reminders, deadlines, strikes and seats that computers keep warm for players who are away."""

from engine import refusals
from engine.game import Outcome
from engine.record import Entry
from engine.session import Player, dump, lobby
from engine.session_events import CameBack, HandedOver, NewHost, Nudged, Skipped, TimedOut, TookOver
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
    play_text,
    refused,
)
from tests.engine.toys import ALL, Chose, Duel, DuelState, Rolled

DEALT = NOON + 1000
LATER = NOON + 5000
NEARLY = DEALT + PACE - PACE // 4  # a quarter of the time is left
LIFE = 30 * PACE


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


def test_nothing_happens_before_a_quarter_of_the_time_is_left() -> None:
    session = play_table("duel", ANN, BOB)
    before = dump(session)
    assert session.next_due == NEARLY
    assert session.tick(NEARLY - 1) == []
    assert dump(session) == before


def test_without_a_pace_there_is_all_the_time_in_the_world() -> None:
    session = play_table("duel", ANN, BOB, pace=None)
    play_text(session, 0, "rock")
    assert (session.due, session.reminders, session.next_due) == ({}, {}, None)
    assert session.tick(NOON * 2) == []
    session.hand_over(BOB, LATER)
    assert session.due == {}


def test_a_lobby_has_no_deadlines() -> None:
    session = lobby.open_lobby(ALL, "t1", "whot", ANN, "Ann", bytes(32), NOON, pace=PACE)
    assert session.tick(NOON * 2) == []
    assert session.touched == NOON


def test_the_soonest_reminder_or_deadline_is_the_next() -> None:
    session = play_table("duel", ANN, BOB)
    play_text(session, 0, "rock", LATER)
    assert session.next_due == NEARLY
    session.tick(NEARLY)
    assert session.next_due == DEALT + PACE
    play_text(session, 1, "rock", LATER)
    assert session.next_due == LATER + PACE - PACE // 4
    session.hand_over(ANN, LATER - PACE)  # nobody reminds a computer
    assert session.next_due == LATER


def test_at_three_quarters_of_the_time_there_is_a_reminder() -> None:
    session = play_table("duel", ANN, BOB)
    play_text(session, 0, "rock")
    prompts, due = session.prompts.copy(), session.due.copy()
    with one_change(session, NEARLY):
        assert session.tick(NEARLY) == [Nudged(1)]
    assert (session.prompts, session.due) == (prompts, due)  # the same time runs on
    assert strikes(session) == [0, 0]


def test_there_is_one_reminder_for_a_question() -> None:
    session = play_table("duel", ANN, BOB)
    session.tick(NEARLY)
    for moment in (NEARLY, NEARLY + 1, DEALT + PACE - 1):
        assert session.tick(moment) == []
    play_text(session, 0, "rock", NEARLY + 2)  # what stands, stands with its reminder
    assert session.tick(NEARLY + 3) == []
    play_text(session, 1, "rock", NEARLY + 4)
    assert session.tick(NEARLY + 4 + PACE * 3 // 4) == [Nudged(0), Nudged(1)]


def test_a_computer_is_not_reminded() -> None:
    session = play_table("duel", ANN, BOB)
    session.hand_over(BOB, DEALT)
    assert session.tick(NEARLY) == [Nudged(0)]
    assert session.reminders == {}


def test_whoever_is_looked_at_too_late_is_not_reminded_any_more() -> None:
    session = play_table("duel", ANN, BOB)
    happened = session.tick(DEALT + PACE)
    assert happened[:4] == [TimedOut(0), Chose(0, "0:rock"), TimedOut(1), Chose(1, "1:rock")]
    assert Nudged not in map(type, happened)
    assert session.reminders == dict.fromkeys((0, 1), DEALT + PACE + PACE * 3 // 4)


def test_the_shortest_time_has_no_room_for_a_reminder() -> None:
    session = play_table("duel", ANN, BOB, pace=1)
    assert session.tick(DEALT) == []
    assert session.tick(DEALT + 1)[0] == TimedOut(0)


# Strikes -------------------------------------------------------------------------------------


def test_first_the_clock_moves_then_a_computer_sits_down() -> None:
    session = play_table("dice", ANN, computers=3)
    now = DEALT + PACE
    with one_change(session, now):
        timed_out, rolled = session.tick(now)
    assert timed_out == TimedOut(0)
    assert isinstance(rolled, Rolled)
    assert Entry.read(session.log[-1])[1:3] == (0, "clock")
    assert strikes(session) == [1, 0, 0, 0]
    assert session.tick(now) == []

    while session.prompts.get(0) is None:
        ((seat, _, prompt),) = session.thinking
        session.act_for(seat, prompt, len(session.legal(seat)) - 1, now)
    log, prompts = session.log.copy(), session.prompts.copy()
    assert session.tick(now + PACE - PACE // 4) == [Nudged(0)]
    now += PACE
    with one_change(session, now):
        assert session.tick(now) == [HandedOver(0, "normal")]
    assert session.players[0].is_away
    assert (session.log, session.prompts) == (log, prompts)  # it is the computer that moves
    assert (session.due, session.reminders) == ({0: now + PACE}, {})
    assert session.thinking == [(0, "normal", prompts[0])]


def test_an_own_move_makes_good_for_what_was_missed() -> None:
    session = play_table("duel", ANN, BOB)
    now = DEALT + PACE
    session.tick(now)
    assert strikes(session) == [1, 1]
    play_text(session, 0, "paper", now)
    assert strikes(session) == [0, 1]
    assert session.tick(now + PACE) == [HandedOver(1, "normal")]
    assert strikes(session) == [0, 2]
    session.reclaim(BOB, now + PACE)
    assert strikes(session) == [0, 0]


def test_everybody_whose_time_is_up_is_seen_to_at_once() -> None:
    session = play_table("duel", ANN, BOB)
    assert session.tick(NEARLY) == [Nudged(0), Nudged(1)]
    happened = session.tick(DEALT + PACE)
    assert happened[:4] == [TimedOut(0), Chose(0, "0:rock"), TimedOut(1), Chose(1, "1:rock")]
    assert session.prompts == {0: 3, 1: 3}
    assert session.due == dict.fromkeys((0, 1), DEALT + 2 * PACE)


class QuickDraw(Duel):
    """A game that the first to choose wins."""

    def outcome(self, s: DuelState) -> Outcome | None:
        return Outcome((1, 2) if s.down[0] else (2, 1), "rounds") if any(s.down) else None


def test_what_is_settled_meanwhile_is_asked_of_nobody() -> None:
    session = play_table("duel", ANN, BOB, games={"duel": QuickDraw()})
    with one_change(session, DEALT + PACE):
        assert session.tick(DEALT + PACE) == [TimedOut(0), Chose(0, "0:rock")]
    assert session.phase == "over"


def test_who_is_late_gives_the_others_no_new_time() -> None:
    session = play_table("duel", ANN, BOB)
    session.hand_over(BOB, DEALT + 10)
    session.reclaim(BOB, DEALT + 10)
    session.tick(DEALT + PACE)
    assert session.due == {1: DEALT + 10 + PACE}
    assert session.tick(DEALT + PACE + 10)[0] == TimedOut(1)


def test_the_clock_moves_for_a_computer_that_does_not_answer() -> None:
    session = play_table("duel", ANN, computers=1)
    play_text(session, 0, "rock", LATER)
    with one_change(session, DEALT + PACE):
        assert session.tick(DEALT + PACE)[:2] == [TimedOut(1), Chose(1, "1:rock")]
    assert session.players[1] == Player(None, level="easy")


def test_the_clock_may_end_a_game() -> None:
    session = play_table("duel", ANN, computers=1)
    while session.phase == "playing":
        assert session.next_due is not None
        session.tick(session.next_due)
    assert session.outcome is not None
    assert session.outcome.ranks == (1, 1)
    assert (session.due, session.reminders) == ({}, {})


# Time that moves -----------------------------------------------------------------------------


def test_time_in_which_nobody_could_play_is_given_back() -> None:
    session = play_table("duel", ANN, BOB)
    session.hand_over(BOB, DEALT + 7)
    session.reclaim(BOB, DEALT + 7)
    with one_change(session, LATER):
        assert session.shift(10_000, LATER) == []
    assert session.due == {0: DEALT + PACE + 10_000, 1: DEALT + PACE + 10_007}
    assert session.reminders == {0: NEARLY + 10_000, 1: NEARLY + 10_007}
    assert session.tick(NEARLY + 9_999) == []
    assert session.tick(NEARLY + 10_000) == [Nudged(0)]


def test_an_outage_after_the_reminder_brings_no_other_one() -> None:
    session = play_table("duel", ANN, BOB)
    session.tick(NEARLY)
    session.shift(10_000, NEARLY + 10_000)
    assert session.reminders == {}
    assert session.tick(DEALT + PACE + 9_999) == []


def test_where_nothing_is_played_an_outage_moves_only_a_clock_that_was_set_back() -> None:
    session = open_table("duel", ANN)
    assert session.shift(10_000, LATER) == []
    assert session.touched == NOON
    session.shift(10_000, NOON - 5)
    assert session.touched == NOON - 5


def test_a_new_pace_holds_for_the_question_that_stands() -> None:
    session = play_table("duel", ANN, BOB)
    play_text(session, 0, "rock")
    session.tick(NEARLY)
    with refused(session, refusals.NotHost):
        lobby.set_pace(session, BOB, 5000, LATER)
    with one_change(session, LATER):
        lobby.set_pace(session, ANN, 5000, LATER)
    assert (session.due, session.prompts) == ({1: LATER + 5000}, {1: 1})
    assert session.reminders == {1: LATER + 3750}
    lobby.set_pace(session, CID, None, LATER, admin=True)
    assert (session.pace, session.due, session.reminders) == (None, {}, {})
    lobby.set_pace(session, ANN, 1000, LATER)
    assert session.due == {1: LATER + 1000}
    play_on(session)
    with refused(session, refusals.Over):
        lobby.set_pace(session, ANN, 2000, LATER)


def test_while_it_is_paused_nobodys_time_runs() -> None:
    session = play_table("duel", ANN, BOB)
    session.tick(NEARLY)
    touched = session.touched
    assert session.pause(None) == []
    assert (session.due, session.reminders, session.next_due) == ({}, {}, None)
    assert session.touched == touched
    assert session.tick(NOON * 2) == []
    session.resume(LATER)
    assert session.due == dict.fromkeys((0, 1), LATER + PACE)
    assert session.reminders == dict.fromkeys((0, 1), LATER + PACE * 3 // 4)


def test_after_a_pause_whose_end_is_known_everybody_has_the_whole_time() -> None:
    session = play_table("duel", ANN, BOB)
    session.pause(NOON + 10 * PACE)
    assert session.tick(NOON + 10 * PACE) == []
    assert session.next_due == NOON + 10 * PACE + PACE * 3 // 4
    assert session.due == dict.fromkeys((0, 1), NOON + 11 * PACE)


def test_only_a_game_that_is_played_is_paused() -> None:
    for session in (open_table("duel", ANN), play_on(play_table("duel", ANN, BOB))):
        before = dump(session)
        assert session.pause(None) == session.pause(LATER) == session.resume(LATER) == []
        assert dump(session) == before


def test_a_lobby_that_nobody_joins_expires() -> None:
    session = open_table("duel", ANN)
    assert session.is_idle
    assert session.next_tick(LATER, LIFE, 5000) == NOON + LIFE
    assert session.expire(NOON + LIFE - 1, LIFE) == []
    assert session.is_idle
    with one_change(session, NOON + LIFE):
        assert session.expire(NOON + LIFE, LIFE) == []
    assert session.phase == "closed"
    assert session.next_tick(LATER, LIFE, 5000) is None


def test_a_deserted_game_expires_and_one_that_is_played_does_not() -> None:
    session = play_table("duel", ANN, BOB)
    assert session.expire(NOON + 2 * LIFE, LIFE) == []
    session.hand_over(ANN, LATER)
    assert session.expire(NOON + 2 * LIFE, LIFE) == []
    session.hand_over(BOB, LATER)
    assert session.is_idle
    assert session.next_tick(LATER, LIFE, 5000) == LATER + LIFE
    session.expire(LATER + LIFE, LIFE)
    assert session.phase == "closed"
    assert session.expire(NOON + 9 * LIFE, LIFE) == []


def test_the_clock_looks_again_where_a_computer_thinks() -> None:
    session = play_table("duel", ANN, BOB)
    assert session.next_tick(DEALT, LIFE, 5000) == NEARLY
    session.hand_over(BOB, LATER)
    assert session.next_tick(LATER, LIFE, 5000) == LATER + 5000
    assert session.next_tick(NEARLY, LIFE, 5000) == NEARLY
    session.pause(None)
    assert session.next_tick(LATER, LIFE, 5000) == LATER + 5000


def test_the_host_waits_no_longer() -> None:
    session = play_table("duel", ANN, BOB)
    with refused(session, refusals.NotHost):
        session.skip(BOB, 0, LATER)
    with one_change(session, LATER):
        assert session.skip(ANN, 1, LATER) == [Skipped(1), Chose(1, "1:rock")]
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
    assert session.recent_events() == [TookOver(2, 2), TookOver(1, 1)]


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
