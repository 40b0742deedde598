"""Finds the game that somebody names: by its key, its name or an alias, or how these begin."""

from difflib import get_close_matches
from typing import Final

from bot.i18n import Translator
from bot.names import clean, likeness
from bot.requests.request import Request
from bot.screens import which_game
from bot.screens.callback_data import NEW_GAME
from bot.screens.words import game_aliases, game_name
from engine.games import GAMES

MOST_TYPED: Final = 40  # letters of the name of a game
NEARLY: Final = 0.75  # how alike a name is to be


def games_meant(typed: str, t: Translator) -> list[str]:
    """Return the keys of the games that a text may mean: one if it is plain, none if it is unknown.

    An exact name wins over the beginning of others; what is only nearly right counts last.
    """
    text = likeness(typed[:MOST_TYPED])
    names = [
        (likeness(name), key)
        for key in GAMES
        for name in (key, game_name(key, t), *game_aliases(key, t))
    ]
    exact = {key for name, key in names if name == text}
    begun = {key for name, key in names if text and name.startswith(text)}
    near = get_close_matches(text, [name for name, _ in names], n=1, cutoff=NEARLY)
    meant = exact or begun or {key for name, key in names if name in near}
    return [key for key in GAMES if key in meant]


def ask_which_game(request: Request, typed: str, meant: list[str], button: str) -> None:
    """Answer an unknown or ambiguous name with a button for each game that may be meant."""
    throttle, is_aloud = request.services.throttle, request.is_public and not request.query
    is_for_all = is_aloud and not request.reply.reaches_one
    if typed and is_for_all and not throttle.may_refuse_aloud(request.here.chat):
        return
    named = (clean(typed) or "?") if typed else ""
    asker = request.user.id if button == NEW_GAME else 0
    request.reply.show(lambda t: which_game(named, meant, button, t, asker))
