"""The house rules of Whot about the end of a hand: "last card!", and what may be the last."""

import pytest

from tests.engine.games.whot_table import CALLS, WHOT, act, hand, leave, may, ranks, table

# last_card_call -------------------------------------------------------------------------------


def test_who_plays_down_to_one_card_may_say_so() -> None:
    state = table("c3 c4 | s1 | s2", last_card_call=True)
    assert may(state) == ["c3", "c3 last", "c4", "c4 last", "draw"]
    act(state, "c3 last")
    assert (state.silent, may(state)) == (None, ["draw"])


def test_a_whot_may_be_played_with_the_last_card_call() -> None:
    said = [text for call in CALLS for text in (call, f"{call} last")]
    assert may(table("t3 w20 | s1", last_card_call=True)) == [*said, "draw"]


@pytest.mark.parametrize("cards", ["c3", "c3 x5 x10"])
def test_nothing_is_said_with_any_other_number_of_cards(cards: str) -> None:
    state = table(f"{cards} | s1 | s2", last_card_call=True)
    assert may(state) == ["c3", "draw"]
    act(state, "c3")
    assert state.silent is None


def test_silence_is_caught_by_the_next_player_and_costs_two_cards() -> None:
    state = table("c3 x5 | s1 | s2", market="t3 t4 ...", last_card_call=True)
    act(state, "c3")
    assert (state.silent, may(state)) == (0, ["draw", "catch"])
    act(state, "catch")
    assert (state.silent, hand(state, 0)) == (None, "t3 t4 x5")


def test_who_catches_then_plays_his_turn() -> None:
    state = table("c3 x5 | c4 s1 x7 | s2", last_card_call=True)
    act(state, "c3")
    act(state, "catch")
    assert (state.turn, state.phase, may(state)) == (1, "", ["c4", "draw"])


def test_catching_leaves_a_pick_due() -> None:
    state = table("c2 x5 | t2 s1 x7 | s2", last_card_call=True)
    act(state, "c2")
    assert may(state) == ["t2", "draw", "catch"]
    act(state, "catch")
    assert (state.turn, state.pick, state.phase, may(state)) == (1, 2, "pick", ["t2", "draw"])
    assert len(hand(state, 0).split()) == 3


@pytest.mark.parametrize("answer", ["draw", "c4"])
def test_silence_is_forgotten_when_the_next_player_has_moved(answer: str) -> None:
    state = table("c3 x5 | c4 s1 x7 | s2", last_card_call=True)
    act(state, "c3")
    act(state, answer)
    assert (state.turn, state.silent, may(state)) == (2, None, ["draw"])


def test_nobody_catches_himself() -> None:
    state = table("c1 x5 | s1 | s2", last_card_call=True)
    act(state, "c1")
    assert (state.turn, state.silent, may(state)) == (0, 0, ["draw"])


def test_silence_is_mended_by_a_draw_of_ones_own() -> None:
    state = table("c8 x5 | s1", last_card_call=True)
    act(state, "c8")
    act(state, "draw")
    assert (state.silent, may(state)) == (None, ["draw"])


def test_silence_of_somebody_who_left_is_forgotten() -> None:
    state = table("c3 x5 | s1 | s2", last_card_call=True)
    act(state, "c3")
    leave(state, 0)
    assert (state.silent, may(state)) == (None, ["draw"])


def test_when_the_next_player_leaves_the_one_after_may_catch() -> None:
    state = table("c3 x5 | s1 | s2", last_card_call=True)
    act(state, "c3")
    leave(state, 1)
    assert (state.turn, may(state)) == (2, ["draw", "catch"])


def test_the_call_is_about_one_card_and_not_about_which() -> None:
    assert may(table("c2 | s3", last_card_call=True)) == ["c2", "draw"]


def test_by_the_book_nothing_is_said() -> None:
    state = table("c3 c4 | s1")
    assert may(state) == ["c3", "c4", "draw"]
    act(state, "c3")
    assert (state.silent, may(state)) == (None, ["draw"])


