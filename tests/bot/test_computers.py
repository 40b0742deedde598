"""Computers answer in time at every level, and how long they take tells nothing of their cards."""

import asyncio
import itertools
import os
import pickle
import selectors
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from bot import computers
from bot.address import Address
from bot.computers import Computers, affordable
from bot.ops.processes import own_processes
from bot.store import Store
from engine.chance import Loose
from engine.game import LEVELS
from engine.games import GAMES
from engine.games.rally.maps import BadMap
from engine.saves import AnyGame
from engine.search import BUDGETS
from engine.session import lobby
from tests.engine.games.rally_table import SMALL
from tests.engine.tables import (
    ANN,
    BOB,
    NOON,
    Session,
    in_state,
    open_table,
    play_on,
    play_table,
)

WITH_HANDS = {"whot", "caesar"}


class SkippingSelector(selectors.DefaultSelector):
    """Moves a clock on instead of waiting."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None:
            raise RuntimeError("everything waits, and no time is set for anything")
        self.now += max(0.0, timeout)
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop in which nobody waits: its clock runs ahead to what is due next."""

    def __init__(self) -> None:
        self.skipping = SkippingSelector()
        super().__init__(self.skipping)

    def time(self) -> float:
        return self.skipping.now


class Thinker(Executor):
    """An executor in which a question takes as long as a function of its arguments says."""

    def __init__(self, seconds: Callable[..., float]) -> None:
        self.seconds = seconds

    def submit(self, fn: Any, /, *args: Any, **more: Any) -> Future[Any]:
        done: Future[Any] = Future()
        loop = asyncio.get_running_loop()
        loop.call_later(self.seconds(*args), done.set_result, 0)
        return done


