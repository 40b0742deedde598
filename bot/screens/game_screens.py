"""The screens of a game: one object for each game, found by its key, with a default for everything
that it does not define itself."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from types import ModuleType
from typing import Any, ClassVar, Final, Generic, TypeVar

from bot.i18n import Html, Translator
from bot.names import Names
from bot.pictures.signs import Role
from bot.screens.callback_data import Keys
from bot.screens.screen import Rows, by_length, in_rows, shorten, turning
from bot.screens.words import (
    SESSION_EVENTS,
    fields_of,
    in_other_words,
    seats_in,
    session_event,
)
from engine.chance import Loose
from engine.fields import Mark
from engine.game import Game, Seat
from engine.session_events import Skipped, TimedOut

V = TypeVar("V")  # a game's view
A = TypeVar("A")  # a game's action
Event = Any  # of a game or of its session; each game has a union of its own
Path = tuple[int, ...]  # the steps of a choice that were taken
PAGE: Final = 24  # moves that a menu shows at once, and that stand below an open table
LABEL: Final = 60  # letters on a button
NUMBERS: Final = 88  # the most that a numbered keyboard holds
IN_ROW: Final = 8  # numbers side by side
SKETCH: Final = 900  # letters of it
SEAT_IN_SKETCH: Final = re.compile(r"\bseat (\d+)\b")  # counted from 1, as in the terminal


class GameScreens(Generic[V, A]):
    """The screens of one game. A game derives a class from this and overrides what is its own.

    `you` is the seat that a text is for, or None for the group; `names` are the players' by seat.
    Texts are HTML, but for what stands on buttons and in alerts.
    """

    rules_told: ClassVar[tuple[str, ...]] = ()  # house rules that `table` tells already
    # whether public keys lead to every move; else to enough to go on, and a private hand to all
    has_all_numbers: ClassVar[bool] = True
    draws_open_hands: ClassVar[bool] = False  # in `open_picture`

    def __init__(self, game: Game[Any, A, V]) -> None:
        self.game = game

    @property
    def has_hands(self) -> bool:
        """Return whether a player knows what the others do not."""
        return Mark.OF_SEAT in self.game.secrets.values()

    # Events

    def story(
        self, events: Sequence[Event], t: Translator, names: Names, you: Seat | None = None
    ) -> list[str]:
        """Tell events as sentences, each move that was made for a player in one with its reason."""
        told = [line for line in self.sentences(events, t, names, you) if line]
        return _with_reasons(events, told, t, names, you)

    def lesson_story(
        self, events: Sequence[Event], t: Translator, names: Names, you: Seat
    ) -> list[str]:
        """Tell events to a learner, who reads no question of a hand beside them."""
        return self.story(events, t, names, you)

    def sentences(
        self, events: Sequence[Event], t: Translator, names: Names, you: Seat | None
    ) -> list[str]:
        """Tell events one by one; a game overrides this to join several in one sentence."""
        return [self.sentence(event, t, names, you) for event in events]

    def sentence(self, event: Event, t: Translator, names: Names, you: Seat | None = None) -> str:
        """Tell an event of the game or of its session."""
        if isinstance(event, SESSION_EVENTS):
            return session_event(event, t, names, you)
        return self.tell(event, t, names, you)

    def tell(self, event: Event, t: Translator, names: Names, you: Seat | None = None) -> str:
        """Tell an event of the game in one sentence; an empty one where there is nothing to tell.
        By default the message `event-<game>-<kind>`, else the kind and the fields."""
        fields = fields_of(event, t, names, you, self.game.key)
        key = f"event-{self.game.key}-{event.kind}"
        if t.has(key):
            return t.html(key, **fields)
        details = [
            f"{in_other_words(name)} {value}"
            for name, value in fields.items()
            if name != "seat" and value not in ("", None, False)
        ]
        what = ", ".join([in_other_words(event.kind), *details])
        who = f"{fields['seat']}: " if "seat" in fields else ""
        return escape(who + what, quote=False)

    # The table

    def table(self, view: V, t: Translator, names: Names) -> str:
        """Describe what lies open, for the group or for a seat: by default the game's sketch with
        names for seats, or if it has none, the fields of the view."""
        if type(self.game).sketch is not Game.sketch:
            sketch = SEAT_IN_SKETCH.sub(lambda seat: _name(seat, names), self.game.sketch(view))
        else:
            fields = fields_of(view, t, names, None, self.game.key)
            sketch = "\n".join(
                f"{in_other_words(name)}: {value}"
                for name, value in fields.items()
                if name not in ("options", "seat") and value is not None and str(value).strip()
            )
        return f"<pre>{escape(shorten(sketch, SKETCH), quote=False)}</pre>"

    def occasion(self, started: int, t: Translator) -> str:
        """Return what the game makes of the day on which it began, if anything."""
        return ""

    def board(self, view: V, path: Path, t: Translator, names: Names) -> str:
        """Return what the picture shows in characters, for wherever there is no picture; a path
        as in `menu`."""
        return ""

    def standing(self, view: V, seat: Seat, t: Translator, names: Names) -> str:
        """Return what belongs beside a player's name, if anything."""
        return ""

    def final(self, view: V, seat: Seat, t: Translator, names: Names) -> str:
        """Return what a player is shown to have held, when it is over."""
        return ""

    def score(self, view: V, seat: Seat, t: Translator) -> str:
        """Return what stands below a name in the picture of the ending, as "12 points"."""
        return ""

    def placed_by(self, view: V, seat: Seat, t: Translator, names: Names) -> str:
        """Return what explains a place below the picture of the ending, where the score beside the
        name does not."""
        return ""

    def picture(self, view: V, t: Translator, names: Names) -> object | None:
        """Describe the picture of a view for `bot.pictures`, if the game has one."""
        return None

    def open_picture(self, state: Any, t: Translator, names: Names) -> object | None:
        """Describe the picture of a state with all hands open, for when it is over: by default that
        of the table."""
        return self.picture(self.game.view(state, None), t, names)

    def cover(self, t: Translator) -> object | None:
        """Describe the picture of the lobby: by default that of a table which was just dealt, the
        same in all chats of one language."""
        seats = self.game.seats[-1]
        dealt = self.game.setup(seats, self.game.options(), Loose(0))
        return self.picture(self.game.view(dealt, None), t, Names([""] * seats))

    def picture_of_moves(
        self, view: V, moves: Mapping[Role, A], t: Translator, names: Names
    ) -> object | None:
        """Describe a picture in which these moves are pointed out, each by its sign."""
        return self.picture(view, t, names)

    def hand_picture(self, view: V, path: Path, t: Translator, names: Names) -> object | None:
        """Describe the picture of a seat's own hand at this step of a choice, if the game has
        one."""
        return None

    def lesson_picture(
        self, view: V, offered: Sequence[A], points_at: Sequence[str], t: Translator, names: Names
    ) -> object | None:
        """Describe the picture of a step of a lesson: by default the hand. Only these moves can be
        chosen; `points_at` is what else to point out, in the notation of the game."""
        return self.hand_picture(view, (), t, names)

    def rule_picture(self, page: int, t: Translator) -> object | None:
        """Describe the picture of a page of the rule sheet, from 1, if it has one."""
        return None

    # The hand

    def hand(self, view: V, t: Translator, names: Names) -> str:
        """Return a seat's own cards in words, for when it is not asked; the default table shows
        them already."""
        return ""

    def held(self, view: V, t: Translator) -> str:
        """Return what a seat knows alone, for a line behind its name; "" if that is nothing."""
        return ""

    def secrets(self, view: V, t: Translator, names: Names) -> str:
        """Return what a seat alone knows beside its cards, for where the picture of the whole table
        stands above its hand and cannot show that."""
        return ""

    def label(self, action: A, view: V, t: Translator, names: Names) -> str:
        """Return what stands on the button of an action: by default the message
        `action-<game>-<kind>`; else its fields, or the game's notation if no seat is meant."""
        kind = str(action.kind)  # type: ignore[attr-defined]
        fields = fields_of(action, t, names, None, self.game.key)
        key = f"action-{self.game.key}-{kind}"
        if t.has(key):
            return t(key, **fields)
        if not seats_in(action):
            return self.game.text(action)
        values = (str(value) for value in fields.values() if value is not None)
        return " ".join([in_other_words(kind), *values])

    def said(self, action: A, view: V, t: Translator, names: Names) -> str:
        """Return an action as a part of a sentence."""
        return self.label(action, view, t, names)

    def why(self, played: A, better: A, view: V, t: Translator, names: Names) -> list[str]:
        """Tell in one sentence why one move of a seat is better than another, if the game knows."""
        reason = self.game.reason(view, played, better)
        if reason is None:
            return []
        seat = "" if reason.seat is None else names[reason.seat]
        reply = "" if reason.reply is None else self.said(reason.reply, view, t, names)
        return [
            t.html(
                f"why-{self.game.key}-{reason.kind}",
                seat=seat,
                count=reason.count,
                instead=reason.instead,
                what=self.thing(reason.what, view, t) if reason.what else "",
                reply=reply,
            )
        ]

    def thing(self, what: str, view: V, t: Translator) -> str:
        """Name what a reason is about: a card, a place or a group."""
        return what

    def menu(
        self, view: V, legal: Sequence[A], path: Path, t: Translator, names: Names, keys: Keys
    ) -> Rows:
        """Return the buttons of a player who is asked. A path leads to a further step of a choice;
        by default there is one step, and a path is the page of a long list."""
        last = (len(legal) - 1) // PAGE
        page = max(0, min(path[0], last)) if path else 0
        shown = range(page * PAGE, min(len(legal), (page + 1) * PAGE))
        texts = [shorten(self.label(legal[index], view, t, names), LABEL) for index in shown]
        buttons = [keys.move(text, index) for index, text in zip(shown, texts, strict=True)]
        width = 2 if any(len(text) > 12 for text in texts) else 4
        pages = [
            keys.walk(t(key), to)
            for key, to in (("earlier-moves", page - 1), ("more-moves", page + 1))
            if 0 <= to <= last
        ]
        return (*in_rows(buttons, width), *((turning(pages, t),) if pages else ()))

    def question(self, view: V, path: Path, t: Translator, names: Names) -> str:
        """Return what a player is asked at this step of a choice."""
        return t.html("your-turn")

    def coach_marks(self, view: V, legal: Sequence[A]) -> Sequence[str]:
        """Return what may be new to a player who is asked this, the most urgent first: for each a
        name, of which the message `coach-<game>-<name>` is shown once in a person's life."""
        return ()

    def why_not(self, view: V, number: int, t: Translator) -> str:
        """Explain why the thing with this number in a menu cannot be chosen now."""
        return t("refusal-Illegal")

    def cannot(self, view: V, legal: Sequence[A], action: A, t: Translator) -> str:
        """Explain why an action that was typed, and is not legal, cannot be done now."""
        return t("refusal-Illegal")

    # Where others look on

    def open_moves(self, view: V) -> list[A]:
        """Return the moves of a game with hands that are legal whatever somebody holds, by what
        the group may know."""
        return []

    def public_keys(
        self, view: V, t: Translator, names: Names, keys: Keys, with_numbers: bool
    ) -> Rows:
        """Return the buttons below the table, for everybody to see: they must not tell what
        anybody holds. `with_numbers` adds those for a player who cannot be shown a hand. By
        default the moves of a game without hands, if they are few, and numbers else."""
        if moves := self._public_moves(view):
            texts = [shorten(self.label(move, view, t, names), LABEL) for move in moves]
            return by_length([keys.number(text, n) for n, text in enumerate(texts, 1)])
        if not with_numbers:
            return ()
        most = min(self.most_moves(view), NUMBERS)
        return in_rows([keys.number(str(n), n) for n in range(1, most + 1)], IN_ROW)

    def _public_moves(self, view: V) -> list[A]:
        """Return the moves that can stand below the table with their labels."""
        if self.has_hands:
            return []
        world = next(self.game.worlds(view, Loose(0)))  # in all of them the moves are the same
        asked = self.game.to_act(world)
        moves = self.game.legal(world, asked[0]) if len(asked) == 1 else []
        return moves if len(moves) <= PAGE else []

    def most_moves(self, view: V) -> int:
        """Return the most moves that anybody could have now, by what the group may know: a count
        of somebody's own moves would tell what they hold. By default as many as can ever be typed
        by these house rules."""
        options = getattr(view, "options", None) or self.game.options()
        return sum(1 for _ in self.game.vocabulary(options)) or NUMBERS

    def alert(self, view: V, legal: Sequence[A], t: Translator, names: Names) -> str:
        """Return a hand for an alert: each move with the number of its public button, unless that
        has a label."""
        labels = [self.label(action, view, t, names) for action in legal]
        if not self._public_moves(view):
            labels = [f"{number} {label}" for number, label in enumerate(labels, 1)]
        return "  ".join(labels) or t("refusal-NotYourTurn")

    def numbered(self, view: V, legal: Sequence[A], number: int, t: Translator) -> int | str:
        """Return what a public button means to the player who taps it: an index into what is
        legal, or why it means nothing."""
        return number - 1 if 1 <= number <= len(legal) else t("refusal-Illegal")


