"""The house rules of Whot, alone and where they touch one another."""

import pytest

from engine.chance import Loose
from engine.game import house_rules, options_from
from engine.games.whot.model import Options
from tests.engine.games.whot_table import (
    CALLS,
    HOUSE_RULES,
    WHOT,
    act,
    deal,
    everything,
    hand,
    leave,
    may,
    ranks,
    table,
)


def test_the_defaults_are_a_hand_of_seven_and_no_other_house_rule() -> None:
    rules = dict(house_rules(Options))
    assert {rule: getattr(Options(), rule) for rule in HOUSE_RULES} == {
        "hand_size": 7,
        "market_keeps_turn": False,
        "tender": False,
        "whot_cancels_pick": False,
        "no_defending": False,
        "pick_five": False,
        "star_skips_two": False,
        "draw_until_playable": False,
        "double_decking": False,
        "last_card_call": False,
        "no_special_finish": False,
        "match_to": 0,
        "forced_moves": True,
    }
    assert rules.pop("hand_size") == (3, 4, 5, 6, 7)
    assert rules.pop("match_to") == (0, 100)
    assert set(rules.values()) == {(False, True)}


# hand_size ------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [3, 4, 5, 6, 7])
def test_hand_size_says_how_many_are_dealt(size: int) -> None:
    for seats in WHOT.seats:
        state = WHOT.setup(seats, options_from(Options, {"hand_size": size}), Loose(size))
        assert [len(hand(state, seat).split()) for seat in range(seats)] == [size] * seats
        assert len(everything(state)) == 54


# market_keeps_turn ----------------------------------------------------------------------------


def test_market_keeps_turn_lets_who_plays_a_14_go_again() -> None:
    state = table("c14 c3 | s1 | s2", market="t3 t4 ...", market_keeps_turn=True)
    act(state, "c14")
    assert [hand(state, seat) for seat in range(3)] == ["c3", "t3 s1", "t4 s2"]
    assert (state.turn, may(state)) == (0, ["c3", "draw"])


def test_market_keeps_turn_leaves_every_other_card_as_it_is() -> None:
    for card, after in (("c3", 1), ("c8", 2), ("c1", 0), ("c2", 1), ("c13", 1)):
        state = table(f"{card} x3 | s1 | s2", market_keeps_turn=True)
        act(state, card)
        assert state.turn == after


def test_market_keeps_turn_and_a_last_14_wins() -> None:
    state = table("c14 | s1", market_keeps_turn=True)
    act(state, "c14")
    assert (state.reason, ranks(state)) == ("empty_hand", (1, 2))


# tender ---------------------------------------------------------------------------------------


def test_tender_ends_the_game_at_the_first_draw_that_cannot_be_made() -> None:
    state = table("c3 | s2", market="t3", tender=True)
    act(state, "draw")
    assert state.reason == ""
    act(state, "draw")
    assert (state.reason, state.reshuffled) == ("sudden_death", False)
    assert ranks(state) == (2, 1)


def test_tender_keeps_what_was_drawn_of_a_penalty() -> None:
    state = table("c3 | s2", pile="c2", pick=2, market="t3", tender=True)
    act(state, "draw")
    assert (state.reason, hand(state, 0)) == ("sudden_death", "c3 t3")


# whot_cancels_pick ----------------------------------------------------------------------------


def test_whot_cancels_pick_lets_a_whot_answer_and_nobody_picks() -> None:
    state = table("t2 w20 c3 | s1 s2 x3 | x1", pile="c2", pick=2, whot_cancels_pick=True)
    assert may(state) == ["t2", *CALLS, "draw"]
    act(state, "w20 square")
    assert (state.turn, state.pick, state.phase) == (1, 0, "")
    assert hand(state, 1) == "x3 s1 s2"
    assert may(state) == ["s1", "s2", "draw"]


def test_without_a_whot_a_pick_stands() -> None:
    assert may(table("t5 c3 | s1", pile="c5", pick=3, whot_cancels_pick=True)) == ["t5", "draw"]


def test_whot_cancels_pick_with_the_last_card_wins() -> None:
    state = table("w20 | s1", pile="c5", pick=3, whot_cancels_pick=True)
    assert may(state) == ["w20", "draw"]
    act(state, "w20")
    assert (state.reason, ranks(state)) == ("empty_hand", (1, 2))


# no_defending ---------------------------------------------------------------------------------


