"""Who asks, where and for what; and the ways in which somebody is answered.

No answer is waited for: the next letter of the chat is opened while Telegram is told of this one.
"""

import logging
import time
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass, replace
from html import escape
from typing import Any, Final

from telegram import User

from bot.address import Address
from bot.desk import Desk
from bot.handlers.tapped import Tapped
from bot.i18n import Html, Translator
from bot.names import clean
from bot.screens import Screen, in_private, refusal
from bot.screens.callback_data import Pressed
from bot.store import InboxEntry
from bot.store.documents import SITS, Changes, ChatStatus, Person, change, changes_of
from bot.tables import ChangeResult, Elsewhere, Session, Table
from bot.telegram.client import CallFailed, Forbidden, Rejected
from bot.telegram.outbox import ALOUD, ANSWER, GUEST, GUEST_ALONE, HAND, NoRoom
from engine import refusals
from engine.refusals import Refusal
from engine.session import Events

# The letter that is being handled, and what went wrong with it inside the Application.
ENTRY: ContextVar[InboxEntry] = ContextVar("letter")
FAULTS: ContextVar[list[Exception]] = ContextVar("faults")

DAY: Final = 86_400_000
ADMINS_KNOWN: Final = 300.0  # seconds
UNSURE: Final = 10.0  # seconds until Telegram is asked again, if it did not tell
# Milliseconds for which a screen may follow what was done already: more than a full minute.
LATER: Final = 70_000

log = logging.getLogger(__name__)

Act = Callable[[Session, int], Events]

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
        leads, known = await desk.client.is_administrator(asked.chat, asked.user), ADMINS_KNOWN
    except CallFailed as error:
        log.info("is %s an administrator of %s? %s", asked.user, asked.chat, error)
        leads, known = False, UNSURE
    _admins[asked.chat, asked.user] = (time.monotonic() + known, leads)


def linked(user: User, t: Translator) -> Html:
    """A name that tells its owner."""
    name = t.html("name", name=clean(user.full_name) or "…")
    return Html(f'<a href="tg://user?id={user.id}">{name}</a>')


