"""How a game of Whot runs out: the empty market, the ranking, leaving, and missed turns."""

from engine.games.whot.model import State
from tests.engine.games.whot_table import WHOT, act, hand, leave, may, ranks, table

# The empty market -----------------------------------------------------------------------------


def test_when_the_market_is_first_empty_all_but_the_top_card_become_a_new_one() -> None:
    state = table("... | s1", pile="c3 c4 c10 c11 c7", market="")
    act(state, "draw", 1, 0, 0)  # c3 c4 c10 c11 > c3 c11 c10 c4 > c10 c11 c3 c4 > c11 c10 c3 c4
    assert state.pile == ["c7"]
    assert state.market == ["c11", "c10", "c3"]
    assert "c4" in hand(state, 0).split()
    assert state.reshuffled
    assert WHOT.to_act(state) == (1,)


def test_a_market_that_stands_empty_is_harmless_until_a_draw_is_needed() -> None:
    state = table("c3 x3 | c4 x5", market="s10", pile="c1 c10 c7")
    act(state, "draw")
    assert (state.market, state.reshuffled, state.reason) == ([], False, "")
    act(state, "c4")
    assert (state.reshuffled, state.reason) == (False, "")


def test_a_penalty_half_paid_goes_on_after_the_reshuffle() -> None:
    state = table("s3 | ...", pile="c3 c10 c5", pick=3, market="x3")
    act(state, "draw", 0)
    assert hand(state, 0) == "c3 c10 x3 s3"
    assert (state.market, state.pile, state.turn, state.reason) == ([], ["c5"], 1, "")


def test_general_market_goes_on_after_the_reshuffle() -> None:
    state = table("c14 x3 | s1 | ...", pile="c3 c7", market="t3")
    act(state, "c14", 0)
    assert hand(state, 1) == "t3 s1"
    assert "c3" in hand(state, 2).split()
    assert (state.pile, state.market, state.reason) == (["c14"], ["c7"], "")


def test_in_sudden_death_play_goes_on_by_playing_cards() -> None:
    state = table("c3 x3 | t3 x5", market="", reshuffled=True)
    act(state, "c3")
    act(state, "t3")
    assert state.reason == ""
    assert may(state) == ["x3", "draw"]


def test_in_sudden_death_an_ordinary_draw_ends_the_game_at_once() -> None:
    state = table("c3 | s13", market="", reshuffled=True)
    act(state, "draw")
    assert (state.reason, WHOT.to_act(state)) == ("sudden_death", ())
    assert (state.turn, hand(state, 0)) == (0, "c3")


def test_in_sudden_death_a_penalty_ends_the_game_at_once() -> None:
    state = table("c3 | s13", pile="c2", pick=2, market="", reshuffled=True)
    act(state, "draw")
    assert state.reason == "sudden_death"


def test_in_sudden_death_general_market_ends_the_game_at_once() -> None:
    state = table("c14 c3 | s13", market="", reshuffled=True)
    act(state, "c14")
    assert (state.reason, WHOT.to_act(state)) == ("sudden_death", ())


def test_cards_already_drawn_of_a_partly_payable_penalty_are_kept_and_count() -> None:
    state = table("c3 | c4", pile="c5", pick=3, market="t1 t2", reshuffled=True)
    act(state, "draw")
    assert state.reason == "sudden_death"
    assert hand(state, 0) == "c3 t1 t2"
    assert ranks(state) == (2, 1)


def test_with_nothing_to_reshuffle_the_first_exhaustion_is_sudden_death() -> None:
    state = table("c3 | ...", pile="c7", market="")
    act(state, "draw")
    assert (state.reason, state.pile) == ("sudden_death", ["c7"])


# Scoring and ranking --------------------------------------------------------------------------


def ended(hands: str, pile: str = "x1") -> tuple[int, ...]:
    return ranks(table(hands, pile, reason="sudden_death"))


def test_the_lowest_hand_wins() -> None:
    assert ended("c14 | c3 c4 | c13") == (3, 1, 2)


def test_a_star_counts_twice_its_number() -> None:
    assert ended("*8 | c14 c1 | t14 t3") == (2, 1, 3)
    assert ended("*7 | c14") == (1, 1)


def test_a_whot_counts_20() -> None:
    assert ended("w20 | c14 c7") == (1, 2)
    assert ended("w20 | c14 c5") == (2, 1)
    assert ended("w20 w20 | c14 t14 c12") == (1, 1)


def test_tied_players_share_the_win() -> None:
    assert ended("c10 | c3 c7 | c14") == (1, 1, 3)


def test_after_a_win_the_rest_rank_by_the_value_of_their_hands() -> None:
    state = table("c3 | w20 | x3 x5 | x7")
    act(state, "c3")
    assert ranks(state) == (1, 4, 3, 2)


