"""Every answer of the store takes long, and the bot keeps up with its groups all the same."""

import asyncio
import time
from collections.abc import AsyncIterator
from itertools import chain
from pathlib import Path
from random import Random
from statistics import median

import aiohttp
import pytest

from bot.ops.health import STORE_SLOW_SECONDS
from bot.playground.server import Playground
from bot.store import open_store
from bot.store.embedded import Embedded
from tests.bot.program import Program
from tests.chaos.slow_proxy import SlowProxy, slowed
from tests.chaos.street import A_DAY, STEP, Group, Street, becomes_quiet
from tests.patience import patience

pytestmark = pytest.mark.slow

GROUPS, TAPS = 40, 4
SETTLING = 5.0  # seconds for which the store is slow before anybody taps


@pytest.fixture
async def embedded(folder: Path) -> AsyncIterator[Embedded]:
    async with Embedded(folder / "store") as embedded:
        yield embedded


@pytest.fixture
async def proxy(embedded: Embedded) -> AsyncIterator[SlowProxy]:
    async with slowed(embedded.socket) as proxy:
        yield proxy


@pytest.fixture
async def street(embedded: Embedded) -> AsyncIterator[Street]:
    store, _ = await open_store(embedded.url)
    async with store, Playground(username="parlour_bot") as playground:
        playground.world.limits.on = False
        yield Street(playground, store, Random(7))


async def converges(group: Group) -> list[float]:
    """Tap, each time as soon as the chat shows what came of the tap before. Return the seconds that
    each took."""
    await asyncio.sleep(group.street.random.random())
    waits: list[float] = []
    for _ in range(TAPS):
        began = time.monotonic()
        await group.do(group.next_tap(await group.session()))
        async with patience(lambda: f"{group.chat.title} is never painted"):
            while (saved := await group.saved()).painted.version < saved.version:  # noqa: ASYNC110
                await asyncio.sleep(STEP)
        waits.append(time.monotonic() - began)
    return waits


@pytest.mark.parametrize(("seconds", "limit"), [(0.2, 6.0), (0.5, 7.0), (1.0, 15.0), (2.0, 60.0)])
async def test_taps_are_shown_though_the_store_is_slow(
    tmp_path: Path, proxy: SlowProxy, street: Street, seconds: float, limit: float
) -> None:
    wishes = {
        "TELEGRAM_TOKEN": street.playground.token,
        "TELEGRAM_URL": street.playground.url,
        "REDIS_URL": f"redis://127.0.0.1:{proxy.port}",
    }
    groups = [street.build(3) for _ in range(GROUPS)]
    async with Program(tmp_path, wishes) as bot, aiohttp.ClientSession() as http:
        for group in groups:
            group.open()
        await asyncio.gather(*(group.sets_pace(A_DAY) for group in groups))
        await becomes_quiet(street)
        proxy.seconds = seconds
        await asyncio.sleep(SETTLING)
        waits = sorted(chain(*await asyncio.gather(*map(converges, groups))))
        async with http.get(f"{bot.health_url}/healthz") as answer:
            health = await answer.json()
        proxy.seconds = 0.0
        await becomes_quiet(street)
        faults = [line for line in bot.err if "level=error" in line]
        is_told = any('event="store slow"' in line for line in bot.err)
    print(f"{seconds} s an answer: p50 {median(waits):.1f} s, longest {waits[-1]:.1f} s")
    assert faults == []
    if seconds >= STORE_SLOW_SECONDS:  # a busy machine may make it so slow before
        assert is_told
        assert health["store"]["slow"]
    assert median(waits) < limit
