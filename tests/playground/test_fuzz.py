"""Random requests, the same on every run: the local Telegram answers all of them in Telegram's
form, never with a 5xx, never with a traceback."""

import json
import logging
import math
from base64 import b64encode
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import aiogram.types
import aiohttp
import pytest
from yarl import URL

from bot.playground import page_objects, second_bot, user_actions
from bot.playground.apps import APPS
from bot.playground.membership import make_group
from bot.playground.methods import METHODS
from bot.playground.model import ADMIN_RIGHTS, JSON, Member, add_person
from bot.playground.params import Params, Upload
from bot.playground.server import Playground
from bot.playground.server_settings import CHOICES
from bot.playground.sim_actions import ACTIONS
from bot.playground.sim_controls import VIEWS
from bot.playground.sim_routes import POSTS
from tests.playground import aiogram_schema
from tests.playground.aiogram_schema import SchemaChecker
from tests.slow import all_but

REQUESTS = 30
GIF = b"GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff!\xf9\x04\x01\x00\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;"  # noqa: E501
JUNK: list[Any] = [
    *(None, True, False, 0, 1, -1, 7, 200, 2**31, 2**63, -(2**63) - 1, 10**30, 1.5, 1e308),
    *("", " ", "0", "-1", "x", "true", "null", "NaN", "[]", "{}", '"', "{", "[[[[", "1e9", "٣"),
    *("\x00", "\u202e", "😀", "é" * 300, "x" * 5000, "<b>", "*", "</b>", "@", "-100", "attach://f"),
    *([], {}, [[]], [None], [{}], {"": None}, {"type": []}, {"type": "photo"}, [1, "a", {"b": []}]),
    *({"inline_keyboard": [[{}]]}, {"inline_keyboard": {}}, {"message_id": {}}, [["x"]] * 50),
    *({"message_id": -5, "quote": 7}, {"receiver_user_id": []}, {"media": "attach://f"}),
    *("9" * 5000, "-" + "9" * 30, {"type": "chat", "chat_id": {}}, [{"type": "emoji", "emoji": 5}]),
]
CONTENT_TYPES = [
    *(
        "application/json",
        "application/json; charset=nonsense",
        "application/x-www-form-urlencoded",
    ),
    *("multipart/form-data; boundary=x", "multipart/form-data", "text/plain", "", "/", "a/b; c=\t"),
    *("application/x-www-form-urlencoded; charset=utf-16", "multipart/form-data; boundary="),
]
BODIES = [
    *(b"", b"{", b"[]", b"5", b"null", b'"x"', b'{"chat_id":', b"\xff\xfe", b"a=%ff", b"&&&==%%%"),
    *(b"--x", b"--x\r\n\r\n--x--", b'--x\r\nContent-Disposition: form-data; name="\xff"\r\n\r\n'),
    *(b"[" * 100_000, b'{"a":' * 50_000, b'{"text":"\\ud800"}', b'{"chat_id":1e999}', b"a&" * 2000),
    b'--x\r\nContent-Disposition: form-data; name="text"\r\nContent-Encoding: br\r\n\r\nx\r\n--x--',
    b'--x\r\nContent-Disposition: form-data; name="text"; filename=""\r\n\r\n\r\n--x--\r\n',
    b'--x\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: form-data; name="text"'
    b"\r\n\r\n!!!\r\n--x--\r\n",
]


@pytest.fixture
async def playground(schema_checker: SchemaChecker) -> AsyncIterator[Playground]:
    schema_checker.judges_requests = False
    async with Playground() as playground:
        await populate(playground)
        yield playground


async def populate(playground: Playground) -> None:
    """Add two groups, in which the bot has sent messages and been tapped on."""
    world, bot = playground.world, playground.bot
    world.limits.on = False
    people = [add_person(world, name) for name in ("Ann", "Bola")]
    keyboard = {"inline_keyboard": [[{"text": "x", "callback_data": "y"}]]}
    for kind in ("supergroup", "group"):
        group = make_group(world, kind, "G", people[0], people, [bot], is_forum=True)
        group.members[bot.user.id] = Member("administrator", frozenset(ADMIN_RIGHTS))
        asked: JSON = {"chat_id": group.id, "text": "table", "reply_markup": keyboard}
        alone = {"ephemeral_message_parameters": {"receiver_user_id": people[0].id}}
        for more in ({}, {"text": "hand", **alone}, {"text": "last"}):
            await playground.api.perform(bot, "sendMessage", Params(asked | more))
        captioned = Params(
            {"chat_id": group.id, "caption": "c"}, {"document": Upload("f.txt", b"x")}
        )
        await playground.api.perform(bot, "sendDocument", captioned)
        table = next(m for m in group.messages.values() if m.markup)
        for person in people:
            user_actions.tap(world, person, group, table.key, 0, 0, None)


