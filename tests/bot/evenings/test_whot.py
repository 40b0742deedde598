"""Evenings of Whot: everybody plays from a hand that is opened once and stays open."""

import pytest

from bot.playground.model import JSON
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import Person, text_of
from tests.bot.evenings.whot import best_button, person_on_turn, start_game

THINKING_SECONDS = 5.0
MOVES = 12


async def hand_of(person: Person) -> JSON:
    (hand,) = await person.ephemeral_messages()
    return hand


async def move(evening: Evening, person: Person) -> None:
    """Make one move with the keys of the open hand."""
    before = await evening.move_count()
    await evening.advance(THINKING_SECONDS)
    while await evening.move_count() == before:
        button = await evening.wait_until(lambda: best_button(person), "a key of the hand")
        await person.tap_button(button)


@pytest.mark.parametrize("people", [2, 4])
async def test_a_hand_is_played_from_again_and_again_without_reopening(
    evening: Evening, people: int
) -> None:
    everybody = await evening.create_group(*("Ann", "Ben", "Cleo", "Dora")[:people])
    await start_game(evening)
    opened = {}
    for person in everybody:
        await person.tap("My cards")
        await evening.settle()
        opened[person.id] = (await hand_of(person))["key"]
    for _ in range(MOVES):
        if (await evening.session()).phase != "playing":
            break
        person = await evening.wait_until(lambda: person_on_turn(evening), "somebody's turn")
        await person.wait_for("Your turn")
        await move(evening, person)
        await evening.wait_until_painted()
        for other in everybody if (await evening.session()).phase == "playing" else ():
            hand = await hand_of(other)
            assert hand["key"] == opened[other.id]
            assert hand["photo"]
            is_asked = other is await person_on_turn(evening)
            assert ("Waiting for" in text_of(hand)) != is_asked
            assert bool(await best_button(other)) == is_asked
    assert await evening.move_count() >= 6
