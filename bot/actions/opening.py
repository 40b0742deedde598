"""Opens a table in a chat: by a command, as a rematch, or for practice."""

import asyncio
import base64
from collections.abc import Callable
from secrets import token_bytes
from typing import Final

from bot.actions.membership import BACK
from bot.address import Address
from bot.requests.quotas import TABLES, count, must_have_left
from bot.requests.request import Declined, Request
from bot.screens import Screen
from bot.screens.words import game_name
from bot.store.documents import NOTIFY, Changes, change
from bot.tables import LOBBY_LIFE, ChangeResult, Session
from bot.telegram.errors import CallFailed, Forbidden
from bot.telegram.outbox import ANSWER
from engine import refusals
from engine.saves import Games
from engine.session import Events, lobby
from engine.session_events import TookOver

MOST_TABLES: Final = 50  # in the topics of a chat
ID_LETTERS: Final = 13  # of 5 bits each

Opening = Callable[[Session | None, int], tuple[Session, Events]]


def new_id() -> str:
    """Return 13 characters that nobody guesses: they open a game of the archive too."""
    return base64.b32encode(token_bytes(9)).decode().lower()[:ID_LETTERS]


def new_lobby(games: Games, game: str, user: int, name: str, now: int, pace: int | None) -> Session:
    return lobby.open_lobby(games, new_id(), game, user, name, token_bytes(32), now, pace=pace)


async def open_table(
    request: Request, opening: Opening, chat: Changes | None = None
) -> ChangeResult:
    """Set up a table in place of the last one, whose message stays and shows how that ended; one
    that is open stays. Tell who asked to be told of it."""
    last: Session | None = None

    def on_table(session: Session | None, now: int) -> tuple[Session, Events]:
        nonlocal last
        last = session
        return opening(session, now)

    changes = dict(chat or {})
    if (await request.table()).is_unreadable_and_over:
        await request.services.tables.forget(await request.table())
        await request.reload()
    table = await request.table()
    if not table.is_open:
        must_have_left(request, TABLES)
    if not table.version and request.address.thread:
        await _make_room(request)
    status = table.status
    if status.away or status.out:  # else it would not have been asked
        changes |= BACK
    result = await request.commit(on_table, changes)
    is_new = not result.repeated and result.session is not last
    if is_new:
        request.services.later(count(request, TABLES))
    if is_new and result.session is not None and request.address.chat < 0:
        request.services.later(_tell_who_asked(request, result.session.game))
    return result


async def _make_room(request: Request) -> None:
    """Decline a table in one topic too many; where one of the others is over, it makes room."""
    services, chat = request.services, request.address.chat
    addresses = await services.store.addresses(chat)
    if len(addresses) < MOST_TABLES:
        return
    tables = await asyncio.gather(*map(services.tables.see, addresses))
    idle = [table for table in tables if not table.is_open and not table.is_unreadable]
    if not idle:
        raise Declined("topics-too-many", most=MOST_TABLES)
    for table in idle[: len(addresses) - MOST_TABLES + 1]:
        await services.tables.forget(table)


async def _tell_who_asked(request: Request, game: str) -> None:
    """Tell, once and in private, that a table opened in this group."""
    services, chat = request.services, request.address.chat
    for wish in (await request.table()).settings.notify:
        user = int(wish)
        t = await services.hands.translator_for_person(user)
        group = request.title or t("a-group")
        try:
            text = t.html("notify-open", group=group, game=game_name(game, t))
            await services.send(Address(user), Screen(text), priority=ANSWER)
        except Forbidden:
            pass  # never started, or blocked; the wish was granted as far as it could be
        except CallFailed:
            continue
        await services.store.change(chat, change(NOTIFY, user, None))


async def open_lobby(request: Request, game: str, chat: Changes | None = None) -> ChangeResult:
    """Open a lobby with who asks as its host; who waited at the last table sits down first."""
    pace, user = (await request.table()).settings.pace, request.user

    def opening(session: Session | None, now: int) -> tuple[Session, Events]:
        if session is not None and session.phase in ("lobby", "playing"):
            raise refusals.AlreadyStarted
        opened = new_lobby(request.services.tables.games, game, user.id, user.full_name, now, pace)
        # Nobody waits longer than a lobby stays open.
        is_recent = session is not None and now - session.touched <= LOBBY_LIFE
        if session is not None and session.state is not None and is_recent:
            lobby.seat_who_waited(opened, session)
        return opened, []

    return await open_table(request, opening, chat)


def took_a_computers_seat(result: ChangeResult) -> bool:
    return any(isinstance(event, TookOver) for event in result.happened)
