"""The lessons of Rally teach its whole rule sheet, and what they say is what happens."""

from typing import Final

from engine.games.rally.board import Position
from engine.games.rally.lessons import LESSONS
from engine.games.rally.maps import board_of
from engine.games.rally.model import State
from engine.games.rally.rules import needed, reached
from engine.lessons import LEARNER, Ask, Lesson, lessons_of, scene
from tests.engine.games.lessons_told import (
    NOT_TAUGHT,
    assert_sheet_is_taught,
    assert_short_enough,
)
from tests.engine.games.rally_table import RALLY, act, may, ranks
from tests.spoken import every_language

WALKING, STAMPS, FINISH, HOUSE_RULES = LESSONS

# The steps that teach each sentence of the rule sheet.
TAUGHT: Final = {
    "Collect stamps all over the map.": "walk-goal",
    "Once you have enough, usually 4, be the first to reach the finish 🏁.": "walk-goal",
    "Everyone starts on the space with the arrow.": "walk-goal",
    "Roll the die.": "walk-roll",
    "Move along the roads, exactly as many steps as you rolled.": "walk-roll",
    "One step takes you to the next space.": "walk-roll",
    "Stations are spaces too.": "walk-roll",
    "If your turn ends on a station, collect its stamp.": "walk-roll",
    "When someone reaches the finish, the round is played out: anyone who hasn’t had a turn in it "
    "yet still gets one.": "finish-round",
    "Then the game is over.": "finish-round",
    "Players who reached the finish come first, in the order in which they got there.": (
        "finish-places"
    ),
    "The others are ranked by their number of stamps; equal numbers share a place.": (
        "finish-places"
    ),
    "If everyone else leaves the game, the last player left wins.": "finish-places",
    "The green squares show where your whole roll can take you.": "walk-roll",
    "You take the shortest route there, and your turn ends.": "walk-trail",
    "The blue circles are stops on the way: (2) means 2 steps from here.": "walk-stop",
    "From there you choose again and use the rest of your steps, so you can pick your own "
    "route.": "walk-rest walk-trail",
    "To stop on one, tap Stop on the way…": "walk-stop",
    "You must use all your steps: you can’t stay put or save any.": "walk-stop",
    "Your trail: within one turn you can’t go back to a space you’ve already been on, not even "
    "the one you started from.": "walk-rest",
    "Next turn you can.": "walk-trail",
    "Nowhere to go?": "stamps-dead-end",
    "If you’re in a dead end, or shut in by your own trail, the rest of your steps are lost and "
    "your turn ends there.": "stamps-dead-end",
    "If it’s a station, you still get its stamp.": "stamps-dead-end",
    "Players never block each other.": "walk-goal",
    "Any number can stand on one space.": "walk-goal",
    "Stations are the signs with a letter.": "walk-roll",
    "You get a station’s stamp only if your turn ends there.": "walk-roll stamps-new",
    "Passing through or stopping on the way doesn’t count.": "stamps-new",
    "You can get each stamp only once, but everyone can collect it: stamps never run out.": (
        "stamps-new"
    ),
    "You may collect more than you need.": "stamps-enough",
    "on a button means that ending your turn there gets you a new stamp.": "stamps-enough",
    "It’s closed to you until you have enough stamps.": "stamps-enough",
    "After that, you can head straight there only if the shortest route takes exactly the steps "
    "you have left.": "finish-detour finish-exact",
    "If it’s shorter, take a detour: stop somewhere on the way so that you reach the finish with "
    "your very last step.": "finish-detour",
    "You can’t pass through the finish.": "finish-exact",
    "Once you’ve finished, you take no more turns.": "finish-round",
    "Map: Old Town (6 stations), Seven Capes (8), Night Sky (10), or your own: send /map to learn "
    "how.": f"{NOT_TAUGHT}the list of house rules shows the maps",
    "Stamps to win: 2–6 instead of 4.": "house-stamps",
    "If the map has fewer stations than that, you need them all.": "house-stamps",
    "All stamps: you need a stamp from every station.": "house-stamps",
    "Two dice: roll two dice and move the total.": "house-turn",
    "Easy finish: you can go to the finish with steps to spare.": "house-stamps",
    "The rest are lost.": "house-stamps",
    "Turn round: if you stop on the way at a dead end, you may turn round and move back the way "
    "you came.": "house-turn house-home",
    "Automatic forced moves (on by default): if there’s only one place you can go, you’re moved "
    "there automatically.": f"{NOT_TAUGHT}the table does it",
    "You still roll the die and make the move into the finish yourself.": (
        f"{NOT_TAUGHT}the table asks for it"
    ),
}


