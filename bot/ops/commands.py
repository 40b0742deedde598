"""Run what the operator asks for beside running the bot: recount, export, backup, remove-nickname,
restore, remove-webhook, profile.

Each command works while the bot runs, in its store, but for `restore`, which wants an empty one,
and those in `OF_TELEGRAM`, which talk to Telegram alone.
"""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from telegram import Bot

from bot.archive.world_board import WorldBoard
from bot.config import (
    KEPT,
    BadSettings,
    Settings,
    StoreSettings,
    read_settings,
    read_store_settings,
)
from bot.ops import logs
from bot.ops.backup import back_up, back_up_into, check, restore
from bot.ops.exporting import export
from bot.ops.recounting import recount_everything
from bot.ops.whole_file import CommandFailed
from bot.store import Store, StoreError, open_store
from bot.store.connect import without_password
from bot.store.embedded import Embedded
from bot.telegram.client import TelegramClient, connected
from bot.telegram.errors import CallFailed, result_of
from bot.telegram.profile import set_profile
from bot.telegram.webhook import host_of

STORED: Final = "appendonlydir"  # in the folder of an embedded server that has run
HELP: Final = {
    "recount": "count results, ratings and badges again from the games, and mend what differs",
    "export": "write all results into a file for other programs: .sqlite or .jsonl",
    "backup": "save the whole store in a file, while the bot runs",
    "remove-nickname": "take a nickname off the world boards",
    "restore": "fill an empty store from a backup, before the bot is started",
    "remove-webhook": "remove the webhook from Telegram, before the bot polls for updates",
    "profile": "set the descriptions of the bot that Telegram shows, in each language",
}
FILES: Final = {
    "export": "the file to write: SQLite if it ends with .sqlite, else lines of JSON in a .jsonl",
    "backup": "the file to write",
    "restore": "a file that backup wrote",
}
WHERE: Final = (
    "It finds the store as the bot does, so give it the same settings: REDIS_URL, or else DATA_DIR "
    "and TELEGRAM_TOKEN, from the environment or a file .env. Without a token it takes the store "
    "of the local Telegram, DATA_DIR/local."
)
OF_TELEGRAM: Final = ("remove-webhook", "profile")
WHO: Final = "It needs TELEGRAM_TOKEN, and TELEGRAM_URL if the bot has that."


