"""Computer players of DeerPortal: the document's own, and what a search thinks of a position."""

from typing import Any, Final

from engine.chance import Chance
from engine.game import Seat
from engine.games.deerportal.board import EMPTY, PORTAL
from engine.games.deerportal.model import BACK, FORWARD, Action, State, View

# Measured against the document's player; see the tests.
HORIZON: Final = 8  # moves that a search imagines before it takes stock
SURE: Final = 8.0  # a lead of so many diamonds is as good as a win
LURE: Final = 8.0  # diamonds that it is worth to be the first in the portal
YIELD: Final = 0.7  # diamonds that a turn of the deer mode brings
STRIDE: Final = 3.5  # fields of a mean roll


def wish(s: State | View, seat: Seat, is_big_out: bool) -> Action | None:
    """Choose the way of the document's player, to the portal or after things; None for a toss."""
    if s.arrived or is_big_out:
        return FORWARD
    area, field = s.areas[seat], s.fields[seat]
    if area[min(field + s.roll, PORTAL)] != EMPTY:
        return FORWARD
    return BACK if area[field - s.roll] != EMPTY else None


def document(game: Any, view: View, seat: Seat, chance: Chance, clock: Any) -> int:
    """The player that the rules were written with, as an index into forward and back."""
    wanted = wish(view, seat, view.is_big_out)
    if wanted is None:
        return chance.below(2)
    return int(wanted is BACK)


def worth(s: State, seat: Seat) -> float:
    """By the lead over each of the others, with what each may still hope for."""
    if seat in s.left:
        return 0.0
    hopes = _hopes(s)
    if s.options.teams:
        hopes = [sum(hopes[other % 2 :: 2]) for other in range(len(hopes))]
    leads = [(hopes[seat] - hope) / SURE for hope in hopes]
    won = [min(1.0, max(0.0, (1 + lead) / 2)) for lead in leads]
    return (sum(won) - 0.5) / (len(won) - 1)  # a seat is level with itself


def _hopes(s: State) -> list[float]:
    """The diamonds of each, and those that may come."""
    if s.arrived:
        turns = s.turns_left / len(s.fields)
        return [
            diamonds + (0.0 if seat in s.arrived else YIELD * max(0.0, turns - s.frozen[seat]))
            for seat, diamonds in enumerate(s.diamonds)
        ]
    nearness = [
        2.0 ** (-(PORTAL - field) / STRIDE - frozen)
        for field, frozen in zip(s.fields, s.frozen, strict=True)
    ]
    whole = sum(nearness)
    return [
        diamonds + LURE * near / whole for diamonds, near in zip(s.diamonds, nearness, strict=True)
    ]
