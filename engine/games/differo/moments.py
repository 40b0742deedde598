"""The moves that matter in a game of Differo when one looks back on it."""

from collections.abc import Sequence
from typing import Any, Final

from engine.games.differo.board import SIDE
from engine.games.differo.model import Moved, State, Swapped

LONG: Final = 4  # places from one end of a jump to the other


def importance(before: State, after: State, events: Sequence[Any]) -> int:
    """Changes of colours, of who is nearer the goal, long jumps, and positions that come back."""
    found = sum(map(_of, events))
    is_led = _lead(after) != 0 and _lead(after) != _lead(before)
    return found + 4 * is_led


def _of(event: Any) -> int:
    match event:
        case Swapped():
            return 8
        case Moved(source=source, target=target, again=again):
            length = max(abs(ord(source[0]) - ord(target[0])), abs(int(source[1]) - int(target[1])))
            return 3 * again + max(0, length - LONG + 1)
        case _:
            return 0


def _lead(s: State) -> int:
    """Return whose foremost piece is nearer its goal: 1 White's, -1 Black's, 0 neither's."""
    white = ((s.white & -s.white).bit_length() - 1) // SIDE
    black = SIDE - 1 - (s.black.bit_length() - 1) // SIDE
    return (white < black) - (white > black)
