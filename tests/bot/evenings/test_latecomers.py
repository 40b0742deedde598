"""People who come while a game is on join at the table itself."""

from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import text_of
from tests.bot.evenings.whot import start_against_computers, start_game


async def test_who_comes_late_joins_below_the_table_and_takes_over_a_computer(
    evening: Evening,
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_against_computers(evening)
    assert await ben.tap("🪑 Join") == "✓ You’re down for the next game"
    await ben.wait_for("take over from a computer:")
    assert "take over from a computer" not in await ann.visible_text()
    assert "took over from the computer" in await ben.tap("🐟 Computer 1")
    assert (await evening.session()).seat_of(ben.id) == 1
    assert ben.alerts == []
    await evening.settle()
    assert "take over from a computer" not in await ben.visible_text()


async def test_who_taps_join_again_is_offered_the_same(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_against_computers(evening)
    for _ in range(2):
        await ben.tap("🪑 Join")
        await ben.wait_for("take over from a computer:")
        await ben.tap("✕ Close")
        await evening.pass_time(20)
    assert [late.user for late in (await evening.session()).waiting] == [ben.id]
    assert "already" in await ann.tap("🪑 Join")
    assert ann.alerts == []


async def test_who_joined_late_by_mistake_takes_it_back(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_against_computers(evening)
    await ben.tap("🪑 Join")
    await ann.wait_for("Next game: Ben")
    await ben.tap("Not this time")
    await evening.wait_until_painted()
    assert (await evening.session()).waiting == []
    assert await ben.ephemeral_messages() == []


async def test_where_nobody_can_come_in_no_key_promises_it(evening: Evening) -> None:
    ann, ben, _ = await evening.create_group("Ann", "Ben", "Cleo")
    await ann.say("/newgame differo")
    await ben.tap("Join")
    await ann.tap("Start")
    table = await ann.wait_for("it’s your turn")
    assert "Join" not in text_of(table)


async def test_the_key_to_join_stands_in_the_last_row(evening: Evening) -> None:
    ann, ben, _ = await evening.create_group("Ann", "Ben", "Cleo")
    await start_game(evening, ben)
    table = await ann.wait_for("it’s your turn")
    assert [key["text"] for key in table["reply_markup"]["inline_keyboard"][-1]][-1] == "🪑 Join"


async def test_somebody_without_a_seat_is_pointed_to_the_key_that_takes_one(
    evening: Evening,
) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await start_game(evening, ben)
    await evening.wait_until_painted()
    told = "You’re not in this game. Tap Join to play the next one."
    assert await cleo.tap("My cards") == told
    assert not cleo.alerts
    await cleo.tap("🪑 Join")
    await ann.wait_for("Next game: Cleo")
