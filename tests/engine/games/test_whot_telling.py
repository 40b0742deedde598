"""What Whot tells and takes: notation, views, events, worlds, guesses and saves."""

from dataclasses import fields
from itertools import islice
from typing import Any

import pytest

from engine.chance import Loose
from engine.game import redact
from engine.games.whot.nouns import (
    CATCH,
    DONE,
    DRAW,
    Action,
    Caught,
    Drew,
    Ended,
    Event,
    HeldOn,
    Left,
    Options,
    PickCancelled,
    PickDue,
    Play,
    Played,
    Reshuffled,
    State,
    SuddenDeath,
    Suspended,
    View,
)
from tests.engine.games.whot_table import PACK, WHOT, act, everything, hand, hidden, leave, table

# Notation ------------------------------------------------------------------------------------

EVERY_ACTION: list[Action] = [
    *(Play(card, last=last) for card in PACK[:49] for last in (False, True)),
    *(Play("w20", call, last) for call in "ctxs*" for last in (False, True)),
    DRAW,
    DONE,
    CATCH,
]


def test_every_action_is_read_back_from_its_text() -> None:
    for action in EVERY_ACTION:
        assert WHOT.read(WHOT.text(action), EVERY_ACTION) == action
    assert WHOT.read(WHOT.text(Play("w20")), [Play("w20"), DRAW]) == Play("w20")


def test_every_action_has_a_text_of_its_own() -> None:
    assert len({WHOT.text(action) for action in EVERY_ACTION}) == len(EVERY_ACTION)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Play("c5"), "c5"),
        (Play("*8", last=True), "*8 last"),
        (Play("w20", "x"), "w20 cross"),
        (Play("w20", "*", last=True), "w20 star last"),
        (Play("w20"), "w20"),
        (DRAW, "draw"),
        (DONE, "done"),
        (CATCH, "catch"),
    ],
)
def test_an_action_in_the_short_notation(action: Action, text: str) -> None:
    assert WHOT.text(action) == text


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        *((text, "c5") for text in ("C5", " c 5 ", "circle 5", "Circles5", "5 of circles", "5c")),
        *((text, "c5") for text in ("●5", "⚫ 5", "⚫\ufe0f5", "5⭕", "5 ●", "CIRCLE\t5")),
        *(
            (text, "t12")
            for text in ("T12", "triangle 12", "12 of triangles", "12t", "▲12", "🔺12")
        ),
        *((text, "x13") for text in ("X13", "cross 13", "13 of crosses", "✚13", "✖️13", "➕ 13")),
        *((text, "s1") for text in ("S1", "square 1", "1 of squares", "■1", "⬛1", "1 ⬛️")),
        *((text, "*8") for text in ("* 8", "star 8", "8 of stars", "★8", "⭐8", "8⭐")),
        *((text, "w20 circle") for text in ("whot circle", "W c", "whot 20 ●", "WHOT20CIRCLES")),
        *((text, "w20 triangle") for text in ("w20t", "whot 🔺", "w triangle")),
        *((text, "w20 cross") for text in ("w20x", "whot ✖️", "w cross")),
        *((text, "w20 square") for text in ("w20 s", "whot ■", "w square")),
        *((text, "w20 star") for text in ("w20 *", "whot ⭐", "Whot stars")),
        *((text, "c5 last") for text in ("c5 last card", "5 of circles last card!")),
        *((text, "w20 star last") for text in ("whot star last card", "W * LAST")),
        *((text, "draw") for text in ("D", "Market", "pick", "take", "DRAW", "draw card")),
        *((text, "done") for text in ("Done", " done ")),
        *((text, "catch") for text in ("CATCH", "catch!")),
    ],
)
def test_reading_forgives_case_spaces_words_and_symbols(text: str, meant: str) -> None:
    action = WHOT.read(text, EVERY_ACTION)
    assert action is not None
    assert WHOT.text(action) == meant


@pytest.mark.parametrize(
    "text",
    ["", "c", "5", "c6", "x4", "w20", "whot", "whot 5", "hello", "c5 t5", "20", "last", "xd"],
)
def test_what_means_nothing_is_not_read(text: str) -> None:
    assert WHOT.read(text, EVERY_ACTION) is None


def test_what_is_not_legal_is_not_read() -> None:
    legal = WHOT.legal(table("c5 t3 | s1"), 0)
    assert WHOT.read("c5", legal) == Play("c5")
    assert WHOT.read("t3", legal) is None
    assert WHOT.read("c5 last", legal) is None
    assert WHOT.read("catch", legal) is None


@pytest.mark.parametrize("text", ["w20", "Whot", "w", "whot circle", "w20 *"])
def test_a_last_whot_is_read_with_or_without_a_symbol(text: str) -> None:
    assert WHOT.read(text, WHOT.legal(table("w20 | s1"), 0)) == Play("w20")


