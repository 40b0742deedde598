"""`/healthz` and `/metrics` while Telegram or a server of the store does not do what it should."""

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client import REGISTRY
from redis import Redis

from bot.address import Address, partition
from bot.ops.health import (
    HEALTHZ,
    INTAKE_SILENCE_SECONDS,
    METRICS,
    NO_VIDEOS,
    STORE_SLOW_SECONDS,
    Health,
    served,
)
from bot.store import Commit, Store, open_store
from bot.store.embedded import Embedded
from tests.bot.program import wait_for
from tests.bot.store.cluster import Cluster
from tests.playground.conftest import until


async def asked(health: Health) -> tuple[int, dict[str, Any]]:
    """Return what a supervisor reads from `/healthz`."""
    async with (
        served(health.routes(), "127.0.0.1", 0, "HEALTH_PORT") as port,
        aiohttp.ClientSession() as http,
        http.get(f"http://127.0.0.1:{port}{HEALTHZ}") as answer,
    ):
        return answer.status, await answer.json()


@pytest.mark.parametrize(
    ("silent", "has_intake", "status"),
    [
        (INTAKE_SILENCE_SECONDS + 1, True, 503),
        (INTAKE_SILENCE_SECONDS / 2, True, 200),
        (INTAKE_SILENCE_SECONDS + 1, False, 200),
    ],
    ids=["long", "not so long", "and is not listened to"],
)
async def test_a_telegram_that_is_silent_too_long_is_not_well(
    store: Store, silent: float, has_intake: bool, status: int
) -> None:
    last_sign = time.monotonic() - silent
    health = Health(store, "all", has_intake=has_intake, heard=last_sign)
    told = await asked(health)
    assert (told[0], told[1]["well"]) == (status, status == 200)


async def test_a_telegram_that_answers_again_is_well_again(store: Store) -> None:
    health = Health(store, "all", heard=time.monotonic() - INTAKE_SILENCE_SECONDS - 1)
    health.telegram_answered("no connection")
    assert (await asked(health))[0] == 503
    health.telegram_answered()
    assert (await asked(health))[0] == 200


@asynccontextmanager
async def watched(store: Store) -> AsyncIterator[Health]:
    """Check a store as often as it answers."""
    health = Health(store, "all")
    await health.check_store()
    watching = asyncio.create_task(health.watch())
    try:
        yield health
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)


async def wait_for_status(health: Health, status: int) -> dict[str, Any]:
    """Ask `/healthz` until it answers with this status; return what it shows."""

    async def ask() -> dict[str, Any] | None:
        answered, shown = await asked(health)
        return shown if answered == status else None

    return await wait_for(ask, lambda: f"/healthz never answered {status}: {health.shown()}")


