"""A finished game as the archive keeps it: without what its secret gives back, and with numbers of
the archive in place of its people."""

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Annotated, Any, ClassVar, Final, Literal, NamedTuple

from pydantic import ConfigDict, Field, TypeAdapter

from engine import chance, saves, upcasts
from engine.game import Outcome, changed_values, options_from
from engine.record import FORMAT as RECORD_FORMAT
from engine.record import (
    LEAVE,
    STOP,
    Entry,
    Record,
    Step,
    outcome_of,
    redrawn,
    steps,
    verify,
)
from engine.saves import Games, Saved
from engine.session.agreement import GameSession
from engine.session.data import COMPUTER, Player, User

FORMAT: Final = 1
MAGIC: Final = b"C1"
STRANGERS: Final = 1 << 60  # numbers of people from here on stand for nobody whom Telegram knows
COMPUTERS_SEAT: Final = 0  # where the number of a person stands for the others
SHORT: Final = {"player": "p", "computer": "c", "clock": "k", "admin": "a", "rules": "r"}
LONG: Final = {short: by for by, short in SHORT.items()}


class Known(NamedTuple):
    """A person whom the archive knows by a number."""

    user: User
    name: str


@dataclass(slots=True)
class ArchivedGame:
    """The parts of a record and of its session that nothing else tells."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    format: int
    game: str
    rules: int  # by which it was dealt
    session: str
    options: dict[str, Any]  # that are not as the game is written
    drawn_for: list[tuple[str, str]]
    commitment: str
    secret: str
    seed: str  # in place of the secret, in games from before records named nobody
    log: str  # a line for each entry: milliseconds since the last, seat and who moved, the move
    phase: Literal["over", "closed"]
    people: list[int]  # by seat
    levels: list[str | None]
    host: int
    pace: int | None
    started: int
    touched: int
    places: list[int]  # empty where it was ended without a result
    reason: str
    looks: list[int]
    plays_forced: Annotated[bool, Field(exclude_if=lambda forced: not forced)] = False


_ARCHIVED: Final = TypeAdapter(ArchivedGame)


def pack(
    session: GameSession[Any, Any],
    numbers: Mapping[User, int],
    played: Sequence[Step] | None = None,
) -> bytes:
    """Compress a finished game for the archive, which knows its people by these numbers; the steps
    of its log may have been read already."""
    kept = session.record()
    outcome = session.outcome
    archived = ArchivedGame(
        FORMAT,
        kept.game,
        kept.rules,
        kept.session,
        changed_values(session.options),
        kept.drawn_for,
        kept.commitment if kept.seed else "",
        kept.secret,
        kept.seed,
        _thin(steps(kept.log) if played is None else played),
        "over" if session.phase == "over" else "closed",
        [numbers.get(player.user or 0, COMPUTERS_SEAT) for player in session.players],
        [player.level for player in session.players],
        numbers.get(session.host, COMPUTERS_SEAT),
        session.pace,
        session.started,
        session.touched,
        [] if outcome is None else [*outcome.ranks],
        "" if outcome is None else outcome.reason,
        session.looks,
        session.plays_forced,
    )
    return _compressed(archived)


def _compressed(archived: ArchivedGame) -> bytes:
    return MAGIC + zlib.compress(_ARCHIVED.dump_json(archived))


def _thin(played: Sequence[Step]) -> str:
    lines, last = [], 0
    for ms, seat, by, what in played:
        lines.append(f"{ms - last} {seat}{SHORT[by]} {what}")
        last = ms
    return "\n".join(lines)


def _thick(text: str) -> list[str]:
    """Return lines of a log whose digests and draws are still missing."""
    lines, ms = [], 0
    for line in text.split("\n"):
        passed, seat, what = line.split(" ", 2)
        ms += int(passed)
        lines.append(Entry(ms, int(seat[:-1]), LONG[seat[-1]], "-", (), what).line())  # type: ignore[arg-type]
    return lines


def seats_of(packed: bytes, games: Games) -> list[int]:
    """Return the archive's numbers of the people in a packed game, by seat."""
    return _read(packed, games).people


