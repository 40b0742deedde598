"""The routes of /sim: the JSON API of the page and of tests, files, and the live socket.

`GET see` gives in `reply_markup` the reply keyboard or forced reply that this person has in that
topic, as the bot sent it, with the `key` of its message; without one the field is absent. It is
{"keyboard": [[{"text"}]], "key": "m5", "is_persistent"?, "resize_keyboard"?, "one_time_keyboard"?,
"selective"?, "input_field_placeholder"?, "used"?}, where `used` means that a one-time keyboard is
folded away, or {"force_reply": true, "key": "m5", "selective"?, "input_field_placeholder"?}; a
keyboard can carry "force_reply" too. In groups a pressed key sends its text with `reply_to` that
key. An answer to the message, or `POST dismiss {person, chat, thread?}`, ends a forced reply. The
live socket tells those whom a change concerns with "chat".

In a supergroup that was a basic group, `see` also gives its former members the older messages as
`history`: {"chat": the old id, "messages": [...]}. Their keyboards are tapped in the old chat.

`see` says in `rings` how a message rang this person's phone when it came: "message", "mention" (by
name or as an answer), or absent for none: an edit, a silent or ephemeral message, one's own.

Apps, servers and another bot that make trouble:
`POST app` {person, app}: "current" (as Telegram Web K), "desktop" (forgets ephemeral messages at a
restart, and does not ask which bot is meant by an ephemeral command), or "old" (shows none, and
sends such a command openly). `POST restart` {person} restarts it: {"forgotten": how many}.
`POST server` {ephemeral?, ephemeral_edits?, button_styles?, date_times?, file_ids?, pictures?,
message_ids?}: each one of the choices that `GET state` lists in `server_choices`, the first being
the default. `POST second_bot` {chat, admin?} brings @warden_bot, which answers by itself.
`state` has in its clock `shared`, if the bot takes its time from this clock as well.

`GET methods` lists the supported methods of the Bot API. Of a bot `state` also gives "inline" and
"feedback", which `POST inline_mode` and `POST feedback` {bot, on} change."""

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from aiohttp import web

from bot.playground.compact_json import encode
from bot.playground.model import JSON
from bot.playground.params import parse_json
from bot.playground.refusals import ActionError, Refusal
from bot.playground.sim_actions import ACTIONS
from bot.playground.sim_controls import CONTROLS, VIEWS
from bot.playground.sim_request import SimRequest

if TYPE_CHECKING:
    from bot.playground.server import Playground

POSTS = ACTIONS | CONTROLS


def add_routes(app: web.Application, playground: "Playground") -> None:
    async def answer(request: web.Request) -> web.StreamResponse:
        handler = (VIEWS if request.method == "GET" else POSTS).get(request.match_info["name"])
        if handler is None:
            return _refused(404, "there is no such address here")
        if _is_foreign(request):
            return _refused(403, "another site's page may not do this")
        try:
            fields = dict(request.query)
            if request.method == "POST":
                fields = await _body(request)
            result = handler(SimRequest(playground, fields))
            if hasattr(result, "__await__"):
                result = await result
        except (ActionError, ValueError) as error:
            return _refused(400, str(error))
        return web.Response(body=encode(result), content_type="application/json")

    async def live(request: web.Request) -> web.StreamResponse:
        person = request.query.get("person")
        if _is_foreign(request):
            return _refused(403, "another site's page may not do this")
        if person is not None and not (person.isdecimal() and len(person) < 16):
            return _refused(400, "person must be a number")
        return await playground.hub.serve(request, int(person) if person else None)

    async def file(request: web.Request) -> web.StreamResponse:
        stored = playground.world.files.by_unique.get(request.match_info["id"])
        if stored is None:
            return _refused(404, "there is no such file")
        headers = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox"}
        return web.Response(body=stored.data, content_type=stored.mime, headers=headers)

    app.router.add_get("/sim/live", live)
    app.router.add_get("/sim/file/{id}", file)
    app.router.add_get("/sim/{name}", answer)
    app.router.add_post("/sim/{name}", answer)


def _is_foreign(request: web.Request) -> bool:
    """Return whether another site's page sent this: a browser lets it post here, but names its
    origin."""
    origin = request.headers.get("Origin")
    return origin is not None and urlsplit(origin).netloc != request.host


def _refused(status: int, what: str) -> web.Response:
    return web.Response(
        body=encode({"error": what}), status=status, content_type="application/json"
    )


async def _body(request: web.Request) -> JSON:
    try:
        return parse_json(await request.read() or b"{}")
    except Refusal:
        raise ActionError("the body must be a JSON object, in UTF-8") from None
    except web.HTTPRequestEntityTooLarge:
        raise ActionError("the body is too large") from None
