"""Why one move of Differo is better than another: who can win at once or by force, and how near
each colour comes to its goal."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.games.differo.board import ALL, GOAL, SHIFT, SIDE, TURN, Colour, position
from engine.games.differo.brain import moves_of, wins_at_once
from engine.games.differo.model import Action, Move, View, change_of
from engine.games.differo.puzzles import forces, move_of, solutions
from engine.reasons import Reason

FORCED: Final = 2  # own moves in which a win is looked for
FEWER: Final = 0.75  # of the replies that the other move leaves are clearly fewer
LATE: Final = 290  # moves after which a game may end before a win that is forced


def reason(view: View, played: Action, better: Action) -> Reason | None:
    """Return the weightiest reason; `reply` is the move that it is about."""
    if not isinstance(played, Move) or not isinstance(better, Move):
        return None
    at = position(view.white, view.black, view.turn)
    was, could = (at ^ change_of(move, view.turn) for move in (played, better))
    can_repeat = len({*view.past}) < len(view.past) or len(view.past) > LATE
    if view.options.swap and len(view.past) == 1:
        return None  # the other may take the move over
    found = next(_reasons(view.turn, was, could, can_repeat), None)
    return found and replace(found, seat=1 - (view.turn ^ view.first))


def _reasons(own: Colour, was: int, could: int, can_repeat: bool) -> Iterator[Reason]:
    other = 1 - own
    replies, replies_instead = moves_of(could), moves_of(was)
    if could & GOAL[own] << SHIFT * own or not replies:
        yield Reason("wins")
    if was & GOAL[own] << SHIFT * own or not replies_instead or wins_at_once(could, other):
        return
    if wins_at_once(was, other):
        yield Reason("allows", reply=_first(was, solutions(was, 1)))
        return
    if not can_repeat:
        yield from _forced(was, could)
    threats, without = (_threats(after) for after in (could, was))
    if threats and not without:
        yield Reason("threatens", reply=_first(could ^ TURN, threats))
    nearest = min(_rows_left(could ^ reply, other) for reply in replies)
    instead = min(_rows_left(was ^ reply, other) for reply in replies_instead)
    if instead < nearest:
        runs = [move for move in replies_instead if _rows_left(was ^ move, other) == instead]
        yield Reason("runs", count=nearest, instead=instead, reply=_first(was, runs))
    left, instead = _rows_left(could, own), _rows_left(was, own)
    if left < instead:
        yield Reason("nearer", count=left, instead=instead)
    if len(replies) <= FEWER * len(replies_instead):
        yield Reason("narrows", count=len(replies), instead=len(replies_instead))


def _forced(was: int, could: int) -> Iterator[Reason]:
    """Yield that only the better move forces a win, or that only the other one lets it happen."""
    for moves in range(1, FORCED + 1):
        if forces(could, moves) and not forces(was, moves):
            yield Reason("forces", count=moves)
            return
    won = solutions(was, FORCED)
    if won and not solutions(could, FORCED):
        yield Reason("loses", count=FORCED, reply=_first(was, won))


def _threats(after: int) -> list[int]:
    """Return the moves that would win at once, were it not the other's turn."""
    return solutions(after ^ TURN, 1)


def _rows_left(at: int, colour: Colour) -> int:
    """Return how many rows a colour's foremost piece has to go."""
    cells = at >> SHIFT * colour & ALL
    if colour:
        return SIDE - 1 - (cells.bit_length() - 1) // SIDE
    return ((cells & -cells).bit_length() - 1) // SIDE


def _first(at: int, moves: list[int]) -> Move:
    return min((move_of(at, move) for move in moves), key=lambda move: (move.source, move.target))
