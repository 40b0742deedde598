"""`python -m bot.playground`: its greeting, and its errors of one line."""

import asyncio
import json
import re
import signal
import socket
import sys
import urllib.request

import pytest


async def started(*arguments: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot.playground",
        *arguments,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


def fetch(url: str) -> object:
    with urllib.request.urlopen(url) as response:
        return json.load(response)


async def test_it_says_where_to_go_and_stops_when_told() -> None:
    process = await started("--port", "0", "--token", "5:abc", "--people", "3")
    assert process.stdout
    lines = [(await process.stdout.readline()).decode() for _ in range(3)]
    address = re.search(r"http://127\.0\.0\.1:\d+", lines[0])
    assert address
    assert "5:abc" in lines[1]
    assert address[0] in lines[2]
    state = await asyncio.to_thread(fetch, f"{address[0]}/sim/state")
    assert isinstance(state, dict)
    assert len(state["people"]) == 3
    assert len(state["chats"][0]["members"]) == 4
    process.send_signal(signal.SIGTERM)
    _, err = await process.communicate()
    assert process.returncode == 0
    assert err == b""


@pytest.mark.parametrize(
    "arguments",
    [
        ("--port", "x"),
        ("--port", "70000"),
        ("--people", "0"),
        ("--token", "nonsense"),
        ("--username", "nobody"),
        ("--nonsense",),
    ],
)
async def test_a_bad_option_gets_a_clear_line(arguments: tuple[str, ...]) -> None:
    process = await started(*arguments)
    out, err = await process.communicate()
    assert process.returncode == 2
    (line,) = err.decode().splitlines()
    assert arguments[0] in line
    assert out == b""


async def test_a_busy_port_gets_one_clear_line() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = await started("--port", str(port))
        out, err = await process.communicate()
    assert process.returncode == 2
    assert out == b""
    (line,) = err.decode().splitlines()
    assert str(port) in line
    assert "--port" in line


async def test_help_tells_where_the_methods_are_listed() -> None:
    out, _ = await (await started("--help")).communicate()
    assert b"/sim/methods" in out
