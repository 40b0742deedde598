"""The HTTP server: the Bot API, files, the page, and the /sim API of the page and of tests."""

import asyncio
from http import HTTPStatus
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from bot.playground import sim_routes
from bot.playground.bot_api import Answer, BotApi, error_answer
from bot.playground.clock import Clock
from bot.playground.host_check import host_check
from bot.playground.model import Bot, World, add_bot, new_world
from bot.playground.page_sockets import PageHub
from bot.playground.params import LARGEST_BODY, Params, read_params
from bot.playground.refusals import Refusal

PAGE = Path(__file__).parent / "page"
NOT_FOUND = Refusal(404, "Not Found")
UNAUTHORIZED = Refusal(401, "Unauthorized")


class Playground:
    """A local Telegram with one bot; `async with` starts and stops it."""

    def __init__(
        self,
        host: str = "127.0.0.1",
        port: int = 0,
        clock: Clock | None = None,
        token: str = "",
        username: str = "playground_bot",
        first_name: str = "Playground",
    ) -> None:
        self.host = host
        self.port = port
        self.clock = clock or Clock()
        self.world: World = new_world(self.clock)
        self.bot: Bot = add_bot(self.world, first_name, username, token)
        self.api = BotApi(self.world)
        self.hub = PageHub(self.world, self.api.calls)
        self._runner: web.AppRunner | None = None

    @property
    def url(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"

    @property
    def token(self) -> str:
        return self.bot.token

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()

    async def start(self) -> None:
        app = web.Application(client_max_size=LARGEST_BODY, middlewares=[host_check(self.host)])
        app.router.add_route("*", r"/{path:(?:bot|file/bot).*}", self._bot_api)
        sim_routes.add_routes(app, self)
        app.router.add_get("/", _index)
        if PAGE.is_dir():
            app.router.add_static("/page", PAGE)
        self._runner = web.AppRunner(
            app, access_log=None, handler_cancellation=True, shutdown_timeout=0.5
        )
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.host, self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        for bot in self.world.bots.values():
            bot.queue.stop_poller("")
        await self.api.webhooks.close()
        await self.hub.close()
        self.clock.close()
        if self._runner:
            await self._runner.cleanup()

    async def _bot_api(self, request: web.Request) -> web.StreamResponse:
        path = request.match_info["path"]
        if self.world.faults.is_away():
            return hang_up(request)
        if path.startswith("file/"):
            return self._file(path.removeprefix("file/bot"))
        token, _, method = path.removeprefix("bot").partition("/")
        bot = self.world.tokens.get(token)
        if bot is None or not method:
            return http_response(
                error_answer(UNAUTHORIZED if ":" in token and method else NOT_FOUND)
            )
        return await self._answer(request, bot, method)

    async def _answer(self, request: web.Request, bot: Bot, method: str) -> web.StreamResponse:
        """Answer a call, with the faults that are set for it."""
        faults, name = self.world.faults, method.lower()
        if faults.latency:
            await asyncio.sleep(faults.latency)
        if faults.take("lose_requests", name):
            return hang_up(request)
        fault = None
        params = Params({})
        try:
            params = await read_params(request)
        except Refusal as refusal:
            fault = refusal
        if faults.take("errors", name):
            fault = Refusal(faults.error_code, HTTPStatus(faults.error_code).phrase)
        answer = await self.api.perform(bot, method, params, fault)
        if faults.take("lose_answers", name) or faults.is_away():
            return hang_up(request)
        return http_response(answer)

    def _file(self, path: str) -> web.Response:
        token, _, name = path.partition("/")
        if token not in self.world.tokens:
            return http_response(error_answer(UNAUTHORIZED))
        file = self.world.files.at_path(name)
        if file is None:
            return http_response(error_answer(NOT_FOUND))
        return web.Response(body=file.data, content_type="application/octet-stream")


def http_response(answer: Answer) -> web.Response:
    headers = {"Retry-After": str(answer.retry_after)} if answer.retry_after else None
    return web.Response(
        body=answer.body, status=answer.status, headers=headers, content_type="application/json"
    )


def hang_up(request: web.Request) -> web.Response:
    """Drop the connection without an answer."""
    if request.transport:
        request.transport.abort()
    return web.Response()


async def _index(_: web.Request) -> web.StreamResponse:
    return web.FileResponse(PAGE / "index.html")
