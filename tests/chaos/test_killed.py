"""The real bot and its store are killed, again and again, while people play."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.playground.server import Playground
from bot.store import open_store
from bot.store.embedded import Embedded
from engine.record import Entry
from tests.bot.program import Program
from tests.chaos.street import STEP, Group, Street, becomes_quiet, check_chats
from tests.patience import patience

pytestmark = pytest.mark.slow

GROUPS, SLEEPY, TAPS = 50, 4, 2000
KILLS, KILLS_OF_THE_STORE = 20, 5
SHORT = 30  # seconds for a move

Playing = asyncio.Future[Any]


@pytest.fixture
async def embedded(folder: Path) -> AsyncIterator[Embedded]:
    """Return the bot's own store, where the bot looks for it."""
    async with Embedded(folder / "data" / "store") as embedded:
        yield embedded


@pytest.fixture
async def street(embedded: Embedded) -> AsyncIterator[Street]:
    store, warnings = await open_store(embedded.url)
    assert warnings == []
    async with store, Playground(username="parlour_bot") as playground:
        playground.world.limits.on = False
        yield Street(playground, store, Random(7), TAPS)


async def test_killed_while_people_play(folder: Path, embedded: Embedded, street: Street) -> None:
    wishes = {"TELEGRAM_TOKEN": street.playground.token, "TELEGRAM_URL": street.playground.url}
    busy = [street.build(4) for _ in range(GROUPS)]
    sleepy = [street.build(2) for _ in range(SLEEPY)]
    said: list[str] = []
    playing = asyncio.gather(*(group.spend_an_evening() for group in busy), *map(doze, sleepy))
    for life in range(KILLS):
        async with Program(folder, wishes) as bot:
            await lives(street, bot, embedded, life, playing)
            said += bot.err
    async with Program(folder, wishes) as bot:
        await playing
        await becomes_quiet(street)
        said += bot.err
        moves = sum([await group.check_log() for group in busy])
        await check_chats(street, busy, said)
        await goes_on(sleepy)
    faults = [line for line in said if "level=error" in line or "level=critical" in line]
    assert faults == []
    ended = sum(len(group.ended) for group in busy)
    print(f"{street.taps} taps, {street.doubled} twice, {moves} moves, {ended} results, each once")


async def lives(
    street: Street, bot: Program, embedded: Embedded, life: int, playing: Playing
) -> None:
    """Run the bot for its share of the taps; in some lives the store dies first."""
    share = TAPS / (KILLS + 1)
    if life % (KILLS // KILLS_OF_THE_STORE) == 1:
        await share_of(street, share * (life + 0.5), playing)
        await street.rush()
        assert embedded.pid
        os.kill(embedded.pid, signal.SIGKILL)
    await share_of(street, share * (life + 1), playing)
    await street.rush()
    bot.process.kill()
    await bot.wait_until_gone()


async def share_of(street: Street, taps: float, playing: Playing) -> None:
    reached = asyncio.create_task(street.reaches(int(taps)))
    await asyncio.wait([reached, playing], return_when=asyncio.FIRST_COMPLETED)
    if playing.done():
        playing.result()
    await reached


async def doze(group: Group) -> None:
    """Seat people who never move."""
    group.open()
    await group.sets_pace(SHORT)
    for _ in range(2):
        await group.do(group.next_tap(await group.session()))


async def goes_on(sleepy: list[Group]) -> None:
    """Check that the clock goes on at every table until computers have taken all seats and wait,
    too."""
    for group in sleepy:
        session = before = await group.session()
        async with patience(lambda: f"{group.chat.title} never went on"):  # noqa: B023
            while session.touched == before.touched:
                if session.phase == "over" or session.is_deserted:
                    break
                await asyncio.sleep(STEP)
                session = await group.session()
        assert "clock" in {entry.by for entry in map(Entry.read, session.log)}
