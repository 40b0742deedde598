"""One worker: handle the inboxes of the partitions that it leases, and paint their chats."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot import deadlines
from bot.activity import Activity
from bot.announcer import Announcer
from bot.computers import Computers
from bot.deadlines import now_ms
from bot.dispatcher import Dispatcher
from bot.ephemeral_support import EphemeralSupport
from bot.hands import Hands
from bot.painter import Painter
from bot.requests.members import Members
from bot.requests.throttle import Throttle
from bot.services import Background, Services
from bot.store import Hints, Store, StoreAway
from bot.store.leases import Leases
from bot.store.store import LONGEST_GAP
from bot.tables import Tables
from bot.telegram.client import TelegramClient
from bot.telegram.outbox import Outbox
from bot.telegram.photos import Easel, Photos

log = logging.getLogger(__name__)

SWEEP_SECONDS: Final = 1.0  # between two looks at all partitions, in case hints get lost
OVERDUE_MS: Final = 15_000  # after which an entry that was read and not finished is read again
DRAIN_SECONDS: Final = 4.0  # for tasks and calls to end at a shutdown
QUIET_SECONDS, QUIET_LOOKS = 0.005, 4  # without a call, and how many times in a row, means quiet


class Worker:
    """`now` returns milliseconds; `sleep` waits for seconds of that time. After a `longest_gap`
    without a worker the time is given back to the players."""

    def __init__(
        self,
        store: Store,
        client: TelegramClient,
        computers: Computers,
        now: Callable[[], int] = now_ms,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        easel: Easel | None = None,
        longest_gap: int = LONGEST_GAP,
    ) -> None:
        self.store = store
        self.computers = computers
        self.now = now
        self.longest_gap = longest_gap
        self.hints = Hints(store.calls.client)
        self.leases = Leases(store)
        self.background = Background()
        later = self.background.later
        self.tables = Tables(store, now, Activity())
        self.outbox = Outbox(store, client.bot.id, now, sleep)
        self.easel = easel or Easel()
        photos = Photos(store, client.bot.id, self.easel)
        self.painter = Painter(client, self.outbox, photos, self.tables, later, sleep)
        self.hands = Hands(client, self.outbox, self.tables, later)
        self.announcer = Announcer(
            client, self.outbox, self.tables, self.painter, self.hands, later, sleep
        )
        self.services = Services(
            client,
            store,
            self.tables,
            self.outbox,
            photos,
            self.painter,
            self.hands,
            self.background,
            computers.look_back,
            computers.check_map,
            Throttle(now),
            EphemeralSupport(store),
            Members(client, now),
            sleep,
        )
        self.dispatcher = Dispatcher(self.services)
        self.tables.committed += [
            self.painter.committed,
            self.hands.committed,
            self.announcer.committed,
            lambda table, *_: computers.ask(table.address, table.session, table.version),
        ]

    @property
    def is_busy(self) -> bool:
        """Return whether a call or a computer's thought is under way."""
        return self._has_calls or bool(self.computers.thinking)

    @property
    def _has_calls(self) -> bool:
        client = self.services.client
        return bool(self.store.calls.in_flight or client.in_flight or self.easel.drawing)

    def cancel(self) -> None:
        """Cancel all tasks at once, as a kill would."""
        for room in (self.dispatcher, self.painter, self.announcer, self.background):
            room.cancel()

    async def run(self, stop: asyncio.Event) -> None:
        async def wake_when_stopped() -> None:
            await stop.wait()
            self.hints.wake()

        self.easel.warm_up()
        async with self.hints, self.leases:
            ticking = asyncio.create_task(
                deadlines.run(self.store, lambda: self.leases.mine, self.now, self.longest_gap)
            )
            stopping = asyncio.create_task(wake_when_stopped())
            try:
                await self._work(stop)
            finally:
                ticking.cancel()
                stopping.cancel()
                await self._drain()
                await self.computers.close()
                self.easel.close()

    async def _work(self, stop: asyncio.Event) -> None:
        loop = asyncio.get_running_loop()
        sweep = loop.time()
        while not stop.is_set():
            numbers = await self.hints.wait(max(0.0, sweep - loop.time()))
            mine = set(self.leases.mine)
            try:
                if loop.time() >= sweep:
                    sweep = loop.time() + SWEEP_SECONDS
                    numbers = mine
                    self.dispatcher.take(await self.store.overdue(mine, OVERDUE_MS))
                    await self.look_at(mine)
                if numbers & mine:
                    self.dispatcher.take(await self.store.entries(numbers & mine))
            except StoreAway as error:
                log.warning("store unavailable, worker waits", extra={"error": str(error)})
                await asyncio.sleep(SWEEP_SECONDS)

    async def look_at(self, numbers: set[int]) -> None:
        """Take up dirty tables and announcements that another process left or that had to wait."""
        await asyncio.gather(self.painter.look(numbers), self.announcer.look(numbers))

    async def _drain(self) -> None:
        """Let calls that are under way end; what waits for the budget waits for the next start."""
        try:
            async with asyncio.timeout(DRAIN_SECONDS):
                await self.dispatcher.drain()
                looks = 0
                while looks < QUIET_LOOKS:  # an answer may lead to another call
                    looks = 0 if self._has_calls else looks + 1
                    await asyncio.sleep(QUIET_SECONDS)
        except TimeoutError:
            log.warning("shutdown timed out, unfinished work continues at the next start")
        self.cancel()
        await asyncio.gather(self.painter.drain(), self.announcer.drain(), self.background.drain())
