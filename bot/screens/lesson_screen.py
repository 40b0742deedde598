"""Lessons: the games that can be learned, the lessons of one, and one step of a lesson."""

from collections.abc import Collection, Mapping
from typing import Any, Final

from bot.i18n import Html, Translator
from bot.names import Names
from bot.screens.callback_data import CLOSE, EASY, LEARN, PRACTISE, write
from bot.screens.game_screens import screens_of
from bot.screens.screen import (
    CAPTION,
    CAPTION_LINES,
    NO_LIMIT,
    Button,
    Rows,
    Screen,
    beginning,
    fit,
    in_rows,
    length,
    shorten,
)
from bot.screens.words import game_name, role_name
from engine.game import Game, redact
from engine.games import GAMES
from engine.lessons import LEARNER, Ask, Lesson, Scene, lessons_of, offers

AnyGame = Game[Any, Any, Any]
Learned = Mapping[str, Collection[str]]  # the lessons that somebody finished, by game

BADGE: Final = "learned:"  # and a game: begins the code of a badge
APART: Final = 12  # letters between the parts of a step
OTHERS: Final = 5  # names of players in lessons beside the learner
LABEL: Final = 60  # letters on a button
SIDE_BY_SIDE: Final = 18  # letters of a button that a phone shows in half a row


def has_lessons(game: str) -> bool:
    return bool(lessons_of(game))


def taught() -> list[str]:
    """Return the games that have lessons."""
    return [key for key in GAMES if has_lessons(key)]


def is_learned(game: str, learned: Learned) -> bool:
    """Return whether every lesson of a game is finished."""
    return all(lesson.key in learned.get(game, ()) for lesson in lessons_of(game))


def badge_of(game: str) -> str:
    """Return the code of the badge for all lessons of a game."""
    return f"{BADGE}{game}"


def lesson_badges() -> list[str]:
    return [badge_of(game) for game in taught()]


def game_of_badge(code: str) -> str:
    """Return the game of such a badge; nothing for another one."""
    return code.removeprefix(BADGE) if code.startswith(BADGE) else ""


def learn_keys(t: Translator, game: str, label: str = "learn-it") -> tuple[Button, ...]:
    """Return the button that leads to the lessons of a game, if it has any."""
    return (Button(t(label), write(LEARN, "", game)),) if has_lessons(game) else ()


def learn_any(t: Translator) -> tuple[Button, ...]:
    """Return the button that leads to all games that have lessons, if there are any."""
    return (Button(t("learn-games"), write(LEARN, "")),) if taught() else ()


def lesson_games(learned: Learned, t: Translator, unknown: str = "") -> Screen:
    """Return the choice of a game, with how far somebody is; `unknown` is a name that was typed and
    is of no game that has lessons."""
    games = taught()
    buttons = [
        Button(
            t(
                "lesson-game",
                game=game_name(game, t),
                dots=_dots_of(game, learned),
                done=is_learned(game, learned),
            ),
            write(LEARN, "", game),
        )
        for game in games
    ]
    lines = [t.html("lessons-title")]
    if unknown:
        lines.append(t.html("lessons-unknown", typed=shorten(unknown, 40)))
    lines.append(t.html("lessons-which" if games else "lessons-none"))
    return Screen("\n\n".join(lines), (*in_rows(buttons, 1), (_close(t),)))


def lesson_list(game: str, learned: Learned, t: Translator) -> Screen:
    """List the lessons of a game. The first one that is not finished stands out."""
    finished = learned.get(game, ())
    lessons = lessons_of(game)
    following = next((lesson.key for lesson in lessons if lesson.key not in finished), "")
    buttons = [
        Button(
            t(
                "lesson-choice",
                number=number,
                title=_title(game, lesson, t),
                done=lesson.key in finished,
            ),
            _to_step(game, lesson, 0),
            style="primary" if lesson.key == following else "",
        )
        for number, lesson in enumerate(lessons, 1)
    ]
    rows = in_rows(buttons, 1)
    if not following:
        rows = ((_play(game, t),), *rows)
    heading = t.html("lesson-list", game=game_name(game, t), dots=_dots_of(game, learned))
    how = t.html("lesson-list-how" if following else "lesson-list-done")
    beside = (Button(t("lesson-games"), write(LEARN, "")), _close(t))
    cover = screens_of(GAMES[game]).cover(t)
    return Screen(f"{heading}\n\n{how}", (*rows, beside), cover, repeats=True)


