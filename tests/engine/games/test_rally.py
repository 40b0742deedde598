"""The rules of Rally, sentence by sentence, on a small map with a loop and dead ends."""

from typing import Any

import pytest

from engine.chance import Loose, Recorded
from engine.game import options_from
from engine.games.rally.maps import HOUSE_MAPS, board_of, small
from engine.games.rally.model import (
    Ended,
    Finished,
    Forfeited,
    Left,
    Options,
    Rolled,
    Stamped,
    State,
    Walked,
)
from engine.games.rally.rules import ends_after, needed, reached
from tests.engine.games.rally_table import (
    RALLY,
    SMALL,
    act,
    chart,
    leave,
    may,
    ranks,
    table,
)

# The start, and the turn ------------------------------------------------------------------------


@pytest.mark.parametrize("board", HOUSE_MAPS)
def test_everybody_sets_out_from_the_start_without_stamps(board: str) -> None:
    state = RALLY.setup(3, options_from(Options, {"board": board}), Loose(1))
    assert state.places == ["S"] * 3
    assert state.stamps == [[], [], []]
    assert RALLY.to_act(state) == (0,)


def test_a_turn_begins_with_a_roll_of_one_die() -> None:
    state = table("S S")
    assert may(state) == "roll"
    assert act(state, "roll", 5) == [Rolled(0, (5,), 5)]
    assert (state.dice, state.steps, state.turn) == ((5,), 5, 0)


@pytest.mark.parametrize("number", range(1, 7))
def test_a_roll_gives_as_many_steps(number: int) -> None:
    state = table("S S")
    act(state, "roll", number)
    assert state.steps == number


def test_turns_go_round_in_the_order_of_the_seats() -> None:
    state = table("S S S")
    for seat in (0, 1, 2, 0):
        assert RALLY.to_act(state) == (seat,)
        act(state, "roll", 1)
        act(state, may(state).split()[0])


# Walking ------------------------------------------------------------------------------------


def test_a_walk_reaches_everything_within_its_steps_the_nearest_first() -> None:
    assert may(table("4 S", steps=1)) == "S 1 5"
    assert may(table("4 S", steps=2)) == "S 1 5 2 A 6 C"
    assert may(table("4 S", steps=3)) == "S 1 5 2 A 6 C 3"


def test_the_place_where_one_stands_is_no_target() -> None:
    for steps in range(1, 7):
        assert "4" not in may(table("4 S", steps=steps)).split()


def test_a_walk_costs_the_shortest_open_way() -> None:
    state = table("4 S", steps=5)
    assert act(state, "3") == [Walked(0, "3", 3, 2, "")]
    assert (state.places[0], state.steps) == ("3", 2)


def test_of_equally_short_ways_the_one_through_the_earlier_position_is_walked() -> None:
    assert reached(table("4 S", steps=2)).ways["2"] == ("1", "2")  # and not 5, 2
    assert reached(table("4 S", steps=3)).ways["3"] == ("1", "2", "3")
    assert reached(table("6 S", steps=2)).ways["2"] == ("3", "2")


def test_steps_may_be_walked_in_several_parts() -> None:
    state = table("4 S", steps=3)
    act(state, "1")
    assert (state.turn, state.steps, state.trail) == (0, 2, ["4", "1"])
    act(state, "2")
    act(state, "5")
    assert (state.turn, state.places[0], state.trail) == (1, "5", ["4", "1", "2", "5"])


def test_where_one_has_walked_in_this_turn_one_may_not_walk_again() -> None:
    state = table("1 S", steps=6)
    act(state, "3")  # by 2
    assert may(state) == "6 B 5 4 C S"  # and not 2 and 1, nor through them


def test_a_loop_leads_back_only_to_the_place_before_the_beginning() -> None:
    state = table("1 S", steps=6)
    act(state, "6")  # by 2 and 3
    act(state, "4")
    assert state.steps == 1
    assert may(state) == "S"  # 1 and 5 were walked on


def test_the_trail_is_forgotten_in_the_next_turn() -> None:
    state = table("4 S", steps=1)
    act(state, "1")
    act(state, "roll", 1)
    act(state, "4")
    act(state, "roll", 1)
    assert may(state) == "2 4 A"
    assert state.trail == ["1"]


def test_the_trail_of_others_shuts_nobody_in() -> None:
    state = table("4 4", steps=2)
    act(state, "2")
    act(state, "roll", 2)
    assert "1" in may(state).split()


def test_any_number_of_figures_may_stand_on_a_position() -> None:
    state = table("4 5 5", steps=1)
    act(state, "5")
    assert state.places == ["5", "5", "5"]


# Steps that cannot be walked ------------------------------------------------------------------


