"""Give up what the bot can do without when a server of the store is nearly full, before the server
refuses to save a move."""

import asyncio
import logging
import re
from contextlib import suppress
from typing import Any, Final

from redis.exceptions import RedisError

from bot.store.calls import BATCH_SECONDS, SCAN_COUNT, Calls, Command, StoreError, store_error

NEARLY_FULL: Final = 0.85  # of `maxmemory`
LOOK_SECONDS: Final = 10.0
IN_VAIN_SECONDS: Final = 600.0  # between two looks while there is nothing to give up
STEP_SECONDS: Final = 0.01  # between two scans, which hold up the server for a moment each
# Keys that are given up, one kind after another: file ids of pictures and of recaps, which are made
# anew, and then mistakes, which a review finds again.
GIVEN_UP: Final = ("file:*", "{p*}:recap:*", "{p*}:mistakes:*")

log = logging.getLogger(__name__)


async def watch(calls: Calls) -> None:
    """Look at all servers of the store for ever; skip those that are away."""
    while True:
        has_room = True
        for server in calls.primaries():
            with suppress(StoreError):
                has_room = await relieve(calls, server) and has_room
        await asyncio.sleep(LOOK_SECONDS if has_room else IN_VAIN_SECONDS)


async def make_room(calls: Calls) -> None:
    """Relieve all servers of the store once."""
    for server in calls.primaries():
        await relieve(calls, server)


async def relieve(calls: Calls, server: str) -> bool:
    """Delete keys that can be given up until a server is not nearly full. Return whether it is
    not."""
    used, count = await _used(calls, server), 0
    if used < NEARLY_FULL:
        return True
    log.warning("store nearly full, giving up file ids and reviews", extra=_percent(used))
    for kind in GIVEN_UP:
        cursor = b""
        while used >= NEARLY_FULL and cursor != b"0":
            scan = ("SCAN", cursor or 0, "MATCH", kind, "COUNT", SCAN_COUNT)
            ((cursor, names),) = await _ask(calls, server, scan)
            if names:
                await _ask(calls, server, *(("UNLINK", name) for name in names))
                used = await _used(calls, server)
            count += len(names)
            await asyncio.sleep(STEP_SECONDS)
    if used < NEARLY_FULL:
        log.info("store has room again", extra={"keys": count, **_percent(used)})
        return True
    log.warning("store nearly full, nothing left to give up", extra=_percent(used))
    return False


async def _used(calls: Calls, server: str) -> float:
    """Return how much of its limit a server uses; 0 if it has none, or does not tell."""
    (told,) = await _ask(calls, server, ("INFO", "memory"))
    used, limit = (
        re.search(rb"^%s:(\d+)" % name, told, re.M) for name in (b"used_memory", b"maxmemory")
    )
    return int(used[1]) / int(limit[1]) if used and limit and int(limit[1]) else 0.0


async def _ask(calls: Calls, server: str, *commands: Command) -> list[Any]:
    """Send commands to one server, whatever their keys; raise `StoreError` if one is refused."""
    try:
        async with asyncio.timeout(BATCH_SECONDS):
            answers = await calls.exchange(server, [(*command, "") for command in commands])
    except (RedisError, OSError) as error:
        raise store_error(error) from None
    for answer in answers:
        if isinstance(answer, Exception):
            raise store_error(answer)
    return answers


def _percent(used: float) -> dict[str, int]:
    return {"used_percent": round(100 * used)}
