"""Answers a request with the private hand: in the group, in the private chat, or in words."""

import logging
from contextlib import suppress
from functools import partial

from bot.ephemeral_support import MONTH_MS
from bot.hand_record import NOTHING_TAPPED, Tapped
from bot.i18n import Translator
from bot.names import names_of
from bot.ops.logs import log_fields
from bot.requests.request import Request
from bot.screens import Screen, asked_now, done_told, hand_alert, table_for_one
from bot.store.documents import UNSEEN, Person, change, changes_of
from bot.tables import ChangeResult, Session
from bot.telegram.errors import CallFailed, Forbidden, MessageGone, PictureRefused, Rejected
from bot.telegram.outbox import HAND, NoRoom
from engine.game import redact
from engine.refusals import Refusal

log = logging.getLogger(__name__)


def show_hand(
    request: Request,
    session: Session,
    path: tuple[int, ...] = (),
    is_asked_for: bool = True,
    told: str = "",
) -> None:
    """Show somebody their hand, at this step of a choice, with a toast that is `told`. After a move
    that was typed, and beside a toast, it is shown only if that takes nothing from others."""
    session.seat(request.user.id)
    session.must_have_begun()
    request.services.later(_show_hand(request, session, path, is_asked_for and not told, told))


def confirm(request: Request, result: ChangeResult, done: str = "") -> None:
    """Answer a tap that was taken with what it did; hand and table follow by themselves."""
    session = result.session
    seat = session.seat_of(request.user.id) if session is not None else None
    if session is not None and seat is not None and not done:
        seen = [redact(event, seat) for event in result.happened]
        done = done_told(session, seat, seen, request.t, names_of(session, request.t))
    request.reply.toast(done)


async def adopt_hand(request: Request) -> None:
    """Note that the message that was tapped is this person's hand, also after a restart."""
    table = await request.table()
    session, hands = table.session, request.services.hands
    hands.coach.meet(request.user.id, request.person)
    if session is None or session.phase != "playing" or session.seat_of(request.user.id) is None:
        return
    message = request.ephemeral or request.message_id
    hands.learn(table)
    shown = (message, request.here, request.t, request.is_photo)
    hands.adopt(request.address, request.user.id, session, *shown)


def has_read_answer(request: Request) -> bool:
    """Return whether a tap on a table that is behind can be no half of a double tap."""
    pressed, taps = request.pressed, request.services.last_taps
    prompt = next(iter(pressed.numbers), 0)
    return taps.was_read(pressed.session, request.user.id, prompt, request.arrived_at)


def refuse_at_late_table(request: Request, session: Session) -> None:
    """Tell somebody who tapped a table that is behind what is asked now. Open the hand of a player
    who is asked, unless the tap may be half of a double tap."""
    seat, t = session.seat(request.user.id), request.t
    told = asked_now(session, seat, t, names_of(session, t))
    if seat in session.prompts and has_read_answer(request):
        show_hand(request, session, told=told)
    else:
        request.reply.toast(told)


async def refuse_in_hand(request: Request, error: Refusal) -> None:
    """Tell why something in a hand is not done, and bring the hand up to what is."""
    request.reply.refuse(error)
    table = await request.services.tables.see(request.address)
    session = table.readable
    if session is not None and session.seat_of(request.user.id) is not None:
        request.services.hands.refresh(table, request.user.id)


async def _show_hand(
    request: Request, session: Session, path: tuple[int, ...], is_asked_for: bool, told: str
) -> None:
    hands, reply, user = request.services.hands, request.reply, request.user.id
    query, ephemeral, table = request.query, request.ephemeral, await request.table()
    hands.learn(table)
    hands.coach.meet(user, request.person)
    if request.is_private:
        await _show_in_private(request, session, path)
        reply.toast(told)
        return
    if hands.is_in_private(request.address, user, session) and not ephemeral:
        await _open_private(request, session)
        return
    if request.person.direct and not ephemeral and await _is_sent_directly(request, session):
        reply.toast(request.t("hand-in-private"))
        return
    if not reply.shows_hands:
        await _show_otherwise(request, session)
        return
    if not told and await reply.is_unseen():
        await _show_to_old_app(request, session)
        return
    missed = reply.missed_answers if query and not ephemeral and not told else 0
    is_again = bool(missed and hands.of(request.address, user).message)
    is_repeated = (query and not ephemeral and not missed) or not is_asked_for
    if not query and is_repeated and hands.stands(request.address, user, session, path):
        return
    tapped = Tapped(ephemeral, request.is_photo) if query else NOTHING_TAPPED
    reply_to = 0 if query else ephemeral
    try:
        await hands.show(
            *(table, session, request.person, user, request.t, path),
            *(query, reply_to, tapped, bool(is_repeated)),
        )
    except NoRoom:
        payload = f"h_{session.id}"
        if told:
            reply.toast(told)
        elif query:
            reply.open_private(payload)
        elif not await _is_sent_directly(request, session, is_asked_for) and is_asked_for:
            await reply.point_to_private(payload)
    except Rejected as error:
        log.info("telegram refused a hand", extra=log_fields(request.here, error))
        if query:
            await reply.go_without_hands()
            await _show_otherwise(request, session)
        elif not await _is_sent_directly(request, session, is_sure=True) and is_asked_for:
            _point_to_table(request)
    except CallFailed as error:
        log.info("hand not shown", extra=log_fields(request.here, error))
        reply.toast(hand_alert(session, session.seat(user), request.t), alert=True)
    else:
        if not told:
            reply.note_answer(missed)
        if path and not ephemeral:  # the hand may have come where nobody looks
            names, seat = names_of(session, request.t), session.seat(user)
            told = asked_now(session, seat, request.t, names, path)
        reply.toast(request.t("hand-sent-again") if is_again else told)


