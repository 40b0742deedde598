"""Count a game: ratings, tallies, badges and the month follow from its row, the same way when it
ends and when the whole archive is counted again."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

from bot.archive.badges import earned
from bot.archive.row import Row, SeatRow
from bot.archive.tally import DAY_MS, LATEST, MOST_MET, PoolTally, Tally
from engine.ratings import Contestant, Rating, anchor_of, par, rate, share_of, won
from engine.session.archived import COMPUTERS_SEAT

CROWN_GAMES: Final = 5  # that each of so many people must have played in a month
CROWN_PEOPLE: Final = 3

Months = dict[int, dict[int, "MonthTally"]]  # by month, as 202611, and person


@dataclass(slots=True)
class MonthTally:
    """One person's games of one month, by pool: how many, and what was won."""

    pools: dict[str, list[int]] = field(default_factory=dict)

    @property
    def games(self) -> int:
        return sum(games for games, _ in self.pools.values())

    @property
    def won(self) -> int:
        return sum(won for _, won in self.pools.values())


@dataclass(slots=True)
class Ledger:
    """All that follows from the rows of a chat; a part of it where one game is added."""

    tallies: dict[int, Tally] = field(default_factory=dict)
    months: Months = field(default_factory=dict)
    month: int = 0  # of the newest row

    def add(self, row: Row) -> None:
        """Count a game, and write into its row what it changed."""
        given, row.badges, row.crown = row.badges, [], None
        day = max((self.tally(person).day for person in people(row)), default=0)
        day = max(day, row.at // DAY_MS)
        self._turn_month(row)
        if not row.unrated:
            self._rate(row, day)
        for at, seat in enumerate(row.seats):
            if seat.person != COMPUTERS_SEAT and row.seat_of(seat.person) == at:
                self._count(row, at, day, [code for who, code in given if who == seat.person])

    def tally(self, person: int) -> Tally:
        return self.tallies.setdefault(person, Tally())

    def _turn_month(self, row: Row) -> None:
        """Crown in the first row of a month the best of the month before."""
        month = max(month_of(row.at), self.month)
        before, self.month = self.month, month
        if before != month and before == month_before(month):
            row.crown = crown(before, self.months.get(before, {}))

    def _rate(self, row: Row, day: int) -> None:
        pool = row.pool
        contestants = [self._contestant(row, seat, day) for seat in row.seats]
        for at, after in enumerate(rate(pool, contestants, day)):
            seat, before = row.seats[at], contestants[at].rating
            if after is None or before is None or row.seat_of(seat.person) != at:
                row.seats[at] = seat._replace(value=0, change=0, deviation=0)
                continue
            counted = self.tally(seat.person).pools.setdefault(pool, PoolTally())
            counted.rated += 1
            counted.value, counted.deviation, counted.day = after.value, after.deviation, day
            row.seats[at] = seat._replace(
                value=after.value, change=after.value - before.value, deviation=after.deviation
            )

    def _contestant(self, row: Row, seat: SeatRow, day: int) -> Contestant:
        if seat.person == COMPUTERS_SEAT:
            return contestant(row.pool, seat, None)
        known = self.tally(seat.person).pools.get(row.pool, PoolTally())
        return contestant(row.pool, seat, known.rating(row.pool, day))

    def _count(self, row: Row, at: int, day: int, given: list[str]) -> None:
        seat, tally = row.seats[at], self.tally(row.seats[at].person)
        has_left = seat.end in ("left", "kicked", "away")
        tally.dealt += 1
        tally.finished += not has_left
        tally.latest = (tally.latest + "01"[not has_left])[-LATEST:]
        tally.own += seat.own
        tally.ms += seat.ms
        if day != tally.day:
            tally.days = tally.days + 1 if day == tally.day + 1 else 1
            tally.best_days = max(tally.best_days, tally.days)
            tally.day = day
        for other in people(row):
            if other not in (seat.person, *tally.met) and len(tally.met) < MOST_MET:
                tally.met.append(other)
        if row.unrated == "ended":
            return
        self._count_result(row, at, tally)
        if not has_left:
            for code in earned(tally, row, row.seats[at], given):
                tally.badges.append(code)
                row.badges.append((seat.person, code))

    def _count_result(self, row: Row, at: int, tally: Tally) -> None:
        seat, pool = row.seats[at], tally.pools.setdefault(row.pool, PoolTally())
        has_won = seat.place == 1
        part = won(row.places, at)
        pool.games += 1
        pool.firsts += has_won
        pool.won += part
        pool.par += par(len(row.seats))
        pool.places += seat.place
        tally.lost_before = tally.lost
        tally.streak = tally.streak + 1 if has_won else 0
        tally.best_streak = max(tally.best_streak, tally.streak)
        tally.lost = 0 if has_won else tally.lost + 1
        is_last = len(row.seats) > 1 and not has_won and seat.place == max(row.places)
        tally.lasts = tally.lasts + 1 if is_last else 0
        month = self.months.setdefault(self.month, {}).setdefault(seat.person, MonthTally())
        games, sum_won = month.pools.get(row.pool, (0, 0))
        month.pools[row.pool] = [games + 1, sum_won + part]


def contestant(pool: str, seat: SeatRow, rating: Rating | None) -> Contestant:
    """Return a seat as ratings see it: who decided there, and its place."""
    return Contestant(
        *(rating, seat.place, share_of(seat.own, seat.decisions)),
        *(anchor_of(pool, seat.level or "normal"), seat.late),
    )


def people(row: Row) -> list[int]:
    """List the people of a game, each once."""
    numbers = (seat.person for seat in row.seats)
    return list(dict.fromkeys(number for number in numbers if number != COMPUTERS_SEAT))


def count_again(rows: Iterable[Row], opening: Ledger | None = None) -> Ledger:
    """Count rows in their order, from the balance at which older rows were left out."""
    ledger = opening or Ledger()
    for row in rows:
        ledger.add(row)
    return ledger


def month_of(at: int) -> int:
    """Return the month of a moment, of UTC, as 202611."""
    moment = datetime.fromtimestamp(at / 1000, UTC)
    return moment.year * 100 + moment.month


def month_before(month: int) -> int:
    year, number = divmod(month, 100)
    return month - 1 if number > 1 else (year - 1) * 100 + 12


def crown(month: int, tallies: Mapping[int, MonthTally]) -> tuple[int, int, int] | None:
    """Return whose month it was and with how many games, if enough people played."""
    active = {who: each for who, each in tallies.items() if each.games >= CROWN_GAMES}
    if len(active) < CROWN_PEOPLE:
        return None
    best = min(active, key=lambda who: (-active[who].won, active[who].games, who))
    return month, best, active[best].games