class AtOnce(Executor):
    """An executor whose results are there at once."""

    def submit(self, fn: Any, /, *args: Any, **more: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(0)
        return done


class Inbox:
    """A store that records that an answer was delivered."""

    def __init__(self) -> None:
        self.came = asyncio.Event()

    async def deliver(self, *_: object) -> None:
        self.came.set()


def by_choice(game: AnyGame, view: bytes, seat: int, level: str, *_: object) -> float:
    """Return the seconds of a search that takes longer where there is more to choose from."""
    seen = game.views.validate_json(view)
    choices = len(game.legal(next(iter(game.worlds(seen, Loose(1)))), seat))
    return BUDGETS[level].seconds * min(1.0, (choices - 1) / 10)


def replied_after(session: Session, thinks: Callable[..., float], pause: float = 1.5) -> float:
    """Return the virtual seconds that the computer which is asked takes to reply."""

    async def reply() -> float:
        inbox, loop = Inbox(), asyncio.get_running_loop()
        now = session.touched
        thinkers = Computers(inbox, 1, pause, lambda _: Thinker(thinks), lambda: now)  # type: ignore[arg-type]
        began = loop.time()
        thinkers.ask(Address(1), session, 1)
        await inbox.came.wait()
        return loop.time() - began

    loop = VirtualLoop()
    try:
        return loop.run_until_complete(reply())
    finally:
        loop.close()


def positions(key: str, level: str, moves: int = 200) -> Iterator[Session]:
    """Return the positions of a random game in which a computer of this level is asked."""
    session = open_table(key, ANN)
    for _ in range(min(2, session.rulebook.seats[-1] - 1)):
        lobby.add_computer(session, ANN, level, NOON)
    lobby.start(session, ANN, NOON)
    for seed in range(moves):
        if session.phase == "playing" and len(session.thinking) == 1:
            yield session
        play_on(session, 1, seed)


def lookalikes(session: Session, count: int = 6) -> list[Session]:
    """Return the same table with other hands of the computers, as far as the person can tell."""
    worlds = session.rulebook.worlds(session.view(0), Loose(1))
    return [in_state(session, session.rulebook.copy(world)) for world in islice(worlds, count)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", sorted(WITH_HANDS))
def test_when_a_computer_replies_tells_nothing_of_its_hand(key: str, level: str) -> None:
    differed = 0
    for session in positions(key, level):
        thought: set[float] = set()

        def thinks(*question: Any, thought: set[float] = thought) -> float:
            thought.add(by_choice(*question))
            return by_choice(*question)

        waits = {replied_after(twin, thinks) for twin in lookalikes(session)}
        assert len(waits) == 1, (waits, thought)
        differed += len(thought) > 1
    assert differed > 5, "the hands are too much alike to tell anything"


@pytest.mark.parametrize("key", sorted(WITH_HANDS))
def test_on_a_busy_machine_replies_come_at_whole_ticks(key: str) -> None:
    session = next(positions(key, "hard"))
    waits = [replied_after(session, lambda *_, s=s: s, 0.0) for s in (2.01, 2.02, 2.05, 2.06)]
    assert waits == pytest.approx([2.05, 2.05, 2.05, 2.1])


@pytest.mark.parametrize("key", sorted(GAMES.keys() - WITH_HANDS))
def test_where_nobody_holds_anything_a_computer_replies_when_it_has_thought(key: str) -> None:
    for session in islice(positions(key, "hard"), 5):
        assert replied_after(session, lambda *_: 0.013, 0.0) == pytest.approx(0.013)
        assert replied_after(session, lambda *_: 1.7, 0.0) == pytest.approx(1.7)


@pytest.mark.parametrize(
    ("level", "seconds", "played"),
    [
        ("hard", 30.0, "hard"),
        ("hard", 5.9, "normal"),
        ("hard", 0.8, "easy"),
        ("hard", -1.0, "easy"),
        ("normal", 30.0, "normal"),
        ("normal", 0.5, "easy"),
        ("easy", 0.0, "easy"),
        ("document", 0.0, "document"),
    ],
)
def test_who_is_short_of_time_thinks_less(level: str, seconds: float, played: str) -> None:
    assert affordable(level, seconds) == played


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_found_again_by_a_process_of_the_pool(key: str) -> None:
    view = GAMES[key].views.dump_json(play_table(key, ANN, BOB).view(0))
    again = pickle.loads(pickle.dumps(GAMES[key]))
    assert computers.ponder(again, view, 0, "random", b"") >= 0


async def test_a_thought_that_finds_no_store_ends_quietly(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    session = play_table("differo", ANN, computers=1)
    session = replace(session, prompts={1: len(session.log)})
    at_once = Retry(NoBackoff(), 0)
    nobody = Store(Redis(unix_socket_path=str(tmp_path / "nobody.sock"), retry=at_once))
    thinkers = Computers(nobody, 1, 0.0, lambda count: AtOnce())
    thinkers.ask(Address(1), session, 1)
    assert thinkers.thinking == 1
    await thinkers.drain()
    await thinkers.close()
    assert "store unavailable" in caplog.text
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_a_game_is_looked_through_after_a_process_has_died() -> None:
    session = play_table("differo", ANN, computers=1)
    session.resign(ANN, 0)
    pools: list[Executor] = []

    def new_pool(count: int) -> Executor:
        pools.append(own_processes(count))
        return pools[-1]

    thinkers = Computers(Inbox(), 1, review_pool=new_pool)  # type: ignore[arg-type]
    try:
        await thinkers.look_back(replace(session, id="earlier1"), 0, ANN)
        pools[0].submit(os._exit, 1)
        with pytest.raises(BrokenProcessPool):
            await thinkers.look_back(session, 0, ANN)
        assert await thinkers.look_back(session, 0, ANN) == ()
    finally:
        await thinkers.close()


async def test_a_map_is_checked_by_a_process_of_the_pool() -> None:
    thinkers = Computers(Inbox(), 1)  # type: ignore[arg-type]
    try:
        assert (await thinkers.check_map(SMALL.encode())).positions
        with pytest.raises(BadMap) as caught:
            await thinkers.check_map(b"{}")
        assert [fault.code for fault in caught.value.faults] == ["missing", "missing"]
    finally:
        await thinkers.close()


class Recording(Executor):
    """An executor whose jobs end when the test says so."""

    def __init__(self) -> None:
        self.jobs: list[tuple[Any, tuple[Any, ...], Future[Any]]] = []

    def submit(self, fn: Any, /, *args: Any, **more: Any) -> Future[Any]:
        done: Future[Any] = Future()
        self.jobs.append((fn, args, done))
        return done

    async def finish_all(self) -> list[str]:
        """Finish jobs as they come; return the sessions that were looked through, in order."""
        for begun in itertools.count():
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            if begun == len(self.jobs):
                break
            assert begun == len(self.jobs) - 1, "one at a time"
            self.jobs[begun][-1].set_result(())
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        return [args[1].session for _, args, _ in self.jobs]


async def test_a_computer_moves_before_any_review_is_done() -> None:
    session = play_table("differo", ANN, computers=1)
    over = replace(session)
    over.resign(ANN, 0)
    asked = replace(play_table("differo", BOB, computers=1), prompts={1: 1})
    inbox, reviews = Inbox(), Recording()
    thinkers = Computers(
        inbox,  # type: ignore[arg-type]
        1,
        pool=lambda count: AtOnce(),
        review_pool=lambda count: reviews,
    )
    games = [replace(over, id=f"game{number:04}") for number in range(40)]
    looking = [asyncio.create_task(thinkers.look_back(game, 0, ANN)) for game in games]
    await asyncio.sleep(0.01)
    thinkers.ask(Address(1), asked, 1)
    await inbox.came.wait()
    assert not any(task.done() for task in looking)
    assert [done.done() for *_, done in reviews.jobs] == [False]
    await reviews.finish_all()
    await asyncio.gather(*looking)
    await thinkers.close()


async def test_people_take_turns_at_reviews() -> None:
    over = play_table("differo", ANN, computers=1)
    over.resign(ANN, 0)
    reviews = Recording()
    thinkers = Computers(
        Inbox(),  # type: ignore[arg-type]
        1,
        pool=lambda count: AtOnce(),
        review_pool=lambda count: reviews,
    )
    asked = [
        ("ann1", ANN),
        ("ann2", ANN),
        ("ann3", ANN),
        ("bob1", BOB),
        ("cleo1", 3),
        ("bob2", BOB),
    ]
    looking = []
    for id, user in asked:
        looking.append(asyncio.create_task(thinkers.look_back(replace(over, id=id), 0, user)))
        await asyncio.sleep(0)
    assert await reviews.finish_all() == ["ann1", "bob1", "cleo1", "ann2", "bob2", "ann3"]
    await asyncio.gather(*looking)
    await thinkers.close()
