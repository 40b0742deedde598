"""Moves that are taken back when the others agree, and stay in the log."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from engine import refusals
from engine.chance import Loose
from engine.games import GAMES
from engine.games.differo import Differo
from engine.record import Entry, Record, replay, standing_moves, verify
from engine.review import decisions
from engine.session import dump, lobby
from engine.session.agreement import MOST_LINES_TO_UNDO
from engine.session_events import UndoAsked, UndoDeclined, Undone
from tests.engine.long_game import long_game
from tests.engine.tables import (
    ANN,
    BOB,
    CID,
    NOON,
    PACE,
    Session,
    load,
    one_change,
    play_on,
    play_table,
    play_text,
    refused,
)
from tests.engine.test_record import drift_of
from tests.engine.toys import ALL, Dice

LATER = NOON + 9000
GAME = GAMES["differo"]


def table(*moves: str, users: tuple[int, ...] = (ANN, BOB), **more: Any) -> Session:
    session = play_table("differo", *users, **more)
    for move in moves:
        (seat,) = session.prompts
        play_text(session, seat, move)
    return session


def position(session: Session) -> tuple[int, int, int]:
    assert session.state is not None
    return session.state.white, session.state.black, session.state.turn


def test_a_move_is_taken_back_when_the_other_agrees() -> None:
    session = table("f2-f8", "b5-b9")
    before = GAME.copy(session.state)
    play_text(session, 0, "h5-h1")
    with one_change(session, LATER):
        assert session.ask_undo(ANN, LATER) == [UndoAsked(0)]
    assert session.state != before
    with one_change(session, LATER):
        assert session.answer_undo(BOB, True, LATER) == [Undone(0)]
    assert session.state == before
    assert (session.prompts, session.due) == ({0: 5}, {0: LATER + PACE})
    assert session.undo == []
    entry = Entry.read(session.log[-1])
    assert (entry.seat, entry.by, entry.drawn, entry.what) == (0, "player", (), "!undo 3")
    assert session.recent_events()[-1] == Undone(0)


def test_the_answer_to_a_move_is_taken_back_with_it() -> None:
    session = table("f2-f8", "b5-b9", "h5-h1", "b8-b4")
    session.ask_undo(ANN, LATER)
    session.answer_undo(BOB, True, LATER)
    assert position(session) == position(table("f2-f8", "b5-b9"))
    assert Entry.read(session.log[-1]).what == "!undo 3"


def test_moves_are_taken_back_one_after_the_other_and_anew() -> None:
    session = table("f2-f8", "b5-b9")
    for first in (1, None):
        if first is None:
            with refused(session, refusals.NothingToUndo):
                session.ask_undo(ANN, LATER)
        else:
            session.ask_undo(ANN, LATER)
            session.answer_undo(BOB, True, LATER)
    assert position(session) == position(table())
    play_text(session, 0, "f3-g3", LATER)
    session.ask_undo(ANN, LATER)
    session.answer_undo(BOB, True, LATER)
    assert Entry.read(session.log[-1]).what == "!undo 4"
    assert position(session) == position(table())
    assert standing_moves(session.log) == {}


def test_a_swap_of_colours_is_taken_back() -> None:
    session = table("f2-f8", "swap", swap=True)
    session.ask_undo(BOB, LATER)
    session.answer_undo(ANN, True, LATER)
    assert session.state is not None
    assert (session.state.first, session.state.is_swapped) == (0, False)
    assert session.prompts == {1: 4}


def test_a_request_stands_until_it_is_declined_or_the_next_move() -> None:
    session = table("f2-f8")
    session.ask_undo(ANN, LATER)
    with one_change(session, LATER):
        assert session.answer_undo(BOB, False, LATER) == [UndoDeclined(1)]
    with refused(session, refusals.NoUndoAsked):
        session.answer_undo(BOB, True, LATER)
    session.ask_undo(ANN, LATER)
    session.ask_undo(ANN, LATER)
    assert session.undo == [0]
    play_text(session, 1, "b5-b9")
    assert session.undo == []
    with refused(session, refusals.NoUndoAsked):
        session.answer_undo(BOB, True, LATER)


def test_nobody_answers_the_own_request_and_no_guest_asks() -> None:
    session = table("f2-f8")
    session.ask_undo(ANN, LATER)
    for agrees in (True, False):
        with refused(session, refusals.OwnUndo):
            session.answer_undo(ANN, agrees, LATER)
    with refused(session, refusals.NotSeated):
        session.answer_undo(CID, True, LATER)
    with refused(session, refusals.NotSeated):
        session.ask_undo(CID, LATER)


def test_a_computer_agrees() -> None:
    session = play_table("differo", ANN, computers=1)
    play_text(session, 0, "f2-f8")
    ((seat, _, prompt),) = session.thinking
    session.act_for(seat, prompt, 0, LATER)
    with one_change(session, LATER):
        assert session.ask_undo(ANN, LATER) == [Undone(0)]
    assert session.prompts == {0: 4}
    assert position(session) == position(table())


def test_nobody_agrees_for_who_is_away() -> None:
    session = table("f2-f8")
    session.hand_over(BOB, LATER)
    assert session.ask_undo(ANN, LATER) == [UndoAsked(0)]
    session.reclaim(BOB, LATER)
    assert session.answer_undo(BOB, True, LATER) == [Undone(0)]


def test_what_a_computer_thought_out_before_is_void() -> None:
    session = play_table("differo", ANN, computers=1)
    play_text(session, 0, "f2-f8")
    ((seat, _, prompt),) = session.thinking
    session.ask_undo(ANN, LATER)
    play_text(session, 0, "f2-f8", LATER)
    with refused(session, refusals.Stale):
        session.act_for(seat, prompt, 0, LATER)


@pytest.mark.parametrize("key", [key for key in ALL if key != "differo"])
def test_nothing_is_taken_back_where_chance_or_a_hand_plays_a_part(key: str) -> None:
    session = play_on(play_table(key, ANN, BOB), 2)
    assert not session.may_ask_undo(0)
    with refused(session, refusals.NotInThisGame):
        session.ask_undo(ANN, LATER)


class OpenDice(Dice):
    can_undo = True


def test_all_people_must_agree_and_who_left_is_not_brought_back() -> None:
    """No game of three knows undo yet; a toy may."""
    games = {"dice": OpenDice()}
    session = play_table("dice", ANN, BOB, CID, computers=1, games=games)
    play_text(session, 0, "roll")
    session.ask_undo(ANN, LATER)
    assert session.answer_undo(BOB, True, LATER) == []
    assert session.answer_undo(CID, True, LATER) == [Undone(0)]
    assert session.prompts == {0: 3}
    play_text(session, 0, "roll")
    lobby.leave(session, CID, LATER)
    with refused(session, refusals.NothingToUndo):
        session.ask_undo(ANN, LATER)


class NewerDiffero(Differo):
    rules = 2


def test_a_game_that_began_by_older_rules_is_not_taken_back() -> None:
    """Its log cannot be played again by the newer ones."""
    session = table("f2-f8")
    session.games = {"differo": NewerDiffero()}
    assert not session.may_ask_undo(0)
    with refused(session, refusals.NotInThisGame):
        session.ask_undo(ANN, LATER)


@pytest.mark.parametrize("seed", range(6))
def test_a_game_with_moves_taken_back_is_verified(seed: int) -> None:
    session, draw = table(), Loose(seed)
    undone = 0
    while session.phase == "playing" and len(session.log) < 400:
        play_on(session, 1 + draw.below(5), seed=draw.below(1000))
        if session.phase == "playing" and undone < 12:
            asker, other = (ANN, BOB) if draw.below(2) else (BOB, ANN)
            if session.may_ask_undo((ANN, BOB).index(asker)):
                session.ask_undo(asker, session.touched)
                session.answer_undo(other, True, session.touched)
                session = load(dump(session))
                undone += 1
    assert undone
    if session.phase == "playing":
        session.resign(ANN, session.touched)
    moments = verify(session.record(), GAME)
    assert moments[-1].state == session.state
    assert len(moments) == len(session.log)


@pytest.mark.parametrize("what", ["!undo 1", "!undo 4", "!undo 0", "!undo", "!undo x", "!undo -1"])
def test_only_the_own_last_move_is_taken_back(what: str) -> None:
    session = table("f2-f8", "b5-b9", "h5-h1")
    session.ask_undo(ANN, LATER)
    session.answer_undo(BOB, True, LATER)
    record = session.record()
    assert len([*replay(record, GAME)]) == 5
    forged = Entry.read(record.log[-1])._replace(what=what).line()
    at, why = drift_of(lambda r: [*replay(r, GAME)], with_last(record, forged))
    assert at == 4
    assert "undo" in why or "asked" in why or "invalid" in why


def with_last(record: Record, line: str) -> Record:
    return replace(record, log=[*record.log[:-1], line])


def test_a_move_that_was_taken_back_is_no_mistake_to_learn_from() -> None:
    session = table("f2-f8", "b5-b9", "h5-h1")
    session.ask_undo(ANN, LATER)
    session.answer_undo(BOB, True, LATER)
    play_text(session, 0, "f3-g3", LATER)
    assert [decision.entry for decision in decisions(session.record(), GAME, 0)] == [1, 5]


def test_a_long_game_is_read_once_to_be_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its cost grows with its lines, not with their square."""
    record = long_game(200).record()
    read, lines = Entry.read, Counter[str]()

    def counted(line: str) -> Entry:
        lines[line] += 1
        return read(line)

    monkeypatch.setattr(Entry, "read", counted)
    assert len(verify(record, GAMES["differo"])) == len(record.log)
    assert lines.total() <= 2 * len(record.log)


def test_taking_back_plays_nothing_again_that_was_taken_back_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = table("f3-g3")
    for _ in range(20):
        session.ask_undo(ANN, LATER)
        session.answer_undo(BOB, True, LATER)
        play_text(session, 0, "f3-g3", LATER)
    session.ask_undo(ANN, LATER)
    monkeypatch.delattr(Differo, "play")  # only the deal is played again
    session.answer_undo(BOB, True, LATER)
    assert position(session) == position(table())


def test_nothing_is_taken_back_in_a_game_that_could_go_on_for_ever() -> None:
    session = table()
    session.log += session.log[-1:] * MOST_LINES_TO_UNDO
    play_text(session, 0, "f3-g3", LATER)
    with refused(session, refusals.NothingToUndo):
        session.ask_undo(ANN, LATER)
