"""`python -m bot`: the whole bot in one process, or one role of it.

Without a token everything is local: a Valkey of our own, a Telegram of our own with a group in the
browser, and the bot in it.
"""

import argparse
import asyncio
import gc
import logging
import signal
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from importlib.metadata import version
from typing import Any, NoReturn

import aiohttp

from bot.actions.about import menu_commands
from bot.computers import Computers
from bot.config import BadSettings, Settings, described, read_settings
from bot.ops import logs
from bot.ops.health import Health, PortTaken, cannot_listen, served
from bot.ops.processes import own_processes
from bot.playground.__main__ import furnish
from bot.playground.server import Playground
from bot.store import Store, StoreAway, StoreError, open_store
from bot.store.embedded import Embedded
from bot.telegram import intake, webhook
from bot.telegram.client import CallFailed, DeliveryUnknown, TelegramClient, WrongToken, connected
from bot.telegram.command_menu import register
from bot.telegram.photos import Easel
from bot.worker import Worker

log = logging.getLogger("bot")

Work = Callable[[], Coroutine[Any, Any, None]]

PEOPLE = 4  # in the group of the local Telegram
GARBAGE = 10_000  # objects between two looks for what nobody holds any more
AGAIN = 1.0  # seconds until a store that does not start is started again


class Impossible(Exception):
    """The bot cannot run like this; the message is the one line that says what to do."""