def test_all_steps_must_be_walked() -> None:
    state = table("4 S", steps=3)
    act(state, "5")
    assert RALLY.to_act(state) == (0,)
    assert "roll" not in may(state)


def test_the_rest_is_forfeited_in_a_dead_end() -> None:
    state = table("5 S", steps=3)
    assert act(state, "C")[:2] == [Walked(0, "C", 1, 2, ""), Forfeited(0, 2)]
    assert (state.turn, state.steps, state.places[0]) == (1, 0, "C")


def test_the_rest_is_forfeited_where_the_own_trail_shuts_one_in() -> None:
    state = table("A S", steps=8, two_dice=True)
    for position in ("4", "6", "3"):
        act(state, position)
    assert act(state, "2") == [Walked(0, "2", 1, 2, ""), Forfeited(0, 2)]
    assert (state.turn, state.places[0]) == (1, "2")


def test_a_turn_that_is_forfeited_still_earns_the_stamp_of_its_station() -> None:
    state = table("5 S", steps=4)
    assert act(state, "C")[-1] == Stamped(0, "C", 1, 3, "")
    assert state.stamps[0] == ["C"]


# Stations -------------------------------------------------------------------------------------


def test_a_station_gives_its_stamp_to_who_ends_a_turn_on_it() -> None:
    state = table("1 S", steps=1)
    assert act(state, "A") == [Walked(0, "A", 1, 0, ""), Stamped(0, "A", 1, 3, "")]
    assert state.stamps == [["A"], []]


def test_to_pass_a_station_gives_no_stamp() -> None:
    state = table("7 S", board="town", steps=2, trail=["4", "7"])
    act(state, "8")  # C lies between
    assert state.trail == ["4", "7", "C", "8"]
    assert state.stamps[0] == []


def test_a_stop_on_a_station_within_a_turn_gives_no_stamp() -> None:
    state = table("7 S", board="town", steps=2)
    act(state, "C")
    assert (state.turn, state.stamps[0]) == (0, [])
    act(state, "8")
    assert state.stamps[0] == []


def test_a_station_gives_its_stamp_once() -> None:
    state = table("1 S", "A |", steps=1)
    assert act(state, "A") == [Walked(0, "A", 1, 0, "")]
    assert state.stamps[0] == ["A"]


def test_everybody_gets_the_stamp_of_a_station() -> None:
    state = table("1 1", steps=1)
    act(state, "A")
    act(state, "roll", 1)
    act(state, "A")
    assert state.stamps == [["A"], ["A"]]


def test_four_stamps_are_needed_or_as_many_as_there_are_stations() -> None:
    assert needed(table("S S", board="town")) == 4
    assert needed(table("S S")) == 3


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_house_rule_stamps_needed(count: int) -> None:
    assert needed(table("S S", board="sky", stamps_needed=count)) == count


def test_house_rule_all_stamps() -> None:
    for board in HOUSE_MAPS:
        stations = len(board_of(board).stations)
        assert needed(table("S S", board=board, all_stamps=True)) == stations > 4


# The finish -----------------------------------------------------------------------------------


def test_the_finish_is_closed_to_who_lacks_a_stamp() -> None:
    assert may(table("6 S", "AB |", steps=1)) == "3 5"
    assert may(table("6 S", "ABC |", steps=1)) == "3 5 Z"


def test_the_finish_may_be_entered_only_by_exact_count() -> None:
    assert "Z" in may(table("5 S", "ABC |", steps=2)).split()
    for steps in (1, 3, 4, 5, 6):
        assert "Z" not in may(table("5 S", "ABC |", steps=steps)).split()


def test_a_part_of_a_walk_can_make_the_count_exact() -> None:
    state = table("5 S", "ABC |", steps=4)
    assert "Z" not in may(state).split()
    act(state, "2")
    act(state, "3")
    assert "Z" in may(state).split()


def test_nobody_walks_through_the_finish() -> None:
    joined = "S-1 1-Z Z-2 2-A 1-3 3-4 4-5 5-2"
    places = """
    S 0 0 start
    1 100 0
    Z 200 0 finish
    2 300 0
    A 400 0 station
    3 100 100
    4 200 100
    5 300 100
    """

    state = table("1 S", "A |", board=small(chart(places, joined)), steps=2, no_exact_finish=True)
    assert may(state) == "S Z 3 4"


def test_who_comes_home_has_finished() -> None:
    state = table("6 S", "ABC |", steps=1)
    assert act(state, "Z") == [Walked(0, "Z", 1, 0, ""), Finished(0, 1)]
    assert state.finished == [0]
    assert RALLY.outcome(state) is None


