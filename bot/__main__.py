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

from bot import intake
from bot.api import Api, ApiError, WrongToken, telegram
from bot.brains import Brains
from bot.commands import register
from bot.playground.__main__ import furnish
from bot.playground.server import Playground
from bot.settings import BadSettings, Settings, read_settings
from bot.store import Store, StoreError, open_store
from bot.store.embedded import Embedded
from bot.worker import Worker

log = logging.getLogger("bot")


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
                brains = Brains(store, settings.brains, settings.computer_pause)
                roles.create_task(Worker(store, api, brains).run(stop))
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
