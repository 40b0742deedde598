"""Tells a deliberate tap from the second half of a double tap, by when the first was answered."""

from dataclasses import dataclass, field
from typing import Final

from bot.recent import Recent

READING_MS: Final = 1_000  # after Telegram took an answer; until then nobody has acted on it


@dataclass(slots=True)
class LastTaps:
    """Remembers which prompts of a session each person answered by a tap, and when Telegram took
    the answer to the last of these taps."""

    _played: Recent[tuple[str, int, int], bool] = field(default_factory=Recent)
    _last: Recent[tuple[str, int], str] = field(default_factory=Recent)  # queries
    _answered: Recent[str, int] = field(default_factory=Recent)

    def note_move(self, session: str, user: int, prompt: int, query: str) -> None:
        self._played[session, user, prompt] = True
        self._last[session, user] = query

    def note_answer(self, query: str, now: int) -> None:
        """Note that Telegram took the answer to a tap."""
        self._answered[query] = now

    def was_read(self, session: str, user: int, prompt: int, at: int) -> bool:
        """Return whether somebody who at this time taps a button of a prompt that they answered can
        have read what became of their last tap."""
        answered = self._answered.get(self._last.get((session, user), ""))
        is_own = (session, user, prompt) in self._played
        return is_own and answered is not None and at >= answered + READING_MS
