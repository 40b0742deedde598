"""The one scheduler of calls to Telegram: budgets, priorities, retry-after, patience.

Messages and edits in a group share 18 of the 20 a minute that Telegram allows; a private chat has
one a second. Ephemeral messages are free of the budget until Telegram answers one with 429 in a
minute whose public calls kept the budget. Then they count for this bot for a week, after which one
group tries again. Callers never see `RateLimited`: a call that gets no budget in time raises
`NoRoom`.
"""

import asyncio
import json
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, field
from math import ceil
from typing import Final, TypeVar

from bot.ops import metrics
from bot.recent import Recent
from bot.store import Announcement, Store, StoreAway
from bot.telegram.errors import CallFailed, DeliveryUnknown, NotSent, RateLimited

T = TypeVar("T")
log = logging.getLogger(__name__)

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
WEEK: Final = 7 * 24 * 60 * MINUTE
TELEGRAM_PER_MINUTE: Final = 20  # messages and edits in a group
PER_MINUTE: Final = 18  # of which this bot uses so many
SEND_INTERVAL: Final = SECOND  # between two messages in a chat
PER_SECOND: Final = 28  # messages and edits of the bot in all chats, of Telegram's 30
LONGEST_SPREAD: Final = 4 * SECOND  # for which a message waits for those of other chats
UNSPREAD_TABLES: Final = 6  # tables in a minute that are painted without spreading them
FOR_EVER: Final = 1 << 52
UNANSWERED_RETRY_SECONDS: Final = 3.0  # until a call that was not answered is made again
RELEARN_INTERVAL: Final = MINUTE  # between two looks at what other workers learned


@dataclass(frozen=True, slots=True)
class Priority:
    """The share of a group's minute that a kind of call leaves to those above it, and how many
    milliseconds it may wait."""

    name: str
    leaves: int
    patience: int
    is_spread: bool = False  # over the minute, after the first few


RESULT: Final = Priority("result", 0, FOR_EVER)
TABLE: Final = Priority("table", 1, FOR_EVER, is_spread=True)
TURN: Final = Priority("your turn", 0, 30 * SECOND)
# Where ephemeral messages count, a fast game needs the minute for its table, and hands go to
# private chats.
HAND: Final = Priority("hand", 7, 3 * SECOND)  # of an asked player
ANSWER: Final = Priority("answer", 3, 10 * SECOND)  # to a command, seen by its author alone
ALOUD: Final = Priority("answer aloud", 3, 45 * SECOND)
GUEST: Final = Priority("guest", 8, 10 * SECOND)  # a public answer to somebody who does not play
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
    """Another worker makes this announcement, or has made it."""


class Pauses(Recent[Hashable, tuple[int, int]]):
    """The begin and the end of each pause; one that begins in the future is void, because the clock
    was set back since."""

    def left(self, key: Hashable, now: int) -> int:
        began, until = self.get(key, (0, 0))
        return max(0, until - now) if began <= now else 0


def always() -> bool:
    return True


async def until_answered(call: Callable[[], Awaitable[T]]) -> T:
    """Make a call that belongs to no chat, and repeat it until Telegram answers."""
    while True:
        try:
            return await call()
        except RateLimited as error:
            await asyncio.sleep(error.seconds)
        except DeliveryUnknown:
            await asyncio.sleep(UNANSWERED_RETRY_SECONDS)


