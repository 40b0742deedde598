"""A real browser with a real local Telegram, and a small bot connected to it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from typing import Any

import aiohttp
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright

from bot.playground.server import Playground

JSON = dict[str, Any]
Handler = Callable[["Bot", JSON], Awaitable[None]]

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class Bot:
    """Polls for updates over HTTP and hands each to the handler of its kind."""

    def __init__(self, playground: Playground, http: aiohttp.ClientSession) -> None:
        self.url = f"{playground.url}/bot{playground.token}"
        self.http = http
        self.handlers: dict[str, Handler] = {}
        self.seen: asyncio.Queue[JSON] = asyncio.Queue()

    async def call(self, method: str, **params: Any) -> Any:
        async with self.http.post(f"{self.url}/{method}", json=params) as response:
            answer = await response.json()
        assert answer["ok"], answer
        return answer["result"]

    async def poll(self) -> None:
        offset = 0
        while True:
            for update in await self.call("getUpdates", offset=offset, timeout=50):
                offset = update["update_id"] + 1
                for kind, handler in self.handlers.items():
                    if kind in update:
                        await handler(self, update[kind])
                self.seen.put_nowait(update)

    def on(self, kind: str, handler: Handler) -> None:
        self.handlers[kind] = handler

    async def next(self, kind: str) -> JSON:
        """Return the next update of this kind, whatever comes before."""
        while True:
            update = await self.seen.get()
            if kind in update:
                return dict(update[kind])


class Room:
    """A group of two people and the bot, and the browser pages that show it."""

    def __init__(self, playground: Playground, http: aiohttp.ClientSession, bot: Bot) -> None:
        self.playground = playground
        self.http = http
        self.bot = bot
        self.browser: Browser
        self.stack = AsyncExitStack()
        self.ann = self.bob = self.chat = 0
        self.bot_id = playground.bot.user.id
        self.problems: list[str] = []

    async def sim(self, path: str, **body: Any) -> Any:
        async with self.http.post(f"{self.playground.url}/sim/{path}", json=body) as response:
            answer = await response.json()
        assert response.status == 200, answer
        return answer

    async def say(self, person: int, text: str, **more: Any) -> JSON:
        return dict(await self.sim("say", person=person, chat=self.chat, text=text, **more))

    async def send(self, text: str, **more: Any) -> JSON:
        return dict(await self.bot.call("sendMessage", chat_id=self.chat, text=text, **more))

    async def screen(self, person: int | None = None, chat: int | None = None, **look: Any) -> Page:
        """Open a page for one person, or for everybody side by side."""
        context = await self.browser.new_context(
            viewport=look.pop("viewport", {"width": 1200, "height": 800}),
            permissions=["clipboard-read", "clipboard-write"],
            **look,
        )
        self.stack.push_async_callback(context.close)
        page = await context.new_page()
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.set_default_timeout(10_000)
        query = f"?person={person}&chat={chat or self.chat}" if person else ""
        await page.goto(f"{self.playground.url}/{query}")
        await page.wait_for_selector(".foot > *")
        return page


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(chromium: str) -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def room(browser: Browser) -> AsyncIterator[Room]:
    async with Playground(port=0) as playground, aiohttp.ClientSession() as http:
        bot = Bot(playground, http)
        room = Room(playground, http, bot)
        room.browser = browser
        room.ann = (await room.sim("people", first_name="Ann", username="annlee"))["id"]
        room.bob = (await room.sim("people", first_name="Bob", username="bobby"))["id"]
        room.chat = (
            await room.sim(
                "chats",
                type="supergroup",
                title="Friday games",
                owner=room.ann,
                members=[room.ann, room.bob],
                bot=True,
            )
        )["id"]
        playground.world.limits.on = False
        polling = asyncio.create_task(bot.poll())
        async with room.stack:
            yield room
        polling.cancel()
        with suppress(asyncio.CancelledError):
            await polling
    assert not room.problems
