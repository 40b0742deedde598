"""Computer players, in processes of their own: they are given a view and never a state.

What they decide arrives through the inbox like everybody's move. A thought that gets lost is asked
for again by the clock.
"""

import asyncio
import json
import logging
import os
import time
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, Final, TypeVar

from bot.address import Address
from bot.deadlines import now_ms
from bot.ops.processes import own_processes
from bot.store import Store, StoreAway
from engine import search
from engine.chance import Loose
from engine.record import Entry, Record
from engine.review import Moment, moments
from engine.saves import AnyGame
from engine.search import choose
from engine.session import GameSession

Session = GameSession[Any, Any]
Question = tuple[Address, str, int, int]  # place, session, seat, prompt
Moments = tuple[Moment, ...]
T = TypeVar("T")
log = logging.getLogger(__name__)

NICE: Final = 10
# Seconds that a level takes at the most; who has less time left plays by the next weaker one.
NEEDS: Final = {"hard": 2.0, "normal": 0.3, "easy": 0.0}
HURRY: Final = 3.0  # so many times as much time is kept, for the machine is busy with others
SLACK: Final = 1.1  # of the time of a level, for the way there and back
LOOKING_BACK: Final = 8.0  # seconds to find where somebody went wrong
REMEMBERED: Final = 200  # answers to that


def ponder(
    game: AnyGame, view: bytes, seat: int, level: str, seed: bytes, until: float | None = None
) -> int:
    """In a process of the pool: the index of the action that this level takes; `until` is the
    deadline by the clock on the wall."""
    seen = game.views.validate_json(view)
    if until is not None:
        level = affordable(level, until - time.time())
    return choose(game, seen, seat, level, Loose(seed), time.perf_counter)


def affordable(level: str, seconds: float) -> str:
    """The strongest level, up to the one that is meant, that answers in time."""
    if level not in NEEDS:
        return level
    levels = list(NEEDS)
    fitting = levels[levels.index(level) :]
    return next((one for one in fitting if NEEDS[one] * HURRY <= seconds), fitting[-1])


def takes(level: str, left: float | None) -> float:
    """Seconds in which this level answers another player, with so many left. It is as many where
    there is nothing to choose, for else a quick answer would tell what is not in the hand."""
    if left is not None:
        level = affordable(level, left)
    budget = search.BUDGETS.get(level)
    return budget.seconds * SLACK if budget else 0.0


def look_back(game: AnyGame, record: Record, seat: int) -> Moments:
    """In a process of the pool: where a seat of a finished game went wrong."""
    return tuple(moments(record, game, seat, time.perf_counter, LOOKING_BACK))


def thinkers(count: int) -> Executor:
    """Processes that think; thinking gives way to answering."""
    return own_processes(count, NICE)


class Computers:
    """`pause` is how many seconds a computer seems to think at the least."""

    def __init__(
        self,
        store: Store,
        count: int = 0,
        pause: float = 0.0,
        pool: Callable[[int], Executor] = thinkers,
        now: Callable[[], int] = now_ms,
    ) -> None:
        self.now = now
        self.store = store
        self.pause = pause
        self._new_pool = partial(pool, count)
        self._pool = self._new_pool()
        self._thinking: dict[Question, asyncio.Task[None]] = {}
        self._looking: dict[tuple[str, int], asyncio.Future[Moments]] = {}

    @property
    def thinking(self) -> int:
        """How many computers think about a move."""
        return len(self._thinking)

    def ask(self, address: Address, session: Session | None, version: int) -> None:
        """Let every computer that is asked think, once for each question; `version` is the
        table's."""
        if session is None or session.is_deserted:
            return  # nobody looks on
        for seat, level, prompt in session.thinking:
            question = (address, session.id, seat, prompt)
            if question in self._thinking:
                continue
            # Of a run of computers' moves, which is shown as one, the first one takes its time.
            pause = 0.0 if session.run else self.pause
            task = asyncio.create_task(self._think(question, session, version, level, pause))
            self._thinking[question] = task
            task.add_done_callback(partial(self._forget, question))

    def _forget(self, question: Question, _: asyncio.Task[None]) -> None:
        self._thinking.pop(question, None)

    async def _think(
        self, question: Question, session: Session, version: int, level: str, pause: float
    ) -> None:
        address, session_id, seat, prompt = question
        view = session.rulebook.views.dump_json(session.view(seat))
        due = session.due.get(seat)
        until = time.time() + (due - self.now()) / 1000 if due is not None else None
        if session.rulebook.has_windows and Entry.read(session.log[-1]).seat != seat:
            left = until - time.time() if until is not None else None
            pause = max(pause, takes(level, left))
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            index = await self._in_pool(
                ponder, session.rulebook, view, seat, level, os.urandom(16), until
            )
        except BrokenProcessPool:
            return  # the clock asks again
        except Exception:
            log.exception("a computer cannot think", extra={"place": address.key})
            return
        await asyncio.sleep(max(0.0, began + pause - loop.time()))
        move = {"session": session_id, "seat": seat, "prompt": prompt, "index": index}
        # With the version: who comes back makes this move void, and may go away again.
        once = f"move {address.key} {session_id} {prompt} {seat} {version}"
        try:
            await self.store.deliver(
                address.chat, "move", json.dumps(move).encode(), None, address, once
            )
        except StoreAway as error:
            log.warning("%s; the computer is asked again", error)

    async def _in_pool(self, ask: Callable[..., T], *about: Any) -> T:
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, ask, *about)
        except BrokenProcessPool:
            if pool is self._pool:
                log.warning("the thinkers died and are replaced")
                self._pool = self._new_pool()
            raise

    async def look_back(self, session: Session, seat: int) -> Moments:
        """Where somebody went wrong; whoever asks again gets the same answer at once."""
        asked = (session.id, seat)
        if asked not in self._looking:
            if len(self._looking) >= REMEMBERED:
                del self._looking[next(iter(self._looking))]
            thought = self._in_pool(look_back, session.rulebook, session.record(), seat)
            self._looking[asked] = asyncio.create_task(thought)
        try:
            return await asyncio.shield(self._looking[asked])
        except Exception:
            self._looking.pop(asked, None)
            raise

    async def close(self) -> None:
        for task in self._thinking.values():
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)
        self._pool.shutdown(cancel_futures=True)
