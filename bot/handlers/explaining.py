"""Where did I go wrong? Thinking about that takes longer than a tap may be answered, so there is a
screen at once, which then shows what was found."""

import logging
from typing import NamedTuple

from bot.api import ApiError, Flooded
from bot.desk import Session
from bot.handlers.asking import FOR_SCREENS, Asking
from bot.names import names_of
from bot.places import Place
from bot.screens import Screen, busy, moment
from engine import refusals
from engine.game import Seat

log = logging.getLogger(__name__)


class Shown(NamedTuple):
    """Where somebody reads it."""

    place: Place
    message: int = 0
    ephemeral: int = 0


async def explain(tap: Asking) -> None:
    session = await tap.look()
    seat = session.seat_in_the_end(tap.user.id)
    if session.phase != "over":
        raise refusals.NotOver
    if seat is None:
        raise session.no_seat(tap.user.id)
    if tap.pressed.numbers:
        tap.must_be_in_place()
        tap.desk.later(_turn(tap, session, seat, max(0, *tap.pressed.numbers, 0)))
        return
    if (session.id, seat) in tap.desk.looking:
        tap.toast(tap.say("explain-looking"))
    else:
        tap.desk.looking.add((session.id, seat))
        tap.desk.later(_once(tap, session, seat))


async def _once(tap: Asking, session: Session, seat: Seat) -> None:
    try:
        await _begin(tap, session, seat)
    finally:
        tap.desk.looking.discard((session.id, seat))


async def _begin(tap: Asking, session: Session, seat: Seat) -> None:
    if not await tap.has_room(FOR_SCREENS):
        tap.toast(busy(tap.wait, tap.say), alert=True)
        return
    desk, shown = tap.desk, await _open(tap)
    if shown is None:
        return
    found, chat = await _found(tap, session, seat, 0), shown.place.chat
    # However long that takes: what stands there says that it comes.
    while wait := await desk.wait_for_room(chat, FOR_SCREENS) or await _show(tap, shown, *found):
        await desk.sleep(wait / 1000)


async def _turn(tap: Asking, session: Session, seat: Seat, number: int) -> None:
    if await tap.has_room(FOR_SCREENS):
        found = await _found(tap, session, seat, number)
        tap.wait = await _show(tap, Shown(tap.here, tap.message_id, tap.ephemeral), *found)
    tap.toast(busy(tap.wait, tap.say) if tap.wait else "", alert=bool(tap.wait))


async def _open(tap: Asking) -> Shown | None:
    """For this person alone, else in the private chat, if there is one."""
    desk, looking = tap.desk, Screen(tap.say.html("explain-looking"))
    if not tap.is_private:
        try:
            ephemeral = await desk.api.whisper(tap.here, tap.user.id, looking, tap.query)
        except Flooded as error:
            await _put_off(tap, tap.here, error)
            return None
        except ApiError as error:
            log.info("no private screens in %s: %s", tap.here.key, error)
        else:
            tap.toast()
            return Shown(tap.here, ephemeral=ephemeral)
    private = Place(tap.user.id)
    try:
        message = (await desk.api.send(private, looking)).message_id
    except Flooded as error:
        await _put_off(tap, private, error)
    except ApiError:
        tap.toast(tap.say("explain-nowhere"), alert=True)
    else:
        tap.toast("" if tap.is_private else tap.say("explain-in-private"))
        return Shown(private, message)
    return None


async def _put_off(tap: Asking, place: Place, error: Flooded) -> None:
    await tap.desk.flooded(place.chat, error)
    tap.toast(busy(error.milliseconds, tap.say), alert=True)


async def _found(
    tap: Asking, session: Session, seat: Seat, number: int
) -> tuple[Screen, bytes | str | None]:
    desk = tap.desk
    if session.is_of_older_rules:
        return Screen(tap.say.html("explain-older-rules")), None
    try:
        found = await desk.look_back(session, seat)
        manners = await desk.manners(tap.place.chat)
        pictures = manners.has_pictures(desk.tables.now())
        screen = moment(session, seat, found, number, tap.say, names_of(session, tap.say), pictures)
        return screen, await desk.picture(screen.picture)
    except Exception:
        log.exception("a game cannot be looked through", extra={"place": tap.place.key})
        return Screen(tap.say.html("explain-failed")), None


async def _show(tap: Asking, shown: Shown, screen: Screen, picture: bytes | str | None) -> int:
    """0, or the milliseconds after which Telegram takes it."""
    desk, (place, message, ephemeral) = tap.desk, shown
    try:
        if ephemeral:
            await desk.api.whisper_again(place, tap.user.id, ephemeral, screen, picture)
        else:
            await desk.api.edit(place, message, screen, picture)
    except Flooded as error:
        await desk.flooded(place.chat, error)
        return error.milliseconds
    except ApiError as error:
        log.info("what was found is not shown: %s", error, extra={"place": place.key})
    return 0