def test_no_defending_means_that_a_pick_cannot_be_passed_on() -> None:
    for pile, pick in (("c2", 2), ("c5", 3)):
        assert may(table("t2 t5 w20 | s1", pile=pile, pick=pick, no_defending=True)) == ["draw"]


def test_no_defending_lets_a_2_be_played_on_a_2_that_was_paid() -> None:
    assert may(table("t2 t5 | s1", pile="c2", no_defending=True)) == ["t2", "draw"]


def test_no_defending_and_whot_cancels_pick_leave_only_the_whot() -> None:
    state = table("t2 w20 | s1", pile="c2", pick=2, no_defending=True, whot_cancels_pick=True)
    assert may(state) == [*CALLS, "draw"]


def test_no_defending_passes_a_leavers_pick_to_somebody_who_must_take_it() -> None:
    state = table("c3 | t2 | s1", pile="c2", pick=2, no_defending=True)
    leave(state, 0)
    assert (state.turn, state.pick, may(state)) == (1, 2, ["draw"])


# pick_five ------------------------------------------------------------------------------------


def test_pick_five_makes_the_next_player_pick_five() -> None:
    state = table("c5 x3 | s1", market="t1 t2 t3 t4 t7 ...", pick_five=True)
    act(state, "c5")
    assert state.pick == 5
    act(state, "draw")
    assert hand(state, 1) == "t1 t2 t3 t4 t7 s1"


def test_pick_five_adds_up_and_leaves_the_2_alone() -> None:
    state = table("c5 x3 | t5 s1", pick_five=True)
    act(state, "c5")
    act(state, "t5")
    assert state.pick == 10
    state = table("c2 x3 | s1", pick_five=True)
    act(state, "c2")
    assert state.pick == 2


# star_skips_two -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "card", "after"), [(2, "*8", 0), (3, "*8", 0), (4, "*8", 3), (4, "c8", 2)]
)
def test_the_8_of_stars_suspends_two_players(seats: int, card: str, after: int) -> None:
    others = ["s1", "s2", "s3"][: seats - 1]
    state = table("|".join([f"{card} x3", *others]), pile="t8", star_skips_two=True)
    act(state, card)
    assert (state.turn, state.skips) == (after, 0)


def test_by_the_book_the_8_of_stars_suspends_one() -> None:
    state = table("*8 x3 | s1 | s2 | s3", pile="t8")
    act(state, "*8")
    assert state.turn == 2


# draw_until_playable --------------------------------------------------------------------------


def test_a_draw_goes_on_until_a_card_fits_which_must_be_played() -> None:
    state = table("t3 | s1", market="x3 s5 c4 c5 ...", draw_until_playable=True)
    act(state, "draw")
    assert hand(state, 0) == "c4 t3 x3 s5"
    assert (state.turn, may(state)) == (0, ["c4"])
    act(state, "c4")
    assert (state.turn, state.phase, may(state)) == (1, "", ["draw"])


def test_another_card_that_fits_may_be_played_for_the_one_that_was_found() -> None:
    state = table("t7 x5 | s1", market="x3 c4 ...", draw_until_playable=True)
    act(state, "draw")
    assert may(state) == ["c4", "t7"]


@pytest.mark.parametrize(("found", "playable"), [("c4", ["c4"]), ("t7", ["t7"]), ("w20", CALLS)])
def test_a_card_fits_by_symbol_by_number_or_as_a_whot(found: str, playable: list[str]) -> None:
    state = table("t3 | s1", market=f"x3 {found} ...", draw_until_playable=True)
    act(state, "draw")
    assert may(state) == playable


def test_drawing_until_playable_goes_by_the_called_symbol() -> None:
    state = table("c3 | s1", pile="w20", call="t", market="c7 t4 c5 ...", draw_until_playable=True)
    act(state, "draw")
    assert hand(state, 0) == "c3 c7 t4"
    assert may(state) == ["t4"]


def test_the_card_that_was_found_has_its_effect() -> None:
    state = table("t3 | s1 | s2 | s7", market="c8 ...", draw_until_playable=True)
    act(state, "draw")
    act(state, "c8")
    assert (state.turn, state.phase) == (2, "")
    state = table("t3 | s1", market="c1 ...", draw_until_playable=True)
    act(state, "draw")
    act(state, "c1")
    assert (state.turn, state.phase, may(state)) == (0, "", ["draw"])


