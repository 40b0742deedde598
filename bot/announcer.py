"""Tells a chat what is told once: whose turn it is, who is waited for, how a game ended.

Claimed in the store before it is sent. An announcement that is found claimed, because a worker died
over it, may be out already and is not sent again: a reminder may get lost so, and a result is
painted into the table, which may be done twice.
"""

import asyncio
import json
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

from bot.address import Address
from bot.hands import RINGING_PATIENCE_MS, Hands
from bot.names import names_of
from bot.painter import Painter
from bot.screens import Screen, nudge, result, your_turn
from bot.store import Announcement, StoreAway
from bot.store.documents import ChatStatus, changes_of
from bot.tables import Asked, Reminder, Table, Tables, still_asked
from bot.telegram.client import (
    CallFailed,
    ChatMigrated,
    DeliveryUnknown,
    Forbidden,
    NotSent,
    TelegramClient,
)
from bot.telegram.outbox import RESULT, TURN, Claimed, NoRoom, Outbox, Priority

log = logging.getLogger(__name__)

Wish = dict[str, Any]  # the body of an announcement
TROUBLE: Final = 3.0  # seconds until a call that did not reach Telegram is made again


class Announcer:
    def __init__(
        self,
        client: TelegramClient,
        outbox: Outbox,
        tables: Tables,
        painter: Painter,
        hands: Hands,
        later: Callable[[Awaitable[object]], None],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.client = client
        self.outbox = outbox
        self.tables = tables
        self.store = tables.store
        self.painter = painter
        self.hands = hands
        self._later = later
        self._sleep = sleep
        self._waiting: dict[int, deque[tuple[Announcement, Table | None]]] = {}
        self._known: set[tuple[int, str]] = set()
        self._telling: dict[int, asyncio.Task[None]] = {}

    @property
    def unfinished(self) -> list[Announcement]:
        """Return the announcements that this process has in hand."""
        return [each for waiting in self._waiting.values() for each, _ in waiting]

    def committed(
        self, table: Table, dirty: int | None, announcements: tuple[Announcement, ...]
    ) -> None:
        for announcement in announcements:
            self._take(announcement, table)

    async def look(self, partitions: Iterable[int]) -> None:
        """Take up what was committed by a process that died, or could not be made then."""
        for announcement in await self.store.announcements(partitions):
            self._take(announcement, None)

    def _take(self, announcement: Announcement, table: Table | None) -> None:
        if (announcement.partition, announcement.id) in self._known:
            return
        self._known.add((announcement.partition, announcement.id))
        chat = announcement.address.chat
        self._waiting.setdefault(chat, deque()).append((announcement, table))
        if chat not in self._telling:
            self._telling[chat] = asyncio.create_task(self._tell_all(chat))

    async def drain(self) -> None:
        await asyncio.gather(*self._telling.values(), return_exceptions=True)

    def cancel(self) -> None:
        """Break off what is under way, as a kill does."""
        for task in self._telling.values():
            task.cancel()

    async def _tell_all(self, chat: int) -> None:
        """Make a chat's announcements one after the other."""
        waiting = self._waiting[chat]
        try:
            while waiting:
                await self._tell(*waiting[0])
                done, _ = waiting.popleft()
                self._known.discard((done.partition, done.id))
        except StoreAway as error:
            log.warning("%s; announcements wait", error)
        except Exception:
            log.exception("announcing failed")
        finally:
            left = [announcement for announcement, _ in waiting]
            self.store.leave(left)
            self._known -= {(each.partition, each.id) for each in left}
            del self._telling[chat], self._waiting[chat]

    async def _tell(self, announcement: Announcement, table: Table | None) -> None:
        """Make an announcement, if it still is true, and finish it."""
        wish = json.loads(announcement.body)
        make = {"result": self._tell_result, "turn": self._tell_turn}.get(
            wish["kind"], self._remind
        )
        while True:
            table = table or await self._table(announcement)
            try:
                standing = await make(announcement, wish, table)
                break
            except NoRoom as error:
                await self._sleep(error.wait / 1000)
            except ChatMigrated as error:
                await self.store.unclaim(announcement)
                await self.store.move(table.address.chat, error.chat, self.tables.now())
            except NotSent:
                await self.store.unclaim(announcement)
                await self._sleep(TROUBLE)
            table = None  # read again: it had to wait
        await self._finish(announcement, table, standing)

    async def _finish(
        self, announcement: Announcement, table: Table, standing: Reminder | None
    ) -> None:
        """One reminder is enough at a table: the one before it goes."""
        reminder = standing.write() if standing else b""
        version, before = await self.store.announced(announcement, table.address, reminder)
        if before:
            self._later(self.client.delete(table.address, Reminder.read(before).message))
        if standing and version != table.version:
            # Somebody moved while it was sent, and the table was painted before it was known.
            await self.painter.check_reminder(await self.tables.see(table.address))

    async def _table(self, announcement: Announcement) -> Table:
        table = await self.tables.see(announcement.address)
        moved = table.saved.moved
        return await self.tables.see(moved) if moved else table

    # How a game ended --------------------------------------------------------------------------

    async def _tell_result(
        self, announcement: Announcement, wish: Wish, table: Table
    ) -> Reminder | None:
        """A message of its own, after the table shows the end."""
        await self.painter.wait_for(table.address)
        session = table.readable
        if session is None or session.id != wish["session"]:
            session = await self.tables.finished(table.address.chat, wish["session"])
        if session is None or session.phase != "over":
            return None
        names = names_of(session, table.t)
        screen = result(session, table.t, names, with_picture=False, with_record=True)
        try:
            await self._send(announcement, table, screen, RESULT)
        except NotSent:
            raise
        except (Claimed, DeliveryUnknown, Forbidden):
            # It may be out, or may not be sent: the table is painted until that can be.
            log.info("announcement may already be out", extra={"place": table.address.key})
            noted = changes_of(ChatStatus, result_in_table=wish["session"])
            await self.tables.touch(table.address, noted)
        return None

    # Whose turn it is --------------------------------------------------------------------------

    async def _tell_turn(
        self, announcement: Announcement, wish: Wish, table: Table
    ) -> Reminder | None:
        """Tell people who do not look on, in a way that rings: an edit does not."""
        session, now = table.readable, self.tables.now()
        if session is None or session.id != wish["session"] or session.phase != "playing":
            return None
        called: Asked = []
        for seat, prompt in still_asked(session, wish["asked"]):
            user = session.players[seat].user
            if (
                user is None
                or session.players[seat].level is not None
                or self.tables.activity.is_present(table.address.chat, user, now)
                or (str(user) in table.settings.ring and await self._ring(table, user))
                or (
                    table.status.is_administrator
                    and await self.hands.open_unasked(table, user, RINGING_PATIENCE_MS)
                )
            ):
                continue
            called.append([seat, prompt])
        wish["asked"] = called  # the others need not be told once more
        if not called:
            return None
        seats = [seat for seat, _ in called]
        screen = your_turn(session, seats, table.t, names_of(session, table.t))
        return await self._call_out(announcement, table, screen, called, "turn")

    async def _ring(self, table: Table, user: int) -> bool:
        """Tell somebody in private, with the way to the table; whether that could be sent."""
        screen = await self.hands.call_to_table(table, user)
        try:
            await self.outbox.send(user, TURN, lambda: self.client.send(Address(user), screen))
        except CallFailed as error:
            log.info("not told in private: %s", error)
            return False
        return True

    async def _remind(
        self, announcement: Announcement, wish: Wish, table: Table
    ) -> Reminder | None:
        """Tell who is waited for that time runs out."""
        session = table.readable
        is_same = session is not None and session.id == wish["session"]
        late = still_asked(session, wish["asked"]) if is_same else []
        if session is None or not late:
            return None
        t, names, now = table.t, names_of(session, table.t), self.tables.now()
        screen = nudge(session, [seat for seat, _ in late], t, names, now)
        return await self._call_out(announcement, table, screen, late, "remind")

    # Sending -----------------------------------------------------------------------------------

    async def _call_out(
        self, announcement: Announcement, table: Table, screen: Screen, asked: Asked, kind: str
    ) -> Reminder | None:
        """Post a reminder below the table, which goes when one of them has moved."""
        assert table.session is not None
        try:
            sent = await self._send(announcement, table, screen, TURN)
        except (NotSent, ChatMigrated):
            raise
        except CallFailed as error:
            log.info("not reminded: %s", error, extra={"place": table.address.key})
            return None
        return Reminder(table.session.id, asked, sent, kind)

    async def _send(
        self, announcement: Announcement, table: Table, screen: Screen, priority: Priority
    ) -> int:
        """Claim an announcement and send it, once there is room; the id of its message."""
        below = 0 if priority is RESULT else table.painted.message

        async def call() -> int:
            return (await self.client.send(table.address, screen, reply_to=below)).message_id

        return await self.outbox.send(
            table.address.chat, priority, call, patience=0, claim=announcement
        )