@dataclass
class Outbox:
    """Keep each chat's budget in the store, and the budget of all chats in this process."""

    store: Store
    bot: int
    now: Callable[[], int]
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    _sent: deque[int] = field(default_factory=deque)  # times in all chats, in the last second
    _promised: int = 0  # the latest time at which a call was told to ask again
    _closed: Pauses = field(default_factory=Pauses)  # of chats and priorities, without budget
    _paused: Pauses = field(default_factory=Pauses)  # of chats, by retry-after
    _waiting: dict[int, list[Priority]] = field(default_factory=dict)  # by chat, for the budget

    def __post_init__(self) -> None:
        self._ephemerals = Ephemerals(self.store, self.bot)

    async def send(
        self,
        chat: int,
        priority: Priority,
        call: Callable[[], Awaitable[T]],
        patience: int | None = None,
        is_wanted: Callable[[], bool] = always,
        claim: Announcement | None = None,
    ) -> T:
        """Make a call once the chat's budget allows its priority.

        Raise `NoRoom` if that takes longer than its patience, or if it is no longer wanted by
        then; `Claimed` if another worker has claimed the announcement. A 429 pauses this chat
        alone, and the call is made again within its patience.
        """
        until = self.now() + (priority.patience if patience is None else patience)
        while True:
            reserved = await self._reserved(chat, priority, until, is_wanted, claim)
            try:
                return await call()
            except RateLimited as error:
                await self._pause(chat, error)
                if claim:
                    await self.store.unclaim(claim)
            except NotSent:
                if reserved in self._sent:
                    self._sent.remove(reserved)
                await self.store.give_back(chat, reserved)
                raise

    async def send_ephemeral(
        self,
        chat: int,
        priority: Priority,
        call: Callable[[], Awaitable[T]],
        patience: int | None = None,
        is_wanted: Callable[[], bool] = always,
    ) -> T:
        """Make a call that one member of a group sees, without the budget unless it counts."""
        if await self._ephemerals.count(chat, self.now()):
            return await self.send(chat, priority, call, patience, is_wanted)
        until = self.now() + (priority.patience if patience is None else patience)
        while wait := self._paused.left(chat, self.now()) or self._overall(self.now()):
            if self.now() + wait > until:
                raise NoRoom(wait)
            await self.sleep(wait / 1000)
            if not is_wanted():
                raise NoRoom
        self._sent.append(self.now())
        try:
            sent = await call()
        except RateLimited as error:
            await self._ephemerals.learn(chat, self.now())
            await self._pause(chat, error)
            raise NoRoom(error.milliseconds) from None
        self._ephemerals.note(chat, self.now())
        return sent

    def closed_for(self, chat: int, priority: Priority) -> int:
        """Return for how many milliseconds a chat's budget is known to have no room."""
        return self._closed.left((chat, priority.name), self.now())

    async def reserve(
        self, chat: int, now: int, priority: Priority = RESULT, claim: Announcement | None = None
    ) -> int:
        """Count a message. Return 0 to send it, else the milliseconds after which to ask again, or
        -1 if another worker has claimed the announcement."""
        wait = self._overall(now)
        if not wait:
            self._sent.append(now)
            wait = await self.store.reserve(
                chat,
                now,
                (PER_MINUTE if chat < 0 else 0, MINUTE, SEND_INTERVAL),
                priority.leaves,
                UNSPREAD_TABLES if priority.is_spread else 0,
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
        """Wait until the budget allows a call, after all waiters of higher priority, and count it.
        Return the time at which it was counted."""
        waiting = self._waiting.setdefault(chat, [])
        waiting.append(priority)
        try:
            while True:
                now = self.now()
                is_behind = any(other.leaves < priority.leaves for other in waiting)
                wait = (
                    SEND_INTERVAL if is_behind else await self.reserve(chat, now, priority, claim)
                )
                if not wait:
                    return now
                if wait < 0:
                    raise Claimed
                self._closed[chat, priority.name] = now, now + wait
                if now + wait > until:
                    raise NoRoom(wait)
                await self.sleep(wait / 1000)
                if not is_wanted():
                    raise NoRoom
        finally:
            waiting.remove(priority)
            if not waiting:
                self._waiting.pop(chat, None)

    async def _pause(self, chat: int, error: RateLimited) -> None:
        log.info("rate limited", extra={"chat": chat, "seconds": error.seconds})
        now = self.now()
        self._paused[chat] = now, now + error.milliseconds
        await self.store.pause(chat, now, error.milliseconds)

    def _overall(self, now: int) -> int:
        """Return the milliseconds until the budget of all chats, as far as it is ours, has room."""
        while self._sent and not now - SECOND < self._sent[0] <= now:
            self._sent.popleft()
        if self._promised > now + LONGEST_SPREAD:  # the clock was set back
            self._promised = 0
        most = max(1, PER_SECOND // self.store.workers)
        if len(self._sent) < most:
            return 0
        # Each call gets a time of its own: of those that ask at one time only one could go.
        free = max(self._sent[-most] + SECOND, self._promised + ceil(SECOND / most))
        self._promised = min(free, now + LONGEST_SPREAD)
        return self._promised - now


@dataclass(slots=True)
class Ephemerals:
    """Learn whether ephemeral messages count against a group's budget.

    They do not until one is answered with 429. That is kept for a week; then one group tries again.
    """

    store: Store
    bot: int
    _until: int = 0  # they count before this time
    _trial: int = 0  # the group that tries whether they still do
    _looked: int | None = None  # when the store was asked last
    _sent: Recent[int, deque[int]] = field(default_factory=Recent)  # uncounted, times by group

    async def count(self, chat: int, now: int) -> bool:
        if self._looked is None or not self._looked <= now < self._looked + RELEARN_INTERVAL:
            self._looked = now
            await self._look()
        if 0 < self._until <= now and not self._trial:
            await self._look()  # the week is over: another worker may have been first
            if 0 < self._until <= now and not self._trial:
                self._trial = chat
                await self._note(WEEK)
        return now < self._until or self._trial not in (0, chat)

    def note(self, chat: int, now: int) -> None:
        """Remember an uncounted message, which `learn` counts if it should have been."""
        sent = self._sent[chat] = self._sent.get(chat, deque(maxlen=TELEGRAM_PER_MINUTE))
        sent.append(now)

    async def learn(self, chat: int, now: int) -> None:
        """Count ephemeral messages from now on, and those of the last minute as well."""
        log.warning("ephemeral messages count against the budget", extra={"chat": chat})
        self._until, self._trial, self._looked = now + WEEK, 0, now
        await self._note(2 * WEEK)
        for group, sent in self._sent.items():
            if recent := [at for at in sent if now - MINUTE < at <= now]:
                await self.store.spend(group, recent, MINUTE)
        self._sent.clear()

    async def _look(self) -> None:
        try:
            found = await self.store.ephemerals_count(self.bot)
        except StoreAway:
            return
        self._until, self._trial = json.loads(found) if found else (0, 0)

    async def _note(self, keep: int) -> None:
        learned = json.dumps([self._until, self._trial]).encode()
        await self.store.note_ephemerals(self.bot, learned, keep)
