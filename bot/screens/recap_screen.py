"""The recap of a finished game: which pictures it shows, and the words and keys below it."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.i18n import Html, Translator
from bot.names import Names
from bot.screens.callback_data import RECAP, write
from bot.screens.game_screens import GameScreens, screens_of
from bot.screens.screen import Button, Rows, Screen
from bot.screens.words import Session, game_name, listed, who
from engine.record import Entry, Moment, Record, replay
from engine.saves import AnyGame

MOST_TABLES: Final = 44  # in one recap, before the ending
FEWEST_TABLES: Final = 8  # below which computers' moves are not joined
SHOW: Final = "group"  # in a key that shows a recap to the group


def can_recap(session: Session) -> bool:
    """Return whether a game has pictures to make a recap of."""
    return type(screens_of(session.rulebook)).picture is not GameScreens.picture


def recap_row(session: Session, t: Translator) -> Rows:
    """Return the row with the key that asks for a recap, if there can be one."""
    if not can_recap(session):
        return ()
    return ((Button(t("recap-button"), write(RECAP, session.id)),),)


def recap_tables(record: Record, game: AnyGame, t: Translator, names: Names) -> list[Any]:
    """Describe the pictures of the tables that a recap shows, from the deal to the last move."""
    screens = screens_of(game)
    return [
        screens.picture(game.view(moment.state, None), t, names)
        for moment in spread(runs(list(replay(record, game))))
    ]


def runs(moments: Sequence[Moment]) -> list[Moment]:
    """Return the last moment of each run of moves by one player, or by computers alone; every
    moment of a game that would be over in a few pictures."""
    kept = list(_ends_of_runs(moments))
    return kept if len(kept) >= FEWEST_TABLES else list(moments)


def _ends_of_runs(moments: Sequence[Moment]) -> Iterator[Moment]:
    last: Moment | None = None
    mover: Entry | None = None  # the move that began the run, or the last one of it by choice
    for moment in moments:
        goes_on = mover is not None and _goes_on(mover, moment.entry)
        if last is not None and not goes_on:
            yield last
        if not goes_on or moment.entry.by != "rules":
            mover = moment.entry
        last = moment
    if last is not None:
        yield last


def _goes_on(before: Entry, after: Entry) -> bool:
    """Return whether a move is of the same run as an earlier one. What the rules alone allow
    belongs to what led to it, but the deal stands for itself."""
    if before.seat < 0:
        return False
    is_by_computers = before.by == after.by == "computer"
    return after.by == "rules" or is_by_computers or before.seat == after.seat


def spread(moments: Sequence[Moment], most: int = MOST_TABLES) -> list[Moment]:
    """Return at most so many moments, evenly spread, with the first and the last one."""
    last = len(moments) - 1
    if last < most:
        return list(moments)
    return [moments[round(number * last / (most - 1))] for number in range(most)]


def recap_caption(session: Session, t: Translator, names: Names, may_show: bool) -> Screen:
    """Return what stands below a recap: the game and who played; a key that shows it to the
    group."""
    players = [who(seat, names, t) for seat in range(len(session.players))]
    text = t.html("recap-caption", game=game_name(session.game, t), names=listed(players, t))
    show = Button(t("recap-show"), write(RECAP, session.id, SHOW))
    return Screen(Html(text), ((show,),) if may_show else ())
