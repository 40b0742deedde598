"""The last games of a chat, each with a key that opens its result."""

from collections.abc import Mapping, Sequence
from typing import Literal, get_args

from bot.archive.row import Row
from bot.i18n import Html, Translator
from bot.names import names_for
from bot.screens.callback_data import CLOSE, GAMES_PLAYED, OLD_GAME, write
from bot.screens.screen import CAPTION, Button, Screen, beginning, in_rows
from bot.screens.words import game_name
from bot.screens.words import listed as joined
from engine.session import Player
from engine.session.archived import COMPUTERS_SEAT, Known

Listed = Literal["all", "mine", "starred"]


def games(
    rows: Sequence[Row], people: Mapping[int, Known], t: Translator, anchor: str, listed: Listed
) -> Screen:
    """List games, the newest first: a person's own ones, those of everybody, or the starred
    ones."""
    title = t.html("games-title" if listed == "all" else f"games-title-{listed}")
    told = [
        t.html("games-line", number=number, told=Html(told_of(row, people, t)))
        for number, row in enumerate(rows, 1)
    ]
    none = "games-none-starred" if listed == "starred" else "games-none"
    lines = told or [t.html(none)]
    opening = [
        Button(f"{number} · {game_name(row.game, t)}", write(OLD_GAME, row.id))
        for number, row in enumerate(rows, 1)
    ]
    close = Button(t("close"), write(CLOSE, ""))
    switch = [
        Button(t(f"games-{other}"), write(GAMES_PLAYED, anchor, other))
        for other in get_args(Listed)
        if anchor and other != listed
    ]
    tip = ["", t.html("games-replay")] if rows else []
    text = "\n".join([title, "", *beginning(lines, CAPTION - 180), *tip])
    turning = (tuple(switch),) if switch else ()
    return Screen(text, (*in_rows(opening, 2), *turning, (close,)))


def game_in_words(
    row: Row, people: Mapping[int, Known], t: Translator, is_of_older_rules: bool
) -> Screen:
    """Tell the result of a game that cannot be played again, because its rules have changed, or
    that was ended without a result."""
    close = Button(t("close"), write(CLOSE, ""))
    why = ["", t.html("game-of-older-rules")] if is_of_older_rules else []
    return Screen("\n".join([told_of(row, people, t), *why]), ((close,),))


def told_of(row: Row, people: Mapping[int, Known], t: Translator) -> str:
    """Tell in a line what it was, who won and when."""
    when, game = dated(row), game_name(row.game, t)
    names = _names(row, people, t)
    winners = [names[at] for at, place in enumerate(row.places) if place == 1]
    if not winners:
        return t.html("game-told-ended", game=game, when=when)
    if len(winners) == len(row.seats) > 1:
        return t.html("game-told-tied", game=game, when=when)
    return t.html("game-told", game=game, when=when, winners=joined(winners, t))


def dated(row: Row) -> Html:
    """Return when a game ended, as the reader's app writes days and hours; else the day of UTC."""
    return Html(f'<tg-time unix="{row.at // 1000}" format="dt">{row.date}</tg-time>')


def _names(row: Row, people: Mapping[int, Known], t: Translator) -> list[Html]:
    players = [
        Player(None) if seat.person == COMPUTERS_SEAT else Player(*people[seat.person])
        for seat in row.seats
    ]
    return [t.html("name", name=name) for name in names_for(players, t)]
