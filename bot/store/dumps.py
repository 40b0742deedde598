"""Take keys out of the store, and put them into another, as the server itself writes them."""

import asyncio
import re
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from typing import Final, NamedTuple

from bot.address import PARTITIONS
from bot.store import keys
from bot.store.calls import Calls, StoreAway, StoreError

# Kinds of keys that are worthless later or made again: leases, budgets of the minute, recaps, games
# sent for a look, claims of nicknames, marks of forgotten people.
LEFT_OUT: Final = {"own", "rate", "recap", "imports", "nicknames", "forgotten"}
# Kinds of keys that do not change once they are written: they need not be read at one moment.
UNCHANGING: Final = {"game", "over", "saying"}
OF_CHAT: Final = {
    *("s", "threads", "played", "opening", "newest", "tally", "month", "ranking", "me", "hands"),
    *("notes", "mistakes", "starred"),
}
OF_PARTITION: Final = (keys.inbox, keys.announcements, keys.seen, keys.due, keys.dirty, keys.beat)
OF_CHAT_ALWAYS: Final[Sequence[Callable[[int], str]]] = (
    *(keys.tally, keys.played, keys.opening, keys.newest_games, keys.threads, keys.notes),
    *(keys.person, keys.mistakes, keys.starred),
)
OF_POOL: Final = (keys.world, keys.world_rows, keys.world_ranking)
TAGGED: Final = re.compile(r"\{p(\d+)\}:([a-z]+)(?::(.*))?")
UNTAGGED: Final = "ephemerals:"
MOST_AT_ONCE: Final = 1000  # keys that are read in one script, which stops the server meanwhile
RESTORED_AT_ONCE: Final = 200  # keys


class Dump(NamedTuple):
    name: str
    kept: int  # milliseconds for which the key is kept yet; -1 is for ever
    value: bytes


class Dumps:
    """`pools` and `months` are those of which a chat may get a ranking or tallies meanwhile."""

    def __init__(self, calls: Calls, pools: Sequence[str] = (), months: Sequence[int] = ()) -> None:
        self.calls = calls
        self.pools = pools
        self.months = months

    async def read_all(self) -> AsyncIterator[list[Dump]]:
        """Yield all keys that are worth keeping: those of a partition at one moment, but for
        finished games and the like, which do not change; of a partition with very many keys, those
        of a chat."""
        partitions: dict[int, set[str]] = defaultdict(set)
        others: set[str] = set()
        async for found in self.calls.scan("*"):
            name = found.decode(errors="surrogateescape")
            if tagged := TAGGED.fullmatch(name):
                partitions[int(tagged[1])].add(name)
            elif name.startswith(UNTAGGED):
                others.add(name)
        for number in range(PARTITIONS):
            async for some in self._partition(number, partitions.pop(number, set())):
                yield some
        yield [each for name in sorted(others) for each in await self._read([name])]

    async def _partition(self, number: int, found: set[str]) -> AsyncIterator[list[Dump]]:
        changing, chats = self._sorted_out(found)
        together = [name(number) for name in OF_PARTITION]
        for _, names in sorted(changing.items()):
            if len(together) + len(names) > MOST_AT_ONCE:
                yield await self._read(together)
                together = []
            together += sorted(names)
        yield await self._read(together)
        unchanging = {name for name in found if _kind(name) in UNCHANGING}
        unchanging |= await self._newest_games(chats)
        games = sorted(unchanging)
        for first in range(0, len(games), MOST_AT_ONCE):
            yield await self._read(games[first : first + MOST_AT_ONCE])

    def _sorted_out(self, found: Iterable[str]) -> tuple[dict[str, set[str]], set[int]]:
        """Return the keys that change, by chat or the like, with all that belongs to each though
        the scan may have missed it; and the chats."""
        changing: dict[str, set[str]] = defaultdict(set)
        chats: set[int] = set()
        for name in found:
            tagged = TAGGED.fullmatch(name)
            assert tagged
            kind, rest = tagged[2], tagged[3] or ""
            if kind in OF_CHAT:
                chat = int(rest.partition(":")[0])
                chats.add(chat)
                changing[str(chat)] |= {name, *(of(chat) for of in OF_CHAT_ALWAYS)}
                changing[str(chat)] |= {keys.ranking(chat, pool) for pool in self.pools}
                changing[str(chat)] |= {keys.month(chat, month) for month in self.months}
                if kind == "s":
                    changing[str(chat)].add(name.replace(":s:", ":hands:", 1))
            elif kind.startswith("world"):
                changing[rest] |= {of(rest) for of in OF_POOL}
            elif rest and kind not in LEFT_OUT | UNCHANGING:
                changing[rest].add(name)
        return changing, chats

    async def _newest_games(self, chats: Iterable[int]) -> set[str]:
        """Name the newest games of chats, some of which may have ended after the scan."""
        ordered = list(chats)
        asked = (self.calls.ask("ZRANGE", keys.newest_games(chat), 0, -1) for chat in ordered)
        found = await asyncio.gather(*asked)
        return {
            keys.game(chat, id.decode())
            for chat, ids in zip(ordered, found, strict=True)
            for id in ids
        }

    async def _read(self, names: Sequence[str]) -> list[Dump]:
        """Read keys at one moment; those that are gone are left out."""
        flat = await self.calls.run("dump", names)
        found = zip(names, flat[::2], flat[1::2], strict=True)
        return [Dump(name, int(kept), value) for name, value, kept in found if value is not None]

    async def restore(self, dumps: Sequence[Dump]) -> None:
        """Write keys that are not there; raise StoreError if one is."""
        for first in range(0, len(dumps), RESTORED_AT_ONCE):
            some = dumps[first : first + RESTORED_AT_ONCE]
            await asyncio.gather(
                *(
                    self.calls.ask("RESTORE", name, 0 if kept < 0 else max(kept, 1), value)
                    for name, kept, value in some
                )
            )

    async def can_restore(self, dump: Dump) -> bool:
        """Return whether the server knows the form in which another one wrote a key."""
        try:
            await self.calls.ask("RESTORE", keys.probe(0), 1000, dump.value, "REPLACE")
        except StoreAway:
            raise
        except StoreError:
            return False
        return True

    async def count(self) -> int:
        """Count the keys of the store, of whatever kind."""
        found = {name async for name in self.calls.scan("*")}
        return len(found - {keys.probe(number).encode() for number in range(PARTITIONS)})

    async def server(self) -> str:
        """Return the name and version of the server, or of one of a cluster."""
        told = (await self.calls.ask("INFO", "server")).decode()
        for name in ("valkey", "redis"):
            if found := re.search(rf"^{name}_version:(\S+)", told, re.MULTILINE):
                return f"{name.capitalize()} {found[1]}"
        return "a server of no known version"


def _kind(name: str) -> str:
    tagged = TAGGED.fullmatch(name)
    return tagged[2] if tagged else ""
