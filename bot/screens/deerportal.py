"""The screens of DeerPortal. Everything lies open, so the roll and the two ways are below the
table."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.i18n import Translator
from bot.names import Names
from bot.pictures.deerportal_hand_picture import DeerPortalHand
from bot.pictures.deerportal_picture import DeerPortalPicture
from bot.screens.callback_data import Keys
from bot.screens.game_screens import Event, GameScreens, Path
from bot.screens.screen import Rows, by_length
from bot.screens.words import fields_of, without_open_roll
from engine.game import Seat
from engine.games.deerportal.board import (
    CORNER,
    DIAMOND,
    EFFECT,
    ELEMENTS,
    EMPTY,
    PILE_SIZE,
    PORTAL,
    RUNES,
    season,
)
from engine.games.deerportal.model import (
    BACK,
    FORWARD,
    ROLL,
    Action,
    Drew,
    FoundDiamond,
    Moved,
    Rolled,
    View,
)
from engine.games.deerportal.rules import ranks_of

FIRE: Final = ELEMENTS.index("fire")
AHEAD, BEHIND = 12, 6  # fields that are told: two rolls forward, and one back
PUBLIC: Final[tuple[Action, ...]] = (ROLL, FORWARD, BACK)  # what the public buttons mean


class DeerPortalScreens(GameScreens[View, Action]):
    def sentences(
        self, events: Sequence[Event], t: Translator, names: Names, you: Seat | None
    ) -> list[str]:
        """Join a roll, the move that follows and a diamond that is found."""
        events = without_open_roll(events, Rolled, you)
        lines: list[str] = []
        rolled: Rolled | None = None
        for number, event in enumerate(events):
            following = events[number + 1] if number + 1 < len(events) else None
            match event:
                case Rolled() if isinstance(following, Moved):
                    rolled = event
                case Moved():
                    lines.append(_moved(event, rolled, following, t, names, you))
                    rolled = None
                case FoundDiamond() if number and isinstance(events[number - 1], Moved):
                    pass
                case _:
                    lines.append(self.sentence(event, t, names, you))
        return lines

    def tell(self, event: Event, t: Translator, names: Names, you: Seat | None = None) -> str:
        match event:
            case Moved():
                return _moved(event, None, None, t, names, you)
            case Drew():
                return _drew(event, t, names, you)
            case _:
                fields = fields_of(event, t, names, you)
                if "season" in fields:
                    fields["season"] = t(f"deerportal-{event.season}")
                return t.html(f"event-deerportal-{event.kind}", **fields)

    def occasion(self, started: int, t: Translator) -> str:
        """Return what old calendars call the day on which a game begins."""
        month, day = month_and_day(started // 86_400_000)
        key = f"deerportal-day-{month}-{day}"
        return t.html("deerportal-occasion", day=t.html(key)) if t.has(key) else ""

    def table(self, view: View, t: Translator, names: Names) -> str:
        now = t(f"deerportal-{season(view.round)}")
        lines = [t.html("deerportal-time", season=now, round=view.round + 1)]
        if view.reason:
            lines.append(t.html("deerportal-over"))
        elif view.arrived:
            lines.append(t.html("deerportal-deer", left=view.turns_left))
        cards = " · ".join(
            f"{mark_of(element, t)} {t(f'deerportal-{EFFECT[seen[-1]]}')}"
            for element, (seen, used) in enumerate(zip(view.seen, view.used, strict=True))
            if used < PILE_SIZE
        )
        if cards and not view.reason:
            lines.append(t.html("deerportal-piles", cards=cards))
        if view.is_big_out:
            key = "deerportal-big-fair" if view.options.fair_centre else "deerportal-big"
            element = view.turn if view.options.fair_centre else FIRE
            lines.append(t.html(key, element=element_name(element, t)))
        if view.options.teams:
            sides = t.html("deerportal-sides", one=_side(view, 0), other=_side(view, 1))
            lines.append(sides)
        if view.roll:
            mine = view.seat == view.turn
            lines.append(t.html("deerportal-rolled", number=view.roll, mine=mine))
        return "\n".join(lines)

    def board(self, view: View, path: Path, t: Translator, names: Names) -> str:
        """Tell what lies around the reader's piece, for the group around that of the player to
        move, and what all areas still hold."""
        if view.reason:
            return ""
        lines: list[str] = []
        seat = view.turn if view.seat is None else view.seat
        if seat not in (*view.arrived, *view.left):
            field = view.fields[seat]
            lines.append(_lying(view, seat, "ahead", range(field + 1, PORTAL + 1)[:AHEAD], t))
            if field:
                lines.append(_lying(view, seat, "behind", range(field)[-BEHIND:][::-1], t))
        areas = enumerate(view.areas)
        counts = " · ".join(f"{mark_of(of, t)}\u00a0{area.count(DIAMOND)}" for of, area in areas)
        return "\n".join([*lines, t.html("deerportal-still", counts=counts)])

    def standing(self, view: View, seat: Seat, t: Translator, names: Names) -> str:
        if seat in view.left:
            return ""
        key = "deerportal-home" if seat in view.arrived else "deerportal-at"
        fields = {"field": view.fields[seat], "last": PORTAL, "count": view.diamonds[seat]}
        details = [t.html(key, mark=mark_of(seat, t), **fields)]
        if view.frozen[seat] and seat not in view.arrived:
            details.append(t.html("deerportal-frozen", turns=view.frozen[seat]))
        return " · ".join(details)

    def final(self, view: View, seat: Seat, t: Translator, names: Names) -> str:
        """Return the title that a player is remembered by."""
        if ranks_of(view)[seat] == 1:
            title = "god"
        else:
            title = "monk" if seat in view.arrived and seat not in view.left else "heritage"
        fields = {"count": view.diamonds[seat], "gone": seat in view.left}
        own = t.html(f"deerportal-title-{title}", **fields)
        if not view.options.teams:
            return own
        return f"{own} · {t.html('deerportal-together', count=_side(view, seat))}"

    def picture(self, view: View, t: Translator, names: Names) -> DeerPortalPicture:
        return DeerPortalPicture(
            names.plates,
            tuple(_word_of(element, t) for element in range(len(RUNES))),
            view.areas,
            tuple(None if seat in view.left else field for seat, field in enumerate(view.fields)),
            view.diamonds,
            tuple(0 if seat in view.arrived else turns for seat, turns in enumerate(view.frozen)),
            _tops(view),
            season(view.round),
            None if view.reason else view.turn,
            view.roll,
            _big_on(view),
            view.turns_left if view.arrived else None,
            view.arrived,
        )

    def hand_picture(
        self, view: View, path: Path, t: Translator, names: Names
    ) -> DeerPortalHand | DeerPortalPicture | None:
        """Show the track around the reader's piece; the whole board to who is in the portal."""
        seat = view.seat
        if seat is None:
            return None
        if view.reason or seat in (*view.arrived, *view.left):
            return self.picture(view, t, names)
        is_turn = seat == view.turn
        return DeerPortalHand(
            names.plates[seat],
            seat,
            _word_of(seat, t),
            view.areas[seat],
            view.fields[seat],
            view.diamonds[seat],
            bool(view.frozen[seat]),
            is_turn,
            view.roll if is_turn else 0,
            _tops(view),
            season(view.round),
            is_turn and _big_on(view) == seat,
            view.turns_left if view.arrived else None,
        )

    def picture_of_moves(
        self, view: View, moves: Sequence[Action], t: Translator, names: Names
    ) -> DeerPortalPicture:
        """Ring both ways, and that of the last move twice."""
        better = _end_of(moves[-1], view) if view.roll else None
        return replace(self.picture(view, t, names), better=better)

    def label(self, action: Action, view: View, t: Translator, names: Names) -> str:
        """Tell where a move leads, and what lies there."""
        if action == ROLL:
            return t("deerportal-roll")
        return t(f"deerportal-{action.kind}", where=_what_lies(view, _end_of(action, view), t))

    def said(self, action: Action, view: View, t: Translator, names: Names) -> str:
        """Tell the way, the field and what lies there inside a sentence."""
        if action == ROLL:
            return self.label(action, view, t, names)
        end = _end_of(action, view)
        thing = view.areas[view.turn][end]
        element, card = "", ""
        if end in (PORTAL, CORNER):
            place = "portal" if end == PORTAL else "corner"
        elif thing in (EMPTY, DIAMOND):
            place = "nothing" if thing == EMPTY else "diamond"
        else:
            rune = RUNES.index(thing)
            place = "own" if rune == view.turn else "rune"
            element = element_name(rune, t)
            card = t(f"deerportal-{EFFECT[view.seen[rune][-1]]}")
        return t(
            "deerportal-said", way=action.kind, place=place, field=end, element=element, card=card
        )

    def menu(
        self,
        view: View,
        legal: Sequence[Action],
        path: Path,
        t: Translator,
        names: Names,
        keys: Keys,
    ) -> Rows:
        """Put back on the left, as below the table."""
        shown = [action for action in (ROLL, BACK, FORWARD) if action in legal]
        return (
            tuple(
                keys.move(self.label(action, view, t, names), legal.index(action))
                for action in shown
            ),
        )

    def question(self, view: View, path: Path, t: Translator, names: Names) -> str:
        if view.roll:
            return t.html("deerportal-ask-way")
        return t.html("deerportal-ask-roll")

    def cannot(self, view: View, legal: Sequence[Action], action: Action, t: Translator) -> str:
        return t("deerportal-not-rolled" if action != ROLL else "deerportal-has-rolled")

    def public_keys(
        self, view: View, t: Translator, names: Names, keys: Keys, with_numbers: bool
    ) -> Rows:
        shown = (BACK, FORWARD) if view.roll else (ROLL,)
        buttons = [
            keys.number(self.label(action, view, t, names), PUBLIC.index(action), "success")
            for action in shown
        ]
        return by_length(buttons)

    def alert(self, view: View, legal: Sequence[Action], t: Translator, names: Names) -> str:
        shown = [self.label(action, view, t, names) for action in legal]
        return "   ".join(shown) or t("refusal-NotYourTurn")

    def numbered(
        self, view: View, legal: Sequence[Action], number: int, t: Translator
    ) -> int | str:
        if 0 <= number < len(PUBLIC) and PUBLIC[number] in legal:
            return legal.index(PUBLIC[number])
        return t("refusal-Illegal")


