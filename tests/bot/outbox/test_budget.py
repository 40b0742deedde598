"""The budget: 18 messages a minute in a group, one a second, reserves by priority, a total."""

from itertools import pairwise

import pytest

from bot.store import Store
from bot.telegram.errors import DeliveryUnknown, MessageGone, NotSent
from bot.telegram.outbox import (
    LONGEST_SPREAD,
    PER_MINUTE,
    RESULT,
    TABLE,
    TURN,
    UNSPREAD_TABLES,
    NoRoom,
    Outbox,
    Priority,
)
from tests.bot.outbox.helpers import (
    GROUP,
    HOUR,
    MINUTE,
    NOW,
    OTHER,
    PERSON,
    Clock,
    Telegram,
    done,
    leaving,
    spend,
)

# A group's minute -----------------------------------------------------------------------------


async def test_one_message_a_second(outbox: Outbox) -> None:
    assert await outbox.reserve(GROUP, 5000) == 0
    assert await outbox.reserve(GROUP, 5000) == 1000
    assert await outbox.reserve(GROUP, 5999) == 1
    assert await outbox.reserve(GROUP, 6000) == 0


async def test_eighteen_a_minute_in_a_group(outbox: Outbox) -> None:
    assert PER_MINUTE == 18
    assert await spend(outbox, GROUP, 0, 18) == 17_000
    assert await outbox.reserve(GROUP, 18_000) == 42_000
    assert await spend(outbox, GROUP, 18_000, 18) == 77_000


@pytest.mark.parametrize("priority", [RESULT, TABLE], ids=lambda priority: priority.name)
async def test_never_more_than_eighteen_in_any_minute(outbox: Outbox, priority: Priority) -> None:
    sent = [await spend(outbox, GROUP, 0, 1, priority)]
    for n in range(60):
        sent.append(await spend(outbox, GROUP, sent[-1] + 700 * (n % 5), 1, priority))
    assert all(later - sooner >= MINUTE for sooner, later in zip(sent, sent[18:], strict=False))
    assert all(later - sooner >= 1000 for sooner, later in pairwise(sent))


async def test_a_person_has_no_limit_a_minute(outbox: Outbox) -> None:
    assert await spend(outbox, PERSON, 0, 40) == 39_000


async def test_some_are_left_for_results(outbox: Outbox) -> None:
    assert await spend(outbox, GROUP, 0, 15, leaving(3)) == 14_000
    assert await outbox.reserve(GROUP, 15_000, leaving(3)) == 45_000
    assert await outbox.reserve(GROUP, 15_000, leaving(0)) == 0
    assert await outbox.reserve(GROUP, 16_000, leaving(2)) == 44_000
    assert await outbox.reserve(GROUP, 16_000, leaving(1)) == 0
    assert await outbox.reserve(GROUP, 17_000, leaving(1)) == 43_000
    assert await outbox.reserve(GROUP, 17_000, leaving(0)) == 0
    assert await outbox.reserve(GROUP, 18_000, leaving(0)) == 42_000


async def test_a_refusal_costs_nothing(outbox: Outbox) -> None:
    for _ in range(50):
        await outbox.reserve(GROUP, 0)
    assert await spend(outbox, GROUP, 0, 17) == 17_000


# Spread over the minute -----------------------------------------------------------------------


def gaps(sent: list[int]) -> list[int]:
    return [later - sooner for sooner, later in pairwise(sent)]


async def test_a_table_that_changes_all_the_time_is_never_silent_for_long(outbox: Outbox) -> None:
    """Without spreading, a burst would silence the table for most of each minute."""
    sent = [await spend(outbox, GROUP, 0, 1, TABLE)]
    while sent[-1] < 10 * MINUTE:
        sent.append(await spend(outbox, GROUP, sent[-1], 1, TABLE))
    assert gaps(sent)[: UNSPREAD_TABLES - 1] == [1000] * (UNSPREAD_TABLES - 1)
    assert max(gaps(sent)) <= 9000
    assert len([at for at in sent if at < MINUTE]) >= PER_MINUTE - TABLE.leaves - 1
    assert all(later - sooner >= MINUTE for sooner, later in zip(sent, sent[17:], strict=False))


