"""The data of a session, what can be read from it, and the checks that its changes begin with."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from itertools import takewhile
from typing import Annotated, Any, ClassVar, Final, Generic, Literal, TypeVar

from pydantic import ConfigDict, Field, PlainValidator

from engine import chance, recent, record, refusals
from engine.game import LEVELS, Outcome, Seat, Viewer, redact
from engine.recent import TOLD, Event, Recent
from engine.record import LEAVE, RESIGN, Entry, Record, Step, steps
from engine.saves import AnyGame, Games

User = int
Hexadecimal = Annotated[str, Field(pattern=r"^([0-9a-f]{2})+$")]
HexadecimalOrEmpty = Annotated[str, Field(pattern=r"^([0-9a-f]{2})*$")]
Departure = Literal["left", "kicked", "resigned"]
Events = list[Event]  # of the game, and of the session

S = TypeVar("S")
O = TypeVar("O")  # noqa: E741 - the house rules of a game


def _refuse(_: object) -> Games:
    raise ValueError("this is given to a session, never saved with it")


# The registry that a session was opened or loaded with, by which it may choose another game.
GivenGames = Annotated[Games, PlainValidator(_refuse), Field(exclude=True)]

# The record of a game that came back from the archive.
KeptRecord = Annotated[Record | None, PlainValidator(_refuse), Field(exclude=True)]

COMPUTER: Final = "computer "  # and its level: the name for which a computer is dealt to


@dataclass(slots=True)
class Player:
    """A player on a seat: a person, a computer, or a computer for a person who is away."""

    user: User | None
    name: str = ""  # opaque: screens escape it
    level: str | None = None  # of the computer that plays here
    cut: str = ""  # this player's part in the chance of the game
    strikes: int = 0  # deadlines missed in a row
    gone: bool = False  # left for good
    role: str = ""  # that was chosen in the lobby for the deal

    @property
    def is_computer(self) -> bool:
        return self.user is None

    @property
    def is_away(self) -> bool:
        return self.user is not None and self.level is not None

    @property
    def is_forgotten(self) -> bool:
        """Return whether a negative number stands in for a person who wanted to be forgotten."""
        return self.user is not None and self.user < 0


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Another game that somebody who is not the host would rather play."""

    user: User
    name: str  # opaque: screens escape it
    game: str


