"""The methods that edit and delete messages."""

import json
from typing import Any

from bot.playground.api_objects import message_json
from bot.playground.delivery import announce, remove
from bot.playground.file_store import Media
from bot.playground.methods.call import (
    LONGEST_CAPTION,
    LONGEST_TEXT,
    Call,
    FormattedText,
    check_length,
    format_text,
    read_formatted,
)
from bot.playground.methods.media import Source, caption_fields, read_source
from bot.playground.methods.reply_markup import Markup, read_markup
from bot.playground.methods.sending import preview_fields
from bot.playground.model import JSON, Message
from bot.playground.params import integer, is_true
from bot.playground.refusals import bad_request
from bot.playground.rights import has_right

NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the same "
    "as a current content and reply markup of the message"
)
TWO_DAYS = 48 * 3600
MEDIA_KINDS = ("photo", "document", "animation")


def find_own(call: Call) -> Message:
    """Return the message of this bot that an edit names, in a chat or sent by inline mode."""
    params = call.params
    message_id = params.integer("message_id")
    if not params.text("chat_id") and message_id <= 0:
        inline_id = params.text("inline_message_id")
        if not inline_id:
            raise bad_request("message identifier is not specified")
        message = call.world.inline_messages.get(inline_id)
        if message is None or message.via_bot is not call.bot.user:
            raise bad_request("MESSAGE_ID_INVALID")
        call.chat = message.chat
        return message
    chat = call.enter_chat()
    message = chat.message_for(call.bot_id, message_id)
    if message is None:
        raise bad_request("message to edit not found")
    if (
        message.actor != call.bot_id
        or message.forwarded
        or message.service
        or (message.markup and "inline_keyboard" not in message.markup)
    ):
        raise bad_request("message can't be edited")
    return message


def apply(
    call: Call, message: Message, content: JSON, media: Media | None, markup: Markup
) -> JSON | bool:
    """Put the new content in place, or refuse if nothing would change."""
    keyboard = markup.checked(None if message.inline_id else message.chat, bool(message.receiver))
    is_same_keyboard = json.dumps(keyboard) == json.dumps(message.markup)
    if content == message.content and media is message.media and is_same_keyboard:
        raise bad_request(NOT_MODIFIED)
    call.spend(message.chat, ephemeral=bool(message.receiver))
    if media:
        call.world.files.add(media)
    message.content = content
    message.media = media
    message.markup = keyboard
    message.edit_date = call.world.clock.unix_time()
    announce(call.world, "edited_message", message, doer=call.bot_id)
    if message.receiver or not call.params.text("chat_id"):
        return True
    return message_json(message, call.bot_id, replied=False)


def edit_text(
    call: Call,
    message: Message,
    formatted: FormattedText,
    markup: Markup,
    limit: int,
    complaint: str,
) -> Any:
    if "text" not in message.content:
        raise bad_request("there is no text in the message to edit")
    check_length(formatted, limit, complaint)
    content = formatted.fields("text") | preview_fields(call.params)
    return apply(call, message, content, None, markup)


def edit_message_text(call: Call) -> Any:
    formatted = read_formatted(call, "text")
    markup = read_markup(call, inline_only=True)
    message = find_own(call)
    return edit_text(call, message, formatted, markup, LONGEST_TEXT, "MESSAGE_TOO_LONG")


def edit_caption(call: Call, message: Message, formatted: FormattedText, markup: Markup) -> Any:
    if message.media is None:
        raise bad_request("there is no caption in the message to edit")
    check_length(formatted, LONGEST_CAPTION, "MEDIA_CAPTION_TOO_LONG")
    content = caption_fields(
        message.media.kind,
        formatted,
        spoiler="has_media_spoiler" in message.content,
        above=call.params.flag("show_caption_above_media"),
    )
    return apply(call, message, content, message.media, markup)


