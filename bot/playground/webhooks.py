"""Deliver updates to a bot's own address, again and again until it takes them."""

import asyncio
import json
import math
import urllib.parse
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import aiohttp

from bot.playground.model import Bot, World
from bot.playground.update_queue import TERMINATED_BY_WEBHOOK, Update

ANSWER_SECONDS = 60
LONGEST_DELAY = 60.0
NEVER_RUN = ("get", "setwebhook", "deletewebhook", "close", "logout")


@dataclass(slots=True, eq=False)
class Webhook:
    """The address that one bot wants its updates at; each lane has its own line and its own
    task."""

    url: str
    secret: str = ""
    connections: int = 40
    failed_at: int = 0
    failure: str = ""
    lanes: dict[str, deque[Update]] = field(default_factory=dict)
    runners: set[asyncio.Task[None]] = field(default_factory=set)
    free: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(40))


Run = Callable[[Bot, dict[str, Any]], Awaitable[None]]


class Webhooks:
    """The webhooks of all bots; `run` performs the call that a bot's answer to an update may
    carry."""

    def __init__(self, world: World, run: Run) -> None:
        self._world = world
        self._run = run
        self._session: aiohttp.ClientSession | None = None
        self.hooks: dict[int, Webhook] = {}

    def set(self, bot: Bot, url: str, secret: str, connections: int) -> None:
        self.clear(bot)
        free = asyncio.Semaphore(connections)
        hook = self.hooks[bot.user.id] = Webhook(url, secret, connections, free=free)
        bot.queue.webhook = url
        bot.queue.stop_poller(TERMINATED_BY_WEBHOOK)
        bot.queue.on_update = partial(self._enqueue, bot, hook)
        for update in bot.queue.updates:
            self._enqueue(bot, hook, update)

    def clear(self, bot: Bot) -> bool:
        """Remove a bot's webhook, and return whether there was one."""
        bot.queue.webhook = ""
        bot.queue.on_update = None
        hook = self.hooks.pop(bot.user.id, None)
        for runner in list(hook.runners) if hook else ():
            runner.cancel()
        return hook is not None

    async def close(self) -> None:
        runners = [runner for hook in self.hooks.values() for runner in hook.runners]
        for bot in self._world.bots.values():
            self.clear(bot)
        await asyncio.gather(*runners, return_exceptions=True)
        if self._session:
            await self._session.close()

    def _enqueue(self, bot: Bot, hook: Webhook, update: Update) -> None:
        line = hook.lanes.get(update.lane)
        if line is not None:
            line.append(update)
            return
        hook.lanes[update.lane] = deque([update])
        runner = asyncio.get_running_loop().create_task(self._run_lane(bot, hook, update.lane))
        hook.runners.add(runner)
        runner.add_done_callback(hook.runners.discard)

    async def _run_lane(self, bot: Bot, hook: Webhook, lane: str) -> None:
        """Deliver the updates of one lane; each waits until the bot has taken the one before."""
        line = hook.lanes[lane]
        failures = 0
        while line:
            update = line[0]
            if self._world.faults.is_away():
                await self._world.clock.sleep(self._world.faults.away_for())
                continue
            if update.expires > self._world.clock.now():
                async with hook.free:
                    wait = await self._deliver(bot, hook, update)
                if wait is not None:
                    failures += 1
                    await self._world.clock.sleep(wait or _delay(failures))
                    continue
            failures = 0
            line.popleft()
            if update in bot.queue.updates:
                bot.queue.updates.remove(update)
        del hook.lanes[lane]

    async def _deliver(self, bot: Bot, hook: Webhook, update: Update) -> float | None:
        """Return None when the bot took the update; else the seconds that it asks to wait, or 0."""
        headers = {"Content-Type": "application/json"}
        if hook.secret:
            headers["X-Telegram-Bot-Api-Secret-Token"] = hook.secret
        session = self._open_session()
        try:
            async with session.post(
                hook.url, data=update.body, headers=headers, allow_redirects=False
            ) as response:
                body = await response.read()
                status, reason = response.status, response.reason
                kind, later = response.content_type, response.headers.get("Retry-After", "")
        except (aiohttp.ClientError, TimeoutError, ValueError) as error:
            self._record_failure(hook, _failure_text(error))
            return 0.0
        if not 200 <= status < 300:
            self._record_failure(hook, f"Wrong response from the webhook: {status} {reason}")
            return float(later) if later.isdecimal() else 0.0
        request = _call_in_answer(kind, body)
        if request:
            await self._run(bot, request)
        return None

    def _open_session(self) -> aiohttp.ClientSession:
        if self._session is None:
            timeout = aiohttp.ClientTimeout(total=ANSWER_SECONDS)
            connector = aiohttp.TCPConnector(limit=0)
            self._session = aiohttp.ClientSession(timeout=timeout, connector=connector)
        return self._session

    def _record_failure(self, hook: Webhook, failure: str) -> None:
        hook.failed_at = self._world.clock.unix_time()
        hook.failure = failure


def _delay(failures: int) -> float:
    """Return the seconds before the next try: at once, then 2, 4, 8…"""
    return 0.0 if failures < 2 else min(LONGEST_DELAY, math.pow(2, failures - 1))


def _failure_text(fault: Exception) -> str:
    if isinstance(fault, TimeoutError):
        return "Connection timed out"
    if isinstance(fault, aiohttp.ClientConnectorError):
        return "Connection refused"
    return "Connection closed"


def _call_in_answer(kind: str, body: bytes) -> dict[str, Any] | None:
    """Return the call that a bot made by answering, unless it needs the call's result."""
    try:
        if kind == "application/json":
            request = json.loads(body)
        elif kind == "application/x-www-form-urlencoded":
            request = dict(urllib.parse.parse_qsl(body.decode(), keep_blank_values=True))
        else:
            return None
    except (ValueError, RecursionError):
        return None
    if not isinstance(request, dict) or not isinstance(request.get("method"), str):
        return None
    return None if request["method"].lower().startswith(NEVER_RUN) else request
