"""Three servers of the bot's own Valkey binary as one Redis Cluster, with replicas if wanted."""

import signal
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
    def __init__(self, folder: Path, replicas: int = 0) -> None:
        """Of the first masters, as many as there are `replicas` have one: server 3 follows 0."""
        self.folder = folder
        count = 3 + replicas
        free = free_ports(2 * count)
        self.ports, self._buses = free[:count], free[count:]  # ports of the cluster's own protocol
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
        for number in range(len(self.ports)):
            self.launch(number)
        clients: list[Any] = [Redis(port=port, protocol=2) for port in self.ports]
        for number, client in enumerate(clients[:3]):
            first, last = number * SHARE, min((number + 1) * SHARE, SLOTS) - 1
            client.execute_command("CLUSTER", "ADDSLOTSRANGE", first, last)
            client.execute_command("CLUSTER", "SET-CONFIG-EPOCH", number + 1)
        for client in clients:
            client.execute_command("CLUSTER", "MEET", "127.0.0.1", self.ports[0], self._buses[0])
        for client in clients:
            while not _is_whole(client, len(clients)):
                time.sleep(0.02)
        for master, replica in zip(clients, clients[3:], strict=False):
            replica.execute_command("CLUSTER", "REPLICATE", master.execute_command("CLUSTER MYID"))
            while not _follows(replica) or not all(map(_knows_replica, clients)):
                master.publish("x", "x")  # nobody tells of a replica before it got something
                time.sleep(0.02)
        for client in clients:
            client.close()

    def _end(self) -> None:
        for number in self._servers:
            self.kill(number)

    def pause(self, number: int) -> None:
        """Stop a server in the middle of what it does, so that the others miss it."""
        self._servers[number].send_signal(signal.SIGSTOP)

    def promote(self, number: int) -> None:
        """Make a replica the master, as an operator does who has given up the master."""
        with Redis(port=self.ports[number], protocol=2) as client:
            client.execute_command("CLUSTER", "FAILOVER", "TAKEOVER")

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


def _is_whole(client: Any, count: int) -> bool:
    info: bytes = client.execute_command("CLUSTER", "INFO")
    return b"cluster_state:ok" in info and b"cluster_known_nodes:%d" % count in info


def _follows(replica: Any) -> bool:
    return bool(replica.info("replication").get("master_link_status") == "up")


def _knows_replica(client: Any) -> bool:
    shards: list[list[Any]] = client.execute_command("CLUSTER SLOTS")
    return any(len(shard) > 3 for shard in shards)  # first and last slot, master, replicas


def free_ports(count: int) -> list[int]:
    sockets = [socket.socket() for _ in range(count)]
    try:
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        return [one.getsockname()[1] for one in sockets]
    finally:
        for one in sockets:
            one.close()
