"""Measure random games beside those of other libraries, in one run and one process.

Needs the `bench` extra. A move is a player's decision; chance nodes count in the time.
"""

import json
import random
import sys
import time
from collections.abc import Callable

import pyspiel
from rlcard.games.uno import Game as Uno

from engine.bench import random_games
from engine.chance import Loose
from engine.games import GAMES

ROUNDS = 7


def whot() -> int:
    return random_games(GAMES["whot"], 4, Loose(1), 400)


def crazy_eights() -> int:
    """Play open_spiel through its Python binding; dealing and drawing are chance nodes."""
    game = pyspiel.load_game("crazy_eights(players=4)")
    draw = random.Random(1).random
    moves = 0
    for _ in range(250):
        state = game.new_initial_state()
        while not state.is_terminal():
            moves += not state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
    return moves


def uno() -> int:
    """Play rlcard's game without its agents and feature vectors."""
    draw = random.Random(1).random
    game = Uno()
    moves = 0
    for _ in range(20):
        game.init_game()
        while not game.is_over():
            legal = game.get_legal_actions()
            game.step(legal[int(draw() * len(legal))])
            moves += 1
    return moves


def rate(run: Callable[[], int]) -> float:
    began = time.process_time()
    moves = run()
    return moves / (time.process_time() - began)


def main() -> None:
    runs = {"whot": whot, "open_spiel crazy_eights": crazy_eights, "rlcard uno": uno}
    best = dict.fromkeys(runs, 0.0)
    for _ in range(ROUNDS):  # by turns, so that a slow moment of the machine slows all
        for name, run in runs.items():
            best[name] = max(best[name], rate(run))
    ours = best["whot"]
    if "--json" in sys.argv:
        print(json.dumps({"moves_per_second": best}))
        return
    for name, moves in best.items():
        print(f"{name:26} {moves:12,.0f} moves/s   ours is {ours / moves:6.2f} times that")


if __name__ == "__main__":
    main()
