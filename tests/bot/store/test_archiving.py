"""A finished game goes into the archive with the commit that ends it, or not at all."""

import asyncio
from dataclasses import replace

import pytest

from bot.address import Address
from bot.deadlines import now_ms
from bot.store import Commit, Store, keys, open_store
from bot.store.records import Archived
from bot.store.store import DAY, GAMES_KEPT, MOST_KEPT

GROUP = Address(-1001)
ANN, BOB = 11, 12
END = 1_790_000_000_000


def archived(version: int = 0, id: str = "abcdefgh", at: int = END, **of: bytes) -> Archived:
    fields = {"m": b"202609", "n": b"1", f"u {ANN}": b"1", "i 1": b'[11, "Ann"]', "1": b"{}"}
    month = {"1": b"[]"}
    return Archived(
        id, at, b"row of " + id.encode(), b"C1", version, fields, 202609, month, "whot",
        {"1": 150_000}, stands=True,
    )  # fmt: skip


async def counts(store: Store) -> list[int]:
    """Count rows, games, people's fields and ratings."""
    ask = store.calls.ask
    return [
        await ask("LLEN", keys.played(GROUP.chat)),
        await ask("EXISTS", keys.game(GROUP.chat, "abcdefgh")),
        await ask("HLEN", keys.tally(GROUP.chat)),
        await ask("ZCARD", keys.ranking(GROUP.chat, "whot")),
    ]


async def test_a_row_comes_with_the_last_move(store: Store) -> None:
    done = await store.commit(GROUP, Commit(0, b"over", 1, archived=archived()))
    assert done.deed == "done"
    assert await counts(store) == [1, 1, 6, 1]  # and the version of the tallies
    assert (await store.load(GROUP)).row == b"row of abcdefgh"
    assert await store.game(GROUP.chat, "abcdefgh") == b"C1"
    assert await store.people(GROUP.chat, [1, 2]) == {1: b'[11, "Ann"]'}


@pytest.mark.parametrize("stale", ["table", "tallies"])
async def test_neither_is_written_if_either_has_changed_meanwhile(store: Store, stale: str) -> None:
    await store.commit(GROUP, Commit(0, b"one", 1))
    await store.commit(Address(-1001, 7), Commit(0, b"over", 1, archived=archived()))
    table, tallies = (0, 1) if stale == "table" else (1, 0)
    before = await counts(store)
    done = await store.commit(GROUP, Commit(table, b"over", 2, archived=archived(tallies)))
    assert done.deed == "conflict"
    assert await counts(store) == before
    assert (await store.load(GROUP)).session == b"one"


async def test_a_repeated_move_is_archived_once(store: Store) -> None:
    await store.deliver(GROUP.chat, "update", b"{}", 1, GROUP)
    (entry,) = await store.entries(range(256))
    commit = Commit(0, b"over", 1, entry=entry, archived=archived())
    deeds = [done.deed for done in await asyncio.gather(*[store.commit(GROUP, commit)] * 1)]
    deeds += [(await store.commit(GROUP, replace(commit, expected=1))).deed]
    assert deeds == ["done", "repeated"]
    assert (await counts(store))[0] == 1


async def test_the_row_leaves_the_table_with_its_game(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"over", 1, archived=archived()))
    await store.commit(GROUP, Commit(1, b"next", 2, anew=True))
    assert (await store.load(GROUP)).row == b""
    assert (await counts(store))[0] == 1


async def test_a_balance_tells_what_is_known_of_people(store: Store) -> None:
    nothing = await store.balance(GROUP.chat, [ANN, BOB], 202609)
    assert (nothing.version, nothing.last_number, nothing.month, nothing.numbers) == (0, 0, 0, {})
    await store.commit(GROUP, Commit(0, b"over", 1, archived=archived()))
    known = await store.balance(GROUP.chat, [BOB, ANN], 202609)
    assert (known.version, known.last_number, known.month) == (1, 1, 202609)
    assert (known.numbers, known.identities) == ({ANN: 1}, {1: b'[11, "Ann"]'})
    assert (known.tallies, known.months) == ({1: b"{}"}, {1: b"[]"})


async def test_the_balance_of_a_new_month_tells_all_of_the_last_one(store: Store) -> None:
    await store.commit(GROUP, Commit(0, b"over", 1, archived=archived()))
    closing = await store.balance(GROUP.chat, [BOB], 202610)
    assert (closing.month, closing.months) == (202609, {1: b"[]"})


async def test_games_are_kept_for_as_long_as_the_operator_says(store: Store, url: str) -> None:
    count, now = MOST_KEPT + 1, now_ms()
    frugal, _ = await open_store(url, games_kept=2 * DAY)
    async with frugal:
        for version in range(count):
            done = archived(version, f"game{version:04}", now + version)
            await frugal.commit(GROUP, Commit(version, b"over", version + 1, archived=done))
    left = await store.calls.ask("PTTL", keys.game(GROUP.chat, "game0000"))
    assert 2 * DAY - 60_000 < left <= 2 * DAY


async def test_the_newest_games_of_a_chat_do_not_expire(store: Store) -> None:
    count, now = MOST_KEPT + 3, now_ms()
    ids = [f"game{number:04}" for number in range(count)]
    for version, id in enumerate(ids):
        ended = now - GAMES_KEPT - 1000 if version == 0 else now + version
        done = archived(version, id, ended)
        await store.commit(GROUP, Commit(version, b"over", version + 1, archived=done))
    left = [await store.calls.ask("PTTL", keys.game(GROUP.chat, id)) for id in ids]
    assert left[0] == -2  # it was over for longer than games are kept
    assert all(GAMES_KEPT - 60_000 < each <= GAMES_KEPT + count for each in left[1:3])
    assert left[3:] == [-1] * MOST_KEPT
