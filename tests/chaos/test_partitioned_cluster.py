"""In a cluster with a replica, connections between servers fail: no acknowledged move is lost."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.address import Address, partition
from bot.store import Commit, Store, StoreAway, keys, open_store
from tests.bot.store.cluster import Cluster
from tests.patience import patience

pytestmark = pytest.mark.slow

MASTER, REPLICA = 0, 3
CHATS = 20
CUT_OFF = 1.5  # seconds for which the replica gets nothing; it counts as failed after 2


@pytest.fixture
def followed(folder: Path) -> Iterator[Cluster]:
    """A cluster whose first master has a replica."""
    with Cluster(folder / "cluster", replicas=1) as cluster:
        yield cluster


@pytest.fixture
async def store(followed: Cluster) -> AsyncIterator[Store]:
    opened, _ = await open_store(followed.url)
    async with opened:
        yield opened


def addresses(cluster: Cluster) -> list[Address]:
    """Return chats that the first master holds."""
    found: list[Address] = []
    chat = 0
    while len(found) < CHATS:
        chat -= 1
        if cluster.home_of(keys.inbox(partition(chat))) == MASTER:
            found.append(Address(chat))
    return found


async def plays(
    store: Store, address: Address, stop: asyncio.Event, known: dict[Address, int]
) -> None:
    """Commit one version after the other; note the last that the store has acknowledged."""
    while not stop.is_set():
        try:
            version = (await store.load(address)).version
            known[address] = max(known.get(address, 0), version)
            done = await store.commit(address, Commit(version, b"%d" % version, version + 1))
            if done.deed == "done":
                known[address] = version + 1
        except StoreAway:
            pass
        await asyncio.sleep(0.01)


async def saved(store: Store, address: Address) -> int:
    while True:
        try:
            return (await store.load(address)).version
        except StoreAway:
            await asyncio.sleep(0.1)


async def test_no_acknowledged_move_is_lost_when_a_replica_that_was_cut_off_takes_over(
    followed: Cluster, store: Store
) -> None:
    known: dict[Address, int] = {}
    stop = asyncio.Event()
    playing = [
        asyncio.create_task(plays(store, address, stop, known)) for address in addresses(followed)
    ]
    await asyncio.sleep(1.0)
    followed.kill(REPLICA)
    await asyncio.sleep(CUT_OFF)
    followed.kill(MASTER)
    acknowledged = dict(known)
    await asyncio.to_thread(followed.launch, REPLICA)
    followed.promote(REPLICA)
    async with patience(lambda: "a shard never answered again"):
        there = {address: await saved(store, address) for address in acknowledged}
    stop.set()
    await asyncio.gather(*playing)
    lost = {a: (acknowledged[a], there[a]) for a in acknowledged if there[a] < acknowledged[a]}
    assert lost == {}
    assert len(acknowledged) == CHATS


async def is_taken(store: Store, address: Address) -> bool:
    """Commit once; return whether the store has confirmed it."""
    try:
        version = (await store.load(address)).version
        done = await store.commit(address, Commit(version, b"one", version + 1))
    except StoreAway:
        return False
    return done.deed == "done"


async def test_a_shard_goes_on_once_the_cluster_has_given_up_its_replica(
    followed: Cluster, store: Store
) -> None:
    address = addresses(followed)[0]
    followed.pause(REPLICA)
    async with patience(lambda: "the shard never went on"):
        while await is_taken(store, address):  # what it got before it stopped
            pass
        while not await is_taken(store, address):  # noqa: ASYNC110 - the cluster tells nobody
            await asyncio.sleep(0.1)
