"""A backup brings back every key that is worth keeping, or is refused before anything is there."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.address import Address, partition
from bot.archive.archive import Archive
from bot.archive.recount import recount
from bot.archive.replays import Replays
from bot.deadlines import now_ms
from bot.ops.backup import DATED, back_up, back_up_into, check, restore
from bot.ops.backup_file import FORMAT, LENGTH, MAGIC, SHORT
from bot.ops.whole_file import CommandFailed
from bot.store import Commit, Store, StoreAway, dumps, keys, open_store
from bot.store.embedded import Embedded
from engine.games import GAMES
from engine.session import dump, load
from tests.bot.store.cluster import Cluster
from tests.bot.store.test_keys import everything_happens
from tests.bot.test_recount import an_evening
from tests.conftest import store_folder
from tests.engine.tables import ANN, BOB, CID, play_on, play_table

PROBES = {keys.probe(number) for number in range(256)}
LEFT_OUT = {keys.WORKERS, keys.BACKUP, keys.SALT, keys.nicknames(), keys.file(7, "sha"), *PROBES}
ADVICE = "name another one"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.backup"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store, _ = await open_store(url)
    async with store:
        yield store


def write(file: Path, content: bytes) -> None:
    file.write_bytes(content)


def read(file: Path) -> bytes:
    return file.read_bytes()


async def bring_back(file: Path, url: str) -> str:
    return await restore(file, opened(url), ADVICE)


async def everything_in(store: Store) -> dict[str, tuple[Any, int]]:
    """Return each key's value, as the server writes it, and how long it is kept."""
    ask, found = store.calls.ask, {}
    for name in {name.decode() async for name in store.calls.scan("*")}:
        found[name] = await ask("DUMP", name), await ask("PTTL", name)
    return found


async def empty(store: Store) -> None:
    for name in [name async for name in store.calls.scan("*")]:
        await store.calls.ask("DEL", name)


def is_worth_keeping(name: str) -> bool:
    is_short_lived = any(f":{kind}:" in name for kind in ("rate", "recap", "imports", "forgotten"))
    return name not in LEFT_OUT and not name.endswith(":own") and not is_short_lived


async def test_every_key_of_the_dictionary_comes_back(store: Store, url: str, file: Path) -> None:
    await everything_happens(store)
    before = await everything_in(store)
    began = now_ms()
    assert await back_up(store, file, overwrite=False)
    assert began <= await store.condition.last_backup() <= now_ms()
    await empty(store)
    await bring_back(file, url)
    after = await everything_in(store)
    assert after.keys() - LEFT_OUT == {name for name in before if is_worth_keeping(name)}
    for name, (value, kept) in after.items():
        if name not in LEFT_OUT:
            assert value == before[name][0], name
            assert before[name][1] - 60_000 < kept <= before[name][1], name


async def play_everywhere(store: Store) -> list[Address]:
    """Begin a game of each kind in three chats each, with deadlines, and play it half-way."""
    addresses = []
    for index, game in enumerate([*GAMES] * 3):
        people = [ANN, BOB, CID][: GAMES[game].seats[-1]]
        session = play_on(play_table(game, *people, games=GAMES), moves=3 + index, seed=index)
        address = Address(-1000 - index, index % 2 * 7)
        commit = Commit(0, dump(session), 1, due=5_000_000_000_000, dirty=1)
        await store.commit(address, commit)
        await store.hand_stands(address, ANN, b"[]")
        addresses.append(address)
    return addresses


async def play_to_the_end(store: Store, addresses: list[Address]) -> None:
    assert {*await store.dirty(range(256), 1)} == {*addresses}
    assert await store.due(range(256), 0) == 5_000_000_000_000
    for address in addresses:
        saved = await store.load(address)
        assert saved.hands
        assert saved.session
        session = load(saved.session, GAMES)
        assert play_on(session, seed=1).phase == "over"
        assert (await store.commit(address, Commit(1, dump(session), 2))).deed == "done"


async def test_tables_play_on_after_a_restore(store: Store, url: str, file: Path) -> None:
    addresses = await play_everywhere(store)
    archive = Archive(store, GAMES)
    at = await an_evening(archive, 12, Address(-77))
    before = await store.archives.read(-77, (), ())
    await back_up(store, file, overwrite=False)
    await empty(store)
    await bring_back(file, url)
    await play_to_the_end(store, addresses)
    assert await store.archives.read(-77, (), ()) == before
    assert await recount(store.archives, -77, at) == []
    again = await Replays(archive).session(-77, "game3", 0)
    assert again is not None
    assert again.log


