"""The house rules of DeerPortal, a test or more for each."""

from dataclasses import fields

import pytest

from engine import refusals
from engine.chance import Loose
from engine.game import house_rules
from engine.games.deerportal.model import (
    DeerMode,
    Ended,
    FoundBig,
    Left,
    Options,
    ReachedPortal,
    State,
)
from engine.session import lobby
from tests.engine.games.deerportal_table import (
    AIR,
    DEER,
    EARTH,
    FIRE,
    WATER,
    area,
    board,
    leave,
    ranks,
    walk,
)
from tests.engine.tables import ANN, BOB, CID, NOON, open_table, refused


def test_all_house_rules_are_off_by_default() -> None:
    assert list(house_rules(Options)) == [
        "fair_centre", "portal_required", "quick", "no_bots", "random_bonus", "teams",
    ]  # fmt: skip
    assert not any(getattr(Options(), rule.name) for rule in fields(Options))


# fair_centre -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [WATER, EARTH, FIRE, AIR])
def test_fair_centre_the_big_diamond_waits_at_everybodys_own_portal(seat: int) -> None:
    diamonds = [1, 1, 1, 1]
    diamonds[seat] = 2
    state = board(38, 38, 38, 38, turn=seat, diamonds=diamonds, fair_centre=True)
    assert walk(state, 2)[1:3] == [FoundBig(seat, 3), ReachedPortal(seat, 1, 5)]
    assert state.diamonds[seat] == 2 + 3 + 5


def test_fair_centre_it_is_still_only_for_who_leads_alone() -> None:
    state = board(38, 38, 38, 38, diamonds=(2, 2, 0, 0), fair_centre=True)
    walk(state, 2)
    assert state.diamonds[WATER] == 2 + 5
    late = board(38, 40, 38, 38, diamonds=(2, 1, 0, 0), arrived=(EARTH,), turns_left=9,
                 fair_centre=True)  # fmt: skip
    walk(late, 2)
    assert late.diamonds[WATER] == 2


# portal_required -------------------------------------------------------------------------------


def finished(diamonds: tuple[int, ...], arrived: tuple[int, ...], **house: bool) -> State:
    at = [40 if seat in arrived else 20 for seat in range(len(diamonds))]
    return board(*at, diamonds=diamonds, arrived=arrived, reason="deer_mode", **house)


def test_portal_required_who_never_reached_it_ranks_below_all_who_did() -> None:
    plain = finished((3, 9, 5, 7), (WATER, FIRE))
    strict = finished((3, 9, 5, 7), (WATER, FIRE), portal_required=True)
    assert (ranks(plain), ranks(strict)) == ((4, 1, 3, 2), (2, 3, 1, 4))


def test_portal_required_ties_are_as_ever() -> None:
    assert ranks(finished((5, 5, 5, 5), (AIR, WATER), portal_required=True)) == (2, 3, 3, 1)


# quick -----------------------------------------------------------------------------------------


def test_quick_begins_halfway() -> None:
    state = DEER.setup(4, Options(quick=True), Loose(1))
    assert state.fields == [20] * 4
    assert all(sum(thing != "." for thing in laid) == 28 for laid in state.areas)


# no_bots ---------------------------------------------------------------------------------------


def test_no_bots_empty_seats_stay_empty() -> None:
    session = open_table("deerportal", ANN, BOB)
    lobby.set_option(session, ANN, "no_bots", True, NOON)
    lobby.start(session, ANN, NOON)
    assert len(session.players) == len(session.state.fields) == 2  # type: ignore[union-attr]


def test_without_it_computers_take_the_empty_seats() -> None:
    session = open_table("deerportal", ANN)
    lobby.start(session, ANN, NOON)
    assert [player.level for player in session.players] == [None, *["normal"] * 3]


def test_no_bots_one_alone_cannot_begin() -> None:
    session = open_table("deerportal", ANN)
    lobby.set_option(session, ANN, "no_bots", True, NOON)
    with refused(session, refusals.TooFewPlayers, least=2):
        lobby.start(session, ANN, NOON)


