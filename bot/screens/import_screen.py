"""Answers to a game that somebody sent as a file: whether it was fair, and what was played."""

from bot.i18n import Html, Translator
from bot.names import Names
from bot.screens.callback_data import CLOSE, IMPORTED, REPLAY, write
from bot.screens.result_screen import placed, why_over
from bot.screens.screen import TEXT, Button, Rows, Screen, fit, in_rows, shorten
from bot.screens.words import SEAL, Session, game_name
from engine.record import Entry

NAME_ON_KEY = 20  # letters


def imported_game(session: Session, t: Translator, names: Names) -> Screen:
    """Tell that a game was fair and how it ended, with keys to look at it."""
    record = session.record()
    seal = Html(f"<code>{record.commitment[:SEAL]}…</code>")
    proved = t.html("import-fair", seal=seal) if record.secret else t.html("import-fair-seed")
    ended: list[str] = [t.html("import-stopped")]
    if session.outcome is not None:
        ended = [why_over(session, t, names), *placed(session, t, names)]
    count = len(record.log) - 1
    title = t.html("import-title", game=game_name(session.game, t), players=len(names), moves=count)
    lines = [title, "", proved, "", *ended]
    keys = _seats(session, t, names)
    asked = ["", t.html("import-whose")] if keys else []
    watch = ((Button(t("replay-button"), write(REPLAY, session.id)),),)
    close = Button(t("close"), write(CLOSE, session.id))
    rows = (*(watch if session.phase == "over" else ()), *keys, (close,))
    return Screen(fit([*lines, *asked], [], [], TEXT), rows)


def _seats(session: Session, t: Translator, names: Names) -> Rows:
    """Return a key for each seat in which a person played."""
    players = {entry.seat for entry in map(Entry.read, session.log) if entry.by == "player"}
    keys = [
        Button(
            t("import-explain", name=shorten(names[seat], NAME_ON_KEY)),
            write(IMPORTED, session.id, seat),
        )
        for seat in range(len(names))
        if seat in players and session.phase == "over"
    ]
    return in_rows(keys, 2)


def not_imported(verdict: str, t: Translator, at: int = 0) -> Screen:
    """Tell why a game cannot be looked at: it is not right `at` a move, or cannot be read `at` a
    line."""
    return Screen(t.html(f"import-{verdict}", at=at))
