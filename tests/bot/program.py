"""Run the real command, `python -m bot`, in a process of its own, with a group of people in front
of it."""

import asyncio
import os
import re
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from uuid import uuid4

import aiohttp

from tests.bot.wording import EN, pattern
from tests.patience import patience

JSON = dict[str, Any]
ROOT = Path(__file__).parents[2]
MARK_VARIABLE = "PARLOUR_TEST_RUN"
TEST_SETTINGS = {"PORT": "0", "HEALTH_PORT": "0", "COMPUTER_PAUSE": "0", "COMPUTERS": "1"}
POLL_SECONDS = 0.02

Found = TypeVar("Found")


class FinishedRun(NamedTuple):
    code: int | None
    out: str
    err: str


def environment(mark: str, settings: dict[str, str]) -> dict[str, str]:
    """Return the environment of the program, with nothing of this machine's but its PATH."""
    known = {name: os.environ[name] for name in ("PATH", "HOME", "TMPDIR") if name in os.environ}
    return {**known, "PYTHONPATH": str(ROOT), MARK_VARIABLE: mark, **TEST_SETTINGS, **settings}


async def launch_process(
    folder: Path, mark: str, arguments: tuple[str, ...], settings: dict[str, str]
) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *(arguments or ("-m", "bot")),
        cwd=folder,
        env=environment(mark, settings),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        start_new_session=True,
    )


async def run_to_end(folder: Path, *arguments: str, **settings: str) -> FinishedRun:
    """Run the program to its own end."""
    process = await launch_process(folder, uuid4().hex, arguments, settings)
    try:
        async with patience(lambda: f"it never ended: {arguments} {settings}"):
            out, err = await process.communicate()
    finally:
        _kill(process)
    return FinishedRun(process.returncode, out.decode(), err.decode())