@pytest.fixture(autouse=True)
def no_traceback(caplog: pytest.LogCaptureFixture) -> Any:
    yield
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def plausible_values(playground: Playground) -> dict[str, list[Any]]:
    """Return values with which a request gets past the first checks."""
    world = playground.world
    groups, (ann, bola) = list(world.groups), world.people
    keyboard = {"inline_keyboard": [[{"text": "x", "callback_data": "y"}]]}
    numbers = sorted({m for group in world.groups.values() for m in group.messages})
    alone = {"receiver_user_id": ann}
    tap = {"callback_query_id": next(iter(world.queries), "")}
    return {
        "chat_id": [*groups * 5, ann],
        "from_chat_id": groups,
        "user_id": [ann, bola, playground.bot.user.id],
        "message_id": numbers,
        "message_ids": [numbers[:2], "[3,4]"],
        "message_thread_id": [0, 0, 1, 2],
        "ephemeral_message_id": sorted(e for g in world.groups.values() for e in g.ephemeral),
        "receiver_user_id": [ann],
        "text": ["hello", "<b>x</b>"],
        "caption": ["hello", ""],
        "parse_mode": ["HTML", "MarkdownV2"],
        "reply_markup": [keyboard, json.dumps(keyboard), ""],
        "ephemeral_message_parameters": ["", "", alone, alone | tap],
        "reply_parameters": ["", *({"message_id": number} for number in numbers)],
        "callback_query_id": list(world.queries),
        "inline_query_id": list(world.inline_queries),
        "inline_message_id": [""],
        "photo": ["attach://f"],
        "document": ["attach://f"],
        "animation": ["attach://f"],
        "media": [{"type": kind, "media": "attach://f"} for kind in ("photo", "document")],
        "file_id": list(playground.world.files.by_unique),
        "commands": [[{"command": "a", "description": "b"}]],
        "scope": [{"type": "default"}, {"type": "chat", "chat_id": groups[0]}],
        "results": [[]],
        "reaction": [[{"type": "emoji", "emoji": "👍"}], []],
        "action": ["typing"],
        "emoji": ["🎲", "🎰"],
        "offset": [0, -1, 5],
        "timeout": [0],
        "url": ["", "http://127.0.0.1:9/"],
        "name": ["x"],
        "title": ["x"],
        "question": ["x"],
    }


def parameters(random: Random, playground: Playground, method: str) -> dict[str, Any]:
    """Draw the required parameters and some optional ones, with up to three values that no client
    would send."""
    fields = aiogram_schema.METHODS[method].model_fields if method in aiogram_schema.METHODS else {}
    known = plausible_values(playground)
    made: dict[str, Any] = {}
    for name, field in fields.items():
        if known.get(name) and (field.is_required() or random.random() < 0.3):
            made[name] = random.choice(known[name])
    names = [name for name in fields if name not in ("timeout", "url")] + ["strange"]
    for name in random.sample(names, min(len(names), random.randrange(4))):
        made[name] = random.choice(JUNK)
    return made


def as_text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


async def send(
    random: Random, http: aiohttp.ClientSession, url: str, values: dict[str, Any]
) -> tuple[int, Any]:
    """Send the parameters in one of the four forms that Telegram takes."""
    texts = {name: as_text(value) for name, value in values.items()}
    needs_file = "attach://f" in str(values)
    match 2 if needs_file and random.random() < 0.8 else random.randrange(4):
        case 0:
            request = http.post(url, json=values)
        case 1:
            request = http.post(url, data=texts)
        case 2:
            form = aiohttp.FormData(texts, default_to_multipart=True)
            form.add_field("f", random.choice([b"", b"\xff" * 50, GIF]), filename="f.gif")
            request = http.post(url, data=form)
        case _:
            request = http.get(url, params={n: t[:300] for n, t in texts.items()})
    async with request as response:
        return response.status, await response.json()


def check(status: int, body: Any) -> None:
    """Check that an answer is a grant or a refusal in Telegram's form."""
    assert status < 500, body
    if body["ok"] is True:
        assert status == 200
        assert "result" in body
    else:
        assert aiogram_schema.refusal_errors("fuzz", body) == []
        assert body["error_code"] == status
        assert status >= 400


