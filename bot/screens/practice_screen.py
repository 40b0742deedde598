"""The lobby of a game alone against computers: how strong, how many, and by which house rules."""

from bot.i18n import Translator
from bot.screens import callback_data as keys
from bot.screens.callback_data import write
from bot.screens.lobby_screen import role_rows
from bot.screens.screen import CAPTION, Button, Screen, fit, in_rows
from bot.screens.words import (
    Session,
    changed_rules,
    game_name,
    level_name,
    levels_explained,
    levels_of,
)
from engine.session import SUBSTITUTE


def practice(session: Session, t: Translator) -> Screen:
    game = session.rulebook
    rules = "; ".join(changed_rules(game, session.options, t))
    level, count = level_of(session), computers_of(session)
    text = fit(
        [t.html("practice-title", game=game_name(game.key, t))],
        [t.html("practice-against", count=count, level=level_name(level, t))],
        [
            t.html("lobby-house-rules", rules=rules or t("house-rules-plain")),
            *levels_explained(game, t),
        ],
        CAPTION,
    )
    levels = [
        _choice(level_name(other, t), other == level, session, "level", other, t)
        for other in levels_of(game)
    ]
    numbers = [
        _choice(f"{number} 🤖", number == count, session, "count", number, t)
        for number in counts(session)
    ]
    beside = (
        Button(t("house-rules-button"), write(keys.HOUSE, session.id)),
        Button(t("rules-button"), write(keys.RULES, session.id)),
    )
    start = Button(t("start"), write(keys.START, session.id), style="success")
    choices = (*in_rows(levels, 3), *in_rows(numbers, 5), *role_rows(session, t))
    return Screen(text, (*choices, beside, (start,)))


def computers_of(session: Session) -> int:
    return sum(player.is_computer for player in session.players)


def level_of(session: Session) -> str:
    return next((p.level for p in session.players if p.is_computer and p.level), SUBSTITUTE)


def counts(session: Session) -> range:
    """Return how many computers one may play against; nothing where that is no choice."""
    seats = session.rulebook.seats
    is_filled = session.rulebook.filled_seats(session.options) >= seats[-1]
    several = range(max(1, seats[0] - 1), seats[-1])
    return range(0) if is_filled or len(several) < 2 else several


def _choice(
    text: str, is_so: bool, session: Session, what: str, value: object, t: Translator
) -> Button:
    shown = t("chosen", value=text) if is_so else text
    data = write(keys.PRACTISE, session.id, what, value)
    return Button(shown, data, style="primary" if is_so else "")
