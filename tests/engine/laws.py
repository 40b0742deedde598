"""What the contract suite walks over: random games, seen node by node.

They are games of every registered game, and of two toys, for laws that no real game may need yet.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from itertools import islice
from typing import Any, NamedTuple

from engine.chance import Loose, Sealed
from engine.game import Game, Viewer, house_rules, with_option
from tests.engine import toys
from tests.engine.toys import ALL

AnyGame = Game[Any, Any, Any]
SEEDS = range(12)
LONG = 120  # moves; of a longer game so many are looked at, spread over the whole of it


class Oracle(NamedTuple):
    """What a game's own test module says of its cards, apart from the game's code."""

    everything: Callable[[Any], list[str]]  # every physical card of a state, wherever it lies
    hidden: Callable[[Any, Viewer], list[str]]  # the cards whose place a viewer must not know


def oracle(key: str) -> Oracle:
    name = f"tests.engine.games.test_{key}"
    wanted = f"{name} needs everything(state) and hidden(state, viewer), as in tests/engine/toys.py"
    try:
        module = toys if key in toys.TOYS else import_module(name)
    except ModuleNotFoundError:
        raise AssertionError(wanted) from None
    assert all(hasattr(module, part) for part in Oracle._fields), wanted
    return Oracle(module.everything, module.hidden)


class Node(NamedTuple):
    """One move of a random game, of which a long one keeps some."""

    before: Any
    seat: int
    legal: list[Any]
    action: Any
    events: list[Any]
    after: Any


class Walk(NamedTuple):
    game: AnyGame
    seats: int
    options: Any
    nodes: list[Node]

    @property
    def states(self) -> list[Any]:
        return [self.nodes[0].before, *(node.after for node in self.nodes)]

    @property
    def viewers(self) -> list[Viewer]:
        return [None, *range(self.seats)]

    def some(self, things: list[Any], most: int = 25) -> list[Any]:
        """A sample spread over the whole game, its end included, for laws that cost more."""
        step = max(1, len(things) // most)
        return [*things[:-1:step], things[-1]]

    def few(self, things: list[Any]) -> list[Any]:
        """A sample to play out from, smaller where that takes long."""
        return self.some(things, 25 if len(self.nodes) < LONG else 5)


TABLES = [(key, seats) for key, game in ALL.items() for seats in game.seats]


def walks(key: str, seats: int) -> Iterator[Walk]:
    for seed in SEEDS:
        yield walk(key, seats, seed)


@cache
def walk(key: str, seats: int, seed: int) -> Walk:
    """A random game; the first by the default house rules, the others by random ones."""
    game = ALL[key]
    draw = Loose(f"{key} {seats} {seed}")
    options = game.options()
    if seed:
        for name, values in house_rules(game.options).items():
            options = with_option(options, name, values[draw.below(len(values))])
    chance = Sealed(f"{key} {seats} {seed}".encode())
    s = game.setup(seats, options, chance)
    nodes = []
    while asked := game.to_act(s):
        seat = asked[draw.below(len(asked))]
        legal = game.legal(s, seat)
        action = legal[draw.below(len(legal))]
        after = game.copy(s)
        events: list[Any] = []
        game.play(after, seat, action, chance, events.append)
        nodes.append(Node(s, seat, legal, action, events, after))
        assert len(nodes) < 10_000, "a random game does not end"
        s = after
    if len(nodes) > LONG:
        nodes = [*nodes[: -1 : len(nodes) // LONG], nodes[-1]]
    return Walk(game, seats, options, nodes)


def play_on(game: AnyGame, s: Any, chance: Loose, moves: int = LONG) -> None:
    """At random for so many moves, or to the end, in place."""
    for _ in range(moves):
        asked = game.to_act(s)
        if not asked:
            return
        legal = game.legal(s, asked[0])
        game.play(s, asked[0], legal[chance.below(len(legal))], chance)


def play_out(game: AnyGame, s: Any, chance: Loose) -> None:
    """At random to the end, in place."""
    play_on(game, s, chance, 10_000)
    assert not game.to_act(s), "a random game does not end"


def worlds(game: AnyGame, view: Any, count: int) -> list[Any]:
    """Imagined states, copied, since a game may hand out what it goes on using."""
    return [game.copy(w) for w in islice(game.worlds(view, Loose(7)), count)]


def cards_in(data: str | bytes, pack: set[str]) -> Counter[str]:
    """How often each card is named in a JSON text, as a string or a word of one."""
    found: Counter[str] = Counter()

    def look(value: Any) -> None:
        match value:
            case str():
                found.update(word for word in value.split() if word in pack)
            case list():
                for part in value:
                    look(part)
            case dict():
                for name, part in value.items():
                    look(name)
                    look(part)

    look(json.loads(data))
    return found
