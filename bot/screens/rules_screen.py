"""The rules of a game, in pages with a picture each."""

from typing import Any, Final

from bot.i18n import Translator
from bot.screens.callback_data import CLOSE, RULES, write
from bot.screens.game_screens import screens_of
from bot.screens.lesson_screen import learn_keys
from bot.screens.screen import CAPTION, Button, Screen, fit, turning
from bot.screens.words import changed_rules, role_name
from engine.chance import Loose
from engine.game import Game

DEALS: Final = 8  # that show whether chance chooses who begins


def rules(
    game: Game[Any, Any, Any],
    t: Translator,
    options: Any = None,
    page: int = 1,
    session_id: str = "",
) -> Screen:
    """Return a page of a game's rule sheet, from 1; the last one lists the house rules of a table,
    if it has any."""
    count = page_count(game, t)
    page = max(1, min(page, count))
    changed = changed_rules(game, options, t) if options is not None and page == count else []
    here = [t.html("house-rules-here"), *(f"• {line}" for line in changed)] if changed else []
    key = f"game-{game.key}-rules-{page}"
    text = t.html(key) if t.has(key) else t.html("game-no-rules", game=game.key)
    at_first = ["", _at_the_table(game, t)] if page == 1 else []
    pages = [
        Button(t(name, page=to), write(RULES, session_id, game.key, to))
        for name, to in (("rules-before", page - 1), ("rules-after", page + 1))
        if 1 <= to <= count
    ]
    last = (*learn_keys(t, game.key), Button(t("close"), write(CLOSE, "")))
    rows = (turning(pages, t), last) if pages else (last,)
    picture = screens_of(game).rule_picture(page, t)
    return Screen(fit([text, *at_first], [], here, CAPTION), rows, picture, repeats=True)


def _at_the_table(game: Game[Any, Any, Any], t: Translator) -> str:
    """Tell how many can play, who begins and what a timeout does, as the engine has it."""
    people, options = game.people, game.options()
    deals = [game.setup(game.seats[-1], options, Loose(seed)) for seed in range(DEALS)]
    begin, roles, first = {tuple(game.to_act(deal)) for deal in deals}, game.roles(options), "none"
    if len(begin) == 1 and len(seats := begin.pop()) == 1:
        if roles:
            first = role_name(game.key, roles[seats[0]], t)
        elif seats[0] == 0:
            first = "seat"
    count = f"{people[0]}–{people[-1]}" if len(people) > 1 else str(people[0])
    return t.html("rules-table", players=count, first=first)


def page_count(game: Game[Any, Any, Any], t: Translator) -> int:
    """Return how many pages a game's rule sheet has: its messages count them from 1."""
    count = 0
    while t.has(f"game-{game.key}-rules-{count + 1}"):
        count += 1
    return max(1, count)
