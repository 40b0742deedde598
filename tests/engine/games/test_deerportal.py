"""The rule book of DeerPortal, a test a sentence; cards, the end and house rules are beside it."""

from collections import Counter
from itertools import pairwise

import pytest

from engine.chance import Loose
from engine.games.deerportal.board import CENTRE, TRACKS, season
from engine.games.deerportal.model import (
    FoundBig,
    FoundDiamond,
    Meditated,
    Missed,
    Moved,
    Options,
    Rolled,
    SeasonBegan,
)
from tests.engine.games.deerportal_table import (
    AIR,
    BARE,
    DEER,
    EARTH,
    FIRE,
    PILES,
    WATER,
    area,
    board,
    everything,
    hidden,
    may,
    roll,
    walk,
)

__all__ = ["everything", "hidden"]  # what the contract of all games asks of this one

# Every field of the board by its number on its track.
GRID = """
 0  1  2  3  4  5 .. .. .. ..  5  4  3  2  1  0
.. 10  9  8  7  6 .. .. .. ..  6  7  8  9 10 ..
12 11 .. 17 18 19 20 .. .. .. 19 18 17 .. 11 12
13 14 15 16 .. 22 21 .. .. 21 20 .. 16 15 14 13
28 27 26 25 24 23 .. .. .. 22 23 24 25 26 27 28
29 30 .. 34 35 36 .. .. .. 37 36 35 34 .. 30 29
.. 31 32 33 .. 37 38 .. 39 38 .. .. 33 32 31 ..
.. .. .. .. .. .. 39 40 40 .. .. .. .. .. .. ..
.. .. .. .. .. .. .. 40 40 39 .. .. .. .. .. ..
.. 31 32 33 .. .. 38 39 .. 38 37 .. 33 32 31 ..
29 30 .. 34 35 36 37 .. .. .. 36 35 34 .. 30 29
28 27 26 25 24 23 22 .. .. .. 23 24 25 26 27 28
13 14 15 16 .. 20 21 .. .. 21 22 .. 16 15 14 13
12 11 .. 17 18 19 .. .. .. 20 19 18 17 .. 11 12
.. 10  9  8  7  6 .. .. .. ..  6  7  8  9 10 ..
 0  1  2  3  4  5 .. .. .. ..  5  4  3  2  1  0
"""


# The board -------------------------------------------------------------------------------------


def test_there_are_four_tracks_of_41_fields_that_never_meet() -> None:
    assert [len(track) for track in TRACKS] == [41] * 4
    assert len({field for track in TRACKS for field in track}) == 164


def test_a_track_goes_from_field_to_neighbouring_field() -> None:
    for track in TRACKS:
        for one, other in pairwise(track):
            (y, x), (v, u) = divmod(one, 16), divmod(other, 16)
            assert abs(y - v) + abs(x - u) == 1


def test_tracks_begin_in_the_corners_and_end_around_the_middle() -> None:
    assert [track[0] for track in TRACKS] == [0, 15, 255, 240]
    assert [track[40] for track in TRACKS] == [119, 120, 136, 135]


