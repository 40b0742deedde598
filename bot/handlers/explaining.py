"""Where did I go wrong? Thinking about that takes longer than a tap may be answered, so there is a
screen at once, which then shows what was found."""

import logging

from bot.api import ApiError
from bot.desk import Session
from bot.handlers.asking import FOR_SCREENS, TAPPED, TYPED, Asking
from bot.names import names_of
from bot.places import Place
from bot.screens import Screen, busy, moment
from engine import refusals
from engine.game import Seat

log = logging.getLogger(__name__)


async def explain(tap: Asking) -> None:
    session = await tap.look()
    seat = session.seat_in_the_end(tap.user.id)
    if session.phase != "over":
        raise refusals.NotOver
    if seat is None:
        raise refusals.NotSeated
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
    if wait := await tap.desk.wait_for_room(tap.here.chat, FOR_SCREENS, TAPPED):
        tap.toast(busy(wait, tap.say), alert=True)
        return
    api = tap.desk.api
    looking = Screen(tap.say.html("explain-looking"))
    place, message, ephemeral = tap.here, 0, 0
    if tap.is_private:
        message = (await api.send(place, looking)).message_id
    else:
        try:
            ephemeral = await api.whisper(place, tap.user.id, looking, tap.query)
        except ApiError as error:  # then in the private chat, if there is one
            log.info("no private screens in %s: %s", place.key, error)
            place = Place(tap.user.id)
            try:
                message = (await api.send(place, looking)).message_id
            except ApiError:
                tap.toast(tap.say("explain-nowhere"), alert=True)
                return
            tap.toast(tap.say("explain-in-private"))
    tap.toast()
    await _show(tap, session, seat, 0, place, message, ephemeral)


async def _turn(tap: Asking, session: Session, seat: Seat, number: int) -> None:
    tap.toast()
    await _show(tap, session, seat, number, tap.here, tap.message_id, tap.ephemeral)


async def _show(
    tap: Asking,
    session: Session,
    seat: Seat,
    number: int,
    place: Place,
    message: int,
    ephemeral: int,
) -> None:
    api = tap.desk.api
    picture = None
    try:
        found = await tap.desk.look_back(session, seat)
        manners = await tap.desk.manners(tap.place.chat)
        pictures = manners.has_pictures(tap.desk.tables.now())
        screen = moment(session, seat, found, number, tap.say, names_of(session, tap.say), pictures)
        picture = await tap.desk.picture(screen.picture)
    except Exception:
        log.exception("a game cannot be looked through", extra={"place": tap.place.key})
        screen = Screen(tap.say.html("explain-failed"))
    await tap.desk.wait_for_room(place.chat, FOR_SCREENS, TYPED)
    if ephemeral:
        await api.whisper_again(place, tap.user.id, ephemeral, screen, picture)
    else:
        await api.edit(place, message, screen, picture)
