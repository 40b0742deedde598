"""The world board rates as a group does, but nobody gains much from any one person."""

import json
from collections.abc import Callable, Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.ratings import Contestant, Rating, rate
from engine.world_ratings import (
    WorldRating,
    is_listed,
    new_world_rating,
    rate_world,
    season_of,
)

SPRING = 20_000  # a day; its season has 89 days
LIMIT = 60_00


def someone(person: str, value: int = 1500, deviation: int = 80) -> WorldRating:
    rating = Rating(100 * value, 100 * deviation, SPRING)
    return WorldRating(person, rating, season_of(SPRING), {}, (), ())


def played(
    *worlds: WorldRating, places: Sequence[int] = (1, 2, 3, 4, 5, 6), day: int = SPRING
) -> list[WorldRating]:
    """Play a game of these people, all of whom are rated."""
    seats = [Contestant(None, place) for place in places[: len(worlds)]]
    found = [world for world in rate_world("whot", seats, worlds, "g1", day) if world]
    assert len(found) == len(worlds)
    return found


def test_the_first_game_counts_as_in_the_group() -> None:
    ann, bola, chi = someone("ann"), someone("bola", 1620), someone("chi", 1400, 200)
    after = played(ann, bola, chi)
    seats = [Contestant(each.rating, place) for place, each in enumerate((ann, bola, chi), 1)]
    assert [world.rating for world in after] == rate("whot", seats, SPRING)


def test_nobody_gains_more_than_sixty_points_a_season_from_one_person() -> None:
    ann, bola = new_world_rating("whot", "ann", SPRING), new_world_rating("whot", "bola", SPRING)
    for _ in range(40):
        ann, bola = played(ann, bola)
    assert ann.rating.value == 1500_00 + LIMIT
    assert ann.gained == {"bola": LIMIT}
    assert bola.rating.value < 1200_00, "losing has no limit"


def wins_always(game: int) -> bool:
    return True


def wins_then_gives_back(game: int) -> bool:
    return game < 300


def wins_after_losing(game: int) -> bool:
    return game >= 300


def wins_by_turns(game: int) -> bool:
    return game // 20 % 2 == 0


@pytest.mark.parametrize(
    "wins", [wins_always, wins_then_gives_back, wins_after_losing, wins_by_turns]
)
@pytest.mark.parametrize("days_into_season", [0, 75])
def test_two_who_collude_for_a_month_get_nowhere(
    wins: Callable[[int], bool], days_into_season: int
) -> None:
    """600 games, 20 a day: without a limit they reach 2000 points and more."""
    first = SPRING + days_into_season
    pair = [new_world_rating("whot", name, first) for name in ("ann", "bola")]
    highest = 0
    for game in range(600):
        day = first + game // 20
        pair = played(*pair, places=(1, 2) if wins(game) else (2, 1), day=day)
        highest = max(highest, *(world.rating.value for world in pair))
    seasons = season_of(day) - season_of(first) + 1
    assert seasons == (2 if days_into_season else 1)
    assert highest <= 1500_00 + seasons * LIMIT


def test_games_with_others_count_on() -> None:
    ann = someone("ann")._replace(gained={"bola": LIMIT})
    alone, _ = played(ann, someone("bola"))
    ann, *_ = played(ann, someone("bola"), someone("chi"))
    assert alone.rating.value == 1500_00 < ann.rating.value
    assert ann.gained == {"bola": LIMIT, "chi": ann.rating.value - 1500_00}


def test_losses_make_room_for_wins() -> None:
    """Two friends who win in turn are never at the limit."""
    ann, bola = someone("ann"), someone("bola")
    for game in range(200):
        ann, bola = played(ann, bola, places=[(1, 2), (2, 1)][game % 2])
    assert abs(ann.rating.value - 1500_00) < 20_00
    assert abs(ann.gained["bola"]) < 20_00


def test_a_new_season_has_a_limit_of_its_own() -> None:
    ann = someone("ann")._replace(gained={"bola": LIMIT})
    assert season_of(SPRING + 88) == season_of(SPRING) < season_of(SPRING + 89)
    same, _ = played(ann, someone("bola"), day=SPRING + 88)
    later, _ = played(ann, someone("bola"), day=SPRING + 89)
    assert same.rating.value == 1500_00 < later.rating.value
    assert later.gained == {"bola": later.rating.value - 1500_00}


def test_a_year_has_four_seasons() -> None:
    assert {season_of(SPRING + 1461) - season_of(SPRING)} == {16}
    lengths = [sum(season_of(day) == season for day in range(1500)) for season in range(16)]
    assert set(lengths) == {91, 92}


