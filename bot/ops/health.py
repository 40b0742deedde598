"""How the bot is: `/healthz` for whoever restarts it, `/metrics` for whoever watches it."""

import asyncio
import errno
import json
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

from aiohttp import web

from bot.ops import metrics
from bot.store import Store, StoreError

HEALTHZ: Final = "/healthz"
METRICS: Final = "/metrics"
EVERY: Final = 1.0  # seconds between questions to the store
LONGEST: Final = 2.0  # seconds for an answer of the store
PATIENCE: Final = 120.0  # seconds without an answer from Telegram after which intake counts as dead

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Part:
    """Something that is well or is not, and since when."""

    name: str
    is_well: bool = True
    since: float = field(default_factory=time.time)

    def becomes(self, is_well: bool, why: str = "") -> None:
        """Told in the log when it changes."""
        if is_well == self.is_well:
            return
        lasted = time.time() - self.since
        self.is_well, self.since = is_well, time.time()
        if is_well:
            log.info("%s is back", self.name, extra={"away_seconds": round(lasted, 1)})
        else:
            log.warning("%s is waited for", self.name, extra={"why": why})

    def shown(self) -> dict[str, Any]:
        since = datetime.fromtimestamp(self.since, UTC).isoformat(timespec="seconds")
        return {"well": self.is_well, "since": since}


@dataclass(slots=True)
class Health:
    store: Store
    role: str
    partitions: Callable[[], Iterable[int]] = tuple  # that this process works on
    has_intake: bool = True
    intake: Part = field(default_factory=lambda: Part("Telegram"))
    answering: Part = field(default_factory=lambda: Part("the store"))
    began: Part = field(default_factory=lambda: Part("the bot"))
    heard: float = field(default_factory=time.monotonic)

    def telegram_answered(self, why_not: str = "") -> None:
        """Intake had an answer, or had none and asks again."""
        if not why_not:
            self.heard = time.monotonic()
        self.intake.becomes(not why_not, why_not)

    async def watch(self) -> None:
        """For ever: is the store there?"""
        while True:
            try:
                async with asyncio.timeout(LONGEST):
                    await self.store.answers()
            except (StoreError, TimeoutError) as error:
                self.answering.becomes(False, str(error) or "it hangs")
            else:
                self.answering.becomes(True)
            metrics.STORE_ANSWERS.set(self.answering.is_well)
            await asyncio.sleep(EVERY)

    def shown(self) -> dict[str, Any]:
        is_deaf = self.has_intake and time.monotonic() - self.heard > PATIENCE
        parts: dict[str, Any] = {"store": self.answering.shown()}
        if self.has_intake:
            parts["intake"] = self.intake.shown()
        is_well = self.answering.is_well and not is_deaf
        return {**self.began.shown(), "well": is_well, "role": self.role, **parts}

    def routes(self) -> web.Application:
        app = web.Application()
        app.router.add_get(HEALTHZ, self._healthz)
        app.router.add_get(METRICS, self._metrics)
        return app

    async def _healthz(self, _: web.Request) -> web.Response:
        shown = self.shown()
        status = 200 if shown["well"] else 503
        return web.Response(text=json.dumps(shown), status=status, content_type="application/json")

    async def _metrics(self, _: web.Request) -> web.Response:
        with suppress(StoreError):
            metrics.TABLES.set(await self.store.awaited(self.partitions()))
        headers = {"Content-Type": metrics.CONTENT_TYPE}
        return web.Response(body=metrics.exposed(), headers=headers)


class PortTaken(Exception):
    """The message is the one line that says what to do."""


@asynccontextmanager
async def served(app: web.Application, host: str, port: int, setting: str) -> AsyncIterator[int]:
    """The port at which it is served; 0 takes any."""
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise PortTaken(cannot_listen(host, port, setting, error)) from None
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()


def cannot_listen(host: str, port: int, setting: str, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return (
            f"Port {port} at {host} is taken: another program listens there. "
            f"Set {setting} to another, or HOST"
        )
    why = (error.strerror or str(error)).rpartition(": ")[2]  # without saying where once more
    return f"Cannot listen at {host}, port {port}: {why}. Set {setting} to another, or HOST"
