"""Measure what the archive costs: `python -m tests.bench.archive`.

The commit of a last move with its row and its game is timed beside the same commit without them, in
turns, on one Valkey that writes everything to disk; and Valkey says how much memory a row, a kept
game and a person take. It ends with an error if a target is missed.
"""

import asyncio
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from bot.address import Address
from bot.archive.row import ROWS
from bot.deadlines import now_ms
from bot.store import Commit, Committed, Store, keys, open_store
from bot.store.embedded import Embedded
from bot.store.records import Archived
from bot.tables import Session, Table, Tables, _Before
from engine.games import GAMES
from engine.session import Events, dump, load, lobby
from tests.engine.tables import play_on

GAMES_EACH: Final = 60  # of every game, with and without the archive
PEOPLE: Final = range(101, 141)
MOST_RATIO: Final = 1.15
MOST_ROW, MOST_GAME, MOST_PERSON = 400, 2000, 1000  # bytes

Act = Callable[[Session | None, int], tuple[Session | None, Events]]


class WithoutArchive(Tables):
    async def _archived(
        self, table: Table, before: _Before, session: Session | None, now: int
    ) -> Archived | None:
        return None


def almost_over(game: str, number: int) -> bytes:
    """Play a game up to its last move."""
    count = min(4, GAMES[game].seats[-1])
    people = [PEOPLE[(number * 3 + seat) % len(PEOPLE)] for seat in range(count)]
    session = lobby.open_lobby(
        GAMES, f"{game}{number:07}", game, people[0], "Somebody", number.to_bytes(32, "big"), 0,
        pace=60_000,
    )  # fmt: skip
    for user in people[1:]:
        lobby.join(session, user, f"Person {user}", 0)
    lobby.start(session, people[0], 1)
    before = dump(session)
    while session.phase == "playing":
        before = dump(session)
        play_on(session, 1, seed=len(session.log))
    return before


def last_move(session: Session | None, now: int) -> tuple[Session | None, Events]:
    assert session is not None
    play_on(session, 1, seed=len(session.log))
    assert session.phase == "over"
    return session, []


async def timed(tables: Tables, chat: int, saved: bytes) -> tuple[float, float]:
    """Make a last move at a table of its own. Return the milliseconds that it took in all, and
    those of its commit alone."""
    address = Address(chat)
    await tables.change(address, lambda _, now: (load(saved, GAMES), []))
    seen = await tables.see(address)
    assert seen.session is not None
    plain_commit, took = tables.store.commit, list[float]()

    async def timed_commit(address: Address, commit: Commit) -> Committed:
        begun = time.perf_counter()
        done = await plain_commit(address, commit)
        took.append(1000 * (time.perf_counter() - begun))
        return done

    tables.store.commit = timed_commit  # type: ignore[method-assign]
    begun = time.perf_counter()
    await tables.change(address, last_move, seen=seen)
    in_all = 1000 * (time.perf_counter() - begun)
    tables.store.commit = plain_commit  # type: ignore[method-assign]
    return in_all, sum(took)


async def measure(store: Store) -> bool:
    is_met = True
    for game in GAMES:
        times: dict[bool, list[tuple[float, float]]] = {False: [], True: []}
        for number in range(GAMES_EACH):
            saved = almost_over(game, number)
            for has_archive in (number % 2 == 0, number % 2 == 1):
                tables = Tables(store) if has_archive else WithoutArchive(store)
                chat = -1_000_000 - number - 1000 * has_archive
                times[has_archive].append(await timed(tables, chat, saved))
        (all_without, without), (all_with, with_it) = (
            [statistics.median(each) for each in zip(*times[has], strict=True)]
            for has in (False, True)
        )
        is_met &= with_it <= MOST_RATIO * without
        print(
            f"{game:12} commit {without:5.2f} ms, with row and game {with_it:5.2f} ms: "
            f"{with_it / without:.2f} x; the whole move {all_without:5.2f} and {all_with:5.2f} ms"
        )
    return is_met


async def memory(store: Store) -> bool:
    """Play many games in one chat, and ask Valkey what they take."""
    tables, chat, ask = Tables(store), -77, store.calls.ask
    for number in range(40):
        for game in GAMES:
            await timed(tables, chat, almost_over(game, 500 + number))
    rows = await ask("LLEN", keys.played(chat))
    row = await ask("MEMORY", "USAGE", keys.played(chat), "SAMPLES", 0) / rows
    kept = await ask("ZRANGE", keys.newest_games(chat), 0, -1)
    sizes = [await ask("MEMORY", "USAGE", keys.game(chat, id.decode())) for id in kept]
    texts = await ask("LRANGE", keys.played(chat), 0, -1)
    for text in texts:
        await tables.archive.tell_people(chat, ROWS.validate_json(text))
    people = await ask("HGET", keys.tally(chat), "n")
    tally = await ask("MEMORY", "USAGE", keys.tally(chat), "SAMPLES", 0)
    month = await ask("HGET", keys.tally(chat), "m")
    monthly = await ask("MEMORY", "USAGE", keys.month(chat, int(month)), "SAMPLES", 0)
    person = (tally + monthly) / int(people)
    print(f"{rows} rows of {row:.0f} bytes; a kept game {statistics.median(sizes):.0f} bytes")
    median = statistics.median(sizes)
    print(
        f"at the median, {max(sizes)} at the most; {int(people)} people of {person:.0f} bytes each"
    )
    return bool(row <= MOST_ROW and median <= MOST_GAME and person <= MOST_PERSON)


async def main() -> bool:
    folder = Path(tempfile.mkdtemp(prefix="parlour-"))
    try:
        async with Embedded(folder) as embedded:
            store, _ = await open_store(embedded.url)
            async with store:
                print(f"at {now_ms()}, everything on disk before it counts")
                return await measure(store) & await memory(store)
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    sys.exit(not asyncio.run(main()))
