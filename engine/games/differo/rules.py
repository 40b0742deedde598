"""How Differo is played."""

import re
from collections.abc import Iterable, Sequence
from itertools import permutations, starmap
from typing import Any, Final

from engine.chance import Chance
from engine.game import Emit, OpenGame, Outcome, Seat, squeeze, tell, told_apart
from engine.games.differo import brain
from engine.games.differo.board import (
    BIT,
    BLACK,
    GOAL,
    SHIFT,
    START,
    WHITE,
    board_lines,
    position,
)
from engine.games.differo.model import (
    MOVES,
    SWAP,
    Action,
    Event,
    GaveUp,
    Move,
    Moved,
    Options,
    State,
    Swap,
    Swapped,
    View,
    change_of,
)
from engine.games.differo.moments import importance
from engine.games.differo.reasons import reason
from engine.reasons import Reason

MOST_TIMES: Final = 3  # that a position may come
MOST_MOVES: Final = 300
_ASKED: Final = ((0,), (1,))
_PLACES: Final = re.compile(r"([a-i][1-9])\W*([a-i][1-9])")


class Differo(OpenGame[State, Action, View]):
    key = "differo"
    seats = range(2, 3)
    options = Options
    reasons = ("goal", "blocked", "repetition", "long", "gave_up")
    usual_moves = 22
    rated_options = ("white", "swap")
    can_offer_draw = can_resign = can_undo = True
    levels = brain.LEVELS
    appraise = brain.appraise
    events = told_apart(Event)

    def roles(self, options: Options) -> tuple[str, ...]:
        match options.white:
            case "first":
                return ("white", "black")
            case "second":
                return ("black", "white")
            case "lot":
                return ()

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        if options.white == "lot":
            first = chance.below(2)
        else:
            first = 0 if options.white == "first" else 1
        white, black = START
        return State(options, white, black, first, past=[position(white, black, WHITE)])

    def to_act(self, s: State) -> tuple[Seat, ...]:
        return () if s.reason else _ASKED[s.turn ^ s.first]

    def legal(self, s: State, seat: Seat) -> list[Action]:
        there = s.white | s.black << SHIFT
        legal: list[Action] = []
        for line, moves in MOVES[s.turn]:
            legal += moves[there & line]
        if s.options.swap and len(s.past) == 2 and not s.is_swapped:
            legal.insert(0, SWAP)
        return legal

    def play(
        self, s: State, seat: Seat, action: Action, chance: Chance, emit: Emit | None = None
    ) -> None:
        if isinstance(action, Swap):
            s.first = 1 - s.first
            s.is_swapped = True
            tell(emit, Swapped, seat)
            return
        target = BIT[action.target]
        both = BIT[action.source] | target
        turn = s.turn
        if turn:
            s.black ^= both
        else:
            s.white ^= both
        s.turn = 1 - turn
        now = position(s.white, s.black, s.turn)
        past = s.past
        past.append(now)
        times = past.count(now)
        if emit:
            emit(Moved(seat, action.source, action.target, 1 < times < MOST_TIMES))
        if target & GOAL[turn]:
            s.reason, s.winner = "goal", seat
        elif not _can_move(now, s.turn):
            s.reason, s.winner = "blocked", seat
        elif times == MOST_TIMES:
            s.reason = "repetition"
        elif len(past) > MOST_MOVES:
            s.reason = "long"

    def outcome(self, s: State) -> Outcome | None:
        if not s.reason:
            return None
        return Outcome(
            (1, 1) if s.winner is None else (1, 2) if s.winner == 0 else (2, 1), s.reason
        )

    def on_timeout(self, s: State, seat: Seat) -> Action:
        """The first move after which the other cannot win at once, if there is one."""
        moves = [action for action in self.legal(s, seat) if isinstance(action, Move)]
        for move in moves:
            if not brain.wins_at_once(s.past[-1] ^ change_of(move, s.turn), 1 - s.turn):
                return move
        return moves[0]

    def forfeit(self, s: State, seat: Seat, chance: Chance, emit: Emit | None = None) -> None:
        s.winner, s.reason = 1 - seat, "gave_up"
        tell(emit, GaveUp, seat)

    def text(self, action: Action) -> str:
        return f"{action.source}-{action.target}" if isinstance(action, Move) else action.kind

    def read(self, text: str, legal: Sequence[Action]) -> Action | None:
        """Also understands "f2f8", "F2 F8" and "f2 > f8"."""
        meant = squeeze(text)
        if places := _PLACES.fullmatch(meant):
            meant = squeeze("-".join(places.groups()))
        return next((action for action in legal if squeeze(self.text(action)) == meant), None)

    def vocabulary(self, options: Options) -> Iterable[Action]:
        """From any place to any other, though only along a line a piece can ever go."""
        return (SWAP, *starmap(Move, permutations(BIT, 2)))

    def worth(self, s: State, seat: Seat) -> float:
        """By how near each colour is to its goal, and how many of its pieces can jump into it."""
        if s.reason:
            return super().worth(s, seat)
        return brain.worth(position(s.white, s.black, s.turn), s.turn ^ s.first == seat)

    def importance(self, before: State, after: State, events: Sequence[Any]) -> int:
        return importance(before, after, events)

    def reason(self, view: View, played: Action, better: Action) -> Reason | None:
        return reason(view, played, better)

    def sketch(self, view: View) -> str:
        lines = board_lines(view.white, view.black)
        for colour, name in ((WHITE, "W"), (BLACK, "B")):
            seat = colour ^ view.first
            mark = ">" if colour == view.turn and not view.reason else " "
            who = "you" if seat == view.seat else f"seat {seat + 1}"
            lines.append(f"{mark} {name} {who}")
        return "\n".join(lines)


def _can_move(now: int, turn: int) -> bool:
    for line, moves in MOVES[turn]:  # noqa: SIM110 - a generator would take three times as long
        if moves[now & line]:
            return True
    return False
