"""The operator's commands as they are typed: beside a running bot, on other machines, and wrong."""

import asyncio
import os
import pty
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest

from bot.ops.backup_file import MAGIC
from bot.playground.__main__ import furnish
from bot.playground.server import Playground
from bot.store import keys, open_store
from bot.store.embedded import Embedded
from tests.bot.program import FinishedRun, Group, Program, environment, free_port, run_to_end

pytestmark = pytest.mark.slow  # starts whole programs

TOKEN = "7000000001:AAEabcdefghijklmnopqrstuvwxyz012345"


@pytest.fixture
async def group() -> AsyncIterator[Group]:
    async with (
        Playground(username="parlour_bot") as telegram,
        aiohttp.ClientSession() as http,
    ):
        furnish(telegram, 1)
        group = await Group(http, telegram.url).load()
        group.token = telegram.token
        yield group


def real(group: Group) -> dict[str, str]:
    return {"TELEGRAM_TOKEN": group.token, "TELEGRAM_URL": group.url}


async def bot(folder: Path, *arguments: str, **settings: str) -> FinishedRun:
    return await run_to_end(folder, "-m", "bot", *arguments, **settings)


def is_done(told: FinishedRun, *words: str) -> None:
    assert told.code == 0, told
    assert told.err == ""
    for word in words:
        assert word in told.out


def is_one_line(told: FinishedRun, *words: str) -> None:
    assert told.code == 2, told
    (line,) = told.err.splitlines()
    assert line.startswith("bot: ")
    for word in words:
        assert word in line
    assert told.out == ""


async def start_game(group: Group) -> None:
    await group.say("Ann", "/newgame@parlour_bot whot")
    for label in ("⋯ More", "Computers", "+ 🤖", "✕ Close", "Start"):
        await group.tap("Ann", label)
    await group.wait_for_button("Ann", "Draw a card")


