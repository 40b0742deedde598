"""Events in sentences: votes by their sums, cards drawn in a row as one sentence."""

from collections.abc import Sequence

from bot.i18n import Html, Translator, You
from bot.names import Names
from bot.screens.caesar.caesar_words import ICONS, faces, group_name, trick_name
from bot.screens.game_screens import Event
from bot.screens.words import SESSION_EVENTS, Fields, fields_of, mark, session_event
from engine.game import Seat
from engine.games.caesar.model import (
    Announced,
    BustDrawn,
    Drew,
    Exhausted,
    Hid,
    Left,
    Played,
    Revealed,
    View,
    Voted,
)
from engine.games.caesar.pack import (
    BLACK,
    BUSTS,
)


def sentences(
    events: Sequence[Event],
    t: Translator,
    names: Names,
    you: Seat | None,
    with_own_bust: bool = False,
) -> list[str]:
    """Tell events in few sentences: two cards of influence in one, a vote with the bust that calls
    it, and cards drawn in a row in one. What is announced and not yet answered, the table tells."""
    told = events if with_own_bust else _without_own_bust(events, you)
    events = [event for event in told if not isinstance(event, Left)]
    if len(events) > 1 and isinstance(events[-1], Announced):
        events = events[:-1]
    return _lines([*events], t, names, you)


def _lines(events: list[Event], t: Translator, names: Names, you: Seat | None) -> list[str]:
    lines: list[str] = []
    rest = [each for index, each in enumerate(events) if not _is_for_vote(events, index)]
    while rest:
        event = rest.pop(0)
        if isinstance(event, SESSION_EVENTS):
            lines.append(session_event(event, t, names, you))
        elif rest and _are_two(event, rest[0]):
            lines.append(_two(event, rest.pop(0), t, names, you))
        elif isinstance(event, Drew) and event.seat != you:
            drew = [event]
            while rest and isinstance(rest[0], Drew) and rest[0].seat == event.seat:
                drew.append(rest.pop(0))
            lines.append(_drawn(drew, t, names, you))
        elif isinstance(event, BustDrawn) and rest and _is_called(event, rest[0]):
            lines.append(f"{tell(event, t, names, you)} {_called(rest.pop(0), t, names, you)}")
        else:
            lines.append(tell(event, t, names, you))
    return lines


def _are_two(one: Event, other: Event) -> bool:
    """Return whether two events are the two cards of influence of a turn, one of them open."""
    kinds = {type(one), type(other)}
    return kinds == {Played, Hid} and one.seat == other.seat


def _two(one: Event, other: Event, t: Translator, names: Names, you: Seat | None) -> str:
    is_open, hidden = (one, other) if isinstance(one, Played) else (other, one)
    return t.html(
        "event-caesar-two",
        seat=_name(one.seat, t, names, you),
        card=faces([is_open.card], t),
        icon=ICONS[is_open.group],
        group=group_name(is_open.group, t),
        known=hidden.card is not None,
        card2=faces([hidden.card] if hidden.card else [], t),
        icon2=ICONS[hidden.group],
        group2=group_name(hidden.group, t),
    )


def _is_called(drawn: BustDrawn, event: Event) -> bool:
    return isinstance(event, Voted) and not event.by_itself and event.group == drawn.bust


def _called(event: Voted, t: Translator, names: Names, you: Seat | None) -> Html:
    """Tell a vote after the bust that called it and named the group."""
    return t.html("caesar-vote", **_vote(event, t, names, you))


def _without_own_bust(events: Sequence[Event], you: Seat | None) -> Sequence[Event]:
    """Leave out what the reader's own bust brought until the hand is refilled: the hand tells
    it."""
    for index in reversed(range(len(events))):
        event = events[index]
        if isinstance(event, BustDrawn) and event.seat == you:
            after = [e for e in events[index:] if not isinstance(e, Revealed | Voted | BustDrawn)]
            if all(isinstance(e, Exhausted) for e in after):
                return [*events[:index], *after]
    return events


