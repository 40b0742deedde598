"""Views of a table of Whot, the worlds behind them, guesses and the sketch."""

from itertools import islice
from typing import Any

import pytest

from engine.chance import Loose
from engine.games.whot.model import Options, State
from tests.engine.games.whot_table import PACK, WHOT, act, everything, hand, hidden, leave, table

# Views ----------------------------------------------------------------------------------------


def test_a_player_sees_his_own_hand_and_how_many_cards_the_others_hold() -> None:
    state = table("w20 t3 c5 | s1 w20 x2 | s2")
    view = WHOT.view(state, 0)
    assert (view.seat, view.counts) == (0, (3, 3, 1))
    assert view.hands == (("c5", "t3", "w20"), (), ())
    assert WHOT.view(state, 1).hands == ((), ("x2", "s1", "w20"), ())


def test_the_group_sees_nobodys_hand() -> None:
    view = WHOT.view(table("c5 t3 | s1"), None)
    assert (view.seat, view.counts, view.hands) == (None, (2, 1), ((), ()))


def test_everybody_sees_the_pile_and_how_many_cards_the_market_holds() -> None:
    state = table("c5 t3 | s1", pile="c3 c10 c7", market="...")
    for viewer in (None, 0, 1):
        view = WHOT.view(state, viewer)
        assert view.pile == ("c3", "c10", "c7")
        assert view.market == 54 - 3 - 3


def test_everybody_sees_what_is_asked_of_whom() -> None:
    known: dict[str, Any] = {
        "turn": 2,
        "phase": "pick",
        "call": "t",
        "pick": 4,
        "skips": 1,
        "silent": 0,
        "reshuffled": True,
    }
    state = table("c5 | s1 | s2 | ", left=[3], tender=True, **known)
    for viewer in (None, 0, 1):
        view = WHOT.view(state, viewer)
        assert {name: getattr(view, name) for name in known} == known
        assert (view.options, view.left, view.reason) == (Options(tender=True), (3,), "")


def test_hands_are_shown_at_the_end() -> None:
    state = table("c3 | s1 w20 | s2")
    act(state, "c3")
    for viewer in (None, 0, 1):
        view = WHOT.view(state, viewer)
        assert view.hands == ((), ("s1", "w20"), ("s2",))
        assert view.reason == "empty_hand"


def test_hidden_are_the_market_always_and_other_hands_until_the_end() -> None:
    state = table("c3 w20 | s1 w20 | s2", pile="... c7", market="t3 w20")
    assert sorted(hidden(state, 0)) == ["s1", "s2", "t3", "w20", "w20"]
    assert sorted(hidden(state, None)) == ["c3", "s1", "s2", "t3", "w20", "w20", "w20"]
    state.reason = "sudden_death"
    assert sorted(hidden(state, 0)) == sorted(hidden(state, None)) == ["t3", "w20"]
    assert sorted(everything(state)) == sorted(PACK)


def test_a_view_tells_no_hidden_card() -> None:
    for turn, state in enumerate(game(9)):
        for viewer in (None, 0, 1, 2):
            view = WHOT.view(state, viewer)
            told = [*view.pile, *(card for cards in view.hands for card in cards)]
            assert sorted([*told, *hidden(state, viewer)]) == sorted(PACK), turn


def test_a_view_stays_when_the_state_goes_on() -> None:
    state = table("c3 c4 | s1 | s2")
    view, before = WHOT.view(state, 0), WHOT.view(state, 0)
    act(state, "c3")
    leave(state, 2)
    assert view == before


def test_a_copy_stays_when_the_state_goes_on() -> None:
    state = table("c3 c4 x5 | s1 | s2", double_decking=True, silent=0, call="c", skips=1)
    copied, before = WHOT.copy(state), WHOT.states.dump_json(state)
    assert copied == state
    act(state, "c3")
    leave(state, 2)
    assert WHOT.states.dump_json(copied) == before


def game(number: int, seats: int = 3) -> list[State]:
    """Every state of a game of chance."""
    chance = Loose(number)
    state = WHOT.setup(seats, Options(), chance)
    states = [WHOT.copy(state)]
    while WHOT.to_act(state):
        legal = WHOT.legal(state, state.turn)
        WHOT.play(state, state.turn, legal[chance.below(len(legal))], chance)
        states.append(WHOT.copy(state))
    return states


# Worlds ---------------------------------------------------------------------------------------


