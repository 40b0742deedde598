"""The private hand of every player at every table, kept up to date.

There is one record for each table and person. A commit only marks hands as out of date; one
`_reconcile` then edits or removes each message. A request for a hand sends it.
"""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from bot.address import Address, link_to
from bot.coaching import Coach
from bot.hand_record import NOTHING_TAPPED, NOWHERE, Hand, Tapped
from bot.i18n import Translator, translator_for
from bot.names import names_of
from bot.ops.logs import log_fields
from bot.recent import Recent
from bot.screens import Screen, calling, end_in_private, hand_screen, to_group
from bot.store import Announcement
from bot.store.documents import UNSEEN, ChatStatus, Person, change, changes_of
from bot.tables import Session, Table, Tables
from bot.telegram.client import Picture, TelegramClient
from bot.telegram.errors import CallFailed, Forbidden, MessageGone, PictureRefused, Rejected
from bot.telegram.outbox import HAND, SPECTATOR, UNASKED, NoRoom, Outbox
from bot.telegram.photos import Photos
from engine.game import Seat

log = logging.getLogger(__name__)

DAY_MS: Final = 86_400_000
HOUR_MS: Final = 3_600_000
RINGING_PATIENCE_MS: Final = 1_500  # for a hand that rings, before another way is taken
UNHURRIED_MS: Final = 70_000  # for a hand in the private chat that nobody has tapped for
OUTDATED_HAND_MS: Final = 5_000  # for which the hand of an asked player may be out of date
REPEATED_TAP_MS: Final = 10_000  # in which a hand that was just opened is not opened again
KNOWN_TABLES: Final = 1_000  # whose hands are in memory, with what each shows: about 20 KB a table
RETRY_MS: Final = 600_000  # after which somebody who sees no hand in the group is sent another one


