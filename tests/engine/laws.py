"""Random games for the contract suite to walk over, node by node.

They are games of every registered game, and of toys, for laws that no real game may need yet.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from itertools import islice
from typing import Annotated, Any, NamedTuple, get_args, get_origin
from typing import get_type_hints as type_hints

import pytest
from pydantic import TypeAdapter

from engine.cards import Card
from engine.chance import Loose, Sealed
from engine.fields import Mark
from engine.game import Game, Viewer, house_rules, with_option
from tests.engine.toys import ALL, TOYS

AnyGame = Game[Any, Any, Any]
QUICK, MORE = range(2), range(2, 12)  # seeds of random games, for every change and for make slow
LONG = 120  # moves; of a longer game so many are looked at, spread over the whole of it


class Oracle(NamedTuple):
    """The places of a game's cards: said by its tests apart from its code, or by its fields."""

    everything: Callable[[Any], list[str]]  # every physical card of a state, wherever it lies
    hidden: Callable[[Any, Viewer], list[str]]  # the cards whose place a viewer must not know


@cache
def oracle(key: str) -> Oracle:
    """A game's own, where its tests define `everything` and `hidden`; else by its fields: those of
    cards are `Card`s by their type, and what is hidden is marked."""
    own = type(ALL[key]).__module__ if key in TOYS else f"tests.engine.games.test_{key}"
    try:
        module = import_module(own)
    except ModuleNotFoundError:
        file = f"tests/engine/games/test_{key}.py"
        raise AssertionError(f"write {file}: a test for each sentence of its rules") from None
    if hasattr(module, "hidden"):
        return Oracle(module.everything, module.hidden)
    return Oracle(cards_of, partial(hidden_cards, ALL[key].secrets))


def cards_of(s: Any) -> list[str]:
    """All cards of a state, which its fields tell by their type."""
    hints = type_hints(type(s), include_extras=True)
    return [card for name, hint in hints.items() for card in _cards(hint, getattr(s, name))]


def hidden_cards(secrets: Mapping[str, Mark], s: Any, viewer: Viewer) -> list[str]:
    """The cards in secret fields, without the viewer's own."""
    hints = type_hints(type(s), include_extras=True)
    hidden: list[str] = []
    for name, mark in secrets.items():
        value = getattr(s, name)
        if mark is Mark.OF_SEAT:
            value = [entry for seat, entry in enumerate(value) if seat != viewer]
        hidden += _cards(hints[name], value)
    return hidden


def _cards(hint: Any, value: Any) -> Iterator[str]:
    """The cards of a value, by its type."""
    is_card = get_args(hint)[1:] == get_args(Card)[1:]
    match value:
        case str() if is_card and value:
            yield value
        case list() | tuple():
            (inner, *_) = get_args(hint.__origin__ if get_origin(hint) is Annotated else hint)
            for part in value:
                yield from _cards(inner, part)


class Node(NamedTuple):
    """One move of a random game, of which a long one keeps some."""

    number: int  # of the move, from 1
    before: Any
    seat: int
    legal: list[Any]
    action: Any
    told: list[tuple[Any, Any]]  # each event with the state as it was then
    after: Any

    @property
    def events(self) -> list[Any]:
        return [event for event, _ in self.told]


class Walk(NamedTuple):
    game: AnyGame
    seats: int
    seed: int
    options: Any
    nodes: list[Node]

    @property
    def states(self) -> list[Any]:
        return [self.nodes[0].before, *(node.after for node in self.nodes)]

    @property
    def numbered(self) -> list[tuple[int, Any]]:
        """Every state with the number of the move after which it stands so."""
        return [(0, self.nodes[0].before), *((node.number, node.after) for node in self.nodes)]

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
every_table = pytest.mark.parametrize(("key", "seats"), TABLES)
every_game = pytest.mark.parametrize("key", ALL)


@contextmanager
def at(where: str) -> Iterator[None]:
    """A failure in here tells where it was."""
    try:
        yield
    except Exception as error:
        error.add_note(where)
        raise


