"""The whole game as a file, which a group has as much room for as for any message."""

import logging
from contextlib import suppress

from bot.address import Address
from bot.handlers.asking import Asking
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
    if tap.desk.may_tell(tap.address.chat, name):
        tap.desk.later(_send_record(tap, session, name))
    else:
        tap.toast(tap.t("record-stands", file=name))


async def _send_record(tap: Asking, session: Session, name: str) -> None:
    desk, address = tap.desk, tap.address
    t = (await tap.table()).t
    caption = t.html("record-caption", game=game_name(session.game, t), file=name)
    tap.toast(tap.t("record-comes"))
    data = write_record(session.record())
    try:
        await desk.outbox.send(
            address.chat, ALOUD, lambda: desk.client.send_file(address, name, data, caption)
        )
    except CallFailed as error:
        log.info("no file in %s: %s", address.key, error)
        desk.forget_told(address.chat, name)
        with suppress(CallFailed):
            text = tap.t.html("record-not-sent")
            await desk.send(Address(tap.user.id), Screen(text), priority=ANSWER)
