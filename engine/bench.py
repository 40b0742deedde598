"""How fast the engine is on one core: whole random games, live moves, searches."""

import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from engine import session
from engine.chance import Loose, Sealed
from engine.game import Game, apply, redact
from engine.search import Budget, search
from engine.session import lobby

AnyGame = Game[Any, Any, Any]
ROUNDS = 5  # each figure is the best of so many, for others use the machine too


class Figure(NamedTuple):
    game: str
    what: str
    value: float
    unit: str


def bench(game: AnyGame) -> Iterator[Figure]:
    seats = min(4, game.seats[-1])
    chance = Loose(1)
    yield _rate(game, "random moves in place", lambda: random_games(game, seats, chance, 300))
    yield _rate(game, "moves through apply, sealed", lambda: applied_games(game, seats, 30))
    yield Figure(game.key, f"live move, {seats} seats", live_move(game, seats), "us")
    yield Figure(game.key, f"session move, {seats} seats", session_move(game, seats), "us")
    yield _rate(game, "search iterations", lambda: searched(game, seats, chance))


def _rate(game: AnyGame, what: str, run: Callable[[], int]) -> Figure:
    def once() -> float:
        began = time.process_time()
        count = run()
        return count / (time.process_time() - began)

    return Figure(game.key, what, max(once() for _ in range(ROUNDS)), "/s")


def random_games(game: AnyGame, seats: int, chance: Loose, games: int) -> int:
    """Plays whole games by the contract alone; returns the number of moves."""
    setup, to_act, legal_of, play = game.setup, game.to_act, game.legal, game.play
    options, draw = game.options(), chance.random
    moves = 0
    for _ in range(games):
        s = setup(seats, options, chance)
        while asked := to_act(s):
            seat = asked[0]
            legal = legal_of(s, seat)
            play(s, seat, legal[int(draw() * len(legal))], chance)
            moves += 1
    return moves


def applied_games(game: AnyGame, seats: int, games: int) -> int:
    """The same through the pure face, with events and sealed chance."""
    draw = Loose(2).random
    moves = 0
    for number in range(games):
        seed = number.to_bytes(32, "big")
        s = game.setup(seats, game.options(), Sealed(seed))
        while asked := game.to_act(s):
            legal = game.legal(s, asked[0])
            action = legal[int(draw() * len(legal))]
            moves += 1
            s = apply(game, s, asked[0], action, Sealed(seed, moves)).state
    return moves


def live_move(game: AnyGame, seats: int) -> float:
    """Microseconds to parse a state, move, view and redact for everybody, and dump it."""
    chance = Loose(3)
    viewers = (None, *range(seats))
    times = []
    for _ in range(ROUNDS):
        s = game.setup(seats, game.options(), chance)
        saved = game.states.dump_json(s)
        began, moves = time.process_time(), 0
        while asked := game.to_act(s):
            legal = game.legal(s, asked[0])
            action = legal[chance.below(len(legal))]
            s, events = apply(game, game.states.validate_json(saved), asked[0], action, chance)
            for viewer in viewers:
                game.view(s, viewer)
                for event in events:
                    redact(event, viewer)
            saved = game.states.dump_json(s)
            moves += 1
        times.append((time.process_time() - began) / moves * 1e6)
    return min(times)


def session_move(game: AnyGame, seats: int) -> float:
    """Microseconds for a whole session: load, act with log, digest and prompts, dump."""
    chance, games = Loose(4), {game.key: game}
    times = []
    for _ in range(ROUNDS):
        table = lobby.open_lobby(games, "bench", game.key, 0, "", b"salt", 0)
        for user in range(1, seats):
            lobby.join(table, user, "", 0)
        lobby.start(table, 0, 0)
        saved = session.dump(table)
        began, moves = time.process_time(), 0
        while True:
            table = session.load(saved, games)
            if table.phase != "playing":
                break
            seat, prompt = next(iter(table.prompts.items()))
            table.act(seat, prompt, chance.below(len(table.legal(seat))), moves)
            saved = session.dump(table)
            moves += 1
        times.append((time.process_time() - began) / moves * 1e6)
    return min(times)


def searched(game: AnyGame, seats: int, chance: Loose) -> int:
    s = game.setup(seats, game.options(), chance)
    seat = game.to_act(s)[0]
    iterations = 300
    budget = Budget(iterations, 60.0)
    worlds = game.worlds(game.view(s, seat), chance)
    search(game, worlds, seat, game.legal(s, seat), chance, budget, time.perf_counter)
    return iterations
