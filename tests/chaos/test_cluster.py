"""A Redis Cluster of three and two workers, one of which is killed in the middle of the evening."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.playground.server import Playground
from bot.store import open_store
from tests.bot.program import Program
from tests.bot.store.cluster import Cluster
from tests.chaos.street import Street, becomes_quiet, check_chats

pytestmark = pytest.mark.slow

GROUPS, TAPS, HALF = 8, 320, 160


@pytest.fixture
async def street(cluster: Cluster) -> AsyncIterator[Street]:
    store, warnings = await open_store(cluster.url)
    assert warnings == []
    async with store, Playground(username="parlour_bot") as playground:
        playground.world.limits.on = False
        yield Street(playground, store, Random(7), TAPS)


async def test_one_of_two_workers_dies(tmp_path: Path, cluster: Cluster, street: Street) -> None:
    groups = [street.build(4) for _ in range(GROUPS)]
    wishes = {
        "TELEGRAM_TOKEN": street.playground.token,
        "TELEGRAM_URL": street.playground.url,
        "REDIS_URL": cluster.url,
    }
    worker = wishes | {"ROLE": "worker"}
    async with (
        Program(tmp_path, wishes | {"ROLE": "intake"}) as intake,
        Program(tmp_path, worker) as stays,
        Program(tmp_path, worker) as dies,
    ):
        playing = asyncio.gather(*(group.spend_an_evening() for group in groups))
        await street.reaches(HALF)
        await street.rush()
        dies.process.kill()
        await dies.gone()
        await playing
        await becomes_quiet(street)
        for group in groups:
            await group.check_log()
        await check_chats(street, groups)
        said = [*intake.err, *stays.err, *dies.err]
    faults = [line for line in said if "level=error" in line or "level=critical" in line]
    assert faults == []
