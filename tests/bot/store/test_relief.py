"""A store that is nearly full gives up file ids, then mistakes, before it refuses a move."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest

from bot.address import Address
from bot.playground.server import Playground
from bot.store import Commit, Store, StoreAway, open_store, relief
from bot.store.embedded import Embedded
from tests.bot.program import Program
from tests.bot.test_intake import running
from tests.patience import patience

pytestmark = pytest.mark.slow  # fills whole stores

LIMIT = 8 << 20
BODY = b"x" * 2000
SAVES = 100  # of 4 kB each, which do not fit into what is left of a full store


async def set_limit(store: Store, limit: int) -> None:
    for server in store.calls.primaries():
        await store.calls.exchange(server, [("CONFIG", "SET", "maxmemory", limit, "")])


@pytest.fixture
async def small(store: Store) -> AsyncIterator[Store]:
    """A store whose servers have a small limit."""
    await set_limit(store, LIMIT)
    yield store
    await set_limit(store, 0)


async def fill_with_files(store: Store) -> None:
    await fill(lambda n: store.remember_file(7, f"{n:064}", BODY.decode()))


async def fill_with_mistakes(store: Store) -> None:
    await fill(lambda n: store.mistakes.keep_mistakes(n, {"abcdefgh 5": BODY}))


async def fill(write: Callable[[int], Awaitable[None]]) -> None:
    """Write until servers refuse it."""
    refused = 0
    for n in range(0, 1_000_000, 500):
        answers = await asyncio.gather(*map(write, range(n, n + 500)), return_exceptions=True)
        refused += sum(isinstance(answer, StoreAway) for answer in answers)
        if refused > 400:
            return


async def count(store: Store, pattern: str) -> int:
    return len({name async for name in store.calls.scan(pattern)})


async def save_all(store: Store) -> None:
    """Save a move at each of many new tables."""
    first = 1 + await count(store, "{p*}:s:*")
    for chat in range(first, first + SAVES):
        commit = Commit(0, 2 * BODY, 1)
        assert (await store.commit(Address(-chat), commit)).deed == "done"


async def save_all_once_there_is_room(store: Store) -> None:
    async with patience(lambda: "the store stays full"):
        while True:
            with suppress(StoreAway):
                return await save_all(store)
            await asyncio.sleep(0.05)


async def test_file_ids_are_given_up_before_mistakes_and_these_before_a_move(small: Store) -> None:
    for user in range(50):
        await small.mistakes.keep_mistakes(user, {"abcdefgh 5": BODY})
    await fill_with_files(small)
    with pytest.raises(StoreAway, match="maxmemory"):
        await save_all(small)
    before = await count(small, "file:*")
    async with running(relief.watch(small.calls)):
        await save_all_once_there_is_room(small)
    assert 0 < await count(small, "file:*") < before
    assert await count(small, "{p*}:mistakes:*") == 50


async def test_mistakes_are_given_up_when_there_is_no_file_id_left(small: Store) -> None:
    await small.remember_file(7, "sha", "id")
    await small.remember_recap(-5, "abcdefgh", "id")
    await fill_with_mistakes(small)
    async with running(relief.watch(small.calls)):
        await save_all_once_there_is_room(small)
    assert await small.file_id(7, "sha") is None
    assert await small.recap(-5, "abcdefgh") is None
    assert await count(small, "{p*}:mistakes:*")


async def test_moves_and_archives_stay_though_nothing_else_is_left(small: Store) -> None:
    await small.commit(Address(-5), Commit(0, BODY, 1))

    async def save(chat: int) -> None:
        await small.commit(Address(-10 - chat), Commit(0, 2 * BODY, 1))

    await fill(save)
    tables = await count(small, "{p*}:s:*")
    assert not all([await relief.relieve(small.calls, name) for name in small.calls.primaries()])
    assert await count(small, "{p*}:s:*") == tables


async def test_a_bot_starts_at_a_store_that_an_older_one_filled_with_file_ids(
    small: Store, url: str
) -> None:
    await fill_with_files(small)
    again, _ = await open_store(url)
    async with again:
        await save_all(again)


async def test_a_running_bot_makes_room(folder: Path) -> None:
    async with Playground(username="parlour_bot") as playground:
        wishes = {"TELEGRAM_TOKEN": playground.token, "TELEGRAM_URL": playground.url}
        async with Program(folder, {**wishes, "STORE_MEMORY": "8"}):
            store, _ = await open_store(Embedded(folder / "data" / "store").url)
            async with store:
                await fill_with_files(store)
                await save_all_once_there_is_room(store)
