"""Alone against computers, in a private chat: a table for one, set up as it was the last time."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from bot.handlers.asking import Asking, Instead
from bot.handlers.opening import new_lobby, open_table
from bot.screens.callback_data import OWN
from bot.screens.practice_screen import computers_of, counts, level_of
from bot.screens.words import levels_of
from bot.store.documents import PRACTICE, change
from bot.tables import Session
from engine import lobby, refusals
from engine.game import changed_values, options_if_possible
from engine.games import GAMES
from engine.record import Entry
from engine.session import SUBSTITUTE, Events

COMPUTERS: Final = 3  # where the game has room, for who never chose


async def open_practice(
    ask: Asking, game: str, house_rules: Mapping[str, Any] = MappingProxyType({})
) -> None:
    """Without a clock, and dealt at once if it is for these house rules; what stood here and was
    not played at makes room."""
    user = ask.user
    await ask.sits()
    wish = ask.person.practice.get(game, {})

    def opening(before: Session | None, now: int) -> tuple[Session, Events]:
        if before is not None and before.phase == "playing" and has_played(before):
            raise Instead("practice-goes-on")
        session = new_lobby(game, user.id, user.full_name, now, None)
        _set_up(session, wish, now)
        for rule, value in house_rules.items():
            lobby.set_option(session, user.id, rule, value, now)
        return session, lobby.start(session, user.id, now) if house_rules else []

    await open_table(ask, opening)


def _set_up(session: Session, wish: dict[str, Any], now: int) -> None:
    game = session.rulebook
    session.options = options_if_possible(game.options, wish.get("rules", {}))
    level = wish.get("level")
    known = level if level in levels_of(game) else SUBSTITUTE
    seat_computers(session, known, wish.get("count", COMPUTERS), now)


def seat_computers(session: Session, level: str, count: int, now: int) -> None:
    for _ in range(computers_of(session)):
        lobby.remove_computer(session, session.host, now)
    least, most = max(1, session.rulebook.seats[0] - 1), session.rulebook.seats[-1] - 1
    for _ in range(min(max(least, count), most)):
        lobby.add_computer(session, session.host, level, now)


def has_played(session: Session) -> bool:
    return any(Entry.read(line).by == "player" for line in session.log[1:])


async def practise(tap: Asking) -> None:
    """A game is chosen; or at its table, how strong the computers are, or how many."""
    rest = tap.pressed.rest
    if not tap.is_private or not rest or (not tap.pressed.session and rest[0] not in GAMES):
        raise refusals.Stale
    if not tap.pressed.session:
        is_own = OWN in rest[1:]
        await open_practice(tap, rest[0], tap.around.settings.values_of(rest[0]) if is_own else {})
    else:
        await tap.change(lambda s, now: _choose(s, rest, now))
    tap.toast()


def _choose(session: Session, wish: tuple[str, ...], now: int) -> Events:
    session.must_be_lobby()
    match wish:
        case "level", level if level in levels_of(session.rulebook):
            seat_computers(session, level, computers_of(session), now)
        case "count", count if count in map(str, counts(session)):
            seat_computers(session, level_of(session), int(count), now)
        case _:
            raise refusals.Stale
    return session.changed(now)


async def start_practice(tap: Asking) -> None:
    """Seats that the game fills by itself go to computers like the others."""

    def act(session: Session, now: int) -> Events:
        session.must_be_lobby()
        wanted = session.rulebook.filled_seats(session.options) - 1
        seat_computers(session, level_of(session), max(wanted, computers_of(session)), now)
        return lobby.start(session, tap.user.id, now)

    session = tap.must_be((await tap.change(act)).session)
    wish = {
        "level": level_of(session),
        "count": computers_of(session),
        "rules": changed_values(session.options),
    }
    await tap.desk.store.change(tap.user.id, change(PRACTICE, session.game, wish))
    tap.toast()
