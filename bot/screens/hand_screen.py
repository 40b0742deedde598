"""The hand: what happened since one's last move, one's cards, and the buttons to answer with."""

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from bot.i18n import Translator
from bot.names import Names, names_of
from bot.screens.callback_data import (
    CLOSE,
    DRAW_OR_RESIGN,
    HAND,
    PASS_WINDOWS,
    RECLAIM,
    Keys,
    write,
)
from bot.screens.game_screens import Event, Path, screens_of
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
from bot.screens.words import Session, deadline, listed, who
from engine.game import Seat
from engine.record import Entry

SINCE: Final = 12  # sentences about what happened since one's last move


def hand_screen(
    session: Session,
    seat: Seat,
    since: Sequence[Event],
    t: Translator,
    names: Names,
    path: Path = (),
    now: int = 0,
    is_first: bool = False,
    with_board: bool = True,
    beside: Sequence[str] = (),
) -> Screen:
    """Return the message that one player alone sees. `since` are the events after this seat's last
    move, as the seat may know them; `is_first` adds a hint for a player who has never seen a hand;
    `with_board` is off beside a picture of the board; `beside` are lines about the players, at a
    table for one."""
    screens = screens_of(session.rulebook)
    view = session.view(seat)
    told = screens.story(since, t, names, seat)[-SINCE:]
    is_asked = seat in session.prompts
    lines = [*beside]
    if not is_asked and not beside and not screens.has_hands:
        lines += standings(session, t, names)
    if not is_asked or path:  # else the keys are the hand
        lines.append(screens.hand(view, t, names))
    question = [_question(session, seat, view, path, t, names, now)]
    question = [*proposals(session, t, names, seat), *question]
    if is_first:
        question.append(t.html("panel-hint", asked=is_asked))
    heading = [t.html(_heading(session, seat, is_alone=bool(beside)))] if told else []
    fixed = [*heading, *question, ""]
    lines.insert(0, _cut(screens.table(view, t, names), [*fixed, *lines]))
    if with_board:
        lines.insert(1, _cut(screens.board(view, path, t, names), [*fixed, *lines]))
    text = fit(
        heading,
        [f"• {line}" for line in told],
        [*([""] if told else []), *filter(None, lines), "", *question],
        CAPTION,
        "\n",
    )
    return Screen(text, _rows(session, seat, view, path, t, names))


def _cut(text: str, beside: Sequence[str]) -> str:
    """Return as many lines of a table or a board as fit beside these."""
    if "<pre>" in text:  # half a drawing is none
        return text
    room = CAPTION - length("\n".join(filter(None, beside))) - 2
    return "\n".join(beginning(text.split("\n"), room))


def table_for_one(
    session: Session,
    seat: Seat,
    since: Sequence[Event],
    t: Translator,
    names: Names,
    now: int,
    with_picture: bool = True,
    path: Path = (),
) -> Screen:
    """Return table and hand in one message, for a player alone against computers."""
    picture = None
    if with_picture:
        picture = screens_of(session.rulebook).picture(session.view(None), t, names)
    seats = [*standings(session, t, names)]
    own = hand_screen(
        session, seat, since, t, names, path, now, with_board=picture is None, beside=seats
    )
    useless = (write(CLOSE, session.id), write(HAND, session.id))
    rows = [tuple(button for button in row if button.data not in useless) for row in own.rows]
    return Screen(own.text, tuple(filter(None, rows)), picture)


def why_not(session: Session, seat: Seat, number: int, t: Translator) -> str:
    """Explain in an alert why a disabled button cannot be chosen."""
    return shorten(screens_of(session.rulebook).why_not(session.view(seat), number, t), ALERT)


def done_told(
    session: Session, seat: Seat, events: Sequence[Event], t: Translator, names: Names
) -> str:
    """Return a toast that tells a player's own move in the words of the table."""
    told = screens_of(session.rulebook).story(events, t, names, seat)
    return shorten(t("chosen", value=plain(told[0])), ALERT) if told else t("done")


def hand_alert(session: Session, seat: Seat, t: Translator, offer: str = "") -> str:
    """Return the hand with the numbers of the public buttons, for an alert; an offer follows where
    it fits."""
    screens, names = screens_of(session.rulebook), names_of(session, t)
    text = screens.alert(session.view(seat), session.legal(seat), t, names)
    with_offer = f"{text}\n{offer}" if offer else text
    return with_offer if length(escape(with_offer)) <= ALERT else shorten(text, ALERT)


def numbered(session: Session, seat: Seat, number: int, t: Translator) -> int | str:
    """Return what a public button means for this seat: an index into what is legal, or why not."""
    legal = session.legal(seat)
    if not legal:
        return t("refusal-NotYourTurn")
    meant = screens_of(session.rulebook).numbered(session.view(seat), legal, number, t)
    return meant if isinstance(meant, int) else shorten(meant, ALERT)


def resigning(session: Session, t: Translator, is_alone: bool) -> Screen:
    """Ask again before what cannot be undone; below a table for one, in a message of its own."""
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
    """Choose the heading of what happened. Only a table for one tells the reader's own moves, since
    it is painted again after each."""
    if is_alone:
        return "told-alone"
    has_moved = any(Entry.read(line).is_own_move(seat) for line in reversed(session.log))
    return "told-since" if has_moved else "told-so-far"


def _question(
    session: Session,
    seat: Seat,
    view: Any,
    path: Path,
    t: Translator,
    names: Names,
    now: int,
) -> str:
    if session.phase != "playing":
        return t.html("refusal-Over")
    if session.players[seat].is_away:
        return t.html("you-are-away")
    if seat in session.prompts:
        asked = screens_of(session.rulebook).question(view, path, t, names)
        return " ".join(filter(None, (asked, deadline(session, seat, now, t))))
    others = [who(other, names, t) for other in sorted(session.prompts)]
    return t.html("not-your-turn", who=listed(others, t))


def _rows(session: Session, seat: Seat, view: Any, path: Path, t: Translator, names: Names) -> Rows:
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
        rows = screens_of(game).menu(view, session.legal(seat), path, t, names, keys)
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
    if game.has_windows:
        what = "off" if seat in session.passers else "on"
        beside.append(Button(t(f"pass-windows-{what}"), write(PASS_WINDOWS, session.id, what)))
    return (*rows, *answers(session, t, seat), *in_rows(beside, 2), tuple(last))