async def test_a_store_that_answers_slowly_is_told_once_until_it_is_fast_again(
    store: Store, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level("INFO")
    monkeypatch.setattr("bot.ops.health.STORE_CHECK_SECONDS", 0.0)
    probe, checks, seconds = store.condition.probe, 0, STORE_SLOW_SECONDS

    async def slowly(number: int) -> Any:
        nonlocal checks
        await asyncio.sleep(seconds)
        probed = await probe(number)
        checks += 1
        return probed

    monkeypatch.setattr(store.condition, "probe", slowly)
    async with watched(store) as health:
        await until(lambda: checks >= 9)
        status, shown = await asked(health)
        assert (status, shown["store"]["well"], shown["store"]["slow"]) == (200, True, True)
        assert shown["store"]["answer_seconds"] >= STORE_SLOW_SECONDS
        seconds = 0.0
        await until(lambda: not health.shown()["store"]["slow"])
    told = [r.getMessage() for r in caplog.records if r.getMessage().startswith("store")]
    assert told == ["store slow", "store fast again"]


async def test_a_store_that_is_full_is_not_well(folder: Path) -> None:
    async with Embedded(folder / "full") as server:
        store, _ = await open_store(server.url)
        with Redis.from_url(server.url) as client:
            async with store, watched(store) as health:
                shown = await wait_for_status(health, 200)
                assert shown["store"]["servers"][str(server.socket)]["well"]
                client.set("ballast", bytes(3 << 20))
                client.config_set("maxmemory", "3mb")
                shown = await wait_for_status(health, 503)
                away = shown["store"]["servers"][str(server.socket)]
                assert "maxmemory" in away["why"]
                assert away["since"] == shown["store"]["since"]
                assert not shown["store"]["well"]
                label = {"server": str(server.socket)}
                used = REGISTRY.get_sample_value("parlour_store_memory_bytes", label)
                limit = REGISTRY.get_sample_value("parlour_store_memory_limit_bytes", label)
                assert used is not None
                assert limit == 3 << 20
                assert used > limit
                assert REGISTRY.get_sample_value("parlour_store_answers", label) == 0
                client.delete("ballast")
                assert (await wait_for_status(health, 200))["store"]["well"]


async def test_every_check_leaves_only_keys_that_expire(store: Store) -> None:
    async with watched(store) as health:
        await wait_for(
            lambda: asyncio.sleep(0, health.shown()["store"]["servers"]), lambda: "no check"
        )
        names = [name async for name in store.calls.scan("*")]
        assert names
        assert all([await store.calls.ask("PTTL", name) > 0 for name in names])


@pytest.mark.slow
@pytest.mark.parametrize("dies", range(3))
async def test_a_master_of_a_cluster_that_is_killed_is_named(folder: Path, dies: int) -> None:
    with Cluster(folder / f"dying{dies}") as cluster:
        store, _ = await open_store(cluster.url)
        async with store, watched(store) as health:
            shown = await wait_for_status(health, 200)
            names = [f"127.0.0.1:{port}" for port in cluster.ports]
            assert shown["store"]["servers"].keys() == {*names}
            cluster.kill(dies)
            shown = await wait_for_status(health, 503)
            assert [n for n, told in shown["store"]["servers"].items() if not told["well"]] == [
                names[dies]
            ]
            away = shown["store"]["servers"][names[dies]]
            assert away["why"]
            assert away["since"] == shown["store"]["since"]
            cluster.launch(dies)
            assert (await wait_for_status(health, 200))["store"]["well"]


@pytest.mark.slow
async def test_a_replica_takes_the_place_of_a_master_that_is_killed(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    with Cluster(folder / "followed", replicas=1) as cluster:
        store, _ = await open_store(cluster.url)
        async with store, watched(store) as health:
            await wait_for_status(health, 200)
            master, replica = (f"127.0.0.1:{cluster.ports[number]}" for number in (0, 3))
            cluster.kill(0)
            await wait_for_status(health, 503)
            shown = await wait_for_status(health, 200)
            assert master not in shown["store"]["servers"]
            assert shown["store"]["servers"][replica]["well"]
            sample = REGISTRY.get_sample_value
            assert sample("parlour_store_answers", {"server": master}) is None
            assert sample("parlour_store_answers", {"server": replica}) == 1
    told = [(r.getMessage(), getattr(r, "server", "")) for r in caplog.records]
    assert [each for each in told if each[1]] == [("store down", master), ("store up", master)]


async def metric(health: Health, name: str) -> float:
    """Return the value of a metric without labels, as `/metrics` tells it."""
    async with (
        served(health.routes(), "127.0.0.1", 0, "HEALTH_PORT") as port,
        aiohttp.ClientSession() as http,
        http.get(f"http://127.0.0.1:{port}{METRICS}") as answer,
    ):
        lines = (await answer.text()).splitlines()
    (value,) = [line.split()[1] for line in lines if line.startswith(f"{name} ")]
    return float(value)


ENTRY, TABLE = "parlour_inbox_oldest_seconds", "parlour_unpainted_oldest_seconds"


async def test_the_oldest_inbox_entry_is_told_until_it_is_handled(store: Store) -> None:
    health = Health(store, "intake")  # it leases no partition, and tells of all
    assert await metric(health, ENTRY) == 0
    for chat in (-5, -6):
        await store.deliver(chat, "request", b"{}")
    oldest, newest = [await store.waiting(partition(chat)) for chat in (-5, -6)]
    health.now = lambda: oldest[0].at + 90_000
    assert await metric(health, ENTRY) == 90
    await store.acknowledge((await store.entries([partition(-5)]))[0])
    health.now = lambda: newest[0].at + 60_000
    assert await metric(health, ENTRY) == 60


async def test_the_oldest_unpainted_table_is_told_until_it_is_painted(store: Store) -> None:
    health = Health(store, "worker", now=lambda: 100_000)
    assert await metric(health, TABLE) == 0
    first, later, paused = Address(-5), Address(-6), Address(-7)
    for address, at in ((first, 10_000), (later, 70_000), (paused, 900_000)):
        await store.commit(address, Commit(0, b"one", 1, dirty=at))
    assert await metric(health, TABLE) == 90
    painted = (await store.load(first)).painted
    await store.painted(first, replace(painted, asked=1), painted.fence)
    assert await metric(health, TABLE) == 30


async def test_ages_that_cannot_be_measured_are_no_numbers(
    folder: Path,
) -> None:
    async with Embedded(folder / "stopped") as server:
        store, _ = await open_store(server.url)
        async with store:
            health = Health(store, "all")
            assert await metric(health, ENTRY) == 0
            await server.stop()
            assert str(await metric(health, ENTRY)) == "nan"
            assert str(await metric(health, TABLE)) == "nan"


@pytest.mark.parametrize("role", ["all", "worker", "intake"])
async def test_it_says_where_videos_cannot_be_made(
    store: Store, role: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    health = Health(store, role)
    assert "recaps" not in (await asked(health))[1]
    monkeypatch.setitem(sys.modules, "av", None)  # as if PyAV were not installed
    shown = (await asked(health))[1]
    assert shown.get("recaps", "") == ("" if role == "intake" else NO_VIDEOS)
    assert shown["well"]
