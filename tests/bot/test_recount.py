"""Counting an archive again gives what is stored, bit by bit, and mends what is damaged."""

import random
from dataclasses import replace

import pytest

from bot.address import Address
from bot.archive.archive import Archive
from bot.archive.migration import move_archive
from bot.archive.recount import count, read, recount, trim
from bot.archive.replays import Replays, in_thread
from bot.archive.row import read_row
from bot.store import Commit, Store, keys
from bot.store.archives import StoredArchive
from engine.games import GAMES
from engine.session import lobby
from tests.engine.tables import ANN, BOB, CID, DAN, Session, open_table, play_on

GROUP, NEW = Address(-1001), Address(-1009)
START = 1_790_000_000_000  # in September 2026
DAY = 86_400_000


async def play(archive: Archive, session: Session, at: int, address: Address = GROUP) -> None:
    entry = await archive.entry(address, session, at, stands=True)
    version = (await archive.store.load(address)).version
    done = await archive.store.commit(
        address, Commit(version, b"over", version + 1, archived=entry)
    )
    assert done.deed == "done"


def a_game(number: int, chance: random.Random) -> Session:
    key = chance.choice([*GAMES])
    people = chance.sample([ANN, BOB, CID, DAN], min(GAMES[key].seats[-1], chance.choice([2, 3])))
    session = open_table(key, *people, games=GAMES, id=f"game{number}")
    lobby.start(session, session.host, session.touched + 1)
    play_on(session, chance.choice([5, 400]))
    if session.phase == "playing":
        lobby.close(session, session.host, session.touched + 1)
    return session


async def an_evening(archive: Archive, games: int, address: Address = GROUP) -> int:
    """Play games over some weeks; return when the last one ended."""
    chance, at = random.Random(5), START
    for number in range(games):
        at += chance.randrange(DAY)
        await play(archive, a_game(number, chance), at, address)
    return at


@pytest.fixture
def archive(store: Store) -> Archive:
    return Archive(store, GAMES)


async def test_counting_again_finds_no_difference(archive: Archive) -> None:
    at = await an_evening(archive, 60)
    stored = await read(archive.store.archives, GROUP.chat, at)
    assert len(stored.rows) == 60
    assert len(stored.tallies) == 4
    assert count(stored).differences == []
    assert await recount(archive.store.archives, GROUP.chat, at) == []


async def test_what_was_damaged_is_named_and_mended(archive: Archive) -> None:
    at = await an_evening(archive, 20)
    ask, chat = archive.store.calls.ask, GROUP.chat
    before = await read(archive.store.archives, chat, at)
    await ask("HSET", keys.tally(chat), "2", b"{")
    await ask("HDEL", keys.tally(chat), "1")
    await ask("ZADD", keys.ranking(chat, "differo"), 1, 3)
    differences = await recount(archive.store.archives, chat, at)
    assert {"tally of 1", "tally of 2", "rating in differo of 3"} <= {*differences}
    after = await read(archive.store.archives, chat, at)
    assert after == replace(before, version=after.version)


async def test_a_row_that_cannot_be_read_is_left_out(
    archive: Archive, caplog: pytest.LogCaptureFixture
) -> None:
    at = await an_evening(archive, 5)
    await archive.store.calls.ask("LSET", keys.played(GROUP.chat), 2, b"junk")
    differences = await recount(archive.store.archives, GROUP.chat, at)
    assert "row 2 cannot be read and is left out" in differences
    assert "row cannot be read" in caplog.text
    caplog.clear()
    assert await recount(archive.store.archives, GROUP.chat, at) == []


async def test_rows_are_left_out_behind_a_balance(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.archive.recount.TRIMMED_AT", 50)
    monkeypatch.setattr("bot.archive.recount.MOST_ROWS", 30)
    at = await an_evening(archive, 60)
    before = await read(archive.store.archives, GROUP.chat, at)
    await trim(archive.store.archives, GROUP.chat, at, in_thread)
    after = await read(archive.store.archives, GROUP.chat, at)
    assert after.rows == before.rows[30:]
    assert after.tallies == before.tallies
    assert await recount(archive.store.archives, GROUP.chat, at) == []
    await trim(archive.store.archives, GROUP.chat, at, in_thread)
    assert (await read(archive.store.archives, GROUP.chat, at)).version == after.version


async def test_a_chat_that_was_archived_is_found(archive: Archive) -> None:
    await an_evening(archive, 2)
    await an_evening(archive, 2, Address(-77))
    assert {chat async for chat in archive.store.archives.chats()} == {-1001, -77}


# Groups that become supergroups ----------------------------------------------------------------


async def everything(archive: Archive, chat: int, at: int) -> StoredArchive:
    return replace(await read(archive.store.archives, chat, at), version=0)


async def test_an_archive_moves_with_its_group(archive: Archive) -> None:
    at = await an_evening(archive, 25)
    before = await everything(archive, GROUP.chat, at)
    await move_archive(archive.store.archives, GAMES, GROUP.chat, NEW.chat, at, in_thread)
    assert await everything(archive, NEW.chat, at) == before
    assert await everything(archive, GROUP.chat, at) == StoredArchive(
        months={month: {} for month in before.months},
        rankings={pool: {} for pool in before.rankings},
    )
    again = await Replays(archive).session(NEW.chat, "game7", 0)
    assert again is not None
    assert {player.user for player in again.players} <= {ANN, BOB, CID, DAN}
    assert await Replays(archive).session(GROUP.chat, "game7", 0) is None
    assert await archive.store.archives.chats_of(ANN) == [NEW.chat]
    await play(archive, a_game(99, random.Random(1)), at + DAY, NEW)
    assert await recount(archive.store.archives, NEW.chat, at + DAY) == []


async def test_a_move_that_is_repeated_or_comes_late_doubles_nothing(archive: Archive) -> None:
    at = await an_evening(archive, 12)
    await play(archive, a_game(50, random.Random(2)), at + 1000, NEW)  # before the move is heard of
    copy = await read(archive.store.archives, GROUP.chat, at)
    await move_archive(archive.store.archives, GAMES, GROUP.chat, NEW.chat, at + 2000, in_thread)
    first = await everything(archive, NEW.chat, at)
    assert len(first.rows) == 13
    assert len(first.identities) == len(first.numbers) == 4
    assert await recount(archive.store.archives, NEW.chat, at) == []
    await archive.store.archives.write(GROUP.chat, replace(copy, version=0))  # as a crash left it
    await move_archive(archive.store.archives, GAMES, GROUP.chat, NEW.chat, at + 3000, in_thread)
    assert await everything(archive, NEW.chat, at) == first


async def test_a_row_tells_the_change_that_the_tally_has(archive: Archive) -> None:
    at = await an_evening(archive, 30)
    stored = await read(archive.store.archives, GROUP.chat, at)
    newest: dict[tuple[str, int], int] = {}
    for row in map(read_row, stored.rows):
        newest |= {(row.pool, seat.person): seat.value for seat in row.seats if seat.value}
    found = {
        (pool, number): value
        for pool, ranking in stored.rankings.items()
        for number, value in ranking.items()
    }
    assert newest == found != {}
