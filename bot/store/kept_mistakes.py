"""The mistakes of people that come back as puzzles, and when the next one is sent to somebody."""

import asyncio
from collections.abc import Iterable, Mapping
from typing import Final

from bot.address import OWN_MISTAKES, Address, partition
from bot.store import keys
from bot.store.calls import Calls

MISTAKES_KEPT: Final = 400 * 24 * 3600 * 1000  # milliseconds, after the last change


class KeptMistakes:
    def __init__(self, calls: Calls) -> None:
        self.calls = calls

    async def of(self, user: int) -> dict[str, bytes]:
        """Load all mistakes of a person by their names."""
        found = await self.calls.ask("HGETALL", keys.mistakes(user))
        return {name.decode(): value for name, value in found.items()}

    async def keep_mistakes(self, user: int, found: Mapping[str, bytes]) -> None:
        """Keep mistakes; one that was kept before stays as it is."""
        asked = [
            self.calls.ask("HSETNX", keys.mistakes(user), name, value)
            for name, value in found.items()
        ]
        await asyncio.gather(*asked)
        await self.calls.ask("PEXPIRE", keys.mistakes(user), MISTAKES_KEPT)

    async def change_mistake(self, user: int, name: str, before: bytes, after: bytes) -> bool:
        """Write a mistake. Return False if it has changed since it was read."""
        where = [keys.mistakes(user)]
        written = await self.calls.run("change_mistake", where, name, before, after, MISTAKES_KEPT)
        return bool(written)

    async def drop_mistakes(self, user: int, names: Iterable[str]) -> None:
        if gone := list(names):
            await self.calls.ask("HDEL", keys.mistakes(user), *gone)

    async def forget_mistakes(self, user: int) -> None:
        await self.calls.ask("DEL", keys.mistakes(user))

    async def send_at(self, user: int, at: int | None) -> None:
        """Set the deadline at which a mistake is sent to somebody, or by None remove it."""
        number, address = partition(user), Address(user, OWN_MISTAKES)
        if at is None:
            await self.calls.ask("ZREM", keys.due(number), address.key)
        else:
            await self.calls.ask("ZADD", keys.due(number), at, address.key)
