"""Badges: earned by games of the archive, so that a new one is granted for old games, too.

A code is written into the archive and stays somebody's. Where its condition became narrower, rows
that gave it by the wider one still give it when they are counted again.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.archive.row import Row, SeatRow
from bot.archive.tally import Tally
from engine.games import GAMES
from engine.ratings import POINT
from engine.session.archived import COMPUTERS_SEAT

HOUR_MS: Final = 3_600_000
NIGHT: Final = range(2, 5)  # hours of UTC
FAST_MS: Final = 3_000
FAST_MOVES: Final = 10
LONG_GAME: Final = 200  # moves
STRONGER: Final = 200 * POINT
FULL_TABLE: Final = 5  # players
HIGHEST_LEVEL: Final = "hard"


class Case(NamedTuple):
    """A game that somebody finished, with their tally after it."""

    tally: Tally
    row: Row
    seat: SeatRow

    @property
    def has_won(self) -> bool:
        return self.seat.place == 1

    @property
    def others(self) -> list[SeatRow]:
        return [other for other in self.row.seats if other is not self.seat]

    @property
    def games(self) -> int:
        return sum(pool.games for pool in self.tally.pools.values())

    @property
    def wins(self) -> int:
        """Return the games won, shared first places too."""
        return sum(pool.firsts for pool in self.tally.pools.values())

    def has_beaten(self, level: str) -> bool:
        beaten = [other for other in self.others if other.place > self.seat.place]
        return any(other.person == COMPUTERS_SEAT and other.level == level for other in beaten)

    def has_beaten_a_stronger_one(self) -> bool:
        before = self.seat.value - self.seat.change
        return bool(self.seat.value) and any(
            other.value and other.place > self.seat.place
            and other.value - other.change - before >= STRONGER
            for other in self.others
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Badge:
    code: str
    is_earned: Callable[[Case], bool]
    is_secret: bool = False
    is_kept: bool = False  # its condition became narrower


def _games(count: int) -> Callable[[Case], bool]:
    return lambda case: case.games >= count


def _wins(count: int) -> Callable[[Case], bool]:
    return lambda case: case.wins >= count


def _row(count: int) -> Callable[[Case], bool]:
    return lambda case: case.tally.streak >= count


def _met(count: int) -> Callable[[Case], bool]:
    return lambda case: len(case.tally.met) >= count


def _days(count: int) -> Callable[[Case], bool]:
    return lambda case: case.tally.days >= count


def _won_at(game: str, reason: str = "") -> Callable[[Case], bool]:
    return lambda case: case.has_won and case.row.game == game and reason in ("", case.row.reason)


def _won_at_all(case: Case) -> bool:
    return {"whot", "caesar", "deerportal", "rally", "differo"} <= case.tally.won_at


def _is_dead_heat(case: Case) -> bool:
    return len(case.row.seats) > 1 and set(case.row.places) == {1}


def _is_at_night(case: Case) -> bool:
    return case.has_won and case.row.at // HOUR_MS % 24 in NIGHT


def _is_fast(case: Case) -> bool:
    own = case.seat.own
    return case.has_won and own >= FAST_MOVES and case.seat.ms < FAST_MS * own


BADGES: Final[dict[str, Badge]] = {
    badge.code: badge
    for badge in (
        *(Badge(f"games-{count}", _games(count)) for count in (1, 10, 50, 100, 500)),
        *(Badge(f"wins-{count}", _wins(count)) for count in (1, 10, 50, 100)),
        *(Badge(f"row-{count}", _row(count)) for count in (3, 5, 10)),
        Badge("won-whot", _won_at("whot", "empty_hand"), is_kept=True),
        Badge("won-caesar", _won_at("caesar")),
        Badge("won-deerportal", _won_at("deerportal")),
        Badge("won-rally", _won_at("rally", "finished"), is_kept=True),
        Badge("won-differo", _won_at("differo", "goal"), is_kept=True),
        Badge("won-all", _won_at_all),
        Badge("beat-hard", lambda case: case.has_beaten(HIGHEST_LEVEL)),
        Badge("full-table", lambda case: case.has_won and len(case.row.seats) >= FULL_TABLE),
        Badge("giant", Case.has_beaten_a_stronger_one),
        *(Badge(f"met-{count}", _met(count)) for count in (10, 25)),
        Badge("week", _days(7)),
        Badge("night", _is_at_night, is_secret=True),
        Badge("phoenix", lambda case: case.has_won and case.tally.lost_before >= 5, is_secret=True),
        Badge("dead-heat", _is_dead_heat, is_secret=True),
        Badge("fast", _is_fast, is_secret=True),
        Badge("marathon", lambda case: case.row.moves >= LONG_GAME, is_secret=True),
        Badge("last-again", lambda case: case.tally.lasts >= 3, is_secret=True),
    )
}
assert all(game in GAMES for game in ("whot", "caesar", "deerportal", "rally", "differo"))


def earned(tally: Tally, row: Row, seat: SeatRow, given: Collection[str]) -> list[str]:
    """List the badges that a game brings somebody who has not got them; `given` are those that its
    row gave them when it was counted before."""
    case = Case(tally, row, seat)
    return [
        code
        for code, badge in BADGES.items()
        if code not in tally.badges
        if badge.is_earned(case) or (badge.is_kept and code in given)
    ]