async def test_a_table_in_a_busy_group_is_never_silent_for_long_either(outbox: Outbox) -> None:
    """Others take a message every eight seconds; the table gets the rest, spread."""
    sent, all_sent, now = [0], [0], 0
    await outbox.reserve(GROUP, 0, TABLE)
    while now < 10 * MINUTE:
        now += 100
        if now % 8000 == 0 and not await outbox.reserve(GROUP, now, TURN):
            all_sent.append(now)
        elif not await outbox.reserve(GROUP, now, TABLE):
            sent.append(now)
            all_sent.append(now)
    assert max(gaps(sent)) <= 16_000
    assert all(b - a >= MINUTE for a, b in zip(all_sent, all_sent[18:], strict=False))


async def test_a_quiet_group_is_never_put_off_for_more_than_a_second(outbox: Outbox) -> None:
    """Occasional moves, at any distance, are shown at once."""
    now = 0
    for n in range(200):
        now += 12_000 + 700 * (n % 5)
        assert await outbox.reserve(GROUP, now, TABLE) == 0
    now += MINUTE
    for _ in range(UNSPREAD_TABLES):
        assert await outbox.reserve(GROUP, now, TABLE) in range(1001)
        now += 1000


async def test_who_asks_again_sooner_than_told_is_not_put_off_for_it(outbox: Outbox) -> None:
    now = await spend(outbox, GROUP, 0, UNSPREAD_TABLES, TABLE)
    told = now + await outbox.reserve(GROUP, now, TABLE)
    for at in range(now, told, 100):
        wait = await outbox.reserve(GROUP, at, TABLE)
        if not wait:
            break
        assert at + wait <= told


async def test_only_what_is_to_be_spread_is_spread(outbox: Outbox) -> None:
    now = await spend(outbox, GROUP, 0, UNSPREAD_TABLES, TABLE) + 1000
    assert await outbox.reserve(GROUP, now, TABLE) > 1000
    assert await outbox.reserve(GROUP, now, RESULT) == 0


# What was not used ----------------------------------------------------------------------------


async def fails(error: Exception) -> None:
    raise error


async def test_a_slot_that_was_not_used_is_given_back(outbox: Outbox, clock: Clock) -> None:
    await spend(outbox, GROUP, NOW - 17_000, 17)
    for _ in range(30):
        with pytest.raises(NotSent):
            await outbox.send(GROUP, RESULT, lambda: fails(NotSent()), patience=0)
    assert await outbox.reserve(GROUP, clock.now) == 0
    assert await outbox.reserve(GROUP, clock.now + 1000) == MINUTE - 18_000


async def test_giving_back_frees_what_all_chats_share(
    outbox: Outbox, clock: Clock, telegram: Telegram
) -> None:
    telegram.errors = [NotSent()] * 40
    for n in range(40):
        with pytest.raises(NotSent):
            await outbox.send(GROUP - n, RESULT, telegram, patience=0)
    assert telegram.asked == [NOW] * 40


@pytest.mark.parametrize("error", [DeliveryUnknown(), MessageGone(), RuntimeError()])
async def test_a_slot_that_may_have_been_used_is_kept(
    outbox: Outbox, clock: Clock, error: Exception
) -> None:
    with pytest.raises(type(error)):
        await outbox.send(GROUP, RESULT, lambda: fails(error), patience=0)
    assert await outbox.reserve(GROUP, clock.now) == 1000


async def test_what_nobody_reserved_is_not_given_back(store: Store, outbox: Outbox) -> None:
    assert await spend(outbox, GROUP, 0, 18) == 17_000
    await store.give_back(GROUP, 500)
    await store.give_back(OTHER, 1000)
    assert await outbox.reserve(GROUP, 18_000) == 42_000
    await store.give_back(GROUP, 5000)
    assert await outbox.reserve(GROUP, 18_000) == 0
    assert await outbox.reserve(GROUP, 19_000) == 41_000


# Pauses ---------------------------------------------------------------------------------------


async def test_a_pause_is_for_that_chat_alone(store: Store, outbox: Outbox) -> None:
    await store.pause(GROUP, 0, 9000)
    assert await outbox.reserve(GROUP, 2000) == 7000
    assert await outbox.reserve(OTHER, 2000) == 0
    assert await outbox.reserve(GROUP, 9000) == 0


