"""Answers, standing questions, giving up, draws and what may be seen: a game as it is played."""

from typing import Any

import pytest

from engine import chance, refusals
from engine.game import Seat
from engine.games import GAMES
from engine.games.whot.model import Drew
from engine.record import Entry, digest, fold, verify
from engine.session import GameSession, dump, lobby, seen_by
from engine.session_events import CameBack, DrawAgreed, DrawDeclined, DrawOffered, NewHost, Resigned
from tests.engine.tables import (
    ANN,
    BOB,
    CID,
    DAN,
    EVE,
    NOON,
    PACE,
    SECRET,
    load,
    one_change,
    open_table,
    play_on,
    play_table,
    play_text,
    refused,
)
from tests.engine.toys import ALL, Chose, Dice, Duel, DuelState, Rolled, Show, Shown

DEALT = NOON + 1000  # when play_table deals
LATER = NOON + 5000


# Answering -----------------------------------------------------------------------------------


def test_a_button_is_an_index_into_what_was_legal_when_it_was_asked() -> None:
    session = play_table("duel", ANN, BOB)
    with one_change(session, LATER):
        happened = session.act(BOB, session.prompts[1], 2, LATER)
    assert happened == [Chose(1, "1:scissors")]
    assert session.view(1).down == ["", "1:scissors"]
    entry = Entry.read(session.log[-1])
    assert entry[:3] == (LATER - DEALT, 1, "player")
    assert (entry.drawn, entry.what) == ((), "scissors")
    before = Entry.read(session.log[-2]).digest
    assert entry.digest == digest(ALL["duel"], session.state, before)


def test_what_chance_says_is_in_the_log() -> None:
    session = play_table("dice", ANN, BOB, CID, DAN)
    (rolled, *_) = play_text(session, 0, "roll")
    assert isinstance(rolled, Rolled)
    seed = chance.seed(SECRET, "t1", session.drawn_for)
    assert Entry.read(session.log[1]).drawn == (rolled.number - 1,)
    assert chance.Sealed(seed, 1).below(6) == rolled.number - 1


def test_an_answer_is_typed_in_the_games_notation() -> None:
    session = play_table("duel", ANN, BOB)
    with one_change(session, LATER):
        assert session.play_text(ANN, " ROCK ", LATER) == [Chose(0, "0:rock")]
    with refused(session, refusals.Illegal):
        session.play_text(BOB, "well", LATER)
    with refused(session, refusals.NotYourTurn):
        session.play_text(ANN, "paper", LATER)
    with refused(session, refusals.NotSeated):
        session.play_text(CID, "paper", LATER)


@pytest.mark.parametrize("index", [-1, 3, 99])
def test_an_index_beyond_what_is_legal_is_refused(index: int) -> None:
    session = play_table("duel", ANN, computers=1)
    with refused(session, refusals.Illegal):
        session.act(ANN, 1, index, LATER)
    with refused(session, refusals.Illegal):
        session.act_for(1, 1, index, LATER)


def test_a_button_of_an_earlier_question_is_stale() -> None:
    session = play_table("duel", ANN, BOB)
    play_text(session, 0, "rock")
    play_text(session, 1, "rock")
    assert session.prompts == {0: 3, 1: 3}
    for prompt in (1, 2, 4):
        with refused(session, refusals.Stale):
            session.act(ANN, prompt, 0, LATER)
    session.act(ANN, 3, 0, LATER)


def test_a_button_pressed_twice_answers_once() -> None:
    session = play_table("duel", ANN, BOB)
    session.act(ANN, 1, 0, LATER)
    with refused(session, refusals.NotYourTurn):
        session.act(ANN, 1, 0, LATER)
    session.act(BOB, 1, 0, LATER)
    with refused(session, refusals.Stale):
        session.act(BOB, 1, 0, LATER)


def test_who_is_not_asked_or_not_seated_cannot_answer() -> None:
    session = play_table("dice", ANN, BOB, CID, DAN)
    with refused(session, refusals.NotYourTurn):
        session.act(BOB, 1, 0, LATER)
    with refused(session, refusals.NotSeated):
        session.act(EVE, 1, 0, LATER)


