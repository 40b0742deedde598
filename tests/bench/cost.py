"""What a tap costs, with everything that the real bot does for it: `python -m tests.bench.cost`.

    flood   fifty taps a second in one group: is Telegram ever asked too much?
    taps    taps a second with fifty at once, beside a bare python-telegram-bot bot
    tables  what a tap and a table cost at 10, 1,000 and 10,000 live tables

The local Telegram and the people run in this process, the bot, its store and the bare bot in their
own; the processor time of these is told too, because this machine may have other things to do.
"""

import argparse
import asyncio
import json
import os
import resource
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any

from bot.display import KEEP
from bot.handlers import opening
from bot.places import Place
from bot.playground import acts
from bot.playground.membership import join, make_group
from bot.playground.params import Params
from bot.playground.server import Playground
from bot.playground.world import Chat, Query, User, add_person
from bot.store import Commit, Store, open_store
from bot.store.embedded import Embedded
from bot.store.store import PER_MINUTE
from bot.tables import wall
from engine import lobby
from engine.session import GameSession, dump, load
from tests.bot.program import Program, launched

Session = GameSession[Any, Any]
AT_ONCE = 50
PEOPLE = 6  # at a table
MINUTE = 60_000
TIMES_BARE = 5
Starting = Callable[["Parlour"], AbstractAsyncContextManager[dict[str, int]]]
ANSWER = 5.0  # seconds
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(slots=True)
class Table:
    chat: Chat
    people: dict[int, User]
    key: str  # of the message
    session: Session = field(init=False)

    @property
    def place(self) -> Place:
        return Place(self.chat.id)


def dealt(table: Table) -> Session:
    now = wall()
    host, *guests = table.people.values()
    session = lobby.open_lobby(
        opening.new_id(), "whot", host.id, "Host", bytes(32), now, pace=86_400_000
    )
    for guest in guests:
        lobby.join(session, guest.id, guest.first_name, now)
    lobby.start(session, host.id, now)
    return session


