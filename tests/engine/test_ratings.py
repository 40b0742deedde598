"""Ratings follow Glicko-1 to the hundredth, whoever counts and however seats are ordered."""

from collections.abc import Sequence
from itertools import product
from math import log, pi, sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games import GAMES
from engine.ratings import (
    WHOLE,
    WIN,
    Contestant,
    Rating,
    anchor_of,
    divide,
    grown,
    new_rating,
    opening_fingerprint,
    par,
    pool_of,
    pools_of,
    rate,
    share_of,
    widest,
    won,
)

TODAY = 20_000
Q = log(10) / 400

POOLS = st.sampled_from([pool for game in GAMES for pool in pools_of(game)])
PLACES = st.integers(1, 6)


def points(value: float, deviation: float = 80, day: int = TODAY) -> Rating:
    return Rating(round(100 * value), round(100 * deviation), day)


RATINGS = st.builds(
    Rating, st.integers(0, 300_000), st.integers(8_000, 25_000), st.integers(0, TODAY)
)
PEOPLE = st.tuples(RATINGS, PLACES).map(lambda seat: Contestant(*seat))
SEATS = st.builds(
    Contestant,
    st.none() | RATINGS,
    PLACES,
    st.integers(0, WHOLE),
    st.integers(50_000, 250_000),
    st.booleans(),
)
GAMES_OF_PEOPLE = st.lists(PEOPLE, min_size=2, max_size=6)
ANY_GAMES = st.lists(SEATS, min_size=2, max_size=6)


def rated(seats: Sequence[Contestant], pool: str = "whot", day: int = TODAY) -> list[Rating]:
    """Rate a game that rates everybody."""
    ratings = rate(pool, seats, day)
    found = [rating for rating in ratings if rating]
    assert len(found) == len(seats)
    return found


def g(deviation: float) -> float:
    return 1 / sqrt(1 + 3 * Q**2 * deviation**2 / pi**2)


def in_floats(seats: Sequence[Contestant], widest: float = 250) -> list[tuple[float, float]]:
    """Compute the same by the formula, all persons rated and last rated today."""
    found = []
    for i, own in enumerate(seats):
        assert own.rating
        r, d = own.rating.value / 100, min(widest, own.rating.deviation / 100)
        surprise = information = 0.0
        for j, other in enumerate(seats):
            if i == j:
                continue
            assert other.rating
            s = 1.0 if own.place < other.place else 0.5 if own.place == other.place else 0.0
            their = other.share / 1000
            for r_j, d_j, part in (
                (other.rating.value / 100, min(widest, other.rating.deviation / 100), their),
                (other.anchor / 100, 30.0, 1 - their),
            ):
                e = 1 / (1 + 10 ** (-g(d_j) * (r - r_j) / 400))
                w = part * (own.share / 1000 if s > e else 1) / (len(seats) - 1)
                surprise += w * g(d_j) * (s - e)
                information += w * g(d_j) ** 2 * e * (1 - e)
        variance = 1 / (1 / d**2 + Q**2 * information)
        found.append((r + Q * variance * surprise, max(80.0, sqrt(variance))))
    return found


def agree(seats: Sequence[Contestant]) -> None:
    for rating, (value, deviation) in zip(rated(seats), in_floats(seats), strict=True):
        assert rating.value / 100 == pytest.approx(value, abs=0.01)
        assert rating.deviation / 100 == pytest.approx(deviation, abs=0.01)


def test_two_players_get_what_the_formula_says_over_a_wide_grid() -> None:
    grid = product(range(-200, 3_400, 400), (80, 143, 250), range(-150, 3_400, 450), (80, 250))
    for r, d, r_j, d_j in grid:
        for place in (1, 2, 3):
            agree([Contestant(points(r, d), place), Contestant(points(r_j, d_j), 2)])


@given(GAMES_OF_PEOPLE, st.data())
def test_tables_with_shares_get_what_the_formula_says(
    seats: list[Contestant], data: st.DataObject
) -> None:
    shares = data.draw(st.lists(st.integers(0, WHOLE), min_size=len(seats), max_size=len(seats)))
    agree(
        [
            seat._replace(share=share, rating=seat.rating and seat.rating._replace(day=TODAY))
            for seat, share in zip(seats, shares, strict=True)
        ]
    )


def test_a_game_is_rated_to_these_very_bits() -> None:
    """Ratings that are counted again, on another machine or years later, come out equal."""
    seats = [
        Contestant(points(1500, 250), 2),
        Contestant(points(1684.37, 91.2, TODAY - 40), 1, share=730, anchor=149_000),
        Contestant(None, 3, share=0, anchor=130_000),
        Contestant(points(1320.01, 80), 4),
    ]
    assert rate("whot", seats, TODAY) == [
        Rating(151523, 21220, TODAY),
        Rating(169062, 9970, TODAY),
        None,
        Rating(130905, 8000, TODAY),
    ]