def test_drawing_until_playable_goes_on_through_a_reshuffle() -> None:
    state = table("... | s1", pile="c3 c4 c7", market="x3", draw_until_playable=True)
    act(state, "draw", 0)
    assert (state.market, state.reshuffled, state.phase) == (["c4"], True, "found")


def test_drawing_until_playable_ends_the_game_when_nothing_is_found() -> None:
    state = table("t3 | s1", market="x3 x5", reshuffled=True, draw_until_playable=True)
    act(state, "draw")
    assert (state.reason, state.phase, hand(state, 0)) == ("sudden_death", "", "t3 x3 x5")


def test_drawing_until_playable_may_find_the_markets_last_card() -> None:
    state = table("t3 | s1", market="x3 c5", reshuffled=True, draw_until_playable=True)
    act(state, "draw")
    assert (state.reason, may(state)) == ("", ["c5"])


def test_a_pick_is_drawn_as_it_stands_and_not_until_a_card_fits() -> None:
    state = table("t3 | s1", pile="c2", pick=2, market="c4 x3 ...", draw_until_playable=True)
    act(state, "draw")
    assert (hand(state, 0), state.turn, state.phase) == ("c4 t3 x3", 1, "")


def test_general_market_gives_one_card_although_draws_go_on_until_one_fits() -> None:
    state = table("c14 x5 | s1 | s2", market="x3 x7 ...", draw_until_playable=True)
    act(state, "c14")
    assert [hand(state, 1), hand(state, 2)] == ["x3 s1", "x7 s2"]


def test_who_leaves_with_a_found_card_passes_an_ordinary_turn() -> None:
    state = table("t3 | s1 | s2", market="c4 ...", draw_until_playable=True)
    act(state, "draw")
    leave(state, 0)
    assert (state.turn, state.phase, may(state)) == (1, "", ["draw"])


def test_a_found_card_is_played_for_who_does_not_answer() -> None:
    state = table("t3 | s1", market="c4 ...", draw_until_playable=True)
    act(state, "draw")
    assert WHOT.text(WHOT.on_timeout(state, 0)) == "c4"


# double_decking -------------------------------------------------------------------------------


def test_double_decking_lets_cards_of_one_number_be_played_together() -> None:
    state = table("c3 t3 x3 x5 w20 | s1", double_decking=True)
    act(state, "c3")
    assert (state.turn, may(state)) == (0, ["t3", "x3", "done"])
    act(state, "x3")
    assert may(state) == ["t3", "done"]
    act(state, "done")
    assert (state.turn, state.phase, state.pile[-2:]) == (1, "", ["c3", "x3"])


def test_the_turn_ends_by_itself_when_no_card_of_the_number_is_left() -> None:
    state = table("c3 t3 x5 | s1", double_decking=True)
    act(state, "c3")
    act(state, "t3")
    assert (state.turn, state.phase) == (1, "")


def test_by_the_book_cards_are_played_one_by_one() -> None:
    state = table("c3 t3 x5 | s1")
    act(state, "c3")
    assert state.turn == 1


def test_whots_are_played_one_by_one() -> None:
    state = table("w20 w20 x5 | s1", double_decking=True)
    act(state, "w20 circle")
    assert (state.turn, state.phase) == (1, "")


def test_picks_played_together_add_up() -> None:
    state = table("c2 t2 x2 x5 | s2", double_decking=True)
    act(state, "c2")
    assert (state.turn, state.phase, state.pick) == (0, "decking", 2)
    act(state, "t2")
    act(state, "done")
    assert (state.turn, state.phase, state.pick, may(state)) == (1, "pick", 4, ["s2", "draw"])


def test_a_pick_may_be_answered_by_several_cards() -> None:
    state = table("t2 x2 x5 | s3", pile="c2", pick=2, double_decking=True)
    act(state, "t2")
    act(state, "x2")
    assert (state.turn, state.phase, state.pick) == (1, "pick", 6)


def test_suspensions_played_together_add_up() -> None:
    state = table("c8 t8 x5 | s1 | s2 | s3", double_decking=True)
    act(state, "c8")
    assert (state.turn, state.skips) == (0, 1)
    act(state, "t8")
    assert (state.turn, state.skips) == (3, 0)