def test_two_cards_for_silence_that_are_not_there_end_the_game() -> None:
    state = table("c3 x5 | s1 | s2", market="t3", reshuffled=True, last_card_call=True)
    act(state, "c3")
    act(state, "catch")
    assert (state.reason, hand(state, 0), ranks(state)) == ("sudden_death", "t3 x5", (3, 1, 2))


def test_a_found_card_may_be_played_with_the_last_card_call() -> None:
    state = table("t3 | s1", market="c4 ...", last_card_call=True, draw_until_playable=True)
    act(state, "draw")
    assert may(state) == ["c4", "c4 last"]


def test_of_several_cards_the_one_before_the_last_asks_for_the_call() -> None:
    state = table("c3 t3 x5 | s1", last_card_call=True, double_decking=True)
    assert may(state) == ["c3", "draw"]
    act(state, "c3")
    assert may(state) == ["t3", "t3 last", "done"]
    act(state, "t3")
    assert (state.silent, may(state)) == (0, ["draw", "catch"])


def test_who_stops_with_one_card_after_several_in_silence_can_be_caught() -> None:
    state = table("c3 t3 | s1 | s2", last_card_call=True, double_decking=True)
    act(state, "c3")
    assert may(state) == ["t3", "done"]
    act(state, "done")
    assert may(state) == ["draw", "catch"]


# no_special_finish ----------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["c1", "c2", "c5", "c8", "c14", "w20"])
def test_a_last_card_that_is_special_may_not_be_played(card: str) -> None:
    assert may(table(f"{card} | s3", no_special_finish=True)) == ["draw"]


@pytest.mark.parametrize("card", ["c3", "c4", "c10", "c11", "c12", "c13", "t7"])
def test_a_last_card_that_is_ordinary_wins(card: str) -> None:
    state = table(f"{card} | s3", no_special_finish=True)
    act(state, card)
    assert state.reason == "empty_hand"


def test_a_special_card_may_be_played_while_another_is_left() -> None:
    assert may(table("c2 c14 | s3", no_special_finish=True)) == ["c2", "c14", "draw"]
    assert may(table("w20 w20 | s3", no_special_finish=True)) == [*CALLS, "draw"]


def test_a_last_2_does_not_answer_a_pick() -> None:
    assert may(table("t2 | s3", pile="c2", pick=2, no_special_finish=True)) == ["draw"]


def test_a_last_whot_does_not_cancel_a_pick() -> None:
    state = table("w20 | s3", pile="c2", pick=2, no_special_finish=True, whot_cancels_pick=True)
    assert may(state) == ["draw"]


def test_several_specials_do_not_finish_a_hand() -> None:
    state = table("c2 t2 | s3", no_special_finish=True, double_decking=True)
    act(state, "c2")
    assert (state.turn, state.phase, state.pick, hand(state, 0)) == (1, "pick", 2, "t2")


def test_several_ordinary_cards_finish_a_hand() -> None:
    state = table("c3 t3 | s3", no_special_finish=True, double_decking=True)
    act(state, "c3")
    assert may(state) == ["t3", "done"]


def test_several_specials_may_be_played_while_another_card_is_left() -> None:
    state = table("c2 t2 x3 | s3", no_special_finish=True, double_decking=True)
    act(state, "c2")
    assert may(state) == ["t2", "done"]


def test_with_a_last_special_card_one_may_still_catch() -> None:
    state = table("c3 x5 | s1", no_special_finish=True, last_card_call=True)
    act(state, "c3")
    assert may(state) == ["draw", "catch"]


def test_a_last_special_card_may_be_played_beside_a_found_one() -> None:
    state = table("c8 | s3", market="c4 ...", no_special_finish=True, draw_until_playable=True)
    act(state, "draw")
    assert may(state) == ["c4", "c8"]


def test_a_last_special_card_waits_for_a_timeout_to_draw() -> None:
    state = table("c8 | s3", market="", reshuffled=True, no_special_finish=True)
    assert WHOT.text(WHOT.on_timeout(state, 0)) == "draw"
