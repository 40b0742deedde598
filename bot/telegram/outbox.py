"""The one scheduler of calls to Telegram: budgets, priorities, retry-after, patience.

Public messages and edits of a group share 18 of the 20 a minute that Telegram allows; a private
chat has one a second. Ephemeral messages are not counted against the group until Telegram says
otherwise: a 429 for one, in a minute whose public calls were within the budget, makes them count
for this bot, for a week; then one group tries again. Nothing outside this file sees a rate limit:
a call that finds no room in time raises `NoRoom`.
"""

import asyncio
import json
import logging
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from math import ceil
from typing import Final, TypeVar

from bot.ops import metrics
from bot.store import Announcement, Store, StoreAway
from bot.telegram.client import CallFailed, DeliveryUnknown, NotSent, RateLimited

T = TypeVar("T")
log = logging.getLogger(__name__)

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
WEEK: Final = 7 * 24 * 60 * MINUTE
ALLOWED: Final = 20  # messages and edits a minute in a group, by Telegram
PER_MINUTE: Final = 18  # messages and edits in a group; Telegram allows 20
APART: Final = SECOND
PER_SECOND: Final = 28  # messages and edits of the bot in all chats; Telegram allows 30
FARTHEST: Final = 4 * SECOND  # that a message is put off for the sake of other chats
AT_ONCE: Final = 6  # tables a minute that are painted without spreading them
FOR_EVER: Final = 1 << 52
REMEMBERED: Final = 10_000  # chats
UNANSWERED: Final = 3.0  # seconds after which a call is made again of which nothing was heard
RELEARNED: Final = MINUTE  # between two looks at what other workers learned


@dataclass(frozen=True, slots=True)
class Priority:
    """What a kind of call leaves of a group's minute to those above it, and how long it waits."""

    name: str
    leaves: int
    patience: int  # milliseconds for which it may wait for room
    is_spread: bool = False  # over the minute, once the first few have gone


RESULT: Final = Priority("result", 0, FOR_EVER)
TABLE: Final = Priority("table", 1, FOR_EVER, is_spread=True)
TURN: Final = Priority("your turn", 0, 30 * SECOND)
# Where hands count, a game at full speed needs the minute for its table: they are private then.
HAND: Final = Priority("hand", 7, 3 * SECOND)  # of who is asked
ANSWER: Final = Priority("answer", 3, 10 * SECOND)  # to a command, while only its author sees it
ALOUD: Final = Priority("answer aloud", 3, 45 * SECOND)
GUEST: Final = Priority("guest", 8, 10 * SECOND)  # an answer to who does not play, aloud
GUEST_ALONE: Final = Priority("guest alone", 12, 10 * SECOND)
UNASKED: Final = Priority("unasked hand", 10, 20 * SECOND)
SPECTATOR: Final = Priority("spectator", 11, 5 * SECOND)
CLEANUP: Final = Priority("clean-up", 14, 0)


class NoRoom(NotSent):
    """The budget had no room in time, or the call was no longer wanted when it had."""

    def __init__(self, wait: int = 0) -> None:
        super().__init__(f"no room for {wait} ms")
        self.wait = wait


class Claimed(CallFailed):
    """Somebody else makes this announcement, or has made it."""


def always() -> bool:
    return True


async def patiently(call: Callable[[], Awaitable[T]]) -> T:
    """Make a call that belongs to no chat, and again until Telegram answers it."""
    while True:
        try:
            return await call()
        except RateLimited as error:
            await asyncio.sleep(error.seconds)
        except DeliveryUnknown:
            await asyncio.sleep(UNANSWERED)


