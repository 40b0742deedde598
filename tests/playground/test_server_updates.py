"""Long polling: numbers, confirming, waiting, conflicts, allowed kinds, and expiry."""

import asyncio
from functools import partial

import pytest

from tests.playground.conftest import JSON, Telegram, keyboard, kind_of, until

TERMINATED = (
    "Conflict: terminated by other getUpdates request; "
    "make sure that only one bot instance is running"
)
DAY = 24 * 3600


async def fetched(tg: Telegram, **params: object) -> list[JSON]:
    answer = await tg.bot("getUpdates", "", **params)
    assert answer["ok"], answer
    updates: list[JSON] = answer["result"]
    return updates


def poller(tg: Telegram) -> object:
    return tg.playground.bot.queue.poller


def is_another(tg: Telegram, before: object) -> bool:
    return poller(tg) not in (before, None)


def numbers(updates: list[JSON]) -> list[int]:
    return [update["update_id"] for update in updates]


@pytest.fixture
async def five(tg: Telegram, private: int) -> int:
    """The number of the first of five updates."""
    for n in range(5):
        await tg.say(private, tg.bot_id, f"m{n}")
    return tg.playground.bot.queue.updates[0].id


async def test_updates_are_numbered_one_by_one_and_kept_until_confirmed(
    tg: Telegram, five: int
) -> None:
    assert numbers(await fetched(tg, limit=3)) == [five, five + 1, five + 2]
    assert numbers(await fetched(tg, offset=five + 2)) == [five + 2, five + 3, five + 4]
    assert numbers(await fetched(tg, offset=five)) == [five + 2, five + 3, five + 4]
    assert await fetched(tg, offset=five + 5) == []


async def test_a_negative_offset_keeps_the_last_ones(tg: Telegram, five: int) -> None:
    assert numbers(await fetched(tg, offset=-2)) == [five + 3, five + 4]
    assert numbers(await fetched(tg, offset=five)) == [five + 3, five + 4]


@pytest.mark.parametrize(("limit", "count"), [(0, 1), (-5, 1), (2, 2), (1000, 5)])
async def test_the_limit_is_clamped(tg: Telegram, five: int, limit: int, count: int) -> None:
    assert len(await fetched(tg, limit=limit)) == count


async def test_redelivery_is_byte_for_byte(tg: Telegram, five: int) -> None:
    url = f"{tg.playground.url}/bot{tg.token}/getUpdates"
    await tg.advance(1)
    async with tg.http.get(url, params={"offset": five}) as response:
        first = await response.read()
    await tg.sim("edit", person=101, chat=tg.bot_id, key="m2", text="changed")
    await tg.advance(1)
    async with tg.http.get(url, params={"offset": five, "limit": 5}) as response:
        assert await response.read() == first


async def test_a_poll_waits_for_the_first_update(tg: Telegram, private: int) -> None:
    poll = asyncio.create_task(fetched(tg, timeout=50))
    await until(lambda: poller(tg))
    await tg.say(private, tg.bot_id, "at last")
    (update,) = await poll
    assert update["message"]["text"] == "at last"


async def test_a_poll_ends_when_its_time_is_over(tg: Telegram) -> None:
    poll = asyncio.create_task(fetched(tg, timeout=500))
    await until(lambda: poller(tg))
    await tg.advance(49)
    assert not poll.done()
    await tg.advance(1)
    assert await poll == []


async def test_asking_the_same_again_within_three_seconds_waits(tg: Telegram, private: int) -> None:
    assert await fetched(tg, offset=5) == []
    poll = asyncio.create_task(fetched(tg, offset=5))
    await until(lambda: poller(tg))
    await tg.advance(3)
    assert await poll == []


async def test_asking_the_same_again_at_once_gives_one_update(tg: Telegram, five: int) -> None:
    await tg.advance(1)
    assert len(await fetched(tg, offset=five)) == 5
    assert len(await fetched(tg, offset=five)) == 1
    await tg.advance(0.5)
    assert len(await fetched(tg, offset=five)) == 5


async def test_a_second_poller_ends_the_older(tg: Telegram, private: int) -> None:
    older = asyncio.create_task(tg.bot("getUpdates", timeout=50))
    await until(lambda: poller(tg))
    mine = poller(tg)
    newer = asyncio.create_task(tg.bot("getUpdates", timeout=50, offset=1))
    answer = await older
    assert answer == {"ok": False, "error_code": 409, "description": TERMINATED}
    await until(partial(is_another, tg, mine))
    await tg.say(private, tg.bot_id, "x")
    assert len((await newer)["result"]) == 1