class Stopping:
    """The first Ctrl-C or SIGTERM lets what is under way end; the second ends it at once, and so
    does the first while nothing is under way yet."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.is_playing = False
        self._main = asyncio.current_task()
        for name in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(name, self._ask)

    def _ask(self) -> None:
        if self.asked.is_set() or not self.is_playing:
            for name in (signal.SIGINT, signal.SIGTERM):
                signal.signal(name, signal.SIG_DFL)
            assert self._main
            self._main.cancel()
        elif not self.asked.is_set():
            log.info("ending; once more ends it at once")
        self.asked.set()

    def check(self) -> None:
        """A cancellation can get lost in a connection to the store that begins."""
        if self.asked.is_set():
            raise asyncio.CancelledError


@asynccontextmanager
async def local_telegram(settings: Settings) -> AsyncIterator[tuple[str, str]]:
    """The token and the address of a Telegram on this machine."""
    playground = Playground(
        settings.host, settings.port, username="parlour_bot", first_name="Parlour"
    )
    furnish(playground, PEOPLE)
    try:
        await playground.start()
    except OSError as error:
        await playground.stop()
        raise PortTaken(cannot_listen(settings.host, settings.port, "PORT", error)) from None
    try:
        yield playground.token, playground.url
    finally:
        await playground.stop()


@asynccontextmanager
async def real_telegram(settings: Settings) -> AsyncIterator[tuple[str, str]]:
    assert settings.telegram_token is not None
    yield settings.telegram_token.get_secret_value(), settings.telegram_url


@asynccontextmanager
async def entered(token: str, url: str) -> AsyncIterator[TelegramClient]:
    """Telegram, which knows the token."""
    async with AsyncExitStack() as stack:
        try:
            bot = await stack.enter_async_context(connected(token, url))
        except WrongToken:
            raise Impossible(
                f"Telegram at {url} does not know this token; check TELEGRAM_TOKEN, "
                "@BotFather has it"
            ) from None
        except DeliveryUnknown as error:
            raise Impossible(
                f"Telegram at {url} does not answer ({error}); "
                "check the network, and TELEGRAM_URL if you set it"
            ) from None
        except CallFailed as error:
            raise Impossible(f"Telegram at {url} does not let the bot in: {error}") from None
        yield TelegramClient(bot)


@asynccontextmanager
async def opened_store(settings: Settings) -> AsyncIterator[Store]:
    async with AsyncExitStack() as stack:
        url, is_local = settings.redis_url, settings.telegram_token is None
        if not url:
            folder = settings.data_dir / ("local" if is_local else "store")
            embedded = await stack.enter_async_context(Embedded(folder))
            url = embedded.url
            if is_local and not embedded.is_alone():
                raise Impossible(
                    f"Another bot plays locally out of {folder}; end it, or set DATA_DIR and PORT"
                )
            watching = asyncio.create_task(kept_alive(embedded))
            stack.callback(watching.cancel)
        store, warnings = await open_store(url)
        stack.push_async_callback(store.close)
        for warning in warnings:
            log.warning(warning)
        if is_local:  # its Telegram begins anew each time, and numbers everything as the last did
            await store.forget_everything()
        yield store


async def kept_alive(embedded: Embedded) -> None:
    while True:
        try:
            await embedded.watch()
        except StoreError as error:
            log.error("%s", error)
            await asyncio.sleep(AGAIN)


async def run(settings: Settings) -> None:
    stopping = Stopping()
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(opened_store(settings))
        stopping.check()
        is_local = settings.telegram_token is None
        door = local_telegram(settings) if is_local else real_telegram(settings)
        token, url = await stack.enter_async_context(door)
        client = await stack.enter_async_context(entered(token, url))
        health = Health(store, settings.role, has_intake=settings.role != "worker")
        endless: list[Work] = [health.watch]
        if settings.role != "worker":
            endless.append(await opened_intake(stack, settings, client, health, token, url))
        served_health = served(
            health.routes(), settings.host, settings.port_of_health, "HEALTH_PORT"
        )
        port = await stack.enter_async_context(served_health)
        ending: list[Work] = []
        if settings.role != "intake":
            endless.append(lambda: register(client, menu_commands))
            ending.append(lambda: work(settings, client, health, stopping.asked))
        look_less_for_garbage()
        print(greeting(client.bot.username, url if is_local else ""), flush=True)
        log.info("ready", extra={"role": settings.role, "health_port": port})
        await play_roles(stopping, endless, ending)
    log.info("ended")


async def work(
    settings: Settings, client: TelegramClient, health: Health, stop: asyncio.Event
) -> None:
    """Begins anew where the store goes away while a worker begins or ends."""
    while not stop.is_set():
        computers = Computers(health.store, settings.computers, settings.computer_pause)
        easel = Easel(lambda: own_processes(1))
        worker = Worker(health.store, client, computers, easel=easel)
        health.partitions = partial(getattr, worker.leases, "mine")
        try:
            await worker.run(stop)
        except StoreAway as error:
            log.warning("%s", error)
            await computers.close()
            easel.close()
            await asyncio.sleep(AGAIN)


async def opened_intake(
    stack: AsyncExitStack,
    settings: Settings,
    client: TelegramClient,
    health: Health,
    token: str,
    url: str,
) -> Work:
    """What has to run for ever so that updates come."""
    http = await stack.enter_async_context(aiohttp.ClientSession())
    caller = intake.Telegram(http, token, url, health.telegram_answered)
    store, bot, address = health.store, client.bot.id, settings.webhook_url
    if not address:
        await webhook.clear(store, caller, bot)
        return lambda: intake.poll(store, token, url, heard=health.telegram_answered)
    secret = settings.secret_of_webhook
    app = intake.webhook(store, secret, webhook.path_of(address))
    await stack.enter_async_context(served(app, settings.host, settings.port, "PORT"))
    await webhook.announce(store, caller, bot, address, secret)
    return lambda: webhook.keep(store, caller, bot, address, secret)


async def play_roles(stopping: Stopping, endless: Iterable[Work], ending: Iterable[Work]) -> None:
    """Until it is stopped, or until something cannot go on."""
    stopping.is_playing = True
    try:
        async with asyncio.TaskGroup() as roles:
            for begin in ending:
                roles.create_task(begin())
            tasks = [roles.create_task(begin()) for begin in endless]
            await stopping.asked.wait()
            for task in tasks:
                task.cancel()
    except BaseExceptionGroup as group:
        raise group.exceptions[0] from None


def look_less_for_garbage() -> None:
    """Nearly all that a tap makes goes by itself. To look after every 700 objects for what does
    not, through what stands from the start too, took a fifth of its time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE)


def greeting(username: str, page: str) -> str:
    if page:
        return f"A group is waiting at {page} – type /newgame there. Ctrl-C ends it."
    return (
        f"@{username} is ready. Add it to a group: https://t.me/{username}?startgroup=on\n"
        "Type /newgame there. Ctrl-C ends it."
    )


class OneLineParser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One line, without the usage before it."""
        self.exit(2, f"bot: {message}. --help says more.\n")


def options() -> argparse.ArgumentParser:
    parser = OneLineParser(
        prog="python -m bot",
        description="Plays board and card games in Telegram groups; without TELEGRAM_TOKEN in a "
        "Telegram of its own on this machine. It is set by environment variables or a file .env.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="\n".join(f"  {line}" for line in described()),
    )
    parser.add_argument("--version", action="version", version=f"parlour {version('parlour')}")
    return parser


def main() -> int:
    options().parse_args()
    try:
        settings = read_settings()
        logs.begin(settings.log_level, settings.secrets)
        asyncio.run(run(settings))
    except (Impossible, PortTaken, BadSettings, StoreError, intake.IntakeError) as error:
        print(f"bot: {error}", file=sys.stderr)
        return 2
    except asyncio.CancelledError:
        return 130
    except Exception:
        log.critical("the bot ends: this should not happen", exc_info=True)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
