"""A table stays marked dirty until somebody has painted its newest version, and no painter
overwrites a newer one."""

from dataclasses import replace

from bot.address import Address
from bot.store import Commit, Painted, Store, keys

GROUP = Address(-1001)
ALL = range(256)
EVER = 10**15


async def table(store: Store, version: int = 1, dirty: int = 100) -> Painted:
    """Commit a new version; return what was painted before it."""
    await store.commit(GROUP, Commit(version - 1, b"%d" % version, version, dirty=dirty))
    return (await store.load(GROUP)).painted


async def test_a_mark_counts_from_its_time_on_until_it_was_painted(store: Store) -> None:
    painted = await table(store)
    assert await store.dirty(ALL, 99) == []
    assert await store.dirty(ALL, 100) == [GROUP]
    assert await store.dirty(ALL, 100) == [GROUP]
    assert await store.painted(GROUP, replace(painted, version=1), painted.fence)
    assert await store.dirty(ALL, EVER) == []


async def test_what_was_painted_is_kept(store: Store) -> None:
    before = await table(store)
    shown = replace(before, message=77, version=1, digest="abc", kind="photo", sending=True)
    fence = await store.painted(GROUP, shown, before.fence)
    assert fence
    assert (await store.load(GROUP)).painted == replace(shown, fence=fence)


async def test_a_late_painter_cannot_overwrite_a_newer_one(store: Store) -> None:
    late = await table(store)
    newer = await table(store, 2)
    fence = await store.painted(GROUP, replace(newer, message=2, version=2), newer.fence)
    assert await store.painted(GROUP, replace(late, message=1, version=1), late.fence) is None
    assert (await store.load(GROUP)).painted.message == 2
    assert fence
    assert await store.painted(GROUP, replace(newer, message=3, version=2), fence) == fence + 1


async def test_of_two_painters_one_may_send(store: Store) -> None:
    """The fence taken before a message is sent decides who may send it."""
    both = await table(store)
    sending = replace(both, sending=True)
    first = await store.painted(GROUP, sending, both.fence, again=500)
    assert first
    assert await store.painted(GROUP, sending, both.fence, again=500) is None
    assert await store.dirty(ALL, 499) == []
    assert await store.dirty(ALL, 500) == [GROUP]  # in case the sender dies
    sent = replace(both, message=9, version=1)
    assert await store.painted(GROUP, sent, first)
    assert await store.dirty(ALL, EVER) == []


async def test_a_move_while_painting_keeps_the_mark(store: Store) -> None:
    painted = await table(store)
    await table(store, 2, dirty=200)
    await store.painted(GROUP, replace(painted, version=1), painted.fence)
    assert await store.dirty(ALL, 199) == []
    assert await store.dirty(ALL, 200) == [GROUP]


async def test_a_move_while_sending_is_not_put_off(store: Store) -> None:
    painted = await table(store)
    sending = replace(painted, sending=True)
    fence = await store.painted(GROUP, sending, painted.fence, again=90_000)
    assert fence
    await table(store, 2, dirty=200)
    await store.painted(GROUP, replace(painted, version=1), fence)
    assert await store.dirty(ALL, 200) == [GROUP]


async def test_a_wish_to_see_the_same_version_again_keeps_the_mark(store: Store) -> None:
    painted = await table(store)
    await store.commit(GROUP, Commit(1, dirty=200))
    await store.painted(GROUP, replace(painted, version=1), painted.fence)
    assert await store.dirty(ALL, 200) == [GROUP]


async def test_many_moves_do_not_put_off_the_painting(store: Store) -> None:
    for version in range(1, 50):
        await table(store, version, dirty=100 + version)
    assert await store.dirty(ALL, 101) == [GROUP]


async def test_what_cannot_be_painted_now_is_painted_again_later(store: Store) -> None:
    painted = await table(store)
    await store.painted(GROUP, painted, painted.fence, again=300)
    assert await store.dirty(ALL, 299) == []
    assert await store.dirty(ALL, 300) == [GROUP]


async def test_nothing_is_painted_where_no_table_is(store: Store) -> None:
    await table(store)
    await store.calls.ask("DEL", keys.state(GROUP))  # as its lifetime would
    assert await store.dirty(ALL, EVER) == [GROUP]
    nothing = (await store.load(GROUP)).painted
    assert await store.painted(GROUP, replace(nothing, message=1), nothing.fence) is None
    assert (await store.load(GROUP)).painted == Painted()
    assert await store.dirty(ALL, EVER) == []


async def test_a_painter_of_a_forgotten_table_cannot_touch_the_next_one(store: Store) -> None:
    old = await table(store)
    await store.commit(GROUP, Commit(1, forget=True))
    assert await store.painted(GROUP, replace(old, message=1), old.fence) is None
    assert (await store.load(GROUP)).version == 0
    await table(store)
    assert await store.painted(GROUP, replace(old, message=1), old.fence) is None
    assert (await store.load(GROUP)).painted.message == 0
