"""Inbox entries that wait in this process: each chat's in order, the chats side by side.

After a long queue the chats that heard from last come first: there somebody waits for an answer,
while for most of what is older nobody does any more.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Final

from bot.store import InboxEntry

MOST_CHATS: Final = 256  # whose entries are handled at one time
MOST_VOID: Final = 100  # entries that are finished at one time
MOST_IN_A_ROW: Final = 10  # entries of one chat while others wait

Chat = tuple[int, int]  # its partition and id; 0 for updates without a chat


@dataclass(slots=True)
class ChatQueues:
    handle: Callable[[InboxEntry], Awaitable[None]]  # raises nothing
    # Return whether an entry asks for nothing; such are finished many at one time.
    is_void: Callable[[InboxEntry], bool]
    finish: Callable[[list[InboxEntry]], Awaitable[None]]  # raises nothing
    count: int = 0  # entries that wait
    _waiting: dict[Chat, deque[InboxEntry]] = field(default_factory=dict)
    _working: dict[Chat, asyncio.Task[None]] = field(default_factory=dict)
    # Chats to begin with, by the time of their newest entry, negative. A chat may stand here more
    # than once, or be at work already.
    _next: list[tuple[int, Chat]] = field(default_factory=list)

    def take(self, entries: Iterable[InboxEntry]) -> None:
        for entry in entries:
            chat = entry.partition, entry.address.chat if entry.address else 0
            self._waiting.setdefault(chat, deque()).append(entry)
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
                if void := self._void_entries(chat):
                    await self.finish(void)
                else:
                    await self.handle(self._waiting[chat].popleft())
                    self.count -= 1
                handled += 1
        finally:
            del self._working[chat]
            if waiting := self._waiting.get(chat):
                heappush(self._next, (-waiting[-1].at, chat))
            else:
                self._waiting.pop(chat, None)
            self._begin()

    def _void_entries(self, chat: Chat) -> list[InboxEntry]:
        """Take the next entries of a chat from its queue as long as they ask for nothing."""
        waiting, void = self._waiting[chat], list[InboxEntry]()
        while waiting and len(void) < MOST_VOID and self.is_void(waiting[0]):
            void.append(waiting.popleft())
        self.count -= len(void)
        return void

    def _forget(self, chats: Iterable[Chat]) -> None:
        for chat in chats:
            self.count -= len(self._waiting.pop(chat))

    async def _until_done(self, chats: Iterable[Chat]) -> None:
        if tasks := [self._working[chat] for chat in chats]:
            await asyncio.wait(tasks)  # a timeout of the caller cancels none of them