@dataclass(slots=True)
class Asking:
    """Somebody asks for something, by a command or by a tap."""

    desk: Desk
    here: Address  # where it was asked, and is answered
    address: Address  # where the table stands
    user: User
    person: Person  # what is known of who asks
    t: Translator
    around: Table  # what stands here, with the documents of this chat
    command: str = ""  # which was typed
    title: str = ""  # of the group
    message_id: int = 0
    ephemeral: int = 0  # of the message that was tapped, or of the command
    query: str = ""  # of a tap
    pressed: Pressed = NOTHING_PRESSED
    tapped: Tapped = NOTHING_TAPPED
    is_anonymous: bool = False
    leads_here: bool = False  # speaks in the name of the group itself
    is_answered: bool = False  # of a tap: its query is closed
    _table: Table | None = None  # that is asked about, as it was loaded last,
    _is_fresh: bool = False  # and whether nobody acted on it since
    _finished: Session | None = None  # a game whose table was cleared for another

    @property
    def is_private(self) -> bool:
        return self.here.chat > 0

    @property
    def is_elsewhere(self) -> bool:
        """In the private chat, about a table of a group."""
        return self.is_private and self.here.chat != self.address.chat

    @property
    def is_read_along(self) -> bool:
        """Whether a command and the answer to it are seen by everybody."""
        return not self.is_private and not self.ephemeral

    async def find(self) -> None:
        """Find the table of a button, wherever that is."""
        if self.pressed.session:
            table = await self.desk.find(self.around, self.pressed.session)
            if table.address.chat != self.address.chat:
                raise Elsewhere(table.address)
            self.address, self._table, self._is_fresh = table.address, table, True
            if not table.is_of(self.pressed.session):
                self._finished = await self._over(self.pressed.session)

    async def _over(self, id: str) -> Session | None:
        """A finished game is kept where it ended, which may be before the group moved."""
        for chat in dict.fromkeys((self.here.chat, self.address.chat)):
            if finished := await self.desk.tables.finished(chat, id):
                return finished
        return None

    async def change(self, act: Act, chat: Changes | None = None) -> ChangeResult:
        """Change the table whose button it is, or that stands here."""

        def on_table(session: Session | None, now: int) -> tuple[Session, Events]:
            return self.must_be(session), act(self.must_be(session), now)

        if self._finished is not None:
            raise refusals.Over
        return await self.commit(on_table, chat)

    async def commit(self, act: Any, chat: Changes | None = None) -> ChangeResult:
        """Act on what stands here, whatever it is."""
        table = await self.table()
        seen, self._is_fresh = table if self._is_fresh else None, False
        outcome = await self.desk.tables.change(self.address, act, ENTRY.get(), seen, chat)
        self._table = outcome.table
        return outcome

    async def table(self) -> Table:
        """The table that is asked about, with the documents of its chat."""
        if self._table is None:
            is_here = self.around.address == self.address
            self._table = self.around if is_here else await self.desk.tables.see(self.address)
            self._is_fresh = True
        return self._table

    async def look(self) -> Session:
        if self._finished is not None:
            return self._finished
        return self.must_be((await self.table()).session)

    def must_be(self, session: Session | None) -> Session:
        """A button knows its session; a command means whichever stands here."""
        if session is not None and self.pressed.session in ("", session.id):
            return session
        if self.pressed.session:
            raise refusals.Stale
        raise Instead("no-table")

    async def leads(self) -> bool:
        """Whether somebody is an administrator of this very chat."""
        if self.leads_here or (self.is_private and self.here == self.address):
            return True
        known = _admins.get((self.address.chat, self.user.id))
        if known is None or known[0] < time.monotonic():
            raise AskFirst(self.address.chat, self.user.id)
        return known[1]

    async def sits(self) -> None:
        """Note where to look for the tables that wait for somebody, and how to speak to them."""
        known = {"speaks": self.user.language_code, "username": self.user.username}
        told = {name: value for name, value in known.items() if value != getattr(self.person, name)}
        changes = changes_of(Person, **told)
        if self.address.chat < 0 and self.person.sits.get(self.address.key) != self.title:
            changes |= change(SITS, self.address.key, self.title)
        if changes:
            await self.desk.store.change(self.user.id, changes)

    # Answers -----------------------------------------------------------------------------------

    def toast(self, text: str = "", alert: bool = False, url: str = "") -> None:
        """Answer a tap: with a toast, an alert for what must be read, or a chat that opens. A
        command is answered by a screen, or not at all."""
        if self.query:
            if not self.is_answered:
                self.is_answered = True
                self.desk.later(self.desk.client.answer(self.query, text, alert, url))
        elif text:
            self.show(lambda _: Screen(escape(text, quote=False)))

    def refuse(self, error: Refusal) -> None:
        """Tell why something is not done; what was overtaken, without a box to close."""
        is_read = not isinstance(error, TOASTED)
        self.toast(refusal(error, self.t), alert=is_read)

    def open_private(self, payload: str) -> None:
        """Answer a tap by opening the private chat, where there is always room."""
        self.toast(url=f"https://t.me/{self.desk.username}?start={payload}")

    def show(
        self,
        screen_of: Callable[[Translator], Screen],
        is_hand: bool = False,
        is_secret: bool = False,
        done: str = "",
    ) -> None:
        """Show a screen to this person, alone and in the own language if that can be; what
        everybody sees is in the group's. A panel is the only one of its kind that somebody sees;
        a secret is for nobody else in any case. What was `done` is told at once, and the screen
        follows when it may.

        Where a group has no room for it, a tap opens the private chat, and a command is answered
        there, else by one public line that reveals nothing.
        """
        if done:
            self.toast(done)
        self.desk.later(self._show(screen_of, is_hand, is_secret, bool(done)))

    async def _show(
        self,
        screen_of: Callable[[Translator], Screen],
        is_hand: bool,
        is_secret: bool,
        is_done: bool,
    ) -> None:
        is_shown = False
        if not self.is_aloud():
            is_shown = await self._is_shown_alone(screen_of(self.t), is_hand, is_done)
        if not is_shown and self.is_aloud() and not is_secret:  # perhaps it was refused just now
            is_shown = await self._is_said_aloud(screen_of(self.around.t))
        elif not is_shown and not self.query and not self.is_private:
            is_shown = await self._is_sent_directly(screen_of(self.t))
        if is_shown or is_done:
            self.toast()
        elif self.query:
            await self._open_instead()
        elif not self.is_private:
            await self.point_to_private()

    def is_aloud(self) -> bool:
        """Whether what answers this is seen by everybody."""
        if self.is_private or (self.ephemeral and not self.is_anonymous):
            return False
        return not self.query or not self.shows_hands()

    async def _open_instead(self) -> None:
        """A tap whose screen has no room here opens it in the private chat, where the table is
        found also for who does not sit there."""
        payload = self.pressed.as_payload
        if self.is_private or not payload:
            self.toast(self.t("not-shown"))
        else:
            await self.sits()
            self.open_private(payload)

    async def _is_shown_alone(self, screen: Screen, is_hand: bool, is_done: bool) -> bool:
        """In an ephemeral message, or in the private chat."""
        patience = LATER if is_done else HAND.patience if self.query else None
        try:
            message = await self._send_alone(screen, patience)
        except (NoRoom, Forbidden):
            return False
        except Rejected as error:
            log.info("no private screens in %s: %s", self.here.key, error)
            if self.query and not self.is_private:
                await self.go_without_hands()
            return False
        except CallFailed:
            return False
        if is_hand and message:
            session = (await self.table()).readable
            await self.desk.hands.screen_stands(
                self.address, self.user.id, session, message, self.t
            )
        return True

    async def _send_alone(self, screen: Screen, patience: int | None) -> int:
        """The id of the ephemeral message that shows it; 0 in the private chat."""
        client, outbox, here, user = self.desk.client, self.desk.outbox, self.here, self.user.id
        is_guest = not self.is_private and await self._is_of_guest()
        priority = GUEST_ALONE if is_guest else ANSWER
        if self.query and self.ephemeral:
            message, screens = self.ephemeral, self.desk.screens
            key = (here, user, message)
            screens[key] = screen
            try:
                await outbox.send_ephemeral(
                    here.chat,
                    priority,
                    lambda: client.edit_ephemeral(here, user, message, screen),
                    patience,
                    lambda: screens.get(key) is screen,
                )
            finally:
                if screens.get(key) is screen:
                    del screens[key]
            return message
        if not self.is_private:
            return await outbox.send_ephemeral(
                here.chat,
                priority,
                lambda: client.send_ephemeral(here, user, screen, self.query, self.ephemeral),
                patience,
            )
        if self.query and self.may_change_message:
            await outbox.send(here.chat, ANSWER, lambda: client.edit(here, self.message_id, screen))
        else:
            await self.desk.send(here, screen, priority=ANSWER)
        return 0

    async def _is_said_aloud(self, screen: Screen) -> bool:
        """For everybody to see: in the message that was tapped, or below what was typed."""
        client, here = self.desk.client, self.here
        priority = GUEST if await self._is_of_guest() else ALOUD
        try:
            if self.query and self.may_change_message:
                await self.desk.outbox.send(
                    here.chat, priority, lambda: client.edit(here, self.message_id, screen)
                )
            else:
                await self.desk.send(here, screen, priority=priority)
        except CallFailed as error:
            log.info("not answered in %s: %s", here.key, error)
            return False
        return True

    async def _is_of_guest(self) -> bool:
        """Answers to who plays come before those to guests."""
        session = (await self.table()).readable
        is_on = session is not None and session.phase in ("lobby", "playing")
        return session is not None and is_on and not session.knows(self.user.id)

    async def _is_sent_directly(self, screen: Screen) -> bool:
        try:
            await self.desk.send(Address(self.user.id), screen, priority=ANSWER)
        except CallFailed as error:
            log.info("no chat with %s: %s", self.user.id, error)
            return False
        return True

    async def point_to_private(self, payload: str = "") -> None:
        """Tell before everybody, by name and once a minute, that the answer is to be had in the
        private chat; nothing of it."""
        if not self.desk.may_tell(self.here.chat, self.user.id):
            return
        t = self.around.t
        screen = in_private(self.command, t, self.desk.username, payload)
        text = t.html("called", who=linked(self.user, t), text=Html(screen.text))
        try:
            await self.desk.send(self.here, replace(screen, text=text))
        except CallFailed as error:
            log.info("not answered in %s: %s", self.here.key, error)

    def show_openly(self, screen_of: Callable[[bool], Screen]) -> None:
        """Show a screen to everybody here, with or without its picture: in the message that was
        tapped, or below what was typed."""
        self.must_be_in_place()
        self.desk.later(self._show_openly(screen_of))

    async def _show_openly(self, screen_of: Callable[[bool], Screen]) -> None:
        desk, here = self.desk, self.here
        screen = screen_of(self.around.has_pictures(desk.tables.now()))
        self.toast()

        async def call() -> None:
            picture = await desk.photos.get(screen.picture)
            if self.query:
                sent = await desk.client.edit(here, self.message_id, screen, picture)
            else:
                sent = await desk.client.send(here, screen, picture)
            await desk.photos.keep(screen.picture, sent)

        try:
            await desk.outbox.send(here.chat, ALOUD, call)
        except (Rejected, Forbidden) as error:
            log.info("no picture in %s: %s", here.key, error)
            await desk.send(here, screen_of(False))

    def shows_hands(self) -> bool:
        """Whether this chat has private screens, as far as was known when this was asked."""
        return self.around.status.shows_hands(self.desk.tables.now())

    @property
    def is_at_table(self) -> bool:
        """Whether what was tapped is the table itself, which the painter alone changes."""
        return self.around.painted.message == self.message_id and not self.ephemeral

    @property
    def may_change_message(self) -> bool:
        """Whether what was tapped may make room for what the tap opens, or go."""
        return not self.is_out_of_place and not self.is_at_table

    def must_be_in_place(self) -> None:
        """Before the message that was tapped is changed."""
        if self.is_out_of_place:
            raise refusals.Stale

    @property
    def is_out_of_place(self) -> bool:
        """Whether no such button stands there, where others read it too."""
        is_open = bool(self.query) and not self.is_private and not self.ephemeral
        return is_open and not self.tapped.is_offered

    @property
    def is_behind(self) -> bool:
        """Whether the table that was tapped shows less than has happened."""
        return self.is_at_table and self.around.painted.version < self.around.version

    async def go_without_hands(self) -> None:
        """The table has numbered buttons for everybody instead."""
        until = self.desk.tables.now() + DAY
        self.around.status.no_hands_until = until
        await self.desk.tables.touch(self.address, changes_of(ChatStatus, no_hands_until=until))


# What was overtaken, or is so already: nothing needs to be read and closed.
TOASTED: Final = (refusals.AlreadySeated, refusals.Stale, refusals.NotYourTurn)
