"""Updates and inbox entries that cannot be read are dropped; all others come in."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from prometheus_client import REGISTRY

from bot.address import Address, partition
from bot.store import Store, keys
from bot.telegram.intake import poll
from bot.telegram.webhook import SECRET_HEADER, webhook_app
from tests.patience import patience

ALL = range(256)
TOKEN = "1:a"
SECRET = "s3cret"
LINE = "update dropped, it cannot be read"


def message(text: str, **chat: Any) -> dict[str, Any]:
    return {"chat": {"id": -5, "type": "group", **chat}, "text": text}


def nested(depth: int) -> Any:
    return [nested(depth - 1)] if depth else []


# Each can be read as JSON; none fits into an inbox.
UNWRITABLE: dict[str, dict[str, Any]] = {
    "a lone surrogate": {"message": message("\ud800")},
    "nested too deep": {"message": {**message("deep"), "more": nested(400)}},
    "a chat without an id": {"message": {"chat": {"type": "group"}, "text": "/one"}},
    "a chat with a word for an id": {"message": message("/one", id="here")},
    "a chat with half an id": {"message": message("/one", id=0.5)},
    "no chat but a word": {"message": {"chat": "here"}},
    "a topic with a word for an id": {
        "message": {
            **message("/one", is_forum=True),
            "is_topic_message": True,
            "message_thread_id": "x",
        }
    },
    "a person with a word for an id": {"inline_query": {"from": {"id": "me"}}},
}
unwritable = pytest.mark.parametrize("update", UNWRITABLE.values(), ids=UNWRITABLE)


def put_aside(where: str) -> float:
    return REGISTRY.get_sample_value("parlour_put_aside_total", {"where": where}) or 0.0


def told(caplog: pytest.LogCaptureFixture, line: str = LINE) -> int:
    return sum(record.getMessage() == line for record in caplog.records)


async def read(store: Store, count: int) -> list[Any]:
    """Read this many entries, and once more, which shows whether there are others."""
    found: list[Any] = []
    async with patience(lambda: f"only these came: {found}"):
        while len(found) < count:
            found += await store.entries(ALL)
            await asyncio.sleep(0.01)
    return [json.loads(entry.body) for entry in found + await store.entries(ALL)]


@asynccontextmanager
async def serving(app: web.Application) -> AsyncIterator[str]:
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


@unwritable
async def test_polling_confirms_what_no_inbox_can_hold_and_goes_on(
    store: Store, caplog: pytest.LogCaptureFixture, update: dict[str, Any]
) -> None:
    queue = [
        {"update_id": 6, "message": message("/before")},
        {"update_id": 7, **update},
        {"update_id": 8, "message": message("/after")},
    ]
    offsets: list[int] = []

    async def updates(request: web.Request) -> web.Response:
        offsets.append((await request.json())["offset"])
        await asyncio.sleep(0.01)
        left = [update for update in queue if update["update_id"] >= offsets[-1]]
        return web.json_response({"ok": True, "result": left})

    app = web.Application()
    app.router.add_post(f"/bot{TOKEN}/getUpdates", updates)
    before = put_aside("intake")
    async with serving(app) as url:
        polling = asyncio.create_task(poll(store, TOKEN, url))
        try:
            found = await read(store, 2)
            async with patience(lambda: f"confirmed only up to {offsets}"):
                while max(offsets) < 9:  # noqa: ASYNC110 - the server above tells nobody
                    await asyncio.sleep(0.01)
            assert not polling.done()
        finally:
            polling.cancel()
            await asyncio.gather(polling, return_exceptions=True)
    assert [update["message"]["text"] for update in found] == ["/before", "/after"]
    assert put_aside("intake") == before + 1
    assert told(caplog) == 1


@pytest.mark.parametrize(
    "update",
    [
        *({"update_id": 7, **update} for update in UNWRITABLE.values()),
        {"update_id": "seven", "message": message("/one")},
        {"update_id": None, "message": message("/one")},
        {"update_id": [7], "message": message("/one")},
    ],
    ids=[*UNWRITABLE, "a word for its id", "nothing for its id", "a list for its id"],
)
async def test_a_webhook_confirms_what_no_inbox_can_hold(
    store: Store, caplog: pytest.LogCaptureFixture, update: dict[str, Any]
) -> None:
    before = put_aside("intake")
    async with (
        serving(webhook_app(store, SECRET, "/hook")) as url,
        aiohttp.ClientSession(headers={SECRET_HEADER: SECRET}) as http,
    ):
        for given in (update, {"update_id": 8, "message": message("/after")}):
            async with http.post(f"{url}/hook", json=given) as answer:
                assert answer.status == 200
    assert [update["update_id"] for update in await read(store, 1)] == [8]
    assert put_aside("intake") == before + 1
    assert told(caplog) == 1


async def test_a_line_about_what_was_put_aside_repeats_nothing_of_it(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    update = {"update_id": "x" * 500, "message": message("hush \ud800", title="hush")}
    async with (
        serving(webhook_app(store, SECRET, "/hook")) as url,
        aiohttp.ClientSession(headers={SECRET_HEADER: SECRET}) as http,
        http.post(f"{url}/hook", json=update),
    ):
        pass
    (record,) = [record for record in caplog.records if record.getMessage() == LINE]
    fields = vars(record)
    assert fields["kind"] == "message"
    assert len(fields["update"]) <= 40
    assert "hush" not in str(fields)
    assert record.levelno == logging.ERROR


@pytest.mark.parametrize(
    "row",
    [
        ("kind", "update", "body", "{}", "update", "seven", "place", "-5:0"),
        ("kind", "update", "body", "{}", "update", "7", "place", "nowhere"),
        ("body", "{}"),
    ],
    ids=["a word for its update", "no address", "no kind"],
)
async def test_an_entry_that_cannot_be_read_is_put_aside_and_the_next_one_read(
    store: Store, caplog: pytest.LogCaptureFixture, row: tuple[str, ...]
) -> None:
    """An inbox may hold one that a version before let in."""
    number = partition(-5)
    await store.deliver(-5, "update", b'"before"', 6, Address(-5))
    await store.calls.ask("XADD", keys.inbox(number), "*", *row)
    await store.deliver(-5, "update", b'"after"', 8, Address(-5))
    before = put_aside("inbox")
    assert await read(store, 2) == ["before", "after"]
    assert put_aside("inbox") == before + 1
    assert told(caplog, "inbox entry dropped, it cannot be read") == 1
    assert await store.calls.ask("XLEN", keys.inbox(number)) == 2  # those that are in hand
