"""Players who have their hands in the private chat: how a game ends, and who has left the group."""

from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import text_of
from tests.bot.evenings.whot import start_game


async def test_the_end_is_told_to_who_has_the_hand_in_private(evening: Evening) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    bot = await ann.choose_private_hands()
    await start_game(evening)
    await ann.wait_for("Show my cards in the group", bot)
    await ben.give_up_seat()
    await cleo.give_up_seat()
    told = await ann.wait_for("🥇 ❤️ Ann", bot)
    assert "photo" in told
    assert "Show my cards in the group" not in text_of(told)
    await evening.settle()
    shown = [text_of(message) for message in await ann.messages(bot)]
    assert not any("Only you can see this" in text for text in shown)


async def test_a_game_that_is_stopped_is_told_in_private_too(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    bot = await ben.choose_private_hands()
    await start_game(evening)
    await ben.wait_for("Show my cards in the group", bot)
    await ann.end_table()
    await ben.wait_for("was ended, and nobody won", bot)


async def test_hand_in_private_brings_the_hands_of_groups(evening: Evening) -> None:
    _ann, ben = await evening.create_group("Ann", "Ben")
    bot = await ben.start_private_chat()
    await start_game(evening)
    await ben.say("/hand", chat=bot)
    await ben.wait_for("Show my cards in the group", bot)


async def test_who_left_the_group_is_told_so_and_sees_no_hand(evening: Evening) -> None:
    ann, ben, _cleo = await evening.create_group("Ann", "Ben", "Cleo")
    bot = await ben.start_private_chat()
    await start_game(evening)
    await evening.sim("leave", person=ben.id, chat=ann.chat)
    await evening.settle()
    await ben.say("/hand", chat=bot)
    await ben.wait_for("You’re no longer in that group", bot)
    assert "Show my cards" not in "\n".join(map(text_of, await ben.messages(bot)))
