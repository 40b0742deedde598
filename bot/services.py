"""The rooms of one worker, as every action is given them, and what it runs in the background."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from bot.address import Address
from bot.computers import Moments
from bot.ephemeral_support import EphemeralSupport
from bot.hands import Hands
from bot.imported_games import CheckedGame
from bot.painter import Painter
from bot.recaps import Recaps
from bot.requests.last_taps import LastTaps
from bot.requests.members import Members
from bot.requests.throttle import Throttle
from bot.screens import Screen
from bot.store import Store, StoreAway
from bot.tables import Session, Tables
from bot.telegram.client import Picture, TelegramClient
from bot.telegram.errors import CallFailed
from bot.telegram.outbox import ALOUD, Outbox, Priority
from bot.telegram.photos import Photos
from engine.games.rally.board import Chart
from engine.upcasts import BadSave

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Background:
    """Tasks that no inbox entry waits for; their errors are logged and undo nothing."""

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
            failed = {"error": type(error).__name__, "reason": str(error)}
            log.info("telegram call failed", extra=failed)
        except StoreAway as error:
            log.warning("waiting for the store", extra={"error": str(error)})
        except BadSave as error:
            log.error("table cannot be read", extra={"error": str(error)})
        except Exception:
            log.exception("background task failed")


@dataclass(slots=True)
class Services:
    client: TelegramClient
    store: Store
    tables: Tables
    outbox: Outbox
    photos: Photos
    painter: Painter
    hands: Hands
    background: Background
    review: Callable[[Session, int, int], Awaitable[Moments]]  # where a seat went wrong, for whom
    recaps: Recaps
    check_map: Callable[[bytes], Awaitable[Chart]]  # raises BadMap
    check_game: Callable[[bytes, int], Awaitable[CheckedGame]]  # of a user
    for_person: Callable[..., Awaitable[Any]]  # who asks, what to run in a process, and with what
    throttle: Throttle
    support: EphemeralSupport
    members: Members
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    under_way: set[tuple[object, ...]] = field(default_factory=set)  # what is not begun twice
    last_taps: LastTaps = field(default_factory=LastTaps)
    # The newest screen that each ephemeral message is to show: an older one comes too late.
    newest: dict[tuple[Address, int, int], Screen] = field(default_factory=dict)

    @property
    def username(self) -> str:
        return str(self.client.bot.username)

    def later(self, call: Awaitable[Any]) -> None:
        self.background.later(call)

    async def send(
        self,
        address: Address,
        screen: Screen,
        picture: Picture | None = None,
        priority: Priority = ALOUD,
        patience: int | None = None,
    ) -> int:
        """Post a message once the chat's budget has room for it; return its id."""

        async def call() -> int:
            sent = await self.client.send(address, screen, picture)
            await self.photos.keep(screen, sent)
            return sent.message_id

        return await self.outbox.send(address.chat, priority, call, patience)
