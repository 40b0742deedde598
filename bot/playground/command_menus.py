"""The bot commands that one person is offered in one chat."""

from bot.playground.model import JSON, Bot, Chat, User, World
from bot.playground.refusals import ActionError

CommandKey = tuple[str, int, int, str]


def scopes(chat: Chat, person: int) -> list[tuple[str, int, int]]:
    """Return the command scopes that apply to a person, the most particular first."""
    if not chat.is_group:
        return [("chat", chat.id, 0), ("all_private_chats", 0, 0), ("default", 0, 0)]
    member = chat.member(person)
    is_admin = bool(member and member.is_admin())
    ordered: list[tuple[str, int, int]] = [("chat_member", chat.id, person)]
    if is_admin:
        ordered.append(("chat_administrators", chat.id, 0))
    ordered.append(("chat", chat.id, 0))
    if is_admin:
        ordered.append(("all_chat_administrators", 0, 0))
    return [*ordered, ("all_group_chats", 0, 0), ("default", 0, 0)]


def bot_menu(world: World, bot: Bot, chat: Chat, person: int) -> list[JSON]:
    user = world.people.get(person)
    language = user.language_code.partition("-")[0] if user else ""
    for scope in scopes(chat, person):
        for code in dict.fromkeys((language, "")):
            commands = bot.commands.get((*scope, code))
            if commands:
                is_old = user is not None and user.app == "old"
                return without_marks(commands) if is_old else known_commands(world, commands)
    return []


def known_commands(world: World, commands: list[JSON]) -> list[JSON]:
    """Return commands as the server knows them: one from before ephemeral messages ignores
    `is_ephemeral`."""
    return commands if world.server.knows_ephemeral else without_marks(commands)


def without_marks(commands: list[JSON]) -> list[JSON]:
    return [{k: v for k, v in command.items() if k != "is_ephemeral"} for command in commands]


def menu(world: World, chat: Chat, person: int) -> list[JSON]:
    """Return all commands for a person in a chat, each with the bot that it belongs to."""
    return [
        {**command, "bot": bot.user.username}
        for bot in bots_in(world, chat)
        for command in bot_menu(world, bot, chat, person)
    ]


def bots_in(world: World, chat: Chat) -> list[Bot]:
    if chat.bot:
        return [chat.bot]
    return [world.bots[i] for i in chat.members if i in world.bots and chat.member(i)]


def ephemeral_target(world: World, chat: Chat, person: User, command: str) -> Bot | None:
    """Return the only bot that gets this command, or None if it is sent openly. Of several bots
    that have the command Telegram Desktop takes the one with the lowest id that marks it; Telegram
    Web K sends it only when the user has said which, so that it never shows by mistake. An old app
    knows no ephemeral commands."""
    if not chat.is_group or person.app == "old":
        return None
    name, _, username = command.removeprefix("/").lower().partition("@")
    owners = []
    for bot in bots_in(world, chat):
        if username and bot.user.username.lower() != username:
            continue
        for known in bot_menu(world, bot, chat, person.id):
            if known["command"] == name:
                owners.append((bot, bool(known.get("is_ephemeral"))))
    marked = [bot for bot, is_ephemeral in owners if is_ephemeral]
    if not marked:
        return None
    if len(owners) > 1 and person.app != "desktop":
        raise ActionError(f"several bots have /{name}: write /{name}@ and the bot's name")
    return min(marked, key=lambda bot: bot.user.id)