async def test_two_pollers_do_not_chase_each_other(tg: Telegram, private: int) -> None:
    """Check that the first conflict comes at once, the next ones after three seconds."""
    polls = []
    for offset in (1, 2, 3):
        before = poller(tg)
        polls.append(asyncio.create_task(tg.bot("getUpdates", timeout=50, offset=offset)))
        await until(partial(is_another, tg, before))
    assert (await polls[0])["error_code"] == 409
    assert not polls[1].done()
    await tg.advance(3)
    assert (await polls[1])["error_code"] == 409
    assert not polls[2].done()
    await tg.say(private, tg.bot_id, "x")
    assert len((await polls[2])["result"]) == 1


async def test_a_poller_that_went_away_is_no_conflict(tg: Telegram, private: int) -> None:
    gone = asyncio.create_task(tg.bot("getUpdates", timeout=50))
    await until(lambda: poller(tg))
    gone.cancel()
    await until(lambda: poller(tg) is None)
    await tg.say(private, tg.bot_id, "x")
    assert len(await fetched(tg, timeout=50)) == 1


async def test_by_default_three_kinds_are_left_out(tg: Telegram, group: int, ann: int) -> None:
    await tg.promote(group)
    said = await tg.say(ann, group, "x")
    await tg.sim("react", person=ann, chat=group, key=said["key"], emoji="👍")
    await tg.sim("join", person=await tg.person("Zoe"), chat=group)
    assert await tg.kinds() == ["my_chat_member", "message", "message.new_chat_members"]


async def test_allowed_updates_act_when_an_update_arises_and_stay(
    tg: Telegram, group: int, ann: int
) -> None:
    await tg.promote(group)
    await tg.updates(allowed_updates=["message_reaction", "nonsense"])
    said = await tg.say(ann, group, "x")
    await tg.sim("react", person=ann, chat=group, key=said["key"], emoji="👍")
    assert await tg.kinds() == ["message_reaction"]
    await tg.say(ann, group, "x")
    await tg.updates(allowed_updates=[])
    await tg.say(ann, group, "y")
    (update,) = await tg.updates()
    assert update["message"]["text"] == "y"


async def test_messages_are_kept_a_day_and_taps_less(tg: Telegram, private: int) -> None:
    table = await tg.ok("sendMessage", chat_id=private, text="x", reply_markup=keyboard(["a"]))
    await tg.say(private, tg.bot_id, "x")
    await tg.tap(private, tg.bot_id, table)
    await tg.sim("inline", person=private, chat=tg.bot_id, query="q")
    queue = tg.playground.bot.queue
    kinds = []
    for seconds in (29, 120, 5, DAY - 155, 2):
        await tg.advance(seconds)
        queue.expire(tg.playground.clock.now())
        kinds.append([update.kind for update in queue.updates])
    assert kinds == [
        ["message", "callback_query", "inline_query"],
        ["message", "callback_query"],
        ["message"],
        ["message"],
        [],
    ]


async def test_after_an_idle_week_numbers_begin_anywhere(tg: Telegram, private: int) -> None:
    await tg.say(private, tg.bot_id, "x")
    (before,) = await tg.updates()
    await tg.advance(8 * DAY)
    await tg.say(private, tg.bot_id, "y")
    (after,) = await fetched(tg, offset=before["update_id"] + 1)
    assert after["message"]["text"] == "y"
    assert after["update_id"] != before["update_id"] + 1


async def test_a_bot_never_gets_its_own_messages_but_its_service_messages(
    tg: Telegram, group: int
) -> None:
    await tg.promote(group, None, "can_pin_messages", "can_change_info")
    sent = await tg.ok("sendMessage", chat_id=group, text="x")
    await tg.ok("pinChatMessage", chat_id=group, message_id=sent["message_id"])
    await tg.ok("setChatTitle", chat_id=group, title="New")
    assert await tg.kinds() == [
        "my_chat_member",
        "message.pinned_message",
        "message.new_chat_title",
    ]


async def test_each_bot_has_numbers_of_its_own(tg: Telegram, group: int, ann: int) -> None:
    other = await tg.sim("bots", first_name="Other", username="other_bot", privacy=False)
    await tg.sim("bot", chat=group, bot=other["id"], present=True)
    await tg.updates()
    await tg.updates(other["token"])
    await tg.say(ann, group, "x")
    assert await tg.kinds() == []
    (update,) = await tg.updates(other["token"])
    assert kind_of(update) == "message"
