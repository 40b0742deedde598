"""Measure how the bot keeps up with people.

`python -m tests.bench.pace [--ephemerals-count] [--json]` plays whole evenings by the virtual clock
of the local Telegram, with its limits on, and prints how often somebody had to wait, how far the
table was behind the last move, and how much of Telegram's limits was used. Every evening is played
twice: with a Telegram that charges for ephemeral messages, and with one that does not.
"""

import argparse
import asyncio
import json
import multiprocessing
import re
import shutil
import sys
import tempfile
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from itertools import cycle
from math import ceil
from pathlib import Path
from random import Random
from typing import Any

from bot.playground.call_log import LoggedCall
from bot.playground.clock import Clock
from bot.playground.model import CALLBACK_SECONDS
from bot.screens import callback_data as keys
from bot.store.embedded import Embedded
from engine.games import GAMES
from engine.session import load
from tests.bench.stage import START, stage
from tests.bot.evenings.evening import Evening, Session, is_public
from tests.bot.evenings.person import Button, Person
from tests.bot.evenings.whot import PREFERRED

# What is asked of the bot ---------------------------------------------------------------------

MODAL_WAITS = 0  # alerts that tell somebody to wait
REFUSED = 0  # taps not carried out or not shown because the budget was spent
BUSY = 15  # moves a minute above which an evening is a fast one
BEHIND, BEHIND_FAST = 1.5, 8.0  # seconds by which the table may be behind, in 95 of 100 moves
LEARNING = 120.0  # seconds from the beginning, in which the bot may learn what Telegram charges for
FLOODS_LEARNING, FLOODS = 1, 0  # pauses by 429 until then, and answers 429 after it
TOGETHER = 2.0  # seconds in which several answers 429 are one pause

# Words of locales/en that say the budget was spent: change them here, too.
NO_ROOM = (
    *("Tap again in", "too fast", "That counts, but", "follows in", "It is coming"),
    *("did not count", "brought up to date in", "cannot show", "did not let me show", "busy"),
)
SECONDS = re.compile(r"\bin (\d+) s\b")  # says so, too, and for how long
# The tap was carried out; the toast only says when the table will show it.
DONE = re.compile(r"^(✓ That counts\.|(✓ )?Done\.)")

# People ---------------------------------------------------------------------------------------

STEP = 0.1  # virtual seconds between two checks
PATIENCE = 20.0  # real seconds for the bot to settle
BROWSES = 25.0  # seconds between two screens that Bola opens
READS = 5.0  # seconds for which he reads one
TRIES = 12  # taps for one move
SETTLES = 60.0  # seconds in which the last move of an evening may still be shown
AT_ONCE = 2  # evenings at once, each in a process of its own


@dataclass(slots=True)
class Moment:
    """Something that happened, and when, in seconds from the beginning."""

    at: float
    value: float = 0.0


@dataclass(slots=True)
class Report:
    """What people and Telegram experienced in one evening."""

    name: str
    ephemerals_count: bool
    seconds: float = 0.0
    moves: int = 0
    taps: int = 0
    waits: list[Moment] = field(default_factory=list)  # told by an alert, with their seconds
    refused: list[Moment] = field(default_factory=list)
    later: int = 0  # taps that counted, with a toast that says when the table follows
    sent_on: int = 0  # taps that opened the private chat
    unanswered: int = 0
    lags: list[Moment] = field(default_factory=list)
    floods: list[Moment] = field(default_factory=list)
    public: list[Moment] = field(default_factory=list)
    ephemeral: list[Moment] = field(default_factory=list)
    said: dict[str, int] = field(default_factory=dict)

    @property
    def is_fast(self) -> bool:
        return self.moves * 60 > BUSY * self.seconds

    def behind(self, percent: int, since: float = 0.0) -> float:
        """Return the seconds by which the table was behind a move, in this many of 100 moves at
        most."""
        lags = sorted(lag.value for lag in self.lags if lag.at >= since)
        return lags[ceil(len(lags) * percent / 100) - 1] if lags else 0.0

    def misses(self) -> Iterator[str]:
        """Return the targets that this evening misses."""
        most = BEHIND_FAST if self.is_fast else BEHIND
        # Learning that ephemeral messages are charged costs one pause, of up to a minute.
        behind = self.behind(95, LEARNING if self.ephemerals_count else 0.0)
        found = (
            ("modal waits", len(self.waits), MODAL_WAITS),
            ("refused", len(self.refused), REFUSED),
            ("p95 behind", round(behind, 1), most),
            ("pauses while learning", pauses(self.floods), FLOODS_LEARNING),
            ("429 once learned", learned(self.floods), FLOODS),
        )
        for what, value, target in found:
            if value > target:
                yield f"{what} {value} > {target}"


