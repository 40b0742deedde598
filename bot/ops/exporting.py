"""Write the archives of all chats into a file for other programs: SQLite, or a line of JSON each.

Times are UTC, ratings are in points, and wins count shared first places as parts of one.
"""

import errno
import json
import logging
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from bot.archive.archive import read_identity
from bot.archive.row import Row, read_row
from bot.archive.tally import PoolTally, Tally, read_tally
from bot.ops.whole_file import CommandFailed, Progress, counted, new_file
from bot.store import Store
from bot.store.archives import StoredArchive
from engine.ratings import POINT, WIN

log = logging.getLogger(__name__)

Fields = Mapping[str, Any]
Write = Callable[[str, Fields], None]  # a table and what a line of it holds

SCHEMA: Final = """
CREATE TABLE games (
    chat INTEGER, game_id TEXT, thread INTEGER, ended TEXT, game TEXT, pool TEXT, rules INTEGER,
    pace_ms INTEGER, lasted_ms INTEGER, moves INTEGER, reason TEXT, unrated TEXT,
    PRIMARY KEY (chat, game_id)
);
CREATE TABLE seats (
    chat INTEGER, game_id TEXT, seat INTEGER, person INTEGER, computer TEXT, place INTEGER,
    own_decisions INTEGER, decisions INTEGER, thought_ms INTEGER, left_by TEXT,
    took_over INTEGER, rating REAL, change REAL, deviation REAL,
    PRIMARY KEY (chat, game_id, seat)
);
CREATE TABLE badges (chat INTEGER, game_id TEXT, person INTEGER, badge TEXT);
CREATE TABLE people (
    chat INTEGER, person INTEGER, user INTEGER, name TEXT, PRIMARY KEY (chat, person)
);
CREATE TABLE tallies (
    chat INTEGER, person INTEGER, dealt INTEGER, finished INTEGER, own_decisions INTEGER,
    thought_ms INTEGER, last_day TEXT, streak INTEGER, best_streak INTEGER, days INTEGER,
    best_days INTEGER, PRIMARY KEY (chat, person)
);
CREATE TABLE ratings (
    chat INTEGER, person INTEGER, pool TEXT, games INTEGER, first_places INTEGER, wins REAL,
    wins_by_luck REAL, places INTEGER, rated_games INTEGER, rating REAL, deviation REAL,
    rated_on TEXT, PRIMARY KEY (chat, person, pool)
);
CREATE INDEX games_by_time ON games (ended);
CREATE INDEX seats_by_person ON seats (chat, person);
"""
SQLITE: Final = {".sqlite", ".sqlite3", ".db"}
ANSWERS_FULL: Final = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE}


async def export(store: Store, path: Path, overwrite: bool, where: str = "the store") -> str:
    """Write all archives into a file. Return a line that says what was written."""
    if path.suffix not in SQLITE | {".jsonl"}:
        raise CommandFailed(f"{path} is of no known kind: let its name end with .sqlite or .jsonl")
    writer = _json_lines if path.suffix == ".jsonl" else _sqlite
    progress, chats, games = Progress("Exporting", "games"), set[int](), 0
    with new_file(path, overwrite) as beside, writer(beside) as write:
        async for chat in store.archives.chats():
            if chat in chats:
                continue
            chats.add(chat)
            stored = await store.archives.read(chat, (), ())
            games += _write_archive(chat, stored, write)
            progress.show(games)
    progress.clear()
    results = f"{counted(games, 'game')} of {counted(len(chats), 'chat')}"
    return f"Exported {results} from {where} to {path}."


@contextmanager
def _json_lines(path: Path) -> Iterator[Write]:
    with path.open("w", encoding="utf-8") as file:

        def write(table: str, fields: Fields) -> None:
            file.write(json.dumps({"table": table, **fields}, ensure_ascii=False) + "\n")

        yield write


