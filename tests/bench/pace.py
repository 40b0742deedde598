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
import shutil
import sys
import tempfile
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from itertools import cycle
from pathlib import Path

from bot.playground.clock import Clock
from bot.store.embedded import Embedded
from tests.bench.pace_people import (
    Watch,
    any_way,
    browse,
    keep_pace,
    play_moves,
    play_taps,
    straight_way,
    tap_the_table,
    whot_way,
)
from tests.bench.pace_report import Report, print_table
from tests.bench.stage import START, stage
from tests.bot.evenings.evening import Evening

AT_ONCE = 2  # evenings at once, each in a process of its own


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


async def deerportal(watch: Watch) -> None:
    evening = watch.evening
    await evening.create_group("Ann", "Bola")
    await sit_down(evening, "deerportal")
    await watch.run(300, tap_the_table(watch, 2.3))


async def lobby(watch: Watch) -> None:
    """Tap thirty times a minute in a lobby: seats, house rules, computers, other games."""
    evening = watch.evening
    ann, bola, cleo = await evening.create_group("Ann", "Bola", "Cleo")
    await ann.say("/newgame whot")
    await evening.wait_until_painted()
    await evening.pass_time(60)
    taps = (
        *((bola, "Join"), (cleo, "Join"), (ann, "⋯ More"), (ann, "Computers"), (ann, "+ 🤖")),
        *((bola, "⋯ More"), (bola, "Leave"), (ann, "← Back"), (ann, "House rules")),
        *((ann, "Cards at the start"), (ann, "4"), (bola, "Join"), (ann, "✕ Close")),
        *((cleo, "⋯ More"), (cleo, "📖 Rules"), (cleo, "Close"), (ann, "⋯ More")),
        *((ann, "Games"), (ann, "Differo"), (ann, "Whot"), (ann, "✕ Close")),
        *((bola, "⋯ More"), (bola, "House rules"), (bola, "← Back"), (bola, "Leave")),
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
    "DeerPortal, 2.3 s a tap": deerportal,
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
