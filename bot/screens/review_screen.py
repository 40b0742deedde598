"""Review: "Where did I go wrong?", one moment a screen, with the move that was better."""

from collections.abc import Sequence
from typing import Any

from bot.i18n import Html, Translator
from bot.names import Names
from bot.screens.callback_data import CLOSE, EXPLAIN, IMPORTED, SENT, write
from bot.screens.game_screens import screens_of
from bot.screens.screen import CAPTION, Button, Rows, Screen, fit, turning
from bot.screens.words import Session, signs_told
from engine.game import Seat
from engine.record import Entry
from engine.review import Moment


def moment(
    session: Session,
    seat: Seat,
    found: Sequence[Moment],
    number: int,
    state: Any,
    t: Translator,
    names: Names,
    with_picture: bool = True,
    is_kept: bool = False,
) -> Screen:
    """Return one of the moments, decided in this state; `is_kept` tells that they come back as
    puzzles."""
    game = session.rulebook
    screens = screens_of(game)
    close = Button(t("close"), write(CLOSE, session.id))
    if not found:
        return Screen(t.html("explain-nothing"), ((close,),))
    number = min(number, len(found) - 1)
    chosen = found[number]
    view, legal = game.view(state, seat), game.legal(state, seat)
    played, better = (
        next(action for action in legal if game.text(action) == text)
        for text in (Entry.read(session.log[chosen.entry]).what, chosen.better)
    )

    def words(action: Any) -> Html:
        return Html(t.html("name", name=screens.said(action, view, t, names)))

    picture = None
    if with_picture:
        picture = screens.picture_of_moves(view, {"played": played, "better": better}, t, names)
    text = fit(
        [t.html("explain-title", number=number + 1, count=len(found))],
        [*filter(None, (screens.table(view, t, names), screens.hand(view, t, names)))],
        [
            t.html("explain-played", move=words(played)),
            t.html(
                "explain-better",
                move=words(better),
                could=round(chosen.could * 100),
                was=round(chosen.was * 100),
            ),
            *screens.why(played, better, view, t, names),
            *signs_told(picture, t),
            *([t.html("explain-come-back")] if is_kept else []),
        ],
        CAPTION,
    )
    return Screen(text, (*_turning(session, seat, number, len(found), t), (close,)), picture)


def _turning(session: Session, seat: Seat, number: int, count: int, t: Translator) -> Rows:
    # Nobody sat in a game that was sent as a file, so its keys name the seat.
    verb, whose = (IMPORTED, (seat,)) if session.id.startswith(SENT) else (EXPLAIN, ())
    buttons = [
        Button(t(key), write(verb, session.id, *whose, to))
        for key, to in (("explain-earlier", number - 1), ("explain-later", number + 1))
        if 0 <= to < count
    ]
    return (turning(buttons, t),) if buttons else ()
