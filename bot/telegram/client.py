"""Calls of the Bot API by python-telegram-bot, and the newer ones that it does not know.

When the library has caught up with ephemeral messages and disabled buttons, only this file changes.
"""

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import wraps
from inspect import signature
from typing import Any, Final, Generic, NamedTuple, ParamSpec, TypeVar, cast

from telegram import (
    Bot,
    BotCommand,
    BotCommandScope,
    ChatMember,
    CopyTextButton,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputFile,
    InputMediaPhoto,
    LinkPreviewOptions,
    Message,
    ReplyParameters,
)
from telegram.constants import ParseMode

from bot.address import Address
from bot.ops import metrics
from bot.pictures import blank
from bot.pictures.recap_film import Recap
from bot.recent import Recent
from bot.screens import Button, Screen
from bot.telegram.decorations import RefusedDecorations
from bot.telegram.errors import (
    CallFailed,
    FileIdRefused,
    MessageGone,
    PictureRefused,
    QueryExpired,
    RateLimited,
    Rejected,
    ShownToAll,
    edited,
    result_of,
)
from bot.telegram.transport import AiohttpRequest

log = logging.getLogger(__name__)

T = TypeVar("T")
P = ParamSpec("P")
Rows = Sequence[Sequence[Mapping[str, Any]]]  # of buttons, as they are in an update
HTML: Final[dict[str, Any]] = {"parse_mode": ParseMode.HTML}
TEXT: Final = HTML | {"link_preview_options": LinkPreviewOptions(is_disabled=True)}
# Without this the library warns at every 429, which is an error where warnings are.
os.environ.setdefault("PTB_TIMEDELTA", "true")

TAP_SECONDS: Final = 15.0  # in which Telegram takes the answer to a tap
PROBE: Final = Screen("🂠 …")  # reveals nothing, should a server show it to everybody
PROBE_AGAIN_SECONDS: Final = 24 * 3600.0  # after a server showed an ephemeral message to all
DELETE_PAUSES: Final = (0.0, 1.0, 5.0, 20.0)  # seconds before each try to take such a message back


@asynccontextmanager
async def connected(token: str, base: str) -> AsyncIterator[Bot]:
    """Connect a bot over our own transport, and prove its token by asking for its name."""
    bot = Bot(
        token,
        base_url=f"{base}/bot",
        base_file_url=f"{base}/file/bot",
        request=AiohttpRequest(),
        get_updates_request=AiohttpRequest(),
    )
    try:
        await result_of(bot.initialize())
        yield bot
    finally:
        await bot.shutdown()


def keyboard(screen: Screen) -> InlineKeyboardMarkup | None:
    if not screen.rows:
        return None
    return InlineKeyboardMarkup([[_button(button) for button in row] for row in screen.rows])


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
    """The id of a message, and the file id under which its picture can be sent again."""

    message_id: int
    file_id: str = ""


class Command(NamedTuple):
    name: str
    about: str
    ephemeral: bool = False  # only its author sees the command that they send


@dataclass(frozen=True, slots=True)
class SentFile(Generic[T]):
    """A picture or a film by the id of a file sent before; `anew` makes it, where the id is
    refused."""

    id: str
    anew: Callable[[], Awaitable[T]]


Picture = bytes | SentFile[bytes]
Film = Recap | SentFile[Recap]


def _content(picture: Picture) -> bytes | str:
    return picture.id if isinstance(picture, SentFile) else picture


