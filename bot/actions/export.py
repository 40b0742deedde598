"""Export a finished game as a file, for keeping and for verifying."""

import logging
from contextlib import suppress

from bot.actions.action import action
from bot.address import Address
from bot.ops.logs import log_fields
from bot.requests.request import Request
from bot.screens import Screen
from bot.screens import callback_data as keys
from bot.screens.words import game_name
from bot.tables import Session
from bot.telegram.client import CallFailed
from bot.telegram.outbox import ALOUD, ANSWER
from engine import refusals
from engine.record import write_record

log = logging.getLogger(__name__)


@action(button=keys.RECORD)
async def export(request: Request) -> None:
    """Send the group the record of a finished game, once a minute."""
    session = await request.session()
    if session.phase != "over":
        raise refusals.NotOver
    name = f"{session.game}-{session.id}.json"
    if request.services.throttle.may_tell(request.address.chat, name):
        request.services.later(_send_record(request, session, name))
    else:
        request.reply.toast(request.t("record-stands", file=name))


async def _send_record(request: Request, session: Session, name: str) -> None:
    services, address = request.services, request.address
    t = (await request.table()).t
    caption = t.html("record-caption", game=game_name(session.game, t), file=name)
    request.reply.toast(request.t("record-comes"))
    data = write_record(session.record())
    try:
        await services.outbox.send(
            address.chat, ALOUD, lambda: services.client.send_file(address, name, data, caption)
        )
    except CallFailed as error:
        log.info("record not sent", extra=log_fields(address, error))
        services.throttle.forget_told(address.chat, name)
        with suppress(CallFailed):
            text = request.t.html("record-not-sent")
            await services.send(Address(request.user.id), Screen(text), priority=ANSWER)
