"""Coach marks: one line in the hand of a player who is asked with something new, once in a life.

The person's document keeps which ones were shown. This process remembers them from the last time it
read that document, so that no hand waits for the store.
"""

from dataclasses import dataclass, field

from bot.recent import Recent
from bot.screens import coach_marks
from bot.store import Store
from bot.store.documents import COACHED, Person, change
from bot.tables import Session
from engine.game import Seat


@dataclass(slots=True)
class Coach:
    _shown: Recent[int, set[str]] = field(default_factory=Recent)  # to each person
    # For each session and person the prompt that a mark was chosen for, and the mark if any
    _chosen: Recent[tuple[str, int], tuple[int, str]] = field(default_factory=Recent)

    def knows(self, user: int) -> bool:
        """Return whether somebody's document was read."""
        return user in self._shown

    def meet(self, user: int, person: Person) -> None:
        """Remember what somebody was shown, from their document."""
        self._shown[user] = self._shown.get(user, set()) | set(person.coached)

    def choose(self, user: int, session: Session, seat: Seat) -> str:
        """Return the mark that belongs in a hand, if any: the same one for as long as the seat is
        asked the same. Somebody whose document was not read yet is shown none."""
        prompt, shown = session.prompts.get(seat), self._shown.get(user)
        if prompt is None:
            return ""
        chosen = self._chosen.get((session.id, user))
        if chosen is not None and chosen[0] == prompt:
            return chosen[1]
        if shown is None:
            return ""
        marks = coach_marks(session, seat)
        mark = next((mark for mark in marks if mark not in shown), "")
        self._chosen[session.id, user] = prompt, mark
        return mark

    async def note(self, user: int, session: str, store: Store) -> None:
        """Keep that the mark that was chosen last was shown."""
        _, mark = self._chosen.get((session, user), (0, ""))
        shown = self._shown.get(user)
        if mark and shown is not None and mark not in shown:
            shown.add(mark)
            await store.change(user, change(COACHED, mark, True))
