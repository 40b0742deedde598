"""How often one person is answered: a token bucket for taps and commands, and what repeats less."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

AT_ONCE: Final = 10
EVERY: Final = 200  # milliseconds after which one comes back
REMEMBERED: Final = 10_000  # people, and answers
ALOUD: Final = 20_000  # milliseconds from one refusal that a whole group reads to the next
MINUTE: Final = 60_000


@dataclass(slots=True)
class Bucket:
    left: float
    filled: int
    was_told: bool = False


@dataclass(slots=True)
class Throttle:
    now: Callable[[], int]
    _buckets: OrderedDict[int, Bucket] = field(default_factory=OrderedDict)
    _told: dict[tuple[int, object], int] = field(default_factory=dict)

    def take(self, user: int) -> bool:
        """Take a token; return whether there was one."""
        now = self.now()
        bucket = self._bucket(user)
        passed = max(0, now - bucket.filled)  # the clock may have been set back
        bucket.left = min(AT_ONCE, bucket.left + passed / EVERY)
        bucket.filled = now
        if bucket.left < 1:
            return False
        bucket.left -= 1
        bucket.was_told = False
        return True

    def may_refuse_aloud(self, chat: int) -> bool:
        """Return whether to refuse somebody before the whole group: once in 20 seconds, for the
        group's messages are counted and belong to its table."""
        return self.may_tell(chat, "refusal", ALOUD)

    def may_tell_busy(self, user: int) -> bool:
        """Return whether to say in words that it was too much: once, until the next answer."""
        bucket = self._bucket(user)
        was_told, bucket.was_told = bucket.was_told, True
        return not was_told

    def may_tell(self, chat: int, what: object, every: int = MINUTE) -> bool:
        """Return whether a chat has not read this within the last minute, and count it as told."""
        now = self.now()
        told = self._told.get((chat, what), -every)
        if told <= now < told + every:
            return False
        if len(self._told) >= REMEMBERED:
            self._told.clear()
        self._told[chat, what] = now
        return True

    def forget_told(self, chat: int, what: object) -> None:
        self._told.pop((chat, what), None)

    def _bucket(self, user: int) -> Bucket:
        bucket = self._buckets.setdefault(user, Bucket(AT_ONCE, self.now()))
        self._buckets.move_to_end(user)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket
