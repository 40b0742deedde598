"""The topics of a forum: each begins with a service message, whose number is its id."""

from bot.playground.delivery import post_service_message, remove
from bot.playground.model import GENERAL_TOPIC, JSON, Chat, Event, Message, Topic, User, World

COLORS = (7322096, 16766590, 13338331, 9367192, 16749490, 16478047)


def create(
    world: World, chat: Chat, actor: User, name: str, color: int = COLORS[0], emoji: str = ""
) -> Topic:
    topic = Topic(chat.last_id + 1, name, color, emoji)
    chat.topics[topic.id] = topic
    created: JSON = {"name": name, "icon_color": color}
    if emoji:
        created["icon_custom_emoji_id"] = emoji
    content = {"forum_topic_created": created}
    post_service_message(world, chat, actor, content, thread=topic.id, in_topic=True)
    world.notify(Event("chat", chat))
    return topic


def post_in_topic(world: World, chat: Chat, actor: User, topic: Topic, content: JSON) -> Message:
    """Post a service message in the topic that it is about; General has no thread of its own."""
    if topic.id == GENERAL_TOPIC:
        return post_service_message(world, chat, actor, content)
    beginning = chat.messages.get(topic.id)
    return post_service_message(
        world, chat, actor, content, thread=topic.id, in_topic=True, reply_to=beginning
    )


def set_closed(world: World, chat: Chat, actor: User, topic: Topic, closed: bool) -> bool:
    """Close or reopen a topic, and return whether that changed anything."""
    if topic.closed == closed:
        return False
    topic.closed = closed
    post_in_topic(
        world, chat, actor, topic, {f"forum_topic_{'closed' if closed else 'reopened'}": {}}
    )
    world.notify(Event("chat", chat))
    return True


def rename(
    world: World, chat: Chat, actor: User, topic: Topic, name: str, emoji: str | None = None
) -> bool:
    edited: JSON = {}
    if name and name != topic.name:
        topic.name = edited["name"] = name
    if emoji is not None and emoji != topic.icon_emoji:
        topic.icon_emoji = edited["icon_custom_emoji_id"] = emoji
    if not edited:
        return False
    post_in_topic(world, chat, actor, topic, {"forum_topic_edited": edited})
    world.notify(Event("chat", chat))
    return True


def delete(world: World, chat: Chat, topic: Topic) -> None:
    del chat.topics[topic.id]
    remove(world, [m for m in chat.messages.values() if m.in_topic and m.thread == topic.id])
    world.notify(Event("chat", chat))