def before(lesson: Lesson, name: str) -> State:
    """Return the state in which a step is told."""
    words = [getattr(step, "words", "") for step in lesson.steps]
    number = words.index(f"lesson-rally-{lesson.key}-{name}")
    state: State = scene(RALLY, lesson, number).state
    return state


def asks(lesson: Lesson, name: str) -> Ask:
    """Return the step with this name."""
    words = f"lesson-rally-{lesson.key}-{name}"
    return next(step for step in lesson.steps if isinstance(step, Ask) and step.words == words)


def steps_to(lesson: Lesson, name: str) -> dict[Position, int]:
    """Return how far the places are that a step offers."""
    ways = reached(before(lesson, name)).ways
    offered = [move.removeprefix("to ") for move in asks(lesson, name).offers]
    return {position: len(ways[position]) for position in offered}


def stops_before_the_finish(lesson: Lesson, name: str) -> list[Position]:
    """Return the offered stops from which the finish is exactly as far as there are steps left."""
    found = []
    for stop in steps_to(lesson, name):
        state = before(lesson, name)
        act(state, stop)
        if "Z" in may(state).split():
            found.append(stop)
    return found


def test_there_are_four_lessons() -> None:
    assert lessons_of("rally") == LESSONS
    assert [lesson.key for lesson in LESSONS] == ["walk", "stamps", "finish", "house"]


def test_every_sentence_of_the_rule_sheet_is_taught() -> None:
    assert_sheet_is_taught("rally", TAUGHT)


@every_language
def test_the_lessons_take_three_minutes(language: str) -> None:
    assert_short_enough("rally", language)


def test_only_c_of_the_places_two_steps_away_has_a_stamp() -> None:
    assert steps_to(WALKING, "roll") == {"C": 2, "4": 2, "11": 2, "13": 2}
    assert before(WALKING, "stop").stamps[LEARNER] == ["A", "B", "C"]


def test_a_stop_on_9_leaves_exactly_the_steps_to_e() -> None:
    assert steps_to(WALKING, "stop") == {"9": 2, "E": 3, "16": 5}
    assert steps_to(WALKING, "rest") == {"E": 3, "2": 3, "14": 3}
    state = before(WALKING, "rest")
    assert state.steps == 3
    assert not {"C", "8", "9"} & set(may(state).split())
    assert before(WALKING, "trail").stamps[LEARNER] == ["A", "B", "C", "E"]


def test_a_stop_on_e_earns_no_stamp() -> None:
    state = before(WALKING, "stop")
    act(state, "E")
    assert (state.turn, state.steps, "E" in state.stamps[LEARNER]) == (LEARNER, 2, False)


def test_in_the_dead_end_a_step_is_lost_and_the_stamp_is_not() -> None:
    state = before(STAMPS, "dead-end")
    assert board_of("town").beside["A"] == ("2",)
    assert [event.kind for event in act(state, "A")] == ["walked", "forfeited", "stamped"]


def test_both_get_the_stamp_of_a_and_only_e_is_new() -> None:
    state = before(STAMPS, "new")
    assert [set(held) for held in state.stamps] == [{"A", "B", "D"}, {"A", "C"}]
    assert steps_to(STAMPS, "new") == {"E": 5, "D": 5, "C": 4, "13": 5}
    assert len(before(STAMPS, "enough").stamps[LEARNER]) == needed(state)


def test_a_stop_on_13_makes_the_finish_exact() -> None:
    state = before(FINISH, "detour")
    assert (state.steps, "Z" in may(state).split()) == (4, False)
    assert board_of("town").far["Z"]["15"] == 2
    assert stops_before_the_finish(FINISH, "detour") == ["13"]


def test_the_round_is_played_out_and_equal_stamps_share_a_place() -> None:
    state = before(FINISH, "places")
    assert state.reason == "finished"
    assert [len(held) for held in state.stamps] == [4, 4, 3, 3]
    assert ranks(state) == (1, 2, 3, 3)


def test_turning_round_at_the_brewery_makes_the_finish_exact() -> None:
    state = before(HOUSE_RULES, "turn")
    assert (state.dice, state.steps) == ((1, 3), 4)
    assert stops_before_the_finish(HOUSE_RULES, "turn") == ["F"]
    assert before(HOUSE_RULES, "stamps").finished == [LEARNER]
