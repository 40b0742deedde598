"""Ctrl-C and SIGTERM: the bot finishes what is under way and leaves no process behind."""

import asyncio
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from redis import Redis

from bot.address import Address
from bot.playground.__main__ import furnish
from bot.playground.server import Playground
from bot.store import keys
from tests.bot.program import Group, Program, wait_until
from tests.bot.wording import EN, pattern, turn_of

pytestmark = pytest.mark.slow  # starts whole programs, and kills some

LONGEST = 10  # seconds: twice what is promised, for a busy machine


@pytest.fixture
async def group() -> AsyncIterator[Group]:
    async with (
        Playground(username="parlour_bot") as telegram,
        aiohttp.ClientSession() as http,
    ):
        furnish(telegram, 1)
        group = await Group(http, telegram.url).load()
        group.token = telegram.token
        yield group


def real(group: Group) -> dict[str, str]:
    return {"TELEGRAM_TOKEN": group.token, "TELEGRAM_URL": group.url}


async def think(group: Group) -> None:
    """Start a game in which a hard computer is on turn."""
    await group.say("Ann", "/newgame@parlour_bot whot")
    await group.add_computers("Ann", "hard", 2)
    await group.tap("Ann", EN("start"))
    await group.tap("Ann", EN("whot-draw", count=1))


def thinkers(bot: Program) -> list[int]:
    return [pid for pid, command in bot.live_processes().items() if "forkserver" in command]


async def ends(bot: Program, name: signal.Signals) -> int:
    """Send the signal and return the exit code, in time though Telegram does not answer."""
    async with asyncio.timeout(LONGEST):
        return await bot.stop(name)


def is_sending(bot: Program, group: Group) -> bool:
    """Return whether the table's message was sent and not answered yet."""
    with Redis(unix_socket_path=str(bot.folder / "data" / "store" / "valkey.sock")) as store:
        return bool(store.hget(keys.state(Address(group.chat)), "sending") == b"1")


@pytest.mark.parametrize(
    "name", [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.slow)]
)
async def test_a_game_with_thinking_computers_ends_and_goes_on(
    tmp_path: Path, group: Group, name: signal.Signals
) -> None:
    async with Program(tmp_path, real(group)) as bot:
        await think(group)
        await wait_until(lambda: thinkers(bot))
        assert await bot.stop(name) == 0
        await wait_until(lambda: not bot.live_processes())
        assert "stopped" in bot.err[-1]
        assert not any("Traceback" in line or "trace=" in line for line in bot.err)
    left = {path.name for path in (tmp_path / "data" / "store").iterdir()}
    assert not left & {"valkey.sock", "valkey.pid"}
    async with Program(tmp_path, real(group)):
        await group.wait_for("Ann", turn_of("Ann"))


async def test_a_second_ctrl_c_ends_at_once(tmp_path: Path, group: Group) -> None:
    """The first Ctrl-C waits for Telegram's slow answer, the second does not."""
    async with Program(tmp_path, real(group)) as bot:
        await group.wait_for("Ann", pattern("group-start"))
        await group.sim("faults", latency=3600)
        await group.say("Ann", "/newgame@parlour_bot")
        await wait_until(lambda: is_sending(bot, group))
        bot.process.send_signal(signal.SIGINT)
        await bot.wait_for_log("Ctrl-C again to quit")
        assert await ends(bot, signal.SIGINT) == 130
        assert not any("unfinished work" in line for line in bot.err)
        await wait_until(lambda: not bot.live_processes())


async def test_a_telegram_that_hangs_is_not_waited_for(tmp_path: Path, group: Group) -> None:
    async with Program(tmp_path, real(group)) as bot:
        await group.wait_for("Ann", pattern("group-start"))
        await group.sim("faults", latency=3600)
        await group.say("Ann", "/newgame@parlour_bot")
        await wait_until(lambda: is_sending(bot, group))
        assert await ends(bot, signal.SIGINT) == 0
        assert any("unfinished work" in line for line in bot.err)
        await wait_until(lambda: not bot.live_processes())


async def test_ctrl_c_while_it_begins(tmp_path: Path, group: Group) -> None:
    await group.sim("faults", latency=3600)
    bot = Program(tmp_path, real(group))
    await bot.launch()
    await wait_until((tmp_path / "data" / "store" / "valkey.pid").exists)
    assert await ends(bot, signal.SIGINT) == 130
    assert bot.err == []
    await wait_until(lambda: not bot.live_processes())
