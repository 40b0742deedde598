"""Calls and announcements that wait for the budget, and what becomes of refusals."""

import pytest

from bot.address import Address
from bot.store import Announcement, Commit, Store, open_store
from bot.store import calls as store_calls
from bot.telegram.errors import RateLimited
from bot.telegram.outbox import RESULT, TABLE, TURN, Claimed, NoRoom, Outbox, Priority
from tests.bot.outbox.helpers import (
    BOT,
    GROUP,
    MINUTE,
    NOW,
    OTHER,
    Clock,
    Telegram,
    another,
    done,
    leaving,
    spend,
)

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
        batch, lost = losing.calls.exchange, set[str]()

        async def losing_once(name: str, commands: list[store_calls.Command]) -> object:
            answers = await batch(name, commands)
            ((word, *_, script),) = commands
            if script + str(word) not in lost:
                lost.add(script + str(word))
                raise ConnectionResetError
            return answers

        monkeypatch.setattr(losing.calls, "exchange", losing_once)
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