# Views ---------------------------------------------------------------------------------------


def test_a_player_sees_his_own_hand_and_how_many_cards_the_others_hold() -> None:
    state = table("w20 t3 c5 | s1 w20 x2 | s2")
    view = WHOT.view(state, 0)
    assert (view.seat, view.hand, view.counts, view.hands) == (
        0,
        ("c5", "t3", "w20"),
        (3, 3, 1),
        (),
    )
    assert WHOT.view(state, 1).hand == ("x2", "s1", "w20")


def test_the_group_sees_nobodys_hand() -> None:
    view = WHOT.view(table("c5 t3 | s1"), None)
    assert (view.seat, view.hand, view.counts, view.hands) == (None, (), (2, 1), ())


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
            told = [*view.pile, *view.hand]
            if state.reason:
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


# Events --------------------------------------------------------------------------------------


def test_a_played_card_is_told_with_the_call_and_how_many_are_left() -> None:
    assert act(table("c3 t3 x5 | s1"), "c3") == [Played(0, "c3", left=2)]
    assert act(table("s3 | w20 t3 | s1", turn=1), "w20 star") == [Played(1, "w20", "*", 1)]
    assert act(table("c3 t3 | s1", last_card_call=True), "c3 last") == [
        Played(0, "c3", left=1, last=True)
    ]


def test_a_draw_is_told_to_all_and_its_card_to_the_one_who_drew() -> None:
    [drew] = act(table("c3 | s1 | s2", market="t4 ..."), "draw")
    assert drew == Drew(0, 1, "turn", ("t4",))
    assert redact(drew, 0) == drew
    assert redact(drew, 1) == redact(drew, None) == Drew(0, 1, "turn", None)


def test_only_the_cards_of_a_draw_are_private() -> None:
    private = [
        (kind.__name__, f.name)
        for kind in Event.__args__
        for f in fields(kind)
        if f.metadata.get("private")
    ]
    assert private == [("Drew", "cards")]


def test_a_pick_is_told_to_be_due_and_then_to_be_drawn() -> None:
    state = table("c2 c3 | x2 s1 | s2", market="t3 t4 t7 t8 ...")
    assert act(state, "c2") == [Played(0, "c2", left=1), PickDue(1, 2, 2)]
    assert act(state, "x2") == [Played(1, "x2", left=1), PickDue(2, 4, 2)]
    assert act(state, "draw") == [Drew(2, 4, "pick", ("t3", "t4", "t7", "t8"))]
    assert act(table("c5 c3 | s1"), "c5") == [Played(0, "c5", left=1), PickDue(1, 3, 5)]


def test_hold_on_is_told() -> None:
    assert act(table("c1 c3 | s1"), "c1") == [Played(0, "c1", left=1), HeldOn(0)]


def test_a_14_that_keeps_the_turn_is_told() -> None:
    events = act(table("c14 c3 | s1", market="t3 ...", market_keeps_turn=True), "c14")
    assert events == [Played(0, "c14", left=1), Drew(1, 1, "market", ("t3",)), HeldOn(0)]


def test_who_is_suspended_is_told() -> None:
    assert act(table("c8 c3 | s1 | s2"), "c8") == [Played(0, "c8", left=1), Suspended(1)]
    assert act(table("c8 c3 | s1"), "c8") == [Played(0, "c8", left=1), Suspended(1)]
    state = table("s1 | *8 c3 | s2 | s3", pile="t8", turn=1, star_skips_two=True)
    assert act(state, "*8") == [Played(1, "*8", left=1), Suspended(2), Suspended(3)]


def test_nobody_is_told_to_suspend_himself() -> None:
    state = table("*8 c3 | s1", pile="t8", star_skips_two=True)
    assert act(state, "*8") == [Played(0, "*8", left=1), Suspended(1)]


def test_general_market_is_told_in_the_order_of_drawing() -> None:
    events = act(table("s1 | c14 c3 | s2", turn=1, market="t3 t4 ..."), "c14")
    assert events == [
        Played(1, "c14", left=1),
        Drew(2, 1, "market", ("t3",)),
        Drew(0, 1, "market", ("t4",)),
    ]


def test_a_cancelled_pick_is_told() -> None:
    state = table("w20 c3 | s1", pile="c5", pick=3, whot_cancels_pick=True)
    assert act(state, "w20 circle") == [Played(0, "w20", "c", 1), PickCancelled(0, 3)]


def test_a_whot_that_cancels_nothing_is_told_alone() -> None:
    assert act(table("w20 c3 | s1", whot_cancels_pick=True), "w20 circle") == [
        Played(0, "w20", "c", 1)
    ]


