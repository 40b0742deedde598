"""Measure what any map that somebody brings costs: `python -m tests.bench.maps`.

Each hostile file is checked in this process; the time is told also as a multiple of that for the
largest map of the house. Exits with 1 where a file takes more than the targets.
"""

import json
import random
import statistics
import sys
import time
import tracemalloc
from importlib.resources import files
from math import dist
from typing import Any, Final

from engine.games.rally import maps
from engine.games.rally.board import HEIGHT, WIDTH, Spot
from engine.games.rally.maps import APART, CLEAR, MOST, MOST_BESIDE, BadMap, check, distance
from tests.engine.games.test_rally_maps import HOSTILE

MOST_MS, MOST_MB = 100.0, 50.0
ROUNDS: Final = 5


def dense() -> bytes:
    """Write a map with about as many positions and connections as there may be, on which a game
    can be played: nothing ends the check early."""
    chance, spots = random.Random(1), list[Spot]()
    while len(spots) < MOST:
        x, y = chance.uniform(0, WIDTH), chance.uniform(0, HEIGHT)
        if all(dist((x, y), (spot.x, spot.y)) > APART for spot in spots):
            kinds: dict[int, Any] = {0: "start", 1: "finish"} | dict.fromkeys(
                range(2, 14), "station"
            )
            spots.append(Spot(id=f"{len(spots)}", x=x, y=y, kind=kinds.get(len(spots), "field")))
    pairs = [(one, other) for one in spots for other in spots if one.id < other.id]
    pairs.sort(key=lambda pair: dist((pair[0].x, pair[0].y), (pair[1].x, pair[1].y)))
    beside = dict.fromkeys((spot.id for spot in spots), 0)
    joined = []
    for one, other in pairs:
        if max(beside[one.id], beside[other.id]) < MOST_BESIDE and all(
            distance(spot, one, other) > CLEAR for spot in spots if spot not in (one, other)
        ):
            joined.append([one.id, other.id])
            beside[one.id] += 1
            beside[other.id] += 1
    return json.dumps(
        {"positions": [s.model_dump() for s in spots], "connections": joined}
    ).encode()


def checked(data: bytes) -> str:
    try:
        check(data)
    except BadMap as error:
        return f"{len(error.faults)} faults"
    return "a map"


def measured(data: bytes) -> tuple[float, float, str]:
    """Return milliseconds, megabytes at the peak, and what came of it."""
    times = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        told = checked(data)
        times.append((time.perf_counter() - began) * 1000)
    tracemalloc.start()
    checked(data)
    peak = tracemalloc.get_traced_memory()[1] / 1e6
    tracemalloc.stop()
    return statistics.median(times), peak, told


def main() -> int:
    house = (files(maps.__package__) / "maps" / "sky.json").read_bytes()
    usual, *_ = measured(house)
    is_good = True
    for name, data in {"a map of the house": house, "a dense map": dense(), **HOSTILE}.items():
        ms, mb, told = measured(data)
        is_good = is_good and ms <= MOST_MS and mb <= MOST_MB
        size = f"{len(data) / 1024:.0f} KB"
        print(f"{name:32} {size:>6} {ms:7.1f} ms ({ms / usual:4.1f} x) {mb:5.1f} MB  {told}")
    print(f"at most {MOST_MS:.0f} ms and {MOST_MB:.0f} MB: {'yes' if is_good else 'NO'}")
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