def lesson_step(
    game: AnyGame,
    at: Scene,
    t: Translator,
    with_picture: bool = True,
    is_badge_new: bool = False,
    wrong: str = "",
) -> Screen:
    """Return one step: the position, what happened since the last step, a few words, and the moves
    to choose from; at the end, what follows the lesson. `wrong` is the message about an answer that
    was not the right one."""
    screens, view, names = screens_of(game), game.view(at.state, LEARNER), names_in_lessons(game, t)
    done, steps = at.progress
    title, number = _title(game.key, at.lesson, t), min(done + 1, steps)
    heading = t.html("lesson-heading", title=title, step=number, steps=steps)
    happened = [redact(event, LEARNER) for event in at.events]
    told = screens.lesson_story(happened, t, names, LEARNER)
    parts = [t.html(at.step.words)] if at.step else []
    if at.is_end:
        parts.append(_at_the_end(game.key, at.lesson, t, is_badge_new))
    parts += [Html(f"✗ {t.html(wrong)}")] if wrong else []
    words = Html("\n\n".join(parts))
    picture = _picture(game, at, t, names) if with_picture else None
    position: list[str] = []
    if picture is None:
        room = CAPTION - length(heading) - length(words) - APART
        position = [*beginning(_in_words(game, view, t, names).split("\n"), room), ""]
    text = fit(
        [heading],
        [f"• {line}" for line in told],
        [*position, words],
        CAPTION,
        lines=CAPTION_LINES if picture else NO_LIMIT,
    )
    return Screen(text, _rows(game, at, view, t, names), picture, repeats=True)


def _picture(game: AnyGame, at: Scene, t: Translator, names: Names) -> object | None:
    """Describe the hand of the learner; where there is none, or it is over, the table."""
    screens, view, step = screens_of(game), game.view(at.state, LEARNER), at.step
    if game.outcome(at.state) is not None:
        return screens.picture(view, t, names)
    offered, points_at = (offers(game, at), step.points_at) if isinstance(step, Ask) else ((), ())
    return screens.lesson_picture(view, offered, points_at, t, names) or screens.picture(
        view, t, names
    )


def _in_words(game: AnyGame, view: Any, t: Translator, names: Names) -> str:
    """Describe a position where there is no picture."""
    screens = screens_of(game)
    board = screens.board(view, (), t, names)
    hand = screens.hand(view, t, names)
    parts = (screens.table(view, t, names), board, "" if hand in board else hand)
    return "\n".join(filter(None, parts))


def names_in_lessons(game: AnyGame, t: Translator) -> Names:
    """Return the names of the learner, in seat 0, and of the others, who are called by their roles
    if the game has any: the words of the lesson name them so."""
    roles = [role_name(game.key, role, t) for role in game.roles(game.options())[1:]]
    others = roles or [t(f"lesson-name-{number}") for number in range(1, OTHERS + 1)]
    return Names((t("lesson-learner"), *others))


def _rows(game: AnyGame, at: Scene, view: Any, t: Translator, names: Names) -> Rows:
    beside = (Button(t("lesson-all"), write(LEARN, "", game.key)), _close(t))
    if at.is_end:
        return ((_after(game.key, at.lesson, t),), beside)
    if not isinstance(at.step, Ask):
        further = Button(
            t("lesson-on"), _to_step(game.key, at.lesson, at.number, 0), style="primary"
        )
        return ((further,), beside)
    screens = screens_of(game)
    buttons = [
        Button(
            shorten(screens.label(action, view, t, names), LABEL),
            _to_step(game.key, at.lesson, at.number, index),
            style="success",
        )
        for index, action in enumerate(offers(game, at))
    ]
    longest = max(len(button.text) for button in buttons)
    return (*in_rows(buttons, 2 if longest <= SIDE_BY_SIDE else 1), beside)


def _at_the_end(game: str, lesson: Lesson, t: Translator, is_badge_new: bool) -> Html:
    name, is_last = game_name(game, t), _next(game, lesson) is None
    lines = [t.html("lesson-last-done" if is_last else "lesson-done", game=name)]
    if is_badge_new:
        lines.append(t.html("lesson-badge", badge=t("badge-learned", game=name)))
    return Html("\n".join(lines))


def _after(game: str, lesson: Lesson, t: Translator) -> Button:
    """Return the button that leads on from the end of a lesson."""
    following = _next(game, lesson)
    if following is None:
        return _play(game, t)
    text = t("lesson-next", title=_title(game, following, t))
    return Button(text, _to_step(game, following, 0), style="primary")


def _next(game: str, lesson: Lesson) -> Lesson | None:
    lessons = lessons_of(game)
    return next(iter(lessons[lessons.index(lesson) + 1 :]), None)


def _play(game: str, t: Translator) -> Button:
    return Button(t("lesson-play"), write(PRACTISE, "", game, EASY), style="success")


def _to_step(game: str, lesson: Lesson, number: int, *answer: int) -> str:
    return write(LEARN, "", game, lesson.key, number, *answer)


def _title(game: str, lesson: Lesson, t: Translator) -> str:
    return t(f"lesson-{game}-{lesson.key}")


def _dots_of(game: str, learned: Learned) -> str:
    lessons = lessons_of(game)
    return _dots(sum(lesson.key in learned.get(game, ()) for lesson in lessons), len(lessons))


def _dots(done: int, all: int) -> str:
    return "●" * done + "○" * (all - done)


def _close(t: Translator) -> Button:
    return Button(t("close"), write(CLOSE, ""))
