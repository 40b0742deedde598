"""Print the lessons of a game as a learner goes through them: `python -m tests.lesson_script whot
de`."""

import sys
from collections.abc import Iterator
from typing import Any

from bot.i18n import Translator, translator_for
from bot.screens import screens_of
from bot.screens.lesson_screen import names_in_lessons
from bot.screens.screen import plain
from engine.game import Game, redact
from engine.games import GAMES
from engine.lessons import (
    LEARNER,
    Ask,
    OthersMove,
    Scene,
    Tell,
    lessons_of,
    offers,
    scene,
    told_of,
)


def script(key: str, language: str) -> Iterator[str]:
    """Yield the lines of all lessons of a game."""
    game, t = GAMES[key], translator_for(language)
    for lesson in lessons_of(key):
        yield f"=== {t(f'lesson-{key}-{lesson.key}')} ==="
        for number, step in enumerate(lesson.steps):
            if not isinstance(step, OthersMove):
                yield from _step(game, step, scene(game, lesson, number), t)
        yield from _position(game, scene(game, lesson, len(lesson.steps)), t)


def _step(game: Game[Any, Any, Any], step: Tell | Ask, at: Scene, t: Translator) -> Iterator[str]:
    yield from _position(game, at, t)
    yield f"    {t(step.words)}"
    if not isinstance(step, Ask):
        yield "    [ → ]"
        return
    view = game.view(at.state, LEARNER)
    for action in offers(game, at):
        label = screens_of(game).label(action, view, t, names_in_lessons(game, t))
        move = game.text(action)
        answer = "✓" if move == step.move else t(told_of(step, move))
        yield f"    [ {label} ]  {answer}"


def _position(game: Game[Any, Any, Any], at: Scene, t: Translator) -> Iterator[str]:
    events = [redact(event, LEARNER) for event in at.events]
    yield ""
    yield from game.sketch(game.view(at.state, LEARNER)).splitlines()
    for line in screens_of(game).lesson_story(events, t, names_in_lessons(game, t), LEARNER):
        yield f"  • {plain(line)}"


if __name__ == "__main__":
    print("\n".join(script(*sys.argv[1:])))