@dataclass(slots=True)
class Parlour:
    """A store, a local Telegram and tables at which people play."""

    playground: Playground
    store: Store
    embedded: Embedded
    folder: Path
    tables: list[Table] = field(default_factory=list)

    @property
    def wishes(self) -> dict[str, str]:
        return {"TELEGRAM_TOKEN": self.playground.token, "TELEGRAM_URL": self.playground.url}

    async def build(self, tables: int) -> None:
        """So many live tables in all, as the bot would have left them."""
        while len(self.tables) < tables:
            many = range(min(500, tables - len(self.tables)))
            self.tables += await asyncio.gather(*(self._table() for _ in many))
        self.playground.bot.queue.updates.clear()

    async def deal_anew(self, table: Table) -> None:
        """The next game of the same people, as if they had played the last one's end."""
        saved = await self.store.load(table.place)
        session = dealt(table)
        commit = Commit(saved.version, dump(session), saved.version + 1, due=session.next_due)
        if await self.store.commit(table.place, commit) == "done":
            table.session = session

    async def _table(self) -> Table:
        world, bot = self.playground.world, self.playground.bot
        guests = [add_person(world, f"P{n}") for n in range(PEOPLE)]
        chat = make_group(world, "supergroup", "Bench", guests[0], guests, [bot])
        keys = {"inline_keyboard": [[{"text": "Tap", "callback_data": "tap"}] * 4] * 2}
        wish = Params({"chat_id": chat.id, "text": "The table", "reply_markup": keys})
        answer = json.loads((await self.playground.api.perform(bot, "sendMessage", wish)).body)
        message = answer["result"]["message_id"]
        table = Table(chat, {guest.id: guest for guest in guests}, f"m{message}")
        await self.deal_anew(table)
        shown = (await self.store.load(table.place)).painted
        shown = replace(shown, message=message, kind="photo")
        await self.store.painted(table.place, shown, shown.fence)
        await self._spend(chat)
        return table

    async def _spend(self, chat: Chat) -> None:
        """The last minute of a busy evening: all that the group's budget has for its table."""
        now, spent = wall(), PER_MINUTE - KEEP
        for number in reversed(range(spent)):
            await self.store.budget(chat.id, now - number * MINUTE // spent)

    async def tap_once(self, table: Table) -> Query:
        """Whoever is asked plays what can be played."""
        session = table.session
        seat, prompt = next(iter(session.prompts.items()))
        index = prompt % len(session.legal(seat))
        user = session.players[seat].user
        assert user is not None
        data = f"m:{session.id}:{prompt}:{index}"
        return acts.tap(
            self.playground.world, table.people[user], table.chat, table.key, 0, 0, data
        )

    async def read(self, table: Table) -> None:
        saved = await self.store.load(table.place)
        assert saved.session
        table.session = load(saved.session)


@asynccontextmanager
async def parlour() -> AsyncIterator[Parlour]:
    folder = Path(tempfile.mkdtemp(prefix="parlour-"))
    try:
        async with (
            Embedded(folder / "data" / "store") as embedded,
            Playground(username="parlour_bot") as playground,
        ):
            store, _ = await open_store(embedded.url)
            playground.world.limits.on = False
            async with store:
                yield Parlour(playground, store, embedded, folder)
    finally:
        shutil.rmtree(folder)


# Measuring ------------------------------------------------------------------------------------


@dataclass(slots=True)
class Measured:
    name: str
    taps: int
    seconds: float
    waits: list[float]  # seconds
    spent: dict[str, float]  # seconds of the processor, by process
    edits: int
    lost: int

    @property
    def per_second(self) -> float:
        return self.taps / self.seconds

    @property
    def processor(self) -> float:
        """Seconds of the bot's own for a tap."""
        return self.spent["bot"] / self.taps

    def __str__(self) -> str:
        cuts = statistics.quantiles(self.waits, n=100)
        spent = ", ".join(f"{name} {1000 * s / self.taps:.2f}" for name, s in self.spent.items())
        return (
            f"{self.name:28} {self.per_second:7.0f} taps/s  p50 {1000 * cuts[49]:6.1f} ms  "
            f"p99 {1000 * cuts[98]:6.1f} ms  processor ms a tap: {spent}  "
            f"edits a tap {self.edits / self.taps:.2f}  unanswered {self.lost}"
        )


def spent(pids: dict[str, int]) -> dict[str, float]:
    """Seconds of the processor that each has used so far."""
    used: dict[str, float] = {}
    for name, pid in pids.items():
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        used[name] = (int(fields[11]) + int(fields[12])) / TICKS
    return used


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


async def measure(
    name: str, made: Parlour, pids: dict[str, int], seconds: float, plays: bool = True
) -> Measured:
    """Fifty people at once: each taps when the tap before is answered, always at another table."""
    waits: list[float] = []
    lost = 0
    calls = made.playground.api.calls
    edits = 0

    def heard(call: Any) -> None:
        nonlocal edits
        edits += call.method.lower().startswith("edit")

    async def person(number: int) -> None:
        nonlocal lost
        own = cycle(made.tables[number::AT_ONCE])
        while (began := time.perf_counter()) < until:
            table = next(own)
            if plays and table.session.phase != "playing":
                await made.deal_anew(table)
            query = await made.tap_once(table)
            await acts.answer_to(made.playground.world, query, ANSWER)
            waits.append(time.perf_counter() - began)
            lost += query.answer is None or bool(query.answer.get("text"))
            if plays:
                await made.read(table)

    calls.listeners.append(heard)
    before, start = spent(pids), time.perf_counter()
    until = start + seconds
    many = min(AT_ONCE, len(made.tables))
    await asyncio.gather(*map(person, range(many)))
    took = time.perf_counter() - start
    used = {name: value - before[name] for name, value in spent(pids).items()}
    calls.listeners.remove(heard)
    return Measured(name, len(waits), took, waits, used, edits, lost)


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
    process = await launched(made.folder, "bare", ("-m", "tests.bench.bare"), wishes)
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
    bare = [
        await one_bot(f"bare, {n} at once", seconds, partial(bare_bot, at_once=n), plays=False)
        for n in (1, AT_ONCE)
    ]
    for other in bare:
        faster = ours.per_second / other.per_second
        cheaper = other.processor / ours.processor
        print(f"than {other.name}: {faster:.1f} times as many, {cheaper:.1f} times as cheap")
    return ours.per_second >= TIMES_BARE * bare[0].per_second


async def one_bot(name: str, seconds: float, bot: Starting, plays: bool) -> Measured:
    async with parlour() as made:
        await made.build(AT_ONCE)
        async with bot(made) as pids:
            await measure("warming up", made, pids, 2, plays)
            found = await measure(name, made, pids, seconds, plays)
    print(found, flush=True)
    return found


async def tables(seconds: float) -> bool:
    async with parlour() as made:
        costs: list[float] = []
        async with our_bot(made) as pids:
            empty = {name: memory(pid) for name, pid in pids.items()}
            for number in (10, 1000, 10_000):
                await made.build(number)
                idle, began = spent(pids), time.perf_counter()
                await asyncio.sleep(3)
                rest = time.perf_counter() - began
                idle = {name: (v - idle[name]) / rest for name, v in spent(pids).items()}
                found = await measure(f"{number} tables", made, pids, seconds)
                costs.append(sum(found.spent.values()) / found.taps)
                held = ", ".join(
                    f"{name} {memory(pid) - empty[name]:+.0f} MB" for name, pid in pids.items()
                )
                shares = ", ".join(f"{name} {100 * v:.0f} %" for name, v in idle.items())
                print(found)
                print(f"{'':28} memory: {held}  processor at rest: {shares}")
    return max(costs) <= 1.5 * min(costs)


async def flood(seconds: float) -> bool:
    """Fifty a second: moves, looks at hands and nonsense, by forty people."""
    async with parlour() as made:
        await made.build(1)
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
    acts.tap(world, people[n % len(people)], table.chat, table.key, 0, 0, data)


PARTS = {"taps": taps, "tables": tables, "flood": flood}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="all if none is named")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each is measured")
    wish = parser.parse_args()
    good = [asyncio.run(PARTS[part](wish.seconds)) for part in wish.parts or PARTS]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
