"""Whot's notation, events, and saves."""

from dataclasses import FrozenInstanceError, fields

import pytest
from pydantic import ValidationError

from engine.game import redact
from engine.games.whot.model import (
    CATCH,
    DONE,
    DRAW,
    Action,
    Caught,
    DealEnded,
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
    SuddenDeath,
    Suspended,
    View,
)
from tests.engine.games.whot_table import PACK, WHOT, act, leave, table

# Notation -------------------------------------------------------------------------------------

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


def test_a_last_whot_is_not_read_from_anything_else() -> None:
    legal = WHOT.legal(table("w20 | s1"), 0)
    assert WHOT.read("draw", legal) == DRAW
    assert WHOT.read("c5", legal) is None


# Events ---------------------------------------------------------------------------------------


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


def test_a_draw_until_a_card_fits_is_told_as_one() -> None:
    state = table("c3 | s1", market="x3 x5 c4 ...", draw_until_playable=True)
    assert act(state, "draw") == [Drew(0, 3, "turn", ("x3", "x5", "c4"))]


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
    assert leave(table("c3 | s1 | s2"), 0) == [Left(0)]
    state = table("c3 | s1 | s2", pile="c10 c2", pick=2)
    assert leave(state, 0) == [Left(0), PickDue(1, 2, 2)]
    assert leave(state, 1) == [Left(1), Ended("last_standing", ((), (), ("s2",)))]
    assert leave(table("c3 | s1 | s2", pile="c2", pick=2), 2) == [Left(2)]


# Saves ----------------------------------------------------------------------------------------


def test_a_state_a_view_and_every_action_survive_saving() -> None:
    state = table("c3 w20 w20 | *8 t14", pile="c2", pick=2, left=[], silent=1)
    assert WHOT.states.validate_json(WHOT.states.dump_json(state)) == state
    view: View = WHOT.view(state, 1)
    assert WHOT.views.validate_json(WHOT.views.dump_json(view)) == view
    for action in EVERY_ACTION:
        assert WHOT.actions.validate_json(WHOT.actions.dump_json(action)) == action


EVERY_EVENT: list[Event] = [
    Played(1, "w20", "*", 1, True),
    PickDue(1, 3, 5),
    PickCancelled(1, 3),
    HeldOn(1),
    Suspended(1),
    Drew(1, 1, "turn", ("c3",)),
    Drew(1, 2, "pick"),
    Drew(1, 1, "market"),
    Drew(1, 2, "caught"),
    Reshuffled(3),
    SuddenDeath(),
    Caught(1, 2),
    Left(1),
    DealEnded("sudden_death", (3, 1), (13, 1)),
    Ended("empty_hand", ((), ("c3", "w20"))),
]


@pytest.mark.parametrize("phase", ["", "pick", "decking", "found"])
def test_every_phase_survives_saving(phase: str) -> None:
    state = table("c3 | s1", phase=phase)
    assert WHOT.states.validate_json(WHOT.states.dump_json(state)) == state


def test_every_event_survives_saving() -> None:
    assert {type(event) for event in EVERY_EVENT} == set(Event.__args__)
    for event in EVERY_EVENT:
        assert WHOT.events.validate_json(WHOT.events.dump_json(event)) == event


def test_house_rules_and_what_is_done_and_told_cannot_be_changed() -> None:
    for noun in (*EVERY_ACTION, *EVERY_EVENT, Options()):
        name = fields(noun)[0].name
        with pytest.raises(FrozenInstanceError):
            setattr(noun, name, None)
        assert not hasattr(noun, "__dict__")


@pytest.mark.parametrize("saved", ["c6", "c3w20", 7, None, ["c3"]])
def test_a_saved_hand_that_is_none_is_refused(saved: object) -> None:
    state = WHOT.states.dump_python(table("c3 | s1"), mode="json")
    with pytest.raises(ValidationError, match="hands"):
        WHOT.states.validate_python({**state, "hands": [saved, "s1"]})


def test_a_hand_is_saved_as_its_cards() -> None:
    saved = WHOT.states.dump_python(table("w20 c3 | *8 t14"), mode="json")
    assert saved["hands"] == ["c3 w20", "t14 *8"]
