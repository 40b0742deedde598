"""Answers "Where did I go wrong?" A screen comes at once and shows what was found when
the search is done: that takes longer than a tap may wait for its answer."""

import logging
from collections.abc import Callable
from typing import NamedTuple

from bot.actions.action import action
from bot.address import Address
from bot.mistake_puzzles import keep_mistakes
from bot.names import names_of
from bot.ops.logs import log_fields
from bot.requests.request import Declined, Request
from bot.screens import Screen, moment
from bot.screens import callback_data as keys
from bot.tables import Session
from bot.telegram.client import Picture
from bot.telegram.errors import CallFailed, PictureRefused
from bot.telegram.outbox import ANSWER
from engine import refusals
from engine.game import Seat
from engine.record import state_before

log = logging.getLogger(__name__)

ScreenOf = Callable[[bool], Screen]  # with or without its picture

PATIENCE = 120_000  # milliseconds for which what was found waits for room


class Shown(NamedTuple):
    """The message that shows the review."""

    address: Address
    message: int = 0
    ephemeral: int = 0


@action(button=keys.EXPLAIN)
async def review(request: Request) -> None:
    """Show a player the moves that a computer would have made otherwise."""
    session = await request.session()
    seat = session.seat_in_the_end(request.user.id)
    if session.phase != "over":
        raise refusals.NotOver
    if seat is None:
        raise session.no_seat(request.user.id)
    number = max(0, *request.pressed.numbers) if request.pressed.numbers else None
    look_back(request, session, seat, number)


def look_back(request: Request, session: Session, seat: Seat, number: int | None = None) -> None:
    """Show where a seat went wrong: in a screen of its own, or another moment in this one."""
    if number is not None:
        request.must_be_in_place()
        _begin_search(request)
        request.reply.toast()
        request.services.later(_turn_to(request, session, seat, number))
        return
    under_way, it = request.services.under_way, ("review", session.id, seat)
    if it in under_way:
        request.reply.toast(request.t("explain-looking"))
    else:
        _begin_search(request)
        under_way.add(it)
        request.services.later(_once(request, session, seat))


def _begin_search(request: Request) -> None:
    """Decline a second search for one person, who would only wait for the first."""
    under_way, it = request.services.under_way, ("search", request.user.id)
    if it in under_way:
        raise Declined("explain-one-at-a-time")
    under_way.add(it)


def _end_search(request: Request) -> None:
    request.services.under_way.discard(("search", request.user.id))


async def _once(request: Request, session: Session, seat: Seat) -> None:
    try:
        try:
            shown = await _open(request)
            screen_of = await _screen(request, session, seat, 0) if shown is not None else None
        finally:
            _end_search(request)
        if shown is not None and screen_of is not None:
            await _show(request, shown, screen_of)
    finally:
        request.services.under_way.discard(("review", session.id, seat))


async def _turn_to(request: Request, session: Session, seat: Seat, number: int) -> None:
    """Show another moment in the message that was tapped."""
    try:
        screen_of = await _screen(request, session, seat, number)
    finally:
        _end_search(request)
    shown = Shown(request.here, request.message_id, request.ephemeral)
    await _show(request, shown, screen_of)


async def _open(request: Request) -> Shown | None:
    """Open the screen for this person alone, else in the private chat, if there is one."""
    services, looking = request.services, Screen(request.t.html("explain-looking"))
    client, here, user = services.client, request.here, request.user.id
    if not request.is_private and not await request.reply.is_unseen():
        try:
            ephemeral = await services.outbox.send_ephemeral(
                here.chat,
                ANSWER,
                lambda: client.send_ephemeral(here, user, looking, request.query),
                patience=1_000,
            )
        except CallFailed as error:
            log.info("telegram refused a private message", extra=log_fields(here, error))
        else:
            request.reply.note_answer()
            request.reply.toast()
            return Shown(here, ephemeral=ephemeral)
    private = Address(user)
    try:
        message = await services.send(private, looking, priority=ANSWER)
    except CallFailed:
        request.reply.toast(request.t("explain-nowhere"), alert=True)
        return None
    request.reply.toast("" if request.is_private else request.t("explain-in-private"))
    return Shown(private, message)


async def _screen(request: Request, session: Session, seat: Seat, number: int) -> ScreenOf:
    """Look for the moments of a game; return what makes the screen of one of them, with or without
    its picture."""
    if session.is_of_older_rules:
        return lambda _: Screen(request.t.html("explain-older-rules"))
    try:
        found = await request.services.review(session, seat, request.user.id)
    except Exception:
        log.exception("review failed", extra=log_fields(request.address))
        return lambda _: Screen(request.t.html("explain-failed"))
    names, user = names_of(session, request.t), request.user.id
    is_kept = False
    if session.seat_in_the_end(user) == seat:  # not in a game that was sent as a file
        is_kept = await keep_mistakes(request.services, user, session, request.address.chat, found)
    state = None
    if found:
        entry = found[min(number, len(found) - 1)].entry
        asked = session.record(), session.rulebook, entry
        state = await request.services.for_person(user, state_before, *asked)
    return lambda pictures: moment(
        session, seat, found, number, state, request.t, names, pictures, is_kept
    )


async def _show(request: Request, shown: Shown, screen_of: ScreenOf) -> None:
    services, (address, message, ephemeral) = request.services, shown
    client, user = services.client, request.user.id

    async def call() -> None:
        screen = screen_of(request.around.has_pictures(services.tables.now()))
        try:
            picture = await services.photos.get(screen)
            await edit(screen, picture)
        except PictureRefused:
            await edit(screen_of(False), None)

    async def edit(screen: Screen, picture: Picture | None) -> None:
        if ephemeral:
            await client.edit_ephemeral(address, user, ephemeral, screen, picture)
        else:
            await client.edit(address, message, screen, picture)

    send = services.outbox.send_ephemeral if ephemeral else services.outbox.send
    try:
        await send(address.chat, ANSWER, call, patience=PATIENCE)
    except CallFailed as error:
        log.info("review not shown", extra=log_fields(address, error))
