"""The hand: what happened since one's last move, one's cards, and the buttons to answer with."""

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from bot.i18n import Translator
from bot.names import Names, names_of
from bot.screens.callback_data import (
    CLOSE,
    DRAW_OR_RESIGN,
    END,
    HAND,
    PASS_WINDOWS,
    RECLAIM,
    RULES,
    Keys,
    write,
)
from bot.screens.game_screens import Event, Path, screens_of
from bot.screens.screen import (
    ALERT,
    CAPTION,
    CAPTION_LINES,
    NO_LIMIT,
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
    with_picture: bool = True,
    beside: Sequence[str] = (),
    mark: str = "",
) -> Screen:
    """Return the message that one player alone sees. `since` are the events after this seat's last
    move, as the seat may know them; `is_first` adds a hint for a player who has never seen a hand;
    a game that draws hands shows what its words need not tell, if `with_picture`; `beside` are
    lines about the players; `mark` is a coach mark."""
    view, drawn = session.view(seat), None
    if with_picture:
        screens = screens_of(session.rulebook)
        drawn = screens.hand_picture(view, path, t, names)
    hints = [t.html("panel-hint", asked=seat in session.prompts)] if is_first else []
    if mark:
        hints.append(t.html(f"coach-{mark}"))
    return _hand(session, seat, since, t, names, path, now, hints, drawn, beside)


def coach_marks(session: Session, seat: Seat) -> list[str]:
    """Return the coach marks for what a seat is asked now, the most urgent first."""
    screens = screens_of(session.rulebook)
    marks = screens.coach_marks(session.view(seat), session.legal(seat))
    return [f"{session.game}-{mark}" for mark in marks]


def _hand(
    session: Session,
    seat: Seat,
    since: Sequence[Event],
    t: Translator,
    names: Names,
    path: Path,
    now: int,
    hints: Sequence[str],
    drawn: object | None,
    beside: Sequence[str],
    is_alone: bool = False,
) -> Screen:
    """Return the words and keys of a hand, below a picture if one is `drawn`."""
    screens, view = screens_of(session.rulebook), session.view(seat)
    told = screens.story(since, t, names, seat)[-SINCE:]
    is_asked = seat in session.prompts
    lines = [*beside]
    if not is_asked and not beside and not screens.has_hands and not drawn:
        lines += standings(session, t, names)
    shows_hand = drawn is not None and not is_alone  # the picture of a table does not
    if not shows_hand and (not is_asked or path):  # else the keys are the hand
        lines.append(screens.hand(view, t, names))
    if drawn and is_alone:
        lines.append(screens.secrets(view, t, names))
    question = [_question(session, seat, view, path, t, names, now)]
    question = [*proposals(session, t, names, seat), *question, *hints]
    heading = [t.html(_heading(session, seat, is_alone))] if told else []
    fixed = [*heading, *question, ""]
    lines.insert(0, _cut(screens.table(view, t, names), [*fixed, *lines]))
    if not drawn:
        lines.insert(1, _cut(screens.board(view, path, t, names), [*fixed, *lines]))
    about = [line for line in lines if line]
    if about:
        about.append("")
    if told:
        about.insert(0, "")
    text = fit(
        heading,
        [f"• {line}" for line in told],
        [*about, *question],
        CAPTION,
        "\n",
        CAPTION_LINES if drawn else NO_LIMIT,
    )
    return Screen(text, _rows(session, seat, view, path, t, names, is_alone), drawn)


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
    mark: str = "",
) -> Screen:
    """Return table and hand in one message, for a player alone against computers; at a step of a
    choice with the picture of the hand, if that shows the step. `mark` is a coach mark."""
    picture = _picture_for_one(session, seat, path, t, names) if with_picture else None
    seats = [*standings(session, t, names, with_picture=picture is not None)]
    hints = [t.html(f"coach-{mark}")] if mark else []
    return _hand(session, seat, since, t, names, path, now, hints, picture, seats, is_alone=True)


def _picture_for_one(
    session: Session, seat: Seat, path: Path, t: Translator, names: Names
) -> object | None:
    screens, view = screens_of(session.rulebook), session.view(seat)
    step = screens.hand_picture(view, path, t, names) if path else None
    if step is not None and step != screens.hand_picture(view, (), t, names):
        return step
    return screens.picture(session.view(None), t, names)


def why_not(session: Session, seat: Seat, number: int, t: Translator) -> str:
    """Explain in an alert why a disabled button cannot be chosen."""
    return shorten(screens_of(session.rulebook).why_not(session.view(seat), number, t), ALERT)


