"""One move is one script: all of it happens, once, or nothing."""

import asyncio

import pytest

from bot.places import Place, partition
from bot.store import Commit, Letter, Painted, Saved, Store, keys

GROUP = Place(-1001)
ALL = range(256)


async def letter_in(store: Store, place: Place = GROUP, update_id: int = 1) -> Letter:
    await store.deliver(place.chat, "update", b"{}", update_id, place)
    (letter,) = await store.letters(ALL)
    return letter


async def test_nothing_is_there_before_the_first_commit(store: Store) -> None:
    assert await store.load(GROUP) == Saved(0, None, Painted())


async def test_a_commit_changes_everything_together(store: Store) -> None:
    letter = await letter_in(store)
    commit = Commit(0, b"new", 1, due=500, dirty=400, say=[b"one", b"two"], letter=letter)
    assert await store.commit(GROUP, commit) == "done"
    saved = await store.load(GROUP)
    assert (saved.version, saved.session) == (1, b"new")
    assert await store.dirty(ALL, 400) == [GROUP]
    assert [(said.body, said.place) for said in await store.said(ALL)] == [
        (b"one", GROUP),
        (b"two", GROUP),
    ]
    assert await store.due(ALL, 499) == 500
    assert not await store.acknowledge(letter)


async def test_a_commit_on_another_version_changes_nothing(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1))
    letter = await letter_in(store)
    late = Commit(0, b"late", 1, due=500, dirty=400, say=[b"late"], letter=letter)
    assert await store.commit(GROUP, late) == "conflict"
    saved = await store.load(GROUP)
    assert (saved.version, saved.session) == (1, b"one")
    assert await store.dirty(ALL, 10**15) == []
    assert await store.said(ALL) == []
    assert await store.due(ALL, 10**15) is None
    assert await store.acknowledge(letter)


async def test_a_letter_that_is_finished_changes_nothing_again(store: Store) -> None:
    letter = await letter_in(store)
    assert await store.commit(GROUP, Commit(0, b"one", 1, letter=letter)) == "done"
    again = Commit(1, b"two", 2, due=500, dirty=400, say=[b"again"], letter=letter)
    assert await store.commit(GROUP, again) == "repeated"
    assert (await store.load(GROUP)).version == 1
    assert await store.said(ALL) == []
    assert await store.dirty(ALL, 10**15) == []


async def test_a_letter_that_was_acknowledged_changes_nothing(store: Store) -> None:
    letter = await letter_in(store)
    await store.acknowledge(letter)
    assert await store.commit(GROUP, Commit(0, b"one", 1, letter=letter)) == "repeated"
    assert (await store.load(GROUP)).version == 0


async def test_of_many_commits_on_one_version_one_is_done(store: Store) -> None:
    commits = [Commit(0, b"%d" % n, 1) for n in range(50)]
    deeds = await asyncio.gather(*(store.commit(GROUP, commit) for commit in commits))
    assert deeds.count("done") == 1
    assert deeds.count("conflict") == 49
    assert (await store.load(GROUP)).session == b"%d" % deeds.index("done")


async def test_a_commit_without_a_session_leaves_it_and_its_deadline(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, due=500))
    assert await store.commit(GROUP, Commit(1, dirty=400, say=[b"hello"])) == "done"
    saved = await store.load(GROUP)
    assert (saved.version, saved.session) == (1, b"one")
    assert await store.due(ALL, 0) == 500
    assert await store.dirty(ALL, 400) == [GROUP]


async def test_a_session_without_a_deadline_takes_the_old_one_away(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, due=500))
    await store.commit(GROUP, Commit(1, b"two", 2))
    assert await store.due(ALL, 10**15) is None
    assert await store.letters(ALL) == []


async def test_a_forgotten_session_leaves_nothing(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1, due=500, dirty=400))
    assert await store.commit(GROUP, Commit(1, forget=True, say=[b"bye"])) == "done"
    assert await store.load(GROUP) == Saved()
    assert await store.due(ALL, 10**15) is None
    assert await store.dirty(ALL, 10**15) == []
    assert len(await store.said(ALL)) == 1
    assert await store.commit(GROUP, Commit(0, b"next", 1)) == "done"


async def test_topics_of_a_chat_are_tables_of_their_own(store: Store) -> None:
    topic = Place(GROUP.chat, 7)
    await store.commit(GROUP, Commit(0, b"general", 1))
    await store.commit(topic, Commit(0, b"topic", 1))
    assert (await store.load(GROUP)).session == b"general"
    assert (await store.load(topic)).session == b"topic"


async def test_a_letter_is_finished_where_it_lies(store: Store) -> None:
    letter = await letter_in(store)
    elsewhere = next(Place(n) for n in range(1, 99) if partition(n) != letter.partition)
    with pytest.raises(ValueError, match="forward"):
        await store.commit(elsewhere, Commit(0, b"one", 1, letter=letter))


async def test_a_table_is_kept_thirty_days_after_its_last_move(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1))
    state = f"{{p{partition(GROUP.chat)}}}:s:{GROUP.key}"
    thirty_days = 30 * 24 * 3600 * 1000
    for command in (("PEXPIRE", state, 1000), ("PERSIST", state)):
        await store.calls.ask(*command)
        await store.commit(GROUP, Commit(1, b"one", 1))
        assert thirty_days - 60_000 < await store.calls.ask("PTTL", state) <= thirty_days


async def test_a_finished_game_is_kept_two_days_after_its_table_was_cleared(store: Store) -> None:
    await store.keep_finished(GROUP.chat, "abcdefgh", b"over")
    assert await store.finished(GROUP.chat, "abcdefgh") == b"over"
    assert await store.finished(-1002, "abcdefgh") is None
    left = await store.calls.ask("PTTL", keys.finished(GROUP.chat, "abcdefgh"))
    two_days = 2 * 24 * 3600 * 1000
    assert two_days - 60_000 < left <= two_days
