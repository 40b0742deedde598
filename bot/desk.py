"""What every handler is given: Telegram, the tables, and how a chat wants things."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from telegram import User

from bot.api import Api, ApiError
from bot.i18n import Say, say_for
from bot.places import Place
from bot.store import Store
from bot.tables import Tables
from engine.session import GameSession

Session = GameSession[Any, Any]
log = logging.getLogger(__name__)

LANGUAGE, PICTURES, PACE = "language", "pictures", "pace"
NO_PANELS, NO_PICTURES = "no panels until", "no pictures until"
DAY = 86_400_000


@dataclass(frozen=True, slots=True)
class Manners:
    """How a chat wants it."""

    say: Say
    with_pictures: bool = True
    pace: int | None = 120_000
    no_panels_until: int = 0  # ephemeral messages failed here; they are tried again then

    no_pictures_until: int = 0  # so did pictures

    def has_panels(self, now: int) -> bool:
        return now >= self.no_panels_until

    def has_pictures(self, now: int) -> bool:
        return self.with_pictures and now >= self.no_pictures_until


@dataclass(slots=True)
class Desk:
    api: Api
    store: Store
    tables: Tables
    username: str
    show: Callable[[Place], None]  # a hint to the display
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def later(self, call: Coroutine[Any, Any, Any]) -> None:
        """Telegram is told in the background: no letter waits for it, and it undoes nothing."""
        task = asyncio.create_task(self._quietly(call))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def drain(self) -> None:
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _quietly(self, call: Awaitable[Any]) -> None:
        try:
            await call
        except ApiError as error:
            log.info("not told: %s: %s", type(error).__name__, error)
        except Exception:
            log.exception("telling failed")

    async def manners(self, chat: int) -> Manners:
        notes = await self.store.notes(chat)
        known: dict[str, Any] = {name: json.loads(note) for name, note in notes.items()}
        return Manners(
            say_for(known.get(LANGUAGE)),
            known.get(PICTURES, True),
            known.get(PACE, 120_000),
            known.get(NO_PANELS, 0),
            known.get(NO_PICTURES, 0),
        )

    async def note(self, chat: int, name: str, value: Any) -> None:
        await self.store.note(chat, name, json.dumps(value).encode())

    async def say_to(self, user: User) -> Say:
        """A person's own language: the chosen one, else that of the app."""
        notes = await self.store.notes(user.id)
        chosen = notes.get(LANGUAGE)
        return say_for(json.loads(chosen) if chosen else user.language_code)

    async def find(self, place: Place, session_id: str) -> Place:
        """The table that a button belongs to: here, or in another topic of this chat."""
        session = await self.tables.look(place)
        if session is not None and session.id == session_id:
            return place
        for other in await self.store.places(place.chat):
            session = await self.tables.look(other)
            if session is not None and session.id == session_id:
                return other
        return place
