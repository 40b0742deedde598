"""Backups that are made while many people play restore with every table readable."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from bot.archive.recount import count, months_until
from bot.archive.row import read_row
from bot.deadlines import now_ms
from bot.ops.backup import restore
from bot.playground.server import Playground
from bot.store import Store, open_store
from bot.store.embedded import Embedded
from engine.games import GAMES
from engine.session import load
from tests.bot.program import Program, run_to_end
from tests.chaos.street import Group, Street

pytestmark = pytest.mark.slow

GROUPS, TAPS, BACKUPS = 20, 600, 5


@pytest.fixture
async def street(folder: Path) -> AsyncIterator[Street]:
    async with Embedded(folder / "data" / "store") as embedded:
        store, _ = await open_store(embedded.url)
        async with store, Playground(username="parlour_bot") as playground:
            playground.world.limits.on = False
            yield Street(playground, store, Random(7), TAPS)


@asynccontextmanager
async def new_store(folder: Path) -> AsyncIterator[Store]:
    async with Embedded(folder) as embedded:
        store, _ = await open_store(embedded.url)
        async with store:
            yield store


async def test_backups_of_a_playing_bot_restore_whole(folder: Path, street: Street) -> None:
    wishes = {"TELEGRAM_TOKEN": street.playground.token, "TELEGRAM_URL": street.playground.url}
    groups = [street.build(4) for _ in range(GROUPS)]
    async with Program(folder, wishes):
        playing = asyncio.gather(*(group.spend_an_evening() for group in groups))
        for number in range(BACKUPS):
            await street.reaches(TAPS * (number + 1) // (BACKUPS + 1))
            told = await run_to_end(folder, "-m", "bot", "backup", f"backup{number}", **wishes)
            assert told.code == 0, told
        await playing
    moves = [await moves_in(folder, number, groups) for number in range(BACKUPS)]
    assert moves == sorted(moves)
    assert moves[0] > 0


async def moves_in(folder: Path, number: int, groups: list[Group]) -> int:
    """Restore a backup and read every table and archive in it. Return the moves of all games."""
    home, moves = folder / f"restored{number}", 0
    await restore(folder / f"backup{number}", new_store(home), "")
    async with new_store(home) as store:
        for group in groups:
            saved = await store.load(group.address)
            assert saved.session
            session = load(saved.session, GAMES)
            stored = await store.archives.read(group.chat.id, months_until(now_ms()), ["whot"])
            assert count(stored).differences == []
            rows = {row.id: row for row in map(read_row, stored.rows)}
            moves += sum(row.moves for row in rows.values())
            if session.id not in rows:
                moves += len(session.log)
    shutil.rmtree(home)
    return moves
