"""How Rally is played."""

from collections.abc import Iterable, Iterator, Sequence
from math import exp
from typing import Any, Final

from engine.cards import circle, places
from engine.chance import Chance
from engine.game import Emit, OpenGame, Outcome, Seat, squeeze, tell, told_apart
from engine.games.rally.board import (
    CLOSED,
    EXACT,
    OPEN,
    Board,
    Go,
    Position,
    Reach,
    go,
    reach,
    turn_ends,
)
from engine.games.rally.maps import board_of
from engine.games.rally.model import (
    ROLL,
    Action,
    Ended,
    Event,
    Finished,
    Forfeited,
    Left,
    Options,
    Roll,
    Rolled,
    Stamped,
    State,
    View,
    Walked,
)
from engine.games.rally.moments import importance
from engine.games.rally.reasons import reason
from engine.reasons import Reason

_ASKED: Final = tuple((seat,) for seat in range(6))
A_TURN: Final = 6.0  # steps by which one must be ahead for a guess that it will be enough
ON_FOOT: Final = 2.0  # steps that exact counts cost for each stamp, about


class Rally(OpenGame[State, Action, View]):
    key = "rally"
    seats = range(2, 7)
    options = Options
    reasons = ("finished", "last_standing")
    usual_moves = 50
    rated_options = ("forced_moves", "no_exact_finish", "turnaround")
    horizon = 6
    events = told_apart(Event)

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        start = board_of(options.board).start
        return State(options, [start] * seats, [[] for _ in range(seats)], circle(seats))

    def to_act(self, s: State) -> tuple[Seat, ...]:
        return () if s.reason else _ASKED[s.turn]

    def legal(self, s: State, seat: Seat) -> list[Action]:
        return [*reached(s).moves] if s.steps else [ROLL]

    def play(
        self, s: State, seat: Seat, action: Action, chance: Chance, emit: Emit | None = None
    ) -> None:
        if isinstance(action, Roll):
            _roll(s, seat, chance, emit)
        else:
            _walk(s, seat, action.to, emit)
        if s.steps and not reached(s).moves:
            tell(emit, Forfeited, seat, s.steps)
            s.steps = 0
        if not s.steps:
            _turn_ends(s, seat, emit)

    def outcome(self, s: State) -> Outcome | None:
        if not s.reason:
            return None
        return Outcome(places([_standing(s, seat) for seat in range(len(s.places))]), s.reason)

    def worlds(self, view: View, chance: Chance) -> Iterator[State]:
        world = self.world(view, after=circle(len(view.places), view.left))
        while True:
            yield world

    def on_timeout(self, s: State, seat: Seat) -> Action:
        """Rolls, and goes where the least is left to walk."""
        if not s.steps:
            return ROLL
        found = reached(s)

        def left_over(move: Go) -> tuple[bool, float]:
            ends_turn = len(found.ways[move.to]) == s.steps or move.to == board.finish
            stamps = s.stamps[seat]
            if ends_turn and move.to in board.stations and move.to not in stamps:
                stamps = [*stamps, move.to]
            return not ends_turn, way_home(s, board, move.to, stamps)

        board = board_of(s.options.board)
        return min(found.moves, key=left_over)

    def forced(self, s: State, seat: Seat) -> Action | None:
        """A walk that can lead to one position only. Never a roll, the step home, or the turn with
        which the game ends."""
        if not s.steps or (s.finished and s.after[seat] < seat):
            return None
        first, *others = reached(s).moves
        return None if others or first.to == board_of(s.options.board).finish else first

    def forfeit(self, s: State, seat: Seat, chance: Chance, emit: Emit | None = None) -> None:
        """The figure stays where it stands, and its turn passes on."""
        s.left.append(seat)
        s.after = circle(len(s.places), s.left)
        tell(emit, Left, seat)
        if len(s.left) == len(s.places) - 1:
            stayed = s.after[seat]
            _end(s, "finished" if stayed in s.finished else "last_standing", emit)
        elif s.turn == seat:
            s.steps = 0
            _pass_on(s, seat, emit)

    def text(self, action: Action) -> str:
        return "roll" if isinstance(action, Roll) else f"to {action.to}"

    def read(self, text: str, legal: Sequence[Action]) -> Action | None:
        """Also understands a position alone."""
        meant = squeeze(text)
        spelled = {squeeze(self.text(action)): action for action in legal}
        return spelled.get(meant) or spelled.get(f"to{meant}")

    def vocabulary(self, options: Options) -> Iterable[Action]:
        return (ROLL, *map(go, board_of(options.board).spots))

    def worth(self, s: State, seat: Seat) -> float:
        """By how much less is left to walk than for the best of the others."""
        if s.reason:
            return super().worth(s, seat)
        if seat in s.left:
            return 0.0
        board = board_of(s.options.board)
        ways = {
            other: way_home(s, board, place, s.stamps[other])
            for other, place in enumerate(s.places)
            if other not in s.left
        }
        ahead = min(way for other, way in ways.items() if other != seat) - ways[seat]
        return 1 / (1 + exp(-ahead / A_TURN))

    def importance(self, before: State, after: State, events: Sequence[Any]) -> int:
        return importance(before, after, events)

    def reason(self, view: View, played: Action, better: Action) -> Reason | None:
        return reason(self, view, needed(view), ends_after, played, better)

    def sketch(self, view: View) -> str:
        board = board_of(view.options.board)
        steps = f", {view.steps} steps left" if view.steps else ""
        dice = " + ".join(map(str, view.dice))
        lines = [f"{board.key or 'own'} map, rolled {dice or 'nothing yet'}{steps}"]
        if view.trail:
            lines.append(f"trail {' '.join(view.trail)}")
        for seat, place in enumerate(view.places):
            mark = ">" if seat == view.turn and not view.reason else " "
            who = "you" if seat == view.seat else f"seat {seat + 1}"
            where = "has left" if seat in view.left else f"at {place}"
            stamps = " ".join(view.stamps[seat])
            count = f"{len(view.stamps[seat])} of {needed(view)} stamps"
            lines.append(f"{mark} {who}: {where}, {count}  {stamps}".rstrip())
        return "\n".join(lines)


