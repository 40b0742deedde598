"""Ratings of people: how strong somebody plays, and how sure that is.

A rating is a number around 1500 with a deviation, as in "1584 ± 80": the true strength lies within
two deviations in 95 of 100 cases. It is Mark Glickman's Glicko-1 with every game as one period. A
game of more than two counts as a game against each of the others, each weighing 1/(n-1) of one.
Somebody who does not play becomes less certain day by day, and nobody becomes so certain that a
real improvement stays unseen.

Computers are opponents of a fixed rating (`engine.anchors`), which tie all groups to one scale. A
seat may have been played by a person and a computer in turn; opponents then meet a mixture of both.

All numbers are integers, and so is every step between them: ratings and deviations are hundredths
of a point, shares thousandths. Counting again gives the same result on every machine, whatever its
floating point does, and in whatever order the seats are given.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from math import isqrt
from typing import Final, NamedTuple

from engine.anchors import ANCHORS

POINT: Final = 100  # ratings are counted in hundredths of a point
NEW_VALUE: Final = 1500 * POINT
NEW_DEVIATION: Final = 250 * POINT
NEW_DEVIATIONS: Final[Mapping[str, int]] = {"differo": 350 * POINT}  # where skill differs most
LEAST_DEVIATION: Final = 80 * POINT  # less would freeze a rating
PROVISIONAL: Final = 110 * POINT  # shown with "?" above this: some ten games from the beginning
ANCHOR_DEVIATION: Final = 30 * POINT
DAILY_VARIANCE: Final = 47 * POINT**2  # 80 grows to 110 in 120 idle days

POOLS_FOR_TWO: Final[Mapping[str, str]] = {"whot": "whot-2"}  # luck is less between two

WHOLE: Final = 1000  # the share of a person who made every decision
WIN: Final = 2520  # divisible by every number up to ten, so that shared wins add up
OPENING_MOVES: Final = 12

ONE: Final = 10**18  # of fixed-point fractions
LN_10: Final = 2_302585092994045684
PI_SQUARED: Final = 9_869604401089358619
LOGISTIC: Final = 400 * POINT  # ten times as likely to win for so much more


class Rating(NamedTuple):
    value: int  # hundredths of a point
    deviation: int  # hundredths of a point
    day: int  # of the last rated game; days are numbered from any beginning

    @property
    def is_provisional(self) -> bool:
        return self.deviation > PROVISIONAL


class Contestant(NamedTuple):
    """One seat of a finished game: who decided there, and which place it took."""

    rating: Rating | None  # of its person, before the game; None for a computer
    place: int  # 1 is best, ties share one
    share: int = WHOLE  # of its decisions made by its person, in thousandths
    anchor: int = NEW_VALUE  # rating of the computer that made the rest
    is_late: bool = False  # the person took the seat over from a computer

    @property
    def is_rated(self) -> bool:
        """Return whether the game changes the person's rating."""
        return self.rating is not None and (not self.is_late or 2 * self.share >= WHOLE)


class Change(NamedTuple):
    """The difference that a game makes to one rating."""

    by_opponent: tuple[int, ...]  # ONE-ths of a hundredth, seat by seat
    deviation: int


def pool_of(game: str, seats: int) -> str:
    """Name the pool in which a game for so many is rated."""
    return POOLS_FOR_TWO.get(game, game) if seats == 2 else game


def pools_of(game: str) -> tuple[str, ...]:
    """List every pool of a game."""
    return (game, POOLS_FOR_TWO[game]) if game in POOLS_FOR_TWO else (game,)


def anchor_of(pool: str, level: str) -> int:
    """Return the fixed rating of a computer; of any level where none was measured, as normal's."""
    points = ANCHORS.get(pool, {}).get(level)
    return NEW_VALUE if points is None else points * POINT


def share_of(own: int, decisions: int) -> int:
    """Return in thousandths how many of a seat's decisions its person made."""
    return divide(own * WHOLE, decisions) if decisions else WHOLE


def par(seats: int) -> int:
    """Return in parts of a WIN what luck alone wins, a game."""
    return divide(WIN, seats)


def won(places: Sequence[int], seat: int) -> int:
    """Return in parts of a WIN what a seat won: all, nothing, or a part of a shared first place."""
    return divide(WIN, places.count(1)) if places[seat] == 1 else 0


def opening_fingerprint(moves: Sequence[str]) -> str:
    """Return the same 16 letters for games that somebody began with the same twelve own moves.

    A game against a computer is farmed if one of the last three had this fingerprint and the same
    winner.
    """
    return sha256("\n".join(moves[:OPENING_MOVES]).encode()).hexdigest()[:16]


def new_rating(pool: str, day: int) -> Rating:
    return Rating(NEW_VALUE, widest(pool), day)


def widest(pool: str) -> int:
    """Return the deviation of somebody of whom nothing is known."""
    return NEW_DEVIATIONS.get(pool, NEW_DEVIATION)


