"""Pools of processes for work that would hold up the taps: thinking and drawing."""

import multiprocessing
import os
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor


class KillablePool(ProcessPoolExecutor):
    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Kill the processes: what they compute is asked for again after the next start."""
        for process in list((self._processes or {}).values()):
            process.kill()
        super().shutdown(wait, cancel_futures=cancel_futures)


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
