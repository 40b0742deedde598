"""Three servers of the bot's own Valkey binary as one Redis Cluster."""

import socket
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from redis import Redis
from redis.crc import key_slot
from redis.exceptions import RedisError

from bot.store.embedded import find_binary

SLOTS = 16384
SHARE = -(-SLOTS // 3)


class Cluster:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        free = free_ports(6)
        self.ports, self._buses = free[:3], free[3:]  # ports of the cluster's own protocol
        self._servers: dict[int, subprocess.Popen[bytes]] = {}

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.ports[0]}"

    def __enter__(self) -> Self:
        try:
            self._begin()
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._end()

    def _begin(self) -> None:
        for number in range(3):
            self.launch(number)
        clients: list[Any] = [Redis(port=port, protocol=2) for port in self.ports]
        for number, client in enumerate(clients):
            first, last = number * SHARE, min((number + 1) * SHARE, SLOTS) - 1
            client.execute_command("CLUSTER", "ADDSLOTSRANGE", first, last)
            client.execute_command("CLUSTER", "SET-CONFIG-EPOCH", number + 1)
            client.execute_command("CLUSTER", "MEET", "127.0.0.1", self.ports[0], self._buses[0])
        for client in clients:
            while not _is_whole(client):
                time.sleep(0.02)
            client.close()

    def _end(self) -> None:
        for number in self._servers:
            self.kill(number)

    def kill(self, number: int) -> None:
        self._servers[number].kill()
        self._servers[number].wait()

    def is_missed(self, number: int) -> bool:
        """Return whether the other servers have marked this one as failed."""
        with Redis(port=self.ports[number - 1], protocol=2) as other:
            info: Any = other.execute_command("CLUSTER", "INFO")
        return b"cluster_slots_fail:0" not in info

    def home_of(self, key: str) -> int:
        """Return the number of the server that holds a key."""
        return key_slot(key.encode()) // SHARE

    def launch(self, number: int) -> None:
        """Start a server, with its data if it ran before."""
        port = self.ports[number]
        home = self.folder / str(port)
        home.mkdir(parents=True, exist_ok=True)
        settings = ("--appendonly", "yes", "--appendfsync", "always", "--save", "")
        self._servers[number] = subprocess.Popen(
            [
                *(find_binary(), "--bind", "127.0.0.1", "--port", str(port)),
                *("--dir", str(home), "--logfile", str(home / "log"), *settings),
                *("--cluster-enabled", "yes", "--cluster-port", str(self._buses[number])),
                *("--cluster-node-timeout", "2000", "--cluster-require-full-coverage", "no"),
            ],
            start_new_session=True,
        )
        client = Redis(port=port, protocol=2)
        while not _answers(client):
            time.sleep(0.02)
        client.close()

    def clear(self) -> None:
        for port in self.ports:
            with Redis(port=port, protocol=2) as client:
                client.flushall()


def _answers(client: Redis) -> bool:
    try:
        return bool(client.ping())
    except RedisError:
        return False


def _is_whole(client: Any) -> bool:
    info: bytes = client.execute_command("CLUSTER", "INFO")
    return b"cluster_state:ok" in info and b"cluster_known_nodes:3" in info


def free_ports(count: int) -> list[int]:
    sockets = [socket.socket() for _ in range(count)]
    try:
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        return [one.getsockname()[1] for one in sockets]
    finally:
        for one in sockets:
            one.close()