def test_who_goes_again_is_asked_anew() -> None:
    session = play_table("dice", ANN, BOB, CID, DAN)
    while session.view(None).turn == 0 and not session.view(None).pot:
        play_text(session, 0, "roll")
    assert session.prompts == {session.view(None).turn: len(session.log)}


def test_a_computer_answers_for_its_own_seat_alone() -> None:
    session = play_table("duel", ANN, computers=1)
    assert session.thinking == [(1, "easy", 1)]
    with refused(session, refusals.Stale):
        session.act_for(0, 1, 0, LATER)
    with refused(session, refusals.Stale):
        session.act_for(1, 2, 0, LATER)
    with refused(session, refusals.Stale):
        session.act_for(7, 1, 0, LATER)
    with one_change(session, LATER):
        assert session.act_for(1, 1, 0, LATER) == [Chose(1, "1:rock")]
    assert Entry.read(session.log[-1]).by == "computer"
    assert session.thinking == []
    with refused(session, refusals.Stale):
        session.act_for(1, 1, 0, LATER)


def test_a_computers_answer_comes_too_late_when_a_person_took_the_seat() -> None:
    session = play_table("duel", ANN, BOB)
    session.hand_over(BOB, LATER)
    ((seat, _, prompt),) = session.thinking
    session.reclaim(BOB, LATER)
    with refused(session, refusals.Stale):
        session.act_for(seat, prompt, 0, LATER)


IN_PLAY: dict[str, tuple[Any, ...]] = {
    "act": (ANN, 1, 0),
    "play_text": (ANN, "rock"),
    "act_for": (0, 1, 0),
    "skip": (ANN, 0),
    "hand_over": (ANN,),
    "reclaim": (ANN,),
    "take_over": (CID, "Cid", 1),
    "resign": (ANN,),
    "offer_draw": (ANN,),
    "answer_draw": (ANN, True),
    "ask_undo": (ANN,),
    "answer_undo": (ANN, True),
}


@pytest.mark.parametrize("name", IN_PLAY)
def test_nothing_is_played_before_the_deal_or_after_the_end(name: str) -> None:
    early = open_table("duel", ANN, BOB)
    with refused(early, refusals.NotStarted):
        getattr(early, name)(*IN_PLAY[name], LATER)
    over = play_on(play_table("duel", ANN, BOB))
    with refused(over, refusals.Over):
        getattr(over, name)(*IN_PLAY[name], LATER)
    closed = open_table("duel", ANN)
    lobby.leave(closed, ANN, LATER)
    with refused(closed, refusals.Over):
        getattr(closed, name)(*IN_PLAY[name], LATER)


def test_nothing_is_seen_before_the_deal() -> None:
    session = open_table("duel", ANN, BOB)
    for look in (session.record, lambda: session.view(None)):
        with refused(session, refusals.NotStarted):
            look()


# Standing questions --------------------------------------------------------------------------


def test_anothers_simultaneous_move_leaves_my_question_standing() -> None:
    session = play_table("duel", ANN, BOB)
    assert session.prompts == {0: 1, 1: 1}
    session.act(ANN, 1, 0, LATER)
    assert session.prompts == {1: 1}
    assert session.due == {1: DEALT + PACE}
    session.act(BOB, 1, 0, LATER)
    assert session.prompts == {0: 3, 1: 3}
    assert session.due == {0: LATER + PACE, 1: LATER + PACE}


class DuelWithManners(Duel):
    """A duel whose second player may not take the last gesture."""

    def legal(self, s: DuelState, seat: Seat) -> list[Show]:
        return super().legal(s, seat)[: -1 if any(s.down) else None]


def test_a_question_is_asked_anew_when_other_answers_are_legal_now() -> None:
    """Its deadline stays: another's move gives nobody more time."""
    session = play_table("duel", ANN, BOB, games={"duel": DuelWithManners()})
    session.act(ANN, 1, 0, LATER)
    assert session.prompts == {1: 2}
    assert session.due == {1: DEALT + PACE}
    with refused(session, refusals.Stale):
        session.act(BOB, 1, 0, LATER)


def test_who_leaves_elsewhere_does_not_disturb_the_question() -> None:
    session = play_table("dice", ANN, BOB, CID, DAN)
    lobby.leave(session, CID, LATER)
    assert session.prompts == {0: 1}
    assert session.due == {0: DEALT + PACE}
    lobby.leave(session, ANN, LATER)
    assert session.prompts == {1: 3}
    assert session.due == {1: LATER + PACE}


