"""A clock, a Telegram and other helpers of the tests of the outbox."""

import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bot.store import open_store
from bot.telegram.outbox import RESULT, Outbox, Priority

BOT = 7
GROUP, OTHER, PERSON = -1001, -1002, 1001
MINUTE, HOUR, WEEK = 60_000, 3_600_000, 7 * 24 * 3_600_000
NOW = 1_000_000


@dataclass(slots=True)
class Clock:
    now: int = NOW
    slept: list[int] = field(default_factory=list)

    def __call__(self) -> int:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(round(seconds * 1000))
        self.now += math.ceil(round(seconds * 1000, 3))


@dataclass(slots=True)
class Telegram:
    """Answers each call with the next error of the list, or with how many calls there were."""

    clock: Clock
    errors: list[Exception | None] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)  # milliseconds of each call

    async def __call__(self) -> int:
        self.asked.append(self.clock.now)
        error = self.errors.pop(0) if self.errors else None
        if error:
            raise error
        return len(self.asked)


@asynccontextmanager
async def another(url: str, clock: Clock) -> AsyncIterator[Outbox]:
    """Open the outbox of another worker on the same store."""
    store, _ = await open_store(url)
    async with store:
        yield Outbox(store, BOT, clock, clock.sleep)


def leaving(leaves: int) -> Priority:
    return Priority("test", leaves, 0)


async def spend(
    outbox: Outbox, chat: int, start: int, calls: int, priority: Priority = RESULT
) -> int:
    """Reserve calls, each after the wait it is told; return the time after the last."""
    now = start
    for _ in range(calls):
        while wait := await outbox.reserve(chat, now, priority):
            now += wait
    return now


async def done() -> str:
    return "done"
