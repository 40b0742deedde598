"""`/healthz` while Telegram does not answer."""

import asyncio
import sys
import time
from typing import Any

import aiohttp
import pytest

from bot.ops.health import (
    HEALTHZ,
    INTAKE_SILENCE_SECONDS,
    NO_VIDEOS,
    STORE_SLOW_SECONDS,
    Health,
    served,
)
from bot.store import Store
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


async def test_a_store_that_answers_slowly_is_told_once_until_it_is_fast_again(
    store: Store, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level("INFO")
    monkeypatch.setattr("bot.ops.health.STORE_CHECK_SECONDS", 0.0)
    answers, checks, seconds = store.answers, 0, STORE_SLOW_SECONDS

    async def slowly() -> None:
        nonlocal checks
        await asyncio.sleep(seconds)
        await answers()
        checks += 1

    monkeypatch.setattr(store, "answers", slowly)
    health = Health(store, "all")
    watching = asyncio.create_task(health.watch())
    await until(lambda: checks >= 3)
    status, shown = await asked(health)
    assert (status, shown["store"]["well"], shown["store"]["slow"]) == (200, True, True)
    assert shown["store"]["answer_seconds"] >= STORE_SLOW_SECONDS
    seconds = 0.0
    await until(lambda: not health.shown()["store"]["slow"])
    watching.cancel()
    told = [r.getMessage() for r in caplog.records if r.getMessage().startswith("store")]
    assert told == ["store slow", "store fast again"]


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
