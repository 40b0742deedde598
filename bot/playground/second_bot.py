"""A second bot for groups, run by the playground itself: a warden with /help, /kick, /rules."""

import asyncio

from bot.playground import membership
from bot.playground.delivery import leading_command, post
from bot.playground.model import ADMIN_RIGHTS, Bot, Chat, Member, Message, User, World, add_bot
from bot.playground.rights import has_right

USERNAME = "warden_bot"
COMMANDS = {
    "help": "What Warden does",
    "kick": "Remove the author of a message",
    "rules": "The rules of this group",
}
HELP = "I keep order here.\n" + "\n".join(f"/{name} - {what}" for name, what in COMMANDS.items())
RULES = "1. Be kind.\n2. No spam."
KICK = "Answer a message with /kick to remove its author. Only administrators may."


def invite(world: World, chat: Chat, as_admin: bool) -> Bot:
    """Bring the warden into a group; as an administrator it hears every command."""
    bot = next((b for b in world.bots.values() if b.user.username == USERNAME), None) or _add(world)
    actor = membership.acting_admin(world, chat)
    if chat.member(bot.user.id) is None:
        membership.add_bot_member(world, chat, bot, actor)
    member = Member("member")
    if as_admin:
        rights = frozenset(ADMIN_RIGHTS)
        member = Member("administrator", rights, promoted_by=actor.id)
    membership.change_member(world, chat, bot.user, member, actor)
    return bot


def _add(world: World) -> Bot:
    bot = add_bot(world, "Warden", USERNAME)
    commands = [{"command": name, "description": what} for name, what in COMMANDS.items()]
    bot.commands["default", 0, 0, ""] = commands
    bot.queue.allowed = frozenset()  # nobody polls

    def hear(message: Message) -> None:
        """Answer once the pages have been told of the message."""
        asyncio.get_running_loop().call_soon(_answer, world, bot, message)

    bot.hears = hear
    return bot


def _answer(world: World, bot: Bot, message: Message) -> None:
    name, _, username = leading_command(message).removeprefix("/").lower().partition("@")
    chat = message.chat
    if username not in ("", USERNAME) or (chat.is_group and chat.member(bot.user.id) is None):
        return
    match name:
        case "help" | "start":
            text = HELP
        case "rules":
            text = RULES
        case "kick":
            text = _kick(world, bot, message)
        case _:
            return
    answer = Message(0, chat, world.clock.unix_time(), bot.user, bot.user.id, {"text": text})
    answer.thread, answer.in_topic = message.thread, message.in_topic
    post(world, answer)


def _kick(world: World, bot: Bot, message: Message) -> str:
    """Remove the author of the message that a command answers, and return what to say."""
    chat, replied = message.chat, message.reply_to
    target = world.people.get(replied.actor) if replied else None
    member = chat.member(target.id) if target else None
    if target is None or member is None or member.is_admin():
        return KICK
    if not all(has_right(chat, i, "can_restrict_members") for i in (message.actor, bot.user.id)):
        return KICK
    membership.ban(world, chat, target, bot.user)
    return f"{_name(target)} is gone."


def _name(person: User) -> str:
    return f"{person.first_name} {person.last_name}".strip()