def ask(path: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as database:
        return database.execute(sql).fetchall()


async def end_game(group: Group) -> None:
    await group.say("Ann", "/endgame@parlour_bot")
    await group.tap("Ann", "Yes, end it")


async def test_a_game_goes_on_in_another_folder(tmp_path: Path, group: Group) -> None:
    async with Program(tmp_path, real(group)):
        await start_game(group)
        told = await bot(tmp_path, "backup", "games.backup", **real(group))
        is_done(told, "Saved ", f" of the store in {tmp_path}/data/store to games.backup, ")
        assert Embedded(tmp_path / "data" / "store").is_alive()
        told = await bot(tmp_path, "restore", "--check", "games.backup")
        is_done(told, "games.backup, made on ", "can be restored", "1 table, 0 finished games")
    moved = {**real(group), "DATA_DIR": "moved"}
    told = await bot(tmp_path, "restore", "games.backup", **moved)
    is_done(
        told, "Restored ", "made on ", "by Parlour ", f" into the store in {tmp_path}/moved/store"
    )
    async with Program(tmp_path, moved):
        await end_game(group)
        await group.wait_for("Ann", "was ended, and nobody won")


async def test_backups_of_each_night_are_kept_in_a_folder(tmp_path: Path, group: Group) -> None:
    (tmp_path / "kept").mkdir()
    async with Program(tmp_path, real(group)):
        told = await bot(tmp_path, "backup", "--keep", "1", "kept", **real(group))
        is_done(told, "to kept/parlour-20", "Deleted 0 older backups.")
        told = await bot(tmp_path, "backup", "--keep", "0", "kept", **real(group))
        is_one_line(told, "--keep", "must be a number from 1 on")


async def test_a_bot_that_runs_is_exported_and_counted_again(tmp_path: Path, group: Group) -> None:
    async with Program(tmp_path, real(group)) as running:
        await start_game(group)
        await end_game(group)
        await group.wait_for("Ann", "Whot")
        told = await bot(tmp_path, "export", "out.sqlite", **real(group))
        is_done(told, f"Exported 1 game of 1 chat from the store in {tmp_path}/data/store")
        assert ask(tmp_path / "out.sqlite", "SELECT chat, game FROM games") == [
            (group.chat, "whot")
        ]
        told = await bot(tmp_path, "export", "out.sqlite", **real(group))
        is_one_line(told, "out.sqlite exists already", "--force")
        is_done(await bot(tmp_path, "export", "out.sqlite", "--force", **real(group)))
        told = await bot(tmp_path, "recount", **real(group))
        is_done(told, f"1 chat of the store in {tmp_path}/data/store again: nothing differed")
        store, _ = await open_store(f"unix://{tmp_path}/data/store/valkey.sock")
        async with store:
            await store.calls.ask("HSET", keys.tally(group.chat), "1", b"{")
        told = await bot(tmp_path, "recount", **real(group))
        is_done(told, f"chat {group.chat}: 1 differed: tally of 1", "all is mended")
        assert running.process.returncode is None


async def test_the_profile_of_a_bot_is_set_where_it_differs(tmp_path: Path, group: Group) -> None:
    told = await bot(tmp_path, "profile", "--name", "The parlour", **real(group))
    is_done(told, "Set the name, description (en), ", "short_description (de)")
    is_done(await bot(tmp_path, "profile", **real(group)), "Everything is as it should be already")
    is_one_line(await bot(tmp_path, "profile"), "Set TELEGRAM_TOKEN")


async def test_a_bot_that_is_stopped_is_backed_up(tmp_path: Path, group: Group) -> None:
    async with Program(tmp_path, real(group)):
        await start_game(group)
    is_done(await bot(tmp_path, "backup", "games.backup", **real(group)), "Saved ")
    assert not Embedded(tmp_path / "data" / "store").is_alive()


async def test_a_store_in_use_is_not_restored_into(tmp_path: Path, group: Group) -> None:
    async with Program(tmp_path, real(group)):
        is_done(await bot(tmp_path, "backup", "games.backup", **real(group)))
        told = await bot(tmp_path, "restore", "games.backup", **real(group))
        is_one_line(told, "The store holds ", "stop the bot", "data/store", "DATA_DIR")


async def test_no_store_is_made_where_there_is_none(tmp_path: Path) -> None:
    for command in (("backup", "f"), ("export", "f.jsonl"), ("recount",)):
        is_one_line(await bot(tmp_path, *command), "There is no store in data/local", "DATA_DIR")
        told = await bot(tmp_path, *command, TELEGRAM_TOKEN=TOKEN)
        is_one_line(told, "There is no store in data/store", "DATA_DIR")
    nowhere = f"redis://127.0.0.1:{free_port()}"
    is_one_line(await bot(tmp_path, "backup", "f", REDIS_URL=nowhere), nowhere, "REDIS_URL")
    is_one_line(await bot(tmp_path, "backup", "f", REDIS_URL="nowhere"), "REDIS_URL must be")
    assert os.listdir(tmp_path) == []


async def test_of_two_stores_none_is_taken_without_a_token(tmp_path: Path) -> None:
    for name in ("store", "local"):
        async with Embedded(tmp_path / "data" / name):
            pass
    commands = (("backup", "f"), ("export", "f.jsonl"), ("recount",))
    for command in commands:
        told = await bot(tmp_path, *command)
        is_one_line(told, "There are two stores in data: set TELEGRAM_TOKEN for the one in store")
        told = await bot(tmp_path, *command, TELEGRAM_TOKEN=TOKEN)
        is_done(told, f" the store in {tmp_path}/data/store ")


async def test_a_password_is_not_shown(tmp_path: Path, server: Embedded) -> None:
    store, _ = await open_store(server.url)
    async with store:
        await store.calls.ask("CONFIG", "SET", "requirepass", "secret")
        try:
            address = server.url.replace("unix://", "unix://:secret@")
            told = await bot(tmp_path, "backup", "games.backup", REDIS_URL=address)
        finally:
            await store.calls.ask("CONFIG", "SET", "requirepass", "")
    is_done(told, f" of the store at {server.url} to games.backup")


async def test_the_store_of_the_local_telegram_is_taken_if_it_is_the_only_one(
    tmp_path: Path,
) -> None:
    async with Embedded(tmp_path / "data" / "local"):
        is_done(await bot(tmp_path, "backup", "f"), f" of the store in {tmp_path}/data/local to f")


async def test_a_local_bot_is_not_restored(tmp_path: Path, server: Embedded) -> None:
    is_done(await bot(tmp_path, "backup", "games.backup", REDIS_URL=server.url))
    is_one_line(await bot(tmp_path, "restore", "games.backup"), "TELEGRAM_TOKEN", "REDIS_URL")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "There is no file games.backup"),
        (b"", "games.backup is no backup of Parlour"),
        (b"parlour backup, as I remember it", "games.backup is no backup of Parlour"),
        (MAGIC + b"\0\2", "later version"),
        (MAGIC + b"\0\1\0\0\0\2{}", "damaged"),
        (MAGIC + b"\0\1\0\0", "cut off"),
    ],
)
async def test_a_file_that_is_no_backup(
    tmp_path: Path, server: Embedded, content: bytes | None, words: str
) -> None:
    if content is not None:
        (tmp_path / "games.backup").write_bytes(content)
    is_one_line(await bot(tmp_path, "restore", "games.backup", REDIS_URL=server.url), words)


