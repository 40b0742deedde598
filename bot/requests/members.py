"""Remembers for some minutes who is in a chat and who administrates it, as Telegram told it.

What Telegram tells by itself, that somebody came, went or got other rights, counts at once.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from telegram import ChatMember, ChatMemberRestricted

from bot.recent import Recent
from bot.telegram.client import TelegramClient
from bot.telegram.errors import CallFailed, NotInChat

log = logging.getLogger(__name__)

KNOWN_MS: Final = 300_000
UNSURE_MS: Final = 10_000  # until Telegram is asked again, if it did not tell
GONE: Final = (ChatMember.LEFT, ChatMember.BANNED)


class Standing(NamedTuple):
    """Membership and rights of somebody in a chat."""

    is_in: bool
    is_admin: bool = False


ADMINISTRATOR: Final = Standing(is_in=True, is_admin=True)
NOT_IN: Final = Standing(is_in=False)


def standing_of(member: ChatMember) -> Standing:
    if isinstance(member, ChatMemberRestricted):
        return Standing(member.is_member)
    return Standing(
        member.status not in GONE,
        member.status in (ChatMember.OWNER, ChatMember.ADMINISTRATOR),
    )


@dataclass(slots=True)
class Members:
    client: TelegramClient
    now: Callable[[], int]
    # When each standing was told, for how long it counts, and what it is.
    _known: Recent[tuple[int, int], tuple[int, int, Standing]] = field(default_factory=Recent)

    def known(self, chat: int, user: int) -> Standing | None:
        """Return what somebody is; None if Telegram must be asked."""
        told, lasts, standing = self._known.get((chat, user), (0, 0, NOT_IN))
        return standing if told <= self.now() < told + lasts else None

    def heard(self, chat: int, user: int, standing: Standing | None) -> None:
        """Note what Telegram told by itself; None if only that something has changed."""
        if standing is None:
            self._known.pop((chat, user), None)
        else:
            self._known[chat, user] = (self.now(), KNOWN_MS, standing)

    async def ask(self, chat: int, user: int) -> Standing:
        """Ask Telegram what somebody is. If it does not answer, whoever is not known to have left
        counts as a member, and nobody counts as an administrator."""
        lasts = KNOWN_MS
        try:
            standing = standing_of(await self.client.member(chat, user))
        except NotInChat:
            standing = NOT_IN
        except CallFailed as error:
            log.info("membership unknown", extra={"chat": chat, "user": user, "error": str(error)})
            _, _, before = self._known.get((chat, user), (0, 0, Standing(is_in=True)))
            standing, lasts = Standing(before.is_in), UNSURE_MS
        self._known[chat, user] = (self.now(), lasts, standing)
        return standing
