"""`python -m bot`: run the whole bot in one process, or one role of it.

Without a token everything is local: an embedded Valkey, a local Telegram with a group in the
browser, and the bot in it.
"""

import argparse
import asyncio
import gc
import logging
import signal
import sys
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import AsyncExitStack
from functools import partial
from importlib.metadata import version
from typing import Any, Final, NamedTuple, NoReturn

import aiohttp

from bot.actions.about import listed_commands, menu_commands
from bot.computers import Computers
from bot.config import BadSettings, Settings, described, read_settings
from bot.deadlines import now_ms
from bot.ops import logs
from bot.ops.commands import add_commands, run_command
from bot.ops.health import Health, PortTaken, cannot_listen, served
from bot.ops.logs import Trouble
from bot.ops.processes import own_processes
from bot.pictures.recap_film import makes_videos
from bot.playground.__main__ import furnish
from bot.playground.clock import Clock
from bot.playground.server import Playground
from bot.store import Store, StoreAway, StoreError, open_store, relief
from bot.store.embedded import Embedded
from bot.store.store import DAY, LONGEST_GAP
from bot.telegram.client import TelegramClient, connected
from bot.telegram.command_menu import register
from bot.telegram.errors import CallFailed, DeliveryUnknown, WrongToken
from bot.telegram.intake import IntakeApi, IntakeError, poll
from bot.telegram.photos import Easel
from bot.telegram.profile import introduce
from bot.telegram.webhook import Webhook, check_that_there_is_none, path_of, webhook_app
from bot.worker import Worker

log = logging.getLogger("bot")

Work = Callable[[], Coroutine[Any, Any, None]]

LOCAL_PEOPLE: Final = 4  # in the group of the local Telegram
GARBAGE_THRESHOLD: Final = 10_000  # new objects between two collections
STORE_RETRY_SECONDS: Final = 1.0


class CannotRun(Exception):
    """The bot cannot run with these settings; the message is one line that says what to do."""


class Stopping:
    """Stop gracefully at the first Ctrl-C or SIGTERM, and at once at the second.

    Before the roles run there is nothing to finish, so the first stops at once as well.
    """

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.has_begun = False
        self._main = asyncio.current_task()
        for name in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(name, self._ask)

    def _ask(self) -> None:
        if self.asked.is_set() or not self.has_begun:
            for name in (signal.SIGINT, signal.SIGTERM):
                signal.signal(name, signal.SIG_DFL)
            assert self._main
            self._main.cancel()
        else:
            log.info("shutting down, press Ctrl-C again to quit now")
        self.asked.set()

    def check(self) -> None:
        """Raise the cancellation again, which connecting to the store may have swallowed."""
        if self.asked.is_set():
            raise asyncio.CancelledError


async def open_kept_store(stack: AsyncExitStack, settings: Settings) -> Store:
    """Connect to REDIS_URL, or to an embedded server that is started again when it dies."""
    url, is_local = settings.redis_url, settings.is_local
    if not url:
        folder = settings.store_folder
        embedded = await stack.enter_async_context(settings.embedded)
        url = embedded.url
        if is_local and not embedded.is_alone():
            raise CannotRun(
                f"Another local bot uses {folder}. Stop it, or set DATA_DIR and PORT to others"
            )
        stack.callback(asyncio.create_task(keep_alive(embedded)).cancel)
    store, warnings = await open_store(url, settings.keep_games * DAY)
    stack.push_async_callback(store.close)
    for warning in warnings:
        log.warning(warning)
    if is_local:  # a new local Telegram gives the ids of the last one to new chats and messages
        await store.forget_everything()
    return store


async def keep_alive(embedded: Embedded) -> None:
    trouble = Trouble(log, "embedded store does not start", logging.ERROR)
    while True:
        try:
            await embedded.watch(trouble.is_over)
        except StoreError as error:
            trouble.lasts(error)
            await asyncio.sleep(STORE_RETRY_SECONDS)


class BotTime(NamedTuple):
    """The time that the bot lives by, in milliseconds."""

    now: Callable[[], int] = now_ms
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    longest_gap: int = LONGEST_GAP


def shared_time(clock: Clock) -> BotTime:
    """Return the time of the local Telegram, which may jump: what was due meanwhile happens."""
    return BotTime(lambda: int(clock.now() * 1000), clock.sleep, longest_gap=sys.maxsize)


async def start_telegram(stack: AsyncExitStack, settings: Settings) -> tuple[str, str, BotTime]:
    """Return the token and the URL of Telegram, and the bot's time; without a token start a local
    one, which has one clock with the bot."""
    if settings.telegram_token is not None:
        return settings.telegram_token.get_secret_value(), settings.telegram_url, BotTime()
    clock = Clock(shared=True)
    playground = Playground(
        settings.host, settings.port, clock, username="parlour_bot", first_name="Parlour"
    )
    furnish(playground, LOCAL_PEOPLE)
    stack.push_async_callback(playground.stop)
    try:
        await playground.start()
    except OSError as error:
        raise PortTaken(cannot_listen(settings.host, settings.port, "PORT", error)) from None
    return playground.token, playground.url, shared_time(clock)


