"""Remembers for some minutes who administrates a chat, as Telegram told it."""

import logging
import time
from dataclasses import dataclass, field
from typing import Final

from bot.telegram.client import CallFailed, TelegramClient

log = logging.getLogger(__name__)

KNOWN: Final = 300.0  # seconds
UNSURE: Final = 10.0  # seconds until Telegram is asked again, if it did not tell
REMEMBERED: Final = 10_000


@dataclass(slots=True)
class Administrators:
    client: TelegramClient
    _known: dict[tuple[int, int], tuple[float, bool]] = field(default_factory=dict)

    def known(self, chat: int, user: int) -> bool | None:
        """Return whether somebody is one; None if Telegram must be asked."""
        until, is_admin = self._known.get((chat, user), (0.0, False))
        return is_admin if time.monotonic() < until else None

    async def ask(self, chat: int, user: int) -> bool:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        try:
            is_admin, seconds = await self.client.is_administrator(chat, user), KNOWN
        except CallFailed as error:
            log.info("administrator unknown: %s", error, extra={"chat": chat, "user": user})
            is_admin, seconds = False, UNSURE
        self._known[chat, user] = (time.monotonic() + seconds, is_admin)
        return is_admin
