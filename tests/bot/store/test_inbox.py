"""Inbox entries come in once, are read in order, and are read again until they are finished."""

import asyncio

import pytest

from bot.address import PARTITIONS, Address, partition
from bot.store import Commit, Hints, Saved, Store, keys, open_store

ALL = range(PARTITIONS)
GROUP = Address(-1001)
SEEN = f"{{p{partition(-1001)}}}:seen"
LIMITS = (18, 60_000, 1000)  # messages, window, distance; in milliseconds


def elsewhere(address: Address) -> Address:
    return next(Address(n) for n in range(-1, -99, -1) if partition(n) != partition(address.chat))


async def bodies(store: Store) -> list[bytes]:
    return [entry.body for entry in await store.entries(ALL)]


async def test_an_entry_comes_out_as_it_went_in(store: Store) -> None:
    topic = Address(-1001, 7)
    await store.deliver(topic.chat, "update", b'{"update_id": 5}', 5, topic)
    (entry,) = await store.entries(ALL)
    assert (entry.kind, entry.body, entry.update_id) == ("update", b'{"update_id": 5}', 5)
    assert (entry.address, entry.partition, entry.tries) == (topic, partition(-1001), 1)
    assert entry.at == int(entry.id.split("-")[0]) > 0


async def test_an_entry_may_be_of_any_bytes_and_know_neither_update_nor_address(
    store: Store,
) -> None:
    await store.deliver(5, "move", bytes(range(256)))
    (entry,) = await store.entries(ALL)
    assert (entry.body, entry.update_id, entry.address) == (bytes(range(256)), None, None)


async def test_a_repeated_update_is_dropped(store: Store) -> None:
    assert await store.deliver(-1001, "update", b"first", 5)
    assert not await store.deliver(-1001, "update", b"second", 5)
    (entry,) = await store.entries(ALL)
    await store.acknowledge(entry)
    assert not await store.deliver(-1001, "update", b"third", 5)
    assert await bodies(store) == []


async def let_hours_pass(store: Store, hours: float) -> None:
    """Make what came to the chat -1001 older: the store's own clock cannot be moved."""
    marks = await store.calls.ask("ZRANGE", SEEN, 0, -1, "WITHSCORES")
    for mark, at in zip(marks[::2], marks[1::2], strict=True):
        await store.calls.ask("ZADD", SEEN, float(at) - hours * 3600 * 1000, mark)


async def deliver_updates(store: Store, ids: range) -> list[bool]:
    return await asyncio.gather(*(store.deliver(-1001, "update", b"", id) for id in ids))


@pytest.mark.parametrize("hours", [0.9, 25.0])
async def test_the_last_hundred_updates_are_known_however_late_they_come_again(
    store: Store, hours: float
) -> None:
    """Telegram hands out no more before the first of them is confirmed, and keeps them for a day.
    The one after a crash finds them among new ones."""
    await deliver_updates(store, range(500))
    await let_hours_pass(store, hours)
    assert 0 < await store.calls.ask("PTTL", SEEN) <= 26 * 3600 * 1000
    for id in range(400, 500):
        assert await store.deliver(-1001, "update", b"", 10_000 + id)
        assert not await store.deliver(-1001, "update", b"", id)


async def test_updates_are_forgotten_after_an_hour_but_for_the_last_hundred(store: Store) -> None:
    await deliver_updates(store, range(500))
    await let_hours_pass(store, 0.9)
    await store.deliver(-1001, "update", b"", 500)
    assert not any(await deliver_updates(store, range(501)))
    await let_hours_pass(store, 0.2)
    await store.deliver(-1001, "update", b"", 501)
    assert await store.calls.ask("ZCARD", SEEN) == 102


async def test_moves_of_computers_are_forgotten_as_updates_are(store: Store) -> None:
    for n in range(200):
        await store.deliver(-1001, "move", b"", once=f"move {n}")
    assert not await store.deliver(-1001, "move", b"", once="move 0")
    await let_hours_pass(store, 1.1)
    await store.deliver(-1001, "move", b"", once="move 200")
    assert await store.calls.ask("ZCARD", SEEN) == 101


async def test_what_the_bot_tells_itself_once_is_known_for_26_hours(store: Store) -> None:
    await store.deliver(-1001, "request", b"", once="played")
    await deliver_updates(store, range(200))
    await let_hours_pass(store, 25)
    await deliver_updates(store, range(200, 400))
    assert await store.was_delivered([(-1001, "played")]) == [True]
    assert not await store.deliver(-1001, "request", b"", once="played")


