"""A lock at which people take turns: who was served least recently is served next."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.recent import Recent


class Turns:
    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: dict[int, deque[asyncio.Future[None]]] = {}  # in the order of arrival
        self._served: Recent[int, int] = Recent()  # people, and the number of their last turn
        self._number = 0

    @asynccontextmanager
    async def turn(self, person: int) -> AsyncIterator[None]:
        if self._is_taken:
            await self._wait(person)
        self._is_taken = True
        self._number += 1
        self._served[person] = self._number
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, person: int) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():  # called and cancelled at the same time
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Call the next person; the lock stays taken until nobody waits."""
        while self._waiting:
            person = min(self._waiting, key=lambda person: self._served.get(person, 0))
            called = self._waiting[person].popleft()
            if not self._waiting[person]:
                del self._waiting[person]
            if not called.done():
                called.set_result(None)
                return
        self._is_taken = False
