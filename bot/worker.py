"""Works on the partitions that are its own: letters in, tables changed, chats painted."""

import asyncio
import logging
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
from bot.tables import Tables

log = logging.getLogger(__name__)

SWEEP: Final = 1.0  # seconds between looks at everything, whatever the hints say
OVERDUE: Final = 15_000  # milliseconds after which a letter that was read is read again
DRAIN: Final = 4.0  # seconds for what is under way to end


class Worker:
    def __init__(self, store: Store, api: Api, brains: Brains) -> None:
        self.store = store
        self.brains = brains
        self.tables = Tables(store)
        self.hints = Hints(store.calls.client)
        self.leases = Leases(store)
        self.desk = Desk(
            api, store, self.tables, api.bot.username, lambda place: self._wake(place.chat)
        )
        self.display = Display(self.desk)
        self.dispatcher = Dispatcher(self.desk)
        self.tables.listeners.append(brains.ask)
        self.tables.listeners.append(lambda place, _: self._wake(place.chat))

    def _wake(self, chat: int) -> None:
        self.hints.wake(partition(chat))

    async def run(self, stop: asyncio.Event) -> None:
        await self.dispatcher.start()
        async with self.hints, self.leases:
            ticking = asyncio.create_task(clock.run(self.store, lambda: self.leases.mine))
            try:
                await self._work(stop)
            finally:
                ticking.cancel()
                await self._drain()
                await self.brains.close()

    async def _work(self, stop: asyncio.Event) -> None:
        loop = asyncio.get_running_loop()
        swept = 0.0
        while not stop.is_set():
            hinted = await self.hints.wait(0.1)
            mine = set(self.leases.mine)
            numbers = hinted & mine
            try:
                if loop.time() - swept >= SWEEP:
                    swept = loop.time()
                    numbers = mine
                    self.dispatcher.take(await self.store.overdue(mine, OVERDUE))
                if numbers:
                    self.dispatcher.take(await self.store.letters(numbers))
                await self.display.look(mine)
            except StoreAway as error:
                log.warning("%s", error)
                await asyncio.sleep(SWEEP)

    async def _drain(self) -> None:
        try:
            async with asyncio.timeout(DRAIN):
                await self.dispatcher.drain()
                await self.display.drain()
                await self.desk.drain()
        except TimeoutError:
            log.warning("what was under way is taken up again at the next start")
