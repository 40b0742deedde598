"""Take a game that somebody sends to the private chat as a file, and answer its keys."""

import logging
from asyncio import timeout
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from telegram import Document

from bot.actions.action import Action, action
from bot.actions.review import look_back
from bot.imported_games import MOST_BYTES, CheckedGame, keep_game
from bot.names import names_of
from bot.ops.logs import log_fields
from bot.requests.quotas import IMPORTS, count, must_have_left
from bot.requests.request import Declined, Request
from bot.screens import imported_game, not_imported
from bot.screens.callback_data import IMPORTED, SENT
from bot.telegram.errors import CallFailed
from engine import refusals

CHECK_SECONDS: Final = 60.0

log = logging.getLogger(__name__)


class TooLarge(Exception):
    """Raised for a file that is larger than any game."""


def _must_be_small_enough(size: int) -> None:
    if size > MOST_BYTES:
        raise TooLarge


async def bring_game(request: Request) -> None:
    """Check a game that was sent as a file, and keep it for a day for its keys."""
    document = request.document
    assert document is not None
    must_have_left(request, IMPORTS)
    await count(request, IMPORTS)
    request.services.later(_bring(request, document))


async def _bring(request: Request, document: Document) -> None:
    services, user = request.services, request.user.id
    try:
        _must_be_small_enough(document.file_size or 0)
        data = await services.client.fetch_file(document.file_id, _must_be_small_enough)
        _must_be_small_enough(len(data))
        async with timeout(CHECK_SECONDS):
            checked = await services.check_game(data, user)
    except TooLarge:
        request.reply.show(lambda t: not_imported("too-large", t))
    except (CallFailed, BrokenProcessPool, TimeoutError) as error:
        log.info("game that was sent not checked", extra=log_fields(request.here, error))
        request.reply.show(lambda t: not_imported("lost", t))
    else:
        await _tell(request, checked)


async def _tell(request: Request, checked: CheckedGame) -> None:
    if checked.verdict != "fair":
        request.reply.show(lambda t: not_imported(checked.verdict, t, checked.at))
        return
    services, user = request.services, request.user.id
    id = SENT + checked.digest
    await keep_game(services.store, user, id, checked)
    session = await services.tables.finished(user, id, user)
    if session is None:
        raise Declined("import-gone")
    request.reply.show(lambda t: imported_game(session, t, names_of(session, t)))


@action(button=IMPORTED)
async def review_seat(request: Request) -> None:
    """Show where the player of one seat of a game that was sent went wrong."""
    session = await request.session()
    seat, *number = request.pressed.numbers or (-1,)
    if not session.id.startswith(SENT) or seat not in range(len(session.players)):
        raise refusals.Stale
    if session.phase != "over":
        raise refusals.NotOver
    look_back(request, session, seat, max(0, *number, 0) if number else None)


SENT_FILE: Final = Action(bring_game)
