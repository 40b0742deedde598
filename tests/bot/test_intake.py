"""Intake writes updates to the inbox before it confirms them to Telegram, so that none is lost."""

import asyncio
import json
import shutil
import signal
import sys
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import pytest
from aiohttp import web

from bot.address import Address, partition
from bot.ops import health
from bot.ops.logs import LogLine
from bot.playground.server import Playground
from bot.store import InboxEntry, Store, StoreAway, keys, open_store
from bot.store.embedded import Embedded
from bot.telegram import intake
from bot.telegram.intake import IntakeApi, IntakeError, poll, route
from bot.telegram.webhook import (
    SECRET_HEADER,
    Webhook,
    check_that_there_is_none,
    webhook_app,
)
from tests.bot.store.cluster import Cluster
from tests.conftest import store_folder
from tests.patience import patience
from tests.playground.conftest import Telegram, until

ALL = range(256)


@pytest.fixture
async def telegram() -> AsyncIterator[Telegram]:
    async with Playground() as playground, aiohttp.ClientSession() as http:
        yield Telegram(playground, http)


@dataclass(slots=True)
class Room:
    """A group with Ann and the bot, whose first updates were read already."""

    telegram: Telegram
    ann: int
    chat: int

    async def says(self, *texts: str) -> None:
        for text in texts:
            await self.telegram.say(self.ann, self.chat, text)


@pytest.fixture
async def group(telegram: Telegram) -> Room:
    ann = await telegram.person("Ann")
    chat = await telegram.group(ann)
    await telegram.promote(chat)  # the bot gets every message
    await telegram.updates()
    return Room(telegram, ann, chat)


@pytest.fixture
async def alone() -> AsyncIterator[Embedded]:
    """A server of its own that the test may stop."""
    home = store_folder()
    async with Embedded(home) as server:
        yield server
    shutil.rmtree(home)


async def entries(store: Store, count: int) -> list[InboxEntry]:
    """Read this many entries, and once more, which shows whether there are others."""
    found: list[InboxEntry] = []
    async with patience(lambda: f"only these came: {found}"):
        while len(found) < count:
            found += await store.entries(ALL)
            await asyncio.sleep(0.01)
    return found + await store.entries(ALL)


def texts(found: list[InboxEntry]) -> list[str]:
    return [json.loads(entry.body)["message"]["text"] for entry in found]


@asynccontextmanager
async def running(work: Awaitable[None]) -> AsyncIterator[None]:
    task = asyncio.ensure_future(work)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def polling(store: Store, telegram: Telegram) -> Any:
    return running(poll(store, telegram.token, telegram.playground.url, long_poll=1))


@pytest.mark.parametrize(
    ("update", "chat", "address"),
    [
        ({"message": {"chat": {"id": -5}}}, -5, Address(-5)),
        ({"message": {"chat": {"id": -5}, "message_thread_id": 9}}, -5, Address(-5)),
        (
            {
                "message": {
                    "chat": {"id": -5, "is_forum": True},
                    "message_thread_id": 9,
                    "is_topic_message": True,
                }
            },
            -5,
            Address(-5, 9),
        ),
        (
            {"message": {"chat": {"id": 5}, "message_thread_id": 9, "is_topic_message": True}},
            5,
            Address(5),
        ),
        ({"callback_query": {"from": {"id": 1}, "message": {"chat": {"id": -5}}}}, -5, Address(-5)),
        ({"callback_query": {"from": {"id": 1}, "inline_message_id": "x"}}, 1, None),
        ({"my_chat_member": {"from": {"id": 1}, "chat": {"id": -5}}}, -5, Address(-5)),
        ({"chat_member": {"from": {"id": 1}, "chat": {"id": -5}}}, -5, Address(-5)),
        ({"inline_query": {"from": {"id": 1}, "query": "x"}}, 1, None),
        ({"poll_answer": {"user": {"id": 1}}}, 1, None),
        ({"poll": {"id": "7"}}, 0, None),
        ({}, 0, None),
    ],
    ids=lambda case: next(iter(case), "nothing") if isinstance(case, dict) else "",
)
def test_an_update_goes_to_its_chat_or_else_its_person(
    update: dict[str, Any], chat: int, address: Address | None
) -> None:
    assert route({"update_id": 1, **update}) == (chat, address)


async def test_polling_brings_updates_in_order(
    store: Store, telegram: Telegram, group: Room
) -> None:
    async with polling(store, telegram):
        await group.says("/one", "/two", "/three")
        found = await entries(store, 3)
    assert texts(found) == ["/one", "/two", "/three"]
    assert {entry.address for entry in found} == {Address(group.chat)}
    assert all(json.loads(entry.body)["update_id"] == entry.update_id for entry in found)


