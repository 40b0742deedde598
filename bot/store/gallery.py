"""The gallery of a chat, of finished games that people gave a star; and the links to replays."""

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from bot.address import partition
from bot.store import keys
from bot.store.calls import Calls

LINK_KEPT: Final = 180 * 24 * 3600 * 1000  # milliseconds, after the replay was last opened
BATCH: Final = 500  # links that are changed at one time
STARS, GAME, ROW = "s ", "g ", "r "


@dataclass(slots=True)
class Kept:
    """The starred games of a chat as they are stored, by their ids."""

    stars: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    games: dict[str, bytes] = field(default_factory=dict)
    rows: dict[str, bytes] = field(default_factory=dict)


class Gallery:
    def __init__(self, calls: Calls) -> None:
        self.calls = calls

    async def read(self, chat: int) -> Kept:
        found: dict[bytes, bytes] = await self.calls.ask("HGETALL", keys.starred(chat))
        kept = Kept()
        for raw, value in found.items():
            name = raw.decode()
            rest = name[2:]
            if name.startswith(STARS):
                id, _, who = rest.partition(" ")
                kept.stars[id].add(who)
            elif name.startswith(GAME):
                kept.games[rest] = value
            elif name.startswith(ROW):
                kept.rows[rest] = value
        return kept

    async def stars(self, chat: int, id: str) -> set[str]:
        """Return who gave a game a star."""
        found = await self.calls.ask("HKEYS", keys.starred(chat))
        prefix = f"{STARS}{id} ".encode()
        return {name.removeprefix(prefix).decode() for name in found if name.startswith(prefix)}

    async def count(self, chat: int) -> int:
        """Count the games that are kept."""
        found = await self.calls.ask("HKEYS", keys.starred(chat))
        return sum(name.startswith(GAME.encode()) for name in found)

    async def star(self, chat: int, id: str, who: str, is_on: bool) -> None:
        name = f"{STARS}{id} {who}"
        if is_on:
            await self.calls.ask("HSET", keys.starred(chat), name, 1)
        else:
            await self.calls.ask("HDEL", keys.starred(chat), name)

    async def keep(self, chat: int, id: str, packed: bytes, row: bytes) -> None:
        """Keep a game for as long as it has enough stars."""
        values = (f"{GAME}{id}", packed, f"{ROW}{id}", row)
        await self.calls.ask("HSET", keys.starred(chat), *values)

    async def drop(self, chat: int, id: str) -> None:
        """Leave a game to the archive, which may have dropped it."""
        await self.calls.ask("HDEL", keys.starred(chat), f"{GAME}{id}", f"{ROW}{id}")

    async def game(self, chat: int, id: str) -> bytes | None:
        found: bytes | None = await self.calls.ask("HGET", keys.starred(chat), f"{GAME}{id}")
        return found

    async def row(self, chat: int, id: str) -> bytes | None:
        found: bytes | None = await self.calls.ask("HGET", keys.starred(chat), f"{ROW}{id}")
        return found

    async def add(self, chat: int, kept: Kept) -> None:
        """Add the starred games of another chat."""
        values: dict[str, Any] = {}
        for id, people in kept.stars.items():
            values |= {f"{STARS}{id} {who}": 1 for who in people}
        values |= {f"{GAME}{id}": packed for id, packed in kept.games.items()}
        values |= {f"{ROW}{id}": row for id, row in kept.rows.items()}
        if values:
            flat = (part for item in values.items() for part in item)
            await self.calls.ask("HSET", keys.starred(chat), *flat)

    async def delete(self, chat: int) -> None:
        await self.calls.ask("DEL", keys.starred(chat))

    # Links -------------------------------------------------------------------------------------

    async def note_link(self, chat: int, id: str) -> None:
        """Let a link find the chat of a game."""
        await self.calls.ask("SET", keys.link(partition(chat), id), chat, "PX", LINK_KEPT)

    async def chat_of(self, number: int, id: str) -> int | None:
        """Return the chat of a game to which a link leads."""
        found = await self.calls.ask("GET", keys.link(number, id))
        return int(found) if found is not None else None

    async def move_links(self, old: int, new: int, ids: Iterable[str]) -> None:
        """Let the links that were given out lead to another chat."""
        for some in _batches(ids):
            await asyncio.gather(
                *(
                    self.calls.ask("SET", keys.link(partition(old), id), new, "XX", "KEEPTTL")
                    for id in some
                )
            )

    async def forget_links(self, chat: int, ids: Iterable[str]) -> None:
        for some in _batches(ids):
            await asyncio.gather(
                *(self.calls.ask("DEL", keys.link(partition(chat), id)) for id in some)
            )


def _batches(ids: Iterable[str]) -> Iterator[list[str]]:
    every = list(ids)
    for first in range(0, len(every), BATCH):
        yield every[first : first + BATCH]


def renumbered_stars(
    stars: Mapping[str, set[str]], numbers: Mapping[int, int]
) -> dict[str, set[str]]:
    """Return stars with other numbers for the people who gave them."""
    return {
        id: {str(numbers.get(int(who), int(who))) if who.isdecimal() else who for who in people}
        for id, people in stars.items()
    }
