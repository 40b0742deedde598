"""A feature that Telegram refused stays off for a day, and then the bot tries it again."""

import pytest

from tests.bot.evenings.evening import Evening, refuse_ephemeral
from tests.bot.evenings.test_hands import promote, pushed
from tests.bot.evenings.test_taps import whose_turn
from tests.bot.evenings.whot import start_game

HOUR = 3600.0


async def choose_no_time_limit(evening: Evening) -> None:
    host = evening.people[0]
    await host.say("/settings")
    await host.tap("no limit")
    await host.tap("Close")


async def pass_hours(evening: Evening, hours: float) -> None:
    """Let hours pass in which nothing happens."""
    await evening.pass_time(60)
    evening.playground.clock.advance(hours * HOUR)
    await evening.settle()


async def draw(evening: Evening) -> None:
    """Draw by the table's button, which opens no hand."""
    await (await whose_turn(evening)).tap("Draw a card")
    await evening.wait_until_painted()


async def test_a_hand_of_ones_own_is_tried_again_the_next_day(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.create_group("Ann", "Ben")
    await choose_no_time_limit(evening)
    await start_game(evening)
    person = await whose_turn(evening)
    with monkeypatch.context() as today:
        refuse_ephemeral(evening, today)
        assert await person.tap("My cards")
    assert (await evening.chat_status()).no_hands_until
    await pass_hours(evening, 23)
    assert await person.tap("My cards")
    assert not await person.ephemeral_messages()
    await pass_hours(evening, 2)
    assert not await person.tap("My cards")
    assert await person.ephemeral_messages()
    await draw(evening)
    assert not [button for button in await person.buttons() if button.text == "1"]


async def test_a_hand_that_comes_by_itself_is_tried_again_the_next_day(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.create_group("Ann", "Ben")
    await promote(evening)
    await choose_no_time_limit(evening)

    async def is_noted() -> bool:
        return not (await evening.chat_status()).is_administrator

    with monkeypatch.context() as today:
        refuse_ephemeral(evening, today)
        await start_game(evening)
        await evening.wait_until(is_noted, "a refusal")
    await pass_hours(evening, 23)
    await draw(evening)
    await pass_hours(evening, 2)
    assert not await (await whose_turn(evening)).ephemeral_messages()
    await draw(evening)
    await pushed(await whose_turn(evening))


async def test_a_picture_is_tried_again_an_hour_later(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")

    async def permit(may: bool) -> None:
        permissions = {"can_send_photos": may}
        await evening.sim("permissions", chat=ann.chat, permissions=permissions)

    async def is_picture() -> bool:
        await draw(evening)
        return "photo" in await ann.wait_for("📖 Rules")

    await choose_no_time_limit(evening)
    await start_game(evening)
    await permit(False)
    await ann.say("/board")
    await evening.wait_until_painted()
    assert not await is_picture()
    assert (await evening.chat_status()).no_pictures_until
    await permit(True)
    await pass_hours(evening, 0.5)
    assert not await is_picture()
    await pass_hours(evening, 1)
    assert await is_picture()
