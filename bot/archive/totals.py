"""The totals of one person over all groups. Rows may arrive in any order: the sum is the same."""

from dataclasses import dataclass, field
from typing import Final

from pydantic import TypeAdapter

from bot.archive.row import Row
from bot.archive.tally import Tally
from engine.ratings import par, won


@dataclass(slots=True)
class PoolTotal:
    games: int = 0
    firsts: int = 0
    won: int = 0  # parts of a `ratings.WIN`
    par: int = 0


@dataclass(slots=True)
class Totals:
    pools: dict[str, PoolTotal] = field(default_factory=dict)
    dealt: int = 0
    finished: int = 0
    own: int = 0  # moves
    ms: int = 0  # that they took
    badges: dict[str, int] = field(default_factory=dict)  # by code, when it was earned first

    def add(self, row: Row, person: int) -> None:
        """Count a game for the person who has this number in its row."""
        at = row.seat_of(person)
        if at is None:
            return
        seat = row.seats[at]
        self.dealt += 1
        self.finished += seat.end not in ("left", "kicked", "away")
        self.own += seat.own
        self.ms += seat.ms
        for who, code in row.badges:
            if who == person:
                self.badges[code] = min(row.at, self.badges.get(code, row.at))
        if row.unrated == "ended":
            return
        pool = self.pools.setdefault(row.pool, PoolTotal())
        pool.games += 1
        pool.firsts += seat.place == 1
        pool.won += won(row.places, at)
        pool.par += par(len(row.seats))

    def add_tally(self, tally: Tally, until: int) -> None:
        """Add what the games of a chat came to whose rows were left out at that time."""
        self.dealt += tally.dealt
        self.finished += tally.finished
        self.own += tally.own
        self.ms += tally.ms
        for code in tally.badges:
            self.badges[code] = min(until, self.badges.get(code, until))
        for name, each in tally.pools.items():
            pool = self.pools.setdefault(name, PoolTotal())
            pool.games += each.games
            pool.firsts += each.firsts
            pool.won += each.won
            pool.par += each.par


TOTALS: Final = TypeAdapter(Totals)


def write_totals(totals: Totals) -> bytes:
    """Write totals so that equal ones are equal bit by bit."""
    ordered = Totals(
        dict(sorted(totals.pools.items())),
        *(totals.dealt, totals.finished, totals.own, totals.ms),
        dict(sorted(totals.badges.items())),
    )
    return TOTALS.dump_json(ordered, exclude_defaults=True)


def read_totals(text: bytes) -> Totals:
    """Read totals; raise ValueError if they are damaged."""
    return TOTALS.validate_json(text)
