"""Measure how long a computer's move takes while one person has 40 games looked through:
`python -m tests.bench.reviews`. Exits with 1 if that is more than twice as long as otherwise.
"""

import asyncio
import statistics
import sys
import time
from dataclasses import replace
from typing import Any, Final

from bot.address import Address
from bot.computers import Computers
from tests.engine.tables import ANN, BOB, play_on, play_table

MOVES, REVIEWS, MOST_RATIO = 8, 40, 2.0
LEVEL: Final = "hard"


class Inbox:
    """A store that records when a move was delivered."""

    def __init__(self) -> None:
        self.came = asyncio.Event()

    async def deliver(self, *_: Any) -> None:
        self.came.set()


async def moves(computers: Computers, inbox: Inbox) -> float:
    """Return the median of seconds for a move."""
    took = []
    for version in range(MOVES):
        session = play_table("whot", BOB, computers=1)
        person, computer = session.players
        players = [person, replace(computer, level=LEVEL)]
        session = replace(session, players=players, prompts={1: len(session.log)})
        inbox.came.clear()
        began = time.perf_counter()
        computers.ask(Address(version + 1), session, version)
        await inbox.came.wait()
        took.append(time.perf_counter() - began)
    return statistics.median(took)


async def measure() -> float:
    inbox = Inbox()
    computers = Computers(inbox)  # type: ignore[arg-type]
    try:
        await moves(computers, inbox)  # the processes start
        alone = await moves(computers, inbox)
        over = play_on(play_table("whot", ANN, computers=1))
        looking = [
            asyncio.create_task(computers.look_back(replace(over, id=f"game{n:04}"), 0, ANN))
            for n in range(REVIEWS)
        ]
        await asyncio.sleep(2)  # the process of the reviews starts
        beside = await moves(computers, inbox)
        done = sum(task.done() for task in looking)
        for task in looking:
            task.cancel()
        await asyncio.gather(*looking, return_exceptions=True)
    finally:
        await computers.close()
    print(f"a move alone {alone * 1000:.0f} ms, beside reviews {beside * 1000:.0f} ms")
    print(f"{beside / alone:.2f} times as long; {done} of {REVIEWS} reviews were done meanwhile")
    return beside / alone


if __name__ == "__main__":
    sys.exit(0 if asyncio.run(measure()) <= MOST_RATIO else 1)
