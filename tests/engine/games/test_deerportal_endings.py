"""The portal of DeerPortal, the deer mode and who wins, a test a sentence."""

from engine.games.deerportal.model import DeerMode, Ended, Left, Missed, Moved, ReachedPortal, State
from tests.engine.games.deerportal_table import (
    AIR,
    BARE,
    DEER,
    EARTH,
    FIRE,
    WATER,
    area,
    board,
    leave,
    may,
    ranks,
    walk,
)

LATE = {"arrived": (WATER,), "turns_left": 16}


# The portal ------------------------------------------------------------------------------------


def test_a_game_of_deerportal_ends_for_one_of_three_reasons() -> None:
    assert DEER.key == "deerportal"
    assert DEER.reasons == ("all_home", "deer_mode", "last_standing")


def test_anybody_may_enter_at_any_time() -> None:
    state = board(35, 0, 0, 0, diamonds=(0, 9, 9, 9))
    assert walk(state, 5)[:2] == [Moved(WATER, 35, 40), ReachedPortal(WATER, 1, 5)]


def test_the_first_in_the_portal_wins_five_diamonds() -> None:
    state = board(35, 0, 0, 0, diamonds=(2, 0, 0, 0))
    walk(state, 5)
    assert state.diamonds == [7, 0, 0, 0]
    assert state.arrived == [WATER]


def test_who_comes_later_wins_nothing() -> None:
    state = board(40, 35, 10, 10, turn=EARTH, **LATE)
    assert walk(state, 5) == [Moved(EARTH, 35, 40), ReachedPortal(EARTH, 2, 0)]
    assert state.diamonds == [0, 0, 0, 0]
    assert state.arrived == [WATER, EARTH]


def test_what_is_left_of_the_own_area_is_gone_then() -> None:
    state = board(35, 0, 0, 0, water=area(d=(3, 4), e=5), earth=area(d=6))
    walk(state, 5)
    assert state.areas == [BARE, area(d=6), BARE, BARE]


def test_who_is_in_the_portal_has_no_more_turns() -> None:
    state = board(35, 10, 10, 10)
    walk(state, 5)
    order: list[int] = []
    for _ in range(6):
        order += DEER.to_act(state)
        walk(state, 1)
    assert order == [EARTH, FIRE, AIR, EARTH, FIRE, AIR]


# The deer mode ---------------------------------------------------------------------------------


def test_the_first_in_the_portal_begins_the_deer_mode_of_16_turns() -> None:
    state = board(35, 10, 10, 10)
    assert walk(state, 5)[-1] == DeerMode(16)
    assert DEER.view(state, None).turns_left == 15  # and Earth's has begun


def test_the_second_does_not_begin_it_anew() -> None:
    state = board(40, 35, 10, 10, turn=EARTH, arrived=(WATER,), turns_left=7)
    assert not any(isinstance(event, DeerMode) for event in walk(state, 5))
    assert state.turns_left == 6


def test_turns_of_who_is_in_the_portal_count_too() -> None:
    state = board(40, 10, 10, 10, turn=AIR, arrived=(WATER,), turns_left=9)
    walk(state, 1)
    assert (DEER.to_act(state), state.turns_left) == ((EARTH,), 7)


def test_turns_that_are_missed_count_too() -> None:
    state = board(40, 10, 10, 10, turn=EARTH, arrived=(WATER,), turns_left=9, frozen=(0, 0, 1, 0))
    assert walk(state, 1)[-1] == Missed(FIRE, 0)
    assert (DEER.to_act(state), state.turns_left) == ((AIR,), 7)


def test_a_frozen_player_in_the_portal_does_not_thaw() -> None:
    state = board(40, 10, arrived=(WATER,), turn=EARTH, turns_left=9, frozen=(1, 0))
    assert not any(isinstance(event, Missed) for event in walk(state, 1))


def test_after_16_turns_the_game_is_over() -> None:
    state = board(35, 10, 10, 10)
    walk(state, 5)
    taken: list[int] = []
    while asked := DEER.to_act(state):
        taken += asked
        told = walk(state, 1, "back" if len(taken) % 2 else "forward")
    assert taken == [EARTH, FIRE, AIR] * 4  # and four turns of Water went by
    assert told[-1] == Ended("deer_mode")
    assert state.reason == "deer_mode"


