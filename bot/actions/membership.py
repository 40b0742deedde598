"""People come and go, and so does the bot; groups become supergroups, and topics open."""

import logging
from typing import Final

from telegram import Chat, ChatMember, ChatMemberRestricted, ChatMemberUpdated, Message, Update

from bot.address import Address, address_in
from bot.i18n import Translator
from bot.ops.logs import log_fields
from bot.requests.members import GONE, NOT_IN, standing_of
from bot.requests.request import own_language, person_or_nobody
from bot.screens import group_start
from bot.services import Services
from bot.store.documents import NOTIFY, RING, Changes, ChatStatus, change, changes_of
from bot.tables import Act, Elsewhere, Session
from engine.refusals import Refusal
from engine.session import Events, lobby
from engine.upcasts import BadSave

log = logging.getLogger(__name__)

DAY: Final = 86_400_000
BACK: Final[Changes] = changes_of(ChatStatus, away=False, out=False)  # the bot may write again
GROWS: Final = 2.0  # seconds in which a group that becomes a supergroup tells both


async def follow(services: Services, update: Update) -> None:
    """Follow an update that tells of members or of the chat itself; pass over all others."""
    message = update.message
    if update.my_chat_member is not None:
        await _bot_moved(services, update.my_chat_member)
    elif update.chat_member is not None:
        moved, member = update.chat_member, update.chat_member.new_chat_member
        standing = standing_of(member)
        services.members.heard(moved.chat.id, member.user.id, standing)
        if not standing.is_in:
            await member_gone(services, moved.chat.id, member.user.id)
    elif message is not None and message.left_chat_member is not None:
        if message.left_chat_member.id != services.client.bot.id:
            services.members.heard(message.chat.id, message.left_chat_member.id, NOT_IN)
            await member_gone(services, message.chat.id, message.left_chat_member.id)
    elif message is not None and message.new_chat_members:
        for user in message.new_chat_members:
            services.members.heard(message.chat.id, user.id, None)
    elif message is not None and (message.migrate_to_chat_id or message.migrate_from_chat_id):
        await _group_migrated(services, message)
    elif message is not None and message.forum_topic_reopened is not None:
        # What could not be shown in a closed topic is shown now.
        address = address_in(message.to_dict())
        if (await services.tables.see(address)).readable is not None:
            await services.tables.touch(address)


async def _bot_moved(services: Services, moved: ChatMemberUpdated) -> None:
    """Pause every table while the bot is away, and give back all of the time when it is back."""
    if moved.chat.type not in (Chat.GROUP, Chat.SUPERGROUP):
        return
    chat = moved.chat.id
    leads = moved.new_chat_member.status == ChatMember.ADMINISTRATOR
    changes = changes_of(
        ChatStatus,
        no_unasked_until=0 if leads else services.tables.now() + DAY,
        no_hands_until=0,  # that was while it might do less, perhaps
        no_pictures_until=0,
    )
    was_in, is_in = map(_can_speak, (moved.old_chat_member, moved.new_chat_member))
    if was_in and is_in:
        await services.store.change(chat, changes)
    elif is_in:
        await services.store.change(chat, changes | BACK)
        await _change_all(services, chat, _resumed)
    else:
        until, out = _end_of(moved.new_chat_member), not standing_of(moved.new_chat_member).is_in
        await services.store.change(chat, changes | changes_of(ChatStatus, away=until, out=out))
        await _change_all(services, chat, _paused(until))
    if is_in and not was_in and moved.old_chat_member.status in GONE:
        services.under_way.add(("greeting", chat))
        who = moved.from_user
        services.later(
            greet(services, chat, own_language(who, await person_or_nobody(services, who.id)))
        )


async def greet(services: Services, chat: int, t: Translator) -> None:
    """Say hello, unless the group was greeted before it became a supergroup, or somebody has opened
    a table meanwhile, which a greeting would hide. Where a game goes on, its table comes to the
    bottom instead. Until somebody hosts, the group reads the language of the greeting."""
    await services.sleep(GROWS)
    services.under_way.discard(("greeting", chat))
    known = await services.tables.see(Address(chat))
    greeted, t = known.status.greeted, known.t if known.settings.language else t
    await services.store.change(chat, changes_of(ChatStatus, greeted=chat, speaks=t.language))
    addresses = await services.store.addresses(chat)
    stand = [address for address in addresses if (await services.tables.see(address)).is_open]
    if greeted in (chat, None) and not stand:
        await services.send(Address(chat), group_start(t))
    elif greeted == chat:
        for address in stand:
            await services.painter.repost(address)


def _can_speak(member: ChatMember) -> bool:
    is_muted = isinstance(member, ChatMemberRestricted) and not member.can_send_messages
    return standing_of(member).is_in and not is_muted


async def _change_all(services: Services, chat: int, act: Act) -> None:
    """Change every table of a chat; one that cannot be changed leaves the others alone."""
    for address in await services.store.addresses(chat):
        try:
            await services.tables.change(address, act)
        except (Refusal, Elsewhere):
            pass  # or it is looked after where it stands now
        except BadSave as error:
            log.error("table cannot be read", extra=log_fields(address, error))


def _end_of(member: ChatMember) -> int | bool:
    """Return when a mute ends by itself, which Telegram tells nobody then; True: unknown."""
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


async def member_gone(services: Services, chat: int, user: int) -> None:
    """Take a member who left out of a lobby and of the next round; in a game a computer plays on,
    and the seat can be taken back by who is a member again. Nothing of the group is shown to them
    any more."""

    def act(session: Session | None, now: int) -> tuple[Session | None, Events]:
        if session is None:
            return None, []
        seat = session.seat_of(user)
        if session.phase == "playing" and seat is not None:
            is_away = session.players[seat].is_away
            return session, [] if is_away else session.hand_over(user, now)
        return session, lobby.leave(session, user, now)

    await _change_all(services, chat, act)
    for address in await services.store.addresses(chat):
        services.hands.learn(await services.tables.see(address))
        services.hands.put_away(address, user)
    await services.store.change(chat, change(NOTIFY, user, None) | change(RING, user, None))


async def _group_migrated(services: Services, message: Message) -> None:
    """Move a group's tables to the supergroup that it became; Telegram tells it in both."""
    old, new = message.chat.id, message.migrate_to_chat_id
    if new is None:
        old, new = message.migrate_from_chat_id or 0, message.chat.id
    if old:
        await services.tables.move(old, new)
        services.painter.begin(Address(new))
