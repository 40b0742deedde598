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
    name = f"{session.game}-{session.id}.json"
    if tap.desk.may_tell(tap.place.chat, name):
        tap.desk.later(_send_record(tap, session, name))
    else:
        tap.toast(tap.say("record-stands", file=name))


async def _send_record(tap: Asking, session: Session, name: str) -> None:
    why_not = await _why_not_sent(tap, session, name)
    if why_not:
        tap.desk.forget_told(tap.place.chat, name)
    tap.toast(why_not, alert=bool(why_not))


async def _why_not_sent(tap: Asking, session: Session, name: str) -> str:
    """Nothing when it was sent."""
    desk = tap.desk
    if not await tap.has_room(FOR_SCREENS):
        return busy(tap.wait, tap.say)
    say = (await desk.manners(tap.place.chat)).say
    caption = say.html("record-caption", game=game_name(session.game, say), file=name)
    try:
        await desk.api.send_file(tap.place, name, write_record(session.record()), caption)
    except Flooded as error:
        await desk.flooded(tap.place.chat, error)
        return busy(error.milliseconds, tap.say)
    except ApiError as error:
        log.info("no file in %s: %s", tap.place.key, error)
        return tap.say("record-not-sent")
    return ""
