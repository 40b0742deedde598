"""The methods that edit and delete ephemeral messages."""

from typing import Any

from bot.playground.delivery import find_ephemeral, remove
from bot.playground.methods import edits
from bot.playground.methods.call import LONGEST_CAPTION, Call, read_formatted
from bot.playground.methods.reply_markup import read_markup
from bot.playground.model import Message
from bot.playground.refusals import bad_request


def find_sent(call: Call) -> Message:
    """Return the ephemeral message of this bot to that receiver."""
    chat = call.enter_chat()
    receiver = call.params.integer("receiver_user_id")
    if receiver <= 0:
        raise bad_request("invalid receiver_user_id specified")
    message = find_ephemeral(call.world, chat, call.params.integer("ephemeral_message_id"))
    if (
        message is None
        or message.actor != call.bot_id
        or message.receiver is None
        or message.receiver.id != receiver
    ):
        raise bad_request("MESSAGE_ID_INVALID")
    return message


def edit_text(call: Call) -> Any:
    formatted = read_formatted(call, "text")
    markup = read_markup(call.params, inline_only=True)
    message = find_sent(call)
    complaint = "MEDIA_CAPTION_TOO_LONG"
    return edits.edit_text(call, message, formatted, markup, LONGEST_CAPTION, complaint)


def edit_caption(call: Call) -> Any:
    formatted = read_formatted(call, "caption")
    markup = read_markup(call.params, inline_only=True)
    return edits.edit_caption(call, find_sent(call), formatted, markup)


def edit_media(call: Call) -> Any:
    media = edits.read_media(call)
    markup = read_markup(call.params, inline_only=True)
    return edits.edit_media(call, find_sent(call), media, markup)


def edit_reply_markup(call: Call) -> Any:
    markup = read_markup(call.params, inline_only=True)
    return edits.edit_markup(call, find_sent(call), markup)


def delete(call: Call) -> bool:
    """Delete an ephemeral message of the bot, or one that its user wrote to the bot alone."""
    chat = call.enter_chat()
    receiver = call.params.integer("receiver_user_id")
    if receiver <= 0:
        raise bad_request("invalid receiver_user_id specified")
    message = find_ephemeral(call.world, chat, call.params.integer("ephemeral_message_id"))
    if message is None or message.receiver is None:
        raise bad_request("MESSAGE_ID_INVALID")
    if {message.actor, message.receiver.id} != {call.bot_id, receiver}:
        raise bad_request("MESSAGE_ID_INVALID")
    remove(call.world, [message])
    return True


HANDLERS = {
    "editephemeralmessagetext": edit_text,
    "editephemeralmessagecaption": edit_caption,
    "editephemeralmessagemedia": edit_media,
    "editephemeralmessagereplymarkup": edit_reply_markup,
    "deleteephemeralmessage": delete,
}