def people_of(packed: bytes, games: Games) -> list[int]:
    """Return the archive's numbers of the people in a packed game."""
    return [number for number in seats_of(packed, games) if number != COMPUTERS_SEAT]


def renumbered(packed: bytes, numbers: Mapping[int, int], games: Games) -> bytes:
    """Return a packed game with other numbers for its people."""
    kept = _read(packed, games)
    kept.people = [numbers.get(number, number) for number in kept.people]
    kept.host = numbers.get(kept.host, kept.host)
    return _compressed(kept)


def unpack(packed: bytes, people: Mapping[int, Known], games: Games) -> GameSession[Any, Any]:
    """Play a packed game again to its end, with these people in its seats.

    Raise `Drift` if its rules have changed since, and `BadSave` if it cannot be read.
    """
    kept = _read(packed, games)
    game = games[kept.game]
    options = options_from(game.options, kept.options)
    commitment = kept.commitment or chance.commitment(bytes.fromhex(kept.secret))
    record = Record(
        *(RECORD_FORMAT, kept.game, kept.rules, kept.session, asdict(options), kept.drawn_for),
        *(commitment, kept.secret, _thick(kept.log), kept.seed),
    )
    record.log, state = redrawn(record, game)
    gone = _gone(record)
    players = [
        _player(people.get(number), level, seat in gone)
        for seat, (number, level) in enumerate(zip(kept.people, kept.levels, strict=True))
    ]
    host = people.get(kept.host)
    return GameSession(
        *(upcasts.FORMAT, kept.game, game.rules, kept.session, "", host.user if host else 0),
        *(options, kept.touched, kept.phase, kept.pace, players),
        drawn_for=kept.drawn_for,
        started=kept.started,
        state=state,
        outcome=Outcome(tuple(kept.places), kept.reason) if kept.places else None,
        log=record.log,
        dealt_rules=kept.rules,
        looks=kept.looks,
        plays_forced=kept.plays_forced,
        kept=record,
        games=games,
    )


def session_of(
    record: Record, id: str, names: Sequence[str], games: Games
) -> GameSession[Any, Any]:
    """Play the record of a finished game to its end, as a session of this id with strangers of
    these names in its seats; without names, they have none. Raise `Drift` if it cannot be
    verified."""
    game = games[record.game]
    moments = verify(record, game)
    last, state = moments[-1].entry, moments[-1].state
    gone, players = _gone(record), []
    for seat, (label, _) in enumerate(record.drawn_for):
        is_computer = label.startswith(COMPUTER)
        stranger = None if is_computer else Known(STRANGERS + seat, names[seat] if names else "")
        level = label.removeprefix(COMPUTER) if is_computer else None
        players.append(_player(stranger, level, seat in gone))
    return GameSession(
        *(upcasts.FORMAT, record.game, game.rules, id, "", STRANGERS),
        *(options_from(game.options, record.options), last.ms),
        "closed" if last.what == STOP else "over",
        players=players,
        drawn_for=record.drawn_for,
        state=state,
        outcome=None if last.what == STOP else outcome_of(record, game, state),
        log=record.log,
        dealt_rules=record.rules,
        kept=record,
        games=games,
    )


def _gone(record: Record) -> set[int]:
    return {entry.seat for entry in map(Entry.read, record.log) if entry.what == LEAVE}


def _player(known: Known | None, level: str | None, gone: bool) -> Player:
    if known is None:
        return Player(None, level=level, gone=gone)
    return Player(known.user, known.name, level, gone=gone)


def _read(packed: bytes, games: Games) -> ArchivedGame:
    if not packed.startswith(MAGIC):
        raise saves.BadSave("this is no game of the archive")
    try:
        text = zlib.decompress(packed.removeprefix(MAGIC))
    except zlib.error as error:
        raise saves.BadSave(f"a game of the archive is damaged: {error}") from None
    archived: ArchivedGame = saves.read(text, games, lambda game: _ARCHIVED, FORMAT, _checked)
    return archived


def _checked(saved: Saved, games: Games) -> Saved:
    saves.check_format(saved, FORMAT)
    saves.check_rules(saved, games)
    return saved