class Outbox:
    """Budgets of all chats, kept in the store; what all chats share is counted here."""

    def __init__(
        self,
        store: Store,
        bot: int,
        now: Callable[[], int],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.store = store
        self._bot = bot
        self._now = now
        self._sleep = sleep
        self._sent: deque[int] = deque()  # in all chats, in the last second
        self._promised = 0  # the last moment at which a call was told to ask again
        # Chats without room for a priority: when that was seen, and until when.
        self._closed: OrderedDict[tuple[int, str], tuple[int, int]] = OrderedDict()
        self._waiting: dict[int, list[Priority]] = {}  # in each chat, for room
        self._paused: OrderedDict[int, tuple[int, int]] = OrderedDict()  # since and until when
        self._ephemerals = Ephemerals(store, bot)

    async def send(
        self,
        chat: int,
        priority: Priority,
        call: Callable[[], Awaitable[T]],
        patience: int | None = None,
        is_wanted: Callable[[], bool] = always,
        claim: Announcement | None = None,
    ) -> T:
        """Make a call once the chat's budget has room for its priority.

        Raise `NoRoom` if that takes longer than it has patience, or if it is no longer wanted by
        then; `Claimed` if it makes an announcement that somebody else has claimed. A 429 pauses
        this chat alone, and the call is made again within its patience.
        """
        until = self._now() + (priority.patience if patience is None else patience)
        while True:
            reserved = await self._reserved(chat, priority, until, is_wanted, claim)
            try:
                return await call()
            except RateLimited as error:
                await self._pause(chat, error)
                if claim:
                    await self.store.unclaim(claim)
            except NotSent:
                await self._give_back(chat, reserved)
                raise

    async def send_ephemeral(
        self,
        chat: int,
        priority: Priority,
        call: Callable[[], Awaitable[T]],
        patience: int | None = None,
        is_wanted: Callable[[], bool] = always,
    ) -> T:
        """Make a call for one person's eyes in a group, at once unless such calls count."""
        if await self._ephemerals.count(chat, self._now()):
            return await self.send(chat, priority, call, patience, is_wanted)
        until = self._now() + (priority.patience if patience is None else patience)
        while wait := self._paused_for(chat) or self._overall(self._now()):
            if self._now() + wait > until:
                raise NoRoom(wait)
            await self._sleep(wait / 1000)
            if not is_wanted():
                raise NoRoom
        self._sent.append(self._now())
        try:
            sent = await call()
        except RateLimited as error:
            await self._ephemerals.learn(chat, self._now())
            await self._pause(chat, error)
            raise NoRoom(error.milliseconds) from None
        self._ephemerals.note(chat, self._now())
        return sent

    def closed_for(self, chat: int, priority: Priority) -> int:
        """Milliseconds for which a chat has no room, as far as this process knows."""
        now = self._now()
        seen_at, until = self._closed.get((chat, priority.name), (0, 0))
        return max(0, until - now) if seen_at <= now else 0  # else the clock was set back

    async def reserve(
        self, chat: int, now: int, priority: Priority = RESULT, claim: Announcement | None = None
    ) -> int:
        """Count a message: 0 is go, else the milliseconds after which to ask again, or -1 if
        somebody else has claimed the announcement."""
        wait = self._overall(now)
        if not wait:
            self._sent.append(now)
            wait = await self.store.reserve(
                chat,
                now,
                (PER_MINUTE if chat < 0 else 0, MINUTE, APART),
                priority.leaves,
                AT_ONCE if priority.is_spread else 0,
                claim,
            )
            if wait and now in self._sent:  # unless its second is over
                self._sent.remove(now)
        if wait > 0:
            metrics.BUDGET_WAITS.inc()
        return wait

    async def _reserved(
        self,
        chat: int,
        priority: Priority,
        until: int,
        is_wanted: Callable[[], bool],
        claim: Announcement | None,
    ) -> int:
        """Wait for room and take it, after every waiter of a higher priority; when that was."""
        waiting = self._waiting.setdefault(chat, [])
        waiting.append(priority)
        try:
            while True:
                now = self._now()
                is_behind = any(other.leaves < priority.leaves for other in waiting)
                wait = APART if is_behind else await self.reserve(chat, now, priority, claim)
                if not wait:
                    return now
                if wait < 0:
                    raise Claimed
                self._close(chat, priority, now, now + wait)
                if now + wait > until:
                    raise NoRoom(wait)
                await self._sleep(wait / 1000)
                if not is_wanted():
                    raise NoRoom
        finally:
            waiting.remove(priority)
            if not waiting:
                self._waiting.pop(chat, None)

    def _close(self, chat: int, priority: Priority, now: int, until: int) -> None:
        self._closed[chat, priority.name] = now, until
        self._closed.move_to_end((chat, priority.name))
        if len(self._closed) > REMEMBERED:
            self._closed.popitem(last=False)

    async def _pause(self, chat: int, error: RateLimited) -> None:
        log.info("rate limited", extra={"chat": chat, "seconds": error.seconds})
        now = self._now()
        self._paused[chat] = now, now + error.milliseconds
        if len(self._paused) > REMEMBERED:
            self._paused.popitem(last=False)
        await self.store.pause(chat, now, error.milliseconds)

    def _paused_for(self, chat: int) -> int:
        """Milliseconds for which Telegram wants a chat left alone, as far as this process knows."""
        now = self._now()
        seen_at, until = self._paused.get(chat, (0, 0))
        return max(0, until - now) if seen_at <= now else 0  # else the clock was set back

    async def _give_back(self, chat: int, at: int) -> None:
        if at in self._sent:
            self._sent.remove(at)
        await self.store.give_back(chat, at)

    def _overall(self, now: int) -> int:
        """Milliseconds until all chats together have room, of which this process uses its part."""
        while self._sent and not now - SECOND < self._sent[0] <= now:
            self._sent.popleft()
        if self._promised > now + FARTHEST:  # the clock was set back
            self._promised = 0
        most = max(1, PER_SECOND // self.store.workers)
        if len(self._sent) < most:
            return 0
        # Each is told a moment of its own: at the same one all would come, and one would get it.
        free = max(self._sent[-most] + SECOND, self._promised + ceil(SECOND / most))
        self._promised = min(free, now + FARTHEST)
        return self._promised - now


class Ephemerals:
    """Whether ephemeral messages count against a group's budget: they do not, until a 429 for one
    says so. That is kept for a week; then one group tries again."""

    def __init__(self, store: Store, bot: int) -> None:
        self._store = store
        self._bot = bot
        self._until = 0  # they count before then
        self._trial = 0  # the group that tries whether they still do
        self._looked: int | None = None  # when the store was asked last
        self._sent: OrderedDict[int, deque[int]] = OrderedDict()  # uncounted, in the last minute

    async def count(self, chat: int, now: int) -> bool:
        if self._looked is None or not self._looked <= now < self._looked + RELEARNED:
            self._looked = now
            await self._look()
        if 0 < self._until <= now and not self._trial:
            await self._look()  # the week is over: another worker may have been first
            if 0 < self._until <= now and not self._trial:
                self._trial = chat
                await self._note(WEEK)
        return now < self._until or self._trial not in (0, chat)

    def note(self, chat: int, now: int) -> None:
        """Remember one that was not counted, in case that it should have been."""
        sent = self._sent.setdefault(chat, deque(maxlen=ALLOWED))
        sent.append(now)
        self._sent.move_to_end(chat)
        if len(self._sent) > REMEMBERED:
            self._sent.popitem(last=False)

    async def learn(self, chat: int, now: int) -> None:
        """Count them from now on, and those of the last minute as well: Telegram refused one in a
        minute of few public calls."""
        log.warning("ephemeral messages count against the budget", extra={"chat": chat})
        self._until, self._trial, self._looked = now + WEEK, 0, now
        await self._note(2 * WEEK)
        for group, sent in self._sent.items():
            if recent := [at for at in sent if now - MINUTE < at <= now]:
                await self._store.spend(group, recent, MINUTE)
        self._sent.clear()

    async def _look(self) -> None:
        try:
            found = await self._store.ephemerals_count(self._bot)
        except StoreAway:
            return
        self._until, self._trial = json.loads(found) if found else (0, 0)

    async def _note(self, keep: int) -> None:
        learned = json.dumps([self._until, self._trial]).encode()
        await self._store.note_ephemerals(self._bot, learned, keep)
