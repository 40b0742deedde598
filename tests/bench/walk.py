"""Measure what one update costs, from a tap to the painted table: `python -m tests.bench.walk`.

Store commands and reads of sessions are counted, and the time is taken on the real clock with one
embedded Valkey. Commands of an idle bot do not count. Polls for work are listed apart, except the
one that finds the update.
"""

import asyncio
import contextvars
import re
import shutil
import statistics
import sys
import tempfile
import time
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from bot.playground.call_log import LoggedCall
from bot.playground.clock import Clock
from bot.screens import callback_data as keys
from bot.store.calls import Command
from bot.store.embedded import Embedded
from bot.tables import Tables
from engine import upcasts
from tests.bench.pace_people import Watch, hand_keys, shown, who_is_asked, whot_way
from tests.bench.pace_report import Report
from tests.bench.stage import START, stage
from tests.bot.evenings.evening import Evening, is_public
from tests.bot.evenings.whot import start_game
from tests.patience import patience

# Targets --------------------------------------------------------------------------------------

TAP_COMMIT, TAP_PAINTED, TAP_COMMANDS, TAP_LOADS = 4, 6, 7, 1
TAP_MS = 150
NEWGAME_COMMIT, NEWGAME_READS = 4, 1
REMINDER_COMMANDS, REMINDER_LOADS = 5, 2
EMPTY_PAINT = 0  # messages of a group's minute

# The store's names: rename them here with the scripts and keys.
COMMIT = "commit"  # the script that saves a move; it only writes the hash of the chat
RECORD = "painted"  # the script that records what the chat shows
LOOKS = ("read", "dirty")  # the scripts that poll for work
PAINTS = "paint"  # in the names of the functions that paint
REMINDER = "announced"  # the script that records which reminder stands
CHAT_HASH = r"\}:(notes|chat|settings|status)\w*:"  # before the id of a chat
WRITES = ("HSET", "HSETNX", "HDEL", "DEL")

# How it is measured ---------------------------------------------------------------------------

TAPS, TABLES, REMINDERS = 40, 20, 12
IDLE = 4.0  # real seconds for which the idle bot is recorded
QUIET = 20.0  # virtual seconds between two walks
PAUSE = 0.002  # real seconds between two polls of the store
TOUCHES, APART = 12, 1.5  # repaints without a change, and seconds between them
TAPPING = 40  # seconds in which the rest of the minute is spent
SHOWN = 2.1  # seconds between two taps, so that the lobby is painted after each


@dataclass(frozen=True, slots=True)
class Asked:
    """One store command: its batch and its name, without the values."""

    trip: int
    by: str  # the functions whose tasks led to it
    script: str
    keys: tuple[str, ...]
    shape: tuple[str, ...]
    words: Command


@dataclass(slots=True)
class Walk:
    commit_trips: int
    trips: int
    commands: int
    loads: int
    reads: int  # reads of the chat's documents
    looks: int
    ms: float


LED_BY = contextvars.ContextVar("LED_BY", default="")


def make_task(
    loop: asyncio.AbstractEventLoop,
    coro: Coroutine[Any, Any, Any] | Generator[Any, None, Any],
    **more: Any,
) -> asyncio.Task[Any]:
    """Create a task that records which functions led to it."""
    context = more.pop("context", None) or contextvars.copy_context()
    name = getattr(coro, "__qualname__", "")
    context.run(lambda: LED_BY.set(f"{LED_BY.get()}/{name}"))
    return asyncio.Task(coro, loop=loop, context=context, **more)


