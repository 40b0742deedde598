"""The lessons of Caesar & Cleopatra teach the whole rule sheet, and their words come true."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

from engine.chance import Recorded
from engine.games.caesar.lessons import LESSONS
from engine.lessons import (
    LEARNER,
    Ask,
    Lesson,
    OthersMove,
    Scene,
    legal_move,
    lessons_of,
    offers,
    scene,
    told_of,
)
from tests.engine.games.caesar_table import CAESAR, WHOLE, everything, of
from tests.engine.games.lessons_told import (
    NOT_TAUGHT,
    assert_sheet_is_taught,
    assert_short_enough,
)
from tests.spoken import every_language

TAPS = 12
EACH_LESSON = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)

# The steps that teach each sentence of the rule sheet.
TAUGHT: Final = {
    "Goal: win the patricians of Rome.": "influence-lay",
    "There are five groups, three with 5 patricians (Praetors, Aediles, Quaestors) and two with 3 "
    "(Consuls, Censors).": "influence-lay",
    "Whoever has the most points at the end wins.": "influence-lay",
    "Start: each player secretly places a 1, 2, 3, 4 and 5 face down, one card on each group.": (
        "influence-lay"
    ),
    "Each player then holds another 1 to 5 and a Veto, and has a secret mission (page 4).": (
        "influence-up"
    ),
    "Caesar goes first.": "influence-up",
    "Play influence: one card, face up or face down, or two, one face up and one face down.": (
        "influence-up influence-down"
    ),
    "You must play at least one.": "influence-bust",
    "You can have at most five cards on a group.": "votes-level",
    "You may also play one action card, before or after.": ("actions-assassination actions-bluff"),
    "If you play it after your first influence card, you can’t play a second one.": "actions-scout",
    "Draw a bust from the bag: a group may vote.": "influence-bust",
    "Draw back up to six cards.": "influence-draw",
    "Choose a deck for each card: influence or action.": "influence-draw",
    "The bag holds seven busts.": "influence-bust",
    "A group’s bust: that group votes.": "influence-bust votes-strong",
    "The bust is set aside.": "influence-draw votes-voted",
    "grey: no vote.": "influence-draw",
    "black: no vote.": "votes-black",
    "All busts, including this one, go back into the bag.": "votes-black",
    "Then, after any bust, each group with 8 or more cards (both sides together) votes too.": (
        "votes-eighth"
    ),
    "So a group can vote twice in one turn.": "votes-eighth",
    "All cards on the group are turned face up and stay that way.": "votes-voted",
    "Add up each side.": "votes-strong",
    "A Philosopher Φ counts 0.": "votes-philosopher",
    "The larger sum wins one patrician.": "votes-strong votes-voted",
    "But if either side has more Φ than the other, the smaller sum wins.": (
        "votes-philosopher votes-level"
    ),
    "Whoever won, the side with the larger sum discards its highest number, and the other its "
    "lowest.": "votes-voted",
    "All other cards stay, Φ too.": "votes-voted",
    "Equal sums: nobody wins and nothing is discarded.": "votes-level",
    "After a group’s last patrician is won, its cards are discarded and its bust leaves the "
    "game.": "veto-points",
    "Influence (37 each): seven of each number from 1 to 5, and two Philosophers Φ.": (
        f"{NOT_TAUGHT}nobody has to count them"
    ),
    "Assassination ×3: your opponent discards a face-up card of your choice from the table, even "
    "a Φ.": "actions-assassination",
    "Scout ×3: all your opponent’s face-down cards on one group are turned face up.": (
        "actions-scout veto-scout"
    ),
    "Castling ×1: take all your cards from two groups and share them out again between these two, "
    "all face down, at most five on each.": "actions-castling actions-five",
    "Wrath of the Gods ×1: both sides discard all their cards on one group.": "veto-stop",
    "Veto ×2: stops one of these when your opponent announces it.": "veto-stop",
    "Both cards are discarded, and you draw one card at once.": "veto-draw",
    "A Veto can’t be vetoed, and you can only play it in response.": "veto-last",
    "You’re asked even without a Veto, but may be skipped when everyone can tell that you have "
    "none.": "veto-stop",
    "A vetoed card still counts as the turn’s action card.": "veto-last",
    "No influence card, or no group where you can play one?": "actions-discard",
    "Then you just draw a bust, and may discard any cards from your hand before you draw back up "
    "to six.": "actions-discard",
    "Empty decks aren’t reshuffled.": "veto-end",
    "Draw from the other one.": "veto-end",
    "If both are empty, play on with fewer cards.": "veto-end",
    "or nothing on the table has changed for 12 turns in a row (6 each).": (
        f"{NOT_TAUGHT}it is rare, and counted for the players"
    ),
    "Whoever has the most points wins.": "veto-end",
    "If you’re level on points, it’s a tie.": "veto-end",
}
# The lines of the sheet that end without a full stop.
ALSO_TAUGHT: Final = {
    "Action cards (10 each)": "actions-assassination",
    "The game ends at the end of a turn when": "veto-end",
    "all 21 patricians have been won,": "veto-end",
    "neither player has influence left in hand or deck,": "veto-end",
    "all groups are tied and nobody can ever change that,": (
        f"{NOT_TAUGHT}it is rare, and found for the players"
    ),
    "1 for each patrician": "veto-points",
    "1 more for a majority in a group (3 of 5, or 2 of 3), and another 1 if you win the whole "
    "group": "veto-points",
    "2 more for a majority in the group of your secret mission: Praetors, Aediles or Quaestors": (
        "veto-points"
    ),
}
MOST_SECONDS: Final = 210  # for the longest of the rule sheets
# What the words of each lesson say of its votes: the group, the sums, and whether Caesar won.
VOTES: dict[str, list[tuple[int, tuple[int, int], int | None]]] = {
    "influence": [],
    "votes": [(0, (11, 7), 0), (1, (2, 12), 0), (2, (9, 9), None), (3, (12, 8), 0)],
    "actions": [(0, (9, 1), 0), (2, (9, 3), 0), (4, (5, 4), 0)],
    "veto": [(0, (12, 10), 0)],
}


def steps(lesson: Lesson) -> Iterator[Scene]:
    """Yield what a learner sees at each tap, and at the end."""
    number = 0
    while True:
        at = scene(CAESAR, lesson, number)
        yield at
        if at.step is None:
            return
        number = at.number + 1


def happened(lesson: Lesson) -> list[Any]:
    """Return all events of a lesson that is played as it is written."""
    state, chance, events = lesson.start(), Recorded(lesson.drawn), list[Any]()
    for step in lesson.steps:
        moves = [step.move] if isinstance(step, Ask) else getattr(step, "moves", ())
        seat = step.seat if isinstance(step, OthersMove) else LEARNER
        for text in moves:
            move = legal_move(CAESAR, state, seat, text)
            CAESAR.play(state, seat, move, chance, events.append)
    return events


def test_every_sentence_of_the_rule_sheet_is_taught() -> None:
    assert lessons_of("caesar") == LESSONS
    assert_sheet_is_taught("caesar", TAUGHT, ALSO_TAUGHT)


@every_language
def test_the_lessons_take_three_and_a_half_minutes_at_most(language: str) -> None:
    assert_short_enough("caesar", language, MOST_SECONDS)


@EACH_LESSON
def test_a_lesson_takes_few_taps(lesson: Lesson) -> None:
    taps = [at.step for at in steps(lesson) if at.step is not None]
    assert len(taps) <= TAPS
    assert sum(isinstance(step, Ask) for step in taps) >= len(taps) / 2


@EACH_LESSON
def test_no_card_is_missing_or_lies_twice(lesson: Lesson) -> None:
    for at in steps(lesson):
        cards = [card for card in everything(at.state) if card[0] != "m"]
        assert sorted(cards) == sorted(WHOLE)


@EACH_LESSON
def test_every_other_choice_is_legal_and_answered(lesson: Lesson) -> None:
    for at in steps(lesson):
        if isinstance(at.step, Ask):
            choices = [CAESAR.text(action) for action in offers(CAESAR, at)]
            assert set(choices) == set(at.step.offers)
            assert 2 <= len(choices) <= 6
            assert at.step.move in choices
            assert set(at.step.wrong) < set(choices)
            for choice in set(choices) - {at.step.move}:
                assert told_of(at.step, choice)


@EACH_LESSON
def test_the_votes_end_as_the_words_say(lesson: Lesson) -> None:
    votes = [(vote.group, vote.sums, vote.winner) for vote in of(happened(lesson), "voted")]
    assert votes == VOTES[lesson.key]


def test_the_last_lesson_ends_a_game_that_the_learner_wins() -> None:
    *_, last = steps(LESSONS[-1])
    (ended,) = of(happened(LESSONS[-1]), "ended")
    assert (ended.reason, ended.scores, ended.winner) == ("patricians", (17, 15), LEARNER)
    assert CAESAR.outcome(last.state) is not None
