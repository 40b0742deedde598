"""Measure how many calls a second the local Telegram answers on one core.

`python tests/bench/telegram.py [--seconds 3] [--json]` asks a server with 500 people and 200 groups
of 100 messages each. The server runs in a process of its own and its processor time is measured, so
that this program may share the machine with it.
"""

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count, cycle
from typing import Any

import aiohttp

from bot.playground import user_actions
from bot.playground.clock import Clock
from bot.playground.membership import make_group
from bot.playground.model import Chat, User, add_person
from bot.playground.params import Params
from bot.playground.server import Playground

PEOPLE = 500
GROUPS = 200
MESSAGES = 100
SEATS = 25
BUTTONS = 8
CONNECTIONS = 16
GOAL = 2000
KEYBOARD = {
    "inline_keyboard": [[{"text": str(n), "callback_data": f"move{n}"} for n in range(BUTTONS)]]
}


# Server ---------------------------------------------------------------------------------------


async def furnished() -> tuple[Playground, dict[str, Any]]:
    """Build the world, and return what a client must know of it.

    Its clock stands still, so that no tap grows old while others are measured.
    """
    playground = Playground(clock=Clock(1_767_225_600))
    world = playground.world
    world.limits.on = False
    people = [add_person(world, f"Person {n}") for n in range(PEOPLE)]
    tables: list[tuple[int, int]] = []
    queries: list[str] = []
    for n in range(GROUPS):
        seated = [people[(n * 7 + seat) % PEOPLE] for seat in range(SEATS)]
        group = make_group(world, "supergroup", f"Group {n}", seated[0], seated, [playground.bot])
        for m in range(MESSAGES - 2):
            words = user_actions.Draft(text=f"Message {m} of group {n}, and a few words more")
            user_actions.say(world, seated[m % SEATS], group, words)
        message = await table(playground, group)
        tables.append((group.id, message))
        queries += taps(playground, group, message, seated)
    playground.bot.queue.updates.clear()
    return playground, {"tables": tables, "queries": queries}


async def table(playground: Playground, group: Chat) -> int:
    asked = {"chat_id": group.id, "text": "The table", "reply_markup": KEYBOARD}
    answer = await playground.api.perform(playground.bot, "sendMessage", Params(asked))
    number: int = json.loads(answer.body)["result"]["message_id"]
    return number


def taps(playground: Playground, group: Chat, message: int, people: list[User]) -> list[str]:
    return [
        user_actions.tap(playground.world, person, group, f"m{message}", 0, column, None).id
        for person in people
        for column in range(BUTTONS)
    ]


async def serve() -> None:
    playground, known = await furnished()
    async with playground:
        known |= {"port": playground.port, "token": playground.token}
        print(json.dumps(known), flush=True)
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)


# Client ---------------------------------------------------------------------------------------


@dataclass(slots=True)
class Measured:
    name: str
    calls: int
    refused: int
    seconds: float
    server_seconds: float
    latencies: list[float]

    def line(self) -> dict[str, Any]:
        """Print one result; `per_core` is per second of processor time of the server."""
        cuts = statistics.quantiles(self.latencies, n=100)
        line = {
            "name": self.name,
            "calls": self.calls,
            "refused": self.refused,
            "per_second": round(self.calls / self.seconds),
            "p50_ms": round(cuts[49] * 1000, 2),
            "p99_ms": round(cuts[98] * 1000, 2),
        }
        if self.server_seconds:
            line["per_core"] = round(self.calls / self.server_seconds)
        return line


