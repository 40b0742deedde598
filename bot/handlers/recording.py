"""The whole game as a file, which a group has as much room for as for any message."""

import logging

from bot.api import ApiError, Flooded
from bot.desk import Session
from bot.handlers.asking import FOR_SCREENS, Asking
from bot.screens import busy
from bot.screens.words import game_name
from engine import refusals
from engine.record import write_record

log = logging.getLogger(__name__)


async def record(tap: Asking) -> None:
    """The whole game as a file, for keeping and for verifying."""
    session = await tap.look()
    if session.phase != "over":
        raise refusals.NotOver
    tap.desk.later(_send_record(tap, session))


async def _send_record(tap: Asking, session: Session) -> None:
    name, desk = f"{session.game}-{session.id}.json", tap.desk
    if not await tap.has_room(FOR_SCREENS):
        tap.toast(busy(tap.wait, tap.say), alert=True)
        return
    say = (await desk.manners(tap.place.chat)).say
    caption = say.html("record-caption", game=game_name(session.game, say), file=name)
    try:
        await desk.api.send_file(tap.place, name, write_record(session.record()), caption)
    except Flooded as error:
        await desk.flooded(tap.place.chat, error)
        tap.toast(tap.say("busy"), alert=True)
    except ApiError as error:
        log.info("no file in %s: %s", tap.place.key, error)
        tap.toast(tap.say("record-not-sent"), alert=True)
    else:
        tap.toast()
