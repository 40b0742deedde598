"""`/healthz` while Telegram does not answer."""

import time
from typing import Any

import aiohttp
import pytest

from bot.ops.health import HEALTHZ, INTAKE_SILENCE_SECONDS, Health, served
from bot.store import Store


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
