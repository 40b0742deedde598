"""Nim: take as many as you like from one heap; who takes the last one wins, or by the house loses.

Moves are written as a heap and a number: a3 takes three from the first heap.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from engine.chance import Chance
from engine.game import Emit, OpenGame, Outcome, Seat, tell, told_apart

HEAPS: Final = "abcd"


@dataclass(frozen=True, slots=True)
class Options:
    """House rules; the defaults are the game as it is written."""

    heaps: Literal["3 4 5", "1 3 5 7"] = "3 4 5"
    misere: bool = False  # who takes the last one loses


@dataclass(frozen=True, slots=True)
class Take:
    heap: int
    count: int
    kind: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Took:
    seat: Seat
    heap: int
    count: int
    kind: Literal["took"] = "took"


@dataclass(slots=True)
class State:
    options: Options
    heaps: list[int]
    turn: Seat = 0
    gone: Seat | None = None


class Nim(OpenGame[State, Take, State]):
    key = "heaps"
    seats = range(2, 3)
    options = Options
    reasons = ("empty", "left")
    events = told_apart(Took)

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        return State(options, [int(size) for size in options.heaps.split()])

    def to_act(self, s: State) -> tuple[Seat, ...]:
        return (s.turn,) if any(s.heaps) and s.gone is None else ()

    def legal(self, s: State, seat: Seat) -> list[Take]:
        return [
            Take(heap, count) for heap, size in enumerate(s.heaps) for count in range(1, size + 1)
        ]

    def play(
        self, s: State, seat: Seat, action: Take, chance: Chance, emit: Emit | None = None
    ) -> None:
        s.heaps[action.heap] -= action.count
        s.turn = 1 - seat
        tell(emit, Took, seat, action.heap, action.count)

    def outcome(self, s: State) -> Outcome | None:
        if self.to_act(s):
            return None
        is_lost = s.options.misere  # by who took the last one, whose turn it no longer is
        loser = s.gone if s.gone is not None else 1 - s.turn if is_lost else s.turn
        return Outcome((2, 1) if loser == 0 else (1, 2), "empty" if s.gone is None else "left")

    def on_timeout(self, s: State, seat: Seat) -> Take:
        return self.legal(s, seat)[0]

    def forfeit(self, s: State, seat: Seat, chance: Chance, emit: Emit | None = None) -> None:
        s.gone = seat

    def text(self, action: Take) -> str:
        return f"{HEAPS[action.heap]}{action.count}"

    def vocabulary(self, options: Options) -> Iterable[Take]:
        return (Take(heap, count) for heap in range(len(HEAPS)) for count in range(1, 8))
