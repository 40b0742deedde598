"""Receive updates at a URL of our own instead of polling, and keep that URL set at Telegram."""

import asyncio
import hmac
import json
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from aiohttp import web

from bot.ops import metrics
from bot.ops.logs import Trouble
from bot.store import Store, StoreError
from bot.telegram.intake import ALLOWED_UPDATES, IntakeApi, IntakeError, deliver

WATCH_SECONDS: Final = 60.0  # between two looks at whether the webhook is still ours
SECRET_HEADER: Final = "X-Telegram-Bot-Api-Secret-Token"

log = logging.getLogger(__name__)


def webhook_app(store: Store, secret: str, path: str = "/telegram") -> web.Application:
    """Answer 200 once an update is in its inbox or put aside; Telegram repeats all others."""

    trouble = Trouble(log, "store unavailable, updates refused")

    async def take(request: web.Request) -> web.Response:
        given = request.headers.get(SECRET_HEADER, "")
        # Whoever sends bytes that are no UTF-8 does not know the secret either.
        if not hmac.compare_digest(given.encode(errors="surrogateescape"), secret.encode()):
            return web.Response(status=403)
        try:
            update = json.loads(await request.read())
        except (ValueError, RecursionError, web.RequestPayloadError):
            return web.Response(status=400)
        if not isinstance(update, dict) or "update_id" not in update:
            return web.Response(status=400)
        try:
            await deliver(store, update)
        except StoreError as error:
            trouble.lasts(error)
            return web.Response(status=503)
        trouble.is_over()
        return web.Response()

    app = web.Application()
    app.router.add_post(path, take)
    return app


def path_of(url: str) -> str:
    return urlsplit(url).path or "/"


def host_of(url: str) -> str:
    """Return the part of a webhook's URL that may be shown: its path may be a secret."""
    return urlsplit(url).netloc


@dataclass(frozen=True, slots=True)
class Webhook:
    telegram: IntakeApi
    url: str
    secret: str
    on_look: Callable[[str], None] = lambda why_not: None  # called with "", or with what is wrong

    async def register(self) -> None:
        await self.telegram.call(
            "setWebhook",
            url=self.url,
            secret_token=self.secret,
            allowed_updates=list(ALLOWED_UPDATES),
        )

    async def watch(self, every: float = WATCH_SECONDS) -> None:
        """Set the webhook again whenever it was changed, and log when Telegram cannot reach it."""
        logged = 0
        while True:
            info: dict[str, Any] = await self.telegram.call("getWebhookInfo")
            why_not = ""
            if info["url"] != self.url:
                await self.register()
                was_at = host_of(info["url"]) or "nowhere"
                why_not = f"it was at {was_at} and is set again"
                metrics.WEBHOOK_TROUBLE.labels("changed").inc()
                log.warning("webhook was changed elsewhere, set again", extra={"was_at": was_at})
            failed = info.get("last_error_date", 0)
            if failed > logged:
                logged = failed
                why_not = info.get("last_error_message", "")
                metrics.WEBHOOK_TROUBLE.labels("unreachable").inc()
                log.warning("telegram cannot reach the webhook", extra={"error": why_not})
            self.on_look(why_not)
            await asyncio.sleep(every)


async def check_that_there_is_none(telegram: IntakeApi) -> None:
    """Raise `IntakeError` if a webhook is set: polling would need to remove it, and a program that
    serves it may be alive, with this store or another."""
    info: dict[str, Any] = await telegram.call("getWebhookInfo")
    if url := info["url"]:
        raise IntakeError(
            f"A webhook at {host_of(url)} receives this bot's updates. Set WEBHOOK_URL; or stop "
            "the program there and run python -m bot remove-webhook, or use another token"
        )
