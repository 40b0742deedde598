"""Methods that describe a chat, or act on it as a whole: title, description, pins, reactions."""

from typing import Any

from bot.playground import membership, rights
from bot.playground.api_objects import GIFTS, chat_json, member_json, message_json, permissions_json
from bot.playground.delivery import post_service_message
from bot.playground.methods.call import Call
from bot.playground.model import JSON, Chat, Event
from bot.playground.reactions_and_pins import EMOJI, pin, react, unpin
from bot.playground.refusals import bad_request

LONGEST_TITLE = 128
LONGEST_DESCRIPTION = 255
MOST_REACTIONS = 11


def get_chat(call: Call) -> JSON:
    """Describe a chat; basic groups are described even to a bot that has left them."""
    chat = call.find_chat()
    if chat.type == "supergroup":
        rights.check_access(chat, call.bot)
    shown = chat_json(chat)
    shown["accent_color_id"] = abs(chat.id) % 7
    shown["max_reaction_count"] = MOST_REACTIONS
    shown["accepted_gift_types"] = GIFTS
    if chat.description:
        shown["description"] = chat.description
    if chat.is_group:
        shown["permissions"] = permissions_json(chat.permissions)
        if chat.invite_link and rights.has_right(chat, call.bot_id, "can_invite_users"):
            shown["invite_link"] = chat.invite_link
    if chat.pinned and (message := chat.messages.get(chat.pinned[-1])):
        shown["pinned_message"] = message_json(message, call.bot_id, replied=False)
    return shown


def get_chat_member(call: Call) -> JSON:
    user_id = call.params.integer("user_id")
    if user_id <= 0:
        raise bad_request("invalid user_id specified")
    chat = call.enter_chat()
    user = call.world.user(user_id)
    if user is None:
        raise bad_request("PARTICIPANT_ID_INVALID")
    return member_json(chat, user, chat.members.get(user_id), call.bot_id)


def get_chat_administrators(call: Call) -> list[JSON]:
    chat = call.enter_chat()
    if not chat.is_group:
        raise bad_request("there are no administrators in the private chat")
    shown = []
    for user_id, member in chat.members.items():
        user = call.world.user(user_id)
        if user and member.is_admin() and (not user.is_bot or user_id == call.bot_id):
            shown.append(member_json(chat, user, member, call.bot_id))
    return sorted(shown, key=lambda member: str(member["status"]) != "creator")


def get_chat_member_count(call: Call) -> int:
    return len(call.enter_chat().present())


def leave_chat(call: Call) -> bool:
    chat = call.enter_chat()
    if not chat.is_group:
        raise bad_request("chat not found")
    membership.leave(call.world, chat, call.bot.user)
    return True


def _pinnable(call: Call) -> Chat:
    chat = call.enter_chat()
    if not rights.bot_may(chat, call.bot_id, "can_pin_messages"):
        raise bad_request("not enough rights to manage pinned messages in the chat")
    return chat


def pin_chat_message(call: Call) -> bool:
    if call.params.integer("message_id") <= 0:
        raise bad_request("message identifier is not specified")
    chat = call.enter_chat()
    message = chat.message_for(call.bot_id, call.params.integer("message_id"))
    if message is None:
        raise bad_request("message to pin not found")
    _pinnable(call)
    if message.service:
        raise bad_request("message can't be pinned")
    pin(call.world, message, call.bot.user, call.params.flag("disable_notification"))
    return True


def unpin_chat_message(call: Call) -> bool:
    chat = _pinnable(call)
    message_id = call.params.integer("message_id")
    message = chat.message_for(call.bot_id, message_id)
    if not message_id and chat.pinned:
        message = chat.messages.get(chat.pinned[-1])
    if message is None:
        raise bad_request("message to unpin not found")
    unpin(call.world, chat, [message.id])
    return True


def unpin_all_chat_messages(call: Call) -> bool:
    chat = _pinnable(call)
    unpin(call.world, chat, chat.pinned)
    return True


def set_message_reaction(call: Call) -> bool:
    given = call.params.parsed("reaction", "reaction types") or []
    if not isinstance(given, list):
        raise bad_request("can't parse reaction types JSON object")
    wanted = [_reaction(one) for one in given]
    chat = call.enter_chat()
    message = chat.message_for(call.bot_id, call.params.integer("message_id"))
    if message is None:
        raise bad_request("message to react not found")
    if len(wanted) > 1:
        raise bad_request("REACTIONS_TOO_MANY")
    if message.service or any(one.get("emoji") not in EMOJI for one in wanted):
        raise bad_request("REACTION_INVALID")
    if not rights.has_permission(chat, call.bot_id, "can_react_to_messages"):
        raise bad_request("not enough rights to react to messages in the chat")
    if not wanted and call.bot_id not in message.reactions:
        raise bad_request("REACTION_EMPTY")
    react(call.world, message, call.bot.user, wanted)
    return True


def _reaction(given: Any) -> JSON:
    match given:
        case {"type": "emoji", "emoji": str(emoji)}:
            return {"type": "emoji", "emoji": emoji.replace("\ufe0f", "")}
        case {"type": "custom_emoji", "custom_emoji_id": str(identifier)}:
            return {"type": "custom_emoji", "custom_emoji_id": identifier}
        case {"type": "paid"}:
            raise bad_request("bots can't use paid reactions")
    raise bad_request("can't parse ReactionType: Unsupported type specified")


def set_chat_title(call: Call) -> bool:
    chat = call.enter_chat()
    if not chat.is_group:
        raise bad_request("can't change private chat title")
    title = " ".join(call.params.text("title").split())[:LONGEST_TITLE]
    if not title:
        raise bad_request("title must be non-empty")
    if not rights.bot_may(chat, call.bot_id, "can_change_info"):
        raise bad_request("not enough rights to change chat title")
    if title != chat.title:
        chat.title = title
        post_service_message(call.world, chat, call.bot.user, {"new_chat_title": title})
        call.world.notify(Event("chat", chat))
    return True


def set_chat_description(call: Call) -> bool:
    chat = call.enter_chat()
    if not chat.is_group:
        raise bad_request("can't change private chat description")
    if not rights.bot_may(chat, call.bot_id, "can_change_info"):
        raise bad_request("not enough rights to set chat description")
    text = call.params.text("description").strip()[:LONGEST_DESCRIPTION]
    if text == chat.description:
        raise bad_request("chat description is not modified")
    chat.description = text
    call.world.notify(Event("chat", chat))
    return True


def export_chat_invite_link(call: Call) -> str:
    chat = call.enter_chat()
    if not chat.is_group or not rights.has_right(chat, call.bot_id, "can_invite_users"):
        raise bad_request("not enough rights to manage chat invite link")
    chat.invite_link = ""
    return membership.invite_link(call.world, chat)


HANDLERS = {
    "getchat": get_chat,
    "getchatmember": get_chat_member,
    "getchatadministrators": get_chat_administrators,
    "getchatmembercount": get_chat_member_count,
    "getchatmemberscount": get_chat_member_count,
    "leavechat": leave_chat,
    "pinchatmessage": pin_chat_message,
    "unpinchatmessage": unpin_chat_message,
    "unpinallchatmessages": unpin_all_chat_messages,
    "setmessagereaction": set_message_reaction,
    "setchattitle": set_chat_title,
    "setchatdescription": set_chat_description,
    "exportchatinvitelink": export_chat_invite_link,
}