def pauses(floods: list[Moment]) -> int:
    """Count the pauses by 429 while the bot may learn; answers of one moment are one pause."""
    times = [flood.at for flood in floods if flood.at <= LEARNING]
    return sum(i == 0 or at - times[i - 1] > TOGETHER for i, at in enumerate(times))


def learned(moments: list[Moment]) -> int:
    """Count the 429 after the time in which the bot may learn."""
    return sum(moment.at > LEARNING for moment in moments)


class Watch:
    """Advances the clock of an evening, and records what people and Telegram experience."""

    def __init__(self, evening: Evening, report: Report) -> None:
        self.evening = evening
        self.report = report
        self.began = self.now
        self._acting = 0  # people who act at this moment of the clock
        self._version = 0
        self._moves = 0
        self._session = ""
        self._unshown: list[tuple[float, int]] = []  # when each version was committed

    @property
    def now(self) -> float:
        return self.evening.playground.clock.now()

    @property
    def _since(self) -> float:
        return self.now - self.began

    # Time --------------------------------------------------------------------------------------

    async def sleep(self, seconds: float) -> None:
        """Let this much virtual time pass for one person."""
        self._acting -= 1
        try:
            await self.evening.playground.clock.sleep(seconds)
        finally:
            self._acting += 1

    async def run(self, seconds: float, *people: Coroutine[Any, Any, None]) -> None:
        """Let these people act for this long, and then let the bot finish."""
        self.began = self.now
        calls = self.evening.playground.api.calls.listeners
        calls.append(self._hear)
        self._acting = len(people)
        tasks = [asyncio.create_task(person) for person in people]
        while self._since < seconds:
            await self._step()
            for task in tasks:
                if task.done():
                    task.result()  # raises what somebody failed of: nobody ends by themselves
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._acting = 0
        calls.remove(self._hear)
        self.report.seconds = self._since
        while self._unshown and self._since < seconds + SETTLES:
            await self._step()
        for at, _ in self._unshown:
            self.report.lags.append(Moment(at - self.began, self.now - at))

    async def _step(self) -> None:
        await self.evening.advance(STEP)
        async with asyncio.timeout(PATIENCE):
            while self._acting or not await self.evening.is_settled():  # noqa: ASYNC110 - the bot has no event for it
                await asyncio.sleep(0.001)
        await self._look()

    async def _look(self) -> None:
        """Record which version was committed, and which the chat shows."""
        saved = await self.evening.store.load(self.evening.address)
        if saved.version != self._version and saved.session:
            self._version = saved.version
            self._note_commit(load(saved.session, GAMES))
        while self._unshown and self._unshown[0][1] <= saved.painted.version:
            at, _ = self._unshown.pop(0)
            self.report.lags.append(Moment(at - self.began, self.now - at))

    def _note_commit(self, session: Session) -> None:
        made = len(session.log) - (self._moves if session.id == self._session else 0)
        self._session, self._moves = session.id, len(session.log)
        if made > 0 or session.phase == "lobby":
            self.report.moves += max(made, 0) if session.phase != "lobby" else 1
            self._unshown.append((self.now, self._version))

    # Telegram ----------------------------------------------------------------------------------

    def _hear(self, call: LoggedCall) -> None:
        report, moment = self.report, Moment(self._since)
        if call.status == 429:
            report.floods.append(moment)
        elif call.status == 200 and call.chat < 0:
            if not is_public(call):
                if not call.method.lower().startswith("delete"):
                    report.ephemeral.append(moment)
            elif call.cost:
                report.public.append(moment)

    # Taps --------------------------------------------------------------------------------------

    async def tap(self, person: Person, button: Button) -> None:
        """Tap a button as it was seen, and wait if the answer says so."""
        report, asked = self.report, self.now
        try:
            chat = self.evening.playground.bot.user.id if is_private(button) else 0
            id = await person.send_tap(button.message, button.data, chat)
        except AssertionError:
            return  # the message has just been deleted
        report.taps += 1
        query = self.evening.playground.world.queries[id]
        while not query.closed:
            if self.now > asked + CALLBACK_SECONDS:
                report.unanswered += 1
                return
            await self.sleep(STEP)
        answer = query.answer or {}
        if payload := str(answer.get("url") or "").partition("?start=")[2]:
            bot = self.evening.playground.bot.user.id
            await self.evening.sim("start", person=person.id, bot=bot, payload=payload)
            report.sent_on += 1
        if text := str(answer.get("text") or ""):
            await self._read(text, bool(answer.get("show_alert")))

    async def _read(self, text: str, is_alert: bool) -> None:
        report, moment = self.report, Moment(self._since)
        found = SECONDS.search(text)
        said = ("alert: " if is_alert else "toast: ") + gist(text)
        report.said[said] = report.said.get(said, 0) + 1
        if DONE.match(text) and not is_alert:
            report.later += found is not None
            return
        if found is None and not any(words in text for words in NO_ROOM):
            return
        report.refused.append(moment)
        moment.value = float(found[1]) if found else 0.0
        if is_alert:
            report.waits.append(moment)
        await self.sleep(moment.value)


