"""Measure what 24 languages cost beside two: `python -m tests.bench.languages`.

A bot is started again and again in front of a local Telegram that has its menus of commands
already, once with two languages and once with 24, which are copies of German. It prints medians of
the time until it is ready and of its memory a second later, and their ratios; it exits with 1 where
one is above the target. What a language in use costs is told too.
"""

import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path
from typing import Final

from bot import i18n
from bot.playground.server import Playground
from tests.bot.more_languages import MANY, copied_languages

ROUNDS: Final = 7
MOST: Final = 1.10
TO_SET_MENUS: Final = 20.0  # seconds, at the first start
STARTER: Final = """
import sys
from pathlib import Path
from bot import i18n
i18n.LOCALES = Path(sys.argv.pop())
from bot.__main__ import main
sys.exit(main())
"""


class Cost:
    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.megabytes: list[float] = []


async def start(
    folder: Path, locales: Path, telegram: Playground, settle: float
) -> tuple[float, float]:
    """Start a bot and stop it after a while; return the seconds until it was ready, and its
    megabytes at the end."""
    settings = {
        **os.environ,
        "TELEGRAM_TOKEN": telegram.token,
        "TELEGRAM_URL": telegram.url,
        "DATA_DIR": str(folder),
        "HEALTH_PORT": "0",
        "COMPUTERS": "1",
    }
    began = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", STARTER, str(locales)),
        env=settings,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    assert process.stderr is not None
    while b"event=ready" not in (line := await process.stderr.readline()):
        assert line, "the bot did not start"
    seconds = time.perf_counter() - began
    reading = asyncio.create_task(process.stderr.read())
    await asyncio.sleep(settle)
    megabytes = memory_of(process.pid)
    process.terminate()
    await asyncio.gather(process.wait(), reading)
    return seconds, megabytes


def memory_of(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    (line,) = (line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


async def compare(folder: Path) -> bool:
    """Print the costs of both, and return whether 24 languages are cheap enough."""
    costs = {len(codes) + 1: Cost() for codes in (("de",), MANY)}
    async with Playground(username="parlour_bot") as telegram:
        for again in range(ROUNDS + 1):
            settle = 1.0 if again else TO_SET_MENUS
            for count, cost in costs.items():
                data = folder / f"data{count}"
                seconds, megabytes = await start(data, folder / str(count), telegram, settle)
                if again:
                    cost.seconds.append(seconds)
                    cost.megabytes.append(megabytes)
    print("languages  ready (s)  memory (MB)")
    for count, cost in costs.items():
        ready, memory = statistics.median(cost.seconds), statistics.median(cost.megabytes)
        print(f"{count:9}  {ready:9.2f}  {memory:11.1f}")
    two, many = costs.values()
    slower = statistics.median(many.seconds) / statistics.median(two.seconds)
    larger = statistics.median(many.megabytes) / statistics.median(two.megabytes)
    print(f"ratio: start {slower:.2f}, memory {larger:.2f}")
    return max(slower, larger) <= MOST


def measure_use() -> None:
    """Print what a language costs that somebody uses: indexed, read whole, and remembered."""
    i18n.translator_for("en")
    tracemalloc.start()
    began = time.perf_counter()
    t = i18n.translator_for("de")
    print(f"first use of a language: {(time.perf_counter() - began) * 1000:.0f} ms, ", end="")
    print(f"{tracemalloc.get_traced_memory()[0] / 1e6:.1f} MB")
    before = tracemalloc.get_traced_memory()[0]
    for number in range(i18n.REMEMBERED_MESSAGES):
        t.html("lobby-suggestion", who=f"Player number {number}", game="Whot")
    each = (tracemalloc.get_traced_memory()[0] - before) / i18n.REMEMBERED_MESSAGES
    total = each * i18n.REMEMBERED_MESSAGES / 1e6
    print(f"remembered messages of all languages: at most {total:.0f} MB, {each:.0f} B each")


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for codes in (("de",), MANY):
            with copied_languages(folder / str(len(codes) + 1), codes, "de"):
                pass
        is_cheap = asyncio.run(compare(folder))
    measure_use()
    return 0 if is_cheap else 1


if __name__ == "__main__":
    sys.exit(main())
