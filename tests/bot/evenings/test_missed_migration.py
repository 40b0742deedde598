"""A group became a supergroup and the update was lost: the bot learns it from Telegram's error."""

from typing import Any

from bot.address import Address
from bot.tables import Tables
from bot.telegram.outbox import TABLE, Priority
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.test_game_over import NUDGE, said
from tests.bot.evenings.test_taps import whose_turn
from tests.bot.evenings.whot import play_turns, start_game

REFUSAL = "upgraded to a supergroup"


async def move_unheard(evening: Evening) -> Address:
    """Stop the bot, migrate the group and drop the update; return the new address."""
    await evening.wait_until_painted()
    await evening.stop_bot(graceful=False)
    new = await evening.sim("migrate", chat=evening.address.chat)
    evening.playground.bot.queue.updates.clear()
    return Address(new["id"])


def refused(heard: list[Any]) -> list[int]:
    """Return the chats of all calls that Telegram refused because of the migration."""
    return [call.chat for call in heard if REFUSAL in call.description]


async def test_a_table_that_is_painted_in_the_old_chat_goes_to_the_new_one(
    evening: Evening,
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben", kind="group")
    await start_game(evening)
    old, before = evening.address, await evening.session()
    new = await move_unheard(evening)
    await Tables(evening.store, evening.now).touch(old)
    heard = evening.record_calls()
    await evening.start_bot()

    async def is_refused() -> bool:
        return bool(refused(heard))

    await evening.wait_until(is_refused, "a refusal")
    evening.address = new
    await ann.wait_for("it’s your turn")
    assert refused(heard) == [old.chat]
    assert (await evening.store.load(old)).session is None
    after = await evening.session()
    assert (after.id, after.log) == (before.id, before.log)
    await play_turns(evening, moves=2)


async def test_a_reminder_that_is_said_in_the_old_chat_is_said_in_the_new_one(
    evening: Evening,
) -> None:
    """The reminder goes first: the group's budget does not pay for the table."""
    await evening.create_group("Ann", "Ben", kind="group")
    await start_game(evening)
    old, late = evening.address, await whose_turn(evening)
    new = await move_unheard(evening)
    heard = evening.record_calls()
    await evening.start_bot()
    due = (await evening.session()).next_due
    assert due
    await evening.pass_time((due - evening.now()) / 1000 - 30)
    assert evening.worker
    others = Priority("others", TABLE.leaves, 0)
    while not await evening.worker.outbox.reserve(old.chat, evening.now(), others):
        await evening.pass_time(1)
    assert not refused(heard)
    await evening.pass_time(15)
    evening.address = new
    await late.wait_for(NUDGE)
    await evening.wait_until_painted()
    assert refused(heard) == [old.chat]
    assert said(evening, NUDGE) == 2  # one of them refused
    assert await late.is_on_turn()