@dataclass(slots=True)
class Hands:
    client: TelegramClient
    outbox: Outbox
    tables: Tables
    later: Callable[[Awaitable[object]], None]
    photos: Photos
    coach: Coach = field(default_factory=Coach)
    _known: Recent[Address, dict[int, Hand]] = field(default_factory=lambda: Recent(KNOWN_TABLES))
    _asking: set[int] = field(default_factory=set)  # chats whose administrators are asked for
    _in_words_until: Recent[int, int] = field(default_factory=Recent)  # by chat
    _dealt: Recent[str, bool] = field(default_factory=Recent)  # sessions whose deal was seen

    # Records -----------------------------------------------------------------------------------

    def of(self, address: Address, user: int) -> Hand:
        """Return the record of somebody's hand, as far as this process knows it."""
        hands = self._known[address] = self._known.get(address, {})
        return hands.setdefault(user, Hand(address, user))

    def learn(self, table: Table) -> dict[int, Hand]:
        """Add the saved hands that this process does not know; return all of the table, by user."""
        hands = self._known[table.address] = self._known.get(table.address, {})
        for user, row in table.saved.hands.items():
            if int(user) not in hands:
                hands[int(user)] = Hand.read(table.address, int(user), row)
        return hands

    def stands(self, address: Address, user: int, session: Session, path: tuple[int, ...]) -> bool:
        """Return whether this very hand was opened a moment ago."""
        hand = self.of(address, user)
        is_new = 0 <= self.tables.now() - hand.since < REPEATED_TAP_MS
        is_same = (hand.session, hand.path) == (session.id, path)
        return bool(hand.message) and not hand.is_private and is_same and is_new

    def is_old(self, address: Address, user: int) -> bool:
        """Return whether the last message with somebody's hand, if there is one, is an old one."""
        hand = self.of(address, user)
        return not hand.message or not 0 <= self.tables.now() - hand.since < RETRY_MS

    def is_in_private(self, address: Address, user: int, session: Session) -> bool:
        """Return whether somebody has this game's hand in the private chat, where it stays."""
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
        is_photo: bool,
    ) -> None:
        """Take over a hand that was tapped and that this process does not know."""
        hand = self.of(address, user)
        if not hand.message:
            hand.message, hand.where, hand.language = message, where, t.language
            hand.is_photo = is_photo
            hand.session, hand.phase = session.id, session.phase

    # Commits -----------------------------------------------------------------------------------

    def committed(
        self, table: Table, dirty: int | None, announcements: tuple[Announcement, ...]
    ) -> None:
        """Bring every hand of a table up to what was committed; open those of asked players."""
        if table.address.chat > 0:
            return
        for hand in self.learn(table).values():
            if hand.message or hand.lock.locked():  # it is open, or being opened
                self._want(table, hand)
        session = table.session
        if session is None or session.phase != "playing":
            return
        if len(session.log) == 1 and session.id not in self._dealt:
            self._dealt[session.id] = True
            self.later(self._open_in_private(table, session))
        self._open_for_asked_players(table, session)

    def refresh(self, table: Table, user: int) -> None:
        """Edit a hand in which something was refused."""
        hand = self.of(table.address, user)
        hand.shown = None
        self._want(table, hand)

    def put_away(self, address: Address, user: int, message: int = 0) -> None:
        """Remove somebody's hand, or another ephemeral message of theirs."""
        hand = self.of(address, user)
        if message and hand.message != message:
            self.later(self.client.delete_ephemeral(address, user, message))
        elif hand.message:
            self.later(self._remove(hand))

    def put_all_away(self, address: Address) -> None:
        for user in list(self._known.get(address, {})):
            self.put_away(address, user)

    def _want(self, table: Table, hand: Hand) -> None:
        is_running = hand.wanted is not None
        hand.wanted = table
        if not is_running:
            self.later(self._reconcile(hand))

    def _open_for_asked_players(self, table: Table, session: Session) -> None:
        """As an administrator, open the hand of each newly asked player who looks on.

        The announcer calls the others.
        """
        now, status = self.tables.now(), table.status
        if not status.shows_unasked(now):
            return
        for seat, prompt in session.prompts.items():
            player = session.players[seat]
            if player.user is None or player.level is not None:
                continue
            hand = self.of(table.address, player.user)
            is_new = (hand.session, hand.prompt) != (session.id, prompt)
            if not is_new or hand.message or hand.is_private:
                continue
            hand.session, hand.prompt = session.id, prompt
            if not status.is_administrator:
                self.later(self._ask_whether_administrator(table, player.user))
            elif self.tables.activity.is_present(table.address.chat, player.user, now):
                self.later(self.open_unasked(table, player.user))

    async def _open_in_private(self, table: Table, session: Session) -> None:
        """Send the hands that were just dealt to players who want them in their private chats."""
        for player in session.players:
            if player.user is None or player.level is not None:
                continue
            person = await self.tables.store.person(player.user)
            self.coach.meet(player.user, person)
            if person.direct and not self.is_in_private(table.address, player.user, session):
                t = translator_for(person.language or person.speaks)
                self.later(self.send_in_private(table, session, player.user, t))

    async def _ask_whether_administrator(self, table: Table, user: int) -> None:
        """Ask at most once a day: Telegram also sends an update whenever it changes."""
        chat = table.address.chat
        if chat in self._asking:
            return
        self._asking.add(chat)
        try:
            is_administrator = await self.client.is_administrator(chat, self.client.bot.id)
            until = 0 if is_administrator else self.tables.now() + DAY_MS
            await self._pause_opening_unasked(chat, until)
        finally:
            self._asking.discard(chat)
        if is_administrator:
            await self.open_unasked(await self.tables.see(table.address), user)

    async def _pause_opening_unasked(self, chat: int, until: int) -> None:
        await self.tables.store.change(chat, changes_of(ChatStatus, no_unasked_until=until))

    # Messages ----------------------------------------------------------------------------------

    async def _reconcile(self, hand: Hand) -> None:
        """Edit or remove a hand's message until it shows the table that is wanted."""
        async with hand.lock:
            while (table := hand.wanted) is not None:
                try:
                    await self._follow(table, hand)
                finally:
                    if hand.wanted is table:
                        hand.wanted = None

    async def _follow(self, table: Table, hand: Hand) -> None:
        session, where, user, message = table.readable, hand.where, hand.user, hand.message
        if not message:
            return  # it could not be opened
        if session is None or not hand.belongs_to(session):
            await self._remove(hand)
            if session is not None and where.chat > 0 and hand.session == session.id:
                await self._tell_end(table, session, hand)
            return
        if session.phase == "lobby":
            return  # what stands behind "More", for guests too: no commit changes it
        seat = session.seat_of(user)
        if seat is None:
            await self._remove(hand)
            return
        prompt = session.prompts.get(seat)
        path = hand.path if prompt is not None and hand.prompt == prompt else ()
        t = translator_for(hand.language)
        screen = self.screen(table, session, seat, t, path, is_in_private=hand.is_private)
        if screen == hand.shown:
            return
        if screen.picture is None and hand.is_photo:  # pictures were switched off meanwhile
            await self._remove(hand)
            return
        priority, patience = (SPECTATOR, None) if prompt is None else (HAND, OUTDATED_HAND_MS)

        is_same = hand.is_photo and hand.shows(message, screen.picture)

        async def edit() -> None:
            picture = None if is_same else await self.photos.get(screen)
            if where.chat > 0:
                await self.client.edit(where, message, screen, picture, hand.is_photo)
            else:
                await self.client.edit_ephemeral(
                    where, user, message, screen, picture, hand.is_photo
                )

        def is_wanted() -> bool:
            return hand.wanted is table

        try:
            if where.chat > 0:
                await self.outbox.send(user, priority, edit, patience, is_wanted)
            else:
                chat = hand.address.chat
                await self.outbox.send_ephemeral(chat, priority, edit, patience, is_wanted)
        except NoRoom:
            if hand.wanted is table:  # an outdated hand misleads
                await self._remove(hand)
        except MessageGone:
            await self._forget(hand)
        except CallFailed as error:
            log.info("hand removed, edit failed", extra=log_fields(hand.address, error))
            await self._remove(hand)
        else:
            hand.shown, hand.path, hand.prompt = screen, path, prompt
            await self._note_coaching(hand)
            if screen.picture is not None and not hand.is_photo:
                hand.is_photo = True
                await self.tables.store.hand_stands(hand.address, user, hand.write())

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
        tapped: Tapped = NOTHING_TAPPED,
        is_repeated: bool = False,
    ) -> None:
        """Show somebody their hand in the group, by an edit of the ephemeral message that was
        tapped, or in a new one, which a tap or an ephemeral command allows; do nothing if another
        tap has just opened it. Raise `CallFailed` if Telegram refuses."""
        client, outbox, address, seat = self.client, self.outbox, table.address, session.seat(user)
        hand = self.of(address, user)

        async def edit(screen: Screen, picture: Picture | None) -> int:
            await outbox.send_ephemeral(
                address.chat,
                HAND,
                lambda: client.edit_ephemeral(
                    address, user, tapped.message, screen, picture, tapped.is_photo
                ),
            )
            return tapped.message

        async def send(screen: Screen, picture: Picture | None) -> int:
            return await outbox.send_ephemeral(
                address.chat,
                HAND,
                lambda: client.send_ephemeral(address, user, screen, query, reply, picture),
            )

        async with hand.lock:
            if is_repeated and self.stands(address, user, session, path):
                return  # another tap opened it while this one waited for the lock
            is_asked = seat in session.prompts

            def screen_of() -> Screen:
                return self.screen(table, session, seat, t, path, is_first=not person.hinted)

            message, screen = await self._put(hand, address, screen_of, send, edit, tapped)
            await self._record(hand, session, message, address, t, screen, path)
        if is_asked and not person.hinted:
            await self.tables.store.change(user, changes_of(Person, hinted=True))

    async def show_in_private(
        self,
        table: Table,
        session: Session,
        user: int,
        t: Translator,
        path: tuple[int, ...] = (),
        tapped: Tapped = NOTHING_TAPPED,
        patience: int | None = None,
    ) -> None:
        """Show somebody their hand in the private chat, by an edit of the message that was tapped,
        or in a new one; nobody else then needs numbers below the table. Raise `CallFailed` if
        Telegram refuses."""
        client, chat, hand = self.client, Address(user), self.of(table.address, user)

        async def edit(screen: Screen, picture: Picture | None) -> int:
            call = partial(client.edit, chat, tapped.message, screen, picture, tapped.is_photo)
            return (await self.outbox.send(user, HAND, call, patience)).message_id

        async def send(screen: Screen, picture: Picture | None) -> int:
            call = partial(client.send, chat, screen, picture)
            return (await self.outbox.send(user, HAND, call, patience)).message_id

        def screen_of() -> Screen:
            return self.screen(table, session, session.seat(user), t, path, is_in_private=True)

        async with hand.lock:
            message, screen = await self._put(hand, chat, screen_of, send, edit, tapped)
            await self._record(hand, session, message, chat, t, screen, path)
        if str(user) in table.status.unseen:
            await self.tables.store.change(table.address.chat, change(UNSEEN, user, None))

    async def _put(
        self,
        hand: Hand,
        where: Address,
        screen_of: Callable[[], Screen],
        send: Callable[[Screen, Picture | None], Awaitable[int]],
        edit: Callable[[Screen, Picture | None], Awaitable[int]] | None = None,
        tapped: Tapped = NOTHING_TAPPED,
    ) -> tuple[int, Screen]:
        """Show a screen in the message that was tapped, or in a new one; without its picture where
        Telegram refuses that. A picture that stands there already is not sent again."""
        while True:
            screen = screen_of()
            try:
                if edit and tapped.message and (screen.picture is not None or not tapped.is_photo):
                    is_same = tapped.is_photo and hand.shows(tapped.message, screen.picture)
                    picture = None if is_same else await self.photos.get(screen)
                    try:
                        return await edit(screen, picture), screen
                    except MessageGone:
                        pass  # some apps forget ephemeral messages
                picture = await self.photos.get(screen)
                return await send(screen, picture), screen
            except PictureRefused as error:
                if screen.picture is None:
                    raise
                self._show_words(where, error)

    def _show_words(self, where: Address, error: CallFailed) -> None:
        """Show hands in words for an hour: Telegram takes no pictures of them here."""
        log.info("hands sent as text for an hour", extra=log_fields(where, error))
        self._in_words_until[where.chat] = self.tables.now() + HOUR_MS

    async def send_in_private(
        self,
        table: Table,
        session: Session,
        user: int,
        t: Translator,
        patience: int = UNHURRIED_MS,
    ) -> bool:
        """Send a hand to the private chat that nobody has tapped for. Return whether that went."""
        try:
            await self.show_in_private(table, session, user, t, patience=patience)
        except CallFailed as error:
            log.info("hand not sent", extra=log_fields(table.address, error))
            return False
        newest = await self.tables.see(table.address)
        if newest.version != table.version:  # somebody moved while it was sent
            self._want(newest, self.of(table.address, user))
        return True

    async def ring_in_private(self, table: Table, user: int) -> bool:
        """Send the hand of a player who has it in the private chat anew, because a new message
        rings and an edit does not. Return whether it was sent."""
        session = table.readable
        hand = self.learn(table).get(user)
        if session is None or hand is None or not self.is_in_private(table.address, user, session):
            return False
        t = translator_for(hand.language)
        return await self.send_in_private(table, session, user, t, RINGING_PATIENCE_MS)

    async def open_unasked(self, table: Table, user: int, patience: int | None = None) -> bool:
        """Send a newly asked player the hand, because a new message rings and an edit does not.

        Return whether it was sent, or its owner opened it meanwhile; nobody is sent one in the
        group who wants it in private, or whose app would not show it.
        """
        address, hand = table.address, self.of(table.address, user)
        before, has_waited = hand.message, False
        person = await self.tables.store.person(user)
        self.coach.meet(user, person)
        if person.direct or person.unseen_until > self.tables.now():
            return False
        if not before:
            hand.language = translator_for(person.language or person.speaks).language

        def is_wanted() -> bool:
            nonlocal has_waited
            has_waited = True
            return hand.message == before

        async def call() -> None:
            nonlocal table
            if has_waited:
                table = await self.tables.see(address)
            async with hand.lock:  # not before: its owner's tap does not wait for the budget
                session = table.readable
                seat = session.seat_of(user) if session is not None else None
                if session is None or seat is None or seat not in session.prompts:
                    raise NoRoom  # they moved while it waited
                t = translator_for(hand.language)
                message, screen = await self._put(
                    hand,
                    address,
                    lambda: self.screen(table, session, seat, t),
                    lambda screen, picture: self.client.send_ephemeral(
                        address, user, screen, picture=picture
                    ),
                )
                await self._record(hand, session, message, address, t, screen)

        try:
            await self.outbox.send_ephemeral(address.chat, UNASKED, call, patience, is_wanted)
        except (Rejected, Forbidden) as error:
            log.info("hand not opened unasked, paused for a day", extra=log_fields(address, error))
            await self._pause_opening_unasked(address.chat, self.tables.now() + DAY_MS)
            return False
        except CallFailed:
            return hand.message not in (0, before)
        newest = await self.tables.see(address)
        if newest.version != table.version:  # somebody moved while it was sent
            self._want(newest, hand)
        return True

    async def screen_stands(
        self,
        address: Address,
        user: int,
        session: Session | None,
        message: int,
        t: Translator,
        is_photo: bool,
    ) -> None:
        """Record that another ephemeral screen replaced somebody's hand, so that one remains."""
        hand = self.of(address, user)
        if session is not None:
            await self._record(hand, session, message, address, t, is_photo=is_photo)
            hand.shown, hand.since = None, 0

    async def call_to_table(self, table: Table, user: int) -> Screen:
        """Make the private message that tells somebody that it is their turn in a group."""
        assert table.session is not None
        link = link_to(table.address, table.painted.message)
        return calling(table.session, link, await self.translator_for_person(user))

    async def translator_for_person(self, user: int) -> Translator:
        person = await self.tables.store.person(user)
        return translator_for(person.language or person.speaks)

    def screen(
        self,
        table: Table,
        session: Session,
        seat: Seat,
        t: Translator,
        path: tuple[int, ...] = (),
        is_first: bool = False,
        is_in_private: bool = False,
    ) -> Screen:
        has_mark = not (is_first or path)  # one hint at a time, and none amid a choice
        user = session.players[seat].user
        mark = self.coach.choose(user, session, seat) if has_mark and user is not None else ""
        events = session.events_since_own_move(seat)
        names, now = names_of(session, t), self.tables.now()
        where = session.players[seat].user if is_in_private else table.address.chat
        is_plain = now < self._in_words_until.get(where or 0, 0)
        with_picture = table.has_pictures(now) and not is_plain
        screen = hand_screen(
            *(session, seat, events, t, names, path, now, is_first),
            with_picture=with_picture,
            mark=mark,
        )
        if is_in_private:
            return replace(screen, rows=(*screen.rows, (to_group(t),)))
        return screen

    async def _record(
        self,
        hand: Hand,
        session: Session,
        message: int,
        where: Address,
        t: Translator,
        screen: Screen | None = None,
        path: tuple[int, ...] = (),
        is_photo: bool = False,
    ) -> None:
        """Record which message shows a hand, in the store too; delete the one before it."""
        if (hand.message, hand.where) != (message, where):
            if hand.message:
                self.later(self._delete(hand.user, hand.message, hand.where))
            hand.since = self.tables.now()
        before = hand.write()
        hand.message, hand.where, hand.language = message, where, t.language
        hand.session, hand.phase = session.id, session.phase
        hand.is_photo = is_photo or (screen is not None and screen.picture is not None)
        if hand.write() != before:
            await self.tables.store.hand_stands(hand.address, hand.user, hand.write())
        if screen is not None:
            prompt = session.prompts.get(session.seat(hand.user))
            hand.shown, hand.path, hand.prompt = screen, path, prompt
            await self._note_coaching(hand)

    async def _note_coaching(self, hand: Hand) -> None:
        if not hand.path:
            await self.coach.note(hand.user, hand.session, self.tables.store)

    async def _tell_end(self, table: Table, session: Session, hand: Hand) -> None:
        """Tell a player who had the hand in the private chat how the game ended."""
        is_over = session.phase in ("over", "closed") and session.state is not None
        if not is_over or session.seat_of(hand.user) is None:
            return
        t, chat = translator_for(hand.language), Address(hand.user)
        link = link_to(table.address, table.painted.message)
        names, with_pictures = names_of(session, t), table.has_pictures(self.tables.now())
        screen = end_in_private(session, t, names, link, with_pictures)

        async def call() -> None:
            try:
                await self.client.send(chat, screen, await self.photos.get(screen))
            except PictureRefused:
                await self.client.send(chat, end_in_private(session, t, names, link, False))

        try:
            await self.outbox.send(hand.user, SPECTATOR, call, UNHURRIED_MS)
        except CallFailed as error:
            log.info("result not sent in private", extra=log_fields(table.address, error))

    async def _remove(self, hand: Hand) -> None:
        message, where = hand.message, hand.where
        await self._forget(hand)
        if message:
            await self._delete(hand.user, message, where)

    async def _forget(self, hand: Hand) -> None:
        if hand.message:
            hand.message, hand.where, hand.shown, hand.since = 0, NOWHERE, None, 0
            await self.tables.store.hand_stands(hand.address, hand.user, None)

    async def _delete(self, user: int, message: int, where: Address) -> None:
        if where.chat > 0:
            await self.client.delete(where, message)
        else:
            await self.client.delete_ephemeral(where, user, message)
