"""What is kept and what goes round: letters of an inbox, a saved table, what one move changes."""

from dataclasses import dataclass, field
from typing import Literal

from bot.places import Place

LetterKind = Literal["update", "tick", "move", "request"]
Deed = Literal["done", "repeated", "conflict"]


@dataclass(frozen=True, slots=True)
class Letter:
    """One entry of an inbox."""

    partition: int
    id: str
    kind: LetterKind  # Telegram's JSON, a deadline, a computer's move, or something of our own
    body: bytes
    update_id: int | None = None
    place: Place | None = None
    at: int = 0  # milliseconds, when it came into the inbox
    tries: int = 1  # how often it was read; more than once after a crash


@dataclass(frozen=True, slots=True)
class Said:
    """Something that must be said and has not been."""

    partition: int
    id: str
    body: bytes
    place: Place
    at: int = 0
    tries: int = 1


@dataclass(frozen=True, slots=True)
class Painted:
    """What a chat was last shown. Make a new one with `dataclasses.replace`, which keeps what it
    was loaded with: its fence, and which wish to be painted it answers."""

    message: int = 0
    version: int = 0
    digest: str = ""
    kind: Literal["text", "photo"] = "text"
    sending: bool = False  # set before a send that may not be repeated
    fence: int = 0
    asked: int = 0


@dataclass(frozen=True, slots=True)
class Saved:
    """A table as it stands; version 0 is no table. If its chat has moved, nothing can be committed
    here: forward the letter."""

    version: int = 0
    session: bytes | None = None
    painted: Painted = field(default_factory=Painted)
    reminder: bytes | None = None  # that stands in the chat
    moved: Place | None = None  # where its chat went


@dataclass(frozen=True, slots=True)
class Commit:
    """What one move changes, all of it or nothing.

    The deadline and the session are written together: `due` counts only with a session, or when
    it is forgotten. `dirty` None leaves the mark as it is.
    """

    expected: int
    session: bytes | None = None
    version: int = 0
    forget: bool = False
    due: int | None = None
    dirty: int | None = None
    say: list[bytes] = field(default_factory=list)
    letter: Letter | None = None
