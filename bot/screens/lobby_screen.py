"""The lobby: who sits, what will be played, and by which house rules."""

from typing import Any, Final

from bot.archive.row import people_of, why_for_fun
from bot.i18n import Html, Translator, translator_for
from bot.language_status import language_name
from bot.names import Names, clean
from bot.screens import callback_data as keys
from bot.screens.callback_data import write
from bot.screens.game_screens import screens_of
from bot.screens.screen import (
    CAPTION,
    CAPTION_LINES,
    TEXT,
    Button,
    Rows,
    Screen,
    fit,
    in_rows,
    line_count,
    shorten,
)
from bot.screens.words import (
    Session,
    changed_rules,
    game_name,
    level_name,
    mark,
    role_name,
    session_event,
    waiting,
    who,
)
from engine.game import Seat
from engine.session import SUBSTITUTE
from engine.session_events import NewHost

MOST_LINES: Final = 3  # for a line of each who sits
RULES_SHOWN: Final = 120  # letters about house rules


def lobby(
    session: Session,
    t: Translator,
    names: Names,
    bot_username: str,
    with_picture: bool = True,
    shows_hands: bool = True,
    offered: str = "",
) -> Screen:
    """Return the invitation to a game; `shows_hands`: this chat has private screens; `offered`: the
    language of the host, who is asked whether the chat speaks it."""
    game = session.rulebook
    screens = screens_of(game)
    picture = screens.cover(t) if with_picture else None
    if session.phase == "closed":
        return Screen(t.html("lobby-closed"), picture=picture, repeats=True)
    count, most = len(session.players) - len(session.awaited), game.seats[-1]
    link = Html(f"https://t.me/{bot_username}?start=hands")
    hands = "lobby-hands" if shows_hands else "lobby-no-hands"
    rules = "; ".join(changed_rules(game, session.options, t))
    about = f"game-{game.key}-about"
    pace, people = pace_name(session.pace, t), seat_counts(game.people)
    full = "yes" if _is_full_of_people(session) else "no"
    head = [
        f"{t.html('lobby-title', game=game_name(game.key, t), seats=people)} · {rated(session, t)}",
        *([t.html(about)] if t.has(about) else []),
        "",
        t.html("lobby-sits", count=count, most=most, pace=pace, full=full),
    ]
    seats = _seats(session, t, names)
    room = CAPTION_LINES - line_count("\n".join(head)) - len(seats)
    told = [
        *([t.html("lobby-rematch")] if session.awaited else []),
        *fills(session, t),
        *suggested(session, t, names),
        *waiting(session, t, names),
        *_new_host(session, t, names),
    ][:room]
    known = [
        *([t.html("lobby-house-rules", rules=shorten(rules, RULES_SHOWN))] if rules else []),
        *([t.html(hands, link=link)] if screens.has_hands else []),
    ][: room - len(told)]
    tail = [*told, *(["", *known] if known else [])]
    text = fit(head, seats, tail, CAPTION if picture else TEXT, "\n")
    return Screen(text, (*_rows(session, t), *_offer(session, offered)), picture, repeats=True)


def rated(session: Session, t: Translator) -> str:
    """Tell before the deal if the game will change ratings, or why it will not."""
    why = why_for_fun(session)
    if why:
        return t.html("lobby-for-fun", why=why)
    return t.html("lobby-rated" if people_of(session) > 1 else "lobby-rated-from-two")


def suggested(session: Session, t: Translator, names: Names) -> list[str]:
    """Tell which other game somebody suggests."""
    suggestion = session.suggestion
    if suggestion is None:
        return []
    game, seat = game_name(suggestion.game, t), session.seat_of(suggestion.user)
    if seat is None:
        name = t.html("name", name=clean(suggestion.name) or "…")
    else:
        name = who(seat, names, t)
    return [t.html("lobby-suggestion", who=name, game=game)]


def _new_host(session: Session, t: Translator, names: Names) -> list[str]:
    """Name the new host after the one before has gone; seats may have moved up since."""
    seat = session.seat_of(session.host) if session.recent_events() else None
    return [] if seat is None else [session_event(NewHost(seat), t, names)]


def fills(session: Session, t: Translator) -> list[str]:
    """Tell who takes the empty seats."""
    empty = session.rulebook.filled_seats(session.options) - len(session.players)
    level = level_name(SUBSTITUTE, t)
    return [t.html("lobby-fills", count=empty, level=level)] if empty > 0 else []


def has_room(session: Session) -> bool:
    """Return whether somebody who comes late can take over a computer, or play the next round."""
    if _has_computer(session):
        return True
    staying = sum(not player.gone for player in session.players) + len(session.waiting)
    return staying < session.rulebook.seats[-1]


def _is_full_of_people(session: Session) -> bool:
    """Return whether nobody can join: a computer would make room, and a kept seat is taken."""
    return session.is_full and not session.awaited and not _has_computer(session)


def _has_computer(session: Session) -> bool:
    return any(player.is_computer and not player.gone for player in session.players)


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
    no = Button(t("late-leave"), write(keys.LEAVE, session.id))
    close = Button(t("close"), write(keys.CLOSE, session.id))
    return Screen(text, (*in_rows(seats, 2), (no, close)))


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


def _seats(session: Session, t: Translator, names: Names) -> list[str]:
    """Tell who sits, in a line each; many of them in pairs."""
    seats = [_sitting(session, seat, t, names) for seat in range(len(session.players))]
    if len(seats) <= MOST_LINES:
        return seats
    return [t.comma.join(seats[at : at + 2]) for at in range(0, len(seats), 2)]


def _sitting(session: Session, seat: Seat, t: Translator, names: Names) -> str:
    player = session.players[seat]
    details: list[Any] = []
    if player.user == session.host:
        details.append(t.html("is-host"))
    if player.is_computer and player.level is not None:
        details.append(level_name(player.level, t))
    if player.user in session.awaited:
        details.append(t.html("seat-kept"))
    if player.role:
        details.append(role_name(session.game, player.role, t))
    return " · ".join([who(seat, names, t), *details])


def _offer(session: Session, language: str) -> Rows:
    """Ask in the language itself, which is the host's."""
    if not language:
        return ()
    t = translator_for(language)
    yes = t("speak-here", language=language_name(language))
    return (
        (
            Button(yes, write(keys.SPEAK, session.id, language)),
            Button(t("speak-here-no"), write(keys.SPEAK, session.id, "no")),
        ),
    )


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
    more = Button(t("more"), write(keys.MORE, session.id))
    rows: Rows = ((Button(t("start"), write(keys.START, session.id), style="primary"), more),)
    if not _is_full_of_people(session):
        rows = ((Button(t("join"), write(keys.JOIN, session.id), style="success"),), *rows)
    if session.suggestion is None:
        return rows
    game = session.suggestion.game
    switch = Button(t("switch-to", game=game_name(game, t)), write(keys.SWITCH, session.id, game))
    return (*rows, (switch,))
