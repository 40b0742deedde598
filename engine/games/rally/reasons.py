"""Why one walk of Rally is better than another: what it brings, what it wastes, and how many rolls
lead on to a stamp or home."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, NamedTuple

from engine.chance import Loose
from engine.game import Game, Seat
from engine.games.rally.board import CLOSED, EXACT, OPEN, Board, Go, Position, turn_ends
from engine.games.rally.maps import board_of
from engine.games.rally.model import Action, Forfeited, State, View
from engine.reasons import Reason

DIE = range(1, 7)
Ends = Callable[[State, Position], set[Position]]  # where a turn that stops over can end


class After(NamedTuple):
    board: Board
    before: State
    state: State
    events: list[Any]
    seat: Seat
    needed: int
    ends: set[Position]  # where the turn ends, or where it still can

    @property
    def is_home(self) -> bool:
        return self.seat in self.state.finished

    @property
    def wanted(self) -> set[Position]:
        return self.wanted_in(self.state)

    def wanted_in(self, s: State) -> set[Position]:
        """Return the places that bring the player further: stations, or with all stamps home."""
        held = s.stamps[self.seat]
        if len(held) >= self.needed:
            return {self.board.finish}
        return {station for station in self.board.stations if station not in held}

    @property
    def lapsed(self) -> int:
        return sum(event.steps for event in self.events if isinstance(event, Forfeited))

    @property
    def has_ended(self) -> bool:
        return not self.state.steps

    @property
    def place(self) -> Position:
        return self.state.places[self.seat]

    @property
    def steps_to_go(self) -> int:
        """Return the steps to the nearest place that is wanted."""
        return min(self.board.far[goal][self.place] for goal in self.wanted)

    def lucky_rolls(self) -> int:
        """Count the rolls of the next turn that can end in a place that is wanted; with two dice,
        of 36."""
        options, wanted = self.state.options, self.wanted
        finish = CLOSED if self.board.finish not in wanted else EXACT
        if finish == EXACT and options.no_exact_finish:
            finish = OPEN
        rolls = Counter(map(sum, product(DIE, repeat=2 if options.two_dice else 1)))
        return sum(
            times
            for steps, times in rolls.items()
            if wanted & turn_ends(self.board, self.place, steps, finish, options.turnaround)
        )


def reason(
    game: Game[Any, Any, Any], view: View, needed: int, ends: Ends, played: Action, better: Action
) -> Reason | None:
    """Return the weightiest reason."""
    if not isinstance(played, Go) or not isinstance(better, Go):
        return None
    world = next(game.worlds(view, Loose(0)))
    was, could = (_after(game, world, view.turn, needed, ends, move) for move in (played, better))
    return next(_reasons(was, could), None)


def _after(
    game: Game[Any, Any, Any], world: State, seat: Seat, needed: int, ends: Ends, move: Go
) -> After:
    state, events = game.copy(world), list[Any]()
    game.play(state, seat, move, Loose(0), events.append)
    board = board_of(state.options.board)
    last = ends(world, move.to) if state.steps else {state.places[seat]}
    return After(board, world, state, events, seat, needed, last)


def _reasons(was: After, could: After) -> Iterator[Reason]:
    if could.is_home and not was.is_home:
        yield Reason("home")
    if was.is_home or could.is_home:
        return
    gains, instead = (sorted(after.wanted_in(after.before) & after.ends) for after in (could, was))
    if gains and not instead:
        yield Reason("stamp" if could.has_ended else "still", what=gains[0])
    if was.lapsed > could.lapsed:
        yield Reason("lapse", count=could.lapsed, instead=was.lapsed)
    if could.state.reason or not (was.has_ended and could.has_ended):
        return
    if was.wanted != could.wanted:
        return  # rolls that lead to a stamp and rolls that lead home cannot be compared
    lucky, instead_lucky = could.lucky_rolls(), was.lucky_rolls()
    if lucky > instead_lucky:
        kind = "lucky2" if was.state.options.two_dice else "lucky"
        yield Reason(kind, count=lucky, instead=instead_lucky)
    steps, steps_instead = could.steps_to_go, was.steps_to_go
    if steps < steps_instead:
        yield Reason("nearer", count=steps, instead=steps_instead)