def test_legal_moves_are_those_of_who_is_asked() -> None:
    session = play_table("dice", ANN, BOB, CID, DAN)
    assert session.legal(0) == ALL["dice"].legal(session.state, 0)
    assert session.legal(1) == []


# The end -------------------------------------------------------------------------------------


def test_nobody_is_asked_when_it_is_over() -> None:
    session = play_table("duel", ANN, BOB)
    for gestures in (("rock", "scissors"), ("paper", "rock"), ("scissors", "paper")):
        for seat, gesture in enumerate(gestures):
            happened = play_text(session, seat, gesture)
    assert happened == [Chose(1, "1:paper"), Shown(("0:scissors", "1:paper"))]
    assert session.phase == "over"
    assert session.outcome is not None
    assert (session.outcome.ranks, session.outcome.reason) == ((1, 2), "rounds")
    assert (session.prompts, session.due, session.next_due) == ({}, {}, None)
    assert load(dump(session)) == session


def test_who_resigns_loses() -> None:
    session = play_table("duel", ANN, BOB)
    with one_change(session, LATER):
        assert session.resign(BOB, LATER) == [Resigned(1)]
    assert session.outcome is not None
    assert session.outcome.ranks == (1, 2)
    assert not session.players[1].gone  # and may have a rematch
    assert Entry.read(session.log[-1]).what == "!resign"
    assert verify(session.record(), session.rulebook)[-1].state == session.state


def test_only_who_plays_may_resign_and_only_where_the_game_knows_it() -> None:
    duel, dice = play_table("duel", ANN, BOB), play_table("dice", ANN, BOB, CID, DAN)
    with refused(duel, refusals.NotSeated):
        duel.resign(CID, LATER)
    for ask in (dice.resign, dice.offer_draw):
        with refused(dice, refusals.NotInThisGame):
            ask(ANN, LATER)


def test_resigning_is_between_two() -> None:
    """With more, the others would play on; leaving is for that."""
    assert all(
        len(game.seats) == 1 and 2 in game.seats for game in GAMES.values() if game.can_resign
    )


# Draws ---------------------------------------------------------------------------------------


def test_a_draw_is_agreed_when_everybody_wants_it() -> None:
    session = play_table("duel", ANN, BOB)
    with one_change(session, LATER):
        assert session.offer_draw(ANN, LATER) == [DrawOffered(0)]
    assert (session.agreed, session.phase) == ([0], "playing")
    with one_change(session, LATER):
        assert session.answer_draw(BOB, True, LATER) == [DrawAgreed()]
    assert session.outcome is not None
    assert (session.outcome.ranks, session.outcome.reason) == ((1, 1), "agreed")
    assert (session.phase, session.prompts, session.agreed) == ("over", {}, [])
    entry = Entry.read(session.log[-1])
    assert (entry.seat, entry.by, entry.drawn, entry.what) == (1, "player", (), "!agree")
    assert fold(session.record(), session.rulebook) == session.state
    assert verify(session.record(), session.rulebook)


def test_an_offer_answered_by_an_offer_is_agreed() -> None:
    session = play_table("duel", ANN, BOB)
    session.offer_draw(BOB, LATER)
    assert session.offer_draw(ANN, LATER) == [DrawAgreed()]


def test_an_offer_made_twice_is_one_offer() -> None:
    session = play_table("duel", ANN, BOB)
    session.offer_draw(BOB, LATER)
    session.offer_draw(BOB, LATER)
    assert session.agreed == [1]


def test_an_offer_stands_until_it_is_declined() -> None:
    session = play_table("duel", ANN, BOB)
    session.offer_draw(ANN, LATER)
    with one_change(session, LATER):
        assert session.answer_draw(BOB, False, LATER) == [DrawDeclined(1)]
    assert session.agreed == []
    with refused(session, refusals.NothingOffered):
        session.answer_draw(BOB, True, LATER)


def test_an_offer_stands_until_the_next_move() -> None:
    session = play_table("duel", ANN, BOB)
    session.offer_draw(ANN, LATER)
    play_text(session, 0, "rock")
    with refused(session, refusals.NothingOffered):
        session.answer_draw(BOB, True, LATER)


