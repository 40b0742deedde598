"""The methods that forward and copy messages."""

from contextlib import suppress
from itertools import pairwise

from bot.playground.api_objects import chat_json, user_json
from bot.playground.methods.call import Call, FormattedText, format_text
from bot.playground.methods.media import Source
from bot.playground.methods.sending import Body, send
from bot.playground.model import JSON, Message
from bot.playground.params import integer
from bot.playground.refusals import Refusal, bad_request
from bot.playground.rights import chat_for, check_access

MOST_AT_ONCE = 100
RIGHTS = {"photo": "photos", "document": "documents", "animation": "animations"}


class Unsendable(Refusal):
    """This message cannot be forwarded or copied, though others may be."""


def _original(call: Call, message_id: int, verb: str) -> Message:
    if not call.params.text("from_chat_id"):
        raise bad_request('parameter "from_chat_id" is required')
    chat = chat_for(call.world, call.bot, call.params, "from_chat_id")
    check_access(chat, call.bot)
    message = chat.message_for(call.bot_id, message_id)
    if message is None:
        raise Unsendable(400, f"Bad Request: message to {verb} not found")
    past = {"forward": "forwarded", "copy": "copied"}[verb]
    if message.service:
        raise Unsendable(400, f"Bad Request: message can't be {past}")
    if message.protected and (verb == "forward" or message.actor != call.bot_id):
        raise Unsendable(400, f"Bad Request: message has protected content and can't be {past}")
    return message


def _body(call: Call, message: Message) -> Body:
    source = None
    if message.media:
        source = Source(message.media.kind, stored=message.media)
    what = RIGHTS[message.media.kind] if message.media else "text messages"
    if "dice" in message.content:
        what = "dice"
    return Body(what, dict(message.content), None, source, may_be_ephemeral=False)


def _forward(call: Call, message: Message) -> JSON:
    body = _body(call, message)
    body.extra = origin(message)
    if message.via_bot:
        body.extra["via_bot"] = user_json(message.via_bot)
    body.forwarded = True
    body.keyboard = kept_keyboard(message)
    return send(call, body)


def origin(message: Message) -> JSON:
    """Return the origin of a forwarded message, in the new form and the old."""
    if "forward_origin" in message.extra:
        return {k: v for k, v in message.extra.items() if k.startswith("forward")}
    if message.sender_chat:
        chat = chat_json(message.sender_chat)
        shown: JSON = {"type": "chat", "sender_chat": chat, "date": message.date}
        if message.signature:
            shown["author_signature"] = message.signature
        return {"forward_origin": shown, "forward_from_chat": chat, "forward_date": message.date}
    user = user_json(message.sender)
    return {
        "forward_origin": {"type": "user", "sender_user": user, "date": message.date},
        "forward_from": user,
        "forward_date": message.date,
    }


def kept_keyboard(message: Message) -> JSON | None:
    """Return the keyboard for a forward, unless one of its buttons needs the bot."""
    allowed = {"url", "login_url"}
    if message.via_bot:
        allowed |= {"switch_inline_query", "switch_inline_query_current_chat"}
    rows = (message.markup or {}).get("inline_keyboard", [])
    is_kept = rows and all(allowed & set(button) for row in rows for button in row)
    return message.markup if is_kept else None


def forward_message(call: Call) -> JSON:
    return _forward(call, _original(call, call.params.integer("message_id"), "forward"))


def _ids(call: Call) -> list[int]:
    given = call.params.parsed("message_ids", "message identifiers")
    if not isinstance(given, list) or not given:
        raise bad_request("message identifiers are not specified")
    if len(given) > MOST_AT_ONCE:
        raise bad_request("too many message identifiers specified")
    ids = [integer(value) for value in given]
    if any(one >= other for one, other in pairwise(ids)):
        raise bad_request("message identifiers must be in a strictly increasing order")
    return ids


def _each(call: Call, verb: str) -> list[Message]:
    """Return the messages that can be sent on; refuse if there are none."""
    found = []
    for message_id in _ids(call):
        with suppress(Unsendable):
            found.append(_original(call, message_id, verb))
    if not found:
        raise bad_request(f"there are no messages to {verb}")
    return found


def forward_messages(call: Call) -> list[JSON]:
    call.enter_chat()
    return [{"message_id": _forward(call, m)["message_id"]} for m in _each(call, "forward")]


def _copy(call: Call, message: Message, formatted: FormattedText | None) -> JSON:
    body = _body(call, message)
    if formatted and message.media:
        for name in ("caption", "caption_entities"):
            body.content.pop(name, None)
        body.content.update(formatted.fields("caption"))
        body.formatted = formatted
    return {"message_id": send(call, body)["message_id"]}


def copy_message(call: Call) -> JSON:
    params = call.params
    formatted = None
    if params.has("caption"):
        marked = params.parsed("caption_entities", "entities")
        formatted = format_text(
            call.world, params.text("caption"), params.text("parse_mode"), marked, allow_empty=True
        )
    return _copy(call, _original(call, params.integer("message_id"), "copy"), formatted)


def copy_messages(call: Call) -> list[JSON]:
    call.enter_chat()
    return [_copy(call, message, None) for message in _each(call, "copy")]


HANDLERS = {
    "forwardmessage": forward_message,
    "forwardmessages": forward_messages,
    "copymessage": copy_message,
    "copymessages": copy_messages,
}