def plainer_if_refused(method: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Make a call that shows a `screen`; repeat it without what Telegram refuses of it.

    A decoration that was refused is left out from then on, for an hour. A `picture` or a film whose
    file id is refused is uploaded.
    """
    parameters = signature(method)

    @wraps(method)
    async def call(*args: P.args, **named: P.kwargs) -> T:
        bound = parameters.bind(*args, **named)
        given = bound.arguments
        refused = cast("TelegramClient", given["self"]).refused
        given["screen"] = refused.left_away(given["screen"])
        while True:
            try:
                return await method(*bound.args, **bound.kwargs)
            except FileIdRefused:
                picture = given.get("picture")
                if not isinstance(picture, SentFile):
                    raise
                given["picture"] = await picture.anew()
            except (PictureRefused, ShownToAll):
                raise
            except Rejected as error:
                plainer = refused.plainer(given["screen"], str(error))
                if plainer is None:
                    raise
                given["screen"] = plainer

    return call


class TelegramClient:
    """The calls of this bot, each made once; the outbox keeps the budget and tries again.

    `now` returns seconds, and `sleep` waits for seconds of that time.
    """

    def __init__(
        self,
        bot: Bot,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.bot = bot
        self.now = now
        self.sleep = sleep
        self._is_probed = False  # whether the server is known to keep ephemeral messages private
        self._probing = asyncio.Lock()
        self._unfilled: Recent[tuple[int, int], int] = Recent()  # probes that show no screen yet
        self._shows_to_all_until = 0.0
        self.refused = RefusedDecorations(now)

    @property
    def in_flight(self) -> int:
        """Return how many calls wait for their answer."""
        request = self.bot.request
        return request.in_flight if isinstance(request, AiohttpRequest) else 0

    # Messages to a chat ------------------------------------------------------------------------

    @plainer_if_refused
    async def send(
        self,
        address: Address,
        screen: Screen,
        picture: Picture | None = None,
        reply_to: int = 0,
    ) -> Sent:
        """Post a message; a picture by its bytes or by the id of a file sent before."""
        fields: dict[str, Any] = {"chat_id": address.chat, "reply_markup": keyboard(screen)}
        if address.thread:
            fields["message_thread_id"] = address.thread
        if reply_to:
            fields["reply_parameters"] = ReplyParameters(reply_to, allow_sending_without_reply=True)
        if picture is None:
            message = await result_of(self.bot.send_message(text=screen.text, **fields, **TEXT))
            return Sent(message.message_id)
        message = await result_of(
            self.bot.send_photo(
                photo=_content(picture), caption=screen.text, filename="table.png", **fields, **HTML
            )
        )
        return Sent(message.message_id, message.photo[-1].file_id)

    @plainer_if_refused
    async def edit(
        self,
        address: Address,
        message_id: int,
        screen: Screen,
        picture: Picture | None = None,
        is_photo: bool = False,
    ) -> Sent:
        """Make a message show a screen; a text can become a picture, but not the reverse: without a
        new one, that of a message that `is_photo` stays."""
        fields: dict[str, Any] = {
            "chat_id": address.chat,
            "message_id": message_id,
            "reply_markup": keyboard(screen),
        }
        if picture is None and is_photo:
            await edited(self.bot.edit_message_caption(caption=screen.text, **fields, **HTML))
            return Sent(message_id)
        if picture is None:
            await edited(self.bot.edit_message_text(text=screen.text, **fields, **TEXT))
            return Sent(message_id)
        media = InputMediaPhoto(_content(picture), screen.text, filename="table.png", **HTML)
        message = await edited(self.bot.edit_message_media(media=media, **fields))
        return Sent(message_id, message.photo[-1].file_id if isinstance(message, Message) else "")

    async def edit_buttons(self, address: Address, message_id: int, rows: Rows) -> None:
        markup = InlineKeyboardMarkup.de_json({"inline_keyboard": rows}) if rows else None
        await edited(
            self.bot.edit_message_reply_markup(address.chat, message_id, reply_markup=markup)
        )

    @plainer_if_refused
    async def send_film(self, address: Address, screen: Screen, picture: Film) -> Sent:
        """Post a film without sound, which plays at once and again and again."""
        fields: dict[str, Any] = {"reply_markup": keyboard(screen)}
        if address.thread:
            fields["message_thread_id"] = address.thread
        if isinstance(picture, SentFile):
            film: str | InputFile = picture.id
        else:
            film = InputFile(picture.data, picture.name)
            fields |= {"width": picture.width, "height": picture.height}
            fields["duration"] = picture.seconds
        message = await result_of(
            self.bot.send_animation(address.chat, film, caption=screen.text, **fields, **HTML)
        )
        sent = message.animation or message.video or message.document
        return Sent(message.message_id, sent.file_id if sent else "")

    async def send_file(self, address: Address, name: str, data: bytes, below: Screen) -> None:
        """Send a file with a text and buttons below it."""
        file, thread = InputFile(data, name), address.thread or None
        await result_of(
            self.bot.send_document(
                *(address.chat, file, below.text),
                message_thread_id=thread,
                reply_markup=keyboard(below),
                **HTML,
            )
        )

    async def fetch_file(self, file_id: str, check_size: Callable[[int], None]) -> bytes:
        """Download a file, unless `check_size` raises an error for its bytes."""
        file = await result_of(self.bot.get_file(file_id))
        check_size(file.file_size or 0)
        return bytes(await result_of(file.download_as_bytearray()))

    async def delete(self, address: Address, message_id: int) -> None:
        await result_of(self.bot.delete_message(address.chat, message_id))

    # Answers to one person ---------------------------------------------------------------------

    async def answer(self, query: str, text: str = "", alert: bool = False, url: str = "") -> bool:
        """Answer a tap with a toast, an alert, or a chat to open; return whether Telegram took it,
        which it does not once the tap has expired.

        A 429 is waited out as long as Telegram still takes the answer.
        """
        until = self.now() + TAP_SECONDS
        while True:
            try:
                await result_of(
                    self.bot.answer_callback_query(
                        query, text or None, show_alert=alert, url=url or None
                    )
                )
            except (QueryExpired, Rejected):
                return False
            except RateLimited as error:
                if self.now() + error.seconds >= until:
                    raise
                await self.sleep(error.seconds)
            else:
                metrics.answered()
                return True

    async def send_ephemeral(
        self,
        address: Address,
        user: int,
        screen: Screen,
        query: str = "",
        reply: int = 0,
        picture: Picture | None = None,
    ) -> int:
        """Send a message that only one member of the group sees. Return its ephemeral id.

        Telegram allows it to administrators, and to others within 15 s of a tap (`query`) or of an
        ephemeral command (`reply`) of that member.

        A server older than Bot API 10.3 ignores that the message is ephemeral and shows it to
        everybody. So the first one after the start says nothing until the server has answered with
        an ephemeral id; where it does not, delete the message, send no other one for a day, and
        raise `ShownToAll`.
        """
        if time.monotonic() < self._shows_to_all_until:
            raise ShownToAll("this Bot API server shows ephemeral messages to everybody")
        if message := self._unfilled.pop((address.chat, user), 0):
            return await self._fill(address, user, message, screen, picture)
        if self._is_probed:
            return await self._send_ephemeral(address, user, screen, query, reply, picture)
        async with self._probing:
            if self._is_probed or time.monotonic() < self._shows_to_all_until:
                return await self.send_ephemeral(address, user, screen, query, reply, picture)
            message = await self._send_ephemeral(address, user, PROBE, query, reply)
            self._is_probed = True
        return await self._fill(address, user, message, screen, picture)

    async def _fill(
        self, address: Address, user: int, message: int, screen: Screen, picture: Picture | None
    ) -> int:
        """Make the probe show a screen; where that fails, the next try goes on with it."""
        try:
            await self.edit_ephemeral(address, user, message, screen, picture)
        except MessageGone:
            raise
        except CallFailed:
            self._unfilled[address.chat, user] = message
            raise
        return message

    @plainer_if_refused
    async def _send_ephemeral(
        self,
        address: Address,
        user: int,
        screen: Screen,
        query: str,
        reply: int,
        picture: Picture | None = None,
    ) -> int:
        receiver: dict[str, Any] = {"receiver_user_id": user}
        if query:
            receiver["callback_query_id"] = query
        more: dict[str, Any] = {"ephemeral_message_parameters": receiver}
        if reply:
            more["reply_parameters"] = {"ephemeral_message_id": reply}
        elif address.thread:
            more["message_thread_id"] = address.thread
        fields: dict[str, Any] = {"reply_markup": keyboard(screen), "api_kwargs": more}
        if picture is None:
            call = self.bot.send_message(address.chat, screen.text, **fields, **TEXT)
        else:
            fields |= {"caption": screen.text, "filename": "hand.png"} | HTML
            call = self.bot.send_photo(address.chat, _content(picture), **fields)
        message = await result_of(call)
        if ephemeral := message.api_kwargs.get("ephemeral_message_id"):
            return int(ephemeral)
        self._is_probed = False
        self._shows_to_all_until = time.monotonic() + PROBE_AGAIN_SECONDS
        log.error(
            "private message shown to everybody, deleting it: "
            "update the Bot API server to 10.3 or newer",
            extra={"chat": address.chat, "message_id": message.message_id},
        )
        await self._take_back(address, message.message_id, is_photo=picture is not None)
        raise ShownToAll("ephemeral message shown to everybody")

    async def _take_back(self, address: Address, message_id: int, is_photo: bool) -> None:
        """Delete a message that nobody else should have seen; make it show nothing if that
        fails."""
        for pause in DELETE_PAUSES:
            await asyncio.sleep(pause)
            try:
                await self.delete(address, message_id)
                return
            except MessageGone:
                return
            except CallFailed as error:
                log.error(
                    "private message not deleted",
                    extra={"chat": address.chat, "message_id": message_id, "error": str(error)},
                )
            with suppress(CallFailed):
                await self.edit(address, message_id, PROBE, blank() if is_photo else None)

    @plainer_if_refused
    async def edit_ephemeral(
        self,
        address: Address,
        user: int,
        ephemeral: int,
        screen: Screen,
        picture: Picture | None = None,
        is_photo: bool = False,
    ) -> None:
        """Make an ephemeral message show a screen, as `edit` does."""
        fields: dict[str, Any] = {"caption" if is_photo else "text": screen.text} | HTML
        kind = "Caption" if is_photo else "Text"
        if picture is not None:
            kind = "Media"
            media = InputMediaPhoto(_content(picture), screen.text, filename="table.png", **HTML)
            fields = {"media": media}
        if markup := keyboard(screen):
            fields["reply_markup"] = markup
        await self._call_ephemeral(f"editEphemeralMessage{kind}", address, user, ephemeral, fields)

    async def delete_ephemeral(self, address: Address, user: int, ephemeral: int) -> None:
        await self._call_ephemeral("deleteEphemeralMessage", address, user, ephemeral, {})

    async def _call_ephemeral(
        self, method: str, address: Address, user: int, ephemeral: int, fields: dict[str, Any]
    ) -> None:
        """Call a method that the library does not know yet."""
        which = {
            "chat_id": address.chat,
            "receiver_user_id": user,
            "ephemeral_message_id": ephemeral,
        }
        await edited(self.bot.do_api_request(method, api_kwargs=which | fields))

    # The bot in its chats ----------------------------------------------------------------------

    async def member(self, chat: int, user: int) -> ChatMember:
        return await result_of(self.bot.get_chat_member(chat, user))

    async def may_write(self, user: int) -> bool:
        """Return whether a private chat is open, by a sign of typing in it."""
        try:
            await result_of(self.bot.send_chat_action(user, "typing"))
        except CallFailed:
            return False
        return True

    async def is_administrator(self, chat: int, user: int) -> bool:
        return (await self.member(chat, user)).status in ("creator", "administrator")

    async def set_commands(
        self, commands: Sequence[Command], scope: BotCommandScope, language: str
    ) -> None:
        listed = [
            BotCommand(c.name, c.about, api_kwargs={"is_ephemeral": True} if c.ephemeral else None)
            for c in commands
        ]
        await result_of(self.bot.set_my_commands(listed, scope, language))
