"""Pools of processes for what would hold up the taps: thinking and drawing."""

import multiprocessing
import os
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor


class Workers(ProcessPoolExecutor):
    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Kill what is under way: it is done again after the next start."""
        for process in list((self._processes or {}).values()):
            process.kill()
        super().shutdown(wait, cancel_futures=cancel_futures)


def own_processes(count: int, nice: int = 0) -> Executor:
    """A pool of so many processes, one a core for 0; a nice one gives way to others."""
    context = multiprocessing.get_context("forkserver")
    return Workers(count or os.cpu_count() or 1, context, _begin, (nice,))


def _begin(nice: int) -> None:
    """Ctrl-C is the bot's matter; and when the bot is gone there is nobody to work for."""
    os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    bot = multiprocessing.parent_process()
    assert bot
    bot.join()
    os._exit(0)
