"""The time of the local Telegram: the real one, or a frozen one that tests move by hand."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any


@dataclass(slots=True, order=True)
class Timer:
    when: float
    number: int
    call: Callable[[], None] | None = field(compare=False)

    def cancel(self) -> None:
        self.call = None


class Clock:
    """Runs in real time unless it is given a start; then it stands still until `advance`. `shared`
    says that the bot takes its time from this clock as well."""

    def __init__(self, start: float | None = None, shared: bool = False) -> None:
        self.shared = shared
        self.virtual = start is not None
        self._frozen = start if start is not None else 0.0
        self._offset = 0.0
        self._timers: list[Timer] = []
        self._numbers = itertools.count()
        self._alarm: asyncio.TimerHandle | None = None

    def now(self) -> float:
        return self._frozen if self.virtual else time.time() + self._offset

    def unix_time(self) -> int:
        """Return the time as Telegram writes it in its objects: whole unix seconds."""
        return int(self.now())

    def set_virtual(self, virtual: bool) -> None:
        now = self.now()
        self.virtual = virtual
        self._frozen = now
        self._offset = now - time.time()
        self._set_alarm()

    def advance(self, seconds: float) -> None:
        """Move time on and run what falls due on the way, in order, each at its time."""
        goal = self.now() + seconds
        if self.virtual:
            while self._timers and self._timers[0].when <= goal:
                self._frozen = max(self._frozen, self._timers[0].when)
                self._fire(self._frozen)
            self._frozen = goal
        else:
            self._offset += seconds
            self._ring()

    def call_at(self, when: float, call: Callable[[], None]) -> Timer:
        timer = Timer(when, next(self._numbers), call)
        heapq.heappush(self._timers, timer)
        if not self.virtual and self._timers[0] is timer:
            self._set_alarm()
        return timer

    async def sleep(self, seconds: float) -> None:
        await self.wait(asyncio.get_running_loop().create_future(), seconds)

    async def wait(self, future: asyncio.Future[Any], seconds: float) -> bool:
        """Wait that long at most for the future, and return whether it is done."""
        if future.done() or seconds <= 0:
            return future.done()
        over = asyncio.get_running_loop().create_future()

        def wake(*_: object) -> None:
            if not over.done():
                over.set_result(None)

        timer = self.call_at(self.now() + seconds, wake)
        future.add_done_callback(wake)
        try:
            await over
        finally:
            timer.cancel()
            future.remove_done_callback(wake)
        return future.done()

    @property
    def next_due(self) -> float | None:
        """Return when the next timer fires, if there is any."""
        while self._timers and self._timers[0].call is None:
            heapq.heappop(self._timers)
        return self._timers[0].when if self._timers else None

    async def wait_or_give_up(self, future: asyncio.Future[Any], seconds: float) -> bool:
        """Wait as `wait` does, but count real time as well: on a frozen clock a client would
        hang."""
        try:
            async with asyncio.timeout(seconds if self.virtual else None):
                return await self.wait(future, seconds)
        except TimeoutError:
            return future.done()

    async def wait_for_watcher(self, watchers: list[Callable[[], None]], seconds: float) -> None:
        """Wait until the watcher that this adds is called, or that long at most."""
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        watchers.append(partial(_settle, called))
        await self.wait_or_give_up(called, seconds)

    def close(self) -> None:
        self._timers.clear()
        if self._alarm:
            self._alarm.cancel()

    def _fire(self, now: float) -> None:
        while self._timers and self._timers[0].when <= now:
            call = heapq.heappop(self._timers).call
            if call:
                call()

    def _ring(self) -> None:
        self._fire(self.now())
        self._set_alarm()

    def _set_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self._timers and not self.virtual:
            delay = max(0.0, self._timers[0].when - self.now())
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)


def _settle(future: "asyncio.Future[None]") -> None:
    if not future.done():
        future.set_result(None)
