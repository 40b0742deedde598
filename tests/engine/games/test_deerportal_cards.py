"""The runes of DeerPortal and the four kinds of cards, a test a sentence."""

import pytest

from engine.games.deerportal.model import Drew, FoundDiamond, Moved
from tests.engine.games.deerportal_table import (
    AIR,
    BARE,
    DEER,
    EARTH,
    FIRE,
    WATER,
    area,
    board,
    roll,
    walk,
)


def test_a_rune_leaves_the_board_and_takes_the_top_card_of_its_elements_pile() -> None:
    state = board(10, 0, 0, 0, water=area(f=12), tops="f-stop")
    told = walk(state, 2)
    assert told == [Moved(WATER, 10, 12), Drew(WATER, FIRE, "f-stop", 1, 0, False)]
    assert state.areas[WATER] == BARE
    assert state.used == [0, 0, 1, 0]


def test_the_next_card_is_open_then() -> None:
    state = board(10, 0, 0, 0, water=area(f=12), tops="f-stop")
    before = DEER.view(state, None)
    walk(state, 2)
    after = DEER.view(state, None)
    assert before.seen[FIRE] == ("f-stop",)
    assert after.seen[FIRE] == ("f-stop", state.piles[FIRE][1])
    assert [after.seen[e] for e in (WATER, EARTH, AIR)] == [
        before.seen[e] for e in (WATER, EARTH, AIR)
    ]


@pytest.mark.parametrize("effect", ["stop", "card", "diamond", "diamonds"])
def test_ones_own_element_does_nothing_and_the_card_is_gone(effect: str) -> None:
    card = f"w-{effect}"
    laid = area(w=12, d=(20, 21), f=22)
    state = board(10, 10, 10, 10, water=laid, tops=card)
    assert walk(state, 2)[1:] == [Drew(WATER, WATER, card, 0, 0, False)]
    assert state.areas[WATER] == area(d=(20, 21), f=22)
    assert (state.diamonds, state.frozen) == ([0] * 4, [0] * 4)
    assert state.used == [1, 0, 0, 0]


# stop ------------------------------------------------------------------------------------------


def test_stop_freezes_the_player_of_the_element_for_a_turn() -> None:
    state = board(10, 10, 10, 10, water=area(f=12), tops="f-stop")
    walk(state, 2)
    assert state.frozen == [0, 0, 1, 0]
    walk(state, 2)
    assert DEER.to_act(state) == (AIR,)


def test_stops_add_up() -> None:
    state = board(10, 10, 10, 10, water=area(f=12), tops="f-stop", frozen=(0, 0, 1, 0))
    walk(state, 2)
    assert state.frozen[FIRE] == 2


def test_stop_is_wasted_on_who_is_in_the_portal() -> None:
    more = {"arrived": (FIRE,), "turns_left": 9}
    state = board(10, 10, 40, 10, water=area(f=12), tops="f-stop", **more)
    assert walk(state, 2)[1] == Drew(WATER, FIRE, "f-stop", 0, 0, False)
    assert state.frozen == [0] * 4


def test_stop_is_wasted_on_who_has_left_and_where_nobody_sits() -> None:
    state = board(10, 10, 10, 10, water=area(f=12), tops="f-stop", left=(FIRE,))
    assert walk(state, 2)[1] == Drew(WATER, FIRE, "f-stop", 0, 0, False)
    state = board(10, 10, water=area(f=12), tops="f-stop")
    assert walk(state, 2)[1] == Drew(WATER, FIRE, "f-stop", 0, 0, False)
    assert state.frozen == [0, 0]


# card ------------------------------------------------------------------------------------------


def test_card_removes_a_random_rune_from_the_area_of_the_element() -> None:
    fire = area(w=3, e=9, f=14, a=30, d=(4, 5))
    for draw, gone in enumerate((3, 9, 14, 30)):
        state = board(10, 0, 0, 0, water=area(f=12), fire=fire, tops="f-card")
        assert walk(state, 2, "forward", draw)[1] == Drew(WATER, FIRE, "f-card", 1, 0, False)
        assert state.areas[FIRE] == fire[:gone] + "." + fire[gone + 1 :]
        assert state.diamonds == [0] * 4


def test_card_takes_no_diamond_where_there_is_no_rune() -> None:
    fire = area(d=(4, 5))
    state = board(10, 0, 0, 0, water=area(f=12), fire=fire, tops="f-card")
    assert walk(state, 2)[1] == Drew(WATER, FIRE, "f-card", 0, 0, False)
    assert state.areas[FIRE] == fire


