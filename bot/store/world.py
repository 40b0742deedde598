"""The world boards in Redis: one for each pool, all in one partition."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, cast

from bot.address import Address
from bot.store import keys
from bot.store.calls import Calls
from bot.store.forgotten import Forgotten
from bot.store.records import Deed, InboxEntry
from bot.store.streams import Streams

WORLD: Final = Address(0)  # no chat has this id: entries that are rated on the world boards


class World:
    def __init__(self, calls: Calls, inboxes: Streams[InboxEntry], forgotten: Forgotten) -> None:
        self.calls = calls
        self.forgotten = forgotten
        self._inboxes = inboxes

    async def identities(self, pool: str, users: Iterable[int]) -> tuple[int, dict[int, bytes]]:
        """Load the version of a board, and who these people are on it."""
        wanted = list(users)
        names = ["v", *(f"p {user}" for user in wanted)]
        version, *found = await self.calls.ask("HMGET", keys.world(pool), *names)
        known = zip(wanted, found, strict=True)
        return int(version or 0), {user: text for user, text in known if text is not None}

    async def ratings(self, pool: str, tags: Iterable[str]) -> dict[str, bytes]:
        """Load ratings by tag."""
        return await self._of_tags(pool, "t", tags)

    async def nicknames(self, pool: str, tags: Iterable[str]) -> dict[str, str]:
        found = await self._of_tags(pool, "n", tags)
        return {tag: name.decode() for tag, name in found.items()}

    async def _of_tags(self, pool: str, what: str, tags: Iterable[str]) -> dict[str, bytes]:
        wanted = list(tags)
        if not wanted:
            return {}
        names = [f"{what} {tag}" for tag in wanted]
        found = await self.calls.ask("HMGET", keys.world(pool), *names)
        return {tag: text for tag, text in zip(wanted, found, strict=True) if text is not None}

    async def ranking(self, pool: str, most: int) -> list[str]:
        """Return the tags of people who are shown, the highest rated first."""
        found = await self.calls.ask("ZRANGE", keys.world_ranking(pool), 0, most - 1, "REV")
        return [tag.decode() for tag in found]

    async def add(
        self,
        pool: str,
        entry: InboxEntry,
        version: int,
        row: bytes,
        fields: Mapping[str, bytes],
        shown: Mapping[str, int],
        users: Iterable[int],
        ended: int,
    ) -> Deed:
        """Write a game and what it changed, and finish the entry that told of it, or neither: also
        if one of its people was forgotten since it ended."""
        names = [keys.world(pool), keys.world_rows(pool), keys.world_ranking(pool)]
        marks = [await self.forgotten.key(WORLD.chat, user) for user in users]
        deed = await self.calls.run(
            "rate_world",
            [*names, keys.inbox(entry.partition), *marks],
            *(entry.id, version, row, ended, len(fields), *_flat(fields), *_flat(shown)),
        )
        if deed != b"conflict":
            self._inboxes.was_finished(entry.partition, entry.id)
        return cast("Deed", deed.decode())

    async def name(
        self, pool: str, user: int, tag: str, identity: bytes, nickname: str, value: int | None
    ) -> None:
        """Show a person by a nickname; without one, no more."""
        await self.calls.run(
            "name_in_world",
            [keys.world(pool), keys.world_ranking(pool)],
            *(user, tag, identity, nickname, "" if value is None else value),
        )

    async def claim(self, user: int, likeness: str) -> bool:
        """Claim a nickname by how it looks, "" for none, and give up the one before; return whether
        nobody else has it."""
        return bool(await self.calls.run("claim_nickname", [keys.nicknames()], user, likeness))

    async def are_shown_claimed(self) -> bool:
        """Return whether the nicknames that stood on the boards before claims are claimed."""
        return bool(await self.calls.ask("HEXISTS", keys.nicknames(), "v"))

    async def claim_shown(self, pool: str, shown: Iterable[tuple[int, bytes, str]]) -> None:
        """Claim nicknames of a board, each for its person with this identity, by how it looks."""
        flat = [part for each in shown for part in each]
        await self.calls.run("claim_nicknames_shown", [keys.nicknames(), keys.world(pool)], *flat)

    async def all_are_claimed(self) -> None:
        await self.calls.ask("HSET", keys.nicknames(), "v", 1)

    async def forget(self, pool: str, user: int, tag: str) -> None:
        """Delete who a tag is."""
        await self.calls.run(
            "name_in_world", [keys.world(pool), keys.world_ranking(pool)], user, tag, "", "", ""
        )

    async def identities_of_all(self, pool: str) -> dict[int, bytes]:
        """Load who everybody is on a board."""
        fields = await self.calls.ask("HGETALL", keys.world(pool))
        return {int(name[2:]): text for name, text in fields.items() if name.startswith(b"p ")}

    async def everything(self, pool: str) -> tuple[int, list[bytes], dict[str, bytes]]:
        """Load the version of a board, its rows and all of its ratings."""
        fields = await self.calls.ask("HGETALL", keys.world(pool))
        rows = await self.calls.ask("LRANGE", keys.world_rows(pool), 0, -1)
        ratings = {
            name[2:].decode(): text for name, text in fields.items() if name.startswith(b"t ")
        }
        return int(fields.get(b"v", 0)), rows, ratings

    async def rewrite(
        self, pool: str, version: int, ratings: Mapping[str, bytes], values: Mapping[str, int]
    ) -> bool:
        """Replace all ratings of a board, unless a game was added since its version was read."""
        return bool(
            await self.calls.run(
                "rewrite_world",
                [keys.world(pool), keys.world_ranking(pool)],
                *(version, len(ratings), *_flat(ratings), *_flat(values)),
            )
        )


def _flat(fields: Mapping[str, Any]) -> Sequence[Any]:
    return [part for item in fields.items() for part in item]
