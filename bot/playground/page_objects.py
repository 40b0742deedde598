"""JSON for the page: chats and messages as one person sees them, and the state of the whole
world."""

from typing import Any

from bot.playground import reply_keyboards
from bot.playground.api_objects import chat_json, message_json, permissions_json, user_json
from bot.playground.clock import Clock
from bot.playground.command_menus import menu
from bot.playground.delivery import sole_viewer
from bot.playground.model import (
    EPHEMERAL_SECONDS,
    GENERAL_TOPIC,
    JSON,
    Bot,
    Chat,
    Message,
    User,
    World,
)
from bot.playground.notifications import rings
from bot.playground.rights import has_permission
from bot.playground.server_settings import CHOICES


def message_view(message: Message, person: int) -> JSON:
    shown = message_json(message, person)
    shown["key"] = message.key
    if message.markup:
        shown["reply_markup"] = message.markup
    if message.chat.bot:
        shown["chat"] = page_chat(message.chat)
    if message.actor == person:
        shown["out"] = True
    if message.receiver:
        shown["ephemeral"] = True
    if ringing := rings(message, person):
        shown["rings"] = ringing
    if message.replaces:
        shown["replaces"] = f"m{message.replaces}"
    if message.chat.is_forum:
        shown["thread"] = message.thread or GENERAL_TOPIC
    if message.media:
        shown["url"] = file_url(message)
    if message.reply_to and message.reply_to.media and "reply_to_message" in shown:
        shown["reply_to_message"]["url"] = file_url(message.reply_to)
    if message.reactions:
        shown["reactions"] = reaction_chips(message, person)
    return shown


def file_url(message: Message) -> str:
    assert message.media
    return f"/sim/file/{message.media.best.unique_id}"


def reaction_chips(message: Message, person: int) -> list[JSON]:
    chips: dict[str, JSON] = {}
    for who, given in message.reactions.items():
        for reaction in given:
            emoji = reaction.get("emoji") or reaction.get("custom_emoji_id", "")
            chip = chips.setdefault(emoji, {"emoji": emoji, "count": 0, "mine": False})
            chip["count"] += 1
            chip["mine"] = chip["mine"] or who == person
    return list(chips.values())


def is_visible_to(world: World, message: Message, person: int) -> bool:
    """Return whether a person's app shows a message."""
    viewer = sole_viewer(message)
    if viewer is None:
        return True
    return viewer == person and not message.forgotten and world.people[person].app != "old"


def message_views(world: World, chat: Chat, person: int, thread: int = 0) -> list[JSON]:
    """Return the messages that a person sees, by date; one that replaces a public message stands in
    its place."""
    if not chat.member(person):
        return []
    fresh = world.clock.now() - EPHEMERAL_SECONDS
    own = [m for m in chat.ephemeral.values() if m.date > fresh and is_visible_to(world, m, person)]
    replacing = {m.replaces: m for m in own if m.replaces in chat.messages}
    shown = [replacing.get(m.id, m) for m in chat.messages.values()]
    apart = [m for m in own if replacing.get(m.replaces) is not m]
    shown = merge_by_age(shown, apart)
    if thread and chat.is_forum:
        shown = [m for m in shown if (m.thread or GENERAL_TOPIC) == thread]
    return [message_view(message, person) for message in shown]


def newest_messages(world: World, person: int) -> list[JSON]:
    """Return the last public message of each chat of a person, for the list of chats."""
    chats = [*world.groups.values(), *world.private.values()]
    mine = [chat for chat in chats if chat.member(person) and chat.messages]
    return [message_view(next(reversed(chat.messages.values())), person) for chat in mine]


def merge_by_age(public: list[Message], own: list[Message]) -> list[Message]:
    """Merge ephemeral messages into the public ones, each after the one that was newest when it
    came."""
    result: list[Message] = []
    waiting = sorted(own, key=lambda m: (m.after, m.ephemeral_id))
    at = 0
    for message in public:
        place = message.id or message.replaces
        while at < len(waiting) and waiting[at].after < place:
            result.append(waiting[at])
            at += 1
        result.append(message)
    return result + waiting[at:]


