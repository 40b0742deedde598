"""Computers answer in time at every level, and how long they take tells nothing of their cards."""

import asyncio
import os
import pickle
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

import engine.search
from bot import computers
from bot.address import Address
from bot.computers import Computers, affordable
from bot.ops.processes import own_processes
from bot.store import Store
from engine.games import GAMES
from engine.search import Budget
from tests.engine.games.caesar_table import CAESAR, act, table
from tests.engine.tables import ANN, BOB, in_state, play_table


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


async def answered_after(answers: str) -> float:
    """Return the seconds a computer with these cards takes to answer a possible Veto."""
    state = table(f"5 S | {answers}", aedile="| (2)")
    act(state, "scout aedile")
    assert CAESAR.to_act(state) == (1,)
    session = in_state(play_table("caesar", ANN, computers=1), state)
    inbox = Inbox()
    thinkers = Computers(inbox, 1, 0.0, lambda count: AtOnce())  # type: ignore[arg-type]
    began = asyncio.get_running_loop().time()
    thinkers.ask(Address(1), session, 1)
    await inbox.came.wait()
    took = asyncio.get_running_loop().time() - began
    await thinkers.close()
    return took


async def test_a_computer_takes_its_whole_time_whether_or_not_there_is_a_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(engine.search.BUDGETS, "easy", Budget(30, 0.1))
    for answers in ("1 V", "1 A"):
        assert await answered_after(answers) >= 0.1 * computers.OVERHEAD_FACTOR


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

    thinkers = Computers(Inbox(), 1, pool=new_pool)  # type: ignore[arg-type]
    try:
        pools[0].submit(os._exit, 1)
        with pytest.raises(BrokenProcessPool):
            await thinkers.look_back(session, 0)
        assert await thinkers.look_back(session, 0) == ()
    finally:
        await thinkers.close()
