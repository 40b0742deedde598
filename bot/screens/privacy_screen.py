"""Screens about privacy: what is kept of people, and the question before it is deleted."""

from bot.i18n import Translator
from bot.screens.callback_data import CLOSE, FORGET, ME, write
from bot.screens.screen import Button, Screen


def privacy(t: Translator, days: int, newest: int, anchor: str | None = None) -> Screen:
    """Tell what is kept: the moves of a game for so many days, and of the newest games longer. With
    an `anchor`, a game of the chat's archive, a key leads back to /me."""
    close = Button(t("close"), write(CLOSE, ""))
    back = () if anchor is None else (Button(t("back"), write(ME, anchor)),)
    text = t.html("privacy-text", days=days, newest=newest)
    return Screen("\n\n".join([t.html("privacy-title"), text]), ((*back, close),))


def forgetting(t: Translator) -> Screen:
    """Ask again before everything about a person is deleted."""
    yes = Button(t("forget-yes"), write(FORGET, "", "yes"), style="danger")
    no = Button(t("forget-no"), write(CLOSE, ""))
    return Screen("\n\n".join([t.html("forget-sure"), t.html("forget-what")]), ((yes,), (no,)))