@contextmanager
def _sqlite(path: Path) -> Iterator[Write]:
    inserts: dict[str, str] = {}
    try:
        with closing(sqlite3.connect(path)) as database:
            # The file is thrown away unless it is whole, so no journal is needed.
            database.execute("PRAGMA journal_mode = OFF")
            database.execute("PRAGMA synchronous = OFF")
            database.executescript(SCHEMA)

            def write(table: str, fields: Fields) -> None:
                if table not in inserts:
                    places = ", ".join("?" * len(fields))
                    names = ", ".join(fields)
                    inserts[table] = f"INSERT OR REPLACE INTO {table} ({names}) VALUES ({places})"
                database.execute(inserts[table], [*fields.values()])

            yield write
            database.commit()
    except sqlite3.Error as error:
        is_full = getattr(error, "sqlite_errorcode", None) in ANSWERS_FULL
        raise OSError(errno.ENOSPC if is_full else errno.EIO, str(error)) from None


def _write_archive(chat: int, stored: StoredArchive, write: Write) -> int:
    """Write the archive of a chat. Return how many games it has."""
    games = 0
    for number in sorted({*stored.numbers.values(), *stored.identities}):
        user, name = _identity(chat, number, stored.identities.get(number))
        write("people", {"chat": chat, "person": number, "user": user, "name": name})
    for index, text in enumerate(stored.rows):
        try:
            row = read_row(text)
        except ValueError:
            log.error("row cannot be read", extra={"chat": chat, "row": index})
            continue
        _write_game(chat, row, write)
        games += 1
    for number, text in sorted(stored.tallies.items()):
        try:
            tally = read_tally(text)
        except ValueError:
            log.error("tally cannot be read", extra={"chat": chat, "number": number})
            continue
        _write_tally(chat, number, tally, write)
    return games


def _identity(chat: int, number: int, text: bytes | None) -> tuple[int | None, str]:
    """Return the id and the name of a person; of somebody who was forgotten there is neither."""
    if text is None:
        return None, ""
    try:
        return read_identity(text)
    except (ValueError, TypeError):
        log.error("name cannot be read", extra={"chat": chat, "number": number})
        return None, ""


def _write_game(chat: int, row: Row, write: Write) -> None:
    write(
        "games",
        {
            "chat": chat,
            "game_id": row.id,
            "thread": row.thread,
            "ended": _time(row.at),
            "game": row.game,
            "pool": row.pool,
            "rules": row.rules,
            "pace_ms": row.pace,
            "lasted_ms": row.ms,
            "moves": row.moves,
            "reason": row.reason,
            "unrated": row.unrated,
        },
    )
    for at, seat in enumerate(row.seats):
        is_rated = bool(seat.value)
        write(
            "seats",
            {
                "chat": chat,
                "game_id": row.id,
                "seat": at,
                "person": seat.person or None,
                "computer": seat.level,
                "place": seat.place or None,
                "own_decisions": seat.own,
                "decisions": seat.decisions,
                "thought_ms": seat.ms,
                "left_by": seat.end,
                "took_over": int(seat.late),
                "rating": seat.value / POINT if is_rated else None,
                "change": seat.change / POINT if is_rated else None,
                "deviation": seat.deviation / POINT if is_rated else None,
            },
        )
    for person, badge in row.badges:
        write("badges", {"chat": chat, "game_id": row.id, "person": person, "badge": badge})


def _write_tally(chat: int, number: int, tally: Tally, write: Write) -> None:
    write(
        "tallies",
        {
            "chat": chat,
            "person": number,
            "dealt": tally.dealt,
            "finished": tally.finished,
            "own_decisions": tally.own,
            "thought_ms": tally.ms,
            "last_day": _day(tally.day),
            "streak": tally.streak,
            "best_streak": tally.best_streak,
            "days": tally.days,
            "best_days": tally.best_days,
        },
    )
    for pool, each in tally.pools.items():
        write("ratings", {"chat": chat, "person": number, "pool": pool, **_rating(each)})


def _rating(pool: PoolTally) -> Fields:
    return {
        "games": pool.games,
        "first_places": pool.firsts,
        "wins": pool.won / WIN,
        "wins_by_luck": pool.par / WIN,
        "places": pool.places,
        "rated_games": pool.rated,
        "rating": pool.value / POINT if pool.rated else None,
        "deviation": pool.deviation / POINT if pool.rated else None,
        "rated_on": _day(pool.day) if pool.rated else None,
    }


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")


def _day(number: int) -> str:
    return datetime.fromtimestamp(number * 86_400, UTC).strftime("%Y-%m-%d")
