"""What every handler is given: Telegram, the tables, and how a chat wants things."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from telegram import User

from bot.api import Api, ApiError, Flooded, Sent
from bot.brains import Moments
from bot.i18n import Say, say_for
from bot.pictures import draw
from bot.places import Place
from bot.screens import Screen
from bot.store import Store
from bot.tables import Seen, Tables
from engine.session import GameSession

Session = GameSession[Any, Any]
log = logging.getLogger(__name__)

LANGUAGE, PICTURES, PACE = "language", "pictures", "pace"
NO_PANELS, NO_PICTURES = "no panels until", "no pictures until"
DIRECT = "direct"  # a person wants the hand in the private chat, where there are no panels
HINTED = "hinted"  # a person was told how a panel works
SITS = "sits "  # and a place: where a person sits, with the title of the group
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
    wake: Callable[[int, float], None]  # for a chat there will be something new in some seconds
    look_back: Callable[[Session, int], Awaitable[Moments]]  # where a seat went wrong
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    tasks: set[asyncio.Task[None]] = field(default_factory=set)
    # One thread: several would fight with the taps for the interpreter, and draw no faster.
    easel: Executor = field(default_factory=lambda: ThreadPoolExecutor(1))

    def later(self, call: Coroutine[Any, Any, Any]) -> None:
        """Telegram is told in the background: no letter waits for it, and it undoes nothing."""
        task = asyncio.create_task(self._quietly(call))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def send(self, place: Place, screen: Screen) -> None:
        """A message of its own, when the chat's budget has room for it."""
        while wait := await self.store.budget(place.chat, self.tables.now()):
            await self.sleep(wait / 1000)
        try:
            await self.api.send(place, screen)
        except Flooded as error:
            await self.flooded(place.chat, error)
            raise

    async def flooded(self, chat: int, error: Flooded) -> None:
        """Telegram said when to come again, to this chat alone."""
        await self.store.pause(chat, self.tables.now() + int(error.seconds * 1000))

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

    async def picture(self, description: object | None) -> bytes | str | None:
        """Drawn once; after that Telegram is given the id of its own copy."""
        if description is None:
            return None
        known = await self.store.file_id(self.api.bot.id, picture_key(description))
        if known:
            return known
        return await asyncio.get_running_loop().run_in_executor(self.easel, draw, description)

    async def keep_picture(self, description: object | None, sent: Sent) -> None:
        """Under which id it can be sent again."""
        if description is not None and sent.file_id:
            key = picture_key(description)
            await self.store.remember_file(self.api.bot.id, key, sent.file_id)

    async def say_to(self, user: User) -> Say:
        """A person's own language: the chosen one, else that of the app."""
        notes = await self.store.notes(user.id)
        chosen = notes.get(LANGUAGE)
        return say_for(json.loads(chosen) if chosen else user.language_code)

    async def sits(self, user: User, place: Place, title: str) -> None:
        """Where to look for the tables that wait for somebody."""
        await self.note(user.id, SITS + place.key, title)

    async def seats(self, user: int) -> dict[Place, str]:
        notes = await self.store.notes(user)
        return {
            Place.read(name.removeprefix(SITS)): json.loads(note)
            for name, note in notes.items()
            if name.startswith(SITS)
        }

    async def find(self, here: Place, session_id: str) -> tuple[Place, Seen]:
        """The table that a button belongs to: here, in another topic, where the group went when it
        became a supergroup, or, of a button in a private chat, where its owner sits."""
        seen_here = seen = await self.tables.see(here)
        if seen.session and seen.session.id == session_id:
            return here, seen
        for place in await self._elsewhere(here, seen.saved.moved):
            seen = await self.tables.see(place)
            if seen.session and seen.session.id == session_id:
                return place, seen
        return here, seen_here

    async def _elsewhere(self, here: Place, moved: Place | None) -> list[Place]:
        near = [moved] if moved else []
        near += await self.store.places((moved or here).chat)
        if here.chat > 0:
            near += await self.seats(here.chat)
        return [place for place in dict.fromkeys(near) if place != here]


def picture_key(description: object) -> str:
    return sha256(repr(description).encode()).hexdigest()
