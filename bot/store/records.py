"""The records of the store: inbox entries, announcements, saved tables and commits."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, cast, get_args

from bot.address import Address
from bot.store.documents import Changes, Row

EntryKind = Literal["update", "tick", "move", "request"]
Deed = Literal["done", "repeated", "conflict", "forgotten"]


@dataclass(frozen=True, slots=True)
class InboxEntry:
    partition: int
    id: str
    kind: EntryKind  # Telegram's JSON, a deadline, a computer's move, or the bot's own request
    body: bytes
    update_id: int | None = None
    address: Address | None = None
    tries: int = 1  # how often it was read; more than once after a crash

    @classmethod
    def parse(cls, partition: int, id: str, row: Row, tries: int) -> "InboxEntry":
        kind = row[b"kind"].decode()
        if kind not in get_args(EntryKind):
            raise ValueError("an entry of no known kind")
        update, address = row[b"update"], row[b"place"].decode()
        return cls(
            *(
                partition,
                id,
                cast("EntryKind", kind),
                row[b"body"],
                int(update) if update else None,
            ),
            *(Address.read(address) if address else None, tries),
        )

    @property
    def at(self) -> int:
        """Return when it came into the inbox, in milliseconds."""
        return int(self.id.partition("-")[0])


class Probed(NamedTuple):
    """The answer of a server of the store that was asked to write."""

    refusal: str  # why it saves nothing, or ""
    memory: int  # bytes in use
    limit: int  # bytes that it may use; 0: all there are


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something that must be announced once."""

    partition: int
    id: str
    body: bytes
    address: Address
    tries: int = 1

    @classmethod
    def parse(cls, partition: int, id: str, row: Row, tries: int) -> "Announcement":
        address = Address.read(row[b"place"].decode())
        return cls(partition, id, row[b"body"], address, tries)


@dataclass(frozen=True, slots=True)
class Painted:
    """The state of the table message that a chat was last shown.

    Make a new one with `dataclasses.replace`, which keeps the fence it was loaded with and the
    count of requests to paint that it answers.
    """

    message: int = 0
    version: int = 0
    digest: str = ""
    kind: Literal["text", "photo"] = "text"
    sending: bool = False  # set before a message is sent, which may not be repeated
    unsure_until: int = 0  # until then, a late call may still change the message; 0: none can
    fence: int = 0
    asked: int = 0


@dataclass(frozen=True, slots=True)
class Saved:
    """A saved table with the documents of its chat; version 0 is no table.

    If its chat has moved, nothing can be committed here: forward the inbox entry.
    """

    version: int = 0
    session: bytes | None = None
    painted: Painted = field(default_factory=Painted)
    reminder: bytes | None = None  # that stands in the chat
    moved: Address | None = None  # the address of its chat now
    chat: Row = field(default_factory=dict)  # for `read_document`
    hands: Mapping[bytes, bytes] = field(default_factory=dict)  # by person
    apart: bytes = b""  # a long value of the session, as the store keeps it
    row: bytes = b""  # of its game in the archive


@dataclass(frozen=True, slots=True)
class Balance:
    """The archive of a chat as far as some people are concerned, before their game is added."""

    version: int
    last_number: int
    month: int  # of the last game; 0 if there is none
    numbers: Mapping[int, int]  # of those people who have one
    identities: Mapping[int, bytes]  # by number
    tallies: Mapping[int, bytes]
    months: Mapping[int, bytes]  # of that month; of everybody, if it is to be closed


@dataclass(frozen=True, slots=True)
class Archived:
    """A finished game, to be added to the archive with the commit that ends it."""

    id: str
    at: int
    row: bytes
    game: bytes  # compressed
    version: int  # of the balance from which the following was made
    people: Mapping[str, bytes]  # fields of the hash of tallies
    month: int
    month_tallies: Mapping[str, bytes]
    pool: str
    ratings: Mapping[str, int]
    stands: bool  # at the table, whose result tells of the row


@dataclass(frozen=True, slots=True)
class Commit:
    """The changes of one move, of which all are made or none.

    Without a session the saved one stays, with its deadline, unless `forget` deletes the table.
    """

    expected: int
    session: bytes | None = None
    version: int = 0
    forget: bool = False
    anew: bool = False  # another session has replaced the last one: paint it in a new message
    due: int | None = None
    dirty: int | None = None  # from when on to paint; None leaves the mark as it is
    announcements: list[bytes] = field(default_factory=list)
    chat: Changes = field(default_factory=dict)  # of its documents
    entry: InboxEntry | None = None
    apart: bytes = b""  # a long value of the session, which need not be written with it
    apart_before: bytes = b""
    archived: Archived | None = None
    by: int = 0  # who asked for it; of somebody who was forgotten since, nothing is saved


class Committed(NamedTuple):
    """The outcome of a commit.

    `repeated`: its inbox entry was finished before, perhaps by this very call, which was repeated
    after a broken connection. `forgotten`: who asked for it was forgotten since. `conflict`:
    another version is saved, or the chat moved. `done`: with the count of requests to paint the
    table, its fence, and the announcements to be made.
    """

    deed: Deed
    asked: int = 0
    fence: int = 0
    announcements: tuple[Announcement, ...] = ()
