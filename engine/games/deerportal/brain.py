"""Computer players of DeerPortal: the document's own, and what a search thinks of a position."""

from typing import Any, Final

from engine.chance import Chance
from engine.game import Seat
from engine.games.deerportal.board import EMPTY, PORTAL
from engine.games.deerportal.nouns import BACK, FORWARD, Action, State, View

HORIZON: Final = 48  # moves, six rounds of four
CLOSE: Final = 8  # a lead of so many diamonds is as good as a win


def wish(s: State | View, seat: Seat, is_big_out: bool) -> Action | None:
    """Where the document's player goes, to the portal or after things; None for a toss."""
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
    """By the lead over each of the others."""
    if seat in s.left:
        return 0.0
    own = s.diamonds[seat]
    others = [
        min(1.0, max(0.0, 0.5 + (own - diamonds) / (2 * CLOSE)))
        for other, diamonds in enumerate(s.diamonds)
        if other != seat
    ]
    return sum(others) / len(others)
