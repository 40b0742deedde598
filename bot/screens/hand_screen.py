"""What one player sees alone: what happened meanwhile, the hand, and the buttons to answer with."""

from collections.abc import Sequence
from typing import Any, Final

from bot.i18n import Translator
from bot.screens import default
from bot.screens.callback_data import CLOSE, DRAW_OR_RESIGN, HAND, RECLAIM, Keys, write
from bot.screens.screen import (
    ALERT,
    CAPTION,
    Button,
    Rows,
    Screen,
    beginning,
    fit,
    in_rows,
    length,
    plain,
    shorten,
)
from bot.screens.table_screen import answers, proposals, standings
from bot.screens.words import Names, Session, deadline, listed, who
from engine.game import Seat
from engine.record import Entry

SINCE: Final = 12  # sentences about what happened since one's last move


def hand_screen(
    session: Session,
    seat: Seat,
    since: Sequence[Any],
    t: Translator,
    names: Names,
    path: tuple[int, ...] = (),
    now: int = 0,
    is_first: bool = False,
    with_board: bool = True,
    beside: Sequence[str] = (),
) -> Screen:
    """`since` is what happened after this seat's last move, as the seat may know it; `is_first`
    adds a hint for who has never seen a panel; there is no board beside a picture of it; `beside`
    are lines about the players, at a table for one.
    """
    game = session.rulebook
    view = session.view(seat)
    told = default.story(game, since, t, names, seat)[-SINCE:]
    is_asked = seat in session.prompts
    lines = [default.table(game, view, t, names)]
    lines += beside
    if not is_asked and not beside and not default.has_hands(game):
        lines += standings(session, t, names)
    if not is_asked or path:  # else the keys are the hand
        lines.append(default.hand(game, view, t))
    question = [_question(session, seat, view, path, t, names, now)]
    question = [*proposals(session, t, names, seat), *question]
    if is_first:
        question.append(t.html("panel-hint", asked=is_asked))
    if with_board:
        lines.insert(1, _cut(default.board(game, view, path, t), [*lines, "", *question]))
    text = fit(
        [t.html(_heading(session, seat, is_alone=bool(beside)))] if told else [],
        [f"• {line}" for line in told],
        [*([""] if told else []), *filter(None, lines), "", *question],
        CAPTION,
        "\n",
    )
    return Screen(text, _rows(session, seat, view, path, t))


def _cut(board: str, beside: Sequence[str]) -> str:
    """As many lines of it as fit beside these."""
    if "<pre>" in board:  # half a drawing is none
        return board
    room = CAPTION - length("\n".join(filter(None, beside))) - 2
    return "\n".join(beginning(board.split("\n"), room))


def table_for_one(
    session: Session,
    seat: Seat,
    since: Sequence[Any],
    t: Translator,
    names: Names,
    now: int,
    with_picture: bool = True,
    path: tuple[int, ...] = (),
) -> Screen:
    """Who plays alone against computers sees the table and the own hand in one message."""
    picture = None
    if with_picture:
        picture = default.picture(session.rulebook, session.view(None), names)
    seats = [*standings(session, t, names)]
    own = hand_screen(
        session, seat, since, t, names, path, now, with_board=picture is None, beside=seats
    )
    useless = (write(CLOSE, session.id), write(HAND, session.id))
    rows = [tuple(button for button in row if button.data not in useless) for row in own.rows]
    return Screen(own.text, tuple(filter(None, rows)), picture)


def why_not(session: Session, seat: Seat, number: int, t: Translator) -> str:
    """An alert for a tap on what cannot be chosen."""
    return default.why_not(session.rulebook, session.view(seat), number, t)


def done_told(
    session: Session, seat: Seat, happened: Sequence[Any], t: Translator, names: Names
) -> str:
    """A toast: what a player's own move did, in the words in which the table tells it."""
    told = default.story(session.rulebook, happened, t, names, seat)
    return shorten(t("chosen", value=plain(told[0])), ALERT) if told else t("done")


def hand_alert(session: Session, seat: Seat, t: Translator) -> str:
    """The hand with the numbers of the public buttons, in an alert."""
    return default.alert(session.rulebook, session.view(seat), session.legal(seat), t)


def numbered(session: Session, seat: Seat, number: int, t: Translator) -> int | str:
    """What a public button means for this seat: an index into what is legal, or why not."""
    legal = session.legal(seat)
    if not legal:
        return t("refusal-NotYourTurn")
    return default.numbered(session.rulebook, session.view(seat), legal, number, t)


def resigning(session: Session, t: Translator, is_alone: bool) -> Screen:
    """Asks again before what cannot be undone; below a table for one, in a message of its own."""
    stay = write(CLOSE if is_alone else HAND, session.id)
    return Screen(
        t.html("resign-sure"),
        (
            (
                Button(
                    t("resign-yes"),
                    write(DRAW_OR_RESIGN, session.id, "resign"),
                    style="danger",
                ),
                Button(t("resign-no"), stay),
            ),
        ),
    )


def _heading(session: Session, seat: Seat, is_alone: bool) -> str:
    """The own moves are told at a table for one alone, which is painted again after each."""
    if is_alone:
        return "told-alone"
    has_moved = any(Entry.read(line).is_own_move(seat) for line in reversed(session.log))
    return "told-since" if has_moved else "told-so-far"


def _question(
    session: Session,
    seat: Seat,
    view: Any,
    path: tuple[int, ...],
    t: Translator,
    names: Names,
    now: int,
) -> str:
    if session.phase != "playing":
        return t.html("refusal-Over")
    if session.players[seat].is_away:
        return t.html("you-are-away")
    if seat in session.prompts:
        asked = default.question(session.rulebook, view, path, t)
        return " ".join(filter(None, (asked, deadline(session, seat, now, t))))
    others = [who(other, names, t) for other in sorted(session.prompts)]
    return t.html("not-your-turn", who=listed(others, t))


def _rows(session: Session, seat: Seat, view: Any, path: tuple[int, ...], t: Translator) -> Rows:
    game = session.rulebook
    close = Button(t("close"), write(CLOSE, session.id))
    if session.phase != "playing":
        return ((close,),)
    last = [Button(t("refresh"), write(HAND, session.id)), close]
    if session.players[seat].is_away:
        last.insert(0, Button(t("reclaim-button"), write(RECLAIM, session.id), style="primary"))
    rows: Rows = ()
    if seat in session.prompts:
        keys = Keys(session.id, session.prompts[seat])
        rows = default.menu(game, view, session.legal(seat), path, t, keys)
        last = last[1:] if not session.players[seat].is_away else last
    has_computer = any(player.is_computer and not player.gone for player in session.players)
    may_offer = game.can_offer_draw and not session.agreed and not has_computer
    beside = [
        Button(t(key), write(DRAW_OR_RESIGN, session.id, what))
        for key, what, can in (
            ("draw-or-offer", "offer", may_offer),
            ("draw-or-sure", "sure", game.can_resign),
            ("undo-ask", "undo", not session.undo and session.may_ask_undo(seat)),
        )
        if can
    ]
    return (*rows, *answers(session, t, seat), *in_rows(beside, 2), tuple(last))
