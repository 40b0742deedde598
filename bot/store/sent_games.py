"""Games that people sent to the private chat as files, kept for a day."""

import asyncio
from typing import Final

from bot.store import keys
from bot.store.calls import Calls

MOST_KEPT: Final = 5  # of one person
KEPT_MS: Final = 24 * 3600 * 1000


async def keep(calls: Calls, user: int, id: str, game: bytes) -> None:
    """Keep a game under its id, once, and forget the oldest of too many."""
    name = keys.imports(user)
    kept = id.encode() + b" " + game
    await asyncio.gather(
        calls.ask("LREM", name, 0, kept),
        calls.ask("LPUSH", name, kept),
        calls.ask("LTRIM", name, 0, MOST_KEPT - 1),
        calls.ask("PEXPIRE", name, KEPT_MS),
    )


async def games(calls: Calls, user: int) -> dict[str, bytes]:
    """Load the games of a person by their ids, the newest first."""
    found = await calls.ask("LRANGE", keys.imports(user), 0, -1)
    parted = (kept.partition(b" ") for kept in found)
    return {id.decode(): game for id, _, game in parted}


async def forget(calls: Calls, user: int) -> None:
    await calls.ask("DEL", keys.imports(user))
