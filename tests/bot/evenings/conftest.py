"""A fixture for a whole evening: a real store, a local Telegram with its limits, and the bot."""

import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from redis import Redis

import engine.search
from bot import address, i18n
from bot.actions.about import listed_commands, menu_commands
from bot.i18n import Translator
from bot.playground.clock import Clock
from bot.playground.server import Playground
from bot.store import leases, open_store
from bot.store.embedded import Embedded
from bot.telegram.client import TelegramClient, connected
from bot.telegram.command_menu import NOTE, register
from engine.search import Budget
from tests.bot.evenings.evening import Evening
from tests.bot.more_languages import copied_languages

START = 1_767_225_600  # 2026-01-01 00:00 UTC


@pytest.fixture
def url(server: Embedded) -> str:
    return server.url


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limit the search of computers to a moment, and fail on missing translations."""
    monkeypatch.setattr(
        engine.search, "BUDGETS", dict.fromkeys(engine.search.BUDGETS, Budget(3, 0.05))
    )
    monkeypatch.setattr(Translator, "is_strict", True)


@pytest.fixture(autouse=True)
def few_partitions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use few partitions, to look after fewer streams."""
    for module in (address, leases):
        monkeypatch.setattr(module, "PARTITIONS", 4)


# What the first registration set, by the folder of the languages: it takes 140 calls.
MENUS: dict[Path, tuple[dict[Any, Any], bytes]] = {}


async def set_menus(evening: Evening) -> None:
    """Register the menus of commands, or leave them as an earlier start of the bot has."""
    bot, store = evening.playground.bot, evening.store
    known = i18n.LOCALES
    if known not in MENUS:
        await register(evening.client, store, menu_commands, listed_commands())
        MENUS[known] = dict(bot.commands), (await store.row(bot.user.id))[NOTE.encode()]
    commands, digest = MENUS[known]
    bot.commands.update(commands)
    await store.change(bot.user.id, {NOTE: digest})


@pytest.fixture
def first_start() -> None:
    """Let the bot register its menus call by call."""
    MENUS.clear()


@asynccontextmanager
async def open_evening(url: str) -> AsyncIterator[Evening]:
    with Redis.from_url(url) as client:
        client.flushall()
    playground = Playground(clock=Clock(START), username="parlour_bot")
    store, _ = await open_store(url)
    async with (
        store,
        playground,
        aiohttp.ClientSession() as http,
        connected(playground.token, playground.url) as bot,
    ):
        client = TelegramClient(bot, playground.clock.now, playground.clock.sleep)
        evening = Evening(playground, http, url, store, client)
        await set_menus(evening)
        await evening.start_bot()
        yield evening
        await evening.stop_bot()


@pytest.fixture
async def evening(url: str, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Evening]:
    async with open_evening(url) as opened:
        yield opened
        unanswered = await opened.unanswered_taps()
    faults = [r.getMessage() for r in caplog.get_records("call") if r.levelno >= logging.ERROR]
    assert (faults, unanswered) == ([], [])


@pytest.fixture
def many_languages(tmp_path: Path) -> Iterator[None]:
    """Speak Portuguese of Brazil, Chinese and Nigerian Pidgin too."""
    with copied_languages(tmp_path, ("de", "pcm", "pt-br", "zh-hans", "zh-hant")):
        yield
