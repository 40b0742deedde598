"""The transport: request encoding, errors by meaning, and tokens that no error shows."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiohttp import web
from prometheus_client import REGISTRY
from telegram import InputFile
from telegram.error import BadRequest, NetworkError, TimedOut
from telegram.request import RequestData
from telegram.request._requestparameter import RequestParameter

from bot.telegram.errors import DeliveryUnknown, NotSent, error_of
from bot.telegram.transport import AiohttpRequest, Unreached

TOKEN = "123456:AAEabcdefghijklmnopqrstuvwxyz"
Handler = Callable[[web.Request], Awaitable[web.Response]]


@asynccontextmanager
async def served(handler: Handler) -> AsyncIterator[str]:
    app = web.Application()
    app.router.add_route("*", "/bot{token}/method", handler)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}/bot{TOKEN}/method"
    finally:
        await runner.cleanup()


@pytest.fixture
async def request_() -> AsyncIterator[AiohttpRequest]:
    request = AiohttpRequest()
    await request.initialize()
    yield request
    await request.shutdown()


def data(**fields: object) -> RequestData:
    return RequestData([RequestParameter.from_input(name, value) for name, value in fields.items()])


async def test_plain_fields_go_as_json(request_: AiohttpRequest) -> None:
    async def echo(request: web.Request) -> web.Response:
        assert request.content_type == "application/json"
        return web.json_response({"ok": True, "result": await request.json()})

    async with served(echo) as url:
        assert await request_.post(url, data(chat_id=-5, text="é")) == {
            "chat_id": "-5",
            "text": "é",
        }


async def test_a_file_goes_as_a_form(request_: AiohttpRequest) -> None:
    async def echo(request: web.Request) -> web.Response:
        form = await request.post()
        (name,) = (name for name in form if name != "chat_id")
        file = form[name]
        assert isinstance(file, web.FileField)
        told = [form["chat_id"], file.filename, file.file.read().decode()]
        return web.json_response({"ok": True, "result": told})

    async with served(echo) as url:
        sent = data(chat_id=-5, document=InputFile(b"words", "game.json"))
        told: Any = await request_.post(url, sent)
    assert told == ["-5", "game.json", "words"]


async def test_a_429_is_counted(request_: AiohttpRequest) -> None:
    async def flooded(_: web.Request) -> web.Response:
        answer = {"ok": False, "description": "x", "parameters": {"retry_after": 7}}
        return web.json_response(answer, status=429)

    before = REGISTRY.get_sample_value("parlour_flooded_total") or 0
    async with served(flooded) as url:
        status, _ = await request_.do_request(url, "POST")
    assert status == 429
    assert REGISTRY.get_sample_value("parlour_flooded_total") == before + 1


async def test_an_answer_that_never_comes_is_timed_out(request_: AiohttpRequest) -> None:
    async def silent(_: web.Request) -> web.Response:
        await asyncio.sleep(3600)
        return web.Response()

    async with served(silent) as url:
        with pytest.raises(TimedOut):
            await request_.post(url, read_timeout=0.05)


async def test_no_trouble_tells_the_token(request_: AiohttpRequest) -> None:
    async def broken(request: web.Request) -> web.Response:
        assert request.transport
        request.transport.close()
        return web.Response()

    async with served(broken) as url:
        with pytest.raises(NetworkError) as error:
            await request_.post(url)
        assert "AAEabc" not in str(error.value)
        assert type(error_of(error.value)) is DeliveryUnknown
    with pytest.raises(Unreached, match=r"ClientConnectorError: 127\.0\.0\.1") as error:
        await request_.post(url)
    assert type(error_of(error.value)) is NotSent  # so the caller may send it again
    assert "AAEabc" not in str(error.value)


async def test_a_request_that_was_shut_down_says_so() -> None:
    with pytest.raises(NetworkError, match="has been shut down"):
        await AiohttpRequest().post("http://127.0.0.1:1/")


async def test_it_can_be_begun_and_ended_twice() -> None:
    request = AiohttpRequest()
    for _ in range(2):
        await request.initialize()
        await request.initialize()
        await request.shutdown()
        await request.shutdown()


@pytest.mark.parametrize("status", [200, 502, 504])
async def test_a_page_instead_of_json_is_one_short_line_of_the_log(
    request_: AiohttpRequest, caplog: pytest.LogCaptureFixture, status: int
) -> None:
    async def page(_: web.Request) -> web.Response:
        return web.Response(text="<html>Bad Gateway</html>" * 100, status=status)

    async with served(page) as url:
        with pytest.raises(NetworkError) as error:
            await request_.post(url)
    assert type(error_of(error.value)) is DeliveryUnknown  # it may have been carried out
    assert "html" not in str(error.value)
    (line,) = caplog.records
    assert line.getMessage() == "telegram answered without JSON"
    assert line.exc_info is None


async def test_a_refusal_is_read_by_its_description(request_: AiohttpRequest) -> None:
    async def refuse(_: web.Request) -> web.Response:
        refusal = {"ok": False, "error_code": 400, "description": "Bad Request: too odd"}
        return web.json_response(refusal, status=400)

    async with served(refuse) as url:
        with pytest.raises(BadRequest, match="Too odd"):
            await request_.post(url)
