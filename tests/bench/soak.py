"""Measure what the store holds after 30 hours at the full rate of one token:
`python -m tests.bench.soak`.

The real bot plays games of Whot for some minutes. The bytes of each kind of key that it wrote, and
how long such a key is kept, tell what stands there after 30 hours at 50 taps and 28 edits a second.
The memory of the bot itself is printed meanwhile.
"""

import argparse
import asyncio
import re
import sys
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Final

from bot.address import PARTITIONS
from bot.i18n import languages, translator_for
from bot.screens.rules_screen import page_count
from bot.store import Store
from bot.store.store import BRIEFLY_SEEN_FOR, NEWEST_SEEN
from engine.games import GAMES
from engine.lessons import lessons_of
from tests.bench.cost import memory
from tests.bench.parlour import parlour
from tests.bot.program import Program
from tests.chaos.street import Group, Street

HOURS: Final = 30
TAPS: Final = 50  # a second
GROUPS: Final = 200  # in which a person taps every four seconds
PEOPLE: Final = 4  # in each
COMPUTERS: Final = 3  # at most, that move after a tap
MOST: Final = 100.0  # MB that are no archive
MOST_A_GAME: Final = 2500.0  # bytes, as docs/operations.md says
MEGABYTE: Final = 1e6
LOOKS: Final = 8  # at the memory of the bot
UPDATE_MARK: Final = re.compile(rb"\d+")
# By the part of a key's name that tells its kind.
OF_GAMES: Final = {"played", "game", "newest", "worldrows"}
OF_PEOPLE: Final = {"notes of people", "me", "tally", "month", "ranking", "world", "worldranking"}
BY_GROUP: Final = {"s", "threads", "hands", "notes", "rate", "due", "dirty"}
BY_PARTITION: Final = {"own", "beat", "in", "say"}


def kind_of(name: bytes) -> str:
    kind, _, of = re.sub(r"^\{p\d+\}:", "", name.decode()).partition(":")
    return "notes of people" if kind == "notes" and not of.startswith("-") else kind


@dataclass(slots=True)
class Census:
    """The keys of a store: bytes and lifetimes by kind."""

    count: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    lifetime: dict[str, float] = field(default_factory=dict)  # the longest one, in seconds
    marks: Counter[str] = field(default_factory=Counter)  # what `seen` remembers

    @classmethod
    async def take(cls, store: Store) -> "Census":
        census, ask = cls(), store.calls.ask
        for name in {name async for name in store.calls.scan("*")}:
            kind = kind_of(name)
            used = await ask("MEMORY", "USAGE", name, "SAMPLES", 0)
            if used is None:  # it has expired meanwhile
                continue
            left = await ask("PTTL", name)
            census.count[kind] += 1
            census.used[kind] += used
            lasts = left / 1000 if left >= 0 else float("inf")
            census.lifetime[kind] = max(census.lifetime.get(kind, 0.0), lasts)
            if kind == "seen":
                for mark in await ask("ZRANGE", name, 0, -1):
                    is_update = UPDATE_MARK.fullmatch(mark)
                    census.marks["updates" if is_update else mark.split()[0].decode()] += 1
        return census

    def bytes_of(self, kinds: Iterable[str]) -> int:
        return sum(self.used[kind] for kind in kinds)

    def each(self, kind: str) -> float:
        return self.used[kind] / max(1, self.count[kind])


def repeating_pictures() -> int:
    """Return at most how many pictures there are whose file ids are kept, in all languages."""
    count = 0
    for language in languages():
        for key, game in GAMES.items():
            lessons = sum(len(lesson.steps) + 1 for lesson in lessons_of(key))
            count += 1 + page_count(game, translator_for(language)) + lessons
    return count


async def play(group: Group) -> None:
    """Play one game after the other."""
    group.open()
    await group.sets_pace(86_400)
    while group.street.count():
        await group.do(group.next_tap(await group.session()))


