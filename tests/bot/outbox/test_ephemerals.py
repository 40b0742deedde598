"""The outbox learns from a refusal that ephemeral messages are charged, for a week."""

import pytest

from bot.store import Store, keys
from bot.telegram.errors import MessageGone, RateLimited
from bot.telegram.outbox import HAND, NoRoom, Outbox
from tests.bot.outbox.helpers import (
    BOT,
    GROUP,
    HOUR,
    MINUTE,
    NOW,
    OTHER,
    WEEK,
    Clock,
    Telegram,
    another,
    done,
    spend,
)


async def refused(outbox: Outbox, telegram: Telegram, chat: int, seconds: float = 3) -> None:
    """Let Telegram refuse an ephemeral message of this chat by a rate limit."""
    telegram.errors = [RateLimited(seconds)]
    with pytest.raises(NoRoom) as error:
        await outbox.send_ephemeral(chat, HAND, telegram)
    assert error.value.wait == 1000 * seconds
    telegram.errors = []


async def count(outbox: Outbox, clock: Clock, chat: int = OTHER) -> bool:
    """Return whether ephemeral messages in this chat take from its budget."""
    clock.now += MINUTE + 1  # the minute has passed, and other workers have learned of the refusal
    await outbox.send_ephemeral(chat, HAND, done)
    return await outbox.reserve(chat, clock.now) > 0


async def test_ephemeral_messages_are_not_counted(
    outbox: Outbox, clock: Clock, telegram: Telegram
) -> None:
    await spend(outbox, GROUP, NOW - 17_000, 18)
    for n in range(20):
        assert await outbox.send_ephemeral(GROUP, HAND, telegram) == n + 1
    assert telegram.asked == [NOW] * 20


async def test_ephemeral_messages_count_for_what_all_chats_may_send(
    outbox: Outbox, clock: Clock, telegram: Telegram
) -> None:
    for _ in range(56):
        await outbox.send_ephemeral(GROUP, HAND, telegram)
    for sooner, later in zip(telegram.asked, telegram.asked[28:], strict=False):
        assert later - sooner >= 1000
    assert await outbox.reserve(OTHER, clock.now) > 0


async def test_a_refusal_of_one_makes_them_count_for_a_week(
    outbox: Outbox, clock: Clock, telegram: Telegram
) -> None:
    assert not await count(outbox, clock)
    await refused(outbox, telegram, GROUP)
    learned = clock.now
    for after in (0, WEEK // 2, WEEK - 3 * MINUTE):
        clock.now = learned + after
        for chat in (GROUP, OTHER):
            assert await count(outbox, clock, chat)


async def test_a_refusal_of_one_pauses_that_chat(
    outbox: Outbox, clock: Clock, telegram: Telegram
) -> None:
    await refused(outbox, telegram, GROUP, 9)
    assert await outbox.reserve(GROUP, clock.now) == 9000
    assert await outbox.reserve(OTHER, clock.now) == 0


async def test_those_that_count_wait_for_room_in_their_patience(
    outbox: Outbox, clock: Clock, telegram: Telegram
) -> None:
    await refused(outbox, telegram, GROUP, 0)
    telegram.asked = []
    now = clock.now = NOW + HOUR
    assert await outbox.send_ephemeral(OTHER, HAND, telegram) == 1
    assert await outbox.send_ephemeral(OTHER, HAND, telegram) == 2
    assert telegram.asked == [now, now + 1000]
    with pytest.raises(NoRoom):
        await outbox.send_ephemeral(OTHER, HAND, telegram, patience=0)
    with pytest.raises(NoRoom):
        await outbox.send_ephemeral(OTHER, HAND, telegram, is_wanted=lambda: False)
    assert len(telegram.asked) == 2


async def test_what_was_learned_is_known_to_another_worker(
    outbox: Outbox, clock: Clock, telegram: Telegram, url: str
) -> None:
    async with another(url, clock) as other, another(url, clock) as begins_later:
        assert not await count(other, clock)
        await refused(outbox, telegram, GROUP)
        assert await count(other, clock)
        assert await count(begins_later, clock)


async def test_what_was_learned_outlives_every_worker_and_the_trial(
    store: Store, outbox: Outbox, clock: Clock, telegram: Telegram
) -> None:
    await refused(outbox, telegram, GROUP)
    left = await store.calls.ask("PTTL", keys.ephemerals(BOT))
    assert 2 * WEEK - MINUTE < left <= 2 * WEEK


async def test_after_the_week_one_group_alone_tries_again(
    outbox: Outbox, clock: Clock, telegram: Telegram, url: str
) -> None:
    async with another(url, clock) as other:
        await refused(outbox, telegram, GROUP)
        assert await count(other, clock)
        clock.now += WEEK
        assert not await count(outbox, clock, OTHER)
        assert await count(outbox, clock, GROUP)
        assert await count(other, clock, GROUP)
        assert not await count(other, clock, OTHER)


async def test_one_group_alone_tries_again_also_if_two_come_at_the_same_moment(
    outbox: Outbox, clock: Clock, telegram: Telegram, url: str
) -> None:
    async with another(url, clock) as other:
        await refused(outbox, telegram, GROUP)
        clock.now += WEEK - 30_000
        for each in (outbox, other):  # both have read that the week is not over
            await each.send_ephemeral(-3000, HAND, done)
        clock.now += 31_000
        await outbox.send_ephemeral(OTHER, HAND, done)
        await other.send_ephemeral(GROUP, HAND, done)
        assert await outbox.reserve(OTHER, clock.now) == 0
        assert await outbox.reserve(GROUP, clock.now) == 1000


async def test_a_refusal_in_the_trial_makes_them_count_for_another_week(
    outbox: Outbox, clock: Clock, telegram: Telegram
) -> None:
    await refused(outbox, telegram, GROUP)
    clock.now += WEEK
    await refused(outbox, telegram, OTHER)
    for after in (0, WEEK // 2):
        clock.now += after
        assert await count(outbox, clock, OTHER)
        assert await count(outbox, clock, GROUP)


async def test_after_a_quiet_trial_they_do_not_count_any_more(
    store: Store, outbox: Outbox, clock: Clock, telegram: Telegram, url: str
) -> None:
    await refused(outbox, telegram, GROUP)
    clock.now += WEEK
    assert not await count(outbox, clock, OTHER)
    left = await store.calls.ask("PTTL", keys.ephemerals(BOT))
    assert WEEK - MINUTE < left <= WEEK
    await store.calls.ask("DEL", keys.ephemerals(BOT))  # as its lifetime would
    clock.now += WEEK
    async with another(url, clock) as other:
        for each in (outbox, other):
            assert not await count(each, clock, GROUP)
            assert not await count(each, clock, OTHER)


async def test_an_error_of_another_kind_teaches_nothing(
    outbox: Outbox, clock: Clock, telegram: Telegram
) -> None:
    telegram.errors = [MessageGone()]
    with pytest.raises(MessageGone):
        await outbox.send_ephemeral(GROUP, HAND, telegram)
    assert not await count(outbox, clock, GROUP)
