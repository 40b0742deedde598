"""Who asks, where and for what; and the ways in which somebody is answered."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

from telegram import Message, Update, User
from telegram.ext import ContextTypes

from bot.api import ApiError, Flooded, Refused, Unwelcome
from bot.desk import DAY, NO_PANELS, Desk, Session
from bot.display import since
from bot.i18n import Say
from bot.names import names_of
from bot.places import Place
from bot.screens import Screen, hand_alert, panel, refusal
from bot.screens.keys import Pressed
from bot.store import Letter
from bot.tables import Outcome
from engine import refusals
from engine.refusals import Refusal
from engine.session import Happenings

# The letter that is being handled, and what went wrong with it inside the Application.
LETTER: ContextVar[Letter] = ContextVar("letter")
FAULTS: ContextVar[list[Exception]] = ContextVar("faults")

ANONYMOUS: Final = (1087968824, 136817688, 777000)  # admins, channels and Telegram as senders
KEEP_FOR_TABLES: Final = 8  # of a group's budget; private screens take what is above it
PATIENCE: Final = 1500  # milliseconds in which a private screen may still come
ADMINS_KNOWN: Final = 300.0  # seconds

log = logging.getLogger(__name__)

Act = Callable[[Session, int], Happenings]

NOTHING_PRESSED: Final = Pressed("", "", ())

_admins: dict[tuple[int, int], tuple[float, bool]] = {}


def place_of(message: Message) -> Place:
    """The chat, or the topic of a forum; a reply elsewhere has a thread too, and no topic."""
    is_topic = message.is_topic_message and message.chat.is_forum
    return Place(message.chat.id, message.message_thread_id or 0 if is_topic else 0)


@dataclass(slots=True)
class Asking:
    """Somebody asks for something, by a command or by a tap."""

    desk: Desk
    place: Place
    user: User
    say: Say
    is_private: bool
    message_id: int = 0
    ephemeral: int = 0  # of the message that was tapped, or of the command
    query: str = ""  # of a tap
    pressed: Pressed = NOTHING_PRESSED
    is_anonymous: bool = False

    async def change(self, act: Act) -> Outcome:
        """Changes the table whose button it is, or that stands here."""

        def on_table(session: Session | None, now: int) -> tuple[Session, Happenings]:
            return self.must_be(session), act(self.must_be(session), now)

        return await self.desk.tables.change(self.place, on_table, LETTER.get())

    async def look(self) -> Session:
        return self.must_be(await self.desk.tables.look(self.place))

    def must_be(self, session: Session | None) -> Session:
        """A button knows its session; a command means whichever stands here."""
        if session is None or (self.pressed.session and session.id != self.pressed.session):
            raise refusals.Stale if self.pressed.session else refusals.NotStarted
        return session

    async def leads(self) -> bool:
        """Whether somebody is an administrator of this very chat."""
        if self.is_anonymous or self.is_private:
            return True
        key = (self.place.chat, self.user.id)
        known = _admins.get(key)
        if known is None or known[0] < time.monotonic():
            try:
                is_admin = await self.desk.api.may_lead(*key)
            except ApiError:
                return False
            known = _admins[key] = (time.monotonic() + ADMINS_KNOWN, is_admin)
            if len(_admins) > 10_000:
                _admins.clear()
        return known[1]

    # Answers -----------------------------------------------------------------------------------

    def toast(self, text: str = "", alert: bool = False) -> None:
        """A tap is answered; a command is answered by a whisper, or not at all."""
        if self.query:
            self.desk.later(self.desk.api.answer(self.query, text, alert))
        elif text:
            self.desk.later(self.show(Screen(text)))

    def refuse(self, error: Refusal) -> None:
        self.toast(refusal(error, self.say), alert=True)

    async def show(self, screen: Screen, is_secret: bool = False) -> bool:
        """A screen for this person, alone if that can be; False if it was not shown."""
        desk, place = self.desk, self.place
        if not await self._room():
            return False
        now = desk.tables.now()
        try:
            if self.is_private and self.query:
                await desk.api.edit(place, self.message_id, screen)
            elif self.is_private or not (self.query or self.ephemeral or is_secret):
                await desk.api.send(place, screen)
            elif self.query and self.ephemeral:
                await desk.api.whisper_again(place, self.user.id, self.ephemeral, screen)
            else:
                await desk.api.whisper(place, self.user.id, screen, self.query, self.ephemeral)
        except Flooded as error:
            await desk.store.pause(place.chat, now + int(error.seconds * 1000))
            return False
        except (Refused, Unwelcome) as error:
            log.info("no private screens in %s: %s", place.key, error)
            if self.query and not self.is_private:
                await desk.note(place.chat, NO_PANELS, now + DAY)
                await desk.tables.touch(place)
            return False
        except ApiError:
            return False
        return True

    async def _room(self) -> bool:
        """Whether the group's budget has room for a private screen now, or very soon."""
        store, chat = self.desk.store, self.place.chat
        for _ in range(3):
            wait = await store.budget(chat, self.desk.tables.now(), keep=KEEP_FOR_TABLES)
            if wait == 0:
                return True
            if wait > PATIENCE:
                return False
            await asyncio.sleep(wait / 1000)
        return False

    def show_panel(self, session: Session, path: tuple[int, ...] = ()) -> None:
        """The private hand, in the background: a panel, or where there can be none an alert."""
        seat = session.seat_of(self.user.id)
        if seat is None:
            raise refusals.NotSeated
        self.desk.later(self._show_panel(session, seat, path))

    async def _show_panel(self, session: Session, seat: int, path: tuple[int, ...]) -> None:
        now = self.desk.tables.now()
        names = names_of(session, self.say)
        screen = panel(session, seat, since(session, seat), self.say, names, path, now)
        manners = await self.desk.manners(self.place.chat)
        if (self.is_private or manners.has_panels(now)) and await self.show(screen, is_secret=True):
            self.toast()
        elif self.query:
            self.toast(hand_alert(session, seat, self.say), alert=True)
        else:
            await self.show(Screen(self.say.html("hand-no-room")))

    def finish(self, session: Session | None) -> None:
        """After a move: the panel shows what is now, if there is room for it in the budget."""
        if session is not None and self.ephemeral and session.phase == "playing":
            self.show_panel(session)
        else:
            self.toast()


async def asking(update: Update, context: ContextTypes.DEFAULT_TYPE) -> Asking:
    desk: Desk = context.bot_data["desk"]
    query, user = update.callback_query, update.effective_user
    message = update.effective_message
    assert user is not None
    place = place_of(message) if isinstance(message, Message) else _bare(update)
    fields = message.api_kwargs if isinstance(message, Message) else {}
    is_anonymous = user.id in ANONYMOUS and not query
    return Asking(
        desk,
        place,
        user,
        await desk.say_to(user),
        is_private=place.chat > 0,
        message_id=message.message_id if message else 0,
        ephemeral=int(fields.get("ephemeral_message_id", 0)),
        query=query.id if query else "",
        is_anonymous=is_anonymous,
    )


def _bare(update: Update) -> Place:
    """A message too old to be told has its chat still."""
    chat = update.effective_chat
    assert chat is not None
    return Place(chat.id)
