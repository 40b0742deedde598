"""One worker: handle the inboxes of the partitions that it leases, and paint their chats."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from bot import deadlines
from bot.activity import Activity
from bot.address import PARTITIONS
from bot.announcer import Announcer
from bot.coaching import Coach
from bot.computers import Computers
from bot.deadlines import now_ms
from bot.dispatcher import Dispatcher
from bot.ephemeral_support import EphemeralSupport
from bot.hands import Hands
from bot.ops.logs import Trouble
from bot.painter import Painter
from bot.recaps import Recaps
from bot.requests.members import Members
from bot.requests.throttle import Throttle
from bot.services import Background, Services
from bot.store import Hints, Store, StoreAway, StoreError
from bot.store.leases import Leases
from bot.store.store import LONGEST_GAP, READ_BATCH
from bot.tables import Tables
from bot.telegram.client import TelegramClient
from bot.telegram.outbox import Outbox
from bot.telegram.photos import Easel, Photos

log = logging.getLogger(__name__)

SWEEP_SECONDS: Final = 1.0  # between two looks at all partitions, in case hints get lost
MOST_WAITING: Final = 50_000  # inbox entries in memory, above which none is read
LEAVE_SECONDS: Final = 4.0  # for work to end in a partition before another worker has it
HAND_OVER_SECONDS: Final = 1.0  # for the work in all partitions to end at a shutdown,
DRAIN_SECONDS: Final = 1.5  # and then for the answers that are under way
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
        self.leases = Leases(store, leave=self._leave, taken=self.hints.wake)
        self.background = Background()
        later = self.background.later
        self.tables = Tables(store, now, Activity(), in_turn=computers.for_person)
        self.outbox = Outbox(store, client.bot.id, now, sleep)
        self.easel = easel or Easel()
        photos = Photos(store, client.bot.id, self.easel)
        coach = Coach()
        self.painter = Painter(client, self.outbox, photos, self.tables, later, sleep, coach)
        self.hands = Hands(client, self.outbox, self.tables, later, photos, coach)
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
            Recaps(store, computers.in_turn),
            computers.check_map,
            computers.check_game,
            computers.for_person,
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
            self.dispatcher.committed,
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
        for room in (self.dispatcher.queues, self.painter, self.announcer, self.background):
            room.cancel()

    async def run(self, stop: asyncio.Event) -> None:
        async def wake_when_stopped() -> None:
            await stop.wait()
            self.hints.wake()

        self.easel.warm_up()
        try:
            async with self.hints, self.leases:
                tasks = [
                    asyncio.create_task(
                        deadlines.run(
                            self.store, lambda: self.leases.mine, self.now, self.longest_gap
                        )
                    ),
                    asyncio.create_task(self._sweep()),
                    asyncio.create_task(wake_when_stopped()),
                ]
                try:
                    await self._read(stop)
                finally:
                    for task in tasks:
                        task.cancel()
                    await self._in_time(HAND_OVER_SECONDS, self._finish_in_hand())
                    await self._break_off()
            await self._in_time(DRAIN_SECONDS, self._calls_end())
        finally:
            self.cancel()
            await self.background.drain()
            await self.computers.close()
            self.easel.close()

    async def _read(self, stop: asyncio.Event) -> None:
        """Read the inboxes of hinted partitions, at once again where more is left."""
        trouble = Trouble(log, "store unavailable, worker waits")
        while not stop.is_set():
            numbers = await self.hints.wait(SWEEP_SECONDS) & set(self.leases.mine)
            if not numbers or self.dispatcher.queues.count >= MOST_WAITING:
                continue  # the next sweep hints at all partitions
            try:
                entries = await self.store.entries(numbers)
            except StoreAway as error:
                trouble.lasts(error)
                await asyncio.sleep(SWEEP_SECONDS)
                continue
            trouble.is_over()
            self.dispatcher.take(entries)
            if len(entries) >= READ_BATCH or any(entry.tries > 1 for entry in entries):
                self.hints.wake(*numbers)

    async def _sweep(self) -> None:
        """Look at all partitions every second."""
        trouble = Trouble(log, "store unavailable, sweep waits")
        while True:
            mine = set(self.leases.mine)
            self.hints.wake(*mine)
            try:
                await self.look_at(mine)
                trouble.is_over()
            except StoreError as error:
                trouble.lasts(error)
            except Exception:
                log.exception("sweep failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def look_at(self, numbers: set[int]) -> None:
        """Take up dirty tables and announcements that another process left or that had to wait."""
        await asyncio.gather(self.painter.look(numbers), self.announcer.look(numbers))

    async def _leave(self, partition: int) -> None:
        """Let work that is under way in a partition end before another worker has it."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LEAVE_SECONDS):
                await self.dispatcher.queues.leave(partition)
                await self.painter.under_way.end({partition})

    async def _finish_in_hand(self) -> None:
        """Let end what is being handled and painted, and begin no more: another worker goes on."""
        await self.dispatcher.queues.drain()
        self.painter.close()
        await self.painter.drain()
        await self.painter.under_way.end(range(PARTITIONS))

    async def _calls_end(self) -> None:
        """Let calls that are under way end, as answers to taps are."""
        looks = 0
        while looks < QUIET_LOOKS:  # an answer may lead to another call
            looks = 0 if self._has_calls else looks + 1
            await asyncio.sleep(QUIET_SECONDS)

    async def _in_time(self, seconds: float, work: Awaitable[None]) -> None:
        try:
            async with asyncio.timeout(seconds):
                await work
        except TimeoutError:
            log.warning("shutdown timed out, unfinished work continues at the next start")

    async def _break_off(self) -> None:
        """Cancel what waits, which the next worker takes up."""
        for room in (self.painter, self.announcer):
            room.cancel()
            await room.drain()
