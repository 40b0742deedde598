"""A local Telegram with a group of people and one bot, reached over real HTTP, with all it says
checked against aiogram's models."""

import asyncio
import io
import json
import struct
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import aiohttp
import pytest

from bot.playground.clock import Clock
from bot.playground.server import Playground
from tests.patience import patience
from tests.playground.aiogram_schema import SchemaChecker

JSON = dict[str, Any]
# Midnight at the beginning of 2026.
START = 1_767_225_600


def png(width: int = 60, height: int = 40, seed: int = 0) -> bytes:
    """Return a small real picture of one colour."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        checked = kind + data
        return struct.pack(">I", len(data)) + checked + struct.pack(">I", zlib.crc32(checked))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    rows = (b"\0" + bytes((seed % 256, 120, 200)) * width) * height
    body = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


class Telegram:
    """A client for a playground: `bot` calls methods of the Bot API, `sim` does what people do."""

    def __init__(self, playground: Playground, http: aiohttp.ClientSession) -> None:
        self.playground = playground
        self.http = http
        self.token = playground.token
        self.bot_id = playground.bot.user.id
        self.username = playground.bot.user.username
        self._next: dict[str, int] = {}
        self._lap = 1

    async def bot(self, method: str, token: str = "", **params: Any) -> JSON:
        """Call a method with a JSON body, and return the whole answer."""
        url = f"{self.playground.url}/bot{token or self.token}/{method}"
        async with self.http.post(url, json=params) as response:
            answer: JSON = await response.json()
            assert response.status == answer.get("error_code", 200)
            return answer

    async def ok(self, method: str, token: str = "", **params: Any) -> Any:
        answer = await self.bot(method, token, **params)
        assert answer["ok"], answer
        return answer["result"]

    async def refusal(self, method: str, token: str = "", **params: Any) -> str:
        answer = await self.bot(method, token, **params)
        assert not answer["ok"], answer
        return str(answer["description"])

    async def upload(self, method: str, files: dict[str, bytes], **params: Any) -> JSON:
        """Call a method with files, as multipart/form-data."""
        form = aiohttp.FormData()
        for name, value in params.items():
            form.add_field(name, value if isinstance(value, str) else json.dumps(value))
        for name, data in files.items():
            form.add_field(name, io.BytesIO(data), filename=f"{name}.png")
        url = f"{self.playground.url}/bot{self.token}/{method}"
        async with self.http.post(url, data=form) as response:
            answer: JSON = await response.json()
            return answer

    async def updates(self, token: str = "", **params: Any) -> list[JSON]:
        """Return and confirm the updates since the last time. No two calls in a row name the same
        offset, because Telegram makes a bot wait that does."""
        self._lap = 3 - self._lap
        offset = max(self._next.get(token, 0) - self._lap, 0)
        updates: list[JSON] = await self.ok("getUpdates", token, offset=offset, **params)
        if updates:
            self._next[token] = updates[-1]["update_id"] + 1
            await self.ok("getUpdates", token, offset=self._next[token])
        return updates

    async def kinds(self) -> list[str]:
        return [kind_of(update) for update in await self.updates()]

    async def sim(self, path: str, **fields: Any) -> Any:
        status, answer = await self.sim_status(path, **fields)
        assert status == 200, answer
        return answer

    async def sim_status(self, path: str, **fields: Any) -> tuple[int, Any]:
        async with self.http.post(f"{self.playground.url}/sim/{path}", json=fields) as response:
            return response.status, await response.json()

    async def get(self, path: str, **query: Any) -> Any:
        url = f"{self.playground.url}/sim/{path}"
        async with self.http.get(url, params=query) as response:
            assert response.status == 200, await response.text()
            return await response.json()

    async def see(self, person: int, chat: int, **query: Any) -> JSON:
        shown: JSON = await self.get("see", person=person, chat=chat, **query)
        return shown

    async def texts(self, person: int, chat: int, **query: Any) -> list[str]:
        """Return the texts that this person can read there now."""
        shown = await self.see(person, chat, **query)
        return [m.get("text") or m.get("caption") for m in shown["messages"] if is_said(m)]

    async def say(self, person: int, chat: int, text: str, **more: Any) -> JSON:
        said: JSON = await self.sim("say", person=person, chat=chat, text=text, **more)
        return said

    async def tap(
        self, person: int, chat: int, message: JSON, row: int = 0, column: int = 0, **more: Any
    ) -> JSON:
        key = message.get("key") or key_of(message)
        answer: JSON = await self.sim(
            "tap", person=person, chat=chat, key=key, row=row, column=column, **more
        )
        return answer

    async def advance(self, seconds: float) -> None:
        await self.sim("clock", advance=seconds)

    async def person(self, first_name: str, **more: Any) -> int:
        return int((await self.sim("people", first_name=first_name, **more))["id"])

    async def group(self, owner: int, *members: int, kind: str = "supergroup", **more: Any) -> int:
        """A chat with this bot in it."""
        fields = {"type": kind, "title": "G", "owner": owner, "members": members, "bot": True}
        return int((await self.sim("chats", **fields | more))["id"])

    async def promote(self, chat: int, user: int | None = None, *rights: str, **more: Any) -> None:
        """Make somebody, or the bot, an administrator with these rights."""
        given = dict.fromkeys(rights, True)
        who = self.bot_id if user is None else user
        await self.sim("promote", person=who, chat=chat, rights=given, **more)


async def until(condition: Callable[[], object]) -> None:
    """Let the server go on until the condition is true."""
    async with patience(lambda: "what the test waits for never came"):
        for _ in iter(lambda: bool(condition()), True):
            await asyncio.sleep(0)


def kind_of(update: JSON) -> str:
    """Return the kind of an update: `message`, or for service messages
    `message.new_chat_members`."""
    (kind,) = (name for name in update if name != "update_id")
    for service in SERVICES:
        if service in update[kind]:
            return f"{kind}.{service}"
    return kind


def standings(update: JSON) -> tuple[str, str]:
    (change,) = (update[kind] for kind in update if kind.endswith("chat_member"))
    return change["old_chat_member"]["status"], change["new_chat_member"]["status"]


async def watch_members(tg: Telegram, chat: int) -> None:
    await tg.promote(chat, None, "can_restrict_members", "can_promote_members")
    await tg.updates(allowed_updates=["message", "chat_member", "my_chat_member"])


SERVICES = (
    "new_chat_members",
    "left_chat_member",
    "group_chat_created",
    "migrate_to_chat_id",
    "migrate_from_chat_id",
    "pinned_message",
    "new_chat_title",
    "forum_topic_created",
    "forum_topic_closed",
    "forum_topic_reopened",
    "forum_topic_edited",
)


def is_said(message: JSON) -> bool:
    return "text" in message or "caption" in message


def key_of(message: JSON) -> str:
    if "ephemeral_message_id" in message:
        return f"e{message['ephemeral_message_id']}"
    return f"m{message['message_id']}"


def keyboard(*rows: list[str]) -> JSON:
    """Return an inline keyboard of buttons whose data is their text."""
    return {
        "inline_keyboard": [[{"text": text, "callback_data": text} for text in row] for row in rows]
    }


@pytest.fixture(autouse=True)
def schema_checker(monkeypatch: pytest.MonkeyPatch) -> Iterator[SchemaChecker]:
    """Check every answer, every update and every granted request of a test against aiogram's
    models."""
    schema_checker = SchemaChecker()
    schema_checker.listen(monkeypatch)
    yield schema_checker
    schema_checker.check()


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.fixture
async def strict(http: aiohttp.ClientSession) -> AsyncIterator[Telegram]:
    """A playground with a frozen clock and Telegram's limits."""
    async with Playground(clock=Clock(START)) as playground:
        yield Telegram(playground, http)


@pytest.fixture
async def tg(strict: Telegram) -> Telegram:
    """A playground with a frozen clock, and no limits to how much a bot may write."""
    await strict.sim("limits", on=False)
    return strict


@pytest.fixture
async def ann(tg: Telegram) -> int:
    return await tg.person("Ann", language_code="en")


@pytest.fixture
async def ben(tg: Telegram) -> int:
    return await tg.person("Ben", last_name="Bright", username="benben")


@pytest.fixture
async def group(tg: Telegram, ann: int, ben: int) -> int:
    """Ann's supergroup with Ben and the bot; its beginning is read already."""
    chat = await tg.group(ann, ben)
    await tg.updates()
    return chat


@pytest.fixture
async def private(tg: Telegram, ann: int) -> int:
    """Ann's private chat with the bot, which she has started; her /start is read already."""
    await tg.sim("start", person=ann, bot=tg.bot_id)
    await tg.updates()
    return ann
