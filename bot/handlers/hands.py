"""The private hand: in a panel that its player alone sees, and what there is instead of one where
Telegram refuses it, or has no room for it just now."""

import logging
from typing import Final

from bot.api import ApiError, Flooded, Unwelcome
from bot.desk import DIRECT, Session
from bot.handlers.asking import Asking
from bot.i18n import Say
from bot.names import names_of
from bot.panels import FOR_HANDS, FOR_SHOW, IN_VIEW, push, question_of
from bot.places import Place
from bot.screens import Screen, busy, hand_alert, hand_in_words, panel, table_for_one
from engine import refusals
from engine.refusals import Refusal

log = logging.getLogger(__name__)

OUTDATED: Final = (refusals.Stale, refusals.NotYourTurn)  # what is behind makes people do
OPENS: Final = 60_000  # milliseconds for which a panel that asks waits, if it needs no tap;
AT_ONCE: Final = 1_200  # so soon it need not be told of
AGAIN: Final = 10_000  # milliseconds in which the same is not opened twice


def show_hand(
    ask: Asking, session: Session, path: tuple[int, ...] = (), is_asked_for: bool = True
) -> None:
    """In a panel, else in the private chat of who asked for that, else in words."""
    seat = session.seat(ask.user.id)
    session.must_have_begun()
    _opens(ask, session, seat)
    ask.desk.later(_show_hand(ask, session, seat, path, is_asked_for))


def _opens(ask: Asking, session: Session, seat: int) -> None:
    ask.desk.opened.shows(ask.place, ask.user.id, question_of(session, seat))


async def _show_hand(
    ask: Asking, session: Session, seat: int, path: tuple[int, ...], is_asked_for: bool
) -> None:
    if ask.is_private and ask.query:
        is_shown = await _show_step(ask, session, seat, path)
        ask.toast("" if is_shown else busy(ask.wait, ask.say))
        return
    desk, mine = ask.desk, (ask.place, ask.user.id)
    shows = (session.id, session.touched, path)
    if ask.query and not ask.ephemeral and _stands(ask, shows):
        ask.toast(ask.say("hand-stands"))
        return
    if mine in desk.awaited and not (ask.query and ask.ephemeral):
        ask.toast(ask.say("hand-comes") if ask.query else "")
        return
    desk.awaited.add(mine)
    try:
        has_panels = ask.is_private or await ask.has_panels()
        has_room = has_panels and await ask.has_room(FOR_HANDS)
        if not ask.query:  # more was typed meanwhile, perhaps, and what comes now is shown anew
            desk.awaited.discard(mine)
            session = await desk.tables.look(ask.place) or session
            if session.phase != "playing" or session.seat_of(ask.user.id) != seat:
                return
        is_first = await desk.is_first_panel(ask.user.id, seat in session.prompts)
        screen = _panel(ask, session, seat, path, is_first)
        is_shown = has_room and await ask.is_taken(screen, is_secret=True)
        if is_shown:
            desk.panel_stands(ask.place, ask.user.id, ask.screen, shows)
    finally:
        desk.awaited.discard(mine)
    if is_shown:
        ask.toast()
    else:
        await _show_otherwise(ask, session, seat, screen, is_asked_for)


def _stands(ask: Asking, shows: object) -> bool:
    """Whether just this was opened a moment ago; to send it again would take room from others."""
    opened = ask.desk.opened.of(ask.place, ask.user.id)
    is_new = 0 <= ask.desk.tables.now() - opened.since < AGAIN
    return bool(opened.message) and opened.shows == shows and is_new


async def _show_otherwise(
    ask: Asking, session: Session, seat: int, screen: Screen, is_asked_for: bool
) -> None:
    if ask.ephemeral and ask.query and await ask.has_panels():  # it stands still
        ask.toast(busy(ask.wait, ask.say, session, seat), alert=True)
    elif await _is_sent_directly(ask, screen):
        ask.toast(ask.say("hand-in-private"))
    elif not await ask.has_panels():
        _show_numbers(ask, session, seat)
    elif ask.query:
        await _show_in_words(ask, session, seat)
    elif is_asked_for:
        await ask.call_out(_hint)
    else:  # what stands is of before the move
        ask.desk.put_panel_away(ask.place, ask.user.id)


async def _show_step(ask: Asking, session: Session, seat: int, path: tuple[int, ...]) -> bool:
    """Of a choice, in the private message that was tapped: the table, or a hand of its own. A chat
    is shown one thing a second; False if that is no use now."""
    desk = ask.desk
    while not (wait := await desk.wait_for_room(ask.here.chat, 0)):
        try:
            await _edit_step(ask, session, seat, path)
            return True
        except Flooded as error:
            await desk.flooded(ask.here.chat, error)
        except ApiError as error:
            log.info("a step is not shown: %s", error, extra={"place": ask.here.key})
            return True
    ask.wait = wait
    return False


async def _edit_step(ask: Asking, session: Session, seat: int, path: tuple[int, ...]) -> None:
    has_picture = False
    screen = _panel(ask, session, seat, path)
    if await ask.is_at_table():
        has_picture = (await ask.desk.store.load(ask.place)).painted.kind == "photo"
        now, names = ask.desk.tables.now(), names_of(session, ask.say)
        told = session.events_since_own_move(seat, with_own=True)
        screen = table_for_one(session, seat, told, ask.say, names, now, has_picture, path)
    await ask.desk.api.edit_words(ask.here, ask.message_id, screen, has_picture)


