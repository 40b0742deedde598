"""Why one way of DeerPortal is better than the other: what its field brings now, and what the next
roll can reach from there."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.chance import Loose
from engine.game import Game, Seat
from engine.games.deerportal.board import CORNER, DIAMOND, EFFECT, EMPTY, PORTAL, STOP
from engine.games.deerportal.model import Action, Drew, State, View
from engine.reasons import Reason

HIGHEST_ROLL = 6


class After(NamedTuple):
    state: State
    events: list[Any]
    seat: Seat

    @property
    def field(self) -> int:
        return self.state.fields[self.seat]

    @property
    def diamonds(self) -> int:
        return self.state.diamonds[self.seat]

    @property
    def on_track(self) -> int:
        """Count the diamonds that lie on the own track."""
        return self.state.areas[self.seat].count(DIAMOND)

    @property
    def frozen(self) -> Seat | None:
        """Return who was frozen by a card."""
        drew = (event for event in self.events if isinstance(event, Drew))
        return next((e.element for e in drew if EFFECT[e.card] == STOP and e.hits), None)

    def within_a_roll(self, things: str = "") -> int:
        """Count the fields with one of these things, or with anything, to which the next roll may
        lead."""
        area, here = self.state.areas[self.seat], self.field
        reached = {min(here + roll, PORTAL) for roll in range(1, HIGHEST_ROLL + 1)}
        reached |= {here - roll for roll in range(1, HIGHEST_ROLL + 1) if roll <= here}
        return sum(area[field] in things if things else area[field] != EMPTY for field in reached)


def reason(game: Game[Any, Any, Any], view: View, played: Action, better: Action) -> Reason | None:
    """Return the weightiest reason."""
    if not view.roll:
        return None
    seat = view.turn
    world = next(game.worlds(view, Loose(0)))
    was, could = (_after(game, world, seat, action) for action in (played, better))
    return next(_reasons(view, was, could), None)


def _after(game: Game[Any, Any, Any], world: State, seat: Seat, action: Action) -> After:
    state, events = game.copy(world), list[Any]()
    game.play(state, seat, action, Loose(0), events.append)
    return After(state, events, seat)


def _reasons(view: View, was: After, could: After) -> Iterator[Reason]:
    own = view.diamonds[view.turn]
    gain, instead = could.diamonds - own, was.diamonds - own
    # The bonus of the first in the portal may be a matter of chance.
    is_sure = not view.options.random_bonus or view.arrived
    if could.field == PORTAL:
        yield Reason("portal", count=gain if is_sure else 0)
    if was.field == PORTAL and (left := view.areas[view.turn].count(DIAMOND)):
        yield Reason("stays", count=left)
    if gain > instead and (is_sure or PORTAL not in (could.field, was.field)):
        yield Reason("diamonds", count=gain, instead=instead)
    if could.frozen is not None:
        yield Reason("freezes", could.frozen)
    if could.field == CORNER and could.on_track > was.on_track:
        yield Reason("meditates", count=could.on_track, instead=was.on_track)
    if PORTAL in (could.field, was.field) or could.state.reason or was.state.reason:
        return
    for kind, things in (("reaches", DIAMOND), ("things", "")):
        if could.field == CORNER:
            break  # what is laid there is a matter of chance
        count, instead = could.within_a_roll(things), was.within_a_roll(things)
        if count > instead and (was.field != CORNER):
            yield Reason(kind, count=count, instead=instead)
    if could.field > was.field:
        yield Reason("nearer", count=PORTAL - could.field, instead=PORTAL - was.field)
