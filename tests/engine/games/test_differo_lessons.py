"""The lessons of Differo teach its whole rule sheet, and what they say is what happens."""

from typing import Final

import pytest

from engine.games.differo.board import LINES_OF, count_on
from engine.games.differo.lessons import LESSONS
from engine.games.differo.model import State
from engine.games.differo.puzzles import PUZZLES, forces
from engine.lessons import Ask, Lesson, lessons_of, scene
from tests.engine.games.differo_table import DIFFERO, act, after, may, may_go, ranks, wins
from tests.engine.games.lessons_told import (
    NOT_TAUGHT,
    assert_sheet_is_taught,
    assert_short_enough,
)
from tests.spoken import every_language

COUNT, LIMITS, WIN, END = LESSONS
WHITE_WON, TIE = (1, 2), (1, 1)

# The steps that teach each sentence of the rule sheet.
TAUGHT: Final = {
    "Two players, 13 pieces each.": "count-goal",
    "Be the first to get one of your pieces to your goal, the far row.": "count-goal",
    "White moves first and heads up, to row A.": "count-goal",
    "Black heads down, to row I.": "count-goal",
    "Choose one of your pieces.": "count-row",
    "Choose a line through it: its row, or one of its diagonals, \\ or /.": "count-row",
    "Count all the pieces on that line: yours minus theirs.": "count-row",
    "Move exactly that many spaces, either way along the line.": "count-row limits-exactly",
    "You can’t pass.": "limits-blocked",
    "You win at once when a piece of yours lands in your goal.": "count-win win-threat win-now",
    "You also win when your opponent has to move and none of their pieces can.": "limits-blocked",
    "Count the whole line from edge to edge, on both sides of the piece and across gaps.": (
        "count-jump limits-longest"
    ),
    "The piece you move counts too.": "count-jump",
    "4 of yours and 1 of theirs: you move 3 spaces, not 1 or 2.": "limits-exactly",
    "If they have as many on the line as you, or more, none of your pieces can move along it.": (
        "limits-back"
    ),
    "In the picture, the numbers at the ends of the lines are White’s counts for G4: 3 along its "
    "row, 1 along each diagonal.": "limits-longest",
    "It can move to the green spaces.": f"{NOT_TAUGHT}it is about the picture of the sheet",
    "Pieces jump over everything in their way.": "count-jump",
    "Nothing is ever captured.": "count-jump",
    "You may move forwards, backwards or sideways.": "limits-back",
    "You must land on an empty space, and never in their goal.": "limits-back limits-goal",
    "You win when a piece of yours lands in your goal.": "count-win",
    "One is enough.": "count-goal",
    "You lose when it’s your turn and none of your pieces can move, or when you resign or leave "
    "the game.": "limits-blocked end-others",
    "It’s a tie when the same position comes up for the third time, with the same side to move.": (
        "end-third"
    ),
    "It’s also a tie after 300 moves in all, or when you both agree to one.": "end-others",
    "House rule: swap colours.": "end-swap",
    "After White’s first move, Black may swap colours instead of moving.": "end-swap",
    "The player who moved first then plays on as Black.": "end-swap",
    "Names of spaces.": "count-diagonal",
    "The letter is the row, A to I from the top.": "count-goal count-diagonal",
    "The number is the \\ diagonal, shown at its lower end.": "count-diagonal",
    "Tap a piece, then a space.": "end-start",
    "Or send /move F2-F8.": f"{NOT_TAUGHT}typing is for those who look for it",
    "Send /puzzle for positions to solve.": "win-won",
}


def at(lesson: Lesson, name: str) -> State:
    """Return the state at a step of a lesson; at its end if it has no name."""
    words = f"lesson-differo-{lesson.key}-{name}"
    named = [n for n, step in enumerate(lesson.steps) if getattr(step, "words", "") == words]
    state: State = scene(DIFFERO, lesson, named[0] if name else len(lesson.steps)).state
    return state


def counts(state: State, cell: str) -> tuple[int, ...]:
    """Return what the row, the \\ diagonal and the / diagonal of a space count for White."""
    return tuple(count_on(line, state.white, state.black) for line in LINES_OF[cell])


def test_every_sentence_of_the_rule_sheet_is_taught() -> None:
    assert lessons_of("differo") == LESSONS
    assert_sheet_is_taught("differo", TAUGHT)


@every_language
def test_the_lessons_take_three_minutes(language: str) -> None:
    assert_short_enough("differo", language)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_a_move_that_wins_at_once_is_the_one_asked_for(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        if isinstance(step, Ask):
            assert wins(scene(DIFFERO, lesson, number).state) <= {step.move}


def test_the_first_lesson_counts_the_lines_right() -> None:
    assert counts(at(COUNT, "row"), "F2")[0] == 6
    assert counts(at(COUNT, "diagonal"), "F4")[1] == 2
    assert counts(at(COUNT, "jump"), "D4")[1] == 2
    assert counts(at(COUNT, "win"), "B4")[2] == 1
    assert ranks(at(COUNT, "")) == WHITE_WON


def test_the_second_lesson_counts_the_lines_right() -> None:
    assert counts(at(LIMITS, "longest"), "G4") == (3, 1, 1)
    assert counts(at(LIMITS, "exactly"), "F2")[0] == 3
    assert counts(at(LIMITS, "back"), "E4") == (1, 1, 0)
    assert counts(at(LIMITS, "goal"), "H3")[:2] == (4, 1)


def test_pieces_stay_where_no_free_space_is() -> None:
    assert may_go(at(LIMITS, "back"), "E4") == {"E3", "E5", "F4"}
    assert may_go(at(LIMITS, "goal"), "H3") == {"G3"}


def test_the_threat_is_the_solution_of_the_first_puzzle() -> None:
    state = at(WIN, "threat")
    assert state.past == [PUZZLES[0].at]
    assert not wins(state)
    assert [move for move in may(state) if forces(after(state, move).past[-1], 1)] == ["C4-C5"]


def test_the_other_moves_fail_as_it_is_told() -> None:
    state = at(WIN, "threat")
    assert "H3-I2" in wins(after(state, "G4-G2"))
    threat = after(state, "C6-C5")
    act(threat, "B6-B9")
    assert not wins(threat)
    for move, threatened in (("F2-D2", set()), ("C6-C5", {"C5-A7"}), ("C4-C5", {"C5-A7"})):
        theirs = after(state, move)
        theirs.turn = 0
        assert wins(theirs) == threatened


def test_after_the_reply_another_line_wins() -> None:
    state = at(WIN, "now")
    assert counts(state, "C5")[2] == 3
    assert counts(state, "C6")[1] == 2
    assert ranks(at(WIN, "won")) == WHITE_WON


def test_the_same_position_comes_for_the_third_time() -> None:
    state = at(END, "others")
    assert state.reason == "repetition"
    assert ranks(state) == TIE
