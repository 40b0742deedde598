"""Take a map that a group brings: a JSON file with /map below it or in a reply to it."""

import logging
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Final

from telegram import Document

from bot.actions.action import Right, action
from bot.names import clean
from bot.ops.logs import log_fields
from bot.requests.quotas import MAPS, count, must_have_left
from bot.requests.request import Declined, Request
from bot.screens import map_kept, map_refused
from bot.store.documents import BROUGHT_BY, HOUSE_VALUE, change
from bot.telegram.errors import CallFailed, Forbidden, Rejected
from engine.games.rally import Rally
from engine.games.rally.board import Chart
from engine.games.rally.maps import BadMap, must_be_small_enough, small

RULE: Final = "board"

log = logging.getLogger(__name__)


def _document(request: Request) -> Document | None:
    message = request.message
    replied = message.reply_to_message if message is not None else None
    own = message.document if message is not None else None
    return own or (replied.document if replied is not None else None)


async def _replaces_anothers(request: Request) -> bool:
    settings = (await request.table()).settings
    is_anothers = settings.was_brought_by_another(Rally.key, RULE, request.user.id)
    return is_anothers and _document(request) is not None


@action("map", right=Right(_replaces_anothers, "map-is-anothers"))
async def bring_map(request: Request) -> None:
    """Check a map and keep it for this chat; one that somebody else brought, for administrators."""
    document = _document(request)
    if document is None:
        raise Declined("map-how")
    must_have_left(request, MAPS)
    await count(request, MAPS)
    request.services.later(_bring(request, document))


async def _bring(request: Request, document: Document) -> None:
    try:
        must_be_small_enough(document.file_size or 0)
        data = await request.services.client.fetch_file(document.file_id, must_be_small_enough)
        chart = await request.services.check_map(data)
    except BadMap as error:
        faults = error.faults
        request.reply.show(lambda t: map_refused(faults, t))
    except (CallFailed, BrokenProcessPool):
        request.reply.toast(request.t("map-lost"))
    else:
        await _keep(request, chart)


async def _keep(request: Request, chart: Chart) -> None:
    name, services, here = f"{Rally.key} {RULE}", request.services, request.here
    brought = change(HOUSE_VALUE, name, small(chart)) | change(BROUGHT_BY, name, request.user.id)
    await request.note_group()
    await services.store.change(request.address.chat, brought)
    screen = map_kept(chart, clean(request.user.full_name), request.is_private, request.around.t)
    in_words = replace(screen, picture=None)
    if not request.around.has_pictures(services.tables.now()):
        screen = in_words
    try:
        await services.send(here, screen, await services.photos.get(screen))
    except (Rejected, Forbidden) as error:
        log.info("map picture not sent", extra=log_fields(here, error))
        await services.send(here, in_words)
