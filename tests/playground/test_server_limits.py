"""Rate limits: how much a bot may write, and the refusals beyond that."""

import pytest

from tests.playground.conftest import JSON, Telegram, keyboard, png


@pytest.fixture
async def limited_group(strict: Telegram) -> int:
    """A group in which all limits are on."""
    ann = await strict.person("Ann")
    return await strict.group(ann)


async def send_at_pace(tg: Telegram, chat: int, count: int) -> None:
    """Send messages at the pace that is allowed."""
    for _ in range(count):
        await tg.ok("sendMessage", chat_id=chat, text="x")
        await tg.advance(1)


async def test_bursts_are_short(strict: Telegram, limited_group: int) -> None:
    for _ in range(3):
        await strict.ok("sendMessage", chat_id=limited_group, text="x")
    url = f"{strict.playground.url}/bot{strict.token}/sendMessage"
    async with strict.http.post(url, json={"chat_id": limited_group, "text": "x"}) as response:
        assert response.status == 429
        assert response.headers["Retry-After"] == "1"
        assert await response.json() == {
            "ok": False,
            "error_code": 429,
            "description": "Too Many Requests: retry after 1",
            "parameters": {"retry_after": 1},
        }
    await strict.advance(1)
    await strict.ok("sendMessage", chat_id=limited_group, text="x")


async def test_twenty_a_minute_in_a_group_shared_by_sends_and_edits(
    strict: Telegram, limited_group: int
) -> None:
    sent = await strict.ok("sendMessage", chat_id=limited_group, text="0")
    await strict.advance(1)
    for n in range(1, 20):
        where: JSON = {"chat_id": limited_group, "message_id": sent["message_id"]}
        await strict.ok("editMessageText", **where, text=str(n))
        await strict.advance(1)
    answer = await strict.bot("sendMessage", "", chat_id=limited_group, text="x")
    assert answer["parameters"] == {"retry_after": 40}
    await strict.advance(39)
    assert not (await strict.bot("sendMessage", "", chat_id=limited_group, text="x"))["ok"]
    await strict.advance(1)
    assert (await strict.bot("sendMessage", "", chat_id=limited_group, text="x"))["ok"]


async def test_another_chat_has_a_budget_of_its_own(strict: Telegram, limited_group: int) -> None:
    await send_at_pace(strict, limited_group, 20)
    assert not (await strict.bot("sendMessage", "", chat_id=limited_group, text="x"))["ok"]
    person = await strict.person("Zoe")
    await strict.sim("start", person=person, bot=strict.bot_id)
    await strict.ok("sendMessage", chat_id=person, text="x")


async def test_private_chats_have_no_minute(strict: Telegram) -> None:
    person = await strict.person("Zoe")
    await strict.sim("start", person=person, bot=strict.bot_id)
    await send_at_pace(strict, person, 30)


async def test_thirty_a_second_in_all(strict: Telegram) -> None:
    people = [await strict.person(f"P{n}") for n in range(31)]
    for person in people:
        await strict.sim("start", person=person, bot=strict.bot_id)
    oks = [(await strict.bot("sendMessage", chat_id=p, text="x"))["ok"] for p in people]
    assert oks == [True] * 30 + [False]


async def test_answers_to_taps_and_looks_cost_nothing(strict: Telegram, limited_group: int) -> None:
    sent = await strict.ok(
        "sendMessage", chat_id=limited_group, text="x", reply_markup=keyboard(["a"])
    )
    ann = 101
    for _ in range(30):
        tapped = await strict.tap(ann, limited_group, sent)
        await strict.ok("answerCallbackQuery", callback_query_id=tapped["id"])
        await strict.ok("getChat", chat_id=limited_group)
        await strict.ok("sendChatAction", chat_id=limited_group, action="typing")
    budget = (await strict.get("calls"))["budget"]
    assert budget[str(limited_group)]["minute"] == 1


async def test_what_is_refused_costs_nothing(strict: Telegram, limited_group: int) -> None:
    for _ in range(30):
        await strict.refusal("sendMessage", chat_id=limited_group, text="")
    await strict.ok("sendMessage", chat_id=limited_group, text="x")


async def test_ephemeral_messages_count_only_where_that_is_wished(
    strict: Telegram, limited_group: int
) -> None:
    await strict.promote(limited_group)
    params: JSON = {
        "chat_id": limited_group,
        "text": "x",
        "ephemeral_message_parameters": {"receiver_user_id": 101},
    }
    for _ in range(30):
        sent = await strict.ok("sendMessage", **params)
    await strict.ok(
        "editEphemeralMessageText",
        chat_id=limited_group,
        receiver_user_id=101,
        ephemeral_message_id=sent["ephemeral_message_id"],
        text="y",
    )
    await strict.sim("limits", ephemerals_count=True)
    for _ in range(3):
        await strict.ok("sendMessage", **params)
    assert "Too Many Requests" in await strict.refusal("sendMessage", **params)


