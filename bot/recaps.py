"""Make recaps of finished games in a process of the pool, each once, and remember by which file id
Telegram has them."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

from bot.i18n import Translator, translator_for
from bot.names import Names, initials_of
from bot.pictures.recap_film import Recap, recap
from bot.recent import Recent
from bot.screens.recap_screen import recap_tables
from bot.screens.result_screen import ending_picture
from bot.store import Store, StoreAway
from bot.telegram.client import Film, Sent, SentFile
from engine.record import Record
from engine.saves import AnyGame
from engine.session import GameSession

Session = GameSession[Any, Any]
InTurn = Callable[..., Awaitable[Recap]]  # by whom, what to run in a process, and with what

REMEMBERED_RECAPS: Final = 4  # in memory, until Telegram has them


def make_recap(game: AnyGame, record: Record, language: str, names: Names, ending: object) -> Recap:
    """Play a game again and film it. Runs in a process of the pool."""
    return recap([*recap_tables(record, game, translator_for(language), names), ending])


class Recaps:
    def __init__(self, store: Store, in_turn: InTurn) -> None:
        self.store = store
        self._in_turn = in_turn
        self._made: Recent[str, asyncio.Task[Recap]] = Recent(REMEMBERED_RECAPS)

    async def get(self, chat: int, session: Session, t: Translator, user: int) -> Film:
        """Return the recap that Telegram has, or make it in the language of its group, with
        initials for names: one film is shown everywhere."""
        found = None
        with suppress(StoreAway):  # else it is made again
            found = await self.store.recap(chat, session.id)
        if found is not None:
            return SentFile(found, partial(self._make_anew, chat, session, t, user))
        return await self._make_once(session, t, user)

    async def _make_once(self, session: Session, t: Translator, user: int) -> Recap:
        """Make a recap; who asks at the same time gets the same one."""
        if session.id not in self._made:
            self._made[session.id] = asyncio.create_task(self._make(session, t, user))
        try:
            return await asyncio.shield(self._made[session.id])
        except Exception:
            self._made.pop(session.id, None)
            raise

    async def _make(self, session: Session, t: Translator, user: int) -> Recap:
        names = initials_of(session, t)
        ending = ending_picture(session, t, names)
        about = session.rulebook, session.record(), t.language, names, ending
        return await self._in_turn(user, make_recap, *about)

    async def _make_anew(self, chat: int, session: Session, t: Translator, user: int) -> Recap:
        """Make a recap whose file id Telegram refuses, and forget the id."""
        with suppress(StoreAway):
            await self.store.forget_recap(chat, session.id)
        return await self._make_once(session, t, user)

    async def keep(self, chat: int, session: Session, sent: Sent) -> None:
        """Remember the file id of a recap that was sent."""
        with suppress(StoreAway):
            await self.store.remember_recap(chat, session.id, sent.file_id)
        self._made.pop(session.id, None)