@dataclass(slots=True)
class SessionData(Generic[S, O]):
    """The fields of a session, in the order in which they are saved."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    # the versions come first, so that `saves.read` finds them before it parses the rest
    format: int
    game: str
    rules: int
    id: str
    secret: Hexadecimal  # shown when the game is over
    host: User
    options: O
    touched: int  # when it last changed
    phase: Literal["lobby", "playing", "over", "closed"] = "lobby"
    pace: int | None = None  # milliseconds for a move; None starts no clock
    players: list[Player] = field(default_factory=list)
    waiting: list[Player] = field(default_factory=list)  # for the next round
    drawn_for: list[tuple[str, str]] = field(default_factory=list)  # players and cuts at the deal
    started: int = 0
    state: S | None = None
    prompts: dict[Seat, int] = field(default_factory=dict)  # the log's length when it was asked
    due: dict[Seat, int] = field(default_factory=dict)  # deadlines
    reminders: dict[Seat, int] = field(default_factory=dict)  # when to remind; none once reminded
    passers: list[Seat] = field(default_factory=list)  # who pass in every window unasked
    passing: dict[Seat, int] = field(default_factory=dict)  # when they do so in the open window
    agreed: list[Seat] = field(default_factory=list)  # to a draw
    outcome: Outcome | None = None
    log: list[str] = field(default_factory=list)
    # the changed house rules of games that were chosen before, until the deal
    chosen_before: dict[str, dict[str, bool | int | str]] = field(default_factory=dict)
    recent: Recent = field(default_factory=list)  # in the lobby, its last new host alone
    dealt_rules: int = 0  # the rules by which it was dealt; newer ones may play it on
    undo: list[Seat] = field(default_factory=list)  # agreed that the first takes a move back
    # Never shown; the secret and the labels derive from it. A session that was opened before there
    # was a salt draws for its players by their ids.
    salt: HexadecimalOrEmpty = ""
    looks: list[int] = field(default_factory=list)  # of the players; opaque
    plays_forced: bool = False  # the game was dealt with the house rule of forced moves
    for_fun: bool = False  # changes no rating, by the host's choice
    suggestion: Suggestion | None = None  # the last one, until another game is chosen or the deal
    awaited: list[User] = field(default_factory=list)  # whose seats are kept from the last game
    kept: KeptRecord = field(default=None, repr=False, compare=False)
    games: GivenGames = field(default_factory=dict, repr=False, compare=False)

    # Reading -----------------------------------------------------------------------------------

    @property
    def rulebook(self) -> AnyGame:
        return self.games[self.game]

    @property
    def commitment(self) -> str:
        if self.kept is not None:
            return self.kept.commitment
        return chance.commitment(bytes.fromhex(self.secret))

    @property
    def is_full(self) -> bool:
        return len(self.players) >= self.rulebook.seats[-1]

    @property
    def thinking(self) -> list[tuple[Seat, str, int]]:
        """List the computers that are asked: seat, level and prompt."""
        asked = ((seat, self.players[seat].level, prompt) for seat, prompt in self.prompts.items())
        return [(seat, level, prompt) for seat, level, prompt in asked if level is not None]

    @property
    def computers_dealt(self) -> list[Seat]:
        """List the seats of computers as they were dealt; in the lobby, as they are."""
        if not self.drawn_for:
            return [seat for seat, player in enumerate(self.players) if player.is_computer]
        dealt = enumerate(self.drawn_for)
        return [seat for seat, (name, _) in dealt if name.startswith(COMPUTER)]

    @property
    def is_deserted(self) -> bool:
        """Return whether only computers play on, each for itself or for an absent person."""
        return self.phase == "playing" and all(
            player.user is None or player.is_away or player.gone for player in self.players
        )

    @property
    def is_idle(self) -> bool:
        """Return whether it only waits for people: a lobby, or a deserted game."""
        return self.phase == "lobby" or self.is_deserted

    @property
    def is_of_older_rules(self) -> bool:
        """Return whether it was dealt by an older version of the rules: it is played on, but its
        log cannot be played again."""
        return self.dealt_rules not in (0, self.rulebook.rules)

    @property
    def run(self) -> int:
        """Count the moves in a row that computers have made last, with forced moves among them."""
        makers = (Entry.read(line).by for line in reversed(self.log))
        run = enumerate(takewhile(lambda by: by in ("computer", "rules"), makers), 1)
        return max((count for count, by in run if by == "computer"), default=0)

    def seat_of(self, user: User) -> Seat | None:
        """Return the seat of a player who has not left for good."""
        for seat, player in enumerate(self.players):
            if player.user == user and not player.gone:
                return seat
        return None

    def knows(self, user: User) -> bool:
        """Return whether somebody sits here, or waits for the next round."""
        return self.seat_of(user) is not None or self.waits(user)

    def waits(self, user: User) -> bool:
        """Return whether somebody is on the list for the next round."""
        return any(late.user == user for late in self.waiting)

    def seat_in_the_end(self, user: User) -> Seat | None:
        """Return the seat of a player, also of one who has left; None for who was removed."""
        seat, departed = self.seat_of(user), self.departed
        sat = [other for other, player in enumerate(self.players) if player.user == user]
        left = (other for other in sat if departed.get(other) != "kicked")
        return next(left, None) if seat is None else seat

    @property
    def departed(self) -> dict[Seat, Departure]:
        """Tell from the log which seats are out of the game for good, and how."""
        return departures(steps(self.log))

    def view(self, viewer: Viewer) -> Any:
        self.must_have_begun()
        return self.rulebook.view(self.state, viewer)

    def legal(self, seat: Seat) -> list[Any]:
        """List the legal actions of a seat; none if it is not asked."""
        return self.rulebook.legal(self.state, seat) if seat in self.prompts else []

    def record(self) -> Record:
        """Return the record for anyone to keep, with the secret once the game has ended."""
        if self.kept is not None:
            return self.kept
        self.must_have_begun()
        options = asdict(self.options)  # type: ignore[call-overload]
        made = Record(
            record.FORMAT,
            self.game,
            self.dealt_rules,
            self.id,
            options,
            self.drawn_for.copy() if self.salt else self._numbered(),
            self.commitment,
            "",
            self.log.copy(),
        )
        if self.phase != "playing":
            if self.salt:
                made.secret = self.secret
            else:
                made.seed = self.seed.hex()
        return made

    @property
    def seed(self) -> bytes:
        """Return what all chance of the game is drawn from."""
        return chance.seed(bytes.fromhex(self.secret), self.id, self.drawn_for)

    def _numbered(self) -> list[tuple[str, str]]:
        """Number the players of a game that was drawn for their ids, and leave out their cuts,
        which hold ids, too."""
        dealt = enumerate(self.drawn_for, 1)
        return [
            (name if name.startswith(COMPUTER) else f"player {number}", "")
            for number, (name, _) in dealt
        ]

    def recent_events(self) -> list[Event]:
        """List the events of the last moves as the group may know them. Computers' moves in a row,
        which are shown together, are told together."""
        first = len(self.log) - max(TOLD, self.run + 1)
        return seen_by(None, recent.events_from(self.recent, first))

    def events_since_own_move(self, seat: Seat, with_own: bool = False) -> list[Event]:
        """List the events after a player's last own move, or with it, as the seat may know them;
        a move of the clock or of a computer is no own move."""
        own = recent.last_own_move(self.recent, seat)
        first = 0 if own is None else own + (not with_own)
        return seen_by(seat, recent.events_from(self.recent, first))

    # Checking ----------------------------------------------------------------------------------

    def seat(self, user: User) -> Seat:
        seat = self.seat_of(user)
        if seat is None:
            raise self.no_seat(user)
        return seat

    def no_seat(self, user: User) -> refusals.Refusal:
        """Return the reason why somebody has no seat."""
        sat = [seat for seat, player in enumerate(self.players) if player.user == user]
        was_sent_off = any(self.departed.get(seat) == "kicked" for seat in sat)
        return refusals.SentOff() if was_sent_off else refusals.NotSeated()

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


def departures(played: Iterable[Step]) -> dict[Seat, Departure]:
    """Tell from the steps of a log which seats are out of the game for good, and how."""
    return {
        step.seat: "resigned"
        if step.what == RESIGN
        else ("kicked" if step.by == "admin" else "left")
        for step in played
        if step.what in (LEAVE, RESIGN)
    }


def seen_by(viewer: Viewer, events: Events) -> Events:
    """Redact events to what a viewer may know."""
    return [redact(event, viewer) for event in events]