def edit_message_caption(call: Call) -> Any:
    markup = read_markup(call, inline_only=True)
    formatted = read_formatted(call, "caption")
    return edit_caption(call, find_own(call), formatted, markup)


def read_media(call: Call) -> tuple[Source, FormattedText, JSON]:
    """Read the parameter `media`: {type, media, caption?...}."""
    given = call.params.parsed("media", "input media")
    if not isinstance(given, dict):
        raise bad_request(
            "input media is not specified" if given is None else "object expected as input media"
        )
    kind = given.get("type")
    if kind not in MEDIA_KINDS:
        raise bad_request(f'can\'t parse InputMedia: type "{kind}" is unsupported')
    if not isinstance(given.get("media"), str) or not given["media"]:
        raise bad_request("can't parse InputMedia: Can't find field \"media\"")
    source = read_source(call, kind, given["media"])
    caption = given.get("caption")
    formatted = format_text(
        call.world,
        caption if isinstance(caption, str) else "",
        str(given.get("parse_mode") or ""),
        given.get("caption_entities"),
        allow_empty=True,
    )
    return source, formatted, given


def edit_media(
    call: Call, message: Message, media: tuple[Source, FormattedText, JSON], markup: Markup
) -> Any:
    source, formatted, given = media
    if message.media is None and "text" not in message.content:
        raise bad_request("message can't be edited")
    check_length(formatted, LONGEST_CAPTION, "MEDIA_CAPTION_TOO_LONG")
    content = caption_fields(
        source.kind,
        formatted,
        spoiler=is_true(given.get("has_spoiler")),
        above=is_true(given.get("show_caption_above_media")),
    )
    return apply(call, message, content, source.media(call.world.server), markup)


def edit_message_media(call: Call) -> Any:
    markup = read_markup(call, inline_only=True)
    media = read_media(call)
    return edit_media(call, find_own(call), media, markup)


def edit_markup(call: Call, message: Message, markup: Markup) -> Any:
    return apply(call, message, message.content, message.media, markup)


def edit_message_reply_markup(call: Call) -> Any:
    markup = read_markup(call, inline_only=True)
    return edit_markup(call, find_own(call), markup)


def delete_message(call: Call) -> bool:
    if not call.params.text("chat_id"):
        raise bad_request("chat identifier is not specified")
    chat = call.enter_chat()
    message = chat.message_for(call.bot_id, call.params.integer("message_id"))
    if message is None:
        raise bad_request("message to delete not found")
    if not may_delete(call, message):
        raise bad_request("message can't be deleted")
    remove(call.world, [message])
    return True


def may_delete(call: Call, message: Message) -> bool:
    """Return whether the bot may delete a message: its own for two days, in private chats the
    person's too, others by right."""
    chat = message.chat
    if chat.is_group and has_right(chat, call.bot_id, "can_delete_messages"):
        return True
    if "group_chat_created" in message.content or "forum_topic_created" in message.content:
        return False
    is_young = message.date + TWO_DAYS > call.world.clock.now()
    return is_young and (message.actor == call.bot_id or not chat.is_group)


def delete_messages(call: Call) -> bool:
    chat = call.enter_chat()
    given = call.params.parsed("message_ids", "message identifiers")
    if not isinstance(given, list) or not given:
        raise bad_request("message identifiers are not specified")
    if len(given) > 100:
        raise bad_request("too many message identifiers specified")
    ids = dict.fromkeys(map(integer, given))
    messages = [found for i in ids if (found := chat.message_for(call.bot_id, i))]
    if not all(may_delete(call, message) for message in messages):
        raise bad_request("message can't be deleted")
    remove(call.world, messages)
    return True


HANDLERS = {
    "editmessagetext": edit_message_text,
    "editmessagecaption": edit_message_caption,
    "editmessagemedia": edit_message_media,
    "editmessagereplymarkup": edit_message_reply_markup,
    "deletemessage": delete_message,
    "deletemessages": delete_messages,
}
