"""Who asks, where and for what; and the ways in which somebody is answered.

No answer is waited for: the next letter of the chat is opened while Telegram is told of this one.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from html import escape
from typing import Any, Final

from telegram import Message, Update, User
from telegram.ext import ContextTypes

from bot.api import ApiError, Flooded, Refused, Unwelcome
from bot.desk import DAY, DIRECT, NO_PANELS, Desk, Session
from bot.history import since
from bot.i18n import Say
from bot.names import names_of
from bot.places import Place, place_in
from bot.screens import Screen, hand_alert, panel, refusal, table_for_one
from bot.screens.keys import Pressed, read
from bot.store import Letter
from bot.tables import Outcome, Seen
from engine import refusals
from engine.refusals import Refusal
from engine.session import Happenings

# The letter that is being handled, and what went wrong with it inside the Application.
LETTER: ContextVar[Letter] = ContextVar("letter")
FAULTS: ContextVar[list[Exception]] = ContextVar("faults")

ANONYMOUS: Final = (1087968824, 136817688, 777000)  # admins, channels and Telegram as senders
FOR_HANDS: Final = 4  # of a group's budget is left by a hand that opens,
FOR_SCREENS: Final = 8  # and by every other private screen
AT_TABLE: Final = 3_000  # milliseconds for which a tap may wait for a screen, which ends its query
IN_PANEL: Final = 5_000  # a panel that stands is changed without one,
TYPED: Final = 20_000  # and a command is answered by nothing else
CROWDED: Final = 60_000  # milliseconds for which a group that had no room has no panels
ADMINS_KNOWN: Final = 300.0  # seconds
UNSURE: Final = 10.0  # seconds until Telegram is asked again, if it did not tell

log = logging.getLogger(__name__)

Act = Callable[[Session, int], Happenings]

NOTHING_PRESSED: Final = Pressed("", "", ())

_admins: dict[tuple[int, int], tuple[float, bool]] = {}


class Elsewhere(Exception):
    """The table stands in another chat, whose letters are handled in their own order."""

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        self.place = place


class AskFirst(Exception):
    """Whether somebody is an administrator, Telegram must tell first; then this comes again."""

    def __init__(self, chat: int, user: int) -> None:
        super().__init__(chat, user)
        self.chat, self.user = chat, user


class Instead(Exception):
    """It is not done, and this is said; the message is the key of the words."""


async def look_up(desk: Desk, asked: AskFirst) -> None:
    if len(_admins) > 10_000:
        _admins.clear()
    try:
        leads, known = await desk.api.may_lead(asked.chat, asked.user), ADMINS_KNOWN
    except ApiError as error:
        log.info("is %s an administrator of %s? %s", asked.user, asked.chat, error)
        leads, known = False, UNSURE
    _admins[asked.chat, asked.user] = (time.monotonic() + known, leads)


def place_of(message: Message) -> Place:
    return place_in(message.to_dict())


@dataclass(slots=True)
class Asking:
    """Somebody asks for something, by a command or by a tap."""

    desk: Desk
    here: Place  # where it was asked, and is answered
    place: Place  # where the table stands
    user: User
    say: Say
    title: str = ""  # of the group
    message_id: int = 0
    ephemeral: int = 0  # of the message that was tapped, or of the command
    screen: int = 0  # the ephemeral message that answers it
    query: str = ""  # of a tap
    pressed: Pressed = NOTHING_PRESSED
    is_anonymous: bool = False
    leads_here: bool = False  # speaks in the name of the group itself
    _seen: Seen | None = None  # the table, until it is changed
    _finished: Session | None = None  # a game whose table was cleared for another

    @property
    def is_private(self) -> bool:
        return self.here.chat > 0

    @property
    def is_read_along(self) -> bool:
        """Whether a command and the answer to it are seen by everybody."""
        return not self.is_private and not self.ephemeral

    async def find(self, seen_here: Seen) -> None:
        """A button finds its table wherever that is."""
        if self.pressed.session:
            place, seen = await self.desk.find(self.here, self.pressed.session, seen_here)
            if place.chat != self.place.chat:
                raise Elsewhere(place)
            self.place, self._seen = place, seen
            if seen.session is None or seen.session.id != self.pressed.session:
                id = self.pressed.session
                self._finished = await self.desk.tables.finished(self.here.chat, id)

    async def change(self, act: Act) -> Outcome:
        """Changes the table whose button it is, or that stands here."""

        def on_table(session: Session | None, now: int) -> tuple[Session, Happenings]:
            return self.must_be(session), act(self.must_be(session), now)

        if self._finished is not None:
            raise refusals.Over
        seen, self._seen = self._seen, None
        return await self.desk.tables.change(self.place, on_table, LETTER.get(), seen)

    async def look(self) -> Session:
        if self._finished is not None:
            return self._finished
        if self._seen is None:
            self._seen = await self.desk.tables.see(self.place)
        return self.must_be(self._seen.session)

    def must_be(self, session: Session | None) -> Session:
        """A button knows its session; a command means whichever stands here."""
        if session is not None and self.pressed.session in ("", session.id):
            return session
        if self.pressed.session:
            raise refusals.Stale
        raise Instead("no-table")

    async def leads(self) -> bool:
        """Whether somebody is an administrator of this very chat."""
        if self.leads_here or (self.is_private and self.here == self.place):
            return True
        known = _admins.get((self.place.chat, self.user.id))
        if known is None or known[0] < time.monotonic():
            raise AskFirst(self.place.chat, self.user.id)
        return known[1]

    # Answers -----------------------------------------------------------------------------------

    def toast(self, text: str = "", alert: bool = False) -> None:
        """A tap is answered; a command is answered by a screen, or not at all."""
        if self.query:
            self.desk.later(self.desk.api.answer(self.query, text, alert))
        elif text:
            self.show(Screen(escape(text, quote=False)))

    def refuse(self, error: Refusal) -> None:
        self.toast(refusal(error, self.say), alert=True)

    def show(self, screen: Screen, is_panel: bool = False) -> None:
        """A screen for this person, alone if that can be. The tap is answered after it, because
        that ends what a tap allows. A panel is the only one of its kind that somebody sees."""
        self.desk.later(self._show(screen, is_panel))

    async def _show(self, screen: Screen, is_panel: bool) -> None:
        is_shown = await self._is_shown(screen, FOR_SCREENS)
        if not is_shown and not await self._has_panels():
            is_shown = await self._is_shown(screen, FOR_SCREENS)  # to everybody, then
        if self.screen and is_panel:
            self.desk.panel_stands(self.place, self.user.id, self.screen)
        if self.query:
            text = "" if is_shown else self.say("busy-group")
            await self.desk.api.answer(self.query, text, not is_shown)

    def show_openly(self, screen_of: Callable[[bool], Screen]) -> None:
        """A screen for everybody here, with or without its picture: in the message that was
        tapped, or below what was typed."""
        self.desk.later(self._show_openly(screen_of))

    async def _show_openly(self, screen_of: Callable[[bool], Screen]) -> None:
        desk, here = self.desk, self.here
        if not await self._has_room(FOR_SCREENS):
            self.toast(self.say("busy-group"))
            return
        manners = await desk.manners(here.chat)
        screen = screen_of(manners.has_pictures(desk.tables.now()))
        try:
            picture = await desk.picture(screen.picture)
            if self.query:
                sent = await desk.api.edit(here, self.message_id, screen, picture)
            else:
                sent = await desk.api.send(here, screen, picture)
            await desk.keep_picture(screen.picture, sent)
        except Flooded as error:
            await desk.flooded(here.chat, error)
        except (Refused, Unwelcome) as error:
            log.info("no picture in %s: %s", here.key, error)
            await desk.api.send(here, screen_of(False))
        self.toast()

    async def _has_room(self, keep: int) -> bool:
        patience = (IN_PANEL if self.ephemeral else AT_TABLE) if self.query else TYPED
        return await self.desk.has_room(self.here.chat, keep, patience)

    async def _is_shown(self, screen: Screen, keep: int, is_secret: bool = False) -> bool:
        if not await self._has_room(keep):
            return False
        api, here, user = self.desk.api, self.here, self.user.id
        try:
            if self.query and self.ephemeral:
                await api.whisper_again(here, user, self.ephemeral, screen)
                self.screen = self.ephemeral
            elif not (self.is_private or self.is_anonymous) and (
                self.ephemeral or is_secret or (self.query and await self._has_panels())
            ):
                self.screen = await api.whisper(here, user, screen, self.query, self.ephemeral)
            elif self.query and not await self.is_at_table():
                await api.edit(here, self.message_id, screen)
            else:
                await api.send(here, screen)
        except Flooded as error:
            await self.desk.flooded(here.chat, error)
            return False
        except (Refused, Unwelcome) as error:
            log.info("no private screens in %s: %s", here.key, error)
            if self.query and not self.is_private:
                await self._go_without_panels(DAY)
            return False
        except ApiError:
            return False
        return True

    async def _has_panels(self) -> bool:
        manners = await self.desk.manners(self.here.chat)
        return manners.has_panels(self.desk.tables.now())

    async def is_at_table(self) -> bool:
        """Whether what was tapped is the table itself, which the display alone paints."""
        saved = await self.desk.store.load(self.place)
        return self.here.chat == self.place.chat and saved.painted.message == self.message_id

    async def _go_without_panels(self, milliseconds: int) -> None:
        """The table has numbered buttons for everybody instead."""
        await self.desk.note(self.here.chat, NO_PANELS, self.desk.tables.now() + milliseconds)
        await self.desk.tables.touch(self.place)

    # The hand ----------------------------------------------------------------------------------

    def show_panel(self, session: Session, path: tuple[int, ...] = ()) -> None:
        """The private hand: in a panel, else in the private chat of who asked for that, else in an
        alert, with numbered buttons for everybody below the table."""
        seat = session.seat_of(self.user.id)
        if seat is None:
            raise refusals.NotSeated
        session.must_have_begun()
        self._opens(session, seat)
        self.desk.later(self._show_panel(session, seat, path))

    def _opens(self, session: Session, seat: int) -> None:
        question = (session.id, session.prompts[seat]) if seat in session.prompts else None
        self.desk.opened.shows(self.place, self.user.id, question)

    async def _show_panel(self, session: Session, seat: int, path: tuple[int, ...]) -> None:
        if self.is_private and self.query:
            await self._show_step(session, seat, path)
            self.toast()
            return
        is_first = await self.desk.is_first_panel(self.user.id)
        screen = self._panel(session, seat, path, is_first)
        if self.is_private or await self._has_panels():
            if await self._is_shown(screen, FOR_HANDS, is_secret=True):
                self.desk.panel_stands(self.place, self.user.id, self.screen)
                self.toast()
                return
            if self.ephemeral and self.query:  # the panel stands still, and can be tapped again
                self.toast(self.say("busy-group"), alert=True)
                return
            if self.query:
                await self._go_without_panels(CROWDED)
        if await self._is_sent_directly(screen):
            self.toast(self.say("hand-in-private"))
        elif self.query:
            self.toast(hand_alert(session, seat, self.say), alert=True)
        else:
            self.show(Screen(self.say.html("hand-no-room")))

    async def _show_step(self, session: Session, seat: int, path: tuple[int, ...]) -> None:
        """Of a choice, in the private message that was tapped: the table, or a hand of its own."""
        has_picture = False
        screen = self._panel(session, seat, path)
        if await self.is_at_table():
            has_picture = (await self.desk.store.load(self.place)).painted.kind == "photo"
            now, names = self.desk.tables.now(), names_of(session, self.say)
            told = since(session, seat, with_own=True)
            screen = table_for_one(session, seat, told, self.say, names, now, has_picture, path)
        await self.desk.api.edit_words(self.here, self.message_id, screen, has_picture)

    def _panel(
        self, session: Session, seat: int, path: tuple[int, ...] = (), is_first: bool = False
    ) -> Screen:
        now, names = self.desk.tables.now(), names_of(session, self.say)
        told = since(session, seat)
        return panel(session, seat, told, self.say, names, path, now, is_first)

    async def _is_sent_directly(self, screen: Screen) -> bool:
        user = self.user.id
        if self.is_private or DIRECT not in await self.desk.store.notes(user):
            return False
        try:
            await self.desk.api.send(Place(user), screen)
        except Unwelcome:  # blocked, or never started
            await self.desk.store.note(user, DIRECT, None)
            return False
        except ApiError:
            return False
        return True

    def finish(self, session: Session | None, done: str = "") -> None:
        """After a move the panel shows what is now, if the group's budget has room for that."""
        seat = session.seat_of(self.user.id) if session is not None else None
        if session is None or seat is None or not self.ephemeral:
            self.toast(done)
            return
        self._opens(session, seat)
        self.desk.later(self._finish(session, seat, done))

    async def _finish(self, session: Session, seat: int, done: str) -> None:
        await self.desk.api.answer(self.query, done)
        await self._renew(session, seat)

    async def _renew(self, session: Session, seat: int) -> None:
        """A panel that is not needed goes when there is no room; one that asks something stays."""
        is_asked = seat in session.prompts
        keep = FOR_HANDS if is_asked else FOR_SCREENS
        if session.phase == "playing" and (
            await self._is_shown(self._panel(session, seat), keep) or is_asked
        ):
            return
        await self.desk.api.unwhisper(self.here, self.user.id, self.ephemeral)

    async def refresh(self) -> None:
        """A panel of another turn is brought up to now."""
        session = await self.desk.tables.look(self.place)
        seat = session.seat_of(self.user.id) if session is not None else None
        if session is not None and seat is not None:
            self._opens(session, seat)
            self.desk.later(self._renew(session, seat))


