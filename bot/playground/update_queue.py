"""A bot's updates: numbered, kept until they are confirmed or too old, and fetched by polling."""

import asyncio
import random
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from bot.playground.clock import Clock
from bot.playground.compact_json import encode
from bot.playground.refusals import Refusal

KINDS = (
    "message",
    "edited_message",
    "channel_post",
    "edited_channel_post",
    "inline_query",
    "chosen_inline_result",
    "callback_query",
    "shipping_query",
    "pre_checkout_query",
    "poll",
    "poll_answer",
    "my_chat_member",
    "chat_member",
    "chat_join_request",
    "message_reaction",
    "message_reaction_count",
    "chat_boost",
    "removed_chat_boost",
)
OPT_IN_KINDS = frozenset(("chat_member", "message_reaction", "message_reaction_count"))
DEFAULT_KINDS = frozenset(KINDS) - OPT_IN_KINDS
LIFETIMES = {"callback_query": 150, "inline_query": 30}
DAY = 24 * 3600
WEEK = 7 * DAY
CONFLICT_SECONDS = 3
TERMINATED = "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running"  # noqa: E501
TERMINATED_BY_WEBHOOK = "Conflict: terminated by setWebhook request"
WEBHOOK_ACTIVE = "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first"  # noqa: E501


@dataclass(slots=True, eq=False)
class Update:
    """One update; `body` is the JSON that is sent, however often. Updates of one lane go one after
    another."""

    id: int
    kind: str
    lane: str
    body: bytes
    expires: float
    taken: bool = False


@dataclass(slots=True, eq=False)
class UpdateQueue:
    """The updates that wait for one bot; `on_update` is called with each new one."""

    updates: deque[Update] = field(default_factory=deque)
    allowed: frozenset[str] | None = None
    last_id: int = 100_000_000
    last_time: float = 0.0
    webhook: str = ""
    poller: asyncio.Future[str] | None = None
    polled_offset: int = 0
    polled_at: float = -10.0
    conflict_at: float = -10.0
    on_update: Any = None

    def allows(self, kind: str) -> bool:
        return kind in (DEFAULT_KINDS if self.allowed is None else self.allowed)

    def push(self, kind: str, lane: str, content: dict[str, Any], now: float) -> Update | None:
        """Number an update and keep it, if the bot wants this kind."""
        if not self.allows(kind):
            return None
        if self.last_time and now - self.last_time > WEEK:
            self.last_id = random.randrange(100_000_000, 900_000_000)
        self.last_id += 1
        self.last_time = now
        body = encode({"update_id": self.last_id, kind: content})
        update = Update(self.last_id, kind, lane, body, now + LIFETIMES.get(kind, DAY))
        self.updates.append(update)
        if self.poller and not self.poller.done():
            self.poller.set_result("")
        if self.on_update:
            self.on_update(update)
        return update

    def repeat(self, update: Update) -> None:
        """Deliver the update once more, the same bytes."""
        self.updates.append(update)
        if self.on_update:
            self.on_update(update)

    def expire(self, now: float) -> None:
        if any(update.expires <= now for update in self.updates):
            self.updates = deque(u for u in self.updates if u.expires > now)

    def confirm(self, offset: int) -> None:
        """Forget all below the offset; a negative one keeps that many of the last. An offset of the
        future is ignored: numbers may have begun anew since."""
        if offset < 0:
            while len(self.updates) > -offset:
                self.updates.popleft()
            return
        while self.updates and self.updates[0].id < offset <= self.last_id + 1:
            self.updates.popleft()

    def set_allowed(self, kinds: Any) -> None:
        """Set the kinds that the bot wants. An empty list is the default again; no list changes
        nothing."""
        if not isinstance(kinds, list):
            return
        known = frozenset(kind for kind in kinds if isinstance(kind, str)) & frozenset(KINDS)
        self.allowed = known or None

    def stop_poller(self, why: str) -> None:
        if self.poller and not self.poller.done():
            self.poller.set_result(why)
        self.poller = None


async def poll(
    queue: UpdateQueue, clock: Clock, offset: int, limit: int, seconds: int
) -> list[bytes]:
    """Return what getUpdates answers, as encoded bodies; wait for the first update if there is
    none."""
    if queue.webhook:
        raise await _conflict(queue, clock, WEBHOOK_ACTIVE)
    now = clock.now()
    if offset == queue.polled_offset and now < queue.polled_at + 3:
        seconds = max(seconds, 3)
        if now < queue.polled_at + 0.5:
            limit = 1
    queue.polled_offset, queue.polled_at = offset, now
    queue.expire(now)
    queue.confirm(offset)
    if not queue.updates and seconds:
        await _wait_for_update(queue, clock, seconds)
        queue.expire(clock.now())
    return [update.body for update, _ in zip(queue.updates, range(limit), strict=False)]


async def _wait_for_update(queue: UpdateQueue, clock: Clock, seconds: int) -> None:
    queue.stop_poller(TERMINATED)
    mine = queue.poller = asyncio.get_running_loop().create_future()
    try:
        await clock.wait_or_give_up(mine, seconds)
    finally:
        if queue.poller is mine:
            queue.poller = None
    if mine.done() and mine.result():
        raise await _conflict(queue, clock, mine.result())


async def _conflict(queue: UpdateQueue, clock: Clock, why: str) -> Refusal:
    """Return the refusal of a rival poller; a second one within three seconds is delayed, so that
    two pollers do not chase each other."""
    if clock.now() < queue.conflict_at + CONFLICT_SECONDS:
        await clock.wait_or_give_up(asyncio.get_running_loop().create_future(), CONFLICT_SECONDS)
    else:
        queue.conflict_at = clock.now()
    return Refusal(409, why)
