"""Reactions to messages, and pinned messages."""

from bot.playground.api_objects import chat_json, user_json
from bot.playground.delivery import post_service_message, push
from bot.playground.model import JSON, Chat, Event, Message, User, World

_EMOJI = """
❤ 👍 👎 🔥 🥰 👏 😁 🤔 🤯 😱 🤬 😢 🎉 🤩 🤮 💩 🙏 👌 🕊 🤡 🥱 🥴 😍 🐳 ❤\u200d🔥 🌚 🌭 💯 🤣 ⚡ 🍌
🏆 💔 🤨 😐 🍓 🍾 💋 🖕 😈 😴 😭 🤓 👻 👨\u200d💻 👀 🎃 🙈 😇 😨 🤝 ✍ 🤗 🫡 🎅 🎄 ☃ 💅 🤪 🗿 🆒 💘
🙉 🦄 😘 💊 🙊 😎 👾 🤷\u200d♂ 🤷 🤷\u200d♀ 😡
"""
EMOJI = frozenset(_EMOJI.split())


def react(world: World, message: Message, who: User, new: list[JSON]) -> None:
    """Set a user's reactions to a message; bots that administer are told of people's."""
    old = message.reactions.get(who.id, [])
    if old == new:
        return
    if new:
        message.reactions[who.id] = new
    else:
        message.reactions.pop(who.id, None)
    world.notify(Event("edited", message.chat, message))
    if who.is_bot:
        return
    chat = message.chat
    member = chat.member(who.id)
    update: JSON = {"chat": chat_json(chat)}
    if member and member.anonymous and member.is_admin():
        update["actor_chat"] = chat_json(chat)
    else:
        update["user"] = user_json(who)
    update |= {"date": world.clock.unix_time(), "old_reaction": old, "new_reaction": new}
    for bot_id in chat.members:
        bot = world.bots.get(bot_id)
        standing = chat.member(bot_id)
        if bot and standing and (standing.is_admin() or not chat.is_group):
            numbered = {"message_id": message.id_for(bot_id), **update}
            push(world, bot, "message_reaction", f"reaction{chat.id}", numbered)


def pin(world: World, message: Message, actor: User, silent: bool = False) -> None:
    chat = message.chat
    if message.id in chat.pinned:
        chat.pinned.remove(message.id)
        chat.pinned.append(message.id)
    else:
        chat.pinned.append(message.id)
        topic: JSON = {"thread": message.thread, "in_topic": True} if message.in_topic else {}
        post_service_message(world, chat, actor, {}, pinned=message, silent=silent, **topic)
    world.notify(Event("chat", chat))


def unpin(world: World, chat: Chat, message_ids: list[int]) -> None:
    chat.pinned = [i for i in chat.pinned if i not in message_ids]
    world.notify(Event("chat", chat))
