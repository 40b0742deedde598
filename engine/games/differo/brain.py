"""Computer players of Differo: one that only runs forward, and one that looks ahead.

The one that looks ahead searches move by move, deeper and deeper until its time is up, and keeps
what it found out about positions that come again by another way (alpha-beta, iterative deepening,
transposition table). Where somebody threatens to win at once it looks further before it judges.
"""

from collections.abc import Callable, Mapping
from itertools import count
from typing import Any, Final, NamedTuple

import engine.search
from engine.chance import Chance
from engine.game import Seat
from engine.games.differo.board import (
    ALL,
    BLACK,
    GOAL,
    LINES,
    SHIFT,
    TURN,
    WHITE,
    Colour,
    Line,
    count_on,
    jumps_on,
    position,
)
from engine.games.differo.model import SWAP, Move, View, change_of

Clock = Callable[[], float]

WON: Final = 100_000
SURE: Final = WON - 1_000  # a score beyond is a forced win, the sooner the higher
NODES: Final = 100  # positions that may be looked at for each iteration of a budget
LONGEST: Final = 12  # moves beyond its depth that a search follows threats
DEEPEST: Final = 12  # moves that are looked ahead to tell what each move is worth
EXACT, AT_LEAST, AT_MOST = 0, 1, 2

ADVANCE: Final = (0, 30, 21, 15, 10, 7, 4, 1, 0)  # a piece's worth by its rows to the goal
THREAT: Final = 40  # a piece that can jump into the goal
NEARLY: Final = 8  # a piece that is one step too near or too far for that
FREEDOM: Final = 1  # a move


class Level(NamedTuple):
    budget: str  # of engine.search
    depth: int  # moves that are looked ahead at most, threats aside
    whim: int  # how much a judgement may be off


STRENGTHS: Final = {
    "easy": Level("easy", 1, 60),
    "normal": Level("normal", 3, 12),
    "hard": Level("hard", 99, 4),
}


# What a line tells ---------------------------------------------------------------------------


class _Table(dict[int, Any]):
    """A table of facts about a line by what stands on it, filled when one is first asked for."""

    def __init__(self, line: Line, look: Callable[[Line, int, int], Any]) -> None:
        self.line, self.look = line, look

    def __missing__(self, on_line: int) -> Any:
        known = self[on_line] = self.look(self.line, on_line & ALL, on_line >> SHIFT)
        return known


def _moves(colour: Colour) -> Callable[[Line, int, int], tuple[int, ...]]:
    """Each move as what changes in the number of the position."""

    def look(line: Line, white: int, black: int) -> tuple[int, ...]:
        own, others = (black, white) if colour else (white, black)
        jumps = jumps_on(line, own, others, colour)
        return tuple((a | b) << SHIFT * colour | TURN for a, b in jumps)

    return look


def _wins(colour: Colour) -> Callable[[Line, int, int], int]:
    """How many pieces can jump into the goal."""

    def look(line: Line, white: int, black: int) -> int:
        own, others = (black, white) if colour else (white, black)
        return sum(bool(b & GOAL[colour]) for _, b in jumps_on(line, own, others, colour))

    return look


def _value(line: Line, white: int, black: int) -> int:
    """For White; what is good for Black counts against it."""
    return _value_for(WHITE, line, white, black) - _value_for(BLACK, line, black, white)


def _value_for(colour: Colour, line: Line, own: int, others: int) -> int:
    value = 0
    if line.axis == "-":
        rows = LINES.index(line)
        value += ADVANCE[rows if colour == WHITE else 8 - rows] * own.bit_count()
    jumps = list(jumps_on(line, own, others, colour))
    value += FREEDOM * len(jumps)
    goal = line.cells & GOAL[colour]
    steps = count_on(line, own, others)
    if line.axis != "-" and goal and steps > 0:
        for far in range(1, 9):
            piece = own & (goal << far * line.step if colour == WHITE else goal >> far * line.step)
            if piece & line.cells:
                value += (THREAT, NEARLY)[abs(far - steps)] if abs(far - steps) < 2 else 0
    return value


def _tables(
    look: Callable[[Line, int, int], Any], lines: list[Line]
) -> tuple[tuple[int, _Table], ...]:
    return tuple((line.cells | line.cells << SHIFT, _Table(line, look)) for line in lines)


