"""Export a finished game as a file, for keeping, for verifying and for looking at it again."""

import logging
from contextlib import suppress
from typing import NamedTuple

from bot.actions.action import action
from bot.address import Address
from bot.ops.logs import log_fields
from bot.requests.request import Request
from bot.screens import Screen, fair_play, file_name, game_file
from bot.screens import callback_data as keys
from bot.tables import Session
from bot.telegram.errors import CallFailed
from bot.telegram.outbox import ALOUD, ANSWER
from engine import refusals
from engine.game_text import write_text
from engine.record import write_record

log = logging.getLogger(__name__)


class GameFile(NamedTuple):
    name: str
    data: bytes


@action(button=keys.RECORD)
async def export(request: Request) -> None:
    """Send a finished game to the group, once a minute; from a screen of the archive, or with all
    that was drawn, to the private chat. Show how a file is checked."""
    session = await request.session()
    if session.phase != "over":
        raise refusals.NotOver
    rest = request.pressed.rest
    if keys.PROOF in rest:
        request.reply.show(lambda t: fair_play(session, t), is_new=True)
        return
    file = _file(session, keys.EVERY_DRAW in rest)
    if keys.OWN in rest or keys.EVERY_DRAW in rest:
        request.services.later(_send_privately(request, session, file))
    elif request.services.throttle.may_tell(request.address.chat, file.name):
        request.services.later(_send_record(request, session, file))
    else:
        request.reply.toast(request.t("record-stands", file=file.name))


def _file(session: Session, has_draws: bool) -> GameFile:
    """Write a game as text, unless it could not be read again: its rules have changed since."""
    has_draws, record = has_draws or session.is_of_older_rules, session.record()
    places = session.outcome.ranks if session.outcome else ()
    data = write_record(record) if has_draws else write_text(record, (), places).encode()
    return GameFile(file_name(session, has_draws), data)


async def _send_privately(request: Request, session: Session, file: GameFile) -> None:
    services, t, private = request.services, request.t, Address(request.user.id)
    below = game_file(session, t)
    try:
        await services.outbox.send(
            private.chat,
            ANSWER,
            lambda: services.client.send_file(private, file.name, file.data, below),
        )
    except CallFailed as error:
        log.info("record not sent", extra=log_fields(private, error))
        request.reply.toast(t("explain-nowhere"), alert=True)
    else:
        request.reply.toast("" if request.is_private else t("shown-in-private"))


async def _send_record(request: Request, session: Session, file: GameFile) -> None:
    services, address = request.services, request.address
    below = game_file(session, (await request.table()).t)
    request.reply.toast(request.t("record-comes"))
    try:
        await services.outbox.send(
            address.chat,
            ALOUD,
            lambda: services.client.send_file(address, file.name, file.data, below),
        )
    except CallFailed as error:
        log.info("record not sent", extra=log_fields(address, error))
        services.throttle.forget_told(address.chat, file.name)
        with suppress(CallFailed):
            text = request.t.html("record-not-sent")
            await services.send(Address(request.user.id), Screen(text), priority=ANSWER)
