"""The rule book of Whot, a test a sentence; house rules and what is told are in files beside it."""

from collections import Counter

import pytest

from engine.chance import Loose, TapeError
from engine.games.whot import pack
from engine.games.whot.model import Options
from tests.engine.games.whot_table import (
    CALLS,
    PACK,
    WHOT,
    act,
    deal,
    everything,
    hand,
    hidden,
    may,
    ranks,
    table,
)

__all__ = ["everything", "hidden"]  # what the contract of all games asks of this one

# The pack -------------------------------------------------------------------------------------


def test_the_pack_has_54_cards() -> None:
    assert len(PACK) == 54
    assert pack.PACK == PACK


def test_12_circles_12_triangles_9_crosses_9_squares_7_stars_and_5_whots() -> None:
    by_symbol = Counter(card[0] for card in pack.PACK)
    assert by_symbol == {"c": 12, "t": 12, "x": 9, "s": 9, "*": 7, "w": 5}


def test_five_each_of_1_2_3_5_7_20_four_of_10_11_13_14_three_of_4_8_and_two_12() -> None:
    fives, fours = dict.fromkeys((1, 2, 3, 5, 7, 20), 5), dict.fromkeys((10, 11, 13, 14), 4)
    by_number = Counter(int(card[1:]) for card in pack.PACK)
    assert by_number == fives | fours | {4: 3, 8: 3, 12: 2}


def test_the_whole_pack_is_worth_472() -> None:
    assert pack.hand_value(pack.hand_of(PACK)) == 472


@pytest.mark.parametrize("cards", ["", "c1", "*8 w20", "w20 w20 w20 w20 w20", " ".join(PACK)])
def test_a_hand_gives_back_its_cards_in_the_order_of_the_pack(cards: str) -> None:
    held = pack.hand_of(reversed(cards.split()))
    assert pack.cards_of(held) == tuple(cards.split())
    assert pack.size_of(held) == len(cards.split())


# Players and deal -----------------------------------------------------------------------------


def test_two_to_six_may_play() -> None:
    assert list(WHOT.seats) == [2, 3, 4, 5, 6]


def test_a_game_of_whot_ends_for_one_of_four_reasons() -> None:
    assert WHOT.key == "whot"
    assert WHOT.reasons == ("empty_hand", "sudden_death", "match", "last_standing")


def test_each_of_six_players_is_asked_in_turn() -> None:
    for seat in range(6):
        assert WHOT.to_act(table("c1 | c2 | c3 | c4 | c5 | c8", turn=seat)) == (seat,)


def test_the_first_seat_starts() -> None:
    for seats in WHOT.seats:
        assert WHOT.to_act(WHOT.setup(seats, Options(), Loose(seats))) == (0,)


def test_the_turn_goes_round_by_the_seats() -> None:
    state = table("c3 c4 x3 | c10 c11 | c12 c13 x5")
    for turn, card in enumerate(["c3", "c10", "c12", "c4", "draw", "c13", "draw"]):
        assert WHOT.to_act(state) == (turn % 3,)
        act(state, card)


def test_seven_cards_each() -> None:
    for seats in WHOT.seats:
        state = WHOT.setup(seats, Options(), Loose(seats))
        assert [len(hand(state, seat).split()) for seat in range(seats)] == [7] * seats


def test_six_players_are_dealt_42_cards_and_11_are_left() -> None:
    state = WHOT.setup(6, Options(), Loose(1))
    assert len(state.market) == 11
    assert sorted(everything(state)) == sorted(PACK)


def test_cards_are_dealt_round_robin() -> None:
    state = deal("c1 t1 x1 c2 t2 x2 c3 t3 x3 c7", seats=3, hand_size=3)
    assert [hand(state, seat) for seat in range(3)] == ["c1 c2 c3", "t1 t2 t3", "x1 x2 x3"]


def test_the_next_card_starts_the_pile_and_the_rest_is_the_market() -> None:
    state = deal("c1 t1 c2 t2 c3 t3 c7 s10 s11", hand_size=3)
    assert state.pile == ["c7"]
    assert state.market[:-3:-1] == ["s10", "s11"]
    assert len(state.market) == 54 - 6 - 1