async def _open_private(request: Request, session: Session) -> None:
    """Lead somebody to the private chat where their hand stands; a command brings it down there."""
    if request.query:
        request.reply.open_private(f"h_{session.id}")
    elif not await _is_sent_directly(request, session, is_sure=True):
        await request.reply.point_to_private(f"h_{session.id}")


async def _show_to_old_app(request: Request, session: Session) -> None:
    """Show a hand to somebody whose app shows no ephemeral messages: in the private chat if that is
    open, else in words, with the numbers of the buttons that everybody sees from then on. Another
    tap opens the private chat. Now and then try an ephemeral message again: a tap in it tells that
    the app shows it after all."""
    services, reply, user = request.services, request.reply, request.user.id
    table, now = await request.table(), services.tables.now()
    was_marked = request.person.unseen_until > now
    may_write = was_marked and not services.support.is_closed(user, now)
    if may_write and await _is_sent_directly(request, session, is_sure=True):
        reply.toast(request.t("hand-in-private"))
        return
    if not request.query:
        await reply.point_to_private(f"h_{session.id}")
        return
    if was_marked and reply.is_insisting:
        _open_instead(request, session)
        return
    if services.hands.is_old(request.address, user):
        with suppress(CallFailed):
            await services.hands.show(
                table, session, request.person, user, request.t, query=request.query
            )
    _tell_hand(request, session)
    if table.status.unseen.get(str(user), 0) <= now:
        noted = change(UNSEEN, user, now + MONTH_MS)
        await services.tables.touch(request.address, noted)


async def _show_otherwise(request: Request, session: Session) -> None:
    """Show a hand without an ephemeral message: in the private chat of a player who asked for that,
    else in words, with the numbers of the buttons that everybody sees. Another tap opens the
    private chat."""
    if await _is_sent_directly(request, session):
        request.reply.toast(request.t("hand-in-private"))
    elif not request.query:
        _point_to_table(request)
    elif request.reply.is_insisting:
        _open_instead(request, session)
    else:
        _tell_hand(request, session)


def _tell_hand(request: Request, session: Session) -> None:
    """Show a hand in words, and offer the private chat."""
    request.reply.note_answer()
    offer = request.t("hand-offer-private")
    alert = hand_alert(session, session.seat(request.user.id), request.t, offer)
    request.reply.toast(alert, alert=True)


def _open_instead(request: Request, session: Session) -> None:
    """Open the private chat for somebody to whom words are not enough."""
    request.reply.forget_answer()
    request.reply.open_private(f"h_{session.id}")


def _point_to_table(request: Request) -> None:
    """Point a command to the buttons below the table, aloud: there are no private screens."""

    def hint(t: Translator) -> Screen:
        return Screen(t.html("hand-no-room"))

    request.ephemeral = 0
    request.reply.show(hint)


async def _is_sent_directly(request: Request, session: Session, is_sure: bool = False) -> bool:
    """Show a hand in the private chat to somebody who asked for hands there, or for this one;
    return whether that went."""
    if not (request.person.direct or is_sure):
        return False
    table, user = await request.table(), request.user.id
    try:
        await request.services.hands.show_in_private(table, session, user, request.t)
    except Forbidden:  # blocked, or never started
        services = request.services
        services.support.note_closed(user, services.tables.now())
        if request.person.direct:
            await request.services.store.change(user, changes_of(Person, direct=False))
        return False
    except CallFailed:
        return False
    return True


async def _show_in_private(request: Request, session: Session, path: tuple[int, ...]) -> None:
    """Show a step of a choice in the private chat: at the table that was tapped, or in a hand."""
    hands, user, table = request.services.hands, request.user.id, await request.table()
    is_tapped = bool(request.query)
    tapped = Tapped(request.message_id, request.is_photo) if is_tapped else NOTHING_TAPPED
    try:
        if is_tapped and request.is_at_table:
            await _edit_table_for_one(request, session, path)
            return
        try:
            await hands.show_in_private(table, session, user, request.t, path, tapped)
        except MessageGone:
            await hands.show_in_private(table, session, user, request.t, path)
    except CallFailed as error:
        log.info("next step of a move not shown", extra=log_fields(request.here, error))


async def _edit_table_for_one(request: Request, session: Session, path: tuple[int, ...]) -> None:
    """Show a step at a table that is its player's hand, too."""
    services, t = request.services, request.t
    has_picture = request.around.painted.kind == "photo"
    seat = session.seat(request.user.id)
    told = session.events_since_own_move(seat, with_own=True)
    names, now = names_of(session, t), services.tables.now()
    mark = "" if path else services.hands.coach.choose(request.user.id, session, seat)
    screen = table_for_one(session, seat, told, t, names, now, has_picture, path, mark)
    edit = partial(services.client.edit, request.here, request.message_id, screen)

    async def call() -> None:
        try:
            await edit(await services.photos.get(screen))
        except PictureRefused:
            await edit(is_photo=has_picture)

    await services.outbox.send(request.here.chat, HAND, call, patience=5_000)
