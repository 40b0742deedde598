"""The lobby: who sits, what will be played, and by which house rules."""

from typing import Any

from bot.i18n import Html, Translator
from bot.names import Names
from bot.screens import callback_data as keys
from bot.screens.callback_data import write
from bot.screens.game_screens import screens_of
from bot.screens.screen import TEXT, Button, Rows, Screen, fit, in_rows
from bot.screens.words import (
    Session,
    changed_rules,
    game_name,
    level_name,
    levels_explained,
    levels_of,
    mark,
    role_name,
    session_event,
    waiting,
    who,
)
from engine.game import Seat
from engine.session import SUBSTITUTE
from engine.session_events import NewHost

COMMITMENT = 12  # letters of the commitment that are shown; the button copies all of it


def lobby(session: Session, t: Translator, names: Names, bot_username: str) -> Screen:
    if session.phase == "closed":
        return Screen(t.html("lobby-closed"))
    game = session.rulebook
    name = game_name(game.key, t)
    count, most = len(session.players), game.seats[-1]
    link = Html(f"https://t.me/{bot_username}?start=hands")
    rules = "; ".join(changed_rules(game, session.options, t))
    text = fit(
        [
            t.html("lobby-title", game=name, seats=seat_counts(game.people)),
            "",
            t.html("lobby-sits", count=count, most=most),
        ],
        [_sitting(session, seat, t, names) for seat in range(count)],
        [
            "",
            *waiting(session, t, names),
            *_new_host(session, t, names),
            t.html("lobby-house-rules", rules=rules or t("house-rules-plain")),
            t.html("lobby-pace", pace=pace_name(session.pace, t)),
            *_computers(session, t),
            *([t.html("lobby-roles")] if game.roles(session.options) else []),
            *([t.html("lobby-hands", link=link)] if screens_of(game).has_hands else []),
            t.html("lobby-fairness", commitment=session.commitment[:COMMITMENT]),
        ],
        TEXT,
        "\n",
    )
    return Screen(text, _rows(session, t))


def _new_host(session: Session, t: Translator, names: Names) -> list[str]:
    """Name the new host after the one before has gone; seats may have moved up since."""
    seat = session.seat_of(session.host) if session.recent_events() else None
    return [] if seat is None else [session_event(NewHost(seat), t, names)]


def _computers(session: Session, t: Translator) -> list[str]:
    """Tell who takes the empty seats, and what the game's own computers are like."""
    game = session.rulebook
    empty = game.filled_seats(session.options) - len(session.players)
    level = level_name(SUBSTITUTE, t)
    fills = [t.html("lobby-fills", count=empty, level=level)] if empty > 0 else []
    return [*fills, *levels_explained(game, t)]


def late(session: Session, t: Translator, names: Names) -> Screen:
    """Offer a person who comes during the game the next round, or a computer's seat at once."""
    seats = [
        Button(
            t("take-over", name=f"{mark(seat, names)} {names[seat]}"),
            write(keys.TAKE_OVER, session.id, seat),
        )
        for seat, player in enumerate(session.players)
        if player.is_computer and not player.gone
    ]
    text = t.html("late-with-seats" if seats else "late")
    return Screen(text, in_rows(seats, 2))


def seat_counts(seats: range) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"


def pace_name(pace: int | None, t: Translator) -> str:
    """Return the time for a move, in milliseconds, as people say it."""
    if pace is None:
        return t("pace-none")
    seconds = pace // 1000
    if seconds < 60:
        return t("pace-seconds", count=seconds)
    if seconds < 3600:
        return t("pace-minutes", count=seconds // 60)
    return t("pace-hours", count=seconds // 3600)


def _sitting(session: Session, seat: Seat, t: Translator, names: Names) -> str:
    player = session.players[seat]
    details: list[Any] = []
    if player.user == session.host:
        details.append(t.html("is-host"))
    if player.is_computer and player.level is not None:
        details.append(level_name(player.level, t))
    if player.role:
        details.append(role_name(session.game, player.role, t))
    return " · ".join([who(seat, names, t), *details])


def role_rows(session: Session, t: Translator) -> Rows:
    """The roles that seats of this game can have, those that somebody chose marked."""
    taken = {player.role for player in session.players}
    buttons = []
    for role in session.rulebook.roles(session.options):
        name = role_name(session.game, role, t)
        text = t("chosen", value=name) if role in taken else name
        buttons.append(Button(text, write(keys.ROLE, session.id, role)))
    return in_rows(buttons, 2)


def _rows(session: Session, t: Translator) -> Rows:
    games = [
        Button(
            t(
                "pick-game-chosen" if game.key == session.game else "pick-game",
                game=game_name(game.key, t),
                seats=seat_counts(game.people),
            ),
            write(keys.GAME, session.id, game.key),
        )
        for game in session.games.values()
    ]
    computers = [
        Button(t("add-computer", level=level_name(level, t)), write(keys.ADD, session.id, level))
        for level in levels_of(session.rulebook)
        if not session.is_full
    ]
    if any(player.is_computer for player in session.players):
        computers.append(Button(t("remove-computer"), write(keys.REMOVE, session.id)))
    return (
        *(in_rows(games, 2) if len(games) > 1 else ()),
        (
            Button(t("join"), write(keys.JOIN, session.id), style="success"),
            Button(t("leave"), write(keys.LEAVE, session.id)),
        ),
        *in_rows(computers, 3 if len(computers) == 3 else 2),
        *role_rows(session, t),
        (
            Button(t("house-rules-button"), write(keys.HOUSE, session.id)),
            Button(t("rules-button"), write(keys.RULES, session.id)),
        ),
        (Button(t("copy-commitment"), copy=session.commitment),),
        (Button(t("start"), write(keys.START, session.id), style="primary"),),
    )
