"""How a table comes into a chat: by a command, as a rematch, or for practice alone."""

import base64
from collections.abc import Callable, Mapping
from secrets import token_bytes
from types import MappingProxyType
from typing import Any, Final

from bot.desk import Session
from bot.handlers.asking import LETTER, Asking, Instead
from bot.tables import Outcome
from engine import lobby, refusals
from engine.games import GAMES
from engine.notices import TookOver
from engine.record import Entry
from engine.session import Happenings

Opening = Callable[[Session | None, int], tuple[Session, Happenings]]
COMPUTERS: Final = 3  # against whom one practises, where the game has room


def new_id() -> str:
    """Eight characters that nobody guesses."""
    return base64.b32encode(token_bytes(5)).decode().lower()


async def open_table(ask: Asking, opening: Opening) -> Outcome:
    """A new table takes the place of the last one, whose message stays as it is."""
    outcome = await ask.desk.tables.change(ask.place, opening, LETTER.get())
    if not outcome.repeated:
        await ask.desk.tables.show_anew(ask.place)
    ask.desk.wake(ask.place.chat, 0.0)
    return outcome


def took_a_computers_seat(outcome: Outcome) -> bool:
    return any(isinstance(event, TookOver) for event in outcome.happened)


async def open_lobby(ask: Asking, game: str) -> Outcome:
    manners = await ask.desk.manners(ask.place.chat)
    user = ask.user

    def opening(session: Session | None, now: int) -> tuple[Session, Happenings]:
        if session is not None and session.phase in ("lobby", "playing"):
            raise refusals.AlreadyStarted
        return _lobby(game, user.id, user.full_name, now, manners.pace), []

    return await open_table(ask, opening)


async def open_practice(
    ask: Asking, game: str, house_rules: Mapping[str, Any] = MappingProxyType({})
) -> Outcome:
    """One person against computers, dealt at once and without a clock."""
    user = ask.user

    def opening(before: Session | None, now: int) -> tuple[Session, Happenings]:
        if before is not None and before.phase == "playing" and has_played(before):
            raise Instead("practice-goes-on")
        session = _lobby(game, user.id, user.full_name, now, None)
        for rule, value in house_rules.items():
            lobby.set_option(session, user.id, rule, value, now)
        seats = GAMES[game].seats
        for _number in range(min(COMPUTERS, seats[-1] - 1)):
            lobby.add_computer(session, user.id, "normal", now)
        return session, lobby.start(session, user.id, now)

    await ask.desk.speaks(user)
    return await open_table(ask, opening)


def has_played(session: Session) -> bool:
    return any(Entry.read(line).by == "player" for line in session.log[1:])


def _lobby(game: str, user: int, name: str, now: int, pace: int | None) -> Session:
    return lobby.open_lobby(new_id(), game, user, name, token_bytes(32), now, pace=pace)
