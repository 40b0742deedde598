"""The rooms that every handler is given, and what it runs in the background."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

from bot.address import Address
from bot.computers import Moments
from bot.hands import Hands
from bot.painter import Painter
from bot.screens import Screen
from bot.store import Store, StoreAway
from bot.store.documents import SITS, Person, change
from bot.tables import Session, Table, Tables
from bot.telegram.client import CallFailed, TelegramClient
from bot.telegram.outbox import ALOUD, Outbox, Priority
from bot.telegram.photos import Photo, Photos
from engine.upcasts import BadSave

log = logging.getLogger(__name__)

MINUTE: Final = 60_000
REMEMBERED: Final = 10_000


@dataclass(slots=True)
class Background:
    """Calls that nobody waits for: no letter waits for Telegram, and it undoes nothing."""

    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def later(self, call: Awaitable[Any]) -> None:
        task = asyncio.create_task(self._quietly(call))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        close = getattr(call, "close", None)
        if close:
            task.add_done_callback(lambda _: close())  # it may not have begun

    async def drain(self) -> None:
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def cancel(self) -> None:
        """Break off what is under way, as a kill does."""
        for task in self.tasks:
            task.cancel()

    async def _quietly(self, call: Awaitable[Any]) -> None:
        try:
            await call
        except CallFailed as error:
            log.info("telegram call failed: %s: %s", type(error).__name__, error)
        except StoreAway as error:
            log.warning("waiting for the store: %s", error)
        except BadSave as error:
            log.error("a table cannot be read: %s", error)
        except Exception:
            log.exception("a background task failed")


@dataclass(slots=True)
class Desk:
    client: TelegramClient
    store: Store
    tables: Tables
    outbox: Outbox
    photos: Photos
    painter: Painter
    hands: Hands
    background: Background
    look_back: Callable[[Session, int], Awaitable[Moments]]  # where a seat went wrong
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    told: dict[tuple[int, object], int] = field(default_factory=dict)  # when a chat was told what
    greeting: set[int] = field(default_factory=set)  # groups to which it is about to say hello
    # The newest screen that each ephemeral message is to show: one before it comes too late.
    screens: dict[tuple[Address, int, int], object] = field(default_factory=dict)
    looking: set[tuple[str, int]] = field(default_factory=set)  # sessions that a seat looks through

    @property
    def username(self) -> str:
        return str(self.client.bot.username)

    def later(self, call: Awaitable[Any]) -> None:
        self.background.later(call)

    async def send(
        self,
        address: Address,
        screen: Screen,
        picture: Photo | None = None,
        priority: Priority = ALOUD,
        patience: int | None = None,
    ) -> int:
        """Post a message once the chat's budget has room for it; its id."""

        async def call() -> int:
            sent = await self.client.send(address, screen, picture)
            await self.photos.keep(screen.picture, sent)
            return sent.message_id

        return await self.outbox.send(address.chat, priority, call, patience)

    async def bring_down(self, address: Address) -> None:
        """Post the table anew at the bottom; the old message goes."""
        old = await self.tables.show_anew(address)
        if old.message:
            self.later(self.client.delete(address, old.message))
        self.painter.begin(address)

    def may_tell(self, chat: int, what: object) -> bool:
        """Whether a chat has not read this within the last minute: answers to a guest, the file of
        a game. It counts as told now, unless it is forgotten."""
        now = self.tables.now()
        told = self.told.get((chat, what), -MINUTE)
        if told <= now < told + MINUTE:
            return False
        if len(self.told) >= REMEMBERED:
            self.told.clear()
        self.told[chat, what] = now
        return True

    def forget_told(self, chat: int, what: object) -> None:
        self.told.pop((chat, what), None)

    async def person(self, user: int) -> Person:
        """Load what is known of somebody, or nothing: a game goes on without it, and in a cluster
        it may lie on a server that is away."""
        try:
            return await self.store.person(user)
        except StoreAway:
            return Person()

    async def seats(self, user: int) -> dict[Address, str]:
        """Return the places where somebody sits, each with the title of its group; of a group that
        became a supergroup, the new ones."""
        seats: dict[Address, str] = {}
        for name, title in (await self.store.person(user)).sits.items():
            address = Address.read(name)
            moved = (await self.store.load(address)).moved
            if moved:
                moving = change(SITS, moved.key, title) | change(SITS, name, None)
                await self.store.change(user, moving)
            seats[moved or address] = title
        return seats

    async def find(self, here: Table, session_id: str) -> Table:
        """The table that a button belongs to: here, in another topic, where the group went when it
        became a supergroup, or, of a button in a private chat, where its owner sits."""
        if here.is_of(session_id):
            return here
        moved = here.saved.moved
        for address in await self._elsewhere(here.address, moved):
            table = await self.tables.see(address)
            if table.is_of(session_id):
                return table
        return await self.tables.see(moved) if moved else here

    async def _elsewhere(self, here: Address, moved: Address | None) -> list[Address]:
        near = [moved] if moved else []
        near += await self.store.addresses((moved or here).chat)
        if here.chat > 0:
            near += await self.seats(here.chat)
        return [address for address in dict.fromkeys(near) if address != here]