def done_told(
    session: Session, seat: Seat, events: Sequence[Event], t: Translator, names: Names
) -> str:
    """Return a toast that tells a player's own move in the words of the table, which may leave out
    an open roll; if there is nothing to tell yet, what the player is asked next. What the move
    brought about first, such as a shuffled pile, is left to the table."""
    screens = screens_of(session.rulebook)
    own = next((at for at, e in enumerate(events) if getattr(e, "seat", None) == seat), 0)
    told = screens.story(events[own:], t, names, seat)
    told = told or [line for e in events if (line := screens.sentence(e, t, names, seat))]
    if told:
        return shorten(t("chosen", value=plain(told[0])), ALERT)
    if seat not in session.prompts:
        return t("done")
    asked = plain(screens.question(session.view(seat), (), t, names))
    return shorten(f"{t('done')} · {asked}", ALERT)


def asked_now(session: Session, seat: Seat, t: Translator, names: Names, path: Path = ()) -> str:
    """Return a toast that tells a player what is asked now, of them or of others, at this step of a
    choice."""
    asked = _asked(session, seat, session.view(seat), path, t, names)
    return shorten(plain(asked), ALERT)


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


def beside_the_game(session: Session, seat: Seat, t: Translator, is_alone: bool) -> Screen:
    """Offer what one can do at a table beside the moves, so that none of it is tapped for one."""
    back = write(CLOSE if is_alone else HAND, session.id)
    buttons = _beside(session, seat, t, seat in session.prompts)
    if is_alone:
        buttons.append(Button(t("end-this"), write(END, session.id, "ask")))
    buttons.append(Button(t("back"), back))
    lines = [t.html("beside-the-game")]
    if session.rulebook.has_windows:
        lines.append(t.html("pass-windows-how", passes="yes" if seat in session.passers else "no"))
    return Screen("\n\n".join(lines), in_rows(buttons, 1))


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
    asked, until = _asked(session, seat, view, path, t, names), ""
    if seat in session.prompts and not session.players[seat].is_away:
        until = deadline(session, seat, now, t)
    return " ".join(filter(None, (asked, until)))


def _asked(session: Session, seat: Seat, view: Any, path: Path, t: Translator, names: Names) -> str:
    if session.phase != "playing":
        return t.html("refusal-Over")
    if session.players[seat].is_away:
        return t.html("you-are-away")
    if seat in session.prompts:
        return screens_of(session.rulebook).question(view, path, t, names)
    others = [who(other, names, t) for other in sorted(session.prompts)]
    return t.html("not-your-turn", who=listed(others, t))


def _rows(
    session: Session,
    seat: Seat,
    view: Any,
    path: Path,
    t: Translator,
    names: Names,
    is_alone: bool,
) -> Rows:
    """Return the moves, and below them what belongs to the message; at a table for one, which is no
    message of its own, the rules instead of keys that refresh and close it."""
    close = Button(t("close"), write(CLOSE, session.id))
    if session.phase != "playing":
        return () if is_alone else ((close,),)
    rows: Rows = ()
    is_asked = seat in session.prompts
    if is_asked:
        keys = Keys(session.id, session.prompts[seat])
        screens = screens_of(session.rulebook)
        rows = screens.menu(view, session.legal(seat), path, t, names, keys)
    is_away = session.players[seat].is_away
    last = [Button(t("refresh"), write(HAND, session.id)), close]
    if is_asked and not is_away:
        del last[0]
    if is_alone:
        last = [Button(t("rules-button"), write(RULES, session.id))]
    if not is_asked and _may_undo(session, seat):
        rows = ((_undo(session, t),),)
    if is_alone or _beside(session, seat, t, is_asked):
        last.insert(0, Button(t("beside"), write(DRAW_OR_RESIGN, session.id, "beside")))
    if is_away:
        last.insert(0, Button(t("reclaim-button"), write(RECLAIM, session.id), style="primary"))
    return (*rows, *answers(session, t, seat), *((tuple(last),) if last else ()))


def _may_undo(session: Session, seat: Seat) -> bool:
    return not session.undo and session.may_ask_undo(seat)


def _undo(session: Session, t: Translator) -> Button:
    return Button(t("undo-ask"), write(DRAW_OR_RESIGN, session.id, "undo"))


def _beside(session: Session, seat: Seat, t: Translator, is_asked: bool) -> list[Button]:
    """Return the buttons for what one can do beside the moves."""
    game = session.rulebook
    has_computer = any(player.is_computer and not player.gone for player in session.players)
    may_offer = game.can_offer_draw and not session.agreed and not has_computer
    buttons = [
        Button(t(key), write(DRAW_OR_RESIGN, session.id, what))
        for key, what, can in (
            ("draw-or-offer", "offer", may_offer),
            ("draw-or-sure", "sure", game.can_resign),
        )
        if can
    ]
    if is_asked and _may_undo(session, seat):
        buttons.insert(0, _undo(session, t))
    if game.has_windows:
        what = "off" if seat in session.passers else "on"
        buttons.append(Button(t(f"pass-windows-{what}"), write(PASS_WINDOWS, session.id, what)))
    return buttons
