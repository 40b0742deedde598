"""A group brings a map of its own: a JSON file with /map below it or in a reply to it."""

import asyncio
import logging
from dataclasses import replace
from typing import Final

from telegram import Document, Message

from bot.api import ApiError, Refused, Unwelcome
from bot.handlers.asking import Asking, Instead
from bot.names import clean
from bot.screens import map_kept, map_refused
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
    is_anothers = await ask.desk.is_anothers(ask.place.chat, Rally.key, RULE, ask.user.id)
    if is_anothers and not await ask.leads():
        raise Instead("map-is-anothers")
    ask.desk.later(_bring(ask, document))


async def _bring(ask: Asking, document: Document) -> None:
    try:
        must_be_small_enough(document.file_size or 0)
        data = await ask.desk.api.fetch_file(document.file_id)
        chart = await asyncio.to_thread(check, data)
    except BadMap as error:
        faults = error.faults
        ask.show(lambda say: map_refused(faults, say))
    except ApiError:
        ask.toast(ask.say("map-lost"))
    else:
        await _keep(ask, chart)


async def _keep(ask: Asking, chart: Chart) -> None:
    await ask.desk.bring(ask.place.chat, Rally.key, RULE, small(chart), ask.user.id)
    manners = await ask.desk.manners(ask.place.chat)
    screen = map_kept(chart, clean(ask.user.full_name), ask.is_private, manners.say)
    in_words = replace(screen, picture=None)
    if not manners.has_pictures(ask.desk.tables.now()):
        screen = in_words
    try:
        await ask.desk.send(ask.here, screen, await ask.desk.picture(screen.picture))
    except (Refused, Unwelcome) as error:
        log.info("no picture of a map in %s: %s", ask.here.key, error)
        await ask.desk.send(ask.here, in_words)
