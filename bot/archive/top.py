"""A board of a chat: who won most in this month, or who has the highest ratings of a pool."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from bot.archive.tally import Tally
from engine.ratings import Rating
from engine.session.archived import Known

Period = Literal["month", "ever"]
MOST_SHOWN: Final = 10
IDLE_DAYS: Final = 30
SETTLED_GAMES: Final = 10  # after about so many a rating is no longer provisional
MANY_WON: Final = 3  # games in a row, from which on they are told


class TopLine(NamedTuple):
    """One person on a board."""

    place: int
    known: Known
    games: int
    won: int = 0  # of the month, in parts of a `ratings.WIN`
    rating: Rating | None = None  # as it stands today
    streak: int = 0
    is_idle: bool = False


@dataclass(frozen=True, slots=True)
class WorldPlace:
    """One line of a world board."""

    rank: int
    nickname: str
    rating: Rating


@dataclass(frozen=True, slots=True)
class Top:
    period: Period
    pool: str  # "" if nobody has played
    pools: list[str] = field(default_factory=list)  # that have such a board
    lines: list[TopLine] = field(default_factory=list)
    own: TopLine | None = None  # of the reader, who is not among the first
    reader: int = 0  # the user


class MonthGames(NamedTuple):
    """One person's games of a month in a pool. They sort as for the crown: the best come first."""

    not_won: int  # parts of a `ratings.WIN` that were won, below zero
    games: int
    number: int


def played_in(month: Mapping[int, bytes], pool: str) -> list[tuple[int, int, int]]:
    """Return the `MonthGames` of everybody in a pool, the best first, from month tallies as they
    are saved: to read ten thousand of them whole, or to name their parts, takes too long."""
    wanted = re.compile(rb'"%s":\[(\d+),(\d+)\]' % pool.encode())
    found = zip(month, map(wanted.search, month.values()), strict=True)
    return sorted((-int(each[2]), int(each[1]), number) for number, each in found if each)


def pools_in(month: Mapping[int, bytes], pools: Sequence[str]) -> list[str]:
    """Return those pools in which somebody played."""
    everything = b"".join(month.values())
    return [pool for pool in pools if b'"%s":' % pool.encode() in everything]


def is_whole(text: bytes) -> bool:
    """Return whether a saved month tally looks as it was written."""
    return text.startswith(b'{"pools":{') and text.endswith(b"}}")


def rated_line(place: int, known: Known, tally: Tally, pool: str, day: int) -> TopLine | None:
    """Return somebody's line on the board of ratings; None if their tally has none."""
    counted = tally.pools.get(pool)
    if counted is None or not counted.rated:
        return None
    return TopLine(
        *(place, known, counted.rated, 0, counted.rating(pool, day), tally.streak),
        is_idle=day - tally.day >= IDLE_DAYS,
    )
