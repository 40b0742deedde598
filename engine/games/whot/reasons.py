"""Why one move of Whot is better than another: what it makes the others do, and what stays in the
own hand. Only what everybody sees, and the own cards, is looked at."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.chance import Loose
from engine.game import Game, Seat
from engine.games.whot.model import (
    CATCH,
    DRAW,
    Action,
    DealEnded,
    Drew,
    PickDue,
    Play,
    Played,
    State,
    Suspended,
    View,
)
from engine.games.whot.pack import A_WHOT, FITS, SPECIAL, WHOT, hand_value, size_of
from engine.reasons import Reason


class After(NamedTuple):
    """A move in a world that looks as the player's does."""

    action: Action
    state: State
    events: list[Any]

    @property
    def is_over(self) -> bool:
        """Return whether the game or the deal has ended."""
        return bool(self.state.reason) or any(isinstance(e, DealEnded) for e in self.events)

    @property
    def is_won(self) -> bool:
        return self.is_over and any(isinstance(e, Played) and not e.left for e in self.events)


def reason(game: Game[Any, Any, Any], view: View, played: Action, better: Action) -> Reason | None:
    """Return the weightiest reason."""
    seat = view.turn
    world = next(game.worlds(view, Loose(0)))
    was, could = (_after(game, world, seat, action) for action in (played, better))
    return next(_reasons(view, seat, was, could), None)


def _after(game: Game[Any, Any, Any], world: State, seat: Seat, action: Action) -> After:
    state, events = game.copy(world), list[Any]()
    game.play(state, seat, action, Loose(0), events.append)
    return After(action, state, events)


def _reasons(view: View, seat: Seat, was: After, could: After) -> Iterator[Reason]:
    if could.is_won and not was.is_won:
        yield Reason("wins")
    if view.options.draw_until_playable and not view.pick and DRAW in (was.action, could.action):
        return  # how many cards that draws is a matter of chance
    if was.is_over and not could.is_over:
        yield Reason("ends")
    if was.is_over or could.is_over:
        return
    if could.action == CATCH:
        yield Reason("catches", view.silent)
    if was.state.silent == seat != could.state.silent:
        yield Reason("silent")
    yield from _of_others(view, seat, was, could)
    held, instead = (size_of(after.state.hands[seat]) for after in (could, was))
    if held < instead:
        yield Reason("sheds", count=held, instead=instead)
    yield from _of_own_cards(seat, was, could)


def _of_others(view: View, seat: Seat, was: After, could: After) -> Iterator[Reason]:
    due, due_instead = _due(could, seat), _due(was, seat)
    if view.phase == "pick" and was.action == DRAW and isinstance(could.action, Play):
        if due:
            yield Reason("passes", due.seat, count=due.count, instead=view.pick)
        elif not could.state.pick:
            yield Reason("cancels", instead=view.pick)
    if due and not due_instead:
        can_answer = not view.options.no_defending or view.options.whot_cancels_pick
        kind = "picks" if can_answer else "draws"
        yield Reason(kind, due.seat, count=due.count, instead=view.counts[due.seat])
    if could.state.turn == seat != was.state.turn and not could.state.phase:
        yield Reason("again")
    skipped = [event.seat for event in could.events if isinstance(event, Suspended)]
    if skipped and not any(isinstance(event, Suspended) for event in was.events):
        yield Reason("skips", skipped[0], instead=view.counts[skipped[0]])
    market, market_instead = _at_market(could), _at_market(was)
    if market and not market_instead:
        yield Reason("market", count=market)


def _of_own_cards(seat: Seat, was: After, could: After) -> Iterator[Reason]:
    played, better = was.action, could.action
    if not isinstance(played, Play) or not isinstance(better, Play):
        return
    if played.card == WHOT != better.card:
        yield Reason("keeps", what=WHOT)
    fitting, instead = (_fitting(after.state, seat) for after in (could, was))
    if fitting > instead:
        yield Reason("fits", count=fitting, instead=instead)
    if played.card in SPECIAL and better.card not in SPECIAL:
        yield Reason("keeps", what=played.card)
    value, instead = (hand_value(after.state.hands[seat]) for after in (could, was))
    if value < instead:
        yield Reason("lighter", count=value, instead=instead)


def _due(after: After, seat: Seat) -> PickDue | None:
    due = (event for event in after.events if isinstance(event, PickDue) and event.seat != seat)
    return next(due, None)


def _at_market(after: After) -> int:
    """Count the others who draw because of a General Market."""
    return sum(isinstance(event, Drew) and event.why == "market" for event in after.events)


def _fitting(s: State, seat: Seat) -> int:
    """Count the own cards that fit on the top card, or on the symbol that is called."""
    by_suit, by_number = FITS[s.call or s.pile[-1]]
    hand = s.hands[seat]
    return (hand % A_WHOT & (by_suit | by_number)).bit_count() + hand // A_WHOT
