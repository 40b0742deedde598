"""Pools of processes for work that would hold up the taps: thinking and drawing."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

T = TypeVar("T")
log = logging.getLogger(__name__)


class KillablePool(ProcessPoolExecutor):
    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Kill the processes: what they compute is asked for again after the next start."""
        for process in list((self._processes or {}).values()):
            process.kill()
        super().shutdown(wait, cancel_futures=cancel_futures)


class LastingPool:
    """A pool that is made when it is first needed, and again when one of its processes dies."""

    def __init__(self, new_pool: Callable[[], Executor]) -> None:
        self._new_pool = new_pool
        self._pool: Executor | None = None

    async def run(self, ask: Callable[..., T], *about: Any) -> T:
        """Run a function in the pool; raise `BrokenProcessPool` if its process dies."""
        pool = self._pool = self._pool or self._new_pool()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, ask, *about)
        except BrokenProcessPool:
            if pool is self._pool:
                log.warning("process died, process pool replaced", extra={"task": ask.__name__})
                self._pool = None
            raise

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


def own_processes(count: int, nice: int = 0) -> Executor:
    """Make a pool of `count` processes, or of one for each core if that is 0."""
    context = multiprocessing.get_context("forkserver")
    return KillablePool(count or os.cpu_count() or 1, context, _begin, (nice,))


def _begin(nice: int) -> None:
    """Ignore Ctrl-C, which the bot handles, and exit when the bot is gone."""
    os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_the_bot, daemon=True).start()


def _exit_with_the_bot() -> None:
    bot = multiprocessing.parent_process()
    assert bot
    bot.join()
    os._exit(0)
