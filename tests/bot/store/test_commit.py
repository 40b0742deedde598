"""A commit is one script: all of it happens once, or nothing."""

import asyncio
import zlib
from dataclasses import replace
from typing import Any

import pytest

from bot.address import Address, partition
from bot.store import Commit, Committed, InboxEntry, Painted, Saved, Store, keys

GROUP = Address(-1001)
ALL = range(256)


async def delivered(store: Store, address: Address = GROUP, update_id: int = 1) -> InboxEntry:
    await store.deliver(address.chat, "update", b"{}", update_id, address)
    (entry,) = await store.entries(ALL)
    return entry


async def test_nothing_is_there_before_the_first_commit(store: Store) -> None:
    assert await store.load(GROUP) == Saved(0, None, Painted())


async def test_a_commit_changes_everything_together(store: Store) -> None:
    entry = await delivered(store)
    commit = Commit(0, b"new", 1, due=500, dirty=400, announcements=[b"one", b"two"], entry=entry)
    assert (await store.commit(GROUP, commit)).deed == "done"
    saved = await store.load(GROUP)
    assert (saved.version, saved.session) == (1, b"new")
    assert await store.dirty(ALL, 400) == [GROUP]
    announcements = await store.announcements(ALL)
    assert [(each.body, each.address) for each in announcements] == [
        (b"one", GROUP),
        (b"two", GROUP),
    ]
    assert await store.due(ALL, 499) == 500
    assert not await store.acknowledge(entry)


async def test_a_commit_on_another_version_changes_nothing(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1))
    entry = await delivered(store)
    late = Commit(0, b"late", 1, due=500, dirty=400, announcements=[b"late"], entry=entry)
    assert (await store.commit(GROUP, late)).deed == "conflict"
    saved = await store.load(GROUP)
    assert (saved.version, saved.session) == (1, b"one")
    assert await store.dirty(ALL, 10**15) == []
    assert await store.announcements(ALL) == []
    assert await store.due(ALL, 10**15) is None
    assert await store.acknowledge(entry)


async def test_an_entry_that_is_finished_changes_nothing_again(store: Store) -> None:
    entry = await delivered(store)
    assert (await store.commit(GROUP, Commit(0, b"one", 1, entry=entry))).deed == "done"
    again = Commit(1, b"two", 2, due=500, dirty=400, announcements=[b"again"], entry=entry)
    assert (await store.commit(GROUP, again)).deed == "repeated"
    assert (await store.load(GROUP)).version == 1
    assert await store.announcements(ALL) == []
    assert await store.dirty(ALL, 10**15) == []


async def test_an_entry_that_was_acknowledged_changes_nothing(store: Store) -> None:
    entry = await delivered(store)
    await store.acknowledge(entry)
    assert (await store.commit(GROUP, Commit(0, b"one", 1, entry=entry))).deed == "repeated"
    assert (await store.load(GROUP)).version == 0


async def test_of_many_commits_on_one_version_one_is_done(store: Store) -> None:
    commits = [Commit(0, b"%d" % n, 1) for n in range(50)]
    committed = await asyncio.gather(*(store.commit(GROUP, commit) for commit in commits))
    deeds = [each.deed for each in committed]
    assert deeds.count("done") == 1
    assert deeds.count("conflict") == 49
    assert (await store.load(GROUP)).session == b"%d" % deeds.index("done")


async def test_a_commit_without_a_session_leaves_it_and_its_deadline(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, due=500))
    assert (
        await store.commit(GROUP, Commit(1, dirty=400, announcements=[b"hello"]))
    ).deed == "done"
    saved = await store.load(GROUP)
    assert (saved.version, saved.session) == (1, b"one")
    assert await store.due(ALL, 0) == 500
    assert await store.dirty(ALL, 400) == [GROUP]


async def test_a_session_without_a_deadline_takes_the_old_one_away(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, due=500))
    await store.commit(GROUP, Commit(1, b"two", 2))
    assert await store.due(ALL, 10**15) is None
    assert await store.entries(ALL) == []