def test_suspensions_played_together_do_not_go_round_to_who_played_them() -> None:
    state = table("c8 t8 *8 x5 | s1 | s2", double_decking=True, star_skips_two=True)
    for card in ("c8", "t8", "*8"):
        act(state, card)
    assert (state.turn, state.skips) == (0, 0)


def test_general_markets_played_together_are_paid_for_each() -> None:
    state = table("c14 t14 x5 | s1 | s2", market="t3 t4 c3 c4 ...", double_decking=True)
    act(state, "c14")
    assert (hand(state, 1), hand(state, 2), state.turn) == ("t3 s1", "t4 s2", 0)
    act(state, "t14")
    assert (hand(state, 1), hand(state, 2), state.turn) == ("c3 t3 s1", "c4 t4 s2", 1)


def test_hold_on_played_twice_still_gives_one_more_turn() -> None:
    state = table("c1 t1 x5 t4 | s1", double_decking=True)
    act(state, "c1")
    act(state, "t1")
    assert (state.turn, state.phase, may(state)) == (0, "", ["t4", "draw"])


def test_hold_on_holds_after_done_too() -> None:
    state = table("c1 t1 c4 | s1", double_decking=True)
    act(state, "c1")
    act(state, "done")
    assert (state.turn, state.phase, may(state)) == (0, "", ["c4", "t1", "draw"])


def test_double_decking_with_market_keeps_turn_goes_again_after_the_last_14() -> None:
    state = table("c14 t14 t3 | s1", double_decking=True, market_keeps_turn=True)
    act(state, "c14")
    act(state, "t14")
    assert (state.turn, state.phase, may(state)) == (0, "", ["t3", "draw"])


def test_several_cards_may_finish_a_hand() -> None:
    state = table("c3 t3 | s1", double_decking=True)
    act(state, "c3")
    assert state.reason == ""
    act(state, "t3")
    assert (state.reason, ranks(state)) == ("empty_hand", (1, 2))


def test_a_14_among_several_that_cannot_be_paid_ends_the_game() -> None:
    state = table("c14 t14 | s1", market="", reshuffled=True, double_decking=True)
    act(state, "c14")
    assert (state.reason, state.phase) == ("sudden_death", "")


def test_the_found_card_may_be_followed_by_others_of_its_number() -> None:
    state = table("t4 x5 | s1", market="c4 ...", double_decking=True, draw_until_playable=True)
    act(state, "draw")
    act(state, "c4")
    assert may(state) == ["t4", "done"]
    act(state, "done")
    assert (state.turn, state.phase) == (1, "")


def test_who_does_not_go_on_in_time_is_done() -> None:
    state = table("c3 t3 x5 | s1", double_decking=True)
    act(state, "c3")
    assert WHOT.text(WHOT.on_timeout(state, 0)) == "done"


def test_who_leaves_while_playing_several_leaves_the_pick_but_no_suspension() -> None:
    state = table("c2 t2 | s1 | s2", double_decking=True)
    act(state, "c2")
    leave(state, 0)
    assert (state.turn, state.phase, state.pick) == (1, "pick", 2)
    state = table("c8 t8 | s1 | s2", double_decking=True)
    act(state, "c8")
    leave(state, 0)
    assert (state.turn, state.phase, state.skips) == (1, "", 0)


# All of them ----------------------------------------------------------------------------------


ON_OR_OFF = [rule for rule, values in house_rules(Options).items() if values == (False, True)]


@pytest.mark.parametrize("rule", ON_OR_OFF)
def test_games_of_any_house_rule_come_to_an_end_with_all_cards(rule: str) -> None:
    for number in range(10):
        play_out(number, options_from(Options, {rule: True}))


def test_games_of_all_house_rules_together_come_to_an_end_with_all_cards() -> None:
    every = dict.fromkeys(ON_OR_OFF, True)
    for number in range(30):
        play_out(number, options_from(Options, {**every, "tender": number % 2 == 0}))


def play_out(number: int, options: Options) -> None:
    chance = Loose(number)
    state = WHOT.setup(2 + number % 5, options, chance)
    for _ in range(2_000):
        if not WHOT.to_act(state):
            break
        legal = WHOT.legal(state, state.turn)
        assert len({WHOT.text(action) for action in legal}) == len(legal) > 0
        WHOT.play(state, state.turn, legal[chance.below(len(legal))], chance)
        assert len(everything(state)) == 54
    assert state.reason in ("empty_hand", "sudden_death")
    assert sorted(everything(state)) == sorted(everything(deal("")))