def _show_numbers(ask: Asking, session: Session, seat: int) -> None:
    """Where nobody can be shown a panel, numbered buttons for everybody stand below the table."""
    if ask.query:
        ask.toast(hand_alert(session, seat, ask.say), alert=True)
    else:
        ask.show(_hint)


def _hint(say: Say) -> Screen:
    return Screen(say.html("hand-no-room"))


async def _show_in_words(ask: Asking, session: Session, seat: int) -> None:
    """The answer to a tap costs nothing; but after it only an administrator may still send more."""
    desk = ask.desk
    opens = (await desk.manners(ask.here.chat)).may_push
    ask.toast(hand_in_words(session, seat, ask.wait, opens, ask.say), alert=True)
    if opens:
        await push(desk, ask.place, ask.user.id, FOR_HANDS, OPENS)


async def _is_sent_directly(ask: Asking, screen: Screen) -> bool:
    desk, user = ask.desk, ask.user.id
    if ask.is_private or DIRECT not in await desk.known_of(user):
        return False
    try:
        sent = await desk.api.send(Place(user), screen)
    except Unwelcome:  # blocked, or never started
        await desk.store.note(user, DIRECT, None)
        return False
    except ApiError:
        return False
    desk.panel_stands(ask.place, user, sent.message_id, where=Place(user))
    return True


def _panel(
    ask: Asking, session: Session, seat: int, path: tuple[int, ...] = (), is_first: bool = False
) -> Screen:
    now, names = ask.desk.tables.now(), names_of(session, ask.say)
    told = session.events_since_own_move(seat)
    return panel(session, seat, told, ask.say, names, path, now, is_first)


# After a move ----------------------------------------------------------------------------------


def finish(ask: Asking, session: Session | None, done: str = "") -> None:
    """The panel shows what is now, as soon as the group's budget has room for that."""
    seat = session.seat_of(ask.user.id) if session is not None else None
    if session is not None and seat is not None and ask.ephemeral:
        _opens(ask, session, seat)
        ask.desk.later(_finish(ask, session, seat, done))
        return
    if ask.query and not done:
        ask.desk.later(_tell_when_shown(ask))
    else:
        ask.toast(done)
    if session is not None and seat is not None and ask.is_elsewhere:  # there is room
        ask.desk.later(_show_step(ask, session, seat, ()))


async def _tell_when_shown(ask: Asking) -> None:
    """What counts must not look as if nothing had been done, where the table follows later."""
    wait = await ask.desk.store.room(ask.place.chat, ask.desk.tables.now())
    ask.toast(ask.say("move-counts", seconds=-(-wait // 1000)) if wait > AT_ONCE else "")


async def _finish(ask: Asking, session: Session, seat: int, done: str) -> None:
    """A panel that stays as it was must not look as if nothing had been done."""
    is_asked = seat in session.prompts
    keep = FOR_HANDS if is_asked else FOR_SHOW
    wait = await ask.desk.wait_for_room(ask.here.chat, keep, 0)
    if wait > AT_ONCE and is_asked and not done:
        done = ask.say("move-counts", seconds=-(-wait // 1000))
    ask.toast(done)
    if wait:
        await _renew(ask, session, seat)
    else:
        await _bring_up(ask, seat, has_room=True)


def refresh(ask: Asking, session: Session | None, error: Refusal) -> None:
    """Something in a panel was refused: the panel is brought up to now."""
    seat = session.seat_of(ask.user.id) if session is not None else None
    if session is None or seat is None:
        ask.refuse(error)
        return
    _opens(ask, session, seat)
    ask.desk.later(_refresh(ask, session, seat, error))


async def _refresh(ask: Asking, session: Session, seat: int, error: Refusal) -> None:
    if ask.is_elsewhere:
        ask.refuse(error)
        await _show_step(ask, session, seat, ())
        return
    wait = await ask.desk.wait_for_room(ask.here.chat, FOR_HANDS, AT_ONCE)
    if wait and seat in session.prompts and isinstance(error, OUTDATED):
        ask.toast(busy(wait, ask.say, session, seat, "behind"), alert=True)
    else:
        ask.refuse(error)
    if wait:
        await _renew(ask, session, seat)
    else:
        await _bring_up(ask, seat, has_room=True)


async def _renew(ask: Asking, session: Session, seat: int) -> None:
    desk, mine = ask.desk, (ask.place, ask.user.id)
    if mine in desk.awaited:
        return  # who waits already will show what is newest then
    keep, patience = (FOR_HANDS, OPENS) if seat in session.prompts else (FOR_SHOW, IN_VIEW)
    desk.awaited.add(mine)
    try:
        has_room = session.phase == "playing" and not await desk.wait_for_room(
            ask.here.chat, keep, patience
        )
    finally:
        desk.awaited.discard(mine)
    await _bring_up(ask, seat, has_room)


async def _bring_up(ask: Asking, seat: int, has_room: bool) -> None:
    """A panel that is not needed goes when there is no room; one that asks something stays."""
    session = await ask.desk.tables.look(ask.place)
    if session is not None and session.phase == "playing" and session.seat_of(ask.user.id) == seat:
        if has_room:
            _opens(ask, session, seat)
            if await ask.is_taken(_panel(ask, session, seat)):
                shows = (session.id, session.touched, ())
                ask.desk.panel_stands(ask.place, ask.user.id, ask.ephemeral, shows)
                return
        if seat in session.prompts:
            return
    ask.desk.panel_goes(ask.place, ask.user.id, ask.ephemeral)
