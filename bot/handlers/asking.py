"""Who asks, where and for what; and the ways in which somebody is answered.

No answer is waited for: the next letter of the chat is opened while Telegram is told of this one.
"""

import logging
import time
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass, replace
from html import escape
from typing import Final

from telegram import User

from bot.api import ApiError, Flooded, Refused, Unwelcome
from bot.desk import DAY, NO_PANELS, Desk, Session
from bot.handlers.tapped import Tapped
from bot.i18n import Html, Say
from bot.names import clean
from bot.panels import FOR_SHOW
from bot.places import Place
from bot.screens import Screen, busy, refusal
from bot.screens.keys import Pressed
from bot.store import Letter
from bot.tables import Elsewhere, Outcome, Seen
from engine import refusals
from engine.refusals import Refusal
from engine.session import Happenings

# The letter that is being handled, and what went wrong with it inside the Application.
LETTER: ContextVar[Letter] = ContextVar("letter")
FAULTS: ContextVar[list[Exception]] = ContextVar("faults")

FOR_SCREENS: Final = 8  # of a group's budget is left by screens that a tap opens,
FOR_TYPED: Final = 3  # and by what answers a command, which is typed more seldom than tapped
TAPPED: Final = 5_000  # milliseconds for which a tap may wait for a screen, which ends its query;
TYPED: Final = 14_000  # a command is answered by nothing else, while Telegram allows that,
OPENLY: Final = 60_000  # and one that everybody reads at any time: a minute has room again
ADMINS_KNOWN: Final = 300.0  # seconds
UNSURE: Final = 10.0  # seconds until Telegram is asked again, if it did not tell

log = logging.getLogger(__name__)

Act = Callable[[Session, int], Happenings]

NOTHING_PRESSED: Final = Pressed("", "", ())
NOTHING_TAPPED: Final = Tapped()

_admins: dict[tuple[int, int], tuple[float, bool]] = {}


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


