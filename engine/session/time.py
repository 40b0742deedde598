"""The clocks of a session: deadlines and reminders of the seats that are asked."""

from dataclasses import dataclass
from typing import Final

from engine import chance
from engine.game import Seat
from engine.session.data import Events, O, S, SessionData

PASSES_AFTER: Final = range(4_000, 12_000)  # milliseconds until a pass that comes unasked
REMINDER: Final = 4  # the part of the time, one in so many, that is left at the reminder


@dataclass(slots=True)
class TimedSession(SessionData[S, O]):
    """A session with its clocks."""

    @property
    def next_due(self) -> int | None:
        """Return the next moment at which `tick` has something to do."""
        moments = (*self.due.values(), *self.reminders.values(), *self.passing.values())
        return min(moments, default=None)

    def next_tick(self, now: int, life: int, thinking: int) -> int | None:
        """Return the moment at which the clock has to look again: at the next reminder or
        deadline, after `thinking` if a computer is asked, or when the `life` of an idle session
        ends."""
        if self.is_idle:
            return self.touched + life
        again = (now + thinking,) if self.thinking else ()
        return min((*again, *filter(None, [self.next_due])), default=None)

    def is_reminded(self, seat: Seat) -> bool:
        """Return whether a player was reminded of the standing question, and got no time anew."""
        is_on_time = seat in self.reminders or seat not in self.due
        return not is_on_time and self.players[seat].level is None

    def pause(self, until: int | None) -> Events:
        """Stop every clock. Everybody has the whole time anew from `until` on, or after
        `resume`."""
        if self.phase == "playing":
            self._start_clocks(until)
        return []

    def resume(self, now: int) -> Events:
        """Give everybody who is asked the whole time anew."""
        return self.pause(now)

    def shift(self, by: int, now: int) -> Events:
        """Move deadlines and reminders on by a time in which nobody could play."""
        if self.phase != "playing":
            self.touched = min(self.touched, now)  # the clock may have been set back
            return []
        self.due = {seat: until + by for seat, until in self.due.items()}
        self.reminders = {seat: moment + by for seat, moment in self.reminders.items()}
        self.passing = {seat: moment + by for seat, moment in self.passing.items()}
        self.touched = now
        return []

    def set_pace(self, pace: int | None, now: int) -> Events:
        """Set the time for a move, and give it to everybody who is asked."""
        self.pace = pace
        self._start_clocks(now)
        self.touched = now
        return []

    def _start_clocks(self, start: int | None) -> None:
        """Give everybody who is asked the whole time from this moment on; None stops the clocks."""
        self.due, self.reminders, self.passing = {}, {}, {}
        if start is not None:
            for seat in self.prompts:
                self._give_time(seat, start)
            self._pass_later(start)

    def _pass_later(self, start: int) -> None:
        """Choose the moment of each pass that comes unasked. It depends on no hand, and differs
        from window to window, so that nobody can tell it from a player who thinks."""
        for seat in range(len(self.players)):
            if not self._passes(seat):
                self.passing.pop(seat, None)
            elif seat not in self.passing:
                window = f"{self.id} passes {len(self.log)}"
                drawn = chance.seed(bytes.fromhex(self.secret), window, ())
                self.passing[seat] = start + PASSES_AFTER[drawn[0] * len(PASSES_AFTER) // 256]

    def _passes(self, seat: Seat) -> bool:
        is_asked = seat in self.prompts and self.players[seat].level is None
        return (
            is_asked
            and seat in self.passers
            and self.rulebook.passes_with(self.state, seat) is not None
        )

    def _give_time(self, seat: Seat, start: int) -> None:
        if self.pace is None or seat not in self.prompts:
            return
        self.due[seat] = start + self.pace
        self.reminders.pop(seat, None)
        if self.players[seat].level is None:  # nobody reminds a computer
            self.reminders[seat] = start + self.pace - self.pace // REMINDER
