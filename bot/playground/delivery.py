"""Put messages into chats, take them out, and tell the bots and pages that may know."""

from typing import Any

from bot.playground import reply_keyboards
from bot.playground.api_objects import message_json, query_json
from bot.playground.model import (
    EPHEMERAL_SECONDS,
    JSON,
    Bot,
    Chat,
    Event,
    Message,
    Query,
    User,
    World,
)
from bot.playground.notifications import mentioned

DELETED_KEPT = 50


def push(world: World, bot: Bot, kind: str, lane: str, content: JSON) -> None:
    """Queue an update; fault injection may double it under the same number."""
    update = bot.queue.push(kind, lane, content, world.clock.now())
    if update and world.faults.take("duplicate_updates", ""):
        bot.queue.repeat(update)


def post(world: World, message: Message) -> Message:
    """Number a message, keep it, and announce it to everybody who may see it."""
    chat = message.chat
    if message.media:
        world.files.add(message.media)
    if message.receiver:
        chat.last_ephemeral = chat.last_ephemeral or 29_000_000 + -chat.id % 1_000_000
        chat.last_ephemeral += 1
        message.ephemeral_id = chat.last_ephemeral
        message.after = chat.last_id
        forget_expired(world, chat)
        chat.ephemeral[message.ephemeral_id] = message
    else:
        chat.last_id += 1
        message.id = chat.last_id
        chat.messages[message.id] = message
        if world.server.message_ids == "per bot" and chat.type in ("private", "group"):
            number_for_bots(world, message)
    message.mentions = mentioned(world, message)
    announce(world, "message", message)
    reply_keyboards.follow(world, message)
    if message.actor in world.bots and not message.receiver and not message.service:
        chat.last_bot = message.actor
    return message


def number_for_bots(world: World, message: Message) -> None:
    """Give a message of a private chat or basic group the next id of each bot there: a bot counts
    the messages of all such chats together."""
    chat = message.chat
    for bot in [chat.bot] if chat.bot else [b for i, b in world.bots.items() if chat.member(i)]:
        bot.last_message = max(bot.last_message + 1, message.id)
        message.numbers[bot.user.id] = bot.last_message
        chat.numbered[bot.user.id, bot.last_message] = message


def announce(world: World, kind: str, message: Message, doer: int = 0) -> None:
    """Tell bots and pages of a new or edited message, but not the bot `doer` that edited it. An
    app shows an edited ephemeral message that it had forgotten as a new one."""
    message.forgotten = False
    for bot in recipients(world, message):
        if bot.user.id == doer:
            continue
        content = message_json(message, bot.user.id)
        push(world, bot, kind, f"chat{message.chat.id}", content)
        if bot.hears and kind == "message":
            bot.hears(message)
    live = "message" if kind == "message" else "edited"
    world.notify(Event(live, message.chat, message, who=sole_viewer(message)))


def sole_viewer(message: Message) -> int | None:
    """Return the one person who sees an ephemeral message; None if all do."""
    if not message.receiver:
        return None
    return message.actor if message.receiver.is_bot else message.receiver.id


def recipients(world: World, message: Message) -> list[Bot]:
    """Return the bots that are told of a message: never its own author, unless it is a service
    message."""
    chat = message.chat
    if message.receiver:
        bot = world.bots.get(message.receiver.id)
        return [bot] if bot else []
    if chat.bot:
        is_own = message.actor == chat.bot.user.id and not message.service
        return [] if is_own or chat.blocked else [chat.bot]
    if message.actor in world.bots and not message.service:
        return []
    bots = [bot for i, bot in world.bots.items() if chat.member(i)]
    if message.service:
        return bots
    chosen = addressee(world, message, bots)
    return [bot for bot in bots if bot is chosen or sees_all(chat, bot)]


def sees_all(chat: Chat, bot: Bot) -> bool:
    member = chat.member(bot.user.id)
    return bool(member and (member.is_admin() or member.sees_all))


def addressee(world: World, message: Message, bots: list[Bot]) -> Bot | None:
    """Return the one bot that a message is meant for, by reply, then by command, then by inline
    mode."""
    replied = message.reply_to
    if replied and (replied.actor in world.bots or replied.via_bot):
        author = replied.via_bot.id if replied.via_bot else replied.actor
        for bot in bots:
            if bot.user.id == author:
                return bot
    command = leading_command(message)
    if command:
        _, at, username = command.partition("@")
        for bot in bots:
            if at and bot.user.username.lower() == username.lower():
                return bot
            if not at and message.chat.last_bot == bot.user.id:
                return bot
    if message.via_bot:
        return world.bots.get(message.via_bot.id)
    return None


def leading_command(message: Message) -> str:
    """Return the `/word` or `/word@bot` with which a text or a caption begins, or ""."""
    content = message.content
    for name, marks in (("text", "entities"), ("caption", "caption_entities")):
        for entity in content.get(marks, ()):
            if entity["type"] == "bot_command" and entity["offset"] == 0:
                return str(content[name][: entity["length"]])
    return ""


def remove(world: World, messages: list[Message]) -> None:
    """Delete messages of one chat for everybody; bots are not told."""
    for message in messages:
        message.deleted = True
        deleted = message.chat.deleted_messages
        deleted[message.key] = message
        if len(deleted) > DELETED_KEPT:
            del deleted[next(iter(deleted))]
        reply_keyboards.forget_message(world, message)
        if message.ephemeral_id:
            message.chat.ephemeral.pop(message.ephemeral_id, None)
        else:
            message.chat.messages.pop(message.id, None)
            for numbered in message.numbers.items():
                message.chat.numbered.pop(numbered, None)
            if message.id in message.chat.pinned:
                message.chat.pinned.remove(message.id)
        keys = {"keys": [message.key], "replaces": message.replaces}
        who = sole_viewer(message)
        world.notify(Event("deleted", message.chat, message, who=who, data=keys))


def post_service_message(
    world: World, chat: Chat, actor: User, content: JSON, **more: Any
) -> Message:
    """Post a line of the chat itself: somebody came, went, pinned."""
    date = world.clock.unix_time()
    message = Message(0, chat, date, actor, actor.id, content, service=True, **more)
    return post(world, message)


def forget_expired(world: World, chat: Chat) -> None:
    old = world.clock.now() - EPHEMERAL_SECONDS
    while chat.ephemeral and next(iter(chat.ephemeral.values())).date <= old:
        del chat.ephemeral[next(iter(chat.ephemeral))]


def find_ephemeral(world: World, chat: Chat, ephemeral_id: int) -> Message | None:
    message = chat.ephemeral.get(ephemeral_id)
    if message and message.date + EPHEMERAL_SECONDS <= world.clock.now():
        remove(world, [message])
        return None
    return message


def send_query(world: World, query: Query) -> Query:
    """Send a tap to its bot."""
    world.queries[query.id] = query
    if query.button_position:
        world.pending_taps[query.button_position] = query
    push(world, query.bot, "callback_query", f"tap{query.person.id}", query_json(query))
    return query


def close_query(world: World, query: Query, answer: JSON | None) -> None:
    """End the button's spinner and show the answer, if there is one."""
    query.closed = True
    query.answer = answer
    if query.button_position:
        world.pending_taps.pop(query.button_position, None)
    for watcher in query.watchers:
        watcher()
    query.watchers.clear()
    message = query.message
    data = {"id": query.id, "key": message.key if message else "", **(answer or {})}
    chat = message.chat if message else None
    world.notify(Event("answer", chat, message, who=query.person.id, data=data))
