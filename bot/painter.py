"""Bring the table message of every chat up to the committed session, as the outbox has room.

Level-triggered: the painter is handed a committed table, or finds one marked dirty in the store,
and edits the one message in the chat to show the newest version. So edits coalesce, a crash is
repaired by the next look at the store, and a failed edit never undoes a move.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from typing import Final, Literal

from bot.address import Address
from bot.archive.reading import counted
from bot.archive.row import Counted
from bot.coaching import Coach
from bot.names import names_of
from bot.ops import metrics
from bot.ops.logs import log_fields
from bot.recent import Recent
from bot.screens import Screen, lobby, practice, result, table_for_one
from bot.screens import table as table_screen
from bot.store import Announcement, Painted, StoreAway
from bot.store.documents import ChatStatus, changes_of
from bot.tables import Reminder, Table, Tables
from bot.telegram.client import Sent, TelegramClient
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
from bot.telegram.outbox import ALOUD, CLEANUP, MINUTE, RESULT, TABLE, NoRoom, Outbox, Priority
from bot.telegram.photos import Photos
from bot.under_way import UnderWay
from engine.upcasts import BadSave

log = logging.getLogger(__name__)

DAY_MS: Final = 86_400_000
UNKNOWN_SEND_MS: Final = 15_000  # after which a message that may not have been sent is sent again
RETRY_MS: Final = 3_000  # after a failure that may be over soon
REFUSED_RETRY_MS: Final = 600_000  # after a refusal, unless something happens in the chat before
LATE_CALL_MS: Final = 60_000  # in which Telegram may carry out a call that it did not answer
NO_PICTURES_MS: Final = 3_600_000  # for which a chat that refused a picture gets words instead
LAST_BOARD_PATIENCE_MS: Final = 1_500  # for which the next table waits for the end of the last
LOBBY_INTERVAL_MS: Final = 2_000  # between two edits of a lobby


@dataclass(slots=True)
class Painter:
    client: TelegramClient
    outbox: Outbox
    photos: Photos
    tables: Tables
    later: Callable[[Awaitable[object]], None]
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    coach: Coach = field(default_factory=Coach)
    under_way: UnderWay = field(default_factory=UnderWay)  # calls that change a table message
    # Committed tables whose painting has not begun
    _newest: dict[Address, Table] = field(default_factory=dict)
    _painting: dict[Address, asyncio.Task[None]] = field(default_factory=dict)
    # What each chat shows, as this process recorded it last, and when that was
    _shown: Recent[Address, tuple[Painted, int]] = field(default_factory=Recent)
    # Tables that another process left dirty, perhaps with an edit under way
    _inherited: set[Address] = field(default_factory=set)
    # Finished sessions whose last message shows the result, and is not changed any more
    _kept_boards: Recent[str, bool] = field(default_factory=Recent)
    # What ends the waits of tables that are not painted yet
    _waits: dict[Address, asyncio.Event] = field(default_factory=dict)
    _is_closed: bool = False

    async def repost(self, address: Address) -> None:
        """Post the table anew at the bottom of the chat, and delete the old message."""
        old = await self.tables.show_anew(address)
        if old.message:
            self.later(self.client.delete(address, old.message))
        self.begin(address)

    async def remove_copy(self, address: Address, message: int) -> None:
        """Delete a message of a table that no record names; take its buttons where that fails."""
        try:
            await self.client.delete(address, message)
        except CallFailed:
            edit = partial(self.client.edit_buttons, address, message, [])
            await self.outbox.send(address.chat, CLEANUP, edit, patience=2 * MINUTE)

    def keep_board(self, session: str) -> None:
        """Leave the message of a finished session as it is: it shows the result."""
        self._kept_boards[session] = True

    # Scheduling --------------------------------------------------------------------------------

    def committed(
        self, table: Table, dirty: int | None, announcements: tuple[Announcement, ...]
    ) -> None:
        """Paint a table that was just committed, at the time `dirty`; None leaves it as it is."""
        if dirty is None:
            return
        address, wait = table.address, dirty - self.tables.now()
        if wait > 0:
            self.wake(address, wait)
            return
        before = self._newest.get(address)
        if before is not None and before.replaced is not None:
            table.replaced = before.replaced  # no table between the two was painted
        self._newest[address] = table
        self.begin(address)
        if table.phase == "over" and address in self._waits:
            self._waits[address].set()  # a result has a budget where a move has none

    async def look(self, partitions: Iterable[int]) -> None:
        """Paint what the store has marked dirty: a process died, or the budget was used up."""
        for address in await self.tables.store.dirty(list(partitions), self.tables.now()):
            if address not in self._shown and address not in self._painting:
                self._inherited.add(address)
            self.begin(address)

    def wake(self, address: Address, wait: int) -> None:
        """Paint a table in `wait` milliseconds."""
        asyncio.get_running_loop().call_later(max(0.001, wait / 1000), self.begin, address)

    def begin(self, address: Address) -> None:
        """Paint a table; a task that is painting it already goes on with the newest version."""
        if address not in self._painting and not self._is_closed:
            self._painting[address] = asyncio.create_task(self._paint(address))

    async def wait_for(self, address: Address) -> None:
        """Return when the painting that is under way has ended, whether or not it succeeded."""
        if task := self._painting.get(address):
            await asyncio.wait({task})

    async def drain(self) -> None:
        await asyncio.gather(*self._painting.values(), return_exceptions=True)

    def close(self) -> None:
        """Begin no more, and end the waits: what waits is marked dirty, so the next worker paints
        it. A call that is under way goes on."""
        self._is_closed = True
        for wait in self._waits.values():
            wait.set()

    def cancel(self) -> None:
        """Cancel all tasks at once, as a kill would."""
        self.close()
        for task in self._painting.values():
            task.cancel()

    async def _paint(self, address: Address) -> None:
        try:
            while True:
                table = self._newest.pop(address, None)
                again = await self.paint(table or await self.tables.see(address))
                if self._is_closed if again else address not in self._newest:
                    break
        except StoreAway as error:
            log.warning(
                "store unavailable, table will be painted later", extra=log_fields(address, error)
            )
        except BadSave as error:
            log.error("table cannot be read", extra=log_fields(address, error))
            await self._paint_again(address, REFUSED_RETRY_MS)
        except Exception:
            metrics.PAINTING_FAILED.inc()
            log.exception("painting failed", extra=log_fields(address))
            await self._paint_again(address, RETRY_MS)
        finally:
            del self._painting[address]
            if address in self._newest:
                self.begin(address)

    # Painting ----------------------------------------------------------------------------------

    async def paint(self, table: Table) -> bool:
        """Make the message show the table. Return whether to paint the newest again at once."""
        address = table.address
        if table.replaced is not None:
            await self._finish_last_board(table.replaced)
            table.replaced = None
        has_waited = await self._wait_for_budget(table)
        if table.phase == "lobby" and (wait := self._until_lobby_edit(address)):
            await self._wait(address, wait)
            has_waited = True
        if has_waited and self._is_closed:
            return True
        if has_waited:  # another process may have painted meanwhile, or a newer version is there
            newest = self._newest.pop(address, None)
            if newest is not None and newest.replaced is not None:
                await self._finish_last_board(newest.replaced)
            table = await self.tables.see(address)
        known = self._shown.get(address)
        if known is not None and known[0].fence > table.painted.fence:
            shown = replace(known[0], asked=table.painted.asked)
            table.saved = replace(table.saved, painted=shown)
        if not table.saved.session:  # it has expired; its dirty mark is removed
            await self._record(table, table.painted)
            return False
        await self.check_reminder(table)
        if table.status.out:  # the bot paints at once when it is added again
            await self._paint_again(address, DAY_MS)
            return False
        now = self.tables.now()
        if address in self._inherited:
            self._inherited.discard(address)
            table.saved = replace(table.saved, painted=doubted(table.painted, now))
        alone = _player_alone(table)
        if alone and not self.coach.knows(alone):
            self.coach.meet(alone, await self.tables.store.person(alone))
        screen = self.screen(table, now, await self._counted(table))
        digest, painted = digest_of(screen), table.painted
        is_sure = not 0 < painted.unsure_until <= now  # at that time it is painted once more
        if painted.message and painted.digest == digest and not painted.sending and is_sure:
            await self._record(table, replace(painted, version=table.version))
            metrics.painted(address, table.version)
            return False
        try:
            with self.under_way.at(address.chat):
                await self._show(table, screen, digest)
        except NoRoom:
            return True
        except CallFailed as error:
            await self._handle_failure(table, screen, error)
        else:
            if alone and table.session is not None:
                await self.coach.note(alone, table.session.id, self.tables.store)
        return False

    async def _wait_for_budget(self, table: Table) -> bool:
        """Wait as long as this process knows the chat's budget to be used up, or until the game
        ends, which has a priority of its own. Return whether there was a wait."""
        address, has_waited = table.address, False
        while not self._is_closed and (
            wait := self.outbox.closed_for(
                address.chat, _priority(self._newest.get(address, table))
            )
        ):
            has_waited = True
            await self._wait(address, wait)
        return has_waited

    async def _wait(self, address: Address, milliseconds: int) -> None:
        ended = self._waits[address] = asyncio.Event()
        waits: list[asyncio.Future[object]] = [
            asyncio.ensure_future(self.sleep(milliseconds / 1000)),
            asyncio.ensure_future(ended.wait()),
        ]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            del self._waits[address]
            for waiting in waits:
                waiting.cancel()

    async def _counted(self, table: Table) -> Counted | None:
        """Return what a table tells of its game's row, if it is to show the result."""
        session = table.session
        if session is None or table.status.result_in_table != session.id:
            return None
        archive, chat = self.tables.archive, table.address.chat
        return await counted(archive, chat, session.id, table.saved.row)

    def screen(self, table: Table, now: int, counted: Counted | None = None) -> Screen:
        """Make the screen that everybody in the chat is to see."""
        session, t, address = table.session, table.t, table.address
        assert session is not None
        names, username = names_of(session, t), str(self.client.bot.username)
        pictures = table.has_pictures(now)
        is_photo = bool(table.painted.message) and table.painted.kind == "photo"
        if session.phase in ("over", "closed") and is_photo and table.status.shows_pictures(now):
            pictures = True  # a photo cannot become a text: it would be posted anew
        seat = session.seat_of(address.chat)
        match session.phase:
            case "lobby" if seat is not None and address.chat > 0:
                return practice(session, t)
            case "lobby":
                hands = table.status.shows_hands(now)
                offered = table.settings.offered or ""
                return lobby(session, t, names, username, pictures, hands, offered)
            case "playing" if seat is not None:  # alone with the bot, table and hand are one
                events = session.events_since_own_move(seat, with_own=True)
                mark = self.coach.choose(address.chat, session, seat)
                return table_for_one(session, seat, events, t, names, now, pictures, mark=mark)
            case "playing":
                events = session.recent_events()
                asked = (session.players[seat].user for seat in session.prompts)
                numbered = any(table.status.needs_numbers(user, now) for user in asked)
                return table_screen(session, events, t, names, now, pictures, numbered)
            case "over" if table.status.result_in_table == session.id:
                return result(session, t, names, pictures, counted)
            case "closed" if session.state is None:
                return lobby(session, t, names, username, is_photo and pictures)
            case _:
                return table_screen(session, session.recent_events(), t, names, now, pictures)

    async def _finish_last_board(self, last: Table) -> None:
        """Edit the message of a finished game, which stays above the next table, to its final
        board. Delete the message of a session that did not finish."""
        address, session = last.address, last.readable
        known = self._shown.get(address)
        painted = known[0] if known is not None else last.painted
        if not painted.message:
            return
        if session is None or session.phase not in ("over", "closed"):
            self.later(self.client.delete(address, painted.message))
            return
        last.saved = replace(last.saved, painted=painted)
        screen = self.screen(last, self.tables.now(), await self._counted(last))
        if digest_of(screen) == painted.digest:
            return

        async def edit() -> None:
            if session.id in self._kept_boards:
                return
            try:
                photo = await self.photos.get(screen)
                await self.client.edit(address, painted.message, screen, photo)
            except PictureRefused:
                is_photo = painted.kind == "photo"
                await self.client.edit(address, painted.message, screen, is_photo=is_photo)

        try:
            await self.outbox.send(address.chat, RESULT, edit, patience=LAST_BOARD_PATIENCE_MS)
        except NoRoom:
            if session.state is None:  # a lobby, which nobody may take for the new one
                self.later(self.client.delete(address, painted.message))
            else:
                self.later(self.outbox.send(address.chat, RESULT, edit, patience=2 * MINUTE))
        except CallFailed as error:
            log.info("finished table not painted", extra=log_fields(address, error))

    async def _show(self, table: Table, screen: Screen, digest: str) -> None:
        """Edit the table message, or send one where there is none or a photo is to become text."""
        address, painted, began = table.address, table.painted, self.tables.now()
        kind: Literal["photo", "text"] = "photo" if screen.picture is not None else "text"
        is_new = not painted.message or (painted.kind, kind) == ("photo", "text")
        fence: int | None = painted.fence

        async def call() -> Sent:
            nonlocal fence
            picture = await self.photos.get(screen)
            if not is_new:
                return await self.client.edit(address, painted.message, screen, picture)
            # A crash between here and the record after it leaves a mark that it may be sent.
            fence = await self._record(table, replace(painted, sending=True), UNKNOWN_SEND_MS)
            if fence is None:  # another process has painted
                raise NoRoom
            return await self.client.send(address, screen, picture)

        try:
            sent = await self.outbox.send(address.chat, _priority(table), call, patience=0)
        except MessageGone:
            await self._record(table, replace(painted, message=0), wait=0)
            return
        assert fence is not None
        shown = replace(
            painted,
            message=sent.message_id,
            version=table.version,
            digest=digest,
            kind=kind,
            sending=False,
            unsure_until=0 if is_new or painted.unsure_until <= began else painted.unsure_until,
            fence=fence,
        )
        recorded, _ = await asyncio.gather(
            self._record(table, shown), self.photos.keep(screen, sent)
        )
        metrics.painted(address, table.version)
        if is_new and recorded is None:
            # It was to be posted anew while it was sent, so no record may name this message.
            if (await self.tables.store.load(address)).painted.message != sent.message_id:
                self.later(self.client.delete(address, sent.message_id))
        elif is_new and painted.message:
            self.later(self.client.delete(address, painted.message))
        elif recorded is None:
            await self._doubt_overtaken(address, shown)

    async def _doubt_overtaken(self, address: Address, shown: Painted) -> None:
        """Have a table painted again whose message another process edited at the same time: either
        edit may have been the later one."""
        store = self.tables.store
        while True:
            found = (await store.load(address)).painted
            is_own = (found.fence, found.digest) == (shown.fence + 1, shown.digest)
            if found.message != shown.message or is_own:  # the answer to the record got lost
                return
            doubtful = replace(found, digest="")
            if await store.painted(address, doubtful, found.fence, self.tables.now()) is not None:
                return

    async def _handle_failure(self, table: Table, screen: Screen, error: CallFailed) -> None:
        """Paint again later: the move stands, whatever became of the edit. What Telegram refuses
        with its picture is shown in words."""
        address = table.address
        match error:
            case ChatMigrated():
                await self.tables.move(address.chat, error.chat)
                self.begin(Address(error.chat, address.thread))
            case Forbidden():
                await self._paint_again(address, REFUSED_RETRY_MS)
            case Rejected() if isinstance(error, PictureRefused) or screen.picture is not None:
                log.info("telegram refused a picture", extra=log_fields(address, error))
                until = self.tables.now() + NO_PICTURES_MS
                noted = changes_of(ChatStatus, no_pictures_until=until)
                await self.tables.store.change(address.chat, noted)
                await self._paint_again(address, 0)
            case NotSent():
                await self._paint_again(address, RETRY_MS)
            case DeliveryUnknown():
                await self._paint_again(address, RETRY_MS, table.painted.message)
            case _:
                log.error("telegram refused the table", extra=log_fields(address, error))
                await self._tell_not_shown(table)
                await self._paint_again(address, REFUSED_RETRY_MS)

    async def _tell_not_shown(self, table: Table) -> None:
        """Tell the group, once for each session, that Telegram does not show its table."""
        session, address = table.session, table.address
        if session is None or table.status.told_not_shown == session.id:
            return
        told = changes_of(ChatStatus, told_not_shown=session.id)
        await self.tables.store.change(address.chat, told)
        screen = Screen(table.t.html("table-not-shown"))
        send = partial(self.client.send, address, screen)
        self.later(self.outbox.send(address.chat, ALOUD, send))

    async def check_reminder(self, table: Table) -> None:
        """Delete the reminder when somebody whom it names is no longer asked; deletions are free
        of the budget."""
        if table.saved.reminder:
            reminder = Reminder.read(table.saved.reminder)
            if not reminder.stands_at(table.session):
                await self.tables.store.remind(table.address, None)
                table.saved = replace(table.saved, reminder=None)
                self.later(self.client.delete(table.address, reminder.message))

    # Records -----------------------------------------------------------------------------------

    def _until_lobby_edit(self, address: Address) -> int:
        """Return the milliseconds until a lobby may be edited again."""
        known = self._shown.get(address)
        wait = known[1] + LOBBY_INTERVAL_MS - self.tables.now() if known is not None else 0
        return wait if 0 < wait <= LOBBY_INTERVAL_MS else 0

    async def _record(self, table: Table, painted: Painted, wait: int | None = None) -> int | None:
        """Record what the chat shows, and paint again in `wait` milliseconds. Return the next
        fence, or None if another process has painted."""
        address, now = table.address, self.tables.now()
        again = None if wait is None else now + wait
        fence = await self.tables.store.painted(address, painted, painted.fence, again)
        if fence is None:
            self._shown.pop(address, None)
            if self._newest.pop(address, None) or table.saved.session:
                self.wake(address, 0)
            return None
        self._shown[address] = (replace(painted, fence=fence), now)
        if wait is not None:
            self.wake(address, wait)
        return fence

    async def _paint_again(self, address: Address, wait: int, doubtful: int = 0) -> None:
        """Mark a table to be painted in `wait` milliseconds. A `doubtful` message may be changed by
        a call that was not answered, even after the next one."""
        while True:
            table = await self.tables.see(address)
            painted = table.painted
            is_doubtful = bool(doubtful) and painted.message == doubtful
            if is_doubtful:
                painted = doubted(painted, self.tables.now())
            fence = await self._record(table, painted, wait)
            if fence is not None or not is_doubtful:
                return


def doubted(painted: Painted, now: int) -> Painted:
    """Return the state of a message that a late call may still change: it is edited whatever it
    should show, and once more when no such call can come."""
    return replace(painted, digest="", unsure_until=now + LATE_CALL_MS)


def _player_alone(table: Table) -> int:
    """Return who plays in a private chat, where the table is their hand, too; else 0."""
    session, chat = table.session, table.address.chat
    if session is None or session.phase != "playing" or session.seat_of(chat) is None:
        return 0
    return chat


def digest_of(screen: Screen) -> str:
    return sha256(repr(screen).encode()).hexdigest()[:16]


def _priority(table: Table) -> Priority:
    return RESULT if table.phase == "over" else TABLE
