"""Takes letters out of the inboxes, and maps what is in them onto a chat's table.

Letters of one chat are handled in order, chats side by side. Telegram's updates go through the
handlers of a python-telegram-bot Application; taps, deadlines and computers' moves directly.
"""

import asyncio
import json
import logging
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Final

from telegram import Update
from telegram.ext import Application, ApplicationBuilder

from bot import metrics
from bot.desk import Desk
from bot.handlers import add_handlers
from bot.handlers.asking import ENTRY, FAULTS, AskFirst, look_up
from bot.handlers.flood import Buckets
from bot.handlers.taps import on_tap
from bot.store import InboxEntry, StoreAway
from bot.tables import LOBBY_LIFE, Contended, Elsewhere, Session, Table
from engine.refusals import Refusal
from engine.session import Events
from engine.upcasts import BadSave

log = logging.getLogger(__name__)

App = Application[Any, Any, Any, Any, Any, Any]
POISON: Final = 5  # a letter that was tried so often is put aside


class Dispatcher:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.app: App = (
            ApplicationBuilder().bot(desk.client.bot).updater(None).job_queue(None).build()
        )
        self.app.bot_data["desk"] = desk
        self._buckets = self.app.bot_data["buckets"] = Buckets(desk.tables.now)
        add_handlers(self.app, desk.username)
        self._waiting: dict[int, deque[InboxEntry]] = {}
        self._working: dict[int, asyncio.Task[None]] = {}

    async def start(self) -> None:
        await self.app.initialize()

    def take(self, entries: Iterable[InboxEntry]) -> None:
        """Each partition's letters one after another."""
        for entry in entries:
            self._waiting.setdefault(entry.partition, deque()).append(entry)
            if entry.partition not in self._working:
                task = asyncio.create_task(self._work(entry.partition))
                self._working[entry.partition] = task

    async def _work(self, partition: int) -> None:
        waiting = self._waiting[partition]
        try:
            while waiting:
                await self.handle(waiting.popleft())
        finally:
            del self._working[partition]

    def cancel(self) -> None:
        """Break off what is under way, as a kill does."""
        for task in self._working.values():
            task.cancel()

    async def drain(self) -> None:
        while self._working:
            await asyncio.gather(*self._working.values(), return_exceptions=True)

    async def handle(self, entry: InboxEntry) -> None:
        """One letter; whatever is wrong with it, the next one is handled."""
        token = ENTRY.set(entry)
        metrics.entry_opened()
        try:
            await self._handle(entry)
        except StoreAway as error:
            log.warning("%s; the letter is read again", error)
            self.desk.store.put_back(entry)
        finally:
            ENTRY.reset(token)

    async def _handle(self, entry: InboxEntry) -> None:
        try:
            await self._open(entry)
            await self.desk.store.acknowledge(entry)
        except Elsewhere as there:
            await self.desk.store.forward(entry, there.address.chat, there.address)
        except AskFirst as asked:
            self.desk.later(self._ask_first(entry, asked))
        except StoreAway:
            raise
        except Exception:
            log.exception("letter %s failed", entry.id)
            if entry.tries >= POISON:
                await self.desk.store.acknowledge(entry)

    async def _ask_first(self, entry: InboxEntry, asked: AskFirst) -> None:
        await look_up(self.desk, asked)
        await self.desk.store.forward(entry, asked.chat, entry.address)

    async def _open(self, entry: InboxEntry) -> None:
        match entry.kind:
            case "update":
                update = json.loads(entry.body)
                if query := update.get("callback_query"):
                    await on_tap(self.desk, self._buckets, query)
                else:
                    await self._through_handlers(update)
            case "tick":
                await self._tick(entry)
            case "move":
                await self._change(entry, computers_move(json.loads(entry.body)))
            case "request":
                shift = int(json.loads(entry.body).get("shift", 0))
                await self._change(entry, later_by(shift))

    async def _through_handlers(self, update: dict[str, Any]) -> None:
        faults: list[Exception] = []
        FAULTS.set(faults)
        await self.app.process_update(Update.de_json(update, self.desk.client.bot))
        if faults:
            raise faults[0]

    async def _tick(self, entry: InboxEntry) -> None:
        if entry.address is None:
            return
        table = await self.desk.tables.see(entry.address)
        away = table.status.away if table.status.is_away(self.desk.tables.now()) else None
        await self._change(entry, tick if away is None else tick_unseen(away), table)

    async def _change(
        self,
        entry: InboxEntry,
        act: Callable[[Session, int], Events],
        seen: Table | None = None,
    ) -> None:
        address = entry.address
        if address is None:
            return

        def on_table(session: Session | None, now: int) -> tuple[Session | None, Events]:
            return session, act(session, now) if session is not None else []

        try:
            await self.desk.tables.change(address, on_table, entry, seen)
        except Refusal as refusal:
            log.info("%s came to nothing: %s", entry.kind, type(refusal).__name__)
        except BadSave as error:
            log.error("the table at %s cannot be read: %s", address.key, error)
        except Contended:
            log.error("the table at %s is contended", address.key)


def tick(session: Session, now: int) -> Events:
    """Something is due at a table; what that is, the table knows."""
    return session.expire(now, LOBBY_LIFE) if session.is_idle else session.tick(now)


def tick_unseen(until: int | bool) -> Callable[[Session, int], Events]:
    """Where the bot may not write nobody's time runs, though somebody may have moved since."""
    moment = None if until is True else until

    def act(session: Session, now: int) -> Events:
        return tick(session, now) if session.is_idle else session.pause(moment)

    return act


def computers_move(move: dict[str, Any]) -> Callable[[Session, int], Events]:
    def act(session: Session, now: int) -> Events:
        if session.id != move["session"]:
            return []
        return session.act_for(move["seat"], move["prompt"], move["index"], now)

    return act


def later_by(milliseconds: int) -> Callable[[Session, int], Events]:
    def act(session: Session, now: int) -> Events:
        return session.shift(milliseconds, now)

    return act