def grown(rating: Rating, pool: str, day: int) -> Rating:
    """Return a rating as it stands on a day, less certain by each since the last game."""
    idle = max(0, day - rating.day)  # a clock that was set back makes nobody more certain
    deviation = root(rating.deviation**2 + DAILY_VARIANCE * idle)
    return Rating(rating.value, min(widest(pool), deviation), rating.day + idle)


def rate(pool: str, contestants: Sequence[Contestant], day: int) -> list[Rating | None]:
    """Return each seat's rating after a game; None for computers and for people it does not rate.

    What lowers a rating counts in full, what raises it only by the person's share of the decisions:
    leaving a lost game saves nothing, and a computer's wins are nobody's. Where two people played
    a seat one after the other, ask once with each of them there.
    """
    return [
        None
        if before is None or change is None
        else Rating(
            before.value + divide(sum(change.by_opponent), ONE), change.deviation, before.day
        )
        for before, change in changes(pool, contestants, day)
    ]


def changes(
    pool: str, contestants: Sequence[Contestant], day: int
) -> list[tuple[Rating | None, Change | None]]:
    """Return each seat's rating on the day of a game, and what the game changes of it."""
    today = [each.rating and grown(each.rating, pool, day) for each in contestants]
    met = [_opponents(each, rating) for each, rating in zip(contestants, today, strict=True)]
    places = [each.place for each in contestants]
    return [
        (rating, _change(rating, each.share, seat, met, places))
        if rating and each.is_rated
        else (rating, None)
        for seat, (each, rating) in enumerate(zip(contestants, today, strict=True))
    ]


class _Opponent(NamedTuple):
    """A person or a computer, as far as it decided at a seat."""

    value: int
    part: int  # of the seat's decisions, in thousandths
    certainty: int  # Glicko's g of the deviation


def _opponents(seat: Contestant, rating: Rating | None) -> list[_Opponent]:
    """Return whom the others met at a seat: its person, a computer, or each for a part."""
    share = seat.share if rating else 0
    computer = _Opponent(seat.anchor, WHOLE - share, CERTAINTY_OF_ANCHORS)
    if rating is None:
        return [computer]
    person = _Opponent(rating.value, share, certainty(rating.deviation))
    return [each for each in (person, computer) if each.part]


def _change(
    rating: Rating,
    share: int,
    seat: int,
    met: Sequence[Sequence[_Opponent]],
    places: Sequence[int],
) -> Change:
    """Apply Glicko-1 to one seat, against every opponent with the weight of its part."""
    surprises = [0] * len(met)  # by how much the results were better than expected
    information = 0
    for other, opponents in enumerate(met):
        if other == seat:
            continue
        result = ONE * ((places[other] > places[seat]) + (places[other] >= places[seat])) // 2
        for value, part, g in opponents:
            likely = expected(rating.value - value, g)
            weight = part * (share if result > likely else WHOLE)
            surprises[other] += weight * g * (result - likely)
            information += weight * g * g * likely * (ONE - likely) // ONE**3
    one_game = WHOLE * WHOLE * max(1, len(met) - 1)  # what the weights are parts of
    prior = LN_10**2 * rating.deviation**2 // (LOGISTIC**2 * ONE)
    scale = one_game * ONE**2
    variance = divide(rating.deviation**2 * scale, scale + prior * information)
    return Change(
        tuple(divide(LN_10 * variance * each, LOGISTIC * scale) for each in surprises),
        max(LEAST_DEVIATION, root(variance)),
    )


def expected(lead: int, g: int) -> int:
    """Return the score expected of somebody who is so much ahead, in ONE-ths."""
    odds = power_of_ten(g * abs(lead) // LOGISTIC)
    behind = ONE * ONE // (ONE + odds)
    return ONE - behind if lead > 0 else behind


def certainty(deviation: int) -> int:
    """Return Glicko's g, 1/sqrt(1 + 3 q² d²/π²) with q = ln 10/400, in ONE-ths."""
    spread = 3 * LN_10**2 * deviation**2 // (LOGISTIC**2 * PI_SQUARED)
    return ONE * ONE // isqrt(ONE * (ONE + spread))


def power_of_ten(exponent: int) -> int:
    """Return 10 to the power of a number not below 0, both in ONE-ths, by the series of exp."""
    whole, fraction = divmod(exponent, ONE)
    natural = fraction * LN_10 // ONE
    total = term = ONE
    divisor = 0
    while term:
        divisor += ONE
        term = term * natural // divisor
        total += term
    shift: int = 10**whole
    return total * shift


def divide(dividend: int, divisor: int) -> int:
    """Divide by a positive number and round to the nearest, so that -x gives the negative of x."""
    quotient = (2 * abs(dividend) + divisor) // (2 * divisor)
    return quotient if dividend >= 0 else -quotient


def root(square: int) -> int:
    """Return the square root, rounded to the nearest."""
    return (isqrt(4 * square) + 1) // 2


CERTAINTY_OF_ANCHORS: Final = certainty(ANCHOR_DEVIATION)
