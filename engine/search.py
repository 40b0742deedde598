"""Computer players for any game: they are given a view, never a state.

Single-observer information set Monte Carlo tree search: every iteration imagines a world that
looks the same from the view, walks down the tree by what is legal there, adds one node, plays on
at random and remembers how it ended for each seat. With one possible world it is plain MCTS.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import inf, log, sqrt
from typing import Any, Final, NamedTuple

from engine.chance import Chance
from engine.game import LEVELS, Game, Seat

Clock = Callable[[], float]  # seconds, from any beginning
AnyGame = Game[Any, Any, Any]


class Budget(NamedTuple):
    """A search stops at whichever is used up first."""

    iterations: int
    seconds: float


BUDGETS: Final = {
    "easy": Budget(30, 0.015),
    "normal": Budget(800, 0.25),
    "hard": Budget(8_000, 1.8),
}
WORLDS_OF_GREEDY: Final = 8
EVERY_GAMES: Final = ("random", "greedy", *LEVELS)  # what any game can be played by
SLIPS: Final = 3  # one in so many moves, easy takes at random; else luck would hide what it lacks
LOOK_UP: Final = 64  # iterations from one look at whether the choice is made to the next


class Candidate(NamedTuple):
    """A legal action as the search came to see it."""

    action: Any
    visits: int
    value: float  # the mean score of the seat to move, from 0 to 1


def known_levels(game: AnyGame) -> tuple[str, ...]:
    """Every level that `choose` knows for a game, the weaker first."""
    of_its_own = (level for level in game.levels if level not in EVERY_GAMES)
    return (*EVERY_GAMES[:2], *of_its_own, *EVERY_GAMES[2:])


def choose(game: AnyGame, view: Any, seat: Seat, level: str, chance: Chance, clock: Clock) -> int:
    """The index, among what is legal, of the action that a player of this level takes."""
    legal = game.legal(next(game.worlds(view, chance)), seat)
    if len(legal) == 1:
        return 0
    if level in game.levels:
        return int(game.levels[level](game, view, seat, chance, clock))
    if level == "easy" and chance.below(SLIPS) == 0:
        level = "random"
    match level:
        case "random":
            return chance.below(len(legal))
        case "greedy":
            candidates = weigh(game, view, seat, legal, chance)
        case _:
            worlds = game.worlds(view, chance)
            budget = BUDGETS[level]
            candidates = search(game, worlds, seat, legal, chance, budget, clock, is_choice=True)
    return legal.index(best_of(candidates).action)


def best_of(candidates: Iterable[Candidate]) -> Candidate:
    return max(candidates, key=lambda c: (c.visits, c.value))


def weigh(
    game: AnyGame, view: Any, seat: Seat, legal: list[Any], chance: Chance
) -> list[Candidate]:
    """Score each action by the position right after it, over a few worlds."""
    worth = [0.0] * len(legal)
    for _, world in zip(range(WORLDS_OF_GREEDY), game.worlds(view, chance), strict=False):
        for index, action in enumerate(legal):
            after = game.copy(world)
            game.play(after, seat, action, chance)
            worth[index] += game.worth(after, seat)
    return [
        Candidate(action, WORLDS_OF_GREEDY, total / WORLDS_OF_GREEDY)
        for action, total in zip(legal, worth, strict=True)
    ]


class _Node:
    """Statistics of the position after an action, over all worlds."""

    __slots__ = ("chances", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0  # scores of the seat that came here
        self.chances = 0  # visits of the parent in which this action was legal
        self.children: dict[Any, _Node] = {}


def search(
    game: AnyGame,
    worlds: Iterable[Any],
    seat: Seat,
    legal: list[Any],
    chance: Chance,
    budget: Budget,
    clock: Clock,
    is_choice: bool = False,
) -> list[Candidate]:
    """Return what the search thinks of each legal action when its budget is used up; for a choice,
    when nothing that is left of the budget could change it."""
    root = _Node()
    began = clock()
    for iteration, world in enumerate(worlds):
        spent = clock() - began
        if iteration >= budget.iterations or spent >= budget.seconds:
            break
        if is_choice and iteration and iteration % LOOK_UP == 0:
            in_time = iteration * (budget.seconds - spent) / spent if spent else inf
            if _lead(root) > min(budget.iterations - iteration, in_time):
                break
        _iterate(game, root, game.copy(world), seat, chance)
    return [
        Candidate(action, node.visits, node.total / node.visits)
        for action, node in ((action, root.children.get(action)) for action in legal)
        if node is not None
    ] or [Candidate(legal[0], 0, 0.5)]


def _lead(root: _Node) -> int:
    """By how many visits the best action is ahead."""
    visits = sorted((node.visits for node in root.children.values()), reverse=True)
    return visits[0] - visits[1] if len(visits) > 1 else 0


def appraise(
    game: AnyGame,
    view: Any,
    seat: Seat,
    legal: list[Any],
    chance: Chance,
    budget: Budget,
    clock: Clock,
) -> list[Candidate]:
    """Score each legal action, in the eyes of the game's own player if it has one."""
    if game.appraise is not None:
        found: list[Candidate] = game.appraise(view, seat, legal, chance, budget, clock)
        return found
    return search(game, game.worlds(view, chance), seat, legal, chance, budget, clock)


