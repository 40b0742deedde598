"""Reading the streams of the partitions: in order, again after a crash, by whom the lease names.

There is one consumer for all workers. Who reads is the lease's matter; that nothing is done twice
is the matter of the scripts that finish an entry.
"""

import asyncio
import random
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from bot.store import keys
from bot.store.calls import Calls

AT_ONCE: Final = 100  # unfinished entries of one stream in one step


class StreamEntry(NamedTuple):
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
        self._in_hand: dict[int, set[str]] = defaultdict(set)  # read by us and not finished
        self._finished: set[tuple[int, str]] = set()  # by a script that did more than that

    def hold(self, number: int, token: str) -> None:
        self._tokens[number] = token

    def drop(self, number: int) -> None:
        self._tokens.pop(number, None)
        self._in_hand.pop(number, None)
        self._finished = {entry for entry in self._finished if entry[0] != number}

    def put_back(self, number: int, id: str) -> None:
        """It was read, and is not going to be finished by us."""
        self._in_hand[number].discard(id)

    def was_finished(self, number: int, id: str) -> None:
        """By a script; nothing remains for `finish` to do."""
        self._in_hand[number].discard(id)
        self._finished.add((number, id))

    async def finish(self, number: int, id: str) -> bool:
        """False if it was finished before."""
        if (number, id) in self._finished:
            self._finished.remove((number, id))
            return False
        done = await self._calls.run("acknowledge", [self._name(number)], id)
        self._in_hand[number].discard(id)
        return bool(done)

    async def read(self, numbers: list[int], most: int) -> list[StreamEntry]:
        """What is new; but first, alone, what was read and is in nobody's hand: a worker died that
        had it, or an answer got lost. One partition's trouble does not hold up the others."""
        shuffled = random.sample(numbers, len(numbers))  # so that no busy one starves the others
        where = [[self._name(number), keys.own(number)] for number in shuffled]
        known = [self._known(number) for number in shuffled]
        found = await self._calls.each("read", where, [most], known)
        if found and all(isinstance(rows, BaseException) for rows in found):
            raise found[0]
        lost = [number for number, rows in zip(shuffled, found, strict=True) if rows == 0]
        again = await asyncio.gather(*(self.unfinished(n, 0) for n in lost), return_exceptions=True)
        entries = [
            _entry(number, row, 1)
            for number, rows in zip(shuffled, found, strict=True)
            if isinstance(rows, list)
            for row in rows
        ]
        for number, unfinished in zip(lost, again, strict=True):
            if not isinstance(unfinished, BaseException):
                entries += [e for e in unfinished if e.id not in self._in_hand[number]]
        for entry in entries:
            self._in_hand[entry.number].add(entry.id)
        return entries

    def _known(self, number: int) -> list[Any]:
        in_hand = self._in_hand.get(number, ())
        return [self._tokens.get(number, ""), len(in_hand), " ".join(in_hand)]

    async def unfinished(self, number: int, idle: int) -> list[StreamEntry]:
        """What was read so many milliseconds ago; it counts as read again now."""
        where, token = [self._name(number), keys.own(number)], self._tokens.get(number, "")
        entries: list[StreamEntry] = []
        start = b"0-0"
        while True:
            start, rows, tries = await self._calls.run(
                "reclaim", where, token, idle, start, AT_ONCE
            )
            entries += [_entry(number, row, n) for row, n in zip(rows, tries, strict=True)]
            if start == b"0-0":
                return entries


def _entry(number: int, row: Any, tries: int) -> StreamEntry:
    id, flat = row
    return StreamEntry(number, id.decode(), dict(zip(flat[::2], flat[1::2], strict=True)), tries)
