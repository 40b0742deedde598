"""HTTP endpoints for operators: `/healthz` for a supervisor, `/metrics` for Prometheus."""

import asyncio
import errno
import json
import logging
import math
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.deadlines import now_ms
from bot.ops import metrics
from bot.ops.logs import NoTraceOfBadHttp
from bot.pictures.recap_film import makes_videos
from bot.store import Store, StoreError

HEALTHZ: Final = "/healthz"
METRICS: Final = "/metrics"
STORE_CHECK_SECONDS: Final = 1.0  # between two checks of the store
STORE_ANSWER_SECONDS: Final = 5.0  # after which the store counts as down
MEASURE_SECONDS: Final = 3.0  # for what is asked for one answer of /metrics
STORE_SLOW_SECONDS: Final = 0.5  # after which it counts as slow
NO_VIDEOS: Final = "GIFs of half the size: parlour[video] is not installed"
INTAKE_SILENCE_SECONDS: Final = 120.0  # without an answer from Telegram, until intake is unwell

log = logging.getLogger(__name__)
http_log = logging.getLogger("bot.http")
http_log.addFilter(NoTraceOfBadHttp())


@dataclass(slots=True)
class Part:
    """A part of the bot that is well or is not, and since when."""

    name: str
    about: dict[str, str] = field(default_factory=dict)  # of its log lines
    is_well: bool = True
    since: float = field(default_factory=time.time)
    why: str = ""

    def becomes(self, is_well: bool, why: str = "") -> None:
        """Set the state; log it when it changes."""
        lasted = time.time() - self.since
        if not self.changes(is_well, why):
            return
        if is_well:
            log.info("%s up", self.name, extra={**self.about, "down_seconds": round(lasted, 1)})
        else:
            log.warning("%s down", self.name, extra={**self.about, "error": why})

    def changes(self, is_well: bool, why: str = "") -> bool:
        """Set the state; return whether it changed."""
        self.why = why
        if is_well == self.is_well:
            return False
        self.is_well, self.since = is_well, time.time()
        return True

    def shown(self) -> dict[str, Any]:
        why = {} if self.is_well else {"why": self.why}
        return {"well": self.is_well, "since": moment(self.since), **why}


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


