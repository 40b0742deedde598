"""Telegram's rate limits for bots: bursts of one a second to a chat, 20 a minute to a group."""

import math
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.playground.clock import Clock


@dataclass(slots=True)
class Usage:
    """The messages that one bot sent to one chat in the last minute, and its token bucket."""

    times: deque[float] = field(default_factory=deque)
    tokens: float = 0.0
    filled: float = 0.0
    is_group: bool = False


@dataclass(slots=True)
class RateLimits:
    """Token buckets and sliding windows. `burst` is how many messages may come at once before one a
    second is the rule. A limit of 0 is off, and without a burst or a pace neither of the two
    counts. With `ephemerals_count` ephemeral messages count as well: nobody knows whether Telegram
    counts them."""

    clock: Clock
    on: bool = True
    per_second: float = 1.0
    burst: int = 3
    per_minute: int = 20
    overall: int = 30
    ephemerals_count: bool = False
    usages: dict[tuple[int, int], Usage] = field(default_factory=dict)
    totals: dict[int, deque[float]] = field(default_factory=dict)

    def settings(self) -> dict[str, float | bool]:
        return {name: getattr(self, name) for name in SETTINGS}

    def change(self, changes: Mapping[str, Any]) -> None:
        """Set the limits that are named, or none of them if any value makes no sense."""
        wanted = {name: _checked(self, name, changes[name]) for name in SETTINGS if name in changes}
        for name, value in wanted.items():
            setattr(self, name, value)

    def take(self, bot: int, chat: int, is_group: bool) -> int:
        """Count one message and return 0, or return the seconds to wait without counting it."""
        if not self.on:
            return 0
        now = self.clock.now()
        usage = self._usage(bot, chat, is_group, now)
        total = self.totals.setdefault(bot, deque())
        _drop_until(total, now - 1)
        if wait := self._wait(usage, total, now):
            return wait
        usage.tokens = max(0.0, usage.tokens - 1)
        usage.times.append(now)
        total.append(now)
        return 0

    def budget(self) -> dict[str, dict[str, float]]:
        """Return what is used of each chat's limits, by the bot that used most."""
        now = self.clock.now()
        chats: dict[str, dict[str, float]] = {}
        for (bot, chat), recorded in self.usages.items():
            usage = self._usage(bot, chat, recorded.is_group, now)
            line: dict[str, float] = {
                "minute": len(usage.times),
                "of": self.per_minute,
                "second": sum(1 for at in usage.times if at > now - 1),
            }
            if wait := self._wait(usage, self.totals.get(bot, deque()), now):
                line["retry_after"] = wait
            before = chats.get(str(chat))
            if before is None or before["minute"] <= line["minute"]:
                chats[str(chat)] = line
        return chats

    def _usage(self, bot: int, chat: int, is_group: bool, now: float) -> Usage:
        usage = self.usages.get((bot, chat))
        if usage is None:
            usage = self.usages[bot, chat] = Usage(tokens=self.burst, filled=now, is_group=is_group)
        refill = (now - usage.filled) * self.per_second
        usage.tokens = min(float(self.burst), usage.tokens + max(0.0, refill))
        usage.filled = now
        _drop_until(usage.times, now - 60)
        return usage

    def _wait(self, usage: Usage, total: deque[float], now: float) -> int:
        if not self.on:
            return 0
        waits = [0.0]
        if usage.tokens < 1 and self.per_second and self.burst:
            waits.append((1 - usage.tokens) / self.per_second)
        if usage.is_group and self.per_minute and len(usage.times) >= self.per_minute:
            waits.append(usage.times[-self.per_minute] + 60 - now)
        if self.overall and len(total) >= self.overall:
            waits.append(total[-self.overall] + 1 - now)
        longest = max(waits)
        return max(1, math.ceil(longest)) if longest > 1e-6 else 0


SETTINGS = ("on", "per_second", "burst", "per_minute", "overall", "ephemerals_count")
LARGEST_VALUE = 1e9


def _checked(limits: RateLimits, name: str, value: Any) -> float | bool:
    before: float | bool = getattr(limits, name)
    if isinstance(before, bool):
        if not isinstance(value, bool):
            raise ValueError(f"{name} must be true or false")
        return value
    kinds = int if isinstance(before, int) else int | float
    if isinstance(value, bool) or not isinstance(value, kinds) or not 0 <= value < LARGEST_VALUE:
        kind = "whole number" if kinds is int else "number"
        raise ValueError(f"{name} must be a {kind}, 0 or more; 0 turns it off")
    return float(value) if isinstance(before, float) else value


def _drop_until(times: deque[float], before: float) -> None:
    while times and times[0] <= before:
        times.popleft()