def test_a_catch_is_told() -> None:
    state = table("c3 x5 | s1 | s2", market="t3 t4 ...", last_card_call=True)
    act(state, "c3")
    assert act(state, "catch") == [Caught(0, 1), Drew(0, 2, "caught", ("t3", "t4"))]


def test_a_reshuffle_is_told_with_the_size_of_the_new_market() -> None:
    state = table("... | s1", pile="c3 c4 c10 c7", market="")
    assert act(state, "draw", 2, 1) == [Reshuffled(3), Drew(0, 1, "turn", ("c10",))]


def test_sudden_death_is_told_when_the_last_card_is_drawn_for_good() -> None:
    state = table("c3 | s1", market="t3", reshuffled=True)
    assert act(state, "draw") == [Drew(0, 1, "turn", ("t3",)), SuddenDeath()]
    state = table("c3 | s1", market="t3", tender=True)
    assert act(state, "draw") == [Drew(0, 1, "turn", ("t3",)), SuddenDeath()]


def test_sudden_death_is_not_told_before_the_last_card_or_before_the_reshuffle() -> None:
    state = table("c3 | s1", market="t3 t4", reshuffled=True)
    assert act(state, "draw") == [Drew(0, 1, "turn", ("t3",))]
    assert act(table("c3 | s1", market="t3"), "draw") == [Drew(0, 1, "turn", ("t3",))]


def test_sudden_death_is_not_told_while_the_pile_can_still_grow() -> None:
    state = table("t3 x5 | c4 ...", pile="c7", market="t4")
    assert act(state, "draw") == [Drew(0, 1, "turn", ("t4",))]
    act(state, "c4")
    assert act(state, "draw") == [Reshuffled(1), Drew(0, 1, "turn", ("c7",)), SuddenDeath()]


def test_the_end_shows_every_hand() -> None:
    assert act(table("c3 | s1 w20 | s2"), "c3") == [
        Played(0, "c3"),
        Ended("empty_hand", ((), ("s1", "w20"), ("s2",))),
    ]


@pytest.mark.parametrize("card", ["c1", "c2", "c8"])
def test_nothing_is_told_after_the_end(card: str) -> None:
    state = table(f"{card} | s1 | s2")
    assert act(state, card) == [Played(0, card), Ended("empty_hand", ((), ("s1",), ("s2",)))]
    assert (state.turn, state.phase) == (0, "")


def test_the_end_of_a_partly_paid_pick_tells_what_was_drawn() -> None:
    state = table("c3 | s1", pile="c5", pick=3, market="t3", reshuffled=True)
    assert act(state, "draw") == [
        Drew(0, 1, "pick", ("t3",)),
        SuddenDeath(),
        Ended("sudden_death", (("c3", "t3"), ("s1",))),
    ]


def test_a_draw_of_nothing_is_not_told() -> None:
    state = table("c3 | s1", market="", reshuffled=True)
    assert act(state, "draw") == [Ended("sudden_death", (("c3",), ("s1",)))]


def test_leaving_is_told_and_so_is_the_pick_that_is_handed_on() -> None:
    state = table("c3 | s1 | s2", pile="c2", pick=2)
    assert leave(state, 0) == [Left(0), PickDue(1, 2, 2)]
    assert leave(state, 1) == [Left(1), Ended("last_standing", ((), (), ("s2",)))]
    assert leave(table("c3 | s1 | s2", pile="c2", pick=2), 2) == [Left(2)]


# Worlds --------------------------------------------------------------------------------------


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


# Guesses, sketch and saves -------------------------------------------------------------------


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


def test_the_sketch_tells_the_view_in_words_and_no_hidden_card() -> None:
    sketch = WHOT.sketch(WHOT.view(table("c5 w20 | s11 *7", pile="t3 c7"), 0)).splitlines()
    for line in ("seat: 0", "hand: ('c5', 'w20')", "counts: (2, 2)", "pile: ('t3', 'c7')"):
        assert line in sketch
    assert not any("s11" in line or "*7" in line for line in sketch)


def test_a_state_a_view_and_every_action_survive_saving() -> None:
    state = table("c3 w20 w20 | *8 t14", pile="c2", pick=2, left=[], silent=1)
    assert WHOT.states.validate_json(WHOT.states.dump_json(state)) == state
    view: View = WHOT.view(state, 1)
    assert WHOT.views.validate_json(WHOT.views.dump_json(view)) == view
    for action in EVERY_ACTION:
        assert WHOT.actions.validate_json(WHOT.actions.dump_json(action)) == action


def test_a_hand_is_saved_as_its_cards() -> None:
    saved = WHOT.states.dump_python(table("w20 c3 | *8 t14"), mode="json")
    assert saved["hands"] == [["c3", "w20"], ["t14", "*8"]]
