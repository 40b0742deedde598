"""When a mistake comes back, what is kept of it, and what it is shown as."""

from dataclasses import replace
from typing import Any

import pytest

from bot.i18n import RIGHT_TO_LEFT, translator_for
from bot.mistakes import (
    DAY_MS,
    MOST_MISTAKES,
    Mistake,
    MistakePuzzle,
    due_by,
    mistakes_in,
    puzzle_in,
    read_mistakes,
    sent_next,
    surplus,
    write_mistake,
)
from bot.screens import mistake_answer, mistake_puzzle, mistakes, mistakes_stopped
from engine.games import GAMES
from engine.review import Moment
from tests.bot.screens.looking import EN, Session, look
from tests.bot.screens.test_review_screen import HALF, every_choice, played
from tests.engine.tables import ANN, NOON
from tests.spoken import every_language

LONG_AGO = 1_700_000_000_000
MOMENT = Moment(41, "c5", 0.231, 0.617, ("t3", "draw"))


def found(now: int = LONG_AGO) -> Mistake:
    (mistake,) = mistakes_in([MOMENT], "abcdefghijklm", -1001234567890, now)
    return mistake


def days(answers: str) -> list[int | None]:
    """Answer a mistake whenever it comes back, `+` is right; return after how many days it comes
    back each time, and None when it does not."""
    mistake, now = found(), LONG_AGO
    gone: list[int | None] = []
    for answer in answers:
        gone.append((mistake.due - now) // DAY_MS)
        now = mistake.due
        mistake = mistake.answered(answer == "+", now)
    last = None if mistake.is_retired else (mistake.due - now) // DAY_MS
    return [*gone, last]


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        ("", [1]),
        ("+", [1, 3]),
        ("++", [1, 3, None]),
        ("-", [1, 1]),
        ("---", [1, 1, 1, 1]),
        ("-++", [1, 1, 3, None]),
        ("+-", [1, 3, 1]),
        ("+-+", [1, 3, 1, 7]),
        ("+-++", [1, 3, 1, 7, None]),
        ("+-+-+", [1, 3, 1, 7, 1, 21]),
        ("+-+-+-+", [1, 3, 1, 7, 1, 21, 1, 21]),
    ],
)
def test_a_mistake_comes_back_later_after_each_right_answer_until_two_in_a_row(
    answers: str, told: list[int | None]
) -> None:
    assert days(answers) == told


def test_a_mistake_is_written_in_150_bytes_and_read_again() -> None:
    mistake = found().answered(is_right=True, now=LONG_AGO + DAY_MS)
    text = write_mistake(mistake)
    assert len(mistake.name) + len(text) <= 150
    assert read_mistakes({mistake.name: text}) == [mistake]


def test_what_cannot_be_read_is_left_out() -> None:
    mistake = found()
    stored = {"a 1": b"[1]", "b 2": b"\xff", mistake.name: write_mistake(mistake)}
    assert read_mistakes(stored) == [mistake]


def test_a_move_that_was_as_good_is_no_mistake() -> None:
    assert mistakes_in([MOMENT._replace(could=0.231)], "abcdefghijklm", 5, LONG_AGO) == []


def test_the_one_that_is_due_first_comes_first_and_a_retired_one_never() -> None:
    early, late = found(LONG_AGO - 5)._replace(entry=7), found()
    retired = late._replace(entry=9, due=0)
    stored = {each.name: write_mistake(each) for each in (late, retired, early)}
    read = read_mistakes(stored)
    assert due_by(read, LONG_AGO + DAY_MS - 1) == [early]
    assert due_by(read, LONG_AGO + DAY_MS) == [early, late]


def test_the_oldest_are_too_many() -> None:
    kept = [found(LONG_AGO + n)._replace(entry=n) for n in range(MOST_MISTAKES + 2)]
    assert sorted(surplus(kept)) == [kept[0].name, kept[1].name]
    assert surplus(kept[2:]) == []


@pytest.mark.parametrize(
    ("now", "following"),
    [
        (0, DAY_MS),
        (1, DAY_MS),
        (DAY_MS - 1, DAY_MS),
        (DAY_MS, 2 * DAY_MS),
        (9 * DAY_MS + 5, 10 * DAY_MS),
    ],
)
def test_one_is_sent_at_the_same_time_of_the_day(now: int, following: int) -> None:
    assert sent_next(LONG_AGO, LONG_AGO + now) == LONG_AGO + following


# Screens ----------------------------------------------------------------------------------------


