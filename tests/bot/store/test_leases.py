"""Workers share the partitions by leases; what a dead worker held is taken over, and its writes are
refused."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from bot.address import PARTITIONS, Address, partition
from bot.store import Store, StoreAway, keys, open_store
from bot.store.leases import Leases, owner_of
from tests.bot.program import wait_until

pytestmark = pytest.mark.slow  # starts whole programs, and kills some

ALL = set(range(PARTITIONS))
NOT_SOON = 600_000


@pytest.fixture
async def workers(url: str) -> AsyncIterator[list[tuple[Leases, Store]]]:
    """Open three workers that have not renewed their leases yet."""
    async with AsyncExitStack() as stack:
        stores = [await stack.enter_async_context((await open_store(url))[0]) for _ in range(3)]
        yield [
            (Leases(each, name, NOT_SOON), each) for name, each in zip("abc", stores, strict=True)
        ]


async def settle(*workers: Leases) -> None:
    """Renew twice: what one worker gives up in the first round, another takes in the second."""
    for _ in range(2):
        for worker in workers:
            await worker.renew()


async def kill(store: Store, name: str) -> None:
    """Make a worker look as if it had been silent for long."""
    await store.calls.ask("ZADD", "parlour:workers", 0, name)


async def test_alone_it_has_everything(workers: list[tuple[Leases, Store]]) -> None:
    leases, _ = workers[0]
    assert leases.mine == []
    await leases.renew()
    assert {*leases.mine} == ALL


async def test_three_share_fairly_and_nobody_twice(workers: list[tuple[Leases, Store]]) -> None:
    a, b, c = (leases for leases, _ in workers)
    await settle(a)
    await settle(a, b, c)
    assert sorted([*a.mine, *b.mine, *c.mine]) == sorted(ALL)
    assert all(60 <= len(worker.mine) <= 110 for worker in (a, b, c))


async def test_what_a_dead_worker_had_is_taken_over(workers: list[tuple[Leases, Store]]) -> None:
    (a, store), (b, _), (c, _) = workers
    await settle(a, b, c)
    kept = {*a.mine}
    await kill(store, "c")
    await settle(a, b)
    assert sorted([*a.mine, *b.mine]) == sorted(ALL)
    assert kept <= {*a.mine}


async def test_who_leaves_is_replaced_at_once(workers: list[tuple[Leases, Store]]) -> None:
    a, b, c = (leases for leases, _ in workers)
    await settle(a, b, c)
    await c.release()
    assert c.mine == []
    await a.renew()
    await b.renew()
    assert sorted([*a.mine, *b.mine]) == sorted(ALL)


async def test_nothing_is_taken_from_the_living(workers: list[tuple[Leases, Store]]) -> None:
    a, b, _ = (leases for leases, _ in workers)
    await a.renew()
    await b.renew()
    assert b.mine == []
    await a.renew()
    await b.renew()
    assert len(a.mine) + len(b.mine) == PARTITIONS


async def test_entries_of_a_dead_worker_go_to_the_next_in_order(
    workers: list[tuple[Leases, Store]],
) -> None:
    (a, first), (b, second), _ = workers
    await a.renew()
    for n in range(5):
        await first.deliver(-1001, "update", b"%d" % n, n)
    in_hand = await first.entries(a.mine)
    assert len(in_hand) == 5
    await first.acknowledge(in_hand[0])
    await first.deliver(-1001, "update", b"5", 5)
    await kill(second, "a")
    await settle(b)
    entries = [*await second.entries(b.mine), *await second.entries(b.mine)]
    assert [entry.body for entry in entries] == [b"1", b"2", b"3", b"4", b"5"]
    for entry in entries:
        assert await second.acknowledge(entry)
    assert not await first.acknowledge(in_hand[1])


async def test_a_worker_that_was_thought_dead_reads_nothing_more(
    workers: list[tuple[Leases, Store]],
) -> None:
    (a, first), (b, second), _ = workers
    await a.renew()
    await first.entries(a.mine)
    await kill(second, "a")
    await settle(b)
    await first.deliver(-1001, "update", b"new", 1)
    assert await first.entries(a.mine) == []
    assert [entry.body for entry in await second.entries(b.mine)] == [b"new"]


async def test_a_worker_that_was_thought_dead_takes_nothing_from_its_heir(
    workers: list[tuple[Leases, Store]],
) -> None:
    (a, first), (b, second), _ = workers
    await a.renew()
    await kill(second, "a")
    await settle(b)
    await first.deliver(-1001, "update", b"", 1)
    (entry,) = await second.entries(b.mine)
    assert await first.entries(a.mine) == []
    assert await second.acknowledge(entry)
    await a.release()
    assert await second.calls.ask("GET", keys.own(entry.partition)) == b"2:b"


async def test_a_worker_that_was_thought_dead_begins_anew(
    workers: list[tuple[Leases, Store]],
) -> None:
    (a, _), (b, store), _ = workers
    await settle(a)
    await kill(store, "a")
    await settle(b)
    assert {*b.mine} == ALL
    await a.renew()
    assert a.mine == []
    await settle(a, b)
    assert sorted([*a.mine, *b.mine]) == sorted(ALL)


async def test_who_cannot_ask_what_it_holds_keeps_it(workers: list[tuple[Leases, Store]]) -> None:
    (a, store), (b, _), _ = workers
    await a.renew()
    await store.deliver(-1001, "update", b"", 1)
    (entry,) = await store.entries(a.mine)
    number = partition(-1)
    token = await store.calls.ask("GET", keys.own(number))
    await spoil(store, number)
    await a.renew()
    assert {*a.mine} == ALL
    assert await store.entries([entry.partition]) == []  # this worker is handling it
    await store.calls.ask("SET", keys.own(number), token)
    await settle(a, b, a)
    assert sorted([*a.mine, *b.mine]) == sorted(ALL)


async def test_what_is_given_up_is_taken_also_while_nobody_can_tell_who_lives(
    workers: list[tuple[Leases, Store]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a cluster, the list of workers may lie on a server that is down."""
    (a, _), (b, store), _ = workers
    await a.renew()
    await b.renew()
    await a.renew()
    assert b.mine == []
    run = store.calls.run

    async def nobody_tells(script: str, names: list[str], *args: Any) -> Any:
        if script == "beat":
            raise StoreAway("It is away")
        return await run(script, names, *args)

    monkeypatch.setattr(store.calls, "run", nobody_tells)
    await b.renew()
    assert sorted([*a.mine, *b.mine]) == sorted(ALL)
    assert len(b.mine) > 60


