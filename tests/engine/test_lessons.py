"""Lessons keep to the rules: every position is sound and every step legal, in all games."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import engine.games
from engine.chance import Loose, Recorded
from engine.games import GAMES
from engine.lessons import (
    LEARNER,
    Ask,
    Lesson,
    OthersMove,
    Scene,
    Tell,
    legal_move,
    lessons_of,
    needs_tap,
    offers,
    scene,
    told_of,
)
from tests.engine.laws import oracle

MOST_TAPS = 12
OFFERED = range(2, 7)
PLAYED_ON = 300  # random moves after a position
ALL = [(game, lesson) for game in GAMES for lesson in lessons_of(game)]
every_lesson = pytest.mark.parametrize(
    ("key", "lesson"), ALL, ids=[f"{game} {lesson.key}" for game, lesson in ALL]
)


def scenes(key: str, lesson: Lesson) -> Iterator[Scene]:
    """Yield a lesson at each of its steps, and at its end."""
    numbers = [number for number, step in enumerate(lesson.steps) if needs_tap(step)]
    for number in (*numbers, len(lesson.steps)):
        yield scene(GAMES[key], lesson, number)


def asked(key: str, lesson: Lesson) -> Iterator[tuple[Scene, Ask]]:
    for at in scenes(key, lesson):
        if isinstance(at.step, Ask):
            yield at, at.step


def test_a_game_in_one_file_has_no_lessons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "onefile.py").write_text("")
    monkeypatch.setattr(engine.games, "__path__", [*engine.games.__path__, str(tmp_path)])
    assert lessons_of("onefile") == ()
    assert lessons_of("nowhere") == ()


@pytest.mark.parametrize("key", GAMES)
def test_the_lessons_of_a_game_have_keys_of_their_own(key: str) -> None:
    names = [lesson.key for lesson in lessons_of(key)]
    assert len(set(names)) == len(names)
    assert all(name.isascii() and name.replace("_", "").isalnum() for name in names)


@every_lesson
def test_a_lesson_begins_with_a_position_of_its_game(key: str, lesson: Lesson) -> None:
    """It holds the cards of a whole game, and each time the lesson begins the same anew."""
    game, state, everything = GAMES[key], lesson.start(), oracle(key).everything
    assert game.states.dump_json(state) == game.states.dump_json(lesson.start())
    packs = [
        Counter(everything(game.setup(seats, state.options, Loose(0)))) for seats in game.seats
    ]
    assert Counter(everything(state)) in packs
    assert game.outcome(state) is None
    assert game.to_act(state)


@every_lesson
def test_a_lesson_is_played_to_its_end_by_the_rules(key: str, lesson: Lesson) -> None:
    """Each state on the way is saved and read as it was, and the learner could imagine it."""
    game = GAMES[key]
    for at in scenes(key, lesson):
        assert game.states.validate_json(game.states.dump_json(at.state)) == at.state
        view = game.view(at.state, LEARNER)
        assert game.view(next(game.worlds(view, Loose(0))), LEARNER) == view


@every_lesson
def test_the_game_could_go_on_from_every_step(key: str, lesson: Lesson) -> None:
    game, chance = GAMES[key], Loose(1)
    for at in scenes(key, lesson):
        state = game.copy(at.state)
        for _ in range(PLAYED_ON):
            if not (seats := game.to_act(state)):
                break
            legal = game.legal(state, seats[0])
            game.play(state, seats[0], legal[chance.below(len(legal))], chance)
        assert game.to_act(state) or game.outcome(state)


@every_lesson
def test_a_step_offers_a_few_legal_moves_and_among_them_the_right_one(
    key: str, lesson: Lesson
) -> None:
    game = GAMES[key]
    for at, step in asked(key, lesson):
        offered = [game.text(action) for action in offers(game, at)]
        assert len(offered) in OFFERED, step.words
        assert step.move in offered, step.words
        assert set(offered) >= {*step.offers, *step.wrong}, f"not legal: {step.words}"
        assert step.move not in step.wrong, step.words


@every_lesson
def test_every_wrong_answer_is_answered(key: str, lesson: Lesson) -> None:
    for at, step in asked(key, lesson):
        for action in offers(GAMES[key], at):
            move = GAMES[key].text(action)
            assert move == step.move or told_of(step, move), f"{step.words}: {move}"


@every_lesson
def test_a_lesson_takes_a_few_taps_and_moves_among_them(key: str, lesson: Lesson) -> None:
    assert sum(map(needs_tap, lesson.steps)) <= MOST_TAPS
    assert any(isinstance(step, Ask) for step in lesson.steps)


@every_lesson
def test_what_happened_is_told_once(key: str, lesson: Lesson) -> None:
    """The events of all scenes together are those of the whole lesson."""
    game = GAMES[key]
    events: list[Any] = []
    state, chance = game.copy(lesson.start()), Recorded(lesson.drawn)
    for step in lesson.steps:
        if not isinstance(step, Tell):
            seat = step.seat if isinstance(step, OthersMove) else LEARNER
            for text in step.moves if isinstance(step, OthersMove) else (step.move,):
                action = legal_move(game, state, seat, text)
                game.play(state, seat, action, chance, events.append)
    assert [event for at in scenes(key, lesson) for event in at.events] == events
