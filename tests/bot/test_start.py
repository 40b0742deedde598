"""`python -m bot`: from nothing, with a token, by webhook, in roles; what goes away comes back."""

import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.playground.__main__ import furnish
from bot.playground.server import Playground
from tests.bot.program import Group, Program, ended, free_port, until

pytestmark = pytest.mark.slow  # whole programs and servers that are killed take their time

LOBBY = "Whot · for"


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.fixture
async def telegram() -> AsyncIterator[Playground]:
    """A Telegram elsewhere, with a group and a bot whose token is known."""
    async with Playground(username="parlour_bot") as playground:
        furnish(playground, 2)
        yield playground


def real(telegram: Playground) -> dict[str, str]:
    return {"TELEGRAM_TOKEN": telegram.token, "TELEGRAM_URL": telegram.url}


async def deal(group: Group, level: str = "easy") -> None:
    """Ann and a computer sit down and begin."""
    await group.say("Ann", "/newgame@parlour_bot whot")
    await group.tap("Ann", f"🤖 {level}")
    await group.tap("Ann", "Start")
    await group.button("Ann", "My cards")


async def test_without_a_token_everything_is_there(
    tmp_path: Path, http: aiohttp.ClientSession
) -> None:
    async with Program(tmp_path, {}) as bot:
        async with http.get(bot.page) as page:
            assert page.status == 200
        group = await Group(http, bot.page).look()
        assert {"Ann", "Bola", "Chen", "Dora"} == set(group.people)
        await group.say("Ann", "/newgame@parlour_bot")
        await group.reads("Bola", LOBBY)
        assert (tmp_path / "data" / "local").is_dir()
        assert await bot.end() == 0
        assert not bot.running()


async def test_a_file_env_sets_it(tmp_path: Path, telegram: Playground) -> None:
    lines = [f"{name}={value}" for name, value in real(telegram).items()]
    (tmp_path / ".env").write_text("\n".join([*lines, "DATA_DIR=kept", "PORT="]))
    async with Program(tmp_path, {}) as bot:
        assert "@parlour_bot is ready" in bot.out[0]
        assert (tmp_path / "kept" / "store").is_dir()


async def test_with_a_token_it_polls(
    tmp_path: Path, http: aiohttp.ClientSession, telegram: Playground
) -> None:
    group = await Group(http, telegram.url).look()
    await group.say("Ann", "/newgame@parlour_bot")
    async with Program(tmp_path, real(telegram)):
        await group.reads("Ann", LOBBY)


async def test_with_a_webhook_updates_are_brought(
    tmp_path: Path, http: aiohttp.ClientSession, telegram: Playground
) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}/some/path"
    group = await Group(http, telegram.url).look()
    async with Program(
        tmp_path, {**real(telegram), "WEBHOOK_URL": address, "PORT": str(port)}
    ) as bot:
        await group.say("Ann", "/newgame@parlour_bot")
        await group.reads("Ann", LOBBY)
        forged = {"update_id": 1, "message": {"chat": {"id": 1}}}
        async with http.post(address, json=forged) as answer:
            assert answer.status == 403
        assert await bot.end() == 0
    async with Program(tmp_path, real(telegram)) as bot:  # polling again: its own webhook goes
        await group.say("Ann", "/help@parlour_bot")
        await group.reads("Ann", "/newgame")


async def test_a_webhook_that_was_taken_meanwhile_is_set_again_at_the_start(
    tmp_path: Path, http: aiohttp.ClientSession, telegram: Playground
) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}/some/path"
    group = await Group(http, telegram.url).look()
    hooked = {**real(telegram), "WEBHOOK_URL": address, "PORT": str(port)}
    async with Program(tmp_path, hooked) as bot:
        assert await bot.end() == 0
    async with http.get(f"{telegram.url}/bot{telegram.token}/deleteWebhook") as answer:
        assert answer.status == 200
    await group.say("Ann", "/newgame@parlour_bot")
    async with Program(tmp_path, hooked):
        await group.reads("Ann", LOBBY)


async def test_intake_and_worker_share_the_work(
    tmp_path: Path, http: aiohttp.ClientSession, telegram: Playground, url: str
) -> None:
    shared = {**real(telegram), "REDIS_URL": url}
    group = await Group(http, telegram.url).look()
    async with Program(tmp_path, {**shared, "ROLE": "intake"}) as intake:
        await group.say("Ann", "/newgame@parlour_bot")
        await until(lambda: not telegram.bot.queue.updates)  # taken, though nobody works on it
        assert await intake.end() == 0
    async with Program(tmp_path, {**shared, "ROLE": "worker"}):
        await group.reads("Ann", LOBBY)
    assert not (tmp_path / "data").exists()


async def test_telegram_may_go_away(
    tmp_path: Path, http: aiohttp.ClientSession, telegram: Playground
) -> None:
    group = await Group(http, telegram.url).look()
    async with Program(tmp_path, real(telegram)) as bot:
        await group.sim("faults", away=2)
        await group.say("Ann", "/newgame@parlour_bot")
        assert "level=warning" in await bot.logged("telegram down")
        assert "down_seconds=" in await bot.logged("telegram up")
        await group.reads("Ann", LOBBY)


async def test_a_killed_valkey_is_started_again_and_nothing_is_lost(
    tmp_path: Path, http: aiohttp.ClientSession
) -> None:
    async with Program(tmp_path, {}) as bot:
        group = await Group(http, bot.page).look()
        await group.say("Ann", "/newgame@parlour_bot")
        await group.reads("Ann", LOBBY)
        os.kill(int((tmp_path / "data/local/valkey.pid").read_text()), signal.SIGKILL)
        answer = await group.tap("Bola", "Join")
        assert answer["answer"] is not None
        await group.reads("Ann", "Bola")
        assert await bot.end() == 0
        assert not bot.running()


async def test_it_goes_on_after_kill_9(tmp_path: Path, http: aiohttp.ClientSession) -> None:
    """Even thinkers end; the store that is left is the one that the next start uses."""
    async with Playground(username="parlour_bot") as telegram:
        furnish(telegram, 2)
        group = await Group(http, telegram.url).look()
        first = Program(tmp_path, real(telegram))
        async with first:
            await deal(group)
            store = int((tmp_path / "data/store/valkey.pid").read_text())
            assert await first.end(signal.SIGKILL) == -signal.SIGKILL
        await until(lambda: list(first.running()) == [store])
        async with Program(tmp_path, real(telegram)) as second:
            await group.tap("Ann", "Draw a card")
            await group.reads("Ann", "Ann drew a card")
            assert await second.end() == 0
            assert not second.running()
        assert not first.running()


async def test_a_version_is_told(tmp_path: Path) -> None:
    told = await ended(tmp_path, "-m", "bot", "--version")
    assert told.code == 0
    assert told.out.startswith("parlour ")