def test_it_ends_at_the_same_place_when_somebody_later_begins_it() -> None:
    state = board(10, 10, 35, 10, turn=FIRE)
    walk(state, 5)
    taken: list[int] = []
    while asked := DEER.to_act(state):
        taken += asked
        walk(state, 1)
    assert taken == [AIR, WATER, EARTH] * 4


def test_with_the_last_in_the_portal_the_game_is_over_at_once() -> None:
    state = board(40, 40, 35, 40, turn=FIRE, arrived=(WATER, EARTH, AIR), turns_left=7)
    assert walk(state, 5)[-1] == Ended("all_home")
    assert DEER.to_act(state) == ()
    assert state.reason == "all_home"


# Who wins --------------------------------------------------------------------------------------


def finished(diamonds: tuple[int, ...], arrived: tuple[int, ...], **more: object) -> State:
    fields = [40 if seat in arrived else 20 for seat in range(len(diamonds))]
    return board(*fields, diamonds=diamonds, arrived=arrived, reason="deer_mode", **more)


def test_most_diamonds_win_in_the_portal_or_not() -> None:
    assert ranks(finished((3, 9, 5, 7), (WATER,))) == (4, 1, 3, 2)


def test_of_equals_who_reached_the_portal_is_before_who_did_not() -> None:
    assert ranks(finished((7, 7, 7, 7), (AIR, FIRE))) == (3, 3, 2, 1)


def test_of_equals_in_the_portal_the_sooner_is_before_the_later() -> None:
    assert ranks(finished((7, 7, 7, 2), (EARTH, WATER, FIRE))) == (2, 1, 3, 4)


def test_equals_who_never_reached_it_share_their_place() -> None:
    assert ranks(finished((7, 5, 5, 9), (WATER,))) == (2, 3, 3, 1)


def test_there_is_no_outcome_before_the_end() -> None:
    assert DEER.outcome(board(10, 10, 10, 10)) is None


# Leaving ---------------------------------------------------------------------------------------


def test_who_leaves_is_passed_by_and_takes_the_diamonds_away() -> None:
    state = board(10, 10, 10, 10, diamonds=(1, 5, 2, 3))
    assert leave(state, EARTH) == [Left(EARTH)]
    assert state.diamonds == [1, 0, 2, 3]
    walk(state, 1)
    assert DEER.to_act(state) == (FIRE,)


def test_who_leaves_in_the_middle_of_a_turn_takes_the_roll_along() -> None:
    state = board(10, 10, 10, 10)
    walk(state, 1)
    state.roll = 4
    leave(state, EARTH)
    assert DEER.to_act(state) == (FIRE,)
    assert may(state) == ["roll"]


def test_what_lies_in_the_area_of_who_left_can_still_be_taken() -> None:
    state = board(10, 10, 10, 10, earth=area(d=5), water=area(e=12), tops="e-diamond")
    leave(state, EARTH)
    walk(state, 2, "forward", 0)
    assert (state.diamonds[WATER], state.areas[EARTH]) == (1, BARE)


def test_turns_of_who_left_count_in_the_deer_mode() -> None:
    state = board(40, 10, 10, 10, turn=EARTH, **LATE)
    leave(state, FIRE)
    walk(state, 1)
    assert (DEER.to_act(state), state.turns_left) == ((AIR,), 14)


def test_who_left_is_last_and_the_first_to_leave_the_very_last() -> None:
    state = board(10, 10, 10, 10, diamonds=(9, 9, 1, 1))
    leave(state, EARTH)
    leave(state, WATER)
    state.reason = "deer_mode"
    assert ranks(state) == (3, 4, 1, 1)


def test_the_last_who_stays_has_won() -> None:
    state = board(10, 10, 10, diamonds=(1, 5, 9))
    leave(state, FIRE)
    assert leave(state, EARTH) == [Left(EARTH), Ended("last_standing")]
    assert ranks(state) == (1, 2, 3)


def test_when_all_who_stay_are_in_the_portal_it_is_over() -> None:
    state = board(40, 40, 10, 40, turn=FIRE, arrived=(WATER, EARTH, AIR), turns_left=9)
    assert leave(state, FIRE) == [Left(FIRE), Ended("all_home")]