async def test_topics_count(strict: Telegram) -> None:
    ann = await strict.person("Ann")
    forum = await strict.group(ann, is_forum=True)
    await strict.promote(forum, None, "can_manage_topics")
    for n in range(3):
        await strict.ok("createForumTopic", chat_id=forum, name=f"T{n}")
    assert "Too Many Requests" in await strict.refusal("createForumTopic", chat_id=forum, name="X")


async def test_limits_can_be_changed_and_turned_off(strict: Telegram, limited_group: int) -> None:
    await strict.sim("limits", burst=1, per_minute=5)
    await strict.ok("sendMessage", chat_id=limited_group, text="x")
    assert not (await strict.bot("sendMessage", "", chat_id=limited_group, text="x"))["ok"]
    await strict.sim("limits", on=False)
    for _ in range(50):
        await strict.ok("sendMessage", chat_id=limited_group, text="x")
    for wrong in ({"on": 1}, {"burst": True}, {"burst": -1}, {"per_minute": "x"}):
        status, answer = await strict.sim_status("limits", **wrong)
        assert status == 400
        assert next(iter(wrong)) in answer["error"]


async def test_the_log_shows_what_each_call_cost(strict: Telegram, limited_group: int) -> None:
    await strict.ok("sendMessage", chat_id=limited_group, text="x" * 500)
    await strict.ok("getMe")
    await strict.refusal("sendMessage", chat_id=limited_group)
    calls = (await strict.get("calls"))["calls"]
    assert [(c["method"], c["status"], c["cost"]) for c in calls] == [
        ("sendMessage", 200, 1),
        ("getMe", 200, 0),
        ("sendMessage", 400, 0),
    ]
    assert calls[0]["chat"] == limited_group
    assert len(calls[0]["params"]["text"]) < 250
    assert calls[2]["description"] == "Bad Request: message text is empty"
    since = calls[1]["n"]
    assert len((await strict.get("calls", since=since))["calls"]) == 1


async def test_a_picture_that_is_refused_is_not_kept(strict: Telegram, limited_group: int) -> None:
    sent = [
        (await strict.upload("sendPhoto", {"photo": png()}, chat_id=limited_group))["ok"]
        for _ in range(5)
    ]
    assert sent == [True] * 3 + [False] * 2
    assert len(strict.playground.world.files.by_unique) == 3


@pytest.mark.parametrize("name", ["per_second", "burst"])
async def test_zero_turns_the_pace_off(strict: Telegram, limited_group: int, name: str) -> None:
    await strict.sim("limits", **{name: 0})
    for _ in range(20):
        await strict.ok("sendMessage", chat_id=limited_group, text="x")
    assert not (await strict.bot("sendMessage", chat_id=limited_group, text="x"))["ok"]
    await strict.sim("limits", per_second=1, burst=3, per_minute=0)
    await strict.advance(1)
    assert (await strict.bot("sendMessage", chat_id=limited_group, text="x"))["ok"]


async def test_zero_turns_the_minute_and_the_whole_off(
    strict: Telegram, limited_group: int
) -> None:
    await strict.sim("limits", per_second=0, per_minute=0, overall=0)
    for _ in range(40):
        await strict.ok("sendMessage", chat_id=limited_group, text="x")
    assert "retry_after" not in (await strict.get("calls"))["budget"][str(limited_group)]


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"per_second": "x"}, "per_second must be a number, 0 or more; 0 turns it off"),
        ({"per_second": -1}, "per_second must be a number, 0 or more; 0 turns it off"),
        ({"burst": True}, "burst must be a whole number, 0 or more; 0 turns it off"),
        ({"overall": 2.5}, "overall must be a whole number, 0 or more; 0 turns it off"),
        ({"ephemerals_count": 1}, "ephemerals_count must be true or false"),
    ],
)
async def test_one_limit_that_makes_no_sense_changes_none(
    strict: Telegram, wrong: JSON, words: str
) -> None:
    before = (await strict.get("state"))["limits"]
    status, answer = await strict.sim_status("limits", **{"on": False, "per_minute": 5} | wrong)
    assert status == 400
    assert answer["error"] == words
    assert (await strict.get("state"))["limits"] == before
