"""One call of a method, and what nearly all methods need for it."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from bot.playground.api_objects import user_json
from bot.playground.entities import BadText, compose
from bot.playground.model import JSON, Bot, Chat, World
from bot.playground.params import Params
from bot.playground.refusals import Refusal, bad_request, too_many
from bot.playground.rights import chat_for, check_access
from bot.playground.webhooks import Webhooks

LONGEST_TEXT = 4096
LONGEST_CAPTION = 1024
# These checks are of Telegram's servers: the Bot API server has checked everything else before.
CHECKED_LAST = frozenset(("text must be non-empty", "ENTITY_DATE_TOO_LONG", "ENTITY_DATE_INVALID"))


@dataclass(slots=True, frozen=True)
class RawResult:
    """An answer whose `result` is encoded as JSON already."""

    body: bytes


@dataclass(slots=True, frozen=True)
class DescribedResult:
    """An answer with a description beside its result."""

    result: Any
    description: str


@dataclass(slots=True)
class Call:
    """One call of a method; `chat` and `cost` are filled in on the way, for the log."""

    world: World
    bot: Bot
    method: str
    params: Params
    webhooks: Webhooks
    chat: Chat | None = None
    cost: int = 0

    @property
    def bot_id(self) -> int:
        return self.bot.user.id

    def find_chat(self, name: str = "chat_id") -> Chat:
        self.chat = chat_for(self.world, self.bot, self.params, name)
        return self.chat

    def enter_chat(self) -> Chat:
        """Return the chat that the call names, if the bot is in it now."""
        chat = self.find_chat()
        check_access(chat, self.bot)
        return chat

    def spend(self, chat: Chat, ephemeral: bool = False) -> None:
        """Count one message against the rate limits, or refuse with 429."""
        limits = self.world.limits
        if ephemeral and not limits.ephemerals_count:
            return
        if wait := self.world.faults.flood(chat.id):
            raise too_many(wait)
        if wait := limits.take(self.bot_id, chat.id, chat.is_group):
            raise too_many(wait)
        self.cost = 1


Handler = Callable[[Call], Any | Awaitable[Any]]


@dataclass(slots=True)
class FormattedText:
    """A text or caption after parsing; `late` is the complaint that Telegram makes last."""

    text: str
    entities: list[JSON]
    late: str = ""

    def fields(self, name: str) -> JSON:
        """Return the fields of a message for this text; none if it is empty."""
        if not self.text:
            return {}
        entities = "entities" if name == "text" else "caption_entities"
        shown: JSON = {name: self.text}
        if self.entities:
            shown[entities] = self.entities
        return shown


def read_formatted(call: Call, name: str, parse: str = "parse_mode") -> FormattedText:
    """Return the parameter `text` or `caption` with its entities, whatever its length."""
    params = call.params
    try:
        marked = params.parsed("entities" if name == "text" else "caption_entities", "entities")
    except Refusal:
        marked = None  # Telegram ignores entities that are not JSON
    return format_text(
        call.world, params.text(name), params.text(parse), marked, allow_empty=name != "text"
    )


def format_text(
    world: World, text: str, parse_mode: str, entities: Any, allow_empty: bool = False
) -> FormattedText:
    def resolve(user_id: int) -> JSON | None:
        user = world.user(user_id)
        return user_json(user) if user else None

    refused = world.server.date_times
    if refused.startswith("Unsupported"):
        entities = _without_date_times(text, parse_mode, entities, refused)
    try:
        plain, found = compose(
            text,
            parse_mode=parse_mode or None,
            entities=entities if isinstance(entities, list) else None,
            limit=1 << 30,
            resolve_user=resolve,
            now=world.clock.unix_time(),
            allow_empty=allow_empty,
        )
    except BadText as error:
        if str(error) in CHECKED_LAST:
            return FormattedText(text, [], str(error))
        raise bad_request(str(error)) from None
    if refused == "ENTITY_DATE_INVALID" and any(e["type"] == "date_time" for e in found):
        return FormattedText(plain, found, refused)
    return FormattedText(plain, found)


def _without_date_times(text: str, parse_mode: str, entities: Any, complaint: str) -> Any:
    """Refuse a date in HTML and MarkdownV2 as a server from before Bot API 9.5 does, and return the
    entities that it knows."""
    mode = parse_mode.lower()
    if mode == "html" and (tag := re.search(r"<tg-time\b", text, re.IGNORECASE)):
        at = len(text[: tag.start()].encode())
        raise bad_request(f"can't parse entities: {complaint} at byte offset {at}")
    if mode == "markdownv2" and "](tg://time?" in text:
        raise bad_request('can\'t parse entities: Custom emoji URL must have host "emoji"')
    if not isinstance(entities, list):
        return entities
    return [e for e in entities if not isinstance(e, dict) or e.get("type") != "date_time"]


def check_length(formatted: FormattedText, limit: int, complaint: str) -> None:
    if formatted.late:
        raise bad_request(formatted.late)
    if len(formatted.text) > limit:
        raise bad_request(complaint)
