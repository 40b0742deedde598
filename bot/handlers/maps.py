"""A group brings a map of its own: a JSON file with /map below it or in a reply to it."""

import asyncio
import logging
from dataclasses import replace
from typing import Final

from telegram import Document, Message

from bot.handlers.asking import Asking, Instead
from bot.names import clean
from bot.screens import map_kept, map_refused
from bot.store.documents import BROUGHT_BY, HOUSE_VALUE, change
from bot.telegram.client import CallFailed, Forbidden, Rejected
from engine.games.rally import Rally
from engine.games.rally.board import Chart
from engine.games.rally.maps import BadMap, check, must_be_small_enough, small

RULE: Final = "board"

log = logging.getLogger(__name__)


async def bring_map(ask: Asking, message: Message, text: str) -> None:
    replied = message.reply_to_message
    document = message.document or (replied.document if replied is not None else None)
    if document is None:
        raise Instead("map-how")
    settings = (await ask.table()).settings
    is_anothers = settings.was_brought_by_another(Rally.key, RULE, ask.user.id)
    if is_anothers and not await ask.leads():
        raise Instead("map-is-anothers")
    ask.desk.later(_bring(ask, document))


async def _bring(ask: Asking, document: Document) -> None:
    try:
        must_be_small_enough(document.file_size or 0)
        data = await ask.desk.client.fetch_file(document.file_id)
        chart = await asyncio.to_thread(check, data)
    except BadMap as error:
        faults = error.faults
        ask.show(lambda t: map_refused(faults, t))
    except CallFailed:
        ask.toast(ask.t("map-lost"))
    else:
        await _keep(ask, chart)


async def _keep(ask: Asking, chart: Chart) -> None:
    name, desk, here = f"{Rally.key} {RULE}", ask.desk, ask.here
    brought = change(HOUSE_VALUE, name, small(chart)) | change(BROUGHT_BY, name, ask.user.id)
    await desk.store.change(ask.address.chat, brought)
    screen = map_kept(chart, clean(ask.user.full_name), ask.is_private, ask.around.t)
    in_words = replace(screen, picture=None)
    if not ask.around.has_pictures(desk.tables.now()):
        screen = in_words
    try:
        await desk.send(here, screen, await desk.photos.get(screen.picture))
    except (Rejected, Forbidden) as error:
        log.info("no picture of a map in %s: %s", here.key, error)
        await desk.send(here, in_words)