def puzzles(session: Session) -> list[MistakePuzzle]:
    """Each choice of Ann's as a puzzle, with up to four weaker moves beside the better one."""
    moments: dict[int, Moment] = {}
    for moment in every_choice(session):
        first = moments.setdefault(moment.entry, moment)
        if first is not moment and len(first.weaker) < 4:
            moments[moment.entry] = first._replace(weaker=(*first.weaker, moment.better))
    kept = mistakes_in(moments.values(), session.id, -1, NOON)
    made = [puzzle_in(ANN, mistake, session) for mistake in kept]
    assert all(made)
    return [puzzle for puzzle in made if puzzle]


def chosen_by(puzzle: MistakePuzzle, data: str) -> Any:
    return puzzle.legal[int(data.split(":")[-1])]


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_can_be_a_puzzle(game: str, language: str) -> None:
    """Both moves stand on keys of their own, and every answer is explained."""
    session, t = played(game), translator_for(language)
    every = puzzles(session)
    for puzzle in every[:: max(1, len(every) // 15)]:
        for with_picture in (True, False):
            screen = mistake_puzzle(puzzle, t, with_picture)
            lines = look(screen, is_private=True).splitlines()
            assert len({*filter(None, lines)}) == len([*filter(None, lines)])
            keys = [key for row in screen.rows for key in row if ":a:" in key.data]
            assert 2 <= len(keys) <= 6
            assert len({key.text for key in keys}) == len(keys)
            assert not any(key.text[0].islower() for key in keys)
            choices = [chosen_by(puzzle, key.data) for key in keys]
            assert puzzle.played in choices
            assert puzzle.better in choices
            for chosen in choices:
                after = puzzle.mistake.answered(chosen == puzzle.better, NOON)
                shown = mistake_answer(puzzle, chosen, after, 1, NOON, t, with_picture)
                text = look(shown, is_private=True)
                is_right = "\n✓" in f"\n{text}".replace(RIGHT_TO_LEFT, "")
                assert is_right == (chosen == puzzle.better)
                assert HALF.get(language, "50") in text
                assert "\n\n\n" not in text


@pytest.mark.parametrize("game", ["differo", "rally"])
def test_a_wrong_tap_is_drawn_beside_both_moves_and_named_by_its_sign(game: str) -> None:
    puzzle = next(each for each in puzzles(played(game)) if len(each.choices) > 2)
    for index in puzzle.choices:
        chosen = puzzle.legal[index]
        shown = mistake_answer(puzzle, chosen, puzzle.mistake, 0, NOON, EN)
        is_other = chosen not in (puzzle.played, puzzle.better)
        roles = [mark[0] for mark in shown.picture.marks]  # type: ignore[attr-defined]
        assert roles == ["played", *["tapped"] * is_other, "better"]
        assert ("❓ your tap" in look(shown)) == is_other
        assert "✗ your move in the game · ✓ the better move" in look(shown)


@every_language
@pytest.mark.parametrize("is_daily", [True, False])
@pytest.mark.parametrize("waiting", [0, 1, 200])
def test_the_overview_fits(waiting: int, is_daily: bool, language: str) -> None:
    t = translator_for(language)
    for kept in ([], [found()] * max(1, waiting)):
        screen = mistakes(waiting if kept else 0, kept, is_daily, LONG_AGO, t)
        look(screen, is_private=True)
        assert any(":solve" in key.data for row in screen.rows for key in row) == bool(
            kept and waiting
        )
    look(mistakes_stopped(t), is_private=True, commands=True)


def test_others_are_shown_by_their_first_letters() -> None:
    session = played("rally")
    other = replace(session.players[1], user=12, name="Xanthippe", level=None)
    puzzle = puzzles(replace(session, players=[session.players[0], other]))[0]
    for screen in (
        mistake_puzzle(puzzle, EN),
        mistake_puzzle(puzzle, EN, with_picture=False),
        mistake_answer(puzzle, puzzle.better, puzzle.mistake, 0, NOON, EN),
    ):
        assert "Xanthippe" not in repr(screen)
    assert "'X.'" in repr(mistake_puzzle(puzzle, EN))


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_of_a_puzzle_does_not_tell_the_better_move(game: str) -> None:
    puzzle = puzzles(played(game))[0]
    other = puzzle._replace(played=puzzle.better, better=puzzle.played)
    assert mistake_puzzle(puzzle, EN).picture == mistake_puzzle(other, EN).picture


def test_a_game_of_older_rules_is_no_puzzle() -> None:
    session = played("whot")
    mistake = puzzles(session)[0].mistake
    assert puzzle_in(ANN, mistake, session) is not None
    assert puzzle_in(ANN, mistake._replace(better="c99"), session) is None
    assert puzzle_in(ANN, mistake._replace(entry=10_000), session) is None
    assert puzzle_in(ANN, mistake, replace(session, dealt_rules=99)) is None
