"""Calls that change what a chat shows: they end before another worker goes on there."""

import asyncio
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from bot.address import partition


@dataclass(slots=True)
class UnderWay:
    _calls: dict[asyncio.Future[None], int] = field(default_factory=dict)  # by partition

    @contextmanager
    def at(self, chat: int) -> Iterator[None]:
        """Count a call, and the record of what came of it, as under way."""
        call = asyncio.get_running_loop().create_future()
        self._calls[call] = partition(chat)
        try:
            yield
        finally:
            del self._calls[call]
            call.set_result(None)

    async def end(self, partitions: Collection[int]) -> None:
        """Wait until none of those that are under way in these partitions now is any more."""
        if calls := [call for call, number in self._calls.items() if number in partitions]:
            await asyncio.wait(calls)
