"""Which partitions this process works on: all when it is alone, a fair share among others.

A lease saves work and keeps order; that nothing is lost or doubled is the scripts' matter. Each
worker says every second that it lives. Every worker knows from the living alone who shall have
which partition, takes what shall be its own from the dead, and gives up what shall not.
"""

import asyncio
import contextlib
from hashlib import blake2b
from secrets import token_hex
from typing import Final, Self

from bot.address import PARTITIONS
from bot.store import keys
from bot.store.calls import StoreAway, StoreError
from bot.store.store import Store

EVERY: Final = 1.0  # seconds
PATIENCE: Final = 5000  # milliseconds until a silent worker counts as dead


class Leases:
    def __init__(self, store: Store, name: str = "", patience: int = PATIENCE) -> None:
        self.name = name or token_hex(6)
        self._store = store
        self._patience = patience
        self._tokens: dict[int, str] = {}
        self._living: list[str] = []  # when that could be asked last
        self._is_closed = False
        self._runner: asyncio.Task[None] | None = None

    @property
    def mine(self) -> list[int]:
        return sorted(self._tokens)

    async def __aenter__(self) -> Self:
        with contextlib.suppress(StoreError):  # what cannot be had now is taken later
            await self.renew()
        self._runner = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._runner
        self._is_closed = True  # a cancellation can get lost beside another error
        self._runner.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._runner
        with contextlib.suppress(StoreError):
            await self.release()

    async def renew(self) -> None:
        """One step: says that it lives, takes and gives up. While nobody can be asked who lives,
        whoever lived before does: what another one has just given up is taken all the same."""
        try:
            self._living = await self._beat()
        except StoreAway:
            if not self._living:
                raise
        living = self._living
        self._store.workers = max(1, len(living))
        await self._forget_what_was_taken()
        shall_be_mine = {n for n in range(PARTITIONS) if whose(n, living) == self.name}
        given_up = [n for n in self.mine if n not in shall_be_mine]
        wanted = shall_be_mine - self._tokens.keys()
        changes = [
            *(self._release(number) for number in given_up),
            *(self._take(number, living) for number in sorted(wanted)),
        ]
        # In a cluster some may lie on a server that is away; it does not hold up the others.
        for outcome in await asyncio.gather(*changes, return_exceptions=True):
            if isinstance(outcome, BaseException):
                raise outcome

    async def release(self) -> None:
        """Gives up everything, so that nobody has to wait for its silence."""
        await asyncio.gather(*(self._release(n) for n in self.mine))
        await self._beat(leaving=True)

    async def _run(self) -> None:
        while not self._is_closed:
            await asyncio.sleep(EVERY)
            with contextlib.suppress(StoreError):
                await self.renew()

    async def _beat(self, leaving: bool = False) -> list[str]:
        living = await self._store.calls.run(
            "beat", [keys.WORKERS], self.name, self._patience, int(leaving)
        )
        return [name.decode() for name in living]

    async def _forget_what_was_taken(self) -> None:
        """Who is silent for too long is dead for the others."""
        mine = self.mine
        where = [[keys.own(number)] for number in mine]
        tokens = await self._store.calls.each("held", where, [], [[]] * len(mine))
        for number, token in zip(mine, tokens, strict=True):
            # Who cannot tell keeps it: nothing is read under a token that is not the standing one.
            is_known = not isinstance(token, BaseException)
            if is_known and token != self._tokens[number].encode():
                self._forget(number)

    async def _take(self, number: int, living: list[str]) -> None:
        token = await self._store.calls.run("take", [keys.own(number)], self.name, *living)
        if token:
            self._tokens[number] = token.decode()
            self._store.hold(number, token.decode())

    async def _release(self, number: int) -> None:
        """It is only forgotten once it is free: else nobody could take it while this one lives."""
        await self._store.calls.run("release", [keys.own(number)], self._tokens[number])
        self._forget(number)

    def _forget(self, number: int) -> None:
        del self._tokens[number]
        self._store.drop(number)


def whose(number: int, living: list[str]) -> str:
    """Everybody comes to the same answer, and few partitions change hands when somebody comes or
    goes: the worker whose name, mixed with the partition's number, gives the most."""
    return max(living, key=lambda name: blake2b(f"{number} {name}".encode()).digest(), default="")