def test_a_clock_that_was_set_back_opens_no_new_season() -> None:
    ann = someone("ann")._replace(gained={"bola": LIMIT})
    after, _ = played(ann, someone("bola"), day=SPRING - 200)
    assert (after.season, after.rating.day, after.rating.value) == (ann.season, SPRING, 1500_00)


def test_computers_are_no_persons() -> None:
    ann = someone("ann")
    seats = [Contestant(None, 1), Contestant(None, 2, share=0, anchor=1900_00)]
    after, computer = rate_world("whot", seats, [ann, None], "g1", SPRING)
    assert computer is None
    assert after
    assert after.rating.value > ann.rating.value
    assert (after.gained, after.met) == ({}, ())


def test_what_is_gained_from_the_computer_of_somebody_who_left_counts_as_theirs() -> None:
    """Else a friend would throw the game away and leave."""
    ann = someone("ann")._replace(gained={"bola": LIMIT})
    seats = [Contestant(None, 1), Contestant(None, 2, share=100, anchor=1900_00)]
    after, _ = rate_world("whot", seats, [ann, someone("bola")], "g1", SPRING)
    assert after
    assert after.rating.value == ann.rating.value


def test_somebody_who_took_over_a_seat_late_is_not_rated_but_met() -> None:
    seats = [Contestant(None, 1), Contestant(None, 2, share=400, is_late=True)]
    after, late = rate_world("whot", seats, [someone("ann"), someone("bola")], "g1", SPRING)
    assert late is None
    assert after
    assert after.met == ("bola",)


def test_the_board_lists_those_who_met_five_people_in_two_groups() -> None:
    known = someone("ann")._replace(met=tuple("bcdef"), groups=("g1", "g2"))
    assert is_listed(known, "whot", SPRING)
    assert not is_listed(known._replace(met=tuple("bcde")), "whot", SPRING)
    assert not is_listed(known._replace(groups=("g1",)), "whot", SPRING)
    assert not is_listed(known._replace(rating=Rating(1500_00, 110_01, SPRING)), "whot", SPRING)


def test_idle_people_leave_the_board_after_four_months() -> None:
    known = someone("ann")._replace(met=tuple("bcdef"), groups=("g1", "g2"))
    assert is_listed(known, "whot", SPRING + 115)
    assert not is_listed(known, "whot", SPRING + 125)


def test_people_and_groups_are_counted_once() -> None:
    ann = someone("ann")
    for _ in range(9):
        ann, *_ = played(ann, someone("bola"), someone("chi"))
    assert (ann.met, ann.groups) == (("bola", "chi"), ("g1",))


def test_a_memory_has_room_for_everybody_within_a_kilobyte() -> None:
    """Hundreds of people beaten in one season: those beyond the first count as one together."""
    ann = new_world_rating("whot", "a" * 16, SPRING)
    for number in range(300):
        seats = [Contestant(None, 1), Contestant(None, 2)]
        rival = someone(f"{number:016x}", 1900, 250)
        group = f"{number:016x}"
        after, _ = rate_world("whot", seats, [ann, rival], group, SPRING)
        assert after
        ann = after
    assert max(ann.gained.values()) <= LIMIT
    assert ann.rating.value <= 1500_00 + LIMIT * len(ann.gained)
    assert len(json.dumps(ann, separators=(",", ":"))) < 1000


@given(st.integers(2, 6), st.integers(0, 10**6))
def test_whatever_happens_nobody_holds_more_than_the_limit_from_anyone(
    people: int, seed: int
) -> None:
    random = Random(seed)
    worlds = [new_world_rating("whot", f"p{number}", SPRING) for number in range(people)]
    for _ in range(12):
        places = [random.randrange(1, people + 1) for _ in worlds]
        worlds = played(*worlds, places=places)
        for world in worlds:
            assert all(gain <= LIMIT for gain in world.gained.values())
            total = world.rating.value - 1500_00
            assert total == pytest.approx(sum(world.gained.values()), abs=12 * people)


@given(st.integers(0, 10**6), st.permutations(range(4)))
def test_the_order_of_the_seats_changes_nothing(seed: int, order: list[int]) -> None:
    random = Random(seed)
    full = {f"x{number}": 0 for number in range(22)}  # room for two more of the three
    worlds = [
        someone(f"p{number}", random.randrange(1200, 1800))._replace(gained=full)
        for number in range(4)
    ]
    places = [random.randrange(1, 5) for _ in worlds]
    after = played(*worlds, places=places)
    turned = played(*(worlds[i] for i in order), places=[places[i] for i in order])
    assert turned == [after[i] for i in order]