def element_name(element: int, t: Translator) -> str:
    return t(f"deerportal-{ELEMENTS[element]}")


def mark_of(element: int, t: Translator) -> str:
    """Return the sign of an element without its name."""
    return element_name(element, t).split()[0]


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
            "found": isinstance(following, FoundDiamond),
        },
    )


def _drew(event: Drew, t: Translator, names: Names, you: Seat | None) -> str:
    target = names[event.element] if event.element < len(names) else "nobody"
    return t.html(
        "event-deerportal-drew",
        **fields_of(event, t, names, you)
        | {
            "effect": EFFECT[event.card],
            "element": element_name(event.element, t),
            "own": event.element == event.seat,
            "target": t("you") if event.element == you else target,
        },
    )


def month_and_day(days: int) -> tuple[int, int]:
    """Return the date so many days after 1 January 1970, by Greenwich; screens have no clock."""
    of_era = (days + 719_468) % 146_097  # since a first of March that begins 400 years
    year = (of_era - of_era // 1460 + of_era // 36_524 - of_era // 146_096) // 365
    of_year = of_era - 365 * year - year // 4 + year // 100
    month = (5 * of_year + 2) // 153
    return (month + 2) % 12 + 1, of_year - (153 * month + 2) // 5 + 1


def _lying(view: View, seat: Seat, way: str, fields: Sequence[int], t: Translator) -> str:
    """List what lies on the fields in one direction, the nearest first."""
    signs = {DIAMOND: "💎"} | {rune: mark_of(of, t) for of, rune in enumerate(RUNES)}
    ends = {CORNER: "🧘", PORTAL: "🌀"}
    found = [(field, ends.get(field) or signs.get(view.areas[seat][field])) for field in fields]
    things = " · ".join(f"{field}\u00a0{sign}" for field, sign in found if sign)
    return t.html(
        f"deerportal-{way}", mark=mark_of(seat, t), last=fields[-1], things=things or "none"
    )


def _word_of(element: int, t: Translator) -> str:
    """Return the name of an element without its sign."""
    return element_name(element, t).split(maxsplit=1)[-1]


def _tops(view: View) -> tuple[str, ...]:
    """Return what the open card of each pile does; nothing for a pile that is used up."""
    piles = zip(view.seen, view.used, strict=True)
    return tuple(EFFECT[seen[-1]] if used < PILE_SIZE else "" for seen, used in piles)


def _big_on(view: View) -> int | None:
    """Return the element on whose portal the big diamond lies, if it is out."""
    if not view.is_big_out:
        return None
    return view.turn if view.options.fair_centre else FIRE


def _side(view: View, seat: Seat) -> int:
    """Count the diamonds of a seat and the one opposite together."""
    return sum(view.diamonds[seat % 2 :: 2])


def _end_of(action: Action, view: View) -> int:
    field = view.fields[view.turn]
    return min(field + view.roll, PORTAL) if action == FORWARD else field - view.roll


def _what_lies(view: View, end: int, t: Translator) -> str:
    thing = view.areas[view.turn][end]
    if end == PORTAL:
        return t("deerportal-portal")
    if end == CORNER:
        return t("deerportal-corner", field=end)
    if thing == EMPTY:
        return t("deerportal-nothing", field=end)
    if thing == DIAMOND:
        return t("deerportal-found", field=end)
    element = RUNES.index(thing)
    key = "deerportal-rune-own" if element == view.turn else "deerportal-rune"
    card = t(f"deerportal-{EFFECT[view.seen[element][-1]]}")
    return t(key, field=end, element=mark_of(element, t), card=card)
