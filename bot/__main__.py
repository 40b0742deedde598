"""`python -m bot`: the whole bot in one process, or one role of it.

Without a token everything is local: a Valkey of our own, a Telegram of our own with a group in the
browser, and the bot in it.
"""

import asyncio
import logging
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from bot import clock, intake
from bot.api import Api, ApiError, WrongToken, telegram
from bot.brains import Brains
from bot.commands import register
from bot.desk import Desk
from bot.dispatcher import Dispatcher
from bot.display import Display
from bot.places import PARTITIONS, partition
from bot.playground.__main__ import furnish
from bot.playground.server import Playground
from bot.settings import BadSettings, Settings, read_settings
from bot.store import Hints, Store, StoreAway, StoreError, open_store
from bot.store.embedded import Embedded
from bot.store.leases import Leases
from bot.tables import Tables

log = logging.getLogger("bot")

SWEEP = 1.0  # seconds between looks at everything, whatever the hints say
OVERDUE = 15_000  # milliseconds after which a letter that was read is read again
DRAIN = 4.0  # seconds for what is under way to end


class Impossible(Exception):
    """The bot cannot run like this; the message is the one line that says what to do."""


@asynccontextmanager
async def local_telegram(settings: Settings) -> AsyncIterator[tuple[str, str]]:
    """The token and the address of a Telegram on this machine."""
    playground = Playground(settings.host, settings.port, username="parlour_bot")
    playground.bot.user.first_name = "Parlour"
    furnish(playground, 4)
    try:
        await playground.start()
    except OSError as error:
        raise Impossible(
            f"port {settings.port} on {settings.host} cannot be used: {error.strerror}; set PORT"
        ) from None
    print(f"A group is waiting at {playground.url} – type /newgame there. Ctrl-C ends it.")
    try:
        yield playground.token, playground.url
    finally:
        await playground.stop()


@asynccontextmanager
async def opened_store(settings: Settings) -> AsyncIterator[Store]:
    async with AsyncExitStack() as stack:
        url = settings.redis_url
        if not url:
            embedded = await stack.enter_async_context(Embedded(settings.data_dir / "store"))
            url = embedded.url
            watching = asyncio.create_task(embedded.watch())
            stack.callback(watching.cancel)
        store, warnings = await open_store(url)
        stack.push_async_callback(store.close)
        for warning in warnings:
            log.warning(warning)
        yield store


class Worker:
    """Works on the partitions that are its own: letters in, tables changed, chats painted."""

    def __init__(self, store: Store, api: Api, settings: Settings) -> None:
        self.store = store
        self.tables = Tables(store)
        self.brains = Brains(store, settings.brains, settings.computer_pause)
        self.hints = Hints(store.calls.client)
        self.leases = Leases(store)
        self.desk = Desk(
            api, store, self.tables, api.bot.username, lambda place: self._wake(place.chat)
        )
        self.display = Display(self.desk)
        self.dispatcher = Dispatcher(self.desk)
        self.tables.listeners.append(self.brains.ask)
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
        stopping = asyncio.create_task(stop.wait())
        while not stopping.done():
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


async def run(settings: Settings) -> None:
    stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(opened_store(settings))
        if settings.telegram_token is None:
            token, url = await stack.enter_async_context(local_telegram(settings))
        else:
            token, url = settings.telegram_token.get_secret_value(), settings.telegram_url
        api = Api(await stack.enter_async_context(telegram(token, url)))
        await play_roles(settings, store, api, token, url, stop)


async def play_roles(
    settings: Settings, store: Store, api: Api, token: str, url: str, stop: asyncio.Event
) -> None:
    """Until Ctrl-C, or until a role cannot go on."""
    try:
        async with asyncio.TaskGroup() as roles:
            polling = None
            if settings.role != "worker":
                polling = roles.create_task(intake.poll(store, token, url))
            if settings.role != "intake":
                await register(api)
                roles.create_task(Worker(store, api, settings).run(stop))
            await stop.wait()
            if polling is not None:
                polling.cancel()
    except BaseExceptionGroup as group:
        raise group.exceptions[0] from None


def main() -> int:
    try:
        settings = read_settings()
        logging.basicConfig(
            level=settings.log_level.upper(),
            format="%(asctime)s %(levelname)s %(name)s %(message)s",
        )
        logging.getLogger("httpx").setLevel(logging.WARNING)
        asyncio.run(run(settings))
    except WrongToken:
        print("bot: Telegram does not know this token; check TELEGRAM_TOKEN", file=sys.stderr)
        return 2
    except (Impossible, BadSettings, StoreError, intake.IntakeError, ApiError) as error:
        print(f"bot: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())


__all__ = ["PARTITIONS", "Worker", "main", "run"]
