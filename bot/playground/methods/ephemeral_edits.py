"""The methods that edit and delete ephemeral messages."""

from typing import Any

from bot.playground.delivery import find_ephemeral, remove
from bot.playground.methods import edits
from bot.playground.methods.call import LONGEST_CAPTION, Call, read_formatted
from bot.playground.methods.reply_markup import read_markup
from bot.playground.model import CALLBACK_SECONDS, Chat, Message
from bot.playground.refusals import bad_request
from bot.playground.server_settings import ACCEPTED


def find_to_edit(call: Call) -> Message:
    """Return the ephemeral message of this bot to that receiver, if the server lets it be
    edited."""
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
    refusal = call.world.server.ephemeral_edits
    if refusal != ACCEPTED and not (_is_admin(call, chat) or _has_acted(call, chat, receiver)):
        raise bad_request(refusal)
    return message


def _is_admin(call: Call, chat: Chat) -> bool:
    member = chat.member(call.bot_id)
    return bool(member and member.is_admin())


def _has_acted(call: Call, chat: Chat, person: int) -> bool:
    """Return whether a person tapped a button of this bot in the chat, or wrote an ephemeral
    message to it, within the seconds in which it may answer."""
    since = call.world.clock.now() - CALLBACK_SECONDS
    return any(
        query.asked > since
        and query.bot is call.bot
        and query.person.id == person
        and query.message is not None
        and query.message.chat is chat
        for query in call.world.queries.values()
    ) or any(
        message.date > since and message.actor == person and message.receiver is call.bot.user
        for message in chat.ephemeral.values()
    )


def edit_text(call: Call) -> Any:
    formatted = read_formatted(call, "text")
    markup = read_markup(call, inline_only=True)
    message = find_to_edit(call)
    complaint = "MEDIA_CAPTION_TOO_LONG"
    return edits.edit_text(call, message, formatted, markup, LONGEST_CAPTION, complaint)


def edit_caption(call: Call) -> Any:
    formatted = read_formatted(call, "caption")
    markup = read_markup(call, inline_only=True)
    return edits.edit_caption(call, find_to_edit(call), formatted, markup)


def edit_media(call: Call) -> Any:
    if call.params.uploads and call.world.server.ephemeral == "10.2":
        raise bad_request("wrong file identifier/HTTP URL specified")
    media = edits.read_media(call)
    markup = read_markup(call, inline_only=True)
    return edits.edit_media(call, find_to_edit(call), media, markup)


def edit_reply_markup(call: Call) -> Any:
    markup = read_markup(call, inline_only=True)
    return edits.edit_markup(call, find_to_edit(call), markup)


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