def on_every_walk(law: Callable[[Walk], None]) -> Callable[..., None]:
    """Try a law of whole random games on some for every number of seats."""

    @every_table
    @pytest.mark.parametrize(
        "seeds", [QUICK, pytest.param(MORE, marks=pytest.mark.slow)], ids=["quick", "more"]
    )
    def test(key: str, seats: int, seeds: range) -> None:
        for seed in seeds:
            with at(f"{key}, {seats} seats, seed {seed}: see tests.engine.laws.walk"):
                law(walk(key, seats, seed))

    test.__doc__ = law.__doc__
    return test


def on_every_move(law: Callable[[Walk, Node], None]) -> Callable[..., None]:
    """A law of single moves, tried on all of random games."""

    @on_every_walk
    def test(found: Walk) -> None:
        for node in found.nodes:
            with at(f"move {node.number}: seat {node.seat} plays {found.game.text(node.action)}"):
                law(found, node)

    test.__doc__ = law.__doc__
    return test


def on_every_view(law: Callable[[Walk, Any, Viewer], None]) -> Callable[..., None]:
    """A law of a state as somebody sees it, tried on a sample of random games."""

    @on_every_walk
    def test(found: Walk) -> None:
        for number, state in found.some(found.numbered):
            for viewer in found.viewers:
                with at(f"after move {number}, viewer {viewer}"):
                    law(found, state, viewer)

    test.__doc__ = law.__doc__
    return test


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
    nodes: list[Node] = []
    while asked := game.to_act(s):
        seat = asked[draw.below(len(asked))]
        legal = game.legal(s, seat)
        action = legal[draw.below(len(legal))]
        after = game.copy(s)
        told: list[tuple[Any, Any]] = []
        game.play(after, seat, action, chance, partial(_note, game, after, told))
        nodes.append(Node(len(nodes) + 1, s, seat, legal, action, told, after))
        assert len(nodes) < 10_000, "a random game does not end"
        s = after
    if len(nodes) > LONG:
        nodes = [*nodes[: -1 : len(nodes) // LONG], nodes[-1]]
    return Walk(game, seats, seed, options, nodes)


def _note(game: AnyGame, s: Any, told: list[tuple[Any, Any]], event: Any) -> None:
    told.append((event, game.copy(s)))


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


class Lookalikes(NamedTuple):
    """States of random games that look the same to the group after so many moves."""

    move: int
    view: Any
    states: list[Any]


def lookalikes(game: AnyGame, games: int, moves: int, most_of: int) -> list[Lookalikes]:
    """The looks that so many random games share most often, by the house rules as written."""
    chance = Loose(1)
    found: dict[tuple[int, bytes], Lookalikes] = {}
    for _ in range(games):
        s = game.setup(game.seats[0], game.options(), chance)
        for move in range(1, moves + 1):
            asked = game.to_act(s)
            if not asked:
                break
            seat = asked[chance.below(len(asked))]
            legal = game.legal(s, seat)
            game.play(s, seat, legal[chance.below(len(legal))], chance)
            view = game.view(s, None)
            alike = found.setdefault((move, game.views.dump_json(view)), Lookalikes(move, view, []))
            alike.states.append(game.copy(s))
    return sorted(found.values(), key=lambda alike: -len(alike.states))[:most_of]


def holdings(s: Any, names: Sequence[str]) -> Counter[tuple[str, int, Any]]:
    """How often each seat holds each thing in these fields, in whatever order."""
    return Counter(
        (name, seat, thing)
        for name in names
        for seat, held in enumerate(getattr(s, name))
        for thing in (held if isinstance(held, list) else [held])
    )


def plain(adapter: TypeAdapter[Any], thing: Any) -> Any:
    """As it is saved, so that a difference is told by its field."""
    return adapter.dump_python(thing, mode="json")


def must_name_only(allowed: Counter[str], pack: set[str], told: Any) -> None:
    """Check that a saved form names no card of a pack more often than is allowed."""
    leaked = cards_in(told, pack) - allowed
    fields = [name for name, part in told.items() if cards_in(part, pack) & leaked]
    assert not leaked, f"{', '.join(fields)} must not tell of {', '.join(leaked)}"


def cards_in(told: Any, pack: set[str]) -> Counter[str]:
    """How often each card is named in plain data, as a text or a word of one."""
    found: Counter[str] = Counter()
    match told:
        case str():
            found.update(word for word in told.split() if word in pack)
        case list():
            for part in told:
                found += cards_in(part, pack)
        case dict():
            for name, part in told.items():
                found += cards_in(name, pack) + cards_in(part, pack)
    return found
