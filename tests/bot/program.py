"""The real command, `python -m bot`, run as whoever hosts it would run it, and a group of people in
front of it."""

import asyncio
import os
import re
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

import aiohttp

JSON = dict[str, Any]
ROOT = Path(__file__).parents[2]
MARK = "PARLOUR_TEST_RUN"
QUICK = {"PORT": "0", "HEALTH_PORT": "0", "COMPUTER_PAUSE": "0", "COMPUTERS": "1"}
STEP = 0.02  # seconds between two looks


class Ended(NamedTuple):
    code: int | None
    out: str
    err: str


def surroundings(mark: str, wishes: dict[str, str]) -> dict[str, str]:
    """Nothing of this machine but its PATH."""
    known = {name: os.environ[name] for name in ("PATH", "HOME", "TMPDIR") if name in os.environ}
    return {**known, "PYTHONPATH": str(ROOT), MARK: mark, **QUICK, **wishes}


async def launched(
    folder: Path, mark: str, arguments: tuple[str, ...], wishes: dict[str, str]
) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *(arguments or ("-m", "bot")),
        cwd=folder,
        env=surroundings(mark, wishes),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        start_new_session=True,
    )


async def ended(folder: Path, *arguments: str, **wishes: str) -> Ended:
    """A run that ends by itself."""
    process = await launched(folder, uuid4().hex, arguments, wishes)
    out, err = await process.communicate()
    return Ended(process.returncode, out.decode(), err.decode())


@dataclass(slots=True)
class Program:
    """A run that goes on until it is told to stop."""

    folder: Path
    wishes: dict[str, str]
    arguments: tuple[str, ...] = ()
    mark: str = field(default_factory=lambda: uuid4().hex)
    out: list[str] = field(default_factory=list)
    err: list[str] = field(default_factory=list)
    _process: asyncio.subprocess.Process | None = None
    _readers: list[asyncio.Task[None]] = field(default_factory=list)

    async def __aenter__(self) -> "Program":
        await self.launch()
        await self.logged("event=ready")
        return self

    async def launch(self) -> None:
        self._process = await launched(self.folder, self.mark, self.arguments, self.wishes)
        assert self._process.stdout
        assert self._process.stderr
        self._readers = [
            asyncio.create_task(_read(self._process.stdout, self.out)),
            asyncio.create_task(_read(self._process.stderr, self.err)),
        ]

    async def __aexit__(self, *_: object) -> None:
        """Ends what the test has not ended."""
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
            await self.process.wait()
        await asyncio.gather(*self._readers)

    @property
    def process(self) -> asyncio.subprocess.Process:
        assert self._process
        return self._process

    async def logged(self, text: str) -> str:
        """The first line of the log with this text, once there is one."""
        while True:
            for line in self.err:
                if text in line:
                    return line
            if self.process.returncode is not None:
                await asyncio.gather(*self._readers)
                raise AssertionError("\n".join(["it ended with:", *self.err]))
            await asyncio.sleep(STEP)

    async def end(self, name: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(name)
        return await self.gone()

    async def gone(self) -> int:
        code = await self.process.wait()
        await asyncio.gather(*self._readers)
        return code

    @property
    def page(self) -> str:
        address = re.search(r"http://127\.0\.0\.1:\d+", "".join(self.out))
        assert address, self.out
        return address[0]

    @property
    def health(self) -> str:
        ready = next(line for line in self.err if "event=ready" in line)
        port = re.search(r"health_port=(\d+)", ready)
        assert port
        return f"http://127.0.0.1:{port[1]}"

    def running(self) -> dict[int, str]:
        """Whatever this run has started and is alive, wherever it hangs now."""
        return {
            int(folder.name): _command(folder)
            for folder in Path("/proc").iterdir()
            if folder.name.isdecimal() and self._has_begun(folder)
        }

    def _has_begun(self, process: Path) -> bool:
        """A Valkey paints over its surroundings, but names its socket."""
        try:
            surroundings = (process / "environ").read_bytes()
        except OSError:
            return False
        return self.mark.encode() in surroundings or str(self.folder) in _command(process)


async def _read(stream: asyncio.StreamReader, lines: list[str]) -> None:
    async for line in stream:
        lines.append(line.decode().rstrip("\n"))


def _command(folder: Path) -> str:
    try:
        return (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        return ""


async def until(condition: Callable[[], object]) -> None:
    while not condition():  # noqa: ASYNC110 - another process tells nobody
        await asyncio.sleep(STEP)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


@dataclass(slots=True)
class Group:
    """The first group of a local Telegram, and its people by name."""

    http: aiohttp.ClientSession
    url: str
    chat: int = 0
    people: dict[str, int] = field(default_factory=dict)
    token: str = ""

    async def look(self) -> "Group":
        state = await self.get("state")
        self.people = {person["first_name"]: person["id"] for person in state["people"]}
        self.chat = state["chats"][0]["id"]
        return self

    async def get(self, path: str, **query: Any) -> Any:
        async with self.http.get(f"{self.url}/sim/{path}", params=query) as response:
            assert response.status == 200, await response.text()
            return await response.json()

    async def sim(self, path: str, **fields: Any) -> Any:
        async with self.http.post(f"{self.url}/sim/{path}", json=fields) as response:
            assert response.status == 200, await response.text()
            return await response.json()

    async def say(self, name: str, text: str) -> None:
        await self.sim("say", person=self.people[name], chat=self.chat, text=text)

    async def messages(self, name: str) -> list[JSON]:
        shown = await self.get("see", person=self.people[name], chat=self.chat)
        messages: list[JSON] = shown["messages"]
        return messages

    async def button(self, name: str, label: str) -> JSON:
        """Where this person sees a button with such a label, once there is one: the newest."""
        while True:
            for message in reversed(await self.messages(name)):
                if found := _find(message, label):
                    return {**found, "text": message.get("text") or message.get("caption")}
            await asyncio.sleep(STEP)

    async def tap(self, name: str, label: str) -> JSON:
        """Taps a button as soon as there is one, and waits for the bot to answer."""
        where = await self.button(name, label)
        spot = {key: where[key] for key in ("key", "row", "column")}
        answer: JSON = await self.sim(
            "tap", person=self.people[name], chat=self.chat, wait=15, **spot
        )
        return answer

    async def reads(self, name: str, text: str) -> JSON:
        """The newest message with such a text, once this person can see one."""
        while True:
            for message in reversed(await self.messages(name)):
                if text in (message.get("text") or message.get("caption") or ""):
                    return message
            await asyncio.sleep(STEP)


def _find(message: JSON, label: str) -> JSON | None:
    for row, keys in enumerate(message.get("reply_markup", {}).get("inline_keyboard", [])):
        for column, key in enumerate(keys):
            if label in key["text"] and "disabled" not in key:
                return {"key": message["key"], "row": row, "column": column, "label": key["text"]}
    return None
