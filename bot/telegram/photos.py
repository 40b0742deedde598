"""Draw pictures for Telegram; send one that was sent before by its file id."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256

from bot.pictures import draw
from bot.screens.screen import Screen
from bot.store import Store, StoreAway
from bot.telegram.client import Picture, Sent, SentFile
from bot.telegram.errors import NotSent, PictureRefused

log = logging.getLogger(__name__)


class Easel:
    """Draw pictures one after another in an executor, which should be a process: a thread would
    compete with the handling of taps for the interpreter."""

    def __init__(self, pool: Callable[[], Executor] = lambda: ThreadPoolExecutor(1)) -> None:
        self._new_pool = pool
        self._pool = pool()
        self.drawing = 0  # how many pictures are not drawn yet
        self._is_closed = False

    async def draw(self, description: object) -> bytes:
        if self._is_closed:
            raise NotSent("the bot is shutting down")
        pool = self._pool
        self.drawing += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, draw, description)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = self._new_pool()
            raise
        finally:
            self.drawing -= 1

    def warm_up(self) -> None:
        """Start the process now, so that the first picture does not wait for it."""
        self._pool.submit(abs, 0)

    def close(self) -> None:
        self._is_closed = True
        self._pool.shutdown(cancel_futures=True)


@dataclass(slots=True)
class Photos:
    store: Store
    bot: int
    easel: Easel = field(default_factory=Easel)

    async def get(self, screen: Screen) -> Picture | None:
        """Return the picture of a screen: by its file id, if it repeats and was sent before, else
        drawn. Raise `PictureRefused` if it cannot be drawn."""
        if screen.picture is not None and screen.repeats:
            with suppress(StoreAway):  # in a cluster it may lie elsewhere than the table
                if found := await self.store.file_id(self.bot, key_of(screen.picture)):
                    return SentFile(found, partial(self._draw_anew, screen.picture))
        return await self.draw(screen.picture)

    async def draw(self, description: object | None) -> bytes | None:
        """Draw a picture; raise `PictureRefused` if that cannot be done."""
        if description is None:
            return None
        try:
            return await self.easel.draw(description)
        except NotSent:
            raise
        except BrokenProcessPool:
            raise NotSent("the drawing process died") from None
        except Exception:
            log.exception("drawing a picture failed", extra={"picture": type(description).__name__})
            raise PictureRefused("the picture cannot be drawn") from None

    async def _draw_anew(self, description: object) -> bytes:
        """Draw a picture whose file id Telegram refuses, and forget the id."""
        log.info("telegram refused a file id", extra={"picture": type(description).__name__})
        with suppress(StoreAway):  # it is refused again
            await self.store.forget_file(self.bot, key_of(description))
        drawn = await self.draw(description)
        assert drawn is not None
        return drawn

    async def keep(self, screen: Screen, sent: Sent) -> None:
        """Store the file id of a sent picture that repeats: those of tables and hands do not."""
        if screen.picture is not None and screen.repeats and sent.file_id:
            with suppress(StoreAway):  # it is drawn again
                await self.store.remember_file(self.bot, key_of(screen.picture), sent.file_id)


def key_of(description: object) -> str:
    return sha256(repr(description).encode()).hexdigest()
