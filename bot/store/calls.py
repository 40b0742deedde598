"""Commands and scripts on their way to Redis: what is asked at the same time goes in one batch,
in the order in which it was asked."""

import asyncio
from collections import deque
from functools import cache
from hashlib import sha1
from pathlib import Path
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.cluster import RedisCluster
from redis.exceptions import (
    BusyLoadingError,
    ClusterError,
    ConnectionError,
    NoScriptError,
    ReadOnlyError,
    RedisClusterException,
    RedisError,
    TimeoutError,
)

Client = Redis | RedisCluster
Command = tuple[Any, ...]

SCRIPTS: Final = Path(__file__).parent / "scripts"
LARGEST_BATCH: Final = 500
REPLICA_PATIENCE: Final = 1000  # milliseconds


class ReplicaAway(RedisError):
    """Written, but only once."""


AWAY: Final = (
    *(OSError, ConnectionError, TimeoutError, BusyLoadingError, ReadOnlyError),
    *(ClusterError, RedisClusterException, ReplicaAway),
)


class StoreError(Exception):
    """One line that says what is wrong and what to do."""


class StoreAway(StoreError):
    """Nothing can be said about what was asked: it may have happened. Ask again."""


@cache
def source(script: str) -> str:
    prelude, body = ((SCRIPTS / f"{name}.lua").read_text() for name in ("prelude", script))
    return prelude + "\n" + body


@cache
def digest(script: str) -> str:
    return sha1(source(script).encode(), usedforsecurity=False).hexdigest()


def told(error: Exception) -> str:
    """An error's own words on one line."""
    return " ".join(str(error).split()) or type(error).__name__


class Calls:
    def __init__(self, client: Client, replicas: int = 0) -> None:
        self.client = client
        self.replicas = replicas  # that must have what was written before it counts as written
        self._waiting: deque[tuple[Command, asyncio.Future[Any]]] = deque()
        self._sender: asyncio.Task[None] | None = None

    def run(self, script: str, keys: list[str], *args: Any) -> asyncio.Future[Any]:
        return self.ask("EVALSHA", digest(script), len(keys), *keys, *args, script=script)

    def ask(self, *command: Any, script: str = "") -> asyncio.Future[Any]:
        """Awaiting the future gives the answer. It is in line already, whoever awaits it."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append(((*command, script), answer))
        if self._sender is None:
            self._sender = asyncio.create_task(self._send())
        return answer

    async def close(self) -> None:
        if self._sender:
            await self._sender
        await self.client.aclose()

    async def _send(self) -> None:
        try:
            while self._waiting:
                most = min(len(self._waiting), LARGEST_BATCH)
                batch = [self._waiting.popleft() for _ in range(most)]
                answers = await self._answers([command for command, _ in batch])
                for (_, future), answer in zip(batch, answers, strict=True):
                    if future.done():
                        continue
                    if isinstance(answer, Exception):
                        future.set_exception(answer)
                    else:
                        future.set_result(answer)
        finally:
            self._sender = None

    async def _answers(self, commands: list[Command]) -> list[Any]:
        """Never raises: an error is an answer."""
        try:
            answers = await self._batch(commands)
            for i, command in enumerate(commands):
                if isinstance(answers[i], NoScriptError):
                    answers[i] = await self._whole(command)
        except Exception as error:  # whoever waits must not wait for ever
            return [_ours(error)] * len(commands)
        return [_ours(answer) if isinstance(answer, Exception) else answer for answer in answers]

    async def _batch(self, commands: list[Command]) -> list[Any]:
        pipe: Any = self.client.pipeline(transaction=False)
        for *command, _ in commands:
            pipe.execute_command(*command)
        if not self.replicas:
            return list(await pipe.execute(raise_on_error=False))
        pipe.execute_command("WAIT", self.replicas, REPLICA_PATIENCE)
        answers: list[Any] = await pipe.execute(raise_on_error=False)
        copies = answers.pop()
        if isinstance(copies, int) and copies < self.replicas:
            raise ReplicaAway("the replica does not follow")
        return answers

    async def _whole(self, command: Command) -> Any:
        """A script by its text, which the server then remembers; it forgets when it restarts."""
        _, _, *rest, script = command
        try:
            client: Any = self.client
            return await client.execute_command("EVAL", source(script), *rest)
        except (RedisError, OSError) as error:
            return error


def _ours(error: Exception) -> Exception:
    if isinstance(error, AWAY):
        return StoreAway(f"The store does not answer: {told(error)}")
    return StoreError(f"The store refuses: {told(error)}")