@pytest.mark.parametrize("starter", ["t1", "t2", "t5", "t8", "t14"])
def test_the_effect_of_the_starter_is_not_applied(starter: str) -> None:
    state = deal(f"c3 s3 t3 s10 c4 s11 {starter}", hand_size=3)
    assert (state.turn, state.pick, state.phase, hand(state, 1)) == (0, 0, "", "s3 s10 s11")
    assert may(state) == ["t3", "draw"]
    act(state, "t3")
    assert WHOT.to_act(state) == (1,)


def test_a_whot_as_starter_is_put_back_at_a_random_place_and_the_next_card_is_turned() -> None:
    state = deal("c1 t1 c2 t2 c3 t3 w20 c7", 2, 5, hand_size=3)
    assert state.pile == ["c7"]
    assert state.market[5] == "w20"
    assert sorted(everything(state)) == sorted(PACK)


def test_cards_are_turned_until_one_is_not_a_whot() -> None:
    on_top, at_the_bottom = 47, 0
    state = deal("c1 t1 c2 t2 c3 t3 w20 w20 c7", 2, on_top, at_the_bottom, 0, hand_size=3)
    assert state.pile == ["c7"]
    assert state.market[:2] == ["w20", "w20"]


def test_a_whot_put_back_is_as_likely_in_one_place_as_in_another() -> None:
    for place in (0, 23, 46):
        state = deal("c1 t1 c2 t2 c3 t3 w20 c7", 2, place, hand_size=3)
        assert state.market[place] == "w20"
    with pytest.raises(TapeError, match="below 48"):
        deal("c1 t1 c2 t2 c3 t3 w20 c7", 2, 48, hand_size=3)


# The turn -------------------------------------------------------------------------------------


def test_a_card_that_matches_by_symbol_or_number_may_be_played() -> None:
    assert may(table("c5 t7 x3 *7 s14 | s1")) == ["c5", "t7", "*7", "draw"]


def test_any_whot_may_be_played() -> None:
    assert may(table("t3 w20 w20 | s1")) == [*CALLS, "draw"]


def test_the_played_card_is_on_top_and_out_of_the_hand() -> None:
    state = table("c5 c3 | s1")
    act(state, "c3")
    assert state.pile == ["c7", "c3"]
    assert hand(state, 0) == "c5"


def test_an_ordinary_card_passes_the_turn_and_does_nothing_else() -> None:
    for card in ["c3", "c4", "c7", "c10", "c11", "c12", "c13"]:
        state = table(f"{card} s5 | x1 | x2", pile="c1")
        act(state, card)
        assert (state.turn, state.phase, state.pick, state.call) == (1, "", 0, "")
        assert [hand(state, 1), hand(state, 2)] == ["x1", "x2"]


def test_one_may_draw_although_a_card_could_be_played() -> None:
    state = table("c5 c4 | s1", market="x3 ...")
    act(state, "draw")
    assert hand(state, 0) == "c4 c5 x3"


def test_a_draw_ends_the_turn_and_the_card_may_not_be_played() -> None:
    state = table("t3 | s1 | s2", market="c4 ...")
    act(state, "draw")
    assert WHOT.to_act(state) == (1,)
    assert may(state) == ["draw"]


def test_with_a_pick_due_one_may_only_stack_or_draw() -> None:
    state = table("t2 t3 c14 w20 | s1", pile="c2", pick=2)
    assert may(state) == ["t2", "draw"]


# Whot -----------------------------------------------------------------------------------------


def test_who_plays_a_whot_names_one_of_five_symbols_and_the_turn_passes() -> None:
    for letter, text in zip("ctxs*", CALLS, strict=True):
        state = table("t3 w20 | s1 | s2")
        act(state, text)
        assert (state.call, state.turn, state.pile[-1]) == (letter, 1, "w20")


@pytest.mark.parametrize(
    ("call", "fitting"),
    [("c", "c10"), ("t", "t10"), ("x", "x10"), ("s", "s10"), ("*", "*7")],
)
def test_a_card_of_the_called_symbol_or_another_whot_may_follow(call: str, fitting: str) -> None:
    state = table("c10 t10 x10 s10 *7 w20 | s1", pile="w20", call=call)
    assert may(state) == [fitting, *CALLS, "draw"]


