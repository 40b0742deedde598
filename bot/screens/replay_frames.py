"""The pictures of a finished game, a frame each: for stepping through it, and for its recap."""

from bot.i18n import Translator
from bot.names import Names
from bot.screens.game_screens import screens_of
from engine.frames import Frame
from engine.game import Seat
from engine.saves import AnyGame


def picture_of(
    game: AnyGame, frame: Frame, eyes: Seat | None, t: Translator, names: Names
) -> object | None:
    """Describe what a frame shows: to nobody in particular with all hands open, else the hand of a
    seat as it saw it; the table where that seat has none to see."""
    screens = screens_of(game)
    if eyes is None:
        return screens.open_picture(frame.state, t, names)
    view = game.view(frame.state, eyes)
    return screens.hand_picture(view, (), t, names) or screens.picture(view, t, names)