@dataclass(slots=True)
class Meter:
    """Records the bot's store commands and its reads of sessions."""

    evening: Evening
    asked: list[Asked] = field(default_factory=list)
    idle: set[tuple[str, ...]] = field(default_factory=set)
    loads: list[str] = field(default_factory=list)  # the functions that read a session
    began: float = 0.0
    edited: float = 0.0  # when the local Telegram got the table

    def start(self) -> None:
        assert self.evening.worker
        calls = self.evening.worker.store.calls
        asking: dict[Command, deque[str]] = defaultdict(deque)
        ask, real = calls.ask, upcasts.read

        async def noted(*command: Any, script: str = "") -> Any:
            asking[*command, script].append(LED_BY.get())
            return await ask(*command, script=script)

        def told(command: Command) -> None:
            by = asking[command].popleft() if asking[command] else ""
            self.asked.append(read(command, calls.round_trips, by))

        def counted(*args: Any, **more: Any) -> Any:
            self.loads.append(LED_BY.get())
            return real(*args, **more)

        calls.ask = noted  # type: ignore[method-assign]
        calls.listener = told
        upcasts.read = counted
        self.evening.playground.api.calls.listeners.append(self._hear)

    def begin(self) -> None:
        self.asked.clear()
        self.loads.clear()
        self.edited, self.began = 0.0, time.perf_counter()

    async def learn_idle(self) -> None:
        """Record the commands of an idle bot, which are no part of a walk."""
        await asyncio.sleep(1)
        self.begin()
        await asyncio.sleep(IDLE)
        self.idle = {one.shape for one in self.asked}

    def walk(self, end: str, without_paint: bool = False) -> Walk:
        """Return what was asked since `begin`, up to the last command with this name."""

        def counts(by: str) -> bool:
            return not (without_paint and PAINTS in by.casefold())

        asked = [one for one in self.asked if one.shape not in self.idle and counts(one.by)]
        last = max((n for n, one in enumerate(asked) if ends_with(one, end)), default=len(asked))
        asked = asked[: last + 1]
        looks = [one for one in asked if one.script in LOOKS]
        asked = [one for one in asked if one.script not in LOOKS or one is looks[0]]
        commit = next((n for n, one in enumerate(asked) if one.script == COMMIT), len(asked))
        chat = re.compile(f"{CHAT_HASH}{self.evening.address.chat}$")
        reads = [
            one
            for one in asked
            if one.words[0] not in WRITES
            and one.script != COMMIT
            and any(chat.search(key) for key in one.keys)
        ]
        return Walk(
            commit_trips=len({one.trip for one in asked[: commit + 1]}),
            trips=len({one.trip for one in asked}),
            commands=len(asked),
            loads=sum(map(counts, self.loads)),
            reads=len(reads),
            looks=len(looks) - 1,
            ms=1000 * (self.edited - self.began),
        )

    def _hear(self, call: LoggedCall) -> None:
        is_table = call.chat == self.evening.address.chat and call.cost and is_public(call)
        if is_table and not self.edited and call.status == 200:
            self.edited = time.perf_counter()


def read(command: Command, trip: int, by: str) -> Asked:
    *words, script = command
    shape: tuple[str, ...]
    if script:
        names = tuple(map(str, words[3 : 3 + int(words[2])]))
        shape = script, str(len(names))
    else:
        names = tuple(map(str, words[1:2]))
        shape = str(words[0]), *(re.sub(r"[-\d]+", "", name) for name in names)
    return Asked(trip, by, script, names, shape, tuple(words))


def ends_with(asked: Asked, end: str) -> bool:
    """Return whether this command runs that script or writes that field."""
    return asked.script == end or (asked.words[0] in WRITES and end in asked.words)


# Waiting --------------------------------------------------------------------------------------


async def wait_for(look: Callable[[], Awaitable[bool]], what: str) -> None:
    """Poll the store until the condition holds, in real time."""
    async with patience(lambda: f"{what} never came"):
        while not await look():  # noqa: ASYNC110 - the store has no event
            await asyncio.sleep(PAUSE)


async def shows_newest(evening: Evening, after: int) -> bool:
    """Return whether the chat shows the newest version, and this is a newer one than before."""
    saved = await evening.store.load(evening.address)
    return saved.version > after and saved.painted.version == saved.version


async def settle(evening: Evening) -> None:
    """Wait until nothing is under way, and then for a quiet while."""

    async def look() -> bool:
        return await evening.is_settled() and await shows_newest(evening, -1)

    await wait_for(look, "rest")
    evening.playground.clock.advance(QUIET)
    await evening.sweep_deadlines()
    await asyncio.sleep(0.05)
    await wait_for(look, "rest")


async def version(evening: Evening) -> int:
    return (await evening.store.load(evening.address)).version


# Walks ----------------------------------------------------------------------------------------