def prospects(
    game: AnyGame,
    view: Any,
    seat: Seat,
    actions: Sequence[Any],
    chance: Chance,
    budget: Budget,
    clock: Clock,
) -> Iterator[list[float]]:
    """How each of these actions turns out for a seat, in one world after another; what follows
    each is searched in a tree of its own, which grows from world to world."""
    roots = [_Node() for _ in actions]
    until = clock() + budget.seconds
    for iteration, world in enumerate(game.worlds(view, chance)):
        if iteration >= budget.iterations or clock() >= until:
            return
        outcomes = []
        for action, root in zip(actions, roots, strict=True):
            s = game.copy(world)
            game.play(s, seat, action, chance)
            if asked := game.to_act(s):
                _iterate(game, root, s, asked[0], chance)
            outcomes.append(game.worth(s, seat))
        yield outcomes


def _iterate(game: AnyGame, root: _Node, s: Any, seat: Seat, chance: Chance) -> None:
    """Plays a world to its end, and remembers that in the tree."""
    node, mover = root, seat
    path: list[tuple[_Node, Seat]] = []
    while True:
        action, is_new = _select(node, game.legal(s, mover), game.curiosity, chance)
        node = node.children[action]
        path.append((node, mover))
        game.play(s, mover, action, chance)
        asked = game.to_act(s)
        if is_new or not asked:
            break
        mover = asked[0]
    _play_on(game, s, chance)
    scores: dict[Seat, float] = {}
    for node, mover in path:
        if mover not in scores:
            scores[mover] = game.worth(s, mover)
        node.visits += 1
        node.total += scores[mover]


def _select(node: _Node, legal: list[Any], curiosity: float, chance: Chance) -> tuple[Any, bool]:
    """An action that was never tried, or the most promising one; and whether it is new."""
    children = node.children
    untried = [action for action in legal if action not in children]
    if untried:
        action = untried[chance.below(len(untried))]
        children[action] = _Node()
    for known in legal:
        if known in children:
            children[known].chances += 1
    if untried:
        return action, True
    best, most = legal[0], -inf
    for action in legal:
        child = children[action]
        promise = child.total / child.visits
        promise += curiosity * sqrt(log(child.chances) / child.visits)
        if promise > most:
            best, most = action, promise
    return best, False


def _play_on(game: AnyGame, s: Any, chance: Chance) -> None:
    """At random until the end, or until it goes on for too long to tell more."""
    to_act, legal_of, play, below = game.to_act, game.legal, game.play, chance.below
    for _ in range(game.horizon):
        asked = to_act(s)
        if not asked:
            return
        legal = legal_of(s, asked[0])
        play(s, asked[0], legal[below(len(legal))], chance)
