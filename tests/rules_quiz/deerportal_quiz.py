"""Ask what a player of DeerPortal would like to know of its rules."""

from collections.abc import Sequence
from typing import Any, Final

from engine.chance import Loose
from engine.games.deerportal.board import DIAMOND, PORTAL, RUNES
from engine.games.deerportal.model import BACK, State
from tests.engine.games.deerportal_table import (
    AIR,
    BARE,
    DEER,
    EARTH,
    FIRE,
    WATER,
    area,
    board,
    may,
    ranks,
    roll,
    walk,
)
from tests.rules_quiz.quiz import Question, people, timed_out


def _number(value: int, choices: Sequence[int]) -> int:
    return choices.index(value)


# A turn ----------------------------------------------------------------------------------------


def ends_of_a_four() -> int:
    ends = []
    for way in ("forward", "back"):
        state = board(10, 0, 0, 0)
        walk(state, 4, way)
        ends.append(state.fields[WATER])
    return [[11, 12, 13, 14], [14], [14, 6], list(range(6, 15))].index(ends)


def five_on_three() -> int:
    state = board(3, 0, 0, 0)
    roll(state, 5)
    return {0: 0, 3: 1, 8: 2}[state.fields[WATER]]


def six_on_thirty_eight() -> int:
    state = board(38, 0, 0, 0)
    walk(state, 6)
    return {38: 0, PORTAL: 1, 36: 2}[state.fields[WATER]]


def passed_diamond() -> int:
    state = board(10, 0, 0, 0, water=area(d=12))
    walk(state, 4)
    return int(state.diamonds[WATER] == 0)


def can_stay() -> int:
    state = board(20, 0, 0, 0)
    roll(state, 3)
    return int(may(state) == ["forward", "back"])


# Runes -----------------------------------------------------------------------------------------


def _at_a_rune(rune: str, tops: str, tape: tuple[int, ...] = (), **more: Any) -> State:
    """Water rolls a 4 and stops on a rune."""
    state = board(10, 10, 10, 10, water=area(**{rune: 14}), tops=tops, **more)
    walk(state, 4, "forward", *tape)
    return state


def who_is_frozen() -> int:
    state = _at_a_rune("f", "f-stop")
    return [WATER, EARTH, AIR, FIRE].index(state.frozen.index(1))


def frozen_twice() -> int:
    return _number(_at_a_rune("f", "f-stop", frozen=(0, 0, 1, 0)).frozen[FIRE], (0, 2, 1))


def own_rune() -> int:
    state = _at_a_rune("w", "w-diamonds")
    return _number(state.diamonds[WATER], (0, 1, 2))


def own_card_is_used() -> int:
    return int(_at_a_rune("w", "w-stop").used[WATER] == 0)


def two_of_one() -> int:
    state = _at_a_rune("f", "f-diamonds", (0,), fire=area(d=20))
    return _number(state.diamonds[WATER], (0, 2, 1))


def one_of_none() -> int:
    return _number(_at_a_rune("f", "f-diamond", fire=BARE).diamonds[WATER], (0, 1))


def collected_diamonds() -> int:
    state = _at_a_rune("f", "f-diamonds", (0, 0), fire=area(d=(20, 21, 22)), diamonds=(0, 0, 5, 0))
    return _number(state.diamonds[FIRE], (3, 4, 5))


def lost_runes() -> int:
    state = _at_a_rune("e", "e-card", (0,), earth=area(a=(3, 4), f=(5, 6)))
    return _number(sum(thing in RUNES for thing in state.areas[EARTH]), (0, 3, 4))


def meditation() -> int:
    state = board(4, 0, 0, 0)
    roll(state, 4)
    DEER.play(state, WATER, BACK, Loose(1))
    return _number(state.areas[WATER].count(DIAMOND), (0, 3, 6, 12))


# The portal ------------------------------------------------------------------------------------


def first_in_the_portal() -> int:
    state = board(38, 0, 0, 0)
    walk(state, 2)
    return _number(state.diamonds[WATER], (1, 3, 5))


def second_in_the_portal() -> int:
    state = board(PORTAL, 38, 0, 0, turn=1, arrived=(0,), turns_left=15)
    walk(state, 2)
    return _number(state.diamonds[EARTH], (0, 3, 5))


def missed_turns_count() -> int:
    state = board(PORTAL, 20, 20, 20, turn=1, arrived=(0,), turns_left=9, frozen=(0, 0, 1, 0))
    walk(state, 1)
    return {8: 0, 7: 1}[state.turns_left]


def big_diamond_of_water() -> int:
    state = board(38, 0, 0, 0, diamonds=(4, 1, 1, 1))
    walk(state, 2)
    return _number(state.diamonds[WATER], (12, 7, 9))


def big_diamond_of_fire() -> int:
    state = board(0, 0, 38, 0, turn=2, diamonds=(1, 1, 4, 1))
    walk(state, 2)
    return _number(state.diamonds[FIRE], (4, 9, 7, 12))


def _winner(*at: int, **more: Any) -> int:
    """Return who wins after Air's last turn."""
    state = board(*at, turn=3, turns_left=0, **more)
    walk(state, 1)
    return ranks(state).index(1)


def most_without_portal() -> int:
    return [EARTH, WATER].index(_winner(PORTAL, 20, 20, 20, arrived=(0,), diamonds=(6, 9, 1, 1)))


def how_many_play() -> int:
    return people("deerportal", (2, 4), (1, 4), (2, 6))


def who_begins() -> int:
    (seat,) = DEER.to_act(DEER.setup(4, DEER.options(), Loose(0)))
    return [FIRE, AIR, WATER].index(seat)


def when_time_runs_out() -> int:
    return timed_out("deerportal")


QUIZ: Final = [
    Question(1, ends_of_a_four),
    Question(1, five_on_three),
    Question(1, six_on_thirty_eight),
    Question(1, passed_diamond),
    Question(1, can_stay),
    Question(2, who_is_frozen),
    Question(2, frozen_twice),
    Question(2, own_rune),
    Question(2, own_card_is_used),
    Question(2, two_of_one),
    Question(2, one_of_none),
    Question(2, collected_diamonds),
    Question(2, lost_runes),
    Question(2, meditation),
    Question(3, first_in_the_portal),
    Question(3, second_in_the_portal),
    Question(3, missed_turns_count),
    Question(3, big_diamond_of_water),
    Question(3, big_diamond_of_fire),
    Question(3, most_without_portal),
    Question(1, how_many_play),
    Question(1, who_begins),
    Question(1, when_time_runs_out),
]
