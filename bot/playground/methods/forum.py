"""The methods that create, edit, close and delete topics of forums."""

from bot.playground import rights, topics
from bot.playground.methods.call import Call
from bot.playground.model import GENERAL_TOPIC, JSON, Chat, Topic
from bot.playground.refusals import bad_request

LONGEST_NAME = 128


def _forum(call: Call, what: str) -> Chat:
    chat = call.enter_chat()
    if not chat.is_forum:
        raise bad_request("the chat is not a forum")
    if not rights.bot_may(chat, call.bot_id, "can_manage_topics"):
        raise bad_request(f"not enough rights to {what}")
    return chat


def _topic(call: Call, chat: Chat) -> Topic:
    thread = call.params.integer("message_thread_id")
    if thread == GENERAL_TOPIC or thread not in chat.topics:
        raise bad_request("message thread not found")
    return chat.topics[thread]


def create_forum_topic(call: Call) -> JSON:
    name = call.params.text("name").strip()[:LONGEST_NAME]
    if not name:
        raise bad_request("TOPIC_TITLE_EMPTY")
    color = call.params.integer("icon_color", topics.COLORS[0])
    if color not in topics.COLORS:
        raise bad_request("TOPIC_ICON_COLOR_INVALID")
    chat = _forum(call, "create a topic")
    call.spend(chat)
    emoji = call.params.text("icon_custom_emoji_id")
    topic = topics.create(call.world, chat, call.bot.user, name, color, emoji)
    shown: JSON = {"message_thread_id": topic.id, "name": name, "icon_color": color}
    if emoji:
        shown["icon_custom_emoji_id"] = emoji
    return shown


def edit_forum_topic(call: Call) -> bool:
    chat = _forum(call, "edit the topic")
    topic = _topic(call, chat)
    emoji = (
        call.params.text("icon_custom_emoji_id")
        if call.params.has("icon_custom_emoji_id")
        else None
    )
    name = call.params.text("name").strip()[:LONGEST_NAME]
    if not topics.rename(call.world, chat, call.bot.user, topic, name, emoji):
        raise bad_request("TOPIC_NOT_MODIFIED")
    return True


def close_forum_topic(call: Call) -> bool:
    return _set_closed(call, True)


def reopen_forum_topic(call: Call) -> bool:
    return _set_closed(call, False)


def _set_closed(call: Call, closed: bool) -> bool:
    chat = _forum(call, "toggle the topic")
    topic = _topic(call, chat)
    if not topics.set_closed(call.world, chat, call.bot.user, topic, closed):
        raise bad_request("TOPIC_NOT_MODIFIED")
    return True


def delete_forum_topic(call: Call) -> bool:
    chat = _forum(call, "delete the topic")
    if not rights.has_right(chat, call.bot_id, "can_delete_messages"):
        raise bad_request("not enough rights to delete the topic")
    topics.delete(call.world, chat, _topic(call, chat))
    return True


HANDLERS = {
    "createforumtopic": create_forum_topic,
    "editforumtopic": edit_forum_topic,
    "closeforumtopic": close_forum_topic,
    "reopenforumtopic": reopen_forum_topic,
    "deleteforumtopic": delete_forum_topic,
}
