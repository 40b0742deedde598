"""Measure what a tap costs the real bot: `python -m tests.bench.cost`.

    flood   fifty taps a second in one group: is Telegram ever asked too much?
    taps    taps a second with fifty at once, beside a bare python-telegram-bot bot
    thinking what a tap waits while eight hard computers think
    tables  what a tap, a table and a restart cost at 10, 1,000 and 10,000 live tables

The local Telegram and the people run in this process; the bot, its store and the bare bot run in
their own. Processor time is printed too, because the machine may be busy with other things.
"""

import argparse
import asyncio
import os
import resource
import statistics
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any

from bot.playground import user_actions
from bot.playground.membership import join
from bot.playground.model import User, add_person
from tests.bench.parlour import Parlour, Table, parlour
from tests.bot.program import Program, launch_process

AT_ONCE = 50
TABLES = 4 * AT_ONCE  # with fewer, the throttle would refuse taps
TIMES_BARE = 5
FEW = 10  # people at once at ten tables
PAUSE = 0.1  # seconds between their taps, below the throttle
FLAT = 1.5  # cost of a tap at ten thousand tables, at most, as a multiple of ten tables
Starting = Callable[[Parlour], AbstractAsyncContextManager[dict[str, int]]]
COUNTS = "✓"
THINKERS = 8
LONGEST_WAIT = 0.1  # seconds, for 99 in 100 taps while computers think
ANSWER = 5.0  # seconds
TICKS = os.sysconf("SC_CLK_TCK")


# Measuring ------------------------------------------------------------------------------------


@dataclass(slots=True)
class Measured:
    name: str
    taps: int
    seconds: float
    waits: list[float]  # seconds
    spent: dict[str, float]  # processor seconds, by process
    edits: int
    lost: int
    bench: float  # processor seconds of people and Telegram, in this process

    @property
    def per_second(self) -> float:
        return self.taps / self.seconds

    @property
    def processor(self) -> float:
        """Processor seconds of the bot's own processes for each tap."""
        return self.spent["bot"] / self.taps

    def __str__(self) -> str:
        cuts = statistics.quantiles(self.waits, n=100)
        used = {**self.spent, "people and Telegram": self.bench}
        spent = ", ".join(f"{name} {1000 * s / self.taps:.2f}" for name, s in used.items())
        return (
            f"{self.name:28} {self.per_second:7.0f} taps/s  p50 {1000 * cuts[49]:6.1f} ms  "
            f"p99 {1000 * cuts[98]:6.1f} ms  processor ms a tap: {spent}  "
            f"edits a tap {self.edits / self.taps:.2f}  refused or unanswered {self.lost}"
        )


def spent(pids: dict[str, int]) -> dict[str, float]:
    """Return the processor seconds that each process has used so far, with its children."""
    used = dict.fromkeys(pids, 0.0)
    parents: dict[int, int] = {}
    seconds: dict[int, float] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # the process has just ended
            fields = stat.read_text().rpartition(")")[2].split()
            parents[int(stat.parent.name)] = int(fields[1])
            seconds[int(stat.parent.name)] = (int(fields[11]) + int(fields[12])) / TICKS
    for process in seconds:
        line = process
        while line not in pids.values() and line in parents:
            line = parents[line]
        for name, pid in pids.items():
            used[name] += seconds[process] if pid == line else 0.0
    return used


