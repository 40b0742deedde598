"""Health, metrics and logs for the operator; no log shows a card or a token."""

import json
import logging
import os
import re
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.ops.logs import HIDDEN, LogLine
from bot.playground.__main__ import furnish
from bot.playground.server import Playground
from tests.bot.program import Group, Program
from tests.bot.wording import EN, pattern, turn_of

pytestmark = pytest.mark.slow  # starts whole programs, and kills some

LINE = re.compile(r'time=\S+Z level=(debug|info|warning|error) logger=[\w.]+ event=("[^\n]*"|\S+)')
FACE = re.compile(r"[●▲✚■★]\s?\d+|\b[ctpsx]\d{1,2}\b")
TAPS = 8  # of an evening
COMMITS = 4  # of them; opening a screen or a hand commits nothing
Numbers = dict[tuple[str, ...], float]


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.fixture
async def telegram() -> AsyncIterator[Playground]:
    async with Playground(username="parlour_bot") as playground:
        furnish(playground, 2)
        yield playground


def real(telegram: Playground) -> dict[str, str]:
    return {"TELEGRAM_TOKEN": telegram.token, "TELEGRAM_URL": telegram.url}


async def evening(group: Group) -> None:
    """Let two people and a computer start a game, open hands and move."""
    await group.wait_for("Ann", pattern("group-start"))
    await group.sim("faults", duplicate_updates=1)
    await group.say("Ann", "/newgame@parlour_bot whot")
    await group.tap("Bola", EN("join"))
    await group.add_computers("Ann", "easy")
    await group.sim("faults", flood={"chat": group.chat, "seconds": 4})
    await group.tap("Ann", EN("start"))
    await group.wait_for("Ann", turn_of("Ann"))
    await group.tap("Bola", EN("open-whot"))
    await group.tap("Ann", EN("whot-draw", count=1))
    await group.wait_for("Ann", turn_of("Bola"))
    await group.say("Bola", "/move@parlour_bot draw")
    await group.wait_for("Ann", EN("computer-name", number=1))
    await group.wait_for("Bola", turn_of("Ann"))


async def scraped(http: aiohttp.ClientSession, bot: Program) -> Numbers:
    async with http.get(f"{bot.health_url}/metrics") as answer:
        assert answer.status == 200
        text = await answer.text()
    return {
        (sample.name, *(value for name, value in sorted(sample.labels.items()) if name != "le")): (
            sample.value
        )
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_an_evening_is_counted_and_timed(
    tmp_path: Path, http: aiohttp.ClientSession, telegram: Playground
) -> None:
    group = await Group(http, telegram.url).load()
    async with Program(tmp_path, real(telegram)) as bot:
        await evening(group)
        numbers = await scraped(http, bot)
    assert numbers["parlour_updates_total", "callback_query"] == TAPS
    assert numbers["parlour_updates_total", "message"] >= 3
    assert numbers["parlour_duplicates_total", "inbox"] >= 1
    assert numbers["parlour_moves_total", "player", "whot"] == 2
    assert numbers["parlour_moves_total", "computer", "whot"] >= 1
    assert numbers["parlour_conflicts_total",] == 0
    assert numbers["parlour_budget_waits_total",] >= 1
    assert numbers["parlour_flooded_total",] >= 1
    assert numbers["parlour_tables_live",] == 1
    server = f"{tmp_path}/data/store/valkey.sock"
    assert numbers["parlour_store_answers", server] == 1
    assert numbers["parlour_store_memory_bytes", server] > 1 << 20
    assert numbers["parlour_inbox_oldest_seconds",] < 60
    assert numbers["parlour_unpainted_oldest_seconds",] < 60
    assert numbers["parlour_tap_seconds_count", "inbox"] == TAPS
    assert numbers["parlour_tap_seconds_count", "commit"] == COMMITS
    assert numbers["parlour_tap_seconds_count", "answer"] == COMMITS
    assert 1 <= numbers["parlour_tap_seconds_count", "painted"] <= COMMITS
    assert numbers["parlour_tap_seconds_sum", "painted"] > 0
    labels = {label for name in numbers for label in name[1:]} - {server}
    assert not [label for label in labels if re.search(r"\d{3}", label)]


async def health(http: aiohttp.ClientSession, bot: Program) -> tuple[int, dict[str, Any]]:
    async with http.get(f"{bot.health_url}/healthz") as answer:
        return answer.status, await answer.json()


async def test_health_tells_what_is_not_well_and_since_when(
    tmp_path: Path, http: aiohttp.ClientSession, telegram: Playground
) -> None:
    async with Program(tmp_path, real(telegram)) as bot:
        status, shown = await health(http, bot)
        assert status == 200
        assert shown["role"] == "all"
        assert shown["store"]["well"]
        assert shown["intake"]["well"]
        since = shown["store"]["since"]
        store = next(
            pid for pid, command in bot.live_processes().items() if "valkey-server" in command
        )
        os.kill(store, signal.SIGSTOP)
        assert "server=" in await bot.wait_for_log("store down")
        status, shown = await health(http, bot)
        assert status == 503
        assert not shown["well"]
        assert not shown["store"]["well"]
        assert shown["store"]["since"] > since
        os.kill(store, signal.SIGCONT)
        await bot.wait_for_log("store up")
        assert (await health(http, bot))[0] == 200


async def test_no_log_tells_a_card_a_word_or_the_token(
    tmp_path: Path, http: aiohttp.ClientSession, telegram: Playground
) -> None:
    group = await Group(http, telegram.url).load()
    async with Program(tmp_path, {**real(telegram), "LOG_LEVEL": "debug"}) as bot:
        await evening(group)
        await group.sim("faults", away=2)
        await group.say("Ann", "/move@parlour_bot xyzzy c5 please")
        await bot.wait_for_log("telegram up")
        assert await bot.stop() == 0
    for event in ("inbox entry handled", "telegram call answered", "table committed"):
        assert [line for line in bot.err if "level=debug" in line and event in line], event
    for line in bot.err:
        assert LINE.match(line), line
        assert not FACE.search(line), line
        assert telegram.token not in line
        assert telegram.token.partition(":")[2] not in line
        assert "xyzzy" not in line
        assert "newgame" not in line


def test_a_line_is_one_line_and_hides_what_is_secret() -> None:
    line = LogLine(["hush"])
    try:
        raise ValueError("at https://api.example/bot123456:AAEabcdefghijklmnopqrstuvwxyz/getMe")
    except ValueError as error:
        trace = (type(error), error, error.__traceback__)
    record = logging.LogRecord("bot.room", 40, "", 0, 'said "%s"\nto %s', ("hush", "all"), trace)
    record.chat = -100
    written = line.format(record)
    assert "\n" not in written
    assert "hush" not in written
    assert "AAEabc" not in written
    assert HIDDEN in written
    assert "chat=-100" in written
    assert json.loads(re.findall(r'event=("(?:[^"\\]|\\.)*")', written)[0]).startswith("said")
