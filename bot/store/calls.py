"""Send commands and scripts to Redis: all that are asked for at one time go to a server in one
batch, in the order in which they were asked for."""

import asyncio
import logging
import math
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache, partial
from hashlib import sha1
from itertools import chain
from pathlib import Path
from typing import Any, Final

from hiredis import pack_command
from redis.asyncio import Redis
from redis.asyncio.cluster import RedisCluster
from redis.crc import key_slot
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

from bot.address import PARTITIONS
from bot.store import keys

log = logging.getLogger(__name__)

Client = Redis | RedisCluster
Command = tuple[Any, ...]

SCRIPTS: Final = Path(__file__).parent / "scripts"
LARGEST_BATCH: Final = 500
SCAN_COUNT: Final = 1000  # keys that a server looks at for one answer of a scan
BATCH_APART_SECONDS: Final = 0.01  # for which a batch waits for the answers to the one before
MOST_BATCHES: Final = 64  # under way to one server at one time, each on its own connection
BATCH_SECONDS: Final = 8.0  # for the answers of a whole batch
RECONNECT_PAUSES: Final = (0.02, 0.1, 0.3)  # seconds before a batch is sent again
REFRESH_SECONDS: Final = 30.0  # between two looks at which servers a cluster has
REPLICA_MS: Final = 1000  # for the replica to confirm
SLOTS: Final = [key_slot(keys.probe(number).encode()) for number in range(PARTITIONS)]
NO_SERVER: Final = "no server"  # in place of the name of one, for slots that a cluster has lost
UNAVAILABLE: Final = (
    *(OSError, ConnectionError, TimeoutError, BusyLoadingError, ReadOnlyError),
    *(ClusterError, RedisClusterException),
)
BROKEN: Final = (ConnectionError, ConnectionResetError, BrokenPipeError)
# Beginnings of refusals that pass; an old server puts them into the error of a script.
PASSING_REFUSALS: Final = ("OOM ", "MISCONF ", "NOREPLICAS ", "READONLY ")
# Answers after which a command is sent again by itself: a script by its text, or to the server that
# an ASK names.
RESENT: Final = (NoScriptError, AskError, TryAgainError)


class StoreError(Exception):
    """One line that says what is wrong and what to do."""


class StoreAway(StoreError):
    """The store did not answer: what was asked may or may not have happened. Ask again."""


@cache
def source(script: str) -> str:
    prelude, body = ((SCRIPTS / f"{name}.lua").read_text() for name in ("prelude", script))
    return prelude + "\n" + body


@cache
def digest(script: str) -> str:
    return sha1(source(script).encode(), usedforsecurity=False).hexdigest()


def words_of(error: BaseException) -> str:
    """Return an error's text on one line, without a full stop."""
    return " ".join(str(error).split()).rstrip(".") or type(error).__name__


def pairs(flat: Sequence[Any]) -> dict[Any, Any]:
    """Make a dictionary of a list in which Redis returns names and values by turns."""
    return dict(zip(flat[::2], flat[1::2], strict=True))


class Lane:
    """The queue of one server, sent in batches; a server that is away delays no other.

    What is asked while a batch is under way goes into the next one, which waits for the answers to
    the first, but not for long: batches to a slow server are under way side by side.
    """

    def __init__(self, answers: Callable[[list[Command]], Awaitable[list[Any]]]) -> None:
        self._answers = answers
        self._waiting: deque[tuple[Command, asyncio.Future[Any]]] = deque()
        self._since = 0.0  # when the first of them was asked
        self._senders: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None

    async def ask(self, command: Command) -> Any:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Any] = loop.create_future()
        if not self._waiting:
            self._since = loop.time()
        self._waiting.append((command, answer))
        if not self._senders:
            self._begin()
        elif self._timer is None:
            self._timer = loop.call_later(BATCH_APART_SECONDS, self._begin_another)
        return await answer

    @property
    def is_sending(self) -> bool:
        return bool(self._senders)

    async def drain(self) -> None:
        while self._senders:
            await asyncio.wait(self._senders)

    def _begin(self) -> None:
        self._senders.add(asyncio.create_task(self._send()))

    def _begin_another(self) -> None:
        """Send what has waited long enough for the answers to the batches before it."""
        self._timer = None
        if not self._waiting or len(self._senders) >= MOST_BATCHES:
            return
        loop = asyncio.get_running_loop()
        left = self._since + BATCH_APART_SECONDS - loop.time()
        if left > 0:
            self._timer = loop.call_later(left, self._begin_another)
        else:
            self._begin()

    async def _send(self) -> None:
        try:
            while self._waiting:
                most = min(len(self._waiting), LARGEST_BATCH)
                batch = [self._waiting.popleft() for _ in range(most)]
                self._since = asyncio.get_running_loop().time()
                answers = await self._answers([command for command, _ in batch])
                for (_, future), answer in zip(batch, answers, strict=True):
                    if future.done():
                        continue
                    if isinstance(answer, Exception):
                        future.set_exception(answer)
                    else:
                        future.set_result(answer)
                await asyncio.sleep(0)  # what the answers lead to goes into the next batch
        finally:
            self._senders -= {asyncio.current_task()}


class Calls:
    """Commands to one server or a cluster.

    For benchmarks, `round_trips` and `commands` count what was sent, and `listener` is called with
    each command before it is sent, with the name of its script last.
    """

    def __init__(self, client: Client, replicas: int = 0) -> None:
        self.client = client
        self.round_trips = 0
        self.commands = 0
        self.listener: Callable[[Command], None] | None = None
        # Looked at once: isinstance is slow for the library's types, which are protocols.
        self._cluster = client if isinstance(client, RedisCluster) else None
        self.replicas = replicas  # that must confirm what was written, without a cluster
        self._known_slots: object = None  # of a cluster, from which is computed
        self._followed: set[str] = set()  # which of its masters have replicas
        self._refresh_at = 0.0
        self._refreshing: asyncio.Task[None] | None = None
        self._lanes: dict[str, Lane] = {}  # by the name of a server, "" without a cluster

    async def run(self, script: str, keys: Sequence[str], *args: Any) -> Any:
        return await self.ask("EVALSHA", digest(script), len(keys), *keys, *args, script=script)

    async def each(
        self,
        script: str,
        keys: Sequence[Sequence[str]],
        common: Sequence[Any],
        own: Sequence[Sequence[Any]],
    ) -> list[Any]:
        """Run a script for many partitions, with the `keys` and `own` arguments of each in turn.

        That is one call, or on a cluster one call for each partition. An answer may be an error.
        """
        if not keys:
            await asyncio.sleep(0)  # a loop that asks for nothing must not starve others
            return []
        if self._cluster is None:
            try:
                every = chain.from_iterable
                answers = await self.run(script, [*every(keys)], *common, *every(own))
            except StoreError as error:
                return [error] * len(keys)
            return list(answers)
        asked = [self.run(script, k, *common, *o) for k, o in zip(keys, own, strict=True)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        return [part if isinstance(part, BaseException) else part[0] for part in found]

    async def ask(self, *command: Any, script: str = "") -> Any:
        name = self._server_of(command) if self._cluster is not None else ""
        if name not in self._lanes:
            self._lanes[name] = Lane(partial(self._send, name))
        return await self._lanes[name].ask((*command, script))

    async def scan(self, pattern: str) -> AsyncIterator[bytes]:
        """Yield the keys of all servers that match a pattern; some may come twice."""
        try:
            async for name in self.client.scan_iter(match=pattern, count=SCAN_COUNT):
                yield name
        except (RedisError, OSError) as error:
            raise store_error(error) from None

    def servers(self) -> dict[str, int]:
        """Name the servers that hold partitions, each with one of these."""
        if self._cluster is None:
            options: dict[str, Any] = self.client.connection_pool.connection_kwargs  # type: ignore[union-attr]
            return {options.get("path") or f"{options['host']}:{options['port']}": 0}
        slots, found = self._cluster.nodes_manager.slots_cache, dict[str, int]()
        for number, slot in enumerate(SLOTS):
            found.setdefault(slots[slot][0].name if slots.get(slot) else NO_SERVER, number)
        return found

    def primaries(self) -> list[str]:
        """Return the names of the servers that hold keys, "" without a cluster."""
        if self._cluster is None:
            return [""]
        return [str(node.name) for node in self._cluster.get_primaries()]

    @property
    def in_flight(self) -> bool:
        """Return whether a command waits for its answer."""
        return any(lane.is_sending for lane in self._lanes.values())

    async def close(self) -> None:
        await asyncio.gather(*(lane.drain() for lane in self._lanes.values()))
        if self._refreshing is not None:
            await self._refreshing
        await self.client.aclose()

    def _server_of(self, command: Command) -> str:
        """Return the name of the server of a cluster that has the keys of a command."""
        assert self._cluster
        try:
            node = self._cluster.get_node_from_key(command[3 if command[0] == "EVALSHA" else 1])
        except RedisClusterException as error:
            raise store_error(error) from None
        assert node
        return str(node.name)

    async def _send(self, name: str, commands: list[Command]) -> list[Any]:
        """Send a batch, again after a broken connection. Return answers and errors, in time."""
        for pause in (*RECONNECT_PAUSES, None):
            try:
                async with asyncio.timeout(BATCH_SECONDS):
                    answers = await self.exchange(name, commands)
                return [store_error(a) if isinstance(a, Exception) else a for a in answers]
            except (Exception, asyncio.CancelledError) as error:
                if pause is None or not isinstance(error, BROKEN):
                    failure = store_error(error)
                    break
                await asyncio.sleep(pause)
        await self._refresh_cluster()
        return [failure] * len(commands)

    async def _refresh_cluster(self) -> None:
        """Ask a cluster for its servers: another one may have taken the place of one."""
        if self._cluster is not None:
            with suppress(RedisError, OSError):
                async with asyncio.timeout(BATCH_SECONDS):
                    await self._cluster.nodes_manager.initialize()

    def _replicas_of(self, name: str) -> int:
        """Return how many replicas must confirm what is written to a server.

        In a cluster a replica may take the place of its master at any time, so what it has not got
        may be lost: until the cluster itself has given up the replica, such a write is no success.
        """
        if self._cluster is None:
            return self.replicas
        now = asyncio.get_running_loop().time()
        if now >= self._refresh_at:  # a replica may have come
            self._refresh_at = now + REFRESH_SECONDS
            self._refreshing = asyncio.create_task(self._refresh_cluster())
        slots = self._cluster.nodes_manager.slots_cache
        if slots is not self._known_slots:
            self._known_slots = slots
            self._followed = {nodes[0].name for nodes in slots.values() if len(nodes) > 1}
        return int(name in self._followed)

    async def exchange(self, name: str, commands: list[Command]) -> list[Any]:
        """Send a batch to a server once. Return the answers, of which some may be errors."""
        self.round_trips += 1
        self.commands += len(commands)
        if self.listener is not None:
            for command in commands:
                self.listener(command)
        sent = [command[:-1] for command in commands]
        replicas = self._replicas_of(name)
        if replicas:
            sent.append(("WAIT", replicas, REPLICA_MS))
        async with self._connection(name) as connection:
            try:
                packed = [pack_command(command) for command in sent]
                await connection.send_packed_command(packed, False)
                answers = [await _read_answer(connection, command) for command in sent]
            except BaseException:
                await connection.disconnect(nowait=True)  # late answers must not reach the next one
                raise
        if replicas:
            confirmed = answers.pop()
            if not isinstance(confirmed, int) or confirmed < replicas:
                if self._cluster is not None:
                    await self._refresh_cluster()
                    return [
                        StoreAway("The store has not confirmed it: its replica does not answer")
                    ] * len(commands)
                log.warning("replica does not confirm, moves are saved by the master alone")
                self.replicas = 0
        for i, command in enumerate(commands):
            if isinstance(answers[i], RESENT):
                answers[i] = await self._resend(command)
        return answers

    @asynccontextmanager
    async def _connection(self, name: str) -> AsyncIterator[Any]:
        """Borrow a connection: the library's own pipelines take more than twice the time, and ask
        all servers of a cluster, of which none may be away."""
        if self._cluster is None:
            pool: Any = self.client.connection_pool  # type: ignore[union-attr]
            connection = await pool.get_connection()
            try:
                yield connection
            finally:
                await pool.release(connection)
            return
        node = self._cluster.get_node(node_name=name)
        if node is None:
            raise ClusterError("it has left the cluster")
        connection = node.acquire_connection()
        try:
            await node.disconnect_if_needed(connection)
            yield connection
        finally:
            node.release(connection)

    async def _resend(self, command: Command) -> Any:
        """Send a command to the server that has its keys now, a script by its text, because a
        server forgets scripts when it restarts."""
        self.round_trips += 1
        *words, script = command
        if script:
            words[:2] = "EVAL", source(script)
        try:
            client: Any = self.client
            return await client.execute_command(*words)
        except (RedisError, OSError) as error:
            return error


async def _read_answer(connection: Any, command: Command) -> Any:
    try:
        answer = await connection.read_response(timeout=math.inf)
    except ResponseError as error:
        return error
    return pairs(answer) if command[0] == "HGETALL" else answer


def store_error(error: BaseException) -> StoreError:
    """Return the StoreError for an error of the library."""
    if isinstance(error, StoreError):
        return error
    if isinstance(error, (*UNAVAILABLE, asyncio.CancelledError)):
        return StoreAway(f"The store does not answer: {words_of(error)}")
    if isinstance(error, OutOfMemoryError) or any(w in str(error) for w in PASSING_REFUSALS):
        return StoreAway(f"The store refuses writes for now: {words_of(error)}")
    return StoreError(f"The store refuses the command: {words_of(error)}")
