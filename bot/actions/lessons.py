"""Lessons: a few moves of a game, made up beforehand, that somebody plays to learn it.

The buttons alone know how far somebody is: the game, the lesson, the step and the answer to it. The
store keeps which lessons a person has finished.
"""

from bot.actions.action import SOMEBODY, action
from bot.actions.games import games_meant
from bot.names import clean
from bot.ops import metrics
from bot.requests.request import Request
from bot.screens import callback_data as keys
from bot.screens import lesson_games, lesson_list, lesson_step
from bot.screens.lesson_screen import badge_of, is_learned, taught
from bot.store.documents import EARNED, LEARNED, change
from engine import refusals
from engine.games import GAMES
from engine.lessons import Ask, Lesson, Scene, lesson_of, offers, scene, told_of


@action("learn", keys.LEARN, right=SOMEBODY, is_ephemeral=True, topic="learn")
async def learn(request: Request) -> None:
    """Show the games that have lessons, the lessons of one, or a step of one lesson."""
    rest = request.pressed.rest
    if request.command == "learn":
        _choose(request, request.text.strip())
    elif not rest:
        _show_games(request)
    elif rest[0] not in taught():
        raise refusals.Stale
    elif len(rest) == 1:
        _show_lessons(request, rest[0])
    else:
        await _take_step(request, rest[0], lesson_of(rest[0], rest[1]))


def _choose(request: Request, typed: str) -> None:
    meant = [game for game in games_meant(typed, request.t) if game in taught()] if typed else []
    if len(meant) == 1:
        _show_lessons(request, meant[0])
    else:
        _show_games(request, clean(typed) if not meant else "")


def _show_games(request: Request, unknown: str = "") -> None:
    learned = request.person.learned
    request.reply.show(lambda t: lesson_games(learned, t, unknown), is_secret=True)


def _show_lessons(request: Request, game: str) -> None:
    learned = request.person.learned
    request.reply.show(lambda t: lesson_list(game, learned, t), is_secret=True)


async def _take_step(request: Request, game: str, lesson: Lesson | None) -> None:
    """Show the step that a button leads to; or judge the answer to it, and show the next one."""
    number = request.pressed.number(2)
    if lesson is None or not 0 <= number <= len(lesson.steps):
        raise refusals.Stale
    at, wrong = scene(GAMES[game], lesson, number), ""
    if len(request.pressed.rest) > 3:
        if at.step is None or at.number != number:
            raise refusals.Stale
        wrong = _judge(game, at, request.pressed.number(3))
        at = at if wrong else scene(GAMES[game], lesson, number + 1)
    is_badge_new = at.is_end and await _note_finished(request, game, lesson)
    has_pictures = request.around.has_pictures(request.services.tables.now())
    request.reply.show(
        lambda t: lesson_step(GAMES[game], at, t, has_pictures, is_badge_new, wrong), is_secret=True
    )


def _judge(game: str, at: Scene, answer: int) -> str:
    """Return the message about a wrong answer; nothing if it is the right one, or only to go on."""
    if not isinstance(at.step, Ask):
        metrics.lesson_step(game, at, "next")
        return ""
    moves = offers(GAMES[game], at)
    if not 0 <= answer < len(moves):
        raise refusals.Stale
    move = GAMES[game].text(moves[answer])
    is_right = move == at.step.move
    metrics.lesson_step(game, at, "right" if is_right else "wrong")
    return "" if is_right else told_of(at.step, move)


async def _note_finished(request: Request, game: str, lesson: Lesson) -> bool:
    """Note that somebody finished a lesson. Return whether that was the last one of the game, which
    brings a badge once and for all."""
    person, user = request.person, request.user.id
    finished, badge = person.learned.get(game, []), badge_of(game)
    if lesson.key not in finished:
        finished = [*finished, lesson.key]
        await request.services.store.change(user, change(LEARNED, game, finished))
    if badge in person.earned or not is_learned(game, {game: finished}):
        return False
    now = request.services.tables.now()
    await request.services.store.change(user, change(EARNED, badge, now))
    return True