@given(POOLS, ANY_GAMES, st.randoms(use_true_random=False))
def test_the_order_of_the_seats_changes_nothing(
    pool: str, seats: list[Contestant], random: Random
) -> None:
    order = list(range(len(seats)))
    random.shuffle(order)
    ratings = rate(pool, seats, TODAY)
    assert rate(pool, [seats[i] for i in order], TODAY) == [ratings[i] for i in order]


@given(POOLS, ANY_GAMES)
def test_ratings_are_integers_within_their_bounds(pool: str, seats: list[Contestant]) -> None:
    for seat, rating in zip(seats, rate(pool, seats, TODAY), strict=True):
        assert (rating is not None) == seat.is_rated
        if rating:
            assert all(type(number) is int for number in rating)
            assert 8_000 <= rating.deviation <= widest(pool)
            assert rating.day == TODAY


@given(GAMES_OF_PEOPLE, st.integers(0, 300_000))
def test_a_tie_with_equals_leaves_the_rating(seats: list[Contestant], value: int) -> None:
    equals = [
        seat._replace(place=1, rating=seat.rating and seat.rating._replace(value=value))
        for seat in seats
    ]
    assert [rating.value for rating in rated(equals)] == [value] * len(seats)


@given(ANY_GAMES)
def test_winning_never_lowers_and_losing_never_raises(seats: list[Contestant]) -> None:
    best, worst = (pick([seat.place for seat in seats]) for pick in (min, max))
    places = [seat.place for seat in seats]
    for seat, rating in zip(seats, rate("whot", seats, TODAY), strict=True):
        if not rating:
            continue
        assert seat.rating
        if seat.place == best and places.count(best) == 1:
            assert rating.value >= seat.rating.value
        if seat.place == worst and places.count(worst) == 1:
            assert rating.value <= seat.rating.value


@given(GAMES_OF_PEOPLE, PLACES)
def test_a_better_place_is_never_worth_less(seats: list[Contestant], place: int) -> None:
    moved = [seats[0]._replace(place=place), *seats[1:]]
    low, high = sorted([seats, moved], key=lambda game: -game[0].place)
    assert rated(low)[0].value <= rated(high)[0].value


def test_halves_are_rounded_alike_for_winner_and_loser() -> None:
    assert [divide(5, 2), divide(-5, 2), divide(4, 3), divide(-4, 3)] == [3, -3, 1, -1]


@given(st.integers(0, 300_000), st.integers(0, 300_000), st.integers(8_000, 25_000), PLACES)
def test_what_one_wins_the_other_loses_where_both_are_as_certain(
    value: int, other: int, deviation: int, place: int
) -> None:
    pair = [
        Contestant(Rating(value, deviation, TODAY), place),
        Contestant(Rating(other, deviation, TODAY), 3),
    ]
    assert sum(rating.value for rating in rated(pair)) == value + other


def test_an_upset_moves_more_than_what_was_expected() -> None:
    strong, weak = points(1700), points(1400)
    won_by_strong = rated([Contestant(strong, 1), Contestant(weak, 2)])
    won_by_weak = rated([Contestant(strong, 2), Contestant(weak, 1)])
    assert won_by_weak[1].value - weak.value > 4 * (won_by_strong[0].value - strong.value) > 0


def test_a_new_player_is_shown_as_certain_after_some_ten_games() -> None:
    rating, regular = new_rating("whot", TODAY), points(1500)
    assert rating == points(1500, 250)
    games = 0
    while rating.is_provisional:
        rating = rated([Contestant(rating, 1 + games % 2), Contestant(regular, 2 - games % 2)])[0]
        games += 1
    assert 8 <= games <= 11


def test_differo_begins_less_certain() -> None:
    assert new_rating("differo", 3) == points(1500, 350, 3)


def test_eighty_grows_to_a_hundred_and_ten_in_120_idle_days() -> None:
    assert not grown(points(1500, 80, 0), "whot", 120).is_provisional
    assert grown(points(1500, 80, 0), "whot", 122).is_provisional
    assert grown(points(1500, 80, 0), "whot", 10**6) == points(1500, 250, 10**6)
    assert grown(points(1500, 80, 0), "differo", 10**6) == points(1500, 350, 10**6)


def test_a_clock_that_was_set_back_changes_nothing() -> None:
    rating = points(1500, 120, TODAY + 7)
    assert grown(rating, "whot", TODAY) == rating
    after = rated([Contestant(rating, 1), Contestant(points(1500), 2)])
    assert [each.day for each in after] == [TODAY + 7, TODAY]


def test_idle_opponents_count_as_uncertain_as_they_became() -> None:
    idle = points(1500, 80, TODAY - 900)
    known, unknown = (
        rated([Contestant(points(1500), 1), Contestant(rating, 2)])[0].value
        for rating in (idle._replace(day=TODAY), idle)
    )
    assert known > unknown > 150_000


def test_computers_are_not_rated() -> None:
    person, computer = rate(
        "whot", [Contestant(points(1500), 2), Contestant(None, 1, 0, 130_000)], TODAY
    )
    assert computer is None
    assert person
    assert person.value < 150_000


