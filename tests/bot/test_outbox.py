"""The outbox: 18 messages a minute in a group, one a second, reserves by priority, and calls that
the budget cannot pay for."""

import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import pairwise

import pytest

from bot.address import Address
from bot.store import Announcement, Commit, Store, keys, open_store
from bot.store import calls as store_calls
from bot.telegram.client import DeliveryUnknown, MessageGone, NotSent, RateLimited
from bot.telegram.outbox import (
    AT_ONCE,
    FARTHEST,
    HAND,
    PER_MINUTE,
    RESULT,
    TABLE,
    TURN,
    Claimed,
    NoRoom,
    Outbox,
    Priority,
)

BOT = 7
GROUP, OTHER, PERSON = -1001, -1002, 1001
MINUTE, HOUR, WEEK = 60_000, 3_600_000, 7 * 24 * 3_600_000
NOW = 1_000_000


@dataclass(slots=True)
class Clock:
    now: int = NOW
    slept: list[int] = field(default_factory=list)

    def __call__(self) -> int:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(round(seconds * 1000))
        self.now += math.ceil(round(seconds * 1000, 3))


@pytest.fixture
def clock() -> Clock:
    return Clock()


@dataclass(slots=True)
class Telegram:
    """Answers each call with the next error of the list, or with how many calls there were."""

    clock: Clock
    errors: list[Exception | None] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)  # milliseconds of each call

    async def __call__(self) -> int:
        self.asked.append(self.clock.now)
        error = self.errors.pop(0) if self.errors else None
        if error:
            raise error
        return len(self.asked)


@pytest.fixture
def telegram(clock: Clock) -> Telegram:
    return Telegram(clock)


@pytest.fixture
def outbox(store: Store, clock: Clock) -> Outbox:
    return Outbox(store, BOT, clock, clock.sleep)


@asynccontextmanager
async def another(url: str, clock: Clock) -> AsyncIterator[Outbox]:
    """Open the outbox of another worker on the same store."""
    store, _ = await open_store(url)
    async with store:
        yield Outbox(store, BOT, clock, clock.sleep)


def leaving(leaves: int) -> Priority:
    return Priority("test", leaves, 0)


async def spend(
    outbox: Outbox, chat: int, start: int, calls: int, priority: Priority = RESULT
) -> int:
    """Reserve calls, each after the wait it is told; return the time after the last."""
    now = start
    for _ in range(calls):
        while wait := await outbox.reserve(chat, now, priority):
            now += wait
    return now


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
    assert gaps(sent)[: AT_ONCE - 1] == [1000] * (AT_ONCE - 1)
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
    for _ in range(AT_ONCE):
        assert await outbox.reserve(GROUP, now, TABLE) in range(1001)
        now += 1000


async def test_who_asks_again_sooner_than_told_is_not_put_off_for_it(outbox: Outbox) -> None:
    now = await spend(outbox, GROUP, 0, AT_ONCE, TABLE)
    told = now + await outbox.reserve(GROUP, now, TABLE)
    for at in range(now, told, 100):
        wait = await outbox.reserve(GROUP, at, TABLE)
        if not wait:
            break
        assert at + wait <= told


async def test_only_what_is_to_be_spread_is_spread(outbox: Outbox) -> None:
    now = await spend(outbox, GROUP, 0, AT_ONCE, TABLE) + 1000
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
    assert max(waits) == FARTHEST
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


# Announcements --------------------------------------------------------------------------------


async def announcement_in(store: Store) -> Announcement:
    commit = Commit(0, b"one", 1, announcements=[b"a"])
    (announcement,) = (await store.commit(Address(GROUP), commit)).announcements
    return announcement


async def test_of_two_workers_one_claims_an_announcement(
    store: Store, url: str, outbox: Outbox, clock: Clock
) -> None:
    announcement = await announcement_in(store)
    async with another(url, clock) as other:
        assert await outbox.reserve(GROUP, NOW, TURN, announcement) == 0
        # refused at once, without a wait
        assert await other.reserve(GROUP, NOW, TURN, announcement) == -1
        assert await other.reserve(GROUP, NOW + 1000, TURN, announcement) == -1
        assert await other.reserve(GROUP, NOW + 1000) == 0  # nothing was charged
        with pytest.raises(Claimed):
            await other.send(GROUP, TURN, done, claim=announcement)


