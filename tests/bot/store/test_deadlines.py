"""Passed deadlines become inbox entries once, and time without a sweep is given back."""

import asyncio

from bot import deadlines
from bot.address import Address, partition
from bot.store import Commit, Hints, Store, open_store

ALL = range(256)
HOUR = 3_600_000
GROUP = Address(-1001)
OTHERS = [Address(-n) for n in range(1, 21)]


async def test_a_passed_deadline_becomes_one_entry(store: Store, url: str) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, due=500))
    assert await store.due(ALL, 499) == 500
    assert await store.entries(ALL) == []
    other, _ = await open_store(url)
    async with other:
        await asyncio.gather(*(clock.due(ALL, 500) for clock in (store, other) for _ in range(5)))
    (entry,) = await store.entries(ALL)
    assert (entry.kind, entry.address, entry.body) == ("tick", GROUP, b"")
    assert await store.due(ALL, 500) is None


async def test_the_next_deadline_of_all_is_told(store: Store) -> None:
    for n, address in enumerate(OTHERS):
        await store.commit(address, Commit(0, b"", 1, due=1000 + n))
    assert await store.due(ALL, 0) == 1000
    assert await store.due(ALL, 1004) == 1005
    assert {entry.address for entry in await store.entries(ALL)} == {*OTHERS[:5]}


async def test_whoever_listens_is_told_of_a_passed_deadline(store: Store) -> None:
    async with Hints(store.calls.client) as hints:
        heard: set[int] = set()  # a cluster may deliver a late hint of the test before
        for version in range(200):  # the subscription takes a moment
            await store.commit(GROUP, Commit(version, b"", version + 1, due=1))
            await store.due(ALL, 1)
            heard |= await hints.wait(0.05)
            if partition(GROUP.chat) in heard:
                break
        assert partition(GROUP.chat) in heard


async def test_an_entry_of_a_deadline_is_finished_by_a_commit(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, due=500))
    await store.due(ALL, 500)
    (tick,) = await store.entries(ALL)
    assert (await store.commit(GROUP, Commit(1, b"two", 2, due=900, entry=tick))).deed == "done"
    assert (await store.commit(GROUP, Commit(2, b"three", 3, entry=tick))).deed == "repeated"
    assert await store.due(ALL, 500) == 900


async def test_time_without_a_clock_is_given_back(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, due=100_000))
    await store.commit(Address(-1001, 7), Commit(0, b"one", 1, due=900_000))
    await store.due(ALL, 50_000)
    assert await store.due(ALL, 350_000) is None  # five minutes without a sweep
    entries = await store.entries(ALL)
    assert [(entry.kind, entry.body) for entry in entries] == [
        ("request", b'{"shift":300000}'),
        ("request", b'{"shift":300000}'),
    ]
    assert {entry.address for entry in entries} == {GROUP, Address(-1001, 7)}
    put_off = Commit(1, b"one", 2, due=400_000, entry=entries[0])
    assert entries[0].address
    assert (await store.commit(entries[0].address, put_off)).deed == "done"
    assert await store.due(ALL, 351_000) == 400_000


async def test_a_clock_that_is_set_back_brings_everything_forward(store: Store) -> None:
    unhurried = Address(-1001, 7)
    await store.commit(GROUP, Commit(0, b"one", 1, due=HOUR + 100_000, dirty=HOUR + 80_000))
    await store.commit(unhurried, Commit(0, b"one", 1, dirty=HOUR + 90_000))
    await store.due(ALL, HOUR + 50_000)
    assert await store.due(ALL, 50_000) is None
    (entry,) = await store.entries(ALL)
    assert (entry.address, entry.body) == (GROUP, b'{"shift":-3600000}')
    assert await store.dirty(ALL, 80_000) == [GROUP]
    assert await store.dirty(ALL, 90_000) == [GROUP, unhurried]
    await store.due(ALL, 51_000)  # handed over once
    assert await store.dirty(ALL, 79_999) == []


async def test_what_is_to_be_painted_is_brought_forward_where_no_deadline_is(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, dirty=HOUR + 80_000))
    await store.due(ALL, HOUR + 50_000)
    await store.due(ALL, 50_000)
    assert await store.dirty(ALL, 80_000) == [GROUP]


async def test_clocks_that_differ_a_little_bring_nothing_forward(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, due=100_000))
    await store.due(ALL, 90_000)
    assert await store.due(ALL, 70_000) == 100_000
    assert await store.entries(ALL) == []


async def test_a_short_pause_of_the_clock_gives_nothing_back(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, due=100_000))
    await store.due(ALL, 90_000)
    await store.due(ALL, 115_000)
    assert [entry.kind for entry in await store.entries(ALL)] == ["tick"]


async def test_time_without_any_deadline_is_no_pause(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, due=1000))
    await store.due(ALL, 500)
    await store.commit(GROUP, Commit(1, b"one", 2))
    await store.due(ALL, 600)
    await store.commit(GROUP, Commit(2, b"one", 3, due=900_500))
    assert await store.due(ALL, 900_000) == 900_500
    await store.due(ALL, 900_500)
    assert [entry.kind for entry in await store.entries(ALL)] == ["tick"]


async def test_the_clock_rests_until_the_next_deadline_but_never_long(store: Store) -> None:
    assert await deadlines.sweep(store, ALL, 0) == 1
    await store.commit(GROUP, Commit(0, b"one", 1, due=600))
    assert await deadlines.sweep(store, ALL, 0) == 0.6
    await store.commit(GROUP, Commit(1, b"one", 2, due=60_000))
    assert await deadlines.sweep(store, ALL, 0) == 1


async def test_the_clock_runs(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, due=deadlines.now_ms() + 20))
    running = asyncio.create_task(deadlines.run(store, lambda: [partition(GROUP.chat)]))
    async with Hints(store.calls.client) as hints:
        while not (entries := await store.entries(ALL)):
            await hints.wait(0.05)
    running.cancel()
    assert [entry.kind for entry in entries] == ["tick"]
