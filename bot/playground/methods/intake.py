"""How a bot gets its updates, and who it is."""

import json
from typing import Any

from bot.playground.api_objects import user_json
from bot.playground.methods.call import Call, Raw
from bot.playground.model import JSON
from bot.playground.update_queue import poll

LONGEST_POLL = 50


def get_me(call: Call) -> JSON:
    return {
        **user_json(call.bot.user),
        "can_join_groups": True,
        "can_read_all_group_messages": not call.bot.privacy,
        "supports_inline_queries": call.bot.inline,
        "can_connect_to_business": False,
        "has_main_web_app": False,
        "has_topics_enabled": False,
        "allows_users_to_create_topics": False,
        "can_manage_bots": False,
        "supports_guest_queries": False,
        "supports_join_request_queries": False,
    }


async def get_updates(call: Call) -> Raw:
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
    return Raw(b"[" + b",".join(bodies) + b"]")


def allowed_updates(call: Call) -> Any:
    """A list, or None where nothing that can be read was given."""
    value = call.params.values.get("allowed_updates")
    if isinstance(value, str):
        try:
            value = json.loads(value)
        except (ValueError, RecursionError):
            return None
    return value


HANDLERS = {"getme": get_me, "getupdates": get_updates}