def test_another_whot_calls_anew() -> None:
    state = table("w20 c3 | s1 c4", pile="w20", call="c")
    act(state, "w20 square")
    assert may(state) == ["s1", "draw"]


def test_the_call_lasts_until_a_card_that_is_no_whot_is_played() -> None:
    state = table("t3 t4 | x3 *3", pile="w20", call="t")
    act(state, "t3")
    assert state.call == ""
    assert may(state) == ["x3", "*3", "draw"]


def test_the_call_survives_draws_and_a_reshuffle() -> None:
    state = table("c3 | c4 t3 | ...", pile="c10 w20", call="t", market="s7")
    act(state, "draw")
    assert may(state) == ["t3", "draw"]
    act(state, "draw")
    assert (state.reshuffled, state.pile, state.call) == (True, ["w20"], "t")
    state.turn = 1
    assert may(state) == ["t3", "draw"]


# Special cards --------------------------------------------------------------------------------


def test_hold_on_gives_the_same_player_another_turn() -> None:
    state = table("c1 x3 x1 c4 | s1")
    act(state, "c1")
    assert WHOT.to_act(state) == (0,)
    assert may(state) == ["c4", "x1", "draw"]


def test_after_hold_on_a_draw_ends_the_turn() -> None:
    state = table("c1 x3 | s1", market="t3 ...")
    act(state, "c1")
    act(state, "draw")
    assert hand(state, 0) == "t3 x3"
    assert WHOT.to_act(state) == (1,)


def test_a_2_makes_the_next_player_pick_two() -> None:
    state = table("c2 x3 | s1 | s7", market="t3 t4 ...")
    act(state, "c2")
    assert (state.turn, state.pick, may(state)) == (1, 2, ["draw"])
    act(state, "draw")
    assert hand(state, 1) == "t3 t4 s1"


def test_a_5_makes_the_next_player_pick_three() -> None:
    state = table("c5 x3 | s1 | s7", market="t3 t4 t10 ...")
    act(state, "c5")
    assert (state.turn, state.pick, may(state)) == (1, 3, ["draw"])
    act(state, "draw")
    assert hand(state, 1) == "t3 t4 t10 s1"


@pytest.mark.parametrize(("turn", "after"), [(0, 2), (1, 3), (2, 0), (3, 1)])
def test_an_8_suspends_the_next_player(turn: int, after: int) -> None:
    hands = ["x3", "x5", "x7", "x10"]
    hands[turn] += " c8"
    state = table("|".join(hands), turn=turn)
    act(state, "c8")
    assert WHOT.to_act(state) == (after,)


def test_with_two_players_an_8_gives_the_same_player_another_turn() -> None:
    state = table("c8 c3 x7 | s1")
    act(state, "c8")
    assert WHOT.to_act(state) == (0,)
    assert may(state) == ["c3", "draw"]


def test_general_market_makes_everyone_else_draw_one() -> None:
    state = table("x1 | c14 x3 | s1 | s2", turn=1, market="t3 t4 t10 ...")
    act(state, "c14")
    assert [hand(state, seat) for seat in range(4)] == ["t10 x1", "x3", "t3 s1", "t4 s2"]


def test_general_market_passes_the_turn_normally() -> None:
    state = table("c14 x3 | s1 c3 | s2")
    act(state, "c14")
    assert (state.turn, state.phase) == (1, "")
    assert "c3" in may(state)


def test_a_whot_is_playable_on_anything_except_a_pending_pick() -> None:
    for top in PACK[:49]:
        assert set(CALLS) <= set(may(table("w20 w20 | w20", pile=top)))
    for top, due in (("c2", 2), ("c5", 3)):
        assert may(table("w20 s3 | s1", pile=top, pick=due)) == ["draw"]


# Stacking and taking the penalty --------------------------------------------------------------


