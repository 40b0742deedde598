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
    """Send the record of a finished game, to the group once a minute; from a screen of the archive,
    to the private chat."""
    session = await request.session()
    if session.phase != "over":
        raise refusals.NotOver
    name = f"{session.game}-{session.id}.json"
    if keys.OWN in request.pressed.rest:
        request.services.later(_send_privately(request, session, name))
        return
    if request.services.throttle.may_tell(request.address.chat, name):
        request.services.later(_send_record(request, session, name))
    else:
        request.reply.toast(request.t("record-stands", file=name))


async def _send_privately(request: Request, session: Session, name: str) -> None:
    services, t, private = request.services, request.t, Address(request.user.id)
    caption = t.html("record-caption", game=game_name(session.game, t), file=name)
    data = write_record(session.record())
    try:
        await services.outbox.send(
            private.chat, ANSWER, lambda: services.client.send_file(private, name, data, caption)
        )
    except CallFailed as error:
        log.info("record not sent", extra=log_fields(private, error))
        request.reply.toast(t("explain-nowhere"), alert=True)
    else:
        request.reply.toast("" if request.is_private else t("shown-in-private"))


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
