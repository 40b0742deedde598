"""The whole game as a file, which a group has as much room for as for any message."""

import logging
from contextlib import suppress

from bot.handlers.asking import Asking
from bot.places import Place
from bot.screens import Screen
from bot.screens.words import game_name
from bot.tables import Session
from bot.telegram.client import CallFailed
from bot.telegram.outbox import ALOUD, ANSWER
from engine import refusals
from engine.record import write_record

log = logging.getLogger(__name__)


async def record(tap: Asking) -> None:
    """The whole game as a file, for keeping and for verifying."""
    session = await tap.look()
    if session.phase != "over":
        raise refusals.NotOver
    name = f"{session.game}-{session.id}.json"
    if tap.desk.may_tell(tap.place.chat, name):
        tap.desk.later(_send_record(tap, session, name))
    else:
        tap.toast(tap.say("record-stands", file=name))


async def _send_record(tap: Asking, session: Session, name: str) -> None:
    desk, place = tap.desk, tap.place
    say = (await tap.table()).say
    caption = say.html("record-caption", game=game_name(session.game, say), file=name)
    tap.toast(tap.say("record-comes"))
    data = write_record(session.record())
    try:
        await desk.outbox.send(
            place.chat, ALOUD, lambda: desk.client.send_file(place, name, data, caption)
        )
    except CallFailed as error:
        log.info("no file in %s: %s", place.key, error)
        desk.forget_told(place.chat, name)
        with suppress(CallFailed):
            text = tap.say.html("record-not-sent")
            await desk.send(Place(tap.user.id), Screen(text), priority=ANSWER)
