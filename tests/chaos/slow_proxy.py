"""A proxy in front of a store that delays every answer."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path


@dataclass(slots=True)
class SlowProxy:
    """Pass on at once what the bot asks, and each answer `seconds` after the store gave it."""

    socket: Path
    seconds: float = 0.0
    port: int = 0

    async def connect(self, bot: asyncio.StreamReader, to_bot: asyncio.StreamWriter) -> None:
        store, to_store = await asyncio.open_unix_connection(str(self.socket))
        try:
            await asyncio.gather(self._ask(bot, to_store), self._answer(store, to_bot))
        except ConnectionError:
            pass
        finally:
            to_store.close()
            to_bot.close()

    async def _ask(self, bot: asyncio.StreamReader, to_store: asyncio.StreamWriter) -> None:
        while data := await bot.read(1 << 16):
            to_store.write(data)
        to_store.close()

    async def _answer(self, store: asyncio.StreamReader, to_bot: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        due = 0.0
        while data := await store.read(1 << 16):
            due = max(due + 1e-6, loop.time() + self.seconds)  # answers keep their order
            loop.call_at(due, to_bot.write, data)


@asynccontextmanager
async def slowed(socket: Path) -> AsyncIterator[SlowProxy]:
    proxy = SlowProxy(socket)
    server = await asyncio.start_server(proxy.connect, "127.0.0.1", 0)
    proxy.port = server.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        server.close()
