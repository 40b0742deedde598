"""The one door to Telegram: what python-telegram-bot knows, and what is newer than it.

Errors come out by what there is to do about them. When the library has caught up with ephemeral
messages and disabled buttons, this file is all that changes.
"""

import os
from collections.abc import AsyncIterator, Awaitable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, TypeVar

from telegram import (
    Bot,
    BotCommand,
    BotCommandScope,
    CopyTextButton,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputFile,
    InputMediaPhoto,
    LinkPreviewOptions,
)
from telegram.constants import ParseMode
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
)

from bot import metrics
from bot.places import Place
from bot.request import Request, Unreached
from bot.screens import Button, Screen

T = TypeVar("T")
Rows = Sequence[Sequence[Mapping[str, Any]]]  # of buttons, as they are in an update
NO_PREVIEW = LinkPreviewOptions(is_disabled=True)
# The library warns at every flood, and more than warns where warnings are errors, without this.
os.environ.setdefault("PTB_TIMEDELTA", "true")


class ApiError(Exception):
    """Telegram did not do it."""


class Flooded(ApiError):
    """Too much for this chat; it may be tried again after so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"retry after {seconds} s")
        self.seconds = seconds

    @property
    def milliseconds(self) -> int:
        return int(self.seconds * 1000)


class Moved(ApiError):
    """The group is a supergroup now, with another id."""

    def __init__(self, chat: int) -> None:
        super().__init__(f"moved to {chat}")
        self.chat = chat


class Missing(ApiError):
    """The message is not there any more, or cannot be changed."""


class Unwelcome(ApiError):
    """The bot may not write there: removed, muted, blocked, never started."""


class Absent(ApiError):
    """The person it is for is not in the group."""


class TooLate(ApiError):
    """The tap or the command cannot be answered any more."""


class Unheard(ApiError):
    """It is not known whether Telegram heard it: network, timeout, 5xx."""


class Unsent(Unheard):
    """Telegram heard nothing of it, for there was no connection."""


class WrongToken(ApiError):
    """Telegram knows no such bot."""


class Refused(ApiError):
    """Telegram does not do such a thing; trying again does not help."""


MISSING = ("message to edit not found", "message can't be edited", "message_id_invalid",
           "message to delete not found", "there is no text in the message to edit",
           "there is no caption in the message to edit")  # fmt: skip
UNWELCOME = ("not enough rights", "have no write access", "chat_write_forbidden", "chat not found",
             "topic_closed", "message thread not found", "topic_deleted",
             "chat_restricted", "peer_id_invalid")  # fmt: skip
ABSENT = "participant"
TOO_LATE = ("query is too old", "query id is invalid", "query_id_invalid")
UNCHANGED = "message is not modified"


def sorted_out(error: TelegramError) -> ApiError:
    said = str(error.message)
    low = said.casefold()
    match error:
        case RetryAfter():
            after = error.retry_after
            return Flooded(after if isinstance(after, int | float) else after.total_seconds())
        case ChatMigrated():
            return Moved(error.new_chat_id)
        case Forbidden():
            return Unwelcome(said)
        case InvalidToken():
            return WrongToken(said)
        case BadRequest() if any(text in low for text in MISSING):
            return Missing(said)
        case BadRequest() if any(text in low for text in TOO_LATE):
            return TooLate(said)
        case BadRequest() if ABSENT in low:
            return Absent(said)
        case BadRequest() if any(text in low for text in UNWELCOME):
            return Unwelcome(said)
        case BadRequest():
            return Refused(said)
        case Unreached():
            return Unsent(said)
        case NetworkError():
            return Unheard(said)
        case _:
            return Refused(said)


async def asked(call: Awaitable[T]) -> T:
    """The answer to a call, or an ApiError."""
    try:
        return await call
    except TelegramError as error:
        raise sorted_out(error) from error


async def changed(call: Awaitable[Any]) -> None:
    """The same for an edit, for which nothing to change is success."""
    try:
        await asked(call)
    except Refused as error:
        if UNCHANGED not in str(error).casefold():
            raise


@asynccontextmanager
async def telegram(token: str, base: str) -> AsyncIterator[Bot]:
    """A bot over our own transport; its name is asked for at once, which proves the token."""
    bot = Bot(
        token,
        base_url=f"{base}/bot",
        base_file_url=f"{base}/file/bot",
        request=Request(),
        get_updates_request=Request(),
    )
    try:
        await asked(bot.initialize())
        yield bot
    finally:
        await bot.shutdown()


def keyboard(screen: Screen) -> InlineKeyboardMarkup | None:
    if not screen.rows:
        return None
    return InlineKeyboardMarkup([[_button(button) for button in row] for row in screen.rows])


def _photo(picture: bytes | str, screen: Screen) -> InputMediaPhoto:
    return InputMediaPhoto(picture, screen.text, parse_mode=ParseMode.HTML, filename="table.png")


def _button(button: Button) -> InlineKeyboardButton:
    style = button.style or None
    if button.copy:
        return InlineKeyboardButton(button.text, copy_text=CopyTextButton(button.copy), style=style)
    if button.url:
        return InlineKeyboardButton(button.text, url=button.url, style=style)
    if button.data:
        return InlineKeyboardButton(button.text, callback_data=button.data, style=style)
    return InlineKeyboardButton(button.text, api_kwargs={"disabled": {}})


class Sent(NamedTuple):
    """Where a screen stands now, and under which id its picture can be sent again."""

    message_id: int
    file_id: str = ""


class Command(NamedTuple):
    name: str
    about: str
    ephemeral: bool = False  # what a user types is seen by nobody else


class Api:
    """What the rooms of this bot ask of Telegram."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    # For everybody to see ----------------------------------------------------------------------

    async def send(self, place: Place, screen: Screen, picture: bytes | str | None = None) -> Sent:
        """A new message; a picture by its bytes or by the id of a file sent before."""
        where: dict[str, Any] = {"chat_id": place.chat, "parse_mode": ParseMode.HTML}
        if place.thread:
            where["message_thread_id"] = place.thread
        if picture is None:
            message = await asked(
                self.bot.send_message(
                    text=screen.text,
                    reply_markup=keyboard(screen),
                    link_preview_options=NO_PREVIEW,
                    **where,
                )
            )
            return Sent(message.message_id)
        message = await asked(
            self.bot.send_photo(
                photo=picture,
                caption=screen.text,
                reply_markup=keyboard(screen),
                filename="table.png",
                **where,
            )
        )
        return Sent(message.message_id, message.photo[-1].file_id)

    async def edit(
        self, place: Place, message_id: int, screen: Screen, picture: bytes | str | None = None
    ) -> Sent:
        """The message shows this screen now; a text can become a picture, not the reverse."""
        which: dict[str, Any] = {"chat_id": place.chat, "message_id": message_id}
        if picture is None:
            await changed(
                self.bot.edit_message_text(
                    text=screen.text,
                    parse_mode=ParseMode.HTML,
                    reply_markup=keyboard(screen),
                    link_preview_options=NO_PREVIEW,
                    **which,
                )
            )
            return Sent(message_id)
        media = _photo(picture, screen)
        try:
            message = await asked(
                self.bot.edit_message_media(media=media, reply_markup=keyboard(screen), **which)
            )
        except Refused as error:
            if UNCHANGED not in str(error).casefold():
                raise
            return Sent(message_id)
        file_id = message.photo[-1].file_id if not isinstance(message, bool) else ""
        return Sent(message_id, file_id)

    async def edit_words(
        self, place: Place, message_id: int, screen: Screen, under_picture: bool
    ) -> None:
        """The text and the buttons alone; a picture above them stays."""
        if not under_picture:
            await self.edit(place, message_id, screen)
            return
        await changed(
            self.bot.edit_message_caption(
                place.chat,
                message_id,
                caption=screen.text,
                parse_mode=ParseMode.HTML,
                reply_markup=keyboard(screen),
            )
        )

    async def edit_buttons(self, place: Place, message_id: int, rows: Rows) -> None:
        """The buttons alone, as Telegram tells them."""
        markup = InlineKeyboardMarkup.de_json({"inline_keyboard": rows}) if rows else None
        await changed(
            self.bot.edit_message_reply_markup(place.chat, message_id, reply_markup=markup)
        )

    async def send_file(self, place: Place, name: str, data: bytes, caption: str) -> None:
        await asked(
            self.bot.send_document(
                place.chat,
                InputFile(data, name),
                caption,
                parse_mode=ParseMode.HTML,
                message_thread_id=place.thread or None,
            )
        )

    async def fetch_file(self, file_id: str) -> bytes:
        """What somebody sent."""
        file = await asked(self.bot.get_file(file_id))
        return bytes(await asked(file.download_as_bytearray()))

    async def delete(self, place: Place, message_id: int) -> None:
        await asked(self.bot.delete_message(place.chat, message_id))

    # For one person ----------------------------------------------------------------------------

    async def answer(self, query: str, text: str = "", alert: bool = False) -> None:
        """Ends the spinning of a tapped button, with a toast or an alert. Too late is too late."""
        try:
            await asked(self.bot.answer_callback_query(query, text or None, show_alert=alert))
            metrics.answered()
        except (TooLate, Refused):
            return

    async def whisper(
        self, place: Place, user: int, screen: Screen, query: str = "", reply: int = 0
    ) -> int:
        """An ephemeral message, which one member of the group alone sees; its ephemeral id.

        Allowed within 15 s of a tap or of an ephemeral command (`reply`) of that user, and to
        administrators always.
        """
        receiver: dict[str, Any] = {"receiver_user_id": user}
        if query:
            receiver["callback_query_id"] = query
        more: dict[str, Any] = {"ephemeral_message_parameters": receiver}
        if reply:
            more["reply_parameters"] = {"ephemeral_message_id": reply}
        elif place.thread:
            more["message_thread_id"] = place.thread
        message = await asked(
            self.bot.send_message(
                place.chat,
                screen.text,
                parse_mode=ParseMode.HTML,
                reply_markup=keyboard(screen),
                link_preview_options=NO_PREVIEW,
                api_kwargs=more,
            )
        )
        return int(message.api_kwargs.get("ephemeral_message_id", 0))

    async def whisper_again(
        self,
        place: Place,
        user: int,
        ephemeral: int,
        screen: Screen,
        picture: bytes | str | None = None,
    ) -> None:
        """An ephemeral message shows this screen now."""
        shown: dict[str, Any] = {"text": screen.text, "parse_mode": ParseMode.HTML}
        if picture is not None:
            shown = {"media": _photo(picture, screen)}
        call = self._newer(
            f"editEphemeralMessage{'Text' if picture is None else 'Media'}",
            chat_id=place.chat,
            receiver_user_id=user,
            ephemeral_message_id=ephemeral,
            reply_markup=keyboard(screen),
            **shown,
        )
        await changed(call)

    async def unwhisper(self, place: Place, user: int, ephemeral: int) -> None:
        call = self._newer(
            "deleteEphemeralMessage",
            chat_id=place.chat,
            receiver_user_id=user,
            ephemeral_message_id=ephemeral,
        )
        await asked(call)

    async def may_lead(self, chat: int, user: int) -> bool:
        """Whether somebody is an administrator of this chat."""
        member = await asked(self.bot.get_chat_member(chat, user))
        return member.status in ("creator", "administrator")

    async def set_commands(
        self, commands: Sequence[Command], scope: BotCommandScope, language: str
    ) -> None:
        listed = [
            BotCommand(c.name, c.about, api_kwargs={"is_ephemeral": True} if c.ephemeral else None)
            for c in commands
        ]
        await asked(self.bot.set_my_commands(listed, scope, language))

    async def _newer(self, method: str, **fields: Any) -> Any:
        """A method that the library does not know yet."""
        given = {name: value for name, value in fields.items() if value is not None}
        return await self.bot.do_api_request(method, api_kwargs=given)
