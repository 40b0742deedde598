"""Per-user token bucket for taps and commands: more than five a second are refused."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

AT_ONCE: Final = 10
EVERY: Final = 200  # milliseconds after which one comes back
REMEMBERED: Final = 10_000  # people
ALOUD: Final = 20_000  # milliseconds from one refusal that a whole group reads to the next


@dataclass(slots=True)
class Bucket:
    left: float
    filled: int
    was_told: bool = False
    refused: int = -ALOUD  # when everybody in a group last read a refusal of this person


@dataclass(slots=True)
class Buckets:
    now: Callable[[], int]
    known: OrderedDict[int, Bucket] = field(default_factory=OrderedDict)

    def take(self, user: int) -> bool:
        """Whether this one is still answered."""
        now = self.now()
        bucket = self.known.setdefault(user, Bucket(AT_ONCE, now))
        self.known.move_to_end(user)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        passed = max(0, now - bucket.filled)  # the clock may have been set back
        bucket.left = min(AT_ONCE, bucket.left + passed / EVERY)
        bucket.filled = now
        if bucket.left < 1:
            return False
        bucket.left -= 1
        bucket.was_told = False
        return True

    def refuses_aloud(self, user: int) -> bool:
        """Whether to refuse something before the whole group: now and then, and then silently, for
        the group's messages are counted and belong to its table."""
        bucket, now = self.known.setdefault(user, Bucket(AT_ONCE, self.now())), self.now()
        if bucket.refused <= now < bucket.refused + ALOUD:
            return False
        bucket.refused = now
        return True

    def tells(self, user: int) -> bool:
        """Whether to say so in words: once, until something of this person was answered again."""
        bucket = self.known[user]
        was_told, bucket.was_told = bucket.was_told, True
        return not was_told
