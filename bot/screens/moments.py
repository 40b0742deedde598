"""Where somebody went wrong, one moment a screen: how it stood, what was done, what was better."""

from collections.abc import Sequence

from bot.i18n import Html, Say
from bot.screens import default
from bot.screens.keys import CLOSE, EXPLAIN, write
from bot.screens.screen import CAPTION, Button, Rows, Screen, fit
from bot.screens.words import Names, Session
from engine.explain import Moment, at
from engine.game import Seat
from engine.record import Entry


def moment(
    session: Session,
    seat: Seat,
    found: Sequence[Moment],
    number: int,
    say: Say,
    names: Names,
    with_picture: bool = True,
) -> Screen:
    close = Button(say("close"), write(CLOSE, session.id))
    if not found:
        return Screen(say.html("explain-nothing"), ((close,),))
    number = min(number, len(found) - 1)
    chosen = found[number]
    game = session.rulebook
    state = at(session.record(), chosen.entry)
    view, legal = game.view(state, seat), game.legal(state, seat)
    log = [Entry.read(line) for line in session.log[: chosen.entry + 1]]
    choice = sum(entry.seat == seat and entry.by == "player" for entry in log)

    def words(text: str) -> Html:
        action = next(action for action in legal if game.text(action) == text)
        return Html(say.html("name", name=default.label(game, action, view, say)))

    picture = default.picture(game, view, names) if with_picture else None
    text = fit(
        [say.html("explain-title", number=number + 1, count=len(found), choice=choice)],
        [part for part in (default.table(game, view, say), default.hand(game, view, say)) if part],
        [
            say.html("explain-played", move=words(log[-1].what)),
            say.html(
                "explain-better",
                move=words(chosen.better),
                could=round(chosen.could * 100),
                was=round(chosen.was * 100),
            ),
        ],
        CAPTION,
    )
    return Screen(text, (*_turning(session, number, len(found), say), (close,)), picture)


def _turning(session: Session, number: int, count: int, say: Say) -> Rows:
    buttons = tuple(
        Button(say(key), write(EXPLAIN, session.id, to))
        for key, to in (("explain-earlier", number - 1), ("explain-later", number + 1))
        if 0 <= to < count
    )
    return (buttons,) if buttons else ()
