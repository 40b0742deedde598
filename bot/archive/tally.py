"""The tally of one person in one chat, as the rows of the chat's archive add up."""

from dataclasses import dataclass, field, fields
from typing import Annotated, Any, Final

from pydantic import BeforeValidator, PlainSerializer, TypeAdapter

from engine.ratings import Rating, grown, new_rating

DAY_MS: Final = 86_400_000
LATEST: Final = 20  # games of which the share of finished ones is looked at
MOST_MET: Final = 25


@dataclass(slots=True)
class PoolTally:
    """One person's results in one pool."""

    games: int = 0
    firsts: int = 0
    won: int = 0  # parts of a `ratings.WIN`: a shared first place is a part of one
    par: int = 0  # what luck alone would have won, in the same parts
    places: int = 0  # their sum
    rated: int = 0
    value: int = 0  # the rating after the last rated game; 0 before the first
    deviation: int = 0
    day: int = 0

    def rating(self, pool: str, day: int) -> Rating:
        """Return the rating as it stands on a day."""
        if not self.rated:
            return new_rating(pool, day)
        return grown(Rating(self.value, self.deviation, self.day), pool, day)


def _by_position(counts: PoolTally) -> list[int]:
    return [getattr(counts, each.name) for each in fields(PoolTally)]


def _by_name(counts: Any) -> Any:
    if not isinstance(counts, list):
        return counts
    return {each.name: count for each, count in zip(fields(PoolTally), counts, strict=True)}


# Saved as a list: the names would take more room than the numbers.
ShortPoolTally = Annotated[PoolTally, BeforeValidator(_by_name), PlainSerializer(_by_position)]


@dataclass(slots=True)
class Tally:
    pools: dict[str, ShortPoolTally] = field(default_factory=dict)
    latest: str = ""  # the last games, newest last: "1" finished, "0" left
    dealt: int = 0
    finished: int = 0
    own: int = 0  # moves
    ms: int = 0  # that they took
    day: int = 0  # of the last game, which never decreases
    days: int = 0  # in a row with a game, up to that day
    best_days: int = 0
    streak: int = 0  # games won in a row
    best_streak: int = 0
    lost: int = 0  # games in a row without a win
    lost_before: int = 0  # the same before the last game
    lasts: int = 0  # games in a row that ended in last place
    met: list[int] = field(default_factory=list)  # people played with
    badges: list[str] = field(default_factory=list)  # codes, in the order in which they came

    @property
    def won_at(self) -> set[str]:
        """Return the games that were won at least once."""
        return {pool.partition("-")[0] for pool, each in self.pools.items() if each.firsts}


TALLIES: Final = TypeAdapter(Tally)


def write_tally(tally: Tally) -> bytes:
    return TALLIES.dump_json(tally, exclude_defaults=True)


def read_tally(text: bytes) -> Tally:
    """Read a tally; raise ValueError if it is damaged."""
    return TALLIES.validate_json(text)
