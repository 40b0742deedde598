"""Action cards of Caesar & Cleopatra, the window for a Veto, the ends and the points."""

from itertools import islice
from typing import Any

import pytest

from engine.chance import Loose
from engine.game import redact
from engine.games.caesar.model import Options, State
from engine.games.caesar.votes import score
from tests.engine.games.caesar_table import (
    CAESAR,
    GROUPS,
    act,
    everything,
    hand,
    may,
    of,
    side,
    table,
)

# The cards --------------------------------------------------------------------------------------


def test_assassination_discards_an_open_card_philosophers_too() -> None:
    state = table("5 A | 1", aedile="5 | 4 P (3)")
    assert [text for text in may(state) if text.startswith("assa")] == [
        "assassination aedile p",
        "assassination aedile 4",
    ]
    act(state, "assassination aedile p", "pass")
    assert side(state, 1, "aedile") == "4 (3)"
    assert state.discards[1] == [0]
    assert 6 in state.discards[0]


def test_scout_turns_the_opponents_cards_of_one_group_up() -> None:
    state = table("5 S | 1", aedile="(5) | 4 (3) (P)", consul="(2) |")
    assert [text for text in may(state) if text.startswith("scout")] == ["scout aedile"]
    act(state, "scout aedile", "pass")
    assert (side(state, 0, "aedile"), side(state, 1, "aedile")) == ("(5)", "4 3 P")


def test_wrath_discards_everything_in_a_group() -> None:
    state = table("5 W | 1", aedile="(5) | 4 (3) (P)", consul="2 |")
    wraths = [text for text in may(state) if text.startswith("wrath")]
    assert wraths == ["wrath aedile", "wrath consul"]
    act(state, "wrath aedile", "pass")
    assert (side(state, 0, "aedile"), side(state, 1, "aedile")) == ("", "")
    assert sorted(state.discards[1]) == [0, 3, 4]


def test_castling_is_announced_with_two_live_groups_and_needs_a_card_there() -> None:
    state = table(
        "5 C | 1", aedile="5 | 4", quaestor="| 3", left=[5, 5, 5, 0, 3], bag=[0, 1, 2, 4, 5, 6]
    )
    assert [text for text in may(state) if text.startswith("castling")] == [
        "castling praetor aedile",
        "castling aedile quaestor",
        "castling aedile censor",
    ]


def test_castling_is_laid_anew_after_the_window_card_by_card_face_down() -> None:
    state = table("5 C | 1", aedile="4 (P) 5 | 4", consul="(2) | 3")
    act(state, "castling aedile consul")
    assert side(state, 0, "aedile") == "4 5 (P)"
    act(state, "pass")
    assert (side(state, 0, "aedile"), side(state, 0, "consul")) == ("", "")
    assert may(state) == ["aedile", "consul"]
    events = act(state, "aedile", "consul", "consul", "consul")
    assert (side(state, 0, "aedile"), side(state, 0, "consul")) == ("(5)", "(4) (2) (P)")
    assert [event.counts for event in of(events, "castled")] == [(1, 3)]
    assert "5 praetor up" in may(state)  # influence is still to be played


def test_castling_may_empty_a_group_but_lays_five_in_one_at_most() -> None:
    state = table("5 C | 1", aedile="1 2 3 | 4", consul="4 5 | 3")
    act(state, "castling aedile consul", "pass", *["consul"] * 5)
    assert side(state, 0, "aedile") == ""
    state = table("5 C | 1", aedile="1 2 3 | 4", consul="4 5 5 | 3")
    act(state, "castling aedile consul", "pass", *["consul"] * 5)
    assert may(state) == ["aedile"]


def test_nobody_sees_a_castling_before_it_is_done() -> None:
    """Neither which card goes where nor how far it is: the cards have an order."""
    state = table("5 C | 1", aedile="4 (P) 5 | 4", consul="(2) | 3")
    act(state, "castling aedile consul", "pass")
    before = [CAESAR.view(state, viewer) for viewer in (None, 1)]
    act(state, "aedile")
    assert [CAESAR.view(state, viewer) for viewer in (None, 1)] == before
    assert CAESAR.view(state, 0).own[1] == ("a5",)


