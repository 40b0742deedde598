"""How any game looks: what it brings itself, and a plain default for everything it does not.

Each function asks the game's own module first. `you` is the seat that a text is for, or None.
"""

from collections.abc import Sequence
from html import escape
from itertools import pairwise
from typing import Any, Final

from bot.i18n import Html, Translator
from bot.screens.callback_data import Keys
from bot.screens.registry import SCREENS, own
from bot.screens.screen import ALERT, Button, Rows, in_rows, shorten
from bot.screens.words import SEATS, SESSION_EVENTS, Names, fields_of, in_other_words, session_event
from engine.fields import Mark
from engine.game import Game, Seat
from engine.session_events import Skipped, TimedOut

AnyGame = Game[Any, Any, Any]
PAGE: Final = 40  # moves that a menu shows at once
NUMBERS: Final = 88  # the most that a numbered keyboard holds


def story(
    game: AnyGame, happened: Sequence[Any], t: Translator, names: Names, you: Seat | None = None
) -> list[str]:
    """What happened, as short sentences in HTML."""
    if of_its_own := own(game.key, "story"):
        told: list[str] = of_its_own(happened, t, names, you)
    else:
        told = [tell(game, event, t, names, you) for event in happened]
    return _with_reasons(happened, [line for line in told if line], t, names, you)


# Why a move was made for a player, and the message that joins that with the move.
REASONS: Final = {TimedOut: "clock-moved", Skipped: "skip-moved"}


