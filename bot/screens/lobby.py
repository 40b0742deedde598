"""Before the game: who sits, what will be played and by which house rules."""

from typing import Any

from bot.i18n import Html, Say
from bot.screens import default, keys
from bot.screens.keys import write
from bot.screens.screen import TEXT, Button, Rows, Screen, fit, in_rows
from bot.screens.words import (
    Names,
    Session,
    changed_rules,
    game_name,
    level_name,
    levels_explained,
    levels_of,
    mark,
    notice,
    waiting,
    who,
)
from engine.game import Seat
from engine.games import GAMES
from engine.notices import NewHost
from engine.session import SUBSTITUTE

COMMITMENT = 12  # letters of the commitment that are shown; the button copies all of it


def lobby(session: Session, say: Say, names: Names, bot_username: str) -> Screen:
    if session.phase == "closed":
        return Screen(say.html("lobby-closed"))
    game = session.rulebook
    name = game_name(game.key, say)
    count, most = len(session.players), game.seats[-1]
    link = Html(f"https://t.me/{bot_username}?start=hands")
    rules = "; ".join(changed_rules(game, session.options, say))
    text = fit(
        [
            say.html("lobby-title", game=name, seats=seat_counts(game.people)),
            "",
            say.html("lobby-sits", count=count, most=most),
        ],
        [_sitting(session, seat, say, names) for seat in range(count)],
        [
            "",
            *waiting(session, say, names),
            *_new_host(session, say, names),
            say.html("lobby-house-rules", rules=rules or say("house-rules-plain")),
            say.html("lobby-pace", pace=pace_name(session.pace, say)),
            *_computers(session, say),
            *([say.html("lobby-hands", link=link)] if default.has_hands(game) else []),
            say.html("lobby-fairness", commitment=session.commitment[:COMMITMENT]),
        ],
        TEXT,
        "\n",
    )
    return Screen(text, _rows(session, say))


def _new_host(session: Session, say: Say, names: Names) -> list[str]:
    """Who it is now that the one before has gone; seats may have moved up since."""
    seat = session.seat_of(session.host) if session.recent_events() else None
    return [] if seat is None else [notice(NewHost(seat), say, names)]


def _computers(session: Session, say: Say) -> list[str]:
    """Who takes the empty seats, and what the game's own computers are like."""
    game = session.rulebook
    empty = game.filled_seats(session.options) - len(session.players)
    level = level_name(SUBSTITUTE, say)
    fills = [say.html("lobby-fills", count=empty, level=level)] if empty > 0 else []
    return [*fills, *levels_explained(game, say)]


def late(session: Session, say: Say, names: Names) -> Screen:
    """For a guest who comes during the game: the next round, or a computer's seat at once."""
    seats = [
        Button(
            say("take-over", name=f"{mark(seat)} {names[seat]}"),
            write(keys.TAKE_OVER, session.id, seat),
        )
        for seat, player in enumerate(session.players)
        if player.is_computer and not player.gone
    ]
    text = say.html("late-with-seats" if seats else "late")
    return Screen(text, in_rows(seats, 2))


def seat_counts(seats: range) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"


def pace_name(pace: int | None, say: Say) -> str:
    """The time for a move, in milliseconds, as people say it."""
    if pace is None:
        return say("pace-none")
    seconds = pace // 1000
    if seconds < 60:
        return say("pace-seconds", count=seconds)
    if seconds < 3600:
        return say("pace-minutes", count=seconds // 60)
    return say("pace-hours", count=seconds // 3600)


def _sitting(session: Session, seat: Seat, say: Say, names: Names) -> str:
    player = session.players[seat]
    details: list[Any] = []
    if player.user == session.host:
        details.append(say.html("is-host"))
    if player.is_computer and player.level is not None:
        details.append(level_name(player.level, say))
    return " · ".join([who(seat, names, say), *details])


def _rows(session: Session, say: Say) -> Rows:
    games = [
        Button(
            say(
                "pick-game-chosen" if game.key == session.game else "pick-game",
                game=game_name(game.key, say),
                seats=seat_counts(game.people),
            ),
            write(keys.GAME, session.id, game.key),
        )
        for game in GAMES.values()
    ]
    computers = [
        Button(
            say("add-computer", level=level_name(level, say)), write(keys.ADD, session.id, level)
        )
        for level in levels_of(session.rulebook)
        if not session.is_full
    ]
    if any(player.is_computer for player in session.players):
        computers.append(Button(say("remove-computer"), write(keys.REMOVE, session.id)))
    return (
        *(in_rows(games, 2) if len(games) > 1 else ()),
        (
            Button(say("join"), write(keys.JOIN, session.id), style="success"),
            Button(say("leave"), write(keys.LEAVE, session.id)),
        ),
        *in_rows(computers, 3 if len(computers) == 3 else 2),
        (
            Button(say("house-rules-button"), write(keys.HOUSE, session.id)),
            Button(say("rules-button"), write(keys.RULES, session.id)),
        ),
        (Button(say("copy-commitment"), copy=session.commitment),),
        (Button(say("start"), write(keys.START, session.id), style="primary"),),
    )
