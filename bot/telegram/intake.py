"""Takes updates from Telegram and puts each into its chat's inbox; only then are they confirmed.

It looks into an update just far enough to know where it belongs.
"""

import asyncio
import hmac
import json
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final

import aiohttp
from aiohttp import web
from pydantic_core import to_json

from bot.address import Address, address_in
from bot.ops import metrics
from bot.store import Store, StoreError

log = logging.getLogger(__name__)

JSON = dict[str, Any]
WANTED: Final = metrics.KINDS
LONG: Final = 50  # seconds that Telegram holds a request without updates
PATIENCE: Final = 15  # seconds more for the answer itself
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 10.0
LONGEST_WAIT = 1.0  # seconds for the store, of which a part may be there
SECRET: Final = "X-Telegram-Bot-Api-Secret-Token"


class IntakeError(Exception):
    """One line that says why no updates come and what to do."""


class _Later(Exception):
    """Telegram cannot answer now."""

    def __init__(self, why: str, seconds: float = 0.0) -> None:
        super().__init__(why)
        self.seconds = seconds


def alone(why_not: str) -> None:
    """For an intake of which nobody wants to hear whether Telegram answers it."""


async def poll(
    store: Store,
    token: str,
    api: str = "https://api.telegram.org",
    wanted: Sequence[str] = WANTED,
    long: int = LONG,
    heard: Callable[[str], None] = alone,
) -> None:
    """For ever, or until an IntakeError. `heard` is told of each answer, or why there is none."""
    timeout = aiohttp.ClientTimeout(total=long + PATIENCE)
    async with aiohttp.ClientSession(timeout=timeout) as http:
        telegram = Telegram(http, token, api, heard)
        offset, pause = 0, FIRST_PAUSE
        safe: set[int] = set()  # beyond the offset
        while True:
            updates = await telegram.patiently(
                "getUpdates", offset=offset, timeout=long, allowed_updates=list(wanted)
            )
            new = [update for update in updates if update["update_id"] not in safe]
            waiting = await keep(store, new)
            if not waiting:
                offset = max((update["update_id"] + 1 for update in updates), default=offset)
                safe.clear()
                pause = FIRST_PAUSE
                continue
            # Telegram repeats them, with what comes meanwhile for chats that can be reached.
            offset = min(waiting)
            safe |= {update["update_id"] for update in new} - waiting
            pause = FIRST_PAUSE if len(waiting) < len(new) else min(2 * pause, LONGEST_WAIT)
            await asyncio.sleep(pause)


async def keep(store: Store, updates: list[JSON]) -> set[int]:
    """The numbers of those that are not safe now; what was already kept is dropped."""
    done = await asyncio.gather(
        *(deliver(store, update) for update in updates), return_exceptions=True
    )
    waiting: set[int] = set()
    for update, answer in zip(updates, done, strict=True):
        if isinstance(answer, StoreError):
            if not waiting:
                log.warning("updates wait for the store: %s", answer)
            waiting.add(update["update_id"])
        elif isinstance(answer, BaseException):
            raise answer
    return waiting


async def deliver(store: Store, update: JSON, body: bytes = b"") -> bool:
    chat, address = route(update)
    body = body or to_json(update)
    with metrics.update_taken(update):
        return await store.deliver(chat, "update", body, update["update_id"], address)


def route(update: JSON) -> tuple[int, Address | None]:
    """The chat whose inbox it is, and the table's place if it is about a chat; what knows no chat
    belongs to the person."""
    about: JSON = next((part for part in update.values() if isinstance(part, dict)), {})
    message = about.get("message", about)
    chat = message.get("chat")
    if chat is None:
        person = about.get("from") or about.get("user") or {}
        return person.get("id", 0), None
    return chat["id"], address_in(message)


def webhook(store: Store, secret: str, path: str = "/telegram") -> web.Application:
    """Answers 200 when an update is safe; Telegram repeats everything else."""

    async def take(request: web.Request) -> web.Response:
        if not hmac.compare_digest(request.headers.get(SECRET, "").encode(), secret.encode()):
            return web.Response(status=403)
        body = await request.read()
        try:
            update = json.loads(body)
            await deliver(store, update, body)
        except (ValueError, KeyError, AttributeError, TypeError):
            return web.Response(status=400)
        except StoreError as error:
            log.warning("an update is refused: %s", error)
            return web.Response(status=503)
        return web.Response()

    app = web.Application()
    app.router.add_post(path, take)
    return app


class Telegram:
    """The few methods that intake needs."""

    def __init__(
        self,
        http: aiohttp.ClientSession,
        token: str,
        api: str,
        heard: Callable[[str], None] = alone,
    ) -> None:
        self._http = http
        self._base = f"{api}/bot{token}"
        self._heard = heard

    async def patiently(self, method: str, **params: Any) -> Any:
        """Again and again until Telegram answers, or says what no repeating will change."""
        pause = FIRST_PAUSE
        while True:
            try:
                answer = await self._ask(method, params)
            except _Later as later:
                self._heard(f"{method}: {later}")
                await asyncio.sleep(later.seconds or pause)
            else:
                self._heard("")
                return answer
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _ask(self, method: str, params: JSON) -> Any:
        try:
            async with self._http.post(f"{self._base}/{method}", json=params) as response:
                status, body = response.status, await response.read()
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            # Only its kind: the error's text may hold the address, and the address the token.
            raise _Later(type(error).__name__) from None
        try:
            answer = json.loads(body)
        except ValueError:
            raise _Later(f"{status} without JSON") from None
        if answer.get("ok"):
            return answer["result"]
        raise _refusal(status, answer)


def _refusal(status: int, answer: JSON) -> Exception:
    said = answer.get("description", "")
    match status:
        case 401 | 404:
            return IntakeError("Telegram does not know this token; check TELEGRAM_TOKEN")
        case 409 if "webhook" in said.lower():
            return IntakeError(
                "A webhook was set for this token while polling; "
                "stop the program that set it, or set WEBHOOK_URL here"
            )
        case 409:
            return IntakeError(
                "Another program takes this bot's updates; stop it, or use another token"
            )
        case 400:
            return IntakeError(f"Telegram refuses the intake: {said}")
    return _Later(f"{status} {said}", answer.get("parameters", {}).get("retry_after", 0))