@dataclass(slots=True)
class Server:
    port: int
    token: str
    pid: int

    def request(self, method: str, body: dict[str, Any] | None = None) -> bytes:
        return self.raw(f"POST /bot{self.token}/{method}", body)

    def raw(self, line: str, body: dict[str, Any] | None = None) -> bytes:
        data = json.dumps(body).encode() if body is not None else b""
        head = f"{line} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(data)}\r\n"
        kind = "Content-Type: application/json\r\n" if data else ""
        return f"{head}{kind}\r\n".encode() + data

    def processor_time(self) -> float:
        with open(f"/proc/{self.pid}/stat", encoding="ascii") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def one_after_another(
    server: Server, requests: Iterator[bytes], until: float, latencies: list[float]
) -> int:
    """Send requests one by one on one connection; return how many were refused."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    refused = 0
    for request in requests:
        began = time.perf_counter()
        if began >= until:
            break
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length:")[2].split(b"\r\n")[0])
        await reader.readexactly(length)
        latencies.append(time.perf_counter() - began)
        refused += not head.startswith(b"HTTP/1.1 200")
    writer.close()
    await writer.wait_closed()
    return refused


async def measure(
    server: Server, name: str, seconds: float, requests: Callable[[], Iterator[bytes]]
) -> Measured:
    latencies: list[float] = []
    shared = requests()
    busy, began = server.processor_time(), time.perf_counter()
    until = began + seconds
    refused = await asyncio.gather(
        *(one_after_another(server, shared, until, latencies) for _ in range(CONNECTIONS))
    )
    took = time.perf_counter() - began
    spent = server.processor_time() - busy
    return Measured(name, len(latencies), sum(refused), took, spent, latencies)


async def page_while_busy(
    server: Server, known: dict[str, Any], seconds: float
) -> tuple[Measured, Measured]:
    """Measure how soon a page gets its view and its messages from a busy server."""
    group, _ = known["tables"][0]
    view = server.raw(f"GET /sim/see?person=101&chat={group}")
    noise = (server.request("sendMessage", t) for t in texts(known["tables"][1:]))
    until = time.perf_counter() + seconds
    views: list[float] = []
    heard: list[float] = []
    ignored: list[float] = []
    refused, *_ = await asyncio.gather(
        one_after_another(server, cycle([view]), until, views),
        hear(server, group, until, heard),
        *(one_after_another(server, noise, until, ignored) for _ in range(CONNECTIONS)),
    )
    return (
        Measured("page opened while busy", len(views), refused or 0, seconds, 0.0, views),
        Measured("page hears while busy", len(heard), 0, seconds, 0.0, heard),
    )


async def hear(server: Server, group: int, until: float, latencies: list[float]) -> None:
    """Return the seconds from sending a message until a page of its group has it."""
    url = f"http://127.0.0.1:{server.port}"
    send = f"{url}/bot{server.token}/sendMessage"
    async with (
        aiohttp.ClientSession() as http,
        http.ws_connect(f"{url}/sim/live?person=101") as live,
    ):
        while (began := time.perf_counter()) < until:
            text = f"at {began}"
            async with http.post(send, json={"chat_id": group, "text": text}):
                while (await live.receive_json()).get("message", {}).get("text") != text:
                    pass
            latencies.append(time.perf_counter() - began)


def texts(tables: list[tuple[int, int]]) -> Iterator[dict[str, Any]]:
    for n, (group, _) in zip(count(), cycle(tables), strict=False):
        text = f"<b>Round {n}</b>\nYour turn, Ann. 12 cards are left in the market."
        yield {"chat_id": group, "text": text, "parse_mode": "HTML", "reply_markup": KEYBOARD}


def edits(tables: list[tuple[int, int]]) -> Iterator[dict[str, Any]]:
    for text, (_, message) in zip(texts(tables), cycle(tables), strict=False):
        yield text | {"message_id": message}


async def run(server: Server, known: dict[str, Any], seconds: float) -> list[dict[str, Any]]:
    tables, queries = known["tables"], known["queries"]

    def of(method: str, bodies: Callable[[], Iterator[dict[str, Any]]]) -> Callable[[], Any]:
        return lambda: (server.request(method, body) for body in bodies())

    def answers() -> Iterator[dict[str, Any]]:
        return ({"callback_query_id": query, "text": "Played"} for query in queries)

    plan = [
        ("getMe", of("getMe", lambda: cycle([{}]))),
        ("sendMessage", of("sendMessage", lambda: texts(tables))),
        ("editMessageText", of("editMessageText", lambda: edits(tables))),
        ("answerCallbackQuery", of("answerCallbackQuery", answers)),
    ]
    lines = [(await measure(server, name, seconds, calls)).line() for name, calls in plan]
    return [*lines, *(page.line() for page in await page_while_busy(server, known, seconds))]


def report(lines: list[dict[str, Any]]) -> str:
    head = f"{'':24}{'calls/s':>9}{'per core':>10}{'p50 ms':>9}{'p99 ms':>9}{'refused':>9}"
    rows = [
        f"{line['name']:24}{line['per_second']:>9}{line.get('per_core', ''):>10}"
        f"{line['p50_ms']:>9}{line['p99_ms']:>9}{line['refused']:>9}"
        for line in lines
    ]
    world = f"{PEOPLE} people, {GROUPS} groups of {MESSAGES} messages, {CONNECTIONS} connections"
    return "\n".join((world, head, *rows, f"goal: {GOAL} simple calls a second on one core"))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each is measured")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.serve:
        asyncio.run(serve())
        return 0
    command = [sys.executable, __file__, "--serve"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin
        assert process.stdout
        try:
            known = json.loads(process.stdout.readline())
            server = Server(known["port"], known["token"], process.pid)
            lines = asyncio.run(run(server, known, wish.seconds))
        finally:
            process.stdin.close()
    print(json.dumps(lines, indent=2) if wish.json else report(lines))
    is_met = all(line.get("per_core", GOAL) >= GOAL and not line["refused"] for line in lines)
    return 0 if is_met else 1


if __name__ == "__main__":
    sys.exit(main())
