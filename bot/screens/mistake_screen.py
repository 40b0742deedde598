"""My mistakes: how many wait, one of them as a puzzle, and what became of an answer."""

from typing import Any, Final

from bot.graphemes import graphemes
from bot.i18n import Html, Translator
from bot.mistakes import DAY_MS, Mistake, MistakePuzzle
from bot.names import Names, names_of
from bot.pictures.signs import Role
from bot.screens.callback_data import CLOSE, MISTAKE, write
from bot.screens.game_screens import LABEL, screens_of
from bot.screens.screen import CAPTION, Button, Rows, Screen, by_length, fit, shorten
from bot.screens.words import game_name, signs_told

SOLVE, ANSWER, DAILY, NOT_DAILY = "solve", "a", "on", "off"  # what a key asks for
MOST_UNANSWERED: Final = 7  # mistakes that are sent without an answer, before no more are


def mistakes(waiting: int, kept: list[Mistake], is_daily: bool, now: int, t: Translator) -> Screen:
    """Return how many mistakes wait, when the next one comes back, and the switch for one a day."""
    lines: list[str] = [t.html("mistakes-title"), ""]
    rows: list[tuple[Button, ...]] = []
    if waiting:
        lines.append(t.html("mistakes-waiting", count=waiting))
        solve = Button(t("mistakes-solve"), write(MISTAKE, "", SOLVE), style="success")
        rows.append((solve,))
    elif kept:
        lines.append(t.html("mistakes-later", days=_days_until(kept[0].due, now)))
    else:
        lines.append(t.html("mistakes-none"))
    lines += ["", t.html("mistakes-how"), "", t.html("mistakes-daily", on=_yes(is_daily))]
    switch = t("mistakes-daily-off" if is_daily else "mistakes-daily-on")
    rows.append((Button(switch, write(MISTAKE, "", NOT_DAILY if is_daily else DAILY)),))
    rows.append((_close(t),))
    return Screen("\n".join(lines), tuple(rows))


def mistake_puzzle(
    puzzle: MistakePuzzle, t: Translator, with_picture: bool = True, is_sent: bool = False
) -> Screen:
    """Return the position of a mistake, and some moves to choose from; `is_sent` tells that it was
    sent unasked."""
    names, screens = _names(puzzle, t), screens_of(puzzle.session.rulebook)
    picture = screens.picture(puzzle.view, t, names) if with_picture else None
    head = [t.html("mistake-title", game=game_name(puzzle.session.game, t), daily=_yes(is_sent))]
    tail = [t.html("mistake-question")]
    text = fit(head, _position(puzzle, t, names, picture is not None), tail, CAPTION)
    return Screen(text, (*_choices(puzzle, t, names), (_close(t),)), picture)


def mistake_answer(
    puzzle: MistakePuzzle,
    chosen: Any,
    after: Mistake,
    waiting: int,
    now: int,
    t: Translator,
    with_picture: bool = True,
) -> Screen:
    """Return whether the chosen move was the better one, why, and when the mistake comes back."""
    names, screens = _names(puzzle, t), screens_of(puzzle.session.rulebook)
    mistake, view = puzzle.mistake, puzzle.view
    is_right = chosen == puzzle.better

    def said(action: Any) -> Html:
        return Html(t.html("name", name=screens.said(action, view, t, names)))

    verdict = "right" if is_right else "again" if chosen == puzzle.played else "wrong"
    picture = None
    if with_picture:
        picture = screens.picture_of_moves(view, _moves(puzzle, chosen), t, names)
    about = {"better": said(puzzle.better), "played": said(puzzle.played), "move": said(chosen)}
    tail = [
        t.html(f"mistake-{verdict}", **about),
        t.html("mistake-why", could=mistake.could, was=mistake.was, **about),
        *screens.why(puzzle.played, puzzle.better, view, t, names),
        *signs_told(picture, t),
        t.html("mistake-retired" if after.is_retired else "mistake-back", days=_days(after, now)),
    ]
    head = [t.html("mistake-title", game=game_name(puzzle.session.game, t), daily="no")]
    text = fit(head, _position(puzzle, t, names, picture is not None), tail, CAPTION)
    following = Button(t("mistake-next", count=waiting), write(MISTAKE, "", SOLVE), style="primary")
    rows = ((following,),) if waiting else ()
    return Screen(text, (*rows, (_close(t),)), picture)


def _moves(puzzle: MistakePuzzle, chosen: Any) -> dict[Role, Any]:
    """Return the moves that an answer points out: the two, and between them another that was
    tapped."""
    moves: dict[Role, Any] = {"played": puzzle.played}
    if chosen not in (puzzle.played, puzzle.better):
        moves["tapped"] = chosen
    return {**moves, "better": puzzle.better}


def mistakes_stopped(t: Translator) -> Screen:
    """Return that no more mistakes are sent, because so many stayed without an answer."""
    again = Button(t("mistakes-daily-on"), write(MISTAKE, "", DAILY))
    return Screen(t.html("mistakes-stopped", count=MOST_UNANSWERED), ((again,), (_close(t),)))


def _close(t: Translator) -> Button:
    return Button(t("close"), write(CLOSE, ""))


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _days(mistake: Mistake, now: int) -> int:
    return 0 if mistake.is_retired else _days_until(mistake.due, now)


def _days_until(at: int, now: int) -> int:
    return max(1, -(-(at - now) // DAY_MS))


def _position(puzzle: MistakePuzzle, t: Translator, names: Names, has_picture: bool) -> list[str]:
    screens, view = screens_of(puzzle.session.rulebook), puzzle.view
    board = "" if has_picture else screens.board(view, (), t, names)
    hand = screens.hand(view, t, names)
    lines = (screens.table(view, t, names), board, "" if hand in board else hand)
    return [line for line in lines if line]


def _choices(puzzle: MistakePuzzle, t: Translator, names: Names) -> Rows:
    """Return a key for each move to choose from; of those that read alike only one."""
    screens, mistake = screens_of(puzzle.session.rulebook), puzzle.mistake
    must = (puzzle.played, puzzle.better)
    order = sorted(puzzle.choices, key=lambda index: puzzle.legal[index] not in must)
    labels: dict[str, int] = {}
    for index in order:
        action = puzzle.legal[index]
        label = shorten(screens.label(action, puzzle.view, t, names), LABEL)
        if label in labels and action in must:
            label = shorten(puzzle.session.rulebook.text(action), LABEL)
        labels.setdefault(label, index)
    about = (ANSWER, mistake.game, mistake.entry, mistake.asked)
    keys = [
        Button(label[0].upper() + label[1:], write(MISTAKE, "", *about, index))
        for label, index in sorted(labels.items(), key=lambda each: each[1])
    ]
    return by_length(keys)


def _names(puzzle: MistakePuzzle, t: Translator) -> Names:
    """Return the names of the game, of other people only their first letters: the puzzle may be
    shown in another chat."""
    names, players = names_of(puzzle.session, t), puzzle.session.players
    shown: list[str] = []
    for seat, name in enumerate(names):
        player = players[seat] if seat < len(players) else None
        is_known = player is not None and (
            player.user in (None, puzzle.user) or player.is_forgotten
        )
        short = name if is_known else f"{next(graphemes(name))}."
        shown.append(short if short not in shown else f"{short} ({seat + 1})")
    return Names(shown, names.looks)