def growth(taps: int, groups: int, census: Census) -> list[tuple[str, float, float, str]]:
    """Return each kind that is no archive: its bytes, how many stand there in the end, and why."""
    seconds = HOURS * 3600
    mark = census.used["seen"] / sum(census.marks.values())
    rows = [
        (
            "marks of updates",
            mark,
            TAPS * BRIEFLY_SEEN_FOR / 1000 + PARTITIONS * NEWEST_SEEN,
            f"an hour, and {NEWEST_SEEN} in each partition",
        )
    ]
    computers = COMPUTERS * TAPS * BRIEFLY_SEEN_FOR / 1000
    rows.append(("marks of computers' moves", mark, computers, f"{COMPUTERS} for each tap"))
    for name, made in sorted(census.marks.items()):
        if name != "updates":
            kept = min(seconds, census.lifetime["seen"])
            rows.append((f"marks of {name}", mark, made / taps * TAPS * kept, "26 hours"))
    kept = min(seconds, census.lifetime.get("saying", 0.0))
    claims = census.count["saying"] / taps * TAPS * kept
    rows.append(("claims of announcements", census.each("saying"), claims, f"{kept / 3600:.1f} h"))
    rows.append(("file ids", census.each("file"), repeating_pictures(), "covers, rules, lessons"))
    for kind in sorted(BY_GROUP & census.count.keys()):
        many = census.count[kind] / groups * GROUPS
        rows.append((kind, census.each(kind), many, f"{GROUPS} groups"))
    for kind in sorted(BY_PARTITION & census.count.keys()):
        rows.append((kind, census.each(kind), PARTITIONS, f"{PARTITIONS} partitions"))
    return rows


async def soak(seconds: float, groups: int) -> bool:
    async with parlour() as made:
        await made.store.calls.ask("CONFIG", "SET", "zset-max-listpack-entries", 0)  # as when full
        street = Street(made.playground, made.store, Random(7), sys.maxsize)
        for _ in range(groups):
            street.build(PEOPLE)
        edits = Counter[str]()
        made.playground.api.calls.listeners.append(
            lambda call: edits.update([call.method.lower()[:4]])
        )
        async with Program(made.folder, made.wishes) as bot:
            playing = [asyncio.create_task(play(group)) for group in street.groups]
            for _ in range(LOOKS):
                await asyncio.sleep(seconds / LOOKS)
                held = memory(bot.process.pid)
                print(f"after {street.taps:6} taps the bot holds {held:5.1f} MB", flush=True)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        census = await Census.take(made.store)
    return report(street, edits["edit"], census, groups)


def report(street: Street, edits: int, census: Census, groups: int) -> bool:
    taps, games = street.taps, sum(len(group.ended) for group in street.groups)
    print(f"\n{taps} taps, {edits} edits and {games} finished games in {groups} groups")
    print(f"\n{'after ' + str(HOURS) + ' hours':28} {'bytes':>7} {'count':>9} {'MB':>7}")
    total = 0.0
    for name, size, count, why in growth(taps, groups, census):
        total += size * count / MEGABYTE
        print(f"{name:28} {size:7.0f} {count:9.0f} {size * count / MEGABYTE:7.1f}  {why}")
    print(
        f"{'in all, without archive':28} {'':17} {total:7.1f}  {'MISSED' if total > MOST else ''}"
    )
    group = census.bytes_of(BY_GROUP) / groups
    person = census.bytes_of(OF_PEOPLE) / groups / PEOPLE
    game = census.bytes_of(OF_GAMES) / max(1, games)
    hourly = TAPS * 3600 * games / taps
    missed = "MISSED" if game > MOST_A_GAME else ""
    print(f"\na group with its table {group:.0f} bytes, a person {person:.0f}")
    print(f"an archived game {game:.0f} bytes  {missed}")
    print(f"an hour at {TAPS} taps a second: {hourly:.0f} games, {hourly * game / MEGABYTE:.1f} MB")
    return total <= MOST and game <= MOST_A_GAME


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=240.0)
    parser.add_argument("--groups", type=int, default=24)
    asked = parser.parse_args()
    with suppress(KeyboardInterrupt):
        return 0 if asyncio.run(soak(asked.seconds, asked.groups)) else 1
    return 130


if __name__ == "__main__":
    sys.exit(main())
