"""Webhooks: delivery in order for each chat and user, until the bot takes it."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from aiohttp import web

from tests.playground.conftest import JSON, START, Telegram, keyboard, kind_of, until


@dataclass
class Receiver:
    """A bot's web server, with what it was sent and what it answers (200 and nothing by
    default)."""

    url: str = ""
    got: list[JSON] = field(default_factory=list)
    bodies: list[bytes] = field(default_factory=list)
    headers: list[Any] = field(default_factory=list)
    answers: list[web.Response] = field(default_factory=list)
    hold: asyncio.Event | None = None
    active: int = 0
    most_active: int = 0

    async def take(self, request: web.Request) -> web.Response:
        self.active += 1
        self.most_active = max(self.most_active, self.active)
        self.bodies.append(await request.read())
        self.headers.append(request.headers)
        self.got.append(await request.json())
        if self.hold:
            await self.hold.wait()
        self.active -= 1
        return self.answers.pop(0) if self.answers else web.Response()

    async def until(self, count: int) -> None:
        """Wait until so many deliveries have come."""
        await until(lambda: len(self.got) >= count)

    def kinds(self) -> list[str]:
        return [kind_of(update) for update in self.got]


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    receiver = Receiver()
    app = web.Application()
    app.router.add_post("/hook", receiver.take)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    receiver.url = f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    yield receiver
    await runner.cleanup()


async def test_an_update_is_posted_with_the_secret(
    tg: Telegram, private: int, receiver: Receiver
) -> None:
    answer = await tg.bot("setWebhook", url=receiver.url, secret_token="s3cret_-")
    assert answer == {"ok": True, "result": True, "description": "Webhook was set"}
    await tg.say(private, tg.bot_id, "x")
    await receiver.until(1)
    assert receiver.got[0]["message"]["text"] == "x"
    assert receiver.headers[0]["X-Telegram-Bot-Api-Secret-Token"] == "s3cret_-"
    assert receiver.headers[0]["Content-Type"] == "application/json"


async def test_what_waited_is_delivered_too(tg: Telegram, private: int, receiver: Receiver) -> None:
    await tg.say(private, tg.bot_id, "before")
    await tg.ok("setWebhook", url=receiver.url)
    await receiver.until(1)
    assert receiver.got[0]["message"]["text"] == "before"


async def test_pending_updates_can_be_dropped(
    tg: Telegram, private: int, receiver: Receiver
) -> None:
    await tg.say(private, tg.bot_id, "before")
    await tg.ok("setWebhook", url=receiver.url, drop_pending_updates=True)
    await tg.say(private, tg.bot_id, "after")
    await receiver.until(1)
    assert receiver.got[0]["message"]["text"] == "after"


async def test_it_is_redelivered_with_growing_delay_until_it_is_taken(
    tg: Telegram, private: int, receiver: Receiver
) -> None:
    receiver.answers = [web.Response(status=500) for _ in range(4)]
    await tg.ok("setWebhook", url=receiver.url)
    await tg.say(private, tg.bot_id, "x")
    await tg.say(private, tg.bot_id, "y")
    await receiver.until(2)
    for seconds, count in ((2, 3), (4, 4), (8, 6)):
        await until(lambda: tg.playground.clock.next_due)
        await tg.advance(seconds - 0.5)
        assert len(receiver.got) == count - (1 if count < 6 else 2)
        await tg.advance(0.5)
        await receiver.until(count)
    texts = [update["message"]["text"] for update in receiver.got]
    assert texts == ["x", "x", "x", "x", "x", "y"]
    assert len(set(receiver.bodies[:5])) == 1
    info = await tg.ok("getWebhookInfo")
    assert info["last_error_message"] == (
        "Wrong response from the webhook: 500 Internal Server Error"
    )
    assert info["last_error_date"] > 0


async def test_retry_after_is_honoured(tg: Telegram, private: int, receiver: Receiver) -> None:
    receiver.answers = [web.Response(status=503, headers={"Retry-After": "30"})]
    await tg.ok("setWebhook", url=receiver.url)
    await tg.say(private, tg.bot_id, "x")
    await receiver.until(1)
    await until(lambda: tg.playground.clock.next_due)
    await tg.advance(29)
    assert len(receiver.got) == 1
    await tg.advance(1)
    await receiver.until(2)


async def test_it_is_tried_until_it_is_too_old(
    tg: Telegram, group: int, ann: int, receiver: Receiver
) -> None:
    table = await tg.ok("sendMessage", chat_id=group, text="x", reply_markup=keyboard(["a"]))
    receiver.answers = [web.Response(status=500) for _ in range(100)]
    await tg.ok("setWebhook", url=receiver.url)
    await tg.tap(ann, group, table)
    queue = tg.playground.bot.queue
    for _ in iter(lambda: len(queue.updates), 0):
        await tg.advance(5)
    assert tg.playground.clock.now() >= START + 150
    assert len(receiver.got) > 2


async def test_any_2xx_is_success(tg: Telegram, private: int, receiver: Receiver) -> None:
    receiver.answers = [web.Response(status=204)]
    await tg.ok("setWebhook", url=receiver.url)
    await tg.say(private, tg.bot_id, "x")
    await tg.say(private, tg.bot_id, "y")
    await receiver.until(2)
    assert [update["message"]["text"] for update in receiver.got] == ["x", "y"]


async def test_messages_go_one_by_one_for_each_chat_and_taps_for_each_user(
    tg: Telegram, group: int, ann: int, ben: int, private: int, receiver: Receiver
) -> None:
    """Check that a stuck lane does not hold up the others: a tap may overtake a message."""
    await tg.promote(group)
    table = await tg.ok("sendMessage", chat_id=group, text="x", reply_markup=keyboard(["a", "b"]))
    await tg.updates()
    receiver.hold = asyncio.Event()
    await tg.ok("setWebhook", url=receiver.url)
    await tg.say(ann, group, "first")
    await tg.say(ben, group, "second")
    await tg.say(private, tg.bot_id, "elsewhere")
    await tg.tap(ann, group, table)
    await tg.tap(ann, group, table, column=1)
    await tg.tap(ben, group, table)
    await receiver.until(4)
    texts = {update["message"]["text"] for update in receiver.got if "message" in update}
    tappers = {u["callback_query"]["from"]["id"] for u in receiver.got if "callback_query" in u}
    assert texts == {"first", "elsewhere"}
    assert tappers == {ann, ben}
    assert receiver.active == 4
    receiver.hold.set()
    receiver.hold = None
    await receiver.until(6)


async def test_no_more_connections_than_asked_for(
    tg: Telegram, group: int, ann: int, ben: int, private: int, receiver: Receiver
) -> None:
    await tg.promote(group)
    await tg.updates()
    await tg.ok("setWebhook", url=receiver.url, max_connections=1)
    for person, chat in ((ann, group), (private, tg.bot_id), (ben, group)):
        await tg.say(person, chat, "x")
    await receiver.until(3)
    assert receiver.most_active == 1
    assert (await tg.ok("getWebhookInfo"))["max_connections"] == 1


async def test_a_method_in_the_answer_is_run(
    tg: Telegram, private: int, receiver: Receiver
) -> None:
    wish = {"method": "sendMessage", "chat_id": private, "text": "by return"}
    receiver.answers = [web.json_response(wish), web.json_response({"method": "getMe"})]
    await tg.ok("setWebhook", url=receiver.url)
    await tg.say(private, tg.bot_id, "x")
    await tg.say(private, tg.bot_id, "y")
    await tg.say(private, tg.bot_id, "z")
    await receiver.until(3)
    assert "by return" in await tg.texts(private, tg.bot_id)
    methods = [call["method"] for call in (await tg.get("calls"))["calls"]]
    assert methods == ["getUpdates"] * methods.count("getUpdates") + ["setWebhook", "sendMessage"]


async def test_polling_and_webhook_exclude_each_other(
    tg: Telegram, private: int, receiver: Receiver
) -> None:
    poll = asyncio.create_task(tg.bot("getUpdates", timeout=50))
    await until(lambda: tg.playground.bot.queue.poller)
    await tg.ok("setWebhook", url=receiver.url)
    assert (await poll)["description"] == "Conflict: terminated by setWebhook request"
    await tg.advance(3)
    assert await tg.refusal("getUpdates") == (
        "Conflict: can't use getUpdates method while webhook is active; "
        "use deleteWebhook to delete the webhook first"
    )
    answer = await tg.bot("deleteWebhook")
    assert answer["description"] == "Webhook was deleted"
    assert (await tg.bot("deleteWebhook"))["description"] == "Webhook is already deleted"
    await tg.say(private, tg.bot_id, "x")
    assert await tg.kinds() == ["message"]


async def test_what_is_known_of_a_webhook(tg: Telegram, receiver: Receiver) -> None:
    assert await tg.ok("getWebhookInfo") == {
        "url": "",
        "has_custom_certificate": False,
        "pending_update_count": 0,
    }
    await tg.ok("setWebhook", url=receiver.url, allowed_updates=["message"])
    assert await tg.ok("getWebhookInfo") == {
        "url": receiver.url,
        "has_custom_certificate": False,
        "pending_update_count": 0,
        "max_connections": 40,
        "allowed_updates": ["message"],
    }
    again = await tg.bot("setWebhook", url=receiver.url)
    assert again["description"] == "Webhook is already set"


@pytest.mark.parametrize(
    ("params", "complaint"),
    [
        ({"url": "http://a.example/"}, "bad webhook: An HTTPS URL must be provided for webhook"),
        (
            {"url": "https://a.example:8081/"},
            "bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443",
        ),
        ({"url": "https://["}, "invalid webhook URL specified"),
        ({"url": "ftp://a.example"}, "invalid webhook URL specified"),
        (
            {"url": "https://a.example/", "secret_token": "a b"},
            "secret token contains unallowed characters",
        ),
        ({"url": "https://a.example/", "secret_token": "a" * 257}, "secret token is too long"),
    ],
)
async def test_webhooks_that_cannot_be(tg: Telegram, params: JSON, complaint: str) -> None:
    assert await tg.refusal("setWebhook", **params) == f"Bad Request: {complaint}"


async def test_an_address_where_nobody_listens_is_tried_again(
    tg: Telegram, private: int, unused_tcp_port: int
) -> None:
    await tg.ok("setWebhook", url=f"http://127.0.0.1:{unused_tcp_port}/")
    await tg.say(private, tg.bot_id, "x")
    await until(lambda: tg.playground.clock.next_due)
    info = await tg.ok("getWebhookInfo")
    assert info["pending_update_count"] == 1
    assert info["last_error_message"] == "Connection refused"


async def test_while_telegram_is_away_nothing_is_delivered(
    tg: Telegram, private: int, receiver: Receiver
) -> None:
    await tg.ok("setWebhook", url=receiver.url)
    await tg.sim("faults", away=60)
    await tg.say(private, tg.bot_id, "x")
    await until(lambda: tg.playground.clock.next_due)
    assert receiver.got == []
    await tg.advance(60)
    await receiver.until(1)
