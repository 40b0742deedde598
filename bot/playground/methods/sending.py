"""The send methods: check in Telegram's order, then post the message."""

from dataclasses import dataclass, field

from bot.playground import rights
from bot.playground.api_objects import message_json
from bot.playground.delivery import post
from bot.playground.file_store import Media
from bot.playground.methods import ephemeral
from bot.playground.methods.call import (
    LONGEST_CAPTION,
    LONGEST_TEXT,
    Call,
    FormattedText,
    check_length,
    read_formatted,
)
from bot.playground.methods.media import Source, caption_fields, read_source
from bot.playground.methods.reply_markup import read_markup
from bot.playground.methods.reply_parameters import find_placement, read_reply
from bot.playground.model import JSON, Chat, Event, Message
from bot.playground.params import Params, is_true
from bot.playground.placement import Placement
from bot.playground.refusals import bad_request

DICE = {"🎲": 6, "🎯": 6, "🎳": 6, "🏀": 5, "⚽": 5, "🎰": 64}
_ACTIONS = """
typing upload_photo record_video upload_video record_voice upload_voice upload_document
choose_sticker find_location record_video_note upload_video_note cancel
"""
ACTIONS = frozenset(_ACTIONS.split())


@dataclass(slots=True)
class Body:
    """The content of a message to send; `what` names the permission that it needs."""

    what: str
    content: JSON
    formatted: FormattedText | None = None
    source: Source | None = None
    limit: int = LONGEST_CAPTION
    too_long: str = "message caption is too long"
    may_be_ephemeral: bool = True
    extra: JSON = field(default_factory=dict)
    forwarded: bool = False
    keyboard: JSON | None = None


def send(call: Call, body: Body) -> JSON:
    wanted = ephemeral.read_ephemeral_parameters(call) if body.may_be_ephemeral else None
    reply = read_reply(call)
    markup = read_markup(call)
    chat = call.enter_chat()
    rights.check_may_message(chat)
    if wanted and chat.is_group and not rights.may_write(chat, call.bot_id, body.what):
        raise bad_request("have no write access to the chat")
    placement = find_placement(call, chat, reply, ephemeral=wanted is not None)
    rights.check_may_write(chat, call.bot, body.what)
    if body.formatted:
        check_length(body.formatted, body.limit, body.too_long)
    keyboard = markup.checked(chat, ephemeral=wanted is not None)
    target = ephemeral.find_target(call, chat, wanted, placement) if wanted else None
    media = body.source.media(call.world.server) if body.source else None
    call.spend(chat, ephemeral=wanted is not None)
    message = _message(call, chat, body, media, placement, keyboard)
    if target:
        ephemeral.make_ephemeral(call.world, message, target)
    post(call.world, message)
    return message_json(message, call.bot_id)


def _message(
    call: Call,
    chat: Chat,
    body: Body,
    media: Media | None,
    placement: Placement,
    keyboard: JSON | None,
) -> Message:
    return Message(
        id=0,
        chat=chat,
        date=call.world.clock.unix_time(),
        sender=call.bot.user,
        actor=call.bot_id,
        content=body.content,
        media=media,
        thread=placement.thread,
        in_topic=placement.in_topic,
        reply_to=placement.reply_to,
        extra={**body.extra, **placement.extra},
        markup=keyboard or body.keyboard,
        protected=call.params.flag("protect_content"),
        forwarded=body.forwarded,
        silent=call.params.flag("disable_notification"),
    )


def send_message(call: Call) -> JSON:
    formatted = read_formatted(call, "text")
    content = formatted.fields("text") | preview_fields(call.params)
    body = Body("text messages", content, formatted)
    body.limit, body.too_long = LONGEST_TEXT, "message is too long"
    return send(call, body)


def preview_fields(params: Params) -> JSON:
    """Return the link preview options as Telegram gives them back, without those that are off."""
    options = params.parsed("link_preview_options", "link preview options")
    if not isinstance(options, dict):
        options = {"is_disabled": params.flag("disable_web_page_preview")}
    if is_true(options.get("is_disabled")):
        return {"link_preview_options": {"is_disabled": True}}
    flags = ("prefer_small_media", "prefer_large_media", "show_above_text")
    shown: JSON = {name: True for name in flags if is_true(options.get(name))}
    if isinstance(options.get("url"), str) and options["url"]:
        shown["url"] = options["url"]
    return {"link_preview_options": shown} if shown else {}


def send_photo(call: Call) -> JSON:
    return _send_media(call, "photo", "photos")


def send_document(call: Call) -> JSON:
    return _send_media(call, "document", "documents")


def send_animation(call: Call) -> JSON:
    return _send_media(call, "animation", "animations")


def _send_media(call: Call, kind: str, what: str) -> JSON:
    source = read_source(call, kind, call.params.values.get(kind))
    formatted = read_formatted(call, "caption")
    content = caption_fields(
        kind,
        formatted,
        spoiler=call.params.flag("has_spoiler"),
        above=call.params.flag("show_caption_above_media"),
    )
    return send(call, Body(what, content, formatted, source))


def send_dice(call: Call) -> JSON:
    emoji = call.params.text("emoji").removesuffix("\ufe0f") or "🎲"
    sides = DICE.get(emoji)
    if sides is None:
        raise bad_request("emoji must be one of " + ", ".join(DICE))
    dice = {"emoji": emoji, "value": call.world.random.randint(1, sides)}
    return send(call, Body("dice", {"dice": dice}, may_be_ephemeral=False))


def send_chat_action(call: Call) -> bool:
    action = call.params.text("action").lower()
    if action not in ACTIONS:
        raise bad_request("wrong parameter action in request")
    chat = call.enter_chat()
    rights.check_may_message(chat)
    rights.check_may_write(chat, call.bot, "text messages")
    if action != "cancel":
        name = call.bot.user.first_name
        call.world.notify(Event("typing", chat, data={"name": name, "id": call.bot_id}))
    return True


HANDLERS = {
    "sendmessage": send_message,
    "sendphoto": send_photo,
    "senddocument": send_document,
    "sendanimation": send_animation,
    "senddice": send_dice,
    "sendchataction": send_chat_action,
}
