"""The text form of a game: tags in brackets, then a numbered line for each move.

It leaves out the draws and the digests, which follow from the secret, except for the last digest:
that closes the text and is checked when the text is read.
"""

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from engine.game import shown
from engine.record import (
    DEAL,
    NOBODY,
    STOP,
    By,
    Drift,
    Entry,
    Record,
    outcome_of,
    read_record,
    redrawn,
)
from engine.saves import BadSave, Games, NewerSave

MOST_BYTES: Final = 1 << 20
MOST_MOVES: Final = 5_000
LONGEST_MOVE: Final = 200  # letters of its line
LONGEST_NAME: Final = 64

# The fields of a record by the tags that hold them.
FIELDS: Final = {
    "Parlour": "format",
    "Game": "game",
    "Rules": "rules",
    "Session": "session",
    "Options": "options",
    "Seats": "drawn_for",
    "Commitment": "commitment",
    "Secret": "secret",
    "Seed": "seed",
}
TAGS: Final = (*FIELDS, "Names", "Places", "Digest")
NEEDED: Final = ("Game", "Rules", "Session", "Options", "Seats", "Commitment", "Digest")

_TAG: Final = re.compile(r"\[([A-Z][a-z]+) (.*)\]")
_MOVE: Final = re.compile(r"([0-9]{1,6})\. (?:([1-9][0-9]?): )?([^{}]+?)(?: \{([^{}]*)\})?")
_TIME_AND_MAKER: Final = re.compile(
    r"(?:([0-9]{1,9})(?:\.([0-9]{1,3}))?s)?(?:(?:^| )(computer|clock|admin|rules))?"
)


class GameText(NamedTuple):
    record: Record
    names: tuple[str, ...]  # by seat; empty if the text has none
    places: tuple[int, ...]  # by seat; empty if it was stopped


class BadText(BadSave):
    """A line of a text that is no game; the message names it, with its tag or move."""

    def __init__(self, line: int, fault: str) -> None:
        super().__init__(f"line {line}: {fault}")
        self.line = line


class _Tag(NamedTuple):
    line: int
    json: str
    value: Any


# Writing -----------------------------------------------------------------------------------------


def write_text(record: Record, names: Sequence[str] = (), places: Sequence[int] = ()) -> str:
    """Write the record of a finished game that was verified, with the names of its seats and their
    places in the end if they are given."""
    tags = {tag: getattr(record, field) for tag, field in FIELDS.items()}
    del tags["Seed" if record.secret else "Secret"]
    if not (record.secret or record.seed):
        raise ValueError("the game is not over")
    tags |= {"Names": list(names)} if names else {}
    tags |= {"Places": list(places)} if places else {}
    deal, *moves = map(Entry.read, record.log)
    if (deal.ms, deal.seat, deal.by, deal.what) != (0, NOBODY, "player", DEAL):
        raise ValueError("the game does not begin with its deal")
    lines = [_tag_line(tag, value) for tag, value in tags.items()]
    lines += ["", *_move_lines(moves), "", _tag_line("Digest", Entry.read(record.log[-1]).digest)]
    return "\n".join(lines) + "\n"


def _tag_line(tag: str, value: object) -> str:
    return f"[{tag} {json.dumps(value, separators=(',', ':'))}]"


def _move_lines(moves: Sequence[Entry]) -> Iterator[str]:
    last = 0
    for number, entry in enumerate(moves, 1):
        if entry.ms < last:
            raise ValueError(f"entry {number}: time does not go back")
        seat = "" if entry.seat == NOBODY else f"{entry.seat + 1}: "
        aside = " ".join(filter(None, (_time(entry.ms - last), entry.by.replace("player", ""))))
        yield f"{number}. {seat}{entry.what}" + (f" {{{aside}}}" if aside else "")
        last = entry.ms


def _time(ms: int) -> str:
    """Return the time between two moves, like 17s or 0.25s; nothing for none."""
    seconds, rest = divmod(ms, 1000)
    return f"{seconds}.{rest:03}".rstrip("0").rstrip(".") + "s" if ms else ""


# Reading -----------------------------------------------------------------------------------------


def is_text(data: bytes) -> bool:
    """Return whether data begins as the text form does."""
    return data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"[Parlour ")


def read_game(data: bytes, games: Games) -> GameText:
    """Read a game in either form: as text, or as the JSON of its record.

    A text is checked by this; a record in JSON is not yet.
    """
    if is_text(data):
        return read_text(data, games)
    record = read_record(data, games)
    if len(record.log) > MOST_MOVES:
        raise BadSave(f"log: more than {MOST_MOVES} moves")
    return GameText(record, (), ())


