"""Computer players, in a pool of processes that are given views and never states.

Their moves arrive through the inbox like everybody's. When an answer gets lost, the table's
deadline asks again.
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
from math import ceil
from typing import Any, Final, TypeVar

from bot.address import Address
from bot.deadlines import now_ms
from bot.imported_games import CheckedGame, check_game
from bot.ops.logs import log_fields
from bot.ops.processes import LastingPool, own_processes
from bot.recent import Recent
from bot.store import Store, StoreAway
from bot.turns import Turns
from engine import search
from engine.chance import Loose
from engine.fields import Mark
from engine.games.rally.board import Chart
from engine.games.rally.maps import check
from engine.record import Record
from engine.review import Moment, moments
from engine.saves import AnyGame
from engine.search import choose
from engine.session import GameSession

Session = GameSession[Any, Any]
Question = tuple[Address, str, int, int]  # address, session, seat, prompt
Moments = tuple[Moment, ...]
T = TypeVar("T")
log = logging.getLogger(__name__)

NICENESS: Final = 10  # of the processes: thinking gives way to answering,
REVIEW_NICENESS: Final = 19  # and looking back to thinking
# The longest time that a level takes; with less time left a weaker one plays.
LEVEL_SECONDS: Final = {"hard": 2.0, "normal": 0.3, "easy": 0.0}
SPARE_TIME_FACTOR: Final = 3.0  # of that time that must be left, for a busy machine
OVERHEAD_FACTOR: Final = 1.1  # on the time of a level, for the way to the process and back
TICK_SECONDS: Final = 0.05  # replies of computers with hidden hands come at whole ticks
REVIEW_SECONDS: Final = 8.0
REMEMBERED_REVIEWS: Final = 200


def ponder(
    game: AnyGame, view: bytes, seat: int, level: str, seed: bytes, until: float | None = None
) -> int:
    """Return the index of the action that a level chooses before `until`, in seconds since 1970.

    Runs in a process of the pool.
    """
    seen = game.views.validate_json(view)
    if until is not None:
        level = affordable(level, until - time.time())
    return choose(game, seen, seat, level, Loose(seed), time.perf_counter)


def affordable(level: str, seconds: float) -> str:
    """Return the strongest level, up to the given one, that answers in time."""
    if level not in LEVEL_SECONDS:
        return level
    levels = list(LEVEL_SECONDS)
    fitting = levels[levels.index(level) :]
    return next(
        (one for one in fitting if LEVEL_SECONDS[one] * SPARE_TIME_FACTOR <= seconds), fitting[-1]
    )


def takes(level: str, left: float | None) -> float:
    """Return the seconds that a level may take to answer, with `left` seconds left."""
    if left is not None:
        level = affordable(level, left)
    budget = search.BUDGETS.get(level)
    return budget.seconds * OVERHEAD_FACTOR if budget else 0.0


def replies_after(took: float, least: float) -> float:
    """Return the seconds after which a computer replies that thought for `took` seconds: always the
    `least`, in whole ticks, unless a busy machine took longer, then the next tick.

    The search stops sooner where there is less to choose from: how long it took would tell of the
    hand.
    """
    ticks = ceil(round(max(took, least, TICK_SECONDS) / TICK_SECONDS, 6))
    return ticks * TICK_SECONDS


def hides_hands(game: AnyGame) -> bool:
    return Mark.OF_SEAT in game.secrets.values()


def look_back(game: AnyGame, record: Record, seat: int) -> Moments:
    """Find where a seat of a finished game went wrong. Runs in a process of the pool."""
    return tuple(moments(record, game, seat, time.perf_counter, REVIEW_SECONDS))


def thinkers(count: int) -> Executor:
    return own_processes(count, NICENESS)


def reviewers(count: int) -> Executor:
    return own_processes(count, REVIEW_NICENESS)


class Computers:
    """`pause` is the least number of seconds for which a computer seems to think.

    Reviews and recaps have one process of their own, which gives way to the others, so that no move
    waits for them; people take turns at it.
    """

    def __init__(
        self,
        store: Store,
        count: int = 0,
        pause: float = 0.0,
        pool: Callable[[int], Executor] = thinkers,
        now: Callable[[], int] = now_ms,
        review_pool: Callable[[int], Executor] = reviewers,
    ) -> None:
        self.now = now
        self.store = store
        self.pause = pause
        self._pool = LastingPool(partial(pool, count))
        self._review_pool = LastingPool(partial(review_pool, 1))
        self._review_turns = Turns()
        self._turns = Turns()
        self._thinking: dict[Question, asyncio.Task[None]] = {}
        self._reviews: Recent[tuple[str, int], asyncio.Future[Moments]]
        self._reviews = Recent(REMEMBERED_REVIEWS)

    @property
    def thinking(self) -> int:
        """Return how many computers think about a move."""
        return len(self._thinking)

    def ask(self, address: Address, session: Session | None, version: int) -> None:
        """Let every computer that is asked think, once for each prompt of this `version`."""
        if session is None or session.is_deserted:
            return  # nobody watches
        for seat, level, prompt in session.thinking:
            question = (address, session.id, seat, prompt)
            if question in self._thinking:
                continue
            # A run of computers' moves is shown at once, so only the first one pauses.
            pause = 0.0 if session.run else self.pause
            task = asyncio.create_task(self._think(question, session, version, level, pause))
            self._thinking[question] = task
            task.add_done_callback(partial(self._thinking.pop, question))

    async def drain(self) -> None:
        """Wait for the moves that are being thought about."""
        await asyncio.gather(*self._thinking.values())

    async def _think(
        self, question: Question, session: Session, version: int, level: str, pause: float
    ) -> None:
        address, session_id, seat, prompt = question
        view = session.rulebook.views.dump_json(session.view(seat))
        due = session.due.get(seat)
        until = time.time() + (due - self.now()) / 1000 if due is not None else None
        left = until - time.time() if until is not None else None
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            index = await self._pool.run(
                ponder, session.rulebook, view, seat, level, os.urandom(16), until
            )
        except BrokenProcessPool:
            return  # the deadline asks again
        except Exception:
            log.exception("computer failed to choose a move", extra=log_fields(address))
            return
        took = loop.time() - began
        if hides_hands(session.rulebook):
            pause = replies_after(took, max(pause, takes(level, left)))
        await asyncio.sleep(pause - took)
        move = {"session": session_id, "seat": seat, "prompt": prompt, "index": index}
        # With the version: a player who comes back voids this move, and may leave again.
        once = f"move {session_id} {prompt} {seat} {version}"
        try:
            await self.store.deliver(
                address.chat, "move", json.dumps(move).encode(), None, address, once
            )
        except StoreAway as error:
            log.warning(
                "store unavailable, move of a computer lost", extra=log_fields(address, error)
            )

    async def check_map(self, data: bytes) -> Chart:
        """Check a map that somebody brought, away from the loop that handles taps."""
        return await self._pool.run(check, data)

    async def check_game(self, data: bytes, user: int) -> CheckedGame:
        """Check a game that a person sent."""
        return await self.for_person(user, check_game, data)

    async def for_person(self, user: int, ask: Callable[..., T], *about: Any) -> T:
        """Run something that grows with the games of people, away from the loop that handles taps;
        one at a time, so that computers have processes left, and people take turns."""
        async with self._turns.turn(user):
            return await self._pool.run(ask, *about)

    async def in_turn(self, user: int, ask: Callable[..., T], *about: Any) -> T:
        """Run something that may wait in the process of the reviews, at which people take turns."""
        async with self._review_turns.turn(user):
            return await self._review_pool.run(ask, *about)

    async def look_back(self, session: Session, seat: int, user: int) -> Moments:
        """Find for a person where a seat went wrong; a repeated question gets its first answer."""
        asked = (session.id, seat)
        if asked not in self._reviews:
            self._reviews[asked] = asyncio.create_task(self._look_back(session, seat, user))
        try:
            return await asyncio.shield(self._reviews[asked])
        except Exception:
            self._reviews.pop(asked, None)
            raise

    async def _look_back(self, session: Session, seat: int, user: int) -> Moments:
        about = session.rulebook, session.record(), seat
        return await self.in_turn(user, look_back, *about)

    async def close(self) -> None:
        for task in self._thinking.values():
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)
        self._pool.close()
        self._review_pool.close()