def linked(user: User, say: Say) -> Html:
    """A name that tells its owner."""
    name = say.html("name", name=clean(user.full_name) or "…")
    return Html(f'<a href="tg://user?id={user.id}">{name}</a>')


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
    wait: int = 0  # milliseconds after which there may be room for what found none
    query: str = ""  # of a tap
    pressed: Pressed = NOTHING_PRESSED
    tapped: Tapped = NOTHING_TAPPED
    is_anonymous: bool = False
    leads_here: bool = False  # speaks in the name of the group itself
    _seen: Seen | None = None  # the table, until it is changed
    _finished: Session | None = None  # a game whose table was cleared for another

    @property
    def is_private(self) -> bool:
        return self.here.chat > 0

    @property
    def is_elsewhere(self) -> bool:
        """In the private chat, about a table of a group."""
        return self.is_private and self.here.chat != self.place.chat

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
            if not seen.is_of(self.pressed.session):
                self._finished = await self._over(self.pressed.session)

    async def _over(self, id: str) -> Session | None:
        """A finished game is kept where it ended, which may be before the group moved."""
        for chat in dict.fromkeys((self.here.chat, self.place.chat)):
            if finished := await self.desk.tables.finished(chat, id):
                return finished
        return None

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
            self.show(lambda _: Screen(escape(text, quote=False)), is_for_all=False)

    def refuse(self, error: Refusal) -> None:
        is_well = isinstance(error, refusals.AlreadySeated)  # it is so already, only tapped twice
        self.toast(refusal(error, self.say), alert=not is_well)

    def show(
        self,
        screen_of: Callable[[Say], Screen],
        is_panel: bool = False,
        is_for_all: bool = True,
        counts: bool = False,
        instead: Callable[[Say], Screen] | None = None,
    ) -> None:
        """A screen for this person, alone and in the own language if that can be; what everybody
        sees is in the group's. The tap is answered after it, because that ends what a tap allows.
        A panel is the only one of its kind that somebody sees. What answers a command, and is for
        all, is said aloud when Telegram allows a private answer no longer; what is too long for
        that is sent directly, or there is something `instead`. What counts was done, whether or
        not it can be shown.
        """
        self.desk.later(self._show(screen_of, is_panel, is_for_all, counts, instead))

    async def _show(
        self,
        screen_of: Callable[[Say], Screen],
        is_panel: bool,
        is_for_all: bool,
        counts: bool,
        instead: Callable[[Say], Screen] | None,
    ) -> None:
        keep = await self._keep()
        is_shown = not await self._is_aloud() and await self.is_shown(screen_of(self.say), keep)
        if not is_shown and self.ephemeral and not self.query and is_for_all:
            if instead is None or not await self._is_sent_directly(screen_of(self.say)):
                await self.call_out(instead or screen_of)
        elif not is_shown and await self._is_aloud():  # it may have been refused just now
            say = (await self.desk.manners(self.here.chat)).say
            is_shown = await self.is_shown(screen_of(say), keep)
        if self.screen and is_panel:
            self.desk.panel_stands(self.place, self.user.id, self.screen)
        if self.query:
            unshown = self.say("counts") if counts else busy(self.wait, self.say)
            text = "" if is_shown else unshown
            await self.desk.api.answer(self.query, text, not is_shown)

    async def _keep(self) -> int:
        """What a screen leaves of a group's budget: the hands of who plays come before guests, who
        are answered all the same what everybody saw them ask."""
        if await self._is_guest():
            return FOR_SCREENS if self.is_read_along and not self.query else FOR_SHOW
        return FOR_SCREENS if self.query else FOR_TYPED

    async def _is_guest(self) -> bool:
        session = None if self.is_private else (await self.desk.tables.see(self.place)).readable
        is_on = session is not None and session.phase in ("lobby", "playing")
        return session is not None and is_on and not session.knows(self.user.id)

    def show_alone(self, screen: Screen, instead: Callable[[Say], Screen] | None = None) -> None:
        """What answers a command and nobody else may read: where the group has no private screen
        for it, it is sent directly; only what there is instead is ever said aloud."""
        self.desk.later(self._show_alone(screen, instead))

    async def _show_alone(self, screen: Screen, instead: Callable[[Say], Screen] | None) -> None:
        if not self.is_read_along and await self.is_shown(screen, FOR_TYPED):
            return
        if not self.is_private and not await self._is_sent_directly(screen) and instead:
            await self.call_out(instead)

    async def _is_sent_directly(self, screen: Screen) -> bool:
        try:
            await self.desk.send(Place(self.user.id), screen)
        except ApiError as error:
            log.info("no chat with %s: %s", self.user.id, error)
            return False
        return True

    async def call_out(self, screen_of: Callable[[Say], Screen]) -> None:
        """Who asked in private is answered before everybody, by name; a guest once a minute."""
        if await self._is_guest() and not self.desk.may_tell(self.here.chat, self.user.id):
            return
        self.ephemeral = 0
        say = (await self.desk.manners(self.here.chat)).say
        screen = screen_of(say)
        text = say.html("called", who=linked(self.user, say), text=Html(screen.text))
        await self.is_shown(replace(screen, text=text), FOR_TYPED)

    async def _is_aloud(self) -> bool:
        """Whether what answers this is seen by everybody."""
        if self.is_private or self.ephemeral:
            return False
        return not self.query or not await self.has_panels()

    def show_openly(self, screen_of: Callable[[bool], Screen]) -> None:
        """A screen for everybody here, with or without its picture: in the message that was
        tapped, or below what was typed."""
        self.must_be_in_place()
        self.desk.later(self._show_openly(screen_of))

    async def _show_openly(self, screen_of: Callable[[bool], Screen]) -> None:
        desk, here = self.desk, self.here
        if not await self.has_room(FOR_SCREENS):
            if self.query:
                self.toast(busy(self.wait, self.say), alert=True)
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

    async def has_room(self, keep: int) -> bool:
        typed = OPENLY if self.is_read_along else TYPED
        patience = TAPPED if self.query else typed
        self.wait = await self.desk.wait_for_room(self.here.chat, keep, patience)
        return not self.wait

    async def is_shown(self, screen: Screen, keep: int, is_secret: bool = False) -> bool:
        """Whether there was room for it, and Telegram took it."""
        return await self.has_room(keep) and await self.is_taken(screen, is_secret)

    async def is_taken(self, screen: Screen, is_secret: bool = False) -> bool:
        api, here, user = self.desk.api, self.here, self.user.id
        try:
            if self.query and self.ephemeral:
                await api.whisper_again(here, user, self.ephemeral, screen)
                self.screen = self.ephemeral
            elif not (self.is_private or self.is_anonymous) and (
                self.ephemeral or is_secret or (self.query and await self.has_panels())
            ):
                self.screen = await api.whisper(here, user, screen, self.query, self.ephemeral)
            elif self.query and await self.may_change_message():
                await api.edit(here, self.message_id, screen)
            else:
                await api.send(here, screen)
        except Flooded as error:
            await self.desk.flooded(here.chat, error)
            return False
        except Refused as error:  # who is only unwelcome, in a closed topic, is so for a while
            log.info("no private screens in %s: %s", here.key, error)
            if self.query and not self.is_private:
                await self._go_without_panels()
            return False
        except ApiError:
            return False
        return True

    async def has_panels(self) -> bool:
        manners = await self.desk.manners(self.here.chat)
        return manners.has_panels(self.desk.tables.now())

    async def is_at_table(self) -> bool:
        """Whether what was tapped is the table itself, which the display alone paints."""
        saved = await self.desk.store.load(self.place)
        return self.here.chat == self.place.chat and saved.painted.message == self.message_id

    async def may_change_message(self) -> bool:
        """Whether what was tapped may make room for what the tap opens, or go."""
        return not self.is_out_of_place and not await self.is_at_table()

    def must_be_in_place(self) -> None:
        """Before the message that was tapped is changed."""
        if self.is_out_of_place:
            raise refusals.Stale

    @property
    def is_out_of_place(self) -> bool:
        """Whether no such button stands there, where others read it too."""
        is_open = bool(self.query) and not self.is_private and not self.ephemeral
        return is_open and not self.tapped.is_offered

    async def is_behind(self) -> bool:
        """Whether the table that was tapped shows less than has happened."""
        saved = await self.desk.store.load(self.place)
        return await self.is_at_table() and saved.painted.version < saved.version

    async def _go_without_panels(self) -> None:
        """The table has numbered buttons for everybody instead."""
        await self.desk.note(self.here.chat, NO_PANELS, self.desk.tables.now() + DAY)
        await self.desk.tables.touch(self.place)
