"""Read the reply and thread parameters, and place a message in its topic or under its original."""

from dataclasses import dataclass
from typing import Any

from bot.playground.api_objects import external_json
from bot.playground.methods.call import Call, format_text
from bot.playground.model import GENERAL_TOPIC, JSON, Chat, Message
from bot.playground.params import Params, integer, is_true
from bot.playground.placement import Placement, join_thread, topic_of
from bot.playground.refusals import bad_request
from bot.playground.rights import chat_for, has_right


@dataclass(slots=True)
class ReplyParameters:
    """The contents of `reply_parameters`."""

    message_id: int = 0
    ephemeral_id: int = 0
    chat_id: Any = None
    optional: bool = False
    quote: str = ""
    quote_mode: str = ""
    quote_entities: Any = None
    position: int = 0


def read_reply(call: Call) -> ReplyParameters | None:
    params = call.params
    given = params.parsed("reply_parameters", "reply parameters")
    if given is None:
        message_id = params.integer("reply_to_message_id")
        if message_id <= 0:
            return None
        return ReplyParameters(message_id, optional=params.flag("allow_sending_without_reply"))
    if not isinstance(given, dict):
        raise bad_request("object expected as reply parameters")
    message_id, ephemeral_id = (
        integer(given.get("message_id", 0)),
        max(0, integer(given.get("ephemeral_message_id", 0))),
    )
    if not call.world.server.knows_ephemeral:
        ephemeral_id = 0
    if message_id <= 0 and not ephemeral_id:
        return None
    return ReplyParameters(
        message_id,
        ephemeral_id,
        given.get("chat_id"),
        is_true(given.get("allow_sending_without_reply")),
        given["quote"] if isinstance(given.get("quote"), str) else "",
        str(given.get("quote_parse_mode") or ""),
        given.get("quote_entities"),
        integer(given.get("quote_position", 0)),
    )


def find_placement(
    call: Call, chat: Chat, reply: ReplyParameters | None, ephemeral: bool
) -> Placement:
    thread = call.params.integer("message_thread_id")
    if not thread and reply is None:
        placement = Placement()
    else:
        placement = Placement(named=True)
        if chat.is_forum and thread:
            placement.thread = _topic(chat, thread)
        if reply:
            _reply_to_public(call, chat, placement, reply, ephemeral)
    if chat.is_forum:
        _enter_topic(call, chat, placement)
    return placement


def _topic(chat: Chat, thread: int) -> int:
    if thread == GENERAL_TOPIC or thread not in chat.topics:
        raise bad_request("message thread not found")
    return thread


def _reply_to_public(
    call: Call, chat: Chat, placement: Placement, reply: ReplyParameters, ephemeral: bool
) -> None:
    if reply.ephemeral_id:
        _reply_to_ephemeral(call, chat, placement, reply, ephemeral)
        return
    home = chat
    if reply.chat_id is not None and str(reply.chat_id) != str(chat.id):
        home = chat_for(call.world, call.bot, Params({"chat_id": reply.chat_id}))
    replied = home.message_for(call.bot_id, reply.message_id)
    if replied is None:
        if reply.optional and home is chat and not ephemeral:
            return
        raise bad_request("message to be replied not found")
    elsewhere = home is not chat or (
        chat.is_forum and placement.thread and topic_of(replied) != placement.thread
    )
    if reply.quote and not ephemeral:
        placement.extra["quote"] = _quote(call, replied, reply)
    if elsewhere:
        placement.extra["external_reply"] = external_json(replied, call.bot_id)
        return
    join_thread(chat, placement, replied)


def _reply_to_ephemeral(
    call: Call, chat: Chat, placement: Placement, reply: ReplyParameters, ephemeral: bool
) -> None:
    asked = chat.ephemeral.get(reply.ephemeral_id)
    if asked is None or not ephemeral or asked.receiver is not call.bot.user:
        raise bad_request("message to be replied not found")
    placement.reply_to = asked
    placement.thread = asked.thread


def _enter_topic(call: Call, chat: Chat, placement: Placement) -> None:
    topic = chat.topics.get(placement.thread or GENERAL_TOPIC)
    if topic and topic.closed and not has_right(chat, call.bot_id, "can_manage_topics"):
        raise bad_request("TOPIC_CLOSED")
    if placement.thread:
        placement.in_topic = True
        if placement.reply_to is None:
            placement.reply_to = chat.messages.get(placement.thread)


def _quote(call: Call, replied: Message, reply: ReplyParameters) -> JSON:
    formatted = format_text(call.world, reply.quote, reply.quote_mode, reply.quote_entities)
    text: str = replied.content.get("text") or replied.content.get("caption") or ""
    before = text.encode("utf-16-le")[: 2 * max(0, reply.position)].decode("utf-16-le", "ignore")
    at = text.find(formatted.text, len(before))
    if at < 0:
        at = text.find(formatted.text)
    if at < 0 or formatted.late:
        raise bad_request("QUOTE_TEXT_INVALID")
    shown: JSON = {"text": formatted.text, "position": len(text[:at].encode("utf-16-le")) // 2}
    if formatted.entities:
        shown["entities"] = formatted.entities
    shown["is_manual"] = True
    return shown