def test_a_seat_nobody_decided_at_is_a_computers() -> None:
    """Somebody who left before the first decision is met as the computer that played."""
    me = Contestant(points(1500), 1)
    left = Contestant(points(2200), 2, share=0, anchor=130_000)
    computer = Contestant(None, 2, share=0, anchor=130_000)
    assert rate("whot", [me, left], TODAY)[0] == rate("whot", [me, computer], TODAY)[0]


def test_opponents_meet_the_person_by_the_share_and_the_computer_by_the_rest() -> None:
    me = Contestant(points(1500), 1)
    strong = Contestant(points(2000), 2, anchor=130_000)
    gains = [
        rated([me, strong._replace(share=share)])[0].value - 150_000 for share in (0, 500, 1000)
    ]
    assert gains[0] < gains[1] < gains[2]
    assert gains[1] == pytest.approx((gains[0] + gains[2]) / 2, rel=0.02)


@pytest.mark.parametrize("share", [0, 1, 400, 999])
def test_a_loss_counts_in_full_whoever_played_it_to_the_end(share: int) -> None:
    there = [Contestant(points(1500), 2), Contestant(points(1450), 1)]
    left = [there[0]._replace(share=share), there[1]]
    assert rated(left)[0] == rated(there)[0]


def test_a_win_counts_by_the_share() -> None:
    seats = [Contestant(points(1500), 1), Contestant(points(1500), 2)]
    gains = [
        rated([seats[0]._replace(share=share), seats[1]])[0].value - 150_000
        for share in (0, 250, 500, 1000)
    ]
    assert gains[0] == 0
    assert gains[1] == pytest.approx(gains[3] / 4, rel=0.05)
    assert gains[2] == pytest.approx(gains[3] / 2, rel=0.05)


@given(ANY_GAMES, st.integers(0, WHOLE))
def test_nobody_who_leaves_a_lost_game_saves_anything(seats: list[Contestant], share: int) -> None:
    last = seats[0]._replace(place=7, is_late=False, share=WHOLE)
    stayed, left = (
        rate("whot", [last._replace(share=part), *seats[1:]], TODAY)[0] for part in (WHOLE, share)
    )
    assert left == stayed


@pytest.mark.parametrize(("share", "is_rated"), [(0, False), (499, False), (500, True)])
def test_somebody_who_took_over_a_seat_is_rated_from_half_of_its_decisions_on(
    share: int, is_rated: bool
) -> None:
    late = Contestant(points(1500), 2, share, is_late=True)
    seats = [late, Contestant(points(1600), 1)]
    rating, other = rate("whot", seats, TODAY)
    assert (rating is not None) == is_rated
    assert other == rate("whot", [late._replace(is_late=False), seats[1]], TODAY)[1]


def test_alone_against_nobody_changes_nothing_but_the_day() -> None:
    rating = points(1500, 90, TODAY - 1)
    assert rate("whot", [Contestant(rating, 1)], TODAY) == [grown(rating, "whot", TODAY)]


def test_whot_for_two_is_a_pool_of_its_own() -> None:
    assert [pool_of("whot", seats) for seats in (2, 3, 6)] == ["whot-2", "whot", "whot"]
    assert pool_of("rally", 2) == "rally"


@pytest.mark.parametrize("game", GAMES)
def test_every_table_of_a_game_is_in_one_of_its_pools(game: str) -> None:
    found = {pool_of(game, seats) for seats in GAMES[game].seats}
    assert found == set(pools_of(game))


def test_a_computer_that_nobody_measured_is_taken_for_a_normal_one() -> None:
    assert anchor_of("chess", "hard") == anchor_of("whot", "of old") == anchor_of("whot", "normal")
    assert anchor_of("whot", "easy") == 130_000


@pytest.mark.parametrize("seats", range(1, 11))
def test_luck_alone_wins_one_game_in_so_many(seats: int) -> None:
    assert seats * par(seats) == WIN
    assert sum(won([1] * seats, seat) for seat in range(seats)) == WIN


def test_a_shared_first_place_is_half_a_win() -> None:
    assert [won([1, 3, 1, 4], seat) for seat in range(4)] == [WIN // 2, 0, WIN // 2, 0]


def test_shares_are_thousandths() -> None:
    assert [share_of(1, 3), share_of(2, 3), share_of(9, 9), share_of(0, 4)] == [333, 667, 1000, 0]
    assert share_of(0, 0) == WHOLE, "nobody else decided either"


def test_games_that_begin_alike_have_one_fingerprint() -> None:
    moves = [f"a{number}-b{number}" for number in range(20)]
    opening = opening_fingerprint(moves)
    assert opening == opening_fingerprint([*moves[:12], "resigned"])
    assert opening != opening_fingerprint([*moves[:11], "other", *moves[12:]])
    assert opening_fingerprint(["ab", "c"]) != opening_fingerprint(["a", "bc"])
    assert len(opening) == 16
