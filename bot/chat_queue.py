"""The inbox entries of one chat that wait: those of people who play there come before those of
watchers."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bot.store import InboxEntry

TABLE: Final = 0  # the sender of deadlines, computers' moves and whatever else no person sends


class Players(NamedTuple):
    """The people who sit at the tables of a chat, and those of them who are asked for a move."""

    seated: frozenset[int] = frozenset()
    asked: frozenset[int] = frozenset()


@dataclass(slots=True)
class ChatQueue:
    """Each sender's entries stay in order. So do those of players and of the table itself, except
    that an asked player overtakes other players."""

    sender_of: Callable[[InboxEntry], int]
    newest: int = 0  # when the last entry came
    _unread: deque[InboxEntry] = field(default_factory=deque)  # whose senders are not known yet
    _by_sender: dict[int, deque[tuple[int, InboxEntry]]] = field(default_factory=dict)
    _order: deque[tuple[int, int]] = field(default_factory=deque)  # numbers, with their senders
    _came: int = 0
    _left: int = 0

    def __len__(self) -> int:
        return self._came - self._left

    def append(self, entry: InboxEntry) -> None:
        self._unread.append(entry)
        self._came += 1
        self.newest = entry.at

    def first(self, players: Players) -> tuple[int, InboxEntry]:
        """Return the next entry, with its sender."""
        self._read_senders()
        heads = [
            (self._by_sender[sender][0][0], sender)
            for sender in (TABLE, *players.seated)
            if sender in self._by_sender
        ]
        _, sender = min(heads) if heads else self._order[0]
        asked = min((head for head in heads if head[1] in players.asked), default=None)
        tables_own = next((head for head in heads if head[1] == TABLE), None)
        if asked is not None and (tables_own is None or asked < tables_own):
            _, sender = asked
        return sender, self._by_sender[sender][0][1]

    def pop(self, sender: int) -> InboxEntry:
        """Take the first entry of a sender."""
        waiting = self._by_sender[sender]
        _, entry = waiting.popleft()
        if not waiting:
            del self._by_sender[sender]
        self._left += 1
        return entry

    def of_watchers(self, players: Players) -> int:
        """Count the entries of people who do not play."""
        others = (self._by_sender.get(sender, ()) for sender in (TABLE, *players.seated))
        return len(self) - sum(map(len, others))

    def _read_senders(self) -> None:
        is_alone = len(self) == 1  # then nobody comes before anybody
        while self._unread:
            entry = self._unread.popleft()
            sender = TABLE if is_alone else self.sender_of(entry)
            number = self._came - len(self._unread)
            self._by_sender.setdefault(sender, deque()).append((number, entry))
            self._order.append((number, sender))
        while not self._is_first(*self._order[0]):  # it was taken before its turn
            self._order.popleft()

    def _is_first(self, number: int, sender: int) -> bool:
        waiting = self._by_sender.get(sender)
        return waiting is not None and waiting[0][0] == number