# diamond ---------------------------------------------------------------------------------------


def test_diamond_takes_a_random_one_from_the_area_of_the_element() -> None:
    fire = area(d=(4, 15, 26), w=5)
    for draw, gone in enumerate((4, 15, 26)):
        state = board(10, 0, 0, 0, water=area(f=12), fire=fire, tops="f-diamond")
        told = walk(state, 2, "forward", draw)
        assert told[1] == Drew(WATER, FIRE, "f-diamond", 1, 1, False)
        assert state.areas[FIRE] == fire[:gone] + "." + fire[gone + 1 :]
        assert state.diamonds == [1, 0, 0, 0]


def test_diamond_brings_one_also_where_none_lies() -> None:
    state = board(10, 0, 0, 0, water=area(f=12), fire=area(w=5), tops="f-diamond")
    assert walk(state, 2)[1] == Drew(WATER, FIRE, "f-diamond", 0, 1, False)
    assert state.diamonds == [1, 0, 0, 0]


def test_nobodys_own_diamonds_are_ever_taken() -> None:
    for effect, gained in (("diamond", 1), ("diamonds", 0)):
        diamonds = (0, 7, 7, 7)
        state = board(10, 0, 0, 0, water=area(f=12), tops=f"f-{effect}", diamonds=diamonds)
        walk(state, 2)
        assert state.diamonds == [gained, 7, 7, 7]


def test_the_element_of_the_rune_is_robbed_and_not_where_it_lay() -> None:
    water = area(f=12, d=(20, 21))
    state = board(10, 0, 0, 0, water=water, fire=area(d=(4, 5)), tops="f-diamonds")
    walk(state, 2, "forward", 0, 0)
    assert state.areas == [area(d=(20, 21)), BARE, BARE, BARE]
    assert state.diamonds == [2, 0, 0, 0]


def test_an_element_without_player_can_be_robbed_too() -> None:
    state = board(10, 0, water=area(a=12), air=area(d=(4, 5)), tops="a-diamonds")
    walk(state, 2, "forward", 1, 0)
    assert state.diamonds == [2, 0]
    assert state.areas[AIR] == BARE


# diamond x 2 -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("lie", "brings"), [((), 0), ((4,), 1), ((4, 5), 2), ((4, 5, 6), 2)])
def test_diamond_x_2_brings_as_many_as_it_takes(lie: tuple[int, ...], brings: int) -> None:
    state = board(10, 0, 0, 0, water=area(f=12), fire=area(d=lie), tops="f-diamonds")
    told = walk(state, 2, "forward", *(0,) * brings)
    assert told[1] == Drew(WATER, FIRE, "f-diamonds", brings, brings, False)
    assert state.diamonds == [brings, 0, 0, 0]
    assert state.areas[FIRE] == area(d=lie[brings:])


# The last card of a pile -----------------------------------------------------------------------


def test_with_the_last_card_of_a_pile_all_runes_of_its_element_leave_the_board() -> None:
    areas = {"water": area(f=(12, 13), w=14), "fire": area(f=3, a=4), "air": area(f=5, d=6)}
    state = board(10, 10, 10, 10, tops="f-stop", used=(0, 0, 31, 0), **areas)
    assert walk(state, 2)[1] == Drew(WATER, FIRE, "f-stop", 1, 0, True)
    assert state.areas == [area(w=14), BARE, area(a=4), area(d=6)]
    assert state.used == [0, 0, 32, 0]
    assert len(DEER.view(state, None).seen[FIRE]) == 32


def test_no_rune_of_another_element_leaves_with_the_last_but_one() -> None:
    state = board(10, 10, 10, 10, water=area(f=(12, 13)), tops="f-stop", used=(0, 0, 30, 0))
    assert walk(state, 2)[1] == Drew(WATER, FIRE, "f-stop", 1, 0, False)
    assert state.areas[WATER] == area(f=13)


# A forced move ---------------------------------------------------------------------------------


def test_a_move_that_needs_no_choice_takes_what_lies_there_too() -> None:
    state = board(0, 0, 0, 0, water=area(d=5), earth=area(a=2), tops="a-diamond")
    assert roll(state, 5)[2:] == [FoundDiamond(WATER)]
    assert roll(state, 2)[2:] == [Drew(EARTH, AIR, "a-diamond", 0, 1, False)]