async def taps(meter: Meter) -> list[Walk]:
    """Tap a card in an open hand, again and again, in a quiet group."""
    evening, walks = meter.evening, list[Walk]()
    await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await settle(evening)
    await meter.learn_idle()
    while len(walks) < TAPS:
        session = await evening.session()
        if session.phase != "playing":
            await begin_again(evening)
            continue
        person = await who_is_asked(evening, session, FIRST)
        found = [key for key in await hand_keys(person) if f":{prompt_of(session)}:" in data(key)]
        if not found:
            await person.tap("My cards")
            await settle(evening)
            continue
        button = whot_way(found, FIRST)
        before = await version(evening)
        meter.begin()
        query = await person.send_tap(button.message, button.data)
        if button.data.startswith(keys.MOVE):
            await wait_for(partial(shows_newest, evening, before), "the table")
            walks.append(meter.walk(RECORD))
        await wait_until_answered(evening, query)
        await settle(evening)
    return walks


class First:
    """A Random that always chooses the first."""

    def choice(self, of: list[Any]) -> Any:
        return of[0]


FIRST: Any = First()


def data(button: Any) -> str:
    return str(button.data)


def prompt_of(session: Any) -> int:
    return int(next(iter(session.prompts.values())))


async def wait_until_answered(evening: Evening, query: str) -> None:
    async def look() -> bool:
        return evening.playground.world.queries[query].closed

    await wait_for(look, "an answer")


async def begin_again(evening: Evening) -> None:
    ann, ben = evening.people
    for person, wanted in ((ann, keys.REMATCH), (ben, keys.JOIN), (ann, keys.START)):
        found = await shown(person, wanted)
        await person.tap_button(found[0])
        await settle(evening)


async def new_tables(meter: Meter) -> list[Walk]:
    """Open a table by command, in one group after another."""
    evening, walks = meter.evening, list[Walk]()
    await meter.learn_idle()
    for _ in range(TABLES):
        ann, _ = await evening.create_group("Ann", "Ben")
        await wait_for(evening.is_settled, "rest")
        evening.playground.clock.advance(QUIET)
        await evening.sweep_deadlines()
        await asyncio.sleep(0.05)
        meter.begin()
        await ann.say("/newgame whot")
        await wait_for(partial(shows_newest, evening, 0), "the table")
        walks.append(meter.walk(RECORD))
        await settle(evening)
    return walks


async def reminders(meter: Meter) -> list[Walk]:
    """Let a time limit pass: from the deadline's inbox entry to the recorded reminder, without the
    painting meanwhile."""
    evening, walks = meter.evening, list[Walk]()
    await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await settle(evening)
    await meter.learn_idle()
    for _ in range(REMINDERS):
        await settle(evening)
        session = await evening.session()
        left = (min(session.due.values()) - evening.now()) / 1000
        await evening.pass_time(left - 1)
        await wait_for(evening.is_settled, "rest")
        before = await reminder(evening)
        meter.begin()
        evening.playground.clock.advance(1.1)
        await evening.sweep_deadlines()
        await wait_for(partial(another_stands, evening, before), "the reminder")
        walks.append(meter.walk(REMINDER, without_paint=True))
        stood = await reminder(evening)
        # tap for the late player, too: after two missed moves a computer takes over
        for _ in range(2):
            await settle(evening)
            session = await evening.session()
            person = await who_is_asked(evening, session, FIRST)
            committed = await version(evening)
            await person.say("/move draw")
            await wait_for(partial(shows_newest, evening, committed), "the table")
        await wait_for(partial(is_gone, evening, stood), "the end of the reminder")
    return walks


async def reminder(evening: Evening) -> bytes | None:
    return (await evening.store.load(evening.address)).reminder


async def another_stands(evening: Evening, before: bytes | None) -> bool:
    """Return whether the store records another reminder than before."""
    return await reminder(evening) not in (before, None)


async def is_gone(evening: Evening, before: bytes | None) -> bool:
    """Return whether the reminder is gone; the next player may get one, too."""
    return await reminder(evening) != before


