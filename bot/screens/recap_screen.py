"""The recap of a finished game: which pictures it shows, and the words and keys below it."""

from collections.abc import Sequence
from typing import Any, Final

from bot.i18n import Html, Translator
from bot.names import Names
from bot.screens.callback_data import RECAP, write
from bot.screens.game_screens import GameScreens, screens_of
from bot.screens.replay_frames import picture_of
from bot.screens.screen import Button, Rows, Screen
from bot.screens.words import Session, game_name, listed, who
from engine.frames import Frame, frames
from engine.record import Record
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
    """Describe the pictures of the tables that a recap shows, from the deal to the last move, with
    all hands open."""
    return [picture_of(game, frame, None, t, names) for frame in spread(runs(frames(record, game)))]


def runs(played: Sequence[Frame]) -> list[Frame]:
    """Return the last frame of each run of moves by one player, or by computers alone; every frame
    of a game that would be over in a few pictures."""
    pairs = zip(played, (*played[1:], None), strict=True)
    kept = [frame for frame, after in pairs if after is None or not _goes_on(frame, after)]
    return kept if len(kept) >= FEWEST_TABLES else list(played)


def _goes_on(before: Frame, after: Frame) -> bool:
    """Return whether a move is of the same run as the one before it; the deal stands for itself."""
    is_by_computers = before.by == after.by == "computer"
    return before.seat >= 0 and (is_by_computers or before.seat == after.seat)


def spread(played: Sequence[Frame], most: int = MOST_TABLES) -> list[Frame]:
    """Return at most so many frames, evenly spread, with the first and the last one."""
    last = len(played) - 1
    if last < most:
        return list(played)
    return [played[round(number * last / (most - 1))] for number in range(most)]


def recap_caption(session: Session, t: Translator, names: Names, may_show: bool) -> Screen:
    """Return what stands below a recap: the game and who played; a key that shows it to the
    group."""
    players = [who(seat, names, t) for seat in range(len(session.players))]
    text = t.html("recap-caption", game=game_name(session.game, t), names=listed(players, t))
    show = Button(t("recap-show"), write(RECAP, session.id, SHOW))
    return Screen(Html(text), ((show,),) if may_show else ())
