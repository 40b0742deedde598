"""Playing a session: the deal, moves of people, computers and the clock, and how the game ends."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine import chance, recent, refusals
from engine.chance import Sealed
from engine.game import Outcome, Seat
from engine.recent import Event, RecentEvents
from engine.record import DEAL, NOBODY, RESIGN, STOP, By, Entry, digest
from engine.session.data import COMPUTER, Events, O, Player, S, User
from engine.session.time import TimedSession
from engine.session_events import (
    CameBack,
    HandedOver,
    NewHost,
    Nudged,
    TookOver,
)

HAND_OVER: Final = 2  # deadlines missed in a row, after which a computer plays
SUBSTITUTE: Final = "normal"  # the level that plays for a person who is away


@dataclass(slots=True)
class PlayedSession(TimedSession[S, O]):
    """A session with its moves."""

    # Moves -------------------------------------------------------------------------------------

    def deal(self, now: int) -> Events:
        """End the lobby: chance is bound to the players and how they cut."""
        self.drawn_for = [*map(self._drawn_for, self.players)]
        self.phase = "playing"
        self.chosen_before, self.suggestion = {}, None
        self.recent = []
        self.dealt_rules = self.rules
        self.plays_forced = getattr(self.options, "forced_moves", False)
        self.started = now
        source = self._chance()
        self.state = self.rulebook.setup(len(self.players), self.options, source)
        self._write(NOBODY, "player", source.drawn, DEAL, now)
        self._go_on({}, now)
        self.touched = now
        return self._play_forced(now)

    def _drawn_for(self, player: Player) -> tuple[str, str]:
        if player.user is None:
            return f"{COMPUTER}{player.level}", player.cut
        if not self.salt:
            return str(player.user), player.cut
        salt = bytes.fromhex(self.salt)
        return chance.labels(salt, self.commitment, str(player.user), player.cut)

    def act(self, user: User, prompt: int, index: int, now: int) -> Events:
        """Play a person's action: its index in what was legal when this prompt asked."""
        seat = self._asked(user, prompt)
        legal = self.legal(seat)
        if not 0 <= index < len(legal):
            raise refusals.Illegal
        return self._answer(seat, legal[index], now)

    def act_in_row(self, user: User, prompt: int, indices: Sequence[int], now: int) -> Events:
        """Play several of a person's actions: each index is into what is legal after the move
        before, -1 for the last of that. All happen, or none does.

        The row ends with the first move by which the player may learn something, and what is left
        of it is not even looked at: no answer tells what a row would draw.
        """
        seat = self._asked(user, prompt)
        actions = self._row(seat, indices)
        return [event for action in actions for event in self._answer(seat, action, now)]

    def play_text(self, user: User, text: str, now: int) -> Events:
        """Play an action that a person typed in the game's notation."""
        seat = self._asked(user, None)
        action = self.rulebook.read(text, self.legal(seat))
        if action is None:
            raise refusals.Illegal
        return self._answer(seat, action, now)

    def act_for(self, seat: Seat, prompt: int, index: int, now: int) -> Events:
        """Play a computer's action for its seat, unless a person has taken that meanwhile."""
        self.must_be_playing()
        if self.prompts.get(seat) != prompt or self.players[seat].level is None:
            raise refusals.Stale
        legal = self.legal(seat)
        if not 0 <= index < len(legal):
            raise refusals.Illegal
        return self._play(seat, legal[index], "computer", now)

    def skip(self, by: User, seat: Seat, now: int, admin: bool = False) -> Events:
        """Let the host move on from a seat that is asked, by the game's `on_timeout`."""
        self.must_be_playing()
        self.must_lead(by, admin)
        if seat not in self.prompts:
            raise refusals.NoSuchSeat
        action = self.rulebook.on_timeout(self.state, seat)
        return self._play(seat, action, "admin", now)

    def pass_windows(self, user: User, unasked: bool, now: int) -> Events:
        """Let a player pass in every window unasked from now on, or be asked again. Nobody else is
        told."""
        self.must_be_playing()
        if not self.rulebook.has_windows:
            raise refusals.Illegal
        seat = self.seat(user)
        self.passers = [other for other in self.passers if other != seat]
        self.passers += [seat] if unasked else []
        self._pass_later(now)
        self.touched = now
        return []

    def tick(self, now: int) -> Events:
        """Remind each seat whose time is nearly up, and move for each whose time is up or who
        passes unasked."""
        events: Events = []
        for seat in [seat for seat, moment in self.passing.items() if moment <= now]:
            action = self.rulebook.passes_with(self.state, seat)
            if self.passing.pop(seat, None) is not None and action is not None:
                events += self._play(seat, action, "computer", now)
        for seat in [*self.due]:
            if seat not in self.due:  # an earlier seat's move has settled it
                continue
            if self.due[seat] <= now:
                events += self._miss(seat, now)
            elif self.reminders.get(seat, now + 1) <= now:
                del self.reminders[seat]
                self.touched = now
                events.append(Nudged(seat))
        return events

    # Presence ----------------------------------------------------------------------------------

    def hand_over(self, user: User, now: int, level: str = SUBSTITUTE) -> Events:
        """Let a computer play for somebody who is away."""
        self.must_be_playing()
        seat = self.seat(user)
        self.must_be_level(level)
        self.players[seat].level = level
        self.passing.pop(seat, None)
        self._give_time(seat, now)
        self.touched = now
        return self._tell(HandedOver(seat, level))

    def reclaim(self, user: User, now: int) -> Events:
        """Give a player the seat back from the computer."""
        self.must_be_playing()
        seat = self.seat(user)
        if not self.players[seat].is_away:
            raise refusals.NotAway
        self._come_back(seat, now)
        self.touched = now
        return self._tell(CameBack(seat))

    def take_over(self, user: User, name: str, seat: Seat, now: int) -> Events:
        """Seat a latecomer where a computer plays."""
        self.must_be_playing()
        if self.seat_of(user) is not None:
            raise refusals.AlreadySeated
        if seat not in range(len(self.players)):
            raise refusals.NoSuchSeat
        player = self.players[seat]
        if not player.is_computer or player.gone:
            raise refusals.NoSuchSeat
        self.waiting = [late for late in self.waiting if late.user != user]
        player.user, player.name = user, name
        self._come_back(seat, now)
        took_over = TookOver(seat, self.computers_dealt.index(seat) + 1)
        self.touched = now
        events = self._tell(took_over)
        if self.seat_of(self.host) is None:
            events += self.pass_on_host(seat)
        return events

    def _is_absent(self, seat: Seat) -> bool:
        player = self.players[seat]
        return player.is_away or player.user in self.awaited

    def pass_on_host(self, seat: Seat) -> Events:
        """Make the next person from this seat on the host; a lobby without people closes."""
        count = len(self.players)
        order = [other % count for other in range(seat, seat + count)]
        order.sort(key=self._is_absent)  # people who are there come first
        for next_seat in order:
            player = self.players[next_seat]
            if player.user is not None and not player.gone:
                self.host = player.user
                if self.phase == "lobby":
                    self.recent = []
                return self._tell(NewHost(next_seat))
        if self.phase == "lobby":
            self.phase = "closed"
        return []

    # Endings -----------------------------------------------------------------------------------

    def stop(self, now: int) -> None:
        """End it without an outcome."""
        if self.phase == "playing":
            self._write(NOBODY, "admin", [], STOP, now)
        self.phase = "closed"
        self._ask_nobody()

    def expire(self, now: int, life: int) -> Events:
        """Close an idle session that has not changed for so long."""
        if not self.is_idle or now - self.touched < life:
            return []
        self.stop(now)
        self.touched = now
        return []

    def forfeit(self, seat: Seat, what: str, by: By, now: int) -> Events:
        """Take a seat out of the game for good, for a reason that is a word of the log."""

        def move(source: Sealed, events: Events) -> None:
            self.rulebook.forfeit(self.state, seat, source, events.append)

        return self._advance(seat, by, what, now, move)

    def resign(self, user: User, now: int) -> Events:
        self.must_be_playing()
        seat = self.seat(user)
        if not self.rulebook.can_resign:
            raise refusals.NotInThisGame
        return self.forfeit(seat, RESIGN, "player", now)

    # Within ------------------------------------------------------------------------------------

    def _asked(self, user: User, prompt: int | None) -> Seat:
        self.must_be_playing()
        seat = self.seat(user)
        if seat not in self.prompts:
            raise refusals.NotYourTurn
        if prompt is not None and self.prompts[seat] != prompt:
            raise refusals.Stale
        return seat

    def _row(self, seat: Seat, indices: Sequence[int]) -> list[Any]:
        """Return the actions of a row, up to the one that ends it."""
        rules, ahead = self.rulebook, self.rulebook.copy(self.state)
        actions: list[Any] = []
        for index in indices:
            legal = rules.legal(ahead, seat)
            if not -bool(actions) <= index < len(legal):
                raise refusals.Illegal
            actions.append(legal[index])
            if not rules.can_chain(ahead, seat, legal[index]):
                break
            rules.play(ahead, seat, legal[index], self._chance())
        return actions

    def _answer(self, seat: Seat, action: Any, now: int) -> Events:
        player = self.players[seat]
        player.strikes = 0
        events = self._tell(CameBack(seat)) if player.level is not None else []
        player.level = None
        return events + self._play(seat, action, "player", now)

    def _miss(self, seat: Seat, now: int) -> Events:
        """Play for a seat whose deadline passed, or seat a computer if it was not the first."""
        player = self.players[seat]
        if player.user is not None and player.level is None:
            player.strikes += 1
            if player.strikes >= HAND_OVER:
                return self.hand_over(player.user, now)
        return self._play(seat, self.rulebook.on_timeout(self.state, seat), "clock", now)

    def _come_back(self, seat: Seat, now: int) -> None:
        self.players[seat].level = None
        self.players[seat].strikes = 0
        self._give_time(seat, now)

    def _play(self, seat: Seat, action: Any, by: By, now: int) -> Events:
        def move(source: Sealed, events: Events) -> None:
            self.rulebook.play(self.state, seat, action, source, events.append)

        return self._advance(seat, by, self.rulebook.text(action), now, move)

    def _advance(
        self, seat: Seat, by: By, what: str, now: int, move: Callable[[Sealed, Events], None]
    ) -> Events:
        """Change the state by a move, log it, keep its events, and ask whom the game asks next;
        forced moves follow at once."""
        standing = {other: self.legal(other) for other in self.prompts if other != seat}
        source = self._chance()
        events: Events = recent.told_by_the_log(what, seat, by)
        move(source, events)
        self.agreed, self.undo = [], []
        self._write(seat, by, source.drawn, what, now)
        self._keep(seat, by, events)
        self._go_on(standing, now)
        self.touched = now
        return events if by == "rules" else events + self._play_forced(now)

    def _play_forced(self, now: int) -> Events:
        """Make the only moves that seats have, in their names, until somebody has a choice."""
        events: Events = []
        while self.plays_forced and (move := self._forced_move()):
            events += self._play(*move, "rules", now)
        return events

    def _forced_move(self) -> tuple[Seat, Any] | None:
        for seat in self.prompts:
            action = self.rulebook.forced(self.state, seat)
            if action is not None:
                return seat, action
        return None

    def _chance(self) -> Sealed:
        return Sealed(self.seed, len(self.log))

    def _write(self, seat: Seat, by: By, drawn: list[int], what: str, now: int) -> None:
        last = Entry.read(self.log[-1]) if self.log else None
        after = digest(self.rulebook, self.state, last.digest if last else "")
        ms = max(now - self.started, last.ms if last else 0)  # clocks may be set back
        entry = Entry(ms, seat, by, after, tuple(drawn), what)
        self.log.append(entry.line())

    def _tell(self, event: Event) -> Events:
        """Keep an event that no line of the log tells."""
        if self.phase in ("lobby", "playing"):
            self.recent = recent.between_moves(self.recent, len(self.log), event)
            self._trim()
        return [event]

    def _keep(self, seat: Seat, by: By, events: Events) -> None:
        """Keep the events of the last line of the log; the caller may add to its list."""
        self.recent.append(RecentEvents(len(self.log) - 1, seat, by, events.copy()))
        self._trim()

    def _trim(self) -> None:
        players = enumerate(self.players)
        people = [seat for seat, who in players if who.user is not None and not who.gone]
        self.recent = recent.trimmed(self.recent, people, len(self.log), self.run + 1)

    def _go_on(self, standing: dict[Seat, list[Any]], now: int) -> None:
        """Ask whom the game asks; a seat that was asked keeps its prompt if its legal actions are
        unchanged."""
        rules = self.rulebook
        outcome = rules.outcome(self.state)
        if outcome is not None:
            self._end(outcome)
            return
        prompts, due, reminders = self.prompts, self.due, self.reminders
        self.prompts, self.due, self.reminders = {}, {}, {}
        for seat in rules.to_act(self.state):
            stands = seat in standing
            same = stands and rules.legal(self.state, seat) == standing[seat]
            self.prompts[seat] = prompts[seat] if same else len(self.log)
            if not stands or seat not in due:
                self._give_time(seat, now)
                continue
            self.due[seat] = due[seat]
            if seat in reminders:
                self.reminders[seat] = reminders[seat]
        self.passing = {
            seat: moment
            for seat, moment in self.passing.items()
            if self.prompts.get(seat) == prompts.get(seat)
        }
        self._pass_later(now)

    def _end(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self.phase = "over"
        self._ask_nobody()

    def _ask_nobody(self) -> None:
        self.prompts, self.due, self.reminders, self.passing = {}, {}, {}, {}
        self.agreed, self.undo = [], []
