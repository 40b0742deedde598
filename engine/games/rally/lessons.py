"""The lessons of Rally, on the map of the town. The learner is the first to roll in a round."""

from collections.abc import Sequence
from typing import Any, Final

from engine.cards import circle
from engine.games.rally.model import Options, State
from engine.lessons import LEARNER, Ask, Lesson, OthersMove, Tell

SECOND, THIRD, FOURTH = 1, 2, 3


def _rolled(*dice: int, places: str, stamps: Sequence[str], **house: Any) -> State:
    """Return the learner's turn after a roll: "9 S" is who stands where, "AB" what one holds."""
    standing = places.split()
    return State(
        Options(**house),
        standing,
        [[*held] for held in stamps],
        circle(len(standing)),
        dice=dice,
        steps=sum(dice),
        trail=[standing[LEARNER]],
    )


def _dice(*numbers: int) -> tuple[int, ...]:
    """Return what chance draws for these rolls."""
    return tuple(number - 1 for number in numbers)


# Moving ---------------------------------------------------------------------------------------


def _near_the_bell_tower() -> State:
    """Return the learner with a 2, two steps from station C."""
    return _rolled(2, places="9 S", stamps=("AB", ""))


WALKING: Final = Lesson(
    "walk",
    _near_the_bell_tower,
    (
        Tell("lesson-rally-walk-goal"),
        Ask(
            "lesson-rally-walk-roll",
            "to C",
            offers=("to C", "to 4", "to 11", "to 13"),
            hint="lesson-rally-walk-no-station",
        ),
        OthersMove(SECOND, ("roll", "to 3")),
        OthersMove(LEARNER, ("roll",)),
        Ask(
            "lesson-rally-walk-stop",
            "to 9",
            offers=("to 9", "to E", "to 16"),
            wrong={"to E": "lesson-rally-walk-pass", "to 16": "lesson-rally-walk-no-stamp"},
        ),
        Ask(
            "lesson-rally-walk-rest",
            "to E",
            offers=("to E", "to 2", "to 14"),
            hint="lesson-rally-walk-away",
        ),
        Tell("lesson-rally-walk-trail"),
    ),
    drawn=_dice(2, 5),
)

# Stamps ---------------------------------------------------------------------------------------


def _beside_the_old_mill() -> State:
    """Return the learner with a 2, one step from station A, which is a dead end."""
    return _rolled(2, places="2 S", stamps=("BD", "C"))


STAMPS: Final = Lesson(
    "stamps",
    _beside_the_old_mill,
    (
        Ask(
            "lesson-rally-stamps-dead-end",
            "to A",
            offers=("to A", "to 4", "to 7", "to 3"),
            hint="lesson-rally-stamps-elsewhere",
        ),
        OthersMove(SECOND, ("roll", "to A")),
        OthersMove(LEARNER, ("roll",)),
        Ask(
            "lesson-rally-stamps-new",
            "to E",
            offers=("to E", "to D", "to C", "to 13"),
            wrong={
                "to D": "lesson-rally-stamps-twice",
                "to C": "lesson-rally-stamps-passing",
                "to 13": "lesson-rally-stamps-empty",
            },
        ),
        Tell("lesson-rally-stamps-enough"),
    ),
    drawn=_dice(3, 5),
)

# The finish -----------------------------------------------------------------------------------


def _two_steps_from_the_castle() -> State:
    """Return the learner with a 4 and stamps enough, two steps from the finish."""
    return _rolled(4, places="15 16 10 8", stamps=("ACDE", "BCEF", "ABD", "CDE"))


FINISH: Final = Lesson(
    "finish",
    _two_steps_from_the_castle,
    (
        Ask(
            "lesson-rally-finish-detour",
            "to 13",
            offers=("to 13", "to 16", "to 17"),
            wrong={"to 16": "lesson-rally-finish-beside", "to 17": "lesson-rally-finish-shut"},
        ),
        Ask(
            "lesson-rally-finish-exact",
            "to Z",
            offers=("to Z", "to 14", "to 17"),
            hint="lesson-rally-finish-there",
        ),
        OthersMove(SECOND, ("roll", "to Z")),
        OthersMove(THIRD, ("roll", "to 3")),
        OthersMove(FOURTH, ("roll", "to 9")),
        Tell("lesson-rally-finish-round"),
        Tell("lesson-rally-finish-places"),
    ),
    drawn=_dice(1, 2, 1),
)

# House rules ----------------------------------------------------------------------------------


def _beside_the_brewery() -> State:
    """Return the learner with two dice, beside a dead end and two steps from the finish."""
    house = {"two_dice": True, "turnaround": True}
    return _rolled(1, 3, places="17 6", stamps=("ACDE", "BD"), **house)


HOUSE_RULES: Final = Lesson(
    "house",
    _beside_the_brewery,
    (
        Ask(
            "lesson-rally-house-turn",
            "to F",
            offers=("to F", "to 14", "to 16"),
            wrong={"to 14": "lesson-rally-house-away", "to 16": "lesson-rally-house-beside"},
        ),
        Ask(
            "lesson-rally-house-home",
            "to Z",
            offers=("to Z", "to 13", "to D"),
            hint="lesson-rally-house-there",
        ),
        Tell("lesson-rally-house-stamps"),
    ),
)

LESSONS: Final = (WALKING, STAMPS, FINISH, HOUSE_RULES)
