"""The steps of a turn, as everybody sees them."""

from engine.game import Seat
from engine.games.caesar.model import View
from engine.games.caesar.pack import (
    ASSASSINATION,
    CASTLING,
    EACH,
    MOST_IN_GROUP,
    OWN,
    SCOUT,
    VETO,
    Group,
    Kind,
)

BUST, THEN = 20, 21  # what is shut in a hand and is no card, by its number
AT_GROUP = 40  # and the first of the groups


def asked(view: View) -> Seat:
    """Return the player who is asked, after the setup, in which both are."""
    return 1 - view.turn if view.phase in ("veto", "replace") else view.turn


def open_groups(view: View, seat: Seat) -> list[Group]:
    return [
        group
        for group, place in enumerate(OWN[seat])
        if view.left[group] and len(view.up[place]) + view.down[place] < MOST_IN_GROUP
    ]


def can_place(view: View) -> bool:
    """Return whether the player to move may still place influence, as everybody sees it."""
    return bool(view.faces and view.held[view.turn][0] and open_groups(view, view.turn))


def way(view: View) -> str:
    """Return how the next card of influence lies."""
    return "either" if not view.placed else "up" if view.faces == 1 else "down"


def ends_by_itself(view: View) -> bool:
    """Return whether nothing but the bust can follow a second card of influence, as everybody
    knows."""
    return view.placed > 0 and (view.acted or not view.held[view.turn][1])


def reach(view: View, kind: Kind) -> list[Group]:
    """Return the groups in which the player to move can use a card of this kind, as everybody sees
    it."""
    if kind < ASSASSINATION:
        return open_groups(view, view.turn) if view.faces else []
    own = [group for group in EACH if _lie(view, view.turn, group)]
    others = [group for group in EACH if _lie(view, 1 - view.turn, group)]
    match kind:
        case _ if kind == ASSASSINATION:
            return [group for group in others if view.up[OWN[1 - view.turn][group]]]
        case _ if kind == SCOUT:
            return [group for group in others if view.down[OWN[1 - view.turn][group]]]
        case _ if kind == CASTLING:
            live = [group for group in EACH if view.left[group]]
            return live if own and len(live) > 1 else []
        case _ if kind == VETO:
            return []
        case _:
            return sorted({*own, *others})


def _lie(view: View, seat: Seat, group: Group) -> int:
    place = OWN[seat][group]
    return len(view.up[place]) + view.down[place]