async def tapping(desk: Desk, query: dict[str, Any]) -> tuple[Asking, Seen]:
    """A tap as Telegram tells it: to make objects of all that it tells costs as much as a move.
    With it comes the table that stands there."""
    message, user = query["message"], User.de_json(query["from"])
    here = place_in(message)
    say, seen = await asyncio.gather(desk.say_to(user), desk.tables.see(here))
    tap = _asking(
        desk,
        here,
        user,
        say,
        title=message["chat"].get("title", ""),
        message_id=message["message_id"],
        ephemeral=message.get("ephemeral_message_id", 0),
        query=query["id"],
        pressed=read(query.get("data", "")),
    )
    return tap, seen


async def asking(update: Update, context: ContextTypes.DEFAULT_TYPE) -> Asking:
    """A command."""
    message, user = update.effective_message, update.effective_user
    assert message is not None
    assert user is not None
    sender = message.sender_chat
    desk: Desk = context.bot_data["desk"]
    return _asking(
        desk,
        place_of(message),
        user,
        await desk.say_to(user),
        title=message.chat.title or "",
        message_id=message.message_id,
        ephemeral=int(message.api_kwargs.get("ephemeral_message_id", 0)),
        is_anonymous=user.id in ANONYMOUS,
        leads_here=sender is not None and sender.id == message.chat.id,
    )


def _asking(desk: Desk, here: Place, user: User, say: Say, **more: Any) -> Asking:
    """A letter that was forwarded names the place of its table."""
    there = LETTER.get().place
    place = there if there and there.chat != here.chat else here
    return Asking(desk, here, place, user, say, **more)
