"""An evening for a bench: a store, a local Telegram with its limits, and the bot beside them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp

from bot.playground.clock import Clock
from bot.playground.server import Playground
from bot.store import open_store
from bot.telegram.client import TelegramClient, connected
from tests.bot.evenings.evening import Evening

START = 1_767_225_600  # 2026-01-01 00:00 UTC


@asynccontextmanager
async def stage(url: str, clock: Clock, ephemerals_count: bool = False) -> AsyncIterator[Evening]:
    """Empty the store at this address and run the bot beside it until the block ends."""
    playground = Playground(clock=clock, username="parlour_bot")
    playground.world.limits.ephemerals_count = ephemerals_count
    store, _ = await open_store(url)
    async with (
        store,
        playground,
        aiohttp.ClientSession() as http,
        connected(playground.token, playground.url) as bot,
    ):
        await store.forget_everything()
        evening = Evening(playground, http, url, store, TelegramClient(bot))
        await evening.start_bot()
        yield evening
        await evening.stop_bot()