def test_house_rule_no_exact_finish() -> None:
    state = table("5 S", "ABC |", steps=6, no_exact_finish=True)
    act(state, "Z")
    assert (state.finished, state.steps, state.turn) == ([0], 0, 1)
    assert "Z" not in may(table("5 S", "ABC |", steps=1, no_exact_finish=True)).split()


# The end --------------------------------------------------------------------------------------


def test_when_somebody_has_finished_the_round_is_played_to_its_end() -> None:
    state = table("1 6 1", "| ABC |", steps=1, turn=1, trail=["6"])
    act(state, "Z")
    assert RALLY.to_act(state) == (2,)
    act(state, "roll", 1)
    assert act(state, "A")[-1] == Ended("finished")
    assert RALLY.to_act(state) == ()
    assert ranks(state) == (3, 1, 2)


def test_the_last_of_a_round_ends_the_game_by_finishing() -> None:
    state = table("1 6", "| ABC", steps=1, turn=1, trail=["6"])
    assert act(state, "Z")[-1] == Ended("finished")
    assert ranks(state) == (2, 1)


def test_who_finished_earlier_stands_before_who_finished_later() -> None:
    state = table("6 6 1", "ABC | ABC |", steps=1)
    act(state, "Z")
    act(state, "roll", 1)
    assert act(state, "Z")[1] == Finished(1, 2)
    act(state, "roll", 1)
    act(state, "4")
    assert ranks(state) == (1, 2, 3)


def test_the_others_follow_by_their_stamps_and_ties_share_a_place() -> None:
    state = table("1 1 1 6", "A | AB | C | ABC", steps=1, turn=3, trail=["6"])
    act(state, "Z")
    assert ranks(state) == (3, 2, 3, 1)


def test_who_leaves_stands_behind_everybody_the_earlier_the_lower() -> None:
    state = table("6 1 1 1", "ABC | AB | |", steps=1)
    assert leave(state, 1) == [Left(1)]
    leave(state, 2)
    act(state, "Z")
    act(state, "roll", 1)
    act(state, "4")
    assert ranks(state) == (1, 4, 3, 2)


def test_who_finished_and_leaves_stands_behind_too() -> None:
    state = table("6 1 1", "ABC | |", steps=1)
    act(state, "Z")
    leave(state, 0)
    for _ in range(2):
        act(state, "roll", 1)
        act(state, "4")
    assert ranks(state) == (3, 1, 1)


def test_the_turn_of_a_leaver_passes_on() -> None:
    state = table("1 1 1", steps=3)
    leave(state, 0)
    assert (RALLY.to_act(state), state.steps) == ((1,), 0)
    leave(state, 2)
    assert RALLY.outcome(state) is not None


def test_the_round_ends_too_when_its_last_player_leaves() -> None:
    state = table("6 1 1", "ABC | |", steps=1)
    act(state, "Z")
    act(state, "roll", 1)
    act(state, "4")
    assert leave(state, 2)[-1] == Ended("finished")
    assert ranks(state) == (1, 2, 3)


def test_the_last_who_stays_has_won() -> None:
    state = table("1 1")
    assert leave(state, 0) == [Left(0), Ended("last_standing")]
    assert ranks(state) == (2, 1)


# House rules of walking -----------------------------------------------------------------------


def test_house_rule_two_dice() -> None:
    state = table("S S", two_dice=True)
    assert act(state, "roll", 3, 6) == [Rolled(0, (3, 6), 9)]
    assert state.steps == 9


def test_house_rule_turnaround_leads_back_out_of_a_dead_end() -> None:
    state = table("5 S", steps=3, turnaround=True)
    act(state, "C")
    assert (state.turn, may(state)) == (0, "5 2 4 6")
    act(state, "2")
    assert state.turn == 1


def test_without_the_rule_there_is_no_turning_round() -> None:
    state = table("5 S", steps=3)
    act(state, "C")
    assert state.turn == 1


def test_turnaround_holds_in_dead_ends_alone() -> None:
    state = table("1 S", steps=3, turnaround=True)
    act(state, "4")
    assert may(state) == "S 5 2 6 C"
    corner = table("4 S", board="town", steps=2, turnaround=True)
    act(corner, "7")  # which lies between two others
    assert may(corner) == "C"


# What is said, seen and saved -------------------------------------------------------------------


@pytest.mark.parametrize("text", ["to 5", "TO  5", "5", " to5 "])
def test_a_move_is_read_as_people_write_it(text: str) -> None:
    state = table("4 S", steps=1)
    move = RALLY.read(text, RALLY.legal(state, 0))
    assert move is not None
    assert RALLY.text(move) == "to 5"


def test_positions_are_read_in_any_case() -> None:
    assert RALLY.read("c", RALLY.legal(table("5 S", steps=1), 0)) is not None
    assert RALLY.read("Roll", RALLY.legal(table("5 S"), 0)) is not None


