"""The rule book of Caesar & Cleopatra, a test a sentence."""

from collections import Counter
from typing import Any

import pytest

from engine.chance import Loose
from engine.games.caesar.model import Options, State
from engine.games.caesar.pack import BUSTS, PATRICIANS
from tests.engine.games.caesar_table import (
    CAESAR,
    WHOLE,
    act,
    everything,
    hand,
    hidden,
    may,
    of,
    side,
    table,
    won,
)

__all__ = ["everything", "hidden"]  # what the contract of all games asks of this one


def dealt(seed: int = 1, **house: Any) -> State:
    return CAESAR.setup(2, Options(**house), Loose(seed))


def laid(**house: Any) -> State:
    """Both have laid 1 to 5, in the order of the groups."""
    state = dealt(**house)
    for seat in (0, 1):
        for text in ("1 praetor", "2 aedile", "3 quaestor", "4 consul"):
            act(state, text, by=seat)
    return state


# Components and setup ---------------------------------------------------------------------------


def test_there_are_five_groups_with_21_patricians_and_seven_busts() -> None:
    assert PATRICIANS == (5, 5, 5, 3, 3)
    assert BUSTS == ("praetor", "aedile", "quaestor", "consul", "censor", "black", "grey")


def test_each_side_has_37_cards_of_influence_and_10_action_cards() -> None:
    cards = [card for card in everything(dealt()) if card[0] != "m"]
    assert sorted(cards) == sorted(WHOLE)
    assert Counter(card[0] for card in cards) == {"a": 47, "b": 47}
    assert sum(card[1] in "P12345" for card in cards) == 74


def test_the_deck_has_five_sets_and_two_philosophers_and_nine_actions() -> None:
    for cards, actions in zip(dealt().decks, dealt().action_decks, strict=True):
        assert Counter(cards) == {0: 2, 1: 5, 2: 5, 3: 5, 4: 5, 5: 5}
        assert Counter(actions) == {6: 3, 7: 3, 8: 1, 9: 1, 10: 1}


def test_both_lay_secretly_at_the_same_time_one_card_to_each_group() -> None:
    state = dealt()
    assert CAESAR.to_act(state) == (0, 1)
    assert may(state, 1) == ["1 praetor", "2 praetor", "3 praetor", "4 praetor", "5 praetor"]
    act(state, "3 praetor", by=1)
    assert CAESAR.to_act(state) == (0, 1)
    assert may(state, 1) == ["1 aedile", "2 aedile", "4 aedile", "5 aedile"]
    assert may(state, 0) == ["1 praetor", "2 praetor", "3 praetor", "4 praetor", "5 praetor"]
    for text in ("5 aedile", "1 quaestor", "2 consul"):
        act(state, text, by=1)
    assert CAESAR.to_act(state) == (0,)
    assert [side(state, 1, group) for group in BUSTS[:5]] == ["(3)", "(5)", "(1)", "(2)", "(4)"]


def test_what_is_laid_is_told_to_its_owner_alone() -> None:
    state = dealt()
    act(state, "3 praetor", by=1)
    assert CAESAR.view(state, 1).own[0] == ("b3",)
    for viewer in (None, 0):
        view = CAESAR.view(state, viewer)
        assert (view.down[5], view.pools[1]) == (0, 5)  # nor how far it has come
        assert "b3" not in repr(view)


def test_the_starting_hand_is_1_to_5_and_a_veto() -> None:
    state = laid()
    assert hand(state, 0) == hand(state, 1) == "1 2 3 4 5 V"


def test_caesar_starts() -> None:
    assert CAESAR.to_act(laid()) == (0,)


def test_house_rule_personas_says_who_is_caesar() -> None:
    assert CAESAR.to_act(laid(personas="swapped")) == (1,)
    assert {dealt(seed, personas="dealt").caesar for seed in range(20)} == {0, 1}


def test_house_rule_cleopatra_starts() -> None:
    assert CAESAR.to_act(laid(cleopatra_starts=True)) == (1,)


def test_missions_are_two_of_six_cards_and_can_be_left_out() -> None:
    state = dealt()
    assert sorted([*state.missions, *state.spare]) == [0, 0, 1, 1, 2, 2]
    assert dealt(missions=False).missions == [-1, -1]


# Influence --------------------------------------------------------------------------------------


def test_one_card_must_be_played_and_lies_either_way() -> None:
    state = table("5 | 1")
    assert len(may(state)) == 10
    assert "5 censor up" in may(state)
    assert "5 censor down" in may(state)
    assert "done" not in may(state)


@pytest.mark.parametrize(("first", "second"), [("up", "down"), ("down", "up")])
def test_of_two_cards_one_lies_open_and_one_face_down(first: str, second: str) -> None:
    state = table("5 4 3 V | 1")
    act(state, f"5 praetor {first}")
    assert {text.split()[-1] for text in may(state)} == {second, "done"}
    assert f"4 praetor {second}" in may(state)  # the same group too
    act(state, f"4 aedile {second}")
    assert may(state) == ["done"]


