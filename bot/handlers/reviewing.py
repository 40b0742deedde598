"""Where did I go wrong? Thinking about that takes longer than a tap may be answered, so there is a
screen at once, which then shows what was found."""

import logging
from typing import NamedTuple

from bot.address import Address
from bot.handlers.asking import Asking
from bot.names import names_of
from bot.screens import Screen, moment
from bot.tables import Session
from bot.telegram.client import CallFailed
from bot.telegram.outbox import ANSWER
from engine import refusals
from engine.game import Seat

log = logging.getLogger(__name__)

PATIENCE = 120_000  # milliseconds for which what was found waits for room


class Shown(NamedTuple):
    """Where somebody reads it."""

    address: Address
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
        tap.toast()
        shown = Shown(tap.here, tap.message_id, tap.ephemeral)
        tap.desk.later(_show(tap, shown, session, seat, max(0, *tap.pressed.numbers, 0)))
        return
    if (session.id, seat) in tap.desk.looking:
        tap.toast(tap.t("explain-looking"))
    else:
        tap.desk.looking.add((session.id, seat))
        tap.desk.later(_once(tap, session, seat))


async def _once(tap: Asking, session: Session, seat: Seat) -> None:
    try:
        shown = await _open(tap)
        if shown is not None:
            await _show(tap, shown, session, seat, 0)
    finally:
        tap.desk.looking.discard((session.id, seat))


async def _open(tap: Asking) -> Shown | None:
    """For this person alone, else in the private chat, if there is one."""
    desk, looking = tap.desk, Screen(tap.t.html("explain-looking"))
    client, here, user = desk.client, tap.here, tap.user.id
    if not tap.is_private:
        try:
            ephemeral = await desk.outbox.send_ephemeral(
                here.chat,
                ANSWER,
                lambda: client.send_ephemeral(here, user, looking, tap.query),
                patience=1_000,
            )
        except CallFailed as error:
            log.info("no private screens in %s: %s", here.key, error)
        else:
            tap.toast()
            return Shown(here, ephemeral=ephemeral)
    private = Address(user)
    try:
        message = await desk.send(private, looking, priority=ANSWER)
    except CallFailed:
        tap.toast(tap.t("explain-nowhere"), alert=True)
        return None
    tap.toast("" if tap.is_private else tap.t("explain-in-private"))
    return Shown(private, message)


async def _screen(tap: Asking, session: Session, seat: Seat, number: int) -> Screen:
    if session.is_of_older_rules:
        return Screen(tap.t.html("explain-older-rules"))
    try:
        found = await tap.desk.look_back(session, seat)
    except Exception:
        log.exception("a game cannot be looked through", extra={"place": tap.address.key})
        return Screen(tap.t.html("explain-failed"))
    pictures = tap.around.has_pictures(tap.desk.tables.now())
    return moment(session, seat, found, number, tap.t, names_of(session, tap.t), pictures)


async def _show(tap: Asking, shown: Shown, session: Session, seat: Seat, number: int) -> None:
    desk, (address, message, ephemeral) = tap.desk, shown
    screen = await _screen(tap, session, seat, number)

    async def call() -> None:
        picture = await desk.photos.get(screen.picture)
        if ephemeral:
            await desk.client.edit_ephemeral(address, tap.user.id, ephemeral, screen, picture)
        else:
            await desk.client.edit(address, message, screen, picture)

    send = desk.outbox.send_ephemeral if ephemeral else desk.outbox.send
    try:
        await send(address.chat, ANSWER, call, patience=PATIENCE)
    except CallFailed as error:
        log.info("what was found is not shown: %s", error, extra={"place": address.key})
