"""Works on the partitions that are its own: letters in, tables changed, chats painted."""

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
from bot.hands import Hands
from bot.painter import Painter
from bot.requests.throttle import Throttle
from bot.services import Background, Services
from bot.store import Hints, Store, StoreAway
from bot.store.leases import Leases
from bot.tables import Tables
from bot.telegram.client import TelegramClient
from bot.telegram.outbox import Outbox
from bot.telegram.photos import Easel, Photos

log = logging.getLogger(__name__)

SWEEP: Final = 1.0  # seconds between looks at everything, whatever the hints say
OVERDUE: Final = 15_000  # milliseconds after which a letter that was read is read again
DRAIN: Final = 4.0  # seconds for what is under way to end
QUIET, LOOKS = 0.005, 4  # seconds between two looks at whether it has, and how many in a row


class Worker:
    """`now` tells the milliseconds and `sleep` waits for seconds of the same time."""

    def __init__(
        self,
        store: Store,
        client: TelegramClient,
        computers: Computers,
        now: Callable[[], int] = now_ms,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        easel: Easel | None = None,
    ) -> None:
        self.store = store
        self.computers = computers
        self.now = now
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
            Throttle(now),
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
        """Whether something is under way that does not wait for a moment, or for something else."""
        return self._has_calls or bool(self.computers.thinking)

    @property
    def _has_calls(self) -> bool:
        client = self.services.client
        return bool(self.store.calls.in_flight or client.in_flight or self.easel.drawing)

    def cancel(self) -> None:
        """Break off what is under way, as a kill does."""
        for room in (self.dispatcher, self.painter, self.announcer, self.background):
            room.cancel()

    async def run(self, stop: asyncio.Event) -> None:
        self.easel.warm_up()
        async with self.hints, self.leases:
            ticking = asyncio.create_task(
                deadlines.run(self.store, lambda: self.leases.mine, self.now)
            )
            stopping = asyncio.create_task(self._wake_at(stop))
            try:
                await self._work(stop)
            finally:
                ticking.cancel()
                stopping.cancel()
                await self._drain()
                await self.computers.close()
                self.easel.close()

    async def _wake_at(self, stop: asyncio.Event) -> None:
        await stop.wait()
        self.hints.wake()

    async def _work(self, stop: asyncio.Event) -> None:
        loop = asyncio.get_running_loop()
        sweep = loop.time()
        while not stop.is_set():
            numbers = await self.hints.wait(max(0.0, sweep - loop.time()))
            mine = set(self.leases.mine)
            try:
                if loop.time() >= sweep:
                    sweep = loop.time() + SWEEP
                    numbers = mine
                    self.dispatcher.take(await self.store.overdue(mine, OVERDUE))
                    await self.look_at(mine)
                if numbers & mine:
                    self.dispatcher.take(await self.store.entries(numbers & mine))
            except StoreAway as error:
                log.warning("%s", error)
                await asyncio.sleep(SWEEP)

    async def look_at(self, numbers: set[int]) -> None:
        """Take up what is dirty or untold by now: another process left it, or it had to wait."""
        await asyncio.gather(self.painter.look(numbers), self.announcer.look(numbers))

    async def _drain(self) -> None:
        """Let every call that is under way end; what waits for room is taken up at the next
        start."""
        try:
            async with asyncio.timeout(DRAIN):
                await self.dispatcher.drain()
                while not await self._is_quiet():  # noqa: ASYNC110 - calls are no events
                    await asyncio.sleep(QUIET)
        except TimeoutError:
            log.warning("what was under way is taken up again at the next start")
        self.cancel()
        await asyncio.gather(self.painter.drain(), self.announcer.drain(), self.background.drain())

    async def _is_quiet(self) -> bool:
        """Whether nothing is asked for a few moments: an answer may lead to the next call."""
        for _ in range(LOOKS):
            if self._has_calls:
                return False
            await asyncio.sleep(QUIET)
        return True
