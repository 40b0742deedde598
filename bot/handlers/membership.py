"""People come and go, and so does the bot; groups become supergroups."""

import logging
from typing import Final

from telegram import Chat, ChatMember, ChatMemberRestricted, Update
from telegram.ext import ContextTypes

from bot.address import Address
from bot.desk import Desk
from bot.handlers.arriving import address_of, language_of
from bot.i18n import Translator
from bot.screens import group_start
from bot.store.documents import Changes, ChatStatus, changes_of
from bot.tables import Act, Elsewhere, Session
from engine import lobby
from engine.refusals import Refusal
from engine.session import Events
from engine.upcasts import BadSave

log = logging.getLogger(__name__)

GONE: Final = (ChatMember.LEFT, ChatMember.BANNED)
DAY: Final = 86_400_000
BACK: Final[Changes] = changes_of(ChatStatus, away=False, out=False)  # the bot may write again
GROWS: Final = 2.0  # seconds in which a group that becomes a supergroup tells both


async def bot_moved(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
    """Away, nobody's time runs; back, everybody has all of it again."""
    moved = update.my_chat_member
    assert moved is not None
    desk: Desk = context.bot_data["desk"]
    if moved.chat.type not in (Chat.GROUP, Chat.SUPERGROUP):
        return
    chat = moved.chat.id
    leads = moved.new_chat_member.status == ChatMember.ADMINISTRATOR
    changes = changes_of(
        ChatStatus,
        no_unasked_until=0 if leads else desk.tables.now() + DAY,
        no_hands_until=0,  # that was while it might do less, perhaps
        no_pictures_until=0,
    )
    was_in, is_in = map(_can_speak, (moved.old_chat_member, moved.new_chat_member))
    if was_in and is_in:
        await desk.store.change(chat, changes)
    elif is_in:
        await desk.store.change(chat, changes | BACK)
        await _change_all(desk, chat, _resumed)
    else:
        until, out = _end_of(moved.new_chat_member), not _is_member(moved.new_chat_member)
        await desk.store.change(chat, changes | changes_of(ChatStatus, away=until, out=out))
        await _change_all(desk, chat, _paused(until))
    if is_in and not was_in and moved.old_chat_member.status in GONE:
        desk.greeting.add(chat)
        who = moved.from_user
        desk.later(_greet(desk, chat, language_of(who, await desk.person(who.id))))


async def _greet(desk: Desk, chat: int, t: Translator) -> None:
    """Unless the group, which becomes another chat then, was greeted before it grew, or somebody
    has opened a table meanwhile, below which a greeting would hide it. Where a game goes on, its
    table comes to the bottom instead."""
    await desk.sleep(GROWS)
    desk.greeting.discard(chat)
    greeted = (await desk.tables.see(Address(chat))).status.greeted
    await desk.store.change(chat, changes_of(ChatStatus, greeted=chat))
    addresses = await desk.store.addresses(chat)
    stand = [address for address in addresses if (await desk.tables.see(address)).is_open]
    if greeted in (chat, None) and not stand:
        await desk.send(Address(chat), group_start(t))
    elif greeted == chat:
        for address in stand:
            await desk.bring_down(address)


def _is_member(member: ChatMember) -> bool:
    if isinstance(member, ChatMemberRestricted):
        return member.is_member
    return member.status not in GONE


def _can_speak(member: ChatMember) -> bool:
    is_muted = isinstance(member, ChatMemberRestricted) and not member.can_send_messages
    return _is_member(member) and not is_muted


async def _change_all(desk: Desk, chat: int, act: Act) -> None:
    """Every table of a chat; one that cannot be changed leaves the others alone."""
    for address in await desk.store.addresses(chat):
        try:
            await desk.tables.change(address, act)
        except (Refusal, Elsewhere):
            pass  # or it is looked after where it stands now
        except BadSave as error:
            log.error("the table at %s cannot be read: %s", address.key, error)


def _end_of(member: ChatMember) -> int | bool:
    """When a mute ends by itself, which Telegram tells nobody then; True if nobody knows."""
    if isinstance(member, ChatMemberRestricted):
        return int(member.until_date.timestamp() * 1000) or True
    return True


def _paused(until: int | bool) -> Act:
    def act(session: Session | None, now: int) -> tuple[Session | None, Events]:
        if session is not None:
            session.pause(None if until is True else until)
        return session, []

    return act


def _resumed(session: Session | None, now: int) -> tuple[Session | None, Events]:
    if session is not None:
        session.resume(now)
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
        if message.left_chat_member.id != desk.client.bot.id:
            await gone(desk, message.chat.id, message.left_chat_member.id)


async def gone(desk: Desk, chat: int, user: int) -> None:
    """Out of a lobby and of the next round; during a game the computer plays on, and the seat can
    be taken back."""

    def act(session: Session | None, now: int) -> tuple[Session | None, Events]:
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
        desk.painter.begin(Address(new))


async def topic_opened(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
    """What could not be shown in a closed topic is shown now."""
    assert update.message is not None
    desk: Desk = context.bot_data["desk"]
    address = address_of(update.message)
    if (await desk.tables.see(address)).readable is not None:
        await desk.tables.touch(address)