_INNER: Final = [line for line in LINES if line.cells & ~(GOAL[WHITE] | GOAL[BLACK])]
_MOVES: Final = tuple(_tables(_moves(colour), _INNER) for colour in (WHITE, BLACK))
_WINS: Final = tuple(
    _tables(_wins(colour), [line for line in _INNER if line.cells & GOAL[colour]])
    for colour in (WHITE, BLACK)
)
_VALUES: Final = _tables(_value, _INNER)


def wins_at_once(at: int, colour: Colour) -> bool:
    """Return whether a colour, if it is to move, can jump into its goal."""
    for line, wins in _WINS[colour]:  # noqa: SIM110 - asked at every position of a search
        if wins[at & line]:
            return True
    return False


def moves_of(at: int) -> list[int]:
    """Every move of who is to move, as what it changes in the number of the position."""
    moves: list[int] = []
    for line, found in _MOVES[at // TURN]:
        moves += found[at & line]
    return moves


def value_of(at: int) -> int:
    """How good a position looks for White."""
    value = 0
    for line, values in _VALUES:
        value += values[at & line]
    return value


def worth(at: int, is_mover: bool) -> float:
    """The same from 0 to 1, for who is to move or for the other."""
    turn = at // TURN
    if wins_at_once(at, turn):
        share = 1.0
    else:
        share = _share(-value_of(at) if turn else value_of(at))
    return share if is_mover else 1.0 - share


def _share(score: int) -> float:
    """A score as a number from 0 to 1."""
    if abs(score) > SURE:
        return float(score > 0)
    return 0.5 + score / (2 * abs(score) + 200)


# Looking ahead -------------------------------------------------------------------------------


class _TimeIsUp(Exception):
    pass


class Thinker:
    """One thought about one position."""

    def __init__(
        self, past: tuple[int, ...], nodes: int, until: float, clock: Clock, whim: int, salt: int
    ) -> None:
        self.seen = set(past[:-1])  # to come there again is on the way to a draw
        self.left = nodes
        self.until, self.clock = until, clock
        self.whim, self.salt = whim, salt
        self.known: dict[int, tuple[int, int, int, int]] = {}  # depth, bound, score, best move
        self.history: dict[int, int] = {}  # how often a move was too good to be allowed

    def best(self, at: int, moves: list[int], deepest: int) -> tuple[int, int]:
        """The best of these moves, which are all there are, and its score for who makes it."""
        turn = at // TURN
        for move in moves:
            if (at ^ move) & GOAL[turn] << SHIFT * turn:
                return move, WON - 1
        best, score = moves[0], 0
        try:
            for depth in count(1):
                best, score = self._look_from(at, moves, depth)
                if depth >= deepest or abs(score) > SURE:
                    break
                moves.remove(best)
                moves.insert(0, best)
        except _TimeIsUp:
            pass
        return best, score

    def scores(self, at: int, moves: list[int]) -> dict[int, int]:
        """Score each of these moves for its player, as deep as time allows."""
        turn = at // TURN
        scores = dict.fromkeys(moves, 0)
        try:
            for depth in count(1):
                found = {
                    move: WON - 1
                    if (at ^ move) & GOAL[turn] << SHIFT * turn
                    else 0
                    if at ^ move in self.seen
                    else -self._look(at ^ move, depth - 1, -WON, WON, 1)
                    for move in moves
                }
                scores = found
                if depth == DEEPEST:
                    break
        except _TimeIsUp:
            pass
        return scores

    def _look_from(self, at: int, moves: list[int], depth: int) -> tuple[int, int]:
        best, most = moves[0], -WON
        for move in moves:
            after = at ^ move
            score = 0 if after in self.seen else -self._look(after, depth - 1, -WON, -most, 1)
            if score > most:
                best, most = move, score
        return best, most

    def _look(self, at: int, depth: int, low: int, high: int, ply: int) -> int:
        """The score of a position for who is to move, if it is between low and high."""
        self.left -= 1
        if self.left < 0 or (not self.left & 127 and self.clock() >= self.until):
            raise _TimeIsUp
        turn = at // TURN
        if wins_at_once(at, turn):
            return WON - ply - 1
        if depth <= 0 and (depth <= -LONGEST or not wins_at_once(at, 1 - turn)):
            value = value_of(at) + (at ^ self.salt) % self.whim
            return -value if turn else value
        first = 0
        if known := self.known.get(at):
            deep, bound, score, first = known
            if deep >= depth:
                score += -ply if score > SURE else ply if score < -SURE else 0
                if bound == EXACT or (score >= high if bound == AT_LEAST else score <= low):
                    return score
        return self._look_further(at, depth, low, high, ply, first)

    def _look_further(self, at: int, depth: int, low: int, high: int, ply: int, first: int) -> int:
        seen, history = self.seen, self.history
        moves = moves_of(at)
        if not moves:
            return ply - WON
        if depth > 0:
            moves.sort(key=lambda move: history.get(move, 0), reverse=True)
            if first:
                moves.remove(first)
                moves.insert(0, first)
        best, most, lowest = 0, -WON, low
        seen.add(at)
        try:
            for move in moves:
                after = at ^ move
                score = 0 if after in seen else -self._look(after, depth - 1, -high, -low, ply + 1)
                if score > most:
                    best, most = move, score
                    if score > low:
                        low = score
                        if score >= high:
                            history[move] = history.get(move, 0) + (
                                depth * depth if depth > 0 else 0
                            )
                            break
        finally:
            seen.discard(at)
        bound = AT_LEAST if most >= high else AT_MOST if most <= lowest else EXACT
        kept = most + (ply if most > SURE else -ply if most < -SURE else 0)
        self.known[at] = (depth, bound, kept, best)
        return most


# Players -------------------------------------------------------------------------------------


def _look_ahead(level: str) -> Callable[[Any, View, Seat, Chance, Clock], int]:
    strength = STRENGTHS[level]

    def choose(game: Any, view: View, seat: Seat, chance: Chance, clock: Clock) -> int:
        budget = engine.search.BUDGETS[strength.budget]
        legal = game.legal(next(game.worlds(view, chance)), seat)
        index_of = {
            change_of(action, view.turn): index
            for index, action in enumerate(legal)
            if isinstance(action, Move)
        }
        moves = list(index_of)
        chance.shuffle(moves)
        salt = chance.below(1 << 48)
        until = clock() + budget.seconds
        thinker = Thinker(view.past, budget.iterations * NODES, until, clock, strength.whim, salt)
        at = position(view.white, view.black, view.turn)
        best, score = thinker.best(at, moves, strength.depth)
        if score < 0 and len(index_of) < len(legal):
            return int(legal.index(SWAP))
        return index_of[best]

    return choose


def appraise(
    game: Any,
    view: View,
    seat: Seat,
    legal: list[Any],
    chance: Chance,
    budget: engine.search.Budget,
    clock: Clock,
) -> list[engine.search.Candidate]:
    """Score each of these actions, with the same depth for all."""
    whole = game.legal(next(game.worlds(view, chance)), seat)
    change = {a: change_of(a, view.turn) for a in whole if isinstance(a, Move)}
    moves = [change[a] for a in (whole if SWAP in legal else legal) if isinstance(a, Move)]
    until = clock() + budget.seconds
    thinker = Thinker(view.past, budget.iterations * NODES, until, clock, 1, 0)
    scores = thinker.scores(position(view.white, view.black, view.turn), moves)
    return [
        engine.search.Candidate(
            action, 1, _share(-max(scores.values()) if action == SWAP else scores[change[action]])
        )
        for action in legal
    ]


def _run(game: Any, view: View, seat: Seat, chance: Chance, clock: Clock) -> int:
    """Lands as near to the goal as it can, whatever that leaves behind."""
    legal = game.legal(next(game.worlds(view, chance)), seat)
    letters = [getattr(action, "target", "Z" if view.turn == WHITE else " ")[0] for action in legal]
    nearest = min(letters) if view.turn == WHITE else max(letters)
    best = [index for index, letter in enumerate(letters) if letter == nearest]
    return best[chance.below(len(best))]


def _stumble(game: Any, view: View, seat: Seat, chance: Chance, clock: Clock) -> int:
    return chance.below(len(game.legal(next(game.worlds(view, chance)), seat)))


LEVELS: Final[Mapping[str, Callable[..., Any]]] = {
    **{level: _look_ahead(level) for level in STRENGTHS},
    "greedy": _run,
    "random": _stumble,
}
