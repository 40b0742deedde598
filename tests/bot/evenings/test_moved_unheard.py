"""A group became a supergroup, and nobody told the bot: it learns that from a refusal."""

from typing import Any

from bot.address import Address
from bot.tables import Tables
from bot.telegram.outbox import TABLE, Priority
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.test_ends import NUDGE, said
from tests.bot.evenings.test_taps import whose_turn
from tests.bot.evenings.whot import play_on, sit_down

REFUSAL = "upgraded to a supergroup"


async def move_unheard(evening: Evening) -> Address:
    """While the bot is away, and Telegram forgets to tell; the new place."""
    await evening.painted()
    await evening.stop_bot(politely=False)
    new = await evening.sim("migrate", chat=evening.address.chat)
    evening.playground.bot.queue.updates.clear()
    return Address(new["id"])


def refused(heard: list[Any]) -> list[int]:
    """In which chats."""
    return [call.chat for call in heard if REFUSAL in call.description]


async def test_a_table_that_is_painted_at_the_old_place_goes_to_the_new_one(
    evening: Evening,
) -> None:
    ann, _ = await evening.gather("Ann", "Ben", kind="group")
    await sit_down(evening)
    old, before = evening.address, await evening.session()
    new = await move_unheard(evening)
    await Tables(evening.store, evening.now).touch(old)
    heard = evening.listen()
    await evening.start_bot()

    async def is_refused() -> bool:
        return bool(refused(heard))

    await evening.until(is_refused, "a refusal")
    evening.address = new
    await ann.reads("it is your turn")
    assert refused(heard) == [old.chat]
    assert (await evening.store.load(old)).session is None
    after = await evening.session()
    assert (after.id, after.log) == (before.id, before.log)
    await play_on(evening, moves=2)


async def test_a_reminder_that_is_said_at_the_old_place_is_said_at_the_new_one(
    evening: Evening,
) -> None:
    """It is said first, because the group has no room for its table."""
    await evening.gather("Ann", "Ben", kind="group")
    await sit_down(evening)
    old, late = evening.address, await whose_turn(evening)
    new = await move_unheard(evening)
    heard = evening.listen()
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
    await late.reads(NUDGE)
    await evening.painted()
    assert refused(heard) == [old.chat]
    assert said(evening, NUDGE) == 2  # of which one was refused
    assert await late.is_asked()
