"""Finished games are played again beside the bot, once for all who ask, and not too many for one
person."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.address import Address
from bot.archive.archive import Archive
from bot.archive.replays import MOST_WAITING, Replays, TooManyGames
from bot.computers import Computers
from bot.store import Store
from bot.tables import Tables
from engine.games import GAMES
from tests.engine.long_game import long_game
from tests.engine.tables import ANN, BOB, NOON, Session

GROUP = Address(-77)


class Desk:
    """Runs what it is asked for when it is told to, and counts."""

    def __init__(self) -> None:
        self.may_run = asyncio.Event()
        self.asked = asyncio.Queue[int]()

    async def in_turn(self, person: int, ask: Callable[..., Any], *about: Any) -> Any:
        self.asked.put_nowait(person)
        await self.may_run.wait()
        return ask(*about)


@pytest.fixture
async def desk() -> Desk:
    return Desk()


async def archived(store: Store, *sessions: Session) -> None:
    """End these games one after the other at the table of the group."""
    tables = Tables(store, lambda: NOON)
    for session in sessions:
        for state in (replace(session, phase="playing", outcome=None), session):
            await tables.change(GROUP, lambda _, now, state=state: (state, []))  # type: ignore[misc]


@pytest.fixture
async def replays(store: Store, desk: Desk) -> AsyncIterator[Replays]:
    await archived(store, *(long_game(6, f"game000{n}", n) for n in range(MOST_WAITING + 1)))
    yield Replays(Archive(store, GAMES), desk.in_turn)
    desk.may_run.set()


async def test_a_game_is_opened_once_for_all_who_ask(replays: Replays, desk: Desk) -> None:
    asked = [asyncio.create_task(replays.session(-77, "game0000", n)) for n in (1, 2)]
    await desk.asked.get()
    desk.may_run.set()
    for session in await asyncio.gather(*asked):
        assert session is not None
        assert [player.user for player in session.players] == [ANN, BOB]
    await replays.get(-77, "game0000", 3)
    assert desk.asked.empty()


async def test_who_was_forgotten_meanwhile_is_nobody_in_a_game_that_was_opened(
    replays: Replays, desk: Desk
) -> None:
    desk.may_run.set()
    await replays.session(-77, "game0000", 1)
    await replays.archive.store.archives.forget_person(-77, BOB)
    session = await replays.session(-77, "game0000", 1)
    assert session is not None
    assert [player.name for player in session.players] == ["Ann", ""]
    assert desk.asked.qsize() == 1


async def test_only_so_many_games_wait_for_one_person(replays: Replays, desk: Desk) -> None:
    waiting = [
        asyncio.create_task(replays.session(-77, f"game000{n}", 1)) for n in range(MOST_WAITING)
    ]
    for _ in waiting:
        await desk.asked.get()
    with pytest.raises(TooManyGames):
        await replays.session(-77, f"game000{MOST_WAITING}", 1)
    others = asyncio.create_task(replays.session(-77, f"game000{MOST_WAITING}", 2))
    desk.may_run.set()
    assert all(await asyncio.gather(*waiting, others))
    assert await replays.session(-77, f"game000{MOST_WAITING}", 1)


async def test_a_long_game_is_opened_by_a_process(replays: Replays, store: Store) -> None:
    """Nothing of it is lost on the way: frames, people and log."""
    over = long_game(400, "long0001")
    await archived(store, over)
    computers = Computers(store, 1)
    try:
        beside = Replays(replays.archive, computers.for_person)
        opened = await beside.get(-77, "long0001", 1)
        assert opened is not None
        assert len(opened.frames) == len(over.log)
        assert opened.frames[-1].entry == len(over.log) - 1
        session = await beside.session(-77, "long0001", 1)
        assert session is not None
        assert session.log == over.log
        assert session.games is GAMES
    finally:
        await computers.close()
