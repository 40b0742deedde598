"""Telegram's JSON objects, made from the model. A value that is absent is a key that is absent."""

from typing import Any

from bot.playground.file_store import media_json
from bot.playground.model import (
    ADMIN_RIGHTS,
    ANONYMOUS_ADMIN_ID,
    CHANNEL_BOT_ID,
    JSON,
    PERMISSIONS,
    TELEGRAM_ID,
    Chat,
    Member,
    Message,
    Query,
    User,
)

GROUP_ANONYMOUS_BOT = User(ANONYMOUS_ADMIN_ID, "Group", username="GroupAnonymousBot", is_bot=True)
CHANNEL_BOT = User(CHANNEL_BOT_ID, "Channel", username="Channel_Bot", is_bot=True)
TELEGRAM_USER = User(TELEGRAM_ID, "Telegram")
# all_members_are_administrators of a basic group means that all its members have these.
OLD_PERMISSIONS = frozenset(PERMISSIONS) - {
    "can_react_to_messages",
    "can_edit_tag",
    "can_manage_topics",
}
GIFTS = {
    "unlimited_gifts": False,
    "limited_gifts": False,
    "unique_gifts": False,
    "premium_subscription": False,
    "gifts_from_channels": False,
}


def user_json(user: User) -> JSON:
    shown: JSON = {"id": user.id, "is_bot": user.is_bot, "first_name": user.first_name}
    if user.last_name:
        shown["last_name"] = user.last_name
    if user.username:
        shown["username"] = user.username
    if user.language_code:
        shown["language_code"] = user.language_code
    return shown


def chat_json(chat: Chat) -> JSON:
    if chat.person:
        person = chat.person
        shown: JSON = {"id": chat.id, "first_name": person.first_name}
        if person.last_name:
            shown["last_name"] = person.last_name
        if person.username:
            shown["username"] = person.username
        shown["type"] = "private"
        return shown
    shown = {"id": chat.id, "title": chat.title}
    if chat.type == "group":
        shown["type"] = "group"
        shown["all_members_are_administrators"] = chat.permissions >= OLD_PERMISSIONS
        shown["accepted_gift_types"] = GIFTS
        return shown
    if chat.username:
        shown["username"] = chat.username
    if chat.is_forum:
        shown["is_forum"] = True
    shown["type"] = chat.type
    return shown


def message_json(message: Message, viewer: int, replied: bool = True) -> JSON:
    """Return the message as this bot or person gets it; `replied` is false one level down and in
    the answers to edits."""
    shown: JSON = {"message_id": message.id_for(viewer), "from": user_json(message.sender)}
    if message.signature:
        shown["author_signature"] = message.signature
    if message.sender_chat:
        shown["sender_chat"] = chat_json(message.sender_chat)
    shown["chat"] = chat_json(message.chat)
    shown["date"] = message.date
    if message.receiver:
        shown["receiver_user"] = user_json(message.receiver)
        shown["ephemeral_message_id"] = message.ephemeral_id
    if message.edit_date:
        shown["edit_date"] = message.edit_date
    if message.thread and not message.receiver:
        shown["message_thread_id"] = message.thread
    if message.extra:
        shown.update(message.extra)
    if replied and message.reply_to:
        shown["reply_to_message"] = reply_json(message.reply_to, viewer)
    if message.pinned:
        shown["pinned_message"] = reply_json(message.pinned, viewer)
    if message.media:
        shown.update(media_json(message.media, viewer, message.id or message.ephemeral_id))
    shown.update(message.content)
    if message.markup and "inline_keyboard" in message.markup:
        shown["reply_markup"] = message.markup
    if message.via_bot:
        shown["via_bot"] = user_json(message.via_bot)
    if message.protected:
        shown["has_protected_content"] = True
    if message.in_topic:
        shown["is_topic_message"] = True
    return shown


def reply_json(message: Message, viewer: int) -> JSON:
    if message.deleted:
        return inaccessible_json(message, viewer)
    return message_json(message, viewer, replied=False)


def inaccessible_json(message: Message, viewer: int) -> JSON:
    return {"message_id": message.id_for(viewer), "chat": chat_json(message.chat), "date": 0}


def query_json(query: Query) -> JSON:
    shown: JSON = {"id": query.id, "from": user_json(query.person)}
    message = query.message
    if query.inline_id:
        shown["inline_message_id"] = query.inline_id
    elif message:
        if message.deleted:
            shown["message"] = inaccessible_json(message, query.bot.user.id)
        else:
            shown["message"] = message_json(message, query.bot.user.id)
    if message:
        shown["chat_instance"] = "0" if message.ephemeral_id else message.chat.instance
    shown["data"] = query.data
    return shown


def permissions_json(permissions: frozenset[str]) -> JSON:
    return {name: name in permissions for name in PERMISSIONS}


def member_json(chat: Chat, user: User, member: Member | None, asking: int) -> JSON:
    """Return the member as the bot `asking` sees it: `can_be_edited` depends on the bot."""
    if member is None:
        return {"user": user_json(user), "status": "left"}
    shown: JSON = {"user": user_json(user), "status": member.status}
    match member.status:
        case "creator":
            if member.title:
                shown["custom_title"] = member.title
            shown["is_anonymous"] = member.anonymous
        case "administrator":
            shown |= _administrator(member, asking)
        case "member":
            if member.tag:
                shown["tag"] = member.tag
            if member.until:
                shown["until_date"] = member.until
        case "restricted":
            if member.tag:
                shown["tag"] = member.tag
            shown["until_date"] = member.until
            shown["is_member"] = member.present
            shown |= permissions_json(member.permissions & chat.permissions)
        case "kicked":
            shown["until_date"] = member.until
    return shown


def _administrator(member: Member, asking: int) -> JSON:
    shown: JSON = {"can_be_edited": member.promoted_by == asking}
    shown |= {name: name in member.rights for name in ADMIN_RIGHTS}
    shown["is_anonymous"] = member.anonymous
    if member.title:
        shown["custom_title"] = member.title
    return shown


def member_update(chat: Chat, actor: User, date: int, old: JSON, new: JSON, **more: Any) -> JSON:
    return {
        "chat": chat_json(chat),
        "from": user_json(actor),
        "date": date,
        "old_chat_member": old,
        "new_chat_member": new,
        **more,
    }


def external_json(message: Message, viewer: int) -> JSON:
    """Return what a reply shows of a message from another chat or topic."""
    shown: JSON = {
        "origin": {"type": "user", "date": message.date, "sender_user": user_json(message.sender)},
        "chat": chat_json(message.chat),
        "message_id": message.id_for(viewer),
    }
    if message.media:
        shown.update(media_json(message.media, viewer, message.id or message.ephemeral_id))
    if "dice" in message.content:
        shown["dice"] = message.content["dice"]
    return shown