@pytest.mark.slow
async def test_a_backup_goes_from_one_server_into_a_cluster_and_back(
    url: str, cluster: Cluster, file: Path, tmp_path: Path
) -> None:
    other, back = tmp_path / "other", cluster.url
    async with opened(url) as store:
        await empty(store)
        addresses = await play_everywhere(store)
        before = {name: value for name, (value, _) in (await everything_in(store)).items()}
        await back_up(store, file, overwrite=False)
        await empty(store)
    if url != cluster.url:
        cluster.clear()
        await bring_back(file, cluster.url)
        async with opened(cluster.url) as store:
            await back_up(store, other, overwrite=False)
            await play_to_the_end(store, addresses)
        back = url
    else:
        shutil.copy(file, other)
    await bring_back(other, back)
    async with opened(back) as store:
        after = {name: value for name, (value, _) in (await everything_in(store)).items()}
        assert {name: after[name] for name in after if name not in PROBES} == {
            name: before[name] for name in before if name not in PROBES
        }


async def test_a_chat_that_the_scan_missed_in_part_comes_whole(
    store: Store, file: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await an_evening(Archive(store, GAMES), 3, Address(-77))
    scan = store.calls.scan

    async def scan_of_before(pattern: str) -> AsyncIterator[bytes]:
        async for name in scan(pattern):
            if b":played:" in name:
                yield name

    monkeypatch.setattr(store.calls, "scan", scan_of_before)
    before = await store.archives.read(-77, (), ())
    await back_up(store, file, overwrite=False)
    monkeypatch.undo()
    await empty(store)
    await bring_back(file, url)
    assert await store.archives.read(-77, (), ()) == before
    assert await store.game(-77, "game0") is not None


async def test_a_partition_with_very_many_keys_is_read_chat_by_chat(
    store: Store, file: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dumps, "MOST_AT_ONCE", 20)
    here = [chat for chat in range(-1, -9999, -1) if partition(chat) == 3][:8]
    for chat in here:
        await store.commit(Address(chat), Commit(0, b"game", 1, due=7))
    await back_up(store, file, overwrite=False)
    await empty(store)
    await bring_back(file, url)
    assert [(await store.load(Address(chat))).session for chat in here] == [b"game"] * 8
    assert await store.awaited([3]) == 8


# What is refused -------------------------------------------------------------------------------


async def refusal(file: Path, url: str) -> str:
    with pytest.raises(CommandFailed) as error:
        await bring_back(file, url)
    assert "\n" not in str(error.value)
    return str(error.value)


async def a_small_backup(store: Store, file: Path) -> bytes:
    await store.commit(Address(-5), Commit(0, b"game", 1))
    await back_up(store, file, overwrite=False)
    await empty(store)
    return read(file)


async def keys_in(store: Store) -> int:
    return len({name async for name in store.calls.scan("*")} - {name.encode() for name in PROBES})


async def test_a_store_that_holds_something_is_not_overwritten(
    store: Store, url: str, file: Path
) -> None:
    await a_small_backup(store, file)
    await store.commit(Address(-6), Commit(0, b"other", 1))
    count = await keys_in(store)
    said = await refusal(file, url)
    assert f"holds {count} keys" in said
    assert ADVICE in said
    assert await keys_in(store) == count


async def test_a_file_that_is_cut_off_anywhere_is_refused(
    store: Store, url: str, file: Path
) -> None:
    whole = await a_small_backup(store, file)
    for length in range(len(whole)):
        write(file, whole[:length])
        said = await refusal(file, url)
        assert ("no backup" if length < len(MAGIC) else "cut off") in said, length
    write(file, whole + b"\0")
    assert "damaged" in await refusal(file, url)
    assert await keys_in(store) == 0


async def test_a_file_with_a_flipped_byte_is_refused(store: Store, url: str, file: Path) -> None:
    whole, chance = await a_small_backup(store, file), Random(5)
    for at in range(len(whole)):
        damaged = bytearray(whole)
        damaged[at] ^= chance.randrange(1, 256)
        write(file, bytes(damaged))
        assert str(file) in await refusal(file, url), at
    assert await keys_in(store) == 0


async def test_a_backup_of_a_later_version_is_refused(store: Store, url: str, file: Path) -> None:
    write(file, MAGIC + SHORT.pack(FORMAT + 1) + LENGTH.pack(7) + b"unknown")
    said = await refusal(file, url)
    assert "later version" in said
    assert "update" in said


async def test_a_file_that_is_no_backup_or_is_not_there(
    store: Store, url: str, file: Path, tmp_path: Path
) -> None:
    assert "There is no file" in await refusal(file, url)
    write(file, b"REDIS0011" + bytes(100))
    assert "is no backup of Parlour" in await refusal(file, url)
    assert "cannot be read: Is a directory" in await refusal(tmp_path, url)


async def test_values_that_the_server_does_not_know_are_refused(
    store: Store, url: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read_all = dumps.Dumps.read_all

    async def of_a_later_server(self: dumps.Dumps) -> AsyncIterator[list[dumps.Dump]]:
        async for some in read_all(self):
            yield [each._replace(value=each.value[:-10] + b"\xff\xff" + bytes(8)) for each in some]

    monkeypatch.setattr(dumps.Dumps, "read_all", of_a_later_server)
    await a_small_backup(store, file)
    assert "cannot read what" in await refusal(file, url)
    assert await keys_in(store) == 0


async def test_a_restore_that_breaks_off_says_that_a_part_is_there(
    store: Store, url: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read_all = dumps.Dumps.read_all

    async def twice(self: dumps.Dumps) -> AsyncIterator[list[dumps.Dump]]:
        async for some in read_all(self):
            yield [*some, *some]

    monkeypatch.setattr(dumps.Dumps, "read_all", twice)
    await a_small_backup(store, file)
    said = await refusal(file, url)
    assert "The store refuses" in said
    assert "a part of the backup" in said


async def test_a_file_is_not_overwritten_unless_that_is_wanted(store: Store, file: Path) -> None:
    write(file, b"precious")
    with pytest.raises(CommandFailed, match="--force"):
        await back_up(store, file, overwrite=False)
    assert read(file) == b"precious"
    await back_up(store, file, overwrite=True)
    assert read(file).startswith(MAGIC)
    assert [path.name for path in file.parent.iterdir()] == [file.name]


async def test_a_backup_that_is_broken_off_leaves_nothing(store: Store, file: Path) -> None:
    await an_evening(Archive(store, GAMES), 3)
    working = asyncio.create_task(back_up(store, file, overwrite=False))
    while not [*file.parent.iterdir()]:  # noqa: ASYNC110 - a file tells nobody
        await asyncio.sleep(0)
    while not working.done():  # again, because the library may overlook one
        working.cancel()
        await asyncio.sleep(0)
    assert [*file.parent.iterdir()] == []


# Tried, and made each night -------------------------------------------------------------------


@pytest.fixture
async def spare() -> AsyncIterator[str]:
    """The address of a server beside the store's."""
    home = store_folder()
    async with Embedded(home) as server:
        yield server.url
    shutil.rmtree(home)


def files_in(folder: Path) -> set[Path]:
    return {*folder.iterdir()}


async def test_a_check_says_what_a_backup_holds_and_changes_nothing(
    store: Store, file: Path, spare: str
) -> None:
    tables = await play_everywhere(store)
    await an_evening(Archive(store, GAMES), 12, Address(-77))
    await store.calls.ask("DEL", keys.state(Address(-77)))  # its table holds no session
    await back_up(store, file, overwrite=False)
    before, content = await everything_in(store), read(file)
    said = await check(file, opened(spare))
    assert "can be restored" in said
    assert f"{len(tables)} tables, 12 finished games of 1 chat" in said
    after = await everything_in(store)
    assert {n: value for n, (value, _) in after.items()} == {
        n: value for n, (value, _) in before.items()
    }
    assert read(file) == content


async def test_a_check_refuses_what_a_restore_refuses(store: Store, file: Path, spare: str) -> None:
    whole = await a_small_backup(store, file)
    write(file, whole[:-1])
    with pytest.raises(CommandFailed, match="cut off"):
        await check(file, opened(spare))


async def test_a_check_reads_every_table(store: Store, file: Path, spare: str) -> None:
    await store.commit(Address(-5), Commit(0, b"of a later version", 1))
    await play_everywhere(store)
    await back_up(store, file, overwrite=False)
    with pytest.raises(CommandFailed, match="cannot read 1 table of 16 in it"):
        await check(file, opened(spare))


async def test_the_newest_backups_of_a_folder_are_kept(store: Store, tmp_path: Path) -> None:
    others = [tmp_path / "parlour.backup", tmp_path / "parlour-2026-01-01.backup"]
    old = [tmp_path / f"parlour-2026-01-0{day}T030000Z.backup" for day in range(1, 9)]
    for path in (*others, *old):
        write(path, b"precious")
    said = await back_up_into(store, tmp_path, 7)
    assert "Deleted 2 older backups." in said
    assert not {*old[:2]} & files_in(tmp_path)
    assert {*others, *old[2:]} < files_in(tmp_path)
    newest = max(path for path in files_in(tmp_path) if path.match(DATED))
    assert newest not in old
    assert read(newest).startswith(MAGIC)
    with pytest.raises(CommandFailed, match="is not a folder"):
        await back_up_into(store, newest, 7)


async def test_no_backup_is_deleted_when_the_new_one_fails(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = [tmp_path / f"parlour-2026-01-0{day}T030000Z.backup" for day in range(1, 9)]
    for path in old:
        write(path, b"precious")

    async def none(pattern: str) -> AsyncIterator[bytes]:
        if pattern:
            raise StoreAway("away")
        yield b""

    monkeypatch.setattr(store.calls, "scan", none)
    with pytest.raises(StoreAway):
        await back_up_into(store, tmp_path, 7)
    assert files_in(tmp_path) == {*old}
