"""Requests for one's own hand, and what a tap inside of it is answered with."""

import logging

from bot.handlers.asking import Asking
from bot.i18n import Translator
from bot.names import names_of
from bot.screens import Screen, done_told, hand_alert, table_for_one
from bot.store.documents import Person, changes_of
from bot.tables import ChangeResult, Session
from bot.telegram.client import CallFailed, Forbidden, MessageGone, Rejected
from bot.telegram.outbox import HAND, NoRoom
from engine.game import redact
from engine.refusals import Refusal

log = logging.getLogger(__name__)


def show_hand(
    ask: Asking, session: Session, path: tuple[int, ...] = (), is_asked_for: bool = True
) -> None:
    """Show somebody their hand: in the group, else in the private chat, else in words."""
    session.seat(ask.user.id)
    session.must_have_begun()
    ask.desk.later(_show_hand(ask, session, path, is_asked_for))


async def _show_hand(
    ask: Asking, session: Session, path: tuple[int, ...], is_asked_for: bool
) -> None:
    hands, user = ask.desk.hands, ask.user.id
    hands.learn(await ask.table())
    if ask.is_private:
        await _show_step(ask, session, path)
        ask.toast()
        return
    if hands.is_in_private(ask.address, user, session) and not ask.ephemeral:
        if ask.query:
            ask.open_private(f"h_{session.id}")
        return
    is_repeated = (ask.query and not ask.ephemeral) or not is_asked_for
    if is_repeated and hands.stands(ask.address, user, session, path):
        ask.toast(ask.t("hand-stands") if ask.query else "")
        return
    if not ask.shows_hands():
        await _show_otherwise(ask, session)
        return
    table = await ask.table()
    tapped = ask.ephemeral if ask.query else 0
    reply = 0 if ask.query else ask.ephemeral
    try:
        is_shown = await hands.show(
            table, session, ask.person, user, ask.t, path, ask.query, reply, tapped, is_repeated
        )
    except NoRoom:
        payload = f"h_{session.id}"
        if ask.query:
            ask.open_private(payload)
        elif not await _is_sent_directly(ask, session, is_asked_for) and is_asked_for:
            await ask.point_to_private(payload)
    except Rejected as error:
        log.info("no private hands: %s", error, extra={"place": ask.here.key})
        if ask.query:
            await ask.go_without_hands()
            await _show_otherwise(ask, session)
        elif not await _is_sent_directly(ask, session) and is_asked_for:
            await _point_to_table(ask)
    except CallFailed as error:
        log.info("a hand is not shown: %s", error, extra={"place": ask.here.key})
        ask.toast(hand_alert(session, session.seat(user), ask.t), alert=True)
    else:
        ask.toast("" if is_shown or not ask.query else ask.t("hand-stands"))


async def _show_otherwise(ask: Asking, session: Session) -> None:
    """Show a hand without an ephemeral message: in the private chat of who asked for that, else in
    words, with the numbers of the buttons that everybody sees."""
    if await _is_sent_directly(ask, session):
        ask.toast(ask.t("hand-in-private"))
    elif ask.query:
        ask.toast(hand_alert(session, session.seat(ask.user.id), ask.t), alert=True)
    else:
        await _point_to_table(ask)


async def _point_to_table(ask: Asking) -> None:
    ask.ephemeral = 0
    ask.show(_hint)


def _hint(t: Translator) -> Screen:
    return Screen(t.html("hand-no-room"))


async def _is_sent_directly(ask: Asking, session: Session, is_sure: bool = False) -> bool:
    """In the private chat of who asked for hands there, or for this one."""
    if not (ask.person.direct or is_sure):
        return False
    try:
        await ask.desk.hands.show_in_private(await ask.table(), session, ask.user.id, ask.t)
    except Forbidden:  # blocked, or never started
        await ask.desk.store.change(ask.user.id, changes_of(Person, direct=False))
        return False
    except CallFailed:
        return False
    return True


async def _show_step(ask: Asking, session: Session, path: tuple[int, ...]) -> None:
    """In the private chat: the table that was tapped, or a hand of its own."""
    desk, user = ask.desk, ask.user.id
    try:
        if ask.query and ask.is_at_table:
            await _edit_table_for_one(ask, session, path)
        else:
            tapped = ask.message_id if ask.query else 0
            table = await ask.table()
            try:
                await desk.hands.show_in_private(table, session, user, ask.t, path, tapped)
            except MessageGone:
                await desk.hands.show_in_private(table, session, user, ask.t, path)
    except CallFailed as error:
        log.info("a step is not shown: %s", error, extra={"place": ask.here.key})


async def _edit_table_for_one(ask: Asking, session: Session, path: tuple[int, ...]) -> None:
    """The words and keys of a table that is its player's hand, too; its picture stays."""
    client, now, names = ask.desk.client, ask.desk.tables.now(), names_of(session, ask.t)
    has_picture = ask.around.painted.kind == "photo"
    seat = session.seat(ask.user.id)
    told = session.events_since_own_move(seat, with_own=True)
    screen = table_for_one(session, seat, told, ask.t, names, now, has_picture, path)
    await ask.desk.outbox.send(
        ask.here.chat,
        HAND,
        lambda: client.edit_words(ask.here, ask.message_id, screen, has_picture),
        patience=5_000,
    )


# After a move ----------------------------------------------------------------------------------


def confirm(ask: Asking, outcome: ChangeResult, done: str = "") -> None:
    """Answer a tap that was taken with what it did; hand and table follow by themselves."""
    session = outcome.session
    seat = session.seat_of(ask.user.id) if session is not None else None
    if session is not None and seat is not None and not done:
        seen = [redact(event, seat) for event in outcome.happened]
        done = done_told(session, seat, seen, ask.t, names_of(session, ask.t))
    ask.toast(done)


async def refuse_in_hand(ask: Asking, error: Refusal) -> None:
    """Tell why something in a hand is not done, and bring the hand up to what is."""
    ask.refuse(error)
    table = await ask.desk.tables.see(ask.address)
    session = table.readable
    if session is not None and session.seat_of(ask.user.id) is not None:
        ask.desk.hands.refresh(table, ask.user.id)