async def test_polling_confirms_what_is_safe(store: Store, telegram: Telegram, group: Room) -> None:
    async with polling(store, telegram):
        await group.says("/one")
        await entries(store, 1)
        await group.says("/two")
        await entries(store, 1)
    left = await telegram.updates()
    assert "/one" not in [update["message"]["text"] for update in left]


async def test_the_largest_number_is_confirmed_whatever_comes_last(store: Store) -> None:
    offsets: list[int] = []

    async def updates(request: web.Request) -> web.Response:
        offsets.append((await request.json())["offset"])
        if len(offsets) > 1:
            await asyncio.sleep(0.05)
            return web.json_response({"ok": True, "result": []})
        given = [{"update_id": id, "message": {"chat": {"id": -5}}} for id in (8, 9, 7)]
        return web.json_response({"ok": True, "result": given})

    app = web.Application()
    app.router.add_post("/bot1:a/getUpdates", updates)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    async with running(poll(store, "1:a", f"http://127.0.0.1:{runner.addresses[0][1]}")):
        await until(lambda: len(offsets) > 1)
    await runner.cleanup()
    assert offsets[:2] == [0, 10]


async def test_what_comes_again_is_dropped(store: Store, telegram: Telegram, group: Room) -> None:
    await telegram.sim("faults", duplicate_updates=2)
    async with polling(store, telegram):
        await group.says("/one", "/two", "/three")
        assert texts(await entries(store, 3)) == ["/one", "/two", "/three"]


async def test_polling_goes_on_after_telegrams_troubles(
    store: Store, telegram: Telegram, group: Room
) -> None:
    await telegram.sim("faults", errors=1, lose_answers=1, lose_requests=1, method="getUpdates")
    async with polling(store, telegram):
        await group.says("/one")
        assert texts(await entries(store, 1)) == ["/one"]


KILLED = """
import asyncio, os, signal, sys
from bot.telegram import intake
from bot.store import open_store

when, url, token, api = sys.argv[1:]
deliver_all = intake.deliver_all

async def deliver_and_die(store, updates, trouble):
    if updates and when == "before":
        os.kill(os.getpid(), signal.SIGKILL)
    await deliver_all(store, updates, trouble)
    if updates:
        os.kill(os.getpid(), signal.SIGKILL)

async def main():
    intake.deliver_all = deliver_and_die
    store, _ = await open_store(url)
    await intake.poll(store, token, api)

asyncio.run(main())
"""


@pytest.mark.parametrize("when", ["before", "after"])
async def test_polling_loses_nothing_when_it_is_killed_before_it_confirms(
    when: str, url: str, store: Store, telegram: Telegram, group: Room
) -> None:
    """Killed before or after the updates were written."""
    await group.says("/one", "/two")
    where = [url, telegram.token, telegram.playground.url]
    killed = await asyncio.create_subprocess_exec(sys.executable, "-c", KILLED, when, *where)
    assert await killed.wait() == -signal.SIGKILL
    async with polling(store, telegram):
        assert texts(await entries(store, 2)) == ["/one", "/two"]
        await group.says("/three")
        assert texts(await entries(store, 1)) == ["/three"]


