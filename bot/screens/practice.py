"""Before a game alone against computers: how strong, how many, and by which house rules."""

from bot.i18n import Say
from bot.screens import keys
from bot.screens.keys import write
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


def practice(session: Session, say: Say) -> Screen:
    game = session.rulebook
    rules = "; ".join(changed_rules(game, session.options, say))
    level, count = level_of(session), computers_of(session)
    text = fit(
        [say.html("practice-title", game=game_name(game.key, say))],
        [say.html("practice-against", count=count, level=level_name(level, say))],
        [
            say.html("lobby-house-rules", rules=rules or say("house-rules-plain")),
            *levels_explained(game, say),
        ],
        CAPTION,
    )
    levels = [
        _choice(level_name(other, say), other == level, session, "level", other, say)
        for other in levels_of(game)
    ]
    numbers = [
        _choice(f"{number} 🤖", number == count, session, "count", number, say)
        for number in counts(session)
    ]
    beside = (
        Button(say("house-rules-button"), write(keys.HOUSE, session.id)),
        Button(say("rules-button"), write(keys.RULES, session.id)),
    )
    start = Button(say("start"), write(keys.START, session.id), style="success")
    return Screen(text, (*in_rows(levels, 3), *in_rows(numbers, 5), beside, (start,)))


def computers_of(session: Session) -> int:
    return sum(player.is_computer for player in session.players)


def level_of(session: Session) -> str:
    return next((p.level for p in session.players if p.is_computer and p.level), SUBSTITUTE)


def counts(session: Session) -> range:
    """How many computers one may choose to play against; none where that is no choice."""
    seats = session.rulebook.seats
    is_filled = session.rulebook.filled_seats(session.options) >= seats[-1]
    several = range(max(1, seats[0] - 1), seats[-1])
    return range(0) if is_filled or len(several) < 2 else several


def _choice(text: str, is_so: bool, session: Session, what: str, value: object, say: Say) -> Button:
    shown = say("chosen", value=text) if is_so else text
    data = write(keys.PRACTISE, session.id, what, value)
    return Button(shown, data, style="primary" if is_so else "")
