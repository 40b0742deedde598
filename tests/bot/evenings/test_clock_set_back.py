"""The bot's clock is set back an hour: reminders still come, and nobody waits that hour."""

import pytest

from bot.i18n import translator_for
from bot.requests.throttle import ALOUD, Throttle
from bot.telegram.outbox import MINUTE as OF_A_BUDGET
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import Person
from tests.bot.evenings.test_groups import MINUTE
from tests.bot.evenings.whot import person_on_turn, start_game

HOUR = 3_600_000
WAITS = "time is running out"


async def set_back(evening: Evening) -> None:
    """Set the bot's clock back between two deadline sweeps, of which there is one a second."""
    await evening.sweep_deadlines()
    evening.clock_lag += HOUR
    await evening.sweep_deadlines()


async def is_playing(evening: Evening) -> Person:
    await evening.create_group("Ann", "Ben")
    await start_game(evening)
    return await evening.wait_until(lambda: person_on_turn(evening))


async def test_a_full_group_sees_its_table_within_a_minute(evening: Evening) -> None:
    late = await is_playing(evening)
    assert evening.worker
    while not await evening.worker.outbox.reserve(late.chat, evening.now()):
        evening.playground.clock.advance(1)
    await late.say("/move draw")
    await evening.settle()  # the bot has learned that the budget is spent
    assert not await evening.is_painted()
    await set_back(evening)
    began = evening.playground.clock.now()
    await evening.wait_until_painted()
    assert evening.playground.clock.now() - began <= OF_A_BUDGET / 1000 + 5


async def test_a_deadline_comes_in_its_time(evening: Evening) -> None:
    late = await is_playing(evening)
    await set_back(evening)
    await evening.pass_time(1.5 * MINUTE + 10)
    assert WAITS in await late.visible_text()


@pytest.mark.slow
async def test_a_lobby_closes_in_its_time(evening: Evening) -> None:
    (ann,) = await evening.create_group("Ann")
    await ann.say("/newgame whot")
    await ann.wait_for("Join")
    await evening.wait_until_painted()
    await set_back(evening)
    await evening.pass_time(31 * MINUTE)
    assert (await evening.session()).phase == "closed"


async def test_a_person_is_answered(evening: Evening) -> None:
    late = await is_playing(evening)
    await late.tap("My cards")
    await set_back(evening)
    assert await late.tap("My cards") != translator_for("en")("busy")


def test_a_group_reads_a_refusal_again() -> None:
    now = HOUR
    buckets = Throttle(lambda: now)
    assert buckets.may_refuse_aloud(1)
    now = 0
    assert buckets.may_refuse_aloud(1)
    now = ALOUD - 1
    assert not buckets.may_refuse_aloud(1)
