"""Inbox entries that wait in this process: each chat's in order, the chats side by side.

After a long queue the chats that heard from last come first: there somebody waits for an answer,
while for most of what is older nobody does any more.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Final, Protocol

from bot.chat_queue import TABLE, ChatQueue, Players
from bot.store import InboxEntry

MOST_CHATS: Final = 256  # whose entries are handled at one time
MOST_TOGETHER: Final = 100  # entries that are finished at one time
MOST_IN_A_ROW: Final = 10  # entries of one chat while others wait
MOST_OF_WATCHERS: Final = 100  # entries that wait in a chat, above which the older taps are dropped

Chat = tuple[int, int]  # its partition and id; 0 for updates without a chat


class Knowledge(Protocol):
    """Facts about waiting entries that need no look at a table."""

    def asks_nothing(self, entry: InboxEntry) -> bool: ...
    def is_tap(self, entry: InboxEntry) -> bool: ...
    def sender(self, entry: InboxEntry) -> int: ...
    def players(self, chat: int) -> Players | None: ...  # None: it is not known who plays


Together = Callable[[list[InboxEntry]], Awaitable[None]]  # raises nothing


@dataclass(slots=True)
class ChatQueues:
    handle: Callable[[InboxEntry], Awaitable[None]]  # raises nothing
    finish: Together  # entries that ask for nothing
    drop: Together  # taps of watchers, of which there are too many
    known: Knowledge
    count: int = 0  # entries that wait
    _waiting: dict[Chat, ChatQueue] = field(default_factory=dict)
    _working: dict[Chat, asyncio.Task[None]] = field(default_factory=dict)
    # Chats to begin with, by the time of their newest entry, negative. A chat may stand here more
    # than once, or be at work already.
    _next: list[tuple[int, Chat]] = field(default_factory=list)

    def take(self, entries: Iterable[InboxEntry]) -> None:
        for entry in entries:
            chat = entry.partition, entry.address.chat if entry.address else 0
            self._waiting.setdefault(chat, ChatQueue(self.known.sender)).append(entry)
            self.count += 1
            if chat not in self._working:
                heappush(self._next, (-entry.at, chat))
        self._begin()

    async def leave(self, partition: int) -> None:
        """Forget what waits of a partition, and let end what is being handled."""
        self._forget(chat for chat in list(self._waiting) if chat[0] == partition)
        await self._until_done(chat for chat in self._working if chat[0] == partition)

    async def drain(self) -> None:
        """Forget what waits, which stays in the store, and let end what is being handled."""
        self._forget(list(self._waiting))
        await self._until_done(self._working)

    def cancel(self) -> None:
        """Cancel all tasks at once, as a kill would."""
        self._forget(list(self._waiting))
        for task in self._working.values():
            task.cancel()

    def _begin(self) -> None:
        while self._next and len(self._working) < MOST_CHATS:
            _, chat = heappop(self._next)
            if chat in self._waiting and chat not in self._working:
                self._working[chat] = asyncio.create_task(self._work(chat))

    async def _work(self, chat: Chat) -> None:
        """Handle a chat's entries, for a while if other chats wait."""
        handled = 0
        try:
            while self._waiting.get(chat) and (handled < MOST_IN_A_ROW or not self._next):
                entries, together = self._take_next(chat)
                self.count -= len(entries)
                await (together(entries) if together else self.handle(entries[0]))
                handled += 1
        finally:
            del self._working[chat]
            if waiting := self._waiting.get(chat):
                heappush(self._next, (-waiting.newest, chat))
            else:
                self._waiting.pop(chat, None)
            self._begin()

    def _take_next(self, chat: Chat) -> tuple[list[InboxEntry], Together | None]:
        """Take the next entry from a chat's queue, with more of its kind if they are not handled
        but finished or dropped together."""
        queue, entries, together = self._waiting[chat], list[InboxEntry](), None
        players = self.known.players(chat[1])
        while queue and len(entries) < MOST_TOGETHER:
            sender, entry = queue.first(players or Players())
            ends = self._without_handling(queue, players, sender, entry)
            if entries and (ends is None or ends is not together):
                break
            entries.append(queue.pop(sender))
            if ends is None:
                break
            together = ends
        return entries, together

    def _without_handling(
        self, queue: ChatQueue, players: Players | None, sender: int, entry: InboxEntry
    ) -> Together | None:
        if self.known.asks_nothing(entry):
            return self.finish
        if players is None or sender in (TABLE, *players.seated) or not self.known.is_tap(entry):
            return None
        return self.drop if queue.of_watchers(players) > MOST_OF_WATCHERS else None

    def _forget(self, chats: Iterable[Chat]) -> None:
        for chat in chats:
            self.count -= len(self._waiting.pop(chat))

    async def _until_done(self, chats: Iterable[Chat]) -> None:
        if tasks := [self._working[chat] for chat in chats]:
            await asyncio.wait(tasks)  # a timeout of the caller cancels none of them