def chat_view(world: World, chat: Chat, person: int, thread: int = 0) -> JSON:
    shown: JSON = {
        "chat": page_chat(chat),
        "messages": message_views(world, chat, person, thread),
        "commands": menu(world, chat, person),
        "typing": [],
        "pinned": list(chat.pinned),
        "can_write": can_write(chat, person),
    }
    if history := upgraded_history(world, chat, person):
        shown["history"] = history
    if markup := reply_keyboards.shown(chat, person, thread):
        shown["reply_markup"] = markup
    if chat.bot:
        shown["blocked"] = chat.blocked
        shown["started"] = chat.started
        shown["description"] = bot_description(chat.bot, world.people[person].language_code)
    return shown


def upgraded_history(world: World, chat: Chat, person: int) -> JSON | None:
    """Return the messages from before a basic group became this chat: the group is still a chat of
    its own."""
    old = world.groups.get(chat.upgraded_from)
    if old is None or not chat.member(person) or not old.member(person):
        return None
    return {"chat": old.id, "messages": message_views(world, old, person)}


def bot_description(bot: Bot, language: str) -> str:
    """Return the description for an empty chat with the bot, in the reader's language if the bot
    has one."""
    codes = (language.partition("-")[0], "")
    return next((bot.texts[key] for c in codes if bot.texts.get(key := ("description", c))), "")


def can_write(chat: Chat, person: int) -> bool:
    if chat.bot:
        return not chat.blocked
    return not chat.upgraded_to and has_permission(chat, person, "can_send_messages")


def page_chat(chat: Chat) -> JSON:
    """Return the chat as a page names it: a private one by the bot at its other end."""
    if chat.bot:
        bot = chat.bot.user
        return {
            "id": bot.id,
            "first_name": bot.first_name,
            "username": bot.username,
            "type": "private",
        }
    return chat_json(chat)


def chat_state(chat: Chat) -> JSON:
    shown = chat_json(chat)
    shown["members"] = [member_state(chat, i) for i in chat.members]
    shown["permissions"] = permissions_json(chat.permissions)
    if chat.is_forum:
        shown["topics"] = [topic_state(topic) for topic in chat.topics.values()]
    if chat.upgraded_to:
        shown["upgraded_to"] = chat.upgraded_to
    return shown


def member_state(chat: Chat, user_id: int) -> JSON:
    member = chat.members[user_id]
    shown: JSON = {"id": user_id, "status": member.status}
    if member.anonymous:
        shown["anonymous"] = True
    if member.title:
        shown["custom_title"] = member.title
    if member.status == "restricted":
        shown["is_member"] = member.present
    return shown


def topic_state(topic: Any) -> JSON:
    shown: JSON = {"id": topic.id, "name": topic.name, "icon_color": topic.icon_color}
    if topic.closed:
        shown["closed"] = True
    return shown


def world_state(world: World) -> JSON:
    return {
        "bots": [bot_state(bot) for bot in world.bots.values()],
        "people": [person_state(person) for person in world.people.values()],
        "chats": [chat_state(chat) for chat in world.groups.values() if not chat.upgraded_to],
        "clock": clock_state(world.clock),
        "limits": world.limits.settings(),
        "faults": world.faults.state(),
        "server": world.server.state(),
        "server_choices": CHOICES,
    }


def clock_state(clock: Clock) -> JSON:
    shown: JSON = {"now": clock.now(), "virtual": clock.virtual}
    if clock.shared:
        shown["shared"] = True
    if clock.next_due is not None:
        shown["next"] = clock.next_due
    return shown


def bot_state(bot: Bot) -> JSON:
    return {
        "id": bot.user.id,
        "token": bot.token,
        "username": bot.user.username,
        "first_name": bot.user.first_name,
        "privacy": bot.privacy,
        "inline": bot.inline,
        "feedback": bot.inline_feedback,
    }


def person_state(person: User) -> JSON:
    shown = user_json(person)
    del shown["is_bot"]
    return {**shown, "app": person.app}
