"""Share the partitions among the workers by leases.

A lease saves work and keeps order; the scripts alone make sure that nothing is lost or done twice.
Every worker beats once a second. From the list of living workers each one computes the owner of
every partition, takes its own ones from dead workers, and releases the others.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from secrets import token_hex
from typing import Final, Self

from bot.address import PARTITIONS
from bot.store import keys
from bot.store.calls import StoreAway, StoreError
from bot.store.store import Store

BEAT_SECONDS: Final = 1.0
DEAD_MS: Final = 5000  # without a beat, until a worker counts as dead


Leave = Callable[[int], Awaitable[None]]


async def _leave_at_once(number: int) -> None:
    """Let nothing end before a lease is released."""


def _ignore(number: int) -> None:
    """Do nothing with a partition that was taken."""


class Leases:
    """`leave` is awaited before a partition is released to another worker, `taken` called for each
    one that is taken."""

    def __init__(
        self,
        store: Store,
        name: str = "",
        dead_after: int = DEAD_MS,
        leave: Leave = _leave_at_once,
        taken: Callable[[int], None] = _ignore,
    ) -> None:
        self.name = name or token_hex(6)
        self._store = store
        self._dead_after = dead_after
        self._leave = leave
        self._taken = taken
        self._leaving: dict[int, asyncio.Task[None]] = {}  # partitions in which work is ending
        self._tokens: dict[int, str] = {}
        self._living: list[str] = []  # workers, at the last beat
        self._is_closed = False
        self._runner: asyncio.Task[None] | None = None

    @property
    def mine(self) -> list[int]:
        """Return the partitions to work on, without those that are about to be released."""
        return sorted(self._tokens.keys() - self._leaving.keys())

    async def __aenter__(self) -> Self:
        with contextlib.suppress(StoreError):  # partitions of a server that is away are taken later
            await self.renew()
        self._runner = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._runner
        self._is_closed = True  # another error may replace the cancellation
        self._runner.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._runner
        for task in self._leaving.values():
            task.cancel()
        try:
            with contextlib.suppress(StoreError):
                await self.release()
        finally:
            for number in list(self._tokens):  # what could not be released is in hand no more
                self._forget(number)

    async def renew(self) -> None:
        """Beat, then take and release partitions. If the beat is not answered, go on with the last
        list of workers, so that partitions released to this one are still taken."""
        beat, _ = await asyncio.gather(self._beat(), self._forget_lost(), return_exceptions=True)
        if isinstance(beat, list):
            self._living = beat
        elif not self._living or not isinstance(beat, StoreAway):
            raise beat
        living = self._living
        self._store.workers = max(1, len(living))
        own = {n for n in range(PARTITIONS) if owner_of(n, living) == self.name}
        for number in self.mine:
            if number not in own:
                self._leaving[number] = asyncio.create_task(self._leave_and_release(number))
        if self._leaving:
            await asyncio.wait(self._leaving.values(), timeout=BEAT_SECONDS)
        # All are tried: in a cluster some may lie on a server that is away.
        taking = (self._take(number, living) for number in sorted(own - self._tokens.keys()))
        for outcome in await asyncio.gather(*taking, return_exceptions=True):
            if isinstance(outcome, BaseException):
                raise outcome

    async def release(self) -> None:
        """Release everything, so that no worker has to wait until this one counts as dead."""
        await asyncio.gather(*(self._release(number) for number in sorted(self._tokens)))
        await self._beat(leaving=True)

    async def _run(self) -> None:
        while not self._is_closed:
            await asyncio.sleep(BEAT_SECONDS)
            with contextlib.suppress(StoreError):
                await self.renew()

    async def _beat(self, leaving: bool = False) -> list[str]:
        living = await self._store.calls.run(
            "beat", [keys.WORKERS], self.name, self._dead_after, int(leaving)
        )
        return [name.decode() for name in living]

    async def _forget_lost(self) -> None:
        """Forget partitions that others took while this worker counted as dead."""
        mine = self.mine
        where = [[keys.own(number)] for number in mine]
        tokens = await self._store.calls.each("held", where, [], [[]] * len(mine))
        for number, token in zip(mine, tokens, strict=True):
            # Without an answer it is kept: the scripts read nothing under an invalid token.
            is_known = not isinstance(token, BaseException)
            if is_known and token != self._tokens[number].encode():
                self._forget(number)

    async def _take(self, number: int, living: list[str]) -> None:
        token = await self._store.calls.run("take", [keys.own(number)], self.name, *living)
        if token:
            self._tokens[number] = token.decode()
            self._store.hold(number, token.decode())
            self._taken(number)

    async def _leave_and_release(self, number: int) -> None:
        """Release a lease after the work of this process has ended there."""
        try:
            await self._leave(number)
            with contextlib.suppress(StoreError):  # the next renewal tries again
                await self._release(number)
        finally:
            del self._leaving[number]

    async def _release(self, number: int) -> None:
        """Release a lease, and forget it afterwards: a failed release is tried again."""
        await self._store.calls.run("release", [keys.own(number)], self._tokens[number])
        self._forget(number)

    def _forget(self, number: int) -> None:
        del self._tokens[number]
        self._store.drop(number)


def owner_of(number: int, living: list[str]) -> str:
    """Return the worker that owns a partition, by rendezvous hashing: all workers agree, and few
    partitions change hands when one comes or goes."""
    return max(living, key=lambda name: blake2b(f"{number} {name}".encode()).digest(), default="")