# The window for a Veto --------------------------------------------------------------------------


def announced(answers: str) -> State:
    state = table(f"5 4 S | {answers}", aedile="| (2)")
    act(state, "scout aedile")
    return state


def test_the_opponent_is_asked_whatever_he_holds() -> None:
    for hand_of_other in ("1 V", "1 A", "1", ""):
        assert CAESAR.to_act(announced(hand_of_other)) == (1,)


def test_pass_is_offered_to_everyone_and_a_veto_to_who_holds_one() -> None:
    assert may(announced("1 V")) == ["pass", "veto"]
    assert may(announced("1 A")) == ["pass"]


def test_nobody_else_can_tell_whether_a_veto_is_held() -> None:
    with_veto, without = announced("1 V"), announced("1 A")
    for state in (with_veto, without):
        state.decks, state.action_decks = [[], []], [[], []]
    for viewer in (None, 0):
        assert CAESAR.view(with_veto, viewer) == CAESAR.view(without, viewer)
    assert CAESAR.to_act(with_veto) == CAESAR.to_act(without)
    assert CAESAR.on_timeout(with_veto, 1) == CAESAR.on_timeout(without, 1)


def test_a_pass_tells_the_same_with_a_veto_in_hand_as_without() -> None:
    told = [
        [redact(event, viewer) for event in act(announced(cards), "pass")]
        for cards in ("1 V", "1 A")
        for viewer in (None, 0)
    ]
    assert told[0] == told[2]
    assert told[1] == told[3]


def test_the_action_and_its_target_are_announced_before_the_answer() -> None:
    state = table("5 4 S | 1 V", aedile="| (2)")
    (event,) = act(state, "scout aedile")
    assert event.kind == "announced"
    assert CAESAR.view(state, None).pending == event.trick
    assert side(state, 1, "aedile") == "(2)"


def test_a_veto_cancels_the_action_and_both_cards_are_discarded() -> None:
    state = announced("1 V")
    act(state, "veto")
    assert side(state, 1, "aedile") == "(2)"
    assert state.discards == [[7], [10]]


def test_who_vetoed_draws_a_card_at_once_from_a_deck_of_his_choice() -> None:
    state = announced("1 V")
    act(state, "veto")
    assert CAESAR.to_act(state) == (1,)
    assert may(state) == ["draw influence", "draw action"]
    act(state, "draw action")
    assert len(state.hands[1]) == 2
    assert CAESAR.to_act(state) == (0,)


def test_a_vetoed_action_was_the_one_of_the_turn() -> None:
    state = table("5 4 S A | 1 V", aedile="| (2)", consul="| 3")
    act(state, "scout aedile", "veto", "draw influence")
    assert not [text for text in may(state) if text.startswith("assassination")]


def test_a_veto_is_not_played_by_itself() -> None:
    assert not [text for text in may(table("5 V | 1", aedile="3 | 3")) if "veto" in text]


def test_a_turn_does_not_end_by_itself_while_a_veto_may_be_an_action() -> None:
    """Else everybody would know that the action cards in the hand are all Vetoes."""
    for cards in ("5 V | 1", "5 A | 1"):
        state = table(cards)
        act(state, "5 praetor up")
        assert may(state) == ["done"]


# The end ----------------------------------------------------------------------------------------


def test_it_ends_when_all_patricians_are_won_after_the_refill() -> None:
    state = table("1 V | 1", praetor="5 | 3", left=[1, 0, 0, 0, 0], bag=[0, 5, 6])
    act(state, "1 praetor up", "done", bust="praetor")
    assert state.phase == "refill"
    assert CAESAR.outcome(state) is None
    act(state, *["draw influence"] * 5)
    assert state.reason == "patricians"


def test_it_ends_when_all_influence_is_played() -> None:
    state = table("1 V | V", praetor="5 | 3", spent=True)
    act(state, "1 praetor up", "done", bust="grey")
    assert state.reason == "influence"


