"""Questions about Rally; Ann is the first seat, Ben the second, Cleo the third."""

from engine.chance import Loose
from engine.games.rally.maps import board_of
from engine.games.rally.model import State
from engine.games.rally.rules import needed
from tests.engine.games.rally_table import RALLY, act, may, ranks, table
from tests.rules_quiz.quiz import Question, begins, people, timed_out


def can_go(state: State, place: str) -> bool:
    return place in may(state).split()


def steps_of_a_four() -> int:
    state = table("S S")
    act(state, "roll", 4)
    act(state, "1")
    return 1 if (state.turn, state.steps) == (0, 2) else 0


def after_a_stop() -> int:
    state = table("S S", steps=3)
    act(state, "4")
    return 2 if state.turn == 0 and len(may(state).split()) > 1 and state.steps == 2 else 0


def back_to_the_beginning() -> int:
    state = table("4 S", steps=3)
    act(state, "5")
    return 1 if can_go(state, "4") else 0


def over_the_trail_of_before() -> int:
    state = table("S S", steps=1)
    act(state, "4")
    act(state, "roll", 1)
    act(state, "4")
    act(state, "roll", 1)
    return 0 if can_go(state, "S") else 1


def in_a_dead_end() -> int:
    state = table("1 S", steps=4)
    act(state, "A")
    return {(0, True): 0, (0, False): 1, (1, False): 2}[state.turn, state.steps > 0]


def stamp_of_a_dead_end() -> int:
    state = table("1 S", steps=4)
    act(state, "A")
    return 0 if state.stamps[0] == ["A"] else 1


def stamp_on_the_way() -> int:
    state = table("7 S", steps=2, board="town")
    act(state, "C")
    act(state, "8")
    return 1 if state.stamps[0] else 0


def the_same_stamp_again() -> int:
    state = table("1 S", stamps="A | ", steps=1)
    act(state, "A")
    return {0: 2, 1: 1, 2: 0}[len(state.stamps[0])]


def the_stamp_of_another() -> int:
    state = table("1 S", stamps=" | A", steps=1)
    act(state, "A")
    return 0 if state.stamps == [["A"], ["A"]] else 1


def where_another_stands() -> int:
    state = table("4 5", steps=1)
    act(state, "5")
    return {("5", "5"): 2, ("5", "4"): 0, ("5", "S"): 1}[state.places[0], state.places[1]]


def one_stamp_too_many() -> int:
    state = table("1 S", stamps="BC | ", steps=1, stamps_needed=2)
    act(state, "A")
    return 1 if len(state.stamps[0]) == 3 else 0


def exactly_as_far() -> int:
    return 0 if can_go(table("5 S", stamps="ABC | ", steps=2), "Z") else 1


def nearer_than_the_roll() -> int:
    return 1 if can_go(table("6 S", stamps="ABC | ", steps=3), "Z") else 0


def a_stop_before_the_finish() -> int:
    """Return whether the finish, 2 steps away, is reached with 4 steps in parts."""
    state = table("5 S", stamps="ABC | ", steps=4)
    assert not can_go(state, "Z")
    act(state, "2")
    act(state, "3")
    return 2 if can_go(state, "Z") else 0


def the_first_in_order_finishes() -> int:
    state = table("6 4 4", stamps="ABC | A | B", steps=1)
    act(state, "Z")
    turns = 0
    while not state.reason:
        act(state, "roll", 1)
        act(state, "S")
        turns += 1
    return {0: 0, 2: 1}[turns]


def both_finish_in_a_round() -> int:
    state = table("6 6", stamps="ABC | ABC", steps=1)
    act(state, "Z")
    act(state, "roll", 1)
    act(state, "Z")
    return [(1, 2), (2, 1), (1, 1)].index(ranks(state))  # type: ignore[arg-type]


def equal_stamps() -> int:
    state = table("4 4 6", stamps="A | B | ABC", turn=2, steps=1)
    act(state, "Z")
    return [(2, 3, 1), (2, 2, 1), (3, 2, 1)].index(ranks(state))  # type: ignore[arg-type]


def two_dice() -> int:
    state = table("S S", board="town", two_dice=True)
    act(state, "roll", 3, 5)
    return {8: 1, 5: 0, 3: 2}[state.steps]


def easy_finish() -> int:
    state = table("6 S", stamps="ABC | ", steps=3, no_exact_finish=True)
    act(state, "Z")
    return 2 if state.finished == [0] and state.turn == 1 else 0


def too_few_stations() -> int:
    return {3: 1, 6: 0}[needed(table("S S", stamps_needed=6))]


def how_many_play() -> int:
    return people("rally", (1, 6), (2, 4), (2, 6))


def who_begins() -> int:
    return begins("rally")


def where_all_start() -> int:
    """Return where the figures stand when they were dealt: each elsewhere, or on one space."""
    options = RALLY.options()
    places = {*RALLY.setup(6, options, Loose(0)).places}
    return 1 if places == {board_of(options.board).start} else 0


def when_time_runs_out() -> int:
    return timed_out("rally")


QUIZ = [
    Question(1, steps_of_a_four),
    Question(2, after_a_stop),
    Question(2, back_to_the_beginning),
    Question(2, over_the_trail_of_before),
    Question(2, in_a_dead_end),
    Question(2, stamp_of_a_dead_end),
    Question(3, stamp_on_the_way),
    Question(3, the_same_stamp_again),
    Question(3, the_stamp_of_another),
    Question(2, where_another_stands),
    Question(3, one_stamp_too_many),
    Question(3, exactly_as_far),
    Question(3, nearer_than_the_roll),
    Question(3, a_stop_before_the_finish),
    Question(1, the_first_in_order_finishes),
    Question(1, both_finish_in_a_round),
    Question(1, equal_stamps),
    Question(4, two_dice),
    Question(4, easy_finish),
    Question(4, too_few_stations),
    Question(1, how_many_play),
    Question(1, who_begins),
    Question(1, where_all_start),
    Question(1, when_time_runs_out),
]