def test_nobody_answers_his_own_offer_or_one_at_another_table() -> None:
    session = play_table("duel", ANN, BOB)
    session.offer_draw(ANN, LATER)
    for agrees in (True, False):
        with refused(session, refusals.OwnOffer):
            session.answer_draw(ANN, agrees, LATER)
        with refused(session, refusals.NotSeated):
            session.answer_draw(CID, agrees, LATER)
    with refused(session, refusals.NotSeated):
        session.offer_draw(CID, LATER)


def test_computers_agree_to_no_draw() -> None:
    session = play_table("duel", ANN, computers=1)
    with refused(session, refusals.ComputerDeclines):
        session.offer_draw(ANN, LATER)
    away = play_table("duel", ANN, BOB)
    away.offer_draw(BOB, LATER)
    away.hand_over(BOB, LATER)
    with refused(away, refusals.ComputerDeclines):
        away.answer_draw(ANN, True, LATER)


class DiceWithDraws(Dice):
    can_offer_draw = True


@pytest.fixture
def dice_with_draws() -> GameSession[Any, Any]:
    return play_table("dice", ANN, BOB, CID, DAN, games={"dice": DiceWithDraws()})


def test_everybody_who_still_plays_must_agree(dice_with_draws: GameSession[Any, Any]) -> None:
    session = dice_with_draws
    lobby.leave(session, DAN, LATER)
    assert session.offer_draw(ANN, LATER) == [DrawOffered(0)]
    assert session.answer_draw(BOB, True, LATER) == [DrawOffered(1)]
    assert session.answer_draw(CID, True, LATER) == [DrawAgreed()]
    assert session.outcome is not None
    assert session.outcome.ranks == (1, 1, 1, 1)


def test_who_agreed_may_think_better_of_it(dice_with_draws: GameSession[Any, Any]) -> None:
    session = dice_with_draws
    session.offer_draw(ANN, LATER)
    session.answer_draw(BOB, True, LATER)
    assert session.answer_draw(ANN, False, LATER) == [DrawDeclined(0)]
    assert session.agreed == []


def test_a_computer_that_left_has_no_say(dice_with_draws: GameSession[Any, Any]) -> None:
    session = dice_with_draws
    session.hand_over(DAN, LATER)
    with refused(session, refusals.ComputerDeclines):
        session.offer_draw(ANN, LATER)
    assert NewHost(1) in lobby.leave(session, ANN, LATER)
    lobby.leave(session, DAN, LATER)
    assert session.offer_draw(BOB, LATER) == [DrawOffered(1)]


# What may be seen ----------------------------------------------------------------------------


def test_what_happened_is_told_to_each_as_he_may_know_it() -> None:
    session = play_table("whot", ANN, BOB)
    happened = [CameBack(0), *play_text(session, 0, "draw")]
    (drew,) = (event for event in happened if isinstance(event, Drew))
    assert drew.cards
    assert seen_by(0, happened) == happened
    for viewer in (1, None):
        (seen,) = (event for event in seen_by(viewer, happened) if isinstance(event, Drew))
        assert seen == Drew(0, 1, "turn", None)
        assert CameBack(0) in seen_by(viewer, happened)


def test_everybody_has_a_view_of_his_own() -> None:
    session = play_table("duel", ANN, BOB)
    play_text(session, 0, "rock")
    shown = [session.view(viewer).down for viewer in (0, 1, None)]
    assert shown == [["0:rock", ""], ["?", ""], ["?", ""]]


def test_a_record_keeps_the_secret_until_the_end() -> None:
    session = play_table("duel", ANN, BOB)
    early = session.record()
    assert (early.secret, early.commitment) == ("", session.commitment)
    assert (early.options, early.game, early.session) == ({"gestures": 3}, "duel", "t1")
    play_on(session)
    late = session.record()
    assert late.secret == SECRET.hex()
    assert chance.commitment(bytes.fromhex(late.secret)) == early.commitment
    assert len(verify(late, session.rulebook)) == len(session.log)


def test_a_record_stays_as_it_was_when_the_game_goes_on() -> None:
    session = play_table("duel", ANN, BOB)
    record = session.record()
    play_on(session)
    assert len(record.log) == 1
