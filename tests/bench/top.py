"""Measure /top where 10,000 people of one group have played: `python -m tests.bench.top`."""

import asyncio
import shutil
import statistics
import tempfile
import time
from pathlib import Path
from typing import Final

from bot.archive.archive import MONTH_TALLIES, Archive
from bot.archive.fold import MonthTally, month_of
from bot.archive.reading import top
from bot.archive.tally import DAY_MS, PoolTally, Tally, write_tally
from bot.archive.top import Period
from bot.i18n import translator_for
from bot.screens import top as top_screen
from bot.store import Store, keys, open_store
from bot.store.embedded import Embedded
from engine.games import GAMES
from engine.ratings import WIN

CHAT: Final = -1001
PEOPLE: Final = 10_000
TIMES: Final = 200
NOW: Final = 1_795_000_000_000
POOLS: Final = ("whot", "whot-2", "differo")


def tally_of(number: int) -> bytes:
    pools = {
        pool: PoolTally(
            *(30, 10, 10 * WIN, 9 * WIN, 60, 30),
            *(150_000 + 7 * number, 8_000, NOW // DAY_MS - number % 60),
        )
        for pool in POOLS
    }
    met, badges = [*range(1, 26)], ["games-1", "wins-1", "row-3"]
    return write_tally(Tally(pools, "1" * 20, 90, 88, 900, 9_000_000, met=met, badges=badges))


async def fill(store: Store) -> None:
    """Write what commits of many games leave behind."""
    ask, month = store.calls.ask, month_of(NOW)
    for number in range(1, PEOPLE + 1):
        played = MonthTally({pool: [30, number % 31 * WIN] for pool in POOLS})
        who = ("u " + str(number), number, f"i {number}", f'[{number}, "Player {number}"]')
        await asyncio.gather(
            ask("HSET", keys.tally(CHAT), number, tally_of(number), *who),
            ask("HSET", keys.month(CHAT, month), number, MONTH_TALLIES.dump_json(played)),
            *(ask("ZADD", keys.ranking(CHAT, p), 150_000 + 7 * number, number) for p in POOLS),
        )


async def measure(archive: Archive, period: Period) -> None:
    t, waits, used = translator_for("en"), [], time.process_time()
    for n in range(TIMES):
        start = time.perf_counter()
        board = await top(archive, CHAT, 1 + n, period, "whot", NOW, lambda user: False)
        top_screen(board, t, "abcdefghijklm")
        waits.append(1000 * (time.perf_counter() - start))
    percentiles = statistics.quantiles(waits, n=100)
    print(
        f"/top, {period:6} {PEOPLE} people: "
        f"p50 {percentiles[49]:6.2f} ms p99 {percentiles[98]:6.2f} ms "
        f"own processor {1000 * (time.process_time() - used) / TIMES:.2f} ms each"
    )


async def main() -> None:
    folder = Path(tempfile.mkdtemp(prefix="parlour-bench-"))
    embedded = Embedded(folder)
    await embedded.start()
    try:
        store, _ = await open_store(embedded.url)
        async with store:
            await fill(store)
            archive = Archive(store, GAMES)
            await measure(archive, "month")
            await measure(archive, "ever")
    finally:
        await embedded.stop()
        shutil.rmtree(folder)


if __name__ == "__main__":
    asyncio.run(main())
