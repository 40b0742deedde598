"""Measure how long a player waits for an answer while 100 people who look on tap 200 times a second
in the group: `python -m tests.bench.watchers`. Exits with 1 if players wait longer than watchers.
"""

import asyncio
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median, quantiles

from bot.playground import user_actions
from bot.playground.model import Query, User
from bot.playground.server import Playground
from bot.screens.callback_data import WHY_NOT
from bot.store import open_store
from bot.store.embedded import Embedded
from tests.bot.program import Program
from tests.bot.wording import EN
from tests.chaos.street import A_DAY, Group, Street
from tests.patience import patience

PLAYERS, WATCHERS = 2, 100
TAPS_A_SECOND, SECONDS = 200, 20.0
PAUSE = 0.3  # seconds between two taps of a player


async def answer(group: Group, query: Query, waits: list[float], told: list[str]) -> None:
    began = time.monotonic()
    while not query.closed:
        await user_actions.answer_to(group.street.world, query, 1.0)
    waits.append(time.monotonic() - began)
    told.append(str((query.answer or {}).get("text", "")))


async def taps(
    group: Group, who: Callable[[], User], every: float, until: float
) -> tuple[list[float], list[str]]:
    """Tap on and on; return the seconds until each answer, and the answers."""
    waits, told = list[float](), list[str]()
    key, data = (await group.shown()).key, f"{WHY_NOT}:{(await group.session()).id}:0:0"
    begun: list[asyncio.Task[None]] = []
    at = time.monotonic()
    while at < until:
        query = user_actions.tap(group.street.world, who(), group.chat, key, 0, 0, data)
        begun.append(asyncio.create_task(answer(group, query, waits, told)))
        at += every
        await asyncio.sleep(max(0.0, at - time.monotonic()))
    async with patience(lambda: f"{len(begun) - len(waits)} taps are not answered"):
        await asyncio.gather(*begun)
    return waits, told


def described(name: str, waits: list[float]) -> str:
    return f"{name}: p50 {median(waits):.3f} s, p95 {quantiles(waits, n=20)[-1]:.3f} s"


async def measure(folder: Path) -> bool:
    async with Embedded(folder / "data" / "store") as embedded:
        store, _ = await open_store(embedded.url)
        async with store, Playground(username="parlour_bot") as playground:
            playground.world.limits.on = False
            street = Street(playground, store, Random(7))
            group = street.build(PLAYERS + WATCHERS)
            players, watchers = group.people[:PLAYERS], group.people[PLAYERS:]
            wishes = {"TELEGRAM_TOKEN": playground.token, "TELEGRAM_URL": playground.url}
            async with Program(folder, wishes):
                group.people = players
                group.open()
                await group.sets_pace(A_DAY)
                for _ in range(PLAYERS):  # the other one joins, the host starts
                    await group.do(group.next_tap(await group.session()))
                alone, _ = await taps(
                    group, lambda: players[0], PAUSE, time.monotonic() + SECONDS / 4
                )
                until = time.monotonic() + SECONDS
                (beside, _), (looking_on, told) = await asyncio.gather(
                    taps(group, lambda: players[0], PAUSE, until),
                    taps(group, lambda: street.random.choice(watchers), 1 / TAPS_A_SECOND, until),
                )
    print(described("players alone", alone))
    print(described("players beside watchers", beside))
    print(described("watchers", looking_on))
    busy = sum(text == EN("busy") for text in told)
    print(f"{len(told)} taps of watchers, {busy} answered without being handled")
    return median(beside) <= median(looking_on)


def main() -> int:
    folder = Path(tempfile.mkdtemp(prefix="parlour-"))
    try:
        return 0 if asyncio.run(measure(folder)) else 1
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    sys.exit(main())