def read_text(text: str | bytes, games: Games) -> GameText:
    """Read a game and draw it again from its secret.

    Raise `BadText` at a line that cannot be read, and `Drift` at the first move that cannot be
    played, or where the game does not come to the end that the text says.
    """
    tags, moves = _parsed(_lines(text))
    record = _record(tags, moves, games)
    game = games[record.game]
    _must_name_seats(tags, record)
    record.log, state = redrawn(record, game)
    last = len(record.log) - 1
    outcome = outcome_of(record, game, state)
    entry = Entry.read(record.log[-1])
    if outcome is None and entry.what != STOP:
        raise Drift(last, "the moves end before the game does")
    if tags["Digest"].value != entry.digest:
        raise Drift(last, "the digest in the end is not the one that follows from the moves")
    places = () if outcome is None else outcome.ranks
    if "Places" in tags and tags["Places"].value != list(places):
        raise _bad_tag(tags, "Places", f"the game ended with {shown(list(places))}")
    return GameText(record, tuple(tags["Names"].value) if "Names" in tags else (), places)


def _lines(text: str | bytes) -> list[str]:
    data = text if isinstance(text, bytes) else text.encode(errors="surrogatepass")
    if len(data) > MOST_BYTES:
        raise BadText(1, f"the text is larger than {MOST_BYTES >> 10} KB")
    try:
        return data.decode("utf-8-sig").split("\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadText(line, "this is not text in UTF-8") from None


def _parsed(lines: Sequence[str]) -> tuple[dict[str, _Tag], list[str]]:
    """Return the tags, and the log without draws and digests."""
    tags: dict[str, _Tag] = {}
    log = [Entry(0, NOBODY, "player", "-", (), DEAL).line()]
    ms = 0
    for number, line in enumerate(lines, 1):
        line = line.strip()
        if "Digest" in tags and line:
            raise BadText(number, "nothing follows the digest")
        if line.startswith("["):
            name, tag = _tag(number, line)
            if name in tags:
                raise BadText(number, f"there are two tags [{name}]")
            if not tags and name != "Parlour":
                raise BadText(number, "a game begins with the tag [Parlour]")
            tags[name] = tag
        elif line:
            entry = _move(number, line, len(log), ms)
            log.append(entry.line())
            ms = entry.ms
    return tags, log


def _tag(number: int, line: str) -> tuple[str, _Tag]:
    found = _TAG.fullmatch(line)
    if found is None or found[1] not in TAGS:
        raise BadText(number, f"no tag of a game: {shown(line[:LONGEST_MOVE])}")
    try:
        return found[1], _Tag(number, found[2], json.loads(found[2]))
    except (ValueError, RecursionError):
        raise BadText(number, f"[{found[1]}] is not JSON") from None


def _move(number: int, line: str, expected: int, ms: int) -> Entry:
    """Read the line of a move; `expected` is its number, and `ms` when the last one was made."""
    found = _MOVE.fullmatch(line) if len(line) <= LONGEST_MOVE else None
    if found is None:
        raise BadText(number, f"move {expected} is missing: {shown(line[:LONGEST_MOVE])}")
    move, seat, what, aside = found.groups()
    if int(move) != expected:
        raise BadText(number, f"move {expected} is missing: this is move {int(move)}")
    if expected > MOST_MOVES:
        raise BadText(number, f"move {expected} is one too many")
    told = _TIME_AND_MAKER.fullmatch(aside or "")
    if told is None:
        raise BadText(
            number,
            f"move {expected}: in braces stand its time, like 17.5s, and who made it"
            f" if not the player: computer, clock, admin or rules",
        )
    ms += int(told[1] or 0) * 1000 + int((told[2] or "").ljust(3, "0"))
    by: By = told[3] or "player"  # type: ignore[assignment]  # the pattern knows them
    return Entry(ms, int(seat) - 1 if seat else NOBODY, by, "-", (), what)


def _record(tags: dict[str, _Tag], log: list[str], games: Games) -> Record:
    fields = {field: tags[tag].json for tag, field in FIELDS.items() if tag in tags}
    for needed in NEEDED:
        if tags and needed not in tags:
            raise BadText(max(tag.line for tag in tags.values()), f"[{needed}] is missing")
    if not fields:
        raise BadText(1, "a game begins with the tag [Parlour]")
    fields = {"secret": '""', **fields, "log": json.dumps(log)}
    saved = ",".join(f'"{field}":{value}' for field, value in fields.items())
    try:
        return read_record("{" + saved + "}", games)
    except BadSave as error:
        field, _, fault = str(error).partition(":")
        tag = next((t for t, f in FIELDS.items() if f == field.split(".")[0]), "Parlour")
        if isinstance(error, NewerSave):
            raise NewerSave(str(_bad_tag(tags, tag, fault.strip()))) from None
        raise _bad_tag(tags, tag, fault.strip()) from None


def _must_name_seats(tags: dict[str, _Tag], record: Record) -> None:
    names = tags["Names"].value if "Names" in tags else []
    are_names = isinstance(names, list) and all(
        isinstance(name, str) and len(name) <= LONGEST_NAME for name in names
    )
    if not are_names or len(names) not in (0, len(record.drawn_for)):
        raise _bad_tag(tags, "Names", f"a list of {len(record.drawn_for)} short names is wanted")


def _bad_tag(tags: dict[str, _Tag], tag: str, fault: str) -> BadText:
    line = tags[tag].line if tag in tags else 1
    return BadText(line, f"[{tag}] {fault}")
