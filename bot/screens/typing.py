"""Answers to a typed move: how to write one, or why this one is not played.

Nothing may tell what anybody holds while the others read along (`is_open`).
"""

from collections.abc import Sequence
from typing import Any, Final

from bot.i18n import Html, Translator
from bot.names import names_of
from bot.screens.game_screens import screens_of
from bot.screens.notation import as_typed, meant
from bot.screens.screen import Screen
from bot.screens.words import Session
from engine.game import Game, Seat, squeeze

SHOWN: Final = 3  # moves that are shown as examples


def how_to_type(session: Session, seat: Seat, t: Translator, is_open: bool) -> Screen:
    lines = [t.html("typed-how"), _examples(session, seat, "", t, is_open)]
    screens = screens_of(session.rulebook)
    if not screens.has_hands:  # there may be no picture to choose by
        lines.insert(0, screens.board(session.view(seat), (), t, names_of(session, t)))
    key = f"typed-{session.game}"
    if t.has(key):
        lines.append(t.html(key))
    return Screen("\n".join(filter(None, lines)))


def not_played(session: Session, seat: Seat, typed: str, t: Translator, is_open: bool) -> Screen:
    """Explain why a typed move was not played: a slip by the rules, anything else by examples."""
    game = session.rulebook
    screens = screens_of(game)
    slip = meant(game, typed, [*game.vocabulary(session.options)], t)
    if slip is None:
        why = t.html("typed-unknown")
    elif is_open and screens.has_hands:
        why = t.html("refusal-Illegal")
    else:
        view, legal = session.view(seat), session.legal(seat)
        why = t.html("name", name=screens.cannot(view, legal, slip, t))
    return Screen("\n".join(filter(None, (why, _examples(session, seat, typed, t, is_open)))))


def _examples(session: Session, seat: Seat, typed: str, t: Translator, is_open: bool) -> str:
    """Show some moves that can be typed now, first of all those that begin like the text."""
    game = session.rulebook
    screens = screens_of(game)
    always = screens.open_moves(session.view(None))
    moves = always if is_open and screens.has_hands else session.legal(seat)
    alike = [move for move in moves if typed and _begins(game, move, typed, t)]
    spread = dict.fromkeys((*_spread(alike or moves), *always))
    shown = [t.html("typed-move", move=as_typed(game, move, t)) for move in spread]
    if is_open and t.has(own := f"typed-open-{session.game}"):  # what a hand allows, unnamed
        shown.append(t.html(own))
    if not shown:
        return t.html("typed-look")
    return t.html("typed-examples", moves=Html(t.comma.join(shown)))


def _begins(game: Game[Any, Any, Any], move: Any, typed: str, t: Translator) -> bool:
    ways = game.text(move), as_typed(game, move, t)
    return any(squeeze(way).startswith(squeeze(typed)) for way in ways)


def _spread(moves: Sequence[Any]) -> list[Any]:
    """Return the first, one from the middle and the last, which are seldom alike."""
    last = len(moves) - 1
    places = (number * last // (SHOWN - 1) for number in range(SHOWN)) if moves else ()
    return list(dict.fromkeys(moves[place] for place in places))
