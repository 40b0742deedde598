"""Games end while their worker and their store are killed: each is archived once and counted once.

`python -m tests.chaos.test_archive_killed 10000` does the same with more games.
"""

import asyncio
import os
import signal
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

import pytest

from bot.archive.recount import count, read
from bot.archive.row import read_row
from bot.archive.totals import read_totals
from bot.archive.world_board import WorldBoard
from bot.deadlines import now_ms
from bot.store import Store, StoreError, open_store
from bot.store.embedded import Embedded
from engine.ratings import pools_of
from tests.chaos.archivist import chat_of, people_of

pytestmark = pytest.mark.slow

ROOT: Final = Path(__file__).parents[2]
GAMES, CHATS = 400, 20
STORE_DIES_EVERY: Final = 4  # lives of the worker
LIFE: Final = (20, 80)  # games that are archived in one of them, at least
MOMENT: Final = 0.05  # seconds that a worker lives on after these


async def one_life(url: str, games: int, most: int, moment: float) -> bool:
    """Let a worker archive so many games and a moment longer, then kill it. Return whether it was
    done before."""
    worker = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.chaos.archivist", url, str(games), str(CHATS)),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert worker.stdout
    archived = 0
    async for line in worker.stdout:
        if line == b"done\n":
            await worker.wait()
            return True
        archived += 1
        if archived == most:
            await asyncio.sleep(moment)
            if worker.returncode is None:
                worker.kill()
            break
    await worker.wait()
    return False


async def play_and_kill(folder: Path, games: int) -> tuple[int, int]:
    """Play all games under kills, check the archive, and count the kills of worker and store."""
    chance, lives, deaths = Random(3), 0, 0
    async with Embedded(folder) as embedded:
        watching = asyncio.create_task(_keep_alive(embedded))
        while not await one_life(
            embedded.url, games, chance.randint(*LIFE), chance.uniform(0, MOMENT)
        ):
            lives += 1
            if lives % STORE_DIES_EVERY == 0 and embedded.pid:
                os.kill(embedded.pid, signal.SIGKILL)
                deaths += 1
                await asyncio.sleep(0.5)
        store, _ = await open_store(embedded.url)
        async with store:
            await check(store, games)
        watching.cancel()
    return lives, deaths


async def _keep_alive(embedded: Embedded) -> None:
    while True:
        try:
            await embedded.watch(lambda: None)
        except StoreError:
            await asyncio.sleep(0.2)


async def check(store: Store, games: int) -> None:
    """Check that rows are games, and that all that follows from them was counted once."""
    archived: list[str] = []
    for number in range(CHATS):
        stored = await read(store.archives, chat_of(number), now_ms())
        archived += [read_row(text).id for text in stored.rows]
        assert count(stored).differences == []
    assert sorted(archived) == sorted(f"g{game}" for game in range(games))
    played = Counter(user for game in range(games) for user in people_of(game))
    for user, expected in played.items():
        _, text = await store.totals(user)
        assert read_totals(text).dealt == expected
    board = WorldBoard(store.world)
    for pool in pools_of("differo"):
        _, rows, _ = await store.world.everything(pool)
        assert len(rows) == games
        assert await board.recount(pool) == []


async def test_each_game_is_archived_and_counted_once(folder: Path) -> None:
    lives, deaths = await play_and_kill(folder, GAMES)
    assert lives >= STORE_DIES_EVERY
    assert deaths


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="parlour-") as path:
        many = int(sys.argv[1])
        kills = asyncio.run(play_and_kill(Path(path), many))
    print(f"{many} games under {kills[0]} kills of the worker and {kills[1]} of the store: rows")
    print("= games, 0 doubled, 0 missing, recount equal bit by bit")
