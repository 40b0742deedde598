"""Injected faults, each as a bot would meet it."""

import asyncio

import aiohttp
import pytest

from tests.playground.conftest import Telegram, until


async def count(tg: Telegram, chat: int) -> int:
    return len(await tg.texts(chat, tg.bot_id))


async def test_a_lost_request_is_not_applied(tg: Telegram, private: int) -> None:
    before = await count(tg, private)
    await tg.sim("faults", lose_requests=1)
    with pytest.raises(aiohttp.ClientConnectionError):
        await tg.bot("sendMessage", chat_id=private, text="x")
    assert await count(tg, private) == before
    await tg.ok("sendMessage", chat_id=private, text="x")


async def test_a_lost_answer_is_applied(tg: Telegram, private: int) -> None:
    before = await count(tg, private)
    await tg.sim("faults", lose_answers=1)
    with pytest.raises(aiohttp.ClientConnectionError):
        await tg.bot("sendMessage", chat_id=private, text="x")
    assert await count(tg, private) == before + 1


@pytest.mark.parametrize(("code", "text"), [(500, "Internal Server Error"), (502, "Bad Gateway")])
async def test_the_server_fails(tg: Telegram, private: int, code: int, text: str) -> None:
    await tg.sim("faults", errors=2, error_code=code)
    for _ in range(2):
        answer = await tg.bot("sendMessage", chat_id=private, text="x")
        assert answer == {"ok": False, "error_code": code, "description": text}
    assert await tg.ok("sendMessage", chat_id=private, text="x")


async def test_trouble_may_be_kept_to_one_method(tg: Telegram, private: int) -> None:
    await tg.sim("faults", errors=1, method="editMessageText")
    await tg.ok("sendMessage", chat_id=private, text="x")
    answer = await tg.bot("editMessageText", chat_id=private, message_id=2, text="y")
    assert answer["error_code"] == 502


async def test_an_update_comes_twice(tg: Telegram, private: int) -> None:
    await tg.sim("faults", duplicate_updates=1)
    await tg.say(private, tg.bot_id, "x")
    await tg.say(private, tg.bot_id, "y")
    one, two, three = await tg.updates()
    assert one == two
    assert three["update_id"] == one["update_id"] + 1


async def test_one_chat_is_flooded(tg: Telegram, private: int, group: int) -> None:
    await tg.sim("faults", flood={"chat": group, "seconds": 30})
    answer = await tg.bot("sendMessage", chat_id=group, text="x")
    assert answer["parameters"] == {"retry_after": 30}
    await tg.ok("sendMessage", chat_id=private, text="x")
    await tg.advance(30)
    await tg.ok("sendMessage", chat_id=group, text="x")


async def test_nobody_is_there_for_a_while(tg: Telegram, private: int) -> None:
    await tg.sim("faults", away=60)
    with pytest.raises(aiohttp.ClientConnectionError):
        await tg.bot("getMe")
    await tg.say(private, tg.bot_id, "meanwhile")
    await tg.advance(60)
    (update,) = await tg.updates()
    assert update["message"]["text"] == "meanwhile"


async def test_a_poll_that_waits_when_it_goes_away_is_lost(tg: Telegram, private: int) -> None:
    poll = asyncio.create_task(tg.bot("getUpdates", timeout=50))
    await until(lambda: tg.playground.bot.queue.poller)
    state = await tg.sim("faults", away=5)
    assert state["away"] == 5
    await tg.say(private, tg.bot_id, "x")
    with pytest.raises(aiohttp.ClientConnectionError):
        await poll
    await tg.advance(5)
    assert len(await tg.updates()) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"latency": -1},
        {"latency": "x"},
        {"lose_requests": True},
        {"error_code": 200},
        {"flood": 5},
        {"flood": {"chat": 1}},
        {"away": None},
    ],
)
async def test_wishes_that_make_no_sense(tg: Telegram, wrong: dict[str, object]) -> None:
    status, answer = await tg.sim_status("faults", **wrong)
    assert status == 400
    assert answer["error"]


async def test_latency_delays_every_call(tg: Telegram) -> None:
    await tg.sim("faults", latency=0.02)
    await tg.ok("getMe")
    await tg.sim("faults", latency=0)
    assert (await tg.get("state"))["faults"]["latency"] == 0


@pytest.mark.parametrize(
    ("wrong", "word"),
    [
        ({"latency": "x"}, "latency"),
        ({"error_code": 200}, "error_code"),
        ({"flood": {"chat": 1, "seconds": -1}}, "flood"),
        ({"flood": {"chat": True, "seconds": 1}}, "flood"),
        ({"flood": {"chat": 1, "seconds": "x"}}, "flood"),
        ({"away": -1}, "away"),
        ({"lose_answers": 1.5}, "lose_answers"),
        ({"method": "sendMesage"}, "sendMesage"),
        ({"method": 5}, "method"),
    ],
)
async def test_one_wish_that_makes_no_sense_changes_nothing(
    tg: Telegram, wrong: dict[str, object], word: str
) -> None:
    before = (await tg.get("state"))["faults"]
    fine = {"lose_requests": 2, "errors": 3, "latency": 1, "error_code": 500, "method": "getMe"}
    fine |= {"flood": {"chat": 5, "seconds": 9}, "away": 9}
    status, answer = await tg.sim_status("faults", **fine | wrong)
    assert status == 400
    assert word in answer["error"]
    assert (await tg.get("state"))["faults"] == before


async def test_a_method_of_any_case_and_none_again(tg: Telegram) -> None:
    assert (await tg.sim("faults", errors=1, method="SENDmessage"))["method"] == "sendmessage"
    assert (await tg.sim("faults", errors=0, method=""))["method"] == ""
