"""Telegram counts private hands against the group's minute, and the bot does not know: it learns
that at the price of one pause in one group."""

from typing import Any

from bot.telegram.outbox import HAND, WEEK
from tests.bot.evenings.evening import Evening, Person, is_public
from tests.bot.evenings.whot import Secrets, choose_hand, play_on, sit_down


def refused(heard: list[Any]) -> list[Any]:
    return [call for call in heard if call.status == 429]


async def open_hands(evening: Evening, people: list[Person], times: int = 6) -> None:
    """As often as people do who are impatient."""
    for _ in range(times):
        for person in people:
            await person.tap("My cards")
            await person.tap("✕ Close") if await person.own_screens() else None
        await evening.go_on(1.0)


async def learns(evening: Evening) -> list[Any]:
    """Two people browse until Telegram refuses a hand; all calls since then."""
    people = await evening.gather("Ann", "Ben")
    await evening.sim("limits", ephemerals_count=True)
    await sit_down(evening)
    heard = evening.listen()

    async def is_refused() -> bool:
        await open_hands(evening, people, 1)
        return bool(refused(heard))

    await evening.until(is_refused, "a refusal")
    return heard


async def test_one_hand_is_refused_and_play_goes_on_to_the_result(evening: Evening) -> None:
    people = await evening.gather("Ann", "Ben", "Cleo")
    await evening.sim("limits", ephemerals_count=True)
    heard = evening.listen()
    await choose_hand(evening, 3)
    await sit_down(evening)
    await open_hands(evening, people)
    session = await play_on(evening, Secrets(evening), thinks=2.0)
    assert session.phase == "over"
    await people[0].reads("Rematch")
    (error,) = refused(heard)
    assert not is_public(error)
    assert [person.alerts for person in people] == [[], [], []]
    assert await evening.store.ephemerals_count(evening.client.bot.id)


async def test_nothing_more_is_refused_in_another_group_nor_after_a_restart(
    evening: Evening,
) -> None:
    heard = await learns(evening)
    await evening.restart(politely=False)
    people = await evening.gather("Cleo", "Dora")
    await choose_hand(evening, 3)
    await sit_down(evening)
    await open_hands(evening, people)
    await play_on(evening, thinks=2.0)
    assert len(refused(heard)) == 1
    assert [person.alerts for person in people] == [[], []]


async def test_only_the_group_where_it_was_learned_pauses(evening: Evening) -> None:
    heard = await learns(evening)
    people = await evening.gather("Cleo", "Dora")
    began = evening.now()
    await sit_down(evening)
    assert evening.now() - began < 20_000
    await people[0].tap("My cards")
    assert "It is your turn" in await people[0].only_screen()
    assert len(refused(heard)) == 1


async def test_a_tap_that_telegram_refused_opens_the_private_chat(evening: Evening) -> None:
    await learns(evening)
    opened = [person for person in evening.people if person.links]
    assert opened
    for person in opened:
        bot = await person.follow()
        await person.reads("market", bot)
        assert person.alerts == []


async def test_a_week_later_one_group_tries_again(evening: Evening) -> None:
    heard = await learns(evening)
    await evening.sim("limits", ephemerals_count=False)  # as Telegram may decide one day
    evening.playground.clock.advance(WEEK / 1000)
    await evening.pass_time(60)
    people = await evening.gather("Cleo", "Dora")
    await sit_down(evening)
    await evening.fill(HAND)
    await people[0].tap("My cards")
    assert "It is your turn" in await people[0].only_screen()  # though the minute is full
    others = await evening.gather("Eve", "Finn")
    await sit_down(evening)
    await evening.fill(HAND)
    await others[0].tap("My cards")
    assert others[0].links
    assert len(refused(heard)) == 1


async def test_a_week_later_it_is_learned_again_by_one_refusal(evening: Evening) -> None:
    heard = await learns(evening)
    evening.playground.clock.advance(WEEK / 1000)
    await evening.pass_time(60)
    people = await evening.gather("Cleo", "Dora")
    await sit_down(evening)
    await open_hands(evening, people, 8)
    await evening.pass_time(60)
    await open_hands(evening, people, 8)
    assert len(refused(heard)) == 2
    assert [person.alerts for person in people] == [[], []]