def test_every_world_looks_the_same_and_holds_the_whole_pack() -> None:
    for state in game(3)[::5] + game(4)[-1:]:
        for viewer in (None, 0, 1, 2):
            view = WHOT.view(state, viewer)
            for world in islice(WHOT.worlds(view, Loose(1)), 5):
                assert WHOT.view(world, viewer) == view
                assert sorted(everything(world)) == sorted(PACK)
                assert world.after == state.after


def test_a_world_keeps_everything_public() -> None:
    known: dict[str, Any] = {
        "turn": 2,
        "phase": "pick",
        "call": "t",
        "pick": 4,
        "skips": 1,
        "silent": 0,
    }
    state = table("c5 | s1 | s2 | ", left=[3], reshuffled=True, tender=True, **known)
    world = next(WHOT.worlds(WHOT.view(state, 0), Loose(1)))
    for name in (*known, "options", "left", "after", "reshuffled", "pile", "reason"):
        assert getattr(world, name) == getattr(state, name)


def test_the_worlds_of_a_finished_game_know_every_hand() -> None:
    state = table("c3 | s1 w20 | s2")
    act(state, "c3")
    world = next(WHOT.worlds(WHOT.view(state, None), Loose(1)))
    assert world.hands == state.hands


def test_worlds_differ_in_hands_and_market_and_share_nothing() -> None:
    view = WHOT.view(table("c3 c4 | s1 t4 | s2 w20"), 0)
    worlds = list(islice(WHOT.worlds(view, Loose(1)), 20))
    assert len({hand(world, 1) for world in worlds}) > 15
    assert len({tuple(world.market) for world in worlds}) == 20
    before = WHOT.states.dump_json(worlds[1])
    act(worlds[0], "draw")
    leave(worlds[0], 2)
    assert WHOT.states.dump_json(worlds[1]) == before


def test_an_unseen_card_is_as_likely_in_one_place_as_in_another() -> None:
    view = WHOT.view(table("c3 c4 | s1 t4 | s2 w20"), 0)  # 51 cards unseen, 4 of them in hands
    worlds = islice(WHOT.worlds(view, Loose(1)), 5_000)
    held = sum("x5" in hand(world, seat).split() for world in worlds for seat in (1, 2))
    assert 300 < held < 490  # 392 are expected, 19 is one standard deviation


# Guesses and sketch ---------------------------------------------------------------------------


def test_worth_stays_from_0_to_1() -> None:
    for state in game(5, seats=4):
        assert all(0 <= WHOT.worth(state, seat) <= 1 for seat in range(4))


def test_fewer_and_cheaper_cards_are_worth_more() -> None:
    few, many = table("c3 c4 | s1 s2"), table("c3 c4 c10 | s1 s2")
    cheap, dear = table("c3 c4 | s1 s2"), table("c3 w20 | s1 s2")
    assert WHOT.worth(few, 0) > WHOT.worth(many, 0)
    assert WHOT.worth(cheap, 0) > WHOT.worth(dear, 0)


def test_worth_goes_by_the_nearest_of_the_others_who_stayed() -> None:
    assert WHOT.worth(table("c3 c4 | s1 s2 s3 | t1 t2"), 0) == pytest.approx(2 / (4 + 7 / 40))
    assert WHOT.worth(table("c3 c4 | s1 s2 s3 | ", left=[2]), 0) == pytest.approx(3 / (5 + 7 / 40))


def test_who_left_or_lost_has_nothing_and_who_won_has_all() -> None:
    state = table("c3 | s1 | s2 s3")
    leave(state, 1)
    assert WHOT.worth(state, 1) == 0
    act(state, "c3")
    assert [WHOT.worth(state, seat) for seat in range(3)] == [1, 0, 0.5]


def test_the_sketch_tells_the_view_and_no_hidden_card() -> None:
    state = table("c5 w20 | s11 *7 | ", pile="t3 c2", pick=4, call="", left=[2], turn=1)
    assert WHOT.sketch(WHOT.view(state, 0)).splitlines() == [
        "top c2, 4 to pick, market 48",
        "  you: 2 cards  c5 w20",
        "> seat 2: 2 cards",
        "  seat 3: has left",
    ]
    assert WHOT.sketch(WHOT.view(state, None)).splitlines()[1] == "  seat 1: 2 cards"
    called = table("c5 | s1", pile="c3 w20", call="*")
    assert WHOT.sketch(WHOT.view(called, None)).startswith("top w20, star called, market 50")


def test_the_sketch_of_a_finished_game_shows_every_hand_and_no_turn() -> None:
    state = table("c3 | s1 w20")
    act(state, "c3")
    assert WHOT.sketch(WHOT.view(state, 1)).splitlines()[1:] == [
        "  seat 1: 0 cards",
        "  you: 2 cards  s1 w20",
    ]
