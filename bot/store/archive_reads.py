"""Read the archive of a chat: its newest rows; tallies, months and rankings of its people."""

import asyncio
from collections.abc import Sequence

from bot.store import keys
from bot.store.calls import Calls
from bot.store.gallery import GAME


async def newest_rows(calls: Calls, chat: int, count: int) -> list[bytes]:
    """Load the newest rows, the newest first."""
    found: list[bytes] = await calls.ask("LRANGE", keys.played(chat), -count, -1)
    return found[::-1]


async def newest_game(calls: Calls, chat: int) -> str:
    """Return the id of the newest game; "" if there is none."""
    found = await calls.ask("ZREVRANGE", keys.newest_games(chat), 0, 0)
    return found[0].decode() if found else ""


async def has_game(calls: Calls, chat: int, id: str) -> bool:
    """Return whether the archive has a game, or knows it from before there was an archive."""
    if await calls.ask("EXISTS", keys.game(chat, id), keys.finished(chat, id)):
        return True
    return bool(await calls.ask("HEXISTS", keys.starred(chat), f"{GAME}{id}"))


async def numbers_of(calls: Calls, chat: int, users: Sequence[int]) -> dict[int, int]:
    """Return the numbers of those people who have one."""
    if not users:
        return {}
    found = await calls.ask("HMGET", keys.tally(chat), *(f"u {user}" for user in users))
    return {user: int(number) for user, number in zip(users, found, strict=True) if number}


async def tallies(calls: Calls, chat: int, numbers: Sequence[int]) -> dict[int, bytes]:
    """Load the tallies of some people."""
    if not numbers:
        return {}
    found = await calls.ask("HMGET", keys.tally(chat), *numbers)
    return {number: text for number, text in zip(numbers, found, strict=True) if text}


async def month(calls: Calls, chat: int, month: int) -> dict[int, bytes]:
    """Load the tallies of everybody who played in a month."""
    found: dict[bytes, bytes] = await calls.ask("HGETALL", keys.month(chat, month))
    return {int(number): text for number, text in found.items()}


async def ranked(calls: Calls, chat: int, pool: str, count: int) -> list[int]:
    """Return the numbers of the people with the highest ratings of a pool, the best first."""
    return [int(n) for n in await calls.ask("ZREVRANGE", keys.ranking(chat, pool), 0, count - 1)]


async def rank_of(calls: Calls, chat: int, pool: str, number: int) -> int | None:
    """Return how many people of a pool have a higher rating; None for somebody without one."""
    found: int | None = await calls.ask("ZREVRANK", keys.ranking(chat, pool), number)
    return found


async def pools_ranked(calls: Calls, chat: int, pools: Sequence[str]) -> list[str]:
    """Return those pools in which somebody has a rating."""
    counts = await asyncio.gather(*(calls.ask("ZCARD", keys.ranking(chat, p)) for p in pools))
    return [pool for pool, count in zip(pools, counts, strict=True) if count]
