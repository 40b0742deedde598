"""Fixtures for a real Valkey, started by the bot's own launcher: alone, or three as a cluster."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from redis import Redis

from bot.store import Store, open_store
from bot.store.embedded import Embedded
from tests.bot.store.cluster import Cluster
from tests.conftest import store_folder, watched


@pytest.fixture(scope="session")
def folder() -> Iterator[Path]:
    path = store_folder()
    with watched(path):
        yield path
    shutil.rmtree(path)


@pytest.fixture(scope="session")
def server(folder: Path) -> Iterator[Embedded]:
    embedded = Embedded(folder / "alone")
    asyncio.run(embedded.start())
    yield embedded
    asyncio.run(embedded.stop())


@pytest.fixture(scope="session")
def cluster(folder: Path) -> Iterator[Cluster]:
    with Cluster(folder / "cluster") as three:
        yield three


@pytest.fixture(params=["alone", pytest.param("cluster", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest) -> str:
    """The address of an empty store."""
    if request.param == "cluster":
        three: Cluster = request.getfixturevalue("cluster")
        three.clear()
        return three.url
    embedded: Embedded = request.getfixturevalue("server")
    with Redis.from_url(embedded.url) as client:
        client.flushall()
    return embedded.url


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened, warnings = await open_store(url)
    assert warnings == []
    async with opened:
        yield opened