@dataclass(slots=True)
class Health:
    store: Store
    role: str
    partitions: Callable[[], Iterable[int]] = tuple  # that this process works on
    has_intake: bool = True
    intake: Part = field(default_factory=lambda: Part("telegram"))
    webhook: Part | None = None  # with one, since the first look at it
    servers: dict[str, Part] = field(default_factory=dict)  # of the store
    store_seconds: float = 0.0  # that the slowest server took for its last answer
    began: Part = field(default_factory=lambda: Part("bot"))
    heard: float = field(default_factory=time.monotonic)
    now: Callable[[], int] = now_ms

    def telegram_answered(self, why_not: str = "") -> None:
        """Note an answer to intake, or the reason why there was none."""
        if not why_not:
            self.heard = time.monotonic()
        self.intake.becomes(not why_not, why_not)

    def webhook_looked_at(self, why_not: str = "") -> None:
        """Note what a look at the webhook found; the webhook itself logs it."""
        self.webhook = self.webhook or Part("webhook")
        self.webhook.changes(not why_not, why_not)

    @property
    def is_store_well(self) -> bool:
        return all(server.is_well for server in self.servers.values())

    @property
    def is_store_slow(self) -> bool:
        return self.store_seconds >= STORE_SLOW_SECONDS

    async def watch(self) -> None:
        """Write to every server of the store, for ever."""
        while True:
            await self.check_store()
            await asyncio.sleep(STORE_CHECK_SECONDS)

    async def check_store(self) -> None:
        found, was_slow = self.store.calls.servers(), self.is_store_slow
        seconds = await asyncio.gather(*(self._check(*server) for server in found.items()))
        for name in self.servers.keys() - found.keys():  # another took its place in the cluster
            self.servers.pop(name).becomes(True)
            for gauge in (metrics.STORE_ANSWERS, metrics.STORE_MEMORY, metrics.STORE_LIMIT):
                with suppress(KeyError):
                    gauge.remove(name)
        self.store_seconds = max(filter(None, seconds), default=self.store_seconds)
        metrics.STORE_SECONDS.set(self.store_seconds)
        if self.is_store_slow != was_slow:
            took = {"answer_seconds": round(self.store_seconds, 2)}
            if self.is_store_slow:
                log.warning("store slow", extra=took)
            else:
                log.info("store fast again", extra=took)

    async def _check(self, name: str, partition: int) -> float | None:
        """Write to a server. Return the seconds that it took to answer, if it did."""
        part = self.servers.get(name) or Part("store", {"server": name})
        asked, took = time.monotonic(), None
        try:
            async with asyncio.timeout(STORE_ANSWER_SECONDS):
                probed = await self.store.condition.probe(partition)
        except (StoreError, TimeoutError) as error:
            part.becomes(False, str(error) or "no answer in time")
        else:
            took = time.monotonic() - asked
            part.becomes(not probed.refusal, probed.refusal)
            metrics.STORE_MEMORY.labels(name).set(probed.memory)
            metrics.STORE_LIMIT.labels(name).set(probed.limit)
        self.servers[name] = part
        metrics.STORE_ANSWERS.labels(name).set(part.is_well)
        return took

    def shown(self) -> dict[str, Any]:
        is_deaf = self.has_intake and time.monotonic() - self.heard > INTAKE_SILENCE_SECONDS
        parts: dict[str, Any] = {"store": self._store_shown()}
        if self.has_intake:
            parts["intake"] = self.intake.shown()
        if self.webhook is not None:
            parts["webhook"] = self.webhook.shown()
        if self.role != "intake" and not makes_videos():
            parts["recaps"] = NO_VIDEOS
        is_well = self.is_store_well and not is_deaf
        return {**self.began.shown(), "well": is_well, "role": self.role, **parts}

    def _store_shown(self) -> dict[str, Any]:
        """Tell of the store as a whole, and of each of its servers."""
        away = [server.since for server in self.servers.values() if not server.is_well]
        known = [server.since for server in self.servers.values()]
        return {
            "well": not away,
            "since": moment(min(away) if away else max(known, default=self.began.since)),
            "slow": self.is_store_slow,
            "answer_seconds": round(self.store_seconds, 3),
            "servers": {name: server.shown() for name, server in self.servers.items()},
        }

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
        await self._measure()
        headers = {"Content-Type": CONTENT_TYPE_LATEST}
        return web.Response(body=generate_latest(), headers=headers)

    async def _measure(self) -> None:
        """Ask the store what waits in it; without an answer the ages are not known."""
        silent = time.monotonic() - self.heard if self.has_intake else 0.0
        metrics.TELEGRAM_SILENT.set(silent)
        entry = table = math.nan
        with suppress(StoreError, TimeoutError):
            async with asyncio.timeout(MEASURE_SECONDS):
                now, (came, marked) = self.now(), await self.store.condition.oldest()
                entry, table = (max(0, now - (at or now)) / 1000 for at in (came, marked))
                metrics.BACKUP_AT.set(await self.store.condition.last_backup() / 1000)
                metrics.TABLES.set(await self.store.awaited(self.partitions()))
        metrics.OLDEST_ENTRY.set(entry)
        metrics.OLDEST_UNPAINTED.set(table)


class PortTaken(Exception):
    """A port cannot be listened on; the message is one line that says what to do."""


@asynccontextmanager
async def served(app: web.Application, host: str, port: int, setting: str) -> AsyncIterator[int]:
    """Serve an app, and yield its port; 0 takes any free one."""
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0, logger=http_log)
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
            f"Port {port} at {host} is in use by another program. "
            f"Set {setting} to another port, or HOST to another address"
        )
    why = (error.strerror or str(error)).rpartition(": ")[2]  # without the address again
    return (
        f"Cannot listen on port {port} at {host}: {why}. "
        f"Set {setting} to another port, or HOST to another address"
    )
