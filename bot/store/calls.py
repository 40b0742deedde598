"""Commands and scripts on their way to Redis: what a server is asked at the same time goes in one
batch, in the order in which it was asked."""

import asyncio
import logging
import math
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import cache, partial
from hashlib import sha1
from pathlib import Path
from typing import Any, Final, TypeVar

from hiredis import pack_command
from redis.asyncio import Redis
from redis.asyncio.cluster import ClusterNode, RedisCluster
from redis.exceptions import (
    AskError,
    BusyLoadingError,
    ClusterError,
    ConnectionError,
    NoScriptError,
    OutOfMemoryError,
    ReadOnlyError,
    RedisClusterException,
    RedisError,
    ResponseError,
    TimeoutError,
    TryAgainError,
)

log = logging.getLogger(__name__)

T = TypeVar("T")
Client = Redis | RedisCluster
Command = tuple[Any, ...]

SCRIPTS: Final = Path(__file__).parent / "scripts"
LARGEST_BATCH: Final = 500
PATIENCE: Final = 8.0  # seconds for a whole batch
PAUSES: Final = (0.02, 0.1, 0.3)  # before a broken connection is made anew and asked again
REPLICA_PATIENCE: Final = 1000  # milliseconds


AWAY: Final = (
    *(OSError, ConnectionError, TimeoutError, BusyLoadingError, ReadOnlyError),
    *(ClusterError, RedisClusterException),
)


# What a server says that will take writes again: an old one says it inside of a script's error.
LATER: Final = ("OOM ", "MISCONF ", "NOREPLICAS ", "READONLY ")
# What has to be asked by itself: a script's text, or another server, which MOVED (an ASK) names.
SINGLY: Final = (NoScriptError, AskError, TryAgainError)


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


def told(error: BaseException) -> str:
    """An error's own words on one line, without the end of a sentence."""
    return " ".join(str(error).split()).rstrip(".") or type(error).__name__


class Lane:
    """What goes to one server, batch after batch: one that is away holds up no other."""

    def __init__(self, answers: Callable[[list[Command]], Awaitable[list[Any]]]) -> None:
        self._answers = answers
        self._waiting: deque[tuple[Command, asyncio.Future[Any]]] = deque()
        self._sender: asyncio.Task[None] | None = None

    async def ask(self, command: Command) -> Any:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((command, answer))
        if self._sender is None:
            self._sender = asyncio.create_task(self._send())
        return await answer

    @property
    def is_sending(self) -> bool:
        return self._sender is not None

    async def drain(self) -> None:
        if self._sender:
            await self._sender

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
                await asyncio.sleep(0)  # who was answered may ask on, in the next batch
        finally:
            self._sender = None


