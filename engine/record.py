"""Log lines, the record of a whole game, and playing it again to check it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Annotated, Any, ClassVar, Final, Literal, NamedTuple, get_args

from pydantic import AfterValidator, ConfigDict, TypeAdapter

from engine import chance, saves
from engine.chance import Chance, Recorded, Sealed, TapeError
from engine.game import Outcome, Seat, options_from, shown
from engine.saves import AnyGame, Games, Saved

By = Literal["player", "computer", "clock", "admin", "rules"]  # rules: there was no other move
MAKERS: Final = frozenset(get_args(By))
DEAL, LEAVE, RESIGN, AGREE, STOP = "!deal", "!leave", "!resign", "!agree", "!stop"
UNDO = "!undo"  # and the entry of the move from which on everything is taken back
AGREED: Final = "agreed"  # the reason of a draw by agreement, in every game that allows it
NOBODY: Final[Seat] = -1
FORMAT: Final = 2  # of records; format 1 named the players by their ids


class Entry(NamedTuple):
    """One line of a log: `17250 2 player 9c0f6a1d52be77e3 - c5`."""

    ms: int  # since the deal
    seat: Seat
    by: By
    digest: str  # of the state after it
    drawn: tuple[int, ...]  # what chance said
    what: str  # an action in the game's notation, or one of the words above

    def is_own_move(self, seat: Seat) -> bool:
        """Return whether the player of this seat made it, and no clock, computer or rule
        instead."""
        return self.seat == seat and self.by == "player"

    def line(self) -> str:
        drawn = ",".join(map(str, self.drawn)) or "-"
        return f"{self.ms} {self.seat} {self.by} {self.digest} {drawn} {self.what}"

    @classmethod
    def read(cls, line: str) -> "Entry":
        try:
            ms, seat, by, digest, drawn, what = line.split(" ", 5)
            numbers = () if drawn == "-" else tuple(map(int, drawn.split(",")))
            entry = cls(int(ms), int(seat), by, digest, numbers, what)  # type: ignore[arg-type]
            if by not in MAKERS or entry.line() != line:
                raise ValueError(line)
            return entry
        except ValueError:
            raise ValueError(f"no log line: {shown(line)}") from None


class Step(NamedTuple):
    """The parts of an entry that its secret cannot give back."""

    ms: int
    seat: Seat
    by: str
    what: str


def steps(log: Iterable[str]) -> list[Step]:
    """Read the lines of a session's own log, which need not be checked."""
    lines = (line.split(" ", 5) for line in log)
    return [Step(int(ms), int(seat), by, what) for ms, seat, by, _, _, what in lines]


def digest(game: AnyGame, state: Any, before: str = "") -> str:
    """Return eight bytes, in hexadecimal, that differ for other states and other histories."""
    return sha256(before.encode() + game.states.dump_json(state)).hexdigest()[:16]


def _encodable(text: str) -> str:
    text.encode()  # JSON can hold halves of characters, from which no seed can be made
    return text


Encodable = Annotated[str, AfterValidator(_encodable)]


@dataclass(slots=True)
class Record:
    """A game as anyone may keep it; with the secret, its chance can be drawn again.

    A game that was opened before records named nobody drew from a seed of ids, which anybody could
    find by trial with the secret at hand. Its record has the seed in place of the secret.
    """

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    format: int
    game: str
    rules: int
    session: Encodable
    options: dict[str, Any]
    drawn_for: list[tuple[Encodable, Encodable]]  # labels of the players at the deal, and cuts
    commitment: str
    secret: str  # hexadecimal; empty until the game is over
    log: list[str] = field(default_factory=list)
    seed: str = ""  # hexadecimal; in place of the secret


class Drift(Exception):
    """The first entry of a record that does not play out as it says."""

    def __init__(self, entry: int, why: str) -> None:
        super().__init__(f"entry {entry}: {why}")
        self.entry = entry


class OlderRules(Drift):
    """A record of rules that have changed since."""


class Moment(NamedTuple):
    entry: Entry
    state: Any
    events: list[Any]


_RECORDS: Final = TypeAdapter(Record)


def read_record(text: str | bytes, games: Games) -> Record:
    """Read a record, which keeps the version of the rules by which it was played."""
    record: Record = saves.read(text, games, lambda game: _RECORDS, FORMAT, _checked)
    return record