def test_philosophers_are_played_either_way() -> None:
    assert {"p consul up", "p consul down"} <= set(may(table("P | 1")))


def test_five_own_cards_in_a_group_at_most() -> None:
    state = table("5 | 1", praetor="1 2 (3) 4 (1) | 1")
    assert not [text for text in may(state) if "praetor" in text]


def test_nothing_is_played_into_an_exhausted_group() -> None:
    state = table("5 | 1", left=[0, 5, 5, 3, 3], bag=[1, 2, 3, 4, 5, 6])
    assert not [text for text in may(state) if "praetor" in text]


def test_who_can_place_nothing_plays_none_and_may_discard_before_the_refill() -> None:
    state = table("V A | 1", decks=[[], []])
    assert may(state) == ["done"]
    act(state, "done", bust="grey")
    assert may(state) == ["discard assassination", "discard veto", "done"]
    act(state, "discard veto", "done")
    assert hand(state, 0) == "A"
    assert state.phase == "refill"


def test_who_has_placed_may_not_discard() -> None:
    state = table("5 V | 1")
    act(state, "5 praetor up", "done", bust="grey")
    assert state.phase == "refill"


def test_an_action_goes_before_or_after_influence_but_not_between() -> None:
    state = table("5 4 S | 1", aedile="| (2)")
    assert "scout aedile" in may(state)
    act(state, "5 praetor up")
    assert "scout aedile" in may(state)
    act(state, "scout aedile", "pass", bust="grey")
    assert state.phase == "refill"  # no second card of influence
    assert hand(state, 0) == "4"


def test_an_action_before_influence_leaves_both_cards() -> None:
    state = table("5 4 3 S S | 1", aedile="| (2)", quaestor="| (3)")
    act(state, "scout aedile", "pass")
    assert "scout quaestor" not in may(state)  # one action a turn
    assert "done" not in may(state)  # it does not stand for the card that must be played
    act(state, "5 praetor up")
    assert "4 praetor down" in may(state)


def test_a_vetoed_action_after_the_first_card_closes_influence_as_well() -> None:
    state = table("5 4 S | 1 V", aedile="| (2)")
    act(state, "5 praetor up", "scout aedile", "veto")
    act(state, "draw influence", bust="grey")
    assert state.phase == "refill"
    assert hand(state, 0) == "4"


def test_who_opens_a_group_by_wrath_must_then_place() -> None:
    full = "1 1 1 1 1 |"
    state = table(
        "5 W | 1",
        praetor=full,
        aedile="2 2 2 2 2 |",
        left=[5, 5, 0, 0, 0],
        bag=[0, 1, 5, 6],
    )
    assert "done" in may(state)
    act(state, "wrath praetor", "pass")
    assert may(state) == ["5 praetor up", "5 praetor down"]


# Busts ------------------------------------------------------------------------------------------


def test_a_coloured_bust_calls_a_vote_and_stays_out() -> None:
    state = table("5 V | 1", consul="3 | 2")
    events = act(state, "5 consul down", "done", bust="consul")
    assert [event.group for event in of(events, "voted")] == [3]
    assert state.out == [3]
    assert 3 not in state.bag


def test_the_grey_bust_calls_no_vote_and_stays_out() -> None:
    state = table("5 V | 1", consul="3 | 2")
    assert not of(act(state, "5 consul down", "done", bust="grey"), "voted")
    assert state.out == [6]


def test_the_black_bust_puts_all_back_into_the_bag() -> None:
    state = table("5 V | 1", bag=[2, 3, 4, 5], out=[0, 6, 1])
    assert not of(act(state, "5 consul down", "done", bust="black"), "voted")
    assert sorted(state.bag) == [0, 1, 2, 3, 4, 5, 6]
    assert state.out == []


@pytest.mark.parametrize("bust", ["black", "grey", "censor"])
def test_a_group_with_eight_cards_votes_by_itself_after_any_bust(bust: str) -> None:
    state = table("5 V | 1", praetor="1 1 1 (1) | 2 2 (2)")
    events = act(state, "5 praetor up", "done", bust=bust)
    assert [(event.group, event.by_itself) for event in of(events, "voted")][-1] == (0, True)


def test_seven_cards_do_not_vote_by_themselves() -> None:
    state = table("5 V | 1", praetor="1 1 1 | 2 2 (2)")
    assert not of(act(state, "5 praetor up", "done", bust="grey"), "voted")


def test_after_its_bust_a_group_with_eight_cards_left_votes_once_more() -> None:
    state = table("5 V | 1", praetor="4 1 1 1 | 2 2 2 2 2")
    events = act(state, "5 praetor up", "done", bust="praetor")
    assert [event.by_itself for event in of(events, "voted")] == [False, True]
    assert len(state.up[0]) + len(state.up[5]) == 6


