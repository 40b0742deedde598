"""Measure how long a picture takes on one core, and its size: `python tests/bench/pictures.py`."""

import sys
from pathlib import Path
from statistics import median
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bot.i18n import translator_for
from bot.names import Names
from bot.pictures import draw
from bot.screens import screens_of
from engine.chance import Loose
from engine.games import GAMES

EN = translator_for("en")
NAMES = Names(("Ann", "Bola", "Chidi", "Dan", "Eve", "Femi"))


def frames(game: str, seats: int, seed: int) -> list[object]:
    """Yield what a random game shows after each move."""
    rules = GAMES[game]
    chance = Loose(seed)
    state = rules.setup(seats, rules.options(), chance)
    shown = [screens_of(rules).picture(rules.view(state, None), EN, NAMES)]
    while asked := rules.to_act(state):
        legal = rules.legal(state, asked[0])
        rules.play(state, asked[0], legal[chance.below(len(legal))], chance)
        shown.append(screens_of(rules).picture(rules.view(state, None), EN, NAMES))
    return [picture for picture in shown if picture is not None]


def main() -> None:
    print("game   seats  frames  median ms  99% ms  worst ms  median kB  largest kB")
    for game, rules in GAMES.items():
        for seats in rules.seats:
            times, sizes = [], []
            for picture in [frame for seed in range(3) for frame in frames(game, seats, seed)]:
                begun = process_time()
                sizes.append(len(draw(picture)) / 1000)
                times.append((process_time() - begun) * 1000)
            print(
                f"{game:6} {seats:5}  {len(times):6}  {median(times):9.1f}"
                f"  {sorted(times)[len(times) * 99 // 100]:6.1f}  {max(times):8.1f}"
                f"  {median(sizes):9.1f}  {max(sizes):10.1f}"
            )


if __name__ == "__main__":
    main()
