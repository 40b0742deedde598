"""People come and go, and so does the bot; groups become supergroups."""

import json
import logging
from typing import Final

from telegram import ChatMember, ChatMemberRestricted, Update
from telegram.ext import ContextTypes

from bot.desk import AWAY, DAY, GREETED, NO_PANELS, NO_PICTURES, NO_PUSHES, Desk, Session
from bot.handlers.arriving import place_of
from bot.i18n import Say
from bot.places import Place
from bot.screens import group_start
from bot.tables import Act
from engine import lobby
from engine.refusals import Refusal
from engine.session import Happenings
from engine.upcasts import BadSave

log = logging.getLogger(__name__)

GONE: Final = (ChatMember.LEFT, ChatMember.BANNED)
GROWS: Final = 2.0  # seconds in which a group that becomes a supergroup tells both


async def bot_moved(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
    """Away, nobody's time runs; back, everybody has all of it again."""
    moved = update.my_chat_member
    assert moved is not None
    desk: Desk = context.bot_data["desk"]
    if moved.chat.id > 0:
        return
    leads = moved.new_chat_member.status == ChatMember.ADMINISTRATOR
    await desk.note(moved.chat.id, NO_PUSHES, 0 if leads else desk.tables.now() + DAY)
    for failed in (NO_PANELS, NO_PICTURES):  # that was while it might do less, perhaps
        await desk.store.note(moved.chat.id, failed, None)
    was_in, is_in = map(_can_speak, (moved.old_chat_member, moved.new_chat_member))
    if was_in == is_in:
        return
    if is_in:
        await desk.store.note(moved.chat.id, AWAY, None)
    else:
        await desk.note(moved.chat.id, AWAY, True)
    await _change_all(desk, moved.chat.id, _resumed if is_in else _paused)
    if is_in and moved.old_chat_member.status in GONE:
        desk.later(_greet(desk, moved.chat.id, await desk.say_to(moved.from_user)))


async def _greet(desk: Desk, chat: int, say: Say) -> None:
    """Unless the group, which becomes another chat then, was greeted before it grew, or somebody
    has opened a table meanwhile, below which a greeting would hide it."""
    await desk.sleep(GROWS)
    greeted = json.loads((await desk.store.notes(chat)).get(GREETED, b"null"))
    await desk.note(chat, GREETED, chat)
    seen = [await desk.tables.see(place) for place in await desk.store.places(chat)]
    tables = [each.readable for each in seen]
    is_played = any(table and table.phase in ("lobby", "playing") for table in tables)
    if greeted == chat or (greeted is None and not is_played):
        await desk.send(Place(chat), group_start(say))


def _can_speak(member: ChatMember) -> bool:
    if isinstance(member, ChatMemberRestricted):
        return member.is_member and member.can_send_messages
    return member.status not in GONE


async def _change_all(desk: Desk, chat: int, act: Act) -> None:
    """Every table of a chat; one that cannot be changed leaves the others alone."""
    for place in await desk.store.places(chat):
        try:
            await desk.tables.change(place, act)
        except Refusal:
            pass
        except BadSave as error:
            log.error("the table at %s cannot be read: %s", place.key, error)


def _paused(session: Session | None, now: int) -> tuple[Session | None, Happenings]:
    if session is not None:
        session.due = {}
    return session, []


def _resumed(session: Session | None, now: int) -> tuple[Session | None, Happenings]:
    if session is not None:
        for seat in session.prompts:
            session.give_time(seat, now)
    return session, []


async def member_moved(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
    moved = update.chat_member
    assert moved is not None
    if moved.new_chat_member.status in GONE:
        desk: Desk = context.bot_data["desk"]
        await gone(desk, moved.chat.id, moved.new_chat_member.user.id)


async def member_left(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
    message = update.message
    if message is not None and message.left_chat_member is not None:
        desk: Desk = context.bot_data["desk"]
        if message.left_chat_member.id != desk.api.bot.id:
            await gone(desk, message.chat.id, message.left_chat_member.id)


async def gone(desk: Desk, chat: int, user: int) -> None:
    """Out of a lobby and of the next round; during a game the computer plays on, and the seat can
    be taken back."""

    def act(session: Session | None, now: int) -> tuple[Session | None, Happenings]:
        if session is None:
            return None, []
        if session.phase == "playing" and session.seat_of(user) is not None:
            return session, session.hand_over(user, now)
        return session, lobby.leave(session, user, now)

    await _change_all(desk, chat, act)


async def group_migrated(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
    message = update.message
    if message is None:
        return
    desk: Desk = context.bot_data["desk"]
    old, new = message.chat.id, message.migrate_to_chat_id
    if new is None:
        old, new = message.migrate_from_chat_id or 0, message.chat.id
    if old:
        await desk.store.move(old, new, desk.tables.now())


async def topic_opened(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
    """What could not be shown in a closed topic is shown now."""
    assert update.message is not None
    desk: Desk = context.bot_data["desk"]
    place = place_of(update.message)
    if (await desk.tables.see(place)).readable is not None:
        await desk.tables.touch(place)