def _checked(saved: Saved, games: Games) -> Saved:
    saves.check_format(saved, FORMAT)
    saves.check_rules(saved, games)
    return saved


def write_record(record: Record) -> bytes:
    return _RECORDS.dump_json(record, exclude=None if record.seed else {"seed"})


def replay(
    record: Record, game: AnyGame, seed: bytes | None = None, is_thin: bool = False
) -> Iterator[Moment]:
    """Play a record of a game again, by its tape or by drawing everything anew from a seed; Drift
    at the first entry that does not fit. The log of a thin record has neither draws nor digests:
    its entries get those that follow from the seed."""
    _must_be_of_rules(record, game)
    states: list[Any] = []
    standing: dict[int, Entry] = {}
    before, ms = "", 0
    is_over = False
    gone: set[Seat] = set()
    for index, line in enumerate(record.log):
        events: list[Any] = []
        try:
            entry = Entry.read(line)
            if is_over:
                raise ValueError("the game was over")
            if entry.seat in gone:
                raise ValueError(f"seat {entry.seat} had left")
            if entry.ms < ms:
                raise ValueError("time does not go back")
            source = Recorded(entry.drawn) if seed is None else Sealed(seed, index)
            state = _advance(game, record, states, entry, source, events, standing)
        except (ValueError, TapeError) as error:
            raise Drift(index, str(error)) from None
        _note_move(standing, index, entry)
        follows = digest(game, state, before)
        if is_thin:
            entry = entry._replace(digest=follows, drawn=tuple(source.drawn))
        if source.drawn != list(entry.drawn):
            raise Drift(index, _difference(source.drawn, entry.drawn))
        if follows != entry.digest:
            raise Drift(index, "the state, or what led to it, is not what was recorded")
        before, ms = entry.digest, entry.ms
        if entry.what in (LEAVE, RESIGN):
            gone.add(entry.seat)
        is_over = _is_over(game, entry, state)
        states.append(state)
        yield Moment(entry, state, events)


def redrawn(record: Record, game: AnyGame) -> tuple[list[str], Any]:
    """Draw a game again from its secret. Return its log with the draws and digests that the record
    was kept without, and the last state; Drift at the first entry that cannot be played."""
    moments = list(replay(record, game, _seed(record), is_thin=True))
    if not moments:
        raise Drift(0, "the log is empty")
    return [moment.entry.line() for moment in moments], moments[-1].state


def _must_be_of_rules(record: Record, game: AnyGame) -> None:
    if record.rules != game.rules:
        raise OlderRules(0, f"it was played by rules {record.rules}, and these are {game.rules}")


def _difference(drawn: Sequence[int], recorded: Sequence[int]) -> str:
    for number, (said, written) in enumerate(zip(drawn, recorded, strict=False), 1):
        if said != written:
            return f"draw {number}: chance says {said} and not {written}"
    return f"chance was asked {len(drawn)} times and not {len(recorded)}"


def _is_over(game: AnyGame, entry: Entry, state: Any) -> bool:
    return entry.what in (AGREE, STOP) or game.outcome(state) is not None


def outcome_of(record: Record, game: AnyGame, state: Any) -> Outcome | None:
    """Return how a game ended, given its last state; None if it was stopped or goes on."""
    if record.log and Entry.read(record.log[-1]).what == AGREE:
        return Outcome((1,) * len(record.drawn_for), AGREED)
    return game.outcome(state)