def memory(pid: int) -> float:
    """Return the megabytes that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


async def measure(
    name: str,
    made: Parlour,
    pids: dict[str, int],
    seconds: float,
    plays: bool = True,
    people: int = AT_ONCE,
    pause: float = 0.0,
    most: int = TABLES,
) -> Measured:
    """Let `at_once` people tap at up to `most` tables, each this long after an answer."""
    waits: list[float] = []
    lost = 0
    tables = made.tables[:most]
    calls = made.playground.api.calls
    edits = 0

    def heard(call: Any) -> None:
        nonlocal edits
        edits += call.method.lower().startswith("edit")

    async def person(number: int) -> None:
        nonlocal lost
        own = cycle(tables[number::people])
        while (began := time.perf_counter()) < until:
            table = next(own)
            if plays and table.session.phase != "playing":
                await made.deal_anew(table)
            query = await made.tap_once(table)
            await user_actions.answer_to(made.playground.world, query, ANSWER)
            waits.append(time.perf_counter() - began)
            lost += query.answer is None or not counts(query.answer)
            if plays:
                await made.read(table)
            await asyncio.sleep(pause)

    calls.listeners.append(heard)
    before, start, own = spent(pids), time.perf_counter(), time.process_time()
    until = start + seconds
    await asyncio.gather(*map(person, range(people)))
    took = time.perf_counter() - start
    used = {name: value - before[name] for name, value in spent(pids).items()}
    calls.listeners.remove(heard)
    bench = time.process_time() - own
    return Measured(name, len(waits), took, waits, used, edits, lost, bench)


def counts(answer: dict[str, Any]) -> bool:
    """Return whether a tap was carried out: a silent answer, or one that the table comes later."""
    return str(answer.get("text") or COUNTS).startswith(COUNTS)


@asynccontextmanager
async def our_bot(made: Parlour) -> AsyncIterator[dict[str, int]]:
    async with Program(made.folder, made.wishes) as bot:
        assert made.embedded.pid
        yield {"bot": bot.process.pid, "store": made.embedded.pid}


@asynccontextmanager
async def bare_bot(made: Parlour, at_once: int) -> AsyncIterator[dict[str, int]]:
    wishes = {
        "TOKEN": made.playground.token,
        "URL": made.playground.url,
        "AT_ONCE": str(at_once),
    }
    process = await launch_process(made.folder, "bare", ("-m", "tests.bench.bare"), wishes)
    try:
        while True:
            if made.playground.bot.queue.poller is not None:
                break
            await asyncio.sleep(0.05)
        yield {"bot": process.pid}
    finally:
        process.terminate()
        await process.communicate()


# The parts ------------------------------------------------------------------------------------


async def taps(seconds: float) -> bool:
    ours = await one_bot("this bot", seconds, our_bot, plays=True)
    unpainted = await one_bot("this bot, nothing to paint", seconds, our_bot, True, paints=False)
    bare = [
        await one_bot(f"bare, {n} at once", seconds, partial(bare_bot, at_once=n), plays=False)
        for n in (1, AT_ONCE)
    ]
    for other in bare:
        for own in (ours, unpainted):
            faster = own.per_second / other.per_second
            cheaper = other.processor / own.processor
            print(
                f"{own.name}: {faster:.1f} times as many as {other.name}, "
                f"{cheaper:.1f} times as cheap"
            )
    fastest = max(bare, key=lambda other: other.per_second)
    print(f"{TIMES_BARE} times as many as {fastest.name}, which is the faster one, are asked for")
    return ours.per_second >= TIMES_BARE * fastest.per_second


async def one_bot(
    name: str, seconds: float, bot: Starting, plays: bool, paints: bool = True
) -> Measured:
    async with parlour() as made:
        await made.build(TABLES)
        await (made.spend() if paints else made.spend_at_once())
        async with bot(made) as pids:
            await measure("warming up", made, pids, 2, plays)
            found = await measure(name, made, pids, seconds, plays)
    print(found, flush=True)
    return found


async def tables(seconds: float) -> bool:
    """Measure each number of tables with a store and a bot of its own.

    The same ten tables are played at and none is painted, so that taps differ in nothing but
    how many other tables there are.
    """
    costs = [await so_many_tables(number, seconds) for number in (10, 1000, 10_000)]
    return max(costs) <= FLAT * min(costs)


async def so_many_tables(number: int, seconds: float) -> float:
    async with parlour() as made:
        assert made.embedded.pid
        empty = memory(made.embedded.pid)
        await made.build(number)
        kept = memory(made.embedded.pid) - empty
        await made.spend_at_once()
        async with our_bot(made) as pids:
            idle, began = spent(pids), time.perf_counter()
            await asyncio.sleep(3)
            rest = time.perf_counter() - began
            shares = {name: (v - idle[name]) / rest for name, v in spent(pids).items()}
            found = await measure(
                f"{number} tables", made, pids, seconds, people=FEW, pause=PAUSE, most=FEW
            )
            held = memory(pids["bot"])
        began = time.perf_counter()
        async with our_bot(made):
            ready = time.perf_counter() - began
            table = made.tables[0]
            await made.read(table)
            query = await made.tap_once(table)
            await user_actions.answer_to(made.playground.world, query, ANSWER)
            answered = time.perf_counter() - began
    at_rest = ", ".join(f"{name} {100 * share:.0f} %" for name, share in shares.items())
    print(found)
    print(
        f"{'':28} memory: bot {held:.0f} MB, store {kept:+.0f} MB for its tables; processor at "
        f"rest: {at_rest}; restart: ready after {ready:.1f} s, a tap answered after "
        f"{answered:.1f} s",
        flush=True,
    )
    return sum(found.spent.values()) / found.taps


async def thinking(seconds: float) -> bool:
    """Let people tap at their tables while computers play among themselves in other groups."""
    waits = []
    for computers in (0, THINKERS):
        async with parlour() as made:
            await made.build(FEW + computers)
            for table in made.tables[FEW:]:
                await made.seat_computers(table, "hard")
            await made.spend()
            async with our_bot(made) as pids:
                playing = [asyncio.create_task(play_on(made, t)) for t in made.tables[FEW:]]
                await measure("warming up", made, pids, 2, people=FEW, pause=PAUSE, most=FEW)
                name = f"{computers} hard computers think"
                found = await measure(name, made, pids, seconds, people=FEW, pause=PAUSE, most=FEW)
                for task in playing:
                    task.cancel()
                moves = sum(len(table.session.log) for table in made.tables[FEW:])
        print(f"{found}  computers' moves {moves}", flush=True)
        waits.append(statistics.quantiles(found.waits, n=100)[98])
    return max(waits) < LONGEST_WAIT


async def play_on(made: Parlour, table: Table) -> None:
    """Make the moves of the only person among computers, quickly."""
    while True:
        await made.read(table)
        if table.session.phase != "playing":
            await made.deal_anew(table)
            await made.seat_computers(table, "hard")
        if 0 in table.session.prompts:
            await made.tap_once(table)
        await asyncio.sleep(0.3)


async def flood(seconds: float) -> bool:
    """Tap fifty times a second: moves, hands and nonsense, by forty people."""
    async with parlour() as made:
        await made.build(1)
        await made.spend()
        table = made.tables[0]
        world = made.playground.world
        people = [*table.people.values()]
        guests = [add_person(world, f"G{n}") for n in range(34)]
        for guest in guests:
            join(world, table.chat, guest, quiet=True)
        people += guests
        world.limits.on = True
        statuses: dict[int, int] = {}

        def heard(call: Any) -> None:
            statuses[call.status] = statuses.get(call.status, 0) + 1

        async with our_bot(made):
            made.playground.api.calls.listeners.append(heard)
            began = time.perf_counter()
            sent = 0
            while (now := time.perf_counter() - began) < seconds:
                while sent < now * AT_ONCE:
                    await one_of_many(made, table, people, sent)
                    sent += 1
                await asyncio.sleep(0.01)
            await asyncio.sleep(2)
    print(f"{sent} taps in one group in {seconds:.0f} s; answers of Telegram: {statuses}")
    return 429 not in statuses


async def one_of_many(made: Parlour, table: Table, people: list[User], n: int) -> None:
    session = table.session
    world = made.playground.world
    if n % 5 == 0:
        await made.read(table)
        if table.session.phase == "playing":
            await made.tap_once(table)
        return
    data = (f"h:{session.id}", f"r:{session.id}", f"x:{session.id}:1:0", f"h:{session.id}")[n % 4]
    user_actions.tap(world, people[n % len(people)], table.chat, table.key, 0, 0, data)


PARTS = {"taps": taps, "thinking": thinking, "tables": tables, "flood": flood}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="all if none is named")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each is measured")
    wish = parser.parse_args()
    good = [asyncio.run(PARTS[part](wish.seconds)) for part in wish.parts or PARTS]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
