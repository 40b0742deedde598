"""GET and POST /sim: look at the world, and change its clock, limits, faults and inhabitants."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from bot.playground import membership, page_objects, second_bot, topics
from bot.playground.methods import METHODS
from bot.playground.methods.method_names import NAMES
from bot.playground.model import JSON, Event, add_bot, add_person, find_bot
from bot.playground.refusals import ActionError
from bot.playground.sim_request import SimRequest

LONGEST_NAME = 64
LONGEST_TITLE = 128

Handler = Callable[[SimRequest], Any | Awaitable[Any]]


def state(request: SimRequest) -> JSON:
    return page_objects.world_state(request.world)


def see(request: SimRequest) -> JSON:
    thread = request.integer("thread", 0)
    return page_objects.chat_view(request.world, request.chat(), request.person().id, thread)


def newest(request: SimRequest) -> JSON:
    return {"messages": page_objects.newest_messages(request.world, request.person().id)}


def calls(request: SimRequest) -> JSON:
    since = request.integer("since", 0)
    return {
        "calls": [call.as_json() for call in request.playground.api.calls.since(since)],
        "budget": request.world.limits.budget(),
    }


def methods(_: SimRequest) -> JSON:
    """List the supported methods of the Bot API, without their names of the past."""
    return {"methods": sorted(NAMES[name] for name in METHODS if name in NAMES)}


def people(request: SimRequest) -> JSON:
    more = {name: request.text(name, "") for name in ("username", "language_code")}
    more["last_name"] = request.short_text("last_name", LONGEST_NAME, "")
    person = add_person(request.world, request.short_text("first_name", LONGEST_NAME), **more)
    return page_objects.person_state(person)


def bots(request: SimRequest) -> JSON:
    privacy = request.fields.get("privacy") is not False
    username = request.text("username")
    if not username or find_bot(request.world, username):
        raise ActionError("a bot needs a username of its own")
    name = request.short_text("first_name", LONGEST_NAME)
    bot = add_bot(request.world, name, username, privacy=privacy)
    return page_objects.bot_state(bot)


def chats(request: SimRequest) -> JSON:
    kind = request.text("type", "supergroup")
    if kind not in ("group", "supergroup"):
        raise ActionError("type is group or supergroup")
    members = request.fields.get("members", [])
    if not isinstance(members, list):
        raise ActionError("'members' must be a list of ids")
    users = [SimRequest(request.playground, {"person": i}).user() for i in members]
    invited = [request.world.bots[user.id] for user in users if user.is_bot]
    if request.flag("bot") and request.playground.bot not in invited:
        invited.append(request.playground.bot)
    chat = membership.make_group(
        request.world,
        kind,
        request.short_text("title", LONGEST_TITLE),
        request.person("owner"),
        [user for user in users if not user.is_bot],
        invited,
        request.flag("is_forum"),
    )
    chat.username = request.text("username", "")
    return page_objects.chat_state(chat)


def invite_second_bot(request: SimRequest) -> JSON:
    """Bring a bot with commands of its own into a group, as an administrator unless `admin` is
    false."""
    as_admin = request.fields.get("admin") is not False
    return page_objects.bot_state(second_bot.invite(request.world, request.group(), as_admin))


def privacy(request: SimRequest) -> JSON:
    """Turn privacy mode on or off for the groups that the bot joins from now on, as Telegram
    does."""
    bot = request.bot()
    bot.privacy = request.flag("on")
    request.world.notify(Event("people"))
    return page_objects.bot_state(bot)


def feedback(request: SimRequest) -> JSON:
    """Set whether the bot is told which of its inline results are chosen."""
    bot = request.bot()
    bot.inline_feedback = request.flag("on")
    request.world.notify(Event("people"))
    return page_objects.bot_state(bot)


def inline_mode(request: SimRequest) -> JSON:
    """Set whether people can ask the bot from any chat."""
    bot = request.bot()
    bot.inline = request.flag("on")
    request.world.notify(Event("people"))
    return page_objects.bot_state(bot)


def deactivate(request: SimRequest) -> JSON:
    person = request.person()
    person.deactivated = True
    person.first_name = person.last_name = person.username = ""
    request.world.notify(Event("people"))
    return {}


def permissions(request: SimRequest) -> JSON:
    chat = request.group()
    chat.permissions = request.permissions(chat.permissions)
    request.world.notify(Event("chat", chat))
    return page_objects.chat_state(chat)


def migrate(request: SimRequest) -> JSON:
    chat = request.group()
    if chat.type != "group":
        raise ActionError("only a basic group can become a supergroup")
    actor = membership.acting_admin(request.world, chat)
    return page_objects.chat_state(membership.migrate(request.world, chat, actor))


def topic(request: SimRequest) -> JSON:
    chat = request.group()
    if not chat.is_forum:
        raise ActionError("this chat has no topics: make it with is_forum")
    actor = membership.acting_admin(request.world, chat)
    if "person" in request.fields:
        actor = request.user()
    if "id" not in request.fields:
        name = request.text("name").strip()
        if not name:
            raise ActionError("a topic needs a name")
        return page_objects.topic_state(topics.create(request.world, chat, actor, name))
    topic = chat.topics.get(request.integer("id"))
    if topic is None:
        raise ActionError(f"there is no topic {request.integer('id')} in this chat")
    if "closed" in request.fields:
        topics.set_closed(request.world, chat, actor, topic, request.flag("closed"))
    if "name" in request.fields:
        topics.rename(request.world, chat, actor, topic, request.text("name"))
    return page_objects.topic_state(topic)


async def clock(request: SimRequest) -> JSON:
    """Advance, freeze or thaw the clock, and let what is due happen."""
    time = request.world.clock
    if "virtual" in request.fields:
        time.set_virtual(request.flag("virtual"))
    seconds = request.number("advance", 0)
    if not 0 <= seconds < 10 * 366 * 86400:
        raise ActionError("advance takes seconds, not below 0")
    time.advance(seconds)
    for _ in range(5):
        await asyncio.sleep(0)
    shown = page_objects.clock_state(time)
    request.world.notify(Event("clock", data=shown))
    return shown


def limits(request: SimRequest) -> JSON:
    world = request.world
    world.limits.change(request.fields)
    settings = world.limits.settings()
    world.notify(Event("limits", data={"limits": settings}))
    return settings


def faults(request: SimRequest) -> JSON:
    world = request.world
    method = request.fields.get("method")
    if isinstance(method, str) and method and method.lower() not in METHODS:
        raise ActionError(f"there is no method {method!r} here: GET /sim/methods lists them")
    world.faults.change(request.fields)
    state = world.faults.state()
    world.notify(Event("faults", data={"faults": state}))
    return state


def server(request: SimRequest) -> JSON:
    world = request.world
    world.server.change(request.fields)
    settings = world.server.state()
    world.notify(Event("server", data={"server": settings}))
    return settings


VIEWS: dict[str, Handler] = {
    "state": state,
    "see": see,
    "newest": newest,
    "calls": calls,
    "methods": methods,
}
CONTROLS: dict[str, Handler] = {
    "people": people,
    "bots": bots,
    "chats": chats,
    "second_bot": invite_second_bot,
    "privacy": privacy,
    "feedback": feedback,
    "inline_mode": inline_mode,
    "deactivate": deactivate,
    "permissions": permissions,
    "migrate": migrate,
    "topic": topic,
    "clock": clock,
    "limits": limits,
    "faults": faults,
    "server": server,
}