async def test_entries_without_an_update_are_never_dropped(store: Store) -> None:
    assert await store.deliver(-1001, "move", b"same")
    assert await store.deliver(-1001, "move", b"same")
    assert await bodies(store) == [b"same", b"same"]


async def test_a_chats_entries_keep_their_order(store: Store) -> None:
    sent = [b"%d" % n for n in range(350)]
    await asyncio.gather(*(store.deliver(-1001, "update", body, n) for n, body in enumerate(sent)))
    read: list[bytes] = []
    while more := await bodies(store):
        read += more
    assert read == sent


async def test_an_entry_is_read_once(store: Store) -> None:
    for n in range(20):
        await store.deliver(-n, "update", b"%d" % n, n)
    several = await asyncio.gather(*(store.entries(ALL) for _ in range(3)))
    assert sum(map(len, several)) == 20


async def test_what_a_killed_worker_had_read_comes_again_before_what_is_new(
    store: Store, url: str
) -> None:
    for n in range(250):
        await store.deliver(-1001, "update", b"%d" % n, n)
    killed, _ = await open_store(url)
    async with killed:
        read = [*await killed.entries(ALL, 120), *await killed.entries(ALL, 80)]
        assert len(read) == 200
        await killed.acknowledge(read[0])
    again = await store.entries(ALL)
    while more := await store.entries(ALL):
        again += more
    assert [entry.body for entry in again] == [b"%d" % n for n in range(1, 250)]
    assert {entry.tries for entry in again[:199]} == {2}
    assert {entry.tries for entry in again[199:]} == {1}


async def test_what_is_in_hand_is_not_read_again(store: Store) -> None:
    await store.deliver(-1001, "update", b"", 1)
    assert len(await store.entries(ALL)) == 1
    assert await store.entries(ALL) == []


async def test_what_was_in_hand_when_the_lease_was_lost_is_read_again(store: Store) -> None:
    await store.deliver(-1001, "update", b"", 1)
    (entry,) = await store.entries(ALL)
    store.drop(entry.partition)
    store.hold(entry.partition, "")
    (again,) = await store.entries(ALL)
    assert (again.id, again.tries) == (entry.id, 2)


async def test_what_is_put_back_is_read_again_and_nothing_else(store: Store) -> None:
    for n in range(1200):
        await store.deliver(-1001, "update", b"%d" % n, n)
    entries = [*await store.entries(ALL, 700), *await store.entries(ALL, 700)]
    for back in (entries[900], entries[3], entries[1199]):
        store.put_back(back)
    again = await store.entries(ALL)
    assert [(entry.body, entry.tries) for entry in again] == [(b"3", 2), (b"900", 2), (b"1199", 2)]
    assert await store.entries(ALL) == []
    (one,) = [entry for entry in again if entry.body == b"900"]
    store.put_back(one)
    assert [(entry.body, entry.tries) for entry in await store.entries(ALL)] == [(b"900", 3)]


async def test_what_was_read_without_the_answer_arriving_comes_again(
    store: Store, url: str
) -> None:
    await store.deliver(-1001, "update", b"held", 1)
    (held,) = await store.entries(ALL)
    await store.deliver(-1001, "update", b"lost", 2)
    other, _ = await open_store(url)
    async with other:
        where = [keys.inbox(held.partition), keys.own(held.partition)]
        await other.calls.run("read", where, 100, "", 1)
    await store.deliver(-1001, "update", b"new", 3)
    assert await bodies(store) == [b"lost"]
    assert await bodies(store) == [b"new"]
    assert await bodies(store) == []


async def test_an_entry_is_handed_on_once(store: Store) -> None:
    await store.deliver(GROUP.chat, "update", b"tap", 5, GROUP)
    (entry,) = await store.entries(ALL)
    there = elsewhere(GROUP)
    await store.forward(entry, there.chat, there)
    await store.forward(entry, there.chat, there)  # as after a crash in between
    (handed,) = await store.entries(ALL)
    assert (handed.body, handed.update_id, handed.address) == (b"tap", 5, there)
    assert handed.partition == partition(there.chat)
    assert (await store.commit(there, Commit(0, b"one", 1, entry=handed))).deed == "done"


async def test_finished_entries_leave_no_trace_in_the_stream(store: Store) -> None:
    for n in range(10):
        await store.deliver(-1001, "update", b"", n)
    for entry in await store.entries(ALL):
        await store.acknowledge(entry)
    assert await store.calls.ask("XLEN", f"{{p{partition(-1001)}}}:in") == 0


