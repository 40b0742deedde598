"""When each person last did something in a chat, as far as this process knows."""

from dataclasses import dataclass, field
from typing import Final

from bot.recent import Recent

REMEMBERED_PEOPLE: Final = 100_000
PRESENT_MS: Final = 60_000  # after a tap or a command its author is taken to look on


@dataclass(slots=True)
class Activity:
    _last: Recent[tuple[int, int], int] = field(default_factory=lambda: Recent(REMEMBERED_PEOPLE))

    def note(self, chat: int, user: int, now: int) -> None:
        self._last[chat, user] = now

    def is_present(self, chat: int, user: int, now: int) -> bool:
        """Return whether somebody tapped or wrote in a chat within the last minute."""
        last = self._last.get((chat, user))
        return last is not None and last <= now < last + PRESENT_MS