def _advance(
    game: AnyGame,
    record: Record,
    states: list[Any],
    entry: Entry,
    source: Chance,
    events: list[Any],
    standing: dict[int, Entry],
) -> Any:
    """Return the state after an entry, given the states after all entries before it, and the moves
    among them that can be taken back."""
    state = states[-1] if states else None
    if (state is None) != (entry.what == DEAL and entry.seat == NOBODY):
        raise ValueError("a game begins with its deal, and is dealt once")
    seats = len(record.drawn_for)
    if state is None:
        if seats not in game.seats:
            raise ValueError(f"{seats} cannot play it")
        options = options_from(game.options, record.options)
        return game.setup(seats, options, source)
    if entry.what == STOP and entry.seat == NOBODY:
        return state
    if entry.seat not in range(seats):
        raise ValueError(f"there is no seat {entry.seat}")
    if entry.what == AGREE and game.can_offer_draw:
        return state
    if game.can_undo and entry.what.startswith(f"{UNDO} "):
        first = _last_of(standing, entry.seat)
        if first is None or entry.what != f"{UNDO} {first}":
            raise ValueError(f"{shown(entry.what)} is not from the last move of seat {entry.seat}")
        return game.copy(states[first - 1])
    after = game.copy(state)
    if entry.what == LEAVE or (entry.what == RESIGN and game.can_resign):
        game.forfeit(after, entry.seat, source, events.append)
        return after
    if entry.seat not in game.to_act(state):
        raise ValueError(f"seat {entry.seat} was not asked")
    legal = game.legal(state, entry.seat)
    if entry.by == "rules" and len(legal) > 1:
        raise ValueError(f"seat {entry.seat} could have made another move")
    for action in legal:
        if game.text(action) == entry.what:
            game.play(after, entry.seat, action, source, events.append)
            return after
    raise ValueError(f"{shown(entry.what)} could not be played")


def standing_moves(log: Sequence[str]) -> dict[int, Entry]:
    """Return the moves of a log that were not taken back and still can be, by their index."""
    moves: dict[int, Entry] = {}
    for index, entry in enumerate(map(Entry.read, log)):
        _note_move(moves, index, entry)
    return moves


def _note_move(moves: dict[int, Entry], index: int, entry: Entry) -> None:
    """Add an entry to the moves that can be taken back, or remove those that it takes back."""
    word, _, first = entry.what.partition(" ")
    if word == UNDO:
        _take_back(moves, int(first))
    elif word == LEAVE:  # nobody is brought back
        moves.clear()
    elif not word.startswith("!"):
        moves[index] = entry


def _take_back(entries: dict[int, Entry], first: int) -> None:
    while entries and next(reversed(entries)) >= first:
        entries.popitem()


def last_move(log: Sequence[str], seat: Seat) -> int | None:
    """Return the index of the last standing move of a seat, whoever made it there, that was not its
    only one."""
    return _last_of(standing_moves(log), seat)


def _last_of(standing: dict[int, Entry], seat: Seat) -> int | None:
    moves = reversed(standing.items())
    own = (at for at, move in moves if move.seat == seat and move.by != "rules")
    return next(own, None)


def state_before(record: Record, game: AnyGame, entry: int) -> Any:
    """Return the state in which a line of a log that was checked before was decided. What was taken
    back is not played again."""
    _must_be_of_rules(record, game)
    standing: dict[int, Entry] = {}
    for index, line in enumerate(record.log[:entry]):
        read = Entry.read(line)
        if read.what.startswith(f"{UNDO} "):
            _take_back(standing, int(read.what.removeprefix(f"{UNDO} ")))
        else:
            standing[index] = read
    states: list[Any] = []
    for index, each in standing.items():
        try:
            states = [_advance(game, record, states, each, Recorded(each.drawn), [], {})]
        except (ValueError, TapeError) as error:
            raise Drift(index, str(error)) from None
    return states[-1]


def fold(record: Record, game: AnyGame) -> Any:
    """Return the state that the whole log leads to."""
    state = None
    for moment in replay(record, game):
        state = moment.state
    return state


def verify(record: Record, game: AnyGame) -> list[Moment]:
    """Check that the secret is the one committed to, and draw everything again from it; or draw
    from the seed, where the record has that in place of the secret."""
    moments = list(replay(record, game, _seed(record)))
    if not moments or not _is_over(game, moments[-1].entry, moments[-1].state):
        raise Drift(len(moments), "the log ends before the game does")
    return moments


def _seed(record: Record) -> bytes:
    """Return the seed of a record, derived from a secret that is the one committed to."""
    if record.seed and not record.secret:
        return _from_hexadecimal(record.seed, "seed")
    secret = _from_hexadecimal(record.secret, "secret")
    if not secret:
        raise Drift(0, "the secret is not shown before the game is over")
    if chance.commitment(secret) != record.commitment:
        raise Drift(0, "the secret is not the one that was committed to")
    return chance.seed(secret, record.session, record.drawn_for)


def _from_hexadecimal(text: str, what: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise Drift(0, f"the {what} is not hexadecimal") from None