@cache
def screens_of(game: Game[Any, A, V]) -> GameScreens[V, A]:
    """Return the one object that shows a game: of the class derived from `GameScreens` in
    `bot/screens/<key>`, or of `GameScreens` itself if there is no such module."""
    name = f"bot.screens.{game.key}"
    if find_spec(name) is None:
        return GameScreens(game)
    return _class_in(import_module(name))(game)


def _name(seat: re.Match[str], names: Names) -> str:
    number = int(seat[1])
    return names[number - 1] if 1 <= number <= len(names) else seat[0]


def _class_in(module: ModuleType) -> type[GameScreens[Any, Any]]:
    own = [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, GameScreens) and kind is not GameScreens
    ]
    if len(own) != 1:
        raise TypeError(f"{module.__name__} needs one class derived from GameScreens: {own}")
    return own[0]


# Why a move was made for a player, and the message that joins that with the move.
REASONS: Final = {TimedOut: "clock-moved", Skipped: "skip-moved"}


def _with_reasons(
    events: Sequence[Event], told: Sequence[str], t: Translator, names: Names, you: Seat | None
) -> list[str]:
    """Join each line that tells why a move was made for a player with the one that tells the move.
    A move that tells nothing of its seat leaves the line as it is: the next one may be of another
    move."""
    reasons = [
        (
            session_event(event, t, names, you),
            REASONS[type(event)],
            fields_of(event, t, names, you),
            _tells_of(after, event),
        )
        for event, after in pairwise((*events, None))
        if type(event) in REASONS
    ]
    lines: list[str] = []
    rest = list(told)
    while rest:
        line = rest.pop(0)
        if reasons and line == reasons[0][0]:
            _, key, fields, is_told = reasons.pop(0)
            if is_told and rest:
                line = t.html(key, move=Html(rest.pop(0)), **fields)
        lines.append(line)
    return lines


def _tells_of(event: Event, reason: TimedOut | Skipped) -> bool:
    is_of_the_game = event is not None and not isinstance(event, SESSION_EVENTS)
    return is_of_the_game and getattr(event, "seat", None) == reason.seat