def stuck(**more: Any) -> State:
    """All that live are tied, and the only influence left finds no place."""
    fields: dict[str, Any] = {
        "praetor": "3 3 3 3 3 | 5 5 5 ",
        "left": [2, 0, 0, 0, 0],
        "bag": [0, 5, 6],
        "spent": True,
    }
    return table("1 V | V", **(fields | more))


def test_it_ends_when_nothing_can_ever_change() -> None:
    state = stuck()
    act(state, "done", bust="grey")
    act(state, "done")
    assert state.reason == "stalemate"


@pytest.mark.parametrize("kind", [6, 9])
def test_it_goes_on_while_an_action_in_deck_or_hand_may_change_something(kind: int) -> None:
    state = stuck()
    state.discards[1].remove(kind)
    state.action_decks[1].append(kind)
    act(state, "done", bust="grey")
    act(state, "done")
    assert not state.reason


def test_it_goes_on_while_a_card_lies_face_down() -> None:
    state = stuck(praetor="1 1 1 1 (P) | 4")
    act(state, "done", bust="grey")
    act(state, "done", bust="black")
    assert not state.reason


def test_twelve_turns_without_a_change_end_it() -> None:
    state = table("V | V", idle=11, decks=[[], []])
    act(state, "done", bust="grey")
    act(state, "done", "draw influence", "draw influence", "draw influence")
    act(state, "draw influence", "draw influence")
    assert state.reason == "standstill"


def test_a_patrician_a_majority_a_whole_group_and_a_mission_are_points() -> None:
    won = [3, 5, 2, 2, 3, 2, 0, 3, 1, 0]
    assert score(won, 0, -1) == 15 + (1 + 1 + 1 + 1) + (1 + 1)
    assert score(won, 1, -1) == 6 + 1
    assert score(won, 0, 0) == score(won, 0, -1) + 2
    assert score(won, 0, 2) == score(won, 0, -1)
    assert score([*PATRICIANS, *[0] * 5], 0, 1) == 33


PATRICIANS = (5, 5, 5, 3, 3)


def test_most_points_win_and_equal_points_are_a_draw() -> None:
    state = table(won=[5, 5, 0, 0, 0, 0, 0, 5, 3, 3], left=[0] * 5, reason="patricians")
    outcome = CAESAR.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (2, 1)
    state.won = [0] * 10
    outcome = CAESAR.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 1)


def test_missions_are_shown_at_the_end() -> None:
    state = CAESAR.setup(2, Options(), Loose(3))
    assert CAESAR.view(state, 0).missions[1] == ""
    state.reason = "patricians"
    assert all(CAESAR.view(state, None).missions)


def test_who_leaves_has_lost() -> None:
    state = table()
    CAESAR.forfeit(state, 0, Loose(1))
    outcome = CAESAR.outcome(state)
    assert outcome is not None
    assert (outcome.ranks, outcome.reason) == ((2, 1), "left")


def test_house_rule_best_of_three_swaps_the_sides_until_two_are_won() -> None:
    chance = Loose(4)
    state = CAESAR.setup(2, Options(best_of_three=True), chance)
    sides, events = [state.caesar], list[Any]()
    while asked := CAESAR.to_act(state):
        legal = CAESAR.legal(state, asked[0])
        games = state.games
        CAESAR.play(state, asked[0], legal[chance.below(len(legal))], chance, events.append)
        if state.games > games and not state.reason:
            sides.append(state.caesar)
    assert state.reason == "match"
    assert sides == [0, 1, 0][: state.games]
    assert len(of(events, "ended")) == state.games
    assert max(state.wins) == 2 or state.games == 3


# Whole games, and what is imagined of them ------------------------------------------------------


def games(count: int, seed: int = 0) -> tuple[list[State], list[State]]:
    """The last states of random games, and some on the way."""
    chance = Loose(seed)
    ended, on_the_way = [], []
    for _ in range(count):
        state = CAESAR.setup(2, Options(), chance)
        while asked := CAESAR.to_act(state):
            legal = CAESAR.legal(state, asked[0])
            assert len(legal) < 200
            CAESAR.play(state, asked[0], legal[chance.below(len(legal))], chance)
            if chance.below(40) == 0:
                on_the_way.append(CAESAR.copy(state))
        ended.append(state)
    return ended, on_the_way


