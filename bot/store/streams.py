"""Read the streams of the partitions, in order, and again after a crash.

All workers share one consumer: the lease decides which worker reads a stream. The scripts that
finish an entry make sure that nothing is done twice.
"""

import asyncio
import logging
import random
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Generic, TypeVar

from bot.ops import metrics
from bot.store import keys
from bot.store.calls import Calls, pairs
from bot.store.documents import Row
from bot.store.records import Announcement, InboxEntry

log = logging.getLogger(__name__)

E = TypeVar("E", InboxEntry, Announcement)

UNREADABLE: Final = (ValueError, LookupError)  # errors of an entry's fields


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
        self.drop(number)  # also what a late answer brought after the lease was lost
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
        return bool(await self.finish_all(number, [id]))

    async def finish_all(self, number: int, ids: list[str]) -> int:
        """Finish entries of one partition. Return how many were not finished before."""
        done: int = await self._calls.run("acknowledge", [self._name(number)], *ids)
        self._taken[number].difference_update(ids)
        return done

    async def peek(self, number: int) -> list[E]:
        """Return all unfinished entries of a partition that can be read, and leave them there."""
        rows = await self._calls.ask("XRANGE", self._name(number), "-", "+")
        entries: list[E] = []
        for id, row in rows:
            with suppress(*UNREADABLE):
                entries.append(self._parse(number, id.decode(), pairs(row), 0))
        return entries

    async def read(self, numbers: list[int], most: int) -> list[E]:
        """Read new entries. From a stream with entries that no worker has taken, because a worker
        died or an answer got lost, read only those first. Skip partitions that fail."""
        shuffled = random.sample(numbers, len(numbers))  # so that no busy one starves the others
        where = [[self._name(number), keys.own(number)] for number in shuffled]
        known = [[self._tokens.get(n, ""), len(self._taken.get(n, ()))] for n in shuffled]
        found = await self._calls.each("read", where, [most], known)
        if found and all(isinstance(rows, BaseException) for rows in found):
            raise found[0]
        lost = [number for number, rows in zip(shuffled, found, strict=True) if rows == 0]
        asked = (self._reclaim(number, most // len(lost) + 1) for number in lost)
        again = await asyncio.gather(*asked, return_exceptions=True)
        entries = [
            await self._take(number, id, row, 1)
            for number, rows in zip(shuffled, found, strict=True)
            if isinstance(rows, list)
            for id, row in rows
        ]
        entries += [
            await self._take(number, id, row, tries)
            for number, rows in zip(lost, again, strict=True)
            if isinstance(rows, list)
            for id, row, tries in rows
            if id.decode() not in self._taken[number]  # by another reading meanwhile
        ]
        return [entry for entry in entries if entry is not None]

    async def _reclaim(self, number: int, most: int) -> list[tuple[bytes, list[bytes], int]]:
        """Read again entries that no worker has taken."""
        where, token = [self._name(number), keys.own(number)], self._tokens.get(number, "")
        taken = " ".join(self._taken.get(number, ()))
        rows: list[tuple[bytes, list[bytes], int]]
        rows = await self._calls.run("reclaim", where, token, most, taken)
        return rows

    async def _take(self, number: int, id: bytes, row: list[bytes], tries: int) -> E | None:
        """Parse an entry, which is in hand from now on; put one aside that cannot be read."""
        name = id.decode()
        self._taken[number].add(name)
        try:
            return self._parse(number, name, pairs(row), tries)
        except UNREADABLE as error:
            metrics.PUT_ASIDE.labels("inbox").inc()
            log.error(
                "inbox entry dropped, it cannot be read",
                extra={"stream": self._name(number), "entry": name, "error": type(error).__name__},
            )
            await self.finish(number, name)
            return None
