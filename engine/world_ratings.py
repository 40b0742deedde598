"""Ratings across all groups, which nobody can raise with a friend or with second accounts.

A world rating changes as the rating in a group does, but within a season it gains no more than 60
points in all from any one person. Whom somebody met and gained from is kept in less than 1 kB.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from engine.ratings import (
    ONE,
    POINT,
    Change,
    Contestant,
    Rating,
    changes,
    divide,
    grown,
    new_rating,
)

MOST_FROM_ONE: Final = 60 * POINT
MOST_TRACKED: Final = 24
THE_REST: Final = ""  # all further people of a season, who count as one person
PEOPLE_TO_MEET: Final = 5
GROUPS_TO_MEET_IN: Final = 2


class WorldRating(NamedTuple):
    person: str  # a label of up to 16 letters, by which others' world ratings name this person
    rating: Rating
    season: int
    gained: Mapping[str, int]  # in this season, less what was lost, by person, in hundredths
    met: tuple[str, ...]  # the first people, as many as it takes to be listed
    groups: tuple[str, ...]  # the first groups, by label


def new_world_rating(pool: str, person: str, day: int) -> WorldRating:
    return WorldRating(person, new_rating(pool, day), season_of(day), {}, (), ())


def season_of(day: int) -> int:
    """Number the quarters of years of 365.25 days."""
    return day * 16 // 1461


def is_listed(world: WorldRating, pool: str, day: int) -> bool:
    """Return whether the world board shows somebody: certain enough, and known to enough people."""
    return (
        not grown(world.rating, pool, day).is_provisional
        and len(world.met) >= PEOPLE_TO_MEET
        and len(world.groups) >= GROUPS_TO_MEET_IN
    )


def rate_world(
    pool: str,
    contestants: Sequence[Contestant],
    worlds: Sequence[WorldRating | None],
    group: str,
    day: int,
) -> list[WorldRating | None]:
    """Return each seat's world rating after a game in a group; None where the game rates nobody.

    The contestants are those that `engine.ratings.rate` takes; a world rating, or None for a
    computer, stands in for the rating of each in the group.
    """
    on_the_board = [
        each._replace(rating=None if world is None else world.rating)
        for each, world in zip(contestants, worlds, strict=True)
    ]
    people = ["" if world is None else world.person for world in worlds]
    return [
        None
        if world is None or today is None or change is None
        else _changed(world, today, change, people, group)
        for world, (today, change) in zip(worlds, changes(pool, on_the_board, day), strict=True)
    ]


def _changed(
    world: WorldRating, today: Rating, change: Change, people: Sequence[str], group: str
) -> WorldRating:
    season = season_of(today.day)
    gained = dict(world.gained) if season == world.season else {}
    others = {  # sorted, so that the order of the seats changes nothing
        person: difference
        for person, difference in sorted(zip(people, change.by_opponent, strict=True))
        if person and person != world.person
    }
    surplus = sum(_book(gained, person, difference) for person, difference in others.items())
    value = today.value + divide(sum(change.by_opponent) - surplus, ONE)
    return WorldRating(
        world.person,
        Rating(value, change.deviation, today.day),
        season,
        gained,
        tuple(dict.fromkeys((*world.met, *others)))[:PEOPLE_TO_MEET],
        tuple(dict.fromkeys((*world.groups, group)))[:GROUPS_TO_MEET_IN],
    )


def _book(gained: dict[str, int], person: str, difference: int) -> int:
    """Add a difference to what was gained from a person, and return what is above the limit."""
    name = person if person in gained or len(gained) < MOST_TRACKED else THE_REST
    before = gained.get(name, 0)
    surplus = max(0, difference - (MOST_FROM_ONE - before) * ONE)
    gained[name] = before + divide(difference - surplus, ONE)
    return surplus
