"""The seats of one person are a short list, looked at in one round trip."""

import pytest

from bot.address import Address
from bot.requests.lookup import MOST_SEATS
from bot.store.documents import SITS, Changes, change
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import Person
from tests.bot.evenings.whot import start_game

MANY = 3000


async def remember_seats(evening: Evening, person: Person, count: int) -> None:
    """Remember seats at tables that are gone."""
    changes: Changes = {}
    for number in range(count):
        changes |= change(SITS, Address(-1_002_000_000_000 - number).key, "A group of before")
    await evening.store.change(person.id, changes)


async def round_trips(evening: Evening, person: Person, payload: str = "") -> tuple[int, int]:
    """Return how many round trips and commands a look at all seats of somebody takes."""
    assert evening.worker
    calls = evening.worker.store.calls
    before = calls.round_trips, calls.commands
    if payload:
        await person.start_private_chat(payload)
    else:
        await person.say("/myturns")
    await evening.settle()
    return calls.round_trips - before[0], calls.commands - before[1]


@pytest.mark.parametrize("asked", ["myturns", "link"])
async def test_thousands_of_seats_cost_as_much_as_a_few(evening: Evening, asked: str) -> None:
    _ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    payload = "h_aaaaaaaa" if asked == "link" else ""
    few = await round_trips(evening, ben, payload)
    await remember_seats(evening, ben, MANY)
    many = await round_trips(evening, ben, payload)
    upkeep = 10  # of the worker's leases meanwhile
    assert many[1] - few[1] <= 3 * MOST_SEATS + upkeep  # table, archive, gallery
    assert many[0] - few[0] <= MOST_SEATS / 2 + upkeep


async def test_a_new_seat_takes_the_place_of_those_that_are_none_any_more(
    evening: Evening,
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await remember_seats(evening, ben, MANY)
    await start_game(evening)
    sits = (await evening.store.person(ben.id)).sits
    assert len(sits) <= MOST_SEATS
    assert evening.address.key in sits
    await evening.pass_time(60)
    await ann.say("/move draw")
    await evening.settle()
    await ben.say("/myturns")
    await ben.wait_for("1 game is waiting for your move")