def _with_reasons(
    happened: Sequence[Any], told: Sequence[str], t: Translator, names: Names, you: Seat | None
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
        for event, after in pairwise((*happened, None))
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


def _tells_of(event: Any, reason: TimedOut | Skipped) -> bool:
    is_of_the_game = event is not None and not isinstance(event, SESSION_EVENTS)
    return is_of_the_game and getattr(event, "seat", None) == reason.seat


def tell(game: AnyGame, event: Any, t: Translator, names: Names, you: Seat | None = None) -> str:
    """One sentence for an event or a notice; nothing where there is nothing to tell."""
    if isinstance(event, SESSION_EVENTS):
        return session_event(event, t, names, you)
    if of_its_own := own(game.key, "tell"):
        return str(of_its_own(event, t, names, you))
    fields = fields_of(event, t, names, you)
    key = f"event-{game.key}-{event.kind}"
    if t.has(key):
        return t.html(key, **fields)
    details = [
        in_other_words(f"{name} {value}")
        for name, value in fields.items()
        if name not in SEATS and value not in ("", None, False)
    ]
    what = ", ".join([in_other_words(event.kind), *details])
    who = f"{fields['seat']}: " if "seat" in fields else ""
    return escape(who + what, quote=False)


def table(game: AnyGame, view: Any, t: Translator, names: Names) -> str:
    """What lies open, for the group or for a seat."""
    if of_its_own := own(game.key, "table"):
        return str(of_its_own(view, t, names))
    return f"<pre>{escape(shorten(game.sketch(view), 900), quote=False)}</pre>"


def rules_told(game: AnyGame) -> tuple[str, ...]:
    """House rules that `table` tells in its own words, so that nothing else need tell them."""
    of_its_own = own(game.key, "rules_told")
    return tuple(of_its_own()) if of_its_own else ()


def occasion(game: AnyGame, started: int, t: Translator) -> str:
    """What a game makes of the day on which it began; perhaps nothing."""
    of_its_own = own(game.key, "occasion")
    return str(of_its_own(started, t)) if of_its_own else ""


def board(game: AnyGame, view: Any, path: tuple[int, ...], t: Translator) -> str:
    """What a picture shows, in characters, for wherever there is none; a path as in `menu`."""
    of_its_own = own(game.key, "board")
    return str(of_its_own(view, path, t)) if of_its_own else ""


def standing(game: AnyGame, view: Any, seat: Seat, t: Translator) -> str:
    """What belongs beside a player's name; perhaps nothing."""
    of_its_own = own(game.key, "standing")
    return str(of_its_own(view, seat, t)) if of_its_own else ""


def hand(game: AnyGame, view: Any, t: Translator) -> str:
    """A seat's own hand in words, for when it is not asked; the default table shows it already."""
    of_its_own = own(game.key, "hand")
    return str(of_its_own(view, t)) if of_its_own else ""


def has_hands(game: AnyGame) -> bool:
    """Whether there is something that only its player may see."""
    if game.key in SCREENS:
        return own(game.key, "hand") is not None
    return Mark.OF_SEAT in game.secrets.values()


def final(game: AnyGame, view: Any, seat: Seat, t: Translator) -> str:
    """What a player is shown to have held, when it is over."""
    of_its_own = own(game.key, "final")
    return str(of_its_own(view, seat, t)) if of_its_own else ""


def picture(game: AnyGame, view: Any, names: Names | None = None) -> object | None:
    """What bot.pictures can draw of a view, if the game has a picture."""
    of_its_own = own(game.key, "picture")
    return of_its_own(view, names) if of_its_own else None


def picture_of_moves(
    game: AnyGame, view: Any, moves: Sequence[Any], names: Names | None = None
) -> object | None:
    """A picture in which these moves are pointed out, if the game points out any."""
    of_its_own = own(game.key, "picture_of_moves")
    return of_its_own(view, moves, names) if of_its_own else picture(game, view, names)


def label(game: AnyGame, action: Any, view: Any, t: Translator) -> str:
    """What stands on the button of an action."""
    if of_its_own := own(game.key, "label"):
        return str(of_its_own(action, view, t))
    key = f"action-{game.key}-{action.kind}"
    fields = {name: getattr(action, name) for name in type(action).__dataclass_fields__}
    del fields["kind"]
    return t(key, **fields) if t.has(key) else game.text(action)


def said(game: AnyGame, action: Any, view: Any, t: Translator) -> str:
    """An action inside a sentence."""
    of_its_own = own(game.key, "said")
    return str(of_its_own(action, view, t)) if of_its_own else label(game, action, view, t)


def menu(
    game: AnyGame, view: Any, legal: Sequence[Any], path: tuple[int, ...], t: Translator, keys: Keys
) -> Rows:
    """The buttons of somebody who is asked; a path leads to the second step of a choice."""
    if of_its_own := own(game.key, "menu"):
        rows: Rows = of_its_own(view, legal, path, t, keys)
        return rows
    last = (len(legal) - 1) // PAGE
    page = max(0, min(path[0], last)) if path else 0
    shown = range(page * PAGE, min(len(legal), (page + 1) * PAGE))
    texts = [shorten(label(game, legal[index], view, t), 60) for index in shown]
    buttons = [keys.move(text, index) for index, text in zip(shown, texts, strict=True)]
    width = 2 if any(len(text) > 12 for text in texts) else 4
    turning = [
        keys.walk(t(key), to)
        for key, to in (("earlier-moves", page - 1), ("more-moves", page + 1))
        if 0 <= to <= last
    ]
    return (*in_rows(buttons, width), *((tuple(turning),) if turning else ()))


def question(game: AnyGame, view: Any, path: tuple[int, ...], t: Translator) -> str:
    """What a player is asked at this step of a choice."""
    of_its_own = own(game.key, "question")
    asked = str(of_its_own(view, path, t)) if of_its_own else ""
    return asked or t.html("your-turn")


def why_not(game: AnyGame, view: Any, number: int, t: Translator) -> str:
    """Why the thing with this number in a menu cannot be chosen now."""
    of_its_own = own(game.key, "why_not")
    return shorten(of_its_own(view, number, t), ALERT) if of_its_own else t("refusal-Illegal")


def cannot(game: AnyGame, view: Any, legal: Sequence[Any], action: Any, t: Translator) -> str:
    """Why an action that was typed, and is not legal, cannot be done now."""
    of_its_own = own(game.key, "cannot")
    return str(of_its_own(view, legal, action, t)) if of_its_own else t("refusal-Illegal")


def open_moves(game: AnyGame, view: Any) -> list[Any]:
    """Of a game with hands, the moves that whoever is asked can make whatever the hand, by what
    the group may know."""
    of_its_own = own(game.key, "open_moves")
    return list(of_its_own(view)) if of_its_own else []


def public_keys(
    game: AnyGame, view: Any, legal: Sequence[Any], t: Translator, keys: Keys, numbered: bool
) -> list[Button] | Rows:
    """Buttons below the table, for everybody to see: they must not tell what anybody holds.

    The numbered ones, for who cannot be shown a hand of buttons, only if they are wanted. Whole
    rows stay as they are.
    """
    if of_its_own := own(game.key, "public_keys"):
        buttons: list[Button] | Rows = of_its_own(view, t, keys, numbered)
        return buttons
    if not numbered:
        return []
    # whole rows, so that the keyboard does not tell how many moves there are
    most = min(-(-len(legal) // 8) * 8, NUMBERS)
    return [keys.number(str(number), number) for number in range(1, most + 1)]


def alert(game: AnyGame, view: Any, legal: Sequence[Any], t: Translator) -> str:
    """A hand in an alert, with the numbers of the public buttons."""
    if of_its_own := own(game.key, "alert"):
        return shorten(of_its_own(view, legal, t), ALERT)
    entries = [f"{n} {label(game, action, view, t)}" for n, action in enumerate(legal, 1)]
    return shorten("  ".join(entries) or t("refusal-NotYourTurn"), ALERT)


def numbered(
    game: AnyGame, view: Any, legal: Sequence[Any], number: int, t: Translator
) -> int | str:
    """What a public button means to who taps it: an index into what is legal, or why not."""
    if of_its_own := own(game.key, "numbered"):
        meant: int | str = of_its_own(view, legal, number, t)
        return meant if isinstance(meant, int) else shorten(meant, ALERT)
    return number - 1 if 1 <= number <= len(legal) else t("refusal-Illegal")