def test_everybody_sees_everything() -> None:
    state = table("4 5", "A |", steps=2)
    group, own = RALLY.view(state, None), RALLY.view(state, 1)
    assert (group.places, group.stamps, group.trail) == (("4", "5"), (("A",), ()), ("4",))
    own.seat = None
    assert own == group


def test_the_sketch_tells_the_table() -> None:
    state = table("4 5", "A |", steps=2, dice=(6,))
    assert RALLY.sketch(RALLY.view(state, 1)).splitlines() == [
        "own map, rolled 6, 2 steps left",
        "trail 4",
        "> seat 1: at 4, 1 of 3 stamps  A",
        "  you: at 5, 0 of 3 stamps",
    ]


EVERY_EVENT: list[Any] = [
    Rolled(1, (3, 4), 7),
    Walked(1, "A", 3, 4, "town"),
    Walked(1, "A", 3, 4, "", "Kiosk"),
    Forfeited(1, 2),
    Stamped(1, "A", 1, 4, "town"),
    Finished(1, 2),
    Left(1),
    Ended("finished"),
]


def test_every_event_survives_saving() -> None:
    for event in EVERY_EVENT:
        assert RALLY.events.validate_json(RALLY.events.dump_json(event)) == event


def test_a_state_on_a_groups_own_map_survives_saving() -> None:
    state = table("4 C", "A | BC", steps=2, finished=[1], left=[], dice=(1, 2))
    assert RALLY.states.validate_json(RALLY.states.dump_json(state)) == state
    assert state.options.board == SMALL


# Who does not answer, and who plays well ----------------------------------------------------------


def test_the_clock_rolls_and_walks_towards_what_is_missing() -> None:
    state = table("4 S", steps=2)
    assert RALLY.text(RALLY.on_timeout(table("4 S"), 0)) == "roll"
    assert RALLY.text(RALLY.on_timeout(state, 0)) in ("to A", "to C")
    assert RALLY.text(RALLY.on_timeout(table("5 S", "ABC |", steps=2), 0)) == "to Z"


def walked_to_the_end(state: State) -> set[str]:
    """Every place where this turn can end."""
    ends = set()
    for move in RALLY.legal(state, 0):
        after = RALLY.copy(state)
        RALLY.play(after, 0, move, Recorded(()))
        ends |= walked_to_the_end(after) if after.steps else {after.places[0]}
    return ends


@pytest.mark.parametrize("rule", ["", "turnaround", "no_exact_finish"])
@pytest.mark.parametrize("stamps", ["", "ABC"])
def test_where_a_turn_can_end_after_a_stop_is_where_it_can_be_walked_to(
    rule: str, stamps: str
) -> None:
    house: dict[str, Any] = {rule: True} if rule else {}
    for place in "S1256A":
        state = table(f"{place} S", f"{stamps} |", steps=5, **house)
        for move in reached(state).moves:
            after = RALLY.copy(state)
            RALLY.play(after, 0, move, Recorded(()))
            ends = walked_to_the_end(after) if after.steps else {after.places[0]}
            assert ends_after(state, move.to) == ends, (place, move)


def test_worth_is_more_for_who_has_less_to_walk() -> None:
    state = table("5 S", "AB |")
    assert RALLY.worth(state, 0) > 0.7 > 0.3 > RALLY.worth(state, 1)
    nearer, further = table("5 S", "ABC |"), table("S S", "ABC |")
    assert RALLY.worth(nearer, 0) > RALLY.worth(further, 0)


@pytest.mark.parametrize("board", HOUSE_MAPS)
def test_a_sensible_game_takes_a_pleasant_time(board: str) -> None:
    lengths = []
    for seed in range(30):
        chance, rounds = Loose(seed), 0
        state = RALLY.setup(4, options_from(Options, {"board": board}), chance)
        while RALLY.to_act(state):
            rounds += state.turn == 0 and not state.steps
            RALLY.play(state, state.turn, RALLY.on_timeout(state, state.turn), chance)
        lengths.append(rounds)
    assert 6 <= sum(lengths) / 30 <= 16
    assert max(lengths) <= 30


def test_dice_are_fair() -> None:
    chance, seen = Loose(5), [0] * 7
    for _ in range(6000):
        state = table("S S")
        RALLY.play(state, 0, RALLY.legal(state, 0)[0], chance)
        seen[state.dice[0]] += 1
    assert seen[0] == 0
    assert all(880 < count < 1120 for count in seen[1:])  # 1000, 29 is a standard deviation


def test_one_die_is_one_draw() -> None:
    state = table("S S")
    tape = Recorded([5])
    RALLY.play(state, 0, RALLY.legal(state, 0)[0], tape)
    assert tape.drawn == [5]
