"""Taps on a table that is behind are played if they can only mean one thing, and never twice."""

import random

import pytest

from bot.telegram.outbox import RESULT
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import Button, Person
from tests.bot.evenings.test_deerportal import open_table

READS = 1.5  # virtual seconds until somebody has read an answer
DOUBLE = 600  # milliseconds within which the second half of a double tap follows


async def deal(evening: Evening) -> tuple[Person, Button]:
    """Start DeerPortal at a table that stays behind from then on. Return the person who is asked,
    and the table's button to roll."""
    ann, _ = await evening.create_group("Ann", "Ben")
    await open_table(evening, "Empty seats stay empty")
    await evening.remove_time_limit()
    await evening.wait_until_painted()
    roll = next(button for button in await ann.buttons() if "Roll" in button.text)
    await evening.use_up_budget(RESULT)
    return ann, roll


async def go_on(evening: Evening, ann: Person, roll: Button) -> bool:
    """Play at once until Ann is asked to roll; return whether the game goes on."""
    people = {person.id: person for person in evening.people}
    while (session := await evening.session()).phase == "playing":
        seat, prompt = next(iter(session.prompts.items()))
        person, has_way = people[session.players[seat].user or 0], len(session.legal(seat)) > 1
        if person is ann and not has_way:
            return True
        await person.forge_tap(roll.message, f"k:{session.id}:{prompt}:{int(has_way)}")
    return False


async def test_a_roll_on_a_table_that_is_behind_is_played_once_the_last_answer_was_read(
    evening: Evening,
) -> None:
    ann, roll = await deal(evening)
    for _ in range(3):
        assert await go_on(evening, ann, roll)
        await evening.advance(READS)
        before = await evening.move_count()
        assert (await ann.tap_button(roll)).startswith("✓ ")
        assert await evening.move_count() > before
    assert not await evening.is_painted()


async def test_a_tap_that_may_mean_something_else_is_told_what_is_asked_now(
    evening: Evening,
) -> None:
    ann, roll = await deal(evening)
    while len((await evening.session()).legal(0)) < 2:  # until a roll leaves her a choice
        assert await go_on(evening, ann, roll)
        await ann.tap_button(roll)
        await evening.advance(READS)
    before = await evening.move_count()
    assert "Roll" not in await ann.tap_button(roll)
    assert await evening.move_count() == before
    assert ann.alerts == []


@pytest.mark.slow
async def test_no_second_half_of_a_double_tap_is_played(evening: Evening) -> None:
    """Also where it is repeated under new query ids, in any number, before the answer was read."""
    ann, roll = await deal(evening)
    chance, repeats = random.Random(1), 0
    while await go_on(evening, ann, roll):
        await evening.advance(READS)
        await evening.use_up_budget(RESULT)
        roll = next((b for b in await ann.buttons() if "Roll" in b.text), roll)
        before = await own_rolls(evening)
        assert (await ann.tap_button(roll)).startswith("✓ ")
        answered = evening.now()
        while await go_on(evening, ann, roll) and evening.now() - answered < DOUBLE:
            repeats += 1
            await ann.tap_button(roll, again=True)
            await evening.advance(chance.uniform(0, 0.3))
        assert await own_rolls(evening) == before + 1
    assert repeats


async def own_rolls(evening: Evening) -> int:
    log = [line.split() for line in (await evening.session()).log]
    return [[*line[1:3], line[-1]] for line in log].count(["0", "player", "roll"])
