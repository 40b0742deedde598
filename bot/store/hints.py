"""Hints that a partition has something new. They may get lost, so the worker also looks by itself
every second."""

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

RECONNECT_SECONDS: Final = 1.0


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
        self._is_closed = True  # connecting may swallow the cancellation
        self._listener.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._listener

    def wake(self, *partitions: int) -> None:
        """Hint from this process."""
        self._new.update(partitions)
        self._came.set()

    async def wait(self, seconds: float) -> set[int]:
        """Wait for hints. Return their partitions, none when the time is over."""
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
            await asyncio.sleep(0 if self._is_closed else RECONNECT_SECONDS)

    async def _listen_once(self) -> None:
        client = self._client
        one = _any_node(client) if isinstance(client, RedisCluster) else client
        try:
            async with one.pubsub() as channel:
                await channel.subscribe(keys.WAKE)
                while not self._is_closed:
                    message = await channel.get_message(True, timeout=RECONNECT_SECONDS)
                    if message:
                        self.wake(int(message["data"]))
        finally:
            if one is not client:
                await one.aclose()


def _any_node(cluster: RedisCluster) -> Redis:
    node: Any = random.choice(cluster.get_primaries())
    names = ("username", "password", "ssl", "ssl_ca_certs", "socket_connect_timeout")
    options = {name: value for name, value in node.connection_kwargs.items() if name in names}
    no_retry = Retry(NoBackoff(), 0)  # another node is asked instead
    return Redis(host=node.host, port=node.port, protocol=2, retry=no_retry, **options)