async def test_updates_wait_while_the_store_is_away(
    alone: Embedded, telegram: Telegram, group: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, _ = await open_store(alone.url)
    refusals = 0
    deliver = store.deliver

    async def watched(*args: Any, **more: Any) -> bool:
        try:
            return await deliver(*args, **more)
        except StoreAway:
            nonlocal refusals
            refusals += 1
            raise

    monkeypatch.setattr(store, "deliver", watched)
    async with store, polling(store, telegram):
        await group.says("/one")
        assert texts(await entries(store, 1)) == ["/one"]
        await alone.stop()
        await group.says("/two", "/three")
        await until(lambda: refusals >= 4)  # it has tried again
        assert len(telegram.playground.bot.queue.updates) == 2
        await alone.start()
        assert texts(await entries(store, 2)) == ["/two", "/three"]


@pytest.mark.slow
async def test_other_chats_go_on_while_a_server_of_a_cluster_is_away(
    cluster: Cluster, telegram: Telegram
) -> None:
    cluster.clear()
    ann = await telegram.person("Ann")
    rooms: dict[int, Room] = {}  # by the server that holds the chat
    while len(rooms) < 2:
        chat = await telegram.group(ann)
        await telegram.promote(chat)
        rooms.setdefault(cluster.home_of(keys.inbox(partition(chat))), Room(telegram, ann, chat))
    await telegram.updates()
    (dies, away), (_, there) = rooms.items()
    store, _ = await open_store(cluster.url)
    async with store, polling(store, telegram):
        cluster.kill(dies)
        await away.says("/one")
        for text in ("/two", "/three"):
            await there.says(text)
            assert texts(await entries(store, 1)) == [text]
        await away.says("/four")
        cluster.launch(dies)
        assert texts(await entries(store, 2)) == ["/one", "/four"]


async def stops(work: Awaitable[None]) -> str:
    with pytest.raises(IntakeError) as error:
        await work
    said = str(error.value)
    assert "\n" not in said
    return said


@pytest.mark.parametrize("token", ["1:wrong", "nonsense"])
async def test_a_wrong_token_is_told_in_one_line(
    store: Store, telegram: Telegram, token: str
) -> None:
    said = await stops(poll(store, token, telegram.playground.url))
    assert said == "Telegram rejects the token. Check TELEGRAM_TOKEN"


async def test_another_poller_is_told_in_one_line(
    store: Store, telegram: Telegram, group: Room
) -> None:
    async def other() -> None:
        while True:
            await telegram.bot("getUpdates", timeout=1)

    async with running(other()):
        said = await stops(poll(store, telegram.token, telegram.playground.url, long_poll=1))
    assert said == "Another program polls this bot's updates. Stop it, or use another token"


async def test_a_webhook_set_while_polling_is_told_in_one_line(
    store: Store, telegram: Telegram, group: Room
) -> None:
    working = asyncio.ensure_future(
        poll(store, telegram.token, telegram.playground.url, long_poll=1)
    )
    await group.says("/one")
    await entries(store, 1)
    await telegram.ok("setWebhook", url=f"{telegram.playground.url}/nowhere")
    said = await stops(working)
    assert said.startswith("Another program set a webhook for this bot")


async def test_no_trouble_tells_the_token(
    store: Store,
    telegram: Telegram,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(intake, "FIRST_PAUSE", 0.0)
    said: list[str] = []
    await telegram.sim("faults", lose_requests=3, errors=2)
    url = telegram.playground.url
    async with running(poll(store, telegram.token, url, on_answer=said.append)):
        await until(lambda: len(list(filter(None, said))) >= 5)
    async with running(poll(store, "1:secret", "http://127.0.0.1:9", on_answer=said.append)):
        await until(lambda: len(list(filter(None, said))) >= 6)
    told = "\n".join([*said, caplog.text])
    assert telegram.token not in told
    assert "secret" not in told


@asynccontextmanager
async def served(store: Store, secret: str = "s3cret") -> AsyncIterator[str]:
    app = webhook_app(store, secret, "/hook")
    async with health.served(app, "127.0.0.1", 0, "PORT") as port:
        yield f"http://127.0.0.1:{port}/hook"


async def announce(telegram: Telegram, url: str, token: str = "") -> None:
    caller = IntakeApi(telegram.http, token or telegram.token, telegram.playground.url)
    await Webhook(caller, url, "s3cret").register()


async def test_a_webhook_brings_updates(store: Store, telegram: Telegram, group: Room) -> None:
    async with served(store) as url:
        await announce(telegram, url)
        await group.says("/one", "/two")
        found = await entries(store, 2)
    assert texts(found) == ["/one", "/two"]
    assert {entry.address for entry in found} == {Address(group.chat)}


async def test_polling_leaves_a_webhook_alone(telegram: Telegram) -> None:
    caller = IntakeApi(telegram.http, telegram.token, telegram.playground.url)
    await check_that_there_is_none(caller)
    await announce(telegram, "http://127.0.0.1/secret-path")
    said = await stops(check_that_there_is_none(caller))
    assert said.startswith("A webhook at 127.0.0.1 receives this bot's updates.")
    assert (await telegram.ok("getWebhookInfo"))["url"] == "http://127.0.0.1/secret-path"


async def test_a_webhook_that_somebody_else_set_is_set_again(telegram: Telegram) -> None:
    url = f"{telegram.playground.url}/ours"
    caller = IntakeApi(telegram.http, telegram.token, telegram.playground.url)
    await announce(telegram, url)
    hooked = telegram.playground.api.webhooks.hooks
    told: list[str] = []
    async with running(Webhook(caller, url, "s3cret", told.append).watch(every=0.01)):
        await until(lambda: told)
        for call, fields in (("setWebhook", {"url": "http://127.0.0.1/x"}), ("deleteWebhook", {})):
            await telegram.ok(call, **fields)
            await until(lambda: getattr(hooked.get(telegram.bot_id), "url", "") == url)
        await until(lambda: [*filter(None, told)][1:] and not told[-1])
    assert [*filter(None, told)] == [
        "it was at 127.0.0.1 and is set again",
        "it was at nowhere and is set again",
    ]


async def test_a_webhook_answers_when_the_update_is_safe(store: Store, telegram: Telegram) -> None:
    update = {"update_id": 7, "message": {"chat": {"id": -5}, "text": "hello"}}
    headers = {SECRET_HEADER: "s3cret"}
    async with served(store) as url:
        for _ in range(2):
            async with telegram.http.post(url, json=update, headers=headers) as answer:
                assert answer.status == 200
        (entry,) = await store.entries(ALL)
        assert (entry.update_id, json.loads(entry.body)) == (7, update)


@pytest.mark.parametrize("headers", [{}, {SECRET_HEADER: ""}, {SECRET_HEADER: "s3creT"}])
async def test_a_webhook_takes_nothing_without_the_secret(
    store: Store, telegram: Telegram, headers: dict[str, str]
) -> None:
    async with (
        served(store) as url,
        telegram.http.post(url, json={"update_id": 1}, headers=headers) as answer,
    ):
        assert answer.status == 403
    assert await store.entries(ALL) == []


async def test_a_secret_that_is_no_text_is_a_wrong_one(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(store) as url:
        port = urlsplit(url).port
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        secret = b"s3cret\xff"
        writer.write(
            b"POST /hook HTTP/1.1\r\nHost: bot\r\nConnection: close\r\nContent-Length: 2\r\n"
            + SECRET_HEADER.encode()
            + b": %b\r\n\r\n{}" % secret
        )
        answer = await reader.read()
        writer.close()
    assert answer.startswith(b"HTTP/1.1 403 ")
    assert caplog.records == []


@pytest.mark.parametrize(
    "headers",
    [
        b"%b: s3cret\x00",
        b"%b s3cret",
        b"%b: s3cret" + b"s3cret" * 2000,
        b"%b: s3cret\r\nContent-Length: s3cret",
        b"%b: s3cret\r\nContent-Encoding: gzip\r\nContent-Length: 6",
    ],
)
async def test_what_is_no_http_is_one_line_in_the_log_without_its_bytes(
    store: Store, caplog: pytest.LogCaptureFixture, headers: bytes
) -> None:
    async with served(store) as url:
        reader, writer = await asyncio.open_connection("127.0.0.1", urlsplit(url).port)
        named = headers % SECRET_HEADER.encode()
        writer.write(b"POST /hook HTTP/1.1\r\nHost: bot\r\n%b\r\n\r\ns3cret" % named)
        answer = await reader.read()
        writer.close()
    assert b" 400 " in answer.splitlines()[0]
    assert await store.entries(ALL) == []
    (told,) = map(LogLine().format, caplog.records)
    assert "level=warning" in told
    assert "trace=" not in told
    assert "s3cret" not in told


@pytest.mark.parametrize("body", [b"", b"[]", b"{}", b"\xff", b"7"])
async def test_a_webhook_refuses_what_is_no_update(
    store: Store, telegram: Telegram, body: bytes
) -> None:
    headers = {SECRET_HEADER: "s3cret"}
    async with (
        served(store) as url,
        telegram.http.post(url, data=body, headers=headers) as answer,
    ):
        assert answer.status == 400
    assert await store.entries(ALL) == []


async def test_a_webhook_is_asked_again_while_the_store_is_away(
    alone: Embedded, telegram: Telegram, group: Room
) -> None:
    store, _ = await open_store(alone.url)
    async with store, served(store) as url:
        await announce(telegram, url)
        await alone.stop()
        async with telegram.http.post(
            url, json={"update_id": 1}, headers={SECRET_HEADER: "s3cret"}
        ) as answer:
            assert answer.status == 503
        await group.says("/one", "/two")
        hook = telegram.playground.api.webhooks.hooks[telegram.bot_id]
        await until(lambda: hook.failure)
        await alone.start()
        assert texts(await entries(store, 2)) == ["/one", "/two"]


async def test_a_wrong_token_for_the_webhook_is_told_in_one_line(telegram: Telegram) -> None:
    said = await stops(announce(telegram, "http://127.0.0.1/", "1:wrong"))
    assert said == "Telegram rejects the token. Check TELEGRAM_TOKEN"


async def test_a_webhook_that_telegram_refuses_is_told_in_one_line(telegram: Telegram) -> None:
    said = await stops(announce(telegram, "ftp://x"))
    assert said.startswith("Telegram refuses to send updates: Bad Request: ")
