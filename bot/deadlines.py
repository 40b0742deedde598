"""Carries deadlines that have passed into the inboxes; who loses by it is not its matter."""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Final

from bot.store import Store, StoreError

SWEEP: Final = 1.0  # seconds


def now_ms() -> int:
    return time.time_ns() // 1_000_000


async def run(
    store: Store, partitions: Callable[[], Iterable[int]], now: Callable[[], int] = now_ms
) -> None:
    """For ever; `partitions` says which ones are ours at the moment."""
    while True:  # noqa: ASYNC110 - time itself is what it waits for
        await asyncio.sleep(await sweep(store, partitions(), now()))


async def sweep(store: Store, partitions: Iterable[int], now: int) -> float:
    """Once; the seconds until it is needed again."""
    try:
        upcoming = await store.due(partitions, now)
    except StoreError:
        return SWEEP  # what is due stays due
    return SWEEP if upcoming is None else max(0.0, min(SWEEP, (upcoming - now) / 1000))
