"""How often one sender is answered: a token bucket for taps and commands, and what repeats less."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from bot.recent import Recent

AT_ONCE: Final = 10
EVERY: Final = 200  # milliseconds after which one comes back
MOST_WAITED: Final = 100  # updates of one sender that waited while the bot was away
REMEMBERED: Final = 10_000  # senders, and answers
UNSURE: Final = 2_000  # milliseconds: commands are dated by whole seconds
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
    _waited: Recent[int, int] = field(default_factory=Recent)
    _told: dict[tuple[int, object], int] = field(default_factory=dict)

    def take(self, sender: int, at: int) -> bool:
        """Take a token for an update that came at this time; return whether there was one. What
        came while nobody handled it is not refused for being handled all at once."""
        bucket = self._bucket(sender, at)
        passed = max(0, at - bucket.filled)  # the clock may have been set back
        bucket.left = min(AT_ONCE, bucket.left + passed / EVERY)
        if not bucket.filled - UNSURE < at < bucket.filled:
            bucket.filled = at
        if bucket.left < 1:
            return False
        bucket.left -= 1
        bucket.was_told = False
        return True

    def take_waited(self, sender: int) -> bool:
        """Take a token for an update that waited for the bot, nobody knows since when."""
        taken = self._waited[sender] = self._waited.get(sender, 0) + 1
        return taken <= MOST_WAITED

    def may_refuse_aloud(self, chat: int) -> bool:
        """Return whether to refuse somebody before the whole group: once in 20 seconds, for the
        group's messages are counted and belong to its table."""
        return self.may_tell(chat, "refusal", ALOUD)

    def may_tell_busy(self, sender: int) -> bool:
        """Return whether to say in words that it was too much: once, until the next answer."""
        bucket = self._bucket(sender, self.now())
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

    def _bucket(self, sender: int, at: int) -> Bucket:
        bucket = self._buckets.setdefault(sender, Bucket(AT_ONCE, at))
        self._buckets.move_to_end(sender)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket
