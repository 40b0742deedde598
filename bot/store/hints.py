"""Hints that a partition has something new. They may get lost: whoever listens also looks by
himself every second."""

import asyncio
import contextlib
import random
from typing import Any, Final, Self

from redis.asyncio import Redis
from redis.asyncio.cluster import RedisCluster
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from bot.store import keys
from bot.store.calls import Client

AGAIN: Final = 1.0  # seconds after a broken connection


class Hints:
    def __init__(self, client: Client) -> None:
        self._client = client
        self._new: set[int] = set()
        self._came = asyncio.Event()
        self._is_closed = False
        self._listener: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._listener = asyncio.create_task(self._listen())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._listener
        self._is_closed = True  # a cancellation can get lost in a connection that begins
        self._listener.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._listener

    def wake(self, *partitions: int) -> None:
        """A hint from this process itself."""
        self._new.update(partitions)
        self._came.set()

    async def wait(self, seconds: float) -> set[int]:
        """The partitions that were hinted at; none when the time is over."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._came.wait()
        self._came.clear()
        hinted, self._new = self._new, set()
        return hinted

    async def _listen(self) -> None:
        while not self._is_closed:
            with contextlib.suppress(RedisError, OSError):
                await self._listen_once()
            await asyncio.sleep(0 if self._is_closed else AGAIN)

    async def _listen_once(self) -> None:
        client = self._client
        one = _any_node(client) if isinstance(client, RedisCluster) else client
        try:
            async with one.pubsub() as channel:
                await channel.subscribe(keys.WAKE)
                while not self._is_closed:
                    message = await channel.get_message(True, timeout=AGAIN)
                    if message:
                        self.wake(int(message["data"]))
        finally:
            if one is not client:
                await one.aclose()


def _any_node(cluster: RedisCluster) -> Redis:
    node: Any = random.choice(cluster.get_primaries())
    same = ("username", "password", "ssl", "ssl_ca_certs", "socket_connect_timeout")
    known = {name: node.connection_kwargs[name] for name in same if name in node.connection_kwargs}
    at_once = Retry(NoBackoff(), 0)  # another one is asked instead
    return Redis(host=node.host, port=node.port, protocol=2, retry=at_once, **known)
