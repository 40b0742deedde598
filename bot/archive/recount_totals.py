"""Count the totals of all people again from the rows of all groups, while games go on.

A row is in somebody's totals once the inbox entry that told them of it is finished. Rows of the
last day are therefore looked up: told of and finished, or still to be counted by the bot. The
version of the totals is read first, so that whatever the bot counts meanwhile makes the write fail,
and the person is looked at again.
"""

import asyncio
import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from bot.address import PARTITIONS, partition
from bot.archive.fold import people
from bot.archive.recount import LEDGERS, MOST_TRIES
from bot.archive.row import Row, read_row
from bot.archive.totals import Totals, read_totals, write_totals
from bot.store import Store
from bot.store.archives import StoredArchive

RECENT_MS: Final = 25 * 3600 * 1000  # an hour less than the store remembers what was told
SOME: Final = 500  # people or chats that are asked about at one time
FIRST_TAIL: Final = 16  # rows; twice as many as long as all of them are recent

Told = tuple[int, str]  # a person, and a game that they are told of


@dataclass(slots=True)
class Counted:
    """The sum of all groups' rows for one person, without the recent ones."""

    totals: Totals = field(default_factory=Totals)
    numbers: dict[int, int] = field(default_factory=dict)  # by chat
    late: list[tuple[Row, int]] = field(default_factory=list)  # older, but perhaps not told of yet
    undated: set[str] = field(default_factory=set)  # badges from before the oldest row


@dataclass(slots=True)
class TotalsRecount:
    """Give it every group with `add`; then `write` what differs."""

    store: Store
    now: int
    counted: dict[int, Counted] = field(default_factory=lambda: defaultdict(Counted))
    differing: list[int] = field(default_factory=list)
    untold: set[str] = field(default_factory=set)  # games, at the beginning

    async def begin(self) -> None:
        """Learn which games the bot has yet to count, however long ago they ended."""
        for number in range(PARTITIONS):
            self.untold |= {game for _, game in await self._in_inbox(number)}
            for announcement in await self.store.unannounced(number):
                body = json.loads(announcement.body)
                if body.get("kind") == "archived":
                    self.untold.add(str(body["row"]["id"]))

    @property
    def recent_since(self) -> int:
        return self.now - RECENT_MS

    def add(self, chat: int, stored: StoredArchive) -> None:
        """Add the archive of a chat; games alone against computers are in nobody's totals."""
        if chat > 0:
            return
        users = {number: user for user, number in stored.numbers.items() if user > 0}
        for number, user in users.items():
            self.counted[user].numbers[chat] = number
        rows = [row for row in map(read_row, stored.rows) if row.at < self.recent_since]
        if stored.opening:
            self._add_opening(stored.opening, users, rows[0].at if rows else self.now)
        for row in rows:
            for number in people(row):
                if number not in users:
                    continue
                counted = self.counted[users[number]]
                if row.id in self.untold:
                    counted.late.append((row, number))
                else:
                    counted.totals.add(row, number)

    def _add_opening(self, opening: bytes, users: Mapping[int, int], until: int) -> None:
        for number, tally in LEDGERS.validate_json(opening).tallies.items():
            if number in users:
                counted = self.counted[users[number]]
                counted.totals.add_tally(tally, until)
                counted.undated |= set(tally.badges)

    async def write(self) -> list[int]:
        """Write the totals that differ. Return the people whose totals changed too often."""
        async for user in self.store.archives.people():
            self.counted[user]  # somebody in no archive, whose totals are none
        open_people = list(self.counted)
        for _ in range(MOST_TRIES):
            raced: list[int] = []
            for first in range(0, len(open_people), SOME):
                raced += await self._write(open_people[first : first + SOME])
            if not raced:
                break
            open_people = raced
        return raced

    async def _write(self, users: list[int]) -> list[int]:
        """Write the totals of some people. Return those to whom a game was added meanwhile."""
        before = dict(zip(users, await asyncio.gather(*map(self.store.totals, users)), strict=True))
        recent = await self._recent(users)
        waiting = await self._waiting(users, recent)
        raced: list[int] = []
        for user in users:
            version, text = before[user]
            rows = [(row, n) for row, n in recent[user] if (user, row.id) not in waiting]
            after = self._totals(user, rows, text)
            if after == (text or write_totals(Totals())):
                continue
            if await self._was_forgotten(user):
                continue
            chats = list(self.counted[user].numbers)
            if await self.store.archives.rewrite_totals(user, version, after, chats):
                self.differing.append(user)
            else:
                raced.append(user)
        return raced

    async def _was_forgotten(self, user: int) -> bool:
        """Return whether a person who was in an archive is there no more."""
        numbers = self.counted[user].numbers
        found = [await self.store.archives.number_of(chat, user) for chat in numbers]
        return found != list(numbers.values())

    def _totals(self, user: int, recent: Iterable[tuple[Row, int]], before: bytes) -> bytes:
        counted = self.counted[user]
        totals = read_totals(write_totals(counted.totals))
        for row, number in recent:
            totals.add(row, number)
        try:
            known = read_totals(before).badges if before else {}
        except ValueError:
            known = {}
        for code in counted.undated:
            totals.badges[code] = min(totals.badges[code], known.get(code, totals.badges[code]))
        return write_totals(totals)

    async def _recent(self, users: Iterable[int]) -> dict[int, list[tuple[Row, int]]]:
        """Return the recent rows of each of these people, and those of which they are told late,
        with their number in it."""
        found = {user: [*self.counted[user].late] for user in users}
        seats: dict[int, dict[int, int]] = defaultdict(dict)  # the users, by chat and number
        for user in found:
            for chat, number in self.counted[user].numbers.items():
                seats[chat][number] = user
        for chat, rows in zip(seats, await asyncio.gather(*map(self._tail, seats)), strict=True):
            for row in rows:
                for number in people(row):
                    if number in seats[chat]:
                        found[seats[chat][number]].append((row, number))
        return found

    async def _tail(self, chat: int) -> list[Row]:
        """Return the recent rows of a chat, oldest first."""
        wanted = FIRST_TAIL
        while True:
            texts = await self.store.archives.newest_rows(chat, wanted)
            rows = [row for row in map(read_row, texts) if row.at >= self.recent_since]
            if len(rows) < wanted:
                return rows
            wanted *= 2

    async def _waiting(
        self, users: Iterable[int], recent: Mapping[int, list[tuple[Row, int]]]
    ) -> set[Told]:
        """Return the games that the bot has yet to count for people."""
        wanted = [(user, row, number) for user in users for row, number in recent[user]]
        told = await self.store.was_delivered(
            [(user, f"played {row.id} {number}") for user, row, number in wanted]
        )
        waiting = {
            (user, row.id) for (user, row, _), was_told in zip(wanted, told, strict=True)
            if not was_told
        }  # fmt: skip
        numbers = {partition(user) for user in users}
        return waiting.union(*await asyncio.gather(*map(self._in_inbox, numbers)))

    async def _in_inbox(self, number: int) -> set[Told]:
        """Return of whom and what the inbox of a partition tells yet."""
        found: set[Told] = set()
        for entry in await self.store.waiting(number):
            if entry.kind == "request" and entry.address is not None:
                body: dict[str, Any] = json.loads(entry.body)
                if "total" in body:
                    found.add((entry.address.chat, str(body["total"]["id"])))
        return found
