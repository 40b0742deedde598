"""Reading the streams of the partitions: in order, again after a crash, by whom the lease names.

There is one consumer for all workers. Who reads is the lease's matter; that nothing is done twice
is the matter of the scripts that finish an entry.
"""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from bot.places import PARTITIONS
from bot.store import keys
from bot.store.calls import Calls

AT_ONCE: Final = 100  # unfinished entries of one stream in one step
LOOK_EVERY: Final = 5.0  # seconds
LOST_AFTER: Final = 2000  # milliseconds


class Entry(NamedTuple):
    number: int  # of the partition
    id: str
    row: dict[bytes, bytes]
    tries: int

    @property
    def at(self) -> int:
        return int(self.id.partition("-")[0])


class Streams:
    """One stream in each partition."""

    def __init__(self, calls: Calls, name: Callable[[int], str]) -> None:
        self._calls = calls
        self._name = name
        self._tokens: dict[int, str] = {}
        self._unread = set(range(PARTITIONS))  # where unfinished entries come before new ones
        self._looks = [0.0] * PARTITIONS  # when to look for lost ones
        self._in_hand: set[tuple[int, str]] = set()  # read by this process and not finished

    def hold(self, number: int, token: str) -> None:
        self._tokens[number] = token
        self._unread.add(number)

    def drop(self, number: int) -> None:
        self._tokens.pop(number, None)
        self._in_hand = {held for held in self._in_hand if held[0] != number}

    def let_go(self, number: int, id: str) -> None:
        self._in_hand.discard((number, id))

    async def finish(self, number: int, id: str) -> bool:
        """False if it was finished before."""
        done = await self._calls.run("acknowledge", [self._name(number)], id)
        self.let_go(number, id)
        return bool(done)

    async def read(self, numbers: list[int], most: int) -> list[Entry]:
        """One partition's trouble does not hold up the others; it begins anew the next time."""
        await self._look_for_lost(numbers)
        shuffled = random.sample(numbers, len(numbers))  # so that no busy one starves the others
        old = [number for number in shuffled if number in self._unread]
        again = await asyncio.gather(*(self.unfinished(n, 0) for n in old), return_exceptions=True)
        entries: list[Entry] = []
        troubles: list[BaseException] = []
        for number, unfinished in zip(old, again, strict=True):
            if isinstance(unfinished, BaseException):
                troubles.append(unfinished)
            else:
                self._unread.discard(number)
                entries += [e for e in unfinished if (number, e.id) not in self._in_hand]
        ready = [number for number in shuffled if number not in self._unread]
        for number, rows in zip(ready, await self._new(ready, most), strict=True):
            if isinstance(rows, BaseException):
                troubles.append(rows)
                self._unread.add(number)  # the server may have counted it as read
            else:
                entries += [_entry(number, row, 1) for row in rows]
        if troubles and len(troubles) == len(numbers):
            raise troubles[0]
        self._in_hand |= {(entry.number, entry.id) for entry in entries}
        return entries

    async def _new(self, numbers: list[int], most: int) -> list[Any]:
        return await self._calls.each("read", *self._where(numbers, most))

    async def _look_for_lost(self, numbers: list[int]) -> None:
        """An answer can get lost on its way: its entries count as read, and nobody has them."""
        now = time.monotonic()
        looked_at = [number for number in numbers if now >= self._looks[number]]
        found = await self._calls.each("pending", *self._where(looked_at, LOST_AFTER, AT_ONCE))
        for number, ids in zip(looked_at, found, strict=True):
            self._looks[number] = now + LOOK_EVERY
            if isinstance(ids, BaseException):
                continue
            if any((number, id.decode()) not in self._in_hand for id in ids):
                self._unread.add(number)

    def _where(
        self, numbers: list[int], *common: int
    ) -> tuple[list[list[str]], list[int], list[list[str]]]:
        """The keys and arguments of a script that looks into the streams of these partitions."""
        where = [[self._name(number), keys.own(number)] for number in numbers]
        return where, [*common], [[self._tokens.get(number, "")] for number in numbers]

    async def unfinished(self, number: int, idle: int) -> list[Entry]:
        """What was read so many milliseconds ago; it counts as read again now."""
        where, token = [self._name(number), keys.own(number)], self._tokens.get(number, "")
        entries: list[Entry] = []
        start = b"0-0"
        while True:
            start, rows, tries = await self._calls.run(
                "reclaim", where, token, idle, start, AT_ONCE
            )
            entries += [_entry(number, row, n) for row, n in zip(rows, tries, strict=True)]
            if start == b"0-0":
                return entries


def _entry(number: int, row: Any, tries: int) -> Entry:
    id, flat = row
    return Entry(number, id.decode(), dict(zip(flat[::2], flat[1::2], strict=True)), tries)