def _is_for_vote(events: Sequence[Event], index: int) -> bool:
    """Return whether an event turns up cards for a vote, which tells their sums."""
    turned, after = events[index], events[index + 1 : index + 3]
    return isinstance(turned, Revealed) and any(
        isinstance(event, Voted) and event.group == turned.group for event in after
    )


def _drawn(drew: list[Drew], t: Translator, names: Names, you: Seat | None) -> str:
    if len(drew) == 1:
        return tell(drew[0], t, names, you)
    influence = sum(event.deck == "influence" for event in drew)
    counts = {"influence": influence, "actions": len(drew) - influence}
    return t.html("event-caesar-drew-several", seat=names[drew[0].seat], **counts)


def tell(event: Event, t: Translator, names: Names, you: Seat | None = None) -> str:
    fields = fields_of(event, t, names, you)
    for name in ("group", "other"):
        if name in fields:
            number = "" if name == "group" else "2"
            fields[f"icon{number}"] = ICONS[fields[name]]
            fields[f"group{number}"] = group_name(getattr(event, name), t)
    if "trick" in fields:
        fields["trick"] = trick_name(event.trick, t)
    if "card" in fields:
        fields |= {"known": event.card is not None}
        fields["card"] = faces([event.card] if event.card else [], t)
    match event.kind:
        case "laid" | "revealed":
            fields |= {"known": event.cards is not None, "cards": faces(event.cards or (), t)}
        case "bust_drawn":
            kind = BUSTS[event.bust] if event.bust >= BLACK else "group"
            fields |= {"bust": kind, "icon": ICONS[event.bust]}
            fields["group"] = group_name(event.bust, t) if kind == "group" else ""
        case "castled" | "exhausted":
            fields["first"], fields["second"] = event.counts
            fields |= {"one": mark(0, names), "other": mark(1, names)}
        case "struck":
            lost = [faces(cards, t) or t("caesar-lost-nothing") for cards in event.cards]
            fields |= each_of_two(lost, "lost", names)
        case "voted":
            fields["vote"] = _called(event, t, names, you)
        case "ended":
            winner = event.winner
            fields |= {"best": max(event.scores), "worst": min(event.scores)}
            fields["result"] = "tie" if winner is None else "won"
            fields["winner"] = "" if winner is None else _name(winner, t, names, you)
    unneeded = ("cards", "counts", "missions", "scores", "sums", "philosophers", "discards")
    fields = {name: value for name, value in fields.items() if not isinstance(value, tuple)}
    for name in unneeded:
        if event.kind not in ("laid", "revealed"):
            fields.pop(name, None)
    return t.html(f"event-caesar-{event.kind}", **fields)


def _vote(event: Voted, t: Translator, names: Names, you: Seat | None) -> Fields:
    winner = event.winner
    high = 0 if event.sums[0] > event.sums[1] else 1
    result = "turned" if event.philosophers[0] != event.philosophers[1] else "won"
    return {
        "winner": "" if winner is None else _name(winner, t, names, you),
        "result": "tie" if winner is None else result,
        **each_of_two(event.sums, "sum", names),
        **each_of_two(event.philosophers, "phil", names),
        "high": mark(high, names),
        "low": mark(1 - high, names),
        "highest": event.discards[high],
        "lowest": event.discards[1 - high],
    }


def own_bust(view: View, t: Translator, names: Names) -> list[str]:
    """Tell what a player's own bust brought, for the hand, which tells before that what came before
    it."""
    drawn = BustDrawn(view.turn, view.bust)
    return _lines([drawn, *view.votes], t, names, view.turn)


def each_of_two(values: Sequence[int | str], what: str, names: Names) -> Fields:
    """Return a value for each seat, and the marks of the seats."""
    marks = {"one": mark(0, names), "other": mark(1, names)}
    return {f"{what}_one": values[0], f"{what}_other": values[1], **marks}


def _name(seat: Seat, t: Translator, names: Names, you: Seat | None) -> str:
    return You(t("you-first")) if seat == you else names[seat]
