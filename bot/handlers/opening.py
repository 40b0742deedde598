"""How a table comes into a chat: by a command, as a rematch, or for practice."""

import base64
from collections.abc import Callable
from secrets import token_bytes

from bot.api import ApiError, Unwelcome
from bot.desk import NOTIFY, Session
from bot.handlers.asking import LETTER, Asking
from bot.handlers.membership import comes_back
from bot.places import Place
from bot.screens import Screen
from bot.screens.words import game_name
from bot.tables import LOBBY_LIFE, Outcome
from engine import lobby, refusals
from engine.notices import TookOver
from engine.session import Happenings

Opening = Callable[[Session | None, int], tuple[Session, Happenings]]


def new_id() -> str:
    """Eight characters that nobody guesses."""
    return base64.b32encode(token_bytes(5)).decode().lower()


async def open_table(ask: Asking, opening: Opening) -> Outcome:
    """A new table takes the place of the last one, whose message stays if it shows how that ended:
    else its buttons would stand for ever. If one is open, it stays."""
    last: Session | None = None
    has_ended = False

    def on_table(before: Session | None, now: int) -> tuple[Session, Happenings]:
        nonlocal last, has_ended
        last, has_ended = before, before is not None and before.phase in ("over", "closed")
        return opening(before, now)

    await comes_back(ask.desk, ask.place.chat)  # else it would not have been asked
    outcome = await ask.desk.tables.change(ask.place, on_table, LETTER.get())
    if not outcome.repeated and outcome.session is not last:
        old = await ask.desk.tables.show_anew(ask.place)
        is_newest = old.version == outcome.version - 1
        if old.message and not (has_ended and is_newest):
            ask.desk.later(ask.desk.api.delete(ask.place, old.message))
        if outcome.session is not None and ask.place.chat < 0:
            ask.desk.later(_tell_who_asked(ask, outcome.session.game))
    ask.desk.wake(ask.place.chat, 0.0)
    return outcome


async def _tell_who_asked(ask: Asking, game: str) -> None:
    """Once, by a direct message."""
    desk, chat = ask.desk, ask.place.chat
    for name in await desk.store.notes(chat):
        if not name.startswith(NOTIFY):
            continue
        user = int(name.removeprefix(NOTIFY))
        say = await desk.say_unasked(user)
        group = ask.title or say("a-group")
        try:
            text = say.html("notify-open", group=group, game=game_name(game, say))
            await desk.api.send(Place(user), Screen(text))
        except Unwelcome:
            pass  # never started, or blocked; the wish was granted as far as it could be
        except ApiError:
            continue
        await desk.store.note(chat, name, None)


def took_a_computers_seat(outcome: Outcome) -> bool:
    return any(isinstance(event, TookOver) for event in outcome.happened)


async def open_lobby(ask: Asking, game: str) -> Outcome:
    manners = await ask.desk.manners(ask.place.chat)
    user = ask.user

    def opening(session: Session | None, now: int) -> tuple[Session, Happenings]:
        if session is not None and session.phase in ("lobby", "playing"):
            raise refusals.AlreadyStarted
        opened = new_lobby(game, user.id, user.full_name, now, manners.pace)
        if session is not None and session.state is not None and _is_there_still(session, now):
            lobby.seat_who_waited(opened, session)
        return opened, []

    return await open_table(ask, opening)


def _is_there_still(session: Session, now: int) -> bool:
    """Whether who waits for the next round can be taken to be there: no lobby is open longer."""
    return now - session.touched <= LOBBY_LIFE


def new_lobby(game: str, user: int, name: str, now: int, pace: int | None) -> Session:
    return lobby.open_lobby(new_id(), game, user, name, token_bytes(32), now, pace=pace)
