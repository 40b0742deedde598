"""The record of one person's hand at one table: which message shows it, and what it shows."""

import asyncio
import json
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bot.address import Address
from bot.i18n import FALLBACK
from bot.screens import Screen
from bot.tables import Session, Table

NOWHERE: Final = Address(0)


class Tapped(NamedTuple):
    """The message that was tapped; one that `is_photo` cannot become a text."""

    message: int = 0
    is_photo: bool = False


NOTHING_TAPPED: Final = Tapped()


@dataclass(slots=True)
class Hand:
    """One person's hand at one table: the message that shows it, and what it shows."""

    address: Address  # of the table
    user: int
    message: int = 0  # 0: there is none
    where: Address = NOWHERE  # the group, if the message is ephemeral, or the private chat
    session: str = ""
    phase: str = "playing"  # of the session when it was opened: a lobby's hand goes at Start
    language: str = FALLBACK
    path: tuple[int, ...] = ()  # the steps of a choice taken so far,
    prompt: int | None = None  # in answer to this prompt
    shown: Screen | None = None
    is_photo: bool = False  # whether the message is a picture with its text below
    since: int = 0  # when the message was sent
    wanted: Table | None = None  # the table that the message is to show
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def is_private(self) -> bool:
        return self.where.chat > 0

    def shows(self, message: int, picture: object) -> bool:
        """Return whether this message shows this picture."""
        is_known = self.message == message and self.shown is not None
        return is_known and self.shown is not None and self.shown.picture == picture

    def belongs_to(self, session: Session) -> bool:
        """Return whether the session still shows this hand; a lobby's hand goes at Start."""
        is_open = session.phase in ("lobby", "playing")
        return is_open and (self.session, self.phase) == (session.id, session.phase)

    def write(self) -> bytes:
        kept = [self.message, self.where.key, self.session, self.phase, self.language]
        return json.dumps([*kept, self.is_photo]).encode()

    @classmethod
    def read(cls, address: Address, user: int, text: bytes) -> "Hand":
        message, where, session, phase, language, *photo = json.loads(text)
        hand = cls(address, user, message, Address.read(where), session, phase, language)
        hand.is_photo = photo == [True]  # versions before pictures of hands kept five fields
        return hand
