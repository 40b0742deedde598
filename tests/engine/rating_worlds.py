"""Worlds of people whose true skill is known, to measure how well ratings find it.

A place in a game is skill plus luck, both normally distributed. A forecast is measured by its
relative entropy to the truth: by how much its log-loss is above that of an oracle.
"""

from collections.abc import Sequence
from math import erf, exp, log, pi, sqrt
from random import Random
from statistics import mean
from typing import Final

from engine.ratings import POINT, Contestant, Rating, grown, new_rating, rate

POOL: Final = "whot"
PEOPLE: Final = 16
IMPROVEMENT: Final = 1.5  # of skill, whose standard deviation is 1
LUCK_IN_POINTS: Final = 400 / log(10) * pi / sqrt(6)  # of one player, as the logistic curve has it
STEPS: Final = [step / 4 for step in range(-20, 21)]  # of an integral over one player's result
DENSITY: Final = [exp(-step * step / 2) / sqrt(2 * pi) / 4 for step in STEPS]


class World:
    """Sixteen people who play a game a day each, at tables of the same size."""

    def __init__(self, seed: int, seats: int, luck: float) -> None:
        self.random = Random(seed)
        self.seats, self.luck, self.day = seats, luck, 0
        self.skill = [self.random.gauss(0, 1) for _ in range(PEOPLE)]
        self.ratings = [new_rating(POOL, 0) for _ in range(PEOPLE)]

    def tables(self) -> list[list[int]]:
        """Draw who plays with whom: everybody once, and a few twice to fill the last table."""
        order = self.random.sample(range(PEOPLE), PEOPLE)
        order += order[: -PEOPLE % self.seats]
        return [order[i : i + self.seats] for i in range(0, len(order), self.seats)]

    def play(self, table: Sequence[int]) -> None:
        results = {who: self.random.gauss(self.skill[who], self.luck) for who in table}
        ranking = sorted(table, key=lambda who: -results[who])
        seats = [Contestant(self.ratings[who], ranking.index(who) + 1) for who in table]
        for who, rating in zip(table, rate(POOL, seats, self.day), strict=True):
            assert rating
            self.ratings[who] = rating

    def play_rounds(self, rounds: int) -> None:
        for _ in range(rounds):
            for table in self.tables():
                self.play(table)
            self.day += 1

    def truth(self, table: Sequence[int]) -> list[float]:
        return chances([(self.skill[who], self.luck) for who in table])

    def forecast(self, table: Sequence[int]) -> list[float]:
        today = [grown(self.ratings[who], POOL, self.day) for who in table]
        return chances([performance(rating) for rating in today])


def performance(rating: Rating) -> tuple[float, float]:
    """Return the mean and the spread of the next result, by a rating and in points."""
    return rating.value / POINT, sqrt((rating.deviation / POINT) ** 2 + LUCK_IN_POINTS**2)


def chances(results: Sequence[tuple[float, float]]) -> list[float]:
    """Return how likely each of these normally distributed results is the best."""
    found = []
    for own, (middle, spread) in enumerate(results):
        chance = 0.0
        for step, density in zip(STEPS, DENSITY, strict=True):
            for other, (average, deviation) in enumerate(results):
                if other != own:
                    density *= normal((middle + spread * step - average) / deviation)
            chance += density
        found.append(chance)
    total = sum(found)  # 1, but for the steps of the integral
    return [chance / total for chance in found]


def normal(x: float) -> float:
    return (1 + erf(x / sqrt(2))) / 2


def excess_log_loss(seats: int, luck: float, worlds: int) -> float:
    """Return how much worse than an oracle ratings foretell who wins, from game 16 to 60 of each
    person."""
    losses = []
    for seed in range(worlds):
        world = World(seed, seats, luck)
        world.play_rounds(15)
        for _ in range(45):
            for table in world.tables():
                truth, forecast = world.truth(table), world.forecast(table)
                losses.append(sum(p * log(p / q) for p, q in zip(truth, forecast, strict=True)))
                world.play(table)
            world.day += 1
    return mean(losses)


def visible_improvement(seats: int, luck: float, worlds: int) -> float:
    """Return which part of a real improvement ratings show 40 games later.

    A quarter of the people improve after 60 games each. The whole of it is as many points as the
    same difference in skill is worth in ratings before.
    """
    shown, points = [], []
    for seed in range(worlds):
        world = World(seed, seats, luck)
        world.play_rounds(60)
        improving = world.random.sample(range(PEOPLE), PEOPLE // 4)
        points.append(slope(world.skill, [rating.value for rating in world.ratings]))
        before = lead(world, improving)
        for who in improving:
            world.skill[who] += IMPROVEMENT
        world.play_rounds(40)
        shown.append(lead(world, improving) - before)
    return mean(shown) / (IMPROVEMENT * mean(points))


def lead(world: World, few: Sequence[int]) -> float:
    """Return by how much the ratings of a few are above those of the others."""
    values = [rating.value for rating in world.ratings]
    rest = [value for who, value in enumerate(values) if who not in few]
    return mean(values[who] for who in few) - mean(rest)


def slope(x: Sequence[float], y: Sequence[float]) -> float:
    """Return by how much y grows with x, by least squares."""
    middle_x, middle_y = mean(x), mean(y)
    rise = sum((a - middle_x) * (b - middle_y) for a, b in zip(x, y, strict=True))
    return rise / sum((a - middle_x) ** 2 for a in x)
