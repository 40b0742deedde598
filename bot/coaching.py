"""Coach marks: one line in the hand of a player who is asked with something new, once in a life.

The person's document keeps which ones were shown. This process remembers them from the last time it
read that document, so that no hand waits for the store.
"""

from dataclasses import dataclass, field

from bot.hand_record import Hand
from bot.recent import Recent
from bot.screens import coach_marks
from bot.store import Store
from bot.store.documents import COACHED, Person, change
from bot.tables import Session
from engine.game import Seat


@dataclass(slots=True)
class Coach:
    _shown: Recent[int, set[str]] = field(default_factory=Recent)  # to each person

    def meet(self, user: int, person: Person) -> None:
        """Remember what somebody was shown, from their document."""
        self._shown[user] = self._shown.get(user, set()) | set(person.coached)

    def choose(self, hand: Hand, session: Session, seat: Seat) -> str:
        """Return the mark that belongs in a hand, if any: the same one for as long as the seat is
        asked the same. Somebody whose document was not read yet is shown none."""
        prompt, shown = session.prompts.get(seat), self._shown.get(hand.user)
        if prompt is None:
            return ""
        if hand.coached[:2] == (session.id, prompt):
            return hand.coached[2]
        if shown is None:
            return ""
        marks = coach_marks(session, seat)
        mark = next((mark for mark in marks if mark not in shown), "")
        hand.coached = (session.id, prompt, mark)
        return mark

    async def note(self, hand: Hand, store: Store) -> None:
        """Keep that the mark of a hand was shown."""
        mark, shown = hand.coached[2], self._shown.get(hand.user)
        if mark and shown is not None and mark not in shown:
            shown.add(mark)
            await store.change(hand.user, change(COACHED, mark, True))
