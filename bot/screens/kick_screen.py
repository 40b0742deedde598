"""Screens that remove a player: whom, and whether for sure."""

from collections.abc import Collection

from bot.i18n import Translator
from bot.names import Names, clean
from bot.screens.callback_data import CLOSE, KICK, write
from bot.screens.screen import Button, Screen, in_rows, shorten
from bot.screens.words import Session, mark, who
from engine.game import Seat

ASK = "ask"  # in the data of a name, whose player is removed from a running game after a question
TYPED = 40  # letters of what was typed that are repeated


def whom_to_kick(
    session: Session,
    typed: str,
    meant: Collection[Seat],
    user: int,
    t: Translator,
    names: Names,
) -> Screen:
    """Ask whom the host means, with a button for each player who may be meant; the host, `user`, is
    none of them."""
    seats = [
        seat
        for seat, player in enumerate(session.players)
        if not player.gone and player.user != user and (seat in meant or not meant)
    ]
    buttons = [
        Button(f"{mark(seat, names)} {names[seat]}", _data(session, seat, ASK)) for seat in seats
    ]
    is_unknown = bool(typed) and not meant
    text = t.html("kick-nobody", typed=shorten(clean(typed), TYPED)) if is_unknown else ""
    close = Button(t("close"), write(CLOSE, session.id, user))
    return Screen(text or t.html("kick-whom"), (*in_rows(buttons, 2), (close,)))


def kick_question(session: Session, seat: Seat, user: int, t: Translator, names: Names) -> Screen:
    """Ask the host, `user`, again before a player is removed from a running game. The answer means
    this player alone, who may have left the seat meanwhile."""
    yes = Button(t("kick-yes"), _data(session, seat), style="danger")
    no = Button(t("kick-no"), write(CLOSE, session.id, user))
    return Screen(t.html("kick-sure", who=who(seat, names, t)), ((yes, no),))


def _data(session: Session, seat: Seat, *rest: str) -> str:
    return write(KICK, session.id, seat, session.players[seat].user or 0, *rest)