def test_no_bots_computers_that_were_asked_to_sit_down_play() -> None:
    session = open_table("deerportal", ANN, BOB, CID, computers=1)
    lobby.set_option(session, ANN, "no_bots", True, NOON)
    lobby.start(session, ANN, NOON)
    assert len(session.players) == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_bots_the_deer_mode_has_four_turns_a_seat(seats: int) -> None:
    state = board(35, *[10] * (seats - 1), no_bots=True)
    assert walk(state, 5)[-1] == DeerMode(4 * seats)
    taken = 0
    while DEER.to_act(state):
        walk(state, 1)
        taken += 1
    assert taken == 4 * (seats - 1)


def test_no_bots_it_is_over_when_all_who_play_are_in_the_portal() -> None:
    state = board(40, 35, turn=EARTH, arrived=(WATER,), turns_left=5, no_bots=True)
    assert walk(state, 5)[-1] == Ended("all_home")


def test_no_bots_all_four_areas_are_laid() -> None:
    state = DEER.setup(2, Options(no_bots=True), Loose(1))
    assert [sum(thing != "." for thing in laid) for laid in state.areas] == [28] * 4


# random_bonus ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("draw", "bonus"), [(0, 5), (1, 6)])
def test_random_bonus_the_first_in_the_portal_wins_five_or_six(draw: int, bonus: int) -> None:
    state = board(35, 10, 10, 10, random_bonus=True)
    assert walk(state, 5, "forward", draw)[1] == ReachedPortal(WATER, 1, bonus)
    assert state.diamonds[WATER] == bonus


def test_random_bonus_nobody_else_wins_any() -> None:
    late = {"arrived": (AIR,), "turns_left": 9}
    state = board(35, 10, 10, 40, random_bonus=True, **late)
    assert walk(state, 5)[1] == ReachedPortal(WATER, 2, 0)


# teams -----------------------------------------------------------------------------------------


def test_teams_opposite_corners_count_their_diamonds_together() -> None:
    assert ranks(finished((1, 6, 9, 3), (EARTH,), teams=True)) == (1, 3, 1, 3)
    assert ranks(finished((1, 6, 3, 3), (WATER,), teams=True)) == (3, 1, 3, 1)


def test_teams_of_equals_the_one_with_more_in_the_portal_wins_then_the_sooner_one() -> None:
    assert ranks(finished((4, 4, 4, 4), (EARTH, AIR, FIRE), teams=True)) == (3, 1, 3, 1)
    assert ranks(finished((4, 4, 4, 4), (FIRE, EARTH), teams=True)) == (1, 3, 1, 3)
    assert ranks(finished((4, 4, 4, 4), (), teams=True)) == (1, 1, 1, 1)


def test_teams_and_portal_required_only_what_is_in_the_portal_counts() -> None:
    house = {"teams": True, "portal_required": True}
    assert ranks(finished((1, 6, 9, 3), (WATER, EARTH), **house)) == (3, 1, 3, 1)
    assert ranks(finished((9, 5, 9, 0), (EARTH,), **house)) == (3, 1, 3, 1)


def test_teams_cards_work_against_a_partner_as_well() -> None:
    state = board(10, 10, 10, 10, water=area(f=12), tops="f-stop", teams=True)
    walk(state, 2)
    assert state.frozen[FIRE] == 1


def test_teams_who_leaves_is_last_and_the_partner_plays_for_both() -> None:
    state = board(10, 10, 10, 10, diamonds=(4, 1, 2, 2), teams=True)
    assert leave(state, FIRE) == [Left(FIRE)]
    state.reason = "deer_mode"
    assert ranks(state) == (1, 2, 4, 2)


def test_teams_when_a_whole_team_has_left_the_other_has_won() -> None:
    state = board(10, 10, 10, 10, teams=True)
    leave(state, FIRE)
    assert leave(state, WATER) == [Left(WATER), Ended("last_standing")]
    assert ranks(state) == (3, 1, 4, 1)


def test_teams_of_three_are_two_against_one() -> None:
    assert ranks(finished((4, 6, 4), (EARTH,), teams=True)) == (1, 3, 1)
