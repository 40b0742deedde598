"""A Redis whose settings would lose games is refused in one line that says what to do."""

import asyncio
import os
import shutil
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import pytest
from redis.asyncio import Redis

from bot.address import Address
from bot.store import Commit, StoreAway, StoreError, calls, connect, keys, open_store
from bot.store.embedded import Embedded
from tests.bot.store.cluster import Cluster, free_ports
from tests.conftest import store_folder


@pytest.fixture
async def alone() -> AsyncIterator[Embedded]:
    """A server of its own whose settings the test may change."""
    home = store_folder()
    async with Embedded(home) as server:
        yield server
    shutil.rmtree(home)


async def spoil(server: Embedded, *command: Any) -> None:
    client = Redis.from_url(server.url)
    await client.execute_command(*command)  # type: ignore[no-untyped-call]
    await client.aclose()


async def refusal(url: str) -> str:
    with pytest.raises(StoreError) as error:
        await open_store(url)
    assert "\n" not in str(error.value)
    return str(error.value)


async def test_nobody_there(tmp_path: Path) -> None:
    url = f"unix://{tmp_path}/nobody.sock"
    said = await refusal(url)
    assert said.startswith(f"Redis at {url} does not answer: ")
    assert "No such file" in said
    assert ".." not in said


async def test_no_address() -> None:
    assert await refusal("localhost:6379") == (
        "REDIS_URL is not the address of a Redis server: localhost:6379 must start with "
        "redis://, rediss:// or unix://"
    )


async def test_no_port() -> None:
    assert "is not the address of a Redis server" in await refusal("redis://localhost:http")


async def test_a_wrong_password(alone: Embedded) -> None:
    await spoil(alone, "CONFIG", "SET", "requirepass", "right")
    for wrong in ("", ":wrong@"):
        said = await refusal(alone.url.replace("unix://", f"unix://{wrong}"))
        assert said.startswith(f"Redis at {alone.url} rejects the password: ")
        assert "wrong" not in said
    store, _ = await open_store(alone.url.replace("unix://", "unix://:right@"))
    async with store:
        assert (await store.load(Address(1))).version == 0


async def test_a_replica(alone: Embedded) -> None:
    await spoil(alone, "REPLICAOF", "127.0.0.1", "1")
    said = await refusal(alone.url)
    assert "is a read-only replica. Set REDIS_URL to its master" in said


async def test_a_server_that_may_evict(alone: Embedded) -> None:
    await spoil(alone, "CONFIG", "SET", "maxmemory-policy", "allkeys-lru")
    said = await refusal(alone.url)
    assert "maxmemory-policy is allkeys-lru. Set it to noeviction" in said


async def test_a_server_that_is_full(alone: Embedded) -> None:
    await spoil(alone, "CONFIG", "SET", "maxmemory", "1")
    said = await refusal(alone.url)
    assert "cannot be written to" in said
    assert "maxmemory" in said


async def test_an_old_server(alone: Embedded) -> None:
    store, _ = await open_store(alone.url)
    async with store:
        with pytest.raises(StoreError, match=r"is version 5\.0\.7\. Update it to 6\.2"):
            await connect.check(store, "here", {"redis_version": "5.0.7"})


@pytest.mark.parametrize(
    ("setting", "value", "warning"),
    [
        ("appendfsync", "everysec", "set appendfsync always (it is everysec)"),
        ("appendonly", "no", "loses every game when it stops, set appendonly yes"),
    ],
)
async def test_a_forgetful_server_is_warned_of(
    alone: Embedded, setting: str, value: str, warning: str
) -> None:
    await spoil(alone, "CONFIG", "SET", setting, value)
    store, warnings = await open_store(alone.url)
    await store.close()
    (said,) = warnings
    assert said.endswith(warning)