def test_only_a_2_of_any_symbol_answers_a_2() -> None:
    state = table("c3 t2 x2 s2 *2 c5 c14 w20 | s1", pile="c2", pick=2)
    assert may(state) == ["t2", "x2", "s2", "*2", "draw"]


def test_only_a_5_of_any_symbol_answers_a_5() -> None:
    state = table("c3 t5 x5 s5 *5 c2 c14 w20 | s1", pile="c5", pick=3)
    assert may(state) == ["t5", "x5", "s5", "*5", "draw"]


@pytest.mark.parametrize(("cards", "sums"), [("c2 t2 x2", (2, 4, 6)), ("c5 t5 x5", (3, 6, 9))])
def test_stacked_amounts_add_and_the_next_player_becomes_the_target(
    cards: str, sums: tuple[int, ...]
) -> None:
    first, second, third = cards.split()
    state = table(f"{first} s3 | {second} s7 | {third} s10")
    for seat, card in enumerate((first, second, third)):
        act(state, card)
        assert (state.turn, state.pick, state.phase) == ((seat + 1) % 3, sums[seat], "pick")
    act(state, "draw")
    assert len(hand(state, 0).split()) == 1 + sums[2]


def test_who_takes_the_penalty_draws_it_all_and_his_turn_is_over() -> None:
    state = table("s3 | s7 | s10", pile="c2 t2", pick=4, market="c3 c4 x3 x5 ...")
    act(state, "draw")
    assert hand(state, 0) == "c3 c4 x3 x5 s3"
    assert (state.turn, state.pick, state.phase) == (1, 0, "")


def test_after_the_penalty_the_next_player_plays_on_the_top_card_normally() -> None:
    state = table("s3 | t7 x2 x3 w20 | s10", pile="c2 t2", pick=4)
    act(state, "draw")
    assert may(state) == ["t7", "x2", *CALLS, "draw"]


def test_a_2_after_the_penalty_starts_a_fresh_pick_of_two() -> None:
    state = table("s3 | x2 x3 | s10", pile="c2 t2", pick=4)
    act(state, "draw")
    act(state, "x2")
    assert (state.turn, state.pick) == (2, 2)


# The win --------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["c3", "c4", "c12", "c1", "c2", "c5", "c8", "c14"])
def test_an_empty_hand_wins_at_once_whatever_the_card(card: str) -> None:
    state = table(f"{card} | s1 | s2")
    act(state, card)
    assert WHOT.to_act(state) == ()
    assert state.reason == "empty_hand"
    assert ranks(state)[0] == 1


def test_a_last_2_or_5_makes_nobody_draw() -> None:
    for card in ("c2", "c5"):
        state = table(f"{card} | s1 | s7")
        act(state, card)
        assert [hand(state, 1), hand(state, 2)] == ["s1", "s7"]


def test_a_2_wins_as_an_answer_too() -> None:
    state = table("t2 | s1 | s7", pile="c2", pick=2)
    act(state, "t2")
    assert (state.reason, ranks(state)) == ("empty_hand", (1, 2, 3))


def test_a_last_whot_needs_no_symbol() -> None:
    for pile, call in (("c7", ""), ("w20", "c")):
        state = table("w20 | s1", pile=pile, call=call)
        assert may(state) == ["w20", "draw"]
        act(state, "w20")
        assert (state.reason, state.call, ranks(state)) == ("empty_hand", "", (1, 2))


def test_of_two_whots_the_first_needs_a_symbol() -> None:
    assert may(table("w20 w20 | s1")) == [*CALLS, "draw"]


def test_a_last_14_still_makes_the_others_draw_first() -> None:
    state = table("c14 | s1 | s2", market="t3 t4 ...")
    act(state, "c14")
    assert [hand(state, 1), hand(state, 2)] == ["t3 s1", "t4 s2"]
    assert state.reason == "empty_hand"


def test_a_14_that_cannot_be_paid_ends_the_game_even_as_the_last_card() -> None:
    state = table("c14 | s1 | s2", market="t3", reshuffled=True)
    act(state, "c14")
    assert state.reason == "sudden_death"
    assert [hand(state, seat) for seat in range(3)] == ["", "t3 s1", "s2"]
    assert ranks(state) == (1, 3, 2)
