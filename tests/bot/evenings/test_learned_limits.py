"""Telegram charges for ephemeral messages without the bot knowing: the bot learns it from one
refusal, at the price of one pause in one group."""

from typing import Any

import pytest

from bot.telegram.outbox import HAND, WEEK
from tests.bot.evenings.evening import Evening, is_public
from tests.bot.evenings.person import Person
from tests.bot.evenings.whot import Secrets, play_turns, set_hand_size, start_game


def refused(heard: list[Any]) -> list[Any]:
    return [call for call in heard if call.status == 429]


async def open_hands(evening: Evening, people: list[Person], times: int = 6) -> None:
    """Let impatient people open and close their hands this many times."""
    for _ in range(times):
        for person in people:
            await person.tap("My cards")
            await person.tap("✕ Close") if await person.ephemeral_messages() else None
        await evening.advance(1.0)


async def learns(evening: Evening) -> list[Any]:
    """Let two people open hands until Telegram refuses one; return all calls since the start."""
    people = await evening.create_group("Ann", "Ben")
    await evening.sim("limits", ephemerals_count=True)
    await start_game(evening)
    heard = evening.record_calls()
    await open_hands_until_refused(evening, people, heard, 1)
    return heard


async def open_hands_until_refused(
    evening: Evening, people: list[Person], heard: list[Any], times: int
) -> None:
    async def is_refused() -> bool:
        await open_hands(evening, people, 1)
        return len(refused(heard)) == times

    await evening.wait_until(is_refused, "a refusal")


@pytest.mark.slow
async def test_one_hand_is_refused_and_play_goes_on_to_the_result(evening: Evening) -> None:
    people = await evening.create_group("Ann", "Ben", "Cleo")
    heard = evening.record_calls()
    await set_hand_size(evening, 3)
    await evening.sim("limits", ephemerals_count=True)
    await start_game(evening)
    await open_hands(evening, people)
    session = await play_turns(evening, Secrets(evening), thinks=2.0)
    assert session.phase == "over"
    await people[0].wait_for("Rematch")
    (error,) = refused(heard)
    assert not is_public(error)
    assert [person.alerts for person in people] == [[], [], []]
    assert await evening.store.ephemerals_count(evening.client.bot.id)


async def test_nothing_more_is_refused_in_another_group_nor_after_a_restart(
    evening: Evening,
) -> None:
    heard = await learns(evening)
    await evening.restart(graceful=False)
    people = await evening.create_group("Cleo", "Dora")
    await set_hand_size(evening, 3)
    await start_game(evening)
    await open_hands(evening, people)
    await play_turns(evening, moves=10, thinks=2.0)
    assert len(refused(heard)) == 1
    assert [person.alerts for person in people] == [[], []]


async def test_only_the_group_where_it_was_learned_pauses(evening: Evening) -> None:
    heard = await learns(evening)
    people = await evening.create_group("Cleo", "Dora")
    began = evening.now()
    await start_game(evening)
    assert evening.now() - began < 20_000
    await people[0].tap("My cards")
    assert "Your turn" in await people[0].only_ephemeral_text()
    assert len(refused(heard)) == 1


async def test_a_tap_that_telegram_refused_opens_the_private_chat(evening: Evening) -> None:
    await learns(evening)
    opened = [person for person in evening.people if person.links]
    assert opened
    for person in opened:
        bot = await person.follow_link()
        await person.wait_for("✕ Close", bot)
        assert person.alerts == []


async def test_a_week_later_one_group_tries_again(evening: Evening) -> None:
    heard = await learns(evening)
    await evening.sim("limits", ephemerals_count=False)  # Telegram may change its mind
    evening.playground.clock.advance(WEEK / 1000)
    await evening.pass_time(60)
    people = await evening.create_group("Cleo", "Dora")
    await start_game(evening)
    await evening.use_up_budget(HAND)
    await people[0].tap("My cards")
    # though the group's minute is full
    assert "Your turn" in await people[0].only_ephemeral_text()
    others = await evening.create_group("Eve", "Finn")
    await start_game(evening)
    await evening.use_up_budget(HAND)
    await others[0].tap("My cards")
    assert others[0].links
    assert len(refused(heard)) == 1


async def test_a_week_later_it_is_learned_again_by_one_refusal(evening: Evening) -> None:
    heard = await learns(evening)
    evening.playground.clock.advance(WEEK / 1000)
    await evening.pass_time(60)
    people = await evening.create_group("Cleo", "Dora")
    await start_game(evening)
    await open_hands_until_refused(evening, people, heard, 2)
    await evening.pass_time(60)
    await open_hands(evening, people, 8)
    assert len(refused(heard)) == 2
    assert [person.alerts for person in people] == [[], []]
