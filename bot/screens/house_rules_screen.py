"""House rules of any game, listed and changed."""

from collections.abc import Mapping
from typing import Any, Final

from bot.i18n import Translator
from bot.screens.callback_data import CLOSE, HOUSE, MORE, write
from bot.screens.screen import CAPTION, Button, Rows, Screen, cells, fit, in_rows, turning
from bot.screens.words import (
    Session,
    changed_rules,
    game_name,
    rule_and_value,
    rule_help,
    rule_name,
    rule_value,
)
from engine.game import house_rules as rules_of

MOST_ROWS: Final = 7  # of house rules that are shown at once
HALF: Final = 19  # letters of a button that are read in half the width of a phone
Own = Mapping[str, Any]  # a value that the chat brought itself, by house rule


def house_rules(
    session: Session,
    t: Translator,
    path: tuple[str, ...] = (),
    own: Own | None = None,
    may_change: bool = True,
    is_alone: bool = False,
) -> Screen:
    """List the house rules with their values. A path of one name leads to the values of that rule,
    one of a number to that page of a long list. `is_alone` tells whether this is a table for one,
    which has no screen behind "More"."""
    game = session.rulebook
    if path and path[0] in rules_of(game.options):
        return _one_rule(session, path[0], t, own or {}, may_change)
    name = game_name(game.key, t)
    changed = [f"• {line}" for line in changed_rules(game, session.options, t)]
    text = fit(
        [t.html("house-rules-title", game=name)],
        changed or [t.html("house-rules-plain-line")],
        [t.html("house-rules-how" if may_change else "house-rules-read")],
        CAPTION,
    )
    pages = _pages(session, t)
    page = min(int(path[0]) if path and path[0].isdecimal() else 1, len(pages)) or 1
    beside = [
        Button(t(key, page=to), write(HOUSE, session.id, to))
        for key, to in (("rules-before", page - 1), ("rules-after", page + 1))
        if 1 <= to <= len(pages)
    ]
    if is_alone:
        last = [Button(t("back-to-lobby"), write(CLOSE, session.id))]
    else:
        back = Button(t("back"), write(MORE, session.id))
        last = [back, Button(t("close"), write(CLOSE, session.id))]
    rows = (*pages[page - 1], turning(beside, t), tuple(last))
    return Screen(text, tuple(filter(None, rows)))


def _pages(session: Session, t: Translator) -> list[Rows]:
    """Return the buttons of all house rules, in pages of about the same length."""
    game = session.rulebook
    buttons = [
        Button(
            rule_and_value(game.key, rule, getattr(session.options, rule), t),
            write(HOUSE, session.id, rule),
        )
        for rule in rules_of(game.options)
    ]
    rows = in_rows(buttons, 1 if any(cells(button.text) > HALF for button in buttons) else 2)
    most = MOST_ROWS if len(rows) <= MOST_ROWS else MOST_ROWS - 1  # and a row to turn the pages
    count = max(1, -(-len(rows) // most))
    length = max(1, -(-len(rows) // count))
    return [rows[at : at + length] for at in range(0, max(1, len(rows)), length)]


def _page_of(rule: str, session: Session, t: Translator) -> int:
    data = write(HOUSE, session.id, rule)
    pages = enumerate(_pages(session, t), 1)
    return next(n for n, rows in pages if any(b.data == data for row in rows for b in row))


def chosen(session: Session, rule: str, value_index: int, own: Own | None = None) -> Any:
    """Return the value that a button of a rule means; the engine refuses what is none."""
    values = _values(session, rule, own or {})
    return values[value_index] if 0 <= value_index < len(values) else None


def house_rules_now(session: Session, t: Translator) -> Screen:
    """List the house rules of a running game, which can only be read."""
    game = session.rulebook
    changed = [f"• {line}" for line in changed_rules(game, session.options, t)]
    text = fit(
        [t.html("house-rules-title", game=game_name(game.key, t))],
        changed or [t.html("house-rules-plain-line")],
        [t.html("house-rules-stand")],
        CAPTION,
    )
    return Screen(text, ((Button(t("close"), write(CLOSE, session.id)),),))


def _values(session: Session, rule: str, own: Own) -> tuple[Any, ...]:
    """List the values of a rule: the game's, then what the chat brought, and what is chosen now."""
    listed = rules_of(session.rulebook.options).get(rule, ())
    now = [getattr(session.options, rule)] if listed else []
    brought = [own[rule]] if listed and rule in own else []
    return tuple(dict.fromkeys((*listed, *brought, *now)))


def _one_rule(session: Session, rule: str, t: Translator, own: Own, may_change: bool) -> Screen:
    game = session.game
    now = getattr(session.options, rule)
    values = _values(session, rule, own) if may_change else ()
    buttons = [
        Button(
            t("chosen", value=text) if value == now else text,
            write(HOUSE, session.id, rule, index),
            style="primary" if value == now else "",
        )
        for index, value in enumerate(values)
        for text in (rule_value(game, rule, value, t),)
    ]
    shown = t.html("house-rule-now", value=rule_value(game, rule, now, t))
    text = fit(
        [t.html("house-rule-title", rule=rule_name(game, rule, t))],
        [rule_help(game, rule, t)],
        [shown] if may_change else [shown, t.html("house-rule-read")],
        CAPTION,
    )
    width = 4 if all(len(button.text) < 8 for button in buttons) else 2
    back = Button(t("back"), write(HOUSE, session.id, _page_of(rule, session, t)))
    close = Button(t("close"), write(CLOSE, session.id))
    return Screen(text, (*in_rows(buttons, width), (back, close)))
