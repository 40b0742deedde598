"""The lessons of Differo: the learner plays White. A step points at a line by two of its places."""

from functools import partial
from typing import Final

from engine.chance import Recorded
from engine.games.differo.board import START, WHITE, Cells, position, set_of
from engine.games.differo.model import Options, State
from engine.games.differo.puzzles import PUZZLES
from engine.games.differo.rules import Differo
from engine.lessons import LEARNER, Ask, Lesson, OthersMove, Tell, legal_move

BLACK: Final = 1  # the seat of the other side


def _board(white: Cells, black: Cells) -> State:
    """Place the pieces; White is to move."""
    at = position(white, black, WHITE)
    return State(Options(), white, black, first=LEARNER, past=[at])


# The line counts how far: a short game -----------------------------------------------------------

COUNT = Lesson(
    "count",
    partial(_board, *START),
    (
        Tell("lesson-differo-count-goal"),
        Ask(
            "lesson-differo-count-row",
            "F2-F8",
            ("F2-F8", "F7-F1", "G2-G5", "H2-E2"),
            {"F7-F1": "lesson-differo-count-other-way"},
            "lesson-differo-count-in-row",
            points_at=("F2-F8",),
        ),
        OthersMove(BLACK, ("D4-F2",)),
        Ask(
            "lesson-differo-count-diagonal",
            "F4-D4",
            ("F4-D4", "G4-E4", "F5-E6", "G4-G7"),
            {"G4-E4": "lesson-differo-count-same-diagonal"},
            "lesson-differo-count-number",
            points_at=("F4-D4",),
        ),
        OthersMove(BLACK, ("D7-E7",)),
        Ask(
            "lesson-differo-count-jump",
            "D4-B4",
            ("D4-B4", "D4-F4", "F5-D7", "G6-D9"),
            {"D4-F4": "lesson-differo-count-back"},
            "lesson-differo-count-over-c4",
            points_at=("D4-B4",),
        ),
        OthersMove(BLACK, ("D6-E5",)),
        Ask(
            "lesson-differo-count-win",
            "B4-A5",
            ("B4-A5", "B4-C3", "B4-D4", "G6-D9"),
            hint="lesson-differo-count-to-a",
            points_at=("B4-A5",),
        ),
    ),
)

# Goals and free spaces: the second board of the rule sheet ----------------------------------------

LIMITS = Lesson(
    "limits",
    partial(
        _board,
        set_of("E4 E6 F2 F3 F6 F7 G2 G4 G6 H2 H3 H4 H5"),
        set_of("B5 B6 B7 C4 C6 C8 D2 D3 D4 D5 D6 D7 E8"),
    ),
    (
        Ask(
            "lesson-differo-limits-longest",
            "G4-G7",
            ("G4-F4", "G4-F5", "G4-G1", "G4-G7"),
            {"G4-G1": "lesson-differo-limits-to-the-left"},
            "lesson-differo-limits-short",
            points_at=("G4-G7", "G4-F4", "G4-F5"),
        ),
        OthersMove(BLACK, ("C4-F1",)),
        Ask(
            "lesson-differo-limits-exactly",
            "F2-F5",
            ("F2-F5", "F7-F4", "F3-E3", "G2-G5"),
            {"F7-F4": "lesson-differo-limits-other-piece"},
            "lesson-differo-limits-in-row",
            points_at=("F2-F5",),
        ),
        OthersMove(BLACK, ("B6-B9",)),
        Ask(
            "lesson-differo-limits-back",
            "E4-F4",
            ("E4-F4", "E4-E3", "E4-E5"),
            hint="lesson-differo-limits-sideways",
            points_at=("E4-D5",),
        ),
        OthersMove(BLACK, ("D2-D8",)),
        Ask(
            "lesson-differo-limits-goal",
            "H3-G3",
            ("H3-G3", "H2-H6", "H5-H1", "G2-E2"),
            hint="lesson-differo-limits-h3",
            points_at=("H3-H4",),
        ),
        Tell("lesson-differo-limits-blocked"),
    ),
)

# A forced win: the first puzzle -------------------------------------------------------------------

WIN = Lesson(
    "win",
    partial(_board, set_of(PUZZLES[0].white), set_of(PUZZLES[0].black)),
    (
        Ask(
            "lesson-differo-win-threat",
            "C4-C5",
            ("C4-C5", "C6-C5", "F2-D2", "G4-G2"),
            {
                "C6-C5": "lesson-differo-win-needed",
                "G4-G2": "lesson-differo-win-loses",
            },
            "lesson-differo-win-no-threat",
        ),
        OthersMove(BLACK, ("B6-B9",)),
        Ask(
            "lesson-differo-win-now",
            "C6-A6",
            ("C6-A6", "C6-C7", "E3-B6", "C5-C4"),
            hint="lesson-differo-win-line",
            points_at=("C5-A7",),
        ),
        Tell("lesson-differo-win-won"),
    ),
)

# Ties, leaving and swapping colours ---------------------------------------------------------------

TO_AND_FRO: Final = ("G2-G5", "B5-B9", "F2-F8", "B9-B5", "F8-F2", "B5-B9", "F2-F8", "B9-B5")


def _for_the_third_time() -> State:
    """Return the board on which a piece can come back to where it was twice."""
    rules, state = Differo(), _board(*START)
    for number, text in enumerate(TO_AND_FRO):
        seat = number % 2
        rules.play(state, seat, legal_move(rules, state, seat, text), Recorded(()))
    return state


END = Lesson(
    "end",
    _for_the_third_time,
    (
        Ask(
            "lesson-differo-end-third",
            "F8-F2",
            ("F8-F2", "G4-G1", "H2-H6", "H5-E8"),
            hint="lesson-differo-end-not-third",
        ),
        Tell("lesson-differo-end-others"),
        Tell("lesson-differo-end-swap"),
        Tell("lesson-differo-end-start"),
    ),
)

LESSONS: Final = (COUNT, LIMITS, WIN, END)