FULL = (
    "import resource, runpy, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100)); "
    "sys.argv[1:] = {}; runpy.run_module('bot', run_name='__main__')"
)


@pytest.mark.parametrize("command", [["backup", "f"], ["export", "f.db"], ["export", "f.jsonl"]])
async def test_a_full_disk(tmp_path: Path, server: Embedded, command: list[str]) -> None:
    store, _ = await open_store(server.url)
    async with store:
        await store.forget_everything()
        for number in range(9):
            await store.change(number, {"pace": os.urandom(100)})
            await store.calls.ask("HSET", keys.tally(-number), f"u {number}", number)
    told = await run_to_end(tmp_path, "-c", FULL.format(command), REDIS_URL=server.url)
    is_one_line(told, "The disk is full", command[1], "Make room")
    assert os.listdir(tmp_path) == []


async def test_a_folder_that_may_not_be_written_or_is_not_there(
    tmp_path: Path, server: Embedded
) -> None:
    told = await bot(tmp_path, "backup", "none/games.backup", REDIS_URL=server.url)
    is_one_line(told, "none/games.backup cannot be written: No such file or directory")
    is_one_line(await bot(tmp_path, "backup", ".", REDIS_URL=server.url), "is a folder")


async def test_what_is_mistyped(tmp_path: Path) -> None:
    is_one_line(await bot(tmp_path, "back-up"), "back-up", "'backup'", "--help")
    is_one_line(await bot(tmp_path, "backup"), "file", "--help")
    is_one_line(await bot(tmp_path, "export", "out.csv", REDIS_URL="nowhere"), "REDIS_URL")


async def test_a_nickname_that_nobody_has(tmp_path: Path, server: Embedded) -> None:
    is_one_line(await bot(tmp_path, "remove-nickname", "Queen", REDIS_URL=server.url), "'Queen'")


async def test_help_names_the_commands(tmp_path: Path) -> None:
    told = await bot(tmp_path, "--help")
    is_done(told, "recount", "export", "backup", "restore", "TELEGRAM_TOKEN")
    is_done(
        await bot(tmp_path, "backup", "--help"), "--force", "while the bot runs", "TELEGRAM_TOKEN"
    )


async def test_a_terminal_shows_progress(tmp_path: Path, server: Embedded) -> None:
    ours, theirs = pty.openpty()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "backup", "games.backup"),
        cwd=tmp_path,
        env=environment("", {"REDIS_URL": server.url}),
        stdout=asyncio.subprocess.PIPE,
        stderr=theirs,
    )
    out, _ = await process.communicate()
    os.close(theirs)
    assert b"Saved" in out
    shown = os.read(ours, 10_000).decode()
    os.close(ours)
    assert "Saving: " in shown
    assert shown.endswith("\r\x1b[K")
