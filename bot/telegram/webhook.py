"""Receive updates at a URL of our own instead of polling, and keep that URL set at Telegram."""

import asyncio
import hmac
import json
import logging
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from aiohttp import web

from bot.ops.logs import Trouble
from bot.store import Store, StoreError
from bot.telegram.intake import ALLOWED_UPDATES, IntakeApi, IntakeError, deliver

WATCH_SECONDS: Final = 60.0  # between two looks at whether the webhook is still ours
STORE_RETRY_SECONDS: Final = 1.0
NOTE: Final = "webhook"
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
    store: Store
    telegram: IntakeApi
    bot: int
    url: str
    secret: str

    async def register(self) -> None:
        """Set the webhook at Telegram, and note in the store that it is ours."""
        await self.store.change(self.bot, {NOTE: self.url.encode()})
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
            if info["url"] != self.url:
                try:
                    await self.register()
                except StoreError as error:
                    log.warning("store unavailable, webhook waits", extra={"error": str(error)})
                    await asyncio.sleep(min(every, STORE_RETRY_SECONDS))
                    continue
                was_at = host_of(info["url"]) or "nowhere"
                log.warning("webhook was changed elsewhere, set again", extra={"was_at": was_at})
            failed = info.get("last_error_date", 0)
            if failed > logged:
                logged = failed
                why = info.get("last_error_message", "")
                log.warning("telegram cannot reach the webhook", extra={"error": why})
            await asyncio.sleep(every)


async def remove_webhook(store: Store, telegram: IntakeApi, bot: int) -> None:
    """Remove a webhook that was set here, before polling; raise `IntakeError` for another's."""
    info: dict[str, Any] = await telegram.call("getWebhookInfo")
    url = info["url"]
    if not url:
        return
    if (await store.row(bot)).get(NOTE.encode()) != url.encode():
        raise IntakeError(
            f"A webhook at {host_of(url)} receives this bot's updates. Stop the program there and "
            "open <TELEGRAM_URL>/bot<TELEGRAM_TOKEN>/deleteWebhook once, or use another token"
        )
    log.info("webhook removed, WEBHOOK_URL is empty")
    await telegram.call("deleteWebhook")
    await store.change(bot, {NOTE: None})
