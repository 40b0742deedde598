"""The bot is stopped while all groups are busy: nobody waits for it, and nothing is left undone."""

import asyncio
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from statistics import median

import pytest

from bot.address import PARTITIONS
from bot.deadlines import now_ms
from bot.playground import user_actions
from bot.playground.server import Playground
from bot.screens.callback_data import EXPLAIN, JOIN, LEAVE, RECAP
from bot.screens.recap_screen import SHOW
from bot.store import keys, open_store
from bot.store.embedded import Embedded
from bot.telegram.outbox import MINUTE, PER_MINUTE
from tests.bot.program import FinishedRun, Program, run_to_end
from tests.chaos.street import STEP, Group, Street, Tap, has_seat
from tests.patience import patience

pytestmark = pytest.mark.slow

WAITING, BUSY = 200, 100  # groups
BREATH = 1.0  # seconds in which a film is begun, or a call ends
EDITS = ("editmessagetext", "editmessagecaption", "editmessagemedia")


@pytest.fixture
async def embedded(folder: Path) -> AsyncIterator[Embedded]:
    async with Embedded(folder / "data" / "store") as embedded:
        yield embedded


@pytest.fixture
async def street(embedded: Embedded) -> AsyncIterator[Street]:
    store, _ = await open_store(embedded.url)
    async with store, Playground(username="parlour_bot") as playground:
        playground.world.limits.on = False
        yield Street(playground, store, Random(7))


def wishes(street: Street) -> dict[str, str]:
    return {"TELEGRAM_TOKEN": street.playground.token, "TELEGRAM_URL": street.playground.url}


def edits(street: Street) -> int:
    return sum(call.method in EDITS for call in street.playground.api.calls.calls)


async def use_up_budgets(street: Street, groups: list[Group]) -> None:
    spent = [now_ms()] * PER_MINUTE
    await asyncio.gather(*(street.store.spend(group.chat.id, spent, MINUTE) for group in groups))


async def wait_for_budgets(street: Street, groups: list[Group]) -> None:
    """Change tables twice whose groups have no budget left, so that they cannot be painted."""
    for group in groups:
        group.open()
    await asyncio.gather(*(group.shown() for group in groups))
    await use_up_budgets(street, groups)
    await asyncio.gather(*map(guests_join, groups))
    await use_up_budgets(street, groups)
    painted = -1
    while painted < edits(street):  # one may be under way that had waited long enough
        painted = edits(street)
        await asyncio.sleep(BREATH)


async def guests_join(group: Group) -> None:
    lobby = await group.session()
    for guest in group.people[1:]:
        await group.do(Tap(guest, f"{JOIN}:{lobby.id}", lambda now: has_seat(now, guest)))  # noqa: B023


async def answered(group: Group) -> float:
    """Let a guest leave or join, which changes the table. Return the seconds until the answer."""
    session, guest = await group.session(), group.people[-1]
    verb = LEAVE if has_seat(session, guest) else JOIN
    began = time.monotonic()
    query = await group.tap(Tap(guest, f"{verb}:{session.id}", lambda _: True))
    async with patience(lambda: f"nobody answered in {group.chat.title}"):
        while await user_actions.answer_to(group.street.world, query, STEP) is None:
            pass
    return time.monotonic() - began


def complaints(*programs: Program) -> list[str]:
    bad = ("level=error", "level=critical", "Traceback", "trace=")
    return [line for bot in programs for line in bot.err if any(word in line for word in bad)]


async def test_tables_that_wait_for_their_budget_hold_up_no_stop(
    folder: Path, street: Street
) -> None:
    groups = [street.build(3) for _ in range(WAITING)]
    async with Program(folder, wishes(street)) as bot:
        await wait_for_budgets(street, groups)
        painted, began = edits(street), time.monotonic()
        bot.process.send_signal(signal.SIGTERM)
        asking = [asyncio.create_task(answered(group)) for group in groups]
        assert await bot.wait_until_gone() == 0
        took = time.monotonic() - began
        assert edits(street) == painted
        async with Program(folder, wishes(street)) as after:
            await asyncio.gather(*asking)
    assert complaints(bot, after) == []
    print(f"stopped after {took:.2f} s beside {WAITING} tables that wait")


async def keeps_asking(group: Group, until: asyncio.Event, waits: list[float]) -> None:
    while not until.is_set():
        waits.append(await answered(group))


async def holders(street: Street) -> set[str]:
    """Return the workers that hold leases."""
    asked = (street.store.calls.ask("GET", keys.own(number)) for number in range(PARTITIONS))
    return {(own or b":").decode().partition(":")[2] for own in await asyncio.gather(*asked)}


async def nothing_else(folder: Path, group: Group) -> None:
    """Stop while people do nothing but tap."""


async def films_and_reviews(folder: Path, group: Group) -> None:
    """Ask for a film and reviews of a game that has just ended."""
    for number, person in enumerate(group.people):
        data = f"{RECAP}:{group.ended[0].session}:{SHOW}" if not number else ""
        data = data or f"{EXPLAIN}:{group.ended[0].session}"
        user_actions.tap(
            group.street.world, person, group.chat, (await group.shown()).key, 0, 0, data
        )
    await asyncio.sleep(BREATH)


async def backup(folder: Path, group: Group) -> asyncio.Task[FinishedRun]:
    """Begin a backup."""
    begun = run_to_end(folder, "-m", "bot", "backup", "copy", **wishes(group.street))
    return asyncio.create_task(begun)


@pytest.mark.parametrize("beside", [nothing_else, films_and_reviews, backup])
async def test_one_of_two_workers_hands_its_groups_over(
    folder: Path, embedded: Embedded, street: Street, beside: object
) -> None:
    common = {**wishes(street), "REDIS_URL": embedded.url}
    street.goal = 80
    first = street.build(2)
    groups = [street.build(3) for _ in range(BUSY)]
    async with (
        Program(folder, {**common, "ROLE": "intake"}),
        Program(folder, {**common, "ROLE": "worker"}) as stays,
        Program(folder, {**common, "ROLE": "worker"}) as goes,
    ):
        async with patience(lambda: "the leases are never shared"):
            while len(await holders(street) - {""}) < 2:  # noqa: ASYNC110
                await asyncio.sleep(STEP)
        while not first.ended:
            await first.spend_an_evening()
            street.goal += 40
        await wait_for_budgets(street, groups)
        until, before, after = asyncio.Event(), list[float](), list[float]()
        asking = [asyncio.create_task(keeps_asking(group, until, before)) for group in groups]
        await asyncio.sleep(2 * BREATH)
        until.set()
        await asyncio.gather(*asking)
        until.clear()
        asking = [asyncio.create_task(keeps_asking(group, until, after)) for group in groups]
        under_way = await beside(folder, first)  # type: ignore[operator]
        began = time.monotonic()
        goes.process.send_signal(signal.SIGTERM)
        assert await goes.wait_until_gone() == 0
        took = time.monotonic() - began
        left = await holders(street) - {""}
        await asyncio.sleep(2 * BREATH)
        until.set()
        await asyncio.gather(*asking)
        if under_way is not None:
            assert (await under_way).code == 0
    assert len(left) <= 1  # no lease waits until the worker that has ended counts as dead
    assert complaints(stays, goes) == []
    print(f"stopped after {took:.2f} s; longest wait {max(after):.2f} s, before {max(before):.2f}")
    print(f"median wait {median(after):.3f} s, before {median(before):.3f} s")
