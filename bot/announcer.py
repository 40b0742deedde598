"""Announce once: whose turn it is, who is waited for, how a game ended.

Each announcement is claimed in the store before it is sent. One that is found claimed, because a
worker died while sending it, may be out already and is not sent again: a reminder may get lost so,
while a result is painted into the table, which may be repeated.
"""

import asyncio
import json
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from bot.address import Address
from bot.archive.reading import counted
from bot.archive.recount import trim
from bot.archive.row import ROWS, Counted
from bot.hands import RINGING_PATIENCE_MS, Hands
from bot.names import names_of
from bot.ops.logs import log_fields
from bot.painter import Painter
from bot.screens import Screen, nudge, result, your_turn
from bot.store import Announcement, StoreAway
from bot.store.documents import ChatStatus, changes_of
from bot.tables import Asked, Reminder, Session, Table, Tables, still_asked
from bot.telegram.client import TelegramClient
from bot.telegram.errors import (
    CallFailed,
    ChatMigrated,
    DeliveryUnknown,
    Forbidden,
    MessageGone,
    NotSent,
    PictureRefused,
    Rejected,
)
from bot.telegram.outbox import RESULT, TURN, Claimed, NoRoom, Outbox, Priority

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 3.0  # until a call that did not reach Telegram is made again


@dataclass(slots=True)
class Job:
    """An announcement that is being made, with its decoded body and the newest table."""

    announcement: Announcement
    table: Table
    session: str
    asked: Asked
    board: tuple[int, str] = (0, "text")  # the message of the game that is over, and its kind
    counted: Counted | None = None  # what the game changed

    @property
    def address(self) -> Address:
        return self.table.address

    @property
    def current(self) -> Session | None:
        """Return the session that it is about, if the table still shows that one."""
        session = self.table.readable
        return session if session is not None and session.id == self.session else None