def gist(text: str) -> str:
    """Return the last line of an answer without its numbers and moves."""
    line = text.splitlines()[-1]
    return re.sub(r"\d+", "N", line.split(", or type")[0])[:110]


# What people see and do -----------------------------------------------------------------------


def verb(button: Button) -> str:
    return button.data.partition(":")[0]


def is_own(button: Button) -> bool:
    return bool(button.message.get("ephemeral")) or is_private(button)


def is_private(button: Button) -> bool:
    return bool(button.message["chat"]["type"] == "private")


async def shown(person: Person, *verbs: str, own: bool | None = None) -> list[Button]:
    """Return the buttons with these verbs, the newest message first; `own` selects hands or the
    public messages."""
    bot = person.evening.playground.bot.user.id
    try:
        alone = await person.buttons(bot)
    except AssertionError:
        alone = []  # no private chat
    return [
        button
        for button in [*alone, *await person.buttons()]
        if verb(button) in verbs and own in (None, is_own(button))
    ]


HAND_KEYS = (keys.MOVE, keys.WALK, keys.WHY_NOT, keys.HAND)


async def hand_keys(person: Person) -> list[Button]:
    """Return the answers that the open hand offers."""
    found = await shown(person, keys.MOVE, keys.WALK, own=True)
    return [button for button in found if "Back" not in button.text]


def whot_way(found: list[Button], chance: Random) -> Button:
    """Choose a fitting card before everything else."""

    def rank(button: Button) -> int:
        text = button.text
        return next((n for n, way in enumerate(PREFERRED) if way in text), len(PREFERRED))

    return min(found, key=rank)


def any_way(found: list[Button], chance: Random) -> Button:
    return chance.choice(found)


def straight_way(found: list[Button], chance: Random) -> Button:
    """Choose a move, if there is one, before another choice."""
    return chance.choice([b for b in found if verb(b) == keys.MOVE] or found)


Way = Callable[[list[Button], Random], Button]


async def next_tap(person: Person, way: Way, chance: Random, is_shut: bool) -> Button | None:
    """Choose the next tap of a player on turn: a key in the open hand, a piece below the table, the
    key that opens the hand, or the numbers for everybody."""
    if found := await hand_keys(person):
        return way(found, chance)
    if found := await shown(person, keys.WALK, own=False):
        return chance.choice(found)
    if is_shut and (found := await shown(person, keys.NUMBER, own=False)):
        return chance.choice(found)
    found = await shown(person, keys.HAND)
    return found[0] if found else None


async def who_is_asked(evening: Evening, session: Session, chance: Random) -> Person:
    user = session.players[chance.choice(sorted(session.prompts))].user
    return next(person for person in evening.people if person.id == user)


async def play_moves(watch: Watch, way: Way, every: float, between: float) -> None:
    """Make a move for the player on turn at this pace, with as many taps as it takes."""
    evening, chance, due = watch.evening, Random(1), watch.now
    while True:
        due = max(due + every, watch.now)
        await watch.sleep(due - watch.now)
        session = await evening.session()
        if session.phase != "playing":
            await begin_again(watch, between)
            continue
        person = await who_is_asked(evening, session, chance)
        before, was_opened = len(session.log), False
        for _ in range(TRIES):
            button = await next_tap(person, way, chance, was_opened)
            if button:
                was_opened = verb(button) == keys.HAND
                await watch.tap(person, button)
            if (await evening.session()).phase != "playing" or await evening.move_count() != before:
                break
            await watch.sleep(between)


async def play_taps(watch: Watch, way: Way, every: float) -> None:
    """Tap for the player on turn at this pace, whatever comes of it."""
    evening, chance = watch.evening, Random(1)
    was_opened: set[str] = set()
    while True:
        await watch.sleep(every)
        session = await evening.session()
        if session.phase != "playing":
            await begin_again(watch, every)
            continue
        person = await who_is_asked(evening, session, chance)
        button = await next_tap(person, way, chance, person.name in was_opened)
        if button:
            was_opened.discard(person.name)
            if verb(button) == keys.HAND:
                was_opened.add(person.name)
            await watch.tap(person, button)