async def test_what_cannot_be_given_up_holds_up_nothing_else(
    workers: list[tuple[Leases, Store]], monkeypatch: pytest.MonkeyPatch
) -> None:
    (a, store), (b, _), (c, _) = workers
    await settle(a, b)
    await kill(store, "b")
    await c.renew()
    run = store.calls.run

    async def keeps(script: str, names: list[str], *args: Any) -> Any:
        if script == "release":
            raise StoreAway("It is away")
        return await run(script, names, *args)

    monkeypatch.setattr(store.calls, "run", keeps)
    before = {*a.mine}
    await a.renew()
    shall_be = {number for number in ALL if owner_of(number, ["a", "c"]) == "a"}
    assert before - shall_be, "it gives something up"
    assert {*a.mine} == before | shall_be - {*c.mine}


async def test_what_could_not_be_given_up_is_given_up_later(
    workers: list[tuple[Leases, Store]],
) -> None:
    (a, store), (b, _), _ = workers
    await settle(a)
    await b.renew()
    number = next(n for n in ALL if owner_of(n, ["a", "b"]) == "b")
    token = await store.calls.ask("GET", keys.own(number))
    await spoil(store, number)
    await a.renew()
    assert number in a.mine
    await store.calls.ask("SET", keys.own(number), token)
    await settle(a, b)
    assert number in b.mine


async def test_a_partition_is_released_after_the_work_there_has_ended(
    workers: list[tuple[Leases, Store]],
) -> None:
    (_, store), (b, _), _ = workers
    left: set[int] = set()
    gate = asyncio.Event()

    async def leave(number: int) -> None:
        left.add(number)
        await gate.wait()

    a = Leases(store, "a", NOT_SOON, leave)
    await a.renew()
    await b.renew()
    await a.renew()
    await b.renew()
    assert left == {number for number in ALL if owner_of(number, ["a", "b"]) == "b"}
    assert {*a.mine} == ALL - left, "it takes up nothing new there"
    assert b.mine == []
    gate.set()
    await settle(a, b)
    assert {*b.mine} == left


async def test_a_worker_begins_with_what_it_can_get(store: Store) -> None:
    await spoil(store, 5)
    async with Leases(store, "a") as leases:
        await wait_until(lambda: {*leases.mine} == ALL - {5})
        await store.calls.ask("DEL", keys.own(5))
        await wait_until(lambda: {*leases.mine} == ALL)


async def spoil(store: Store, number: int) -> None:
    """Break the lease of a partition, so that reading it is an error."""
    await store.calls.ask("DEL", keys.own(number))
    await store.calls.ask("RPUSH", keys.own(number), "no lease")


async def test_the_fence_rises_with_every_taking(workers: list[tuple[Leases, Store]]) -> None:
    (a, store), (b, _), _ = workers
    own = f"{{p{partition(-1001)}}}:own"
    seen = []
    for worker in (a, b, a):
        await worker.renew()
        seen.append(await store.calls.ask("GET", own))
        await worker.release()
    assert seen == [b"1:a", b"2:b", b"3:a"]


async def test_leases_renew_themselves_and_end_with_their_block(url: str, store: Store) -> None:
    async with Leases(store, "a") as leases:
        assert {*leases.mine} == ALL
        assert await store.calls.ask("ZRANGE", "parlour:workers", 0, -1) == [b"a"]
    assert leases.mine == []
    assert await store.calls.ask("ZRANGE", "parlour:workers", 0, -1) == []


async def test_a_worker_without_partitions_may_read_in_a_loop(store: Store) -> None:
    async def read_for_long() -> None:
        for _ in range(100_000):
            assert await store.entries([]) == []

    reading = asyncio.create_task(read_for_long())
    await store.load(Address(1))
    assert not reading.done()
    reading.cancel()


async def test_who_spoke_before_the_clock_was_set_back_is_dead_after_a_while(
    workers: list[tuple[Leases, Store]],
) -> None:
    (_, first), (_, second), _ = workers
    silent, other = Leases(first, "silent"), Leases(second, "other", 1000)
    await silent.renew()
    await first.calls.ask("ZINCRBY", keys.WORKERS, 3_600_000, "silent")
    async with other:
        await wait_until(lambda: {*other.mine} == ALL)


@pytest.mark.slow
async def test_a_silent_worker_is_dead_after_a_while(workers: list[tuple[Leases, Store]]) -> None:
    (_, first), (_, second), _ = workers
    silent, other = Leases(first, "silent", 1500), Leases(second, "other", 1500)
    await silent.renew()
    async with other:
        await wait_until(lambda: {*other.mine} == ALL)