async def test_an_announcement_comes_again_until_it_was_made(store: Store, url: str) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, announcements=[b"a", b"b"]))
    killed, _ = await open_store(url)
    async with killed:
        first, _ = await killed.announcements(ALL)
        await killed.announced(first, GROUP)
    (second,) = await store.announcements(ALL)
    assert (second.body, second.address, second.tries) == (b"b", GROUP, 2)
    for _ in range(2):  # two workers may finish it
        await store.announced(second, GROUP)
    again, _ = await open_store(url)
    async with again:
        assert await again.announcements(ALL) == []


async def test_announcements_are_carried_from_the_commit_as_they_would_be_read(
    store: Store, url: str
) -> None:
    """The committing worker has them without a read; whoever reads finishes the same ones."""
    commit = Commit(0, b"one", 1, announcements=[b"a", b"b"])
    carried = (await store.commit(GROUP, commit)).announcements
    read = await store.announcements(ALL)
    assert [each.body for each in carried] == [b"a", b"b"]
    assert [(each.partition, each.id, each.body, each.address) for each in carried] == [
        (each.partition, each.id, each.body, each.address) for each in read
    ]
    for each in carried:
        await store.announced(each, GROUP)
    other, _ = await open_store(url)
    async with other:
        assert await other.announcements(ALL) == []


async def test_an_announcement_leaves_its_reminder_and_tells_which_stood_before(
    store: Store,
) -> None:
    commit = Commit(0, b"one", 4, announcements=[b"a", b"b", b"c"])
    first, second, third = (await store.commit(GROUP, commit)).announcements
    assert await store.announced(first, GROUP, b"first") == (4, b"")
    assert (await store.load(GROUP)).reminder == b"first"
    assert await store.announced(second, GROUP, b"second") == (4, b"first")
    assert (await store.load(GROUP)).reminder == b"second"
    await store.announced(third, GROUP)
    assert (await store.load(GROUP)).reminder == b"second"
    await store.remind(GROUP, None)
    assert (await store.load(GROUP)).reminder is None


async def test_a_reminder_of_a_table_that_is_forgotten_leaves_nothing(store: Store) -> None:
    (announcement,) = (
        await store.commit(GROUP, Commit(0, b"one", 1, announcements=[b"a"]))
    ).announcements
    await store.commit(GROUP, Commit(1, forget=True))
    assert await store.announced(announcement, GROUP, b"reminder") == (0, b"")
    assert await store.load(GROUP) == Saved()


async def test_whoever_listens_is_told_of_a_new_entry(store: Store) -> None:
    async with Hints(store.calls.client) as hints:
        heard: set[int] = set()  # a cluster may deliver a late hint of the test before
        for _ in range(200):  # the subscription takes a moment
            await store.deliver(-1001, "move", b"")
            heard |= await hints.wait(0.05)
            if partition(-1001) in heard:
                break
        assert partition(-1001) in heard


async def test_whoever_listens_wakes_up_by_himself_too(store: Store) -> None:
    async with Hints(store.calls.client) as hints:
        assert await hints.wait(0) == set()
        hints.wake(3)
        assert await hints.wait(60) == {3}


async def test_an_announcement_is_claimed_by_one_alone(store: Store, url: str) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, announcements=[b"a"]))
    (announcement,) = await store.announcements(ALL)
    other, _ = await open_store(url)
    async with other:
        assert await store.reserve(GROUP.chat, 1000, LIMITS, claim=announcement) == 0
        assert await other.reserve(GROUP.chat, 2000, LIMITS, claim=announcement) == -1
        await store.unclaim(announcement)
        assert await other.reserve(GROUP.chat, 3000, LIMITS, claim=announcement) == 0
        assert await store.reserve(GROUP.chat, 4000, LIMITS, claim=announcement) == -1


async def test_an_announcement_that_follows_its_chat_is_claimed_by_one_alone(
    store: Store, url: str
) -> None:
    """Its entry lies in the old partition; the budget is that of the new chat."""
    await store.commit(GROUP, Commit(0, b"one", 1, announcements=[b"a"]))
    (announcement,) = await store.announcements(ALL)
    there = elsewhere(GROUP).chat
    other, _ = await open_store(url)
    async with other:
        assert await store.reserve(there, 1000, LIMITS, claim=announcement) == 0
        assert await other.reserve(there, 2000, LIMITS, claim=announcement) == -1
        await store.unclaim(announcement)
        assert await other.reserve(there, 3000, LIMITS, claim=announcement) == 0


async def test_what_was_read_and_not_announced_is_read_again(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, announcements=[b"a"]))
    announcements = await store.announcements(ALL)
    assert await store.announcements(ALL) == []
    store.leave(announcements)
    assert [again.body for again in await store.announcements(ALL)] == [b"a"]
