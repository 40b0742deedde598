"""On a Redis Cluster of three with two workers, a worker or a server is killed in mid-evening."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.playground.server import Playground
from bot.store import keys, open_store
from tests.bot.program import Program, wait_until
from tests.bot.store.cluster import Cluster
from tests.chaos.street import STEP, Group, Street, becomes_quiet, check_chats
from tests.patience import patience

pytestmark = pytest.mark.slow

GROUPS, TAPS, HALF = 8, 320, 160
EARLY = 80  # taps after which all groups play and their budgets have recovered
MOVES = 3  # moves of a table while a server is down


@pytest.fixture
async def street(cluster: Cluster) -> AsyncIterator[Street]:
    store, warnings = await open_store(cluster.url)
    assert warnings == []
    async with store, Playground(username="parlour_bot") as playground:
        playground.world.limits.on = False
        yield Street(playground, store, Random(7), TAPS)


def wishes(cluster: Cluster, street: Street, role: str) -> dict[str, str]:
    return {
        "TELEGRAM_TOKEN": street.playground.token,
        "TELEGRAM_URL": street.playground.url,
        "REDIS_URL": cluster.url,
        "ROLE": role,
    }


async def check_all(street: Street, said: list[str]) -> None:
    for group in street.groups:
        await group.check_log()
    await check_chats(street, street.groups, said)
    faults = [line for line in said if "level=error" in line or "level=critical" in line]
    assert faults == []


async def test_one_of_two_workers_dies(tmp_path: Path, cluster: Cluster, street: Street) -> None:
    groups = [street.build(4) for _ in range(GROUPS)]
    async with (
        Program(tmp_path, wishes(cluster, street, "intake")) as intake,
        Program(tmp_path, wishes(cluster, street, "worker")) as stays,
        Program(tmp_path, wishes(cluster, street, "worker")) as dies,
    ):
        playing = asyncio.gather(*(group.spend_an_evening() for group in groups))
        await street.reaches(HALF)
        await street.rush()
        dies.process.kill()
        await dies.wait_until_gone()
        await playing
        await becomes_quiet(street)
        await check_all(street, [*intake.err, *stays.err, *dies.err])


async def test_one_of_three_servers_dies_and_comes_back(
    tmp_path: Path, cluster: Cluster, street: Street
) -> None:
    groups = [street.build(4) for _ in range(GROUPS)]
    dies = cluster.home_of(keys.WORKERS)  # the server with the list of workers
    others = [group for group in groups if cluster.home_of(keys.state(group.address)) != dies]
    assert 0 < len(others) < GROUPS
    async with (
        Program(tmp_path, wishes(cluster, street, "intake")) as intake,
        Program(tmp_path, wishes(cluster, street, "worker")) as one,
        Program(tmp_path, wishes(cluster, street, "worker")) as other,
    ):
        playing = asyncio.gather(*(group.spend_an_evening() for group in groups))
        await street.reaches(EARLY)
        await street.rush()
        cluster.kill(dies)
        await asyncio.gather(*map(plays_on, others))
        await wait_until(lambda: cluster.is_missed(dies))
        await asyncio.to_thread(cluster.launch, dies)
        await playing
        await becomes_quiet(street)
        await check_all(street, [*intake.err, *one.err, *other.err])


async def plays_on(group: Group) -> None:
    """Wait until the group has made more moves and is shown them."""
    before = (await group.saved()).version
    async with patience(lambda: f"{group.chat.title} never went on"):
        while (await group.saved()).painted.version < before + MOVES:  # noqa: ASYNC110
            await asyncio.sleep(STEP)
