"""The bot comes back after a long time to an inbox full of updates."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.playground import user_actions
from bot.playground.server import Playground
from bot.requests.triage import ANSWERABLE_MS
from bot.store import open_store
from bot.store.embedded import Embedded
from bot.telegram import intake
from tests.bot.program import Program
from tests.chaos.street import A_DAY, Street, Tap, becomes_quiet

pytestmark = pytest.mark.slow

GROUPS, STALE, PEOPLE = 20, 40_000, 500
STALE_PERSON = 10**9  # the first id of the people who tapped long ago
UPDATE = 10**9  # the first id of their updates
TIMES = 3.0  # as long as it took to deliver all updates: then whoever taps now is answered
AT_ONCE = 500  # updates that are delivered together


@pytest.fixture
async def embedded(folder: Path) -> AsyncIterator[Embedded]:
    """Return the bot's own store, where the bot looks for it."""
    async with Embedded(folder / "data" / "store") as embedded:
        yield embedded


@pytest.fixture
async def street(embedded: Embedded) -> AsyncIterator[Street]:
    store, _ = await open_store(embedded.url)
    async with store, Playground(username="parlour_bot") as playground:
        playground.world.limits.on = False
        yield Street(playground, store, Random(7))


async def stale_updates(street: Street) -> list[dict[str, Any]]:
    """Make what many people did long ago, each like an update that Telegram sent: talk, taps on
    tables that are gone, and taps on the one that stands."""
    models: list[tuple[dict[str, Any], str]] = []
    for group in street.groups:
        message, session = await group.shown(), await group.session()
        user_actions.tap(street.world, group.people[0], group.chat, message.key, 0, 0, "j:old")
        update = json.loads(street.playground.bot.queue.updates.pop().body)
        models.append((update["callback_query"], session.id))
    return [stale_update(number, *models[number % GROUPS]) for number in range(STALE)]


def stale_update(number: int, query: dict[str, Any], session: str) -> dict[str, Any]:
    person = {**query["from"], "id": STALE_PERSON + number % PEOPLE}
    kind = number // GROUPS % 8
    if kind < 3:
        message = {**query["message"], "from": person, "text": "Good evening", "entities": []}
        del message["reply_markup"]
        return {"update_id": UPDATE + number, "message": message}
    stands = f"m:{session}:3:1"
    data = stands if kind == 7 else "j:old" if kind == 6 else f"m:old{number % 50}:3:1"
    tapped = {**query, "id": str(UPDATE + number), "from": person, "data": data}
    return {"update_id": UPDATE + number, "callback_query": tapped}


async def fill_inboxes(street: Street, updates: list[dict[str, Any]]) -> None:
    for begin in range(0, len(updates), AT_ONCE):
        await asyncio.gather(
            *(intake.deliver(street.store, update) for update in updates[begin : begin + AT_ONCE])
        )


async def test_whoever_taps_now_need_not_wait_for_a_long_queue(
    folder: Path, embedded: Embedded, street: Street
) -> None:
    wishes = {"TELEGRAM_TOKEN": street.playground.token, "TELEGRAM_URL": street.playground.url}
    groups = [street.build(3) for _ in range(GROUPS)]
    async with Program(folder, wishes):
        for group in groups:
            group.open()
        await asyncio.gather(*(group.sets_pace(A_DAY) for group in groups))
        await becomes_quiet(street)
    answered: Counter[str] = Counter()

    def note(call: Any) -> None:
        if call.method == "answerCallbackQuery":
            answered[str(call.params["callback_query_id"])] += 1

    updates = await stale_updates(street)
    began = time.monotonic()
    await fill_inboxes(street, updates)
    delivering = time.monotonic() - began
    street.playground.api.calls.listeners.append(note)
    await asyncio.sleep(ANSWERABLE_MS / 1000)

    async def joins(group: Any) -> float:
        late = group.people[1]
        id = (await group.session()).id
        await group.do(Tap(late, f"j:{id}", lambda now: now.seat_of(late.id) is not None))
        return time.monotonic() - began

    async with Program(folder, wishes) as bot:
        began = time.monotonic()
        waits = await asyncio.gather(*map(joins, groups))
        await becomes_quiet(street)
        took = time.monotonic() - began
        assert not [line for line in bot.err if "level=error" in line]
    print(f"{STALE} stale updates: {delivering:.1f} s to deliver, {took:.1f} s to handle;")
    print(f"new ones {min(waits):.1f} to {max(waits):.1f} s")
    assert max(answered.values()) == 1
    assert max(waits) < TIMES * delivering