async def test_what_a_commit_carries_on_is_what_would_be_loaded(store: Store) -> None:
    done = await store.commit(GROUP, Commit(0, b"one", 1, dirty=400))
    painted = (await store.load(GROUP)).painted
    assert (done.asked, done.fence) == (painted.asked, painted.fence) == (1, painted.fence)
    fence = await store.painted(GROUP, replace(painted, message=9, version=1), painted.fence)
    done = await store.commit(GROUP, Commit(1, b"two", 2, dirty=500))
    assert (done.asked, done.fence) == (2, fence)
    assert done.announcements == ()


async def test_a_commit_that_is_not_done_carries_nothing_on(store: Store) -> None:
    entry = await delivered(store)
    await store.commit(GROUP, Commit(0, b"one", 1, dirty=400, entry=entry))
    late = Commit(0, b"late", 1, dirty=400, announcements=[b"late"])
    assert await store.commit(GROUP, late) == Committed("conflict")
    again = Commit(1, b"two", 2, dirty=400, announcements=[b"again"], entry=entry)
    assert await store.commit(GROUP, again) == Committed("repeated")


async def test_a_table_is_loaded_with_its_chat_and_the_hands_that_stand(store: Store) -> None:
    topic = Address(GROUP.chat, 7)
    await store.change(GROUP.chat, {"language": b'"de"'})
    await store.hand_stands(GROUP, 5, b"[77]")
    await store.hand_stands(GROUP, 6, b"[78]")
    saved = await store.load(GROUP)
    assert saved.chat == {b"language": b'"de"'}
    assert saved.hands == {b"5": b"[77]", b"6": b"[78]"}
    assert (await store.load(topic)).chat == saved.chat
    assert (await store.load(topic)).hands == {}
    await store.hand_stands(GROUP, 5, None)
    assert (await store.load(GROUP)).hands == {b"6": b"[78]"}


async def test_a_commit_changes_the_documents_of_its_chat(store: Store) -> None:
    await store.change(GROUP.chat, {"away": b"true"})
    await store.change(GROUP.chat, {"pace": b"5"})
    commit = Commit(0, b"one", 1, chat={"language": b'"de"', "away": None})
    assert (await store.commit(GROUP, commit)).deed == "done"
    assert (await store.load(GROUP)).chat == {b"language": b'"de"', b"pace": b"5"}
    late = Commit(0, b"late", 1, chat={"language": None, "pace": None})
    assert (await store.commit(GROUP, late)).deed == "conflict"
    assert (await store.load(GROUP)).chat == {b"language": b'"de"', b"pace": b"5"}


async def test_changes_of_documents_and_announcements_are_told_apart(store: Store) -> None:
    commit = Commit(0, b"one", 1, chat={"a": b"1", "b": None}, announcements=[b"x", b"y"])
    done = await store.commit(GROUP, commit)
    assert [each.body for each in done.announcements] == [b"x", b"y"]
    assert (await store.load(GROUP)).chat == {b"a": b"1"}


async def test_a_chat_where_no_table_stands_has_its_documents_changed_too(store: Store) -> None:
    entry = await delivered(store)
    commit = Commit(0, chat={"language": b'"de"'}, entry=entry)
    assert (await store.commit(GROUP, commit)).deed == "done"
    saved = await store.load(GROUP)
    assert (saved.version, saved.chat) == (0, {b"language": b'"de"'})
    assert (await store.commit(GROUP, commit)).deed == "repeated"


async def shown(store: Store, version: int, **other: Any) -> Painted:
    """Record that the chat shows this version."""
    painted = (await store.load(GROUP)).painted
    painted = replace(painted, message=9, version=version, digest="abc", kind="photo", **other)
    fence = await store.painted(GROUP, painted, painted.fence)
    assert fence
    return replace(painted, fence=fence)


async def test_a_session_that_takes_the_place_of_another_gets_a_message_of_its_own(
    store: Store,
) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, dirty=400))
    last = await shown(store, 1, sending=True)
    done = await store.commit(GROUP, Commit(1, b"another", 2, anew=True, dirty=500))
    painted = (await store.load(GROUP)).painted
    assert (painted.message, painted.digest, painted.kind, painted.sending) == (
        0,
        "",
        "text",
        False,
    )
    assert painted.fence == done.fence == last.fence + 1
    assert await store.painted(GROUP, replace(last, message=9, version=1), last.fence) is None
    assert (await store.load(GROUP)).painted.message == 0


