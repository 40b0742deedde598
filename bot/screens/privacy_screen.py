"""Screens about privacy: what is kept of people, and the question before it is deleted."""

from bot.i18n import Translator
from bot.screens.callback_data import CLOSE, FORGET, write
from bot.screens.screen import Button, Screen


def privacy(t: Translator, days: int, newest: int) -> Screen:
    """Tell what is kept: the moves of a game for so many days, and of the newest games longer."""
    close = Button(t("close"), write(CLOSE, ""))
    text = t.html("privacy-text", days=days, newest=newest)
    return Screen("\n\n".join([t.html("privacy-title"), text]), ((close,),))


def forgetting(t: Translator) -> Screen:
    """Ask again before everything about a person is deleted."""
    yes = Button(t("forget-yes"), write(FORGET, "", "yes"), style="danger")
    no = Button(t("forget-no"), write(CLOSE, ""))
    return Screen("\n\n".join([t.html("forget-sure"), t.html("forget-what")]), ((yes,), (no,)))