async def shown_in_a_minute(url: str, with_touches: bool) -> int:
    """Count how often the bot shows an ever-changing table in the rest of a minute, after it was
    repainted for nothing or left alone; by the virtual clock."""
    async with stage(url, Clock(START)) as evening:
        watch = Watch(evening, Report("", False))
        ann, ben = await evening.create_group("Ann", "Ben")
        await ann.say("/newgame whot")
        await evening.wait_until_painted()
        await evening.pass_time(60)
        tables = Tables(evening.store, evening.now)

        async def use_the_minute() -> None:
            for _ in range(TOUCHES):
                if with_touches:
                    await tables.touch(evening.address)
                await watch.sleep(APART)
            for tap in range(round(TAPPING / SHOWN)):
                key = (await shown(ben, keys.JOIN))[0]
                if tap % 2:  # the key behind "More"
                    key = key._replace(data=key.data.replace(keys.JOIN, keys.LEAVE, 1))
                await watch.tap(ben, key)
                await watch.sleep(SHOWN)
            while True:
                await watch.sleep(1.0)

        await watch.run(TOUCHES * APART + TAPPING, use_the_minute())
        return len(watch.report.public)


async def empty_paint(url: str) -> float:
    """Return how much of a group's minute one repaint without a change takes."""
    without = await shown_in_a_minute(url, False)
    return (without - await shown_in_a_minute(url, True)) / TOUCHES


# What comes of it -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Line:
    what: str
    found: float
    most: float
    more: str = ""


def middle(walks: list[Walk], what: str) -> float:
    return float(statistics.median(getattr(walk, what) for walk in walks))


def of_taps(walks: list[Walk]) -> list[Line]:
    times = [walk.ms for walk in walks]
    p95 = statistics.quantiles(times, n=20)[18]
    return [
        Line("a tap: round trips to the commit", middle(walks, "commit_trips"), TAP_COMMIT),
        Line("a tap: round trips to the painted table", middle(walks, "trips"), TAP_PAINTED),
        Line(
            "a tap: commands",
            middle(walks, "commands"),
            TAP_COMMANDS,
            f"and {middle(walks, 'looks'):.0f} looks for something to do",
        ),
        Line("a tap: session loads", middle(walks, "loads"), TAP_LOADS),
        Line("a tap: ms to the table", middle(walks, "ms"), TAP_MS, f"p95 {p95:.0f}"),
    ]


def of_new_tables(walks: list[Walk]) -> list[Line]:
    return [
        Line(
            "/newgame: round trips to the commit",
            middle(walks, "commit_trips"),
            NEWGAME_COMMIT,
            f"to the painted table {middle(walks, 'trips'):.0f}",
        ),
        Line("/newgame: reads of the chat's hash", middle(walks, "reads"), NEWGAME_READS),
    ]


def of_reminders(walks: list[Walk]) -> list[Line]:
    return [
        Line(
            "a reminder: commands",
            middle(walks, "commands"),
            REMINDER_COMMANDS,
            f"in {middle(walks, 'trips'):.0f} round trips",
        ),
        Line("a reminder: session loads", middle(walks, "loads"), REMINDER_LOADS),
    ]


Walks = Callable[[Meter], Awaitable[list[Walk]]]


async def walked(url: str, walks: Walks) -> list[Walk]:
    """Measure one kind of walk in an evening of its own, on the real clock."""
    async with stage(url, Clock()) as evening:
        evening.playground.world.limits.on = False
        meter = Meter(evening)
        real = upcasts.read
        meter.start()
        try:
            return await walks(meter)
        finally:
            upcasts.read = real


async def measure(folder: Path) -> list[Line]:
    asyncio.get_running_loop().set_task_factory(make_task)
    async with Embedded(folder) as server:
        lines = of_taps(await walked(server.url, taps))
        lines += of_new_tables(await walked(server.url, new_tables))
        lines += of_reminders(await walked(server.url, reminders))
        spent = await empty_paint(server.url)
        lines.append(Line("a paint that changes nothing: messages", spent, EMPTY_PAINT))
    return lines


def main() -> int:
    folder = Path(tempfile.mkdtemp(prefix="parlour-"))
    try:
        lines = asyncio.run(measure(folder))
    finally:
        shutil.rmtree(folder)
    print(f"{'':42} {'median':>7} {'target':>7}")
    for line in lines:
        missed = "MISSED" if line.found > line.most else ""
        print(
            f"{line.what:42} {line.found:7.1f} {line.most:7.0f}  {missed:6}  {line.more}".rstrip()
        )
    return 1 if any(line.found > line.most for line in lines) else 0


if __name__ == "__main__":
    sys.exit(main())
