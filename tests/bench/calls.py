"""Measure what a game of Whot takes of a group's budget, by purpose: `python -m tests.bench.calls`.

It plays from /newgame to the result by the virtual clock of the local Telegram, with its limits.
"""

import asyncio
import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from bot.playground.clock import Clock
from bot.store.embedded import Embedded
from tests.bench.stage import START, stage
from tests.bot.evenings.evening import Evening, charged_calls, is_public
from tests.bot.evenings.whot import play_turns, start_game

PEOPLE = ("Ann", "Ben", "Cleo", "Dan")
GAMES = 3
MOST = 1.1  # calls a move


def purpose(call: Any, phase: str) -> str:
    if not is_public(call):
        return "private"
    return f"{call.method} in {phase}"


async def one_game(evening: Evening) -> tuple[int, Counter[str]]:
    used: Counter[str] = Counter()
    phase = "lobby"

    def heard(call: Any) -> None:
        for paid in charged_calls([call]):
            used[purpose(paid, phase)] += 1

    listeners = evening.playground.api.calls.listeners
    listeners.append(heard)
    await start_game(evening)
    await evening.wait_until_painted()
    phase = "game"
    played = await play_turns(evening)
    await evening.pass_time(30)
    listeners.remove(heard)
    return sum(not line.split(" ", 5)[5].startswith("!") for line in played.log), used


async def games(folder: Path) -> bool:
    moves, used = 0, Counter[str]()
    for _ in range(GAMES):
        async with Embedded(folder) as server, stage(server.url, Clock(START), True) as evening:
            await evening.create_group(*PEOPLE)
            count, paid = await one_game(evening)
        moves += count
        used += paid
    public = sum(n for what, n in used.items() if what != "private")
    print(f"{moves} moves in {GAMES} games; {public / moves:.2f} public calls a move")
    for what, count in used.most_common():
        print(f"{count:6} {count / moves:5.2f} a move  {what}")
    return public <= MOST * moves


def main() -> int:
    folder = Path(tempfile.mkdtemp(prefix="parlour-"))
    try:
        return 0 if asyncio.run(games(folder)) else 1
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    sys.exit(main())
