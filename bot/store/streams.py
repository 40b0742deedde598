"""Read the streams of the partitions, in order, and again after a crash.

All workers share one consumer: the lease decides which worker reads a stream. The scripts that
finish an entry make sure that nothing is done twice.
"""

import asyncio
import random
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from bot.store import keys
from bot.store.calls import Calls, pairs
from bot.store.documents import Row
from bot.store.records import Announcement, InboxEntry

E = TypeVar("E", InboxEntry, Announcement)

RECLAIM_BATCH: Final = 100  # unfinished entries of one stream in one call


class Streams(Generic[E]):
    """One stream in each partition; `parse` makes an entry from its partition, id, row and the
    number of times that it was read."""

    def __init__(
        self, calls: Calls, name: Callable[[int], str], parse: Callable[[int, str, Row, int], E]
    ) -> None:
        self._calls = calls
        self._name = name
        self._parse: Callable[[int, str, Row, int], E] = parse
        self._tokens: dict[int, str] = {}
        self._taken: dict[int, set[str]] = defaultdict(set)  # read by this process, unfinished
        self._finished: set[tuple[int, str]] = set()  # by a script that also did something else

    def hold(self, number: int, token: str) -> None:
        self._tokens[number] = token

    def drop(self, number: int) -> None:
        self._tokens.pop(number, None)
        self._taken.pop(number, None)
        self._finished = {entry for entry in self._finished if entry[0] != number}

    def put_back(self, number: int, id: str) -> None:
        """Return an entry to the stream: this worker will not finish it, and it is read again."""
        self._taken[number].discard(id)

    def was_finished(self, number: int, id: str) -> None:
        """Note that a script has finished an entry, so that `finish` need not."""
        self._taken[number].discard(id)
        self._finished.add((number, id))

    async def finish(self, number: int, id: str) -> bool:
        """Finish an entry. Return False if it was finished before."""
        if (number, id) in self._finished:
            self._finished.remove((number, id))
            return False
        done = await self._calls.run("acknowledge", [self._name(number)], id)
        self._taken[number].discard(id)
        return bool(done)

    async def read(self, numbers: list[int], most: int) -> list[E]:
        """Read new entries. From a stream with entries that no worker has taken, because a worker
        died or an answer got lost, read only those first. Skip partitions that fail."""
        shuffled = random.sample(numbers, len(numbers))  # so that no busy one starves the others
        where = [[self._name(number), keys.own(number)] for number in shuffled]
        known = []
        for number in shuffled:
            taken = self._taken.get(number, ())
            known.append([self._tokens.get(number, ""), len(taken), " ".join(taken)])
        found = await self._calls.each("read", where, [most], known)
        if found and all(isinstance(rows, BaseException) for rows in found):
            raise found[0]
        lost = [number for number, rows in zip(shuffled, found, strict=True) if rows == 0]
        again = await asyncio.gather(*(self.unfinished(n, 0) for n in lost), return_exceptions=True)
        entries = [
            self._parse(number, id.decode(), pairs(row), 1)
            for number, rows in zip(shuffled, found, strict=True)
            if isinstance(rows, list)
            for id, row in rows
        ]
        for number, unfinished in zip(lost, again, strict=True):
            if not isinstance(unfinished, BaseException):
                entries += [e for e in unfinished if e.id not in self._taken[number]]
        for entry in entries:
            self._taken[entry.partition].add(entry.id)
        return entries

    async def unfinished(self, number: int, idle: int) -> list[E]:
        """Read again the entries that were last read `idle` milliseconds ago or earlier."""
        where, token = [self._name(number), keys.own(number)], self._tokens.get(number, "")
        entries: list[E] = []
        start: Any = b"0-0"
        while True:
            start, rows, tries = await self._calls.run(
                "reclaim", where, token, idle, start, RECLAIM_BATCH
            )
            for (id, row), times in zip(rows, tries, strict=True):
                entries.append(self._parse(number, id.decode(), pairs(row), times))
            if start == b"0-0":
                return entries