def test_each_element_has_a_quadrant_and_they_go_round_clockwise() -> None:
    for track, quadrant in zip(TRACKS, ((0, 0), (0, 1), (1, 1), (1, 0)), strict=True):
        assert {(field // 128, field % 16 // 8) for field in track} == {quadrant}


def test_the_tracks_wind_as_they_are_drawn() -> None:
    cells = GRID.split()
    assert len(cells) == 256
    for track in TRACKS:
        assert [cells[field] for field in track] == [str(number) for number in range(41)]
    assert sum(cell != ".." for cell in cells) == 164


# Setup -----------------------------------------------------------------------------------------


def test_two_to_four_elements_are_played() -> None:
    assert list(DEER.seats) == [2, 3, 4]


def test_empty_seats_are_filled_up_to_four() -> None:
    assert DEER.filled_seats(Options()) == 4
    assert list(DEER.people) == [1, 2, 3, 4]


def test_everybody_begins_on_field_0_with_no_diamonds() -> None:
    state = DEER.setup(4, Options(), Loose(1))
    assert (state.fields, state.diamonds, state.frozen) == ([0] * 4, [0] * 4, [0] * 4)
    assert (state.arrived, state.turns_left, state.round) == ([], 0, 0)


def test_water_begins() -> None:
    for seats in DEER.seats:
        assert DEER.to_act(DEER.setup(seats, Options(), Loose(seats))) == (WATER,)


def test_an_area_has_4_runes_of_each_element_and_12_diamonds_between_its_ends() -> None:
    for seed in range(20):
        for laid in DEER.setup(4, Options(), Loose(seed)).areas:
            assert len(laid) == 41
            assert Counter(laid[1:40]) == {"w": 4, "e": 4, "f": 4, "a": 4, "d": 12, ".": 11}
            assert laid[0] == laid[40] == "."


def test_112_things_lie_on_the_board() -> None:
    state = DEER.setup(4, Options(), Loose(1))
    assert sum(thing != "." for laid in state.areas for thing in laid) == 112


def test_things_lie_at_random() -> None:
    games = [DEER.setup(4, Options(), Loose(seed)) for seed in range(60)]
    assert len({laid for state in games for laid in state.areas}) == 240
    for field in range(1, 40):
        assert len({state.areas[FIRE][field] for state in games}) == 6


def test_there_are_four_piles_of_32_cards_8_of_each_kind() -> None:
    state = DEER.setup(4, Options(), Loose(1))
    assert [sorted(pile) for pile in state.piles] == [sorted(pile) for pile in PILES]
    assert [*map(len, state.piles)] == [32] * 4


def test_piles_are_shuffled() -> None:
    games = [DEER.setup(4, Options(), Loose(seed)) for seed in range(40)]
    for element in range(4):
        assert len({state.piles[element] for state in games}) == 40
        assert len({state.piles[element][0] for state in games}) == 4


def test_everybody_sees_the_top_cards_and_nobody_the_others() -> None:
    state = DEER.setup(4, Options(), Loose(1))
    for viewer in (None, 0, 3):
        view = DEER.view(state, viewer)
        assert view.seen == tuple(pile[:1] for pile in state.piles)


def test_the_other_cards_may_lie_in_any_order() -> None:
    worlds = DEER.worlds(DEER.view(DEER.setup(4, Options(), Loose(1)), 0), Loose(2))
    assert len({next(worlds).piles[0][1] for _ in range(40)}) == 4


def test_the_big_diamond_is_not_there_at_the_beginning() -> None:
    state = DEER.setup(4, Options(), Loose(1))
    assert not DEER.view(state, None).is_big_out


# Turns -----------------------------------------------------------------------------------------


def test_the_turn_goes_round_from_water_to_earth_fire_and_air() -> None:
    state = board(0, 0, 0, 0)
    for turn in (WATER, EARTH, FIRE, AIR, WATER):
        assert DEER.to_act(state) == (turn,)
        roll(state, 1)


def test_a_turn_is_a_roll_and_then_a_choice_of_forward_or_back() -> None:
    state = board(10, 10, 10, 10)
    assert may(state) == ["roll"]
    assert roll(state, 4) == [Rolled(WATER, 4)]
    assert state.roll == DEER.view(state, None).roll == 4
    assert DEER.to_act(state) == (WATER,)
    assert may(state) == ["forward", "back"]


@pytest.mark.parametrize("number", range(1, 7))
def test_one_walks_exactly_what_was_rolled(number: int) -> None:
    state = board(10, 10, 10, 10)
    assert walk(state, number) == [Moved(WATER, 10, 10 + number)]
    assert walk(state, number, "back") == [Moved(EARTH, 10, 10 - number)]
    assert state.fields == [10 + number, 10 - number, 10, 10]
    assert state.roll == 0


def test_the_die_shows_1_to_6() -> None:
    seen = set()
    for seed in range(80):
        state = board(10, 10)
        DEER.play(state, 0, DEER.legal(state, 0)[0], Loose(seed))
        seen.add(state.roll)
    assert seen == {1, 2, 3, 4, 5, 6}


def test_nobody_goes_back_beyond_the_corner() -> None:
    state = board(3, 3, 3, 3)
    assert roll(state, 4) == [Rolled(WATER, 4), Moved(WATER, 3, 7)]
    roll(state, 3)
    assert may(state) == ["forward", "back"]


@pytest.mark.parametrize(("field", "number"), [(0, 1), (0, 6), (2, 3), (5, 6)])
def test_where_there_is_only_one_way_it_is_gone_without_asking(field: int, number: int) -> None:
    state = board(field, 0, 0, 0)
    assert roll(state, number) == [Rolled(WATER, number), Moved(WATER, field, field + number)]
    assert DEER.to_act(state) == (EARTH,)


def test_the_portal_takes_one_in_with_any_roll_that_is_high_enough() -> None:
    for number in (2, 3, 6):
        state = board(38, 10, 10, 10)
        assert walk(state, number)[0] == Moved(WATER, 38, 40)
    state = board(38, 10, 10, 10)
    walk(state, 1)
    assert (state.fields[WATER], state.arrived) == (39, [])


def test_players_never_stand_in_each_others_way() -> None:
    state = board(10, 10, 10, 10)
    for _ in range(4):
        walk(state, 2)
    assert state.fields == [12, 12, 12, 12]


# Frozen ----------------------------------------------------------------------------------------


def test_who_is_frozen_misses_a_turn() -> None:
    state = board(10, 10, 10, 10, frozen=(0, 1, 0, 0))
    assert walk(state, 2)[-1] == Missed(EARTH, 0)
    assert DEER.to_act(state) == (FIRE,)
    assert state.frozen == [0, 0, 0, 0]


def test_two_stops_are_two_turns() -> None:
    state = board(10, 10, frozen=(0, 2))
    assert walk(state, 2)[-1] == Missed(EARTH, 1)
    assert walk(state, 2)[-1] == Missed(EARTH, 0)
    walk(state, 2)
    assert DEER.to_act(state) == (EARTH,)


def test_when_all_are_frozen_they_thaw_turn_by_turn() -> None:
    state = board(10, 10, 10, frozen=(1, 2, 1))
    told = walk(state, 2)
    assert told[1:] == [Missed(EARTH, 1), Missed(FIRE, 0), Missed(WATER, 0), Missed(EARTH, 0)]
    assert DEER.to_act(state) == (FIRE,)


# Things ----------------------------------------------------------------------------------------


def test_a_diamond_counts_one_and_leaves_the_board() -> None:
    state = board(10, 0, 0, 0, water=area(d=12))
    assert walk(state, 2)[1:] == [FoundDiamond(WATER)]
    assert state.diamonds == [1, 0, 0, 0]
    assert state.areas[WATER] == BARE


def test_passing_over_things_does_nothing() -> None:
    laid = area(d=(11, 12, 14, 15), w=16, f=17)
    state = board(10, 0, 0, 0, water=laid)
    assert walk(state, 3) == [Moved(WATER, 10, 13)]
    assert (state.diamonds[WATER], state.areas[WATER]) == (0, laid)


def test_things_are_taken_going_back_too() -> None:
    state = board(10, 0, 0, 0, water=area(d=8))
    assert walk(state, 2, "back")[1:] == [FoundDiamond(WATER)]


def test_one_takes_from_the_own_track_alone() -> None:
    state = board(10, 0, 0, 0, earth=area(d=12), water=area(d=13))
    walk(state, 2)
    assert state.diamonds == [0, 0, 0, 0]
    assert state.areas[EARTH] == area(d=12)


# Meditation ------------------------------------------------------------------------------------


def test_who_comes_back_to_the_corner_by_the_exact_roll_meditates() -> None:
    state = board(4, 0, water=area(d=30))
    chance = Loose(3)
    roll(state, 4)
    told: list[object] = []
    DEER.play(state, WATER, DEER.legal(state, WATER)[1], chance, told.append)
    assert told == [Moved(WATER, 4, 0), Meditated(WATER, 28)]
    counts = {"w": 4, "e": 4, "f": 4, "a": 4, "d": 12, ".": 13}
    assert Counter(state.areas[WATER]) == counts
    assert state.areas[WATER][0] == "."
    assert state.areas[EARTH] == BARE
    assert DEER.to_act(state) == (EARTH,)


def test_runes_of_a_pile_that_is_used_up_do_not_come_back() -> None:
    state = board(4, 0, used=(0, 32, 0, 32))
    roll(state, 4)
    DEER.play(state, WATER, DEER.legal(state, WATER)[1], Loose(3))
    assert Counter(state.areas[WATER]) == {"w": 4, "f": 4, "d": 12, ".": 21}


# The big diamond -------------------------------------------------------------------------------


def test_it_is_there_for_who_leads_alone() -> None:
    for diamonds, is_out in (
        ((1, 0, 0, 0), True),
        ((5, 4, 4, 4), True),
        ((1, 1, 0, 0), False),
        ((0, 1, 0, 0), False),
        ((0, 0, 0, 0), False),
    ):
        state = board(10, 10, 10, 10, diamonds=diamonds)
        assert DEER.view(state, None).is_big_out is is_out, diamonds


def test_it_comes_and_goes_with_the_turns() -> None:
    state = board(10, 10, 10, 10, diamonds=(0, 2, 0, 0))
    seen = []
    for _ in range(4):
        seen.append(DEER.view(state, None).is_big_out)
        walk(state, 1)
    assert seen == [False, True, False, False]


def test_it_lies_on_field_136_which_is_the_exit_of_fire() -> None:
    assert CENTRE == 136 == TRACKS[FIRE][40]
    state = board(10, 10, 38, 10, turn=FIRE, diamonds=(1, 1, 2, 1))
    told = walk(state, 2)
    assert told[1] == FoundBig(FIRE, 3)
    assert state.diamonds == [1, 1, 2 + 3 + 5, 1]


def test_it_is_not_for_another_element() -> None:
    for seat in (WATER, EARTH, AIR):
        diamonds = [0, 0, 0, 0]
        diamonds[seat] = 2
        state = board(38, 38, 38, 38, turn=seat, diamonds=diamonds)
        walk(state, 2)
        assert state.diamonds[seat] == 2 + 5


def test_it_is_not_for_fire_without_the_lead() -> None:
    state = board(10, 10, 38, 10, turn=FIRE, diamonds=(2, 0, 2, 0))
    walk(state, 2)
    assert state.diamonds[FIRE] == 2 + 5


def test_it_is_gone_in_the_deer_mode() -> None:
    more = {"arrived": (WATER,), "turns_left": 9}
    state = board(40, 10, 38, 10, turn=FIRE, diamonds=(1, 1, 2, 1), **more)
    assert not DEER.view(state, None).is_big_out
    walk(state, 2)
    assert state.diamonds[FIRE] == 2


# Seasons ---------------------------------------------------------------------------------------


def test_a_round_ends_after_the_last_seat() -> None:
    state = board(10, 10, 10, 10)
    for turn in range(8):
        assert state.round == turn // 4
        walk(state, 2)


def test_a_round_with_turns_that_are_missed_counts_too() -> None:
    state = board(10, 10, 10, 10, turn=FIRE, frozen=(0, 0, 0, 1))
    walk(state, 2)
    assert (state.turn, state.round) == (WATER, 1)


def test_it_is_spring_at_first_and_every_four_rounds_the_season_advances() -> None:
    year = [season(round) for round in range(20)]
    assert year == [s for s in ("spring", "summer", "fall", "winter", "spring") for _ in range(4)]
    state = board(10, 10, turn=EARTH, round=3)
    assert walk(state, 2)[-1] == SeasonBegan("summer")
    state = board(10, 10, turn=EARTH, round=4)
    assert SeasonBegan("summer") not in walk(state, 2)
