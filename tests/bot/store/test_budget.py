"""How much may be written: 18 a minute in a group, one a second, some kept for what matters."""

from itertools import pairwise

from bot.store import Store
from bot.store.store import FARTHEST

GROUP, PERSON = -1001, 1001
MINUTE, HOUR = 60_000, 3_600_000


async def spend(store: Store, chat: int, start: int, calls: int, keep: int = 0) -> int:
    """How many may go out when each waits as long as it is told to; the time after them."""
    now = start
    for _ in range(calls):
        while wait := await store.budget(chat, now, 1, keep):
            now += wait
    return now


async def test_one_message_a_second(store: Store) -> None:
    assert await store.budget(GROUP, 5000) == 0
    assert await store.budget(GROUP, 5000) == 1000
    assert await store.budget(GROUP, 5999) == 1
    assert await store.budget(GROUP, 6000) == 0


async def test_eighteen_a_minute_in_a_group(store: Store) -> None:
    assert await spend(store, GROUP, 0, 18) == 17_000
    assert await store.budget(GROUP, 18_000) == 42_000
    assert await spend(store, GROUP, 18_000, 18) == 77_000


async def test_never_more_than_eighteen_in_any_minute(store: Store) -> None:
    sent = [await spend(store, GROUP, 0, 1)]
    for n in range(60):
        sent.append(await spend(store, GROUP, sent[-1] + 700 * (n % 5), 1))
    assert all(later - sooner >= MINUTE for sooner, later in zip(sent, sent[18:], strict=False))
    assert all(later - sooner >= 1000 for sooner, later in pairwise(sent))


async def test_a_person_has_no_limit_a_minute(store: Store) -> None:
    assert await spend(store, PERSON, 0, 40) == 39_000


async def test_some_are_kept_for_results(store: Store) -> None:
    assert await spend(store, GROUP, 0, 15, keep=3) == 14_000
    assert await store.budget(GROUP, 15_000, 1, keep=3) == 45_000
    assert await store.budget(GROUP, 15_000, 1) == 0
    assert await store.budget(GROUP, 16_000, 3) == 44_000
    assert await store.budget(GROUP, 16_000, 2) == 0
    assert await store.budget(GROUP, 17_000, 1) == 43_000


async def test_a_refusal_costs_nothing(store: Store) -> None:
    for _ in range(50):
        await store.budget(GROUP, 0)
    assert await spend(store, GROUP, 0, 17) == 17_000


async def test_a_pause_is_for_that_chat_alone(store: Store) -> None:
    await store.pause(GROUP, 0, 9000)
    assert await store.budget(GROUP, 2000) == 7000
    assert await store.budget(-1002, 2000) == 0
    assert await store.budget(GROUP, 9000) == 0


async def test_a_shorter_pause_does_not_undo_a_longer_one(store: Store) -> None:
    await store.pause(GROUP, 0, 9000)
    await store.pause(GROUP, 0, 3000)
    assert await store.budget(GROUP, 3000) == 6000
    await store.pause(GROUP, 0, 12_000)
    assert await store.budget(GROUP, 3000) == 9000


async def test_a_pause_does_not_forget_what_was_sent(store: Store) -> None:
    await spend(store, GROUP, 0, 18)
    await store.pause(GROUP, 0, 20_000)
    assert await store.budget(GROUP, 20_000) == 40_000


async def test_a_clock_that_is_set_back_silences_a_group_for_a_minute_at_most(
    store: Store,
) -> None:
    await spend(store, GROUP, HOUR, 18)
    assert await store.budget(GROUP, 5000) == MINUTE
    assert await store.budget(GROUP, 35_000) == 30_000
    assert await spend(store, GROUP, 65_000, 18) == 82_000


async def test_a_clock_that_is_set_back_makes_no_pause_longer(store: Store) -> None:
    await store.pause(GROUP, HOUR, 9000)
    assert await store.budget(GROUP, 5000) == 9000
    assert await store.budget(GROUP, 13_000) == 1000
    await store.pause(GROUP, HOUR, 9000)
    await store.pause(GROUP, 20_000, 30_000)
    assert await store.budget(GROUP, 20_000) == 30_000
    assert await store.budget(GROUP, 50_000) == 0


async def test_a_clock_that_is_set_back_holds_up_nobody_for_the_sake_of_others(
    store: Store,
) -> None:
    for chat in range(-2000, -1960):
        await store.budget(chat, HOUR)
    waits = [await store.budget(chat, 5000) for chat in range(-3000, -2960)]
    assert waits == [0] * 28 + [1000 + 36 * n for n in range(12)]


async def test_all_chats_together_have_a_limit_a_second(store: Store) -> None:
    chats = range(-2000, -1960)
    waits = [await store.budget(chat, 5000) for chat in chats]
    assert waits == [0] * 28 + [1000 + 36 * n for n in range(12)]
    assert await store.budget(-3000, 5999) == 1000 + 36 * 12 - 999
    assert await store.budget(-3000, 6000) == 0


async def test_chats_that_wait_come_one_by_one_and_none_in_vain(store: Store) -> None:
    waiting = {GROUP - n: wait for n in range(60) if (wait := await store.budget(GROUP - n, 0))}
    assert len(waiting) == len(set(waiting.values())) == 60 - 28
    for chat, wait in waiting.items():
        assert await store.budget(chat, wait) == 0


async def test_nobody_is_put_off_for_long_for_the_sake_of_others(store: Store) -> None:
    waits = [await store.budget(GROUP - n, 0) for n in range(300)]
    assert max(waits) == FARTHEST
    assert await store.budget(GROUP, 10_000) == 0  # and when all is quiet again, not at all


async def test_a_crowded_chat_takes_nothing_from_the_others(store: Store) -> None:
    for _ in range(100):
        await store.budget(GROUP, 5000)
    waits = [await store.budget(chat, 5000) for chat in range(-2000, -1973)]
    assert waits == [0] * 27


async def test_workers_share_what_the_bot_may_send(store: Store) -> None:
    store.workers = 2
    waits = [await store.budget(chat, 5000) for chat in range(-2000, -1985)]
    assert waits == [0] * 14 + [1000]
