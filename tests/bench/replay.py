"""Measure a step of a replay in a private chat: `python -m tests.bench.replay`.

A step lasts from the tap until the local Telegram has taken the edit; store, bot, Telegram and the
person all run on this machine. Its picture is drawn at the first walk through a game, and known at
the second.
"""

import asyncio
import shutil
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from bot.store.embedded import Embedded
from engine.games import GAMES
from tests.bot.evenings.conftest import open_evening
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import Person
from tests.bot.evenings.test_replay import payload_of
from tests.bot.evenings.test_standings import play_out

STEPS: Final = 120
LONGEST: Final = 10  # seconds of a step, after which something is wrong
BETWEEN: Final = 1.0  # virtual seconds between two taps


async def play(evening: Evening, game: str, people: list[Person]) -> None:
    await people[0].say(f"/newgame {game}")
    await people[1].tap("Join")
    await people[0].tap("Start")
    await evening.settle()
    await play_out(evening)


async def step(evening: Evening, person: Person, bot: int, label: str, calls: list[Any]) -> float:
    """Tap a key of the replay; return the milliseconds until it is shown."""
    await evening.advance(BETWEEN)
    (key,) = [each for each in await person.buttons(bot) if each.text == label][:1]
    done = len(calls)
    start = time.perf_counter()
    await person.send_tap(key.message, key.data, bot)
    async with asyncio.timeout(LONGEST):
        while not any(call.method.startswith("editMessage") for call in calls[done:]):
            await evening.advance(0.02)
    return 1000 * (time.perf_counter() - start)


async def measure(evening: Evening, game: str, people: list[Person], calls: list[Any]) -> None:
    await play(evening, game, people)
    ann = people[0]
    bot = await ann.start_private_chat(await payload_of(ann))
    await evening.settle()
    last = int((await ann.visible_text(bot)).rpartition("· 0/")[2].split()[0])
    count = min(STEPS, last)
    drawn = [await step(evening, ann, bot, "▶", calls) for _ in range(count)]
    known = [await step(evening, ann, bot, "◀", calls) for _ in range(count)]
    for name, waits in (("drawn", drawn[1:]), ("known", known[1:])):
        percentiles = statistics.quantiles(waits, n=100)
        print(
            f"replay of {game:10} {name} pictures, {count} steps: "
            f"p50 {percentiles[49]:6.1f} ms p99 {percentiles[98]:6.1f} ms"
        )


async def main() -> None:
    folder = Path(tempfile.mkdtemp(prefix="parlour-bench-"))
    embedded = Embedded(folder)
    await embedded.start()
    try:
        async with open_evening(embedded.url) as evening:
            people = await evening.create_group("Ann", "Ben")
            calls = evening.record_calls()
            for game in GAMES:
                await measure(evening, game, people, calls)
    finally:
        await embedded.stop()
        shutil.rmtree(folder)


if __name__ == "__main__":
    asyncio.run(main())