async def test_a_shorter_pause_does_not_undo_a_longer_one(store: Store, outbox: Outbox) -> None:
    await store.pause(GROUP, 0, 9000)
    await store.pause(GROUP, 0, 3000)
    assert await outbox.reserve(GROUP, 3000) == 6000
    await store.pause(GROUP, 0, 12_000)
    assert await outbox.reserve(GROUP, 3000) == 9000


async def test_a_pause_does_not_forget_what_was_sent(store: Store, outbox: Outbox) -> None:
    await spend(outbox, GROUP, 0, 18)
    await store.pause(GROUP, 0, 20_000)
    assert await outbox.reserve(GROUP, 20_000) == 40_000


# A clock that is set back ---------------------------------------------------------------------


@pytest.mark.parametrize("priority", [RESULT, TABLE], ids=lambda priority: priority.name)
async def test_a_clock_that_is_set_back_silences_a_group_for_a_minute_at_most(
    outbox: Outbox, priority: Priority
) -> None:
    await spend(outbox, GROUP, HOUR, 18)
    assert await outbox.reserve(GROUP, 5000, priority) == MINUTE
    assert await outbox.reserve(GROUP, 35_000, priority) == 30_000
    assert await spend(outbox, GROUP, 65_000, 18) == 82_000


async def test_a_clock_that_is_set_back_makes_no_pause_longer(store: Store, outbox: Outbox) -> None:
    await store.pause(GROUP, HOUR, 9000)
    assert await outbox.reserve(GROUP, 5000) == 9000
    assert await outbox.reserve(GROUP, 13_000) == 1000
    await store.pause(GROUP, HOUR, 9000)
    await store.pause(GROUP, 20_000, 30_000)
    assert await outbox.reserve(GROUP, 20_000) == 30_000
    assert await outbox.reserve(GROUP, 50_000) == 0


async def test_a_clock_that_is_set_back_holds_up_nobody_for_the_sake_of_others(
    outbox: Outbox,
) -> None:
    for chat in range(-2000, -1960):
        await outbox.reserve(chat, HOUR)
    waits = [await outbox.reserve(chat, 5000) for chat in range(-3000, -2960)]
    assert waits == [0] * 28 + [1000 + 36 * n for n in range(12)]


async def test_a_clock_that_is_set_back_closes_no_chat(
    store: Store, outbox: Outbox, clock: Clock
) -> None:
    await store.pause(GROUP, NOW, 9000)
    with pytest.raises(NoRoom):
        await outbox.send(GROUP, TABLE, done, patience=0)
    clock.now -= HOUR
    assert outbox.closed_for(GROUP, TABLE) == 0


# All chats together ---------------------------------------------------------------------------


async def test_all_chats_together_have_a_limit_a_second(outbox: Outbox) -> None:
    chats = range(-2000, -1960)
    waits = [await outbox.reserve(chat, 5000) for chat in chats]
    assert waits == [0] * 28 + [1000 + 36 * n for n in range(12)]
    assert await outbox.reserve(-3000, 5999) == 1000 + 36 * 12 - 999
    assert await outbox.reserve(-3000, 6000) == 0


async def test_chats_that_wait_come_one_by_one_and_none_in_vain(outbox: Outbox) -> None:
    waiting = {GROUP - n: wait for n in range(60) if (wait := await outbox.reserve(GROUP - n, 0))}
    assert len(waiting) == len(set(waiting.values())) == 60 - 28
    for chat, wait in waiting.items():
        assert await outbox.reserve(chat, wait) == 0


async def test_nobody_is_put_off_for_long_for_the_sake_of_others(outbox: Outbox) -> None:
    waits = [await outbox.reserve(GROUP - n, 0) for n in range(300)]
    assert max(waits) == LONGEST_SPREAD
    assert await outbox.reserve(GROUP, 10_000) == 0  # and none when all is quiet again


async def test_a_crowded_chat_takes_nothing_from_the_others(outbox: Outbox) -> None:
    for _ in range(100):
        await outbox.reserve(GROUP, 5000)
    waits = [await outbox.reserve(chat, 5000) for chat in range(-2000, -1973)]
    assert waits == [0] * 27


async def test_workers_share_what_the_bot_may_send(store: Store, outbox: Outbox) -> None:
    store.workers = 2
    waits = [await outbox.reserve(chat, 5000) for chat in range(-2000, -1985)]
    assert waits == [0] * 14 + [1000]