@pytest.mark.parametrize("method", sorted(METHODS))
async def test_random_parameters(
    method: str, playground: Playground, http: aiohttp.ClientSession
) -> None:
    random = Random(method)
    url = f"{playground.url}/bot{playground.token}/{method}"
    # Telegram makes hasty pollers wait.
    for _ in range(4 if method == "getupdates" else REQUESTS):
        values = parameters(random, playground, method)
        try:
            check(*await send(random, http, url, values))
        except (aiohttp.ClientError, AssertionError, ValueError) as fault:
            raise AssertionError(f"{method} with {values!r}") from fault


@pytest.mark.parametrize("method", sorted(METHODS))
async def test_random_bytes(
    method: str, playground: Playground, http: aiohttp.ClientSession
) -> None:
    random = Random(method)
    url = f"{playground.url}/bot{playground.token}/{method}"
    for _ in range(REQUESTS // 2):
        kind = random.choice(CONTENT_TYPES)
        body = random.choice([*BODIES, random.randbytes(random.randrange(200))])
        async with http.post(url, data=body, headers={"Content-Type": kind}) as response:
            check(response.status, await response.json())


@pytest.mark.parametrize(
    "path",
    [
        *("bot", "bot/", "bot:/getMe", "botx/getMe", "bot1:x/getMe", "bot1:x", "bot%ff/getMe"),
        *("bot{token}", "bot{token}/", "bot{token}/%ff%fe", "bot{token}/get%4de/x", "bot{token}//"),
        *("bot{token}/" + "x" * 3000, "bot{token}/sendMassage", "bot{token}/__init__"),
        *("file/bot", "file/bot{token}", "file/bot{token}/", "file/botx/y", "file/bot{token}/%00"),
        *("file/bot{token}/..%2f..%2f..%2fetc%2fpasswd", "file/bot{token}/photos/../../x"),
    ],
)
@pytest.mark.parametrize("verb", ["GET", "POST", "PUT", "DELETE"])
async def test_strange_addresses(
    verb: str, path: str, playground: Playground, http: aiohttp.ClientSession
) -> None:
    address = f"{playground.url}/{path.format(token=playground.token)}"
    async with http.request(verb, URL(address, encoded=True)) as response:
        body = await response.json()
        check(response.status, body)
        assert body["ok"] is False


def action_fields(playground: Playground) -> dict[str, list[Any]]:
    """Return fields with which people can act in the world as it is."""
    world = playground.world
    people, groups = list(world.people), list(world.groups)
    chats = world.groups.values()
    keys = [m.key for chat in chats for m in (*chat.messages.values(), *chat.ephemeral.values())]
    return {
        "person": [*people * 4, playground.bot.user.id],
        "by": people,
        "owner": people,
        "chat": [*groups * 4, playground.bot.user.id],
        "bot": [playground.bot.user.id],
        "key": keys or ["m1"],
        "reply_to": keys or ["m1"],
        "members": [people],
        "type": ["group", "supergroup"],
        "title": ["A group"],
        "first_name": ["Chen"],
        "username": ["chen_here"],
        "name": ["A topic"],
        "id": [1, 2, *world.inline_queries],
        "result_id": ["1"],
        "text": ["hello", f"/start@{playground.bot.user.username}", "<b>x</b>", "/rules", "/kick"],
        "app": list(APPS),
        "parse_mode": ["", "HTML"],
        "query": ["x"],
        "payload": ["x"],
        "emoji": ["👍", "🔥", None],
        "rights": [{"can_pin_messages": True, "can_manage_topics": True}, None],
        "permissions": [{"can_send_messages": False}, {}],
        "photo": [b64encode(GIF).decode()],
        "document": [{"name": "x.txt", "base64": "eHh4"}],
        "thread": [0, 1, 2],
        "row": [0],
        "column": [0, 1],
        "ephemeral": [True, False],
        "anonymous": [True, False],
        "present": [True, True, False],
        "blocked": [True, False],
        "closed": [True, False],
        "pinned": [True, False],
        "is_forum": [True, False],
        "until": [0, 1_800_000_000],
        "limit": [5],
        "since": [0],
        "per_minute": [20],
        **{name: list(CHOICES[name]) for name in ("pictures", "file_ids", "message_ids")},
    }


@pytest.mark.parametrize("name", sorted({*VIEWS, *POSTS, "nowhere"}))
async def test_the_api_of_the_page(
    name: str, playground: Playground, http: aiohttp.ClientSession
) -> None:
    random = Random(name)
    url = f"{playground.url}/sim/{name}"
    for _ in range(REQUESTS):
        known = action_fields(playground)
        values = {field: random.choice(those) for field, those in known.items()}
        for field in random.sample(sorted(known), random.randrange(len(known))):
            if field not in ("person", "chat", "key") or random.random() < 0.1:
                del values[field]
        for field in random.sample(sorted(known), random.randrange(4)):
            values[field] = random.choice(JUNK)
        if random.random() < 0.1:
            request = http.post(url, data=random.choice(BODIES))
        elif name in VIEWS:
            request = http.get(url, params={n: as_text(v)[:300] for n, v in values.items()})
        else:
            request = http.post(url, json=values)
        async with request as response:
            body = await response.json()
            assert response.status == 200 or 400 <= response.status < 500, (values, body)
            if response.status != 200:
                assert set(body) == {"error"}
                assert body["error"]


@pytest.mark.parametrize("seed", all_but([0], range(10)))
async def test_a_random_life(
    seed: int, playground: Playground, http: aiohttp.ClientSession
) -> None:
    """Let people and a bot act at random; nobody may see what is for another's eyes, and aiogram's
    models must accept what the bot is told."""
    random = Random(seed)
    world, bot = playground.world, playground.bot
    second_bot.invite(world, random.choice(list(world.groups.values())), as_admin=seed % 2 == 0)
    world.server.message_ids = random.choice(CHOICES["message_ids"])
    deeds = [*sorted(ACTIONS), "migrate", "topic"] + ["say"] * 10 + ["tap"] * 4 + ["join"] * 6
    calls = [name for name in sorted(METHODS) if name not in NOT_IN_LIFE] + ["sendmessage"] * 20
    for _ in range(400):
        if random.random() < 0.5:
            name = random.choice(deeds)
            values = {
                field: random.choice(those) for field, those in action_fields(playground).items()
            }
            for field in ("ephemeral", "photo", "document", "reply_to", "thread", "until"):
                if random.random() < 0.7:
                    del values[field]
            async with http.post(f"{playground.url}/sim/{name}", json=values) as response:
                assert response.status < 500, (name, values)
        else:
            name = random.choice(calls)
            known = parameters(random, playground, name)
            url = f"{playground.url}/bot{bot.token}/{name}"
            check(*await send(random, http, url, known))
        for person in world.people:
            check_view(playground, person, random.choice(list(world.groups)))


# Actions that would end the random life or slow it down.
NOT_IN_LIFE = ("getupdates", "leavechat", "setwebhook", "banchatmember")


def check_view(playground: Playground, person: int, group: int) -> None:
    """Check that a person sees only messages for all or for that person, once each, in order."""
    chat = playground.world.groups[group]
    shown = page_objects.chat_view(playground.world, chat, person)["messages"]
    keys = [message["key"] for message in shown]
    assert len(keys) == len(set(keys))
    dates = [message["date"] for message in shown]
    assert dates == sorted(dates)
    for message in shown:
        if message.get("ephemeral"):
            assert message.get("out") or message["receiver_user"]["id"] == person, message
        else:
            assert message["key"] == f"m{message['message_id']}"
        telegrams = {name: value for name, value in message.items() if name not in PAGES_OWN}
        telegrams.get("reply_to_message", {}).pop("url", None)
        assert aiogram_schema.type_errors(aiogram.types.Message, telegrams, message["key"]) == []


# The fields of a message on the page beyond those of Telegram's object.
PAGES_OWN = {"key", "out", "ephemeral", "replaces", "thread", "url", "rings", "reactions"}


async def test_the_pages_socket(playground: Playground, http: aiohttp.ClientSession) -> None:
    """Send anything to the socket; it must go on telling the page what happens."""
    ann = next(iter(playground.world.people))
    async with http.ws_connect(f"{playground.url}/sim/live?person={ann}") as live:
        assert await live.receive_json() == {"type": "hello"}
        for body in BODIES:
            await live.send_bytes(body)
            await live.send_str(body.decode(errors="replace"))
        for junk in JUNK:
            await live.send_str(json.dumps(junk))
            await live.send_str(json.dumps({"watch": junk}))
        async with http.post(f"{playground.url}/sim/people", json={"first_name": "Chen"}):
            assert (await live.receive_json())["type"] == "people"
    for person in ("", "x", "-1", "9" * 40, "٣"):
        async with http.get(f"{playground.url}/sim/live", params={"person": person}) as response:
            assert 400 <= response.status < 500


def test_the_junk_is_json() -> None:
    assert all(math.isfinite(junk) for junk in JUNK if isinstance(junk, float))
    json.dumps(JUNK)
