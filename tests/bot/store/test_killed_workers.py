"""Workers and the server are killed repeatedly: every update counts once, in its chat's order."""

import asyncio
import json
import os
import random
import shutil
import signal
import sys
import tempfile
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.address import Address
from bot.store import Store, StoreError, open_store
from bot.store.embedded import Embedded
from tests.patience import patience

pytestmark = pytest.mark.slow  # starts whole programs, and kills some

ALL = range(256)
CHATS = [Address(-n) for n in range(1, 11)]

# A table is the list of updates it has seen; each update is announced and sets a deadline.
WORKER = """
import asyncio, json, sys
from bot.address import Address
from bot.store import Commit, StoreError, open_store
from bot.store.leases import Leases

async def handle(store, entry):
    while True:
        saved = await store.load(entry.address)
        seen = json.loads(saved.session or b"[]") + [entry.update_id]
        done = await store.commit(entry.address, Commit(
            saved.version, json.dumps(seen).encode(), saved.version + 1, due=1, dirty=1,
            announcements=[str(entry.update_id).encode()], entry=entry,
        ))
        if done.deed != "conflict":
            return

async def work(store, leases):
    while True:
        entries = await store.entries(leases.mine)
        for entry in entries:
            if entry.kind == "update":
                await handle(store, entry)
            else:
                await store.acknowledge(entry)
        await asyncio.sleep(0 if entries else 0.01)

async def main():
    url, patience = sys.argv[1], int(sys.argv[2])
    while True:
        try:
            store, _ = await open_store(url)
            async with Leases(store, dead_after=patience) as leases:
                print("works", flush=True)
                await work(store, leases)
        except StoreError:
            await asyncio.sleep(0.05)

asyncio.run(main())
"""


@pytest.fixture
async def server() -> AsyncIterator[Embedded]:
    home = tempfile.mkdtemp(prefix="parlour-")
    async with Embedded(Path(home)) as embedded:
        yield embedded
    shutil.rmtree(home)


async def start(server: Embedded) -> Process:
    worker = await asyncio.create_subprocess_exec(
        sys.executable, "-c", WORKER, server.url, "1500", stdout=asyncio.subprocess.PIPE
    )
    assert worker.stdout
    await worker.stdout.readline()
    return worker


async def kill(worker: Process) -> None:
    worker.kill()
    await worker.communicate()


async def deliver(server: Embedded, updates: list[int]) -> None:
    """Deliver an update as intake does: again until the store has it."""
    store, _ = await open_store(server.url)
    async with store:
        for update in updates:
            address = CHATS[update % len(CHATS)]
            while True:
                try:
                    await store.deliver(address.chat, "update", b"{}", update, address)
                    break
                except StoreError:
                    await asyncio.sleep(0.02)


async def seen(store: Store) -> dict[Address, list[int]]:
    saved = await asyncio.gather(*(store.load(address) for address in CHATS))
    return {
        address: json.loads(each.session or b"[]")
        for address, each in zip(CHATS, saved, strict=True)
    }


async def outcome(server: Embedded, count: int) -> None:
    store, _ = await open_store(server.url)
    async with store:
        async with patience(lambda: "not all updates were handled"):
            while sum(map(len, (await seen(store)).values())) < count:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        assert await seen(store) == {
            address: [n for n in range(count) if CHATS[n % len(CHATS)] == address]
            for address in CHATS
        }
        announced: list[int] = []
        while announcements := await store.announcements(ALL):
            for each in announcements:
                announced.append(int(each.body))
                await store.announced(each, each.address)
        assert sorted(announced) == list(range(count))
        assert {*await store.dirty(ALL, 1)} == {*CHATS}
        assert await store.due(ALL, 0) == 1


def with_repetitions(count: int) -> list[int]:
    """Repeat a tenth of the updates, soon or late."""
    chance = random.Random(5)
    updates: list[int] = []
    for update in range(count):
        updates.append(update)
        if chance.random() < 0.1:
            updates.append(chance.choice(updates))
    return updates


async def trial(server: Embedded, count: int, worker_deaths: int, server_deaths: int) -> None:
    workers = [await start(server), await start(server)]
    delivering = asyncio.create_task(deliver(server, with_repetitions(count)))
    deaths = ["worker"] * worker_deaths + ["server"] * server_deaths
    random.Random(6).shuffle(deaths)
    try:
        for death in deaths:
            await asyncio.sleep(0.1)
            if death == "server":
                assert server.pid
                os.kill(server.pid, signal.SIGKILL)
                while server.is_alive():  # noqa: ASYNC110
                    await asyncio.sleep(0)
                await server.start()
            else:
                await kill(workers.pop(0))
                workers.append(await start(server))
        await delivering
        await outcome(server, count)
    finally:
        delivering.cancel()
        for worker in workers:
            await kill(worker)


async def test_nothing_is_lost_and_nothing_doubled(server: Embedded) -> None:
    await trial(server, 200, worker_deaths=2, server_deaths=1)


@pytest.mark.slow
async def test_nothing_is_lost_and_nothing_doubled_for_long(server: Embedded) -> None:
    await trial(server, 3000, worker_deaths=20, server_deaths=5)
