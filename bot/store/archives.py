"""Whole archives of chats: read to be counted again or moved, and written only if nothing was added
meanwhile."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.store import keys
from bot.store.calls import Calls, pairs

MONTH_KEPT: Final = 100 * 24 * 3600 * 1000  # milliseconds
BATCH: Final = 500  # games that are copied at one time


@dataclass(slots=True)
class StoredArchive:
    """The archive of one chat as it is stored."""

    version: int = 0
    rows: list[bytes] = field(default_factory=list)
    opening: bytes = b""  # the ledger at which older rows were left out
    last_number: int = 0
    month: int = 0  # of the last game
    numbers: dict[int, int] = field(default_factory=dict)  # by person
    identities: dict[int, bytes] = field(default_factory=dict)  # by number, as the rest
    tallies: dict[int, bytes] = field(default_factory=dict)
    months: dict[int, dict[int, bytes]] = field(default_factory=dict)
    rankings: dict[str, dict[int, int]] = field(default_factory=dict)  # by pool


class Archives:
    def __init__(self, calls: Calls) -> None:
        self.calls = calls

    async def read(self, chat: int, months: Iterable[int], pools: Iterable[str]) -> StoredArchive:
        """Read a chat's archive, with these months and pools."""
        ask, months, pools = self.calls.ask, list(months), list(pools)
        tally, rows, opening, *rest = await asyncio.gather(
            ask("HGETALL", keys.tally(chat)),
            ask("LRANGE", keys.played(chat), 0, -1),
            ask("GET", keys.opening(chat)),
            *(ask("HGETALL", keys.month(chat, month)) for month in months),
            *(ask("ZRANGE", keys.ranking(chat, pool), 0, -1, "WITHSCORES") for pool in pools),
        )
        stored = StoredArchive(rows=rows, opening=opening or b"")
        for name, value in tally.items():
            _sort(stored, name.decode(), value)
        for month, hash in zip(months, rest, strict=False):
            stored.months[month] = {int(number): value for number, value in hash.items()}
        for pool, flat in zip(pools, rest[len(months) :], strict=True):
            stored.rankings[pool] = _ranking(flat)
        return stored

    async def write(self, chat: int, stored: StoredArchive) -> bool:
        """Replace a chat's archive, unless something was added since its version was read."""
        months, pools = list(stored.months), list(stored.rankings)
        names = [keys.tally(chat), keys.played(chat), keys.opening(chat)]
        names += [keys.month(chat, month) for month in months]
        names += [keys.ranking(chat, pool) for pool in pools]
        people: dict[str, Any] = {"n": stored.last_number, "m": stored.month}
        people |= {f"u {user}": number for user, number in stored.numbers.items()}
        people |= {f"i {number}": who for number, who in stored.identities.items()}
        people |= {str(number): tally for number, tally in stored.tallies.items()}
        values: list[Any] = [stored.version, MONTH_KEPT, stored.opening, len(months), len(pools)]
        values += [len(stored.rows), *stored.rows, *_flat(people)]
        for month in months:
            values += _flat(stored.months[month])
        for pool in pools:
            values += _flat(stored.rankings[pool])
        return bool(await self.calls.run("rewrite_archive", names, *values))

    async def trim(self, chat: int, version: int, count: int, opening: bytes) -> bool:
        """Leave out the oldest rows behind a balance, unless something was added meanwhile."""
        names = [keys.tally(chat), keys.played(chat), keys.opening(chat)]
        return bool(await self.calls.run("trim_archive", names, version, count, opening))

    async def count(self, chat: int) -> int:
        """Count the rows of a chat."""
        return int(await self.calls.ask("LLEN", keys.played(chat)))

    async def games(self, chat: int, ids: Sequence[str]) -> dict[str, tuple[bytes, int]]:
        """Load finished games, each with the milliseconds for which it is kept, or -1 for ever."""
        found: dict[str, tuple[bytes, int]] = {}
        ask = self.calls.ask
        for first in range(0, len(ids), BATCH):
            some = ids[first : first + BATCH]
            names = [keys.game(chat, id) for id in some]
            values = await asyncio.gather(*(ask("GET", name) for name in names))
            kept = await asyncio.gather(*(ask("PTTL", name) for name in names))
            for id, value, left in zip(some, values, kept, strict=True):
                if value is not None:
                    found[id] = value, int(left)
        return found

    async def put_games(
        self, chat: int, games: Mapping[str, tuple[bytes, int]], ended: Mapping[str, int]
    ) -> None:
        """Save finished games in another chat, for as long as they were kept."""
        items = list(games.items())
        for first in range(0, len(items), BATCH):
            some = items[first : first + BATCH]
            await asyncio.gather(
                *(
                    self.calls.ask("SET", keys.game(chat, id), value, *_expiry(left))
                    for id, (value, left) in some
                ),
                *(
                    self.calls.ask("ZADD", keys.newest_games(chat), ended[id], id)
                    for id, (_, left) in some
                    if left < 0
                ),
            )

    async def delete(self, chat: int, stored: StoredArchive, ids: Sequence[str]) -> None:
        """Delete a chat's archive, with these games."""
        await asyncio.gather(*(self.calls.ask("DEL", keys.game(chat, id)) for id in ids))
        await asyncio.gather(
            self.calls.ask("DEL", keys.played(chat)),
            self.calls.ask("DEL", keys.opening(chat)),
            self.calls.ask("DEL", keys.newest_games(chat)),
            *(self.calls.ask("DEL", keys.month(chat, month)) for month in stored.months),
            *(self.calls.ask("DEL", keys.ranking(chat, pool)) for pool in stored.rankings),
            self.calls.ask("DEL", keys.tally(chat)),
        )

    async def chats(self) -> AsyncIterator[int]:
        """Yield every chat that has an archive."""
        async for name in self.calls.scan("{p*}:tally:*"):
            yield int(name.rpartition(b":")[2])

    async def people(self) -> AsyncIterator[int]:
        """Yield everybody who has totals; some may come twice."""
        async for name in self.calls.scan("{p*}:me:*"):
            yield int(name.rpartition(b":")[2])

    async def number_of(self, chat: int, user: int) -> int | None:
        """Return the number of a person in the archive of a chat; None after they were forgotten
        there, or if they were never in it."""
        found = await self.calls.ask("HGET", keys.tally(chat), f"u {user}")
        return int(found) if found is not None else None

    async def newest_rows(self, chat: int, count: int) -> list[bytes]:
        """Load the newest rows of a chat, oldest first."""
        rows: list[bytes] = await self.calls.ask("LRANGE", keys.played(chat), -count, -1)
        return rows

    async def rewrite_totals(
        self, user: int, version: int, totals: bytes, chats: Sequence[int]
    ) -> bool:
        """Replace a person's totals, unless they changed since this version; note the chats in
        whose archives the person is."""
        names = [keys.person(user)]
        return bool(await self.calls.run("rewrite_totals", names, version, totals, *chats))

    async def person_is_in(self, user: int, chat: int, instead_of: int | None = None) -> None:
        """Note that a person is in the archive of a chat, perhaps instead of another's."""
        await self.calls.ask("HSET", keys.person(user), f"c {chat}", 1)
        if instead_of is not None:
            await self.calls.ask("HDEL", keys.person(user), f"c {instead_of}")

    async def stand_in(self, chat: int, user: int) -> int:
        """Return the negative number that stands in a chat's sessions for somebody who is to be
        forgotten; the archive knows it by the number of that person."""
        return -int(await self.calls.run("stand_in", [keys.tally(chat)], user))

    async def forget_person(self, chat: int, user: int) -> None:
        """Delete who a number is in the archive of a chat."""
        await self.calls.run("forget_person", [keys.tally(chat)], user)

    async def without_identity(self, chat: int, numbers: Iterable[int]) -> set[int]:
        """Return those of the numbers in a chat's archive whose people were forgotten."""
        wanted = list(numbers)
        names = [name for number in wanted for name in (str(number), f"i {number}")]
        found = await self.calls.ask("HMGET", keys.tally(chat), *names) if names else []
        pairs_found = zip(wanted, found[::2], found[1::2], strict=True)
        return {number for number, tally, who in pairs_found if tally and not who}

    async def newest(self, chat: int) -> list[str]:
        """Return the ids of the newest games of a chat."""
        found = await self.calls.ask("ZRANGE", keys.newest_games(chat), 0, -1)
        return [id.decode() for id in found]

    async def chats_of(self, user: int) -> list[int]:
        """Return the groups in whose archives a person is."""
        names = await self.calls.ask("HKEYS", keys.person(user))
        return [int(name[2:]) for name in names if name.startswith(b"c ")]


def _sort(stored: StoredArchive, name: str, value: bytes) -> None:
    match name.split(" "):
        case ["v"]:
            stored.version = int(value)
        case ["n"]:
            stored.last_number = int(value)
        case ["m"]:
            stored.month = int(value)
        case ["u", user]:
            stored.numbers[int(user)] = int(value)
        case ["i", number]:
            stored.identities[int(number)] = value
        case [number]:
            stored.tallies[int(number)] = value


def _expiry(left: int) -> tuple[Any, ...]:
    return ("PX", left) if left > 0 else ()


def _ranking(flat: Sequence[Any]) -> dict[int, int]:
    return {int(number): int(rating) for number, rating in pairs(flat).items()}


def _flat(fields: Mapping[Any, Any]) -> list[Any]:
    return [len(fields), *(part for item in fields.items() for part in item)]
