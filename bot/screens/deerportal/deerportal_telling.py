"""Tell what happens in DeerPortal: a turn in as few lines as it can be told in."""

from collections.abc import Sequence

from bot.i18n import Translator, You
from bot.names import Names
from bot.screens.deerportal.deerportal_words import mark_of, word_of
from bot.screens.game_screens import Event
from bot.screens.words import SESSION_EVENTS, fields_of, session_event, without_open_roll
from engine.game import Seat
from engine.games.deerportal.board import CORNER, EFFECT, PORTAL
from engine.games.deerportal.model import (
    Drew,
    FoundDiamond,
    Moved,
    ReachedPortal,
    Rolled,
)


def sentences(events: Sequence[Event], t: Translator, names: Names, you: Seat | None) -> list[str]:
    """Join a roll, the move that follows, and what lies where it ends, if it is told in a word."""
    events = without_open_roll(events, Rolled, you)
    lines: list[str] = []
    rolled: Rolled | None = None
    told: set[int] = set()  # the places of events that an earlier line has told
    for number, event in enumerate(events):
        following = events[number + 1] if number + 1 < len(events) else None
        match event:
            case _ if number in told:
                pass
            case Rolled() if isinstance(following, Moved):
                rolled = event
            case Moved(end=end):
                home = _first_of(ReachedPortal, events, number + 1) if end == PORTAL else None
                if home is None:
                    lines.append(_moved(event, rolled, following, t, names, you))
                else:
                    lines.append(_reached(events[home], rolled, t, names, you))
                    told.add(home)
                rolled = None
            case _ if number and isinstance(events[number - 1], Moved) and _found(event):
                pass
            case _:
                lines.append(_sentence(event, t, names, you))
    return lines


def tell(event: Event, t: Translator, names: Names, you: Seat | None = None) -> str:
    """Tell one event of the game."""
    match event:
        case Moved():
            return _moved(event, None, None, t, names, you)
        case Drew():
            return _drew(event, t, names, you)
        case ReachedPortal():
            return _reached(event, None, t, names, you)
        case _:
            fields = fields_of(event, t, names, you)
            if "season" in fields:
                fields["season"] = t(f"deerportal-{event.season}")
            return t.html(f"event-deerportal-{event.kind}", **fields)


def _sentence(event: Event, t: Translator, names: Names, you: Seat | None) -> str:
    if isinstance(event, SESSION_EVENTS):
        return session_event(event, t, names, you)
    return tell(event, t, names, you)


def _moved(
    event: Moved,
    rolled: Rolled | None,
    following: Event,
    t: Translator,
    names: Names,
    you: Seat | None,
) -> str:
    place = {CORNER: "corner", PORTAL: "portal"}.get(event.end, "field")
    return t.html(
        "event-deerportal-moved",
        **fields_of(event, t, names, you)
        | {
            "rolled": rolled.number if rolled else 0,
            "way": "forward" if event.end > event.start else "back",
            "place": place,
            "found": _found(following) or "nothing",
        },
    )


def _found(event: Event) -> str:
    """Return what the sentence of a move tells of what it found."""
    match event:
        case FoundDiamond():
            return "diamond"
        case Drew(was_last=False) if event.element == event.seat:
            return "own"
        case _:
            return ""


def _drew(event: Drew, t: Translator, names: Names, you: Seat | None) -> str:
    has_seat = event.element < len(names.looks)  # names of people who wait follow
    return t.html(
        "event-deerportal-drew",
        **fields_of(event, t, names, you)
        | {
            "what": _what_came_of(event, has_seat),
            "element": word_of(event.element, t),
            "mark": mark_of(event.element, t),
            "target": _target(event, t, names, you) if has_seat else "",
        },
    )


def _target(event: Drew, t: Translator, names: Names, you: Seat | None) -> str:
    return You(t("you")) if event.element == you else names[event.element]


def _what_came_of(event: Drew, has_seat: bool) -> str:
    """Return which sentence tells a card."""
    if event.element == event.seat:
        return "own"
    owner = "" if has_seat else "-nobody"
    match EFFECT[event.card]:
        case "stop":
            return "frozen" if event.hits else "no-one"
        case "card":
            return f"lost{owner}" if event.hits else "no-rune"
        case _:
            if not event.gained:
                return "no-diamond"
            return f"won{owner}" if event.hits else "won-anyway"


def _reached(
    event: ReachedPortal, rolled: Rolled | None, t: Translator, names: Names, you: Seat | None
) -> str:
    fields = fields_of(event, t, names, you) | {"rolled": rolled.number if rolled else 0}
    return t.html("event-deerportal-reached_portal", **fields)


def _first_of(kind: type, events: Sequence[Event], start: int) -> int | None:
    """Return the place of the first event of a kind among the next two."""
    nearest = range(start, min(start + 2, len(events)))
    return next((place for place in nearest if isinstance(events[place], kind)), None)


def month_and_day(days: int) -> tuple[int, int]:
    """Return the date so many days after 1 January 1970, by Greenwich; screens have no clock."""
    of_era = (days + 719_468) % 146_097  # since a first of March that begins 400 years
    year = (of_era - of_era // 1460 + of_era // 36_524 - of_era // 146_096) // 365
    of_year = of_era - 365 * year - year // 4 + year // 100
    month = (5 * of_year + 2) // 153
    return (month + 2) % 12 + 1, of_year - (153 * month + 2) // 5 + 1
