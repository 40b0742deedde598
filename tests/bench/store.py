"""Measure the store with everything on disk before it counts: `python -m tests.bench.store`.

One process drives a Valkey of its own, so that both share the machine.
"""

import asyncio
import shutil
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.address import PARTITIONS, Address
from bot.store import Commit, Store, open_store
from bot.store.embedded import Embedded

ALL = range(PARTITIONS)
CALLS = 5000
SESSION = b"s" * 3000  # the size of a game of Whot in its middle
UPDATE = b"u" * 1500  # the size of a tap with its message

Work = Callable[[Store, int], Awaitable[None]]


async def commit(store: Store, n: int) -> None:
    """Deliver an inbox entry, read it with the others, and finish it by a commit."""
    address = Address(-1 - n)
    version = (await store.load(address)).version
    moved = Commit(version, SESSION, version + 1, due=1, dirty=1)
    assert (await store.commit(address, moved)).deed == "done"


async def deliver(store: Store, n: int) -> None:
    address = Address(-1 - n % 1000)
    await store.deliver(address.chat, "update", UPDATE, n, address)


async def timed(name: str, store: Store, work: Work, at_once: int, chats: int) -> None:
    """Make this many calls, `at_once` of them at a time, and print the rate."""
    numbers = iter(range(CALLS))
    waits: list[float] = []

    async def one_after_another() -> None:
        for n in numbers:
            start = time.perf_counter()
            await work(store, n % chats)
            waits.append(1000 * (time.perf_counter() - start))

    start, used = time.perf_counter(), time.process_time()
    await asyncio.gather(*(one_after_another() for _ in range(at_once)))
    taken, used = time.perf_counter() - start, time.process_time() - used
    percentiles = statistics.quantiles(waits, n=100)
    print(
        f"{name:32} {at_once:3} at once {CALLS / taken:8.0f}/s "
        f"p50 {percentiles[49]:6.2f} ms p99 {percentiles[98]:6.2f} ms "
        f"own processor {1000 * used / CALLS:.3f} ms each"
    )


async def rounds(store: Store, count: int) -> None:
    """Take entries all the way: delivered, read, loaded, committed."""
    start = time.perf_counter()
    done = 0

    async def bring() -> None:
        for first in range(0, count, 50):
            addresses = [Address(-1 - n % 500) for n in range(first, first + 50)]
            await asyncio.gather(
                *(
                    store.deliver(address.chat, "update", UPDATE, 10**9 + first + n, address)
                    for n, address in enumerate(addresses)
                )
            )

    async def handle(address: Address, entries: list[object]) -> None:
        nonlocal done
        for entry in entries:
            saved = await store.load(address)
            moved = Commit(saved.version, SESSION, saved.version + 1, dirty=1, entry=entry)  # type: ignore[arg-type]
            assert (await store.commit(address, moved)).deed == "done"
            done += 1

    bringing = asyncio.create_task(bring())
    while done < count:
        chats: dict[Address, list[object]] = {}
        for entry in await store.entries(ALL):
            if entry.address:
                chats.setdefault(entry.address, []).append(entry)
        await asyncio.gather(*(handle(address, entries) for address, entries in chats.items()))
    await bringing
    taken = time.perf_counter() - start
    print(f"{'entries, from end to end':32}             {count / taken:8.0f}/s")


async def idle(store: Store) -> None:
    """Print what a second without any work costs."""
    used, start = time.process_time(), time.perf_counter()
    for _ in range(50):
        await store.entries(ALL)
        await store.announcements(ALL)
        await store.dirty(ALL, 0)
        await store.due(ALL, 0)
    taken, used = time.perf_counter() - start, time.process_time() - used
    print(
        f"{'a sweep over all partitions':32} {20 * taken:.1f} ms, own processor {20 * used:.1f} ms"
    )


async def main() -> None:
    home = Path(tempfile.mkdtemp(prefix="parlour-"))
    try:
        async with Embedded(home) as server:
            store, _ = await open_store(server.url)
            async with store:
                await idle(store)
                for at_once in (1, 50):
                    await timed("load and commit", store, commit, at_once, 500)
                for at_once in (1, 50):
                    await timed("deliver a letter", store, deliver, at_once, CALLS)
                    await store.calls.ask("FLUSHALL")
                await rounds(store, CALLS)
    finally:
        shutil.rmtree(home)


if __name__ == "__main__":
    asyncio.run(main())