async def keep_pace(watch: Watch, every: float) -> None:
    """Make a move at this pace whatever the screens show, as by an up-to-date key of an open hand
    or of the table."""
    evening, chance = watch.evening, Random(1)
    while True:
        await watch.sleep(every)
        session = await evening.session()
        if session.phase != "playing":
            await begin_again(watch, every)
            continue
        person = await who_is_asked(evening, session, chance)
        seat = session.seat_of(person.id)
        at = [*await shown(person, *HAND_KEYS, own=True), *await shown(person, keys.HAND)]
        if seat is None or not at:
            continue
        index = chance.randrange(len(session.legal(seat)))
        data = keys.write(keys.MOVE, session.id, session.prompts[seat], index)
        await watch.tap(person, at[0]._replace(data=data))


async def begin_again(watch: Watch, between: float) -> None:
    """After a game, ask for a rematch, seat everybody and start."""
    evening = watch.evening
    for person in evening.people:
        session = await evening.session()
        wanted = keys.REMATCH if session.phase == "over" else keys.JOIN
        if session.phase == "over" or session.seat_of(person.id) is None:
            await tap_first(watch, person, wanted)
            await watch.sleep(between)
    host = (await evening.session()).host
    for person in evening.people:
        if person.id == host:
            await tap_first(watch, person, keys.START)


async def tap_first(watch: Watch, person: Person, *verbs: str, own: bool | None = None) -> None:
    if found := await shown(person, *verbs, own=own):
        await watch.tap(person, found[0])


async def browse(watch: Watch, person: Person) -> None:
    """Open the rules or the own hand now and then, and close the rules again."""
    for wanted in cycle((keys.RULES, keys.HAND)):
        await watch.sleep(BROWSES)
        await tap_first(watch, person, wanted, own=False)
        await watch.sleep(READS)
        if wanted == keys.RULES:
            for button in await shown(person, keys.CLOSE, own=True):
                if button.data == f"{keys.CLOSE}:":
                    await watch.tap(person, button)
                    break


# Evenings -------------------------------------------------------------------------------------


async def sit_down(evening: Evening, game: str) -> None:
    """Open a table, seat everybody, and start."""
    host, *others = evening.people
    await host.say(f"/newgame {game}")
    for person in others:
        await person.tap("Join")
    await evening.pass_time(60)  # the budget has recovered
    await host.tap("Start")
    await evening.wait_until_painted()
    await evening.pass_time(60)


async def whot(watch: Watch) -> None:
    evening = watch.evening
    await evening.create_group("Ann", "Bola", "Cleo")
    await sit_down(evening, "whot")
    bola = evening.people[1]
    await watch.run(300, play_moves(watch, whot_way, 4.0, 1.0), browse(watch, bola))


async def caesar(watch: Watch) -> None:
    evening = watch.evening
    await evening.create_group("Ann", "Bola")
    await sit_down(evening, "caesar")
    await watch.run(300, play_taps(watch, any_way, 3.0), browse(watch, evening.people[1]))


async def differo(watch: Watch) -> None:
    evening = watch.evening
    await evening.create_group("Ann", "Bola")
    await sit_down(evening, "differo")
    await watch.run(300, play_taps(watch, straight_way, 1.3), browse(watch, evening.people[1]))


async def lobby(watch: Watch) -> None:
    """Tap thirty times a minute in a lobby: seats, house rules, computers, other games."""
    evening = watch.evening
    ann, bola, cleo = await evening.create_group("Ann", "Bola", "Cleo")
    await ann.say("/newgame whot")
    await evening.wait_until_painted()
    await evening.pass_time(60)
    taps = (
        *((bola, "Join"), (cleo, "Join"), (ann, "+ 🤖"), (ann, "House rules"), (bola, "Leave")),
        *((ann, "Cards at the start"), (ann, "4"), (bola, "Join"), (ann, "← Back")),
        *((ann, "Back to the table"), (cleo, "Leave"), (ann, "Computer"), (bola, "📖 Rules")),
        *((cleo, "Join"), (bola, "Close"), (ann, "Differo"), (cleo, "Leave"), (ann, "Whot")),
        *((bola, "House rules"), (bola, "Back to the table"), (bola, "Leave")),
    )

    async def tap_in_turn() -> None:
        for person, text in cycle(taps):
            await watch.sleep(2.0)
            found = [b for b in await person.buttons() if text in b.text]
            if found:
                await watch.tap(person, found[0])

    await watch.run(240, tap_in_turn())


