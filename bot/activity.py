"""When each person last did something in a chat, as far as this process knows."""

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

REMEMBERED: Final = 100_000  # people in chats
PRESENT: Final = 60_000  # milliseconds after a tap or a command in which its author looks on


@dataclass(slots=True)
class Activity:
    _last: OrderedDict[tuple[int, int], int] = field(default_factory=OrderedDict)

    def note(self, chat: int, user: int, now: int) -> None:
        self._last[chat, user] = now
        self._last.move_to_end((chat, user))
        if len(self._last) > REMEMBERED:
            self._last.popitem(last=False)

    def is_present(self, chat: int, user: int, now: int) -> bool:
        """Whether somebody did something there within the last minute."""
        last = self._last.get((chat, user))
        return last is not None and last <= now < last + PRESENT