def test_groups_vote_by_themselves_in_their_order() -> None:
    state = table("5 V | 1", censor="3 3 3 3 | 4 4 4 4", praetor="1 1 1 1 | 2 2 2 2")
    events = act(state, "5 consul up", "done", bust="grey")
    assert [event.group for event in of(events, "voted")] == [0, 4]


# Votes ------------------------------------------------------------------------------------------


def vote(mine: str, theirs: str, **more: Any) -> State:
    """The first seat plays elsewhere, and the praetors vote."""
    state = table("1 V | 1", praetor=f"{mine} | {theirs}", **more)
    act(state, "1 consul up", "done", bust="praetor")
    return state


def test_the_larger_sum_wins_the_patrician_on_top() -> None:
    state = vote("5 (2)", "3 (3)")
    assert (won(state, 0, "praetor"), won(state, 1, "praetor"), state.left[0]) == (1, 0, 4)


def test_all_cards_are_turned_up_and_stay_so() -> None:
    state = vote("5 (2)", "(3) (3)")
    assert (side(state, 0, "praetor"), side(state, 1, "praetor")) == ("2", "3")


def test_the_larger_sum_discards_its_highest_and_the_smaller_its_lowest() -> None:
    state = vote("5 2 4", "3 1")
    assert (side(state, 0, "praetor"), side(state, 1, "praetor")) == ("2 4", "3")
    assert (state.discards[0], state.discards[1]) == ([5], [1])


def test_equal_sums_change_nothing_and_count_again() -> None:
    state = vote("5 (P)", "(3) 2")
    assert (side(state, 0, "praetor"), side(state, 1, "praetor")) == ("5 P", "2 3")
    assert state.left[0] == 5
    assert state.votes[-1].winner is None


def test_nothing_against_nothing_is_a_tie_and_anything_beats_nothing() -> None:
    assert vote("", "").votes[-1].winner is None
    state = vote("", "3")
    assert won(state, 1, "praetor") == 1
    assert side(state, 1, "praetor") == ""


@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        ("5 P", "3", 1),  # whose it is does not matter
        ("5", "3 P", 1),
        ("5 P", "3 P", 0),
        ("5 P P", "3 P", 1),
        ("5 P P", "3", 1),
        ("5 P P", "3 P P", 0),
    ],
)
def test_unequal_philosophers_turn_the_result_round(mine: str, theirs: str, winner: int) -> None:
    assert vote(mine, theirs).votes[-1].winner == winner


def test_discards_follow_the_sums_and_not_the_winner() -> None:
    state = vote("5 4 P", "3 2")
    assert won(state, 1, "praetor") == 1
    assert (side(state, 0, "praetor"), side(state, 1, "praetor")) == ("4 P", "3")


def test_philosophers_are_not_discarded_and_who_has_no_number_discards_nothing() -> None:
    state = vote("P", "3 1")
    assert (side(state, 0, "praetor"), side(state, 1, "praetor")) == ("P", "1")


def test_house_rule_philosophers() -> None:
    source = vote("5 4 P P", "3 2 1 P", philosophers="source")
    assert (side(source, 0, "praetor"), side(source, 1, "praetor")) == ("4 P", "3 2 P")
    classic = vote("5 4 P P", "3 2 1 P", philosophers="classic")
    assert (side(classic, 0, "praetor"), side(classic, 1, "praetor")) == ("4", "3 2")


def test_an_exhausted_group_loses_its_cards_and_its_bust() -> None:
    state = vote("5 4 P", "3 2 P", left=[1, 5, 5, 3, 3])
    assert (side(state, 0, "praetor"), side(state, 1, "praetor")) == ("", "")
    assert 0 not in [*state.bag, *state.out]
    by_itself = table("1 V | 1", praetor="5 4 3 3 | 3 2 2 2", left=[1, 5, 5, 3, 3])
    act(by_itself, "1 consul up", "done", bust="black")
    assert 0 not in [*by_itself.bag, *by_itself.out]


# The refill -------------------------------------------------------------------------------------


def test_the_hand_is_refilled_to_six_card_by_card_from_either_deck() -> None:
    state = table("5 4 3 2 V V | 1")
    act(state, "5 praetor up", "4 praetor down", "done", bust="grey")
    assert may(state) == ["draw influence", "draw action"]
    act(state, "draw influence", "draw action")
    assert len(state.hands[0]) == 6
    assert CAESAR.to_act(state) == (1,)


def test_where_one_deck_is_empty_the_other_refills_and_where_both_are_one_plays_on() -> None:
    state = table("5 4 V | 1", spent=True)
    state.discards[0].remove(1)
    state.decks[0] = [1]
    act(state, "5 praetor up", "done", bust="grey")
    assert hand(state, 0) == "1 4 V"
    assert CAESAR.to_act(state) == (1,)
