"""Other bots in a group, and the commands that are left to them.

Telegram neither lists the other bots of a group nor shows their messages, so this is learned from
what is heard anyway, and kept in the chat's status. A bot that came is remembered until it leaves;
one that a message names or answers, for a day: an inline bot need not be a member, and the author
of an old message may have left.

Where no other bot is known, a plain command is taken as ours. In privacy mode Telegram delivers one
only to the bot that wrote last; the menus of the apps add the bot's name; and in groups where this
bot hears everything, as an administrator, the first command with the name of another bot or answer
to one tells of it.
"""

from typing import Final

from telegram import Chat, Message, MessageEntity, Update, User

from bot.address import Address
from bot.requests.members import standing_of
from bot.requests.request import ANONYMOUS, Request
from bot.services import Services
from bot.store.documents import BOT, Changes, change

HEARD_FOR: Final = 86_400_000  # milliseconds for which a bot is remembered that only was heard of
MOST_BOTS: Final = 20  # in one group, as many as Telegram allows


async def is_for_another_bot(request: Request) -> bool:
    """Return whether a command that other bots have too is left to them: it is not addressed, other
    bots are here, and it comes from somebody who is at no table of ours in this chat."""
    chat, status = request.here.chat, request.around.status
    if request.is_private or request.is_addressed:
        return False
    if not status.has_other_bots(request.services.tables.now()):
        return False
    tables = [request.around]
    for address in await request.services.store.addresses(chat):
        if address != request.around.address:
            tables.append(await request.services.tables.see(address))
    sessions = [table.readable for table in tables if table.is_open]
    return not any(session and session.knows(request.user.id) for session in sessions)


async def follow_other_bots(services: Services, update: Update) -> None:
    """Remember which other bots an update tells of, and forget those that left."""
    chat = update.effective_chat
    if chat is None or chat.type not in (Chat.GROUP, Chat.SUPERGROUP):
        return
    changes: Changes = {}
    if update.chat_member is not None:
        moved = update.chat_member.new_chat_member
        changes = _membership(services, moved.user, standing_of(moved).is_in)
    elif update.message is not None:
        message = update.message
        if message.left_chat_member is not None:
            changes = _membership(services, message.left_chat_member, False)
        for user in message.new_chat_members:
            changes |= _membership(services, user, True)
        for name in _heard_of(services, message):
            if services.throttle.may_tell(chat.id, f"{BOT}{name}"):  # once a minute is enough
                changes |= await _remembered(services, chat.id, name)
    if changes:
        await services.store.change(chat.id, changes)


def _membership(services: Services, user: User, is_in: bool) -> Changes:
    if not _is_other_bot(services, user):
        return {}
    named = change(BOT, f"@{(user.username or '').casefold()}", None)
    return change(BOT, user.id, 0 if is_in else None) | named


def _heard_of(services: Services, message: Message) -> set[str]:
    """Return the ids or @usernames of other bots which a message comes from, answers or names."""
    replied = message.reply_to_message
    users = [message.from_user, message.via_bot]
    if replied is not None:
        users += [replied.from_user, replied.via_bot]
    names = {str(user.id) for user in users if user and _is_other_bot(services, user)}
    entities = message.parse_entities([MessageEntity.BOT_COMMAND]) if message.text else {}
    for command in entities.values():
        addressee = command.partition("@")[2].casefold()
        if addressee and addressee != services.username.casefold():
            names.add(f"@{addressee}")
    return names


async def _remembered(services: Services, chat: int, name: str) -> Changes:
    """Remember a bot for a day, unless it is known for as long, or there are too many."""
    now = services.tables.now()
    bots = (await services.tables.see(Address(chat))).status.bots
    until = bots.get(name)
    if until == 0 or (until is not None and until > now + HEARD_FOR // 2):
        return {}
    changes: Changes = {}
    for other, ends in bots.items():
        if 0 < ends <= now:
            changes |= change(BOT, other, None)
    if until is None and len(bots) - len(changes) >= MOST_BOTS:
        return changes
    return changes | change(BOT, name, now + HEARD_FOR)


def _is_other_bot(services: Services, user: User) -> bool:
    return user.is_bot and user.id != services.client.bot.id and user.id not in ANONYMOUS
