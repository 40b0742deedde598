"""Why one move of Caesar & Cleopatra is better than another: whose a vote would be, what an action
card does, and what stays in the hand. Only what the player knows is looked at."""

from collections.abc import Iterator

from engine.game import Seat
from engine.games.caesar.model import (
    Action,
    Assassinate,
    Play,
    Scout,
    Trick,
    Veto,
    View,
    Wrath,
)
from engine.games.caesar.pack import GROUPS, KIND, NUMBERS, OWN, PHILOSOPHER, Group, Kind
from engine.reasons import Reason


def reason(view: View, played: Action, better: Action) -> Reason | None:
    """Return the weightiest reason; `what` is a group or an action card."""
    assert view.seat is not None
    return next(_reasons(view, view.seat, played, better), None)


def _reasons(view: View, seat: Seat, played: Action, better: Action) -> Iterator[Reason]:
    other = 1 - seat
    match better:
        case Veto() if view.pending is not None:
            yield Reason("stops", other, what=view.pending.kind)
        case Assassinate(group, card):
            kind = "removes" if card in NUMBERS else "removes-philosopher"
            yield Reason(kind, other, count=card, what=GROUPS[group])
        case Wrath(group):
            own, others = (len(_lying(view, side, group)) for side in (seat, other))
            others += view.down[OWN[other][group]]
            if others > own:
                yield Reason("strikes", other, count=others, instead=own, what=GROUPS[group])
        case Scout(group):
            yield Reason("reveals", other, count=view.down[OWN[other][group]], what=GROUPS[group])
        case Play():
            yield from _of_influence(view, seat, played, better)
        case _:
            pass
    if isinstance(played, Trick) and not isinstance(better, Trick):
        yield Reason("keeps", what=played.kind)


def _of_influence(view: View, seat: Seat, played: Action, better: Play) -> Iterator[Reason]:
    group = better.group
    same = played.card if isinstance(played, Play) and played.group == group else None
    wins, instead = (_is_won(view, seat, group, card) for card in (better.card, same))
    if wins and not instead and not isinstance(played, Trick):
        yield Reason("leads", what=GROUPS[group])
    if not isinstance(played, Play):
        return
    is_same = (played.card, played.group) == (better.card, better.group)
    if is_same and played.is_up and not better.is_up:
        yield Reason("hides")
    if played.group != group and _is_won(view, seat, played.group, None):
        yield Reason("decided", what=GROUPS[played.group])
    if better.card > played.card:
        yield Reason("adds", count=better.card, instead=played.card)
    if better.card < played.card and better.card != PHILOSOPHER:
        yield Reason("saves", count=played.card, instead=better.card)


def _is_won(view: View, seat: Seat, group: Group, more: Kind | None) -> bool:
    """Return whether a vote would be the player's with one more card in a group, as far as that is
    sure: nothing of the other lies face down there."""
    other = 1 - seat
    if view.down[OWN[other][group]]:
        return False
    own = [*_lying(view, seat, group), *([] if more is None else [more])]
    others = _lying(view, other, group)
    if sum(own) == sum(others):
        return False
    is_high = sum(own) > sum(others)
    return is_high == (own.count(PHILOSOPHER) == others.count(PHILOSOPHER))


def _lying(view: View, seat: Seat, group: Group) -> list[Kind]:
    """Return the cards of a seat in a group that the player knows."""
    up = [KIND[card] for card in view.up[OWN[seat][group]]]
    return up + ([KIND[card] for card in view.own[group]] if seat == view.seat else [])
