"""The JSON API of the page and of tests: what people do and see, and the knobs of the world."""

import base64
import binascii
import json
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from aiohttp import web

from bot.playground import acts, membership, seen
from bot.playground.objects import user_json
from bot.playground.refusals import Impossible
from bot.playground.wire import encode
from bot.playground.world import JSON, Bot, Chat, User, add_bot, add_person, private_chat

if TYPE_CHECKING:
    from bot.playground.server import Playground

LONGEST_WAIT = 60


class Request:
    """What a page asks, with the things that it names already found."""

    def __init__(self, playground: "Playground", fields: JSON) -> None:
        self.playground = playground
        self.world = playground.world
        self.fields = fields

    def text(self, name: str, default: str | None = None) -> str:
        value = self.fields.get(name, default)
        if value is None and default is not None:
            return default
        if not isinstance(value, str):
            raise Impossible(f"{name!r} is missing: it must be a string")
        return value

    def number(self, name: str, default: float | None = None) -> float:
        value = self.fields.get(name, default)
        try:
            if isinstance(value, bool) or value is None:
                raise ValueError
            number = float(value)
            if not -1e15 < number < 1e15:
                raise ValueError
        except (TypeError, ValueError):
            raise Impossible(f"{name!r} is missing: it must be a number") from None
        return number

    def integer(self, name: str, default: int | None = None) -> int:
        return int(self.number(name, default))

    def flag(self, name: str) -> bool:
        return self.fields.get(name) is True

    def data(self, value: Any, name: str) -> bytes:
        try:
            return base64.b64decode(value if isinstance(value, str) else "", validate=True)
        except binascii.Error:
            raise Impossible(f"{name!r} must be base64") from None

    def user(self, name: str = "person") -> User:
        user = self.world.user(self.integer(name))
        if user is None:
            raise Impossible(f"nobody here has the id {self.integer(name)} ({name})")
        return user

    def person(self, name: str = "person") -> User:
        user = self.user(name)
        if user.is_bot:
            raise Impossible(f"{name!r} must be a person, not a bot")
        return user

    def bot(self, name: str = "bot") -> Bot:
        bot = self.world.bots.get(self.integer(name))
        if bot is None:
            raise Impossible(f"there is no bot with the id {self.integer(name)}")
        return bot

    def chat(self) -> Chat:
        """A group by its id, or this person's private chat with the bot of that id."""
        chat_id = self.integer("chat")
        if chat_id in self.world.bots:
            return private_chat(self.world, self.person(), self.world.bots[chat_id])
        return self.group()

    def group(self) -> Chat:
        chat = self.world.groups.get(self.integer("chat"))
        if chat is None:
            raise Impossible(f"there is no chat {self.integer('chat')}: see /sim/state")
        return chat


Handler = Callable[[Request], Any | Awaitable[Any]]


def add_routes(app: web.Application, playground: "Playground") -> None:
    async def answer(request: web.Request) -> web.StreamResponse:
        handler = (GETS if request.method == "GET" else POSTS).get(request.match_info["name"])
        if handler is None:
            return _refused(404, "there is no such address here")
        try:
            fields = dict(request.query)
            if request.method == "POST":
                fields = await _body(request)
            result = handler(Request(playground, fields))
            if hasattr(result, "__await__"):
                result = await result
        except (Impossible, ValueError) as fault:
            return _refused(400, str(fault))
        return web.Response(body=encode(result), content_type="application/json")

    async def live(request: web.Request) -> web.StreamResponse:
        person = request.query.get("person")
        if person is not None and not person.isdecimal():
            return _refused(400, "person must be a number")
        return await playground.hub.serve(request, int(person) if person else None)

    async def file(request: web.Request) -> web.StreamResponse:
        found = playground.world.files.by_unique.get(request.match_info["id"])
        if found is None:
            return _refused(404, "there is no such file")
        headers = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox"}
        return web.Response(body=found.data, content_type=found.mime, headers=headers)

    app.router.add_get("/sim/live", live)
    app.router.add_get("/sim/file/{id}", file)
    app.router.add_get("/sim/{name}", answer)
    app.router.add_post("/sim/{name}", answer)