def add_commands(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(
        dest="command", metavar="command", title="commands (without one, the bot runs)"
    )
    for name, what in HELP.items():
        command = commands.add_parser(
            name,
            help=what,
            description=f"{what[0].upper()}{what[1:]}. {WHO if name in OF_TELEGRAM else WHERE}",
        )
        if name in FILES:
            command.add_argument("file", type=Path, help=FILES[name])
        if name == "remove-nickname":
            command.add_argument("nickname", help="as the boards show it")
        if name == "profile":
            command.add_argument("--name", default="", help="set the name of the bot, too")
        if name == "backup":
            command.add_argument(
                "--keep",
                type=_positive,
                metavar="N",
                help="write a file named for the time into the folder FILE, and keep the newest N",
            )
        if name == "restore":
            command.add_argument(
                "--check",
                action="store_true",
                help="only try it, in a server that is thrown away, and say what the file holds",
            )
        if name in ("export", "backup"):
            command.add_argument("--force", action="store_true", help="overwrite the file")


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError("must be a number from 1 on")
    return int(text)


def run_command(asked: argparse.Namespace) -> int:
    """Run a command of the operator. Return the exit code."""
    try:
        settings = read_store_settings()
        logs.begin(settings.log_level, settings.secrets)
        if asked.command in OF_TELEGRAM:
            print(asyncio.run(_ask_telegram(asked, read_settings())))
        else:
            print(asyncio.run(_run(asked, settings)))
    except (CommandFailed, BadSettings, StoreError) as error:
        return _fails(str(error))
    except OSError as error:
        return _fails(f"{error.filename or 'A file'} cannot be used: {error.strerror}")
    except KeyboardInterrupt:
        return _fails("Stopped", 130)
    return 0


def _fails(why: str, code: int = 2) -> int:
    print(f"bot: {why}", file=sys.stderr)
    return code


async def _run(asked: argparse.Namespace, settings: StoreSettings) -> str:
    where = _named(settings)
    if asked.command == "restore" and asked.check:
        return await check(asked.file, _thrown_away())
    if asked.command == "restore":
        return await restore(asked.file, _new_store(settings), _how_to_empty(settings), where)
    async with _known_store(settings) as store:
        match asked.command:
            case "export":
                return await export(store, asked.file, asked.force, where)
            case "backup" if asked.keep:
                return await back_up_into(store, asked.file, asked.keep, where)
            case "backup":
                return await back_up(store, asked.file, asked.force, where)
            case "remove-nickname":
                return await _remove_nickname(store, asked.nickname)
            case _:
                return await recount_everything(store, where)


async def _ask_telegram(asked: argparse.Namespace, settings: Settings) -> str:
    if settings.telegram_token is None:
        raise CommandFailed("Set TELEGRAM_TOKEN: a local Telegram keeps nothing of a bot")
    try:
        async with connected(
            settings.telegram_token.get_secret_value(), settings.telegram_url
        ) as bot:
            if asked.command == "remove-webhook":
                return await _remove_webhook(bot)
            changed = await set_profile(TelegramClient(bot), asked.name)
    except CallFailed as error:
        raise CommandFailed(f"Telegram at {settings.telegram_url} refuses: {error}") from None
    return f"Set the {', '.join(changed)}" if changed else "Everything is as it should be already"


async def _remove_webhook(bot: Bot) -> str:
    url = (await result_of(bot.get_webhook_info())).url
    await result_of(bot.delete_webhook())
    return f"Removed the webhook at {host_of(url)}" if url else "There is no webhook"


async def _remove_nickname(store: Store, nickname: str) -> str:
    count = await WorldBoard(store.world).remove_nickname(nickname)
    if not count:
        raise CommandFailed(f"Nobody is called {nickname!r} on the world boards")
    return f"Nobody is called {nickname!r} on the world boards any more (people: {count})"


@asynccontextmanager
async def _known_store(settings: StoreSettings) -> AsyncIterator[Store]:
    """Open the store of the bot; an embedded server that runs is used, and goes on running."""
    folder = settings.store_folder
    if not settings.redis_url and not (folder / STORED).exists():
        advice = "set DATA_DIR as the bot has it"
        if settings.is_local:
            advice = "set TELEGRAM_TOKEN, REDIS_URL or DATA_DIR as the bot has them"
        raise CommandFailed(f"There is no store in {folder}: {advice}")
    _check_that_it_is_the_only_one(settings)
    async with _opened(settings) as store:
        yield store


def _check_that_it_is_the_only_one(settings: StoreSettings) -> None:
    """Refuse to take the store of the local Telegram where there is one of Telegram, too."""
    if settings.redis_url or not settings.is_local:
        return
    if (settings.data_dir / KEPT / STORED).exists():
        url = settings.embedded.url
        raise CommandFailed(
            f"There are two stores in {settings.data_dir}: set TELEGRAM_TOKEN for the one in "
            f"{KEPT}, or REDIS_URL={url} for that of the local Telegram while it runs"
        )


@asynccontextmanager
async def _new_store(settings: StoreSettings) -> AsyncIterator[Store]:
    if not settings.redis_url and settings.is_local:
        raise CommandFailed(
            "A bot without TELEGRAM_TOKEN forgets everything when it starts: set TELEGRAM_TOKEN or "
            "REDIS_URL as the bot will have them"
        )
    async with _opened(settings) as store:
        yield store


@asynccontextmanager
async def _opened(settings: StoreSettings) -> AsyncIterator[Store]:
    async with AsyncExitStack() as stack:
        url = settings.redis_url
        if not url:
            url = (await stack.enter_async_context(settings.embedded)).url
        store, _ = await open_store(url)
        yield await stack.enter_async_context(store)


@asynccontextmanager
async def _thrown_away() -> AsyncIterator[Store]:
    with TemporaryDirectory(prefix="parlour-") as folder:
        async with Embedded(Path(folder)) as server:
            store, _ = await open_store(server.url)
            async with store:
                yield store


def _named(settings: StoreSettings) -> str:
    """Tell which store it is, without the password of its address."""
    if not settings.redis_url:
        return f"the store in {settings.store_folder.absolute()}"
    return f"the store at {without_password(settings.redis_url)}"


def _how_to_empty(settings: StoreSettings) -> str:
    if settings.redis_url:
        return "stop the bot, and empty the store with FLUSHALL or name another one in REDIS_URL"
    return f"stop the bot, and move {settings.store_folder} away or name another folder in DATA_DIR"