@dataclass(slots=True)
class Announcer:
    client: TelegramClient
    outbox: Outbox
    tables: Tables
    painter: Painter
    hands: Hands
    later: Callable[[Awaitable[object]], None]
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    # Announcements by chat, with the table that was committed with them
    _waiting: dict[int, deque[tuple[Announcement, Table | None]]] = field(default_factory=dict)
    _working: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    _is_closed: bool = False

    @property
    def unfinished(self) -> list[Announcement]:
        """Return the announcements that this process has taken up."""
        return [each for waiting in self._waiting.values() for each, _ in waiting]

    def committed(
        self, table: Table, dirty: int | None, announcements: tuple[Announcement, ...]
    ) -> None:
        for announcement in announcements:
            self._take(announcement, table)

    async def look(self, partitions: Iterable[int]) -> None:
        """Take up announcements that another process committed or that failed here before."""
        for announcement in await self.tables.store.announcements(partitions):
            self._take(announcement, None)

    def _take(self, announcement: Announcement, table: Table | None) -> None:
        chat = announcement.address.chat
        waiting = self._waiting.setdefault(chat, deque())
        if any(each.id == announcement.id for each, _ in waiting):
            return
        waiting.append((announcement, table))
        if chat not in self._working and not self._is_closed:
            self._working[chat] = asyncio.create_task(self._work(chat))

    async def drain(self) -> None:
        await asyncio.gather(*self._working.values(), return_exceptions=True)

    def cancel(self) -> None:
        """Cancel all tasks at once, as a kill would."""
        self._is_closed = True
        for task in self._working.values():
            task.cancel()

    async def _work(self, chat: int) -> None:
        """Make a chat's announcements one after the other; on a failure return them to the store,
        from which a later look takes them up again."""
        waiting = self._waiting[chat]
        try:
            while waiting:
                await self._announce(*waiting[0])
                waiting.popleft()
        except StoreAway as error:
            log.warning(
                "store unavailable, announcements wait", extra={"chat": chat, "error": str(error)}
            )
        except Exception:
            log.exception("announcement failed", extra={"chat": chat})
        finally:
            self.tables.store.leave(announcement for announcement, _ in waiting)
            del self._working[chat], self._waiting[chat]

    async def _announce(self, announcement: Announcement, table: Table | None) -> None:
        """Make an announcement, if it is still true, and finish it."""
        body = json.loads(announcement.body)
        if body["kind"] == "archived":
            row = ROWS.validate_python(body["row"])
            await self.tables.archive.tell_people(announcement.address.chat, row)
            tables, chat = self.tables, announcement.address.chat
            await trim(tables.store.archives, chat, tables.now(), tables.in_turn)
            await self.tables.store.announced(announcement, announcement.address)
            return
        table = table or await self._load(announcement)
        board = body.get("board", (0, "text"))
        job = Job(announcement, table, body["session"], body.get("asked", []), tuple(board))
        while True:
            reminder: Reminder | None = None
            try:
                match body["kind"]:
                    case "result" | "board" as kind:
                        await self._announce_result(job, is_in_table=kind == "board")
                    case "turn":
                        reminder = await self._announce_turn(job)
                    case _:
                        reminder = await self._remind(job)
                break
            except NoRoom as error:
                await self.sleep(error.wait / 1000)
            except ChatMigrated as error:
                await self.tables.store.unclaim(announcement)
                await self.tables.move(job.address.chat, error.chat)
            except NotSent:
                await self.tables.store.unclaim(announcement)
                await self.sleep(RETRY_SECONDS)
            job.table = await self._load(announcement)  # it may have changed during the wait
        address, written = job.address, reminder.write() if reminder else b""
        version, before = await self.tables.store.announced(announcement, address, written)
        if before:  # one reminder at a table is enough
            self.later(self.client.delete(address, Reminder.read(before).message))
        if reminder and version != job.table.version:
            # Somebody moved while it was sent, and was painted before this reminder was recorded.
            await self.painter.check_reminder(await self.tables.see(address))

    async def _load(self, announcement: Announcement) -> Table:
        table = await self.tables.see(announcement.address)
        moved = table.saved.moved
        return await self.tables.see(moved) if moved else table

    async def _announce_result(self, job: Job, is_in_table: bool) -> None:
        """Post a message of its own, after the table shows the end; or where that may be out
        already, show the result in the message of the table."""
        await self.painter.wait_for(job.address)
        session = job.current
        if session is None:
            session = await self.tables.finished(job.address.chat, job.session, job.address.chat)
        if session is None or session.phase != "over":
            return
        row = job.table.saved.row if job.current is not None else b""
        archive, chat = self.tables.archive, job.address.chat
        job.counted = await counted(archive, chat, job.session, row)
        if is_in_table:
            await self._show_in_board(job, session)
            return
        try:
            await self._send_result(job, session)
        except NotSent:
            raise
        except (Claimed, DeliveryUnknown, Forbidden, Rejected):
            # It may be out, or may not be sent: show the result in the table, which can be retried.
            sent = {"kind": "result"} | log_fields(job.address)
            log.info("announcement may already be out", extra=sent)
            in_table = changes_of(ChatStatus, result_in_table=job.session)
            table = await self.tables.touch(job.address, in_table)
            if table.session is None or table.session.id != job.session:
                await self._show_in_board(job, session)

    async def _show_in_board(self, job: Job, session: Session) -> None:
        """Show a result in the message of its game, which stands above the next table: an edit may
        be repeated until Telegram answers. Where that message was deleted, post the result again;
        where none is known, do not, for the result may be out."""
        await self.painter.wait_for(job.address)
        self.painter.keep_board(job.session)
        try:
            if job.board[0]:
                await self._edit_board(job, session)
        except MessageGone:
            await self.tables.store.unclaim(job.announcement)
            await self._send_result(job, session)
        except (Forbidden, Rejected) as error:
            log.warning("result not shown", extra=log_fields(job.address, error))

    async def _edit_board(self, job: Job, session: Session) -> None:
        """Edit the words of a game's message, which may have become a picture since its kind was
        noted; raise `MessageGone` if it was deleted."""
        message, kind = job.board
        kinds = [kind == "photo", kind != "photo"]
        while True:
            screen = self._result_screen(job, session, with_picture=kinds[0])
            edit = partial(self.client.edit, job.address, message, screen, is_photo=kinds[0])
            try:
                await self.outbox.send(job.address.chat, RESULT, edit)
                return
            except DeliveryUnknown:
                await self.sleep(RETRY_SECONDS)
            except MessageGone:
                del kinds[0]
                if not kinds:
                    raise

    def _result_screen(self, job: Job, session: Session, with_picture: bool) -> Screen:
        t = job.table.t
        names = names_of(session, t)
        return result(session, t, names, with_picture, job.counted)

    async def _send_result(self, job: Job, session: Session) -> None:
        """Claim and send a result with the picture of the ending; in words where that is refused
        or cannot be drawn."""
        address = job.address
        with_picture = job.table.has_pictures(self.tables.now())
        screen = self._result_screen(job, session, with_picture)
        plain = self._result_screen(job, session, with_picture=False)

        async def call() -> int:
            try:
                picture = await self.painter.photos.get(screen)
                return (await self.client.send(address, screen, picture)).message_id
            except PictureRefused:
                return (await self.client.send(address, plain)).message_id

        await self._send_claimed(job, RESULT, call)

    async def _announce_turn(self, job: Job) -> Reminder | None:
        """Call asked players who do not look on, in a way that rings: an edit does not."""
        session, table, now = job.current, job.table, self.tables.now()
        if session is None or session.phase != "playing":
            return None
        called: Asked = []
        for seat, prompt in still_asked(session, job.asked):
            user = session.players[seat].user
            if (
                user is None
                or session.players[seat].level is not None
                or self.tables.activity.is_present(table.address.chat, user, now)
                or await self.hands.ring_in_private(table, user)
                or (str(user) in table.settings.ring and await self._call_in_private(table, user))
                or (
                    table.status.is_administrator
                    and await self.hands.open_unasked(table, user, RINGING_PATIENCE_MS)
                )
            ):
                continue
            called.append([seat, prompt])
        job.asked = called  # a retry does not call the others again
        if not called:
            return None
        seats = [seat for seat, _ in called]
        screen = your_turn(session, seats, table.t, names_of(session, table.t))
        return await self._send_reminder(job, screen, called, "turn")

    async def _call_in_private(self, table: Table, user: int) -> bool:
        """Send a private message with a link to the table. Return whether that succeeded."""
        screen = await self.hands.call_to_table(table, user)
        try:
            await self.outbox.send(user, TURN, lambda: self.client.send(Address(user), screen))
        except CallFailed as error:
            log.info("turn call not sent in private", extra=log_fields(table.address, error))
            return False
        return True

    async def _remind(self, job: Job) -> Reminder | None:
        """Warn late players that their time runs out: in private, if the group has no room before
        that."""
        session, t, now = job.current, job.table.t, self.tables.now()
        late = still_asked(session, job.asked)
        if session is None or not late:
            return None
        seats = [seat for seat, _ in late]
        screen = nudge(session, seats, t, names_of(session, t), now)
        try:
            return await self._send_reminder(job, screen, late, "remind")
        except NoRoom as error:
            if any(now + error.wait < session.due.get(seat, 0) for seat in seats):
                raise
        for user in filter(None, (session.players[seat].user for seat in seats)):
            await self._call_in_private(job.table, user)
        return None

    async def _send_reminder(
        self, job: Job, screen: Screen, asked: Asked, kind: str
    ) -> Reminder | None:
        try:
            sent = await self._send(job, screen)
        except (NotSent, ChatMigrated):
            raise
        except CallFailed as error:
            log.info("reminder failed", extra=log_fields(job.address, error))
            return None
        return Reminder(job.session, asked, sent, kind)

    async def _send(self, job: Job, screen: Screen) -> int:
        """Claim a reminder and send it, within the budget. Return the id of its message."""
        address, below = job.address, job.table.painted.message

        async def call() -> int:
            return (await self.client.send(address, screen, reply_to=below)).message_id

        return await self._send_claimed(job, TURN, call)

    async def _send_claimed(
        self, job: Job, priority: Priority, call: Callable[[], Awaitable[int]]
    ) -> int:
        """Claim an announcement and send it before another worker may find it claimed."""
        chat = job.address.chat
        with self.painter.under_way.at(chat):
            return await self.outbox.send(chat, priority, call, 0, claim=job.announcement)