def _refused(status: int, what: str) -> web.Response:
    return web.Response(
        body=encode({"error": what}), status=status, content_type="application/json"
    )


async def _body(request: web.Request) -> JSON:
    try:
        fields = json.loads(await request.read() or b"{}")
    except (ValueError, RecursionError):
        fields = None
    if not isinstance(fields, dict):
        raise Impossible("the body must be a JSON object")
    return fields


def state(request: Request) -> JSON:
    return seen.world_state(request.world)


def see(request: Request) -> JSON:
    thread = request.integer("thread", 0)
    return seen.see(request.world, request.chat(), request.person().id, thread)


def calls(request: Request) -> JSON:
    since = request.integer("since", 0)
    return {
        "calls": [call.shown() for call in request.playground.calls.since(since)],
        "budget": request.world.limits.budget(),
    }


def people(request: Request) -> JSON:
    names = ("last_name", "username", "language_code")
    more = {name: request.text(name, "") for name in names}
    person = add_person(request.world, request.text("first_name"), **more)
    return seen.user_state(user_json(person))


def bots(request: Request) -> JSON:
    privacy = request.fields.get("privacy") is not False
    username = request.text("username")
    bot = add_bot(request.world, request.text("first_name"), username, privacy=privacy)
    return seen.bot_state(bot)


def chats(request: Request) -> JSON:
    kind = request.text("type", "supergroup")
    if kind not in ("group", "supergroup"):
        raise Impossible("type is group or supergroup")
    members = request.fields.get("members", [])
    if not isinstance(members, list):
        raise Impossible("'members' must be a list of ids")
    users = [Request(request.playground, {"person": i}).user() for i in members]
    invited = [request.world.bots[user.id] for user in users if user.is_bot]
    if request.flag("bot") and request.playground.bot not in invited:
        invited.append(request.playground.bot)
    chat = membership.make_group(
        request.world,
        kind,
        request.text("title"),
        request.person("owner"),
        [user for user in users if not user.is_bot],
        invited,
        request.flag("is_forum"),
    )
    return seen.chat_state(chat)


def say(request: Request) -> JSON:
    fields = request.fields
    document = fields.get("document")
    document = document if isinstance(document, dict) else {}
    entities = fields.get("entities")
    saying = acts.Saying(
        text=request.text("text", ""),
        entities=entities if isinstance(entities, list) else None,
        parse_mode=request.text("parse_mode", ""),
        photo=request.data(fields.get("photo"), "photo"),
        document=request.data(document.get("base64"), "document"),
        name=str(document.get("name", "")),
        thread=request.integer("thread", 0),
        reply_to=request.text("reply_to", ""),
        anonymous=fields.get("anonymous") if isinstance(fields.get("anonymous"), bool) else None,
        ephemeral=request.flag("ephemeral"),
    )
    person = request.person()
    message = acts.say(request.world, person, request.chat(), saying)
    return seen.message_seen(message, person.id)


async def tap(request: Request) -> JSON:
    data = request.fields.get("data")
    query = acts.tap(
        request.world,
        request.person(),
        request.chat(),
        request.text("key"),
        request.integer("row", 0),
        request.integer("column", 0),
        data if isinstance(data, str) else None,
    )
    answer = await acts.answer_to(request.world, query, _wait(request))
    return {"id": query.id, "answer": answer}


def _wait(request: Request) -> float:
    return max(0.0, min(LONGEST_WAIT, request.number("wait", 0)))


GETS: dict[str, Handler] = {"state": state, "see": see, "calls": calls}
POSTS: dict[str, Handler] = {
    "people": people,
    "bots": bots,
    "chats": chats,
    "say": say,
    "tap": tap,
}
