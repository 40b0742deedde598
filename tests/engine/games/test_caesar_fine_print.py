"""The fine print of Caesar & Cleopatra's rules, sentence by sentence."""

from typing import Any

import pytest

from engine.games.caesar.model import State
from tests.engine.games.caesar_table import CAESAR, act, hand, may, of, side, table

# Who can place nothing --------------------------------------------------------------------------


def test_who_has_no_open_group_plays_none_and_may_discard_any_number() -> None:
    state = table("5 4 V A | 1", praetor="1 1 1 1 1 | 3", left=[5, 0, 0, 0, 0], bag=[0, 5, 6])
    assert not [text for text in may(state) if text.split()[-1] in ("up", "down")]
    act(state, "done", bust="grey")
    act(state, "discard 5", "discard 4", "discard veto", "done")
    assert hand(state, 0) == "A"
    assert state.phase == "refill"


def test_who_opens_a_group_by_castling_must_then_place() -> None:
    state = table(
        "5 C | 1", praetor="1 1 1 1 1 |", aedile="2 |", left=[5, 5, 0, 0, 0], bag=[0, 1, 5]
    )
    act(state, "castling praetor aedile", "pass", *["aedile"] * 5, "praetor")
    assert "done" not in may(state)
    assert "5 praetor up" in may(state)


# Votes ------------------------------------------------------------------------------------------


def test_a_tied_group_with_eight_cards_votes_once_a_turn() -> None:
    state = table("5 V | 1", praetor="1 1 1 1 | 1 1 1 1")
    events = act(state, "5 consul up", "done", bust="black")
    assert [event.group for event in of(events, "voted")] == [0]


@pytest.mark.parametrize(("mine", "theirs"), [("P", ""), ("P P", "P"), ("(P)", "(P)")])
def test_philosophers_alone_are_a_sum_of_nothing_and_a_tie(mine: str, theirs: str) -> None:
    state = table("1 V | 1", praetor=f"{mine} | {theirs}")
    act(state, "1 consul up", "done", bust="praetor")
    assert state.votes[-1].sums == (0, 0)
    assert state.votes[-1].winner is None
    assert state.left[0] == 5


def test_a_group_that_its_bust_left_with_seven_cards_does_not_vote_again() -> None:
    state = table("1 V | 1", praetor="5 4 1 1 | 3 2 2 1 1")
    act(state, "1 consul up", "done", bust="praetor")
    assert [voted.sums for voted in state.votes] == [(11, 9)]
    assert side(state, 0, "praetor") == "4 1 1"


# The Veto ---------------------------------------------------------------------------------------


def test_a_veto_cannot_be_vetoed() -> None:
    state = table("5 4 S V | 1 V", aedile="| (2)")
    act(state, "scout aedile", "veto", "draw influence")
    assert CAESAR.to_act(state) == (0,)
    assert state.phase == "play"
    assert not [text for text in may(state) if text in ("veto", "pass")]


@pytest.mark.parametrize(("influence", "actions"), [(0, 0), (1, 0), (0, 1)])
def test_for_a_veto_a_card_is_drawn_if_there_is_one(influence: int, actions: int) -> None:
    state = table("5 4 S | 1 V", aedile="| (2)", spent=True)
    for count, deck, kind in ((influence, state.decks, 5), (actions, state.action_decks, 6)):
        state.discards[1] = [*state.discards[1]]
        for _ in range(count):
            state.discards[1].remove(kind)
            deck[1].append(kind)
    act(state, "scout aedile", "veto")
    assert len(state.hands[1]) == 1 + influence + actions
    assert CAESAR.to_act(state) == (0,)  # there was no choice


def test_discards_are_not_shuffled_again() -> None:
    state = table("5 4 V | 1", spent=True)
    act(state, "5 praetor up", "done", bust="grey")
    assert hand(state, 0) == "4 V"
    assert CAESAR.to_act(state) == (1,)


# The end ----------------------------------------------------------------------------------------


def test_it_goes_on_while_one_of_both_has_influence_left() -> None:
    for other in ("2", "V"):
        state = table(f"1 V | {other}", praetor="5 | 3", spent=True)
        act(state, "1 praetor up", "done", bust="grey")
        assert bool(state.reason) == (other == "V")


def tied(left: list[int]) -> State:
    """All live groups are tied; a Castling is all that is left to play."""
    fields: dict[str, Any] = {
        "praetor": "3 3 3 3 3 | 5 5 5",
        "aedile": "2 2 2 2 2 | 4 4 1 1" if left[1] else " | ",
        "left": left,
        "bag": [group for group in range(5) if left[group]] + [5, 6],
    }
    state = table("1 V | V", spent=True, **fields)
    state.discards[0].remove(8)
    state.action_decks[0].append(8)
    return state


@pytest.mark.parametrize(
    ("left", "reason"), [([2, 0, 0, 0, 0], "stalemate"), ([2, 2, 0, 0, 0], "")]
)
def test_a_castling_keeps_it_going_only_between_two_live_groups(
    left: list[int], reason: str
) -> None:
    state = tied(left)
    act(state, "done", bust="grey")
    act(state, "done")
    assert state.reason == reason


def test_eleven_turns_without_a_change_do_not_end_it_and_a_card_turned_up_is_a_change() -> None:
    still = table("V | V", idle=10, decks=[[], []])
    turned = table("V | V", idle=11, decks=[[], []], praetor="(3) | 3")
    for state, bust in ((still, "grey"), (turned, "praetor")):
        act(state, "done", bust=bust)
        act(state, "done")
        while state.phase == "refill":
            act(state, "draw influence")
        assert not state.reason
    assert (still.idle, turned.idle) == (11, 0)


# What is known ----------------------------------------------------------------------------------


def test_everybody_sees_open_cards_counts_discards_busts_and_patricians() -> None:
    state = table("5 V | 1 2", praetor="4 (2) | (3)", out=[1], bag=[0, 2, 3, 4, 5, 6])
    state.discards[0].append(state.decks[0].pop())
    state.won[5], state.left[0] = 1, 4
    for viewer in (None, 0, 1):
        view = CAESAR.view(state, viewer)
        assert view.up[0] == ("a4",)
        assert (view.down[0], view.down[5]) == (1, 1)
        assert view.held == ((1, 1), (2, 0))
        assert view.discards[0][0][0] == "a"
        assert (view.out, view.won[5], view.left[0]) == ((1,), 1, 4)
    assert CAESAR.view(state, 0).own[0] == ("a2",)
    assert CAESAR.view(state, 1).own[0] == ("b3",)