@dataclass(slots=True)
class Program:
    """A running program; it ends with its block."""

    folder: Path
    settings: dict[str, str]
    arguments: tuple[str, ...] = ()
    mark: str = field(default_factory=lambda: uuid4().hex)
    out: list[str] = field(default_factory=list)
    err: list[str] = field(default_factory=list)
    _process: asyncio.subprocess.Process | None = None
    _readers: list[asyncio.Task[None]] = field(default_factory=list)

    async def __aenter__(self) -> "Program":
        await self.launch()
        await self.wait_for_log("event=ready")
        return self

    async def launch(self) -> None:
        self._process = await launch_process(self.folder, self.mark, self.arguments, self.settings)
        assert self._process.stdout
        assert self._process.stderr
        self._readers = [
            asyncio.create_task(_read(self._process.stdout, self.out)),
            asyncio.create_task(_read(self._process.stderr, self.err)),
        ]

    async def __aexit__(self, *_: object) -> None:
        """Stop the program unless the test has."""
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
        await self.wait_until_gone()

    @property
    def process(self) -> asyncio.subprocess.Process:
        assert self._process
        return self._process

    async def wait_for_log(self, text: str) -> str:
        """Wait for a log line with this text; return the first."""

        async def find() -> str | None:
            if self.process.returncode is not None:
                await asyncio.gather(*self._readers)
            line = next((line for line in self.err if text in line), None)
            assert line or self.process.returncode is None, self._described("it ended")
            return line

        return await wait_for(find, lambda: self._described(f"it never logged {text!r}"))

    async def stop(self, name: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(name)
        return await self.wait_until_gone()

    async def wait_until_gone(self) -> int:
        try:
            async with patience(lambda: self._described("it never ended")):
                code = await self.process.wait()
                await asyncio.gather(*self._readers)
        finally:
            _kill(self.process)
        return code

    def _described(self, what: str) -> str:
        return "\n".join([f"{what}; its log:", *self.err])

    @property
    def page_url(self) -> str:
        address = re.search(r"http://127\.0\.0\.1:\d+", "".join(self.out))
        assert address, self.out
        return address[0]

    @property
    def health_url(self) -> str:
        ready = next(line for line in self.err if "event=ready" in line)
        port = re.search(r"health_port=(\d+)", ready)
        assert port
        return f"http://127.0.0.1:{port[1]}"

    def live_processes(self) -> dict[int, str]:
        """Return every live process that this run has started, by its id, with its command line."""
        return {
            int(folder.name): _command(folder)
            for folder in Path("/proc").iterdir()
            if folder.name.isdecimal() and self._has_started(folder)
        }

    def _has_started(self, process: Path) -> bool:
        """Tell by the environment or, since Valkey overwrites it, by the socket in the command
        line."""
        try:
            environment = (process / "environ").read_bytes()
        except OSError:
            return False
        return self.mark.encode() in environment or str(self.folder) in _command(process)


def _kill(process: asyncio.subprocess.Process) -> None:
    """Kill what did not end by itself."""
    if process.returncode is None:
        process.kill()


async def _read(stream: asyncio.StreamReader, lines: list[str]) -> None:
    async for line in stream:
        lines.append(line.decode().rstrip("\n"))


def _command(folder: Path) -> str:
    try:
        return (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        return ""


async def wait_until(condition: Callable[[], object]) -> None:
    async def find() -> object:
        return condition()

    await wait_for(find, lambda: "it never came")


async def wait_for(
    find: Callable[[], Awaitable[Found | None]], describe: Callable[[], str]
) -> Found:
    """Poll until `find` returns something true, and return it; fail with `describe` if it never
    does."""
    async with patience(describe):
        while not (found := await find()):  # noqa: ASYNC110 - another process tells nobody
            await asyncio.sleep(POLL_SECONDS)
    return found


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

    async def load(self) -> "Group":
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

    async def wait_for_button(self, name: str, label: str) -> JSON:
        """Wait for a button with this label; return the newest, and the text above it."""

        def find(message: JSON) -> JSON | None:
            found = _find(message, label)
            return {**found, "text": text_of(message)} if found else None

        return await self._wait_in_chat(name, f"a button {label!r}", find)

    async def tap(self, name: str, label: str) -> JSON:
        """Wait for a button with this label, tap it and wait for the answer."""
        where = await self.wait_for_button(name, label)
        spot = {key: where[key] for key in ("key", "row", "column")}
        answer: JSON = await self.sim(
            "tap", person=self.people[name], chat=self.chat, wait=15, **spot
        )
        return answer

    async def wait_for(self, name: str, words: str) -> JSON:
        """Wait for a message with words like this regular expression; return the newest."""

        def find(message: JSON) -> JSON | None:
            return message if re.search(words, text_of(message)) else None

        return await self._wait_in_chat(name, f"{words!r}", find)

    async def add_computers(self, name: str, level: str, count: int = 1) -> None:
        """Seat computers on the screen behind "More" of the lobby."""
        await self.tap(name, EN("more"))
        await self.tap(name, EN("more-computers"))
        for number in range(1, count + 1):
            await self.tap(name, EN("add-computer", level=EN(f"level-{level}")))
            # the keys below move with the first one
            await self.wait_for(name, pattern("more-computers-title", count=number))
        await self.tap(name, EN("close"))

    async def _wait_in_chat(
        self, name: str, what: str, find: Callable[[JSON], JSON | None]
    ) -> JSON:
        """Wait for what `find` returns for the newest message for which it returns anything."""
        shown: list[JSON] = []

        async def look() -> JSON | None:
            shown[:] = await self.messages(name)
            return next(filter(None, map(find, reversed(shown))), None)

        def describe() -> str:
            return "\n\n".join([f"{name} never saw {what}, but:", *map(_described, shown)])

        return await wait_for(look, describe)


def text_of(message: JSON) -> str:
    return str(message.get("text") or message.get("caption") or "")


def _described(message: JSON) -> str:
    rows = message.get("reply_markup", {}).get("inline_keyboard", [])
    labels = [" | ".join(f"[{key['text']}]" for key in keys) for keys in rows]
    return "\n".join([text_of(message), *labels])


def _find(message: JSON, label: str) -> JSON | None:
    for row, keys in enumerate(message.get("reply_markup", {}).get("inline_keyboard", [])):
        for column, key in enumerate(keys):
            if label in key["text"] and "disabled" not in key:
                return {"key": message["key"], "row": row, "column": column, "label": key["text"]}
    return None
