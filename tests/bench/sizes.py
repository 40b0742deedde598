"""Measure what tables take of the store's memory: `python -m tests.bench.sizes`.

Computers that think one move ahead play each game with the most seats. The memory of a table is
what the server uses more for a thousand of them, all keys and their index included.
"""

import asyncio
import shutil
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from bot.address import Address
from bot.store import Commit, Store, keys, open_store
from bot.store.embedded import Embedded
from engine.chance import Loose
from engine.game import Game
from engine.games import GAMES
from engine.search import choose
from engine.session import GameSession, dump, load
from engine.session.archived import pack
from engine.terminal import TerminalTable, sit_down
from tests.bench.maps import dense

TABLES: Final = 1000
GAMES_EACH: Final = 5
DUE: Final = 1 << 50  # a deadline that never comes
Session = GameSession[Any, Any]


def saves(game: Game[Any, Any, Any], seed: int) -> Iterator[bytes]:
    """Play a game; yield its save after each move."""
    salt = seed.to_bytes(32, "big")
    table = TerminalTable(game, game.seats[-1], None, "greedy", salt, {}, lambda: 0.0)
    session: Session = sit_down(table)
    chance, now = Loose(salt), 0
    while session.thinking:
        seat, level, prompt = session.thinking[0]
        now += 5000
        index = choose(game, session.view(seat), seat, level, chance, table.clock)
        session.act_for(seat, prompt, index, now)
        yield dump(session)


async def used(store: Store) -> int:
    told: dict[str, Any] = await store.calls.client.info("memory")
    return int(told["used_memory"])


async def running(store: Store, save: bytes, apart: bytes = b"") -> float:
    """Return the memory of a table in kilobytes, if all are like this."""
    await store.forget_everything()
    before = await used(store)
    for chat in range(TABLES):
        commit = Commit(0, save, 1, due=DUE, dirty=DUE, apart=apart)
        await store.commit(Address(-1 - chat), commit)
    return (await used(store) - before) / TABLES / 1000


async def finished(store: Store, save: bytes) -> float:
    await store.forget_everything()
    before = await used(store)
    session = load(save, GAMES)
    packed = pack(session, {player.user or 0: seat for seat, player in enumerate(session.players)})
    for chat in range(TABLES):
        await store.calls.ask("SET", keys.game(-1 - chat, session.id), packed)
    return (await used(store) - before) / TABLES / 1000


async def main() -> None:
    home = Path(tempfile.mkdtemp(prefix="parlour-"))
    try:
        async with Embedded(home) as server:
            store, _ = await open_store(server.url)
            async with store:
                print(f"{'':20} {'moves':>6} {'middle':>8} {'end':>8} {'finished':>9}  KB a table")
                for game in GAMES.values():
                    await measure(game, store)
                own = dense()
                print(f"a map of {len(own) / 1000:.0f} KB beside it adds", end=" ")
                plain = await running(store, b"{}")
                print(f"{await running(store, b'{}', b'own ' + own) - plain:.1f} KB")
    finally:
        shutil.rmtree(home)


async def measure(game: Game[Any, Any, Any], store: Store) -> None:
    """Measure the game of medium length of some, in its middle and at its end."""
    games = sorted((list(saves(game, seed)) for seed in range(GAMES_EACH)), key=len)
    played = games[GAMES_EACH // 2]
    sizes = [
        await running(store, played[len(played) // 2]),
        await running(store, played[-1]),
        await finished(store, played[-1]),
    ]
    moves = statistics.median(map(len, games))
    told = " ".join(f"{size:8.1f}" for size in sizes)
    print(f"{game.key:20} {moves:6.0f} {told}", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
