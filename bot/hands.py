"""The private hand of every player at every table: where it stands, and that it shows what is.

There is one record for each table and person. Events only want something of it, and one
`_reconcile` does what is due: it edits the message or removes it. A request for the hand sends it.
"""

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from bot.address import Address, link_to
from bot.i18n import FALLBACK, Translator, translator_for
from bot.names import names_of
from bot.screens import Screen, calling, hand_screen
from bot.store import Announcement, Store
from bot.store.documents import ChatStatus, Person, changes_of
from bot.tables import Session, Table, Tables
from bot.telegram.client import CallFailed, Forbidden, MessageGone, Rejected, TelegramClient
from bot.telegram.outbox import HAND, SPECTATOR, UNASKED, NoRoom, Outbox, Priority
from engine.game import Seat

log = logging.getLogger(__name__)

DAY: Final = 86_400_000
NOWHERE: Final = Address(0)
REMEMBERED: Final = 10_000  # tables
RINGING: Final = 1_500  # milliseconds for which one that is to ring waits; then it is tried else
IN_VIEW: Final = 5_000  # milliseconds for which a hand that is asked something may be out of date
AGAIN: Final = 10_000  # milliseconds in which the same is not opened twice


@dataclass(slots=True)
class Hand:
    """The record of one person's hand of one table: its message, and what it shows."""

    message: int = 0  # 0: nowhere
    where: Address = NOWHERE  # the group, where it is ephemeral, or the private chat
    session: str = ""
    phase: str = "playing"  # of the session when it was opened: what a lobby opens goes at Start
    language: str = FALLBACK
    path: tuple[int, ...] = ()  # how far a choice has got,
    prompt: int | None = None  # in the answer to which question
    shown: Screen | None = None
    since: int = 0  # when it was sent
    wanted: Table | None = None  # it is to show this
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def is_private(self) -> bool:
        return self.where.chat > 0

    def write(self) -> bytes:
        kept = [self.message, self.where.key, self.session, self.phase, self.language]
        return json.dumps(kept).encode()

    @classmethod
    def read(cls, text: bytes) -> "Hand":
        message, where, session, phase, language = json.loads(text)
        return cls(message, Address.read(where), session, phase, language)


