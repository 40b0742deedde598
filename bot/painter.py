"""Brings the table message of every chat up to the committed session, as the outbox has room.

Level-triggered: it is handed a committed table, or finds one marked dirty in the store, and makes
the one message in the chat show the newest. So edits coalesce, crashes repair themselves, and a
move is never undone because an edit failed.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from hashlib import sha256
from typing import Final, Literal

from bot.address import Address
from bot.names import names_of
from bot.ops import metrics
from bot.screens import Screen, ended, lobby, practice, result, table_for_one
from bot.screens import table as table_screen
from bot.store import Announcement, Painted, StoreAway
from bot.store.documents import ChatStatus, changes_of
from bot.tables import Reminder, Table, Tables
from bot.telegram.client import (
    CallFailed,
    ChatMigrated,
    DeliveryUnknown,
    Forbidden,
    MessageGone,
    Rejected,
    Sent,
    TelegramClient,
)
from bot.telegram.outbox import MINUTE, RESULT, TABLE, NoRoom, Outbox, Priority
from bot.telegram.photos import Photos
from engine.upcasts import BadSave

log = logging.getLogger(__name__)

DAY: Final = 86_400_000
SENDING: Final = 15_000  # milliseconds after which a send that nobody answered for is repeated
TROUBLE: Final = 3_000
LAST_BOARD: Final = 1_500  # milliseconds for which the next table waits for the end of the last
FORBIDDEN_FOR: Final = 600_000  # unless something happens there before
LOBBY_APART: Final = 2_000  # milliseconds between two edits of a lobby
REMEMBERED: Final = 10_000  # chats


class Painter:
    def __init__(
        self,
        client: TelegramClient,
        outbox: Outbox,
        photos: Photos,
        tables: Tables,
        later: Callable[[Awaitable[object]], None],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.client = client
        self.outbox = outbox
        self.photos = photos
        self.tables = tables
        self.store = tables.store
        self.now = tables.now
        self._later = later
        self._sleep = sleep
        self._newest: dict[Address, Table] = {}  # committed and not yet begun to be painted
        self._painting: dict[Address, asyncio.Task[None]] = {}
        # What each chat shows, as this process recorded it last, and when that was.
        self._shown: OrderedDict[Address, tuple[Painted, int]] = OrderedDict()
        self._waiters: dict[Address, list[asyncio.Future[None]]] = {}
        self._waiting: dict[Address, asyncio.Event] = {}  # tables for which there is no room yet

    @property
    def username(self) -> str:
        return str(self.client.bot.username)

    async def repost(self, address: Address) -> None:
        """Post the table anew at the bottom of the chat; the old message goes."""
        old = await self.tables.show_anew(address)
        if old.message:
            self._later(self.client.delete(address, old.message))
        self.begin(address)

    # What is to be painted ---------------------------------------------------------------------

    def committed(
        self, table: Table, dirty: int | None, announcements: tuple[Announcement, ...]
    ) -> None:
        """Paint a table that was just committed, from the time on that it says."""
        if dirty is None:
            return
        wait = dirty - self.now()
        if wait > 0:
            self.wake(table.address, wait)
        else:
            before = self._newest.get(table.address)
            if before is not None and before.replaced is not None:
                table.replaced = before.replaced  # nothing of what stood in between was painted
            self._newest[table.address] = table
            self.begin(table.address)
            if _is_over(table) and (waiting := self._waiting.get(table.address)):
                waiting.set()  # the end has room where a move has none

    async def look(self, partitions: Iterable[int]) -> None:
        """Begin to paint what the store has marked dirty: a process died, or nobody had room."""
        for address in await self.store.dirty(list(partitions), self.now()):
            self.begin(address)

    def wake(self, address: Address, wait: int) -> None:
        """Paint a table in so many milliseconds."""
        asyncio.get_running_loop().call_later(max(0.001, wait / 1000), self.begin, address)

    def begin(self, address: Address) -> None:
        """Paint a table, unless that is under way: then what is newest is painted next."""
        if address not in self._painting:
            self._painting[address] = asyncio.create_task(self._paint(address))

    async def wait_for(self, address: Address) -> None:
        """Return when what is being painted in a chat now has been, or cannot be."""
        if address in self._painting:
            waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiters.setdefault(address, []).append(waiter)
            await waiter

    async def drain(self) -> None:
        await asyncio.gather(*self._painting.values(), return_exceptions=True)

    def cancel(self) -> None:
        """Break off what is under way, as a kill does."""
        for task in self._painting.values():
            task.cancel()

    async def _paint(self, address: Address) -> None:
        try:
            while True:
                table = self._newest.pop(address, None)
                again = await self.paint(table or await self.tables.see(address))
                if not again and address not in self._newest:
                    break
        except StoreAway as error:
            log.warning("%s; the table is painted later", error)
        except BadSave as error:
            log.error("the table at %s cannot be read: %s", address.key, error)
            await self._again(address, FORBIDDEN_FOR)
        except Exception:
            log.exception("painting failed", extra={"place": address.key})
            await self._again(address, TROUBLE)
        finally:
            del self._painting[address]
            for waiter in self._waiters.pop(address, []):
                if not waiter.done():
                    waiter.set_result(None)
            if address in self._newest:
                self.begin(address)

    # Painting ----------------------------------------------------------------------------------

    async def paint(self, table: Table) -> bool:
        """Make the message show the table; whether to paint again at once what is newest then."""
        address = table.address
        if table.replaced is not None:
            await self._make_room(table.replaced)
            table.replaced = None
        has_waited = await self._has_waited(table)
        if _is_lobby(table) and (wait := self._since_shown(address)):
            await self._sleep(wait / 1000)
            has_waited = True
        if has_waited:  # another process may have painted meanwhile, and more may have happened
            newest = self._newest.pop(address, None)
            if newest is not None and newest.replaced is not None:
                await self._make_room(newest.replaced)
            table = await self.tables.see(address)
        table = self._with_shown(table)
        if not table.saved.session:  # it has expired; its mark goes
            await self._record(table, table.painted)
            return False
        await self.check_reminder(table)
        if table.status.out:  # whoever lets it in again is shown the table at once
            await self._again(address, DAY)
            return False
        session = table.session
        assert session is not None
        screen = self.screen(table, self.now())
        digest = digest_of(screen)
        painted = table.painted
        if painted.message and painted.digest == digest and not painted.sending:
            await self._record(table, replace(painted, version=table.version))
            metrics.painted(address, table.version)
            return False
        try:
            await self._show(table, screen, digest)
        except NoRoom:
            return True
        except CallFailed as error:
            await self._fail(address, error)
        return False

    async def _has_waited(self, table: Table) -> bool:
        """Wait until the chat may have room, as far as this process knows; whether it had to."""
        address, has_waited = table.address, False
        while wait := self.outbox.closed_for(
            address.chat, _priority(self._newest.get(address, table))
        ):
            has_waited = True
            ended = self._waiting[address] = asyncio.Event()
            waits: list[asyncio.Future[object]] = [
                asyncio.ensure_future(self._sleep(wait / 1000)),
                asyncio.ensure_future(ended.wait()),
            ]
            try:
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            finally:
                del self._waiting[address]
                for waiting in waits:
                    waiting.cancel()
        return has_waited

    def screen(self, table: Table, now: int) -> Screen:
        """Make the screen that everybody in the chat is to see."""
        session, t, address = table.session, table.t, table.address
        assert session is not None
        names = names_of(session, t)
        pictures = table.has_pictures(now)
        if session.phase == "over" and table.painted.message and table.painted.kind == "photo":
            pictures = True  # or the result would be posted anew
        seat = session.seat_of(address.chat)
        match session.phase:
            case "lobby" if seat is not None and address.chat > 0:
                return practice(session, t)
            case "lobby":
                return lobby(session, t, names, self.username)
            case "playing" if seat is not None:  # alone with the bot, table and hand are one
                told = session.events_since_own_move(seat, with_own=True)
                return table_for_one(session, seat, told, t, names, now, pictures)
            case "playing":
                told = session.recent_events()
                numbered = not table.status.shows_hands(now)
                return table_screen(session, told, t, names, now, pictures, numbered)
            case "over" if table.status.result_in_table == session.id:
                return result(session, t, names, pictures, with_record=True)
            case "over":
                told = session.recent_events()
                return table_screen(session, told, t, names, now, pictures)
            case _ if session.state is None:
                return lobby(session, t, names, self.username)
            case _:
                return ended(session, t)

    async def _make_room(self, last: Table) -> None:
        """Let the last board stay where it is, once it shows how it ended; what had not ended
        goes."""
        address, session = last.address, last.readable
        known = self._shown.get(address)
        painted = known[0] if known is not None else last.painted
        if not painted.message:
            return
        if session is None or session.phase not in ("over", "closed"):
            self._later(self.client.delete(address, painted.message))
            return
        last.saved = replace(last.saved, painted=painted)
        screen = self.screen(last, self.now())
        if digest_of(screen) == painted.digest:
            return

        async def edit() -> Sent:
            photo = await self.photos.get(screen.picture)
            return await self.client.edit(address, painted.message, screen, photo)

        try:
            await self.outbox.send(address.chat, RESULT, edit, patience=LAST_BOARD)
        except NoRoom:
            if session.state is None:  # a lobby, which nobody may take for the new one
                self._later(self.client.delete(address, painted.message))
            else:
                self._later(self.outbox.send(address.chat, RESULT, edit, patience=2 * MINUTE))
        except CallFailed as error:
            log.info("the last board is not painted: %s", error, extra={"place": address.key})

    async def _show(self, table: Table, screen: Screen, digest: str) -> None:
        address, painted = table.address, table.painted
        kind: Literal["photo", "text"] = "photo" if screen.picture is not None else "text"
        is_new = not painted.message or (painted.kind, kind) == ("photo", "text")
        found = asyncio.create_task(self.photos.find(screen.picture))  # in the same round trip
        fence: int | None = painted.fence

        async def call() -> Sent:
            nonlocal fence
            picture = await self.photos.draw(screen.picture, await found)
            if not is_new:
                return await self.client.edit(address, painted.message, screen, picture)
            # From here until it is recorded, a crash leaves behind that it may have been sent.
            fence = await self._record(table, replace(painted, sending=True), SENDING)
            if fence is None:  # somebody else has painted
                raise NoRoom
            return await self.client.send(address, screen, picture)

        try:
            sent = await self.outbox.send(address.chat, _priority(table), call, patience=0)
        except MessageGone:
            await self._record(table, replace(painted, message=0), wait=0)
            return
        finally:
            found.cancel()
        assert fence is not None
        shown = replace(
            painted,
            message=sent.message_id,
            version=table.version,
            digest=digest,
            kind=kind,
            sending=False,
            fence=fence,
        )
        is_kept, _ = await asyncio.gather(
            self._record(table, shown), self.photos.keep(screen.picture, sent)
        )
        metrics.painted(address, table.version)
        if is_new and is_kept is None:
            await self._delete_unknown(address, sent.message_id)
        elif is_new and painted.message:
            self._later(self.client.delete(address, painted.message))

    async def _delete_unknown(self, address: Address, message: int) -> None:
        """The table was wished for anew while it was sent: one message of it would be nobody's."""
        if (await self.store.load(address)).painted.message != message:
            self._later(self.client.delete(address, message))

    async def _fail(self, address: Address, error: CallFailed) -> None:
        """The move stands, whatever became of the edit."""
        match error:
            case ChatMigrated():
                await self.store.move(address.chat, error.chat, self.now())
                self.begin(Address(error.chat, address.thread))
            case Forbidden() | Rejected() if "photo" in str(error).casefold():
                until = changes_of(ChatStatus, no_pictures_until=self.now() + DAY)
                await self.store.change(address.chat, until)
                await self._again(address, 0)
            case Forbidden():
                await self._again(address, FORBIDDEN_FOR)
            case DeliveryUnknown():
                await self._again(address, TROUBLE)
            case _:
                log.error("refused: %s", error, extra={"place": address.key})
                await self._again(address, FORBIDDEN_FOR)

    async def check_reminder(self, table: Table) -> None:
        """It goes when somebody whom it names is no longer asked; a group pays nothing for that."""
        if table.saved.reminder:
            reminder = Reminder.read(table.saved.reminder)
            if not reminder.stands_at(table.session):
                await self.store.remind(table.address, None)
                table.saved = replace(table.saved, reminder=None)
                self._later(self.client.delete(table.address, reminder.message))

    # What is shown -----------------------------------------------------------------------------

    def _with_shown(self, table: Table) -> Table:
        """The table with what this process has shown since it was loaded."""
        known = self._shown.get(table.address)
        if known is not None and known[0].fence > table.painted.fence:
            painted = replace(known[0], asked=table.painted.asked)
            table.saved = replace(table.saved, painted=painted)
        return table

    def _since_shown(self, address: Address) -> int:
        """Milliseconds until a lobby may be edited again."""
        known = self._shown.get(address)
        wait = known[1] + LOBBY_APART - self.now() if known is not None else 0
        return wait if 0 < wait <= LOBBY_APART else 0

    async def _record(self, table: Table, painted: Painted, wait: int | None = None) -> int | None:
        """Note what the chat shows, and paint again in so many milliseconds; the next fence, or
        None if somebody else has painted."""
        address, now = table.address, self.now()
        again = None if wait is None else now + wait
        fence = await self.store.painted(address, painted, painted.fence, again)
        if fence is None:
            self._shown.pop(address, None)
            if self._newest.pop(address, None) or table.saved.session:
                self.wake(address, 0)
            return None
        self._shown[address] = (replace(painted, fence=fence), now)
        self._shown.move_to_end(address)
        if len(self._shown) > REMEMBERED:
            self._shown.popitem(last=False)
        if wait is not None:
            self.wake(address, wait)
        return fence

    async def _again(self, address: Address, wait: int) -> None:
        table = await self.tables.see(address)
        await self._record(table, table.painted, wait)


def digest_of(screen: Screen) -> str:
    return sha256(repr(screen).encode()).hexdigest()[:16]


def _priority(table: Table) -> Priority:
    return RESULT if _is_over(table) else TABLE


def _is_over(table: Table) -> bool:
    session = table.session
    return session is not None and session.phase == "over"


def _is_lobby(table: Table) -> bool:
    session = table.session
    return session is not None and session.phase == "lobby"
