"""Marks of people who were forgotten, kept for a day: what was under way then looks at them in its
script before it writes, so that nobody comes back.

A mark names nobody: it is the HMAC of an id, with a salt that stands in the store alone. There is
one in the partition of each chat where something was forgotten, because a script sees no other.
"""

import asyncio
import hmac
from collections.abc import Iterable
from hashlib import sha256
from secrets import token_bytes
from typing import Final

from bot.address import partition
from bot.store import keys
from bot.store.calls import Calls

MARK_KEPT: Final = 24 * 3600 * 1000  # milliseconds: Telegram keeps an update for no longer
SALT_BYTES: Final = 32
MARK_LETTERS: Final = 32


class Forgotten:
    def __init__(self, calls: Calls) -> None:
        self.calls = calls
        self._salt = b""

    async def key(self, chat: int, user: int) -> str:
        """Return the key of somebody's mark beside what is kept of a chat."""
        return keys.forgotten(partition(chat), await self.mark(user))

    async def mark(self, user: int) -> str:
        if not self._salt:
            await self.calls.ask("SET", keys.SALT, token_bytes(SALT_BYTES), "NX")
            self._salt = await self.calls.ask("GET", keys.SALT)
        return hmac.new(self._salt, str(user).encode(), sha256).hexdigest()[:MARK_LETTERS]

    async def note(self, chats: Iterable[int], user: int, entry_at: int, now: int) -> None:
        """Mark somebody as forgotten beside these chats: by the time of the inbox entry that asked
        for it, before which nothing is carried out any more, and by the time at which games end."""
        for chat in chats:
            name = keys.forgotten(partition(chat), await self.mark(user))
            await self.calls.ask("SET", name, f"{entry_at} {now}", "PX", MARK_KEPT)

    async def is_before(self, user: int, entry_at: int) -> bool:
        """Return whether somebody asked for something before they wanted to be forgotten."""
        told = await self.calls.ask("GET", await self.key(user, user))
        return told is not None and entry_at < int(told.split()[0])

    async def among(self, chat: int, users: Iterable[int], at: int) -> set[int]:
        """Return those people who were forgotten after a game that ended at that time."""
        asked = list(users)
        names = [await self.key(chat, user) for user in asked]
        found = await asyncio.gather(*(self.calls.ask("GET", name) for name in names))
        times = zip(asked, found, strict=True)
        return {user for user, told in times if told is not None and at <= int(told.split()[1])}
