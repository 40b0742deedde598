"""The HTTP server: the Bot API's addresses, files, the page and its own API."""

import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from aiohttp import web

from bot.playground import faults, sim
from bot.playground.calls import CallLog, shortened
from bot.playground.clock import Clock
from bot.playground.live import Hub
from bot.playground.methods import METHODS
from bot.playground.methods.call import Call, Raw
from bot.playground.params import Params
from bot.playground.refusals import Refusal
from bot.playground.requests import read_params
from bot.playground.wire import encode
from bot.playground.world import Bot, World, add_bot, new_world

LARGEST_BODY = 64 * 1024 * 1024
PAGE = Path(__file__).parent / "page"
NOT_FOUND = Refusal(404, "Not Found")
UNAUTHORIZED = Refusal(401, "Unauthorized")
NO_METHOD = Refusal(404, "Not Found: method not found")


class Playground:
    """A local Telegram with one bot; `async with` starts it and stops it."""

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
        self.calls = CallLog()
        self.hub = Hub(self.world, self.calls)
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
        app = web.Application(client_max_size=LARGEST_BODY)
        app.router.add_route("*", r"/{path:(?:bot|file/bot).*}", self._bot_api)
        sim.add_routes(app, self)
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
        if bot is None:
            return refused(UNAUTHORIZED if ":" in token and method else NOT_FOUND)
        return await self._answer(request, bot, method.lower())

    async def _answer(self, request: web.Request, bot: Bot, method: str) -> web.StreamResponse:
        trouble = self.world.faults
        began = time.perf_counter()
        call = Call(self.world, bot, method, Params({}))
        status, description = 200, ""
        if trouble.latency:
            await faults.delay(trouble.latency)
        if trouble.hits("lose_requests", method):
            return hang_up(request)
        try:
            if trouble.hits("errors", method):
                raise faults.server_error(trouble.error_code)
            call.params = await read_params(request)
            response = answered(await self.run(call))
        except Refusal as refusal:
            status, description = refusal.code, refusal.description
            response = refused(refusal)
        self.calls.note(
            at=self.clock.now(),
            bot=call.bot_id,
            method=method,
            chat=call.chat.id if call.chat else 0,
            status=status,
            cost=call.cost,
            ms=(time.perf_counter() - began) * 1000,
            description=description,
            params=shortened(call.params.values),
        )
        if trouble.hits("lose_answers", method):
            return hang_up(request)
        return response

    async def run(self, call: Call) -> Any:
        handler = METHODS.get(call.method)
        if handler is None:
            raise NO_METHOD
        result = handler(call)
        return await result if hasattr(result, "__await__") else result

    def _file(self, path: str) -> web.Response:
        token, _, name = path.partition("/")
        if token not in self.world.tokens:
            return refused(UNAUTHORIZED)
        for file in self.world.files.by_number.values():
            if file.path == name:
                return web.Response(body=file.data, content_type="application/octet-stream")
        return refused(NOT_FOUND)


def answered(result: Any) -> web.Response:
    body = result.body if isinstance(result, Raw) else encode(result)
    return web.Response(body=b'{"ok":true,"result":' + body + b"}", content_type="application/json")


def refused(refusal: Refusal) -> web.Response:
    response = web.Response(
        body=encode(refusal.body()), status=refusal.code, content_type="application/json"
    )
    if wait := refusal.parameters.get("retry_after"):
        response.headers["Retry-After"] = str(wait)
    return response


def hang_up(request: web.Request) -> web.Response:
    """Ends the connection without a word."""
    if request.transport:
        request.transport.abort()
    return web.Response()


async def _index(_: web.Request) -> web.StreamResponse:
    return web.FileResponse(PAGE / "index.html")
