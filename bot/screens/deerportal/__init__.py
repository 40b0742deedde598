"""The screens of DeerPortal. Everything lies open, so the roll and the two ways are below the
table."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.i18n import Translator
from bot.names import Names
from bot.pictures.deerportal_hand_picture import DeerPortalHand
from bot.pictures.deerportal_picture import DeerPortalPicture
from bot.pictures.signs import Role
from bot.screens.callback_data import Keys
from bot.screens.deerportal import deerportal_telling
from bot.screens.deerportal.deerportal_examples import example
from bot.screens.deerportal.deerportal_telling import month_and_day
from bot.screens.deerportal.deerportal_ways import (
    big_on,
    end_of,
    is_last_turn,
    lying,
    tops,
    what_lies,
)
from bot.screens.deerportal.deerportal_words import element_name, mark_of, word_of
from bot.screens.game_screens import Event, GameScreens, Path
from bot.screens.screen import Button, Rows, in_rows, turning
from bot.screens.words import who
from engine.chance import Loose
from engine.game import Seat
from engine.games.deerportal.board import (
    CORNER,
    DIAMOND,
    EMPTY,
    PORTAL,
    RUNES,
    season,
)
from engine.games.deerportal.model import (
    BACK,
    FORWARD,
    ROLL,
    Action,
    View,
)
from engine.games.deerportal.rules import ranks_of

AHEAD, BEHIND = 12, 6  # fields that are told: two rolls forward, and one back
HALF_ROW: Final = 24  # letters of a button that has another beside it
PUBLIC: Final[tuple[Action, ...]] = (ROLL, FORWARD, BACK)  # what the public buttons mean


class DeerPortalScreens(GameScreens[View, Action]):
    def sentences(
        self, events: Sequence[Event], t: Translator, names: Names, you: Seat | None
    ) -> list[str]:
        return deerportal_telling.sentences(events, t, names, you)

    def tell(self, event: Event, t: Translator, names: Names, you: Seat | None = None) -> str:
        return deerportal_telling.tell(event, t, names, you)

    def occasion(self, started: int, t: Translator) -> str:
        """Return what old calendars call the day on which a game begins."""
        month, day = month_and_day(started // 86_400_000)
        key = f"deerportal-day-{month}-{day}"
        return t.html("deerportal-occasion", day=t.html(key)) if t.has(key) else ""

    def table(self, view: View, t: Translator, names: Names) -> str:
        if view.reason:
            lines: list[str] = [t.html("deerportal-over")]
        else:
            left = 0 if is_last_turn(view) else view.turns_left
            now = t(f"deerportal-{season(view.round)}")
            fields = {"season": now, "round": view.round + 1}
            fields["left"] = left if view.arrived else "none"
            lines = [t.html("deerportal-time", **fields)]
        if (big := big_on(view)) is not None:
            lines.append(t.html("deerportal-big", who=who(big, names, t)))
        if view.options.teams:
            sides = t.html("deerportal-sides", one=_side(view, 0), other=_side(view, 1))
            lines.append(sides)
        return "\n".join(lines)

    def board(self, view: View, path: Path, t: Translator, names: Names) -> str:
        """Tell what runes do, what lies around the reader's piece, for the group around that of the
        player to move, and what all areas still hold."""
        if view.reason:
            return ""
        cards = " · ".join(
            f"{mark_of(element, t)} {t(f'deerportal-{effect}')}"
            for element, effect in enumerate(tops(view))
            if effect
        )
        lines: list[str] = [t.html("deerportal-piles", cards=cards)] if cards else []
        seat = view.turn if view.seat is None else view.seat
        if seat not in (*view.arrived, *view.left):
            field = view.fields[seat]
            lines.append(lying(view, seat, "ahead", range(field + 1, PORTAL + 1)[:AHEAD], t))
            if field:
                lines.append(lying(view, seat, "behind", range(field)[-BEHIND:][::-1], t))
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
        told: list[str] = [t.html(f"deerportal-title-{title}", **fields)]
        if view.options.teams:
            told.append(t.html("deerportal-together", count=_side(view, seat)))
        if seat in view.arrived:
            told.append(self.placed_by(view, seat, t, names))
        return " · ".join(filter(None, told))

    def placed_by(self, view: View, seat: Seat, t: Translator, names: Names) -> str:
        """Return when a player reached the portal, where that decided between two places: the
        better one has no more diamonds."""
        stayed = [other for other in range(len(view.fields)) if other not in view.left]
        ranks = ranks_of(view)
        is_decided = seat in stayed and any(
            ranks[one] < ranks[other] and _counted(view, one) <= _counted(view, other)
            for one, other in [(seat, other) for other in stayed] + [(one, seat) for one in stayed]
        )
        if not is_decided:
            return ""
        number = view.arrived.index(seat) + 1 if seat in view.arrived else 0
        return t.html("deerportal-arrived", number=number)

    def score(self, view: View, seat: Seat, t: Translator) -> str:
        is_team = view.options.teams
        return t("deerportal-score", count=_counted(view, seat), team=is_team)

    def cover(self, t: Translator) -> DeerPortalPicture:
        """Show a board on which nobody plays yet."""
        dealt = self.game.view(self.game.setup(4, self.game.options(), Loose(0)), None)
        shown = self.picture(dealt, t, Names(()))
        return replace(shown, people=(), fields=(), diamonds=(), frozen=(), turn=None)

    def picture(self, view: View, t: Translator, names: Names) -> DeerPortalPicture:
        return DeerPortalPicture(
            names.plates,
            tuple(word_of(element, t) for element in range(len(RUNES))),
            view.areas,
            tuple(None if seat in view.left else field for seat, field in enumerate(view.fields)),
            view.diamonds,
            tuple(0 if seat in view.arrived else turns for seat, turns in enumerate(view.frozen)),
            tops(view),
            season(view.round),
            None if view.reason else view.turn,
            view.roll,
            big_on(view),
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
            word_of(seat, t),
            view.areas[seat],
            view.fields[seat],
            view.diamonds[seat],
            view.frozen[seat],
            is_turn,
            view.roll if is_turn else 0,
            tops(view),
            season(view.round),
            is_turn and big_on(view) == seat,
            view.turns_left if view.arrived else None,
        )

    def picture_of_moves(
        self, view: View, moves: Mapping[Role, Action], t: Translator, names: Names
    ) -> DeerPortalPicture:
        """Frame the fields to which these moves lead."""
        ends = [(role, end_of(action, view)) for role, action in moves.items() if view.roll]
        return replace(self.picture(view, t, names), marks=tuple(ends))

    def rule_picture(self, page: int, t: Translator) -> object | None:
        return example(page, t)

    def label(self, action: Action, view: View, t: Translator, names: Names) -> str:
        """Tell where a move leads, what it brings, and whether the game ends with it."""
        if action == ROLL:
            return t("deerportal-roll")
        end = end_of(action, view)
        move = t(f"deerportal-{action.kind}", where=what_lies(view, end, t))
        return t("deerportal-ends", move=move) if is_last_turn(view, end) else move

    def said(self, action: Action, view: View, t: Translator, names: Names) -> str:
        """Tell the way, the field and what lies there inside a sentence."""
        if action == ROLL:
            return self.label(action, view, t, names)
        end = end_of(action, view)
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
            card = t(f"deerportal-{tops(view)[rune]}")
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
        moves = [
            keys.move(self.label(action, view, t, names), legal.index(action))
            for action in (ROLL, BACK, FORWARD)
            if action in legal
        ]
        return (*_rolled(view, keys), *_arranged(moves, t))

    def coach_marks(self, view: View, legal: Sequence[Action]) -> list[str]:
        ends = [end_of(action, view) for action in legal if action != ROLL]
        things = [view.areas[view.turn][end] for end in ends if end != PORTAL]
        marks = (
            ("portal", PORTAL in ends),
            ("deer", bool(view.arrived)),
            ("rune", any(thing in RUNES for thing in things)),
        )
        return [mark for mark, is_new in marks if is_new]

    def why_not(self, view: View, number: int, t: Translator) -> str:
        return t("deerportal-tap-way")

    def question(self, view: View, path: Path, t: Translator, names: Names) -> str:
        if view.roll:
            return t.html("deerportal-ask-way", number=view.roll)
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
        return (*_rolled(view, keys), *_arranged(buttons, t))

    def alert(self, view: View, legal: Sequence[Action], t: Translator, names: Names) -> str:
        shown = [self.label(action, view, t, names) for action in legal]
        return "   ".join(shown) or t("refusal-NotYourTurn")

    def numbered(
        self, view: View, legal: Sequence[Action], number: int, t: Translator
    ) -> int | str:
        if 0 <= number < len(PUBLIC) and PUBLIC[number] in legal:
            return legal.index(PUBLIC[number])
        return t("refusal-Illegal")


def _rolled(view: View, keys: Keys) -> Rows:
    """Return a disabled button with the roll, where the button to roll stood: a second tap on that
    then makes no move."""
    return ((keys.shut(f"🎲 {view.roll}", 0),),) if view.roll else ()


def _side(view: View, seat: Seat) -> int:
    """Count the diamonds of a seat and the one opposite together."""
    return sum(view.diamonds[seat % 2 :: 2])


def _counted(view: View, seat: Seat) -> int:
    """Return the diamonds by which a seat is ranked."""
    return _side(view, seat) if view.options.teams else view.diamonds[seat]


def _arranged(buttons: Sequence[Button], t: Translator) -> Rows:
    """Put both ways side by side, unless that would cut them."""
    fits = all(len(button.text) <= HALF_ROW for button in buttons)
    return (turning(buttons, t),) if fits and buttons else in_rows(buttons, 1)