class Hands:
    def __init__(
        self,
        client: TelegramClient,
        outbox: Outbox,
        tables: Tables,
        later: Callable[[Awaitable[object]], None],
    ) -> None:
        self.client = client
        self.outbox = outbox
        self.tables = tables
        self.store: Store = tables.store
        self.now = tables.now
        self._later = later
        self._known: OrderedDict[Address, dict[int, Hand]] = OrderedDict()
        self._asking: set[int] = set()  # chats of which Telegram is asked whether we administrate

    # What is known -----------------------------------------------------------------------------

    def of(self, address: Address, user: int) -> Hand:
        """The record of somebody's hand, as far as this process knows."""
        hands = self._known.setdefault(address, {})
        self._known.move_to_end(address)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return hands.setdefault(user, Hand())

    def learn(self, table: Table) -> None:
        """Take over the hands that were sent before this process began."""
        known = self._known.get(table.address, {})
        for user, row in table.saved.hands.items():
            if int(user) not in known:
                hands = self._known.setdefault(table.address, {})
                hands[int(user)] = Hand.read(row)

    def stands(self, address: Address, user: int, session: Session, path: tuple[int, ...]) -> bool:
        """Whether just this was opened a moment ago: a second message would say nothing new."""
        hand = self.of(address, user)
        is_new = 0 <= self.now() - hand.since < AGAIN
        is_same = (hand.session, hand.path) == (session.id, path)
        return bool(hand.message) and not hand.is_private and is_same and is_new

    def is_in_private(self, address: Address, user: int, session: Session) -> bool:
        """Whether somebody has this game's hand in the private chat, where it stays."""
        hand = self.of(address, user)
        return bool(hand.message) and hand.is_private and hand.session == session.id

    def adopt(
        self,
        address: Address,
        user: int,
        session: Session,
        message: int,
        where: Address,
        t: Translator,
    ) -> None:
        """A hand that was tapped stands, also if this process has not sent it."""
        hand = self.of(address, user)
        if not hand.message:
            hand.message, hand.where, hand.language = message, where, t.language
            hand.session, hand.phase = session.id, session.phase

    # Wanting -----------------------------------------------------------------------------------

    def committed(
        self, table: Table, dirty: int | None, announcements: tuple[Announcement, ...]
    ) -> None:
        """Every hand of a table is to show what was committed."""
        if table.address.chat > 0:
            return
        self.learn(table)
        for user, hand in self._known.get(table.address, {}).items():
            if hand.message:
                self._want(table, user, hand)
        session = table.session
        if session is not None and session.phase == "playing":
            self._show_who_is_asked(table, session)

    def refresh(self, table: Table, user: int) -> None:
        """Something in a hand was refused: it is to show what is."""
        hand = self.of(table.address, user)
        hand.shown = None
        self._want(table, user, hand)

    def put_away(self, address: Address, user: int, message: int = 0) -> None:
        """Remove somebody's hand, or another ephemeral message of theirs."""
        hand = self.of(address, user)
        if message and hand.message != message:
            self._later(self.client.delete_ephemeral(address, user, message))
        elif hand.message:
            self._later(self._remove(address, user, hand))

    def put_all_away(self, address: Address) -> None:
        for user in list(self._known.get(address, {})):
            self.put_away(address, user)

    def _want(self, table: Table, user: int, hand: Hand) -> None:
        is_running = hand.wanted is not None
        hand.wanted = table
        if not is_running:
            self._later(self._reconcile(table.address, user, hand))

    def _show_who_is_asked(self, table: Table, session: Session) -> None:
        """An administrator shows a hand without a tap to who looks on; the others are rung."""
        now, status = self.now(), table.status
        if not status.shows_unasked(now):
            return
        for seat in session.prompts:
            player = session.players[seat]
            if player.user is None or player.level is not None:
                continue
            hand = self.of(table.address, player.user)
            is_new = (hand.session, hand.prompt) != (session.id, session.prompts[seat])
            if not is_new or hand.message or hand.is_private:
                continue
            hand.session, hand.prompt = session.id, session.prompts[seat]
            if not status.is_administrator:
                self._later(self._ask_whether_administrator(table, player.user))
            elif self.tables.activity.is_present(table.address.chat, player.user, now):
                self._later(self.open_unasked(table, player.user))

    async def _ask_whether_administrator(self, table: Table, user: int) -> None:
        """Once a day; beside that Telegram tells it whenever it changes."""
        chat = table.address.chat
        if chat in self._asking:
            return
        self._asking.add(chat)
        try:
            leads = await self.client.is_administrator(chat, self.client.bot.id)
            until = 0 if leads else self.now() + DAY
            await self.store.change(chat, changes_of(ChatStatus, no_unasked_until=until))
        finally:
            self._asking.discard(chat)
        if leads:
            await self.open_unasked(await self.tables.see(table.address), user)

    # Doing -------------------------------------------------------------------------------------

    async def _reconcile(self, address: Address, user: int, hand: Hand) -> None:
        """Make a hand that stands show what is wanted of it, or remove it."""
        async with hand.lock:
            while (table := hand.wanted) is not None:
                try:
                    await self._follow(table, address, user, hand)
                finally:
                    if hand.wanted is table:
                        hand.wanted = None

    async def _follow(self, table: Table, address: Address, user: int, hand: Hand) -> None:
        session = table.readable
        seat = session.seat_of(user) if session is not None else None
        if session is None or seat is None or not _is_of(hand, session):
            await self._remove(address, user, hand)
            return
        if session.phase == "lobby":
            return  # what a lobby opened is its reader's matter
        prompt = session.prompts.get(seat)
        path = hand.path if prompt is not None and hand.prompt == prompt else ()
        screen = self.screen(session, seat, translator_for(hand.language), path)
        if screen == hand.shown:
            return
        priority = HAND if prompt is not None else SPECTATOR
        patience = IN_VIEW if prompt is not None else None
        try:
            await self._edit(
                address, user, hand, screen, priority, patience, lambda: hand.wanted is table
            )
        except NoRoom:
            if hand.wanted is table:  # what it shows is no longer so
                await self._remove(address, user, hand)
        except MessageGone:
            await self._forget(address, user, hand)
        except CallFailed as error:
            log.info("a hand stays behind: %s", error, extra={"place": address.key})
            await self._remove(address, user, hand)
        else:
            hand.shown, hand.path, hand.prompt = screen, path, prompt

    async def show(
        self,
        table: Table,
        session: Session,
        person: Person,
        user: int,
        t: Translator,
        path: tuple[int, ...] = (),
        query: str = "",
        reply: int = 0,
        tapped: int = 0,
        is_repeated: bool = False,
    ) -> bool:
        """Show somebody their hand in the group: in the ephemeral message that was tapped, or in a
        new one, which a tap or an ephemeral command allows; whether it was not there already.
        Raise what Telegram says to it."""
        address, seat = table.address, session.seat(user)
        hand = self.of(address, user)
        async with hand.lock:
            if is_repeated and self.stands(address, user, session, path):
                return False  # another tap opened it while this one waited
            is_asked = seat in session.prompts
            screen = self.screen(session, seat, t, path, is_first=not person.hinted)
            message = await self._sent(address, user, hand, screen, query, reply, tapped)
            await self._stands(address, user, hand, session, message, address, t)
            hand.shown, hand.path, hand.prompt = screen, path, session.prompts.get(seat)
        if is_asked and not person.hinted:
            await self.store.change(user, changes_of(Person, hinted=True))
        return True

    async def _sent(
        self,
        address: Address,
        user: int,
        hand: Hand,
        screen: Screen,
        query: str,
        reply: int,
        tapped: int,
    ) -> int:
        client, outbox = self.client, self.outbox
        if tapped:
            try:
                await outbox.send_ephemeral(
                    address.chat, HAND, lambda: client.edit_ephemeral(address, user, tapped, screen)
                )
                return tapped
            except MessageGone:
                pass  # some apps forget them; a new one follows
        return await outbox.send_ephemeral(
            address.chat, HAND, lambda: client.send_ephemeral(address, user, screen, query, reply)
        )

    async def show_in_private(
        self,
        table: Table,
        session: Session,
        user: int,
        t: Translator,
        path: tuple[int, ...] = (),
        tapped: int = 0,
    ) -> None:
        """Show somebody their hand in the private chat: in the message that was tapped, or in a new
        one. Raise what Telegram says to it."""
        address, chat, seat = table.address, Address(user), session.seat(user)
        hand = self.of(address, user)
        async with hand.lock:
            screen = self.screen(session, seat, t, path)

            async def call() -> int:
                if tapped:
                    await self.client.edit(chat, tapped, screen)
                    return tapped
                return (await self.client.send(chat, screen)).message_id

            message = await self.outbox.send(user, HAND, call)
            await self._stands(address, user, hand, session, message, chat, t)
            hand.shown, hand.path, hand.prompt = screen, path, session.prompts.get(seat)

    async def open_unasked(self, table: Table, user: int, patience: int | None = None) -> bool:
        """Send somebody whose turn it is the hand, which rings, unlike an edit; whether it could
        be sent, or was opened by its owner meanwhile."""
        address, hand = table.address, self.of(table.address, user)
        before, has_waited = hand.message, False
        if not before:
            hand.language = (await self.translator_for_person(user)).language

        def is_wanted() -> bool:
            nonlocal has_waited
            has_waited = True
            return hand.message == before

        async def call() -> None:
            """Not before there is room: a tap of its owner does not wait for that."""
            nonlocal table
            if has_waited:
                table = await self.tables.see(address)
            async with hand.lock:
                await self._send_unasked(table, user, hand)

        try:
            await self.outbox.send_ephemeral(address.chat, UNASKED, call, patience, is_wanted)
        except (Rejected, Forbidden) as error:
            log.info("no hand unasked: %s", error, extra={"place": address.key})
            until = changes_of(ChatStatus, no_unasked_until=self.now() + DAY)
            await self.store.change(address.chat, until)
            return False
        except CallFailed:
            return hand.message not in (0, before)
        newest = await self.tables.see(address)
        if newest.version != table.version:  # somebody moved while it was sent
            self._want(newest, user, hand)
        return True

    async def _send_unasked(self, table: Table, user: int, hand: Hand) -> None:
        address, session = table.address, table.readable
        seat = session.seat_of(user) if session is not None else None
        if session is None or seat is None or seat not in session.prompts:
            raise NoRoom  # they moved while it waited
        t = translator_for(hand.language)
        screen = self.screen(session, seat, t)
        message = await self.client.send_ephemeral(address, user, screen)
        await self._stands(address, user, hand, session, message, address, t)
        hand.shown, hand.path, hand.prompt = screen, (), session.prompts[seat]

    async def screen_stands(
        self, address: Address, user: int, session: Session | None, message: int, t: Translator
    ) -> None:
        """An ephemeral screen of another kind took the place of the hand: one is enough."""
        hand = self.of(address, user)
        if session is not None:
            await self._stands(address, user, hand, session, message, address, t)
            hand.shown, hand.since = None, 0

    async def call_to_table(self, table: Table, user: int) -> Screen:
        """Make the private message that tells somebody that it is their turn in a group."""
        assert table.session is not None
        link = link_to(table.address, table.painted.message)
        return calling(table.session, link, await self.translator_for_person(user))

    async def translator_for_person(self, user: int) -> Translator:
        """The language of somebody who did nothing just now."""
        person = await self.store.person(user)
        return translator_for(person.language or person.speaks)

    def screen(
        self,
        session: Session,
        seat: Seat,
        t: Translator,
        path: tuple[int, ...] = (),
        is_first: bool = False,
    ) -> Screen:
        told = session.events_since_own_move(seat)
        return hand_screen(session, seat, told, t, names_of(session, t), path, self.now(), is_first)

    async def _edit(
        self,
        address: Address,
        user: int,
        hand: Hand,
        screen: Screen,
        priority: Priority,
        patience: int | None,
        is_wanted: Callable[[], bool],
    ) -> None:
        client, where, message = self.client, hand.where, hand.message
        if hand.is_private:
            await self.outbox.send(
                user,
                priority,
                lambda: client.edit(where, message, screen),
                patience,
                is_wanted,
            )
        else:
            await self.outbox.send_ephemeral(
                address.chat,
                priority,
                lambda: client.edit_ephemeral(where, user, message, screen),
                patience,
                is_wanted,
            )

    async def _stands(
        self,
        address: Address,
        user: int,
        hand: Hand,
        session: Session,
        message: int,
        where: Address,
        t: Translator,
    ) -> None:
        """One hand is enough for anybody: the one before it goes."""
        if (hand.message, hand.where) != (message, where):
            if hand.message:
                self._later(self._delete(user, hand.message, hand.where))
            hand.since = self.now()
        was = hand.write()
        hand.message, hand.where, hand.language = message, where, t.language
        hand.session, hand.phase = session.id, session.phase
        if hand.write() != was:
            await self.store.hand_stands(address, user, hand.write())

    async def _remove(self, address: Address, user: int, hand: Hand) -> None:
        message, where = hand.message, hand.where
        await self._forget(address, user, hand)
        if message:
            await self._delete(user, message, where)

    async def _forget(self, address: Address, user: int, hand: Hand) -> None:
        if hand.message:
            hand.message, hand.where, hand.shown, hand.since = 0, NOWHERE, None, 0
            await self.store.hand_stands(address, user, None)

    async def _delete(self, user: int, message: int, where: Address) -> None:
        if where.chat > 0:
            await self.client.delete(where, message)
        else:
            await self.client.delete_ephemeral(where, user, message)


def _is_of(hand: Hand, session: Session) -> bool:
    """Whether a hand still belongs to the session: what a lobby opened goes when it is dealt."""
    if hand.session != session.id or session.phase not in ("lobby", "playing"):
        return False
    return hand.phase == session.phase
