"""The screen behind "More" below a lobby, for one person: a page for each thing that can be
arranged before the deal."""

from collections.abc import Collection
from typing import Final

from bot.archive.row import why_for_fun
from bot.i18n import Html, Translator
from bot.names import Names
from bot.screens import callback_data as keys
from bot.screens.callback_data import write
from bot.screens.lesson_screen import learn_keys
from bot.screens.lobby_screen import fills, pace_name, role_rows, seat_counts
from bot.screens.private_screens import PACE_OF
from bot.screens.screen import CAPTION, Button, Rows, Screen, fit, in_even_rows, in_rows
from bot.screens.words import (
    SEAL,
    Session,
    changed_rules,
    game_name,
    has_luck,
    level_name,
    levels_explained,
    levels_of,
    who,
)

MOST_IN_TWOS: Final = 8  # games in rows of two
GAMES, COMPUTERS, PACES, ROLES = "games", "computers", "pace", "roles"


def more(
    session: Session,
    t: Translator,
    names: Names,
    user: int,
    may_lead: bool,
    page: str = "",
    leavers: Collection[int] = (),
) -> Screen:
    """Return one page of the screen. `may_lead` tells whether this person may arrange the table;
    others read it, and suggest another game. The host is told who often leave, the `leavers`."""
    match page:
        case "games":
            lines, rows = _games(session, t, names, may_lead)
        case "computers":
            lines, rows = _computers(session, t, may_lead)
        case "pace":
            lines, rows = _pace(session, t, may_lead)
        case "roles" if session.rulebook.roles(session.options):
            lines, rows = [t.html("lobby-roles")], role_rows(session, t)
        case "fair":
            lines, rows = _fair_play(session, t)
        case _:
            return _first(session, t, names, user, may_lead, leavers)
    back = Button(t("back"), write(keys.MORE, session.id))
    return Screen(fit(lines[:1], [], lines[1:], CAPTION), (*rows, (back, _close(session, t))))


def _first(
    session: Session,
    t: Translator,
    names: Names,
    user: int,
    may_lead: bool,
    leavers: Collection[int],
) -> Screen:
    def leads_to(page: str) -> Button:
        return Button(t(f"more-{page}"), write(keys.MORE, session.id, page))

    rules = "; ".join(changed_rules(session.rulebook, session.options, t))
    text = fit(
        [t.html("more-title", game=game_name(session.game, t))],
        [
            t.html("lobby-house-rules", rules=rules or t("house-rules-plain")),
            *(
                t.html("often-leaves", who=who(seat, names, t))
                for seat, player in enumerate(session.players)
                if player.user in leavers and user == session.host
            ),
        ],
        [t.html("more-how" if may_lead else "more-read")],
        CAPTION,
    )
    house = Button(t("house-rules-button"), write(keys.HOUSE, session.id))
    rules_sheet = Button(t("rules-button"), write(keys.RULES, session.id))
    leave = Button(t("leave"), write(keys.LEAVE, session.id))
    has_roles, is_in = session.rulebook.roles(session.options), session.knows(user)
    rating = [_rating_key(session, t)] if may_lead and _can_be_rated(session) else []
    own = (*rating, *([leads_to(ROLES)] if has_roles else []))
    last = (*([leave] if is_in else []), _close(session, t))
    return Screen(
        text,
        (
            (leads_to(GAMES), leads_to(COMPUTERS)),
            (house, leads_to(PACES)),
            (rules_sheet, *learn_keys(t, session.game, "learn-short"), leads_to(keys.FAIR)),
            *((own,) if own else ()),
            last,
        ),
    )


def _can_be_rated(session: Session) -> bool:
    """Return whether the host alone decides if the game changes ratings."""
    return why_for_fun(session) in ("", "fun")


def _rating_key(session: Session, t: Translator) -> Button:
    key = "rate-again" if session.for_fun else "play-for-fun"
    return Button(t(key), write(keys.FOR_FUN, session.id, "no" if session.for_fun else "yes"))


def _games(session: Session, t: Translator, names: Names, may_lead: bool) -> tuple[list[str], Rows]:
    told = [
        t.html("game-and-about", game=game_name(key, t), about=t.html(f"game-{key}-about"))
        for key in session.games
        if t.has(f"game-{key}-about")
    ]
    host = session.seat_of(session.host)
    if may_lead or host is None:
        how = t.html("more-games-lead")
    else:
        how = t.html("more-games-suggest", host=who(host, names, t))
    suggestion = session.suggestion
    buttons = []
    for game in session.games.values():
        is_marked = game.key == session.game
        is_suggested = suggestion is not None and suggestion.game == game.key
        key = "pick-game-chosen" if is_marked else "pick-game-suggested" if is_suggested else ""
        text = t(key or "pick-game", game=game_name(game.key, t), seats=seat_counts(game.people))
        buttons.append(Button(text, write(keys.GAME, session.id, game.key)))
    width = 2 if len(buttons) <= MOST_IN_TWOS else 3
    return [t.html("more-games-title"), *told, how], in_rows(buttons, width)


def _computers(session: Session, t: Translator, may_lead: bool) -> tuple[list[str], Rows]:
    count = sum(player.is_computer for player in session.players)
    lines = [
        t.html("more-computers-title", count=count),
        *levels_explained(session.rulebook, t),
        *fills(session, t),
    ]
    if not may_lead:
        return [*lines, t.html("house-rule-read")], ()
    levels = [
        Button(t("add-computer", level=level_name(level, t)), write(keys.ADD, session.id, level))
        for level in levels_of(session.rulebook)
        if not session.is_full
    ]
    remove = Button(t("remove-computer"), write(keys.REMOVE, session.id))
    how = [t.html("more-computers-how")] if levels else []
    return [*lines, *how], (*in_even_rows(levels, 3), *(((remove,),) if count else ()))


def _pace(session: Session, t: Translator, may_lead: bool) -> tuple[list[str], Rows]:
    pace_now = pace_name(session.pace, t)
    lines: list[str] = [t.html("more-pace-title", pace=pace_now), t.html("more-pace-how")]
    if not may_lead:
        return [*lines, t.html("house-rule-read")], ()
    buttons = [
        Button(
            t("chosen", value=pace_name(pace, t)) if pace == session.pace else pace_name(pace, t),
            write(keys.PACE, session.id, value),
            style="primary" if pace == session.pace else "",
        )
        for value, pace in PACE_OF.items()
    ]
    return lines, in_rows(buttons, 2)


def _fair_play(session: Session, t: Translator) -> tuple[list[str], Rows]:
    seal = Html(f"<code>{session.commitment[:SEAL]}…</code>")
    copy = Button(t("copy-commitment"), copy=session.commitment)
    lines: list[str] = [
        t.html("fair-play-title"),
        t.html("fair-play-sealed", seal=seal, luck=has_luck(session.rulebook)),
    ]
    return lines, ((copy,),)


def _close(session: Session, t: Translator) -> Button:
    return Button(t("close"), write(keys.CLOSE, session.id))