async def test_an_announcement_without_room_is_not_claimed(
    store: Store, url: str, outbox: Outbox, clock: Clock
) -> None:
    announcement = await announcement_in(store)
    await outbox.reserve(GROUP, NOW)
    with pytest.raises(NoRoom):
        await outbox.send(GROUP, TURN, done, patience=0, claim=announcement)
    async with another(url, clock) as other:
        assert await other.reserve(GROUP, NOW + 1000, TURN, announcement) == 0


async def test_an_announcement_whose_chat_migrated_without_room_is_not_claimed(
    store: Store, url: str, outbox: Outbox, clock: Clock
) -> None:
    announcement = await announcement_in(store)
    await outbox.reserve(OTHER, NOW)
    assert await outbox.reserve(OTHER, NOW, TURN, announcement) == 1000
    assert await outbox.reserve(OTHER, NOW + 1000, TURN, announcement) == 0
    async with another(url, clock) as other:
        assert await other.reserve(OTHER, NOW + 2000, TURN, announcement) == -1
        assert await other.reserve(OTHER, NOW + 2000) == 0  # nothing was charged


@pytest.mark.parametrize("chat", [GROUP, OTHER], ids=["its own chat", "migrated"])
async def test_who_is_asked_again_after_a_broken_connection_has_the_claim(
    store: Store, url: str, chat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first answer of each kind is lost, and the store call is repeated."""
    announcement = await announcement_in(store)
    losing, _ = await open_store(url)
    async with losing:
        batch, lost = losing.calls._batch, set[str]()

        async def losing_once(name: str, commands: list[store_calls.Command]) -> object:
            answers = await batch(name, commands)
            ((word, *_, script),) = commands
            if script + str(word) not in lost:
                lost.add(script + str(word))
                raise ConnectionResetError
            return answers

        monkeypatch.setattr(losing.calls, "_batch", losing_once)
        clock = Clock()
        outbox = Outbox(losing, BOT, clock, clock.sleep)
        assert await outbox.send(chat, TURN, done, claim=announcement) == "done"
        assert lost
        with pytest.raises(Claimed):
            await outbox.send(chat, TURN, done, claim=announcement)


async def test_a_reminder_that_is_recorded_again_after_a_broken_connection_does_not_replace_itself(
    store: Store,
) -> None:
    announcement = await announcement_in(store)
    for _ in range(2):
        assert await store.announced(announcement, Address(GROUP), b"this") == (1, b"")


# Sending --------------------------------------------------------------------------------------


async def done() -> str:
    return "done"


async def test_a_call_is_made_at_once_where_there_is_room(
    outbox: Outbox, clock: Clock, telegram: Telegram
) -> None:
    assert await outbox.send(GROUP, TABLE, telegram) == 1
    assert clock.slept == []


async def test_a_call_waits_for_room(outbox: Outbox, clock: Clock, telegram: Telegram) -> None:
    for n in range(20):
        assert await outbox.send(GROUP, RESULT, telegram) == n + 1
    assert telegram.asked[17] == NOW + 17_000
    assert telegram.asked[18:] == [NOW + MINUTE, NOW + 61_000]


async def test_a_call_that_finds_no_room_in_its_patience_is_not_made(
    outbox: Outbox, clock: Clock, telegram: Telegram
) -> None:
    await spend(outbox, GROUP, NOW - 17_000, 18)
    clock.now = NOW + 3000
    with pytest.raises(NoRoom) as refused:
        await outbox.send(GROUP, Priority("short", 0, 39_999), telegram)
    assert refused.value.wait == 40_000
    assert telegram.asked == clock.slept == []
    assert await outbox.send(GROUP, Priority("long enough", 0, 40_000), telegram) == 1


async def test_patience_may_be_given(outbox: Outbox, clock: Clock, telegram: Telegram) -> None:
    await outbox.reserve(GROUP, NOW)
    with pytest.raises(NoRoom):
        await outbox.send(GROUP, RESULT, telegram, patience=999)
    assert await outbox.send(GROUP, leaving(0), telegram, patience=1000) == 1


async def test_a_call_that_is_refused_for_its_rate_is_made_again(
    outbox: Outbox, clock: Clock, telegram: Telegram
) -> None:
    telegram.errors = [RateLimited(7), RateLimited(2)]
    assert await outbox.send(GROUP, TURN, telegram) == 3
    assert telegram.asked == [NOW, NOW + 7000, NOW + 9000]


async def test_a_call_that_may_come_too_late_after_a_refusal_is_not_made_again(
    outbox: Outbox, clock: Clock, telegram: Telegram
) -> None:
    """Callers see NoRoom, never the rate limit."""
    telegram.errors = [RateLimited(31)]
    with pytest.raises(NoRoom) as refused:
        await outbox.send(GROUP, TURN, telegram)
    assert refused.value.wait == 31_000
    assert telegram.asked == [NOW]


async def test_a_refusal_for_the_rate_pauses_that_chat_for_every_worker(
    outbox: Outbox, clock: Clock, telegram: Telegram, url: str
) -> None:
    telegram.errors = [RateLimited(9)]
    with pytest.raises(NoRoom):
        await outbox.send(GROUP, RESULT, telegram, patience=0)
    async with another(url, clock) as other:
        assert await other.reserve(GROUP, NOW) == 9000
        assert await other.reserve(OTHER, NOW) == 0


async def test_an_announcement_that_is_refused_for_its_rate_may_be_made_by_another(
    store: Store, outbox: Outbox, clock: Clock, telegram: Telegram, url: str
) -> None:
    announcement = await announcement_in(store)
    telegram.errors = [RateLimited(9), None]
    with pytest.raises(NoRoom):
        await outbox.send(GROUP, TURN, telegram, patience=0, claim=announcement)
    clock.now += 9000
    async with another(url, clock) as other:
        assert await other.send(GROUP, TURN, telegram, patience=0, claim=announcement) == 2
    with pytest.raises(Claimed):
        await outbox.send(GROUP, TURN, telegram, claim=announcement)


async def test_an_announcement_is_made_again_by_who_claimed_it_after_a_refusal(
    store: Store, outbox: Outbox, telegram: Telegram
) -> None:
    announcement = await announcement_in(store)
    telegram.errors = [RateLimited(9)]
    assert await outbox.send(GROUP, TURN, telegram, claim=announcement) == 2


async def test_what_is_no_longer_wanted_when_there_is_room_is_not_sent(
    outbox: Outbox, clock: Clock, telegram: Telegram
) -> None:
    await outbox.reserve(GROUP, NOW)
    with pytest.raises(NoRoom):
        await outbox.send(GROUP, RESULT, telegram, is_wanted=lambda: clock.now < NOW + 1000)
    assert telegram.asked == []
    assert await outbox.reserve(GROUP, clock.now) == 0  # nothing was charged
    assert await outbox.send(GROUP, RESULT, telegram, is_wanted=lambda: True) == 1


@pytest.mark.parametrize("seconds", [9, 300])
async def test_a_chat_without_room_is_closed_for_that_priority_until_there_is(
    store: Store, outbox: Outbox, clock: Clock, telegram: Telegram, seconds: int
) -> None:
    """The outbox remembers the wait and does not ask the store meanwhile."""
    assert not outbox.closed_for(GROUP, TABLE)
    await store.pause(GROUP, NOW, 1000 * seconds)
    with pytest.raises(NoRoom):
        await outbox.send(GROUP, TABLE, telegram, patience=0)
    assert outbox.closed_for(GROUP, TABLE) == 1000 * seconds
    assert outbox.closed_for(GROUP, RESULT) == outbox.closed_for(OTHER, TABLE) == 0
    await clock.sleep(seconds)
    assert not outbox.closed_for(GROUP, TABLE)
    assert await outbox.send(GROUP, TABLE, telegram, patience=0) == 1


# Ephemeral messages ---------------------------------------------------------------------------


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
