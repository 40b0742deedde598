"""Lessons: positions of a game that the engine plays on, and moves that a learner has to find.

A lesson is plain data in `engine/games/<game>/lessons.py`. All that is read in it is the name of a
message. Every move is in the notation of the game and has to be legal, so a change of the rules
that breaks a lesson breaks a test.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from engine.chance import Recorded
from engine.game import Seat
from engine.saves import AnyGame

LEARNER: Final[Seat] = 0


@dataclass(frozen=True, slots=True)
class Tell:
    """Words about the position, read and then put away."""

    words: str


@dataclass(frozen=True, slots=True)
class OthersMove:
    """Moves of the other players, told in the step that follows."""

    seat: Seat
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ask:
    """A task for the learner, with one move that solves it."""

    words: str
    move: str
    offers: tuple[str, ...] = ()  # the legal moves to choose from; none for all of them
    wrong: Mapping[str, str] = field(default_factory=dict)  # what is told of one of the others
    hint: str = ""  # told of any other
    points_at: tuple[str, ...] = ()  # what the picture points out, in the notation of the game


Step = Tell | OthersMove | Ask


@dataclass(frozen=True, slots=True)
class Lesson:
    key: str
    start: Callable[[], Any]  # the state in which it begins
    steps: tuple[Step, ...]
    drawn: tuple[int, ...] = ()  # what chance says in it, in order


class LessonProgress(NamedTuple):
    """How many steps of a lesson are behind the learner, of those that need a tap."""

    done: int
    all: int


class Scene(NamedTuple):
    """A lesson at one of its steps: the state before it, and what happened since the last."""

    lesson: Lesson
    number: int
    state: Any
    events: list[Any]

    @property
    def step(self) -> Tell | Ask | None:
        """Return the step, or nothing at the end of the lesson."""
        if self.number >= len(self.lesson.steps):
            return None
        step = self.lesson.steps[self.number]
        assert not isinstance(step, OthersMove)  # they are made before a scene begins
        return step

    @property
    def is_end(self) -> bool:
        """Return whether nothing is left to do: at the last words, or after the last task."""
        return not isinstance(self.step, Ask) and self.number >= len(self.lesson.steps) - 1

    @property
    def progress(self) -> LessonProgress:
        taps = [index for index, step in enumerate(self.lesson.steps) if needs_tap(step)]
        return LessonProgress(sum(index < self.number for index in taps), len(taps))


def needs_tap(step: Step) -> bool:
    return not isinstance(step, OthersMove)


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in their order; none where nobody has written any."""
    package = find_spec(f"engine.games.{game}")
    name = f"engine.games.{game}.lessons"
    if package is None or not package.submodule_search_locations or find_spec(name) is None:
        return ()
    lessons: tuple[Lesson, ...] = import_module(name).LESSONS
    return lessons


def lesson_of(game: str, key: str) -> Lesson | None:
    return next((lesson for lesson in lessons_of(game) if lesson.key == key), None)


def scene(game: AnyGame, lesson: Lesson, number: int) -> Scene:
    """Play a lesson up to its step with this number; the moves of others before it are made."""
    state, chance = game.copy(lesson.start()), Recorded(lesson.drawn)
    events: list[Any] = []
    for index, step in enumerate(lesson.steps):
        if index >= number and needs_tap(step):
            return Scene(lesson, index, state, events)
        if needs_tap(step):
            events = []
        if isinstance(step, Tell):
            continue
        seat, moves = (LEARNER, (step.move,)) if isinstance(step, Ask) else (step.seat, step.moves)
        for text in moves:
            game.play(state, seat, legal_move(game, state, seat, text), chance, events.append)
    return Scene(lesson, len(lesson.steps), state, events)


def legal_move(game: AnyGame, state: Any, seat: Seat, text: str) -> Any:
    legal = game.legal(state, seat) if seat in game.to_act(state) else []
    action = next((action for action in legal if game.text(action) == text), None)
    if action is None:
        raise ValueError(f"{text!r} of seat {seat} is not legal here")
    return action


def offers(game: AnyGame, at: Scene) -> list[Any]:
    """Return the moves among which the learner chooses, in the order of the game."""
    assert isinstance(at.step, Ask)
    wanted: Sequence[str] = at.step.offers
    legal = game.legal(at.state, LEARNER)
    return [action for action in legal if not wanted or game.text(action) in wanted]


def told_of(step: Ask, move: str) -> str:
    """Return the message about a move that is not the one: its own, or the hint."""
    return step.wrong.get(move, step.hint)