async def whot_at_a_pace(watch: Watch, every: float) -> None:
    evening = watch.evening
    await evening.create_group("Ann", "Bola", "Cleo")
    await sit_down(evening, "whot")
    for person in evening.people:
        await person.tap("My cards")
        await evening.pass_time(10)
    await evening.pass_time(50)
    await watch.run(300, keep_pace(watch, every))


async def whot_15(watch: Watch) -> None:
    await whot_at_a_pace(watch, 4.0)


async def whot_40(watch: Watch) -> None:
    await whot_at_a_pace(watch, 1.5)


EVENINGS: dict[str, Callable[[Watch], Awaitable[None]]] = {
    "Whot, 4 s a move": whot,
    "Caesar, 3 s a tap": caesar,
    "Differo, 1.3 s a tap": differo,
    "Lobby, 2 s a tap": lobby,
    "15 moves/min of Whot": whot_15,
    "40 moves/min of Whot": whot_40,
}


async def one_evening(folder: Path, name: str, ephemerals_count: bool) -> Report:
    report = Report(name, ephemerals_count)
    async with (
        Embedded(folder) as server,
        stage(server.url, Clock(START), ephemerals_count) as evening,
    ):
        await EVENINGS[name](Watch(evening, report))
    return report


def play(name: str, ephemerals_count: bool) -> Report:
    """Play one evening, in a process of its own."""
    folder = Path(tempfile.mkdtemp(prefix="parlour-"))
    try:
        return asyncio.run(one_evening(folder, name, ephemerals_count))
    finally:
        shutil.rmtree(folder)


# What comes of it -----------------------------------------------------------------------------

COLUMNS = (
    *("evening", "ephemerals", "min", "moves", "taps", "modal waits", "waited s", "refused"),
    *("shown later", "p50 s", "p95 s", "429", "public", "ephemeral", "sent on"),
)


def row(report: Report) -> tuple[str, ...]:
    def both(moments: list[Moment]) -> str:
        return f"{len(moments)} ({learned(moments)})"

    waits = [wait.value for wait in report.waits]
    return (
        report.name,
        "count" if report.ephemerals_count else "free",
        f"{report.seconds / 60:.1f}",
        str(report.moves),
        str(report.taps),
        both(report.waits),
        f"{sum(waits):.0f}",
        both(report.refused),
        str(report.later),
        f"{report.behind(50):.1f}",
        f"{report.behind(95):.1f} ({report.behind(95, LEARNING):.1f})",
        both(report.floods),
        both(report.public),
        both(report.ephemeral),
        str(report.sent_on),
    )


def print_table(reports: list[Report]) -> None:
    rows = [COLUMNS, *map(row, reports)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for line in rows:
        cells = zip(line, widths, strict=True)
        print("  ".join(c.ljust(w) if n < 2 else c.rjust(w) for n, (c, w) in enumerate(cells)))
    print(
        f"\nIn brackets: after the first {LEARNING:.0f} s. Targets: modal waits {MODAL_WAITS}, "
        f"refused {REFUSED}, p95 {BEHIND} s up to {BUSY} moves a minute and {BEHIND_FAST:.0f} s "
        f"above, {FLOODS_LEARNING} pause while learning and {FLOODS} answers 429 then."
    )
    for report in reports:
        kind = "count" if report.ephemerals_count else "free"
        for text, count in sorted(report.said.items()):
            print(f"{report.name}, ephemerals {kind}: {count:3} × {text}")
    for report in reports:
        kind = "count" if report.ephemerals_count else "free"
        for miss in report.misses():
            print(f"MISSED  {report.name}, ephemerals {kind}: {miss}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--ephemerals-count",
        nargs="?",
        const="on",
        default="both",
        choices=("on", "off", "both"),
        help="whether ephemeral messages take from Telegram's limits (alone: on)",
    )
    parser.add_argument("--json", action="store_true", help="everything, for another program")
    parser.add_argument("evenings", nargs="*", help="those whose names begin so; all if none")
    wanted = parser.parse_args()
    begins = tuple(name.casefold() for name in wanted.evenings) or ("",)
    names = [name for name in EVENINGS if name.casefold().startswith(begins)]
    kinds = {"on": [True], "off": [False], "both": [True, False]}[wanted.ephemerals_count]
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(AT_ONCE, mp_context=context) as pool:
        asked = [pool.submit(play, name, kind) for kind in kinds for name in names]
        reports = [one.result() for one in asked]
    if wanted.json:
        print(json.dumps([asdict(report) for report in reports], ensure_ascii=False, indent=1))
    else:
        print_table(reports)
    return 1 if any(miss for report in reports for miss in report.misses()) else 0


if __name__ == "__main__":
    sys.exit(main())
