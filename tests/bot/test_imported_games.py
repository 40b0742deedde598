"""Files of games as a process of the pool reads them."""

import random
import re
from dataclasses import replace

import pytest

from bot.imported_games import CheckedGame, check_game, unpack
from engine.games import GAMES
from engine.record import Entry, Record, read_record, write_record
from tests.engine.test_records_name_nobody import RECORDS

GOLDEN = [file.read_bytes() for file in sorted(RECORDS.iterdir())]


def golden() -> Record:
    return read_record((RECORDS / "whot-2.json").read_bytes(), GAMES)


def with_deal(**changes: object) -> bytes:
    """Return a record whose deal is told otherwise, which no draw and no digest shows."""
    record = golden()
    deal = Entry.read(record.log[0])._replace(**changes)  # type: ignore[arg-type]
    return write_record(replace(record, log=[deal.line(), *record.log[1:]]))


@pytest.mark.parametrize("data", [with_deal(by="clock"), with_deal(ms=5)])
def test_a_record_that_no_text_can_tell_is_refused(data: bytes) -> None:
    assert check_game(data) == CheckedGame("foreign")


def test_a_game_that_lasted_for_centuries_is_refused() -> None:
    record = golden()
    last = Entry.read(record.log[-1])._replace(ms=10**30).line()
    late = write_record(replace(record, log=[*record.log[:-1], last]))
    assert check_game(late).verdict == "foreign"


def test_a_mutated_record_is_checked_or_refused() -> None:
    draw, verdicts = random.Random(1), set()
    for _ in range(1500):
        data = bytearray(draw.choice(GOLDEN))
        for _ in range(draw.choice((1, 1, 2, 3))):
            at = draw.randrange(len(data))
            match draw.randrange(4):
                case 0:
                    data[at : at + draw.choice((1, 2, 20))] = b""
                case 1:
                    data[at] = draw.randrange(256)
                case 2:
                    scraps = (b'"', b"[[", b"null", b"-1", b"99999999999", b"\\ud800", b"true")
                    data[at:at] = draw.choice(scraps)
                case _:
                    found = [*re.finditer(rb"[0-9a-z]+", bytes(data))]
                    one, other = draw.choice(found), draw.choice(found)
                    data[one.start() : one.end()] = other[0]
        checked = check_game(bytes(data))
        verdicts.add(checked.verdict)
        if checked.verdict == "fair":
            assert unpack(checked.kept, "+1") is not None
    assert verdicts >= {"fair", "unfair", "foreign"}
