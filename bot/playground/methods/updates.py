"""The methods for receiving updates: long polling and webhooks."""

import json
import re
from typing import Any
from urllib.parse import urlsplit

from bot.playground.methods.call import Call, DescribedResult, RawResult
from bot.playground.model import JSON
from bot.playground.refusals import bad_request
from bot.playground.update_queue import poll

LONGEST_POLL = 50
PORTS = (80, 88, 443, 8443)
LOOPBACK = ("localhost", "127.0.0.1", "::1")
SECRET = re.compile(r"[A-Za-z0-9_-]*")
LONGEST_SECRET = 256


async def get_updates(call: Call) -> RawResult:
    params = call.params
    if not call.bot.queue.webhook:
        call.bot.queue.set_allowed(allowed_updates(call))
    bodies = await poll(
        call.bot.queue,
        call.world.clock,
        params.integer("offset"),
        params.clamped("limit", 100, 1, 100),
        params.clamped("timeout", 0, 0, LONGEST_POLL),
    )
    return RawResult(b"[" + b",".join(bodies) + b"]")


def allowed_updates(call: Call) -> Any:
    """Return the parameter parsed, or None where it cannot be read."""
    value = call.params.values.get("allowed_updates")
    if isinstance(value, str):
        try:
            value = json.loads(value)
        except (ValueError, RecursionError):
            return None
    return value


def set_webhook(call: Call) -> DescribedResult:
    params = call.params
    url = params.text("url").strip()
    if not url:
        return delete_webhook(call)
    secret = params.text("secret_token")
    if len(secret) > LONGEST_SECRET:
        raise bad_request("secret token is too long")
    if not SECRET.fullmatch(secret):
        raise bad_request("secret token contains unallowed characters")
    address = _checked(url)
    call.bot.queue.set_allowed(allowed_updates(call))
    if params.flag("drop_pending_updates"):
        call.bot.queue.updates.clear()
    hooks = call.webhooks
    old = hooks.hooks.get(call.bot_id)
    connections = params.clamped("max_connections", 40, 1, 100)
    hooks.set(call.bot, address, secret, connections)
    if old and old.url == address:
        return DescribedResult(True, "Webhook is already set")
    return DescribedResult(True, "Webhook was set")


def _checked(url: str) -> str:
    """Return a webhook's URL if Telegram would take it; plain HTTP and any port are for this
    machine alone."""
    if "://" not in url:
        url = f"https://{url}"
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise bad_request("invalid webhook URL specified") from None
    if not host or parts.scheme not in ("http", "https"):
        raise bad_request("invalid webhook URL specified")
    if host not in LOOPBACK:
        if parts.scheme != "https":
            raise bad_request("bad webhook: An HTTPS URL must be provided for webhook")
        if (port or 443) not in PORTS:
            raise bad_request(
                "bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443"
            )
    return url


def delete_webhook(call: Call) -> DescribedResult:
    if call.params.flag("drop_pending_updates"):
        call.bot.queue.updates.clear()
    if call.webhooks.clear(call.bot):
        return DescribedResult(True, "Webhook was deleted")
    return DescribedResult(True, "Webhook is already deleted")


def get_webhook_info(call: Call) -> JSON:
    queue = call.bot.queue
    queue.expire(call.world.clock.now())
    hook = call.webhooks.hooks.get(call.bot_id)
    shown: JSON = {
        "url": hook.url if hook else "",
        "has_custom_certificate": False,
        "pending_update_count": len(queue.updates),
    }
    if hook and hook.failed_at:
        shown |= {"last_error_date": hook.failed_at, "last_error_message": hook.failure}
    if hook:
        shown["max_connections"] = hook.connections
    if queue.allowed is not None:
        shown["allowed_updates"] = sorted(queue.allowed)
    return shown


HANDLERS = {
    "getupdates": get_updates,
    "setwebhook": set_webhook,
    "deletewebhook": delete_webhook,
    "getwebhookinfo": get_webhook_info,
}