def test_random_games_end_and_keep_all_their_cards() -> None:
    ended, on_the_way = games(150)
    whole = sorted(everything(CAESAR.setup(2, Options(), Loose(1))))
    assert all(sorted(everything(state)) == whole for state in [*ended, *on_the_way])
    assert 30 < sum(state.turns for state in ended) / len(ended) < 38


@pytest.mark.slow
def test_3000_random_games_end_after_about_35_turns() -> None:
    ended, _ = games(3000, seed=1)
    assert 32 < sum(state.turns for state in ended) / len(ended) < 37
    assert {state.reason for state in ended} <= set(CAESAR.reasons)


def test_a_world_deals_the_five_first_cards_and_the_hand_as_everybody_knows_them() -> None:
    state = CAESAR.setup(2, Options(), Loose(1))
    for seat in (0, 1):
        for text in ("5 praetor", "4 aedile", "3 quaestor", "2 consul"):
            act(state, text, by=seat)
    for world in islice(CAESAR.worlds(CAESAR.view(state, 0), Loose(2)), 20):
        assert sorted(kind for lying in world.down[5:] for kind in lying) == [1, 2, 3, 4, 5]
        assert hand(world, 1) == "1 2 3 4 5 V"
        assert world.down[:5] == state.down[:5]


def test_a_world_keeps_among_two_groups_what_was_seen_before_it_was_castled() -> None:
    state = table("5 C | 1", aedile="5 5 (P) | 4", consul="(2) | 3", fresh=[0, 0])
    act(state, "castling aedile consul", "pass", "aedile", "consul", "aedile", "consul")
    for world in islice(CAESAR.worlds(CAESAR.view(state, 1), Loose(2)), 20):
        assert [*world.down[1], *world.down[3]].count(5) >= 2


def test_what_was_seen_of_a_first_card_is_not_dealt_again() -> None:
    state = CAESAR.setup(2, Options(), Loose(1))
    for seat in (0, 1):
        for text in ("5 praetor", "4 aedile", "3 quaestor", "2 consul"):
            act(state, text, by=seat)
    act(state, "1 censor up", "done", bust="praetor")
    for world in islice(CAESAR.worlds(CAESAR.view(state, 0), Loose(2)), 20):
        assert sorted(kind for lying in world.down[6:] for kind in lying) == [1, 2, 3, 4]


def test_a_late_answer_is_harmless() -> None:
    state = table("5 4 V | 1", praetor="3 | 2")
    assert CAESAR.text(CAESAR.on_timeout(state, 0)) == "4 aedile down"
    act(state, "5 praetor up")
    assert CAESAR.text(CAESAR.on_timeout(state, 0)) == "done"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("5 pr up", "5 praetor up"), ("5  PRAETOR up", "5 praetor up"), ("5 con d", "5 consul down")],
)
def test_the_beginnings_of_words_will_do(typed: str, meant: str) -> None:
    state = table("5 | 1")
    action = CAESAR.read(typed, CAESAR.legal(state, 0))
    assert action is not None
    assert CAESAR.text(action) == meant
    assert CAESAR.read("5 c up", CAESAR.legal(state, 0)) is None  # consul or censor


def test_the_bust_may_be_called_by_its_name() -> None:
    state = table("5 4 | 1")
    assert CAESAR.read("bust", CAESAR.legal(state, 0)) is None  # before a card is laid
    act(state, "5 praetor up", "Draw a bust", bust="aedile")
    assert state.phase == "refill"
    state.phase = "discard"  # where the same word ends something else
    assert "done" in may(state)
    assert CAESAR.read("bust", CAESAR.legal(state, 0)) is None


def test_groups_are_named_in_their_order() -> None:
    assert GROUPS == ("praetor", "aedile", "quaestor", "consul", "censor")
