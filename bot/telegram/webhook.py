"""The other way to get updates: Telegram brings them to an address of ours, which is kept set."""

import asyncio
import logging
from typing import Any, Final
from urllib.parse import urlsplit

from bot.store import Store, StoreError
from bot.telegram.intake import WANTED, IntakeError, Telegram

EVERY: Final = 60.0  # seconds between looks at whether it still is ours
AGAIN: Final = 1.0  # seconds, when the store was away
NOTE: Final = "webhook"

log = logging.getLogger(__name__)


def path_of(url: str) -> str:
    return urlsplit(url).path or "/"


def host_of(url: str) -> str:
    """All of an address that may be shown: its path may be a secret."""
    return urlsplit(url).netloc


async def announce(store: Store, telegram: Telegram, bot: int, url: str, secret: str) -> None:
    """Tells Telegram where the webhook is, and remembers that it was us who said so."""
    await store.note(bot, NOTE, url.encode())
    await telegram.patiently(
        "setWebhook", url=url, secret_token=secret, allowed_updates=list(WANTED)
    )


async def keep(
    store: Store, telegram: Telegram, bot: int, url: str, secret: str, every: float = EVERY
) -> None:
    """For ever: sets it again when somebody else has set it, and tells when Telegram does not
    reach it."""
    told = 0
    while True:
        info: dict[str, Any] = await telegram.patiently("getWebhookInfo")
        if info["url"] != url:
            try:
                await announce(store, telegram, bot, url, secret)
            except StoreError as error:
                log.warning("the webhook waits for the store: %s", error)
                await asyncio.sleep(min(every, AGAIN))
                continue
            was_at = host_of(info["url"]) or "nowhere"
            log.warning("the webhook was changed and is set again", extra={"was_at": was_at})
        failed = info.get("last_error_date", 0)
        if failed > told:
            told = failed
            why = info.get("last_error_message", "")
            log.warning("Telegram does not reach the webhook", extra={"why": why})
        await asyncio.sleep(every)


async def clear(store: Store, telegram: Telegram, bot: int) -> None:
    """Polling works only without a webhook. One of our own goes; another program's stays."""
    info: dict[str, Any] = await telegram.patiently("getWebhookInfo")
    url = info["url"]
    if not url:
        return
    notes = await store.notes(bot)
    if notes.get(NOTE) != url.encode():
        raise IntakeError(
            f"A webhook at {host_of(url)} takes this bot's updates. Stop the program there and "
            "open <TELEGRAM_URL>/bot<TELEGRAM_TOKEN>/deleteWebhook once, or use another token"
        )
    log.info("the webhook that was set here goes, for WEBHOOK_URL is empty now")
    await telegram.patiently("deleteWebhook")
    await store.note(bot, NOTE, None)
