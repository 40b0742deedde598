"""Deliver updates from Telegram into the inboxes of their chats, and only then confirm them.

An update is read just far enough to know to which chat it belongs.
"""

import asyncio
import json
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final

import aiohttp
from pydantic_core import to_json

from bot.address import Address, address_in
from bot.ops import metrics
from bot.ops.logs import Trouble
from bot.store import Store, StoreError

log = logging.getLogger(__name__)

JSON = dict[str, Any]
ALLOWED_UPDATES: Final = metrics.UPDATE_KINDS
WAITED: Final = "waited"  # marks an update that waited at Telegram while the bot was away
MOST_UPDATES: Final = 100  # in one answer of Telegram
LONG_POLL_SECONDS: Final = 50  # for which Telegram holds a request without updates
ANSWER_SECONDS: Final = 15  # beyond that, for the answer itself
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 10.0  # seconds between calls that fail
LONGEST_ID: Final = 40  # characters of an update's id in the log
LONGEST_STORE_PAUSE = 1.0  # seconds between polls while some servers of the store are away


class IntakeError(Exception):
    """One line that says why no updates come and what to do."""


class TemporaryFailure(Exception):
    """Telegram cannot answer now; try again, after `seconds` if it said how long to wait."""

    def __init__(self, why: str, seconds: float = 0.0) -> None:
        super().__init__(why)
        self.seconds = seconds


async def poll(
    store: Store,
    token: str,
    api: str = "https://api.telegram.org",
    allowed: Sequence[str] = ALLOWED_UPDATES,
    long_poll: int = LONG_POLL_SECONDS,
    on_answer: Callable[[str], None] = lambda why_not: None,
) -> None:
    """Poll for ever, or until an `IntakeError`; mark what waited before the start.

    `on_answer` is called after each call with "", or with the reason why Telegram did not answer.
    """
    timeout = aiohttp.ClientTimeout(total=long_poll + ANSWER_SECONDS)
    async with aiohttp.ClientSession(timeout=timeout) as http:
        telegram = IntakeApi(http, token, api, on_answer)
        trouble = Trouble(log, "store unavailable, updates wait")
        offset, pause, is_new = 0, FIRST_PAUSE, False
        delivered: set[int] = set()  # beyond the offset
        while True:
            timeout_now = long_poll if is_new else 0
            updates = await telegram.call(
                "getUpdates", offset=offset, timeout=timeout_now, allowed_updates=list(allowed)
            )
            if not is_new:
                is_new = len(updates) < MOST_UPDATES
                updates = [{**update, WAITED: True} for update in updates]
            new = [update for update in updates if update["update_id"] not in delivered]
            failed = await deliver_all(store, new, trouble)
            if not failed:
                offset = max((update["update_id"] + 1 for update in updates), default=offset)
                delivered.clear()
                pause = FIRST_PAUSE
                continue
            # Telegram repeats them together with new updates, some for servers that are there.
            offset = min(failed)
            delivered |= {update["update_id"] for update in new} - failed
            pause = FIRST_PAUSE if len(failed) < len(new) else min(2 * pause, LONGEST_STORE_PAUSE)
            await asyncio.sleep(pause)


async def deliver_all(store: Store, updates: list[JSON], trouble: Trouble) -> set[int]:
    """Deliver updates. Return the ids of those that the store could not take."""
    results = await asyncio.gather(
        *(deliver(store, update) for update in updates), return_exceptions=True
    )
    failed: set[int] = set()
    for update, outcome in zip(updates, results, strict=True):
        if isinstance(outcome, StoreError):
            trouble.lasts(outcome)
            failed.add(update["update_id"])
        elif isinstance(outcome, BaseException):
            raise outcome
    if updates and not failed:
        trouble.is_over()
    return failed


async def deliver(store: Store, update: JSON) -> bool:
    """Put an update into the inbox of its chat. Return False if it was there before.

    Put aside, with a log line, an update that no inbox can hold: Telegram would repeat it for ever.
    """
    try:
        chat, address = route(update)
        body, id = to_json(update), whole(update["update_id"])
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        metrics.PUT_ASIDE.labels("intake").inc()
        log.error("update dropped, it cannot be read", extra=_description(update, error))
        return False
    with metrics.update_taken(update):
        return await store.deliver(chat, "update", body, id, address)


def route(update: JSON) -> tuple[int, Address | None]:
    """Return the chat of an update and its address; for one without a chat, the person's id."""
    about: JSON = next((part for part in update.values() if isinstance(part, dict)), {})
    message = about.get("message", about)
    chat = message.get("chat")
    if chat is None:
        person = about.get("from") or about.get("user") or {}
        return whole(person.get("id", 0)), None
    address = address_in(message)
    whole(address.thread)
    return whole(address.chat), address


def whole(number: object) -> int:
    """Return an id that is a number; raise `TypeError` for another, which no key can be made of."""
    if type(number) is not int:
        raise TypeError("an id is no whole number")
    return number


def _description(update: JSON, error: Exception) -> dict[str, str]:
    """Make the `extra` of a log line about an update, with nothing that somebody wrote."""
    return {
        "update": ascii(update.get("update_id"))[:LONGEST_ID],
        "kind": metrics.kind_of(update),
        "error": type(error).__name__,
    }


class IntakeApi:
    """Call the few methods that intake needs, each until Telegram answers."""

    def __init__(
        self,
        http: aiohttp.ClientSession,
        token: str,
        api: str,
        on_answer: Callable[[str], None] = lambda why_not: None,
    ) -> None:
        self._http = http
        self._base = f"{api}/bot{token}"
        self._on_answer = on_answer

    async def call(self, method: str, **params: Any) -> Any:
        """Repeat a call until Telegram answers; raise `IntakeError` if it refuses for good."""
        pause = FIRST_PAUSE
        while True:
            try:
                answer = await self._ask(method, params)
            except TemporaryFailure as later:
                self._on_answer(f"{method}: {later}")
                await asyncio.sleep(later.seconds or pause)
            else:
                self._on_answer("")
                return answer
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _ask(self, method: str, params: JSON) -> Any:
        try:
            async with self._http.post(f"{self._base}/{method}", json=params) as response:
                status, body = response.status, await response.read()
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            # Only its kind: the error's text may hold the URL, and the URL holds the token.
            raise TemporaryFailure(type(error).__name__) from None
        try:
            answer = json.loads(body)
        except (ValueError, RecursionError):
            raise TemporaryFailure(f"{status} without JSON") from None
        if answer.get("ok"):
            return answer["result"]
        raise _refusal(status, answer)


def _refusal(status: int, answer: JSON) -> Exception:
    said = answer.get("description", "")
    match status:
        case 401 | 404:
            return IntakeError("Telegram rejects the token. Check TELEGRAM_TOKEN")
        case 409 if "webhook" in said.lower():
            return IntakeError(
                "Another program set a webhook for this bot. "
                "Stop that program, or set WEBHOOK_URL here"
            )
        case 409:
            return IntakeError(
                "Another program polls this bot's updates. Stop it, or use another token"
            )
        case 400:
            return IntakeError(f"Telegram refuses to send updates: {said}. Check WEBHOOK_URL")
    return TemporaryFailure(f"{status} {said}", answer.get("parameters", {}).get("retry_after", 0))
