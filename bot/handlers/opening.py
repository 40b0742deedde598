"""How a table comes into a chat: by a command, as a rematch, or for practice."""

import base64
from collections.abc import Callable
from secrets import token_bytes

from bot.address import Address
from bot.handlers.asking import Asking
from bot.handlers.membership import BACK
from bot.screens import Screen
from bot.screens.words import game_name
from bot.store.documents import NOTIFY, Changes, change
from bot.tables import LOBBY_LIFE, ChangeResult, Session
from bot.telegram.client import CallFailed, Forbidden
from bot.telegram.outbox import ANSWER
from engine import lobby, refusals
from engine.session import Events
from engine.session_events import TookOver

Opening = Callable[[Session | None, int], tuple[Session, Events]]


def new_id() -> str:
    """Eight characters that nobody guesses."""
    return base64.b32encode(token_bytes(5)).decode().lower()


async def open_table(ask: Asking, opening: Opening, chat: Changes | None = None) -> ChangeResult:
    """Set up a table in place of the last one, whose message stays and shows how that ended. If one
    is open, it stays."""
    last: Session | None = None

    def on_table(session: Session | None, now: int) -> tuple[Session, Events]:
        nonlocal last
        last = session
        return opening(session, now)

    changes = dict(chat or {})
    status = (await ask.table()).status
    if status.away or status.out:  # else it would not have been asked
        changes |= BACK
    outcome = await ask.commit(on_table, changes)
    is_new = not outcome.repeated and outcome.session is not last
    if is_new and outcome.session is not None and ask.address.chat < 0:
        ask.desk.later(_tell_who_asked(ask, outcome.session.game))
    return outcome


async def _tell_who_asked(ask: Asking, game: str) -> None:
    """Once, by a direct message."""
    desk, chat = ask.desk, ask.address.chat
    for wish in (await ask.table()).settings.notify:
        user = int(wish)
        t = await desk.hands.translator_for_person(user)
        group = ask.title or t("a-group")
        try:
            text = t.html("notify-open", group=group, game=game_name(game, t))
            await desk.send(Address(user), Screen(text), priority=ANSWER)
        except Forbidden:
            pass  # never started, or blocked; the wish was granted as far as it could be
        except CallFailed:
            continue
        await desk.store.change(chat, change(NOTIFY, user, None))


def took_a_computers_seat(outcome: ChangeResult) -> bool:
    return any(isinstance(event, TookOver) for event in outcome.happened)


async def open_lobby(ask: Asking, game: str, chat: Changes | None = None) -> ChangeResult:
    pace = (await ask.table()).settings.pace
    user = ask.user

    def opening(session: Session | None, now: int) -> tuple[Session, Events]:
        if session is not None and session.phase in ("lobby", "playing"):
            raise refusals.AlreadyStarted
        opened = new_lobby(game, user.id, user.full_name, now, pace)
        if session is not None and session.state is not None and _is_there_still(session, now):
            lobby.seat_who_waited(opened, session)
        return opened, []

    return await open_table(ask, opening, chat)


def _is_there_still(session: Session, now: int) -> bool:
    """Whether who waits for the next round can be taken to be there: no lobby is open longer."""
    return now - session.touched <= LOBBY_LIFE


def new_lobby(game: str, user: int, name: str, now: int, pace: int | None) -> Session:
    return lobby.open_lobby(new_id(), game, user, name, token_bytes(32), now, pace=pace)