async def test_a_session_that_goes_on_keeps_its_message(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, dirty=400))
    last = await shown(store, 1)
    done = await store.commit(GROUP, Commit(1, b"two", 2, dirty=500))
    assert (await store.load(GROUP)).painted == replace(last, asked=2)
    assert done.fence == last.fence


async def test_what_looks_as_before_is_still_the_newest_that_is_shown(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, dirty=400))
    await shown(store, 1)
    await store.commit(GROUP, Commit(1, b"two", 2))
    assert (await store.load(GROUP)).painted.version == 2
    assert await store.dirty(ALL, 10**15) == []


async def test_what_looks_as_before_is_not_newest_where_the_one_before_is_not_shown(
    store: Store,
) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, dirty=400))
    await shown(store, 1)
    await store.commit(GROUP, Commit(1, b"two", 2, dirty=500))
    await store.commit(GROUP, Commit(2, b"three", 3))
    assert (await store.load(GROUP)).painted.version == 1
    assert await store.dirty(ALL, 500) == [GROUP]


async def test_a_commit_that_waits_for_nobody_to_see_it_leaves_what_is_shown(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, dirty=400))
    await shown(store, 1)
    await store.commit(GROUP, Commit(1, announcements=[b"hello"]))
    assert (await store.load(GROUP)).painted.version == 1


async def test_a_forgotten_session_leaves_nothing(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, due=500, dirty=400))
    assert (
        await store.commit(GROUP, Commit(1, forget=True, announcements=[b"bye"]))
    ).deed == "done"
    assert await store.load(GROUP) == Saved()
    assert await store.due(ALL, 10**15) is None
    assert await store.dirty(ALL, 10**15) == []
    assert len(await store.announcements(ALL)) == 1
    assert (await store.commit(GROUP, Commit(0, b"next", 1))).deed == "done"


async def test_topics_of_a_chat_are_tables_of_their_own(store: Store) -> None:
    topic = Address(GROUP.chat, 7)
    await store.commit(GROUP, Commit(0, b"general", 1))
    await store.commit(topic, Commit(0, b"topic", 1))
    assert (await store.load(GROUP)).session == b"general"
    assert (await store.load(topic)).session == b"topic"


async def test_an_entry_is_finished_where_it_lies(store: Store) -> None:
    entry = await delivered(store)
    elsewhere = next(Address(n) for n in range(1, 99) if partition(n) != entry.partition)
    with pytest.raises(ValueError, match="forward"):
        await store.commit(elsewhere, Commit(0, b"one", 1, entry=entry))


async def test_a_table_is_kept_thirty_days_after_its_last_move(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1))
    state = f"{{p{partition(GROUP.chat)}}}:s:{GROUP.key}"
    thirty_days = 30 * 24 * 3600 * 1000
    for command in (("PEXPIRE", state, 1000), ("PERSIST", state)):
        await store.calls.ask(*command)
        await store.commit(GROUP, Commit(1, b"one", 1))
        assert thirty_days - 60_000 < await store.calls.ask("PTTL", state) <= thirty_days


async def test_a_game_that_was_over_before_the_archive_is_found(store: Store) -> None:
    key, session = keys.finished(GROUP.chat, "abcdefgh"), b'{"log":[]}'
    for saved in (session, zlib.compress(session)):
        await store.calls.ask("SET", key, saved)
        assert await store.finished_before(GROUP.chat, "abcdefgh") == session
    assert await store.finished_before(-1002, "abcdefgh") is None


async def test_documents_are_kept_while_somebody_plays(store: Store) -> None:
    notes = keys.notes(GROUP.chat)
    days = 24 * 3600 * 1000
    await store.calls.ask("HSET", notes, "pace", "5")  # for ever, as older versions wrote it
    await store.commit(GROUP, Commit(0, b"one", 1))
    assert 399 * days < await store.calls.ask("PTTL", notes) <= 400 * days
    await store.calls.ask("PEXPIRE", notes, 1000)
    await store.keep(GROUP.chat)
    assert await store.calls.ask("PTTL", notes) > 399 * days
    await store.keep(-1002)
    assert not await store.calls.ask("EXISTS", keys.notes(-1002))