async def log_in(stack: AsyncExitStack, token: str, url: str) -> TelegramClient:
    try:
        return TelegramClient(await stack.enter_async_context(connected(token, url)))
    except WrongToken:
        raise CannotRun(
            f"Telegram at {url} rejects the token. Check TELEGRAM_TOKEN: @BotFather shows it"
        ) from None
    except DeliveryUnknown as error:
        raise CannotRun(
            f"Telegram at {url} does not answer: {error}. "
            "Check the network, and TELEGRAM_URL if it is set"
        ) from None
    except CallFailed as error:
        raise CannotRun(f"Telegram at {url} refuses the bot: {error}. Start again later") from None


async def open_intake(
    stack: AsyncExitStack, settings: Settings, health: Health, token: str, url: str
) -> Work:
    """Return the work that takes updates for ever, by a webhook or by polling."""
    http = await stack.enter_async_context(aiohttp.ClientSession())
    telegram = IntakeApi(http, token, url, health.telegram_answered)
    if not settings.webhook_url:
        await check_that_there_is_none(telegram)
        return partial(poll, health.store, token, url, on_answer=health.telegram_answered)
    secret = settings.secret_of_webhook
    hook = Webhook(telegram, settings.webhook_url, secret, health.webhook_looked_at)
    app = webhook_app(health.store, secret, path_of(settings.webhook_url))
    await stack.enter_async_context(served(app, settings.host, settings.port, "PORT"))
    await hook.register()
    return hook.watch


async def work(
    settings: Settings,
    client: TelegramClient,
    health: Health,
    stop: asyncio.Event,
    time: BotTime,
) -> None:
    """Run a worker; start another one when the store goes away while it starts or stops."""
    while not stop.is_set():
        computers = Computers(
            health.store, settings.computers, settings.computer_pause, now=time.now
        )
        easel = Easel(lambda: own_processes(1))
        worker = Worker(
            *(health.store, client, computers, time.now, time.sleep, easel, time.longest_gap)
        )
        health.partitions = partial(getattr, worker.leases, "mine")
        try:
            await worker.run(stop)
        except StoreAway as error:
            log.warning("store unavailable, worker starts again", extra={"error": str(error)})
            await computers.close()
            easel.close()
            await asyncio.sleep(STORE_RETRY_SECONDS)


async def run_roles(stopping: Stopping, endless: Iterable[Work], ending: Iterable[Work]) -> None:
    """Run until stopped or until one fails; `ending` works see the stop themselves."""
    stopping.has_begun = True
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


async def run(settings: Settings) -> None:
    stopping = Stopping()
    is_intake, is_worker = settings.role != "worker", settings.role != "intake"
    async with AsyncExitStack() as stack:
        store = await open_kept_store(stack, settings)
        stopping.check()
        token, url, time = await start_telegram(stack, settings)
        client = await log_in(stack, token, url)
        health = Health(store, settings.role, has_intake=is_intake, now=time.now)
        endless: list[Work] = [health.watch]
        ending: list[Work] = []
        if is_intake:
            endless.append(await open_intake(stack, settings, health, token, url))
        port = await stack.enter_async_context(
            served(health.routes(), settings.host, settings.port_of_health, "HEALTH_PORT")
        )
        if is_worker:
            endless.append(partial(relief.watch, store.calls))
            endless.append(partial(register, client, store, menu_commands, listed_commands()))
            endless.append(partial(introduce, client))
            ending.append(partial(work, settings, client, health, stopping.asked, time))
        # Reference counts free nearly all that a tap allocates. At the default threshold of 700
        # objects the search for cycles, through all that was loaded at the start too, took a fifth
        # of a tap's time.
        gc.collect()
        gc.freeze()
        gc.set_threshold(GARBAGE_THRESHOLD)
        print(greeting(str(client.bot.username), url if settings.is_local else ""), flush=True)
        log.info("ready", extra={"role": settings.role, "health_port": port})
        if is_worker and not makes_videos():
            log.info("recaps are GIFs, install parlour[video] for videos")
        await run_roles(stopping, endless, ending)
    log.info("stopped")


def greeting(username: str, page: str) -> str:
    if page:
        return f"A group is waiting at {page} – type /newgame there. Ctrl-C ends it."
    return (
        f"@{username} is ready. Add it to a group: https://t.me/{username}?startgroup=on\n"
        "Type /newgame there. Ctrl-C ends it."
    )


class OneLineParser(argparse.ArgumentParser):
    """Print errors on one line, without the usage before it."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"bot: {message}. --help says more.\n")


def main() -> int:
    parser = OneLineParser(
        prog="python -m bot",
        description="Host board and card games in Telegram groups.\n"
        "Without TELEGRAM_TOKEN, start a local Telegram with a group in the browser.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="settings, from environment variables or a file .env:\n"
        + "".join(f"  {line}\n" for line in described()),
    )
    parser.add_argument("--version", action="version", version=f"parlour {version('parlour')}")
    add_commands(parser)
    asked = parser.parse_args()
    if asked.command is not None:
        return run_command(asked)
    try:
        settings = read_settings()
        logs.begin(settings.log_level, settings.secrets)
        asyncio.run(run(settings))
    except (CannotRun, PortTaken, BadSettings, StoreError, IntakeError) as error:
        print(f"bot: {error}", file=sys.stderr)
        return 2
    except asyncio.CancelledError:
        return 130
    except Exception:
        log.critical("bot crashed", exc_info=True)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
