"""Works on the partitions that are its own: letters in, tables changed, chats painted."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot import clock
from bot.api import Api
from bot.brains import Brains
from bot.desk import Desk
from bot.dispatcher import Dispatcher
from bot.display import Display
from bot.places import partition
from bot.store import Hints, Store, StoreAway
from bot.store.leases import Leases
from bot.tables import Tables, wall

log = logging.getLogger(__name__)

SWEEP: Final = 1.0  # seconds between looks at everything, whatever the hints say
OVERDUE: Final = 15_000  # milliseconds after which a letter that was read is read again
DRAIN: Final = 4.0  # seconds for what is under way to end


class Worker:
    """`now` tells the milliseconds and `sleep` waits for seconds of the same time."""

    def __init__(
        self,
        store: Store,
        api: Api,
        brains: Brains,
        now: Callable[[], int] = wall,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.store = store
        self.brains = brains
        self.now = now
        self.hints = Hints(store.calls.client)
        self.leases = Leases(store)
        self.tables = Tables(store, now)
        self.desk = Desk(
            api, store, self.tables, api.bot.username, self.wake, brains.look_back, sleep
        )
        self.display = Display(self.desk)
        self.dispatcher = Dispatcher(self.desk)
        self.tables.listeners.append(brains.ask)
        self.tables.listeners.append(lambda place, _: self.wake(place.chat))

    def wake(self, chat: int, after: float = 0.0) -> None:
        """There is something new for this chat, or will be after so many seconds."""
        number = partition(chat)
        if after:
            asyncio.get_running_loop().call_later(after, self.hints.wake, number)
        else:
            self.hints.wake(number)

    async def run(self, stop: asyncio.Event) -> None:
        await self.dispatcher.start()
        async with self.hints, self.leases:
            ticking = asyncio.create_task(clock.run(self.store, lambda: self.leases.mine, self.now))
            stopping = asyncio.create_task(self._wake_at(stop))
            try:
                await self._work(stop)
            finally:
                ticking.cancel()
                stopping.cancel()
                await self._drain()
                await self.brains.close()

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
                await self._look(numbers & mine)
            except StoreAway as error:
                log.warning("%s", error)
                await asyncio.sleep(SWEEP)

    async def _look(self, numbers: set[int]) -> None:
        if numbers:
            await asyncio.gather(self._open_letters(numbers), self.display.look(numbers))

    async def _open_letters(self, numbers: set[int]) -> None:
        self.dispatcher.take(await self.store.letters(numbers))

    async def _drain(self) -> None:
        try:
            async with asyncio.timeout(DRAIN):
                await self.dispatcher.drain()
                await self.display.drain()
                await self.desk.drain()
        except TimeoutError:
            log.warning("what was under way is taken up again at the next start")
