"""Deadlines become letters once, and time without a clock is given back."""

import asyncio

from bot import clock
from bot.places import Place, partition
from bot.store import Commit, Hints, Store, open_store

ALL = range(256)
HOUR = 3_600_000
GROUP = Place(-1001)
OTHERS = [Place(-n) for n in range(1, 21)]


async def test_a_passed_deadline_becomes_one_letter(store: Store, url: str) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, due=500))
    assert await store.due(ALL, 499) == 500
    assert await store.letters(ALL) == []
    other, _ = await open_store(url)
    async with other:
        await asyncio.gather(*(clock.due(ALL, 500) for clock in (store, other) for _ in range(5)))
    (letter,) = await store.letters(ALL)
    assert (letter.kind, letter.place, letter.body) == ("tick", GROUP, b"")
    assert await store.due(ALL, 500) is None


async def test_the_next_deadline_of_all_is_told(store: Store) -> None:
    for n, place in enumerate(OTHERS):
        await store.commit(place, Commit(0, b"", 1, due=1000 + n))
    assert await store.due(ALL, 0) == 1000
    assert await store.due(ALL, 1004) == 1005
    assert {letter.place for letter in await store.letters(ALL)} == {*OTHERS[:5]}


async def test_whoever_listens_is_told_of_a_passed_deadline(store: Store) -> None:
    async with Hints(store.calls.client) as hints:
        heard: set[int] = set()  # on a cluster also a late hint of the test before
        for version in range(200):  # the subscription takes a moment
            await store.commit(GROUP, Commit(version, b"", version + 1, due=1))
            await store.due(ALL, 1)
            heard |= await hints.wait(0.05)
            if partition(GROUP.chat) in heard:
                break
        assert partition(GROUP.chat) in heard


async def test_a_letter_of_a_deadline_is_finished_by_a_commit(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, due=500))
    await store.due(ALL, 500)
    (tick,) = await store.letters(ALL)
    assert (await store.commit(GROUP, Commit(1, b"two", 2, due=900, letter=tick))).deed == "done"
    assert (await store.commit(GROUP, Commit(2, b"three", 3, letter=tick))).deed == "repeated"
    assert await store.due(ALL, 500) == 900


async def test_time_without_a_clock_is_given_back(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, due=100_000))
    await store.commit(Place(-1001, 7), Commit(0, b"one", 1, due=900_000))
    await store.due(ALL, 50_000)
    assert await store.due(ALL, 350_000) is None  # five minutes nobody looked
    letters = await store.letters(ALL)
    assert [(letter.kind, letter.body) for letter in letters] == [
        ("request", b'{"shift":300000}'),
        ("request", b'{"shift":300000}'),
    ]
    assert {letter.place for letter in letters} == {GROUP, Place(-1001, 7)}
    put_off = Commit(1, b"one", 2, due=400_000, letter=letters[0])
    assert letters[0].place
    assert (await store.commit(letters[0].place, put_off)).deed == "done"
    assert await store.due(ALL, 351_000) == 400_000


async def test_a_clock_that_is_set_back_brings_everything_forward(store: Store) -> None:
    unhurried = Place(-1001, 7)
    await store.commit(GROUP, Commit(0, b"one", 1, due=HOUR + 100_000, dirty=HOUR + 80_000))
    await store.commit(unhurried, Commit(0, b"one", 1, dirty=HOUR + 90_000))
    await store.due(ALL, HOUR + 50_000)
    assert await store.due(ALL, 50_000) is None
    (letter,) = await store.letters(ALL)
    assert (letter.place, letter.body) == (GROUP, b'{"shift":-3600000}')
    assert await store.dirty(ALL, 80_000) == [GROUP]
    assert await store.dirty(ALL, 90_000) == [GROUP, unhurried]
    await store.due(ALL, 51_000)  # once
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
    assert await store.letters(ALL) == []


async def test_a_short_pause_of_the_clock_gives_nothing_back(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, due=100_000))
    await store.due(ALL, 90_000)
    await store.due(ALL, 115_000)
    assert [letter.kind for letter in await store.letters(ALL)] == ["tick"]


async def test_time_without_any_deadline_is_no_pause(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, due=1000))
    await store.due(ALL, 500)
    await store.commit(GROUP, Commit(1, b"one", 2))
    await store.due(ALL, 600)
    await store.commit(GROUP, Commit(2, b"one", 3, due=900_500))
    assert await store.due(ALL, 900_000) == 900_500
    await store.due(ALL, 900_500)
    assert [letter.kind for letter in await store.letters(ALL)] == ["tick"]


async def test_the_clock_rests_until_the_next_deadline_but_never_long(store: Store) -> None:
    assert await clock.sweep(store, ALL, 0) == 1
    await store.commit(GROUP, Commit(0, b"one", 1, due=600))
    assert await clock.sweep(store, ALL, 0) == 0.6
    await store.commit(GROUP, Commit(1, b"one", 2, due=60_000))
    assert await clock.sweep(store, ALL, 0) == 1


async def test_the_clock_runs(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, due=clock.now_ms() + 20))
    running = asyncio.create_task(clock.run(store, lambda: [partition(GROUP.chat)]))
    async with Hints(store.calls.client) as hints:
        while not (letters := await store.letters(ALL)):
            await hints.wait(0.05)
    running.cancel()
    assert [letter.kind for letter in letters] == ["tick"]
