"""What is kept and what goes round: letters of an inbox, a saved table, what one move changes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from bot.address import Address
from bot.store.documents import Changes, Row

EntryKind = Literal["update", "tick", "move", "request"]
Deed = Literal["done", "repeated", "conflict"]


@dataclass(frozen=True, slots=True)
class InboxEntry:
    """One entry of an inbox."""

    partition: int
    id: str
    kind: EntryKind  # Telegram's JSON, a deadline, a computer's move, or something of our own
    body: bytes
    update_id: int | None = None
    address: Address | None = None
    at: int = 0  # milliseconds, when it came into the inbox
    tries: int = 1  # how often it was read; more than once after a crash


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something that must be told once and has not been."""

    partition: int
    id: str
    body: bytes
    address: Address
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
    """A table as it stands, with the documents of its chat; version 0 is no table. If its chat has
    moved, nothing can be committed here: forward the letter."""

    version: int = 0
    session: bytes | None = None
    painted: Painted = field(default_factory=Painted)
    reminder: bytes | None = None  # that stands in the chat
    moved: Address | None = None  # where its chat went
    chat: Row = field(default_factory=dict)  # for `read_document`
    hands: Mapping[bytes, bytes] = field(default_factory=dict)  # by person


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
    anew: bool = False  # in a message of its own: another session has taken the place
    due: int | None = None
    dirty: int | None = None
    announcements: list[bytes] = field(default_factory=list)
    chat: Changes = field(default_factory=dict)  # of its documents
    entry: InboxEntry | None = None


class Committed(NamedTuple):
    """What became of a commit: `done`; `repeated` if its letter was finished before, perhaps by
    this very call, asked again after a broken connection; `conflict` if another version is saved,
    or the chat moved. After `done` also which wish to be painted the table carries, its fence, and
    the announcements, ready to be made."""

    deed: Deed
    asked: int = 0
    fence: int = 0
    announcements: tuple[Announcement, ...] = ()
