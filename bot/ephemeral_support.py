"""Finds out whose app shows no ephemeral messages, as old ones do; no error tells of it.

Another tap on the same button, without a tap inside an ephemeral message between, is the sign that
the answer was not seen; a hand, which newcomers tap for twice, is sent once more first. The sign is
kept for a month with the person and with the chat, and ends at the first tap inside an ephemeral
message.
"""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bot.recent import Recent
from bot.store import Store
from bot.store.documents import UNSEEN, ChatStatus, Person, change, changes_of

MONTH_MS: Final = 30 * 86_400_000
UNREAD_MS: Final = 1_000  # in which nobody has looked at an answer, so a tap is mere impatience
SAME_LOOK_MS: Final = 600_000  # after which a move is a reason to tap the same button again
CLOSED_MS: Final = 600_000  # for which a private chat that was not open is not tried again
REMEMBERED_PEOPLE: Final = 100_000


class Answered(NamedTuple):
    """A tap that was answered with an ephemeral message, or with an alert in place of one."""

    button: str
    moves: int  # made at the table
    at: int
    times: int  # that this button was answered so


@dataclass(slots=True)
class EphemeralSupport:
    store: Store
    _answered: Recent[tuple[int, int], Answered] = field(
        default_factory=lambda: Recent(REMEMBERED_PEOPLE)
    )
    _closed: Recent[int, int] = field(default_factory=lambda: Recent(REMEMBERED_PEOPLE))

    def note_answer(
        self, chat: int, user: int, button: str, moves: int, now: int, times: int
    ) -> None:
        self._answered[chat, user] = Answered(button, moves, now, times)

    def forget_answer(self, chat: int, user: int) -> None:
        self._answered.pop((chat, user), None)

    def was_answered(self, chat: int, user: int, button: str, moves: int, now: int) -> bool:
        """Return whether a tap repeats one that was answered not long ago, with no move since."""
        last = self._answered.get((chat, user))
        return last is not None and last[:2] == (button, moves) and now - last.at < SAME_LOOK_MS

    def missed_answers(self, chat: int, user: int, button: str, moves: int, now: int) -> int:
        """Count how often a button that is tapped again was answered, and the answer not seen. Long
        after it, a move is reason enough to look again."""
        last = self._answered.get((chat, user))
        if last is None or last.button != button or 0 <= now - last.at < UNREAD_MS:
            return 0
        return last.times if last.moves == moves or now - last.at < SAME_LOOK_MS else 0

    def note_closed(self, user: int, now: int) -> None:
        """Note that the bot may not write to somebody."""
        self._closed[user] = now

    def note_open(self, user: int) -> None:
        """Note that somebody has just written or tapped in the private chat."""
        self._closed.pop(user, None)

    def is_closed(self, user: int, now: int) -> bool:
        """Return whether the bot may not write to somebody, as it learned not long ago."""
        at = self._closed.get(user)
        return at is not None and at <= now < at + CLOSED_MS

    async def mark(self, user: int, now: int) -> None:
        """Remember that somebody's app shows no ephemeral messages."""
        await self.store.change(user, changes_of(Person, unseen_until=now + MONTH_MS))

    async def saw(self, chat: int, user: int, person: Person, status: ChatStatus) -> None:
        """Forget the sign against an app in which an ephemeral message was just tapped."""
        self.forget_answer(chat, user)
        if person.unseen_until:
            await self.store.change(user, changes_of(Person, unseen_until=0))
        if str(user) in status.unseen:
            await self.store.change(chat, change(UNSEEN, user, None))