@pytest.mark.slow
async def test_a_cluster_that_stops_as_a_whole_is_warned_of(cluster: Cluster) -> None:
    setting = ("CONFIG", "SET", "cluster-require-full-coverage")
    async with Redis(port=cluster.ports[0]) as one:
        await one.execute_command(*setting, "yes")  # type: ignore[no-untyped-call]
        store, warnings = await open_store(cluster.url)
        await one.execute_command(*setting, "no")  # type: ignore[no-untyped-call]
    await store.close()
    (said,) = warnings
    assert said.endswith("set cluster-require-full-coverage no")


async def test_a_rented_redis_may_hide_its_settings(alone: Embedded) -> None:
    await spoil(alone, "ACL", "SETUSER", "default", "-config")
    store, warnings = await open_store(alone.url)
    await store.close()
    assert warnings[0].endswith("(it is unknown)")
    await spoil(alone, "ACL", "SETUSER", "default", "+config")


async def test_a_store_that_goes_away_says_so_and_works_when_it_is_back(alone: Embedded) -> None:
    store, _ = await open_store(alone.url)
    async with store:
        await alone.stop()
        asked = [store.load(Address(n)) for n in range(3)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert {type(answer) for answer in answers} == {StoreAway}
        for reading in (store.entries, store.announcements):
            with pytest.raises(StoreAway):
                await reading(range(256))
        for looking in (store.dirty, store.due):
            with pytest.raises(StoreAway):
                await looking(range(256), 0)
        await alone.start()
        assert (await store.commit(Address(1), Commit(0, b"one", 1))).deed == "done"


async def test_a_server_that_hangs_is_away_and_not_waited_for_for_ever(
    alone: Embedded, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "BATCH_SECONDS", 0.2)
    store, _ = await open_store(alone.url)
    async with store:
        await store.commit(Address(1), Commit(0, b"one", 1))
        assert alone.pid
        os.kill(alone.pid, signal.SIGSTOP)
        for _ in range(3):
            with pytest.raises(StoreAway):
                await store.load(Address(1))
        os.kill(alone.pid, signal.SIGCONT)
        monkeypatch.undo()
        assert (await store.load(Address(1))).version == 1


async def test_a_replica_that_does_not_follow_is_given_up_with_a_warning(
    alone: Embedded, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "REPLICA_MS", 1)
    store, _ = await open_store(alone.url)
    async with store:
        store.calls.replicas = 1  # as if a replica was there at the start
        assert (await store.commit(Address(1), Commit(0, b"one", 1))).deed == "done"
        assert store.calls.replicas == 0
    assert "replica does not confirm" in caplog.text


@pytest.mark.slow
async def test_a_replica_is_waited_for(alone: Embedded) -> None:
    (port,) = free_ports(1)
    await spoil(alone, "CONFIG", "SET", "bind", "127.0.0.1", "port", port)
    home = store_folder()
    async with Embedded(home) as copy:
        await spoil(copy, "REPLICAOF", "127.0.0.1", port)
        while True:
            store, _ = await open_store(alone.url)
            async with store:
                if store.calls.replicas:
                    await store.commit(Address(1), Commit(0, b"one", 1))
                    break
        client = Redis.from_url(copy.url)
        state = keys.state(Address(1))
        assert await client.hget(state, "session") == b"one"
        await client.aclose()
    shutil.rmtree(home)


FULL: Final = {
    "no memory": ("CONFIG", "SET", "maxmemory", "1"),
    "no replica": ("CONFIG", "SET", "min-replicas-to-write", "1"),
}


@pytest.mark.parametrize("spoiled", FULL.values(), ids=FULL)
async def test_a_server_that_takes_nothing_now_is_asked_again(
    alone: Embedded, spoiled: tuple[str, ...]
) -> None:
    store, _ = await open_store(alone.url)
    async with store:
        await store.deliver(1, "move", b"{}")
        await spoil(alone, *spoiled)
        with pytest.raises(StoreAway):
            await store.commit(Address(1), Commit(0, b"one", 1))
