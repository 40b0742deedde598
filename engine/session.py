"""One chat's game from the open lobby to the end: who sits, who is asked, until when, and the log.

A session is plain data and pure: it is given the time in milliseconds and never asks for it, it
is given its secret, and whoever calls it saves it. What may not be done raises a Refusal and
leaves the session as it was.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import cache
from itertools import takewhile
from typing import Annotated, Any, ClassVar, Final, Generic, Literal, TypeVar

from pydantic import ConfigDict, Field, TypeAdapter

from engine import chance, recent, record, refusals, upcasts
from engine.chance import Sealed
from engine.game import (
    LEVELS,
    Game,
    Outcome,
    Seat,
    Viewer,
    redact,
)
from engine.games import GAMES
from engine.recent import TOLD, Event, Recent, RecentEvents
from engine.record import AGREE, DEAL, LEAVE, NOBODY, RESIGN, STOP, By, Entry, Record, digest
from engine.session_events import (
    CameBack,
    DrawDeclined,
    DrawOffered,
    HandedOver,
    NewHost,
    Nudged,
    TookOver,
)

User = int
Hexadecimal = Annotated[str, Field(pattern=r"^([0-9a-f]{2})+$")]
Events = list[Event]  # of the game, and of the session

S = TypeVar("S")
O = TypeVar("O")  # noqa: E741 - the house rules of a game

HAND_OVER: Final = 2  # deadlines missed in a row, after which a computer plays
REMINDER: Final = 4  # the part of the time, one in so many, that is left at the reminder
SUBSTITUTE: Final = "normal"  # the level that plays for who is away
COMPUTER: Final = "computer "  # and its level: as whom it is dealt for
AGREED: Final = "agreed"  # the reason of a draw by agreement, in every game that allows it


@dataclass(slots=True)
class Player:
    """Who sits on a seat: a person, a computer, or a computer for a person who is away."""

    user: User | None
    name: str = ""  # opaque; whoever shows it looks after it
    level: str | None = None  # of the computer that plays here
    cut: str = ""  # this player's part in the chance of the game
    strikes: int = 0  # deadlines missed in a row
    gone: bool = False  # left for good

    @property
    def is_computer(self) -> bool:
        return self.user is None

    @property
    def is_away(self) -> bool:
        return self.user is not None and self.level is not None


@dataclass(slots=True)
class GameSession(Generic[S, O]):
    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    # the versions come first, so that a save tells them before it is parsed
    format: int
    game: str
    rules: int
    id: str
    secret: Hexadecimal  # shown when the game is over
    host: User
    options: O
    touched: int  # when it last changed
    phase: Literal["lobby", "playing", "over", "closed"] = "lobby"
    pace: int | None = None  # milliseconds for a move; None is all the time in the world
    players: list[Player] = field(default_factory=list)
    waiting: list[Player] = field(default_factory=list)  # who came late, for the next round
    drawn_for: list[tuple[str, str]] = field(default_factory=list)  # who sat when it was dealt
    started: int = 0
    state: S | None = None
    prompts: dict[Seat, int] = field(default_factory=dict)  # the log's length when it was asked
    due: dict[Seat, int] = field(default_factory=dict)  # until when
    reminders: dict[Seat, int] = field(default_factory=dict)  # when, unless that was done
    agreed: list[Seat] = field(default_factory=list)  # to a draw
    outcome: Outcome | None = None
    log: list[str] = field(default_factory=list)
    version: int = 0  # of this session: raised by every change
    # what differs in the house rules of games that were chosen before, until the deal
    chosen_before: dict[str, dict[str, bool | int | str]] = field(default_factory=dict)
    recent: Recent = field(default_factory=list)  # in the lobby, its last new host alone
    dealt_rules: int = 0  # the rules by which it was dealt; newer ones may play it on

    # Knowing -----------------------------------------------------------------------------------

    @property
    def rulebook(self) -> Game[Any, Any, Any]:
        return GAMES[self.game]

    @property
    def commitment(self) -> str:
        return chance.commitment(bytes.fromhex(self.secret))

    @property
    def next_due(self) -> int | None:
        """The next moment at which `tick` has something to do."""
        return min((*self.due.values(), *self.reminders.values()), default=None)

    def is_reminded(self, seat: Seat) -> bool:
        """Whether a player was reminded of the question that stands, and has no time anew since."""
        is_on_time = seat in self.reminders or seat not in self.due
        return not is_on_time and self.players[seat].level is None

    @property
    def thinking(self) -> list[tuple[Seat, str, int]]:
        """The computers that are asked: seat, level and prompt."""
        asked = ((seat, self.players[seat].level, prompt) for seat, prompt in self.prompts.items())
        return [(seat, level, prompt) for seat, level, prompt in asked if level is not None]

    @property
    def computers_dealt(self) -> list[Seat]:
        """Where computers sat before anybody took over; in the lobby, where they sit."""
        if not self.drawn_for:
            return [seat for seat, player in enumerate(self.players) if player.is_computer]
        dealt = enumerate(self.drawn_for)
        return [seat for seat, (name, _) in dealt if name.startswith(COMPUTER)]

    @property
    def is_deserted(self) -> bool:
        """Whether only computers play on, each for itself or for somebody who is away."""
        return self.phase == "playing" and all(
            player.user is None or player.is_away or player.gone for player in self.players
        )

    @property
    def is_idle(self) -> bool:
        """Whether it only waits for people: a lobby, or a deserted game."""
        return self.phase == "lobby" or self.is_deserted

    @property
    def is_of_older_rules(self) -> bool:
        """Whether it was dealt by rules of which these are a newer version: it is played on, but
        its log cannot be played again."""
        return self.dealt_rules not in (0, self.rulebook.rules)

    @property
    def run(self) -> int:
        """How many moves in a row computers have made since somebody else did something."""
        return sum(1 for _ in takewhile(_is_by_computer, reversed(self.log)))

    def seat_of(self, user: User) -> Seat | None:
        """Where somebody sits who has not left for good."""
        for seat, player in enumerate(self.players):
            if player.user == user and not player.gone:
                return seat
        return None

    def knows(self, user: User) -> bool:
        """Whether somebody sits here, or waits for the next round."""
        return self.seat_of(user) is not None or any(late.user == user for late in self.waiting)

    def seat_in_the_end(self, user: User) -> Seat | None:
        """Where somebody sits, or sat before leaving; nowhere who was sent off."""
        seat, departed = self.seat_of(user), self.departed
        sat = [other for other, player in enumerate(self.players) if player.user == user]
        left = (other for other in sat if departed.get(other) != "kicked")
        return next(left, None) if seat is None else seat

    @property
    def departed(self) -> dict[Seat, Literal["left", "kicked", "resigned"]]:
        """Who is out of the game for good, and how; the log alone knows that."""
        out = [entry for entry in map(Entry.read, self.log) if entry.what in (LEAVE, RESIGN)]
        return {
            entry.seat: "resigned"
            if entry.what == RESIGN
            else ("kicked" if entry.by == "admin" else "left")
            for entry in out
        }

    def view(self, viewer: Viewer) -> Any:
        self.must_have_begun()
        return self.rulebook.view(self.state, viewer)

    def legal(self, seat: Seat) -> list[Any]:
        """What a seat may do now; nothing if it is not asked."""
        return self.rulebook.legal(self.state, seat) if seat in self.prompts else []

    def record(self) -> Record:
        """For anyone to keep, with the secret, when it has ended; until then its tape tells all."""
        self.must_have_begun()
        options = asdict(self.options)  # type: ignore[call-overload]
        return Record(
            record.FORMAT,
            self.game,
            self.dealt_rules,
            self.id,
            options,
            self.drawn_for.copy(),
            self.commitment,
            "" if self.phase == "playing" else self.secret,
            self.log.copy(),
        )

    def recent_events(self) -> list[Event]:
        """The events of the last moves, as the group may know them; computers' moves in a row,
        which are shown together, are told together."""
        first = len(self.log) - max(TOLD, self.run + 1)
        return seen_by(None, recent.events_from(self.recent, first))

    def events_since_own_move(self, seat: Seat, with_own: bool = False) -> list[Event]:
        """The events after a player's last move that was not the clock's or a computer's instead,
        or with it, as the seat may know them."""
        own = recent.last_own_move(self.recent, seat)
        first = 0 if own is None else own + (not with_own)
        return seen_by(seat, recent.events_from(self.recent, first))

    # Playing -----------------------------------------------------------------------------------

    def act(self, user: User, prompt: int, index: int, now: int) -> Events:
        """A person answers: the action at this index of what was legal when it was asked."""
        seat = self._asked(user, prompt)
        legal = self.legal(seat)
        if not 0 <= index < len(legal):
            raise refusals.Illegal
        return self._answer(seat, legal[index], now)

    def play_text(self, user: User, text: str, now: int) -> Events:
        """A person types an answer in the game's notation."""
        seat = self._asked(user, None)
        action = self.rulebook.read(text, self.legal(seat))
        if action is None:
            raise refusals.Illegal
        return self._answer(seat, action, now)

    def act_for(self, seat: Seat, prompt: int, index: int, now: int) -> Events:
        """A computer answers for its seat, unless a person has taken it meanwhile."""
        self.must_be_playing()
        if self.prompts.get(seat) != prompt or self.players[seat].level is None:
            raise refusals.Stale
        legal = self.legal(seat)
        if not 0 <= index < len(legal):
            raise refusals.Illegal
        return self._play(seat, legal[index], "computer", now)

    def tick(self, now: int) -> Events:
        """Remind each seat whose time is nearly up, and move for each whose time is up."""
        happened: Events = []
        for seat in [*self.due]:
            if seat not in self.due:  # what came before has settled it
                continue
            if self.due[seat] <= now:
                happened += self._miss(seat, now)
            elif self.reminders.get(seat, now + 1) <= now:
                del self.reminders[seat]
                happened += [*self.changed(now), Nudged(seat)]
        return happened

    def next_tick(self, now: int, life: int, thinking: int) -> int | None:
        """The moment at which the clock has to look again: at the next reminder or deadline, after
        `thinking` where a computer is asked, or at the end of the `life` of an idle session."""
        if self.is_idle:
            return self.touched + life
        again = (now + thinking,) if self.thinking else ()
        return min((*again, *filter(None, [self.next_due])), default=None)

    def expire(self, now: int, life: int) -> Events:
        """Close an idle session that has not changed for so long."""
        if not self.is_idle or now - self.touched < life:
            return []
        self.stop(now)
        return self.changed(now)

    def pause(self, until: int | None) -> Events:
        """Stop every clock; everybody has the whole time anew from then on, or after `resume`."""
        if self.phase == "playing":
            self._start_clocks(until)
            self.version += 1
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
        return self.changed(now)

    def skip(self, by: User, seat: Seat, now: int, admin: bool = False) -> Events:
        """The host does not wait any longer for a seat."""
        self.must_be_playing()
        self.must_lead(by, admin)
        if seat not in self.prompts:
            raise refusals.NoSuchSeat
        action = self.rulebook.on_timeout(self.state, seat)
        return self._play(seat, action, "admin", now)

    def hand_over(self, user: User, now: int, level: str = SUBSTITUTE) -> Events:
        """A computer plays for somebody who is away."""
        self.must_be_playing()
        seat = self.seat(user)
        self.must_be_level(level)
        self.players[seat].level = level
        self._give_time(seat, now)
        return [*self.changed(now), *self._tell(HandedOver(seat, level))]

    def reclaim(self, user: User, now: int) -> Events:
        """The seat back from the computer."""
        self.must_be_playing()
        seat = self.seat(user)
        if not self.players[seat].is_away:
            raise refusals.NotAway
        self._come_back(seat, now)
        return [*self.changed(now), *self._tell(CameBack(seat))]

    def take_over(self, user: User, name: str, seat: Seat, now: int) -> Events:
        """A late guest sits down where a computer plays."""
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
        happened = [*self.changed(now), *self._tell(took_over)]
        if self.seat_of(self.host) is None:
            happened += self.pass_on_host(seat)
        return happened

    def resign(self, user: User, now: int) -> Events:
        self.must_be_playing()
        seat = self.seat(user)
        if not self.rulebook.can_resign:
            raise refusals.NotInThisGame
        return self.forfeit(seat, RESIGN, "player", now)

    def offer_draw(self, user: User, now: int) -> Events:
        """Stands until somebody declines or the next move is made."""
        self.must_be_playing()
        seat = self.seat(user)
        if not self.rulebook.can_offer_draw:
            raise refusals.NotInThisGame
        if any(player.level is not None and not player.gone for player in self.players):
            raise refusals.ComputerDeclines
        if seat not in self.agreed:
            self.agreed.append(seat)
        return [*self.changed(now), *self._draw_if_agreed(seat, now)]

    def answer_draw(self, user: User, agrees: bool, now: int) -> Events:
        self.must_be_playing()
        seat = self.seat(user)
        if not self.agreed:
            raise refusals.NothingOffered
        if self.agreed == [seat]:
            raise refusals.OwnOffer
        if agrees:
            return self.offer_draw(user, now)
        self.agreed = []
        return [*self.changed(now), *self._tell(DrawDeclined(seat))]

    # Within ------------------------------------------------------------------------------------

    def changed(self, now: int) -> Events:
        self.version += 1
        self.touched = now
        return []

    def must_lead(self, user: User, admin: bool) -> None:
        if user != self.host and not admin:
            raise refusals.NotHost

    def must_be_lobby(self) -> None:
        self.must_not_have_ended()
        if self.phase != "lobby":
            raise refusals.AlreadyStarted

    def must_have_begun(self) -> None:
        if self.state is None:
            raise refusals.NotStarted

    def must_not_have_ended(self) -> None:
        if self.phase in ("over", "closed"):
            raise refusals.Over

    def must_be_playing(self) -> None:
        self.must_not_have_ended()
        self.must_have_begun()

    def must_be_level(self, level: str) -> None:
        if level not in LEVELS and level not in self.rulebook.levels:
            raise refusals.NoSuchLevel(level=level)

    def seat(self, user: User) -> Seat:
        seat = self.seat_of(user)
        if seat is None:
            raise self.no_seat(user)
        return seat

    def no_seat(self, user: User) -> refusals.Refusal:
        """Why somebody has none."""
        sat = [seat for seat, player in enumerate(self.players) if player.user == user]
        was_sent_off = any(self.departed.get(seat) == "kicked" for seat in sat)
        return refusals.SentOff() if was_sent_off else refusals.NotSeated()

    def deal(self, now: int) -> Events:
        """The end of the lobby: chance is bound to who sits and how they cut."""
        self.drawn_for = [
            (f"{COMPUTER}{player.level}" if player.user is None else str(player.user), player.cut)
            for player in self.players
        ]
        self.phase = "playing"
        self.chosen_before = {}
        self.recent = []
        self.dealt_rules = self.rules
        self.started = now
        source = self._chance()
        self.state = self.rulebook.setup(len(self.players), self.options, source)
        self._write(NOBODY, "player", source.drawn, DEAL, now)
        self._go_on({}, now)
        return self.changed(now)

    def _asked(self, user: User, prompt: int | None) -> Seat:
        self.must_be_playing()
        seat = self.seat(user)
        if seat not in self.prompts:
            raise refusals.NotYourTurn
        if prompt is not None and self.prompts[seat] != prompt:
            raise refusals.Stale
        return seat

    @property
    def is_full(self) -> bool:
        return len(self.players) >= self.rulebook.seats[-1]

    def pass_on_host(self, seat: Seat) -> Events:
        """To the next person from this seat on; a lobby without people closes."""
        count = len(self.players)
        order = [other % count for other in range(seat, seat + count)]
        order.sort(key=lambda other: self.players[other].is_away)  # who is there comes first
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

    def _answer(self, seat: Seat, action: Any, now: int) -> Events:
        player = self.players[seat]
        player.strikes = 0
        happened = self._tell(CameBack(seat)) if player.level is not None else []
        player.level = None
        return happened + self._play(seat, action, "player", now)

    def _come_back(self, seat: Seat, now: int) -> None:
        self.players[seat].level = None
        self.players[seat].strikes = 0
        self._give_time(seat, now)

    def set_pace(self, pace: int | None, now: int) -> Events:
        """Another time for a move; whoever is asked has it anew."""
        self.pace = pace
        self._start_clocks(now)
        return self.changed(now)

    def _start_clocks(self, start: int | None) -> None:
        """Everybody who is asked has the whole time from this moment on; None stops the clocks."""
        self.due, self.reminders = {}, {}
        if start is not None:
            for seat in self.prompts:
                self._give_time(seat, start)

    def _give_time(self, seat: Seat, start: int) -> None:
        if self.pace is None or seat not in self.prompts:
            return
        self.due[seat] = start + self.pace
        self.reminders.pop(seat, None)
        if self.players[seat].level is None:  # nobody reminds a computer
            self.reminders[seat] = start + self.pace - self.pace // REMINDER

    def _miss(self, seat: Seat, now: int) -> Events:
        """A deadline passed: the clock moves, or a computer sits down if it was not the first."""
        player = self.players[seat]
        if player.user is not None and player.level is None:
            player.strikes += 1
            if player.strikes >= HAND_OVER:
                return self.hand_over(player.user, now)
        return self._play(seat, self.rulebook.on_timeout(self.state, seat), "clock", now)

    def _play(self, seat: Seat, action: Any, by: By, now: int) -> Events:
        def move(source: Sealed, happened: Events) -> None:
            self.rulebook.play(self.state, seat, action, source, happened.append)

        return self._advance(seat, by, self.rulebook.text(action), now, move)

    def stop(self, now: int) -> None:
        """Over without an outcome."""
        if self.phase == "playing":
            self._write(NOBODY, "admin", [], STOP, now)
        self.phase = "closed"
        self._ask_nobody()

    def forfeit(self, seat: Seat, what: str, by: By, now: int) -> Events:
        def move(source: Sealed, happened: Events) -> None:
            self.rulebook.forfeit(self.state, seat, source, happened.append)

        return self._advance(seat, by, what, now, move)

    def _advance(
        self,
        seat: Seat,
        by: By,
        what: str,
        now: int,
        move: Callable[[Sealed, Events], None],
    ) -> Events:
        standing = {other: self.legal(other) for other in self.prompts if other != seat}
        source = self._chance()
        happened: Events = recent.told_by_the_log(what, seat, by)
        move(source, happened)
        self.agreed = []
        self._write(seat, by, source.drawn, what, now)
        self._keep(RecentEvents(len(self.log) - 1, seat, by, happened))
        self._go_on(standing, now)
        return [*self.changed(now), *happened]

    def _chance(self) -> Sealed:
        seed = chance.seed(bytes.fromhex(self.secret), self.id, self.drawn_for)
        return Sealed(seed, len(self.log))

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

    def _keep(self, events: RecentEvents) -> None:
        self.recent.append(events)
        self._trim()

    def _trim(self) -> None:
        players = enumerate(self.players)
        people = [seat for seat, who in players if who.user is not None and not who.gone]
        self.recent = recent.trimmed(self.recent, people, len(self.log), self.run + 1)

    def _go_on(self, standing: dict[Seat, list[Any]], now: int) -> None:
        """Ask whom the game asks; who was asked already keeps the question if it is the same."""
        rules = self.rulebook
        outcome = rules.outcome(self.state)
        if outcome is not None:
            self._end(outcome)
            return
        before = self.prompts, self.due, self.reminders
        self.prompts, self.due, self.reminders = {}, {}, {}
        prompts, due, reminders = before
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

    def _end(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self.phase = "over"
        self._ask_nobody()

    def _ask_nobody(self) -> None:
        self.prompts, self.due, self.reminders, self.agreed = {}, {}, {}, []

    def _draw_if_agreed(self, seat: Seat, now: int) -> Events:
        playing = [other for other, player in enumerate(self.players) if not player.gone]
        if any(other not in self.agreed for other in playing):
            return [DrawOffered(seat)]
        self._write(seat, "player", [], AGREE, now)
        agreed = recent.told_by_the_log(AGREE, seat, "player")
        self._keep(RecentEvents(len(self.log) - 1, seat, "player", agreed))
        self._end(Outcome((1,) * len(self.players), AGREED))
        return agreed


def _is_by_computer(line: str) -> bool:
    return Entry.read(line).by == "computer"


def _saves(game: str) -> TypeAdapter[GameSession[Any, Any]]:
    return _saves_of(GAMES[game])


@cache
def _saves_of(rules: Game[Any, Any, Any]) -> TypeAdapter[GameSession[Any, Any]]:
    state = rules.states._type
    with recent.events_of(rules):
        return TypeAdapter(
            GameSession[state, rules.options]  # type: ignore[valid-type, name-defined]
        )


def dump(session: GameSession[Any, Any]) -> bytes:
    empty = {name for name in ("chosen_before", "recent") if not getattr(session, name)}
    return _saves(session.game).dump_json(session, exclude=empty)


def load(text: str | bytes) -> GameSession[Any, Any]:
    """A saved session, of this version or an older one; BadSave tells the field at fault."""
    session: GameSession[Any, Any] = upcasts.read(text, _saves)
    return session


def seen_by(viewer: Viewer, happened: Events) -> Events:
    """What happened, as a viewer may know it."""
    return [redact(event, viewer) for event in happened]
