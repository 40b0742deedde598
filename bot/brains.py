"""Computer players, in processes of their own: they are given a view and never a state.

What they decide arrives through the inbox like everybody's move. A thought that gets lost is asked
for again by the clock.
"""

import asyncio
import json
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, Final

from bot.places import Place
from bot.store import Store
from engine import search
from engine.chance import Loose
from engine.games import GAMES
from engine.search import choose
from engine.session import GameSession

Session = GameSession[Any, Any]
Question = tuple[Place, str, int, int]  # place, session, seat, prompt
log = logging.getLogger(__name__)

NICE: Final = 10  # thinking gives way to answering
SLACK: Final = 1.1  # the whole time of a level, and a little for the way to and fro


def ponder(game: str, view: bytes, seat: int, level: str, seed: bytes) -> int:
    """In a process of the pool: the index of the action that this level takes."""
    rules = GAMES[game]
    seen = rules.views.validate_json(view)
    return choose(rules, seen, seat, level, Loose(seed), time.perf_counter)


def _begin() -> None:
    """Ctrl-C is the bot's matter; and when the bot is gone there is nobody to think for."""
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    bot = multiprocessing.parent_process()
    assert bot
    bot.join()
    os._exit(0)


class Thinkers(ProcessPoolExecutor):
    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Waits for no thought that is under way: it is thought again after the next start."""
        for thinker in list((self._processes or {}).values()):
            thinker.kill()
        super().shutdown(wait, cancel_futures=cancel_futures)


def own_processes(count: int) -> Executor:
    context = multiprocessing.get_context("forkserver")
    return Thinkers(count or os.cpu_count() or 1, context, initializer=_begin)


class Brains:
    """`pause` is how many seconds a computer seems to think at the least."""

    def __init__(
        self,
        store: Store,
        count: int = 0,
        pause: float = 0.0,
        pool: Callable[[int], Executor] = own_processes,
    ) -> None:
        self.store = store
        self.pause = pause
        self._new_pool = partial(pool, count)
        self._pool = self._new_pool()
        self._thinking: dict[Question, asyncio.Task[None]] = {}

    def ask(self, place: Place, session: Session) -> None:
        """Whoever is a computer and is asked begins to think, once for each question."""
        for seat, level, prompt in session.thinking:
            question = (place, session.id, seat, prompt)
            if question in self._thinking:
                continue
            view = session.rulebook.views.dump_json(session.view(seat))
            task = asyncio.create_task(self._think(question, session.game, view, level))
            self._thinking[question] = task
            task.add_done_callback(partial(self._forget, question))

    def _forget(self, question: Question, _: asyncio.Task[None]) -> None:
        self._thinking.pop(question, None)

    async def _think(self, question: Question, game: str, view: bytes, level: str) -> None:
        place, session, seat, prompt = question
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            index = await loop.run_in_executor(
                self._pool, ponder, game, view, seat, level, os.urandom(16)
            )
        except BrokenProcessPool:
            log.warning("the thinkers died and are replaced")
            self._pool = self._new_pool()
            return  # the clock asks again
        except Exception:
            log.exception("a computer cannot think", extra={"place": place.key})
            return
        await asyncio.sleep(max(0.0, began + self.takes(level) - loop.time()))
        move = {"session": session, "seat": seat, "prompt": prompt, "index": index}
        once = f"move {place.key} {session} {prompt} {seat}"
        await self.store.deliver(place.chat, "move", json.dumps(move).encode(), None, place, once)

    def takes(self, level: str) -> float:
        """Seconds until a computer answers: as many where there is nothing to choose, for else the
        whole table would learn that it holds nothing to choose from."""
        budget = search.BUDGETS.get(level)
        return max(self.pause, budget.seconds * SLACK if budget else 0.0)

    async def close(self) -> None:
        for task in self._thinking.values():
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)
        self._pool.shutdown(cancel_futures=True)
