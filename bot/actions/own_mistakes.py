"""My mistakes: solve those that wait, and choose whether one is sent each day."""

from bot.actions.action import SOMEBODY, action
from bot.mistake_puzzles import find_puzzle, mistakes_of, next_puzzle, note_answer
from bot.mistakes import due_by, name_of, sent_next
from bot.mistakes_sent import set_sent_at
from bot.requests.request import Declined, Request
from bot.screens import callback_data as keys
from bot.screens import mistake_answer, mistake_puzzle, mistake_screen, mistakes
from bot.store.documents import Person, changes_of
from engine import refusals


@action("mistakes", keys.MISTAKE, right=SOMEBODY, is_ephemeral=True, topic="learn", is_slow=True)
async def own_mistakes(request: Request) -> None:
    """Show how many mistakes wait, the next one, or what became of an answer; or switch on or off
    that one is sent each day."""
    request.must_be_in_place()
    match request.pressed.rest:
        case (mistake_screen.SOLVE,):
            await _solve(request)
        case (mistake_screen.ANSWER, *_):
            await _answer(request)
        case (mistake_screen.DAILY,):
            await _switch_on(request)
        case (mistake_screen.NOT_DAILY,):
            await set_sent_at(request.services, request.user.id, 0)
            await _show(request, is_daily=False)
        case ():
            await _show(request, is_daily=bool(request.person.mistake_at))
        case _:
            raise refusals.Stale


async def _show(request: Request, is_daily: bool) -> None:
    services, now = request.services, request.services.tables.now()
    kept = await mistakes_of(services, request.user.id)
    waiting = len(due_by(kept, now))
    request.reply.show(lambda t: mistakes(waiting, kept, is_daily, now, t), is_secret=True)


async def _solve(request: Request) -> None:
    """Show the mistake that waits longest, or that none does any more."""
    puzzle = await next_puzzle(request.services, request.user.id)
    if puzzle is None:
        await _show(request, is_daily=bool(request.person.mistake_at))
        return
    shown, with_picture = puzzle, request.around.has_pictures(request.services.tables.now())
    request.reply.show(lambda t: mistake_puzzle(shown, t, with_picture), is_secret=True)


async def _answer(request: Request) -> None:
    """Tell whether the tapped move is the better one; an answer counts once."""
    services, user, now = request.services, request.user.id, request.services.tables.now()
    game, (entry, asked, index) = request.pressed.word(1), _three(request.pressed.numbers[2:])
    puzzle = await find_puzzle(services, user, name_of(game, entry))
    if puzzle is None or index not in puzzle.choices:
        raise refusals.Stale
    chosen = puzzle.legal[index]
    is_right = chosen == puzzle.better
    after = await note_answer(services, user, puzzle.mistake, is_right, asked, now)
    if request.person.unanswered:
        await services.store.change(user, changes_of(Person, unanswered=0))
    waiting = len(due_by(await mistakes_of(services, user), now))
    told, with_picture = puzzle, request.around.has_pictures(now)
    request.reply.show(
        lambda t: mistake_answer(told, chosen, after, waiting, now, t, with_picture),
        is_secret=True,
    )


def _three(numbers: tuple[int, ...]) -> tuple[int, int, int]:
    if len(numbers) != 3:
        raise refusals.Stale
    return numbers[0], numbers[1], numbers[2]


async def _switch_on(request: Request) -> None:
    """Send a mistake each day at this time, to somebody to whom the bot may write."""
    services, user, now = request.services, request.user, request.services.tables.now()
    if not request.is_private and not await services.client.may_write(user.id):
        raise Declined("mistakes-closed")
    await services.store.change(user.id, changes_of(Person, speaks=user.language_code))
    await set_sent_at(services, user.id, sent_next(now, now))
    await _show(request, is_daily=True)