def test_shared_places_count_1_2_2_4() -> None:
    state = table("c3 | x10 | s10 | s11")
    act(state, "c3")
    assert ranks(state) == (1, 2, 2, 4)


def test_there_is_no_outcome_before_the_end() -> None:
    assert WHOT.outcome(table("c3 | s1")) is None


# Leaving --------------------------------------------------------------------------------------


def test_a_leavers_hand_goes_under_the_market() -> None:
    state = table("c3 w20 | s1 | s2", market="x3 ...")
    before = state.market.copy()
    leave(state, 0)
    assert state.market == ["c3", "w20", *before]
    assert hand(state, 0) == ""


def test_the_turn_of_a_leaver_passes_to_the_next_player() -> None:
    state = table("c3 | s1 | s2", turn=2)
    leave(state, 2)
    assert (state.turn, state.phase, may(state)) == (0, "", ["c3", "draw"])


def test_who_leaves_out_of_turn_changes_no_turn() -> None:
    state = table("c3 c4 | s1 | s2", turn=0, pick=2, pile="c2")
    leave(state, 1)
    assert (state.turn, state.pick, state.phase) == (0, 2, "pick")


def test_a_pending_pick_passes_to_the_next_player() -> None:
    state = table("c3 | s1 t2 | s2", pick=4, pile="c2 x2")
    leave(state, 0)
    assert (state.turn, state.pick, state.phase, may(state)) == (1, 4, "pick", ["t2", "draw"])


def test_a_leaver_is_passed_by() -> None:
    state = table("c3 | c14 | c4 | c10 c11 x3", turn=3)
    leave(state, 0)
    act(state, "c10")
    assert WHOT.to_act(state) == (1,)


def test_a_leaver_draws_nothing_from_general_market_and_is_not_suspended() -> None:
    state = table("c14 c8 x3 | s1 | s3 | s7")
    leave(state, 1)
    act(state, "c14")
    assert hand(state, 1) == ""
    state.turn = 0
    act(state, "c8")
    assert WHOT.to_act(state) == (3,)


def test_the_last_one_at_the_table_wins() -> None:
    state = table("c3 | s1 | s2")
    leave(state, 0)
    assert state.reason == ""
    leave(state, 1)
    assert (state.reason, WHOT.to_act(state)) == ("last_standing", ())
    assert ranks(state) == (3, 2, 1)


def test_who_left_ranks_after_everybody_who_stayed_the_earlier_the_lower() -> None:
    state = table("c3 c4 | s1 | w20 w20 | s2", turn=0)
    leave(state, 3)
    leave(state, 1)
    act(state, "c3")
    act(state, "draw")
    act(state, "c4")
    assert (state.reason, ranks(state)) == ("empty_hand", (1, 3, 2, 4))


def test_a_leavers_hand_can_be_drawn_when_the_market_stood_empty() -> None:
    state = table("c3 | s1 | s2", market="", reshuffled=True)
    leave(state, 2)
    act(state, "draw")
    assert (hand(state, 0), state.reason) == ("c3 s2", "")


# Timeouts -------------------------------------------------------------------------------------


def on_timeout(state: State) -> str:
    (seat,) = WHOT.to_act(state)
    return WHOT.text(WHOT.on_timeout(state, seat))


def test_who_does_not_answer_in_time_draws() -> None:
    assert on_timeout(table("c3 w20 | s1")) == "draw"


def test_who_does_not_answer_a_pick_in_time_takes_it() -> None:
    assert on_timeout(table("t2 | s1", pile="c2", pick=2)) == "draw"


def test_a_missed_turn_reshuffles_if_need_be() -> None:
    assert on_timeout(table("c3 | s1", market="", pile="... c7")) == "draw"


def test_a_missed_turn_does_not_end_the_game_while_a_card_can_be_played() -> None:
    assert on_timeout(table("c3 t7 | s1", market="", reshuffled=True)) == "c3"
    silent = table("c3 t7 | s1", market="", reshuffled=True, last_card_call=True)
    assert on_timeout(silent) == "c3 last"
    assert on_timeout(table("t5 | s1", pile="c5", pick=3, market="x1 x2", reshuffled=True)) == "t5"
    assert on_timeout(table("t5 | s1", pile="c5", pick=3, market="x1 x2 x3", reshuffled=True)) == (
        "draw"
    )


def test_a_missed_turn_draws_the_very_last_cards() -> None:
    assert on_timeout(table("c3 | s1", market="t3", reshuffled=True)) == "draw"
    for pile, act_of_clock in (("c3 c4 c2", "draw"), ("c3 c2", "t2")):
        state = table("t2 | ...", pile=pile, pick=2, market="")
        assert on_timeout(state) == act_of_clock


def test_a_missed_turn_ends_the_game_if_nothing_else_is_left_to_do() -> None:
    assert on_timeout(table("x3 | s1", market="", reshuffled=True)) == "draw"
