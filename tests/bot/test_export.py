"""An export holds every row, person, tally and rating, for SQL and for lines of JSON."""

import json
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.address import Address
from bot.archive.archive import Archive
from bot.archive.recount import read
from bot.archive.row import Row, SeatRow, read_row
from bot.ops.exporting import export
from bot.ops.whole_file import CommandFailed
from bot.store import Store, keys
from engine.games import GAMES
from tests.bot.test_recount import GROUP, an_evening
from tests.engine.tables import NAMES

OTHER = Address(-77)


@pytest.fixture
def archive(store: Store) -> Archive:
    return Archive(store, GAMES)


async def rows(store: Store, chat: int) -> list[Row]:
    return [read_row(text) for text in (await store.archives.read(chat, (), ())).rows]


def ask(path: Path, sql: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as database:
        return database.execute(sql).fetchall()


def change_of(seat: SeatRow) -> float | None:
    return seat.change / 100 if seat.value else None


def names_in(folder: Path) -> list[str]:
    return [each.name for each in folder.iterdir()]


async def test_sql_finds_every_game_with_its_seats(archive: Archive, tmp_path: Path) -> None:
    store, path = archive.store, tmp_path / "out.sqlite"
    await an_evening(archive, 12)
    await an_evening(archive, 3, OTHER)
    assert await export(store, path, overwrite=False) == (
        f"Exported 15 games of 2 chats from the store to {path}."
    )
    known = {chat: await rows(store, chat) for chat in (GROUP.chat, OTHER.chat)}
    games = ask(path, "SELECT chat, game_id, game, moves, strftime('%s', ended) FROM games")
    assert sorted(games) == sorted(
        (chat, row.id, row.game, row.moves, str(row.at // 1000))
        for chat, some in known.items()
        for row in some
    )
    seats = ask(path, "SELECT game_id, seat, person, place, change FROM seats WHERE chat = -1001")
    assert sorted(seats, key=str) == sorted(
        (
            (row.id, at, seat.person or None, seat.place or None, change_of(seat))
            for row in known[GROUP.chat]
            for at, seat in enumerate(row.seats)
        ),
        key=str,
    )


async def test_sql_names_people_and_tells_their_ratings(archive: Archive, tmp_path: Path) -> None:
    path = tmp_path / "out.db"
    at = await an_evening(archive, 40)
    await export(archive.store, path, overwrite=False)
    known = await read(archive.store.archives, GROUP.chat, at)
    people = ask(path, "SELECT person, user, name FROM people")
    assert sorted(people) == sorted((n, user, NAMES[user]) for user, n in known.numbers.items())
    ratings = ask(path, "SELECT pool, person, rating FROM ratings WHERE rating IS NOT NULL")
    assert {(pool, person): round(rating * 100) for pool, person, rating in ratings} == {
        (pool, person): value
        for pool, ranking in known.rankings.items()
        for person, value in ranking.items()
    }
    (dealt,) = ask(path, "SELECT sum(dealt) FROM tallies")
    assert dealt == ask(path, "SELECT count(*) FROM seats WHERE person IS NOT NULL")[0]
    assert ask(path, "SELECT count(*) FROM badges")[0][0] > 0


async def test_lines_of_json_hold_as_much_as_sql(archive: Archive, tmp_path: Path) -> None:
    lines, database = tmp_path / "out.jsonl", tmp_path / "out.sqlite"
    await an_evening(archive, 12)
    await export(archive.store, lines, overwrite=False)
    await export(archive.store, database, overwrite=False)
    found = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    counts = Counter(line["table"] for line in found)
    for (table,) in ask(database, "SELECT name FROM sqlite_master WHERE type = 'table'"):
        assert ask(database, f"SELECT count(*) FROM {table}") == [(counts[table],)]


async def test_what_cannot_be_read_is_left_out(
    archive: Archive, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path, stored = tmp_path / "out.sqlite", archive.store.calls.ask
    await an_evening(archive, 5)
    await stored("LSET", keys.played(GROUP.chat), 2, b"junk")
    await stored("HSET", keys.tally(GROUP.chat), "1", b"{", "i 2", b"{")
    await export(archive.store, path, overwrite=False)
    assert ask(path, "SELECT count(*) FROM games") == [(4,)]
    assert ask(path, "SELECT user, name FROM people WHERE person = 2") == [(None, "")]
    for what in ("row", "tally", "name"):
        assert f"{what} cannot be read" in caplog.text


async def test_somebody_who_was_forgotten_has_no_name(archive: Archive, tmp_path: Path) -> None:
    path, number = tmp_path / "out.sqlite", 1
    await an_evening(archive, 5)
    tally = await archive.store.calls.ask("HGETALL", keys.tally(GROUP.chat))
    (user,) = [name for name, n in tally.items() if name.startswith(b"u ") and int(n) == number]
    await archive.store.calls.ask("HDEL", keys.tally(GROUP.chat), user, f"i {number}")
    await export(archive.store, path, overwrite=False)
    assert ask(path, "SELECT * FROM people WHERE person = 1") == []
    assert ask(path, "SELECT count(*) FROM seats WHERE person = 1")[0][0] > 0


async def test_a_file_is_not_overwritten_unless_that_is_wanted(
    archive: Archive, tmp_path: Path
) -> None:
    path = tmp_path / "out.sqlite"
    await an_evening(archive, 2)
    await export(archive.store, path, overwrite=False)
    await an_evening(archive, 2, OTHER)
    with pytest.raises(CommandFailed, match="exists already"):
        await export(archive.store, path, overwrite=False)
    assert ask(path, "SELECT count(*) FROM games") == [(2,)]
    await export(archive.store, path, overwrite=True)
    assert ask(path, "SELECT count(*) FROM games") == [(4,)]
    assert names_in(tmp_path) == [path.name]


@pytest.mark.parametrize("name", ["out.csv", "out", "none/out.sqlite", "none/out.jsonl"])
async def test_a_file_that_cannot_be_written_is_named(
    store: Store, tmp_path: Path, name: str
) -> None:
    with pytest.raises(CommandFailed, match=name):
        await export(store, tmp_path / name, overwrite=False)
    assert names_in(tmp_path) == []
