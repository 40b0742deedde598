"""Move deadlines that have passed into the inboxes; the session decides what they mean."""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Final

from bot.store import Store, StoreError
from bot.store.store import LONGEST_GAP

SWEEP_SECONDS: Final = 1.0


def now_ms() -> int:
    """Return the milliseconds since 1970, the only time that sessions know."""
    return time.time_ns() // 1_000_000


async def run(
    store: Store,
    partitions: Callable[[], Iterable[int]],
    now: Callable[[], int] = now_ms,
    longest_gap: int = LONGEST_GAP,
) -> None:
    """Sweep for ever; `partitions` returns those that this process works on."""
    while True:  # noqa: ASYNC110 - no event tells that time has passed
        await asyncio.sleep(await sweep(store, partitions(), now(), longest_gap))


async def sweep(
    store: Store, partitions: Iterable[int], now: int, longest_gap: int = LONGEST_GAP
) -> float:
    """Move passed deadlines once. Return the seconds until the next sweep is needed."""
    try:
        upcoming = await store.due(partitions, now, longest_gap)
    except StoreError:
        return SWEEP_SECONDS  # the next sweep finds them
    return (
        SWEEP_SECONDS if upcoming is None else max(0.0, min(SWEEP_SECONDS, (upcoming - now) / 1000))
    )