class Calls:
    """`round_trips` and `commands` count what the servers were asked so far, and `listener` is told
    of each command before it goes, its script's name last: for the bench of what a move costs."""

    def __init__(self, client: Client, replicas: int = 0) -> None:
        self.client = client
        self.round_trips = 0
        self.commands = 0
        self.listener: Callable[[Command], None] | None = None
        # Asked once: the library's types are protocols, at which it takes long to look.
        self._cluster = client if isinstance(client, RedisCluster) else None
        self.replicas = replicas  # that must have what was written before it counts as written
        self._lanes: dict[str, Lane] = {}  # by the name of a server, which has none when alone

    async def run(self, script: str, keys: Sequence[str], *args: Any) -> Any:
        return await self.ask("EVALSHA", digest(script), len(keys), *keys, *args, script=script)

    async def each(
        self,
        script: str,
        keys: Sequence[Sequence[str]],
        common: Sequence[Any],
        own: Sequence[Sequence[Any]],
    ) -> list[Any]:
        """A script that does the same to many partitions, whose `keys` and `own` arguments come
        in turn: in one call, or on a cluster, where they lie apart, in one for each. An answer may
        be an error."""
        if not keys:
            await asyncio.sleep(0)  # whoever asks for nothing in a loop lets others live
            return []
        if self._cluster is None:
            try:
                answers = await self.run(script, _flat(keys), *common, *_flat(own))
            except StoreError as error:
                return [error] * len(keys)
            return list(answers)
        asked = [self.run(script, k, *common, *o) for k, o in zip(keys, own, strict=True)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        return [part if isinstance(part, BaseException) else part[0] for part in found]

    async def ask(self, *command: Any, script: str = "") -> Any:
        name = self._home(command)
        if name not in self._lanes:
            self._lanes[name] = Lane(partial(self._answers, name))
        return await self._lanes[name].ask((*command, script))

    @property
    def in_flight(self) -> bool:
        """Whether something waits for its answer."""
        return any(lane.is_sending for lane in self._lanes.values())

    async def close(self) -> None:
        await asyncio.gather(*(lane.drain() for lane in self._lanes.values()))
        await self.client.aclose()

    def _home(self, command: Command) -> str:
        """Which server of a cluster is asked: all keys of a command have the same one."""
        if self._cluster is None:
            return ""
        try:
            node = self._cluster.get_node_from_key(command[3 if command[0] == "EVALSHA" else 1])
        except RedisClusterException as error:
            raise _ours(error) from None
        assert node
        return str(node.name)

    async def _answers(self, name: str, commands: list[Command]) -> list[Any]:
        """Never raises and never takes long: whoever waits must not wait for ever."""
        for pause in (*PAUSES, None):
            try:
                async with asyncio.timeout(PATIENCE):
                    answers = await self._batch(name, commands)
            except (ConnectionError, ConnectionResetError, BrokenPipeError) as error:
                if pause is None:
                    await self._look_around()
                    return [_ours(error)] * len(commands)
                await asyncio.sleep(pause)
            except (Exception, asyncio.CancelledError) as error:
                await self._look_around()
                return [_ours(error)] * len(commands)
            else:
                break
        return [_ours(answer) if isinstance(answer, Exception) else answer for answer in answers]

    async def _look_around(self) -> None:
        """Whether another server of the cluster has taken the place of one that is away."""
        if self._cluster is not None:
            with suppress(RedisError, OSError):
                async with asyncio.timeout(PATIENCE):
                    await self._cluster.nodes_manager.initialize()

    async def _batch(self, name: str, commands: list[Command]) -> list[Any]:
        self._count(commands)
        words = [command[:-1] for command in commands]
        if self.replicas:
            words.append(("WAIT", self.replicas, REPLICA_PATIENCE))
        if self._cluster is not None:
            answers = await _pipelined_to_one(self._cluster.get_node(node_name=name), words)
        else:
            assert isinstance(self.client, Redis)
            answers = await _pipelined(self.client, words)
        if self.replicas and answers.pop() != self.replicas:
            log.warning("the replica does not follow; moves are kept by its master alone now")
            self.replicas = 0
        for i, command in enumerate(commands):
            if isinstance(answers[i], SINGLY):
                answers[i] = await self._singly(command)
        return answers

    def _count(self, commands: list[Command]) -> None:
        self.round_trips += 1
        self.commands += len(commands)
        if self.listener is not None:
            for command in commands:
                self.listener(command)

    async def _singly(self, command: Command) -> Any:
        """To the server that has it now; a script by its text, which the server then remembers: it
        forgets when it restarts."""
        self.round_trips += 1
        *words, script = command
        if script:
            words[:2] = "EVAL", source(script)
        try:
            client: Any = self.client
            return await client.execute_command(*words)
        except (RedisError, OSError) as error:
            return error


async def _pipelined(client: Redis, commands: list[Command]) -> list[Any]:
    """What a pipeline of the library does in more than twice the time."""
    pool: Any = client.connection_pool
    connection = await pool.get_connection()
    try:
        return await _exchanged(connection, commands)
    finally:
        await pool.release(connection)


async def _pipelined_to_one(node: ClusterNode | None, commands: list[Command]) -> list[Any]:
    """A pipeline of the library asks all servers of a cluster, and fails for all if one is away."""
    if node is None:
        raise ClusterError("it has left the cluster")
    connection = node.acquire_connection()
    try:
        await node.disconnect_if_needed(connection)
        return await _exchanged(connection, commands)
    finally:
        node.release(connection)


async def _exchanged(connection: Any, commands: list[Command]) -> list[Any]:
    try:
        await connection.send_packed_command([pack_command(command) for command in commands], False)
        return [await _answer(connection, command) for command in commands]
    except BaseException:
        await connection.disconnect(nowait=True)  # what comes yet answers nobody
        raise


async def _answer(connection: Any, command: Command) -> Any:
    try:
        answer = await connection.read_response(timeout=math.inf)
    except ResponseError as error:
        return error
    is_row = command[0] == "HGETALL"
    return dict(zip(answer[::2], answer[1::2], strict=True)) if is_row else answer


def _flat(lists: Sequence[Sequence[T]]) -> list[T]:
    return [item for some in lists for item in some]


def _ours(error: BaseException) -> Exception:
    if isinstance(error, (*AWAY, asyncio.CancelledError)):
        return StoreAway(f"The store does not answer: {told(error)}")
    if isinstance(error, OutOfMemoryError) or any(word in str(error) for word in LATER):
        return StoreAway(f"The store takes nothing now: {told(error)}")
    return StoreError(f"The store refuses: {told(error)}")
