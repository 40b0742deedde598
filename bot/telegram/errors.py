"""Errors of calls to the Bot API, raised by what they mean for the caller."""

from collections.abc import Awaitable
from typing import TypeVar

from telegram import error as library

from bot.telegram.transport import Unreached

T = TypeVar("T")


class CallFailed(Exception):
    """Telegram did not do what was asked."""


class RateLimited(CallFailed):
    """Too many messages in a chat: Telegram asks to wait so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"retry after {seconds} s")
        self.seconds = seconds

    @property
    def milliseconds(self) -> int:
        return int(self.seconds * 1000)


class ChatMigrated(CallFailed):
    """The group became a supergroup, with another id."""

    def __init__(self, chat: int) -> None:
        super().__init__(f"migrated to {chat}")
        self.chat = chat


class MessageGone(CallFailed):
    """The message does not exist any more, or cannot be changed."""


class Forbidden(CallFailed):
    """The bot may not write there: removed, muted, blocked, never started."""


class NotInChat(CallFailed):
    """The receiver of an ephemeral message is not a member of the group."""


class QueryExpired(CallFailed):
    """A tap or a command is too old to be answered."""


class DeliveryUnknown(CallFailed):
    """No answer (network, timeout, 5xx): Telegram may or may not have done what was asked."""


class NotSent(DeliveryUnknown):
    """The call never reached Telegram."""


class WrongToken(CallFailed):
    """Telegram knows no such bot."""


class Rejected(CallFailed):
    """Telegram refuses this call for good."""


class ShownToAll(Rejected):
    """The Bot API server does not know ephemeral messages: it shows them to the whole group."""


class PictureRefused(Rejected):
    """Telegram does not take this picture, or none in this chat; words may do."""


class FileIdRefused(PictureRefused):
    """Telegram does not know this file id, or not any more."""


MESSAGE_GONE = ("message to edit not found", "message can't be edited", "message_id_invalid",
                "message to delete not found", "there is no text in the message to edit",
                "there is no caption in the message to edit")  # fmt: skip
FORBIDDEN = ("not enough rights", "have no write access", "chat_write_forbidden", "chat not found",
             "topic_closed", "message thread not found", "topic_deleted",
             "chat_restricted", "peer_id_invalid")  # fmt: skip
FILE_ID_REFUSED = ("wrong file identifier", "wrong remote file identifier", "invalid file_id",
                   "can't use file of type", "file_reference", "file_id_invalid",
                   "http url content")  # fmt: skip
PICTURE_REFUSED = ("photo", "image_process_failed", "media_empty", "media_invalid",
                   "caption is too long", "media_caption_too_long", "file is too big",
                   "entity too large")  # fmt: skip
NOT_IN_CHAT = "participant"
QUERY_EXPIRED = ("query is too old", "query id is invalid", "query_id_invalid")
NOT_MODIFIED = "message is not modified"


def error_of(error: library.TelegramError) -> CallFailed:
    """Return our error for one of the library's, by its type and by Telegram's description."""
    said = str(error.message)
    low = said.casefold()
    match error:
        case library.RetryAfter():
            after = error.retry_after
            return RateLimited(after if isinstance(after, int | float) else after.total_seconds())
        case library.ChatMigrated():
            return ChatMigrated(error.new_chat_id)
        case library.Forbidden():
            return Forbidden(said)
        case library.InvalidToken():
            return WrongToken(said)
        case library.BadRequest() if any(text in low for text in MESSAGE_GONE):
            return MessageGone(said)
        case library.BadRequest() if any(text in low for text in QUERY_EXPIRED):
            return QueryExpired(said)
        case library.BadRequest() if NOT_IN_CHAT in low:
            return NotInChat(said)
        case library.BadRequest() if any(text in low for text in FILE_ID_REFUSED):
            return FileIdRefused(said)
        case library.NetworkError() if any(text in low for text in PICTURE_REFUSED):
            return PictureRefused(said)
        case library.BadRequest() if any(text in low for text in FORBIDDEN):
            return Forbidden(said)
        case library.BadRequest():
            return Rejected(said)
        case Unreached():
            return NotSent(said)
        case library.NetworkError():
            return DeliveryUnknown(said)
        case _:
            return Rejected(said)


async def result_of(call: Awaitable[T]) -> T:
    """Await a call of the library; raise a CallFailed instead of its errors."""
    try:
        return await call
    except library.TelegramError as error:
        raise error_of(error) from error


async def edited(call: Awaitable[T]) -> T | None:
    """Await an edit. Return None if Telegram says that it changes nothing."""
    try:
        return await result_of(call)
    except Rejected as error:
        if NOT_MODIFIED not in str(error).casefold():
            raise
        return None