def needed(s: State | View) -> int:
    """How many stamps open the finish."""
    stations = len(board_of(s.options.board).stations)
    return stations if s.options.all_stamps else min(s.options.stamps_needed, stations)


def reached(s: State | View) -> Reach:
    """Return where the player whose turn it is may go."""
    board = board_of(s.options.board)
    return reach(board, s.places[s.turn], s.steps, frozenset(s.trail), _finish(s))


def ends_after(s: State | View, stop: Position) -> set[Position]:
    """Return where a turn can end that stops over in a place, however the rest is walked."""
    board, way = board_of(s.options.board), reached(s).ways[stop]
    trail, steps = (*s.trail, *way), s.steps - len(way)
    return turn_ends(board, stop, steps, _finish(s), s.options.turnaround, trail)


def _finish(s: State | View) -> int:
    if len(s.stamps[s.turn]) < needed(s):
        return CLOSED
    return OPEN if s.options.no_exact_finish else EXACT


def way_home(s: State, board: Board, place: Position, stamps: Sequence[Position]) -> float:
    """About how many steps are left for a figure with these stamps in this place."""
    if place == board.finish:
        return 0.0
    missing = needed(s) - len(stamps)
    if missing <= 0:
        return board.far[board.finish][place] + ON_FOOT
    wanted = [station for station in board.stations if station not in stamps]
    first = min(wanted, key=lambda station: board.far[station][place])
    rest = sorted(board.far[station][first] for station in wanted if station != first)
    tour = sum(rest[: missing - 1]) + board.far[board.finish][first]
    return board.far[first][place] + tour + ON_FOOT * (missing + 1)


def _roll(s: State, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    count = 2 if s.options.two_dice else 1
    s.dice = tuple(1 + chance.below(6) for _ in range(count))
    s.steps = sum(s.dice)
    s.trail = [s.places[seat]]
    if emit:
        emit(Rolled(seat, s.dice, s.steps))


def _walk(s: State, seat: Seat, to: Position, emit: Emit | None) -> None:
    board = board_of(s.options.board)
    way = reached(s).ways[to]
    s.places[seat] = to
    s.steps -= len(way)
    s.trail += way
    if emit:
        emit(Walked(seat, to, len(way), s.steps, board.key, board.spots[to].name))
    if to == board.finish:
        s.steps = 0
        s.finished.append(seat)
        tell(emit, Finished, seat, len(s.finished))
    elif s.steps and s.options.turnaround and len(board.beside[to]) == 1:
        s.trail = [to]


def _turn_ends(s: State, seat: Seat, emit: Emit | None) -> None:
    """Give the stamp of the station where a turn ends."""
    board = board_of(s.options.board)
    place, stamps = s.places[seat], s.stamps[seat]
    if place in board.stations and place not in stamps:
        stamps.append(place)
        if emit:
            name = board.spots[place].name
            emit(Stamped(seat, place, len(stamps), needed(s), board.key, name))
    _pass_on(s, seat, emit)


def _pass_on(s: State, seat: Seat, emit: Emit | None) -> None:
    """To the next player; unless somebody has come home, and the round is complete."""
    s.turn = s.after[seat]
    if s.finished and s.turn < seat:
        _end(s, "finished", emit)


def _end(s: State, reason: str, emit: Emit | None) -> None:
    s.reason = reason
    s.steps = 0
    tell(emit, Ended, reason)


def _standing(s: State, seat: Seat) -> tuple[int, int]:
    """Rank who came home, the earlier the better; then who did not, by stamps; then who left."""
    if seat in s.left:
        return 2, -s.left.index(seat)
    if seat in s.finished:
        return 0, s.finished.index(seat)
    return 1, -len(s.stamps[seat])
